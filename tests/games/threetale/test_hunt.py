"""Cases written from rulebook and ledger alone, before the code was read: what meets what, boundaries, rare modes, ends."""

from __future__ import annotations

import pytest

from taletable.engine.state import Options
from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.land import WIDTH
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios.broken_clockwork.rules import SAND
from taletable.games.threetale.scenarios.forest_of_glass.rules import DOOR, LANTERNS, TAKEN
from taletable.games.threetale.scenarios.glowing_windows.rules import DRUNK, PLACE
from taletable.games.threetale.scenarios.nine_rings.rules import BOUND, FORGE
from taletable.games.threetale.scenarios.the_beginning.rules import BURNING
from taletable.games.threetale.tiles import THINGS
from taletable.testing import rule

from .futures import foe, future, only, stack, stand, things, world
from .table import Hero, Table, name, space
from .test_battle import AT, fight
from .test_movement import AWAY, PORTALS
from .test_preview import preview
from .test_talents import gifted

WOOD = ((1, 0, 0, 0), (7, 1, 0, 0), (5, 0, 1, 0), (8, 1, 1, 0))
"""As the plain room, but the tile in the north-west has a Tree at (1, 1)."""


def left(table: Table, seat: int = 0) -> tuple[int, int]:
    """The Steps and Actions a Hero has left."""
    hero = table.view()["players"][seat]
    return hero["steps_left"], hero["actions_left"]


def pay(table: Table, virtue: str = "mercy") -> None:
    """Take what is to be lost on one Virtue."""
    while table.ask == "lose":
        table.play(f"lose {virtue}")


# First pass: the turn


@rule("TT-6.9", "TT-7.4", "TT-T.4", "TT-11.7")
def test_where_another_hero_stands_one_may_wear_shoes_but_not_act() -> None:
    hero = gifted("silver-antlers", at=(1, 0), artifacts=["goatskin-shoes", "ash-staff"], bonus=["busy-hands"])
    table = Table(hero, Hero(at=(1, 1)), objects={(2, 1): "white", (1, 1): "red"})
    table.walk((1, 1))
    for act in (f"claim {name(2, 1)}", f"claim {name(1, 1)}", "give 1 ash-staff"):
        assert table.cite(act) == "TT-6.9"
    table.play("use goatskin-shoes", "play busy-hands 1")
    assert left(table) == (3, 2)


@rule("TT-6.9", "TT-17.4")
def test_no_sacrifice_where_another_hero_stands() -> None:
    table = Table(Hero(at=(1, 0), shevitsa=1), Hero(at=(0, 0)))
    table.walk((0, 0))
    assert table.cite("sacrifice") == "TT-6.9"


@rule("TT-T.10", "TT-6.9", "TT-7.3")
def test_open_gates_on_a_space_with_another_hero() -> None:
    """A gift without an Action is a gift still."""
    table = Table(gifted("open-gates", at=(1, 0), artifacts=["ash-staff"]), Hero(at=(1, 1)), Hero(at=(2, 1)))
    table.walk((1, 1))
    assert table.cite("give 2 ash-staff") == "TT-6.9"


@rule("TT-A.38", "TT-R.12", "TT-5.7", "TT-6.8")
def test_a_night_in_a_tree() -> None:
    """Wraps lead in; the next turn one comes out without them, and not in again."""
    table = Table(Hero(at=(1, 0), artifacts=["hunters-wraps"]), Hero(at=(3, 0)), Hero(at=(3, 1)), land=WOOD)
    assert table.cite(f"walk {name(1, 1)}") == "TT-5.7"
    table.play("use hunters-wraps")
    table.walk((1, 1))
    for _ in range(3):
        table.finish_turn()
        table.play(table.options()[0])
    table.walk((2, 1))
    assert table.cite(f"walk {name(1, 1)}") == "TT-5.7"


@rule("TT-6.3", "TT-R.79", "TT-R.100", "TT-6.6")
def test_speed_that_is_lost_under_way() -> None:
    """Speed 3, one Step walked, 1 Speed lost: one Step is left; with all three walked none, and not fewer."""
    for walked, steps in ((1, 1), (3, 0)):
        way = [(1, 0), (1, 1), (1, 2)][-walked:]
        start = {1: (1, 1), 3: (0, 0)}[walked]
        table = Table(Hero(at=start), Hero(at=(3, 3)), Hero(at=(3, 2)), objects={(1, 2): "treasure-3"}, deck=["kings-nine-cups"])
        table.walk(*way)
        table.roll(0, 0, 0)
        table.claim(1, 2)
        table.play("open")
        assert (table.state.speed[0], left(table)[0]) == (2, steps)


@rule("TT-T.6", "TT-R.52", "TT-6.3", "TT-16.6")
def test_the_flight_of_the_herd_counts_for_steps_and_for_the_first_blow() -> None:
    table = fight(gifted("flight-of-the-herd", at=AT, speed=1), "hungry-wolf", dice=(0, 0))
    assert table.state.first
    assert Table(gifted("flight-of-the-herd", at=AT, speed=1)).view()["players"][0]["steps_left"] == 4


@rule("TT-T.21", "TT-R.24", "TT-9.15")
def test_the_whispering_apple_when_faith_falls() -> None:
    """Faith 3 and the Apple draw two; Faith 2 allows one: one of the two is shed, as its player chooses."""
    hero = gifted("whispering-apple", at=AT, speed=1, faith=3, bonus=["busy-hands", "lucky-knot"])
    table = fight(hero, "hungry-wolf", dice=(1, 0))
    table.state.drawn = 2
    table.play("take", "lose faith")
    assert (table.ask, set(table.options())) == ("shed", {"shed busy-hands", "shed lucky-knot"})
    table.play("shed lucky-knot")
    assert table.cards("bonus", 0) == ["busy-hands"]


@rule("TT-R.23", "TT-R.24", "TT-R.114")
def test_a_band_of_faith_that_is_lost_and_regained() -> None:
    """One card drawn and used; Faith 3, 2, 7: the second card is drawn, and no third, when all points are raised."""
    hero = Hero(at=AT, faith=3, bonus=["strong-arm"], artifacts=["seal-of-the-old-kings"], speed=1)
    table = Table(hero, objects={AT: "battle-1"}, deck=["hungry-wolf"])
    table.state.drawn = 1
    table.play("play strong-arm 1")
    table.roll(1, 0)
    table.claim(*AT)
    table.play("take", "lose faith", "escape", "use seal-of-the-old-kings", *["raise faith"] * 5)
    assert table.cards("bonus", 0) == []
    table.play(*["raise love"] * 5)
    assert (table.ask, len(table.cards("bonus", 0))) == ("turn", 1)


@rule("TT-R.29", "TT-9.22", "TT-R.6")
def test_an_evening_without_room() -> None:
    """All Virtues of all Heroes at 13: nothing can be raised, and the turn ends."""
    table = Table(*[Hero(at=at, virtues=13) for at in ((1, 0), (0, 1), (3, 1))])
    table.finish_turn()
    assert table.state.active == 1
    assert [table.total(seat) for seat in range(3)] == [78, 78, 78]


@rule("TT-R.29", "TT-9.19", "TT-9.18", "TT-4.12")
def test_endeavour_of_the_evening_is_for_tomorrow() -> None:
    table = Table(Hero(at=(1, 1), endurance=3, endeavour=2))
    table.play("end", "endure endeavour")
    assert table.state.active == 1 or table.options() == ["done"]
    assert table.virtues()["endeavour"] == 3
    assert table.thing(1, 1) == "white"


@rule("TT-P.7", "TT-9.21")
def test_endurance_in_the_preview_with_no_other_room() -> None:
    """Endurance itself is not chosen, so nothing is left to choose where all others are full."""
    table = preview(Hero(at=(1, 0), virtues=13, endurance=7, mercy=0))
    table.play("end", "endure mercy")
    assert table.cite("endure endurance") == "TT-P.7"
    full = preview(Hero(at=(1, 0), virtues=13, endurance=7), Hero(at=(0, 1), virtues=13), Hero(at=(3, 1), virtues=13))
    full.finish_turn()
    assert (full.virtues()["endurance"], full.state.active) == (7, 1)


# Dice


@rule("TT-T.37", "TT-R.39", "TT-13.5")
def test_the_best_three_count_when_a_fourth_has_paid() -> None:
    """Four positive dice, one of them spent: three are left."""
    hero = gifted("star-on-the-brow", at=AT, artifacts=["crown-of-wheat"])
    table = Table(hero, objects={AT: "treasure-3"}, deck=["well-at-the-worlds-edge"])
    table.roll(1, 1, 1, 1)
    table.claim(*AT)
    table.play("use crown-of-wheat", "raise love", "raise love", "open")
    assert table.state.stones[0] == 1


@rule("TT-A.40", "TT-R.39", "TT-13.2")
def test_iron_heels_at_a_treasure() -> None:
    """The die that paid is out of the result; the negative ones are rolled again."""
    table = Table(Hero(at=AT, artifacts=["iron-heels"]), objects={AT: "treasure-2"}, deck=["belt-of-silver-coins"])
    table.roll(1, 0, 0)
    table.claim(*AT)
    table.roll(1, 1)
    table.play("use iron-heels", "open")
    assert table.told("opened")[-1]["n"] == 2
    none = Table(Hero(at=AT, artifacts=["iron-heels"]), objects={AT: "treasure-2"}, deck=["belt-of-silver-coins"])
    none.roll(0, 0, 0)
    none.claim(*AT)
    assert none.cite("use iron-heels") == "TT-11.9"


@rule("TT-T.27", "TT-9.11", "TT-9.6")
@pytest.mark.parametrize(("hope", "flips"), [(2, 1), (3, 2), (11, 4)])
def test_eclipse_adds_to_every_band(hope: int, flips: int) -> None:
    table = fight(gifted("eclipse", at=AT, speed=9, love=5, hope=hope), "stone-toad", dice=(0,) * 5)
    for die in range(1, flips + 1):
        table.play(f"flip die-{die}")
    assert table.cite(f"flip die-{flips + 1}") in ("TT-9.11", "TT-R.26")


@rule("TT-C.65", "TT-A.1", "TT-R.26")
def test_only_hope_has_no_power_over_the_lady() -> None:
    """The Shepherd's Cap and a flip card are not Hope."""
    hero = Hero(at=AT, hope=11, artifacts=["shepherds-cap"], bonus=["lucky-knot"])
    table = fight(hero, "lady-of-the-black-lake", "yawning", "full-belly", dice=(1,) * 7)
    table.play("play lucky-knot 1")
    assert not table.allows("flip die-1")
    table.play("turn die-1")
    assert table.cite("turn die-2") == "TT-R.81"
    table.play("use shepherds-cap", "turn die-2")
    assert table.view()["battle"]["damage"] == 5


@rule("TT-T.13", "TT-8.3", "TT-13.2")
def test_the_third_try_is_one_for_the_turn() -> None:
    """Used at a Treasure, it is gone for the Battle of the same turn."""
    beside = (0, 3)
    hero = gifted("third-try", at=AT, endeavour=3, speed=9)
    table = Table(hero, objects={AT: "treasure-1", beside: "battle-1"}, deck=["wooden-spoon", "stone-toad"])
    table.roll(0, 1, 0)
    table.claim(*AT)
    table.roll(1, 1)
    table.play("invoke third-try", "open", "raise love", "raise love")
    table.walk(beside)
    table.roll(*(0,) * 4)
    table.claim(*beside)
    assert table.cite("invoke third-try") == "TT-T.13"


# Battles


@rule("TT-A.32", "TT-16.14", "TT-R.76")
def test_the_shield_ends_a_battle_in_the_enemys_round() -> None:
    """An enemy that the shield has worn down does no more damage, and its prize is taken."""
    table = fight(Hero(at=AT, speed=1, artifacts=["shield-of-the-horseman"]), "magpie-thief", dice=(1,))
    table.play("use shield-of-the-horseman")
    assert (table.ask, table.total(), table.state.shevitsa[0]) == ("turn", 12, 1)
    assert len(table.told("defeated")) == 1


@rule("TT-A.11", "TT-R.50", "TT-11.12")
def test_behind_the_veil_nothing_is_left_to_block() -> None:
    table = fight(Hero(at=AT, speed=1, artifacts=["veil-of-the-samodiva"]), "mountain-robber", dice=(1, 1, 1))
    table.play("use veil-of-the-samodiva")
    assert "veil-of-the-samodiva" in table.cards("discard")
    if table.ask == "assault":
        assert table.cite("block") == "TT-R.50"
        table.play("take")
    assert (table.ask, table.total(), table.state.spirit[0]) == ("strike", 12, 3)


@rule("TT-T.36", "TT-16.10", "TT-10.3")
def test_nothing_to_lose_begins_with_the_first_spirit_lost() -> None:
    table = fight(gifted("nothing-to-lose", at=AT, speed=1, love=2), "mountain-robber", dice=(1, 1, 1))
    table.roll(*(0,) * 6)
    table.play("block")
    assert (table.ask, len(table.state.dice), table.state.spirit[0]) == ("strike", 6, 2)


@rule("TT-T.35", "TT-R.49", "TT-10.3")
def test_the_cape_saves_the_last_spirit_once() -> None:
    table = fight(gifted("cape-of-shadows", at=AT, speed=1, love=1, spirit=1), "mountain-robber", dice=(1, 1, 1))
    table.play("block")
    assert (table.ask, table.state.spirit[0]) == ("strike", 1)
    table.roll(1, 1, 1)
    table.state.dice = (0,)
    table.play("strike")
    assert table.ask == "assault"
    table.play("block")
    assert (table.ask, table.view()["outcome"]) == ("end", "hero-died")


@rule("TT-T.35", "TT-16.24", "TT-10.5")
def test_the_cape_pays_for_no_escape() -> None:
    table = fight(gifted("cape-of-shadows", at=AT, speed=1, spirit=1), "mountain-robber", dice=(1, 1, 1))
    table.play("escape")
    assert table.view()["outcome"] == "hero-died"


@rule("TT-C.65", "TT-R.51", "TT-A.11", "TT-T.35")
def test_what_helps_against_the_first_attack_of_the_blind_king() -> None:
    """Neither Spirit nor the Cape stops it; the Veil does, and one may escape."""
    hero = gifted("cape-of-shadows", at=AT, speed=1, artifacts=["veil-of-the-samodiva"])
    table = fight(hero, "blind-king", "yawning", dice=(1,) * 7)
    assert not table.allows("block")
    assert table.allows("escape")
    table.play("use veil-of-the-samodiva")
    if table.ask == "assault":
        table.play("take")
    assert (table.ask, table.total()) == ("strike", 12)
    gone = fight(Hero(at=AT, speed=1), "blind-king", "yawning", dice=(1,) * 7)
    gone.play("escape")
    assert (gone.ask, gone.state.spirit[0]) == ("turn", 2)


@rule("TT-C.65", "TT-16.18")
def test_winter_finds_no_love() -> None:
    """It aims at Love first; where no Love is, the player chooses as always."""
    table = fight(Hero(at=AT, speed=1, love=1, virtues=4), "heart-of-winter", "yawning", "full-belly", dice=(1, 1, 1, 0, 0, 0))
    table.play("take")
    assert table.options() == ["lose love"]
    table.play("lose love")
    assert set(table.options()) == {f"lose {virtue}" for virtue in ("hope", "faith", "endeavour", "endurance", "mercy")}


@rule("TT-T.24", "TT-16.15", "TT-R.50")
def test_an_enemy_without_dice() -> None:
    """Not Yet Born against Strength 1: no dice, no damage, nothing to choose."""
    table = fight(gifted("not-yet-born", at=AT, speed=1), "magpie-thief")
    assert (table.ask, table.total(), table.state.assaults) == ("strike", 12, 1)


@rule("TT-T.12", "TT-R.73", "TT-R.86")
def test_the_mantle_of_dew_covers_friends() -> None:
    """In a friend's Battle of the Past, and in the step of a Future."""
    queen = gifted("mantle-of-dew", at=(3, 3))
    table = fight(Hero(at=AT, speed=1), "mountain-robber", dice=(1, 1, 1))
    assert table.view()["battle"]["damage"] == 3
    table = Table(Hero(hero="silver-deer", at=AT, speed=1), queen, objects={AT: "battle-1"}, deck=["mountain-robber"])
    table.roll(1, 1, 1)
    table.claim(*AT)
    assert table.view()["battle"]["damage"] == 2
    night = future("the-beginning", Hero(hero="silver-deer", at=(1, 0)), gifted("mantle-of-dew", at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(night, "shadow-hound-1", (2, 0))
    night.roll(1, 1)
    world(night)
    assert night.view()["battle"]["damage"] == 1


@rule("TT-T.28", "TT-A.44", "TT-16.6")
def test_the_chariot_drawn_by_a_wolf() -> None:
    """Wolf-paw Shoes make a slow Hero first, and then the Chariot deals 3 more; in the second round it does not."""
    hero = gifted("chariot-of-dawn", at=AT, speed=1, love=1, artifacts=["wolf-paw-shoes"])
    table = Table(hero, objects={AT: "battle-2"}, deck=["bear-of-the-pass", "yawning"])
    table.claim(*AT)
    while table.ask != "strike":
        table.roll(0)
        table.play("use wolf-paw-shoes")
    table.state.dice = (1,)
    table.roll(*(0,) * 9)
    table.play("strike")
    assert table.state.harm == 4
    assert table.ask == "strike"
    table.state.dice = (1,)
    assert table.view()["battle"]["damage"] == 1


@rule("TT-16.4", "TT-15.6", "TT-R.53")
def test_the_enemys_deck_runs_out_in_the_middle_of_a_draw() -> None:
    """Two cards are drawn, the pile has one: the discards are shuffled for the second."""
    rest = ["quick-paws", "on-the-wind", "sharp-claws", "black-fury", "bad-temper", "thick-hide", "iron-plates", "old-scars", "full-belly"]
    table = fight(Hero(at=AT, speed=20), "three-headed-dog", discard=rest)
    assert len(table.view()["ambush"]) == 2
    assert "yawning" in table.view()["ambush"]
    assert table.told("shuffled") == [{"kind": "shuffled", "pile": "enemy-bonus", "n": 9}]


@rule("TT-R.79", "TT-R.48", "TT-1.4")
def test_a_treasure_that_takes_the_last_virtue() -> None:
    """Four points are to be lost, three are there: the Hero dies, though Spirit is full."""
    table = Table(Hero(at=AT, virtues=0, love=3), objects={AT: "treasure-3"}, deck=["well-at-the-worlds-edge"])
    table.roll(0, 0, 0)
    table.claim(*AT)
    table.play("open")
    pay(table, "love")
    assert (table.ask, table.view()["outcome"], table.result.winners) == ("end", "hero-died", ())


# Artifacts, Altars, gifts


@rule("TT-A.41", "TT-7.16", "TT-12.2", "TT-7.17")
def test_the_messenger_carries_one_gift() -> None:
    """An Offering across the Map is blessed; the next gift is for neighbours again."""
    hero = Hero(at=(0, 0), endeavour=3, offerings=2, artifacts=["shoes-of-the-messenger"])
    table = Table(hero, Hero(at=(3, 3)), Hero(at=(3, 2)))
    assert table.cite("give-offering 1") == "TT-7.17"
    table.play("use shoes-of-the-messenger", "give-offering 1")
    assert table.ask == "bless"
    table.play(table.options()[0])
    assert (table.ask, table.state.blessed) == ("turn", 1)
    assert table.cite("give-offering 1") == "TT-7.17"


@rule("TT-T.4", "TT-17.4", "TT-7.10")
def test_antlers_reach_for_tokens_and_for_nothing_else() -> None:
    """They claim the Offering of the Altar nearby, and a Battle; nobody sacrifices from there."""
    table = Table(gifted("silver-antlers", at=(1, 0), endeavour=3, shevitsa=1), Hero(at=(3, 3)), Hero(at=(3, 2)))
    assert table.cite("sacrifice") == "TT-17.4"
    table.claim(0, 0)
    assert table.state.offerings[0] == 1
    near = Table(gifted("silver-antlers", at=(0, 3), speed=9), Hero(at=(3, 3)), Hero(at=(3, 2)), deck=["stone-toad"])
    near.claim(0, 2)
    assert near.view()["battle"]["enemy"] == "stone-toad"


@rule("TT-A.17", "TT-R.6", "TT-11.12")
def test_a_crown_for_a_full_spirit() -> None:
    table = Table(Hero(artifacts=["crown-of-seven-skies"]))
    assert not table.allows("use crown-of-seven-skies")
    hurt = Table(Hero(artifacts=["crown-of-seven-skies"], spirit=1))
    hurt.play("use crown-of-seven-skies")
    assert (hurt.state.spirit[0], hurt.cards("artifacts", 0)) == (2, [])


@rule("TT-A.36", "TT-R.6")
def test_a_seal_with_room_for_three() -> None:
    table = Table(Hero(virtues=13, love=10, artifacts=["seal-of-the-old-kings"]))
    table.play("use seal-of-the-old-kings", "raise love", "raise love", "raise love")
    assert (table.ask, table.total()) == ("turn", 78)


@rule("TT-T.29", "TT-11.5", "TT-R.37")
def test_two_in_one_is_two() -> None:
    shoes = ["goatskin-shoes", "boots-of-the-haiduk", "winged-sandals"]
    table = Table(gifted("two-in-one", artifacts=shoes))
    table.play("use goatskin-shoes", "use winged-sandals")
    assert left(table)[0] == 3 + 1 + 3
    assert table.cite("use boots-of-the-haiduk") == "TT-11.5"
    assert table.cite("use goatskin-shoes") in ("TT-11.7", "TT-R.85")


@rule("TT-T.25", "TT-17.2", "TT-P.8", "TT-14.3")
def test_a_jump_from_an_altar_is_a_jump() -> None:
    """Sky Road: one Step, and it counts for Three Springs."""
    land = (*PORTALS, (18, 3, 0, 0))
    hero = gifted("sky-road", at=(7, 0), speed=3, quests=["three-springs"], deeds={"jumps": 2})
    table = Table(hero, *AWAY, land=land)
    table.walk((6, 0))
    table.play(f"jump {name(0, 0)}")
    assert table.told("quest-done")
    assert table.state.speed[0] == 6


# Quests and the Present


@rule("TT-14.7", "TT-R.30", "TT-7.14")
def test_a_quest_about_gifts_is_given_away() -> None:
    """It is the giver's third gift, but the receiver holds the card, and has made none."""
    table = Table(Hero(at=(1, 0), quests=["bread-and-salt"], deeds={"gifts": 2}, endeavour=3), Hero(at=(0, 1)))
    table.play("give 1 bread-and-salt")
    assert (table.ask, table.told("quest-done"), table.cards("quests", 1)) == ("turn", [], ["bread-and-salt"])
    kept = Table(Hero(at=(1, 0), quests=["bread-and-salt"], stones=1, deeds={"gifts": 2}), Hero(at=(0, 1)))
    kept.play("give-stone 1")
    assert kept.told("quest-done")
    ready = Table(Hero(at=(1, 0), quests=["bread-and-salt"]), Hero(at=(0, 1), deeds={"gifts": 3}))
    ready.play("give 1 bread-and-salt")
    assert ready.told("quest-done")[-1]["seat"] == 1


@rule("TT-14.3", "TT-R.19", "TT-4.14", "TT-14.6", "TT-9.22")
def test_mercy_in_the_last_evening_of_the_past() -> None:
    """The fifth point completes the Quest before the Past is over; the reward is taken, then the Present begins."""
    heroes = (Hero(), Hero(), Hero(at=(3, 1), mercy=3, quests=["well-for-strangers"], deeds={"mercies": 4}))
    table = Table(*heroes, turn=2, tiles_left=0)
    table.play("end", "comfort 0 love")
    assert table.told("quest-done")[-1]["seat"] == 2
    while table.ask != "difficulty":
        table.play(table.options()[0])
    assert (len(table.cards("artifacts", 2)), table.total(2)) == (1, 13 + 3)


@rule("TT-R.33", "TT-18.3", "TT-R.19")
def test_a_prophecy_quest_of_the_last_turn() -> None:
    """The sixth Battle is won in the last turn of the Past: that Hero, and no other, gains a Sacred Stone."""
    last = Hero(at=AT, speed=9, love=13, deeds={"battles-1": 5})
    heroes = (Hero(deeds={"battles-1": 5}), Hero(deeds={"battles-1": 4, "battles-2": 1}), last)
    options: Options = {"tale": "iron-masks", "difficulty": "brutal"}
    table = Table(*heroes, turn=2, tiles_left=0, objects={AT: "battle-1"}, deck=["hungry-wolf"], options=options)
    table.roll(*(1,) * 13)
    table.claim(*AT)
    table.play("strike", "raise hope", "raise hope")
    table.finish_turn()
    assert table.state.stones == [0, 0, 1]


@rule("TT-18.8", "TT-R.69", "TT-R.6")
def test_an_award_with_room_for_two() -> None:
    """Six Virtue points where two have room: two are raised, and the next Hero is asked."""
    full = Hero(virtues=13, love=11)
    table = Table(full, tiles_left=0, options={"difficulty": "daring"})
    table.finish_turn()
    assert (table.ask, table.seat) == ("award", 0)
    table.play(next(act for act in table.options() if "virtue" in act))
    for _ in range(2):
        assert table.ask == "raise"
        table.play("raise love")
    assert (table.ask, table.seat, table.total(0)) == ("award", 1, 78)


@rule("TT-18.7", "TT-R.69", "TT-R.35", "TT-10.10")
def test_shevitsa_of_an_award_unlocks_at_once() -> None:
    """Two stored and four more: level 1 and level 2, one after the other; then the next Hero takes an award."""
    table = Table(Hero(shevitsa=1), Hero(), Hero(), tiles_left=0, options={"difficulty": "smooth"})
    table.state.shevitsa[0] = 1
    table.finish_turn()
    table.play(next(act for act in table.options() if "shevitsa" in act))
    assert table.ask == "learn"
    table.play("learn third-try")
    assert (table.ask, table.seat, table.state.shevitsa[0]) == ("award", 1, 3)


@rule("TT-18.10", "TT-R.3")
def test_another_order_in_the_future() -> None:
    table = Table(tiles_left=0, turn=0, options={"difficulty": "brutal"})
    table.finish_turn()
    assert table.ask == "last_order"
    table.play("next 2", "next 0")
    assert (list(table.state.order), table.state.active, table.ask) == ([2, 0, 1], 2, "turn")


# Futures


@rule("TT-F0.6", "TT-F0.5", "TT-1.3")
def test_a_stone_is_the_third_ember() -> None:
    """Far from the hearth and with no Action left."""
    table = future("the-beginning", Hero(at=(1, 1), stones=1), Hero(at=(9, 0)), Hero(at=(8, 0)))
    BURNING.put(table.state, 2)
    table.state.actions = 1
    assert left(table)[1] == 0
    table.play(f"do stone {name(1, 1)}")
    assert (table.ask, table.result.winners) == ("end", (0, 1, 2))


@rule("TT-F1.3", "TT-F1.6")
@pytest.mark.parametrize(("masks", "open_"), [(3, False), (2, True)])
def test_the_old_man_behind_his_masks(masks: int, open_: bool) -> None:
    table = future("iron-masks", Hero(at=(1, 0)))
    ring = ["iron-mask-1", "iron-fiddler-1", "iron-fiddler-2"][:masks]
    only(table, "old-man-of-iron-1", *ring)
    foe(table, "old-man-of-iron-1", (2, 0))
    assert table.allows("attack old-man-of-iron-1") == open_
    if not open_:
        assert table.cite("attack old-man-of-iron-1") == "TT-F1.3"


@rule("TT-F1.6", "TT-1.3")
def test_a_stone_fells_the_old_man() -> None:
    """Without masks it deals 8 damage: 72 and 8 are 80. With a mask it takes that, without a prize."""
    table = future("iron-masks", Hero(at=(1, 0), stones=2))
    only(table, "old-man-of-iron-1", "iron-mask-1")
    foe(table, "old-man-of-iron-1", (9, 3), harm=72)
    table.play(f"do stone {name(1, 0)}")
    assert (table.ask, table.total(), [PIECES[piece[0]] for piece in table.state.foes]) == ("turn", 12, ["old-man-of-iron-1"])
    table.play(f"do stone {name(1, 0)}")
    assert table.result.winners == (0, 1, 2)


@rule("TT-R.67", "TT-A.32", "TT-R.86", "TT-F1.2")
def test_the_shield_wins_in_the_last_step() -> None:
    """The Old Man attacks in the step of the last round, and the shield gives him his last 3 damage: won, not too late."""
    hero = Hero(at=(1, 0), artifacts=["shield-of-the-horseman"])
    table = future("iron-masks", hero, Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2, round=6)
    only(table, "old-man-of-iron-1")
    foe(table, "old-man-of-iron-1", (2, 0), harm=77)
    stack(table, "silent-street")
    table.roll(*(1,) * 12)
    world(table)
    assert table.ask == "assault"
    table.play("use shield-of-the-horseman")
    if table.ask == "assault":
        table.play("block")
    assert (table.ask, table.result.winners) == ("end", (0, 1, 2))


@rule("TT-F2.3", "TT-R.48")
def test_a_ring_that_resists_to_the_death() -> None:
    """Four positive dice and two Virtue points: they are the price, and the Hero dies."""
    table = future("nine-rings", Hero(virtues=0, love=2))
    ring = things(table, "gold-ring")[0]
    stand(table, ring)
    table.roll(1, 1, 1, 1, 1, 0)
    table.play(f"claim {GAME.ident('space', ring)}", "accept")
    pay(table, "love")
    assert (table.ask, table.view()["outcome"]) == ("end", "hero-died")


@rule("TT-F2.3", "TT-F2.5", "TT-9.13")
def test_hope_wins_a_ring_and_the_hands_are_full() -> None:
    table = future("nine-rings", Hero(hope=3, endeavour=11))
    ring, copper = things(table, "silver-ring")[0], things(table, "copper-ring")[0]
    stand(table, ring)
    table.roll(1, 1, 1, 1, 0, 0)
    table.play(f"claim {GAME.ident('space', ring)}", "flip die-5", "accept")
    assert (table.ask, table.view()["players"][0]["bundle"]) == ("turn", ["silver-ring"])
    stand(table, copper)
    assert table.cite(f"claim {GAME.ident('space', copper)}") == "TT-F2.3"


@rule("TT-F2.4", "TT-F2.2")
def test_the_fire_is_for_the_team() -> None:
    """Two rings in one round, whoever binds them; in the next round two more."""
    heroes = [Hero(at=at, endeavour=11) for at in ((1, 0), (0, 1), (1, 1))]
    table = future("nine-rings", *heroes)
    only(table)
    FORGE.put(table.state, space(0, 0))
    for seat, metals in enumerate((("copper", "copper"), ("silver",), ())):
        table.state.bundle[seat] = tuple(THINGS.index(f"{metal}-ring") for metal in metals)
    bind = f"do bind {name(0, 0)}"
    table.play(bind, bind)
    table.finish_turn()
    assert table.cite(bind) == "TT-F2.4"
    table.finish_turn()
    table.finish_turn()
    table.finish_turn()
    table.play(bind)
    assert BOUND.all(table.state) == (2, 1, 0)


@rule("TT-F3.4", "TT-F3.7", "TT-R.64")
def test_two_are_out_and_the_third_walks_on() -> None:
    """They take no further turns, nobody gives to them, and the world's step comes after the third."""
    table = future("forest-of-glass", Hero(at=(0, 0), mercy=3), Hero(), Hero())
    table.state.objects = {DOOR.of(table.state): THINGS.index("gate")}
    TAKEN.put(table.state, LANTERNS)
    table.state.at[1:] = [-1, -1]
    table.state.mark = [-1, 1, 1]
    round_ = table.state.round
    table.finish_turn()
    while table.ask in ("raise", "lose"):
        table.play(table.options()[0])
    assert (table.state.active, table.state.round) == (0, round_ + 1)
    stand(table, DOOR.of(table.state))
    table.finish_turn()
    assert table.result.winners == (0, 1, 2)


@rule("TT-F4.6", "TT-F4.3", "TT-F4.2")
def test_a_stone_for_the_slowest_glass() -> None:
    """10 for the one that is furthest behind; at 36 it is full, and with the other three it wins."""
    table = future("broken-clockwork", Hero(at=(1, 1), stones=2))
    for glass, sand in enumerate((42, 26, 30, 42)):
        SAND.put(table.state, sand, glass)
    table.play(f"do stone {name(1, 1)}")
    assert SAND.all(table.state) == (42, 36, 30, 42)
    SAND.put(table.state, 36, 2)
    SAND.put(table.state, 42, 1)
    table.play(f"do stone {name(1, 1)}")
    assert (table.ask, table.result.winners) == ("end", (0, 1, 2))


@rule("TT-F6.3", "TT-R.94")
def test_friends_roll_at_a_window_for_who_has_nothing() -> None:
    """Hope 0, but a friend of band 2 on a diagonal: two dice, and one more; alone there are none."""
    table = future("glowing-windows", Hero(at=(0, 0), hope=0), Hero(at=(9, 0), hope=7), Hero(at=(9, 1)))
    only(table)
    window = PLACE.of(table.state, 0)  # that of Hope
    beside = table.state.chart.beside[window]
    around = [at for at in table.state.chart.print_of if max(abs(at % WIDTH - window % WIDTH), abs(at // WIDTH - window // WIDTH)) == 1]
    stand(table, window)
    resist = f"do resist {GAME.ident('space', window)}"
    assert table.cite(resist) == "TT-F6.3"
    stand(table, next(at for at in around if at not in beside), 1)
    table.play(resist)
    assert len(table.state.dice) == 2 + 1


@rule("TT-F6.7", "TT-F6.4")
@pytest.mark.parametrize(("drunk", "asleep"), [((4, 4, 4, 4, 3), False), ((4, 4, 4, 4, 4), True)])
def test_the_city_at_the_edge_of_sleep(drunk: tuple[int, ...], asleep: bool) -> None:
    """Five glowing Windows take five more: 24 is not 25."""
    table = future("glowing-windows", Hero(virtues=9), Hero(virtues=5), Hero(virtues=5), turn=2)
    only(table)
    for window, n in enumerate(drunk):
        DRUNK.put(table.state, n, window)
    world(table)
    assert sum(DRUNK.all(table.state)) == 24 + asleep
    assert (table.ask == "end") == asleep


@rule("TT-F5.5", "TT-F5.4", "TT-7.13")
def test_what_a_seized_hero_can_do() -> None:
    """It gives, attacks and frees others; only its feet are bound. With Love 1 two positive dice are out of reach."""
    hero = Hero(at=(0, 0), love=1, endeavour=11, artifacts=["ash-staff"])
    table = future("lamia-of-wires", hero, Hero(at=(1, 1)), Hero(at=(9, 0)))
    only(table, "lamia-of-wires-1")
    foe(table, "lamia-of-wires-1", (9, 3))
    foe(table, "wire-arm-1", (1, 0))
    table.state.mark = [PIECES.index("wire-arm-1"), PIECES.index("wire-arm-2"), -1]
    table.play("give 1 ash-staff", f"do free {name(1, 1)}")
    assert table.state.mark[1] == -1
    table.roll(1)
    table.play(f"do free {name(0, 0)}")
    if table.ask == "trial":
        table.play("accept")
    assert table.state.mark[0] >= 0
    assert table.allows("attack wire-arm-1")


@rule("TT-F7.3", "TT-T.25", "TT-F7.5")
def test_sky_road_leads_through_the_glass() -> None:
    """A jump from an Altar is a Portal jump, and so crosses, too; a foe on the other side cannot be attacked from there."""
    table = future("parallel-land", gifted("sky-road", at=(0, 0), speed=5), Hero(at=(3, 3)), Hero(at=(3, 2)))
    altars, portals = table.state.chart.altars, table.state.chart.portals
    stand(table, altars[0])
    side = table.state.mark[0]
    table.play(f"jump {GAME.ident('space', portals[0])}")
    assert (table.state.mark[0], left(table)) == (1 - side, (4, 1))


# What is hidden, what may be taken back


@rule("TT-1.7", "TT-2.7", "TT-3.2", "TT-R.66")
def test_what_nobody_sees() -> None:
    """The order of the piles, the tile to come, the Prophecy that will come true and the Omens are in nobody's view."""
    table = Table(Hero(at=(1, 0)))
    view = table.view(0)
    assert {key for pile in view["decks"].values() for key in pile} == {"count"}
    assert (view["fate"], view["omen"], view["tile"], view["chapter"], list(view["box"])) == (None, None, None, None, ["count"])
    assert [table.view(seat)["players"] for seat in (0, 1, 2, None)] == [view["players"]] * 4  # nothing is secret between people


@rule("TT-4.10", "TT-7.6", "TT-8.2")
def test_what_may_be_taken_back() -> None:
    """A Step, a claim, a raised Virtue, even a used Artifact; not what dice or a drawn card have told."""
    table = Table(Hero(at=(1, 0), endeavour=3, artifacts=["goatskin-shoes"]), deck=["painted-egg"])
    before = table.view(0)
    table.walk((1, 1))
    table.claim(1, 1)
    table.play("raise love", "use goatskin-shoes")
    for _ in range(4):
        table.match.undo(0)
    assert table.view(0) == before
    table.walk((2, 0))
    table.roll(1, 1, 1)
    table.claim(2, 0)
    assert not table.match.can_undo(0)

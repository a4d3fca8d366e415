"""Fifty more cases from rulebook and ledger, in other places than those of `test_hunt.py`."""

from __future__ import annotations

import pytest

from taletable.games.threetale.deck import HERO_BONUS_PILE
from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.land import spaces_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios.broken_clockwork.rules import PLACE as GLASS
from taletable.games.threetale.scenarios.broken_clockwork.rules import SAND
from taletable.games.threetale.scenarios.glowing_windows.rules import DARK, DRUNK, PLACE
from taletable.games.threetale.scenarios.nine_rings.rules import SACK
from taletable.games.threetale.scenarios.parallel_land.rules import SIDES
from taletable.testing import rule

from .futures import LARGE, foe, future, only, stack, stand, things, world
from .table import Hero, Table, name, space
from .test_battle import AT, fight
from .test_movement import AWAY, PORTALS
from .test_preview import preview
from .test_prophecy import start, tale
from .test_talents import gifted

WOODED = ((1, 0, 0, 0), (7, 1, 0, 0), (5, 2, 0, 0), (18, 3, 0, 0))
"""Four tiles in a row, with a Tree at (1, 1) that can be approached from (1, 0) and (0, 1)."""


def steps(table: Table, seat: int = 0) -> int:
    """The Steps a Hero has left."""
    left: int = table.view()["players"][seat]["steps_left"]
    return left


def actions(table: Table, seat: int = 0) -> int:
    """The Actions a Hero has left."""
    left: int = table.view()["players"][seat]["actions_left"]
    return left


# Set-up and first turns


@rule("TT-3.12", "TT-R.87", "TT-R.4", "TT-3.3")
def test_heroes_and_order() -> None:
    """Seat by seat a Hero that is still free; the first seat names the order, and the last place follows from it."""
    match = start()
    for seat, hero in enumerate(("starred-boy", "sun-and-moon", "unborn-maiden")):
        assert GAME.asked(tale(match)) == [seat]
        if seat:
            refusal = match.refuse(GAME.read(f"{seat} become starred-boy"), 0)
            assert refusal is not None
            assert refusal.cite == "TT-R.4"
        match.play(GAME.read(f"{seat} become {hero}"))
    assert GAME.asked(tale(match)) == [0]
    match.play(GAME.read("0 next 1"))
    match.play(GAME.read("0 next 2"))
    assert (tale(match).order, tale(match).active, tale(match).round) == ((1, 2, 0), 1, 1)


@rule("TT-R.9", "TT-5.2", "TT-4.2", "TT-R.10", "TT-5.5", "TT-21.8")
def test_the_first_two_turns_of_a_tutorial() -> None:
    """Eight tiles are left after the first; the second one touches it along an edge, and its Hero sets out on it, not on the first."""
    match = start(tale="the-beginning")
    for seat, hero in enumerate(("youngest-son", "queen-of-living-water", "silver-deer")):
        match.play(GAME.read(f"{seat} become {hero}"))
    match.play(GAME.read("0 next 0"))
    match.play(GAME.read("0 next 1"))
    s = tale(match)
    lays = GAME.legal(s, 0)
    assert (len(lays), len({move.args[0] for move in lays})) == (4, 1)
    match.play(lays[0])
    match.play(GAME.legal(tale(match), 0)[0])
    match.play(GAME.read("0 end"))
    if tale(match).frames[-1].rule == "evening":
        match.play(GAME.read("0 done"))
    s = tale(match)
    assert len({move.args[0] for move in GAME.legal(s, 1)}) == 4
    match.play(GAME.legal(s, 1)[0])
    s = tale(match)
    assert {move.args[0] for move in GAME.legal(s, 1)} <= set(spaces_of(s.land[1].cell))
    assert GAME.view(s, None)["decks"]["tiles"]["count"] == 7


@rule("TT-T.41", "TT-R.20")
def test_starfall_comes_in_every_phase() -> None:
    past = Table(Hero(), gifted("starfall", at=(0, 1)))
    past.finish_turn()
    assert past.state.shevitsa[1] == 1
    night = future("iron-masks", Hero(at=(0, 0)), gifted("starfall", at=(0, 1)))
    only(night, "old-man-of-iron-1")
    night.finish_turn()
    assert night.state.shevitsa[1] == 1


# Ways


@rule("TT-T.25", "TT-R.18", "TT-6.4")
def test_two_altars_and_no_portal() -> None:
    """For Sun and Moon they are Portals of each other; one Altar alone is none."""
    table = Table(
        gifted("sky-road", at=(0, 0), speed=1), Hero(at=(1, 0)), Hero(at=(3, 1)), land=((18, 0, 0, 0), (7, 1, 0, 0), (17, 2, 0, 0))
    )
    table.play(f"jump {name(4, 0)}")
    assert steps(table) == 0
    alone = Table(gifted("sky-road", at=(0, 0)))
    assert not any(act.startswith("jump") for act in alone.options())


@rule("TT-T.3", "TT-6.4", "TT-R.96")
def test_the_last_step_onto_a_portal_and_a_free_jump() -> None:
    table = Table(gifted("between-two-springs", at=(1, 0), speed=1), *AWAY, land=PORTALS)
    table.walk((0, 0))
    assert steps(table) == 0
    table.play(f"jump {name(4, 0)}")
    assert table.cite(f"jump {name(0, 0)}") == "TT-6.4"
    assert table.cite(f"walk {name(4, 1)}") == "TT-6.3"


@rule("TT-A.42", "TT-11.12", "TT-R.37", "TT-11.5")
def test_worn_out_sandals_were_worn() -> None:
    """5 Steps, the card is gone, and the feet are used for this turn, not for the next."""
    table = Table(Hero(speed=1, artifacts=["worn-sandals", "goatskin-shoes"]), tiles_left=9)
    table.play("use worn-sandals")
    assert (steps(table), table.cards("artifacts", 0)) == (6, ["goatskin-shoes"])
    assert table.cite("use goatskin-shoes") == "TT-11.5"
    for _ in range(3):
        table.finish_turn()
        table.play(table.options()[0])
    table.play("use goatskin-shoes")
    assert steps(table) == 2


@rule("TT-R.115", "TT-A.47", "TT-14.3", "TT-R.58", "TT-F7.3")
def test_who_is_carried_has_not_jumped() -> None:
    """Slippers: no third jump for Three Springs, no other side of the glass, and in the preview nobody is driven on."""
    hero = Hero(at=(2, 0), artifacts=["slippers-of-the-spring"], quests=["three-springs"], deeds={"jumps": 2})
    table = Table(hero, *AWAY, land=PORTALS)
    table.play("use slippers-of-the-spring", f"go {name(4, 0)}")
    assert (table.cards("quests", 0), table.state.at[0], steps(table)) == (["three-springs"], space(4, 0), 3)
    land = future("parallel-land", Hero(at=(0, 0), artifacts=["slippers-of-the-spring"]))
    land.play("use slippers-of-the-spring", f"go {GAME.ident('space', land.state.chart.portals[0])}")
    assert land.state.mark[0] == 0
    old = preview(Hero(at=(2, 0), artifacts=["slippers-of-the-spring"]), *AWAY, land=PORTALS)
    old.play("use slippers-of-the-spring", f"go {name(4, 0)}")
    assert old.allows("end")


@rule("TT-A.54", "TT-5.7", "TT-6.8", "TT-R.100")
def test_boots_find_no_tree_and_no_friend() -> None:
    table = Table(Hero(at=(1, 0), artifacts=["seven-league-boots"]), Hero(at=(3, 0)), Hero(at=(3, 1)), land=((1, 0, 0, 0), (7, 1, 0, 0)))
    table.play("use seven-league-boots")
    assert set(table.options()) == {f"go {name(*at)}" for at in ((0, 0), (0, 1), (2, 0), (2, 1))}
    table.play(f"go {name(0, 1)}")
    assert (steps(table), table.cards("artifacts", 0)) == (3, [])


# Bonus Cards


@rule("TT-R.52", "TT-15.2", "TT-R.90")
def test_a_fair_wind_that_comes_too_late() -> None:
    """Declared in the Battle, its Speed gives Steps and no first blow; its die joins the roll at once."""
    table = fight(Hero(at=AT, speed=3, love=2, bonus=["fair-wind"]), "hungry-wolf", dice=(1, 0))
    assert table.ask == "assault"
    table.play("play fair-wind 2")
    assert not table.state.first
    dice = fight(Hero(at=AT, speed=9, love=2, bonus=["fair-wind"]), "hungry-wolf", dice=(0, 0))
    dice.roll(1)
    dice.play("play fair-wind 1")
    assert list(dice.state.dice) == [0, 0, 1]
    assert dice.cite("play fair-wind 2") == "TT-15.2"


@rule("TT-15.4", "TT-7.2", "TT-R.22")
def test_an_action_after_the_last_one() -> None:
    table = Table(Hero(at=(1, 1), bonus=["early-rising"]))
    table.claim(1, 1)
    table.play("raise love")
    assert actions(table) == 0
    table.play("play early-rising 2")
    table.walk((1, 2))
    table.claim(1, 2)
    table.play("raise love")
    assert (actions(table), table.virtues()["love"]) == (0, 4)


@rule("TT-15.6", "TT-A.5")
def test_a_whistle_for_the_last_two_cards() -> None:
    """Eight of the ten are in use: two come, and none after them."""
    used = [
        "strong-arm",
        "fair-wind",
        "second-sight",
        "grandfathers-advice",
        "downhill-path",
        "early-rising",
        "busy-hands",
        "good-neighbour",
    ]
    table = Table(Hero(artifacts=["clay-whistle"], bonus=used))
    table.play("use clay-whistle")
    assert set(table.cards("bonus", 0)) == {*used, "lucky-knot", "quiet-evening"}
    assert table.state.decks[HERO_BONUS_PILE] == ()


# Talents


@rule("TT-T.24", "TT-C.65", "TT-R.74")
def test_a_doubled_attack_against_the_unborn() -> None:
    """Strength 8, two dice fewer, and the die of fate beside them: six hits are doubled to twelve."""
    table = fight(gifted("not-yet-born", at=AT, speed=1, virtues=9), "heart-wrecker", "yawning", "full-belly", dice=(1,) * 7)
    assert len(table.state.dice) == 6
    assert table.view()["battle"]["damage"] == 12


@rule("TT-T.16", "TT-T.31", "TT-16.24", "TT-R.78")
def test_spoils_are_for_victory_alone() -> None:
    """A won Battle: the prize and 2 points; an escape brings nothing. In the Future a beaten foe is a won Battle, too."""
    table = fight(gifted("spoils-of-the-dragon", at=AT, speed=9, love=4), "magpie-thief", dice=(1, 1, 1, 0))
    table.play("strike", "raise hope", "raise hope")
    assert (table.ask, table.total(), table.state.shevitsa[0]) == ("turn", 16, 1)
    away = fight(gifted("spoils-of-the-dragon", at=AT, speed=9), "magpie-thief", dice=(0, 0))
    away.play("escape")
    assert (away.ask, away.total()) == ("turn", 12)
    night = future("iron-masks", gifted("red-lips", at=(1, 0), speed=50, love=3))
    foe(night, "iron-mask-1", (2, 0), harm=15)
    night.roll(1, 1, 1)
    night.play("attack iron-mask-1", "strike")
    assert night.virtues()["love"] == 4


@rule("TT-T.33", "TT-T.12", "TT-A.2", "TT-C.60")
def test_wards_add_up_and_stop_at_nothing() -> None:
    bride = gifted("cold-skin", at=AT, speed=1, artifacts=["basil-wreath"])
    table = Table(bride, gifted("mantle-of-dew", at=(3, 3)), objects={AT: "battle-1"}, deck=["mountain-robber"])
    table.roll(1, 1, 1)
    table.claim(*AT)
    assert table.view()["battle"]["damage"] == 1
    table.play("use basil-wreath")
    assert table.view()["battle"]["damage"] == 0
    low = Table(bride, gifted("mantle-of-dew", at=(3, 3)), objects={AT: "battle-1"}, deck=["magpie-thief"])
    low.claim(*AT)
    assert (low.ask, low.total()) == ("strike", 12)  # one die against two points of ward: nothing to ask


@rule("TT-T.30", "TT-A.31", "TT-T.15", "TT-R.101")
def test_a_twin_blow_doubles_dice_only() -> None:
    table = fight(gifted("twin-blow", at=AT, speed=20, love=3, artifacts=["rhomphaia"]), "bear-of-the-pass", "yawning", dice=(1, 1, 0))
    table.play("invoke twin-blow", "use rhomphaia")
    assert table.view()["battle"]["damage"] == 2 * 2 + 3


@rule("TT-T.17", "TT-R.72", "TT-16.10")
def test_a_golden_apple_for_who_has_no_love() -> None:
    table = fight(gifted("keeper-of-the-golden-apple", at=AT, speed=9, love=0), "stone-toad", dice=(1, 1, 1))
    assert len(table.state.dice) == 3
    assert table.view()["battle"]["damage"] == 3 + 1  # and the Whetted Edge


@rule("TT-T.11", "TT-R.6", "TT-10.14")
def test_living_water_for_all() -> None:
    """Each Hero regains 1 Spirit, nobody has more than 3; then 3 points for the Queen."""
    queen = Hero(hero="queen-of-living-water", at=(3, 0), talents=["cupped-hands", "deep-well"], shevitsa=5, spirit=1)
    table = Table(queen, Hero(hero="youngest-son", at=(0, 1), spirit=3), Hero(hero="silver-deer", at=(0, 3), spirit=2))
    table.claim(3, 0)
    table.play("learn living-water", "raise love", "raise love", "raise love")
    assert (table.ask, list(table.state.spirit), table.state.shevitsa[0]) == ("turn", [2, 3, 3], 0)


@rule("TT-T.23", "TT-R.6", "TT-R.114")
def test_a_song_for_full_hearts() -> None:
    """Ten points for others of whom one has room for two: the giver may stop; then six of its own."""
    maiden = Hero(hero="unborn-maiden", at=(3, 0), talents=["red-thread", "whispering-apple"], shevitsa=4)
    friends = (Hero(hero="youngest-son", at=(0, 1), virtues=13), Hero(hero="silver-deer", at=(0, 3), virtues=13, love=11))
    table = Table(maiden, *friends)
    table.claim(3, 0)
    table.play("learn song-before-birth", "comfort 2 love", "comfort 2 love")
    if table.ask == "friend":
        assert table.options() == ["done"]
        table.play("done")
    assert table.ask == "raise"
    table.play(*["raise hope"] * 6)
    assert (table.ask, table.total(), table.total(2)) == ("turn", 18, 78)


@rule("TT-T.13", "TT-R.27", "TT-9.14")
def test_a_third_try_after_hope() -> None:
    """One die is flipped to positive; the rest is rolled again, and Hope was used."""
    table = fight(gifted("third-try", at=AT, speed=9, love=3, hope=3), "stone-toad", dice=(0, 0, 0))
    table.play("flip die-1")
    table.roll(1, 0)
    table.play("invoke third-try")
    assert list(table.state.dice) == [1, 1, 0]
    assert table.cite("flip die-3") == "TT-9.11"


# Battles


@rule("TT-16.7", "TT-R.53", "TT-15.5")
@pytest.mark.parametrize(("speed", "first"), [(8, False), (9, True)])
def test_quick_paws_draw_level(speed: int, first: bool) -> None:
    """Speed 6 and 2 more against 8: the enemy attacks first; against 9 it does not."""
    table = fight(Hero(at=AT, speed=speed), "bone-rider", "quick-paws", dice=(0,) * 9)
    assert table.state.first == first


@rule("TT-9.10", "TT-16.20", "TT-R.54")
def test_love_that_was_lost_is_missing_in_the_next_round() -> None:
    """Love 4 falls to 2; the two dice of the card stay, for they are no Love."""
    table = fight(Hero(at=AT, speed=1, love=4, bonus=["strong-arm"]), "mountain-robber", dice=(1, 1, 0))
    table.play("play strong-arm 1")
    table.roll(*(0,) * 5)
    table.play("take", "lose love", "lose love")
    assert (table.ask, len(table.state.dice)) == ("strike", 2 + 2)


@rule("TT-R.37", "TT-R.38", "TT-R.80")
def test_one_staff_in_two_battles() -> None:
    """It may be used again in the second Battle of the turn; another hand Artifact may not."""
    beside = (0, 3)
    hero = Hero(at=AT, speed=9, love=6, endeavour=3, artifacts=["ash-staff", "rhomphaia"])
    table = Table(hero, objects={AT: "battle-1", beside: "battle-1"}, deck=["bridge-goblin", "stone-toad"])
    table.roll(1, 1, 1, 1, 0, 0)
    table.claim(*AT)
    table.play("use ash-staff", "strike")
    table.walk(beside)
    table.claim(*beside)
    assert table.cite("use rhomphaia") == "TT-11.5"
    table.play("use ash-staff")


@rule("TT-R.113", "TT-A.17", "TT-A.36", "TT-11.6")
def test_medicine_waits_for_the_end_of_the_fight() -> None:
    """A crown and a seal are for the turn: not in a Battle, and after it, yes."""
    hero = Hero(at=AT, speed=1, spirit=2, artifacts=["crown-of-seven-skies", "seal-of-the-old-kings"])
    table = fight(hero, "hungry-wolf", dice=(1, 1))
    for card in ("crown-of-seven-skies", "seal-of-the-old-kings"):
        assert table.cite(f"use {card}") == "TT-R.113"
    table.play("escape", "use crown-of-seven-skies")
    assert table.state.spirit[0] == 2
    assert table.allows("use seal-of-the-old-kings")


@rule("TT-C.65", "TT-R.24", "TT-16.5")
def test_a_thief_who_finds_nothing() -> None:
    table = fight(Hero(at=AT, speed=20), "thief-of-voices", "yawning", "full-belly", "old-scars")
    assert (table.ask, table.told("bonus-lost")) == ("strike", [])
    table.play("escape")
    used = Table(Hero(at=AT, speed=20, bonus=["strong-arm"]), objects={AT: "battle-3"}, deck=["thief-of-voices"])
    used.play("play strong-arm 1")
    used.claim(*AT)
    assert used.told("bonus-lost") == []  # what was declared is used, and not taken


@rule("TT-16.14", "TT-R.78", "TT-6.11", "TT-R.35")
def test_a_prize_on_the_way() -> None:
    """Speed and Shevitsa of the robber: one Step more at once, and a Talent is due."""
    table = fight(Hero(at=AT, speed=5, love=7), "mountain-robber", dice=(1,) * 7)
    table.play("strike")
    assert table.ask == "learn"
    table.play("learn brothers-blessing", *["raise love"] * 5)
    assert (steps(table), table.state.shevitsa[0], actions(table)) == (6, 0, 0)


# Quests


@rule("TT-R.31", "TT-14.3", "TT-6.11")
def test_a_long_road_is_rewarded_on_the_road() -> None:
    """The twelfth tile, reached in the middle of a walk: 2 Speed and 4 points at once, and the walk goes on."""
    hero = Hero(at=(1, 0), speed=1, quests=["the-long-road"], deeds={"tiles": 11})
    table = Table(hero)
    table.walk((2, 0))
    assert table.told("quest-done")
    table.play(*["raise love"] * 4)
    assert steps(table) == 2
    table.walk((3, 0), (2, 0))


@rule("TT-14.3", "TT-R.30", "TT-7.6", "TT-R.35")
def test_two_quests_in_one_claim() -> None:
    """The fourth White Stone pays 4 Shevitsa, they bring the second Talent, and that completes the other Quest."""
    hero = Hero(
        at=(1, 1), quests=["white-kerchief", "wedding-shirt"], deeds={"whites": 3}, talents=["brothers-blessing"], hero="youngest-son"
    )
    table = Table(hero)
    table.claim(1, 1)
    table.play("raise love", "learn whetted-edge", *["raise hope"] * 8)
    assert (table.ask, table.cards("quests", 0), table.state.shevitsa[0]) == ("turn", [], 0)
    assert [event["card"] for event in table.told("quest-done")] == ["white-kerchief", "wedding-shirt"]


@rule("TT-R.32", "TT-14.E1", "TT-13.5", "TT-R.114")
def test_the_fifth_treasure_may_be_empty() -> None:
    """It counts though nothing was in it; the Quest's reward comes when the Treasure is done with."""
    hero = Hero(at=AT, quests=["nine-mountains-over"], deeds={"treasures": 4})
    table = Table(hero, objects={AT: "treasure-3"}, deck=["well-at-the-worlds-edge"])
    table.roll(1, 0, 0)
    table.claim(*AT)
    assert table.ask == "treasure"
    table.play("open")
    assert (table.ask, len(table.told("quest-done"))) == ("choose_artifact", 1)


@rule("TT-12.2", "TT-R.75", "TT-R.30", "TT-14.7")
def test_a_candle_is_lit_by_who_gives() -> None:
    """The receiver holds the Quest, but the giver has blessed."""
    table = Table(Hero(at=(1, 0), offerings=1), Hero(at=(0, 1), quests=["a-candle-for-each"]))
    table.play("give-offering 1")
    card = table.cards("choice")[0]
    table.play(f"award {card} 2")
    assert (table.told("quest-done"), table.cards("artifacts", 2)) == ([], [card])


# The Present


@rule("TT-21.7", "TT-R.83", "TT-18.3", "TT-21.9")
def test_the_present_of_the_tutorial() -> None:
    """One Prophecy; its Quest, one won Battle, pays each Hero that kept it; a difficulty is chosen."""
    heroes = (Hero(deeds={"battles-1": 1}), Hero(), Hero(deeds={"battles-2": 1}))
    table = Table(*heroes, tiles_left=0, prophecies=("the-beginning",), options={"tale": "the-beginning"})
    table.walk((1, 1))
    table.finish_turn()
    assert (table.ask, table.view()["fate"], table.state.stones) == ("difficulty", "the-beginning", [1, 0, 1])


@rule("TT-18.1", "TT-12.7", "TT-12.8", "TT-14.6", "TT-R.65")
def test_what_crosses_into_the_future() -> None:
    """Tokens are gone, Offerings in hand and places stay, Quests are discarded."""
    heroes = (Hero(at=(1, 0), offerings=2, quests=["five-bells"]), Hero(at=(0, 1)), Hero(at=(3, 1)))
    table = Table(*heroes, tiles_left=0, options={"tale": "iron-masks", "difficulty": "brutal"})
    table.finish_turn()
    table.play("next 0", "next 1")
    assert (table.state.offerings[0], table.cards("quests", 0), table.state.at[0]) == (2, [], space(1, 0))
    assert table.state.objects == {}
    assert "five-bells" in table.cards("discard")
    table.play("give-offering 1")
    assert table.ask == "bless"


@rule("TT-18.7", "TT-R.69", "TT-6.3", "TT-11.13")
def test_each_hero_takes_another_award() -> None:
    table = Table(tiles_left=0, options={"difficulty": "smooth"})
    table.finish_turn()
    table.play("choose speed")
    table.play("choose artifact")
    assert len(table.cards("choice")) == 3
    table.play(table.options()[0])
    table.play("choose virtues", *["raise mercy"] * 11, "raise love")
    assert (table.ask, table.state.speed[0], len(table.cards("artifacts", 1)), table.total(2)) == ("last_order", 7, 1, 24)


# Futures


@rule("TT-R.117", "TT-R.91", "TT-T.1", "TT-F0.7")
def test_a_hound_beside_a_tree() -> None:
    """The Deer stands in the Tree beside it and is the nearest, though a Tree keeps the Hound out; a Step away it comes near."""
    for at in ((1, 0), (0, 0)):
        deer = gifted("forest-born", at=(1, 1))
        table = future(
            "the-beginning", deer, Hero(hero="youngest-son", at=(5, 0)), Hero(hero="sun-and-moon", at=(5, 1)), turn=2, land=WOODED
        )
        foe(table, "shadow-hound-1", at)
        table.roll(1, 1)
        world(table)
        assert table.told("raid") == [{"kind": "raid", "piece": "shadow-hound-1", "seat": 0}]
        assert table.state.foes[0][1] in (space(1, 0), space(0, 1))


@rule("TT-R.117", "TT-F5.4", "TT-F1.4")
def test_arms_and_masks_find_who_hides_in_a_tree() -> None:
    deer = gifted("forest-born", at=(1, 1))
    far = (Hero(hero="youngest-son", at=(6, 1)), Hero(hero="sun-and-moon", at=(7, 1)))
    table = future("lamia-of-wires", deer, *far, turn=2, land=WOODED)
    only(table)
    foe(table, "lamia-of-wires-1", (5, 1))
    foe(table, "wire-arm-1", (0, 0))
    table.roll(*(0,) * 9)
    world(table)
    assert table.state.mark[0] == PIECES.index("wire-arm-1")
    masks = future("iron-masks", deer, *far, turn=2, land=WOODED)
    only(masks, "old-man-of-iron-1")
    foe(masks, "iron-mask-1", (0, 0))
    foe(masks, "old-man-of-iron-1", (5, 1))
    masks.roll(*(0,) * 7)
    world(masks)
    assert {"kind": "raid", "piece": "iron-mask-1", "seat": 0} in masks.told("raid")


@rule("TT-F1.4")
@pytest.mark.parametrize(("distance", "acts"), [(4, True), (5, False)])
def test_earshot(distance: int, acts: bool) -> None:
    table = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    only(table)
    foe(table, "old-man-of-iron-1", (9, 3))
    foe(table, "iron-mask-1", (distance, 0))
    before = table.state.foes[-1][1]
    world(table)
    assert (table.state.foes[-1][1] != before) == acts


@rule("TT-F2.5", "TT-F2.3")
def test_a_sack_of_rings_fills_the_hands() -> None:
    """Who beats the Goldsmith takes all he has, and then no more until they are bound."""
    table = future("nine-rings", Hero(at=(1, 0), speed=50, love=1, endeavour=11))
    foe(table, "goldsmith-1", (2, 0), harm=45)
    SACK.put(table.state, 2, 0)
    SACK.put(table.state, 1, 2)
    table.roll(1)
    table.play("attack goldsmith-1", "strike", *["raise love"] * 3)
    assert sorted(table.view()["players"][0]["bundle"]) == ["copper-ring", "copper-ring", "gold-ring"]
    ring = things(table, "copper-ring")[0]
    stand(table, ring)
    assert table.cite(f"claim {GAME.ident('space', ring)}") == "TT-F2.3"


@rule("TT-R.116", "TT-F3.4", "TT-A.41", "TT-9.22", "TT-R.89")
def test_what_reaches_who_is_out() -> None:
    """No gift, not even a messenger's, and no Cart; Mercy does."""
    hero = Hero(at=(0, 0), mercy=3, endeavour=11, artifacts=["shoes-of-the-messenger", "cart-of-the-kind-neighbour", "ash-staff"])
    table = future("forest-of-glass", hero, Hero(at=(1, 0)), Hero(at=(3, 3)))
    table.state.objects = {}
    table.state.at[1], table.state.mark[1] = -1, 1
    table.play("use shoes-of-the-messenger")
    assert table.cite("give 1 ash-staff") == "TT-7.17"
    assert table.allows("give 2 ash-staff")
    table.play("end", "comfort 1 love")
    assert (table.virtues(1)["love"], table.state.active) == (3, 2)


@rule("TT-F3.2")
def test_glass_grows_around_everybody() -> None:
    heroes = (Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)))
    table = future("forest-of-glass", *heroes, turn=2, land=LARGE)
    world(table)
    glass = things(table, "thicket")
    assert not set(glass) & set(table.state.at)
    assert len(glass) == 60 + 24


@rule("TT-F4.4", "TT-F4.5", "TT-R.48")
def test_a_fall_to_the_death() -> None:
    """Three points are lost, three are there."""
    heroes = (Hero(at=(4, 1), virtues=0, love=3), Hero(at=(0, 1)), Hero(at=(1, 0)))
    table = future("broken-clockwork", *heroes, land=((18, 0, 0, 0), (7, 1, 0, 0), (8, 2, 0, 0)), turn=2)
    table.state.objects = {}
    only(table)
    world(table)
    assert (table.ask, table.view()["outcome"]) == ("end", "hero-died")


@rule("TT-F4.4")
def test_the_hour_eater_falls_with_his_tile() -> None:
    heroes = (Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)))
    table = future("broken-clockwork", *heroes, land=((18, 0, 0, 0), (7, 1, 0, 0), (8, 2, 0, 0)), turn=2)
    table.state.objects = {}
    foe(table, "hour-eater-1", (5, 1))
    world(table)
    assert (table.state.foes, table.told("raid"), len(table.state.land)) == ((), [], 1)


@rule("TT-F4.3", "TT-F4.2")
def test_sand_does_not_run_over() -> None:
    """Seven positive dice for a glass at 40: it is at 42, gone from the Map, and no roll is possible there any more."""
    table = future("broken-clockwork", gifted("two-in-one", at=(0, 1), endeavour=11))
    glass = GLASS.of(table.state, 2)
    SAND.put(table.state, 40, 2)
    stand(table, next(at for at in table.state.chart.beside[glass] if not table.state.here(at)))
    table.roll(*(1,) * 8)
    table.play(f"do wind {GAME.ident('space', glass)}")
    assert len(table.state.dice) == 5 + 3
    table.play("accept")
    assert (SAND.of(table.state, 2), glass in table.state.objects) == (42, False)
    assert not table.allows(f"do wind {GAME.ident('space', glass)}")


@rule("TT-F5.3", "TT-F5.7", "TT-F5.2")
def test_a_stone_at_the_right_moment() -> None:
    """118 of 130: a Stone deals the last 12, and the Lamia is defeated though all her Arms stand."""
    table = future("lamia-of-wires", Hero(at=(0, 1), stones=1))
    body = next(entry for entry in table.state.foes if PIECES[entry[0]] == "lamia-of-wires-1")
    table.state.foes = tuple((*entry[:2], 118, entry[3]) if entry == body else entry for entry in table.state.foes)
    table.play(f"do stone {name(0, 1)}")
    assert table.result.winners == (0, 1, 2)


@rule("TT-F5.3")
def test_the_lamia_does_not_heal_beyond_what_she_lost() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    only(table)
    foe(table, "lamia-of-wires-1", (9, 3), harm=3)
    for n, at in enumerate(((9, 0), (9, 1)), 1):
        foe(table, f"wire-arm-{n}", at)
    world(table)
    assert table.state.foes[0][2] == 0


@rule("TT-F6.4", "TT-F6.1")
def test_windows_drink_from_the_first_of_equals() -> None:
    """All have the same: each of five Windows takes a point of its Virtue from the first in the order, who keeps Love."""
    heroes = [Hero(at=at, virtues=3) for at in ((0, 0), (1, 0), (1, 1))]
    table = future("glowing-windows", *heroes, turn=2)
    table.state.order = (1, 0, 2)
    table.state.frames[2] = table.state.frames[2]._replace(step=3)
    only(table)
    world(table)
    assert ([table.total(seat) for seat in range(3)], table.virtues(1)["love"]) == ([18, 13, 18], 3)


@rule("TT-F6.5", "TT-F6.6", "TT-F6.2")
def test_a_stone_puts_out_the_last_window() -> None:
    """45 of 65 and 20: dark; its four points come back to the bearer, and then the game is won."""
    table = future("glowing-windows", Hero(at=(0, 0), stones=1))
    for window in range(5):
        DARK.put(table.state, 65 if window else 45, window)
    DRUNK.put(table.state, 4, 0)
    assert PLACE.of(table.state, 0) in table.state.objects
    table.play(f"do stone {name(0, 0)}")
    while table.ask == "raise":
        table.play("raise love")
    assert (table.ask, table.result.winners, table.total(0)) == ("end", (0, 1, 2), 16)


@rule("TT-F7.7", "TT-F7.4", "TT-F7.2")
def test_a_roll_and_a_stone_close_a_seal() -> None:
    """The light side by dice, the dark side by the Stone of somebody on the other side, in the same round."""
    table = future("parallel-land", Hero(at=(1, 0), endeavour=3), Hero(at=(0, 1), stones=1))
    only(table)
    table.state.mark[1] = 1
    SIDES.put(table.state, 1, 2)
    table.finish_turn()
    table.play(f"do stone {name(0, 1)}")
    assert SIDES.all(table.state) == (0, 0, 3, 0, 0, 0)


@rule("TT-R.89", "TT-R.100", "TT-F0.O4")
def test_frost_is_for_one_turn() -> None:
    table = future("the-beginning", Hero(at=(0, 0), speed=3), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table)
    stack(table, "cold-breath")
    world(table)
    assert steps(table) == 2
    stack(table, "owl-calls-once")
    world(table)
    assert steps(table) == 3


@rule("TT-P.19", "TT-R.70", "TT-20.9", "TT-20.2")
@pytest.mark.parametrize(("edition", "more"), [("preview", 20), ("2022", 0)])
def test_rounds_left_score_in_the_preview(edition: str, more: int) -> None:
    """Won in the second of four rounds: two are left."""
    table = future("the-beginning", Hero(at=(1, 0), stones=2), round=2, options={"edition": edition})
    before = sum(table.total(seat) for seat in range(3)) + 2 * 9 + 15 * 9
    for _ in range(2):
        table.play(f"do stone {name(1, 0)}")
    stand(table, things(table, "ember")[0])
    table.play(f"claim {GAME.ident('space', table.state.at[0])}")
    hearth = table.view()["scenario"]["marks"][0]["space"]
    stand(table, next(at for at in table.state.chart.spaces if GAME.ident("space", at) == hearth))
    table.state.more_actions = 9
    table.play(f"do light {hearth}")
    assert table.result.scores == (before + 100 + more,) * 3


@rule("TT-1.5", "TT-R.68", "TT-P.19")
@pytest.mark.parametrize("edition", ["2022", "preview"])
def test_points_after_a_loss(edition: str) -> None:
    """Heroes are counted, the Future Quest and rounds are not."""
    table = future(
        "the-beginning",
        Hero(at=(9, 3), virtues=3, stones=1),
        Hero(at=(8, 0)),
        Hero(at=(9, 0)),
        turn=2,
        round=4,
        options={"edition": edition},
    )
    only(table)
    world(table)
    assert (table.view()["outcome"], table.result.scores[0]) == ("time-up", 18 + 12 + 12 + 2 * 9 + 15 * 9 + 30)

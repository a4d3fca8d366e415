"""The fourth fifty cases: cards in the middle of things, Altars and bands, raids, ends of Futures."""

from __future__ import annotations

import pytest

from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.heroes import HEROES
from taletable.games.threetale.heroes import Hero as HeroBoard
from taletable.games.threetale.land import spaces_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios.broken_clockwork.rules import PLACE as GLASS
from taletable.games.threetale.scenarios.broken_clockwork.rules import SAND
from taletable.games.threetale.scenarios.forest_of_glass.rules import DOOR, LANTERNS, TAKEN
from taletable.games.threetale.scenarios.parallel_land.rules import CLOSED, SEALS, SIDES
from taletable.games.threetale.scenarios.parallel_land.rules import PLACE as SEAL
from taletable.games.threetale.scenarios.the_beginning.rules import BURNING
from taletable.games.threetale.tiles import THINGS
from taletable.testing import rule

from .futures import foe, future, only, stack, stand, world
from .table import Hero, Table, name, space
from .test_battle import AT, fight
from .test_hunt_again import actions, steps
from .test_movement import AWAY, PORTALS
from .test_preview import preview
from .test_prophecy import start, tale
from .test_talents import gifted

ALTAR = (0, 0)


# Cards in the middle of things


@rule("TT-A.10", "TT-R.90", "TT-R.99", "TT-11.11")
def test_memories_in_a_fight() -> None:
    """Two cards for one positive die; the dice of one of them join the roll that paid."""
    hero = Hero(at=AT, speed=9, love=3, artifacts=["kaval-of-memory"])
    table = fight(hero, "stone-toad", "strong-arm", "busy-hands", dice=(1, 1, 0))
    table.play("use kaval-of-memory")
    assert set(table.cards("bonus", 0)) == {"strong-arm", "busy-hands"}
    table.roll(1, 1)
    table.play("play strong-arm 1")
    assert table.view()["battle"]["damage"] == 3
    assert table.cite("use kaval-of-memory") == "TT-R.85"


@rule("TT-9.10", "TT-A.9", "TT-R.77")
def test_love_that_grows_in_a_round_counts_in_the_next() -> None:
    table = fight(Hero(at=AT, speed=9, love=2, artifacts=["crown-of-wheat"]), "stone-toad", dice=(1, 1))
    table.play("use crown-of-wheat", "raise love", "raise love")
    assert len(table.state.dice) == 2
    table.roll(0)
    table.play("strike")
    assert (table.ask, len(table.state.dice)) == ("strike", 4)


@rule("TT-9.7", "TT-A.9", "TT-R.22", "TT-9.E1")
def test_endeavour_won_in_a_fight() -> None:
    table = fight(Hero(at=AT, speed=9, love=7, endeavour=2, artifacts=["crown-of-wheat"]), "bridge-goblin", dice=(1,) * 7)
    table.play("use crown-of-wheat", "raise endeavour", "raise love", "strike")
    assert (table.ask, actions(table)) == ("turn", 1)


@rule("TT-9.11", "TT-R.104", "TT-A.9")
def test_hope_that_comes_with_the_payment() -> None:
    """Hope reaches 3 by the Artifact that was paid with a die of this roll: too late for this roll, in time for the next."""
    table = fight(Hero(at=AT, speed=9, love=2, hope=2, artifacts=["crown-of-wheat"]), "stone-toad", dice=(1, 0))
    table.play("use crown-of-wheat", "raise hope", "raise love")
    assert table.cite("flip die-2") == "TT-R.77"
    table.roll(1)
    table.play("strike")
    assert table.ask == "assault"
    assert table.allows("flip die-1")


@rule("TT-A.4", "TT-9.3", "TT-11.9")
def test_a_circlet_raises_others_in_the_middle_of_a_fight() -> None:
    table = fight(Hero(at=AT, speed=9, love=2, artifacts=["hazel-circlet"]), "stone-toad", dice=(1, 0))
    table.play("use hazel-circlet", "comfort 1 love", "comfort 2 love")
    assert (table.ask, table.virtues(1)["love"], table.view()["battle"]["damage"]) == ("strike", 3, 0)


@rule("TT-A.3", "TT-R.35", "TT-A.16")
def test_shevitsa_of_a_fight_is_learned_from_after_it() -> None:
    """The second Shevitsa comes in the Battle; the Talent is chosen when the Battle is over."""
    table = fight(Hero(at=AT, speed=9, love=7, shevitsa=1, artifacts=["thrush-feather"]), "hungry-wolf", dice=(1,) * 7)
    table.play("use thrush-feather")
    assert (table.ask, table.state.shevitsa[0]) == ("strike", 2)
    table.play("strike", "raise love", "raise love")
    assert table.ask == "learn"


@rule("TT-A.45", "TT-R.85", "TT-11.9")
def test_soles_give_one_action_a_turn() -> None:
    """Paid in the first Battle; in the second of the same turn they are used up."""
    beside = (0, 3)
    hero = Hero(at=AT, speed=9, love=8, artifacts=["fire-dancers-soles"])
    table = Table(hero, objects={AT: "battle-1", beside: "battle-1"}, deck=["hungry-wolf", "stone-toad"])
    table.roll(*(1,) * 8)
    table.claim(*AT)
    table.play("use fire-dancers-soles", "strike", "raise love", "raise love")
    assert actions(table) == 1
    table.walk(beside)
    table.roll(*(1,) * 10)
    table.claim(*beside)
    assert table.cite("use fire-dancers-soles") == "TT-R.85"


@rule("TT-A.39", "TT-R.39", "TT-13.2")
def test_bells_ring_at_a_treasure() -> None:
    table = Table(Hero(at=AT, speed=1, artifacts=["dancers-bells"]), objects={AT: "treasure-1"}, deck=["painted-egg"])
    table.roll(1, 1, 1)
    table.claim(*AT)
    table.play("use dancers-bells", "open")
    assert (table.told("opened")[-1]["n"], steps(table)) == (2, 3)


@rule("TT-A.15", "TT-11.9", "TT-A.18")
def test_an_eye_needs_a_spark() -> None:
    """Without a positive die the Eye sees nothing; the Helm needs none, and then all dice are positive."""
    hero = Hero(at=AT, speed=9, love=3, artifacts=["eye-of-the-zmey", "helm-of-certain-dawn"])
    table = fight(hero, "stone-toad", dice=(0, 0, 0))
    assert table.cite("use eye-of-the-zmey") == "TT-11.9"
    table.play("use helm-of-certain-dawn")
    assert table.view()["battle"]["damage"] == 3
    assert table.cite("use eye-of-the-zmey") == "TT-11.5"


@rule("TT-A.35", "TT-R.72", "TT-11.12", "TT-16.14")
def test_thunder_without_love() -> None:
    """No dice, 12 damage: enough for the boar; the gourd is gone."""
    table = fight(Hero(at=AT, speed=9, love=0, artifacts=["thunder-in-a-gourd"]), "wild-boar")
    assert table.state.dice == ()
    table.play("use thunder-in-a-gourd", "strike", *["raise love"] * 3)
    assert (table.ask, "thunder-in-a-gourd" in table.cards("discard")) == ("turn", True)


@rule("TT-A.14", "TT-R.85", "TT-11.7")
def test_a_laurel_once_in_every_turn() -> None:
    table = Table(Hero(artifacts=["laurel-of-orpheus"]))
    table.play("use laurel-of-orpheus", "comfort 1 love", "comfort 1 love")
    assert table.cite("use laurel-of-orpheus") == "TT-R.85"
    for _ in range(3):
        table.finish_turn()
        table.play(table.options()[0])
    assert table.allows("use laurel-of-orpheus")


@rule("TT-A.51", "TT-11.9", "TT-11.10")
def test_stirrups_cost_two() -> None:
    table = fight(Hero(at=AT, speed=9, love=3, artifacts=["stormriders-stirrups"]), "stone-toad", dice=(1, 0, 0))
    assert table.refusal("use stormriders-stirrups").args == (2,)
    rich = fight(Hero(at=AT, speed=9, love=3, artifacts=["stormriders-stirrups"]), "stone-toad", dice=(1, 1, 1))
    rich.play("use stormriders-stirrups")
    assert rich.view()["battle"]["damage"] == 1
    rich.play("escape")
    assert actions(rich) == 2


# Altars and bands


@rule("TT-9.8", "TT-9.E2", "TT-17.7", "TT-R.24")
def test_faith_burnt_on_an_altar() -> None:
    """Faith 3 falls to 2 by the exchange: the unused card is lost at once, before the next exchange."""
    table = Table(Hero(at=ALTAR, faith=3, bonus=["busy-hands"]))
    table.state.drawn = 1
    table.play("sacrifice", "exchange three-virtues", "lose faith", "lose love", "lose love")
    assert (table.ask, table.cards("bonus", 0)) == ("altar", [])


@rule("TT-9.7", "TT-17.8", "TT-R.23")
def test_faith_won_on_an_altar() -> None:
    table = Table(Hero(at=ALTAR, faith=2, shevitsa=1))
    table.play("sacrifice", "exchange shevitsa", "raise faith")
    assert (table.ask, len(table.cards("bonus", 0))) == ("altar", 1)


@rule("TT-17.5", "TT-R.22", "TT-17.7")
def test_endeavour_burnt_on_an_altar() -> None:
    """The band falls while the Action is done: there is no second one."""
    table = Table(Hero(at=ALTAR, endeavour=3))
    table.play("sacrifice", "exchange three-virtues", "lose endeavour", "lose love", "lose love", "done")
    assert (table.ask, actions(table)) == ("turn", 0)
    assert table.cite("sacrifice") == "TT-7.1"


@rule("TT-R.43", "TT-17.7", "TT-17.8", "TT-C.31")
def test_a_loop_that_loses() -> None:
    """Three points for one Shevitsa for one point."""
    table = Table(Hero(at=ALTAR))
    table.play("sacrifice", "exchange three-virtues", "lose love", "lose love", "lose hope", "exchange shevitsa", "raise love", "done")
    assert (table.total(), table.state.shevitsa[0]) == (10, 0)


@rule("TT-R.35", "TT-17.11", "TT-10.11")
def test_an_altar_that_is_left_with_too_much() -> None:
    """Four Shevitsa of a Level 2 Artifact: after the Action the first Talent, and two are left."""
    table = Table(Hero(at=ALTAR, artifacts=["felt-helm"]))
    table.play("sacrifice", "melt felt-helm")
    assert table.ask == "altar"
    table.play("done", "learn third-try")
    assert (table.ask, table.state.shevitsa[0]) == ("turn", 2)


@rule("TT-P.12", "TT-P.13", "TT-P.9", "TT-P.4")
def test_the_older_altar() -> None:
    table = preview(Hero(at=ALTAR, artifacts=["felt-helm", "rhomphaia"]))
    table.play("sacrifice", "melt felt-helm", "melt rhomphaia")
    assert table.state.shevitsa[0] == 3 + 4
    assert table.cite("exchange three-virtues") == "TT-P.9"
    assert "rhomphaia" in table.pile("artifacts-3")


@rule("TT-12.1", "TT-R.47", "TT-17.6", "TT-12.5", "TT-R.46")
def test_a_fourth_offering() -> None:
    """Claimed and blessed in one turn; after three blessed ones it is Level 3 again."""
    table = Table(Hero(at=ALTAR, endeavour=11), Hero(at=(0, 1)))
    table.state.blessed = 3
    table.claim(*ALTAR)
    table.play("give-offering 1")
    assert {GAME.catalogue()["artifacts"][number]["level"] for number in table.state.choice} == {3}
    assert table.state.blessed == 4


# Evenings


@rule("TT-9.23", "TT-9.21", "TT-9.25", "TT-R.6")
def test_an_evening_of_six_points() -> None:
    """Three for oneself, three for others, in any order and mix; what is full is refused."""
    table = Table(Hero(endurance=11, mercy=11, love=12), Hero(at=(0, 1), love=13))
    table.play("end", "comfort 2 hope", "endure love")
    assert (table.cite("endure love"), table.cite("comfort 1 love")) == ("TT-R.6", "TT-R.6")
    table.play("comfort 1 hope", "endure endurance", "endure mercy", "comfort 2 hope")
    assert (table.ask, table.seat) == ("lay_tile", 1)
    assert [table.total(seat) for seat in range(3)] == [11 + 11 + 12 + 6 + 3, 13 + 10 + 1, 12 + 2]


@rule("TT-R.29", "TT-4.12")
def test_an_evening_that_is_not_used() -> None:
    table = Table(Hero(endurance=11, mercy=11))
    table.play("end", "endure love", "done")
    assert (table.seat, table.total()) == (1, 22 + 8 + 1)


# Raids


@rule("TT-R.102", "TT-R.86", "TT-A.32")
def test_the_shield_in_a_raid_that_missed() -> None:
    table = future("the-beginning", Hero(at=(1, 0), artifacts=["shield-of-the-horseman"]), Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(table, "shadow-hound-1", (2, 0))
    table.roll(0, 0)
    world(table)
    assert table.ask == "assault"
    table.play("use shield-of-the-horseman", "take")
    assert table.state.foes[0][2] == 3


@rule("TT-R.86", "TT-R.50", "TT-1.4")
def test_a_raid_to_the_death() -> None:
    """More damage than Virtue points, and it is taken."""
    table = future("glowing-windows", Hero(at=(1, 0), virtues=0, love=5), Hero(at=(9, 0), virtues=6), Hero(at=(8, 0)), turn=2)
    only(table)
    foe(table, "glass-bailiff-1", (2, 0))
    table.roll(*(1,) * 9)
    world(table)
    table.play("take")
    assert (table.ask, table.view()["outcome"]) == ("end", "hero-died")


@rule("TT-A.11", "TT-R.86", "TT-11.12", "TT-A.1")
def test_a_veil_in_a_raid() -> None:
    """Once; it is discarded, and the damage is none."""
    table = future("the-beginning", Hero(at=(1, 0), artifacts=["veil-of-the-samodiva"]), Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(table, "shadow-hound-1", (2, 0))
    table.roll(1, 1)
    world(table)
    table.play("use veil-of-the-samodiva")
    if table.ask == "assault":
        table.play("take")
    assert (table.ask, table.total(), table.cards("artifacts", 0)) == ("turn", 12, [])


@rule("TT-F0.7", "TT-F0.O2", "TT-R.89")
@pytest.mark.parametrize(("omen", "comes"), [("owl-calls-once", False), ("hound-lifts-its-head", True)])
def test_a_hound_one_step_too_far(omen: str, comes: bool) -> None:
    """Five Steps away: three bring it within two, four beside the Hero."""
    table = future("the-beginning", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(0, 3)), turn=2)
    foe(table, "shadow-hound-1", (5, 0))
    stack(table, omen)
    table.roll(0, 0)
    world(table)
    assert bool(table.told("raid")) == comes


# Futures


@rule("TT-R.93", "TT-C.87", "TT-19.5")
def test_every_hero_may_strike_the_same_foe() -> None:
    """Each once a turn; the damage adds up, and the foe is as fast for the second."""
    table = future("iron-masks", Hero(at=(1, 0), speed=50, love=3), Hero(at=(2, 1), speed=50, love=3), deck=["yawning", "full-belly"])
    foe(table, "iron-mask-1", (2, 0))
    for _ in range(2):
        table.roll(1, 1, 1, *(0,) * 12)
        table.play("attack iron-mask-1", "strike")
        while table.ask == "assault":
            table.play("block")
        table.finish_turn()
    assert next(entry[2] for entry in table.state.foes if PIECES[entry[0]] == "iron-mask-1") == 6


@rule("TT-F1.6", "TT-R.91")
def test_a_stone_takes_the_nearest_mask() -> None:
    table = future("iron-masks", Hero(at=(0, 0), stones=1))
    only(table, "old-man-of-iron-1")
    for n, at in enumerate(((3, 0), (2, 0), (9, 0)), 1):
        foe(table, f"iron-fiddler-{n}", at)
    table.play(f"do stone {name(0, 0)}")
    assert {PIECES[entry[0]] for entry in table.state.foes} == {"old-man-of-iron-1", "iron-fiddler-1", "iron-fiddler-3"}


@rule("TT-F3.7", "TT-1.5", "TT-R.68")
def test_an_open_gate_is_not_enough() -> None:
    """Two are out, the third stands before the Gate when the last round ends."""
    table = future("forest-of-glass", Hero(at=(0, 0)), Hero(), Hero(), round=5)
    table.state.objects = {DOOR.of(table.state): THINGS.index("gate")}
    TAKEN.put(table.state, LANTERNS)
    table.state.at[1:], table.state.mark = [-1, -1], [-1, 1, 1]
    table.finish_turn()
    while table.ask in ("lose", "raise"):
        table.play(table.options()[0])
    assert (table.ask, table.view()["outcome"], table.result.winners) == ("end", "time-up", ())


@rule("TT-F3.4", "TT-R.67", "TT-1.3")
def test_the_last_one_leaves_in_the_last_round() -> None:
    """Who goes out at the end of the last turn has won, before the world moves."""
    table = future("forest-of-glass", Hero(at=(0, 0)), Hero(), Hero(), round=5, turn=2)
    table.state.objects = {DOOR.of(table.state): THINGS.index("gate")}
    TAKEN.put(table.state, LANTERNS)
    table.state.at[:2], table.state.mark = [-1, -1], [1, 1, -1]
    stand(table, DOOR.of(table.state), 2)
    table.finish_turn()
    assert (table.view()["outcome"], table.told("omen")) == ("won", [])


@rule("TT-F4.4", "TT-F4.3")
def test_a_wound_hourglass_holds_no_tile() -> None:
    """While it runs down its tile stays; wound up it is gone, and the tile may fall."""
    heroes = (Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)))
    for wound in (False, True):
        table = future("broken-clockwork", *heroes, land=((18, 0, 0, 0), (7, 1, 0, 0), (8, 2, 0, 0)), turn=2)
        only(table)
        table.state.objects = {} if wound else {space(5, 0): THINGS.index("hourglass")}
        world(table)
        assert len(table.state.land) == (1 if wound else 3)


@rule("TT-F4.5", "TT-F4.O1")
def test_thirteen_strokes() -> None:
    """Four tiles fall with the surge; who stands on the last of four in a row jumps from tile to tile and is hurt each time."""
    land = ((18, 0, 0, 0), (7, 1, 0, 0), (8, 2, 0, 0), (30, 3, 0, 0), (20, 4, 0, 0))
    table = future("broken-clockwork", Hero(at=(8, 1), virtues=9), Hero(at=(0, 1)), Hero(at=(1, 0)), land=land, turn=2)
    table.state.objects = {}
    only(table)
    stack(table, "clock-strikes-thirteen")
    world(table)
    while table.ask == "lose":
        table.play("lose love" if table.virtues()["love"] else "lose hope")
    assert len(table.state.land) == 1
    assert table.total() == 54 - 4 * 3


@rule("TT-F5.5", "TT-7.1", "TT-F5.4")
def test_who_can_free_whom() -> None:
    """A friend on a diagonal with one Action, no roll; from afar nobody; a friend who is held frees as well."""
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(1, 1)), Hero(at=(3, 3)))
    only(table, "lamia-of-wires-1")
    table.state.mark = [PIECES.index("wire-arm-2"), PIECES.index("wire-arm-1"), PIECES.index("wire-arm-3")]
    assert table.cite(f"do free {name(3, 3)}") == "TT-F5.5"
    table.play(f"do free {name(1, 1)}")
    assert (table.ask, table.state.mark[1], actions(table)) == ("turn", -1, 0)
    assert table.cite(f"do free {name(0, 0)}") == "TT-7.1"


@rule("TT-F7.3", "TT-6.9", "TT-7.1")
def test_no_crossing_where_another_hero_stands() -> None:
    table = future("parallel-land", Hero(at=(1, 0)), Hero(at=(1, 1)))
    table.walk((1, 1))
    assert table.cite(f"do cross {name(1, 1)}") == "TT-6.9"


@rule("TT-F7.2", "TT-F7.4", "TT-R.67")
def test_the_last_seal_in_the_last_round() -> None:
    """Eight hits close the last side: the team has won at once."""
    table = future("parallel-land", gifted("two-in-one", at=(0, 0)), round=5)
    for seal in range(SEALS):
        SIDES.put(table.state, CLOSED if seal else 2, seal)
    at = SEAL.of(table.state, 0)
    stand(table, at)
    table.roll(*(1,) * 8, 0)
    table.play(f"do work {GAME.ident('space', at)}")
    assert len(table.state.dice) == 9
    table.play("accept")
    assert (table.ask, table.result.winners) == ("end", (0, 1, 2))


@rule("TT-F7.4", "TT-11.10", "TT-R.39", "TT-R.97")
def test_a_die_that_paid_is_missing_at_the_seal() -> None:
    """Eight hits, one of them spent on the wheat: seven do not work a Seal."""
    table = future("parallel-land", gifted("two-in-one", at=(0, 0), artifacts=["crown-of-wheat"]))
    at = SEAL.of(table.state, 0)
    stand(table, at)
    table.roll(*(1,) * 8, 0)
    table.play(f"do work {GAME.ident('space', at)}", "use crown-of-wheat", "raise love", "raise love", "accept")
    assert SIDES.of(table.state, 0) == 0


@rule("TT-F4.3", "TT-T.13", "TT-A.6")
def test_whatever_helps_a_roll_helps_at_an_hourglass() -> None:
    """Six dice; a Third Try and a Lantern make them positive."""
    table = future("broken-clockwork", gifted("third-try", at=(0, 1), artifacts=["village-lantern"]))
    glass = GLASS.of(table.state, 0)
    stand(table, glass)
    table.roll(1, 0, 0, 0, 0, 0)
    table.play(f"do wind {GAME.ident('space', glass)}")
    table.roll(1, 1, 0, 0, 0)
    table.play("invoke third-try", "use village-lantern", "accept")
    assert SAND.of(table.state, 0) == 6


@rule("TT-F2.3", "TT-R.103", "TT-7.20")
def test_rings_and_embers_are_no_gifts() -> None:
    """What a Future has one carry is not among the gifts."""
    table = future("nine-rings", Hero(at=(1, 0)), Hero(at=(1, 1)))
    table.state.bundle[0] = (THINGS.index("copper-ring"),)
    assert not any(act.startswith("give") for act in table.offers())


@rule("TT-F0.2", "TT-F0.5", "TT-20.9")
def test_more_embers_than_needed() -> None:
    """Two burn and two more are laid down: won, for the same 100 points."""
    table = future("the-beginning", Hero(at=(1, 0)))
    BURNING.put(table.state, 2)
    table.state.bundle[0] = (THINGS.index("ember"),) * 2
    hearth = table.view()["scenario"]["marks"][0]["space"]
    stand(table, next(at for at in table.state.chart.spaces if GAME.ident("space", at) == hearth))
    table.play(f"do light {hearth}")
    assert dict(table.result.lines[0])["future-quest"] == 100


# From the beginning


@rule("TT-3.8", "TT-3.9", "TT-3.10", "TT-3.11", "TT-R.5")
@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.key)
def test_what_a_hero_brings(hero: HeroBoard) -> None:
    match = start()
    match.play(GAME.read(f"0 become {hero.key}"))
    view = GAME.view(tale(match), None)["players"][0]
    assert (view["spirit"], view["shevitsa"], view["stones"], view["offerings"]) == (3, 0, 0, 0)
    assert (view["talents"], view["artifacts"], view["quests"], view["bonus"]) == ([], [], [], [])
    assert list(view["virtues"].values()) == list(hero.virtues)


@rule("TT-5.3", "TT-5.5", "TT-4.6")
@pytest.mark.parametrize("turns", range(4))
def test_a_turned_tile_is_laid_with_its_things(turns: int) -> None:
    """Battle, Treasure and Black Stone go around with the tile."""
    table = Table(Hero(), Hero(at=(0, 1)), deck=["tile-10"], land=((18, 0, 0, 0), (7, 1, 0, 0)), objects={})
    table.finish_turn()
    cell = next(act.split()[1] for act in table.options())
    table.play(f"lay {cell} {turns}")
    laid = table.state.land[-1]
    around = spaces_of(laid.cell)
    found = [table.state.objects.get(at, -1) for at in around]
    printed = [THINGS.index(thing) for thing in ("battle-1", "treasure-3", "white")]
    assert [found[(i + turns) % 4] for i in range(4)] == [*printed, -1]


@rule("TT-6.7", "TT-R.14", "TT-6.3")
def test_past_two_friends_in_a_row() -> None:
    """Two spaces of friends between the Hero and a free one: three Steps are enough, two are not."""
    friends = (Hero(at=(1, 1)), Hero(at=(2, 1)))
    table = Table(Hero(at=(0, 1), speed=3), *friends)
    table.walk((1, 1), (2, 1), (3, 1))
    assert table.allows("end")
    short = Table(Hero(at=(0, 1), speed=2), *friends)
    short.walk((1, 1))
    assert short.cite(f"walk {name(2, 1)}") == "TT-R.14"


@rule("TT-R.16", "TT-6.4", "TT-17.3", "TT-R.58")
def test_back_and_forth_through_portals() -> None:
    """Two jumps, two Steps; in the preview who starts on a Portal is free, and a jump forces no other."""
    for table in (Table(Hero(at=(0, 0), speed=2), *AWAY, land=PORTALS), preview(Hero(at=(0, 0), speed=2), *AWAY, land=PORTALS)):
        assert table.allows("end")
        table.play(f"jump {name(4, 0)}")
        assert table.allows("end")
        table.play(f"jump {name(0, 0)}")
        assert (steps(table), table.cite(f"jump {name(4, 0)}")) == (0, "TT-6.4")


@rule("TT-R.8", "TT-13.1", "TT-16.25")
def test_the_last_treasure_of_a_level() -> None:
    """All ten were opened: the discards are shuffled for the next."""
    keys = [card["key"] for card in GAME.catalogue()["treasures"] if card["level"] == 2]
    table = Table(Hero(at=AT), objects={AT: "treasure-2"}, discard=keys)
    table.claim(*AT)
    assert table.told("shuffled") == [{"kind": "shuffled", "pile": "treasures-2", "n": 10}]
    assert table.view()["card"] in keys


@rule("TT-R.38", "TT-16.9", "TT-R.85", "TT-11.8")
def test_two_rounds_two_uses() -> None:
    """A staff deals its point in each own round, a wreath keeps one off in each round of the enemy."""
    table = fight(Hero(at=AT, speed=9, love=1, artifacts=["ash-staff", "basil-wreath"]), "bridge-goblin", dice=(0,))
    for harm in (1, 2):
        table.play("use ash-staff")
        table.roll(1, 1, 0)
        table.play("strike", "use basil-wreath")
        assert table.view()["battle"]["damage"] == 1
        assert table.state.harm == harm
        table.roll(0)
        table.play("take", "lose hope")


@rule("TT-1.7", "TT-2.7", "TT-4.5")
def test_a_drawn_tile_is_for_all_to_see() -> None:
    table = Table(Hero(), deck=["tile-22"])
    table.finish_turn()
    assert {table.view(seat)["tile"] for seat in (0, 1, 2, None)} == {"tile-22"}


@rule("TT-R.13", "TT-7.17", "TT-R.11")
def test_a_gift_across_a_gap() -> None:
    """Two tiles that touch at a corner only: their spaces at it are diagonal neighbours; one cannot walk there."""
    land = ((18, 0, 0, 0), (7, 1, 0, 0), (5, 0, 1, 0))
    table = Table(Hero(at=(2, 1), artifacts=["ash-staff"]), Hero(at=(1, 2)), Hero(at=(0, 0)), land=land)
    assert table.cite(f"walk {name(2, 2)}") == "TT-R.13"
    table.play("give 1 ash-staff")
    assert table.cards("artifacts", 1) == ["ash-staff"]

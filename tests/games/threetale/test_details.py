"""Small things that other tests pass by: each asserts what its paragraph says in one more case."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.threetale.artifacts import ARTIFACTS
from taletable.games.threetale.chapters import OMEN_CHAPTER, PROPHECY_KEYS
from taletable.games.threetale.deck import CARD_IDS, FIRST_OMEN, FIRST_TILE, OMEN_PILE, PILE_OF, PROPHECY_PILE
from taletable.games.threetale.finds import HERO_BONUS
from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.land import FIRST_CELL, Placed, spaces_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import gather
from taletable.games.threetale.scenarios.broken_clockwork.rules import BrokenClockwork
from taletable.games.threetale.scenarios.forest_of_glass.rules import DOOR, LANTERNS, TAKEN
from taletable.games.threetale.scenarios.glowing_windows.rules import DRUNK
from taletable.games.threetale.scenarios.nine_rings.rules import FORGE
from taletable.games.threetale.scenarios.parallel_land.rules import CLOSED, SEALS, SIDES
from taletable.games.threetale.tiles import THINGS
from taletable.games.threetale.virtues import attack_dice
from taletable.games.threetale.words import Gain, worth
from taletable.testing import rule
from taletable.testing.checks import check_cards

from .futures import foe, future, only, stack, stand, world
from .table import Hero, Table, name, space
from .test_battle import AT, fight, strong
from .test_movement import AWAY, PORTALS
from .test_preview import preview
from .test_prophecy import start, tale
from .test_talents import gifted

WALLED = ((1, 0, 0, 0), (12, 1, 0, 2), (7, 2, 0, 0), (18, 3, 0, 0))
"""Four tiles in a row. Trees of the first two shut the first one off: its Altar is at (0, 0); another Altar is at (6, 0)."""
EAST = (Hero(at=(4, 1)), Hero(at=(5, 0)), Hero(at=(5, 1)))


# Set-up and Present


@rule("TT-P.2", "TT-R.62", "TT-22.6")
def test_what_is_in_the_box() -> None:
    """All in the 2022 edition; in the preview 36 Artifacts, and the Omens of its chapters alone."""
    whole, older = tale(start()), tale(start(edition="preview"))
    assert all(GAME.in_box(whole, card) for card in range(len(CARD_IDS)))
    for card in range(FIRST_OMEN, len(CARD_IDS)):
        assert GAME.in_box(older, card) == (OMEN_CHAPTER[card - FIRST_OMEN] <= 5)
    assert sum(GAME.in_box(older, card) for card in range(len(ARTIFACTS))) == 36


@rule("TT-2.10", "TT-21.8", "TT-3.1", "TT-21.7")
def test_what_stays_aside() -> None:
    """Omens, what the Tutorial does not use, and the Prophecies that were not drawn; every other pile is whole."""
    view = GAME.view(tale(start()), None)
    assert [view["decks"][f"battles-{level}"]["count"] for level in (1, 2, 3)] == [10, 10, 10]
    assert (view["decks"]["tiles"]["count"], view["decks"]["omens"]["count"], view["decks"]["quests"]["count"]) == (30, 0, 10)
    s = tale(start())
    assert len([card for card in s.box if PILE_OF[card] == PROPHECY_PILE]) == 8 - 3
    lesson = tale(start(tale="the-beginning"))
    assert GAME.view(lesson, None)["decks"]["tiles"]["count"] == 9
    check_cards(GAME, s)
    check_cards(GAME, lesson)


@rule("TT-18.5", "TT-R.66")
def test_the_opened_box_is_empty_of_omens() -> None:
    table = Table(tiles_left=0, options={"difficulty": "brutal"})
    table.finish_turn()
    s = table.state
    assert not [card for card in s.box if PILE_OF[card] == OMEN_PILE and OMEN_CHAPTER[card - FIRST_OMEN] == s.fate]
    assert {OMEN_CHAPTER[card - FIRST_OMEN] for card in s.decks[OMEN_PILE]} == {s.fate}
    check_cards(GAME, s)


@rule("TT-R.95")
def test_who_is_shut_in_comes_to_the_nearest_space() -> None:
    """In the same row, not to the first of the land."""
    state = GAME.new(3, {}, Luck(b"shut in"))
    land = ((5, FIRST_CELL + 1, 2), (3, FIRST_CELL + 2, 0), (0, FIRST_CELL, 0))
    state.relay(tuple([Placed(FIRST_TILE + tile, cell, turn) for tile, cell, turn in land]))
    far = spaces_of(FIRST_CELL + 2)
    state.at, state.order = [spaces_of(FIRST_CELL)[3], far[0], far[1]], (0, 1, 2)
    gather(state, Run(Luck(b"shut in"), quiet=True))
    assert state.at[0] == spaces_of(FIRST_CELL + 1)[3]


@rule("TT-C.79", "TT-R.111", "TT-F2.1")
def test_an_altar_that_nobody_can_reach_is_no_forge() -> None:
    table = future("nine-rings", *EAST, land=WALLED)
    assert table.state.chart.altars == (space(0, 0), space(6, 0))
    assert FORGE.of(table.state) == space(6, 0)


# The turn


@rule("TT-4.7", "TT-4.12", "TT-15.3", "TT-4.8")
def test_nothing_of_a_turn_is_left_for_the_next() -> None:
    table = Table(Hero(at=(1, 0), bonus=["busy-hands", "strong-arm"]), Hero(at=(0, 1)))
    table.play("play busy-hands 1", "play strong-arm 1")
    table.walk((1, 1), (1, 0))
    table.claim(1, 0) if table.thing(1, 0) else None
    table.finish_turn()
    table.play(table.options()[0])
    assert table.ask == "turn"
    assert [table.view()["players"][1][left] for left in ("steps_left", "actions_left")] == [3, 1]
    assert (table.state.more_actions, table.state.more_dice, table.state.steps) == (0, 0, 0)
    night = future("the-beginning", Hero(at=(1, 0)), Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(night, "shadow-hound-1", (2, 0))
    night.roll(1, 1)
    world(night)
    assert (night.ask, night.state.in_turn) == ("assault", False)


@rule("TT-4.5", "TT-5.2")
def test_a_tile_that_was_laid_is_no_longer_in_hand() -> None:
    table = Table(Hero(), Hero(at=(0, 1)))
    table.finish_turn()
    assert table.state.tile >= 0
    table.play(table.options()[0])
    assert table.view()["tile"] is None
    check_cards(GAME, table.state)


@rule("TT-7.5")
def test_there_is_nothing_to_claim_on_an_empty_space() -> None:
    table = Table(gifted("silver-antlers", at=(1, 0)), objects={(2, 0): "white"})
    assert [act for act in table.offers() if act.startswith("claim")] == [f"claim {name(2, 0)}"]
    bare = Table(Hero(at=(1, 0)), objects={})
    assert not any(act.startswith("claim") for act in bare.offers())


@rule("TT-7.19", "TT-7.14", "TT-7.15")
def test_what_is_given_arrives() -> None:
    table = Table(Hero(at=(1, 0), quests=["five-bells"], stones=2, endeavour=3), Hero(at=(0, 1)))
    table.play("give 1 five-bells", "give-stone 1")
    assert (table.cards("quests", 0), table.cards("quests", 1)) == ([], ["five-bells"])
    assert table.state.stones == [1, 1, 0]
    assert table.view()["players"][0]["actions_left"] == 0


@rule("TT-P.8")
def test_who_has_to_jump_uses_nothing_first() -> None:
    table = preview(Hero(at=(1, 0), speed=3, artifacts=["goatskin-shoes"]), *AWAY, land=PORTALS)
    table.walk((0, 0))
    assert table.cite("use goatskin-shoes") == "TT-P.8"
    table.play(f"jump {name(4, 0)}")
    assert table.allows("use goatskin-shoes")


@rule("TT-R.18", "TT-A.47")
def test_a_free_portal_is_enough() -> None:
    shoes = ["slippers-of-the-spring", "goatskin-shoes"]
    table = Table(Hero(at=(1, 0), artifacts=shoes), Hero(at=(0, 0)), Hero(at=(5, 1)), land=PORTALS)
    assert table.allows("use slippers-of-the-spring")
    full = Table(Hero(at=(1, 0), artifacts=shoes), Hero(at=(0, 0)), Hero(at=(4, 0)), land=PORTALS)
    assert full.cite("use slippers-of-the-spring") == "TT-R.18"
    assert full.allows("use goatskin-shoes")


@rule("TT-R.13", "TT-C.58", "TT-A.48")
def test_a_cart_brings_somebody_to_a_space_of_the_map() -> None:
    cart = ["cart-of-the-kind-neighbour", "goatskin-shoes"]
    table = Table(Hero(at=(0, 0), artifacts=cart), Hero(at=(3, 3)), Hero(at=(3, 2)))
    table.play("use cart-of-the-kind-neighbour")
    around = {name(1, 0), name(0, 1), name(1, 1)}
    assert set(table.options()) == {f"bring {seat} {at}" for seat in (1, 2) for at in around}
    table.play(f"bring 2 {name(1, 1)}")
    assert (table.state.at, table.ask) == ([space(0, 0), space(3, 3), space(1, 1)], "turn")
    alone = future("forest-of-glass", Hero(at=(0, 0), artifacts=cart))
    alone.state.objects = {}
    alone.state.at[1:] = [-1, -1]
    assert alone.cite("use cart-of-the-kind-neighbour") == "TT-R.13"
    assert alone.allows("use goatskin-shoes")


@rule("TT-17.4", "TT-17.8")
def test_a_shevitsa_is_gone_when_it_was_burnt() -> None:
    table = Table(Hero(at=(0, 0), shevitsa=1))
    table.play("sacrifice", "exchange shevitsa", "raise love")
    assert (table.state.shevitsa[0], table.total()) == (0, 13)
    assert table.cite("exchange shevitsa") == "TT-17.8"


@rule("TT-4.7", "TT-R.35", "TT-10.14", "TT-9.15")
def test_a_talent_of_faith_brings_its_card_at_once() -> None:
    """What follows from an Action comes before anything else is asked."""
    table = Table(Hero(hero="unborn-maiden", at=(3, 0), talents=["unspun-wool"], shevitsa=3), deck=["busy-hands"])
    table.claim(3, 0)
    table.play("learn whispering-apple")
    assert (table.ask, table.cards("bonus", 0)) == ("turn", ["busy-hands"])


@rule("TT-9.3", "TT-7.6", "TT-R.6")
def test_points_that_fit_nowhere_are_not_asked_for() -> None:
    table = Table(gifted("white-thread", at=(1, 1), virtues=13, love=12))
    table.claim(1, 1)
    table.play("raise love")
    assert table.ask == "turn"


@rule("TT-10.11", "TT-10.12", "TT-10.8")
def test_a_talent_is_learned_once() -> None:
    table = Table(Hero(at=(3, 0), shevitsa=2))
    table.claim(3, 0)
    table.play(table.options()[0])
    assert (table.ask, table.state.shevitsa[0], len(table.state.talents[0])) == ("turn", 1, 1)


@rule("TT-C.68", "TT-R.79")
@pytest.mark.parametrize(
    ("owned", "asked"), [(["ash-staff"], False), (["ash-staff", "felt-helm"], False), (["ash-staff", "forest-axe"], True)]
)
def test_an_artifact_is_lost(owned: list[str], asked: bool) -> None:
    """One of the lowest level; only where there are several of it there is a choice."""
    table = Table(Hero(at=AT, artifacts=owned), objects={AT: "treasure-3"}, deck=["lyre-with-one-string"])
    table.roll(0, 0, 0)
    table.claim(*AT)
    table.play("open")
    assert (table.ask == "lose_artifact") == asked
    if asked:
        table.play("give-up ash-staff")
    assert table.cards("artifacts", 0) == owned[1:]


@rule("TT-14.3", "TT-R.31", "TT-14.4", "TT-19.4")
def test_no_quest_is_completed_in_the_future() -> None:
    table = future("the-beginning", Hero(at=(1, 0), quests=["five-bells"], deeds={"battles-1": 9}))
    table.walk((1, 1))
    assert (table.ask, table.cards("quests", 0), table.told("quest-done")) == ("turn", ["five-bells"], [])


@rule("TT-C.30")
def test_what_things_are_worth() -> None:
    assert worth((Gain("spirit", 2),)) == worth((Gain("heal-all", 2),)) == 30
    assert worth((Gain("stone", 1), Gain("artifact", 2))) == 36
    assert worth((Gain("lose-virtue", 4),)) == -4
    assert worth((Gain("lose-speed", 2),)) == -4
    assert worth((Gain("lose-artifact", 1),)) == -3


# Dice and Battles


@rule("TT-16.6", "TT-16.7", "TT-T.32")
def test_night_wings_count_for_who_is_first() -> None:
    """Speed 2 and 2 more against 3; without them the wolf begins, and with 1 and 2 more it does as well."""
    assert fight(gifted("night-wings", at=AT, speed=2), "hungry-wolf").state.first
    assert not fight(Hero(at=AT, speed=2), "hungry-wolf").state.first
    assert not fight(gifted("night-wings", at=AT, speed=1), "hungry-wolf").state.first


@rule("TT-C.65", "TT-16.18", "TT-9.4", "TT-R.24")
def test_thorns_cost_one_point_and_what_hangs_on_it() -> None:
    """1 Virtue point for each attack round against the giant, at once with what Faith gave; other enemies have no thorns."""
    table = fight(Hero(at=AT, speed=30, virtues=6, faith=3, bonus=["busy-hands"]), "thorn-giant", "yawning", dice=(0,) * 6)
    table.state.drawn = 1
    table.roll(*(1,) * 30)
    table.play("strike")
    assert table.ask == "lose"
    table.play("lose faith")
    assert (table.virtues()["faith"], table.cards("bonus", 0), table.ask) == (2, [], "assault")
    other = fight(strong(speed=30), "zmey-of-the-crags", "yawning", "full-belly")
    other.roll(*(0,) * 30)
    other.play("strike")
    assert other.ask == "strike"


@rule("TT-C.65", "TT-16.15")
def test_the_lamia_rolls_more_each_time_and_others_do_not() -> None:
    for enemy, bonus, dice in (("lamia-of-the-well", ("yawning",), (5, 6)), ("blind-king", ("yawning",), (7, 7))):
        table = fight(strong(love=1), enemy, *bonus, dice=(1,) * 7)
        assert len(table.state.dice) == dice[0]
        table.play("take")
        while table.ask == "lose":
            table.play("lose hope" if table.state.virtue(0, 1) else "lose mercy")
        table.roll(0, *(1,) * 9)
        table.play("strike")
        assert len(table.state.dice) == dice[1]


@rule("TT-15.4", "TT-R.90", "TT-R.82")
def test_more_dice_are_for_own_attack_rounds() -> None:
    """Declared while the enemy's dice lie there, or before a Treasure, they join no roll."""
    table = fight(Hero(at=AT, speed=1, bonus=["strong-arm"]), "mountain-robber", dice=(1, 1, 1))
    table.play("play strong-arm 1")
    assert len(table.state.dice) == 3
    find = Table(Hero(at=AT, bonus=["strong-arm"]), objects={AT: "treasure-1"}, deck=["painted-egg"])
    find.roll(1, 1, 1)
    find.claim(*AT)
    find.play("play strong-arm 1")
    assert len(find.state.dice) == 3


@rule("TT-R.54", "TT-9.10")
def test_more_dice_are_for_the_hero_whose_turn_it_is() -> None:
    table = Table(Hero(love=2, bonus=["strong-arm"]), Hero(love=3))
    table.play("play strong-arm 1")
    assert [attack_dice(table.state, seat) for seat in (0, 1)] == [4, 3]
    table.state.in_turn = False
    assert attack_dice(table.state, 0) == 2


@rule("TT-9.E2", "TT-R.24")
def test_two_cards_are_lost_one_by_one() -> None:
    """Faith 11 falls to 6 with all three cards unused: two of them go, as the player chooses."""
    cards = ["busy-hands", "strong-arm", "second-sight"]
    table = fight(Hero(at=AT, speed=1, faith=11, bonus=cards), "ghost-in-the-wall", "yawning", dice=(1,) * 5)
    table.state.drawn = 3
    table.play("take", *["lose faith"] * 5, "shed strong-arm")
    assert table.ask == "shed"
    table.play("shed busy-hands")
    assert (table.cards("bonus", 0), table.ask) == (["second-sight"], "strike")


@rule("TT-9.3", "TT-R.23")
def test_faith_that_rises_in_a_battle_draws_at_once() -> None:
    table = fight(Hero(at=AT, speed=9, faith=2, artifacts=["crown-of-wheat"]), "stone-toad", "busy-hands", dice=(1, 1))
    table.play("use crown-of-wheat", "raise faith", "raise love")
    assert (table.ask, len(table.cards("bonus", 0))) == ("strike", 1)


@rule("TT-13.2", "TT-13.8")
def test_the_dice_are_taken_up_when_a_treasure_is_open() -> None:
    table = Table(Hero(at=AT, hope=3), objects={AT: "treasure-1"}, deck=["painted-egg"])
    table.roll(0, 0, 0)
    table.claim(*AT)
    table.play("flip die-1", "open")
    s = table.state
    assert (s.dice, s.roll, s.hoped, s.card) == ((), 0, 0, -1)
    assert table.view()["tray"] is None


@rule("TT-P.5", "TT-P.3", "TT-R.98")
def test_cards_of_two_decks_come_back_each_to_its_own() -> None:
    table = fight(Hero(at=AT, speed=9, bonus=["busy-hands"]), "bear-of-the-pass", "iron-plates", options={"edition": "preview"})
    table.play("escape")
    table.finish_turn()
    heroes = {bonus.key for bonus in HERO_BONUS}
    assert set(table.pile("hero-bonus")) | set(table.cards("bonus", 1)) == heroes
    assert not heroes & set(table.pile("enemy-bonus"))
    check_cards(GAME, table.state)


# The Future


@rule("TT-R.86", "TT-R.64")
def test_nothing_of_a_raid_is_left() -> None:
    """Nobody stands before the Hero any more, and what works once a turn is fresh after the step."""
    table = future("the-beginning", gifted("cape-of-shadows", at=(1, 0)), Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(table, "shadow-hound-1", (2, 0))
    table.roll(1, 1)
    world(table)
    table.play("block")
    s = table.state
    assert (s.spirit[0], s.enemy, s.piece, s.spent, s.met) == (3, -1, -1, (), ())
    assert table.view()["battle"] is None


@rule("TT-R.89", "TT-F3.4")
def test_an_omen_does_not_reach_who_is_out() -> None:
    table = future("forest-of-glass", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    table.state.objects = {}
    table.state.at[0], table.state.mark[0] = -1, 1
    stack(table, "singing-splinters")
    world(table)
    assert (table.ask, table.seat) == ("lose", 1)
    table.play("lose love", "lose love")
    assert table.total(0) == 12


@rule("TT-R.67", "TT-1.3")
def test_who_dies_in_the_hour_of_victory_has_lost() -> None:
    table = future("parallel-land", Hero(at=(1, 0), virtues=0, love=2))
    for seal in range(SEALS):
        SIDES.put(table.state, CLOSED, seal)
    table.play(f"do cross {name(1, 0)}")
    assert table.view()["outcome"] == "hero-died"
    assert table.result.winners == ()


@rule("TT-1.3", "TT-F1.2")
def test_a_battle_that_reaches_the_goal_ends_the_game() -> None:
    table = future("iron-masks", Hero(at=(1, 0), speed=50, love=3), deck=["yawning", "full-belly"])
    only(table)
    foe(table, "old-man-of-iron-1", (2, 0), harm=79)
    table.roll(0, 0, 0)
    table.play("attack old-man-of-iron-1")
    while table.ask == "assault":
        table.play("block")
    table.state.dice = (1, 1, 1)
    table.play("strike")
    assert (table.ask, table.result.verdict) == ("end", "won")


@rule("TT-R.93", "TT-F4.3")
def test_an_hourglass_is_wound_once_a_turn() -> None:
    table = future("broken-clockwork", Hero(at=(0, 1), endeavour=11))
    glass = next(at for at, thing in table.state.objects.items() if THINGS[thing] == "hourglass")
    stand(table, next(at for at in table.state.chart.beside[glass] if not table.state.here(at)))
    wind = f"do wind {GAME.ident('space', glass)}"
    table.play(wind, "accept")
    assert table.cite(wind) == "TT-R.93"
    assert table.view()["players"][0]["actions_left"] == 3


@rule("TT-R.106", "TT-F5.4")
def test_who_is_held_does_not_jump() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0), speed=5))
    one, two = table.state.chart.portals
    stand(table, one)
    jump = f"jump {GAME.ident('space', two)}"
    assert table.allows(jump)
    table.state.mark[0] = PIECES.index("wire-arm-1")
    assert table.cite(jump) == "TT-R.106"


@rule("TT-F4.4")
def test_no_tile_falls_that_would_cut_the_map_in_two() -> None:
    """The last tile has an Hourglass, the first never falls, and the one between holds them together."""
    table = future("broken-clockwork", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), land=((18, 0, 0, 0), (7, 1, 0, 0), (8, 2, 0, 0)))
    table.state.objects = {space(5, 0): THINGS.index("hourglass")}
    assert BrokenClockwork.loose(scenario(table), table.state) == []
    table.state.objects = {}
    assert len(BrokenClockwork.loose(scenario(table), table.state)) == 1


def scenario(table: Table) -> BrokenClockwork:
    """The Scenario of the clocks."""
    from taletable.games.threetale.scenarios import scenario_of

    found = scenario_of(table.state)
    assert isinstance(found, BrokenClockwork)
    return found


@rule("TT-F4.5")
def test_two_who_fall_do_not_land_on_each_other() -> None:
    heroes = (Hero(at=(4, 0)), Hero(at=(4, 1)), Hero(at=(3, 0)))
    table = future("broken-clockwork", *heroes, land=((18, 0, 0, 0), (7, 1, 0, 0), (8, 2, 0, 0)), turn=2)
    table.state.objects = {}
    only(table)
    scenario(table).fall(table.state, Run(Luck(b"fall"), quiet=True))
    assert len(table.state.land) == 2
    assert len(set(table.state.at)) == 3
    assert table.state.at[2] == space(3, 0)
    assert all(at in table.state.chart.print_of for at in table.state.at)


@rule("TT-F3.4")
def test_only_who_stands_in_the_gate_is_out() -> None:
    table = future("forest-of-glass", Hero(at=(0, 0)))
    table.state.objects = {}
    TAKEN.put(table.state, LANTERNS)
    table.finish_turn()
    assert (table.state.mark[0], table.told("left")) == (-1, [])
    stand(table, DOOR.of(table.state), 1)
    table.finish_turn()
    assert (table.state.at[1], table.state.mark[1]) == (-1, 1)


@rule("TT-F6.4")
def test_a_window_takes_nothing_where_nothing_is_left() -> None:
    heroes = [Hero(at=at, hope=0) for at in ((0, 0), (0, 1), (1, 0))]
    table = future("glowing-windows", *heroes, turn=2)
    only(table)
    world(table)
    assert DRUNK.all(table.state) == (0, 1, 1, 1, 1)


@rule("TT-F5.3")
def test_without_arms_the_lamia_does_not_heal() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    only(table)
    foe(table, "lamia-of-wires-1", (9, 3), harm=40)
    world(table)
    assert (table.state.foes[0][2], table.told("foe-heals")) == (40, [])


@rule("TT-F2.5")
def test_a_goldsmith_that_is_gone_or_cannot_come_there() -> None:
    """Beaten, no Omen brings him to act; and a ring that no way leads to is none for him."""
    gone = future("nine-rings", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(gone)
    stack(gone, "clink-of-coins")
    world(gone)
    assert (gone.ask, gone.told("foe-walked"), gone.told("raid")) == ("turn", [], [])
    shut = future("nine-rings", *EAST, land=WALLED, turn=2)
    shut.state.objects = {space(0, 1): THINGS.index("gold-ring")}
    foe(shut, "goldsmith-1", (7, 1))
    stack(shut, "glitter-in-the-grass")
    world(shut)
    while shut.ask == "raise":
        shut.play("raise love")
    assert len(shut.told("raid")) == 1
    assert shut.state.objects == {space(0, 1): THINGS.index("gold-ring")}
    assert PROPHECY_KEYS[shut.state.fate] == "nine-rings"

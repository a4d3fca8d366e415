"""The Future Phase, scoring, and what holds for every chapter of the Future Book (TT-19, TT-20). Each has a file in `scenarios/`."""

from __future__ import annotations

import pytest

from taletable.games.threetale.battle import enemy_strength
from taletable.games.threetale.chapters import PROPHECY_KEYS
from taletable.games.threetale.ending import lines
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import reachable
from taletable.games.threetale.scenarios import SCENARIOS
from taletable.games.threetale.scenarios.broken_clockwork.rules import FULL, GLASSES, SAND
from taletable.games.threetale.scenarios.nine_rings.rules import BOUND, METALS
from taletable.games.threetale.scenarios.parallel_land.rules import CLOSED, SEALS, SIDES
from taletable.games.threetale.scenarios.the_beginning.rules import BURNING
from taletable.games.threetale.state import FUTURE
from taletable.games.threetale.tiles import THINGS
from taletable.testing import rule

from .futures import foe, future, only, stack, world
from .table import Hero, Table, name
from .test_prophecy import tale

# In general


def nearly(table: Table, scenario: str, step: int) -> None:
    """All that a Scenario wants but one (step 0), and the last one (step 1)."""
    s = table.state
    if scenario == "nine-rings":
        for metal in range(len(METALS)):
            BOUND.put(s, 3 if metal else 2 + step, metal)
    elif scenario == "broken-clockwork":
        for glass in range(GLASSES):
            SAND.put(s, FULL if glass else FULL - 1 + step, glass)
    elif scenario == "iron-masks":
        only(table, *["old-man-of-iron-1"][step:])
    else:
        s.objects.clear()  # no thickets in the way
        s.mark = [step, 1, 1]


@rule("TT-C.24")
@pytest.mark.parametrize("scenario", ["nine-rings", "broken-clockwork", "iron-masks", "forest-of-glass"])
def test_the_goals_of_the_prototype_win(scenario: str) -> None:
    """Gather rings; escape from falling time; beat evil creatures; find the way out of the forest: all of it, and not less."""
    table = future(scenario, Hero(at=(0, 1), speed=9))
    nearly(table, scenario, 0)
    table.walk((1, 1))
    assert table.ask == "turn"
    nearly(table, scenario, 1)
    table.walk((0, 1))
    assert table.result.winners == (0, 1, 2)


@rule("TT-19.1", "TT-19.2", "TT-R.64", "TT-4.11")
def test_a_turn_without_a_tile() -> None:
    table = future("iron-masks", Hero(), Hero(faith=3))
    only(table, "old-man-of-iron-1")
    table.finish_turn()
    assert table.ask == "turn"
    assert table.state.active == 1
    assert len(table.cards("bonus", 1)) == 1
    table.finish_turn()
    assert table.cards("bonus", 1) == []
    table.finish_turn()
    assert table.told("omen")
    assert table.state.round == 2
    assert table.state.active == 0


@rule("TT-19.5", "TT-C.87", "TT-19.6", "TT-R.91", "TT-C.88", "TT-R.93")
def test_one_exchange_for_an_action_and_damage_stays() -> None:
    """A foe on the same or a neighbouring space; no escape; it draws Enemy Bonus Cards."""
    table = future("iron-masks", Hero(at=(1, 0), speed=30, love=3, endeavour=3), deck=["yawning", "full-belly"])
    foe(table, "iron-mask-1", (2, 0))
    table.roll(1, 1, 0)
    table.play("attack iron-mask-1")
    assert len(table.view()["ambush"]) == 1
    assert table.cite("escape") == "TT-19.6"
    table.roll(*(0,) * 7)
    table.play("strike")
    assert table.ask == "turn"
    assert table.view()["scenario"]["defence"]["iron-mask-1"] == 16 - 2
    assert table.cite("attack iron-mask-1") == "TT-R.93"
    foe(table, "iron-mask-2", (1, 0), harm=15)
    table.roll(1, 1, 1)
    table.play("attack iron-mask-2", "strike")
    assert table.told("defeated")
    far = future("iron-masks", Hero(at=(1, 0)))
    foe(far, "iron-mask-1", (2, 1))
    assert not any(act == "attack iron-mask-1" for act in far.offers())


@rule("TT-19.7", "TT-R.86", "TT-19.6")
def test_a_raid() -> None:
    """One attack round in the Scenario's step; Hope, Artifacts and Spirit help, escape does not."""
    table = future("the-beginning", Hero(at=(1, 0), hope=3, artifacts=["basil-wreath"]), Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(table, "shadow-hound-1", (2, 0))
    table.roll(1, 1)
    world(table)
    assert table.ask == "assault"
    assert table.seat == 0
    assert "escape" not in table.offers()
    table.play("flip die-1", "use basil-wreath")
    assert table.view()["battle"]["damage"] == 0
    table.play("take")
    assert table.state.round == 2
    assert table.state.worn[0] == ()
    blocked = future("the-beginning", Hero(at=(1, 0)), Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(blocked, "shadow-hound-1", (2, 0))
    blocked.roll(1, 1)
    world(blocked)
    blocked.play("block")
    assert blocked.state.spirit[0] == 2


@rule("TT-R.89")
@pytest.mark.parametrize("omen", ["cold-breath", "smell-of-bread", "hound-lifts-its-head", "moon-behind-clouds"])
def test_omens(omen: str) -> None:
    table = future("the-beginning", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    foe(table, "shadow-hound-1", (3, 0) if omen == "moon-behind-clouds" else (9, 0))
    stack(table, omen)
    before = table.state.foes[0][1]
    world(table)
    if omen == "cold-breath":
        assert table.view()["players"][0]["steps_left"] == 2
        assert table.state.chill == [0, 1, 1]
    elif omen == "smell-of-bread":
        assert table.ask == "raise"
        table.play("raise love", "raise love", "raise love")
    elif omen == "hound-lifts-its-head":
        assert abs(table.state.foes[0][1] - before) == 4
    else:
        assert table.state.foes[0][1] == before
        assert not table.told("raid")
    assert table.state.omen == -1
    assert omen in table.cards("discard")


@rule("TT-R.89")
def test_toll_and_fury() -> None:
    table = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table, "old-man-of-iron-1")
    foe(table, "old-man-of-iron-1", (9, 3))
    stack(table, "hammer-on-the-gate")
    world(table)
    assert [table.ask, table.seat] == ["lose", 0]
    table.play("lose love", "lose love", "lose love")
    assert [table.total(seat) for seat in range(3)] == [11, 11, 11]
    fury = future("iron-masks", Hero(at=(1, 0)), Hero(at=(0, 1)), Hero(at=(0, 0)), turn=2)
    only(fury)
    foe(fury, "iron-mask-1", (2, 0))
    foe(fury, "old-man-of-iron-1", (9, 3))
    stack(fury, "red-hot-masks")
    fury.roll(*(1,) * 9)
    world(fury)
    assert enemy_strength(fury.state) == 9


@rule("TT-1.3", "TT-19.9", "TT-R.67")
def test_the_win_ends_the_game_at_once() -> None:
    table = future("the-beginning", Hero(at=(1, 0), stones=1), round=4)
    BURNING.put(table.state, 2)
    table.play(f"do stone {name(1, 0)}")
    assert table.ask == "end"
    assert table.result.winners == (0, 1, 2)
    assert table.result.verdict == "won"
    assert table.view()["chapter"]["win"]


@rule("TT-1.5", "TT-19.9", "TT-R.67", "TT-R.68")
def test_time_runs_out() -> None:
    table = future("the-beginning", Hero(at=(9, 3)), Hero(at=(8, 0)), Hero(at=(9, 0)), turn=2, round=4)
    only(table)
    world(table)
    assert table.ask == "end"
    assert table.view()["outcome"] == "time-up"
    assert table.result.winners == ()
    assert "future-quest" not in dict(table.result.lines[0])
    assert table.view()["chapter"]["loss"]


@rule("TT-R.67")
def test_death_is_stronger_than_victory() -> None:
    """A payment that wins and kills in one loses."""
    table = future("parallel-land", Hero(at=(1, 0), virtues=0, love=2))
    for seal in range(SEALS):
        SIDES.put(table.state, CLOSED if seal else 1, seal)
    table.play(f"do cross {name(1, 0)}")
    assert table.view()["outcome"] == "hero-died"


# Points


@rule("TT-20.3", "TT-20.4", "TT-20.5", "TT-20.6", "TT-20.7", "TT-20.8", "TT-20.9", "TT-20.E1", "TT-R.55", "TT-20.1", "TT-C.30")
def test_the_example_of_the_book() -> None:
    """Virtues 19/12/13, 2-point rows 14/10/18 and 16/24/18, Artifacts 33/30/24, Stones 0/0/30, Spirit 15/15/30, Quest 300: 621."""
    threes = ["rhomphaia", "mace-of-the-giant", "golden-quiver", "thunder-in-a-gourd", "moon-diadem", "winged-sandals"]
    twos = ["felt-helm", "cornel-bow", "harvest-sickle"]
    heroes = (
        Hero(virtues=3, love=4, shevitsa=7, speed=8, spirit=1, artifacts=[*threes[:2], twos[0], "ash-staff"], talents=()),
        Hero(virtues=2, shevitsa=5, speed=12, spirit=1, artifacts=[*threes[2:4], twos[1]]),
        Hero(virtues=2, love=3, shevitsa=9, speed=9, spirit=2, stones=1, artifacts=threes[4:]),
    )
    table = Table(*heroes, scenario="broken-clockwork")
    s = table.state
    rows = [dict(lines(s, seat)) for seat in range(3)]
    assert [row["virtues"] for row in rows] == [19, 12, 13]
    assert [row["shevitsa"] for row in rows] == [14, 10, 18]
    assert [row["speed"] for row in rows] == [16, 24, 18]
    assert [row["artifacts"] for row in rows] == [33, 30, 24]
    assert [row["stones"] for row in rows] == [0, 0, 30]
    assert [row["spirit"] for row in rows] == [15, 15, 30]
    for glass in range(GLASSES):
        SAND.put(s, FULL, glass)
    s.talents = [(talent_of(hero, 0), talent_of(hero, 2), talent_of(hero, 4)) for hero in s.hero]
    table.walk((1, 1))
    assert table.result.scores == (621, 621, 621)


def talent_of(hero: int, n: int) -> int:
    """The nth Talent of a Hero."""
    return 6 * hero + n


# Set-up on every Map


@rule("TT-C.78", "TT-C.79", "TT-18.5", "TT-C.81", "TT-C.82")
@pytest.mark.parametrize("key", PROPHECY_KEYS)
@pytest.mark.parametrize("seed", range(4))
def test_every_chapter_works_on_every_map(key: str, seed: int) -> None:
    """Heroes that wander at random through a Past; then everything that the chapter lays out can be reached by all."""
    from random import Random

    from taletable.engine.match import Match

    random = Random(seed)
    match = Match(GAME, 3, {"tale": key, "difficulty": "brutal"}, seed=bytes([seed]))
    quiet = ("walk", "lay", "end", "done", "become", "next", "set-out", "jump", "raise", "learn", "keep")
    state = tale(match)
    while state.phase != FUTURE:
        assert not state.over
        legal = [m for m in GAME.legal(state, GAME.asked(state)[0]) if m.verb in quiet]
        match.play(random.choice(legal))
        state = tale(match)
    far = reachable(state)
    laid = [at for at, thing in state.objects.items() if THINGS[thing] != "thicket"]
    assert all(at in far for at in laid)
    assert all(foe[1] in far for foe in state.foes)
    assert laid or state.foes
    assert not SCENARIOS[state.fate].won(state)
    assert set(state.objects) <= set(state.chart.print_of)

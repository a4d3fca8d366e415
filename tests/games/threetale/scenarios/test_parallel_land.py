"""Parallel Land (TT-F7)."""

from __future__ import annotations

from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.land import cell_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.scenarios.parallel_land.rules import SIDES
from taletable.testing import rule

from ..futures import foe, future, only, panel, stack, stand, things, world
from ..table import Hero, name


@rule("TT-F7.1", "TT-F7.2")
def test_parallel_land_set_up() -> None:
    table = future("parallel-land")
    assert len(things(table, "seal")) == 6
    assert len({cell_of(at) for at in things(table, "seal")}) == 6
    assert [foe[3] for foe in table.state.foes] == [1, 1, 1]
    assert table.state.mark == [0, 0, 0]
    assert (table.state.limit, scenario_of(table.state).chapter.points) == (5, 320)


@rule("TT-F7.3")
def test_crossing() -> None:
    table = future("parallel-land", Hero(at=(0, 0), endeavour=7), Hero(at=(8, 1)), Hero(at=(9, 0)))
    table.play(f"do cross {name(0, 0)}")
    assert (table.state.mark[0], table.total()) == (1, 17)
    table.walk((1, 0))
    table.play(f"do cross {name(1, 0)}", "lose love", "lose love")
    assert (table.state.mark[0], table.total()) == (0, 15)
    stand(table, table.state.chart.portals[0])
    table.play(f"jump {GAME.ident('space', table.state.chart.portals[1])}")
    assert table.state.mark[0] == 1


@rule("TT-F7.4", "TT-F7.6", "TT-F7.2")
def test_both_sides_in_the_same_round() -> None:
    table = future("parallel-land", Hero(endeavour=11), Hero(), Hero())
    only(table)
    seal = things(table, "seal")[0]
    there = GAME.ident("space", seal)
    stand(table, seal)
    assert table.cite(f"claim {there}") == "TT-F7.4"
    table.roll(*(1,) * 6)
    table.play(f"do work {there}", "accept")
    assert sum(SIDES.all(table.state)) == 0
    assert table.cite(f"do work {there}") == "TT-R.93"
    table.state.hero[0] = 2
    table.state.talents[0] = (12, 14, 16)
    for side in (0, 1):
        table.state.tried = ()
        table.state.mark[0] = side
        table.roll(*(1,) * 10)
        table.play(f"do work {there}", "accept")
        if side == 0:
            table.state.tried = ()
            assert table.cite(f"do work {there}") == "TT-F7.4"
    assert panel(table) == {"closed": 1}
    assert len(things(table, "seal")) == 5
    half = future("parallel-land", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(half)
    SIDES.put(half.state, 1, 0)
    SIDES.put(half.state, 3, 1)
    world(half)
    assert SIDES.all(half.state)[:2] == (0, 3)


@rule("TT-F7.5", "TT-F7.6")
def test_only_on_the_same_side() -> None:
    table = future("parallel-land", Hero(at=(1, 0)), Hero(at=(9, 0)), Hero(at=(8, 0)))
    only(table)
    foe(table, "dark-reflection-1", (1, 1), mark=1)
    assert table.cite("attack dark-reflection-1") == "TT-F7.5"
    table.state.mark[0] = 1
    assert table.allows("attack dark-reflection-1")
    surge = future("parallel-land", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(surge, "crack-in-the-mirror")
    first = surge.state.foes[0][0]
    world(surge)
    assert surge.told("foe-crossed") == [{"kind": "foe-crossed", "piece": PIECES[first]}]


@rule("TT-F7.7", "TT-C.84")
def test_a_stone_works_one_side() -> None:
    """The side of its bearer, and first of all where the other side is worked."""
    table = future("parallel-land", Hero(at=(1, 0), stones=3))
    SIDES.put(table.state, 2, 1)
    table.play(f"do stone {name(1, 0)}")
    assert SIDES.all(table.state) == (0, 3, 0, 0, 0, 0)
    table.play(f"do stone {name(1, 0)}")
    assert SIDES.all(table.state) == (1, 3, 0, 0, 0, 0)
    for seal, sides in enumerate(SIDES.all(table.state)):
        SIDES.put(table.state, sides or 1, seal)
    assert table.cite(f"do stone {name(1, 0)}") == "TT-F7.7"

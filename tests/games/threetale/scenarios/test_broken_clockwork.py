"""Broken Clockwork (TT-F4)."""

from __future__ import annotations

from taletable.games.threetale.land import apart, cell_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.scenarios.broken_clockwork.rules import FULL, GLASSES, SAND
from taletable.testing import rule

from ..futures import future, only, panel, stack, stand, things, world
from ..table import Hero, name, space


@rule("TT-F4.1", "TT-F4.2")
def test_clockwork_set_up() -> None:
    table = future("broken-clockwork", Hero(at=(5, 0)))
    assert len(things(table, "hourglass")) == 4
    assert (table.state.limit, scenario_of(table.state).chapter.points) == (5, 300)
    assert table.state.chart.trees
    tree = min(table.state.chart.trees)
    stand(table, next(at for at in table.state.chart.beside[tree]))
    assert table.allows(f"walk {GAME.ident('space', tree)}")
    for glass in range(GLASSES):
        SAND.put(table.state, FULL, glass)
    table.play(f"walk {GAME.ident('space', tree)}")
    assert table.result.winners == (0, 1, 2)


@rule("TT-F4.3", "TT-8.3")
def test_hourglasses_are_wound() -> None:
    table = future("broken-clockwork", Hero(endeavour=11, talents=["third-try", "whetted-edge"]))
    glass = things(table, "hourglass")[0]
    stand(table, glass)
    there = GAME.ident("space", glass)
    assert table.cite(f"claim {there}") == "TT-F4.3"
    table.roll(1, 1, 1, 1, 0, 0, 0)
    table.play(f"do wind {there}")
    assert len(table.state.dice) == 7
    table.play("accept")
    assert 4 in SAND.all(table.state)
    assert table.cite(f"do wind {there}") == "TT-R.93"
    for other in range(GLASSES):
        SAND.put(table.state, 40, other)
    table.state.tried = ()
    table.roll(1, 1, 1, 1, 1, 1, 1)
    table.play(f"do wind {there}", "accept")
    assert SAND.all(table.state).count(FULL) == 1
    assert len(things(table, "hourglass")) == 3


@rule("TT-F4.4", "TT-F4.5")
def test_tiles_fall() -> None:
    table = future("broken-clockwork", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(9, 3)), turn=2)
    only(table)
    world(table)
    assert table.view()["fallen"] == ["tile-11"]
    assert table.ask == "lose"
    assert table.state.frames[-1].args == (2, 3, -1)
    assert table.state.at[2] in table.state.chart.print_of
    near = min(apart(at, space(9, 3)) for at in table.state.chart.spaces)
    assert apart(table.state.at[2], space(9, 3)) == near  # the nearest space, which is free
    while table.ask == "lose":
        table.play(table.options()[0])
    assert len(table.view()["fallen"]) == 3
    assert all(cell_of(at) in table.state.chart.tile_at for at in things(table, "hourglass"))
    assert len(things(table, "hourglass")) == 4
    surge = future("broken-clockwork", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(surge, "clock-strikes-thirteen")
    world(surge)
    assert len(surge.view()["fallen"]) == 4


@rule("TT-F4.5")
def test_a_leap_ends_on_a_free_space() -> None:
    table = future("broken-clockwork", Hero(at=(0, 0)), Hero(at=(7, 3)), Hero(at=(9, 3)), turn=2)
    only(table)
    world(table)
    assert len(set(table.state.at)) == 3


@rule("TT-F4.6")
def test_a_stone_winds_an_hourglass() -> None:
    table = future("broken-clockwork", Hero(at=(1, 0), stones=2))
    table.play(f"do stone {name(1, 0)}")
    assert panel(table) == {"sand-0": 10, "sand-1": 0, "sand-2": 0, "sand-3": 0, "fallen": 0}
    table.play(f"do stone {name(1, 0)}")
    assert panel(table) == {"sand-0": 10, "sand-1": 10, "sand-2": 0, "sand-3": 0, "fallen": 0}  # the one that is furthest behind

"""Forest of Glass (TT-F3)."""

from __future__ import annotations

from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import reachable
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.scenarios.forest_of_glass.rules import TAKEN
from taletable.games.threetale.tiles import THINGS
from taletable.testing import rule

from ..futures import LARGE, future, panel, stack, stand, things, world
from ..table import Hero, Table, name, space


def mow(table: Table) -> None:
    """Take all glass from the Map."""
    for at in things(table, "thicket"):
        del table.state.objects[at]


@rule("TT-F3.1", "TT-F3.7")
def test_forest_set_up() -> None:
    table = future("forest-of-glass", Hero(endeavour=11))
    assert len(things(table, "lantern")) == 12
    assert things(table, "thicket")
    gate = things(table, "gate")[0]
    far = reachable(table.state)
    assert far[gate] == max(far.values())
    assert table.state.foes == ()
    assert (table.state.limit, scenario_of(table.state).chapter.points) == (5, 260)
    lantern = things(table, "lantern")[0]
    stand(table, lantern)
    table.play(f"claim {GAME.ident('space', lantern)}")
    assert panel(table) == {"lanterns": 1, "out": 0}


@rule("TT-F3.2", "TT-F3.3")
def test_glass_grows_and_is_cut() -> None:
    table = future("forest-of-glass", Hero(at=(4, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2, land=LARGE)
    assert len(things(table, "thicket")) == 60
    mow(table)
    world(table)
    while table.ask == "lose":
        table.play("lose love")
    glass = things(table, "thicket")
    assert len(glass) == 24
    trees = set(table.state.chart.trees)
    assert all(set(table.state.chart.beside[at]) & (trees | set(glass)) for at in glass)
    beside, cut = next((at, space) for space in glass for at in table.state.chart.beside[space] if at not in trees and at not in glass)
    stand(table, beside)
    there = GAME.ident("space", cut)
    assert table.cite(f"walk {there}") == "TT-F3.2"
    table.play(f"do cut {there}", f"walk {there}")
    surge = future("forest-of-glass", Hero(at=(4, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2, land=LARGE)
    mow(surge)
    stack(surge, "roots-of-glass")
    world(surge)
    assert len(things(surge, "thicket")) == 24 + 2


@rule("TT-F3.4", "TT-F3.7")
def test_the_gate() -> None:
    table = future("forest-of-glass", Hero(), Hero(), Hero())
    gate = things(table, "gate")[0]
    stand(table, gate)
    assert table.cite(f"claim {GAME.ident('space', gate)}") == "TT-F3.4"
    TAKEN.put(table.state, 11)
    table.finish_turn()
    assert table.state.at[0] == gate
    table.state.at[0] = space(1, 0)
    TAKEN.put(table.state, 12)
    stand(table, gate, 1)
    table.finish_turn()
    assert table.state.at[1] == -1
    assert table.state.at[0] == space(1, 0)  # only who stands at the Gate goes out
    stand(table, gate, 2)
    table.finish_turn()
    while table.ask == "lose":
        table.play("lose love")
    stand(table, gate, 0)
    table.finish_turn()
    assert table.result.winners == (0, 1, 2)


@rule("TT-F3.5")
def test_splinters() -> None:
    table = future("forest-of-glass", Hero(at=(0, 0)), Hero(at=(3, 3)), Hero(at=(0, 3)), turn=2)
    table.state.objects[space(1, 0)] = THINGS.index("thicket")
    world(table)
    assert table.ask == "lose"
    assert table.state.frames[-1].args == (0, 1, -1)


@rule("TT-F3.6")
def test_a_stone_breaks_glass() -> None:
    """Within two spaces of its bearer, diagonals included; without glass there it would be wasted."""
    table = future("forest-of-glass", Hero(at=(0, 0), stones=1))
    mow(table)
    for at in ((1, 0), (2, 2), (3, 0)):
        table.state.objects[space(*at)] = THINGS.index("thicket")
    table.play(f"do stone {name(0, 0)}")
    assert things(table, "thicket") == [space(3, 0)]
    assert TAKEN.of(table.state) == 0
    wasted = future("forest-of-glass", Hero(at=(0, 0), stones=1))
    mow(wasted)
    assert wasted.cite(f"do stone {name(0, 0)}") == "TT-F3.6"

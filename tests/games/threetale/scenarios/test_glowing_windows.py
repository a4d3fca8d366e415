"""Glowing Windows (TT-F6)."""

from __future__ import annotations

from taletable.games.threetale.land import cell_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.scenarios.glowing_windows.rules import DARK, DRUNK, GAZES, GLOW, PLACE
from taletable.testing import rule

from ..futures import future, only, panel, stack, stand, things, world
from ..table import Hero, name


@rule("TT-F6.1", "TT-F6.2")
def test_windows_set_up() -> None:
    table = future("glowing-windows")
    assert len(things(table, "window")) == 5
    assert [entry["piece"] for entry in table.view()["foes"]] == [f"glass-bailiff-{n}" for n in (1, 2, 3)]
    assert len({cell_of(foe[1]) for foe in table.state.foes}) == 3
    assert (table.state.limit, scenario_of(table.state).chapter.points) == (5, 300)
    assert list(panel(table)) == ["hope", "faith", "endeavour", "endurance", "mercy", "drunk"]


@rule("TT-F6.3", "TT-F6.5")
def test_a_window_is_put_out() -> None:
    """Own Hope, and one more than the band from a friend beside; what it drank comes back."""
    table = future("glowing-windows", Hero(at=(1, 0), hope=5, endeavour=7), Hero(hope=7), Hero(hope=7))
    window = PLACE.of(table.state)
    stand(table, window)
    beside = next(at for at in table.state.chart.beside[window] if at not in table.state.chart.trees)
    stand(table, beside, 1)
    stand(table, max(table.state.chart.spaces, key=lambda at: abs(at % 122 - window % 122)), 2)
    there = GAME.ident("space", window)
    assert table.cite(f"claim {there}") == "TT-F6.3"
    DARK.put(table.state, 58)
    DRUNK.put(table.state, 2)
    table.roll(*(1,) * 8)
    table.play(f"do resist {there}")
    assert len(table.state.dice) == 5 + 3
    table.play("accept")
    assert table.ask == "raise"
    assert table.state.frames[-1].args == (0, 2)
    assert len(things(table, "window")) == 4
    empty = future("glowing-windows", Hero(hope=0), Hero(at=(0, 0)), Hero(at=(0, 1)))
    stand(empty, PLACE.of(empty.state))
    assert empty.cite(f"do resist {GAME.ident('space', PLACE.of(empty.state))}") == "TT-F6.3"


@rule("TT-F6.4")
def test_windows_drink() -> None:
    table = future("glowing-windows", Hero(at=(0, 0), hope=4), Hero(at=(0, 1), mercy=5), Hero(at=(1, 0)), turn=2)
    only(table)
    world(table)
    assert (table.virtues(0)["hope"], table.virtues(1)["mercy"]) == (3, 4)
    assert table.virtues(0)["faith"] == 1
    assert sum(table.total(seat) for seat in range(3)) == 36 + 2 + 3 - 5
    surge = future("glowing-windows", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(surge)
    stack(surge, "evening-programme")
    world(surge)
    assert sum(surge.total(seat) for seat in range(3)) == 36 - 10


@rule("TT-F6.7", "TT-1.5")
def test_the_city_falls_asleep() -> None:
    table = future("glowing-windows", Hero(at=(0, 0), hope=9), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table)
    for window in range(len(GAZES)):
        DRUNK.put(table.state, 4, window)
    world(table)
    assert table.view()["outcome"] == "scenario-lost"
    assert table.result.winners == ()
    assert table.view()["chapter"]["loss"]


@rule("TT-F6.6", "TT-F6.2")
def test_a_stone_puts_a_window_out() -> None:
    table = future("glowing-windows", Hero(at=(1, 0), stones=2))
    table.play(f"do stone {name(1, 0)}")
    assert panel(table)["hope"] == 20
    for window in range(len(GAZES)):
        DARK.put(table.state, GLOW if window else GLOW - 20, window)
    table.play(f"do stone {name(1, 0)}")
    assert table.result.winners == (0, 1, 2)

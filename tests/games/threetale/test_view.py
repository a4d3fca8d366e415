"""What the view works out for boards: ways, points that are due, the tile in hand, places of a Scenario."""

from __future__ import annotations

import pytest

from taletable.engine.state import Options
from taletable.games.threetale.meta import GAME

from .table import Hero, Table, name

LAND = ((1, 0, 0), (2, 1, 0), (6, 0, 1), (3, 1, 1), (5, 2, 0))
"""An Altar, two Trees, two Portals, and a few stones."""


def way_to(table: Table, goal: str) -> list[str]:
    """The spaces to a distant one, as a board reads them."""
    view = table.view()
    way = [goal]
    while view["ways"][way[0]] != view["players"][0]["at"]:
        way.insert(0, view["ways"][way[0]])
    return way


@pytest.mark.parametrize("edition", ["2022", "preview"])
@pytest.mark.parametrize("speed", [0, 1, 3, 5])
def test_every_way_can_be_walked(edition: str, speed: int) -> None:
    """Each Step of each way is a legal move, and nothing that can be reached is left out."""
    options: Options = {"edition": edition}

    def laid() -> Table:
        return Table(Hero(at=(1, 0), speed=speed), Hero(at=(1, 1)), Hero(at=(3, 3)), land=LAND, options=options)

    ways = laid().view()["ways"]
    assert bool(ways) == (speed > 0)
    for goal in ways:
        table = laid()
        if goal in (name(1, 1), name(3, 3)):
            continue
        way = way_to(table, goal)
        assert len(way) <= speed
        for at in way:
            moves = [table.move(f"{verb} {at}") for verb in ("walk", "jump")]
            open_moves = [move for move in moves if move in GAME.legal(table.state, 0)]
            table.step(open_moves[0])
        assert table.view()["players"][0]["at"] == goal
    beside = [m.args[0] for m in GAME.legal(laid().state, 0) if m.verb == "walk"]
    reached = {GAME.write(move).split()[2] for move in GAME.legal(laid().state, 0) if move.verb == "walk"}
    assert len(beside) == len(reached)
    assert reached <= set(ways)


def test_points_that_are_due() -> None:
    """A board can say how many points are still to be raised."""
    table = Table(Hero(at=(2, 1)), objects={(2, 1): "white"}, land=((18, 0, 0, 0), (7, 1, 0, 0)))
    assert table.view()["due"] is None
    table.play(f"claim {name(2, 1)}")
    assert table.view()["due"] == {"points": 1, "aimed": None}
    table.play("raise hope")
    assert table.view()["due"] is None


def test_places_of_a_scenario() -> None:
    """The hearth of The Beginning is marked, with the embers that burn."""
    table = Table(scenario="the-beginning", land=((1, 0, 0), (2, 1, 0), (3, 0, 1), (4, 1, 1)))
    [hearth] = table.view()["scenario"]["marks"]
    assert hearth["kind"] == "hearth"
    assert (hearth["have"], hearth["full"]) == (0, 3)
    assert hearth["space"] == name(0, 0)

"""What the view works out for boards: ways, points that are due, places of a Scenario, what a roll comes to."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.games.threetale.foes import ENEMIES
from taletable.games.threetale.land import WIDTH
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.tiles import THINGS
from taletable.words import words_of

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
    """Each Step of each way is a legal move, and no neighbour is left out."""
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
            table.match.play(open_moves[0])
        assert table.view()["players"][0]["at"] == goal
    reached = {GAME.write(move).split()[2] for move in GAME.legal(laid().state, 0) if move.verb == "walk"}
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


def test_what_a_roll_comes_to() -> None:
    """A board shows the damage as the dice lie, and what the flips that are left could make of it."""
    hero = Hero(at=(0, 2), speed=5, love=4, hope=3)
    table = Table(hero, objects={(0, 2): "battle-1"}, deck=["mountain-robber"])
    assert table.view()["tray"] is None
    table.roll(1, 0, 0, 0)
    table.claim(0, 2)
    tray = table.view()["tray"]
    assert (tray["seat"], tray["rule"], tray["flips"], tray["hope"]) == (0, "strike", 1, 1)
    assert (tray["damage"], tray["better_damage"]) == (1, 2)
    table.roll(1, 1, 0)
    table.play("strike")
    tray = table.view()["tray"]
    assert (tray["rule"], tray["damage"], tray["better_damage"]) == ("assault", 2, 1)
    table.play("flip die-1")
    tray = table.view()["tray"]
    assert (tray["flips"], tray["damage"], tray["better_damage"]) == (0, 1, 1)


@pytest.mark.parametrize(("hits", "now", "better"), [(1, 2, 0), (2, 4, 2)])
def test_a_doubled_attack_is_calmed_in_the_best_way(hits: int, now: int, better: int) -> None:
    """The fateful die is flipped first, unless all hits can be flipped away."""
    wrecker = next(enemy for enemy in ENEMIES if enemy.key == "heart-wrecker")
    deck = ["heart-wrecker", "yawning", "full-belly"]
    table = Table(Hero(at=(0, 2), speed=1, hope=3), objects={(0, 2): "battle-3"}, deck=deck)
    table.roll(*[1] * hits, *[0] * (wrecker.strength - hits), 1)
    table.claim(0, 2)
    tray = table.view()["tray"]
    assert (tray["damage"], tray["better_damage"]) == (now, better)


@pytest.mark.parametrize(
    ("scenario", "subject", "thing", "facts"),
    [
        ("nine-rings", THINGS.index("silver-ring") * WIDTH * WIDTH, "silver-ring", {"thing", "needed"}),
        ("broken-clockwork", 0, "hourglass", {"thing", "have", "full"}),
        ("glowing-windows", 0, "window", {"thing", "virtue", "have", "full"}),
        ("parallel-land", 0, "seal", {"thing", "needed"}),
        ("lamia-of-wires", 0, None, {"needed"}),
    ],
)
def test_what_a_roll_of_a_scenario_is_about(scenario: str, subject: int, thing: str | None, facts: set[str]) -> None:
    """The thing, and the positive dice it needs or how far its work has come."""
    table = Table(scenario=scenario, land=LAND)
    table.state.push("trial", (0, 2, subject))
    GAME.rule(table.state).proceed(table.state, Run(Luck(b"a roll")), table.state.frames[-1])
    stake = table.view()["tray"]["stake"]
    assert {fact for fact in ("thing", "virtue", "needed", "have", "full") if stake[fact] is not None} == facts
    assert stake["thing"] == thing
    assert stake["title"]
    assert "{" not in stake["about"]


def test_what_the_altar_gives_and_what_a_difficulty_gives() -> None:
    """Shevitsa by the level of an Artifact, in both editions; the gifts of the Present in words."""
    assert Table().view()["melts"] == [2, 4, 6]
    assert Table(options={"edition": "preview"}).view()["melts"] == [2, 3, 4]
    smooth, daring, brutal = words_of(GAME).tree(GAME.catalogue())["difficulties"]
    assert [row["key"] for row in (smooth, daring, brutal)] == ["smooth", "daring", "brutal"]
    assert smooth["awards"][0].startswith("12 ")
    assert daring["awards"][0].startswith("6 ")
    assert brutal["awards"] == []

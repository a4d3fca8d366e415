"""Windows of any size: in every phase everything can be reached and read, from a small phone to a wall.

Each phase is a position that a game at random comes to; the table is laid there, and its window goes through a grid of sizes.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from taletable.engine.match import Match
from taletable.engine.state import Options
from taletable.games import games

from .conftest import House, lay_table, looking

MEASURE = looking("sizes.js")
GRID = [(320, 568), (390, 844), (568, 320), (640, 360), (844, 390), (768, 1024), (1024, 600), (1280, 720), (2560, 1440)]


class Way(NamedTuple):
    """How a game is played at random to come to its phases."""

    game: str
    seats: int
    options: Options
    seeds: int
    moves: int


WAYS = {
    "a-tale-of-pirates": Way("a-tale-of-pirates", 4, {}, 1, 60),
}


class Phase(NamedTuple):
    """Somebody is asked something for the first time."""

    rule: str
    seat: int
    position: dict[str, Any]


@cache
def phases(name: str) -> list[Phase]:
    """One position for each paragraph of the rules that asks."""
    way = WAYS[name]
    game = games()[way.game]
    found: dict[str, Phase] = {}
    for seed in range(way.seeds):
        rng = random.Random(seed)
        match = Match(game, way.seats, way.options, seed=f"sizes {seed}".encode())
        for _ in range(way.moves):
            asked = game.asked(match.state)
            if not asked:
                break
            seat = rng.choice(asked)
            rule = match.state.frames[-1].rule
            if rule not in found:
                found[rule] = Phase(rule, seat, game.dump(match.state))
            match.play(rng.choice(game.legal(match.state, seat)), match.state.now)
    return list(found.values())


def measure(page: Page, size: tuple[int, int]) -> list[str]:
    """What cannot be reached or read in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    return [str(one) for one in page.evaluate(MEASURE)]


@pytest.mark.parametrize("name", WAYS)
def test_every_phase_in_every_window(house: House, name: str) -> None:
    """Nothing under 11 px, nothing cut, nothing out of reach."""
    way = WAYS[name]
    page = house.visit("/about", name="Ada")
    found: list[str] = []
    for phase in phases(name):
        seats = ["you" if seat == phase.seat else "easy" for seat in range(way.seats)]
        page.goto(lay_table(page, way.game, seats, way.options, phase.position))
        expect(page.locator("main.board .host .board > *:visible").first).to_be_visible()
        page.evaluate("document.fonts.ready")
        for size in GRID:
            found += [f"{phase.rule} at {size[0]}x{size[1]}: {one}" for one in measure(page, size)]
    assert not found, "\n".join(found)

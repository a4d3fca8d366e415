"""Windows of any size: in every phase everything can be reached and read, from a small phone to a wall.

Each phase is a position that a game at random comes to; the table is laid there, and its window goes through a grid of sizes.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import House, lay_table, looking
from .phases import WAYS, phases

MEASURE = looking("sizes.js")
GRID = [(320, 568), (390, 844), (568, 320), (640, 360), (844, 390), (768, 1024), (1024, 600), (1280, 720), (2560, 1440)]


SEEN = ("a-tale-of-pirates",)


def measure(page: Page, size: tuple[int, int]) -> list[str]:
    """What cannot be reached or read in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    return [str(one) for one in page.evaluate(MEASURE)]


@pytest.mark.parametrize("name", SEEN)
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

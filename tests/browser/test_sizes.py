"""Windows of any size: in every phase everything can be reached and read, from a small phone to a wall.

Each phase is a position that a game at random comes to; the table is laid there, and its window goes through a grid of sizes.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import House, lay_table, looking, sit_at
from .phases import WAYS, phases

MEASURE = looking("sizes.js")
GRID = [(320, 568), (390, 844), (568, 320), (640, 360), (844, 390), (768, 1024), (1024, 600), (1280, 720), (2560, 1440)]
LOOKS = 27
"""About so many looks are taken at a game: each phase is seen in some of the sizes, and each size in some of the phases."""


def measure(page: Page, size: tuple[int, int]) -> list[str]:
    """What cannot be reached or read in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    return [str(one) for one in page.evaluate(MEASURE)]


def walk(house: House, name: str, looks: int | None = None) -> list[str]:
    """What cannot be reached or read in any phase."""
    way = WAYS[name]
    page = house.visit("/about", name="Ada")
    found: list[str] = []
    stands = phases(name)
    step = min(max(1, len(stands) * len(GRID) // looks), len(GRID)) if looks else 1
    for number, phase in enumerate(stands):
        seats = ["you" if seat == phase.seat else "easy" for seat in range(way.seats)]
        sit_at(page, lay_table(page, way.game, seats, way.options, phase.position))
        for size in GRID[number % step :: step]:
            found += [f"{phase.rule} at {size[0]}x{size[1]}: {one}" for one in measure(page, size)]
    return found


@pytest.mark.parametrize("name", ["paper-tales", "dice-upon-a-time", "threetale", "a-tale-of-pirates"])
def test_every_phase_in_some_windows(house: House, name: str) -> None:
    """Nothing under 11 px, nothing cut, nothing out of reach."""
    found = walk(house, name, LOOKS)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("name", WAYS)
def test_every_phase_in_every_window(house: House, name: str) -> None:
    """The same for each way to play, and for each size."""
    found = walk(house, name)
    assert not found, "\n".join(found)

"""Boards of plug-ins: mounted and played, and what happens when one is broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESK, PHONE, House, axe, lay_table, people, press
from tests.plugin import installed
from tests.server.client import Server, running, sqlite_url, test_settings

THROWS_AT_IMPORT = "throw new Error('the shell is cracked')\nexport const mount = 1\n"
THROWS_IN_MOUNT = "export function mount() {\n  throw new Error('the pan is hot')\n}\n"
NO_MOUNT = "export const facts = 1\n"
NOTHING_BACK = "export function mount(element) {\n  element.textContent = 'eggs'\n}\n"
THROWS_LATER = """
export function mount(element, port) {
  port.fill('top', Object.assign(document.createElement('b'), { textContent: 'simmering' }))
  const stop = port.subscribe(({ asks, scene }) => {
    if (scene.events.some((event) => event.kind === 'flipped')) throw new Error('the egg has hatched')
    const button = Object.assign(document.createElement('button'), { textContent: 'Flip it' })
    button.onclick = () => port.attempt(asks[0].offers[0], button)
    element.replaceChildren(button)
  })
  return { unmount: stop }
}
"""
STUMBLES = """
export function mount(element) {
  const button = Object.assign(document.createElement('button'), { textContent: 'Juggle' })
  button.onclick = () => {
    throw new Error('dropped one')
  }
  element.append(button)
  return { unmount: () => button.remove() }
}
"""
MODULES = {
    "torn-egg": THROWS_AT_IMPORT,
    "hot-egg": THROWS_IN_MOUNT,
    "dull-egg": NO_MOUNT,
    "loose-egg": NOTHING_BACK,
    "late-egg": THROWS_LATER,
    "clumsy-egg": STUMBLES,
}
SLOW = 0.005
"""The sand of Egg Timer runs for a second; here a second lasts long."""


@pytest.fixture(scope="module")
def kitchen(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with plug-ins: one is whole, the others are not."""
    site = tmp_path_factory.mktemp("site")
    with installed(site) as install:
        install("egg-timer")
        for game, module in MODULES.items():
            install(game).write("web/board.js", module)
        install("next-egg").change("__init__.py", "Web(port=1", "Web(port=3")
        install("lost-egg").lack("text/en/rules.ftl")
        with running(test_settings(sqlite_url(site), web=bundle, speed=SLOW)) as server:
            yield server


@pytest.fixture
def house(chromium: Browser, kitchen: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at the server with plug-ins."""
    yield from people(chromium, kitchen, request)


def sit(house: House, game: str, size: tuple[int, int] = DESK) -> Page:
    """A person alone at a table of the game."""
    page = house.visit("/about", name="Ada", size=size)
    page.goto(lay_table(page, game, ["you"], {}))
    return page


def flip_plainly(page: Page) -> None:
    """The plain table plays on."""
    page.locator(".generic [data-move='0 flip']").click()
    expect(page.get_by_role("log")).to_contain_text("flips and has")


def test_the_own_board_of_a_plug_in_is_played(house: House) -> None:
    page = sit(house, "egg-timer")
    board = page.locator(".egg")
    expect(board.locator("[data-id=prompt]")).to_have_text("Flip an egg")
    assert board.evaluate("one => getComputedStyle(one).borderTopColor") == "rgb(233, 194, 122)"
    board.locator("[data-id=flip]").click()
    expect(page.locator("header [data-id=flips]")).to_have_text("1 flips seen")
    expect(board.locator("[data-id=pan-0]")).not_to_have_text("Ada: 0")
    eggs = page.locator(".players [data-id=eggs-0]")
    expect(eggs).not_to_have_text("0 eggs")
    assert board.locator("[data-id=pan-0]").inner_text() == f"Ada: {eggs.inner_text().split()[0]}"
    press(board.locator("[data-id=steal]"))
    expect(page.locator(".tip")).to_contain_text("Cooks do not steal.")
    assert axe(page) == []
    page.goto("/about")
    assert page.locator("link[href*='egg-timer']").count() == 0


def test_it_knows_the_size_of_the_screen(house: House) -> None:
    page = sit(house, "egg-timer", PHONE)
    expect(page.locator(".egg.compact")).to_be_visible()


def test_the_cover_of_a_plug_in(house: House) -> None:
    page = house.visit("/", name="Ada")
    href = page.locator("symbol#cover-egg-timer image").get_attribute("href")
    assert href
    assert href.endswith("/cover.svg")
    assert page.request.get(href).headers["content-type"] == "image/svg+xml"
    expect(page.get_by_role("link", name="Open Egg Timer")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("torn-egg", "the shell is cracked"),
        ("hot-egg", "the pan is hot"),
        ("dull-egg", "its module exports no function “mount”"),
        ("loose-egg", "its “mount” gives back nothing that can be unmounted"),
        ("next-egg", "its board asks for port 3, this house speaks port 1"),
    ],
)
def test_a_broken_board_gives_way_to_the_plain_table(house: House, game: str, reason: str) -> None:
    house.expected.append(re.escape(reason))
    page = sit(house, game)
    name = game.replace("-", " ").title()
    expect(page.get_by_test_id("no-board")).to_contain_text(f"The board of {name} does not work: {reason}. This is the plain table")
    flip_plainly(page)
    assert axe(page) == []


def test_a_board_that_breaks_in_the_middle_of_a_game(house: House) -> None:
    house.expected.append("the egg has hatched")
    page = sit(house, "late-egg")
    expect(page.locator("header")).to_contain_text("simmering")
    page.get_by_role("button", name="Flip it").click()
    expect(page.get_by_test_id("no-board")).to_contain_text("the egg has hatched")
    expect(page.locator("header")).not_to_contain_text("simmering")
    expect(page.get_by_role("button", name="Flip it")).to_have_count(0)
    flip_plainly(page)
    page.get_by_role("button", name="Try the board again").click()
    expect(page.get_by_role("button", name="Flip it")).to_be_visible()


def test_a_board_that_stumbles_may_stay(house: House) -> None:
    house.expected.append("dropped one")
    page = sit(house, "clumsy-egg")
    juggle = page.get_by_role("button", name="Juggle")
    juggle.click()
    stumbled = page.get_by_test_id("stumbled")
    expect(stumbled).to_contain_text("The board of Clumsy Egg has stumbled: dropped one.")
    stumbled.get_by_role("button", name="Stay").click()
    expect(stumbled).to_have_count(0)
    juggle.click()
    stumbled.get_by_role("button", name="Go on at the plain table").click()
    flip_plainly(page)
    house.errors = [error for error in house.errors if "dropped one" not in error]


def test_what_is_broken_is_named_on_the_shelf_and_nothing_else_suffers(house: House) -> None:
    page = house.visit("/", name="Ada")
    page.get_by_role("button", name="Lost egg did not open: why?").click()
    slip = page.get_by_test_id("slip")
    expect(slip).to_contain_text("Lost egg did not open")
    expect(slip).to_contain_text("lost-egg-game 1.2: text/en is missing in lost_egg")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    page.get_by_test_id("plain-next-egg").click()
    expect(slip).to_contain_text("its board asks for port 3, this house speaks port 1")
    expect(page.get_by_test_id("plain-torn-egg")).to_be_visible()
    expect(page.get_by_test_id("plain-egg-timer")).to_have_count(0)
    for name in ("ThreeTale", "Paper Tales", "Dice Upon a Time", "A Tale of Pirates", "Egg Timer"):
        expect(page.get_by_role("link", name=f"Open {name}")).to_be_visible()
    page.get_by_role("button", name="Lost egg did not open: why?").click()
    slip.get_by_role("button", name="Hide the book").click()
    expect(page.get_by_role("button", name="Lost egg did not open: why?")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name="Open Egg Timer")).to_be_visible()
    expect(page.get_by_role("button", name="Lost egg did not open: why?")).to_have_count(0)

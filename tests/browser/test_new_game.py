"""A new game, from the command that writes it to the end of a game on its own board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.fresh import Fresh, build_wheel
from tests.server.client import Server

from .conftest import PHONE, House, axe, lay_table, people, press, width


class Address:
    """Where another process serves."""

    def __init__(self, url: str) -> None:
        self.url = url


@pytest.fixture(scope="module")
def fresh(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """An environment with Taletable and a new game, both installed by pip."""
    folder = tmp_path_factory.mktemp("fresh")
    fresh = Fresh(folder, build_wheel(tmp_path_factory.mktemp("wheel"), bundle))
    fresh.ok('taletable new-game "Moon Market"', folder)
    fresh.ok("pip install ./moon-market", folder)
    return fresh


@pytest.fixture
def house(fresh: Fresh, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at the server of that environment."""
    with fresh.serving() as address:
        yield from people(chromium, cast(Server, Address(address)), request)


def test_it_is_listed_and_its_own_tests_pass(fresh: Fresh) -> None:
    assert "moon-market  Moon Market, 2 to 4 players, 11 paragraphs of rules" in fresh.ok("taletable games", fresh.folder)
    assert "passed" in fresh.ok("pytest", fresh.folder / "moon-market").splitlines()[-1]
    assert "Success" in fresh.ok("mypy", fresh.folder / "moon-market")
    assert "wily" in fresh.ok("taletable sim moon-market --games 20 --bots wily,eager --workers 1", fresh.folder)


def windy(page: Page) -> None:
    """Sit down at a new table at which the wind blows something out."""
    for _ in range(30):
        page.goto(lay_table(page, "moon-market", ["you", "wily", "eager"], {"length": "short"}))
        expect(page.locator(".mm-card")).to_have_count(6)
        if page.locator(".mm-card[aria-disabled=true]").count():
            return
    raise AssertionError("there is never any wind")


def test_it_is_played_on_its_own_board(house: House) -> None:
    page = house.visit("/", name="Ada")
    expect(page.locator("#cover-moon-market image")).to_have_attribute("href", re.compile(r"^/api/games/moon-market/web/\w+/cover\.svg$"))
    windy(page)
    refused = page.locator(".mm-card[aria-disabled=true]").first
    press(refused)
    tip = page.get_by_role("dialog", name="Why not")
    expect(tip).to_contain_text("blows out lantern")
    expect(tip).to_contain_text("MM-2.3")
    expect(page.locator(".mm-card")).to_have_count(6)
    assert axe(page) == []
    for evening in range(1, 4):
        expect(page.locator(".mm-sky")).to_contain_text(f"Evening {evening}")
        page.locator(".mm-card[aria-disabled=false]").first.click()
        if evening < 3:
            expect(page.locator(".mm-card")).to_have_count(6 - evening)
            expect(page.locator(".mm-seat .mm-lantern")).to_have_count(3)
    expect(page.get_by_role("dialog", name="The end of the game")).to_contain_text("Fireflies")


def test_its_board_fits_a_phone(house: House) -> None:
    page = house.visit("/", name="Ada", size=PHONE)
    page.goto(lay_table(page, "moon-market", ["you", "wily", "wily", "eager"], {}))
    expect(page.locator(".mm-card")).to_have_count(6)
    assert width(page) <= PHONE[0]
    page.locator(".mm-card[aria-disabled=false]").first.tap()
    expect(page.locator(".mm-card")).to_have_count(5)

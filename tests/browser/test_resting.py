"""A table that rests: its page says why, shows how it stood, and leads on."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESK, PHONE, House, axe, people, width
from tests.server.client import Person, Server, running, sqlite_url, test_settings
from tests.server.test_shelf import begun


@pytest.fixture
def ada() -> dict[str, str]:
    """What a browser needs to be Ada."""
    return {}


@pytest.fixture
def shelf(bundle: Path, tmp_path: Path, ada: dict[str, str]) -> Iterator[Server]:
    """A server that was started again after a log was damaged."""
    settings = test_settings(sqlite_url(tmp_path), web=bundle)
    with running(settings) as server:
        person = Person(server.url, "Ada")
        ada["table"] = begun(person, "you", "random", moves=3)
        [cookie] = person.http.cookies.jar
        ada["cookie"], ada["value"] = cookie.name, str(cookie.value)
    with sqlite3.connect(tmp_path / "test.db") as database:
        database.execute("UPDATE log SET entry = '[0, oops' WHERE table_id = ? AND seq = 2", (ada["table"],))
        database.execute("DELETE FROM snapshots")
    with running(settings) as server:
        yield server


@pytest.fixture
def house(chromium: Browser, shelf: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at the server that was started again."""
    yield from people(chromium, shelf, request)


def come(house: House, ada: dict[str, str], size: tuple[int, int] = DESK) -> Page:
    """Ada comes back."""
    page = house.visit("/about", size=size)
    page.context.add_cookies([{"name": ada["cookie"], "value": ada["value"], "url": house.server.url}])
    page.goto("/")
    return page


def test_it_is_read_and_goes_on(house: House, ada: dict[str, str]) -> None:
    page = come(house, ada)
    card = page.locator(".desk a.card")
    card.click()
    resting = page.get_by_test_id("resting")
    expect(resting).to_contain_text("This table rests on the shelf")
    expect(resting).to_contain_text("cannot be read at the moment. Nothing is deleted")
    expect(resting).to_contain_text("It stood")
    assert axe(page) == []
    page.get_by_role("button", name="Read it to here").click()
    expect(page.locator(".pt")).to_be_visible()
    expect(page.get_by_role("log")).not_to_be_empty()
    page.get_by_role("button", name="Close the book").click()
    page.get_by_role("button", name="Continue from here").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator(".pt[data-asks]:not([data-asks=''])")).to_be_visible()
    assert ada["table"] not in page.url
    page.goto(f"/t/{ada['table']}")
    expect(page.get_by_test_id("resting")).to_contain_text("This game goes on at another table.")
    page.get_by_role("link", name="To where it goes on").click()
    expect(page.locator(".pt")).to_be_visible()


def test_on_a_phone_and_for_strangers(house: House, ada: dict[str, str]) -> None:
    page = come(house, ada, PHONE)
    page.goto(f"/t/{ada['table']}")
    expect(page.get_by_role("button", name="Lay a new table")).to_be_visible()
    assert width(page) == PHONE[0]
    assert axe(page) == []
    stranger = house.visit(f"/t/{ada['table']}", name="Bo", dark=True)
    expect(stranger.get_by_test_id("resting")).to_contain_text("It stood")
    expect(stranger.get_by_role("button", name="Continue from here")).to_have_count(0)
    expect(stranger.get_by_role("button", name="Lay a new table")).to_have_count(0)
    assert axe(stranger) == []

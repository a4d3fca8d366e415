"""Finding others in real browsers: friends by a link, who is here, a table that anybody may join, strangers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import running, sqlite_url, test_settings
from tests.server.test_others import SOON

from .conftest import DESK, PHONE, House, axe, people, width

LOW = (640, 360)


@pytest.fixture
def house(bundle: Path, tmp_path: Path, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at a server where nobody else is."""
    with running(test_settings(sqlite_url(tmp_path), web=bundle, **SOON)) as server:
        yield from people(chromium, server, request)


def fine(page: Page) -> None:
    """Axe finds nothing, and nothing scrolls sideways."""
    assert axe(page) == []
    assert width(page) <= (page.viewport_size or {"width": 0})["width"]


@pytest.mark.parametrize(("size", "dark"), [(DESK, False), (PHONE, True)], ids=["desk", "phone in the dark"])
def test_friends_by_a_link(house: House, size: tuple[int, int], dark: bool) -> None:
    """A link makes two people friends; one shows herself, asks the other to a table, and is blocked at last."""
    ada, ben = house.visit("/company", name="Ada", size=size, dark=dark), house.visit(name="Ben", size=size, dark=dark)
    expect(ada.get_by_text("No friends yet")).to_be_visible()
    ada.get_by_role("button", name="Invite a friend").press("Enter")
    code = ada.locator(".code b").inner_text()
    ben.goto(f"/friend#{code}")
    expect(ben.get_by_text("Ada would like to be friends")).to_be_visible()
    fine(ben)
    ben.get_by_role("button", name="Become friends").click()
    expect(ben.locator("[data-friend=Ada]")).to_contain_text("not shown")

    ada.get_by_role("switch", name="Friends see whether I am here").press("Space")
    expect(ada.get_by_role("switch", name="Friends see whether I am here")).to_be_checked()
    ben.reload()
    expect(ben.locator("[data-friend=Ada]")).to_contain_text("is here")
    fine(ben)
    fine(ada)

    ada.goto("/new/paper-tales")
    ada.get_by_role("button", name="Friend", exact=True).click()
    ada.get_by_role("button", name="Open the table").click()
    ada.get_by_role("button", name="Ben", exact=True).click()
    expect(ada.get_by_test_id("live")).to_contain_text("Ben finds the table on the desk")
    fine(ada)
    ben.goto("/")
    ben.get_by_role("region", name="Your tables").get_by_role("link", name="Paper Tales").click()
    expect(ben.get_by_role("button", name="No, thanks")).to_be_visible()
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ada.get_by_text("Ben", exact=True).first).to_be_visible()

    ben.goto("/company")
    ben.get_by_role("button", name="What to do about Ada").click()
    ben.get_by_role("button", name="Block").click()
    expect(ben.locator("[data-friend=Ada]")).to_have_count(0)
    ada.goto("/company")
    expect(ada.get_by_text("No friends yet")).to_be_visible()


def test_a_table_for_anybody(house: House) -> None:
    """A host opens a table to all; somebody finds it by its language and sits down."""
    ada = house.visit("/new/paper-tales", name="Ada")
    ada.get_by_role("button", name="Friend", exact=True).click()
    who = ada.get_by_role("radiogroup", name="Who may sit down")
    expect(who.get_by_role("radio", name="Whom I invite")).to_be_checked()
    who.get_by_role("radio", name="Anybody").click()
    ada.get_by_label("Spoken at the table").select_option("de")
    fine(ada)
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_text("Spoken here: German")).to_be_visible()

    ben = house.visit("/company", name="Ben", size=PHONE)
    sit = ben.get_by_role("button", name="Sit down at Paper Tales with Ada")
    expect(sit).to_be_visible()
    open_tables = ben.get_by_role("group", name="Which tables")
    open_tables.get_by_label("How fast").select_option("days")
    expect(ben.get_by_text("No open table is like that now.")).to_be_visible()
    open_tables.get_by_label("How fast").select_option("live")
    open_tables.get_by_label("Language").select_option("de")
    fine(ben)
    sit.click()
    expect(ada.get_by_text("Ben", exact=True).first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE, LOW], ids=["desk", "phone", "low"])
def test_strangers(house: House, size: tuple[int, int]) -> None:
    """Two who want the same are led to one table, from wherever they are; a third waits, reads how it stands, and stops."""
    ada, ben, cleo = (house.visit(name=name, size=size) for name in ("Ada", "Ben", "Cleo"))
    for page in (ada, cleo):
        page.get_by_label("Game", exact=True).select_option("dice-upon-a-time" if page is cleo else "paper-tales")
        page.get_by_label("How many at the table").select_option("two")
        page.get_by_label("Language").select_option("fi" if page is cleo else "")
        page.get_by_role("button", name="Sit with strangers").press("Enter")
        expect(page.get_by_test_id("waiting")).to_be_visible()
    expect(cleo.get_by_test_id("waiting")).to_contain_text("1 other waits, 0 with a wish that fits yours")
    fine(cleo)
    cleo.reload()  # the wait goes on
    expect(cleo.get_by_test_id("waiting")).to_be_visible()
    cleo.get_by_role("button", name="Stop waiting").click()
    expect(cleo.get_by_role("button", name="Sit with strangers")).to_be_visible()

    ben.get_by_label("How many at the table").select_option("two")
    ben.get_by_role("button", name="Sit with strangers").click()
    for page in (ada, ben):
        expect(page.get_by_role("main", name="Board")).to_be_visible()
    assert ada.url == ben.url


@pytest.mark.parametrize("size", [DESK, PHONE, LOW], ids=["desk", "phone", "low"])
@pytest.mark.parametrize("path", ["/", "/company"])
def test_pages_have_room_for_longer_words(house: House, size: tuple[int, int], path: str) -> None:
    """In the pseudo-language and in the dark."""
    page = house.visit(f"{path}?language=en-XA", name="Ada", size=size, dark=True)
    expect(page.locator(".quick button")).to_be_visible()
    page.locator(".quick button").scroll_into_view_if_needed()
    box = page.locator(".quick button").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert width(page) <= size[0]

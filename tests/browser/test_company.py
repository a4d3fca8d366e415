"""Who plays with whom: the page of a person, and a deal that others try, in real browsers."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Person
from tests.server.test_measure import finish

from .conftest import DESK, PHONE, House, axe, width


def enter(house: House, who: Person, path: str, size: tuple[int, int], dark: bool) -> Page:
    """Somebody who is known to the server comes to a page."""
    page = house.visit("/about", size=size, dark=dark)
    page.context.add_cookies([{"name": one.name, "value": one.value or "", "url": house.server.url} for one in who.http.cookies.jar])
    page.goto(path)
    return page


def fine(page: Page, without: Sequence[str] = ()) -> None:
    """Axe finds nothing, and nothing scrolls sideways."""
    assert axe(page, without=without) == []
    assert width(page) <= (page.viewport_size or {"width": 0})["width"]


@pytest.mark.parametrize(("size", "dark"), [(DESK, False), (PHONE, True)], ids=["desk", "phone in the dark"])
def test_what_was_played_and_a_deal_to_try(house: House, size: tuple[int, int], dark: bool) -> None:
    ada, bela = Person(house.server.url, "Ada"), Person(house.server.url, "Bela")
    table = finish(ada, "random", seed=7)

    page = enter(house, ada, "/me", size, dark)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(page.get_by_text("1 game, 1 of them unaided")).to_be_visible()
    expect(page.get_by_role("heading", name="Seals")).to_be_visible()
    rated = page.get_by_role("checkbox", name="Rate my games from now on")
    rated.focus()
    page.keyboard.press("Space")
    expect(rated).to_be_checked()
    page.get_by_role("checkbox", name="Open to whoever has the link").check()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    fine(page)
    handle = ada.get("/api/me/page")["handle"]
    stranger = house.visit(f"/p/{handle}", size=size, dark=dark)
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(stranger.get_by_role("checkbox")).to_have_count(0)

    code = ada.post(f"/api/tables/{table['id']}/challenge", {"said": "Try the Kraken"})["code"]
    other = enter(house, bela, f"/c/{code}", size, dark)
    expect(other.get_by_text("Try the Kraken")).to_be_visible()
    expect(other.get_by_role("link", name="Replay")).to_have_count(0)
    fine(other)
    other.get_by_role("button", name="Take it").click()
    expect(other.get_by_role("main", name="Board")).to_be_visible()
    tried = bela.get(f"/api/challenges/{code}")["mine"]["table"]
    line = bela.live(tried)
    line.until("state")
    line.play_on(random.Random(2))
    line.close()
    other.goto(f"/c/{code}")
    expect(other.get_by_role("link", name="Replay")).to_have_count(2)
    fine(other)

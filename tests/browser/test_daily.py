"""The tale of the day in real browsers: begun, covered, done, and compared."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.client import GAME, Person
from tests.server.test_daily import play_out

from .conftest import DESK, PHONE, House
from .test_company import enter, fine


@pytest.mark.parametrize(("size", "dark"), [(DESK, False), (PHONE, True)], ids=["desk", "phone in the dark"])
def test_a_day(house: House, size: tuple[int, int], dark: bool) -> None:
    rival = f"Bela {size[0]}"  # the server is the same for all
    ada, bela = Person(house.server.url, "Ada"), Person(house.server.url, rival)
    for who in (Person(house.server.url, f"Guest {n}") for n in range(3)):
        play_out(who, who.post(f"/api/daily/{GAME}/begin")["id"])
    page = enter(house, ada, f"/day/{GAME}", size, dark)
    expect(page.get_by_role("heading", name="The day’s tale")).to_be_visible()
    expect(page.get_by_text("What came of it is told when your own try is done.")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    fine(page)
    page.get_by_role("button", name="Begin", exact=True).first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    table = ada.post(f"/api/daily/{GAME}/begin")["id"]

    other = bela.post(f"/api/daily/{GAME}/begin")["id"]
    play_out(bela, other)
    page.goto("/day")
    expect(page.get_by_role("link", name="Go on", exact=True)).to_be_visible()
    expect(page.get_by_text("counts until midnight")).to_be_visible()
    play_out(ada, table, 9)
    page.goto(f"/day/{GAME}")
    expect(page.get_by_text("open to you since your own try is done")).to_be_visible()
    fine(page)
    if (more := page.get_by_role("button", name="Show all")).count():
        more.click()
    page.get_by_role("checkbox", name=f"Compare with {rival}").check()
    expect(page.get_by_role("link", name="Side by side")).to_have_attribute("href", f"/side/{table}/{other}")
    page.get_by_role("link", name="Side by side").click()
    moment = page.get_by_role("slider", name="Moment")
    expect(moment).to_have_attribute("aria-valuenow", "0")
    pages = page.get_by_role("article")
    if size == PHONE:
        expect(pages).to_have_count(1)
        page.get_by_role("button", name=rival).click()
        expect(page.get_by_role("article", name=f"The game of {rival}")).to_be_visible()
    else:
        expect(pages).to_have_count(2)
    page.keyboard.press("End")
    expect(moment).to_have_attribute("aria-valuenow", str(moment.get_attribute("aria-valuemax")))
    page.keyboard.press("Home")
    page.keyboard.press("d")
    expect(moment).not_to_have_attribute("aria-valuenow", "0")
    for one in pages.all():
        expect(one.locator("[data-id]").first).to_be_attached()
    # Two boards of one game have parts of the same names; which is whose is told by the article around them.
    fine(page, without=["landmark-unique"])
    page.get_by_role("button", name="Try from here").click()
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    house.expected.append("404")
    page.goto(f"/day/{GAME}")
    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_role("alert")).to_be_visible()

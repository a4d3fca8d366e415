"""A league in real browsers: made, entered, begun, run, and shown on a screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.client import Person
from tests.server.test_events import now, over

from .conftest import DESK, PHONE, House
from .test_company import enter, fine


@pytest.mark.parametrize(("size", "dark"), [(DESK, False), (PHONE, True)], ids=["desk", "phone in the dark"])
def test_a_league(house: House, size: tuple[int, int], dark: bool) -> None:
    ada = Person(house.server.url, "Ada")
    others = [Person(house.server.url, name) for name in ("Bela", "Cora", "Dora", "Emil")]
    page = enter(house, ada, "/events", size, dark)
    expect(page.get_by_text("None yet.")).to_be_visible()
    fine(page)
    page.get_by_role("textbox", name="Name").fill("Winter League")
    page.get_by_role("combobox", name="Game").select_option("paper-tales")
    page.get_by_role("spinbutton", name="Rounds").fill("2")
    page.get_by_role("combobox", name="Finals").select_option("2")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Make it").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Winter League")
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text("You take part.")).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    for person in others:
        person.post(f"/api/events/{code}/enter")
    stranger = house.visit(f"/e/{code}", size=size, dark=dark)
    expect(stranger.get_by_role("button", name="Draw and begin")).to_have_count(0)
    page.get_by_role("button", name="Draw and begin").click()
    expect(page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Open: table 1")).to_be_visible()
    fine(page)

    first, second = now(ada.get(f"/api/events/{code}"))
    over(house.server, first["table"], 41, 38)
    page.goto(f"/e/{code}")
    expect(page.get_by_text("counted")).to_be_visible()
    page.get_by_role("button", name=f"Correct table {second['n']}").click()
    page.get_by_role("spinbutton").first.fill("1")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Round 2", exact=True)).to_be_visible()
    page.get_by_role("button", name="Round 1", exact=True).click()
    expect(page.get_by_text("corrected")).to_be_visible()
    fine(page)

    stranger.goto(f"/e/{code}/screen")
    expect(stranger.get_by_role("heading", name="Winter League")).to_be_visible()
    expect(stranger.get_by_text("until the round ends")).to_be_visible()
    expect(stranger.get_by_role("button")).to_have_count(0)
    fine(stranger)

    for table in now(ada.get(f"/api/events/{code}")):
        over(house.server, table["table"], 41, 38)
    over(house.server, now(ada.get(f"/api/events/{code}"))[0]["table"], 50, 20)
    page.goto(f"/e/{code}")
    expect(page.get_by_text("has won!")).to_be_visible()
    fine(page)

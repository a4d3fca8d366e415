"""Host and guest, and what they can do about each other and about their own traces, in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.server.client import GAME

from .conftest import PHONE, House, axe, width


def test_people_in_charge(house: House) -> None:
    """A host hands out a seat, hears too much, sends somebody away and hands the table over; a guest takes all traces along."""
    anna, ben = house.visit(name="Anna"), house.visit(name="Ben", size=PHONE)
    table = json.loads(
        anna.request.post("/api/tables", data={"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]}).text()
    )
    path = f"/t/{table['id']}"
    ben.request.post("/api/join", data={"code": table["code"]})
    ben.request.post(f"/api/tables/{table['id']}/sit", data={"seat": 1})
    cleo = house.visit(name="Cleo")
    cleo.request.post("/api/join", data={"code": table["code"]})
    cleo.request.post(f"/api/tables/{table['id']}/sit", data={"seat": 2})
    anna.request.post(f"/api/tables/{table['id']}/start", data={})
    for page in (anna, ben, cleo):
        page.goto(path)
        expect(page.locator("#main")).to_be_visible()

    ben.get_by_role("button", name="Log, chat, rules").click()
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_label("Message to the table").fill("You rotten apple")
    ben.get_by_role("button", name="Send").click()
    anna.keyboard.press("c")
    anna.get_by_role("button", name="What to do about Ben").click()
    people = anna.get_by_role("dialog", name="People")
    people.get_by_role("button", name="Report").click()
    people.get_by_label("What should the operators").fill("Rude")
    people.get_by_role("button", name="Send", exact=True).click()
    expect(anna.get_by_test_id("live")).to_have_text("The operators will look at it.")
    people.get_by_role("button", name="Mute").click()
    expect(people.locator("[data-person=Ben]")).to_contain_text("muted")
    people.get_by_role("radio", name="1 min late").click()
    expect(people.get_by_role("radio", name="1 min late")).to_be_checked()
    assert not axe(anna)
    people.get_by_role("button", name="Send away from the seat").click()
    expect(people.locator("[data-person=Ben]")).to_contain_text("sent away")
    anna.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert width(anna) <= PHONE[0]

    # Ben has no seat any more, and sees the game late, if at all; he reads why.
    expect(ben.get_by_text("has sent Ben away").or_(ben.get_by_text("seconds late")).first).to_be_visible()

    people.get_by_role("button", name="What to do about Cleo").click()
    people.get_by_role("button", name="Make the host").click()
    expect(people.locator("[data-person=Cleo]")).to_contain_text("the host")

    cleo.goto("/")
    cleo.get_by_role("button", name="Cleo").click()
    cleo.get_by_role("link", name="Keys, notices").click()
    expect(cleo.get_by_text("this one")).to_be_visible()
    with cleo.expect_download() as loading:
        cleo.get_by_role("link", name="Everything kept of you").click()
    kept = json.loads(Path(loading.value.path()).read_text(encoding="utf-8"))
    assert [one["id"] for one in kept["tables"]] == [table["id"]]
    assert not axe(cleo)
    cleo.get_by_role("button", name="Delete me").click()
    cleo.get_by_label("Type Cleo").fill("Cleo")
    cleo.get_by_role("button", name="Delete", exact=True).click()
    expect(cleo.get_by_role("button", name="Cleo")).to_have_count(0)
    expect(people.locator("[data-person=Cleo]")).to_have_count(0)
    expect(people.locator("[data-person=Anna]")).to_contain_text("the host")  # it fell back to who is left

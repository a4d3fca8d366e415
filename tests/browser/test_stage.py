"""The stage: what happens is played scene by scene, nothing later is shown, and whoever wants to goes to the present at once."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Live, Person

from .conftest import DESK, PHONE, House

PLAYING = ".capsule.playing"
WITH_TURNS = {"paper-tales": 2, "dice-upon-a-time": 2, "threetale": 2}


def sit(house: House, game: str, bots: int, size: tuple[int, int] = DESK, *, motion: bool = True) -> tuple[Page, Live]:
    """A person at a table with bots: the page, and a second line of the same person, which plays."""
    person = Person(house.server.url, "Ada")
    table = person.table("you", *["easy"] * bots, game=game, start=True)
    page = house.visit("/about", size=size, motion=motion)
    page.context.add_cookies([{"name": one.name, "value": one.value or "", "url": house.server.url} for one in person.http.cookies.jar])
    page.goto(f"/t/{table['id']}")
    expect(page.locator("main.board")).to_be_visible()
    live = person.live(table["id"])
    live.until("state")
    return page, live


def act(live: Live, rng: random.Random) -> None:
    """Do something at random, if anything is asked; a bot may have been quicker, and then it comes too late."""
    live.drain(0.1)
    if moves := live.legal():
        ready = [move for move in moves if move.endswith(" ready")]
        reply = live.answer(live.send(t="move", move=rng.choice(ready or moves), seq=live.state["seq"]))
        assert reply["t"] == "ack" or reply["code"] == "late", reply


def until_something_plays(page: Page, live: Live) -> None:
    """Play at random until others have something to show; the director stands still then."""
    rng = random.Random(4)
    for _ in range(200):
        if page.locator(".capsule b").count() or page.locator(".capsule i").count() > 2:
            page.keyboard.press(".")  # one scene on, and stand still
            return
        act(live, rng)
    raise AssertionError("nothing was played")


@pytest.mark.parametrize("game", WITH_TURNS)
def test_scenes_are_played_and_can_be_skipped(house: House, game: str) -> None:
    page, live = sit(house, game, WITH_TURNS[game])
    until_something_plays(page, live)
    board = page.locator("[data-asks]").first
    while page.locator(PLAYING).count():
        assert board.get_attribute("data-asks") in ("", None), "nothing can be done before the present is reached"
        told = page.locator(".log li, [data-log] li").count()
        page.keyboard.press(".")
        if not page.locator(PLAYING).count():
            break
        assert page.locator(".log li, [data-log] li").count() >= told
        page.keyboard.press(" ")
    expect(page.locator(PLAYING)).to_have_count(0)


def test_the_pace_is_remembered_and_instant_plays_nothing(house: House) -> None:
    page, live = sit(house, "paper-tales", 2)
    pace = page.locator(".capsule .pace")
    expect(pace).to_have_text("Calm")
    pace.click()
    expect(pace).to_have_text("Brisk")
    pace.click()
    expect(pace).to_have_text("Instant")
    page.reload()
    expect(page.locator(".capsule .pace")).to_have_text("Instant")
    rng = random.Random(2)
    for _ in range(12):
        act(live, rng)
    expect(page.locator(PLAYING)).to_have_count(0)


def test_who_wants_calm_gets_no_scenes_but_a_recap(house: House) -> None:
    page, live = sit(house, "dice-upon-a-time", 2, motion=False)
    expect(page.locator(".capsule .pace")).to_have_text("Instant")
    rng = random.Random(3)
    for _ in range(8):
        act(live, rng)
    page.keyboard.press("w")
    card = page.get_by_role("dialog", name="Since your last turn")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_on_a_phone_a_strip_shows_what_is_to_come(house: House) -> None:
    page, live = sit(house, "paper-tales", 2, PHONE)
    until_something_plays(page, live)
    page.get_by_role("button", name="To now").tap()
    expect(page.locator(".capsule")).to_have_count(0)
    page.get_by_role("button", name="Since your last turn").tap()
    expect(page.get_by_role("dialog", name=re.compile("Since"))).to_be_visible()


def test_a_click_on_the_board_leads_to_the_present(house: House) -> None:
    page, live = sit(house, "paper-tales", 2)
    until_something_plays(page, live)
    page.locator("main.board").click(position={"x": 400, "y": 40})
    expect(page.locator(PLAYING)).to_have_count(0)


def test_a_running_clock_waits_for_nobody(house: House) -> None:
    """TP: in the timer phase what others do is there at once."""
    page, live = sit(house, "a-tale-of-pirates", 2)
    act(live, random.Random(1))
    live.drain(1.0)
    assert not page.locator(PLAYING).count()

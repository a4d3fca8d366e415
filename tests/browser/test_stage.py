"""The stage: what happens is played scene by scene, nothing later is shown, and whoever wants to goes to the present at once."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Live, Person

from .conftest import DESK, PHONE, House, axe

PLAYING = ".capsule.playing"
WITH_TURNS = {"paper-tales": 2, "dice-upon-a-time": 2, "threetale": 2}


def sit(house: House, game: str, bots: int, size: tuple[int, int] = DESK, *, motion: bool = True, reads: bool = True) -> tuple[Page, Live]:
    """A person at a table with bots: the page, and a second line of the same person, which plays."""
    person = Person(house.server.url, "Ada")
    table = person.table("you", *["easy"] * bots, game=game, start=True)
    page = house.visit("/about", size=size, motion=motion, reads=reads)
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
    expect(page.locator("[data-go-on]")).to_have_count(0)  # what is to be read is read first
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


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_war_is_seen_before_construction_opens(house: House, size: tuple[int, int]) -> None:
    """PT-6: pair by pair, strength against strength; then who beat whom and what it brought; then Construction."""
    page, live = sit(house, "paper-tales", 2, size)
    rng = random.Random(5)
    seen: list[str] = []
    board = page.locator("[data-asks]").first

    def look() -> None:
        for mark in ("bout", "wars-summary"):
            shown = page.locator(f"[data-id={mark}]")
            if shown.count() and mark not in seen:
                seen.append(mark)
                assert re.search(r"\d+ ?: ?\d+", shown.inner_text().replace("\n", " ")), "strength against strength"
        if board.get_attribute("data-asks") == "construction":
            seen.append("construction")

    for _ in range(400):
        look()
        if "construction" in seen:
            break
        if page.locator(PLAYING).count():
            page.keyboard.press(".")
        else:
            act(live, rng)
    assert seen == ["bout", "wars-summary", "construction"]


def test_a_page_that_concerns_somebody_stays_until_it_is_read(house: House) -> None:
    """DU-9: the Event of a chapter is everybody's. No pace and no hurry passes it by, and it is kept in the book of this game."""
    page, live = sit(house, "dice-upon-a-time", 2, motion=False, reads=False)
    rng = random.Random(6)
    leaf = page.locator("[data-id=leaf]")
    for _ in range(200):
        if leaf.count():
            break
        act(live, rng)
    expect(leaf.get_by_role("button", name="Go on")).to_be_focused()
    title, text = leaf.get_by_role("heading").inner_text(), leaf.locator(".words").inner_text()
    assert title
    assert len(text) > 20
    page.locator("main.board").click(position={"x": 900, "y": 300})
    page.keyboard.press("Escape")
    expect(leaf).to_be_visible()
    assert page.locator("[data-asks]").first.get_attribute("data-asks") == ""
    leaf.get_by_role("button", name="Go on").press("Enter")
    expect(leaf.filter(has_text=title)).to_have_count(0)
    page.keyboard.press("b")
    book = page.get_by_role("dialog", name="The book of this game")
    # Whatever was told since then is a later page.
    book.get_by_role("navigation").get_by_role("button", name=title).click()
    expect(book.get_by_role("article")).to_contain_text(text)
    expect(book.get_by_role("navigation")).to_contain_text("Chapter I")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


@pytest.mark.parametrize("game", ["dice-upon-a-time", "threetale"])
def test_the_turn_of_a_bot_names_its_actor(house: House, game: str) -> None:
    """The Character or Hero first, then who plays it, and what it does; in the log and the rail too, where one's own seat is “you”."""
    page, live = sit(house, game, 2)
    rng = random.Random(8)
    actor = page.locator("[data-id=programme] .actor")
    for _ in range(400):
        if actor.locator("small").count() and actor.locator("small").inner_text() != "you":
            break
        if page.locator(PLAYING).count():
            page.keyboard.press(".")
        else:
            act(live, rng)
    role, person, deed = actor.locator("b").inner_text(), actor.locator("small").inner_text(), actor.locator(".now").inner_text()
    assert role != person
    assert role in deed
    rail = page.locator(".players li", has_text=person)
    expect(rail.locator(".role")).to_have_text(role)
    story = page.locator("[role=log]")
    expect(story).to_contain_text("You ")
    expect(story).not_to_contain_text("Ada ")

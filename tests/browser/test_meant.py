"""Meant, not slipped: what cannot be taken back is lifted, seen and confirmed, on every board and at every size."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import DEED, DESK, PHONE, House, axe, lay_table

SHORT = (640, 360)
SEATS = {"paper-tales": ("you", "normal"), "dice-upon-a-time": ("you", "normal"), "threetale": ("you", "you", "you")}
FIRST = {
    "paper-tales": ".pt-pack [data-card]",
    "dice-upon-a-time": ".du [data-id='little-red-riding-hood']",
    "threetale": ".tt [data-id='youngest-son']",
}
"""What every game asks first, and what cannot be taken back: a card, a Character, a Hero."""


def bar(page: Page) -> Locator:
    """What is seen before it is done."""
    return page.locator("[data-id=deed]")


def sit(house: House, game: str, size: tuple[int, int] = DESK, **more: Any) -> Page:
    """A person before a new table, who confirms with their own hands."""
    page = house.visit(size=size, confirms=False, **more)
    page.goto(lay_table(page, game, SEATS[game], {"characters": True} if game == "dice-upon-a-time" else {}))
    return page


@pytest.mark.parametrize("size", [DESK, PHONE, SHORT], ids=["desk", "phone", "short"])
@pytest.mark.parametrize("game", FIRST)
def test_what_cannot_be_taken_back_is_lifted_and_confirmed(house: House, game: str, size: tuple[int, int]) -> None:
    """Select, see, put back; select, see, confirm: by the button, by Enter, by a second click."""
    page = sit(house, game, size)
    thing = page.locator(FIRST[game]).first
    thing.click()
    expect(bar(page)).to_be_visible()
    room, box = page.viewport_size, bar(page).bounding_box()
    assert room
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= room["width"]
    assert box["y"] + box["height"] <= room["height"]
    page.keyboard.press("Escape")
    expect(bar(page)).to_have_count(0)
    thing.click()
    page.locator("[data-id=deed-put-back]").click()
    expect(bar(page)).to_have_count(0)
    thing.click()
    move = bar(page).get_attribute("data-move") or ""
    page.locator(DEED).click()
    expect(page.locator(f"[data-id=deed][data-move='{move}']")).to_have_count(0)
    expect(page.locator("[data-open]").first).to_be_visible()


def test_enter_and_a_second_click_do_it_too(house: House) -> None:
    page = sit(house, "paper-tales")
    pack = page.locator(".pt-pack [data-card]")
    for way, n in (("Enter", 5), ("click", 4)):
        expect(pack).to_have_count(n)
        thing = pack.first
        thing.click()
        expect(page.locator(DEED)).to_be_enabled()
        if way == "Enter":
            page.keyboard.press("Enter")
        else:
            thing.click()
        expect(pack).to_have_count(n - 1)
    assert axe(page) == []


def test_another_thing_takes_its_place_and_a_click_beside_puts_it_back(house: House) -> None:
    page = sit(house, "paper-tales")
    pack = page.locator(".pt-pack [data-card]")
    for n in (0, 1):
        pack.nth(n).click()
        expect(pack.nth(n)).to_have_attribute("aria-pressed", "true")
        expect(pack.nth(1 - n)).to_have_attribute("aria-pressed", "false")
    page.locator("main").click(position={"x": 4, "y": 4})
    expect(bar(page)).to_have_count(0)
    expect(pack.nth(1)).to_have_attribute("aria-pressed", "false")


def test_experts_click_once(house: House) -> None:
    """The preference is in the menu, and is remembered."""
    page = sit(house, "paper-tales")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("One click").check()
    page.keyboard.press("Escape")
    page.reload()
    pack = page.locator(".pt-pack [data-card]")
    expect(pack.first).to_be_visible()
    n = pack.count()
    pack.first.click()
    expect(pack).to_have_count(n - 1)


def test_going_back_asks_says_what_is_lost_and_goes_exactly_there(house: House) -> None:
    page = house.visit()
    page.goto(lay_table(page, "paper-tales", ("you", "normal"), {}))
    pack = page.locator(".pt-pack [data-card]")
    expect(pack).to_have_count(5)
    cards = [card.get_attribute("data-card") for card in pack.all()]
    pack.first.click()
    expect(pack).to_have_count(len(cards) - 1)
    back = page.get_by_role("button", name=re.compile("Go back to the beginning of")).first
    back.click()
    asked = page.locator("[data-id=go-back]")
    expect(asked).to_contain_text("What was done since is lost")
    expect(asked).to_contain_text("practice")
    page.get_by_role("button", name="Stay here").click()
    expect(asked).to_have_count(0)
    expect(pack).to_have_count(len(cards) - 1)
    back.click()
    page.locator("[data-id=go-back-do]").click()
    expect(pack).to_have_count(len(cards))
    assert [card.get_attribute("data-card") for card in pack.all()] == cards


def test_why_not_expires_and_can_be_recalled(house: House) -> None:
    page = house.visit()
    page.goto(lay_table(page, "paper-tales", ("you", "normal"), {}))
    expect(page.locator(".pt-pack [data-card]").first).to_be_visible()
    page.keyboard.press("u")
    tip = page.get_by_role("dialog", name="Why not")
    expect(tip).to_be_visible()
    text = tip.text_content()
    expect(tip).to_have_count(0)
    page.keyboard.press("y")
    expect(tip).to_have_text(text or "")

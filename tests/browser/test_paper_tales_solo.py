"""The Paper Tales board for one: the Lich King, his row, his hosts, and what is left to him."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, House, axe
from .test_language import Reader
from .test_paper_tales import Board, board

LEVEL = 3


def test_a_whole_game_for_one(house: House) -> None:
    """Four turns against the Lich King by clicks alone; the end says who won, and his row is turned up."""
    one = board(house, "you", options={"level": LEVEL})
    assert one.play_to_the_end() >= {"solo_draft", "plan", "construction"}
    expect(one.page.get_by_text(re.compile("The Lich King wins|You win"))).not_to_have_count(0)
    one.page.get_by_role("button", name="Look at the board").click()
    expect(one.page.locator(".pt-row .risen")).to_have_count(4)
    expect(one.page.locator(".pt-standings li")).to_have_count(2)
    expect(one.page.locator(".pt-standings .first")).to_have_count(1)


def first_turn(one: Board) -> None:
    """Play until the second turn asks for a card."""
    while (rule := one.asked()) != "construction":
        one.answer(rule)
    while rule != "solo_draft":
        one.answer(rule)
        rule = one.asked()


def test_the_lich_king_shows_what_he_wants(house: House) -> None:
    """A turned-up card says its claim; each card in sight says what it is worth to him; what is left lies open."""
    one = board(house, "you", options={"level": LEVEL})
    expect(one.page.locator(".pt-row .risen")).to_have_count(0)
    expect(one.page.locator(".pt-pack .pt-claim")).to_have_count(4)
    first_turn(one)
    expect(one.page.locator(".pt-row .risen")).to_have_count(1)
    expect(one.page.locator(".pt-row .risen .claim")).to_contain_text("LP for each left-over")
    for _ in range(3):
        one.recruit()
    expect(one.page.locator(".pt-leftovers .bit")).to_have_count(6)
    assert int(one.page.locator(".pt-lich .has > .lp").inner_text()) >= 0
    expect(one.page.locator(".pt-lich .medal")).to_have_count(LEVEL - 1)


def test_an_audience(house: House) -> None:
    """A click on his row, his plate or a host opens all that is known of him; Escape closes it."""
    one = board(house, "you", options={"level": 5})
    for opener in (".pt-row button", ".pt-lich .plate", ".pt-neighbour.host .plate"):
        one.page.locator(opener).first.click()
        dialog = one.page.get_by_role("dialog", name="The Lich King")
        expect(dialog.locator(".medals li")).to_have_count(4)
        expect(dialog).to_contain_text("Face down until the Wars of turn 1")
        one.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_wars_against_the_hosts(house: House) -> None:
    """Before the Wars a host's strength is a range; afterwards it is a number and the tags tell how both Wars ended."""
    one = board(house, "you", options={"level": 1})
    while one.asked() == "solo_draft":
        one.recruit()
    for host in ("pale", "crimson"):
        expect(one.page.locator(f"[data-id=war-{host}] i")).to_have_text(re.compile(r"\d+–\d+"))
    one.deploy()
    assert one.asked() != "plan"
    for host in ("pale", "crimson"):
        expect(one.page.locator(f"[data-id=war-{host}] em")).to_have_text(re.compile("won|lost|tie"))
        expect(one.page.locator(f"[data-id=war-{host}] i")).to_have_text(re.compile(r"^\d+$"))


@pytest.mark.parametrize(("size", "dark"), [(DESK, False), (DESK, True), (PHONE, False), (PHONE, True)])
def test_axe_and_room(house: House, size: tuple[int, int], dark: bool) -> None:
    """No violation in any phase of a game for one with everything, and nothing lies outside the window."""
    one = board(house, "you", size=size, dark=dark, options={"level": 5, "gates_units": True, "gates_buildings": True, "legends": True})
    assert one.faults() == {}
    one.page.locator(".pt-row button").click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    assert axe(one.page) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_in_another_language(house: House, size: tuple[int, int]) -> None:
    """Two turns against the Lich King in the pseudo-language: all is said out of the catalogue, and has room."""
    one, reader = board(house, "you", size=size, options={"level": LEVEL}, pseudo=True), Reader()
    one.read(reader)
    reader.finds_nothing()

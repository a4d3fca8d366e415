"""The pseudo-language on every page: whatever is not in brackets stands in no catalogue, and what is cut has too little room.

Names of people and games are the same in every language, and so is what is marked with `translate="no"`: codes, ids, numbers of rules.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from taletable.engine.match import Match
from taletable.games import games
from taletable.table.sheet import BOT_NAMES
from taletable.words import PSEUDO
from tests.server.client import Person

from .conftest import DESK, PHONE, House, lay_table, looking

LOOK = looking("look.js")
"""What is wrong with the words of a page, in words; see there."""
GAMES = list(games())
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
NAMES = ["Ada", *BOT_NAMES, *(game.name for game in games().values())]


def language(path: str) -> str:
    """An address at which the pseudo-language is spoken."""
    return f"{path}{'&' if '?' in path else '?'}language={PSEUDO}"


class Reader:
    """Looks at pages, one after the other, and tells at the end what is wrong with all of them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def finds_nothing(self) -> None:
        """All was in the right language, and whole."""
        assert not self.found, "\n".join(self.found)

    def look(self, page: Page, where: str) -> None:
        """Whatever is in another language on a page, or cut."""
        page.evaluate("document.fonts.ready")
        page.evaluate(
            "Promise.allSettled(document.getAnimations().map(a =>"
            " a.playState === 'running' && a.effect.getComputedTiming().endTime < Infinity && a.finished))"
        )
        assert page.evaluate("document.documentElement.lang") == PSEUDO
        self.found += [f"{where}: {one}" for one in page.evaluate(LOOK, NAMES)]


def person(house: House, page: Page) -> Person:
    """Whoever sits before a page, without the page."""
    one = Person(house.server.url)
    for cookie in page.context.cookies():
        one.http.cookies.set(cookie["name"], cookie["value"])
    return one


def lay(page: Page, game: str, *seats: str, start: bool = True) -> str:
    """A table of the page's person, its id."""
    info = games()[game]
    level = "normal"
    asked: list[dict[str, Any]] = [{"kind": seat} if seat in ("you", "open") else {"kind": "bot", "level": level} for seat in seats]
    while len(asked) < info.min_seats:
        asked.append({"kind": "bot", "level": level})
    body = {"game": game, "seats": asked, "start": start}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


DEEP = {
    "a-tale-of-pirates": ("timer",),
    "dice-upon-a-time": ("place",),
    "paper-tales": ("age_chosen",),
    "threetale": ("turn", "assault", "strike"),
}
"""Questions at which most words lie on the board."""


def deep(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Where a game played at random first asks these questions: of whom, and the position."""
    game, rng = games()[name], random.Random(0)
    match = Match(game, max(3, game.min_seats), {}, seed=b"sizes 0")
    left = set(DEEP[name])
    while left:
        seat = rng.choice(game.asked(match.state))
        rule = match.state.frames[-1].rule
        if rule in left:
            left.remove(rule)
            yield seat, game.dump(match.state)
        match.play(rng.choice(game.legal(match.state, seat)), match.state.now)


def come(house: House, path: str, size: tuple[int, int]) -> Page:
    """Ada comes to a page, and it is there."""
    page = house.visit("/about", size=size, name="Ada")
    page.goto(language(path))
    expect(page.locator("h1, [data-testid], main").first).to_be_attached()
    return page


@SIZES
@pytest.mark.parametrize(
    "path",
    [
        "/learn",
        "/about",
        "/records",
        "/me",
        "/p/nosuch",
        "/c/nosuch",
        "/day",
        "/here",
        "/events",
        "/e/nosuch",
        "/side/no/such",
        "/nowhere",
        "/t/NOSUCH",
        "/new/nosuch",
    ],
)
def test_pages_of_text(house: House, path: str, size: tuple[int, int]) -> None:
    """Pages without a table."""
    reader = Reader()
    house.expected.append("404|4404")
    page = come(house, path, size)
    expect(page.get_by_role("heading").first).to_be_visible()
    reader.look(page, path)
    reader.finds_nothing()


@SIZES
def test_the_lobby(house: House, size: tuple[int, int]) -> None:
    """The shelf, the desk with tables on it, who one is, the keys; and the same in the records."""
    reader = Reader()
    page = house.visit("/about", size=size, name="Ada")
    for game in GAMES:
        lay(page, game, "you")
    lay(page, "paper-tales", "you", "open", start=False)
    page.goto(language("/"))
    expect(page.locator(".desk .card").first.or_(page.locator(".desk a").first)).to_be_visible()
    reader.look(page, "lobby")
    page.locator("button.me").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    reader.look(page, "who one is")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    reader.look(page, "keys")
    page.goto(language("/records"))
    expect(page.get_by_role("heading").nth(1)).to_be_visible()
    reader.look(page, "records")
    reader.finds_nothing()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_before_the_game(house: House, game: str, size: tuple[int, int]) -> None:
    """The set-up page with its rules, and the room in which people wait for each other."""
    reader = Reader()
    page = come(house, f"/new/{game}", size)
    expect(page.locator(".start")).to_be_visible()
    reader.look(page, f"set-up of {game}")
    for add in page.locator(".more button").all()[:2]:
        add.click(force=True)
    reader.look(page, f"set-up of {game} with a friend")
    seats = ["you", *["open"] * (games()[game].min_seats - 1 or 1)]
    page.goto(language(f"/t/{lay(page, game, *seats, start=False)}"))
    expect(page.locator(".seat.inv").first).to_be_visible()
    reader.look(page, f"waiting room of {game}")
    reader.finds_nothing()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_at_the_table(house: House, game: str, size: tuple[int, int]) -> None:
    """A table after some moves, all that lies beside it, its menu, and the replay of what has happened so far."""
    reader = Reader()
    page = house.visit("/about", size=size, name="Ada")
    table = lay(page, game, "you")
    line = person(house, page).live(table)
    line.until("state")
    rng = random.Random(13)
    for _ in range(6):
        moves = [move for move in line.legal() if "resign" not in move]
        if not moves:
            break
        line.do(t="move", move=rng.choice(moves), seq=line.state["seq"])
        line.drain()
    page.goto(language(f"/t/{table}"))
    expect(page.locator("main.board .host .board > *:visible").first).to_be_visible()
    reader.look(page, f"table of {game}")
    for key, tab in (("l", "log"), ("c", "chat"), ("r", "rules")):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        reader.look(page, f"{tab} of {game}")
        page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Escape")
    page.locator("header.top button[aria-haspopup=dialog]").last.click()
    expect(page.get_by_role("dialog").last).to_be_visible()
    reader.look(page, f"menu of {game}")
    line.close()
    page.goto(language(f"/t/{table}/replay"))
    expect(page.get_by_role("slider").first).to_be_visible()
    reader.look(page, f"replay of {game}")
    reader.finds_nothing()


@pytest.mark.parametrize("name", GAMES)
def test_deep_in_the_game(house: House, name: str) -> None:
    """Boards with much on them, at a desk and on a phone."""
    reader = Reader()
    page = house.visit("/about", name="Ada")
    for asked, position in deep(name):
        seats = ["you" if seat == asked else "easy" for seat in range(position["seats"])]
        page.goto(language(lay_table(page, name, seats, {}, position)))
        expect(page.locator("main.board .host .board > *:visible").first).to_be_visible()
        for width, height in (DESK, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
            reader.look(page, f"{position['frames'][-1]['rule']} of {name} at {width}")
    reader.finds_nothing()


@SIZES
def test_at_the_end(house: House, size: tuple[int, int]) -> None:
    """A game that bots have played to its end: the sheet with the result, and the replay with its turning points."""
    reader = Reader()
    page = house.visit("/about", size=size, name="Ada")
    table = lay(page, "paper-tales", "bot", "bot", "bot")
    page.goto(language(f"/t/{table}"))
    expect(page.get_by_test_id("end")).to_be_visible()
    reader.look(page, "end sheet")
    page.goto(language(f"/t/{table}/replay"))
    expect(page.locator(".pin").first).to_be_attached()
    reader.look(page, "replay")
    reader.finds_nothing()


@SIZES
def test_the_plain_table(house: House, size: tuple[int, int]) -> None:
    """The table that plays every game; fields and places are called by their ids."""
    reader = Reader()
    page = house.visit("/about", size=size, name="Ada")
    page.goto(language(f"/t/{lay(page, 'paper-tales', 'you', 'bot', 'bot')}?plain=1"))
    expect(page.locator(".choices [data-move]").first).to_be_visible()
    reader.look(page, "plain table")
    reader.finds_nothing()


def test_on_this_device(house: House) -> None:
    """Where a table stands, what can be done with one that is kept here, and what is taken along."""
    reader = Reader()
    page = come(house, "/new/threetale", DESK)

    def look(where: str) -> None:
        for width, height in (DESK, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
            reader.look(page, f"{where} at {width}")

    page.locator("[data-id=here]").click()
    look("set-up of a table of this device")
    page.locator(".start").click()
    page.wait_for_url(re.compile("/t/here"))
    expect(page.locator("#main[aria-label]")).to_be_visible()
    page.locator("button.here").click()
    expect(page.locator("[data-id=take-online]")).to_be_visible()
    look("what is kept")
    page.goto(language("/here"))
    expect(page.locator(".lying .card.kept")).to_be_visible()
    expect(page.locator("[data-id=take-day]").first).to_be_visible()
    look("what lies here")
    page.goto(language("/day/paper-tales"))
    page.locator("[data-id=take-day]").click()
    expect(page.locator("[data-id=take-day-sure]")).to_be_enabled()
    look("the tale of the day, taken along")
    reader.finds_nothing()


def test_it_is_chosen_in_the_menu(house: House) -> None:
    """At a table: everything changes at once, nothing is loaded anew, the table is still there, and the browser remembers it."""
    page = house.visit("/about", name="Ada")
    page.goto(f"/t/{lay(page, 'paper-tales', 'you', 'bot', 'bot')}")
    expect(page.get_by_text("Choose a card to keep").first).to_be_visible()
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option(PSEUDO)
    expect(page.get_by_text("⟦Ƈħǿǿǿǿşḗḗ ȧȧ ƈȧȧřḓ ŧǿǿ ķḗḗḗḗƥ⟧").first).to_be_visible()
    assert page.evaluate("window.same")
    page.goto("/about")
    expect(page.get_by_role("heading", name="⟦Ȧƀǿǿŭŭŧ⟧")).to_be_visible()
    page.goto("/")
    page.locator("button.me").click()
    page.get_by_role("dialog").locator("select").select_option("en")
    expect(page.get_by_role("heading", name="Take a book from the shelf")).to_be_visible()

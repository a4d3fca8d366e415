"""Lessons, taken as a newcomer takes them: from the set-up page, by doing what the coach says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from taletable.engine.saying import say
from taletable.games import find_game
from taletable.games.lessons import Step, lesson_of
from taletable.testing import rule
from taletable.words import words_of
from tests.server.client import running, sqlite_url, test_settings

from .conftest import DEED, DESK, PHONE, WAIT_MS, House, axe, press
from .test_paper_tales import Board

COACH = (Path(__file__).parent / "coach.js").read_text(encoding="utf-8")
GAME = find_game("paper-tales")
LESSON = lesson_of(GAME)
assert LESSON


def begin(page: Page) -> None:
    """From the set-up page into the lesson; from now on it is noted what the coach covers."""
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.locator(".coach")).to_be_visible()
    page.evaluate(COACH)


def covered(page: Page) -> list[str]:
    """What the coach stood on that it should not have, since `begin` or the last reload."""
    found: list[str] = page.evaluate("window.covered")
    return found


def number(page: Page) -> int:
    """Which step it is, once the coach has something to say."""
    count = page.locator(".coach .count")
    expect(count).to_have_text(re.compile(r"\d+/\d+"))
    return int((count.text_content() or "").split("/")[0])


def step(page: Page) -> Step:
    """What the coach says now."""
    assert LESSON
    return LESSON.steps[number(page) - 1]


def follow(page: Page, board: Board) -> None:
    """Do what the coach wants."""
    one = step(page)
    said = page.locator(".coach p").text_content() or ""
    if not one.do:
        page.locator(".coach [data-id=coach-next]").click()
    elif one.at == "draft":
        cards = [card.get_attribute("data-card") or "" for card in board.pack.all()]
        chosen = next(card for pattern in one.do for card in cards if fnmatchcase(f"recruit {card}", pattern))
        page.locator(f".pt-pack [data-card={chosen}]").click()
        expect(page.locator(f".pt-pack [data-card={chosen}]")).to_have_count(0)
        return
    elif one.at == "plan" and one.until != ("ready",):
        cards = [card.get_attribute("data-card") or "" for card in board.hand.all()]
        row = "front" if "front" in one.do[0] else "back"
        chosen = next(card for pattern in one.do for card in cards if fnmatchcase(f"place {card} {row}-1", pattern))
        page.locator(f".pt-hand [data-card={chosen}]").click()
        page.locator(f".home [data-spot^={row}][data-open]").first.click()
    elif one.at == "plan":
        board.seal()
        return
    else:
        town = page.locator("[data-work^=town][data-open]")
        expect(town.first).to_be_visible()
        town.first.click()
        expect(page.locator(".pt[data-asks=construction]")).to_have_count(0)
        return
    expect(page.locator(".coach p")).not_to_have_text(said)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_lesson_of_paper_tales_teaches_two_turns(house: House, size: tuple[int, int]) -> None:
    page = house.visit("/new/paper-tales", size=size)
    begin(page)
    board = Board(page)
    assert LESSON
    expect(page.locator(".coach")).to_contain_text(words_of(GAME).say(say(f"lesson.{LESSON.steps[0].say}")))
    assert axe(page) == []
    follow(page, board)
    # The coach points at the card it means, and holds back another.
    ring = page.locator(".ring")
    expect(ring).to_be_visible()
    other = page.locator(".pt-pack [data-card]:not([data-card^=woodcutter])").first
    press(other)
    expect(page.locator(".coach.shaken")).to_be_visible()
    expect(board.pack).to_have_count(5)
    seen = 0
    for _ in range(80):
        rule = board.asked()
        if not page.locator(".coach").count():
            board.answer(rule)  # between its words the coach leaves one alone
        elif (seen := number(page)) == len(LESSON.steps):
            break
        else:
            follow(page, board)
    assert covered(page) == []
    # A reload does not lose the place, which the table keeps; at the end the coach leaves and the game goes on.
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator(".coach .count")).to_have_text(f"{seen}/{len(LESSON.steps)}")
    page.locator(".coach [data-id=coach-next]").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(board.root).to_have_attribute("data-asks", "draft")


def to_the_first_deed(page: Page, between: Callable[[WebSocketRoute], None]) -> Board:
    """Begin the lesson of Paper Tales with something on the line, and read on until something is to be done."""
    page.route_web_socket(re.compile("/live$"), between)
    page.get_by_role("button", name=re.compile("Paper Tales")).click()
    board = Board(page)
    while not step(page).do:
        follow(page, board)
    return board


def test_the_coach_goes_on_when_a_move_is_accepted_and_not_before(house: House) -> None:
    page = house.visit("/learn")
    refused: list[int] = []

    def between(line: WebSocketRoute) -> None:
        """The first move is refused on its way."""
        server = line.connect_to_server()

        def sent(data: str | bytes) -> None:
            message = json.loads(data)
            if message["t"] == "move" and not refused:
                refused.append(message["ref"])
                why = {"cite": "PT-4.2", "key": "no", "text": "Not this time."}
                line.send(json.dumps({"t": "refused", "ref": message["ref"], "refusal": why}))
            else:
                server.send(data)

        line.on_message(sent)

    board = to_the_first_deed(page, between)
    first, said = number(page), page.locator(".coach p").text_content() or ""
    pattern = step(page).do[0].removeprefix("recruit ")
    card = next(one for one in board.pack.all() if fnmatchcase(one.get_attribute("data-card") or "", pattern))
    card.click()
    expect(page.get_by_role("dialog", name="Why not")).to_contain_text("Not this time.")
    assert refused
    expect(page.locator(".coach p")).to_have_text(said)
    assert number(page) == first
    page.keyboard.press("Escape")
    follow(page, board)
    expect(page.locator(".coach p")).not_to_have_text(said)


def test_the_table_itself_holds_back_what_the_lesson_does_not_want(house: House) -> None:
    """A page that does not know what is let through is told so by the table, and shows it in the same way."""
    page = house.visit("/learn", confirms=False)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(data: str | bytes) -> None:
            message = json.loads(data)
            if message["t"] == "state" and message["lesson"]:
                message["lesson"]["takes"] = None
            line.send(json.dumps(message))

        server.on_message(heard)

    board = to_the_first_deed(page, between)
    said = page.locator(".coach p").text_content() or ""
    page.locator(".pt-pack [data-card]:not([data-card^=woodcutter])").first.click()
    page.locator(DEED).click()
    expect(page.locator(".coach.shaken")).to_be_visible()
    expect(page.locator(".coach p")).to_have_text(said)
    expect(board.pack).to_have_count(5)


def test_a_lesson_can_be_left_at_any_moment(house: House) -> None:
    page = house.visit("/learn")
    page.get_by_role("button", name=re.compile("Paper Tales")).click()
    expect(page.locator(".coach")).to_be_visible()
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".coach")).to_have_count(0)
    board = Board(page)
    board.recruit()
    page.reload()
    expect(board.root).to_have_attribute("data-asks", "draft")
    expect(page.locator(".coach")).to_have_count(0)


@pytest.fixture
def quick(chromium: Browser, bundle: Path, tmp_path: Path) -> Iterator[House]:
    """People with browsers at a server whose sand runs fast; no page may log an error."""
    with running(test_settings(sqlite_url(tmp_path), web=bundle, speed=4.0)) as server:
        one = House(chromium, server)
        yield one
        one.close(None)
    assert not one.errors


# Does what the coach wants, in the page, so that it keeps up with a fast clock: reads on, turns pages, clicks what is pointed at.
# It keeps what the coach has said, and stops before the last word.
OBEY = """() => {
    const heard = (window.heard = [])
    const find = (id) => document.querySelector(`[data-id="${id}"]`)
    const timer = setInterval(() => {
        const coach = document.querySelector('.coach')
        if (!coach) return
        if (!heard.includes(coach.textContent)) heard.push(coach.textContent)
        if (coach.textContent.includes('Play on')) return clearInterval(timer)
        const ring = document.querySelector('.ring')?.getBoundingClientRect()
        const under = ring ? document.elementsFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2) : []
        const pointed = under.map((one) => one.closest('button')).find((one) => one && !one.closest('.coach'))
        const way = [...document.querySelectorAll('.acts .act')].find((one) => one.getAttribute('aria-disabled') === 'false')
        ;(find('coach-next') ?? find('skip') ?? find('turn-page') ?? find('ready') ?? pointed ?? way)?.click()
    }, 100)
}"""


@rule("TP-V.6", "TP-R.93")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_chapter_of_a_tale_of_pirates_teaches_the_game(quick: House, size: tuple[int, int]) -> None:
    page = quick.visit("/new/a-tale-of-pirates", size=size)
    begin(page)
    coach = page.locator(".coach")
    for _ in range(2):
        page.locator("[data-id=coach-next], [data-id=skip]").first.click()
    expect(page.locator(".coach .count")).to_have_text(re.compile("^2/"))
    page.locator("[data-id=ready]").click()
    # While the coach speaks the clock waits, and the board is in sight.
    expect(coach).to_contain_text("the whole game")
    expect(page.locator("[data-id=clock]")).to_contain_text("The clock waits")
    expect(page.locator("[data-id=paused]")).to_have_count(0)
    assert axe(page) == []
    page.locator("[data-id=coach-next]").click()
    expect(coach).to_contain_text("Put a Sandtimer on the Sail")
    press(page.locator("[data-id=go-repairs]"))
    expect(page.locator(".coach.shaken")).to_be_visible()
    expect(page.locator("[data-id=clock]")).to_contain_text("The clock waits")
    assert covered(page) == []
    page.reload()
    page.evaluate(COACH)
    expect(coach).to_contain_text("Put a Sandtimer on the Sail")
    page.locator("[data-id=go-sail]").click()
    expect(page.locator(".ship .space[data-id=sail-1] [data-sand=running]")).to_be_visible()
    page.evaluate(OBEY)
    expect(coach.get_by_role("button", name="Play on")).to_be_visible(timeout=9 * WAIT_MS)
    assert covered(page) == []
    heard = page.evaluate("window.heard")
    for words in ("hoist the sail", "your lookout", "same area twice", "Now load", "Man a right-hand Cannon", "Fire!", "Time is up"):
        assert any(words in said for said in heard), words
    expect(coach).to_contain_text("Fair winds")
    page.locator("[data-id=coach-next]").click()
    expect(coach).to_have_count(0)
    expect(page.locator(".tp[data-phase=timer]")).to_be_visible()
    expect(page.locator("[data-id=clock]")).to_contain_text("Round 2 of 3" if size == DESK else ":")


def test_the_lesson_of_threetale_on_a_phone(house: House) -> None:
    """All three Heroes are the learner's; the coach keeps off what it points at and off the prompt, and keeps its place."""
    page = house.visit("/new/threetale", size=PHONE)
    begin(page)
    for words in (1, 2):
        expect(page.locator(".coach .count")).to_have_text(re.compile(f"^{words}/"))
        page.locator("[data-id=coach-next]").tap()
    expect(page.locator(".coach .count")).to_have_text(re.compile("^3/"))
    for hero in ("youngest-son", "silver-deer", "queen-of-living-water"):
        page.locator(f".tt [data-id={hero}]").tap()
        expect(page.locator(f".tt [data-id={hero}][data-open]")).to_have_count(0)
    for seat in (0, 1):
        page.locator(f"[data-id=order-{seat}]").tap()
    expect(page.locator(".tt")).to_have_attribute("data-asks", "lay_tile")
    place = page.locator(".coach .count").text_content() or ""
    assert covered(page) == []
    page.reload()
    page.evaluate(COACH)
    expect(page.locator(".coach .count")).to_have_text(place)
    page.locator("[data-id=lay]").tap()
    # Only one space is empty, so that is what the coach points at.
    expect(page.locator(".tt")).to_have_attribute("data-asks", "set_out")
    expect(page.locator("i.ring")).to_be_visible()
    page.locator(".tt-map .hits [data-open]").tap()
    expect(page.locator(".tt")).to_have_attribute("data-asks", "turn")
    assert covered(page) == []
    page.get_by_role("button", name="Leave the lesson").tap()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_coach_can_be_moved_and_folded(house: House, size: tuple[int, int]) -> None:
    page = house.visit("/new/paper-tales", size=size)
    begin(page)
    coach, words = page.locator(".coach"), page.locator(".coach p")
    grip = coach.get_by_role("button", name="Move the coach")
    grip.focus()
    # While a table is being laid, the coach looks for its place again.
    before = None
    while before != (before := coach.bounding_box()):
        page.wait_for_timeout(600)
    page.keyboard.press("Alt+ArrowDown")
    page.keyboard.press("Alt+ArrowDown")
    page.wait_for_timeout(400)
    after = coach.bounding_box()
    assert before
    assert after
    assert after["y"] > before["y"]
    page.keyboard.press("Escape")
    expect(words).to_be_hidden()
    assert axe(page) == []
    coach.get_by_role("button", name="Hear the coach").click()
    expect(words).to_be_visible()
    # The next step begins whole, in a place of its own choice.
    coach.get_by_role("button", name="Fold the coach").click()
    page.locator("[data-id=coach-next]").click()
    expect(page.locator(".coach .count")).to_have_text(re.compile("^2/"))
    expect(words).to_be_visible()

"""The replay and the end sheet of all four games, at all sizes: games that bots have really played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.client import Person, Server, beginning, running, sqlite_url, test_settings

from .conftest import DESK, PHONE, House, axe, people, width

SHORT = (640, 360)
SIZES = pytest.mark.parametrize("size", [DESK, PHONE, SHORT], ids=["desk", "phone", "short"])
BOTS = {"paper-tales": ["easy"] * 3, "dice-upon-a-time": ["easy"] * 3, "threetale": ["easy"] * 3, "a-tale-of-pirates": ["hard"] * 3}
GAMES = pytest.mark.parametrize("game", sorted(BOTS))
LINES = {
    "paper-tales": ["Legend Points"],
    "dice-upon-a-time": ["Adventure Points"],
    "threetale": ["Virtues", "The Future mended"],
    "a-tale-of-pirates": ["Life Points", "Mission", "Time left"],
}
SMALL_TEXT = """() => {
    const small = []
    for (const place of document.querySelectorAll('.time, .beside, header.top, [data-testid=end]'))
        for (const one of place.querySelectorAll('*')) {
            const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
            if (!own || one.closest('.sr, svg') || !one.checkVisibility()) continue
            if (parseFloat(getComputedStyle(one).fontSize) < 11) small.push(one.textContent.trim())
        }
    return small
}"""


@pytest.fixture(scope="module")
def theatre(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """A server whose clocks hurry, and the tables at which bots have played a game of each kind to its end."""
    with running(test_settings(sqlite_url(tmp_path_factory.mktemp("replay")), web=bundle, speed=40.0)) as server:
        host, tables = Person(server.url, "Ada"), {}
        for game, levels in BOTS.items():
            with beginning(None, seed=b"a replay"):
                seats = [{"kind": "bot", "level": level} for level in levels]
                tables[game] = host.post("/api/tables", {"game": game, "seats": seats, "start": True, "options": {}})["id"]
            line = host.live(tables[game])
            line.until(lambda message: message["t"] == "table" and message["status"] == "over", since=0)
            line.close()
        yield server, tables


@pytest.fixture
def hall(chromium: Browser, theatre: tuple[Server, dict[str, str]], request: pytest.FixtureRequest) -> Iterator[House]:
    """People who look at what was played."""
    yield from people(chromium, theatre[0], request)


def slider(page: Page) -> Locator:
    """The cursor of the curve."""
    return page.get_by_role("slider", name="Moment of the game")


def at(page: Page, scene: int) -> None:
    """Wait for a scene."""
    expect(slider(page)).to_have_attribute("aria-valuenow", str(scene))


def opened(hall: House, table: str, size: tuple[int, int], address: str = "") -> Page:
    """Somebody opens a replay."""
    page = hall.visit(f"/t/{table}/replay{address}", size=size, name="Bo")
    expect(slider(page)).to_be_visible()
    expect(page.locator("main.board .host .board > *:visible").first).to_be_visible()
    return page


@SIZES
@GAMES
def test_a_replay_can_be_walked_through(hall: House, theatre: tuple[Server, dict[str, str]], game: str, size: tuple[int, int]) -> None:
    """Keys, parts, turning points, speeds and the log; the board is whole, nothing overflows, and axe finds nothing."""
    page = opened(hall, theatre[1][game], size)
    last = int(slider(page).get_attribute("aria-valuemax") or 0)
    assert last > 20
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    expect(slider(page)).not_to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("t")
    expect(page.locator(".pin.on")).to_have_count(1)
    moment = page.evaluate("location.hash")
    assert re.fullmatch(r"#\d+\.\d+&as=all", moment)
    # What turned the tale is told with names and things.
    if size != DESK:
        page.get_by_role("button", name="Beside the board").click()
        page.get_by_role("tab", name="Turning points").click()
    turns = page.locator(".turning li button")
    assert 3 <= turns.count() <= 6
    expect(page.locator(".turning li.on")).to_have_count(1)
    assert not any("scores change" in text for text in turns.all_inner_texts())
    assert page.evaluate(SMALL_TEXT) == []
    assert axe(page) == []
    assert width(page) <= size[0]
    if size != DESK:
        page.get_by_role("tab", name="The tale").click()
    expect(page.get_by_role("log", name="What happened").locator("li").first).to_be_visible()
    if size != DESK:
        page.keyboard.press("Escape")
    board, band = page.locator("main.board").bounding_box(), page.locator("section.time").bounding_box()
    assert board
    assert band
    assert board["height"] >= 0.4 * size[1]
    assert band["y"] + band["height"] <= size[1] + 1
    for name in ("Scene back", "Play", "Scene on", "Try from here"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    # The same moment by its link.
    scene = slider(page).get_attribute("aria-valuenow")
    page.goto(f"/t/{theatre[1][game]}/replay{moment}")
    page.reload()
    expect(slider(page)).to_have_attribute("aria-valuenow", scene or "")


@GAMES
def test_the_curve_shows_what_matters(hall: House, theatre: tuple[Server, dict[str, str]], game: str) -> None:
    """A name and a value for each line; something moves; the parts of the game can be jumped to; one request brings it."""
    asked: list[str] = []
    page = hall.visit("/about", name="Bo")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/t/{theatre[1][game]}/replay")
    expect(slider(page)).to_be_visible()
    assert len([url for url in asked if url.endswith("/curve")]) == 1
    for line in LINES[game]:
        expect(page.locator(".legend")).to_contain_text(line)
    before = page.locator(".legend").inner_text()
    page.locator(".names button").nth(1).click()
    expect(slider(page)).not_to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("End")
    expect(page.locator(".legend")).not_to_have_text(before)
    drawn = page.locator("[data-curve] g path").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    assert any(len(set(re.findall(r"[V,]([\d.]+)", path))) > 1 for path in drawn), "nothing moves"


def test_it_plays_by_itself_and_in_true_time(hall: House, theatre: tuple[Server, dict[str, str]]) -> None:
    """Space plays and stops; where a clock ran it goes on between scenes."""
    page = opened(hall, theatre[1]["paper-tales"], DESK)
    page.keyboard.press("4")
    expect(page.get_by_role("radio", name="4×")).to_be_checked()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(slider(page)).to_have_attribute("aria-valuenow", re.compile(r"[2-9]|\d\d"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page = opened(hall, theatre[1]["a-tale-of-pirates"], DESK)
    expect(page.get_by_role("button", name="True time")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("t")
    expect(page.locator(".pin.on")).to_have_count(1)
    before = slider(page).get_attribute("aria-valuenow") or ""
    page.keyboard.press("4")
    page.keyboard.press(" ")
    expect(slider(page)).not_to_have_attribute("aria-valuenow", before)


def test_eyes_links_and_a_table_from_here(hall: House, theatre: tuple[Server, dict[str, str]]) -> None:
    """Another seat's eyes, a link that hides what comes, the rules beside the log, and a branch."""
    table = theatre[1]["paper-tales"]
    page = opened(hall, table, DESK)
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile("as=1"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules-drawer")).to_be_visible()
    expect(page.get_by_role("log", name="What happened")).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="The curve as a picture").click()
    assert Path(picture.value.path()).read_text(encoding="utf-8").startswith("<svg")
    page.get_by_label("Hide what comes").check()
    page.keyboard.press("Escape")
    expect(page.locator(".pin.ahead")).to_have_count(0)
    with page.expect_download() as record:
        page.get_by_role("link", name="Record .tale").click()
    assert record.value.suggested_filename.endswith(".tale")
    page.get_by_role("button", name="Try from here").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    assert table not in page.url


PICTURE = {
    "paper-tales": ("section.winner .receipt tfoot", "table"),
    "dice-upon-a-time": (".ledger li b", ".ledger li span"),
    "threetale": ("[data-id=end-virtues]", "[data-id=end-spirit]"),
    "a-tale-of-pirates": (".chart aside h3", "[data-id=end-0]"),
}


@SIZES
@GAMES
def test_the_end_in_its_own_picture(hall: House, theatre: tuple[Server, dict[str, str]], game: str, size: tuple[int, int]) -> None:
    """The table of its book, what each one did, what turned the tale; what next can be reached; it closes and opens again."""
    page = hall.visit(f"/t/{theatre[1][game]}", size=size, name="Bo", dark=size == PHONE)
    end = page.get_by_test_id("end")
    for part in PICTURE[game]:
        expect(end.locator(part).first).to_be_attached()
    expect(end.locator(".deeds").first).to_be_attached()
    expect(end.locator(".moments a").first).to_be_attached()
    assert page.evaluate(SMALL_TEXT) == []
    assert axe(page) == []
    assert width(page) <= size[0]
    for name in ("Replay", "Lay a new table"):
        expect(end.get_by_role("link", name=name, exact=True)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    end.locator(".moments a").first.click()
    expect(page).to_have_url(re.compile(r"/replay#\d+\.\d+"))
    expect(slider(page)).not_to_have_attribute("aria-valuenow", "0")


def test_each_heros_points_are_those_of_the_book(hall: House, theatre: tuple[Server, dict[str, str]]) -> None:
    """TT-20: the rows of each Hero add up to the score of the team."""
    page = hall.visit(f"/t/{theatre[1]['threetale']}", name="Bo")
    end = page.get_by_test_id("end")
    expect(end.locator("[data-id=end-virtues]")).to_be_visible()
    rows = end.locator("tbody tr").evaluate_all("all => all.map(row => Number(row.querySelector('.sum').textContent))")
    assert sum(rows) == int(end.locator("tfoot .sum").inner_text())

"""A Tale of Pirates in a browser: a chapter to its end, two crew mates in true time, and what everybody must be able to use."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import Person, Server, running, sqlite_url, test_settings

from .conftest import DESK, FAILED, PHONE, House, axe, width

GAME = "a-tale-of-pirates"
FAST = 24.0
SAND = 30_000
LONGEST = 30_000
"""A round at that speed, on a slow machine."""
BOTS = [{"kind": "bot", "level": "normal"}] * 3


@pytest.fixture(scope="module")
def hurry(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks go faster than the world's."""
    with running(test_settings(sqlite_url(tmp_path_factory.mktemp("hurry")), web=bundle, speed=FAST)) as one:
        yield one


@pytest.fixture
def ship(chromium: Browser, hurry: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at the fast server; no page may log an error."""
    one = House(chromium, hurry)
    yield one
    failed = request.node.stash.get(FAILED, False)
    one.close(request.node.name if failed else None)
    if not failed:
        assert not one.errors


def board(house: House, seats: list[dict[str, str]], size: tuple[int, int] = DESK, **options: Any) -> Page:
    """A person before a ship whose crew is complete."""
    page = house.visit(size=size, name="Mara")
    answer = page.request.post("/api/tables", data={"game": GAME, "seats": seats, "options": options, "start": True})
    page.goto(f"/t/{answer.json()['id']}")
    return page


# A hand that clicks what the board offers: the way to act, else the first open tile, ready at each muster, the pages between rounds.
# It sits in the page, so that it keeps up with a fast clock on a slow machine; it notes what it has seen.
HAND = """() => {
    const seen = (window.seen = {rounds: 0, shots: 0, sand: []})
    const wanted = ['go-lookout', 'go-cannonballs', 'go-helm', 'go-sail', 'go-left-cannons', 'go-right-cannons', 'go-repairs']
    const find = (id) => document.querySelector(`[data-id="${id}"]`)
    const open = (thing) => thing && thing.getAttribute('aria-disabled') === 'false'
    const timer = setInterval(() => {
        for (const one of document.querySelectorAll('.ship [data-sand]'))
            if (!seen.sand.includes(one.dataset.sand)) seen.sand.push(one.dataset.sand)
        const phase = document.querySelector('.tp').dataset.phase
        if (find('volley')) {
            const last = find('turn-page')
            if (last) seen.shots += 1
            ;(last ?? find('skip'))?.click()
        } else if (phase === 'over') clearInterval(timer)
        else if (phase === 'timer') ([...document.querySelectorAll('.acts .act')].find(open) ?? wanted.map(find).find(open))?.click()
        else if (find('ready')) {
            seen.rounds += 1
            find('ready').click()
        }
    }, 60)
}"""


def test_a_chapter_is_played_to_its_end_with_bots(ship: House) -> None:
    page = board(ship, [{"kind": "you"}, *BOTS])
    expect(page.locator("[data-id=page]")).to_contain_text("Grandmother Quill")
    page.locator("[data-id=turn-page]").click()
    page.locator("[data-id=turn-page]").click()
    expect(page.locator("[data-id=page]")).to_contain_text("Round 1 of 3")
    assert axe(page) == []
    page.evaluate(HAND)
    expect(page.locator(".tp[data-phase=over]")).to_be_visible(timeout=3 * LONGEST)
    expect(page.locator("[data-id=again]")).to_be_visible()
    seen = page.evaluate("window.seen")
    assert seen["rounds"] >= 1
    assert 1 <= seen["shots"] <= 3
    assert {"running", "ready"} <= set(seen["sand"])
    # The last page comes before the sheet with the result; it offers the next chapter to those who have won.
    won = page.locator("[data-id=next-chapter]").count() > 0
    expect(page.locator("[data-id=page] h2")).to_have_text("And so it was done" if won else "Not this time")
    if won:
        expect(page.locator("[data-id=next-chapter]")).to_have_attribute("href", f"/new/{GAME}?chapter=2")
    expect(page.get_by_test_id("end")).to_have_count(0)
    page.locator("[data-id=turn-page]").click()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_the_board_fits_both_sizes_and_can_be_used_by_all(house: House) -> None:
    for size in (DESK, PHONE):
        page = board(house, [{"kind": "you"}, {"kind": "you"}], size, crew="solo")
        page.locator("[data-id=skip]").click()
        page.locator("[data-id=ready]").click()
        expect(page.locator(".tp[data-phase=timer]")).to_be_visible()
        expect(page.locator("[data-id=hold-1]")).to_be_visible()
        page.locator("[data-id=pause]").click()
        # A paused board is covered (TP-R.60).
        expect(page.locator("[data-id=paused]")).to_be_visible()
        expect(page.locator(".ship")).to_have_count(0)
        page.get_by_role("button", name="Go on").click()
        expect(page.locator(".ship")).to_be_visible()
        assert axe(page) == []
        assert width(page) == size[0]
        # The reference can be opened at any time and does not stop the clock (TP-R.70).
        page.keyboard.press("i")
        expect(page.locator("[data-id=reference]")).to_contain_text("Damage Token")
        page.get_by_role("button", name="Cards", exact=True).click()
        expect(page.locator("[data-id=reference]")).to_contain_text("Brigantine")
        assert axe(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("[data-id=reference]")).to_have_count(0)


# Notes when sand is first seen to be through, by the seat's colour on the ship, and acts with one's own in that very moment.
WATCH = """() => {
    window.through = {}
    const look = () => {
        for (const one of document.querySelectorAll('.ship .space')) {
            const sand = one.querySelector('[data-sand=ready]')
            if (sand) window.through[one.dataset.id] ??= Date.now()
        }
        const way = document.querySelector('.acts .act[aria-disabled=false]')
        if (way && !window.acted) { window.acted = true; way.click(); document.documentElement.dataset.acted = 'yes' }
        requestAnimationFrame(look)
    }
    look()
}"""


def test_two_browsers_in_true_time_see_the_same_sand(house: House) -> None:
    mara, tobias = house.visit(name="Mara"), house.visit(name="Tobias", size=PHONE)
    seats = [{"kind": "you"}, {"kind": "open"}]
    table = mara.request.post("/api/tables", data={"game": GAME, "seats": seats, "options": {"crew": "solo"}}).json()
    code = table["code"]
    tobias.request.post("/api/join", data={"code": code})
    sat = tobias.request.post(f"/api/tables/{table['id']}/sit", data={"seat": 1})
    assert sat.ok, sat.text()
    assert mara.request.post(f"/api/tables/{table['id']}/start", data={}).ok
    for page in (mara, tobias):
        page.goto(f"/t/{table['id']}")
        page.locator("[data-id=skip]").click()
        page.locator("[data-id=ready]").click()
    for page in (mara, tobias):
        expect(page.locator(".tp[data-phase=timer]")).to_be_visible()
        page.evaluate(WATCH)
    watcher = Person(house.server.url)
    line = watcher.live(table["id"])
    line.until("state")
    asked = time.time() * 1000
    line.send(t="time")
    told = line.until("time")["now"]

    def clock(at: float) -> float:
        """The table's clock at a moment of the world; it is no later than this."""
        return float(told + at - asked)

    mara.locator("[data-id=go-sail][aria-disabled=false]").wait_for()
    mara.locator("[data-id=go-sail]").click()
    # The other sees it run, and cannot go there.
    expect(tobias.locator(".ship .space[data-id=sail-1] [data-sand=running]")).to_be_visible()
    tobias.locator("[data-id=go-lookout]").click()
    expect(mara.locator(".ship .space[data-id=lookout] [data-sand=running]")).to_be_visible()
    # Calls are seen by the other where they point to (TP-R.68).
    mara.locator("[data-id=call]").click()
    mara.get_by_role("button", name="Look out").click()
    expect(tobias.locator("[data-id=bubble]")).to_contain_text("Look out")
    line.until(lambda m: m["t"] == "state" and all(one["sandtimer"]["through"] for one in m["view"]["players"]), since=0)
    due = {one["sandtimer"]["at"]: one["sandtimer"]["through"] for one in line.state["view"]["players"]}
    for page in (mara, tobias):
        expect(page.locator("html[data-acted]")).to_have_count(1, timeout=SAND + 20_000)
    # Whoever acts in the moment in which the sand is seen to be through is not refused: nobody saw it too early (TP-R.52).
    line.until(lambda m: m["t"] == "state" and m["view"]["speed"] == 1, since=0)
    line.until(lambda m: m["t"] == "state" and not any(one["sandtimer"]["at"] for one in m["view"]["players"]), since=0)
    for page in (mara, tobias):
        expect(page.get_by_role("dialog", name="Why not")).to_have_count(0)
        seen: dict[str, float] = page.evaluate("window.through")
        for place, at in seen.items():
            assert clock(at) >= due[place]
    expect(tobias.locator("[data-id=speed]")).to_have_attribute("aria-label", "Speed 1; turns: 1 or 2")

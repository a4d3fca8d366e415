"""A Tale of Pirates in a browser: a chapter to its end, two crew mates in true time, and what everybody must be able to use."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from taletable.games.a_tale_of_pirates.cards import HAPPENING_KEYS
from taletable.games.a_tale_of_pirates.meta import GAME as PIRATES
from taletable.server.settings import Settings
from taletable.server.storage import Storage
from taletable.table.sheet import Seat
from taletable.testing import rule
from tests.games.a_tale_of_pirates.table import Table
from tests.server.client import Person, Server, beginning, running, sqlite_url, test_settings

from .conftest import DESK, PHONE, House, axe, people, width

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
    """People with browsers at the fast server."""
    yield from people(chromium, hurry, request)


def board(house: House, seats: list[dict[str, str]], size: tuple[int, int] = DESK, **options: Any) -> Page:
    """A person before a ship whose crew is complete."""
    page = house.visit(size=size, name="Mara")
    answer = page.request.post("/api/tables", data={"game": GAME, "seats": seats, "options": options, "start": True})
    page.goto(f"/t/{answer.json()['id']}")
    return page


def set_sail(house: House, *more: dict[str, str], **options: Any) -> tuple[Page, Page, str]:
    """Two people on a ship, with others as mates; the clock runs."""
    mara, tobias = house.visit(name="Mara"), house.visit(name="Tobias", size=PHONE)
    seats = [{"kind": "you"}, {"kind": "open"}, *more]
    table = mara.request.post("/api/tables", data={"game": GAME, "seats": seats, **options}).json()
    tobias.request.post("/api/join", data={"code": table["code"]})
    assert tobias.request.post(f"/api/tables/{table['id']}/sit", data={"seat": 1}).ok
    assert mara.request.post(f"/api/tables/{table['id']}/start", data={}).ok
    for page in (mara, tobias):
        page.goto(f"/t/{table['id']}")
        page.locator("[data-id=skip]").click()
        page.locator("[data-id=ready]").click()
    for page in (mara, tobias):
        expect(page.locator(".tp[data-phase=timer]")).to_be_visible()
    return mara, tobias, f"/t/{table['id']}"


@pytest.fixture(scope="module")
def berth(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """How the server is set up at which tables begin in the middle of a chapter."""
    return test_settings(sqlite_url(tmp_path_factory.mktemp("berth")), web=bundle)


@pytest.fixture(scope="module")
def harbour(berth: Settings) -> Iterator[Server]:
    """That server."""
    with running(berth) as one:
        yield one


@pytest.fixture
def quay(chromium: Browser, harbour: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at that server."""
    yield from people(chromium, harbour, request)


def moment(table: Table, left: int, sand: dict[int, tuple[str, int]] | None = None) -> dict[str, Any]:
    """A position with so much of the round left; `sand` is where Sandtimers stand, and the milliseconds until they are through."""
    data = PIRATES.dump(table.state)
    data["now"] = data["ends"] - left
    for seat, (place, rest) in (sand or {}).items():
        data["players"][seat].update(place=place, through=data["now"] + rest)
    return data


def aboard(
    house: House, berth: Settings, position: dict[str, Any], size: tuple[int, int] = DESK, *, motion: bool = False, **options: Any
) -> Page:
    """A person who holds all Sandtimers of a ship at a chosen moment; its clock starts when the page is there."""
    page = house.visit(size=size, motion=motion)
    name = f"Ada {len(house.pages)} {time.monotonic_ns()}"[:24]
    assert page.request.post("/api/me", data={"name": name}).ok
    seats = range(len(position["players"]))
    chosen = {**position["options"], **options}

    async def lay() -> str:
        storage = Storage(berth, "test")
        try:
            async with storage.database.engine.connect() as connection:
                person = (await connection.exec_driver_sql("SELECT id FROM persons WHERE name = ?", (name,))).scalar_one()
            rows = [Seat(seat, "person", None, holders=[person]) for seat in seats]
            return await storage.tables.create(PIRATES, chosen, person, rows, position={**position, "options": chosen})
        finally:
            await storage.close()

    with ThreadPoolExecutor(1) as other:
        identity = other.submit(asyncio.run, lay()).result()
    page.goto(f"/t/{identity}")
    expect(page.locator("button.start")).to_be_visible()
    assert page.request.post(f"/api/tables/{identity}/start", data={}).ok
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
    # The sheet offers the next chapter to those who have won.
    won = page.locator("[data-id=next-chapter]").count() > 0
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_have_text("And so it was done" if won else "Not this time")


@rule("TP-R.70")
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
    mara, tobias, path = set_sail(house, options={"crew": "solo"})
    identity = path.removeprefix("/t/")
    for page in (mara, tobias):
        page.evaluate(WATCH)
    watcher = Person(house.server.url)
    line = watcher.live(identity)
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


@pytest.fixture
def brisk(chromium: Browser, bundle: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at a server whose sand runs for five seconds."""
    with running(test_settings(sqlite_url(tmp_path), web=bundle, speed=6.0)) as server:
        yield from people(chromium, server, request)


@rule("TP-V.1", "TP-R.68")
def test_four_people_on_four_phones(brisk: House) -> None:
    crew = [brisk.visit("/about", name=name, size=PHONE) for name in ("Mara", "Tobias", "Annegret", "Nils")]
    seats = [{"kind": "you"}, *[{"kind": "open"}] * 3]
    table = crew[0].request.post("/api/tables", data={"game": GAME, "seats": seats}).json()
    for seat, page in enumerate(crew):
        page.goto(f"/t/{table['id']}" + (f"?seat={seat}&invite={table['seats'][seat]['invite']}" if seat else ""))
    expect(crew[0].locator(".seat .ready")).to_have_count(4)
    crew[0].get_by_role("button", name="Start the tale").tap()
    for page in crew:
        page.locator("[data-id=skip]").tap()
        page.locator("[data-id=ready]").tap()
    places = ("sail", "lookout", "cannonballs", "helm")
    for page, place in zip(crew, places, strict=True):
        page.locator(f"[data-id=go-{place}][aria-disabled=false]").tap()
    for page in crew:
        expect(page.locator(".ship [data-sand]")).to_have_count(4)
        assert width(page) == PHONE[0]
    for page in crew[:3]:
        page.locator(".acts .act[aria-disabled=false]").first.tap()
    # What one does all see: the sail is up, the Lookout is free again, and at the Helm somebody waits.
    for page in crew:
        expect(page.locator("[data-id=speed]")).to_have_attribute("aria-label", "Speed 1; turns: 1 or 2")
        expect(page.locator(".ship .space[data-id=lookout] [data-sand]")).to_have_count(0)
        expect(page.locator(".ship .space[data-id=helm] [data-sand=ready]")).to_have_count(1)
    for page in crew:
        page.locator("[data-id=vote]").tap()
    for page in crew:
        expect(page.locator("[data-id=volley]")).to_be_visible()
        assert width(page) == PHONE[0]


@rule("TP-1.6", "TP-16.1")
def test_the_next_chapter_is_one_button_away_with_the_same_crew(quay: House, berth: Settings) -> None:
    end = moment(Table(seats=3, round=3, bow="s", speed=1, goal=3), left=1_500)
    page = aboard(quay, berth, end)
    page.locator("[data-id=turn-page]").click()
    end_sheet = page.get_by_test_id("end")
    expect(end_sheet.get_by_role("heading", level=2)).to_have_text("And so it was done")
    expect(page.get_by_role("img", name="3 of 3 stars")).to_be_visible()
    expect(end_sheet).to_contain_text("Chapter 2 is open")
    expect(end_sheet).to_contain_text("The weather has opinions, and it interrupts.")
    # Who has looked at the board finds the way on again.
    page.keyboard.press("Escape")
    expect(end_sheet).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    page.locator("[data-id=next-chapter]").click()
    expect(page.locator("[data-id=page]")).to_contain_text("Chapter 2")
    assert len(page.request.get(page.url.replace("/t/", "/api/tables/")).json()["seats"]) == 3
    # The list of chapters tells the stars of those that were won, and of those to come their number only.
    page.goto(f"/new/{GAME}")
    chapters = page.get_by_role("radiogroup", name="Chapter").get_by_role("radio")
    expect(chapters.nth(0)).to_have_accessible_name("Chapter 1, 3 of 3 stars")
    expect(chapters.nth(1)).to_have_accessible_name("Chapter 2, open")
    expect(chapters.nth(1)).to_be_checked()
    expect(chapters.nth(2)).to_have_accessible_name("Chapter 3, sealed")
    chapters.nth(2).click(force=True)
    expect(page.get_by_role("dialog", name="Why not")).to_contain_text("TP-1.6")
    assert axe(page) == []


@rule("TP-R.94", "TP-R.95")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_crew_sails_on_and_takes_somebody_in(quay: House, size: tuple[int, int]) -> None:
    mara, tobias, nils = (quay.visit(name=name, size=size) for name in ("Mara", "Tobias", "Nils"))
    seats = [{"kind": "you"}, {"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
    with beginning(moment(Table(seats=4, round=3, bow="s", speed=1, goal=3), left=1_000)):
        table = mara.request.post("/api/tables", data={"game": GAME, "seats": seats}).json()
    for seat in (2, 3):
        invite = table["seats"][seat]["invite"]
        assert tobias.request.post(f"/api/tables/{table['id']}/sit", data={"seat": seat, "invite": invite}).ok
    for page in (mara, tobias):
        page.goto(f"/t/{table['id']}")
    expect(mara.get_by_text("here", exact=True).first).to_be_visible()
    mara.get_by_role("button", name="Start the tale").click()
    expect(mara.locator(".tp[data-phase=over]")).to_be_visible()
    # Alone she has opened it, but the stars belong to the two of them.
    mara.goto(f"/new/{GAME}")
    crews = mara.get_by_role("radiogroup", name="Your crews").get_by_role("radio")
    expect(crews).to_have_text([re.compile("You alone.*Chapter 1", re.S), re.compile("You, Tobias.*Chapter 2.*3 stars", re.S)])
    chapters = mara.get_by_role("radiogroup", name="Chapter").get_by_role("radio")
    expect(chapters.nth(0)).to_have_accessible_name("Chapter 1, open")
    crews.nth(1).click()
    expect(chapters.nth(0)).to_have_accessible_name("Chapter 1, 3 of 3 stars")
    expect(chapters.nth(1)).to_be_checked()
    expect(mara.locator(".seat b")).to_have_text(["Mara", "Tobias", "Someone on this screen", "Tobias"])
    assert axe(mara) == []
    assert width(mara) == size[0]
    mara.get_by_role("button", name="Open the table").click()
    expect(mara.get_by_role("button", name="Start the tale")).to_be_visible()
    expect(chapters.nth(0)).to_have_accessible_name("Chapter 1, 3 of 3 stars")
    path = mara.url
    # He finds the table in his list, and gives a friend one of his seats: then it is another crew.
    tobias.goto("/")
    expect(tobias.locator(f"a[href='{path[path.index('/t/') :]}']").first).to_be_visible()
    identity = path.split("/t/")[1]
    info = mara.request.get(f"/api/tables/{identity}").json()
    nils.goto(f"/t/{identity}?seat=3&invite={info['seats'][3]['invite']}")
    expect(nils.get_by_test_id("sharing")).to_be_visible()
    tobias.goto(f"/t/{identity}")
    tobias.get_by_role("button", name="Share it").click()
    expect(nils.locator("[data-id=behind]")).to_contain_text("Chapter 2 skips ahead for you.")
    expect(nils.locator("[data-id=behind]").get_by_role("button", name="Rule TP-R.95")).to_be_visible()
    expect(mara.locator("[data-id=behind]")).to_contain_text("skips ahead for Nils.")
    expect(chapters.nth(0)).to_have_accessible_name("Chapter 1, open")
    for page in (mara, nils):
        assert axe(page) == []
        assert width(page) == size[0]
    # The host chooses again; nobody else does.
    chapters.nth(0).click()
    expect(nils.locator("[data-id=behind]")).to_have_count(0)
    expect(nils.get_by_role("radio", name="Chapter 1, open")).to_be_checked()


@rule("TP-R.48", "TP-16.3")
def test_a_lost_chapter_is_tried_again(quay: House, berth: Settings) -> None:
    end = moment(Table(seats=2, round=1, life=3, crew="solo"), left=1_200)
    page = aboard(quay, berth, end, PHONE)
    page.locator("[data-id=turn-page]").click()
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_have_text("Not this time")
    expect(page.locator("[data-id=next-chapter]")).to_have_count(0)
    assert axe(page) == []
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-id=page]")).to_contain_text("A Quiet Little Exit")
    expect(page.locator("[data-id=page]")).to_contain_text("page 1")


@rule("TP-R.69")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whatever_is_heard_is_seen(quay: House, berth: Settings, size: tuple[int, int]) -> None:
    key = next(key for key in HAPPENING_KEYS if key.startswith("10-3") and "strike" in key)
    position = moment(
        Table(seats=2, chapter=10, round=3, goal=2, crew="solo", up={"s-1": "flagship-1"}), left=14_000, sand={0: ("sail-1", 3_000)}
    )
    event = HAPPENING_KEYS.index(key)
    due = position["now"] + 6_000
    position.update(warned=[], schedule=[[position["now"] + 2_000, 2 * event], [due, 2 * event + 1]])
    page = aboard(quay, berth, position, size)
    # A sign, sand that is through, an event, the last ten seconds, the end of the round.
    expect(page.locator("[data-id=sign]")).to_contain_text("glass island")
    expect(page.locator(".ship .space[data-id=sail-1] .halo")).to_be_visible()
    expect(page.locator("[data-id=event]")).to_contain_text("The Long Hour Strikes")
    expect(page.locator("[data-id=event]")).to_contain_text("a gong")
    expect(page.locator(".sea.last")).to_be_visible()
    expect(page.locator("[data-id=volley]")).to_be_visible()
    assert axe(page) == []


@rule("TP-R.63")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_event_with_a_choice_is_one_tap_and_hides_no_ship(quay: House, berth: Settings, size: tuple[int, int]) -> None:
    key = next(key for key in HAPPENING_KEYS if key.startswith("10-4") and "choice" in key)
    position = moment(Table(seats=2, chapter=10, round=4, goal=2, crew="solo", tokens={"sand": 1}), left=60_000)
    position.update(happened=[[HAPPENING_KEYS.index(key)]], question=key, answer_by=position["now"] + 10_000)
    page = aboard(quay, berth, position, size)
    sheet, ring = page.locator("[data-id=event]"), page.locator(".ship .space[data-id=repairs]")
    expect(sheet).to_be_visible()
    expect(page.locator(".ship .space[data-id=cannonballs] .danger")).to_be_visible()
    assert axe(page) == []
    box, ship = sheet.bounding_box(), ring.bounding_box()
    assert box
    assert ship
    assert ship["x"] + ship["width"] <= box["x"] or ship["y"] + ship["height"] <= box["y"]
    page.locator("[data-id=answer-0]").click()
    expect(page.locator("[data-id=answer-0]")).to_have_count(0)


@rule("TP-R.57")
def test_perform_for_me(quay: House, berth: Settings) -> None:
    position = moment(Table(seats=2, crew="solo"), left=90_000, sand={0: ("sail-1", 5_000), 1: ("lookout", 25_000)})
    page = aboard(quay, berth, position, helped=True)
    hoist = page.locator("[data-id=hoist]")
    hoist.click()
    expect(hoist).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-id=speed]")).to_have_attribute("aria-label", "Speed 1; turns: 1 or 2")
    expect(page.locator("[data-id=go-helm]")).to_be_visible()


def test_parts_that_a_chapter_adds_have_their_words(quay: House, berth: Settings) -> None:
    page = aboard(quay, berth, moment(Table(seats=2, chapter=8, speed=3, crew="solo"), left=90_000))
    expect(page.locator("[data-id=go-capstan]")).to_be_visible()
    expect(page.locator("[data-id=speed]")).to_have_attribute("aria-label", "Speed 3; turns: 1")
    page.keyboard.press("i")
    page.get_by_role("button", name="Ship", exact=True).click()
    expect(page.locator("[data-id=reference]")).to_contain_text("at any speed")
    expect(page.locator("[data-id=reference]")).not_to_contain_text("Stern")


@rule("TP-V.3", "TP-V.4")
def test_one_person_with_a_keyboard_plays_two_sandtimers(quay: House, berth: Settings) -> None:
    page = aboard(quay, berth, moment(Table(seats=2, crew="solo"), left=90_000))
    expect(page.locator("[data-id=go-sail]")).to_be_visible()
    page.keyboard.press("3")
    expect(page.locator(".ship .space[data-id=sail-1] [data-sand=running]")).to_be_visible()
    page.keyboard.press("5")
    expect(page.locator(".ship .space[data-id=lookout] [data-sand=running]")).to_be_visible()
    page.keyboard.press("F2")
    expect(page.locator("[data-id=hold-1]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_volley_is_seen_on_the_ship_before_the_next_orders(quay: House, berth: Settings, size: tuple[int, int]) -> None:
    """TP-R.26: who fires from where, shot by shot; what it did in writing; only then the next round."""
    end = moment(Table(seats=2, chapter=9, round=1, crew="solo", up={"s-1": "brigantine-1", "n-1": "brigantine-2"}), left=1_500)
    page = aboard(quay, berth, end, size, motion=True)
    orders = page.locator("[data-id=ready]")
    expect(page.locator(".trace line")).to_be_attached()
    assert not orders.count(), "the next round waits until the shots were seen"
    expect(page.locator("[data-id=programme]")).to_contain_text("fires at")
    page.locator("[data-to-now]").click()
    expect(page.locator("[data-id=volley]")).to_contain_text("fires at")
    assert not orders.count()
    page.locator("[data-id=turn-page]").click()
    expect(orders).to_be_visible()


def test_run_on_is_voted_once_with_all_sandtimers(quay: House, berth: Settings) -> None:
    """TP-V.3: who holds two Sandtimers says it once, and the round runs to its end."""
    page = aboard(quay, berth, moment(Table(seats=2, round=1, crew="solo"), left=100_000))
    page.locator("[data-id=vote]").dblclick()
    expect(page.locator("[data-id=volley]")).to_be_visible()

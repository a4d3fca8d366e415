"""Tables that the page carries by itself: durable, and played without a net."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.server.client import Server

from .conftest import DESK, PHONE, WAIT_MS, House, axe, chromium_path

ROBOT = (Path(__file__).parent / "robot.js").read_text()
SERVED = "async () => { while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50)) }"
"""The service worker sees to the page."""
DAILY = "threetale"
GAME_MS = 300_000
"""So long a whole game may last."""
HASTE = 4
"""So many times as fast goes the clock of a table in real time, so that nobody has to wait for its hourglasses."""
HASTY = f"{{const now = Date.now, begin = now(); Date.now = () => begin + (now() - begin) * {HASTE}}}\n"


def device(chromium: Browser, folder: Path, server: Server) -> BrowserContext:
    """A browser that keeps what it is told to keep, even when it is killed."""
    context = chromium.browser_type.launch_persistent_context(
        folder, executable_path=chromium_path(), args=["--no-sandbox"], base_url=server.url,
        viewport={"width": DESK[0], "height": DESK[1]}, reduced_motion="reduce",
    )  # fmt: skip
    context.set_default_timeout(WAIT_MS)
    return context


def lay_here(page: Page, game: str) -> None:
    """Lay a table that is kept on this device."""
    page.goto(f"/new/{game}")
    page.locator("[data-id=here]").click()
    page.locator(".start").click()
    page.wait_for_url(re.compile(r"/t/here"))
    expect(page.locator("#main[aria-label]")).to_be_visible()


def kept(page: Page) -> int:
    """How many entries are written down on the device."""
    return int(
        page.evaluate(
            """() => new Promise((done) => {
                const opened = indexedDB.open('taletable')
                opened.onsuccess = () => {
                    const count = opened.result.transaction('entries').objectStore('entries').count()
                    count.onsuccess = () => { opened.result.close(); done(count.result) }
                }
            })"""
        )
    )


def act(page: Page, times: int) -> None:
    """Do, so many times, the first thing that can be done on the plain table."""
    for _ in range(times):
        before, deadline = kept(page), time.monotonic() + WAIT_MS / 1000
        while kept(page) == before:
            assert time.monotonic() < deadline, "nothing was written down"
            page.locator("[data-move]:not([aria-disabled=true])").first.click()
            for _ in range(20):  # what was shown may have been late
                page.wait_for_timeout(50)
                if kept(page) != before:
                    break


def kill(folder: Path) -> None:
    """The battery is empty: every process of the browser with this profile ends at once."""
    found = [process for process in psutil.process_iter(["cmdline"]) if any(str(folder) in word for word in process.info["cmdline"] or ())]
    for process in found:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    psutil.wait_procs(found, timeout=20)


def test_a_table_of_this_device_outlives_its_browser_and_needs_no_net(chromium: Browser, server: Server, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    errors: list[str] = []
    page = device(chromium, folder, server).pages[0]
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto("/")
    page.evaluate("localStorage.setItem('taletable.prefs', JSON.stringify({oneClick: true}))")
    lay_here(page, "paper-tales")
    address = page.url
    page.goto(f"{address}?plain")
    act(page, 3)
    written = kept(page)
    assert not errors  # a breach of the content security policy is one
    page.locator("[data-move]:not([aria-disabled=true])").first.dispatch_event("click")
    kill(folder)  # in the middle of writing it down, or just after or before that

    context = device(chromium, folder, server)
    page = context.pages[0]
    page.goto(f"{address}?plain")
    expect(page.locator("[data-move]").first).to_be_visible()
    assert kept(page) >= written
    page.evaluate(SERVED)
    context.set_offline(True)
    page.reload()
    act(page, 3)
    page.get_by_role("button", name="On this device").click()
    expect(page.get_by_text("This table is kept on this device")).to_be_visible()
    page.goto("/")
    card = page.locator(".card.kept")
    expect(card).to_contain_text("Paper Tales")
    card.click()
    expect(page.locator(".pt")).to_be_visible()  # its own board is here, too
    context.close()


def hurry(route: Route) -> None:
    """The script of the worker, whose clock goes faster."""
    answer = route.fetch()
    route.fulfill(response=answer, body=HASTY + answer.text())


@pytest.mark.parametrize("game", ["paper-tales", "dice-upon-a-time", "threetale", "a-tale-of-pirates"])
def test_a_whole_game_is_played_without_a_net(house: House, game: str) -> None:
    page = house.visit("/", worker=True)
    house.expected.append(r"net::ERR_INTERNET_DISCONNECTED|Failed to load resource")
    page.context.route("**/assets/carrier-*.js", hurry)
    page.evaluate("localStorage.setItem('taletable.prefs', JSON.stringify({oneClick: true, pace: 'instant'}))")
    page.evaluate(SERVED)
    lay_here(page, game)
    identity = page.url.rpartition("/")[2]
    page.context.set_offline(True)
    page.goto(f"/t/{identity}?plain")
    expect(page.locator("#main[aria-label]")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("searchbox").or_(page.get_by_placeholder("Find a rule"))).to_be_visible()
    expect(page.get_by_text("The rules could not be fetched")).to_have_count(0)
    assert page.evaluate(ROBOT, {"id": identity, "limit": GAME_MS}) > 10
    page.goto(f"/t/{identity}/replay")
    expect(page.locator("#main")).to_be_visible()
    expect(page.locator(".controls[role=group]")).to_be_visible()


def test_what_is_taken_along_is_told_with_its_size_and_tables_travel(house: House) -> None:
    page = house.visit("/here", worker=True, name="Ada")
    expect(page.locator("[data-id=pack-threetale]")).to_have_accessible_name(re.compile(r"ThreeTale, \d+\.\d MB"))
    page.locator("[data-id=pack-threetale]").click()
    expect(page.locator("[data-id=pack-threetale]")).to_have_count(0)
    expect(page.locator(".here")).to_have_count(2)  # the table itself, and the game
    assert not axe(page)
    lay_here(page, "threetale")
    here = page.url
    page.get_by_role("button", name="On this device").click()
    page.locator("[data-id=take-online]").click()
    page.wait_for_url(re.compile(r"/t/(?!here)\w+$"))
    expect(page.locator("#main[aria-label]")).to_be_visible()
    page.goto("/here")
    expect(page.locator(".card.kept")).to_be_visible()
    page.locator("[data-id=with-me]").click()
    page.wait_for_url(re.compile(r"/t/here\w+$"))
    assert page.url != here
    expect(page.locator("#main[aria-label]")).to_be_visible()


def test_the_tale_of_the_day_is_played_without_a_net_and_brought_in(house: House) -> None:
    page = house.visit(f"/day/{DAILY}", worker=True, size=PHONE)
    house.expected.append(r"net::ERR_INTERNET_DISCONNECTED|Failed to load resource")
    page.evaluate("localStorage.setItem('taletable.prefs', JSON.stringify({oneClick: true, pace: 'instant'}))")
    page.evaluate(SERVED)
    expect(page.get_by_role("button", name="Begin", exact=True).first).to_be_visible()
    page.locator("[data-id=take-day]").click()
    expect(page.get_by_role("dialog")).to_contain_text("you give up your serious try")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"\d+\.\d MB"))
    assert not axe(page)
    page.locator("[data-id=take-day-sure]").click()
    page.wait_for_url(re.compile(r"/t/here"))
    expect(page.locator("#main[aria-label]")).to_be_visible()
    identity = page.url.rpartition("/")[2]
    page.context.set_offline(True)
    page.goto(f"/t/{identity}?plain")
    assert page.evaluate(ROBOT, {"id": identity, "limit": GAME_MS}) > 5
    page.goto(f"/day/{DAILY}")
    bring = page.locator("[data-id=bring-in]")
    expect(bring).to_be_disabled()
    page.context.set_offline(False)
    expect(bring).to_be_enabled()
    page.goto(f"/day/{DAILY}")
    expect(page.get_by_role("link", name="Watch mine")).to_be_visible()
    expect(page.locator("[data-id=take-day]")).to_have_count(0)
    bring.click()
    expect(page.get_by_text("Your game is listed apart: it did not count.")).to_be_visible()
    expect(page.locator("section.deal")).to_contain_text("It is entered, unrated.")
    expect(page.get_by_role("button", name="Begin", exact=True).and_(page.locator(".begin"))).to_have_count(0)
    begun = "(game) => fetch(`/api/daily/${game}/begin`, {method: 'POST', body: '{}'}).then((answer) => answer.status)"
    assert page.evaluate(begun, DAILY) == 409
    assert not axe(page)
    page.goto("/here")
    expect(page.locator(".lying", has_text="Taken along")).to_contain_text("It is entered, unrated.")

"""What goes wrong on a device: it keeps nothing, has no room, shows a table twice, or is given a file that is none."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import House, axe
from .test_anywhere import act, kept, lay_here

FULL = """{
    const add = IDBObjectStore.prototype.add
    let full = false
    new BroadcastChannel('full').onmessage = ({ data }) => (full = data)
    IDBObjectStore.prototype.add = function (...all) {
        if (full) throw new DOMException('no room', 'QuotaExceededError')
        return add.apply(this, all)
    }
}
"""
"""Before the worker's script: a disk that can be told to be full."""
PRIVATE = """Object.defineProperty(window, 'indexedDB', {
    value: { open: () => { throw new DOMException('no', 'SecurityError') } },
})"""
"""A window that keeps nothing."""
SPOIL = """(id) => new Promise((done) => {
    const opened = indexedDB.open('taletable')
    opened.onsuccess = () => {
        const change = opened.result.transaction('entries', 'readwrite')
        change.objectStore('entries').put('[5, "0 nonsense"]', [id, 1])
        change.oncomplete = () => { opened.result.close(); done() }
    }
})"""
"""As if the rules had changed since: an entry says what cannot be."""


@pytest.mark.parametrize(
    ("without", "said"),
    [
        (PRIVATE, "keeps nothing"),
        ("delete window.WebAssembly", "WebAssembly"),
    ],
    ids=["a private window", "no WebAssembly"],
)  # fmt: skip
def test_what_a_browser_lacks_is_said_and_the_house_stands(house: House, without: str, said: str) -> None:
    page = house.visit("/about", name="Ada")
    page.add_init_script(without)
    page.goto("/new/paper-tales")
    page.locator("[data-id=here]").click()
    page.locator(".start").click()
    expect(page.get_by_text(re.compile(said)).first).to_be_visible()
    page.goto("/here")
    expect(page.locator("[data-id=pack-threetale]")).to_be_visible()
    page.goto("/day/paper-tales")
    page.locator("[data-id=take-day]").click()
    page.locator("[data-id=take-day-sure]").click()
    expect(page.get_by_text(re.compile(said)).first).to_be_visible()
    page.goto("/day/paper-tales")
    expect(page.locator(".begin")).to_be_enabled()  # the serious try is untouched
    page.goto("/t/here0123456789abcdef")
    expect(page.locator("main").get_by_text(re.compile(said))).to_be_visible()


def full(page: Page, so: bool) -> None:
    """Let the disk be full, or not any more."""
    page.evaluate("(so) => new BroadcastChannel('full').postMessage(so)", so)


def test_a_table_of_this_device_comes_to_no_harm(house: House) -> None:
    def small(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FULL + answer.text())

    page = house.visit("/about", name="Ada")
    house.expected.append("PythonError|BadRecord|Traceback|404")
    page.context.route("**/assets/carrier-*.js", small)
    page.evaluate("localStorage.setItem('taletable.prefs', JSON.stringify({oneClick: true, pace: 'instant'}))")
    lay_here(page, "paper-tales")
    address, identity = page.url, page.url.rpartition("/")[2]
    page.goto(f"{address}?plain")
    move = "[data-move]:not([aria-disabled=true])"
    act(page, 1)

    before = kept(page)
    full(page, True)
    page.locator(move).first.click()
    expect(page.get_by_text("It could not be written down").first).to_be_visible()
    assert kept(page) == before
    full(page, False)
    act(page, 2)

    other = page.context.new_page()
    other.goto(f"{address}?plain")
    act(other, 3)  # bots answer, whichever page sees to them
    act(page, 2)
    act(other, 2)
    other.close()
    act(page, 1)

    for tale in ("no record", '{"taletable": 1, "game": "paper-tales", "rules": "x", "options": {"seats": []}, "seats": "2"}\n[0'):
        page.goto("/here")
        page.locator("input[type=file]").set_input_files({"name": "x.tale", "mimeType": "text/plain", "buffer": tale.encode()})
        expect(page.get_by_text("This file is no record of a game that is played here").first).to_be_visible()
    expect(page.locator(".lying")).to_have_count(1)

    page.evaluate(SPOIL, identity)
    page.goto(address)
    expect(page.get_by_role("heading", name="This table rests")).to_be_visible()
    assert not axe(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as .tale").click()
    lines = saved.value.path().read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "paper-tales"
    assert json.loads(lines[2]) == [5, "0 nonsense"]

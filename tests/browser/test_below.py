"""A club whose Taletable lives below a path of its host, behind a proxy that takes the path away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import Server, running, sqlite_url, test_settings
from tests.server.proxy import Proxy, standing_before

from .conftest import House, people
from .test_anywhere import SERVED, act

PATH = "/club/tales"


@pytest.fixture(scope="module")
def proxy(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """The club's host."""
    settings = test_settings(sqlite_url(tmp_path_factory.mktemp("below")), web=bundle, root_path=PATH)
    with running(settings) as server, standing_before(server.port, PATH, strips=True) as one:
        yield one


@pytest.fixture
def club(chromium: Browser, proxy: Proxy, request: pytest.FixtureRequest) -> Iterator[House]:
    """People at the club; nothing is asked for elsewhere on the host, nor of other hosts."""
    for house in people(chromium, cast("Server", proxy), request):
        yield house
        assert not proxy.strays


class Watched:
    """What a page asks for, live lines too."""

    def __init__(self, page: Page, home: str) -> None:
        self.page = page
        self.home = home
        self.elsewhere: list[str] = []
        page.context.on("request", lambda asked: self.look(asked.url))
        page.on("websocket", lambda line: self.look(line.url.replace("ws:", "http:", 1)))

    def look(self, url: str) -> None:
        """Is it below the path?"""
        if not url.startswith((f"{self.home}/", "data:", "blob:")):
            self.elsewhere.append(url)


def plain(page: Page) -> None:
    """The table without its board; the first thing that can be done is done."""
    page.goto(page.url.partition("?")[0] + "?plain")
    page.locator(".choices [data-move]:not([aria-disabled=true])").first.click()


def test_an_evening_below_a_path(club: House) -> None:
    home = club.server.url
    ada = club.visit(f"{home}/", worker=True)
    watched = Watched(ada, home)
    ada.reload()
    ada.get_by_role("link", name="Open Paper Tales").click()
    expect(ada).to_have_url(f"{home}/new/paper-tales")
    ada.get_by_role("button", name=re.compile("Take .* bot away")).first.click()
    ada.get_by_role("button", name="Friend").click()
    ada.get_by_role("button", name="Open the table").click()
    invitation = ada.locator(".link code").inner_text()
    assert f"http://{invitation}".startswith(f"{home}/t/")
    mira = club.visit(f"http://{invitation}")
    watched_too = Watched(mira, home)
    expect(mira.locator(".seat", has_text="you")).to_be_visible()
    ada.get_by_role("button", name="Start the tale").click()
    for page in (ada, mira):
        expect(page.get_by_role("main", name="Board")).to_be_visible()
        plain(page)
    for page in (ada, mira):
        expect(page.locator(".players li", has_text="ready")).not_to_have_count(0)
    ada.get_by_role("tab", name="Rules").click()
    expect(ada.locator(".rules [data-rule]").first).to_be_visible()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Give up this game").click()
    ada.get_by_role("button", name="Yes, give up for all").click()
    ada.get_by_role("link", name="Look at it").click()
    expect(ada).to_have_url(re.compile(rf"^{home}/t/\w+/replay"))
    expect(ada.locator("[data-entry], .curve, .playbill, main").first).to_be_visible()
    mira.goto(f"{home}/about")
    with mira.expect_popup() as opened:
        mira.get_by_role("link", name="interface").click()
    schema = opened.value.get_by_role("link", name="openapi.json")
    assert schema.evaluate("link => link.href") == f"{home}/api/openapi.json"
    mira.get_by_role("link", name="Taletable").click()
    expect(mira).to_have_url(f"{home}/")
    assert not watched.elsewhere
    assert not watched_too.elsewhere


def test_a_table_of_ones_own_below_a_path(club: House) -> None:
    """Without a net, too: the page and all that it needs lie below the path, and so does who keeps them."""
    home = club.server.url
    page = club.visit(f"{home}/here", worker=True)
    watched = Watched(page, home)
    page.evaluate(SERVED)
    assert page.evaluate("navigator.serviceWorker.ready.then(({scope}) => scope)") == f"{home}/"
    page.evaluate("localStorage.setItem('taletable.prefs', JSON.stringify({oneClick: true}))")
    page.goto(f"{home}/new/paper-tales")
    page.locator("[data-id=here]").click()
    page.locator(".start").click()
    page.wait_for_url(re.compile(rf"^{home}/t/here"))
    expect(page.locator("#main[aria-label]")).to_be_visible()
    page.goto(page.url + "?plain")
    act(page, 1)
    club.expected.append("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.reload()
    act(page, 1)
    assert not watched.elsewhere

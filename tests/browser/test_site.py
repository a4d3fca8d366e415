"""The page as a folder of files, handed out by a host that knows nothing else."""

from __future__ import annotations

import functools
import io
import threading
import zipfile
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from taletable.games import games
from taletable.server import luggage
from taletable.server.site import write_site
from taletable.words import PSEUDO

from .conftest import DESK, PHONE, WAIT_MS, axe
from .test_anywhere import ROBOT, SERVED
from .test_language import LOOK, NAMES

LOW = (640, 360)
GAME_MS = 300_000
WAITS = """async () => {
    while (!(await navigator.serviceWorker.getRegistration()).waiting) await new Promise((done) => setTimeout(done, 50))
}"""
"""A new printing waits."""


class Quiet(SimpleHTTPRequestHandler):
    """`python -m http.server`, without its log."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class Host:
    """Hands out a folder; it can be switched off and on again."""

    def __init__(self, folder: Path) -> None:
        self.handler = functools.partial(Quiet, directory=folder)
        self.port = 0
        self.start()

    def start(self) -> None:
        """Switch it on, at the same address as before."""
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), self.handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Switch it off: nobody answers any more."""
        self.server.shutdown()
        self.server.server_close()

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="module", params=["./", "/some/where/"])
def host(bundle: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Host]:
    """A host that shows the site below its root."""
    folder = tmp_path_factory.mktemp("host")
    write_site(bundle, folder / "some" / "where", request.param)
    one = Host(folder)
    yield one
    one.stop()


class Visitor:
    """A browser at the site; what it fetches and what goes wrong is remembered."""

    def __init__(self, chromium: Browser, host: Host, size: tuple[int, int], dark: bool = False) -> None:
        self.context: BrowserContext = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light", reduced_motion="reduce"
        )
        self.context.set_default_timeout(WAIT_MS)
        self.home = f"{host.url}/some/where/"
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        self.context.on("request", lambda asked: self.hosts.add(urlsplit(asked.url).netloc))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("response", self._missing)
        self.page.goto(self.home)

    def _missing(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status} {response.url}")

    def go(self, path: str) -> None:
        """Open a place of the house."""
        self.page.goto(f"{self.home}#{path}")
        self.page.reload()

    def leave(self) -> None:
        """Nothing went wrong, and nobody else was asked for anything."""
        home = urlsplit(self.home).netloc
        self.context.close()
        assert not self.errors
        assert self.hosts <= {home, ""}


@pytest.mark.parametrize("size", [DESK, PHONE, LOW], ids=["desk", "phone", "low"])
def test_the_site_has_lobby_lessons_games_rules_and_documents(chromium: Browser, host: Host, size: tuple[int, int]) -> None:
    visitor = Visitor(chromium, host, size)
    page = visitor.page
    for game in games():
        expect(page.locator(f"a.book[href$='/new/{game}']")).to_be_attached()
    visitor.go("/learn")
    page.get_by_role("button", name="Paper Tales").first.click()
    expect(page.locator(".coach").first).to_be_visible()
    page.reload()
    expect(page.locator(".coach").first).to_be_visible()  # a place has an address
    visitor.go("/new/threetale")
    expect(page.locator("[data-id=here]")).to_have_attribute("aria-checked", "true")
    visitor.go("/about")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules and documents").click()
    documents = opened.value
    documents.get_by_role("link", name="A Tale of Pirates").click()
    expect(documents.locator("main")).to_contain_text("TP-1")
    visitor.leave()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_site_is_for_everybody(chromium: Browser, host: Host, dark: bool) -> None:
    visitor = Visitor(chromium, host, DESK, dark)
    for place in ("/", "/records", "/learn", "/about", "/new/paper-tales"):
        visitor.go(place)
        expect(visitor.page.locator("h1, h2").first).to_be_visible()
        assert not axe(visitor.page), place
    visitor.leave()


def test_a_game_goes_on_when_the_host_is_gone(chromium: Browser, host: Host) -> None:
    visitor = Visitor(chromium, host, PHONE)
    page = visitor.page
    page.evaluate("localStorage.setItem('taletable.prefs', JSON.stringify({oneClick: true, pace: 'instant'}))")
    page.evaluate(SERVED)
    visitor.go("/new/dice-upon-a-time")
    page.locator(".start").click()
    expect(page.locator("#main[aria-label]")).to_be_visible()
    address = page.url
    identity = address.rpartition("/")[2]
    host.stop()
    visitor.errors.clear()
    page.goto(f"{address}?plain")
    page.reload()
    expect(page.locator("[data-move]").first).to_be_visible()
    assert page.evaluate(ROBOT, {"id": identity, "limit": GAME_MS}) > 10
    page.goto(visitor.home)
    expect(page.locator(".card.kept")).to_contain_text("Dice Upon a Time")
    host.start()
    visitor.errors = [error for error in visitor.errors if "net::ERR_" not in error]
    visitor.leave()


def test_a_new_printing_is_told_where_nothing_is_played(chromium: Browser, bundle: Path, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    write_site(bundle, folder, "./")
    host = Host(tmp_path)
    visitor = Visitor(chromium, host, DESK)
    page = visitor.page
    page.evaluate(SERVED)
    visitor.go("/new/paper-tales")
    page.locator(".start").click()
    expect(page.locator("#main[aria-label]")).to_be_visible()
    service = folder / "service.js"
    service.write_text(service.read_text(encoding="utf-8") + "\n// another printing\n", encoding="utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.evaluate(WAITS)
    now = page.locator("[data-id=printing-now]")
    expect(now).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    expect(now).to_be_visible()
    assert not axe(page)
    page.goto(f"{visitor.home}?language={PSEUDO}#/")
    expect(now).to_be_visible()
    for width, height in (DESK, PHONE, LOW):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(LOOK, [*NAMES, "Wanderer"]), (width, height)
    now.click()
    expect(now).to_have_count(0)
    expect(page.locator(".card.kept")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.waiting === null)")
    visitor.leave()
    host.stop()


def test_the_build_compiles_what_goes_along(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luggage, "BYTECODE", bundle / "bytecode.zip")
    for parcel in luggage.parcels().values():
        with zipfile.ZipFile(io.BytesIO(parcel.data)) as archive:
            paths = archive.namelist()
            compiled = [archive.read(path) for path in paths if path.endswith(".pyc")]
        assert 2 * len(compiled) > sum(path.endswith(".py") for path in paths)  # what was changed since has none
        assert len({data[:4] for data in compiled}) == 1  # one version of Python
        assert {data[4] for data in compiled} == {1}  # it is not compared with its source again
    with zipfile.ZipFile(next((bundle / "assets").glob("library-*.zip"))) as library:
        assert "typing.pyc" in library.namelist()

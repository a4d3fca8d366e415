"""A real server, a real Chromium, and people who sit before it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Locator, Page, expect, sync_playwright

from taletable.engine.state import Options
from tests.server.client import Person, Server, beginning, running, sqlite_url, test_settings

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
FAILURES = Path(__file__).parent / "failures"
PHONE = (390, 844)
DESK = (1280, 720)
WAIT_MS = 60_000
DEED = "[data-id=deed-do]"
"""The button that does what was lifted."""
expect.set_options(timeout=WAIT_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder drive a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure, so that what the pages looked like can be kept."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client: the package's own if it is fresh, else a new build."""
    own = ROOT / "taletable" / "_web"
    sources = [path for path in (WEB / "src").rglob("*") if path.is_file()] + [WEB / "index.html", WEB / "package-lock.json"]
    index = own / "index.html"
    if index.is_file() and index.stat().st_mtime >= max(path.stat().st_mtime for path in sources):
        return own
    out = tmp_path_factory.mktemp("web")
    npm("run", "build", "--", "--outDir", str(out), "--emptyOutDir")
    return out


def npm(*arguments: str) -> None:
    """Run npm in web/, that of the development environment first; what the client needs is fetched before."""
    bin_folder = ROOT / ".venv" / "bin"
    path = os.pathsep.join([str(bin_folder), os.environ["PATH"]])
    program = shutil.which("npm", path=path)
    assert program, "npm is missing; it comes with the development requirements"
    commands = [arguments] if (WEB / "node_modules").is_dir() else [("ci", "--no-audit", "--no-fund"), arguments]
    for command in commands:
        done = subprocess.run([program, *command], cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def server(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that serves the client, with an SQLite file of its own."""
    with running(test_settings(sqlite_url(tmp_path_factory.mktemp("db")), web=bundle)) as one:
        yield one


def chromium_path() -> str:
    """Where the browser is."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "Chromium is missing; on Debian: apt-get install chromium"
    return path


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


class House:
    """Opens a browser window for each person of a test, and watches for errors in all of them."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.pages: list[Page] = []
        self.errors: list[str] = []
        self.expected: list[str] = []
        """Patterns of console errors that a test causes on purpose."""

    def visit(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = DESK,
        name: str | None = None,
        dark: bool = False,
        motion: bool = False,
        reads: bool = True,
        confirms: bool = True,
        worker: bool = False,
    ) -> Page:
        """A new person with a new browser; with a name it is known to the server already.

        Who `reads` turns pages of the tale at once; who `confirms` does what was lifted because it cannot be taken back.
        Without a service `worker` nothing that is held back on its way comes out of a cache.
        """
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(WAIT_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        if reads:
            page.add_locator_handler(page.locator("[data-go-on]"), lambda button: button.click(force=True), no_wait_after=True)
        if confirms:
            page.add_locator_handler(page.locator(DEED), lambda button: button.click(), no_wait_after=True)
        self.pages.append(page)
        if name:
            known = Person(self.server.url, name)
            context.add_cookies(
                [{"name": cookie.name, "value": cookie.value or "", "url": self.server.url} for cookie in known.http.cookies.jar]
            )
        page.goto(path)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(re.search(pattern, message.text) for pattern in self.expected):
            self.errors.append(message.text)

    def close(self, keep_as: str | None) -> None:
        """Send everybody home; after a failure keep a picture of each window."""
        for number, page in enumerate(self.pages):
            if keep_as:
                FAILURES.mkdir(exist_ok=True)
                page.screenshot(path=FAILURES / f"{keep_as}-{number}.png")
            page.context.close()


def people(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at a server; no page may log an error, a breach of the content security policy included."""
    one = House(chromium, server)
    yield one
    failed = request.node.stash.get(FAILED, False)
    one.close(re.sub(r"\W+", "-", request.node.name) if failed else None)
    if not failed:
        assert not one.errors


@pytest.fixture
def house(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at the common server."""
    yield from people(chromium, server, request)


class Hands:
    """Hands before a page: a mouse, or a finger on a phone."""

    def __init__(self, page: Page, board: str, *, finger: bool = False) -> None:
        self.page = page
        self.finger = finger
        self.root = page.locator(board)

    def touch(self, thing: Locator) -> None:
        """Click or tap."""
        if self.finger:
            thing.tap()
        else:
            thing.click()

    def asked(self) -> str:
        """Wait until something is asked; the rule that asks."""
        expect(self.root).to_have_attribute("data-asks", re.compile("."))
        return self.root.get_attribute("data-asks") or ""

    def asks(self, rule: str) -> None:
        """Wait until this is asked."""
        expect(self.root).to_have_attribute("data-asks", rule)

    def why_not(self) -> Locator:
        """The note that says why something is not possible."""
        return self.page.get_by_label("Why not")

    def has_focus(self, selector: str) -> bool:
        """Is the focus on such a thing?"""
        return bool(self.page.evaluate("(s) => !!document.activeElement?.matches(s)", selector))

    def go_to(self, selector: str, key: str = "Tab") -> None:
        """Press a key until the focus is on such a thing."""
        for _ in range(60):
            if self.has_focus(selector):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way to {selector}")


def axe(page: Page, part: ElementHandle | None = None, without: Sequence[str] = ()) -> list[str]:
    """What axe finds wrong with a page, or a part of it, but for some rules. What moves comes to rest first: then it has its colours."""
    page.evaluate(
        "Promise.allSettled(document.getAnimations()"
        ".filter(a => a.playState === 'running' && a.effect.getComputedTiming().endTime < Infinity).map(a => a.finished))"
    )
    if not page.evaluate("!!window.axe"):
        page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate(
        "([part, without]) => axe.run(part ?? document, {rules: {'target-size': {enabled: true},"
        " ...Object.fromEntries(without.map(rule => [rule, {enabled: false}]))}})"
        ".then(r => r.violations.map(v => `${v.id}: ${v.help}: ` + v.nodes.map(n => `${n.target} ${n.failureSummary}`).join(' | ')))",
        [part, list(without)],
    )
    return [str(line) for line in found]


def looking(script: str) -> str:
    """A script that looks at a page, with what all such scripts share."""
    folder = Path(__file__).parent
    shared, own = ((folder / name).read_text(encoding="utf-8") for name in ("reading.js", script))
    return f"(names) => {{ {shared}; return ({own})(names) }}"


def width(page: Page) -> int:
    """How wide the page is; wider than the window means that it scrolls sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth"))


def lay_table(page: Page, game: str, seats: Sequence[str], options: Options, position: dict[str, Any] | None = None) -> str:
    """Lay and start a table through the page's own session; its path. A seat is `you`, `open`, or the level of a bot. The luck is fixed."""
    specs = [{"kind": seat} if seat in ("you", "open") else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": game, "seats": specs, "start": "open" not in seats, "options": options}
    with beginning(position, seed=b"browser tests"):
        info = page.evaluate(
            """async (body) => {
                const headers = {'content-type': 'application/json'}
                const post = (path, data) => fetch(path, {method: 'POST', headers, body: JSON.stringify(data)})
                const me = await (await fetch('/api/me')).json()
                if (!me.known) await post('/api/me', {name: 'Ada'})
                return (await post('/api/tables', body)).json()
            }""",
            body,
        )
    return f"/t/{info['id']}"


def turn(page: Page, path: str) -> None:
    """To another page of the house as a link leads there: nothing is fetched anew."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path)


def sit_at(page: Page, path: str) -> None:
    """To another table, whatever lay here before; its board stands."""
    board = page.locator("main.board")
    if board.count():
        turn(page, "/about")
        expect(board).to_have_count(0)
    turn(page, path)
    expect(board.locator(".host .board > *:visible").first).to_be_visible()
    page.evaluate("document.fonts.ready")


def press(thing: Locator) -> None:
    """Click something that may be refused: it is not disabled, it says why not."""
    thing.click(force=True)

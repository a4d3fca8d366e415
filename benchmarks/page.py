"""`python -m benchmarks.page`: tables that a page carries by itself, in a real Chromium, against a server on this machine.

How long it takes from the click until the table is shown on a first visit, and from the address until it is shown when all is kept on the
device; how long a move takes to the worker and back, durable by then; and the memory that all of it takes. Times are the least of some
visits, and beside them is the processor time of all of the browser's processes, because other programs do not make that longer.
"""

from __future__ import annotations

import json
import shutil
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from .table import build_client, program, taletable

GAMES = ["paper-tales", "dice-upon-a-time", "threetale", "a-tale-of-pirates"]
VISITS = 3
MOVES = 40
KEEP_MS = 4_000
"""After so long the interpreter is kept for the next start."""
SHOWN = "#main[aria-label]"
TIMED = """(() => {
    const plain = Worker.prototype.postMessage, sent = new Map(), watched = new WeakSet()
    window.took = []
    Worker.prototype.postMessage = function (message, ...rest) {
        if (!watched.has(this)) {
            watched.add(this)
            this.addEventListener('message', ({ data }) => {
                if (data.t !== 'told' || !data.text.startsWith('{"t":"ack"')) return
                const ref = JSON.parse(data.text).ref
                if (sent.has(ref)) window.took.push(performance.now() - sent.get(ref))
            })
        }
        if (message.t === 'say' && message.text.includes('"t":"move"')) sent.set(JSON.parse(message.text).ref, performance.now())
        return plain.call(this, message, ...rest)
    }
})()"""
PREFERENCES = "localStorage.setItem('taletable.prefs', JSON.stringify({oneClick: true, pace: 'instant'}))"
CLICK = """async (moves) => {
    for (let round = 0; window.took.length < moves && round < 600; round++) {
        const first = document.querySelector('[data-go-on], [data-id=deed-do], .banner > button.btn:not(.act)')
        const all = [...document.querySelectorAll('[data-move]:not([aria-disabled=true])')]
        ;(first ?? all[Math.floor(Math.random() * all.length)])?.click()
        await new Promise((done) => setTimeout(done, 60))
    }
    return window.took
}"""
Figures = dict[str, Any]


class Browser:
    """A browser with an empty profile; its processes are watched."""

    def __init__(self, playwright: Playwright, chromium: str, url: str, profile: str) -> None:
        self.context: BrowserContext = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=["--no-sandbox"], base_url=url, viewport={"width": 1280, "height": 720}
        )
        self.page: Page = self.context.pages[0]
        self.page.add_init_script(TIMED)
        self.mine = [one for one in psutil.Process().children(recursive=True) if profile in " ".join(one.cmdline())]

    def processes(self) -> list[psutil.Process]:
        """All of them."""
        found = []
        for root in self.mine:
            with suppress(psutil.Error):
                found += [root, *root.children(recursive=True)]
        return list({process.pid: process for process in found}.values())

    def cpu(self) -> float:
        """Seconds of processor time that those that live have taken."""
        total = 0.0
        for process in self.processes():
            with suppress(psutil.Error):
                times = process.cpu_times()
                total += times.user + times.system
        return total

    def memory(self) -> float:
        """MB that nobody else has."""
        total = 0
        for process in self.processes():
            with suppress(psutil.Error):
                total += process.memory_full_info().uss
        return total / 1e6


def visit(playwright: Playwright, chromium: str, url: str, game: str) -> Figures:
    """One first visit, one from what was kept, and some moves."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(playwright, chromium, url, profile)
        page = browser.page
        page.goto(f"/new/{game}")
        page.evaluate(PREFERENCES)
        page.locator("[data-id=here]").click()
        page.wait_for_timeout(1_500)
        plain, busy, begin = browser.memory(), browser.cpu(), time.perf_counter()
        page.locator(".start").click()
        page.locator(SHOWN).wait_for(timeout=300_000)
        figures = {"first_s": time.perf_counter() - begin, "first_cpu_s": browser.cpu() - busy}
        address = page.url
        page.wait_for_timeout(KEEP_MS)
        page.goto("about:blank")
        page.wait_for_timeout(500)
        busy, begin = browser.cpu(), time.perf_counter()
        page.goto(f"{address}?plain", wait_until="commit")
        page.locator(SHOWN).wait_for(timeout=300_000)
        figures |= {"again_s": time.perf_counter() - begin, "again_cpu_s": browser.cpu() - busy}
        page.wait_for_timeout(KEEP_MS)
        figures["memory_mb"] = browser.memory() - plain
        took = page.evaluate(CLICK, MOVES)
        figures["move_p50_ms"] = statistics.median(took)
        figures["move_best_ms"] = min(took)
        browser.context.close()
    return figures


def measure() -> Figures | str:
    """All games; or why not."""
    chromium = program("chromium") or program("chromium-browser") or program("google-chrome")
    if not chromium:
        return "Chromium is not present"
    if shutil.which("npm") or program("npm"):
        build_client()
    with tempfile.TemporaryDirectory() as home, taletable(Path(home)) as (url, _), sync_playwright() as playwright:
        visits = {game: [visit(playwright, chromium, url, game) for _ in range(VISITS)] for game in GAMES}
    return {game: {name: round(min(one[name] for one in found), 2) for name in found[0]} for game, found in visits.items()}


if __name__ == "__main__":
    json.dump(measure(), sys.stdout)

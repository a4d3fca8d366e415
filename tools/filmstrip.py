"""Film strips: `make filmstrip` lets a bot sit before a real table in Chromium and takes a picture of each scene that the stage shows it.

`python tools/filmstrip.py threetale --size phone --scenes 30`. The pictures lie in film/GAME-SIZE, numbered, and strip.html there
shows them in their order with what was told. A person who has never seen the game should be able to retell from them what happened.
"""

from __future__ import annotations

import argparse
import html
import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.browser.conftest import DESK, PHONE, chromium_path  # noqa: E402
from tests.server.client import Live, Person, running, sqlite_url, test_settings  # noqa: E402

SHORT = (640, 360)
SIZES = {"desk": DESK, "phone": PHONE, "short": SHORT}
BOTS = {"paper-tales": 3, "dice-upon-a-time": 2, "threetale": 2, "a-tale-of-pirates": 3}
SETTLE_MS = 700
"""Until what moves has come to rest."""


class Strip:
    """The pictures of one game at one size."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.told: list[str] = []

    def take(self, note: str) -> None:
        """What is seen now."""
        self.page.wait_for_timeout(SETTLE_MS)
        self.page.screenshot(path=self.folder / f"{len(self.told):03}.png")
        self.told.append(note)

    def close(self) -> None:
        """All pictures in a row."""
        rows = [
            f'<figure><img src="{n:03}.png"><figcaption>{n}. {html.escape(told)}</figcaption></figure>' for n, told in enumerate(self.told)
        ]
        style = "body{display:flex;flex-wrap:wrap;gap:12px;background:#222;color:#eee;font:14px sans-serif}figure{width:46%}img{width:100%}"
        (self.folder / "strip.html").write_text(f"<!doctype html><style>{style}</style>{''.join(rows)}", encoding="utf-8")


def shown(page: Page) -> str:
    """What the page says of the scene: the page that is open, or what is told in the log last."""
    leaf = page.locator("[data-id=leaf]")
    if leaf.count():
        return leaf.inner_text()
    lines = page.locator("[role=log] li").all_inner_texts()
    return " ".join(lines[-2:])


def film(browser: Browser, person: Person, game: str, size: str, scenes: int) -> None:
    """Play a game against bots and photograph every scene of theirs."""
    table = person.table("you", *["normal"] * BOTS[game], game=game, start=True)
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=person.url, has_touch=size == "phone")
    context.add_cookies([{"name": one.name, "value": one.value or "", "url": person.url} for one in person.http.cookies.jar])
    page = context.new_page()
    page.goto(f"/t/{table['id']}")
    page.locator("main.board").wait_for()
    page.wait_for_timeout(1500)
    strip = Strip(page, ROOT / "film" / f"{game}-{size}")
    live = person.live(table["id"])
    live.until("state")
    rng = random.Random(7)
    for _ in range(scenes * 40):
        if len(strip.told) >= scenes or live.state["view"]["over"]:
            break
        while page.locator(".capsule.playing").count() and len(strip.told) < scenes:
            strip.take(shown(page))
            page.keyboard.press(".")
        act(live, rng)
        page.wait_for_timeout(60)
    strip.take(shown(page))
    strip.close()
    context.close()


def act(live: Live, rng: random.Random) -> None:
    """Do something, if anything is asked: mostly what ends the turn last."""
    live.drain(0.2)
    moves = live.legal()
    if not moves:
        return
    ends = (" end", " ready", " pass", " let-it-be", " done")
    going = [move for move in moves if not move.endswith(ends)]
    live.answer(live.send(t="move", move=rng.choice(going if going and rng.random() < 0.8 else moves), seq=live.state["seq"]))


def main() -> None:
    """Film the games that are named, or all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(BOTS))
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--scenes", type=int, default=400)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(test_settings(sqlite_url(Path(folder)))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for game in wanted.games:
            for size in wanted.size or ["desk", "phone"]:
                film(browser, Person(server.url, "Mira"), game, size, wanted.scenes)
        browser.close()


if __name__ == "__main__":
    main()

"""Make the pictures of README from the real product: `make screenshots`.

Starts a server with a fresh database, plays a game against normal bots, and photographs what a person sees in Chromium.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import BrowserContext, Page, sync_playwright  # noqa: E402

from taletable.games import find_game  # noqa: E402
from tests.browser.conftest import DESK, PHONE, chromium_path  # noqa: E402
from tests.server.client import Live, Person, running, sqlite_url, test_settings  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
GAME = find_game("paper-tales")
COST = {unit["key"]: unit["cost"] for unit in GAME.catalogue()["units"]}


def kind(card: str) -> str:
    """`archer-2` is an archer."""
    return card.rsplit("-", 1)[0]


def sensible(live: Live, chance: random.Random) -> str:
    """A move that makes a lively picture: fill the Kingdom with what can be paid, build when possible."""
    ask = live.ask()
    assert ask
    moves = live.legal()
    if ask["rule"] == "plan":
        places = [move for move in moves if " place " in move and _affordable(live, move)]
        return chance.choice(places) if places else next(move for move in moves if move.endswith("ready"))
    builds = [move for move in moves if " construct " in move or " upgrade " in move]
    return chance.choice(builds or moves)


def _affordable(live: Live, move: str) -> bool:
    me = live.state["view"]["players"][0]
    return bool(me["forecast"]["cost"] + COST[kind(move.split()[2])] <= me["gold"])


def turn(live: Live) -> tuple[int, str]:
    """Where the game is."""
    view = live.state["view"]
    return view["turn"], view["frames"][-1]["rule"] if view["frames"] else ""


def play_until(live: Live, chance: random.Random, goal: tuple[int, str] | None) -> None:
    """Play Mira's seat until the goal, or to the end."""
    while not live.state["view"]["over"] and (goal is None or turn(live) != goal or not live.ask()):
        if live.ask():
            live.do(t="move", move=sensible(live, chance))
        else:
            live.until("state")


def window(browser_context: BrowserContext, person: Person, url: str, path: str) -> Page:
    """A page of a person who is known already."""
    browser_context.add_cookies([{"name": c.name, "value": c.value or "", "url": url} for c in person.http.cookies.jar])
    page = browser_context.new_page()
    page.goto(url + path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(900)
    return page


def main() -> None:
    """Play and photograph."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    chance = random.Random(7)
    with tempfile.TemporaryDirectory() as folder, running(test_settings(sqlite_url(Path(folder)))) as server:
        person = Person(server.url, "Mira")
        table = person.table("you", "normal", "normal", "normal", start=True)["id"]
        live = person.live(table)
        live.until("state")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
            desk = {"width": DESK[0], "height": DESK[1]}
            phone = {"width": PHONE[0], "height": PHONE[1]}

            def shot(name: str, path: str, size: dict[str, int], dark: bool = False) -> None:
                context = browser.new_context(
                    viewport=size, color_scheme="dark" if dark else "light", device_scale_factor=2 if size is phone else 1
                )  # type: ignore[call-overload]
                window(context, person, server.url, path).screenshot(path=PICTURES / f"{name}.png")
                context.close()

            play_until(live, chance, (1, "draft"))
            shot("paper-tales-draft", f"/t/{table}", desk)
            play_until(live, chance, (2, "plan"))
            places = [move for move in live.legal() if " place " in move and _affordable(live, move)]
            if places:
                live.do(t="move", move=places[0])
            shot("paper-tales-board", f"/t/{table}", desk)
            shot("paper-tales-phone", f"/t/{table}", phone)
            play_until(live, chance, (3, "construction"))
            shot("paper-tales-construction", f"/t/{table}", desk, dark=True)
            shot("lobby", "/", desk)
            shot("set-up", "/new/paper-tales", desk, dark=True)
            play_until(live, chance, None)
            shot("replay", f"/t/{table}/replay", desk)
            browser.close()
        live.close()


if __name__ == "__main__":
    main()

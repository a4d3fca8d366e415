"""Make the pictures of README from the real product: `make screenshots`.

Lets bots play into the middle of a game of each kind, seats a person there at a real server, and photographs what it sees in Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from taletable.bots import Thinker, bots_for  # noqa: E402
from taletable.bots.timed import let_play  # noqa: E402
from taletable.engine.match import Match  # noqa: E402
from taletable.games import find_game  # noqa: E402
from tests.browser.conftest import DESK, PHONE, chromium_path  # noqa: E402
from tests.server.client import Person, beginning, running, sqlite_url, test_settings  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"


class Scene(NamedTuple):
    """A moment in the middle of a game of bots, when a person takes the first seat."""

    game: str
    seats: int
    rule: str
    """What the person is asked then;"""
    after: int
    """not before so many moves, or in real time milliseconds."""


SCENES = (
    Scene("paper-tales", 4, "plan", 105),
    Scene("dice-upon-a-time", 4, "place", 420),
    Scene("threetale", 3, "turn", 260),
    Scene("a-tale-of-pirates", 4, "timer", 50_000),
)


def lay(person: Person, scene: Scene) -> str:
    """Lay a table at a scene; its path."""
    game = find_game(scene.game)
    match = Match(game, scene.seats, seed=b"once upon a time")
    thinkers = {seat: Thinker(bots_for(game)["normal"](seat), seat) for seat in range(scene.seats)}
    if game.real_time:
        let_play(match, thinkers, 0, scene.after)
    else:
        while len(match.log) < scene.after or 0 not in game.asked(match.state) or match.state.frames[-1].rule != scene.rule:
            seat = game.asked(match.state)[0]
            match.play(thinkers[seat].choose(game, match.state, seat))
    seats = [{"kind": "you"}, *[{"kind": "bot", "level": "normal"}] * (scene.seats - 1)]
    with beginning(game.dump(match.state)):
        body = {"game": game.id, "seats": seats, "options": match.state.options, "start": True}
        return f"/t/{person.http.post('/api/tables', json=body).json()['id']}"


def photograph(browser: Browser, person: Person, path: str, name: str, size: tuple[int, int]) -> None:
    """What a person sees."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, device_scale_factor=2 if size == PHONE else 1)
    context.add_cookies([{"name": c.name, "value": c.value or "", "url": person.url} for c in person.http.cookies.jar])
    page = context.new_page()
    page.goto(person.url + path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(900)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()


def main() -> None:
    """Play and photograph."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(test_settings(sqlite_url(Path(folder)))) as server,
        sync_playwright() as playwright,
    ):
        person = Person(server.url, "Mira")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for scene in SCENES:
            path = lay(person, scene)
            photograph(browser, person, path, scene.game, DESK)
            photograph(browser, person, path, f"{scene.game}-phone", PHONE)
        photograph(browser, person, "/", "lobby", DESK)
        browser.close()


if __name__ == "__main__":
    main()

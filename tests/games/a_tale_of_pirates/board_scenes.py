"""Scenes for the tests of the board (`web/src/games/a-tale-of-pirates/*.test.ts`): what a seat sees and may do at some moments, in words.

`python -m tests.games.a_tale_of_pirates.board_scenes` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.table.shown import Shown
from taletable.words import ENGLISH, words_of
from tests.games.golden import lay_out

from .table import BROKEN, ONE_HIT, SAND, START, TWO_HITS, Table

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "a-tale-of-pirates" / "fixtures" / "scenes.json"
WORDS = words_of(GAME, ENGLISH)
SHOWN = Shown(GAME, ["random"])
NAMES = ["Mara", "Tobias", "Annegret", "Nils"]


def scene(table: Table) -> dict[str, Any]:
    """What the first seat sees and may do, in words."""
    ask = msgspec.to_builtins(SHOWN.ask(table.match, 0, 0, None, offers=True))
    for offer in ask["offers"]:
        offer["text"] = WORDS.move(GAME.read(offer["move"]))
    return {"view": WORDS.tree(GAME.view(table.state, 0), NAMES), "ask": WORDS.tree(ask, NAMES)}


def standing(table: Table, *places: str, sand: int = SAND) -> dict[str, Any]:
    """Sandtimers stand at these places, the first seat's first, and so much of the sand has run."""
    for seat, place in enumerate(places):
        table.play(seat, f"place {place}")
    table.state.now = START + sand
    return scene(table)


def told(table: Table) -> list[dict[str, Any]]:
    """What happens when the round ends."""
    events = table.wait_round()
    return [{**msgspec.to_builtins(SHOWN.event(event, 1)), "text": WORDS.event(event, NAMES)} for event in events]


def scenes() -> dict[str, Any]:
    """All of them."""
    sea = {"n-1": "brigantine-1", "se-1": "corvette-1", "se-2": "fog-1"}
    hidden = {"ne-1": "fog-2", "ne-2": "passage-1-1", "s-1": "fog-3"}
    hurt = Table(corks=["helm"], loaded=["left-1"], up=sea, down=hidden, speed=1)
    hurt.play(1, "place lookout")
    courier = Table(chapter=4, round=2, goal=1, speed=2, bow="s", up={"s-1": "courier-1"}, tokens={"rum": 1}, seats=2, crew="solo")
    courier.act(0, "sail-1", "lower")
    powder = Table(
        chapter=5, speed=1, loaded=["left-1"], tokens={"powder": 1}, hits={"frigate-1": 1}, up={"nw-1": "frigate-1", "nw-2": "fog-1"}
    )
    return {
        "hand": scene(hurt),
        "courier": scene(courier),
        "runs": standing(Table(loaded=["right-1"], up=sea, down=hidden), "cannonballs", sand=1_000),
        "sail": standing(Table(speed=2), "sail-1", "helm"),
        "helm": standing(Table(speed=1, up=sea, down=hidden), "helm"),
        "stuck": standing(Table(speed=3), "helm"),
        "cannonballs": standing(Table(corks=["right-1"]), "cannonballs", "left-2"),
        "lookout": standing(Table(down=hidden), "lookout"),
        "repairs": standing(Table(corks=["sail-2", "left-2"]), "repairs"),
        "gun": standing(powder, "left-1"),
        "capstan": standing(Table(chapter=8, speed=3), "capstan"),
        "end": told(
            Table(
                life=5, corks=["sail-1", "sail-2"], up={"s-1": "corvette-1", "ne-1": "brigantine-1", "nw-1": "brigantine-2"},
                goal=1, dice=[ONE_HIT, TWO_HITS, BROKEN],
            )
        ),
        "lost": told(Table(round=3, goal=2, life=3)),
    }  # fmt: skip


if __name__ == "__main__":
    lay_out(FILE, scenes())

"""Scenes for the tests of the board (`web/src/games/paper-tales/*.test.ts`): what a seat sees and may do at some moments, in English words.

`python -m tests.games.paper_tales.board_scenes` writes them anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.state import Options
from taletable.games import find_game
from taletable.table.shown import Shown
from taletable.words import ENGLISH, words_of
from tests.games.golden import lay_out

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "paper-tales" / "fixtures" / "scenes.json"
GAME = find_game("paper-tales")
WORDS = words_of(GAME, ENGLISH)
SHOWN = Shown(GAME, ["random"])
SEEDS = 400
Here = Callable[[Match, list[Move]], bool]


def rule(match: Match) -> str:
    """The paragraph that asks."""
    return "" if match.state.over else match.state.frames[-1].rule


def played(seats: int, options: Options, here: Here) -> Match:
    """A game that whim has played to such a moment, seen by the first seat and what it may do; the first of many that comes there."""
    for n in range(SEEDS):
        match, whim = Match(GAME, seats, options, n.to_bytes(16, "big")), Random(n)
        while True:
            if here(match, list(GAME.legal(match.state, 0)) if not match.state.over and match.state.waiting & 1 else []):
                return match
            if match.state.over:
                break
            seat = next(seat for seat in range(seats) if match.state.waiting >> seat & 1)
            match.play(whim.choice(list(GAME.legal(match.state, seat))))
    raise AssertionError("whim never comes there")


def scene(match: Match) -> dict[str, Any]:
    """What the first seat sees and may do, in words."""
    asks = []
    if not match.state.over and match.state.waiting & 1:
        ask = msgspec.to_builtins(SHOWN.ask(match, 0, 0, None, offers=True))
        for offer in ask["offers"]:
            offer["text"] = WORDS.move(GAME.read(offer["move"]))
        asks = [WORDS.tree(ask)]
    return {"view": WORDS.tree(GAME.view(match.state, 0)), "asks": asks}


def verbs(moves: list[Move]) -> set[str]:
    """What may be done."""
    return {move.verb for move in moves}


def scenes() -> dict[str, Any]:
    """All of them, and the things they speak of."""

    def planned(match: Match, moves: list[Move]) -> bool:
        own = GAME.view(match.state, 0)["players"][0]
        return rule(match) == "plan" and bool(moves and own["plan_artifacts"] and any(own["plan"].values()) and "keep" in verbs(moves))

    everything: Options = {"gates_units": True, "gates_buildings": True, "legends": True}
    return {
        "catalogue": WORDS.tree(GAME.catalogue()),
        "draft": scene(played(3, {}, lambda match, moves: "recruit" in verbs(moves))),
        "plan": scene(played(2, everything, planned)),
        "construction": scene(played(4, {}, lambda match, moves: "upgrade" in verbs(moves))),
        "titan": scene(played(2, everything, lambda match, moves: "found" in verbs(moves))),
        "shift": scene(played(2, everything, lambda match, moves: "shift" in verbs(moves) and "age" not in verbs(moves))),
        "solo": scene(played(1, {"level": 3}, lambda match, moves: "recruit" in verbs(moves) and GAME.view(match.state, 0)["turn"] > 1)),
        "over": scene(played(2, {}, lambda match, moves: match.state.over)),
    }


if __name__ == "__main__":
    lay_out(FILE, scenes())

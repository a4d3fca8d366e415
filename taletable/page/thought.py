"""What bots are asked, and what they answer: text that goes to another worker, so that nobody at a table waits while one thinks."""

from __future__ import annotations

import json
from typing import Any, Final

from taletable.bots import Call, Heard, Plan
from taletable.bots.answer import decide, intend
from taletable.engine.game import Game
from taletable.table.messages import write

from .books import find

THOUGHT_S: Final = 1.0
"""So long a bot thinks at most; then it does the best that it has found."""


def question(game: Game[Any], level: str, state: Any, seat: int, seed: int, now: int | None, heard: Heard) -> str:
    """What a bot is asked. The state is imagined already, so it holds no secrets of others; `now`: the clock, in real time."""
    return write([game.id, level, game.dump(state), seat, seed, now, heard])


def think(text: str) -> str:
    """Let a bot answer a question."""
    game_id, level, position, seat, seed, now, heard = json.loads(text)
    try:
        game = find(game_id)
        if now is None:
            move = decide(game, level, lambda: game.load(position), seat, seed, THOUGHT_S)
            return write({"move": game.write(move)})
        calls = Heard(tuple(_call(call) for call in heard[0]), heard[1])
        at, planned, says = intend(game, level, game.load(position), seat, seed, THOUGHT_S, now, calls)
        return write({"at": at, "move": planned and game.write(planned), "says": says})
    except Exception as error:  # a game can go on without its clever bot
        return write({"failed": f"{level}: {type(error).__name__}: {error}"})


def plan_of(game: Game[Any], answer: dict[str, Any]) -> Plan:
    """What a bot means to do in real time."""
    move, says = answer["move"], answer["says"]
    return Plan(answer["at"], game.read(move) if move else None, _call(says) if says else None)


def _call(told: list[Any]) -> Call:
    at, seat, text, touches = told
    return Call(at, seat, text, tuple(touches))

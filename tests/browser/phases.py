"""The phases of each game: positions that a game at random comes to, one for each paragraph of the rules that asks."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple

from taletable.engine.match import Match
from taletable.engine.state import Options
from taletable.games import games


class Way(NamedTuple):
    """How a game is played at random to come to its phases."""

    game: str
    seats: int
    options: Options
    seeds: int
    moves: int
    since: int = 0
    """Before so many moves nothing is kept: the table is to be full."""
    pace: int = 0
    """So many milliseconds a move takes."""


WAYS = {
    "paper-tales": Way("paper-tales", 3, {}, 6, 120),
    "paper-tales of seven": Way("paper-tales", 7, {"gates_units": True, "gates_buildings": True, "legends": True}, 4, 260),
    "paper-tales alone": Way("paper-tales", 1, {"legends": True}, 3, 80),
    "dice-upon-a-time": Way("dice-upon-a-time", 4, {}, 8, 420),
    "dice-upon-a-time together": Way("dice-upon-a-time", 3, {"mode": "cooperative", "events": "open"}, 3, 420),
    "threetale": Way("threetale", 3, {}, 8, 600),
    "a-tale-of-pirates": Way("a-tale-of-pirates", 4, {}, 1, 60),
    "a-tale-of-pirates under way": Way("a-tale-of-pirates", 4, {}, 1, 30, 20, 3_000),
}


class Phase(NamedTuple):
    """Somebody is asked something for the first time."""

    rule: str
    seat: int
    position: dict[str, Any]


@cache
def phases(name: str) -> list[Phase]:
    """One position for each paragraph of the rules that asks."""
    way = WAYS[name]
    game = games()[way.game]
    found: dict[str, Phase] = {}
    for seed in range(way.seeds):
        rng = random.Random(seed)
        match = Match(game, way.seats, way.options, seed=f"sizes {seed}".encode())
        for number in range(way.moves):
            now = match.state.now + way.pace
            match.advance(now)
            asked = game.asked(match.state)
            if not asked:
                break
            seat = rng.choice(asked)
            rule = match.state.frames[-1].rule
            if number >= way.since and rule not in found:
                found[rule] = Phase(rule, seat, game.dump(match.state))
            match.play(rng.choice(game.legal(match.state, seat)), now)
    return list(found.values())

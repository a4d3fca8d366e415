"""One lap of a comparison (`against.py`): plays random games with whatever taletable is on the path, and prints processor times as JSON.

    PYTHONPATH=<tree> python benchmarks/lap.py <game>

It asks for nothing that trees of long ago did not have.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.engine.run import Run
from taletable.games import find_game

GAMES: Final = 12
"""So many games, from seeds of their own."""
TRIES: Final = 2
"""Each game is played so often in a lap; the least time counts."""
COPIES: Final = 200


def spent(work: Callable[[], int]) -> tuple[int, float]:
    """What was done, and the least processor time it took."""
    done, best = 0, float("inf")
    for _ in range(TRIES):
        begin = time.process_time()
        done = work()
        best = min(best, time.process_time() - begin)
    return done, best


def pick(game: Any, s: Any, chance: Callable[[], float]) -> Any:
    """A uniformly random legal move of the first seat that is asked."""
    rule = game.rule(s)
    offers = rule.offers(s, (s.waiting & -s.waiting).bit_length() - 1)
    while rule.refuse(s, move := offers[int(chance() * len(offers))]) is not None:
        offers.remove(move)
    return move


def searched(game: Any, seats: int, seed: int, keep: list[Any] | None = None) -> int:
    """A game as a search plays it: no log, no events. `keep`: gets a copy now and then."""
    dice = random.Random(seed)
    run = Run(QuickLuck(dice.getrandbits(32)), quiet=True)
    s = game.new(seats, run=run)
    done = 0
    while not s.over:
        game.step(s, pick(game, s, dice.random), run)
        done += 1
        if keep is not None and done % 40 == 0:
            keep.append(s.clone())
    return done


def played(game: Any, seats: int, seed: int) -> int:
    """A game as people play it: log and events on."""
    dice = random.Random(seed)
    match = Match(game, seats, seed=dice.randbytes(8))
    done = 0
    while not match.state.over:
        match.play_offered(pick(game, match.state, dice.random))
        done += 1
    return done


def lap(game: Any) -> dict[str, list[tuple[int, float]]]:
    """For each figure the games: how much was done, and how long it took."""
    seats = min(4, game.max_seats)
    kept: list[Any] = []
    searched(game, seats, 0, kept)
    luck = QuickLuck(3)

    def again(times: int, act: Callable[[Any], object]) -> int:
        for _ in range(times):
            for s in kept:
                act(s)
        return times * len(kept)

    return {
        "decisions/s, search": [spent(lambda seed=seed: searched(game, seats, seed)) for seed in range(GAMES)],  # type: ignore[misc]
        "decisions/s, as people play": [spent(lambda seed=seed: played(game, seats, seed)) for seed in range(GAMES)],  # type: ignore[misc]
        "clones/s": [spent(lambda: again(COPIES, lambda s: s.clone())) for _ in range(3)],
        "imaginations/s": [spent(lambda: again(COPIES // 10, lambda s: game.imagine(s, 0, luck)))],
    }


if __name__ == "__main__":
    print(json.dumps(lap(find_game(sys.argv[1]))))

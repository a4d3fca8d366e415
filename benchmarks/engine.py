"""The engine's speed on this machine, for every game: `python -m benchmarks.engine` prints JSON."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.engine.run import Run
from taletable.engine.state import State
from taletable.games import games

from .clock import rate


def pick(game: Game[Any], s: State, chance: Callable[[], float]) -> Any:
    """A uniformly random legal move of the first seat that is asked."""
    seat = (s.waiting & -s.waiting).bit_length() - 1
    rule = game.rule(s)
    offers = rule.offers(s, seat)
    while True:
        i = int(chance() * len(offers))
        move = offers[i]
        if rule.refuse(s, move) is None:
            return move
        offers[i] = offers[-1]
        offers.pop()


class Playouts:
    """Random games one after the other; counts games and decisions."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.random = random.Random(1)
        self.games = 0
        self.decisions = 0

    def with_log(self) -> int:
        """One game as people play it: log and events on."""
        match = Match(self.game, self.seats, seed=self.random.randbytes(8))
        chance = self.random.random
        done = 0
        while not match.state.over:
            match.play_offered(pick(self.game, match.state, chance))
            done += 1
        self.games += 1
        self.decisions += done
        return done

    def quietly(self) -> int:
        """One game as a search plays it: the same rules, no log, no events."""
        run = Run(QuickLuck(self.random.getrandbits(32)), quiet=True)
        s = self.game.new(self.seats, run=run)
        chance = self.random.random
        done = 0
        while not s.over:
            self.game.step(s, pick(self.game, s, chance), run)
            done += 1
        return done


def middle_state(game: Game[Any], seats: int) -> State:
    """A state from the middle of a random game."""
    chance = random.Random(2).random
    match = Match(game, seats, seed=b"middle")
    while not match.state.over:
        match.play_offered(pick(game, match.state, chance))
    return match.at(len(match.log) // 2).state


def measure(game: Game[Any]) -> dict[str, float]:
    """All figures of one game, with four seats where it allows them."""
    seats = min(max(4, game.min_seats), game.max_seats)
    playouts = Playouts(game, seats)
    decisions = rate(playouts.with_log)
    s = middle_state(game, seats)
    text = json.dumps(game.dump(s))
    luck = QuickLuck(3)

    def batch(call: Callable[[], object], n: int = 50) -> Callable[[], int]:
        def work() -> int:
            for _ in range(n):
                call()
            return n

        return work

    return {
        "seats": seats,
        "decisions/s": decisions,
        "games/s": decisions * playouts.games / playouts.decisions,
        "decisions/s, search": rate(playouts.quietly),
        "clones/s": rate(batch(s.clone), 0.5),
        "views/s": rate(batch(lambda: game.view(s, 0)), 0.5),
        "imaginations/s": rate(batch(lambda: game.imagine(s, 0, luck)), 0.5),
        "JSON round trips/s": rate(batch(lambda: json.dumps(game.dump(game.load(json.loads(text)))), 10), 0.5),
    }


if __name__ == "__main__":
    print(json.dumps({game.id: measure(game) for game in games().values()}))

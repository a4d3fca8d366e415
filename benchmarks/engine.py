"""The engine's speed on this machine, for every game or those that are named: `python -m benchmarks.engine [GAME …]` prints JSON.

What is measured at the moment is told on the error stream.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any, Final

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import State
from taletable.games import find_game, games

from .clock import rate

MOST_STEPS: Final = 100_000
"""A game that takes more decisions and ticks does not end, and is no measure of anything."""
PAUSE: Final = 2_000
"""In real time somebody acts again within so many milliseconds."""
IMPATIENT: Final = ("run-forward", "play-on")
"""Votes on the clock itself: a random crew would have it run to the end before anything has happened."""


class Endless(Exception):
    """A game that random play does not bring to an end."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(f"{game.id} does not end within {MOST_STEPS:,} steps")


def pick(game: Game[Any], s: State, chance: Callable[[], float]) -> Move:
    """A uniformly random legal move of the first seat that is asked."""
    move = pick_for(game, s, (s.waiting & -s.waiting).bit_length() - 1, chance)
    assert move
    return move


def pick_for(game: Game[Any], s: State, seat: int, chance: Callable[[], float]) -> Move | None:
    """A uniformly random legal move of a seat; None: it has none now, which can be in real time only."""
    rule = game.rule(s)
    offers = rule.offers(s, seat)
    while offers:
        i = int(chance() * len(offers))
        move = offers[i]
        if move.verb not in IMPATIENT and rule.refuse(s, move) is None:
            return move
        offers[i] = offers[-1]
        offers.pop()
    return None


def pick_listed(game: Game[Any], s: State, seat: int, chance: Callable[[], float]) -> Move | None:
    """The same, as whoever needs to know all legal moves: they are listed, and one of them is chosen."""
    legal = [move for move in game.legal(s, seat) if move.verb not in IMPATIENT]
    return legal[int(chance() * len(legal))] if legal else None


Pick = Callable[[Game[Any], State, int, Callable[[], float]], Move | None]


def pick_in_time(game: Game[Any], s: State, now: int, chance: Callable[[], float], one: Pick = pick_for) -> tuple[int, Move | None]:
    """In real time: who acts next and when, or (None) up to when the clock goes on: something is due, or who would act can do nothing."""
    now += int(chance() * PAUSE)
    due = game.due(s)[0]
    if 0 <= due <= now:
        return now, None
    asked = game.asked(s)
    before, s.now = s.now, now
    move = one(game, s, asked[int(chance() * len(asked))], chance)
    s.now = before
    if move:
        return now, move
    stirs = game.stirs(s, now)
    return min([time for time in (due, stirs) if time >= 0], default=now), None


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
        match = random_match(self.game, self.seats, self.random)
        done = sum(entry.move.seat >= 0 for entry in match.log[1:])
        self.games += 1
        self.decisions += done
        return done

    def listing(self) -> int:
        """One game as a search plays it that lists all legal moves for each decision."""
        return self.quietly(pick_listed)

    def quietly(self, one: Pick = pick_for) -> int:
        """One game as a search plays it: the same rules, no log, no events."""
        run = Run(QuickLuck(self.random.getrandbits(32)), quiet=True)
        s = self.game.new(self.seats, run=run)
        chance = self.random.random
        real_time = self.game.real_time
        done = now = 0
        for _ in range(MOST_STEPS):
            if s.over:
                return done
            move: Move | None
            if real_time:
                now, move = pick_in_time(self.game, s, now, chance, one)
                self.game.advance(s, now, run)
                if move is None:
                    continue
            else:
                move = one(self.game, s, (s.waiting & -s.waiting).bit_length() - 1, chance)
                assert move
            self.game.step(s, move, run)
            done += 1
        raise Endless(self.game)


def random_match(game: Game[Any], seats: int, dice: random.Random) -> Match:
    """A random game as people play it, to its end; in real time the clock goes on."""
    match = Match(game, seats, seed=dice.randbytes(8))
    chance = dice.random
    now = 0
    for _ in range(MOST_STEPS):
        if match.state.over:
            return match
        if not game.real_time:
            match.play_offered(pick(game, match.state, chance))
        else:
            now, move = pick_in_time(game, match.state, now, chance)
            match.advance(now)
            if move:
                match.play_offered(move, now)
    raise Endless(game)


def seats_of(game: Game[Any]) -> int:
    """Four, where a game allows them."""
    return min(max(4, game.min_seats), game.max_seats)


def middle_state(game: Game[Any], seats: int) -> State:
    """A state from the middle of a random game."""
    match = random_match(game, seats, random.Random(2))
    return match.at(len(match.log) // 2).state


def measure(game: Game[Any], tell: Callable[[str], None]) -> dict[str, float]:
    """All figures of one game, with four seats where it allows them. What comes next is told."""
    seats = seats_of(game)
    playouts = Playouts(game, seats)
    tell(f"{game.name}: games as people play them")
    decisions = rate(playouts.with_log)
    tell(f"{game.name}: games as a search plays them")
    search = rate(playouts.quietly)
    tell(f"{game.name}: all legal moves")
    listing = rate(playouts.listing)
    tell(f"{game.name}: states")
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
        "decisions/s, search": search,
        "decisions/s, all legal moves listed": listing,
        "clones/s": rate(batch(s.clone), 0.5),
        "views/s": rate(batch(lambda: game.view(s, 0)), 0.5),
        "imaginations/s": rate(batch(lambda: game.imagine(s, 0, luck)), 0.5),
        "JSON round trips/s": rate(batch(lambda: json.dumps(game.dump(game.load(json.loads(text)))), 10), 0.5),
    }


if __name__ == "__main__":
    chosen = [find_game(name) for name in sys.argv[1:]] or list(games().values())
    print(json.dumps({game.id: measure(game, lambda text: print(text, file=sys.stderr, flush=True)) for game in chosen}))

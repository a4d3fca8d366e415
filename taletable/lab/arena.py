"""One game as an agent plays it: whose turn it is, what is seen, what may be done, and what it was worth."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any, Final

from taletable.engine.game import Game, Result
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Options, State

from .actions import Actions
from .observations import Observation

MOST_DECISIONS: Final = 5_000
"""A game that takes more is over: nobody has won it. Games of bots take 60 to 700 decisions."""
WAITS: Final = (250, 1_000, 3_000, 10_000)
"""In real time an agent may wait, so many milliseconds, instead of moving."""
PACE: Final = 500
"""In real time, the milliseconds that a move takes an agent, so that the clock goes on whatever it does."""


class Arena:
    """A game at a table with so many seats. Actions are numbers: the moves of the flat space, then what is no move.

    In turn-based games that is one action more, `idle`, the only one of a seat that is not asked. In real time there is one for each
    time to wait: the seat that wakes first is asked, and until then time passes for all.
    """

    def __init__(
        self, game: Game[Any], seats: int, options: Options | None = None, most: int = MOST_DECISIONS, onward: bool = False
    ) -> None:
        self.game = game
        self.onward = onward
        """Only moves that lead on are legal: none that takes back or rearranges, and one of those that come to the same."""
        self.seats = seats
        self.most = most
        self.sight = Observation(game, seats, options)
        self.options = self.sight.options
        self.moves = Actions(game, seats)
        self.idle = self.moves.size
        self.size = self.moves.size + (len(WAITS) if game.real_time else 1)
        self.state: State
        self.luck = QuickLuck(0)
        self.run = Run(self.luck, quiet=True)
        self.decisions = 0
        self.known: dict[int, dict[int, Move]] = {}
        self.wakes: list[int] = []
        """In real time: when each seat is asked next."""

    def begin(self, seed: int) -> None:
        """Set up a new game. The same seed gives the same one."""
        self.luck = QuickLuck(seed)
        self.run = Run(self.luck, quiet=True)
        self.state = self.game.new(self.seats, self.options, self.luck, self.run)
        self.decisions = 0
        self.known.clear()
        self.wakes = [self.state.now] * self.seats
        self._wait()

    def another(self) -> Arena:
        """One more game of the same kind, which shares all that is not the game itself."""
        new = copy(self)
        new.known = {}
        new.wakes = []
        return new

    # Whose turn it is

    @property
    def over(self) -> bool:
        """Has the game ended, by its rules or because it took too long?"""
        return self.state.over or self.decisions >= self.most

    @property
    def seat(self) -> int:
        """The seat that is asked: the first of those that owe an answer; in real time of those that are awake."""
        waiting = self.state.waiting
        if self.game.real_time:
            return min([seat for seat in range(self.seats) if waiting >> seat & 1], key=lambda seat: (self.wakes[seat], seat))
        return (waiting & -waiting).bit_length() - 1

    def asked(self) -> list[int]:
        """All seats that owe an answer now; in real time the one that wakes first."""
        if self.over:
            return []
        return [self.seat] if self.game.real_time else self.game.asked(self.state)

    def _wait(self) -> None:
        """In real time: let the clock go on until somebody is awake who is asked."""
        s = self.state
        while self.game.real_time and not s.over:
            if s.waiting:
                wakes = self.wakes[self.seat]
                if wakes <= s.now:
                    return
                self.game.advance(s, wakes, self.run)
            else:
                due = self.game.due(s)[0]
                if due < 0:
                    return
                self.game.advance(s, due, self.run)

    # What is seen and may be done

    def look(self, seat: int, row: Any) -> None:
        """Write what a seat sees into a row of zeros."""
        self.sight.fill(self.state, seat, row)

    def moves_of(self, seat: int) -> dict[int, Move]:
        """The legal moves of a seat by their numbers."""
        found = self.known.get(seat)
        if found is None:
            found = self.known[seat] = {}
            if not self.over:
                listed = self.game.onward if self.onward else self.game.legal
                numbers, number = self.moves.known, self.moves.number
                for move in listed(self.state, seat):
                    found[numbers[move] if move in numbers else number(move)] = move
        return found

    def legal(self, seat: int) -> list[int]:
        """The actions that a seat may take now."""
        found = list(self.moves_of(seat))
        return found + list(range(self.idle, self.size)) if self.game.real_time or not found else found

    def act(self, seat: int, action: int) -> None:
        """Take an action that is legal. Raises KeyError for a move that is not."""
        if action < self.idle:
            self.play(self.moves_of(seat)[action])
        elif self.game.real_time:
            self.decisions += 1
            self.known.clear()
            self.wakes[seat] = self.state.now + WAITS[action - self.idle]
            self._wait()

    def play(self, move: Move) -> None:
        """Do a move that is legal, and let time pass until somebody is asked."""
        self.decisions += 1
        self.known.clear()
        self.game.step(self.state, move, self.run)
        if self.game.real_time:
            self.wakes[move.seat] = self.state.now + PACE
            self._wait()

    # What it was worth

    def result(self) -> Result | None:
        """How the game ended by its rules."""
        return self.game.results(self.state) if self.state.over else None

    def rewards(self) -> list[float]:
        """What the game was worth to each seat. What takes too long is a draw, or a defeat of all who would win together."""
        result = self.result()
        if result is None:
            return [-1.0 if self.game.cooperative else 0.0] * self.seats
        return worth(result, self.seats)


def worth(result: Result, seats: int) -> list[float]:
    """1 for a victory and -1 for a defeat of all together; among rivals victories share 1 and defeats -1, and nobody's victory is 0."""
    if result.together or seats == 1:
        return [1.0 if result.winners else -1.0] * seats
    won = len(result.winners)
    if won in (0, seats):
        return [0.0] * seats
    return [1.0 / won if seat in result.winners else -1.0 / (seats - won) for seat in range(seats)]


def seeds(seed: int | None, before: Random | None) -> Random:
    """Where the seeds of games come from: anew with a seed, else on from where they were."""
    return before if seed is None and before is not None else Random(seed)

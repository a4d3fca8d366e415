"""What the toys share."""

from __future__ import annotations

from typing import Any, TypeVar

from taletable.engine.fields import Num, field, per_seat
from taletable.engine.game import Game, Result
from taletable.engine.rules import Ask
from taletable.engine.run import Run
from taletable.engine.state import State

T = TypeVar("T", bound="ToyState")


class ToyState(State):
    """Every toy has a score."""

    score = per_seat(Num(0, 999))


class ByTurns(ToyState):
    """One seat after another has its turn."""

    turns = field(Num(0, 99))


B = TypeVar("B", bound=ByTurns)


class InTurn(Ask[B]):
    """Whose turn it is decides."""

    def open(self, s: B, run: Run) -> int:
        return 1 << s.turns % s.seats


class Toy(Game[T]):
    """All toys have one ledger, one text file, and a score."""

    package = __name__.rpartition(".")[0]
    min_seats = 2
    max_seats = 4

    def results(self, s: T) -> Result | None:
        if not s.over:
            return None
        best = max(s.score)
        lines = tuple((("points", n),) if n else () for n in s.score)
        return Result(tuple(s.score), tuple(seat for seat, n in enumerate(s.score) if n == best), lines)


AnyToy = Toy[Any]

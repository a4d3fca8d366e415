"""What the toys share."""

from __future__ import annotations

from typing import Any, TypeVar

from taletable.engine.game import Game, Result
from taletable.engine.state import State

T = TypeVar("T", bound="ToyState")


class ToyState(State):
    """A state that copies itself; real games write `clone` by hand."""

    score: list[int]

    def clone(self: T) -> T:
        new = type(self)(self.seats, self.options)
        for name, value in vars(self).items():
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new


class Toy(Game[T]):
    """All toys have one ledger, one text file, and a score."""

    version = "1"
    package = __name__.rpartition(".")[0]

    def results(self, s: T) -> Result | None:
        if not s.over:
            return None
        best = max(s.score)
        lines = tuple((("points", n),) if n else () for n in s.score)
        return Result(tuple(s.score), tuple(seat for seat, n in enumerate(s.score) if n == best), lines)


AnyToy = Toy[Any]

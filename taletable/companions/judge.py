"""What positions of a game are worth: figures of a position, weighed as was learned from games of quick minds."""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import Options

STEEPEST: Final = 30.0
"""Nobody is surer than this."""


class Judge:
    """How likely a seat is to win. Each game that learns it brings a judge of its own; `taletable.lab.train.values` writes its file."""

    game: Game[Any]
    file: Path

    def __init__(self) -> None:
        self._weights: dict[int, list[float]] | None = None

    # What a game says

    def table(self, chance: Random) -> tuple[int, Options]:
        """Seats and options of a game to learn from."""
        raise NotImplementedError

    def move(self, s: Any, seat: int) -> Move:
        """How everybody plays in games to learn from, and in imagined worlds."""
        raise NotImplementedError

    def part(self, s: Any) -> int:
        """The part of the game that this is. Positions are learned from, and looked at, where a part begins."""
        raise NotImplementedError

    def stage(self, s: Any) -> int:
        """Each stage has weights of its own; -1: nothing is learned here."""
        raise NotImplementedError

    def figures(self, s: Any, seat: int) -> list[float]:
        """What can be said of a position in numbers. With none of them the chance is even."""
        raise NotImplementedError

    def rivals(self, s: Any) -> int:
        """Those against whom the chance is even."""
        return int(s.seats) - 1

    # What was learned

    def value(self, s: Any, seat: int) -> float:
        """The chance of a seat to win, or its share of the victory once the game is over."""
        if s.over:
            result = self.game.results(s)
            return 1 / (1 if result.together else len(result.winners)) if result and seat in result.winners else 0.0
        if self._weights is None:
            found = tomllib.loads(self.file.read_text(encoding="utf-8"))["weights"]
            self._weights = {int(stage): weights for stage, weights in found.items()}
        weights = self._weights[self.stage(s)]
        total = sum([weight * figure for weight, figure in zip(weights, self.figures(s, seat), strict=True)])
        return 1 / (1 + self.rivals(s) * exp(-max(-STEEPEST, min(STEEPEST, total))))

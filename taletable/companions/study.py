"""What a study of a game's balance is made of: configurations that bots play, sums over their games, and what came out."""

from __future__ import annotations

from typing import Any, NamedTuple

from taletable.engine.game import Game, Result
from taletable.engine.state import Options

Tally = dict[str, float]
"""Sums over games, by name."""


def add(tally: Tally, name: str, n: float = 1.0) -> None:
    """Count something."""
    tally[name] = tally.get(name, 0.0) + n


def had(tally: Tally, name: str, won: float, margin: float) -> None:
    """Somebody had something: count it with what came of it."""
    add(tally, f"{name}:n")
    add(tally, f"{name}:won", won)
    add(tally, f"{name}:margin", margin)
    add(tally, f"{name}:square", margin * margin)


def shares(result: Result | None) -> list[float]:
    """What each seat has won of a game that is over: a victory is shared by all who have it."""
    assert result
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


class Configuration(NamedTuple):
    """One way to play that a study looks at. One bot's name fills all seats; else there is one for each."""

    key: str
    title: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    games: int


class Outcome(NamedTuple):
    """What the games of a configuration added up to."""

    configuration: Configuration
    games: int
    tally: Tally

    def total(self, name: str) -> float:
        """A sum of the tally; 0 for what never happened."""
        return self.tally.get(name, 0.0)

    def mean(self, name: str) -> float:
        """A sum of the tally for each game."""
        return self.total(name) / self.games


class Study(NamedTuple):
    """All outcomes of a game, by the key of their configuration."""

    game: Game[Any]
    seed: int
    outcomes: dict[str, Outcome]

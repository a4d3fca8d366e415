"""What a network is shown of a game, and which moves it chooses from. Each game that can be learned brings a sense of its own."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import Options

TOKENS: Final = 4
"""A move is spelt with so many tokens at most; 0 stands for none."""
Spelt = tuple[int, int, int, int]


class Zones:
    """Where the marks of each zone begin."""

    def __init__(self) -> None:
        self.size = 1

    def zone(self, size: int) -> int:
        """Room for a zone."""
        self.size += size
        return self.size - size


class Sense:
    """A game as a network is shown it, in one form for all numbers of seats and all options.

    What a seat sees is a bag of marks, each a number below `marks` that may be there several times, and a few figures. 0 is no mark.
    A move is spelt with up to four tokens. Only what the seat may know goes into it.
    """

    name: str = ""
    """Of this way to look at the game; weights are of no use to another one."""
    game: Game[Any]
    marks: int = 1
    most: int = 192
    """Marks in a bag."""
    figures: int = 0
    tokens: int = 1
    choices: int = 48
    """Moves that a seat can choose from at once."""

    def see(self, s: Any, seat: int) -> tuple[bytes, bytes]:
        """The marks as 16-bit numbers, and the figures as 32-bit floats."""
        raise NotImplementedError

    def moves(self, s: Any, seat: int) -> list[Move]:
        """The moves to choose from: at least one, and each leads on."""
        return self.game.onward(s, seat)[: self.choices]

    def advice(self, s: Any, seat: int) -> list[list[Move]]:
        """Whole answers that another mind of the game would give, to be weighed with the network's own."""
        return []

    def spell(self, s: Any, move: Move) -> Spelt:
        """The tokens of a move. Moves spelt alike come to the same."""
        raise NotImplementedError

    def worth(self, s: Any) -> list[float]:
        """What a finished game was worth to each seat, from -1 to 1: victory, and a little for the distance."""
        raise NotImplementedError

    def stretch(self, s: Any) -> int:
        """The number of the part of the game that this is; a thought looks ahead to the end of it."""
        raise NotImplementedError

    def tables(self) -> list[tuple[int, float]]:
        """Numbers of seats to learn with, and how often."""
        raise NotImplementedError

    def any_options(self, seats: int, chance: Any) -> Options:
        """Options to learn with: `chance` is a random.Random."""
        raise NotImplementedError

"""What things are worth to a bot."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What things are worth, in AP, and how far a bot looks."""

    step: tuple[float, ...] = (1.0, 1.0, 1.0, 1.1, 1.25, 1.6, 2.3)
    """Turns that a step takes on average, by the value of its socket: a fitting die has to be there, and the socket free."""
    patience: float = 0.88
    """What an AP is worth a turn later."""
    foresight: float = 0.96
    """The same where a Quest is chosen: it will be with its owner for long."""
    fresh: tuple[float, ...] = (2.0, 1.5, 1.0, 0.45, 0.1)
    """A new Quest, by the number of active ones beside it."""
    choice: float = 1.35
    """How much better the King's Quest is: one of three."""
    token: float = 0.3
    """A token that nothing asks for yet."""
    item: float = 0.45
    """A Magic Item in the hand."""
    story: float = 0.1
    """A Story card to be read."""
    hop: float = 0.4
    """A Rabbit Token."""
    marker: float = 0.08
    """The starting player marker."""
    snake: float = 0.3
    """The Snake Die for a chapter."""
    fox: float = 0.2
    """A die that the Fox lets its owner set."""
    die: float = 0.35
    """A die that somebody loses."""
    company: float = 0.35
    """How likely it is to meet somebody in the Church."""


WEIGHTS: Final = Weights()


class Planning(NamedTuple):
    """How far a player plans."""

    tasks: int = 3
    """So many are planned one after the other."""
    width: int = 4
    """So many are considered each time."""
    gathers: bool = False
    """Does one journey collect for two?"""


PLANNING: Final = Planning()

"""The small words of the engine: moves, refusals, events."""

from __future__ import annotations

from typing import Final, NamedTuple

from .saying import Say, say, spelt

ALL: Final = -1
"""The mask of an event that everybody sees, spectators included."""


class Move(NamedTuple):
    """What a seat does. Args are small integers; the game's grammar names them."""

    seat: int
    verb: str
    args: tuple[int, ...] = ()


class Refusal(NamedTuple):
    """Why a move is not allowed: the paragraph that says so, and a key into the text catalogue."""

    cite: str
    key: str
    args: tuple[int, ...] = ()


class Stake(NamedTuple):
    """What somebody should see before a move that cannot be taken back: a key into the text catalogue, and how it is meant."""

    key: str
    args: tuple[int, ...] = ()
    tone: str = "cost"
    """`cost`: it is paid or lost; `gain`: it comes of it; `plain`: good to know; `deed`: what the button says that does it."""


class Event(NamedTuple):
    """Something that happened. Only the seats in the mask `sees` may learn of it."""

    kind: str
    args: tuple[int, ...]
    sees: int

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) learn of the event?"""
        return self.sees == ALL or (seat is not None and bool(self.sees >> seat & 1))


class Refused(Exception):
    """Raised when a refused move is played. Nothing has changed."""

    def __init__(self, refusal: Refusal, said: Say) -> None:
        super().__init__(refusal, said)
        self.refusal = refusal
        self.said = said

    def __str__(self) -> str:
        return f"{self.refusal.cite} {spelt(self.said)}".strip()

    @property
    def cited(self) -> Say:
        """Why, and by which paragraph."""
        return say("cited", why=self.said, cite=self.refusal.cite) if self.refusal.cite else self.said


def seats_of(mask: int) -> list[int]:
    """The seats in a bit mask, in order."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

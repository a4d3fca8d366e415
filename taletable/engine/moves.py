"""The small words of the engine: moves, refusals, events."""

from __future__ import annotations

from typing import Final, NamedTuple

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

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(f"{text} ({refusal.cite})" if refusal.cite else text)
        self.refusal = refusal
        self.text = text


def seats_of(mask: int) -> list[int]:
    """The seats in a bit mask, in order."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

"""How entries of a log are counted before somebody who must not know how often others acted in secret.

A number that counts everything would tell how long others hesitate behind their screens. So who looks through some seats is told numbers
that leave out what only other seats know of. When a game has ended, all is open and nothing is left out.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from typing import Final

from taletable.engine.match import TABLE, Match


class Veil:
    """Between the numbers of a log and those that somebody is told."""

    __slots__ = ("left_out",)

    def __init__(self, left_out: Sequence[int] = ()) -> None:
        self.left_out = left_out
        """The entries that are not counted, in order."""

    def told(self, n: int) -> int:
        """The number of entry n, or of n entries, as it is told."""
        return n - bisect_left(self.left_out, n)

    def true(self, told: int) -> int:
        """The entry of a number that was told."""
        n = told
        for hidden in self.left_out:
            if hidden > n:
                break
            n += 1
        return n


OPEN: Final = Veil()
"""Nothing is left out."""


class Hush:
    """The entries of a match of which only their own seat knows. It is worked out of the log as that grows."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats: list[int] = []
        """For each entry so far the one seat that knows of it; TABLE: others do, too."""
        self.veils: dict[frozenset[int], tuple[int, list[int]]] = {}

    def veil(self, held: Collection[int]) -> Veil:
        """What somebody is told who holds some seats."""
        seats, match = self.seats, self.match
        for n in range(len(seats), len(match.log)):
            seats.append(self._owner(n))
        key = frozenset(held)
        known, left_out = self.veils.get(key, (0, []))
        left_out += [n for n in range(known, len(seats)) if seats[n] != TABLE and seats[n] not in key]
        self.veils[key] = len(seats), left_out
        return Veil(left_out)

    def _owner(self, n: int) -> int:
        match = self.match
        move = match.log[n].move
        if move.seat == TABLE:  # what takes back a secret is one itself
            return self.seats[move.args[0]] if move.verb == "undo" else TABLE
        told = match.events[match.marks[n - 1] if n else 0 : match.marks[n]]
        return move.seat if all(event.sees == 1 << move.seat for event in told) else TABLE

"""The numbers of a Scenario by name: `s.tally` is a plain tuple, and a `Tally` says what stands where in it and within which bounds.

    TALLY = Tally()                                  TALLY = Tally(rows=4)
    LANTERNS = TALLY.number("lanterns", 12)          PLACE = TALLY.space("place")
    GATE = TALLY.space("gate")                       SAND = TALLY.number("sand", 42)

    GATE.put(s, space); LANTERNS.add(s, 1)           SAND.of(s, 2); SAND.all(s)

On the left each number stands once, on the right there are up to four rows with both.
"""

from __future__ import annotations

from taletable.engine.fields import BadPosition, Num
from taletable.engine.saying import say

from .land import SPACE_KEYS
from .state import Tale


class Slot:
    """A number of a Tally: it stands once, or once in each row, or `each` times side by side."""

    def __init__(self, tally: Tally, name: str, high: int, each: int, late: bool) -> None:
        self.tally = tally
        self.name = name
        self.high = high
        self.each = each
        self.late = late
        """It came to a chapter that was played before: older positions do not have it, and it is 0 there."""
        self.at = tally.width

    def place(self, i: int) -> int:
        """Where the number of a row, or the i-th of several, stands."""
        return self.at + i * (1 if self.each > 1 else self.tally.width)

    def of(self, s: Tale, i: int = 0) -> int:
        """The number."""
        return s.tally[self.place(i)]

    def all(self, s: Tale) -> tuple[int, ...]:
        """The numbers of all rows, or all side by side."""
        return s.tally[self.at : self.at + self.each] if self.each > 1 else s.tally[self.at :: self.tally.width]

    def put(self, s: Tale, n: int, i: int = 0) -> None:
        """Set the number."""
        at = self.place(i)
        s.tally = (*s.tally[:at], n, *s.tally[at + 1 :])

    def add(self, s: Tale, n: int, i: int = 0) -> int:
        """Raise the number, to its bound at most; what it is then."""
        total = min(self.high, self.of(s, i) + n)
        self.put(s, total, i)
        return total


class Tally:
    """What a Scenario counts: its numbers in order, once or in up to so many rows."""

    def __init__(self, rows: int = 0) -> None:
        self.rows = rows
        self.slots: list[Slot] = []
        self.width = 0

    def number(self, name: str, high: int, each: int = 1, late: bool = False) -> Slot:
        """A number from 0 to its bound, or several side by side. What is `late` comes last."""
        slot = Slot(self, name, high, each, late)
        self.slots.append(slot)
        self.width += each
        return slot

    def space(self, name: str) -> Slot:
        """A space of the Map."""
        return self.number(name, len(SPACE_KEYS) - 1)

    def begin(self, s: Tale, rows: int = 1) -> None:
        """Every number is 0, in so many rows."""
        s.tally = (0,) * (self.width * rows)

    def check(self, s: Tale) -> None:
        """Raise BadPosition where a loaded tally cannot be."""
        lacking = self.width - len(s.tally)
        if not self.rows and 0 < lacking <= sum([slot.each for slot in self.slots if slot.late]):
            s.tally += (0,) * lacking
        rows = len(s.tally) // self.width if self.width and self.rows else 1
        if len(s.tally) != rows * self.width or rows > max(1, self.rows):
            names = [slot.name for slot in self.slots]
            raise BadPosition("tally", say("position.tally", names=names, n=len(names), rows=self.rows))
        for slot in self.slots:
            for n in slot.all(s):
                Num(0, slot.high).load(n, f"tally ({slot.name})")

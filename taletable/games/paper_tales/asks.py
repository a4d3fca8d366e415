"""Asks that go to some Monarchs at the same time, and are answered in secret."""

from __future__ import annotations

from taletable.engine.moves import Move
from taletable.engine.rules import Ask
from taletable.engine.run import Run

from .state import Kingdoms


class Sealed(Ask[Kingdoms]):
    """A sealed ask: for each Monarch the kingdom says whether there is anything to decide."""

    sealed = True

    def open(self, s: Kingdoms, run: Run) -> int:
        mask = 0
        for seat in range(s.seats):
            if self.asks(s, seat):
                mask |= 1 << seat
        return mask

    def asks(self, s: Kingdoms, seat: int) -> bool:
        """Has this Monarch a choice? What can be in one way only is settled here."""
        raise NotImplementedError


class Picks(Sealed):
    """One Unit is chosen for each of the cards that ask for it."""

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        s.pick[m.seat] += m.args
        run.tell("chooses", (m.seat, m.args[0]), 1 << m.seat)
        return self.answered(s, m.seat)

    def answered(self, s: Kingdoms, seat: int) -> bool:
        """Has each of the cards its Unit?"""
        raise NotImplementedError

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.pick[seat] = ()

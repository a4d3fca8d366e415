"""Lamia of Wires, as bots read it."""

from __future__ import annotations

from taletable.engine.moves import Move

from ...bot.errands import Errand, Fitting, Leaning, Reader, fights
from ...land import AROUND
from ...state import Tale
from .rules import BODY, FREE_HERO


class LamiaOfWiresReader(Reader):
    """Arms before the body, friends before both."""

    leaning = Leaning(love=1.6, hope=0.7, action=1.2, speed=1.3, talent=0.9)
    fitting = Fitting(virtues=1.2, shevitsa=1.0, speed=1.5, artifact=1.0)

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        arms = [foe[0] for foe in s.foes if foe[0] != BODY]
        found = fights(s, [BODY], 9 if len(arms) < 2 else 6) + fights(s, arms, 8)
        for other in range(s.seats):
            if s.mark[other] >= 0:
                near = (0, *AROUND) if other == seat else AROUND
                found += [Errand(s.at[other] + d, "do", s.at[other], 9) for d in near]
        return found

    def first(self, s: Tale, seat: int, legal: list[Move]) -> Move | None:
        """Free a Hero that is held."""
        return next((m for m in legal if m.verb == "do" and m.args[0] == FREE_HERO), None)


READER = LamiaOfWiresReader

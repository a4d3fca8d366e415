"""Iron Masks, as bots read it."""

from __future__ import annotations

from ...bot.errands import Errand, Fitting, Leaning, Reader, fights
from ...state import Tale
from .rules import OLD_MAN, masks, shielded


class IronMasksReader(Reader):
    """First the procession, then its leader."""

    leaning = Leaning(love=1.6, hope=0.7, action=1.2, speed=1.0, talent=0.9)
    fitting = Fitting(virtues=0.9, shevitsa=0.7, speed=1.7, artifact=0.8)

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        if shielded(s):
            return fights(s, masks(s), 8)
        return fights(s, [OLD_MAN], 12) + fights(s, masks(s), 3)


READER = IronMasksReader

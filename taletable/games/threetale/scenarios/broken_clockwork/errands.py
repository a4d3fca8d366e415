"""Broken Clockwork, as bots read it."""

from __future__ import annotations

from ...bot.errands import Errand, Fitting, Leaning, Reader, use
from ...state import Tale
from .rules import FULL, PLACE, SAND


class BrokenClockworkReader(Reader):
    """The hourglasses that are furthest behind, and most of all those with Talents."""

    leaning = Leaning(love=0.4, hope=1.4, action=1.2, speed=1.8, talent=2.0)
    fitting = Fitting(virtues=0.3, shevitsa=0.4, speed=1.5, artifact=1.0)

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        worth = 6.0 + 3 * len(s.talents[seat])
        glasses = [(space, sand) for space, sand in zip(PLACE.all(s), SAND.all(s), strict=True) if space in s.objects]
        return [errand for space, sand in glasses for errand in use(s, space, worth + 4 * (FULL - sand) / FULL)]


READER = BrokenClockworkReader

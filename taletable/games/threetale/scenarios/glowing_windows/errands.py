"""Glowing Windows, as bots read it."""

from __future__ import annotations

from ...bot.errands import Errand, Fitting, Leaning, Reader, use
from ...state import Tale
from .rules import DARK, GAZES, GLOW, PLACE, lit


class GlowingWindowsReader(Reader):
    """The windows against which the Hero is strong."""

    leaning = Leaning(love=0.4, hope=1.2, action=1.2, speed=1.7, talent=0.8, each=0.5)
    fitting = Fitting(virtues=0.4, shevitsa=0.4, speed=1.8, artifact=0.5)

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        found: list[Errand] = []
        for window in lit(s):
            found += use(s, PLACE.of(s, window), 1.5 * s.virtue(seat, GAZES[window]) + DARK.of(s, window) / GLOW)
        return found


READER = GlowingWindowsReader

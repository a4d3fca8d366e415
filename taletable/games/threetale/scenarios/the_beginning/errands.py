"""The Beginning, as bots read it."""

from __future__ import annotations

from ...bot.errands import Errand, Leaning, Reader, tokens, use
from ...state import Tale
from .rules import BURNING, EMBER, HEARTH, NEEDED


class TheBeginningReader(Reader):
    """Take embers, bring them home."""

    leaning = Leaning(love=0.6, hope=0.6, action=1.0, speed=1.2, talent=0.7)

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        carried = len(s.bundle[seat])
        missing = NEEDED - BURNING.of(s) - sum(map(len, s.bundle))
        found = use(s, HEARTH.of(s), 12.0 * carried) if carried else []
        return found + tokens(s, EMBER, 10 if missing > 0 else 1)


READER = TheBeginningReader

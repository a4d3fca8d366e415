"""Nine Rings, as bots read it."""

from __future__ import annotations

from ...bot.errands import Errand, Fitting, Leaning, Reader, fights, tokens, use
from ...state import Tale
from .rules import BOUND, CARRIED, FORGE, METALS, OF_EACH, heat


class NineRingsReader(Reader):
    """Rings that are still needed, and the way to the forge with them."""

    leaning = Leaning(love=0.6, hope=1.2, action=0.8, speed=1.4, talent=0.8)
    fitting = Fitting(virtues=0.6, shevitsa=0.7, speed=2.4, artifact=0.5)

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        found: list[Errand] = []
        lying = list(s.objects.values())
        short = False
        for i, metal in enumerate(METALS):
            held = BOUND.of(s, i) + sum(bundle.count(metal) for bundle in s.bundle)
            missing, spare = OF_EACH - held, held + lying.count(metal) - OF_EACH
            short = short or spare < 0
            if missing > 0 and len(s.bundle[seat]) < CARRIED:
                found += tokens(s, metal, 12 - 2 * min(2, max(0, spare)))
        late = s.limit - s.round < 2
        useful = sum(BOUND.of(s, METALS.index(metal)) < OF_EACH for metal in s.bundle[seat])
        if useful:
            full = len(s.bundle[seat]) >= CARRIED
            found += use(s, FORGE.of(s), (12.0 if late or full else 3.5) * useful)
        if short:
            found += fights(s, [foe[0] for foe in s.foes], 12)
        return found

    def timely(self, s: Tale, seat: int) -> bool:
        """The fire is fed when more rings are coming."""
        coming = [q for q in s.order[s.order.index(seat) :] if s.bundle[q]]
        return sum([len(s.bundle[q]) for q in coming]) > heat(s)


READER = NineRingsReader

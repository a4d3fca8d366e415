"""What an Altar is good for: the next exchange that pays, judged anew after each (TT-17.7 to TT-17.14)."""

from __future__ import annotations

from typing import Final, NamedTuple

from taletable.engine.moves import Move

from ..altar import SHEVITSA, THREE_VIRTUES, melted
from ..deck import artifact_of
from ..state import Tale
from ..words import TALENT_COST
from .values import ARTIFACT, STONE, TALENT, artifact_worth, best_raise, hopes, leaning, lose_worth

FRESH: Final = 1.2
"""A new Artifact is the best of three."""
SPARE: Final = 9
"""Virtue points that a Hero keeps in any case."""


class Deal(NamedTuple):
    """An exchange, and what it brings together with those that follow from it."""

    gain: float
    move: Move


def best_deal(s: Tale, seat: int) -> Deal:
    """The exchange that pays most; "done" if none does."""
    deals = [Deal(0.0, Move(seat, "done")), *merges(s, seat)]
    level = len(s.talents[seat])
    if level < 3:
        deals += lessons(s, seat, TALENT_COST[level] - s.shevitsa[seat], level)
    elif s.shevitsa[seat]:
        deals.append(Deal(s.shevitsa[seat] * best_raise(s, seat) - 0.5, Move(seat, "exchange", (SHEVITSA,))))
    return max(deals, key=lambda deal: deal.gain)


def merges(s: Tale, seat: int) -> list[Deal]:
    """Two Artifacts for a better one, or for a Sacred Stone."""
    found = []
    cards = s.artifacts[seat]
    for i, one in enumerate(cards):
        level = artifact_of(one).level
        for two in cards[i + 1 :]:
            if artifact_of(two).level == level:
                lost = artifact_worth(s, seat, one) + artifact_worth(s, seat, two)
                new = ARTIFACT[level] * FRESH if level < 3 else STONE
                found.append(Deal(new - lost, Move(seat, "merge", (one, two))))
    return found


def lessons(s: Tale, seat: int, missing: int, level: int) -> list[Deal]:
    """Shevitsa for the next Talent, out of Artifacts that do little and of Virtues that are not needed."""
    if missing <= 0:
        return []
    prices: list[tuple[float, int, Move]] = []
    for card in s.artifacts[seat]:
        n = melted(s, card)
        prices.append((artifact_worth(s, seat, card) / min(n, missing), n, Move(seat, "melt", (card,))))
    if not s.preview and s.total(seat) >= SPARE + 3:
        cheap = sum(sorted([lose_worth(s, seat, virtue) for virtue in range(6)])[:2]) / 2
        prices += [(3 * max(0.5, cheap), 1, Move(seat, "exchange", (THREE_VIRTUES,)))] * min(missing, (s.total(seat) - SPARE) // 3)
    whole = TALENT[level] * leaning(s).talent + hopes(s, seat, ("talents",))
    cost, found = 0.0, 0
    prices.sort(key=lambda price: price[0])
    for price, n, _ in prices:
        if found < missing:
            cost += price * min(n, missing - found)
            found += n
    return [Deal(whole - cost, prices[0][2])] if found >= missing else []

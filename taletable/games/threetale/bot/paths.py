"""How far it is from place to place, over land and through Portals."""

from __future__ import annotations

from ..state import Tale
from ..turn import closed, jump_cost, springs


def ways(s: Tale, seat: int, start: int) -> dict[int, int]:
    """Steps from or to a space for this Hero, Portals included."""
    shut = closed(s, seat)
    cost = max(1, jump_cost(s, seat))
    doors, beside_of = springs(s, seat), s.chart.beside
    found = {start: 0}
    queue = [start]
    for space in queue:
        steps = found[space]
        for other in beside_of[space]:
            if other not in found and other not in shut:
                found[other] = steps + 1
                queue.append(other)
        if space in doors:
            for other in doors:
                if other not in found:
                    found[other] = steps + cost
                    queue.append(other)
    return found

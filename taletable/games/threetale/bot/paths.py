"""How far it is from place to place: over land and through Portals, through glass, and from one side of a land to the other."""

from __future__ import annotations

from heapq import heappop, heappush

from ..land import WIDTH
from ..state import Tale
from ..tiles import THICKET
from ..turn import closed, jump_cost, springs
from ..virtues import talent


def apart(one: int, two: int) -> int:
    """Steps between two spaces on an open Map."""
    (y1, x1), (y2, x2) = divmod(one, WIDTH), divmod(two, WIDTH)
    return abs(y1 - y2) + abs(x1 - x2)


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


def next_to(s: Tale, seat: int, space: int) -> list[int]:
    """Where a Step or a jump leads. Glass can be cut before a Step, not before a jump."""
    trees = frozenset() if s.wading or talent(s, seat, "woods") else s.chart.trees
    doors = [door for door in springs(s, seat) if s.objects.get(door) != THICKET]
    return [other for other in (*s.chart.beside[space], *(doors if space in doors else ())) if other != space and other not in trees]


def entry(s: Tale, space: int, toil: float) -> float:
    """What it costs to enter a space, in Steps: glass has to be cut first."""
    return 1.0 + toil if s.objects.get(space) == THICKET else 1.0


def glass_ways(s: Tale, seat: int, goal: int, toil: float) -> dict[int, float]:
    """What the way to a goal costs from everywhere, in Steps."""
    found: dict[int, float] = {}
    queue = [(0.0, goal)]
    while queue:
        cost, space = heappop(queue)
        if space not in found:
            found[space] = cost
            on = cost + entry(s, space, toil)
            for other in next_to(s, seat, space):
                if other not in found:
                    heappush(queue, (on, other))
    return found


def two_sided(s: Tale, seat: int, start: int) -> dict[int, int]:
    """Steps between a space on a side and all others (2 * space + side); a jump leads to the other side."""
    shut, doors = closed(s, seat), springs(s, seat)
    found = {start: 0}
    queue = [start]
    for node in queue:
        space, side = divmod(node, 2)
        steps = found[node] + 1
        onward = [2 * other + side for other in s.chart.beside[space] if other not in shut]
        if space in doors:
            onward += [2 * other + 1 - side for other in doors if other != space]
        for other in onward:
            if other not in found:
                found[other] = steps
                queue.append(other)
    return found

"""What a way across the map costs: journeys at the price of their sockets, however the dice lie."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from ..board import ANY_STEED, FAIRY, FIELD_KEYS, NEIGHBOURS, RESOURCE, ROUTES, STEEDS
from ..state import KINDS

FIELDS: Final = range(len(FIELD_KEYS))
NEVER: Final = 99.0
Need = tuple[int, int, int]


class Journey(NamedTuple):
    """Turns to collect tokens and to end in a place, and where it ends, by the field of departure."""

    cost: tuple[float, ...]
    end: tuple[int, ...]


MOST: Final = 4
"""Tokens of a kind that a journey is planned for, and one."""
NEEDS: Final[tuple[Need, ...]] = tuple(sorted(product(range(MOST), range(MOST), range(MOST)), key=lambda need: (sum(need), need)))
ANYWHERE: Final = -1


def _edges(step: tuple[float, ...]) -> tuple[tuple[tuple[int, float], ...], ...]:
    """By field: where one step leads and what it takes. A step to a Steed leads to any Steed (DU-8.13)."""
    edges = []
    for field in FIELDS:
        ways: dict[int, float] = {}
        for route, to in NEIGHBOURS[field]:
            price = step[ROUTES[route][2]]
            ways[to] = min(price, ways.get(to, NEVER))
            for steed in STEEDS if to in STEEDS else ():
                if steed != field:
                    ways[steed] = min(price, ways.get(steed, NEVER))
        edges.append(tuple(ways.items()))
    return tuple(edges)


@cache
def journeys(place: int, step: tuple[float, ...]) -> dict[Need, Journey]:
    """The shortest journeys to a place (ANY_STEED and ANYWHERE included), by the tokens still to be collected on the way."""
    edges = _edges(step)
    found: dict[Need, Journey] = {}
    for need in NEEDS:
        cost, end = [NEVER] * len(FIELDS), list(FIELDS)
        if not any(need):
            for field in FIELDS:
                if place in (ANYWHERE, field) or (place == ANY_STEED and field in STEEDS):
                    cost[field] = 0.0
        changed = True
        while changed:
            changed = False
            for field in FIELDS:
                for to, price in edges[field]:
                    after, goal = cost[to], end[to]
                    for kind in (RESOURCE[to],) if to in RESOURCE else range(KINDS) if to == FAIRY else ():
                        if need[kind]:
                            less = found[_less(need, kind)]
                            if less.cost[to] < after:
                                after, goal = less.cost[to], less.end[to]
                    if price + after < cost[field] - 1e-9:
                        cost[field], end[field], changed = price + after, goal, True
        found[need] = Journey(tuple(cost), tuple(end))
    return found


def _less(need: Need, kind: int) -> Need:
    rest = list(need)
    rest[kind] -= 1
    return rest[0], rest[1], rest[2]

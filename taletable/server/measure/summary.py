"""What somebody's games say in numbers: pure functions of what was played, the first first."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby

from ..messages import BySeats, Favourite, Rival
from .facts import TALE, Played

FAVOURITES = 3
RIVALS = 6


def by_seats(rows: Sequence[Played]) -> list[BySeats]:
    """How often somebody won, by how many played."""
    count, won = Counter(row.seats for row in rows), Counter(row.seats for row in rows if row.won)
    return [BySeats(n, count[n], won[n]) for n in sorted(count)]


def streaks(rows: Sequence[Played]) -> tuple[int, int]:
    """How many games were won in a row: now, and at most."""
    runs = [(won, len([*run])) for won, run in groupby(row.won for row in rows)]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return now, max((length for won, length in runs if won), default=0)


def favourites(rows: Sequence[Played]) -> list[Favourite]:
    """What somebody had at the end most often, and how often that won."""
    count = Counter(thing for row in rows for thing in row.facts.things)
    won = Counter(thing for row in rows if row.won for thing in row.facts.things)
    return [Favourite(thing, n, won[thing]) for thing, n in sorted(count.items(), key=lambda one: (-one[1], one[0]))[:FAVOURITES]]


def rivals(mine: Sequence[Played], others: Mapping[str, Sequence[Played]], names: Mapping[str, str]) -> list[Rival]:
    """Head to head: how often somebody was before another one, and behind. `names` has who may be named; the others are left out."""
    before: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    for row in mine:
        met = {other.who: other for other in others.get(row.table, ()) if other.seat not in (row.seat, TALE)}
        for who, other in met.items():
            before[who] += row.place < other.place
            behind[who] += row.place > other.place
    found: dict[str, Rival] = {}
    for who in sorted(before.keys() | behind.keys(), key=lambda who: -(before[who] + behind[who])):
        kind, _, name = who.partition(":")
        if kind == "b":
            found[who] = Rival(None, name, before[who], behind[who])
        elif name in names:
            found[who] = Rival(names[name], None, before[who], behind[who])
    return list(found.values())[:RIVALS]


def pace(rows: Sequence[Played]) -> int | None:
    """Milliseconds that a decision takes somebody."""
    decisions = sum(row.facts.decisions for row in rows)
    return round(sum(row.facts.ms for row in rows) / decisions) if decisions else None


def by_table(rows: Sequence[Played]) -> dict[str, list[Played]]:
    """Those who sat together."""
    found: dict[str, list[Played]] = defaultdict(list)
    for row in rows:
        found[row.table].append(row)
    return found

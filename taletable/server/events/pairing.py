"""Who meets whom: Swiss rounds at tables of any size, everybody against everybody, and single elimination."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

Met = Mapping[frozenset[str], int]
"""How often two people have sat at a table together."""
Cost = Callable[[Sequence[str]], int]
EXACT: Final = 14
"""Up to so many people the best pairs are found by looking at all; beyond, exchanging people between tables finds pairs who have not met
as long as there were fewer rounds than half of the people."""


class Round(NamedTuple):
    """Who sits together, and who rests."""

    tables: list[list[str]]
    byes: list[str]


def resting(ranked: Sequence[str], byes: Mapping[str, int], size: int) -> list[str]:
    """Who has no table: as few as possible, who has rested least, the last in the order first."""
    many = len(ranked) % size if len(ranked) >= size else len(ranked)
    order = sorted(range(len(ranked)), key=lambda place: (byes.get(ranked[place], 0), -place))
    return [ranked[place] for place in sorted(order[:many])]


def swiss(ranked: Sequence[str], met: Met, byes: Mapping[str, int], size: int) -> Round:
    """Who stand near each other sit together, but for those who have met: that weighs more than all else."""
    rest = resting(ranked, byes, size)
    people = [person for person in ranked if person not in rest]
    place = {person: n for n, person in enumerate(people)}
    again = 1 + sum(range(len(people))) * size  # more than all distances together

    def cost(table: Sequence[str]) -> int:
        return sum(
            abs(place[one] - place[other]) + again * met.get(frozenset((one, other)), 0) ** 2 for one, other in combinations(table, 2)
        )

    tables = [people[first : first + size] for first in range(0, len(people), size)]
    if size == 2 and len(people) <= EXACT:
        tables = _best_pairs(people, cost)
    else:
        while swap := _best_swap(tables, cost):
            one, i, other, j = swap
            tables[one][i], tables[other][j] = tables[other][j], tables[one][i]
    for table in tables:
        table.sort(key=place.__getitem__)
    return Round(sorted(tables, key=lambda table: place[table[0]]), rest)


def _best_swap(tables: list[list[str]], cost: Cost) -> tuple[int, int, int, int] | None:
    """The exchange of two people that gains most; None where none gains anything."""
    now = [cost(table) for table in tables]
    best, found = 0, None
    for one, other in combinations(range(len(tables)), 2):
        for i, mine in enumerate(tables[one]):
            for j, theirs in enumerate(tables[other]):
                first = cost([*tables[one][:i], theirs, *tables[one][i + 1 :]])
                second = cost([*tables[other][:j], mine, *tables[other][j + 1 :]])
                if (gain := now[one] + now[other] - first - second) > best:
                    best, found = gain, (one, i, other, j)
    return found


def _best_pairs(people: Sequence[str], cost: Cost) -> list[list[str]]:
    """The cheapest pairs, by looking at all."""

    @cache
    def best(left: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        if not left:
            return 0, ()
        one = (left & -left).bit_length() - 1
        rest = left & ~(1 << one)
        found: tuple[int, tuple[tuple[int, int], ...]] | None = None
        for other in range(one + 1, len(people)):
            if rest >> other & 1:
                more, pairs = best(rest & ~(1 << other))
                total = more + cost((people[one], people[other]))
                if found is None or total < found[0]:
                    found = total, ((one, other), *pairs)
        assert found
        return found

    return [[people[one], people[other]] for one, other in best((1 << len(people)) - 1)[1]]


def everybody(people: Sequence[str], number: int) -> Round:
    """Round `number` (from 0) of those in which everybody meets everybody once, in pairs: the first stays, the others go round."""
    ring: list[str | None] = [*people, *([None] if len(people) % 2 else [])]
    turn = number % max(1, len(ring) - 1)
    seats = [ring[0], *ring[1:][turn:], *ring[1:][:turn]]
    pairs = [(seats[n], seats[-1 - n]) for n in range(len(seats) // 2)]
    tables = [[one, other] for one, other in pairs if one is not None and other is not None]
    return Round(tables, [one or other or "" for one, other in pairs if one is None or other is None])


def knockout(alive: Sequence[str], size: int) -> Round:
    """Who is still in, the first in the order first: one of each table goes on. The first ones rest where the numbers ask for it, so that
    all later rounds are full; the highest do not meet before they have to."""
    if len(alive) <= size:
        return Round([list(alive)], [])
    goal = size
    while goal * size < len(alive):
        goal *= size
    full, odd = divmod(len(alive) - goal, size - 1)
    sizes = [size] * full + ([odd + 1] if odd else [])
    resting = len(alive) - sum(sizes)
    playing = list(alive[resting:])
    tables: list[list[str]] = [[] for _ in sizes]
    order = list(range(len(sizes)))
    while playing:  # to and fro, so that the highest sit apart
        for n in order:
            if len(tables[n]) < sizes[n] and playing:
                tables[n].append(playing.pop(0))
        order.reverse()
    return Round(tables, list(alive[:resting]))


def knockout_rounds(people: int, size: int) -> int:
    """How many rounds there are until one is left."""
    rounds = 0
    while people > 1:
        rounds += 1
        found = knockout([str(n) for n in range(people)], size)
        people = len(found.tables) + len(found.byes)
    return rounds


def seated(table: Sequence[str], before: Mapping[str, Sequence[int]]) -> list[str]:
    """Who sits where: whoever has sat further back so far sits further in front now."""
    order = {person: n for n, person in enumerate(table)}

    def back(person: str) -> float:
        seats = before.get(person, ())
        return sum(seats) / len(seats) if seats else 0.0

    return sorted(table, key=lambda person: (-back(person), order[person]))

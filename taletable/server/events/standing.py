"""How they stand: points, then the rivals' points, then the difference of scores, then the games between them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction


@dataclass
class Decided:
    """A table that is decided."""

    round: int
    places: dict[str, int]
    """Person to place; who share one share it."""
    scores: dict[str, int] = field(default_factory=dict)


@dataclass
class Standing:
    """How somebody stands."""

    person: str
    played: int = 0
    points: int = 0
    rivals: int = 0
    """The points of all whom they met, each time they did."""
    difference: int = 0
    """By how much their scores were above the average of their rivals', together."""
    between: int = 0
    """Points of the games between those who are otherwise equal."""
    places: dict[int, int] = field(default_factory=dict)
    """Round to place; 0 for a round in which they rested."""


def earned(places: Mapping[str, int], person: str, among: Collection[str] | None = None) -> int:
    """Two points for each rival one is before, one for each with whom one shares a place."""
    mine = places[person]
    others = [place for other, place in places.items() if other != person and (among is None or other in among)]
    return sum(2 if mine < place else 1 if mine == place else 0 for place in others)


def standings(order: Sequence[str], tables: Sequence[Decided], byes: Mapping[str, Collection[int]], size: int) -> list[Standing]:
    """All of them, the first first. Who rests gets what a win gives; `order` is that of the draw, the last resort."""
    lines = {person: Standing(person) for person in order}
    apart = dict.fromkeys(order, Fraction(0))
    for person, rounds in byes.items():
        lines[person].points += 2 * (size - 1) * len(rounds)
        lines[person].places |= dict.fromkeys(rounds, 0)
    for table in tables:
        for person, place in table.places.items():
            line = lines[person]
            line.played += 1
            line.places[table.round] = place
            line.points += earned(table.places, person)
            others = [score for other, score in table.scores.items() if other != person]
            if person in table.scores and others:
                apart[person] += table.scores[person] - Fraction(sum(others), len(others))
    for table in tables:
        for person in table.places:
            lines[person].rivals += sum(lines[other].points for other in table.places if other != person)
    for line in lines.values():
        line.difference = round(apart[line.person])
    _between(list(lines.values()), tables)
    drawn = {person: n for n, person in enumerate(order)}
    return sorted(lines.values(), key=lambda one: (*_key(one), -one.between, drawn[one.person]))


def _key(line: Standing) -> tuple[int, int, int]:
    return -line.points, -line.rivals, -line.difference


def _between(lines: list[Standing], tables: Sequence[Decided]) -> None:
    for line in lines:
        equal = {other.person for other in lines if _key(other) == _key(line)}
        line.between = sum(earned(table.places, line.person, equal) for table in tables if line.person in table.places)

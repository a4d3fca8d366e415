"""Answers to all other questions: Heroes, tiles, Virtues, Artifacts, Talents, awards."""

from __future__ import annotations

from typing import Final

from taletable.engine.moves import Move

from ..deck import FIRST_TILE, artifact_of
from ..heroes import TALENT_KEYS
from ..land import WIDTH, apart, spaces_of
from ..present import AWARDS
from ..state import Tale
from ..tiles import FREE, printed
from .altars import FRESH, best_deal
from .errands import reader_of
from .journey import MODEST
from .values import ARTIFACT, STONE, artifact_worth, gains_worth, leaning, lose_worth, printed_worth, raise_worth, raises_worth

BETTER_TALENTS: Final = (
    "forest-born", "silver-antlers", "dawn-runner", "cupped-hands", "deep-well", "mantle-of-dew", "brothers-blessing", "whetted-edge",
    "keeper-of-the-golden-apple", "red-thread", "white-thread", "not-yet-born", "noon-and-midnight", "eclipse", "twin-blow", "red-lips",
    "cold-skin", "cape-of-shadows", "star-on-the-brow", "steady-star", "horse-from-the-sky",
)  # fmt: skip
"""The Talent of each pair that usually does more."""
PEACEFUL_TALENTS: Final = ("sword-from-the-lower-world", "song-before-birth", "dowry-chest")
"""Bonuses that do more than their partners where little is fought."""


def choose_tile(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Near the Hero, with what it wants on the near side."""
    sorts = printed(s.tile - FIRST_TILE, s.preview)
    values = [printed_worth(s, seat, sort) if sort != FREE else 0.0 for sort in sorts]
    heroes = [at for at in s.at if at >= 0] or [WIDTH * WIDTH // 2]
    mine = s.at[seat] if s.at[seat] >= 0 else heroes[0]
    near: dict[int, float] = {}

    def nearness(space: int) -> float:
        if space not in near:
            near[space] = 1 / (2 + apart(space, mine)) + 0.3 * sum([1 / (2 + apart(space, at)) for at in heroes])
        return near[space]

    def score(m: Move) -> float:
        spaces = spaces_of(m.args[0])
        total = sum([value * nearness(spaces[(i + m.args[1]) % 4]) for i, value in enumerate(values) if value])
        return total - 0.05 * apart(spaces[0], WIDTH * WIDTH // 2)

    return max(legal, key=score)


def choose_raise(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Where a point is worth most."""
    return max(legal, key=lambda m: raise_worth(s, seat, m.args[0]))


def choose_lose(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Where a point is worth least."""
    return min(legal, key=lambda m: lose_worth(s, seat, m.args[0]))


def choose_evening(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Endurance and Mercy where they are worth most."""

    def score(m: Move) -> float:
        if m.verb == "endure":
            return raise_worth(s, seat, m.args[0])
        return raise_worth(s, m.args[0], m.args[1]) if m.verb == "comfort" else 0.0

    return max(legal, key=score)


def choose_artifact(s: Tale, seat: int, legal: list[Move]) -> Move:
    """What is worth most to its keeper."""
    return max(legal, key=lambda m: artifact_worth(s, m.args[1] if m.verb == "award" else seat, m.args[0]))


def choose_talent(s: Tale, seat: int, legal: list[Move]) -> Move:
    """The one that usually does more; a bonus instead of a power in fights, if no Prophecy speaks of fights."""
    if leaning(s).love < 1:
        for m in legal:
            if TALENT_KEYS[m.args[0]] in PEACEFUL_TALENTS:
                return m
    return next((m for m in legal if TALENT_KEYS[m.args[0]] in BETTER_TALENTS), legal[0])


def choose_award(s: Tale, seat: int, legal: list[Move]) -> Move:
    """What is worth most in this Future; an Artifact may be the half of a Sacred Stone."""

    def score(m: Move) -> float:
        what, n, _ = gain = AWARDS[s.difficulty][m.args[0]]
        fit = reader_of(s.fate).fitting[m.args[0]]
        if what == "virtue":
            return fit * raises_worth(s, seat, n)
        if what != "artifact":
            return fit * gains_worth(s, seat, (gain,))
        held = [artifact_worth(s, seat, card) for card in s.artifacts[seat] if artifact_of(card).level == n]
        better = STONE if n == 3 else ARTIFACT[n] * FRESH
        return fit * max(ARTIFACT[n - 1] * FRESH, better - min(held) - MODEST if held else 0.0)

    return max(legal, key=score)


def choose_difficulty(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Bold, not foolish."""
    return legal[1]


def first_use(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Take the first blow."""
    return next((m for m in legal if m.verb == "use"), legal[0])


def choose_altar(s: Tale, seat: int, legal: list[Move]) -> Move:
    """The exchange that pays most, until none does."""
    return best_deal(s, seat).move

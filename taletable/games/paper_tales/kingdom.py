"""What a Kingdom makes, how strong it is, what it earns (PT-3, PT-6, PT-7, PT-12.14).

These functions take a layout (the five spots), the Age tokens on cards, the levels of the Buildings and the Artifacts, so that they
serve a Kingdom in play, a plan that is still secret, and a bot that only thinks about one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .cards import BUILDINGS, CARD_IDS, CRYSTAL, FIFTH, FOOD, KEY_OF, RESOURCES, UNIT_OF, WOOD, Ability, Unit, cards_that, does

Resources = tuple[int, int, int]
Lines = list[tuple[str, int]]
"""LP by source."""
Built = tuple[tuple[int, tuple[tuple[Ability, ...], ...]], ...]
"""Of some Buildings: which, and its abilities of one sort by level."""

NEVER: Final = 10**6
"""More Age tokens than a Unit can have."""


def built(fits: Callable[[Ability], bool]) -> Built:
    """The Buildings with abilities of one sort."""
    found = []
    for b, building in enumerate(BUILDINGS):
        by_level = tuple([tuple([a for a in building.abilities(level) if fits(a)]) for level in range(3)])
        if by_level[2]:
            found.append((b, by_level))
    return tuple(found)


def _gain(ability: Ability) -> bool:
    return ability.phase == "war" and ability.what in ("lp", "gold")


def _strengthens(ability: Ability) -> bool:
    return ability.phase == "war" and ability.what in ("strength", "strength-instead")


def _dies_with(unit: Unit) -> int:
    if any(a.what in ("never-dies", "reborn") for a in unit.abilities):
        return NEVER
    return max([1, *[a.n for a in unit.abilities if a.what == "dies-only-with"]])


# What the cards do, sorted by the question that is asked of them

_CARDS: Final = range(len(CARD_IDS))
_MAKES: Final = tuple(does(card, "make") for card in _CARDS)
_INCOME: Final = tuple(does(card, "income") for card in _CARDS)
_GAINS: Final = tuple(tuple(a for a in does(card, "war") if _gain(a)) for card in _CARDS)
_STRENGTH: Final = tuple(tuple(a for a in does(card, "war") if _strengthens(a)) for card in _CARDS)
_PRINTED: Final = tuple(unit.strength for unit in UNIT_OF)
_FROM_BACK: Final = cards_that("war", "fight-from-back")
_TOO_OLD_TO_FIGHT: Final = cards_that("war", "cannot-fight")
_DIES_WITH: Final = tuple(_dies_with(unit) for unit in UNIT_OF)
_BUILT_TO_MAKE: Final = built(lambda a: a.phase == "make")
_BUILT_FOR_INCOME: Final = built(lambda a: a.phase == "income")
_BUILT_TO_GAIN: Final = built(_gain)
_BUILT_TO_FIGHT: Final = built(_strengthens)


def resources(spots: Sequence[int], age: Sequence[int], levels: Sequence[int], artifacts: Sequence[int] = ()) -> Resources:
    """What the Kingdom produces now (PT-3.14, PT-3.15)."""
    made = [0, 0, 0]
    for spot, card in enumerate(spots):
        if card >= 0:
            for ability in _MAKES[card]:
                _make(made, ability, age[card], spot)
    for b, by_level in _BUILT_TO_MAKE:
        if levels[b]:
            for ability in by_level[levels[b]]:
                _make(made, ability, 0, -1)
    for card in artifacts:
        for ability in _MAKES[card]:
            _make(made, ability, 0, -1)
    return made[0], made[1], made[2]


def _make(made: list[int], ability: Ability, age: int, spot: int) -> None:
    _, what, n, per, when, _ = ability
    if when and not (age if when == "aged" else spot <= FIFTH if when == "front" else spot > FIFTH):
        return
    which = WOOD if what == "wood" else FOOD if what == "food" else CRYSTAL
    made[which] += n * age if per else n


def income(spots: Sequence[int], age: Sequence[int], levels: Sequence[int], made: Resources, artifacts: Sequence[int] = ()) -> int:
    """The Gold of the Income phase: 2, and all Income abilities (PT-7.1, PT-7.2)."""
    gold = 2
    for card in spots:
        if card >= 0:
            for ability in _INCOME[card]:
                if age[card] if ability.when == "aged" else holds(ability.when, made):
                    gold += ability.n * count(ability.per, spots, age, levels, made, artifacts)
    for b, by_level in _BUILT_FOR_INCOME:
        if levels[b]:
            for ability in by_level[levels[b]]:
                if holds(ability.when, made):
                    gold += ability.n * count(ability.per, spots, age, levels, made, artifacts)
    for card in artifacts:
        for ability in _INCOME[card]:
            gold += ability.n * count(ability.per, spots, age, levels, made, artifacts)
    return gold


def holds(when: str, made: Resources) -> bool:
    """Is a condition on what the Kingdom makes fulfilled?"""
    if not when:
        return True
    return min(made) > 0 if when == "all-three" else made[RESOURCES.index(when)] > 0


def count(per: str, spots: Sequence[int], age: Sequence[int], levels: Sequence[int], made: Resources, artifacts: Sequence[int] = ()) -> int:
    """How often an ability counts: for each of what it names in the Kingdom."""
    if not per:
        return 1
    if per == "wood":
        return made[WOOD]
    if per == "food":
        return made[FOOD]
    if per == "crystal":
        return made[CRYSTAL]
    if per == "artifact":
        return len(artifacts)
    if per == "building":
        return sum([1 for level in levels if level])
    if per == "building-level":
        return sum(levels)
    if per == "level-2":
        return sum([1 for level in levels if level == 2])
    if per == "two-resources":
        return sum(made) // 2
    if per == "three-resources":
        return sum(made) // 3
    if per == "three-kinds":
        return min(made)
    if per == "kingdom-age":
        return sum([age[card] for card in spots if card >= 0])
    if per == "two-ages":
        return sum([age[card] for card in spots if card >= 0]) // 2
    if per == "aged-unit":
        return sum([1 for card in spots if card >= 0 and age[card]])
    if per == "new-unit":
        return sum([1 for card in spots if card >= 0 and not age[card]])
    if per == "back-unit":
        return sum([1 for card in spots[FIFTH + 1 :] if card >= 0])
    raise ValueError(f"there is nothing to count for {per!r}")


def unit_strength(
    card: int,
    spots: Sequence[int],
    age: Sequence[int],
    made: Resources,
    earned: int,
    levels: Sequence[int] = (),
    artifacts: Sequence[int] = (),
) -> int:
    """The strength of one Unit with all its changes (PT-R.17); `earned` is this turn's Income (Ogre, PT-11.13)."""
    strength = _PRINTED[card]
    for ability in _STRENGTH[card]:
        _, what, n, per, when, _ = ability
        if what == "strength-instead":
            if age[card] if when == "aged" else holds(when, made):
                strength += n - _PRINTED[card]
        elif per == "age":
            strength += n * age[card]
        elif per == "income":
            strength += n * earned
        elif per == "front-other":  # PT-R.77
            strength += n * sum([1 for other in spots[: FIFTH + 1] if other >= 0 and other != card])
        else:
            strength += n * count(per, spots, age, levels, made, artifacts)  # PT-R.77
    return strength


def fights(card: int, spot: int, age: Sequence[int]) -> bool:
    """Does the Unit add its strength from this spot (PT-6.1, PT-6.2, PT-R.13, PT-R.14)?"""
    if card in _TOO_OLD_TO_FIGHT and age[card]:
        return False
    return spot <= FIFTH or card in _FROM_BACK


def strength(
    spots: Sequence[int], age: Sequence[int], levels: Sequence[int], made: Resources, earned: int, artifacts: Sequence[int] = ()
) -> int:
    """The strength of the Kingdom: its Units that fight, and what its Buildings and Artifacts add (PT-6.1, PT-R.15)."""
    total = 0
    for spot, card in enumerate(spots):
        if card >= 0 and fights(card, spot, age):
            total += unit_strength(card, spots, age, made, earned, levels, artifacts)
    for b, by_level in _BUILT_TO_FIGHT:
        if levels[b]:
            for ability in by_level[levels[b]]:
                total += ability.n * count(ability.per, spots, age, levels, made, artifacts)
    for card in artifacts:
        for ability in _STRENGTH[card]:
            total += ability.n * count(ability.per, spots, age, levels, made, artifacts)
    return total


def war_gains(
    spots: Sequence[int], age: Sequence[int], levels: Sequence[int], made: Resources, earned: int, won: int, artifacts: Sequence[int] = ()
) -> tuple[Lines, int]:
    """LP by source, and Gold, of the Wars phase with `won` Wars (PT-R.12, PT-R.19)."""
    lines: Lines = []
    gold = 0
    for spot, card in enumerate((*spots, *artifacts) if artifacts else spots):
        if card < 0:
            continue
        for ability in _GAINS[card]:
            _, what, n, per, when, _ = ability
            if when == "no-war":
                times = int(won == 0)
            elif when == "front" or when == "back":
                times = count(per, spots, age, levels, made, artifacts) if (spot <= FIFTH) == (when == "front") else 0
            else:
                times = _times(ability, spots, age, levels, made, won, artifacts)
            if what == "gold":
                gold += n * times
            else:
                lines.append((KEY_OF[card], n * times))
    for b, by_level in _BUILT_TO_GAIN:
        if levels[b]:
            for ability in by_level[levels[b]]:
                if ability.per == "strong-unit":
                    strengths = [unit_strength(card, spots, age, made, earned, levels, artifacts) for card in spots if card >= 0]
                    times = sum([1 for strength in strengths if strength >= 3])  # PT-B.1
                else:
                    times = _times(ability, spots, age, levels, made, won, artifacts)
                lines.append((BUILDINGS[b].key, ability.n * times))
    return lines, gold


def _times(
    ability: Ability, spots: Sequence[int], age: Sequence[int], levels: Sequence[int], made: Resources, won: int, artifacts: Sequence[int]
) -> int:
    """How often a gain of the Wars phase is given."""
    if ability.per == "war":
        return won
    if ability.per == "crystal-war":
        return won * made[CRYSTAL]
    return count(ability.per, spots, age, levels, made, artifacts) if holds(ability.when, made) else 0


def must_die(card: int, age: Sequence[int]) -> bool:
    """Would the Unit die in the Aging phase if nobody saves it (PT-9.1)?"""
    return age[card] >= _DIES_WITH[card]


def artifact_cost(artifacts: int) -> int:
    """PT-12.8: what the next Artifact costs after so many."""
    return 1 + artifacts

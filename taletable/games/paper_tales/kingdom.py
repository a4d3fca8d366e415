"""What a Kingdom makes, how strong it is, what it earns (PT-3, PT-6, PT-7).

These functions take a layout (the five spots), the Age tokens on cards and the levels of the Buildings, so that they serve
a Kingdom in play, a plan that is still secret, and a bot that only thinks about one.
"""

from __future__ import annotations

from collections.abc import Sequence

from .cards import BUILDINGS, CRYSTAL, FIFTH, FOOD, UNIT_OF, WOOD, Ability

Resources = tuple[int, int, int]


def resources(spots: Sequence[int], age: Sequence[int], levels: Sequence[int]) -> Resources:
    """What the Kingdom produces now (PT-3.14, PT-3.15)."""
    made = [0, 0, 0]
    for spot, card in enumerate(spots):
        if card >= 0:
            for ability in UNIT_OF[card].abilities:
                if ability.phase == "make":
                    _make(made, ability, age[card], spot)
    for building, level in zip(BUILDINGS, levels, strict=True):
        if level:
            for ability in building.abilities(level):
                if ability.phase == "make":
                    _make(made, ability, 0, -1)
    return made[0], made[1], made[2]


def _make(made: list[int], ability: Ability, age: int, spot: int) -> None:
    if (ability.when == "front" and spot > FIFTH) or (ability.when == "aged" and not age):
        return
    which = WOOD if ability.what == "wood" else FOOD if ability.what == "food" else CRYSTAL
    made[which] += ability.n * (age if ability.per == "age" else 1)


def income(spots: Sequence[int], age: Sequence[int], levels: Sequence[int], made: Resources) -> int:
    """The Gold of the Income phase: 2, and all Income abilities (PT-7.1, PT-7.2)."""
    gold = 2
    for card in spots:
        if card >= 0:
            for ability in UNIT_OF[card].abilities:
                if ability.phase == "income" and not (ability.when == "aged" and not age[card]):
                    gold += ability.n * _per_resource(ability.per, made)
    for building, level in zip(BUILDINGS, levels, strict=True):
        if level:
            for ability in building.abilities(level):
                if ability.phase == "income":
                    gold += ability.n * _per_resource(ability.per, made)
    return gold


def _per_resource(per: str, made: Resources) -> int:
    if not per:
        return 1
    return made[WOOD] if per == "wood" else made[FOOD] if per == "food" else made[CRYSTAL]


def unit_strength(card: int, spots: Sequence[int], age: Sequence[int], made: Resources, earned: int) -> int:
    """The strength of one Unit with all its changes (PT-R.17); `earned` is this turn's Income (Ogre, PT-11.13)."""
    unit = UNIT_OF[card]
    strength = unit.strength
    if unit.star:
        for ability in unit.abilities:
            if ability.phase != "war":
                continue
            if ability.what == "strength-instead":
                if (age[card] if ability.when == "aged" else _per_resource(ability.when, made)) > 0:
                    strength += ability.n - unit.strength
            elif ability.what == "strength":
                if ability.per == "age":
                    strength += ability.n * age[card]
                elif ability.per == "kingdom-age":
                    strength += ability.n * sum([age[other] for other in spots if other >= 0])
                elif ability.per == "income":
                    strength += ability.n * earned
                else:
                    strength += ability.n * _per_resource(ability.per, made)
    return strength


def fights(card: int, spot: int, age: Sequence[int]) -> bool:
    """Does the Unit add its strength from this spot (PT-6.1, PT-6.2, PT-R.13, PT-R.14)?"""
    in_front = spot <= FIFTH
    for ability in UNIT_OF[card].abilities:
        if ability.what == "fight-from-back":
            in_front = True
        elif ability.what == "cannot-fight" and age[card]:
            return False
    return in_front


def strength(spots: Sequence[int], age: Sequence[int], levels: Sequence[int], made: Resources, earned: int) -> int:
    """The strength of the Kingdom: its Units that fight, and what its Buildings add (PT-6.1, PT-R.15)."""
    total = 0
    for spot, card in enumerate(spots):
        if card >= 0 and fights(card, spot, age):
            total += unit_strength(card, spots, age, made, earned)
    for building, level in zip(BUILDINGS, levels, strict=True):
        if level:
            for ability in building.abilities(level):
                if ability.phase == "war" and ability.what == "strength":
                    total += ability.n * _per_resource(ability.per, made)
    return total


def war_gains(
    spots: Sequence[int], age: Sequence[int], levels: Sequence[int], made: Resources, earned: int, won: int
) -> tuple[list[tuple[str, int]], int]:
    """LP by source, and Gold, of the Wars phase with `won` Wars (PT-R.12, PT-R.19)."""
    lines: list[tuple[str, int]] = []
    gold = 0
    for card in spots:
        if card < 0:
            continue
        for ability in UNIT_OF[card].abilities:
            if ability.phase == "war" and ability.what in ("lp", "gold"):
                times = won * made[CRYSTAL] if ability.per == "crystal-war" else won
                if ability.what == "gold":
                    gold += ability.n * times
                else:
                    lines.append((UNIT_OF[card].key, ability.n * times))
    for building, level in zip(BUILDINGS, levels, strict=True):
        if level:
            for ability in building.abilities(level):
                if ability.phase == "war" and ability.what == "lp":
                    if ability.per == "strong-unit":
                        times = sum([1 for c in spots if c >= 0 and unit_strength(c, spots, age, made, earned) >= 3])
                    else:
                        times = _per_resource(ability.per, made)
                    lines.append((building.key, ability.n * times))
    return lines, gold


def must_die(card: int, age: Sequence[int]) -> bool:
    """Would the Unit die in the Aging phase if nobody saves it (PT-9.1)?"""
    limit = 1
    for ability in UNIT_OF[card].abilities:
        if ability.what == "never-dies":
            return False
        if ability.what == "dies-only-with":
            limit = ability.n
    return age[card] >= limit

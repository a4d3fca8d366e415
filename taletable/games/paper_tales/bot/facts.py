"""The abilities of cards as numbers, read once, so that a bot can weigh thousands of Kingdoms in a second.

Nothing here knows a card by its name: whatever is written with the words of `faces.Ability` is understood.
"""

from __future__ import annotations

from typing import Final

from ..cards import UNITS, Ability
from ..kingdom import NEVER

AGES: Final = 32
"""More Age tokens than this on a Unit count as this many."""

# What abilities count in a Kingdom: places in a list of numbers.
ONE: Final = 0
WOOD: Final = 1
FOOD: Final = 2
CRYSTAL: Final = 3
TOKENS: Final = 4
INCOME: Final = 5
OTHERS_IN_FRONT: Final = 6
ARTIFACTS_IN_PLAY: Final = 7
TWO_RESOURCES: Final = 8
THREE_RESOURCES: Final = 9
THREE_KINDS: Final = 10
TWO_AGES: Final = 11
AGED: Final = 12
NEW: Final = 13
IN_BACK: Final = 14
STRONG: Final = 15
CONSTRUCTED: Final = 16
LEVELS: Final = 17
LEVEL_TWO: Final = 18
COUNTS: Final = 19
COUNTED: Final = {
    "": ONE,
    "wood": WOOD,
    "food": FOOD,
    "crystal": CRYSTAL,
    "kingdom-age": TOKENS,
    "income": INCOME,
    "front-other": OTHERS_IN_FRONT,
    "artifact": ARTIFACTS_IN_PLAY,
    "two-resources": TWO_RESOURCES,
    "three-resources": THREE_RESOURCES,
    "three-kinds": THREE_KINDS,
    "all-three": THREE_KINDS,
    "two-ages": TWO_AGES,
    "aged-unit": AGED,
    "new-unit": NEW,
    "back-unit": IN_BACK,
    "strong-unit": STRONG,
    "building": CONSTRUCTED,
    "building-level": LEVELS,
    "level-2": LEVEL_TWO,
}
"""The words for what is counted, and for what has to be there at all."""

# What a Unit is like; the Units of a Kingdom are looked at for these together.
PLACE_MATTERS: Final = 1
INCOME_VARIES: Final = 2
STRENGTH_VARIES: Final = 4
EARNS_LP: Final = 8
EARNS_BY_WARS: Final = 16
GOLD_FOR_WOOD: Final = 32
GOLD_FOR_FOOD: Final = 64
GOLD_FOR_CRYSTAL: Final = 128
NO_LAND_COST: Final = 256
BUILDS: Final = GOLD_FOR_WOOD | GOLD_FOR_FOOD | GOLD_FOR_CRYSTAL | NO_LAND_COST
SAVES: Final = 512
AT_AGING: Final = 1024
"""It earns when others die, or when they do not."""
DIES: Final = 2048
KEEPS_YOUNG: Final = 4096
SCORES_AT_END: Final = 8192
ACTS_WHEN_REVEALED: Final = 16384
ACTS_IN_EVERY_DEPLOYMENT: Final = 32768
TOKENS_MATTER: Final = 65536
COUNTS_MUCH: Final = 131072
"""It counts something rare."""


class Term:
    """So much for each of what is counted, if there is some of what has to be there."""

    def __init__(self, n: int, per: int, when: int, most: int = 0) -> None:
        self.n = n
        self.per = per
        self.when = when
        self.most = most

    @property
    def rare(self) -> bool:
        """Does it look at more than is always counted?"""
        return max(self.per, self.when) > INCOME

    def value(self, counts: list[int]) -> int:
        """What it gives in a Kingdom."""
        return self.n * counts[self.per] if counts[self.when] > 0 else 0


def term(a: Ability) -> Term:
    """An ability as a term."""
    return Term(a.n, COUNTED[a.per], COUNTED[a.when], a.most)


FOR_GOLD: Final = {
    "gold-for-any": GOLD_FOR_WOOD | GOLD_FOR_FOOD | GOLD_FOR_CRYSTAL,
    "gold-for-wood": GOLD_FOR_WOOD,
    "gold-for-food": GOLD_FOR_FOOD,
    "gold-for-crystal": GOLD_FOR_CRYSTAL,
    "no-land-cost": NO_LAND_COST,
}
AGES_WHOM: Final = {"age-others": "age_others", "age-one": "age_one", "move-age": "move_age"}
ONCE: Final = {"upgrade": "upgrades", "shapeshift": "shapeshifts", "repeat": "repeats", "found": "founds", "find-artifact": "finds"}
"""What an ability with the reveal icon does, and where it is noted."""


class Fact:
    """A Unit with a number of Age tokens on it: what it does in each phase."""

    def __init__(self, kind: int, age: int) -> None:
        unit = UNITS[kind]
        self.kind = kind
        self.age = age
        self.code = kind * AGES + age
        self.cost = unit.cost
        self.flags = 0
        self.wood = self.food = self.crystal = 0
        self.front_wood = self.front_food = self.front_crystal = 0
        self.back_wood = self.back_food = self.back_crystal = 0
        self.gold = 0
        self.income: list[Term] = []
        self.printed = unit.strength
        self.strength = unit.strength
        self.strengths: list[Term] = []
        self.anywhere = False
        self.fights = True
        self.lp: list[Term] = []
        self.front_lp: list[Term] = []
        self.back_lp: list[Term] = []
        self.war_lp = self.war_gold = self.crystal_war_lp = self.no_war_lp = 0
        self.mourns = self.mourns_each = self.spared_lp = 0
        self.death_lp = self.death_gold = 0
        self.end_lp = self.end_artifact_lp = 0
        self.limit = 1
        """With this many tokens it dies."""
        self.reborn = False
        self.age_self = self.age_others = self.age_one = self.move_age = self.age_by_food = 0
        self.upgrades = self.shapeshifts = self.repeats = self.founds = self.finds = 0
        self.gains: list[tuple[bool, int, bool, Term]] = []
        """When revealed: is it Gold or LP, which cost a Unit must have, is it for each Gold, and how much."""
        for ability in unit.abilities:
            self.read(ability)
        if age >= self.limit:
            self.flags |= DIES
        self.next_code = kind * AGES + min(AGES - 1, 1 if self.reborn else age + 1)
        """The code of the same Unit after it has grown older."""

    def read(self, a: Ability) -> None:
        """Take in one ability."""
        if a.phase == "make":
            self.read_production(a)
        elif a.phase == "reveal":
            self.read_reveal(a)
        elif a.phase == "deploy":
            self.age_by_food += a.n
            self.flags |= ACTS_IN_EVERY_DEPLOYMENT
        elif a.phase == "war":
            self.read_war(a)
        elif a.phase == "income":
            self.read_income(a)
        elif a.phase == "build":
            self.flags |= FOR_GOLD[a.what]
        elif a.phase == "age":
            self.read_aging(a)
        else:
            self.flags |= SCORES_AT_END
            if a.per == "age":
                self.flags |= TOKENS_MATTER
                self.end_lp += a.n * self.age
            else:
                self.end_artifact_lp += a.n

    def read_production(self, a: Ability) -> None:
        """Phase "make"."""
        if a.per == "age" or a.when == "aged":
            self.flags |= TOKENS_MATTER
        n = a.n * self.age if a.per == "age" else 0 if a.when == "aged" and not self.age else a.n
        wood, food, crystal = [n if a.what == resource else 0 for resource in ("wood", "food", "crystal")]
        if a.when == "front" or a.when == "back":
            self.flags |= PLACE_MATTERS
        if a.when == "front":
            self.front_wood, self.front_food, self.front_crystal = wood, food, crystal
        elif a.when == "back":
            self.back_wood, self.back_food, self.back_crystal = wood, food, crystal
        else:
            self.wood += wood
            self.food += food
            self.crystal += crystal

    def read_reveal(self, a: Ability) -> None:
        """Phase "reveal": what happens once, when the card is revealed."""
        if a.what == "age-self":
            self.age_self += a.n
            return
        self.flags |= ACTS_WHEN_REVEALED
        if a.what in AGES_WHOM:
            name = AGES_WHOM[a.what]
            setattr(self, name, getattr(self, name) + a.n)
        elif a.what in ONCE:
            setattr(self, ONCE[a.what], 1)
        else:
            cost = int(a.when.removeprefix("cost-")) if a.when else -9
            per = ONE if a.per == "gold" else COUNTED[a.per]
            self.gains.append((a.what == "gold", cost, a.per == "gold", Term(a.n, per, ONE, a.most)))

    def read_war(self, a: Ability) -> None:
        """Phase "war"."""
        if a.what == "fight-from-back":
            self.anywhere = True
        elif a.what == "cannot-fight":
            self.flags |= TOKENS_MATTER
            self.fights = not self.age
        elif a.what == "strength-instead" or a.what == "strength":
            self.read_strength(a)
        elif a.per == "war" or a.per == "crystal-war" or a.when == "no-war":
            self.flags |= EARNS_BY_WARS
            if a.what == "gold":
                self.war_gold += a.n
            elif a.when == "no-war":
                self.no_war_lp += a.n
            elif a.per == "war":
                self.war_lp += a.n
            else:
                self.crystal_war_lp += a.n
        else:
            self.flags |= EARNS_LP | COUNTS_MUCH
            if a.when == "front" or a.when == "back":
                self.flags |= PLACE_MATTERS
                (self.front_lp if a.when == "front" else self.back_lp).append(Term(a.n, COUNTED[a.per], ONE))
            else:
                self.lp.append(term(a))

    def read_strength(self, a: Ability) -> None:
        """What changes the strength; "instead" replaces what is printed (PT-R.17)."""
        n = a.n - self.printed if a.what == "strength-instead" else a.n
        if a.per == "age" or a.when == "aged":
            self.flags |= TOKENS_MATTER
            self.strength += n * self.age if a.per == "age" else n if self.age else 0
            return
        found = Term(n, COUNTED[a.per], COUNTED[a.when])
        self.strengths.append(found)
        self.flags |= STRENGTH_VARIES | (COUNTS_MUCH if found.rare else 0) | (TOKENS_MATTER if found.per == TOKENS else 0)

    def read_income(self, a: Ability) -> None:
        """Phase "income"."""
        if a.when == "aged":
            self.flags |= TOKENS_MATTER
            self.gold += a.n if self.age else 0
        elif not a.per and not a.when:
            self.gold += a.n
        else:
            found = term(a)
            self.income.append(found)
            self.flags |= INCOME_VARIES | (COUNTS_MUCH if found.rare else 0)

    def read_aging(self, a: Ability) -> None:
        """Phase "age"."""
        if a.what == "save":
            self.flags |= SAVES
        elif a.what == "others-stay-young":
            self.flags |= KEEPS_YOUNG
        elif a.what == "never-dies" or a.what == "reborn":
            self.limit = NEVER
            self.reborn = a.what == "reborn"
        elif a.what == "dies-only-with":
            self.limit = a.n
            self.flags |= TOKENS_MATTER
        elif a.per == "dying-age":
            self.flags |= AT_AGING
            self.mourns += a.n
        elif a.per == "dying":
            self.flags |= AT_AGING
            self.mourns_each += a.n
        elif a.per == "spared":
            self.flags |= AT_AGING
            self.spared_lp += a.n
        elif a.what == "gold":
            self.flags |= TOKENS_MATTER
            self.death_gold += a.n * (self.age if a.per == "age" else 1)
        else:
            self.flags |= TOKENS_MATTER
            if a.when == "dies" or self.age == 1:
                self.death_lp += a.n

    def strength_now(self, counts: list[int]) -> int:
        """Its strength in a Kingdom of which all this is counted."""
        strength = self.strength
        for found in self.strengths:
            if counts[found.when] > 0:
                strength += found.n * counts[found.per]
        return strength


_facts: dict[int, Fact] = {}


def fact(kind: int, age: int) -> Fact:
    """The facts about a Unit with so many Age tokens."""
    code = kind * AGES + min(age, AGES - 1)
    found = _facts.get(code)
    if found is None:
        found = _facts[code] = Fact(kind, min(age, AGES - 1))
    return found


def newcomer(kind: int, age: int = 0) -> Fact:
    """The facts about a Unit just deployed, with the tokens that it puts on itself."""
    return fact(kind, age + fact(kind, 0).age_self)


def older(unit: Fact, young: bool) -> Fact:
    """A Unit that has come through the Aging phase; `young`: somebody keeps it from growing older."""
    age = 0 if unit.reborn else unit.age
    if young and not unit.flags & KEEPS_YOUNG:
        return fact(unit.kind, age)
    return fact(unit.kind, age + 1)

"""What Buildings, Artifacts, Gold and surviving Units are worth in the turns to come."""

from __future__ import annotations

from typing import Final

from ..cards import ARTIFACTS, BUILDINGS, UNITS, Ability
from ..construction import level_by_gold
from ..kingdom import artifact_cost
from ..state import WAYS
from .facts import (
    AGED,
    AGES,
    ARTIFACTS_IN_PLAY,
    AT_AGING,
    BUILDS,
    CONSTRUCTED,
    COUNTS,
    COUNTS_MUCH,
    CRYSTAL,
    DIES,
    FOOD,
    FOR_GOLD,
    GOLD_FOR_CRYSTAL,
    GOLD_FOR_FOOD,
    GOLD_FOR_WOOD,
    IN_BACK,
    INCOME,
    KEEPS_YOUNG,
    LEVEL_TWO,
    LEVELS,
    NEW,
    NO_LAND_COST,
    ONE,
    OTHERS_IN_FRONT,
    SAVES,
    STRONG,
    THREE_KINDS,
    THREE_RESOURCES,
    TOKENS,
    TWO_AGES,
    TWO_RESOURCES,
    WOOD,
    Fact,
    Term,
    fact,
    term,
)
from .weights import Weights

Levels = tuple[int, ...]
Kinds = tuple[int, ...]
Site = tuple[Levels, Kinds, Kinds, int]
"""Levels of the Buildings, Artifacts in play, Buildings on offer, turns left."""
BASIC_INCOME: Final = 2
BASE_BUILDINGS: Final[Kinds] = tuple([b for b, building in enumerate(BUILDINGS) if building.set == "base"])
FIRST_ARTIFACT_KIND: Final = len(UNITS)
"""Kinds of cards are numbered: first the Units, then the Artifacts."""
NO_BUILDINGS: Final[Levels] = (0,) * len(BUILDINGS)
REVEALED_GOLD: Final = tuple([artifact.ability.n if artifact.does("reveal") else 0 for artifact in ARTIFACTS])
"""The Gold that an Artifact brings when it is revealed."""
A_SHARE: Final = {WOOD: (1.0, 0.0, 0.0), FOOD: (0.0, 1.0, 0.0), CRYSTAL: (0.0, 0.0, 1.0),
                  TWO_RESOURCES: (0.5, 0.5, 0.5), THREE_RESOURCES: (0.33, 0.33, 0.33), THREE_KINDS: (0.3, 0.3, 0.4)}  # fmt: skip
"""How much more of what is counted comes with one more Wood, Food or Crystal."""


class Carry:
    """What a Unit brings into the next turn: its strength there, and what it is worth with and without it; never less than nothing."""

    def __init__(self, strength: float, bare: float, full: float) -> None:
        self.strength = strength
        self.bare = bare
        self.full = full


class Offer:
    """A Construction that Buildings on certain levels allow: what it needs and what it is worth."""

    def __init__(self, levels: Levels, need: tuple[int, int, int], gold: int, gain: float) -> None:
        self.levels = levels
        self.wood, self.food, self.crystal = need
        self.gold = gold
        self.gain = gain


class Built:
    """What stands after a Construction, and the Gold left."""

    def __init__(self, land: Land, gold: int) -> None:
        self.land = land
        self.gold = gold
        self.worth = land.worth + land.appraiser.purse(gold, land.left)


class Land:
    """The Buildings and Artifacts of a Kingdom, with so many turns left: what they give now, and what they are worth."""

    def __init__(self, appraiser: Appraiser, site: Site) -> None:
        self.appraiser = appraiser
        self.levels, self.artifacts, self.sites, self.left = site
        self.flags = 0
        self.wood = self.food = self.crystal = 0
        self.gold = BASIC_INCOME
        self.income: list[Term] = []
        self.strength = 0
        self.strengths: list[Term] = []
        self.flat_lp = 0
        self.lp: list[Term] = []
        self.war_lp = 0
        self.dying_lp = self.dying_gold = 0
        self.saves = 0
        self.move_age = 0
        self.less_land = 0
        self.end_lp = 0
        self.constructed = sum([1 for level in self.levels if level])
        self.level_twos = self.levels.count(2)
        self.fifth = self.level_twos > 0
        for building, level in zip(BUILDINGS, self.levels, strict=True):
            if level:
                self.end_lp += building.lp[level - 1]
                for ability in building.abilities(level):
                    self.read(ability)
        for kind in self.artifacts:
            self.end_lp += ARTIFACTS[kind].lp
            self.read(ARTIFACTS[kind].ability)
        self.ages = self.saves > 0 or self.dying_lp > 0 or self.dying_gold > 0
        """Does it matter here who dies?"""
        self.worth = 0.0
        self.rates = (0.0, 0.0, 0.0)
        self._carries: dict[int, Carry] = {}
        self._offers: dict[bool, list[Offer]] = {}
        self._built: dict[int, Built] = {}
        self._found = -1e9

    def read(self, a: Ability) -> None:
        """Take in one ability of a Building or an Artifact."""
        if a.phase == "make":
            self.wood += a.n if a.what == "wood" else 0
            self.food += a.n if a.what == "food" else 0
            self.crystal += a.n if a.what == "crystal" else 0
        elif a.phase == "income":
            self.gold += self.flat(self.income, a)
        elif a.phase == "war":
            if a.what == "strength":
                self.strength += self.flat(self.strengths, a)
            elif a.per == "war":
                self.war_lp += a.n
            else:
                self.flat_lp += self.flat(self.lp, a)
        elif a.phase == "age":
            if a.what == "save":
                self.saves += 1
            elif a.what == "gold":
                self.dying_gold += a.n
            else:
                self.dying_lp += a.n
        elif a.phase == "deploy":
            self.move_age += a.n
        elif a.phase == "build":
            if a.what == "less-land-cost":
                self.less_land += a.n
            else:
                self.flags |= FOR_GOLD[a.what]

    def flat(self, terms: list[Term], a: Ability) -> int:
        """What an ability gives whatever else is there; one that counts something is one more line of the terms instead."""
        if not a.per and not a.when:
            return a.n
        found = term(a)
        terms.append(found)
        if found.rare and found.per != STRONG:
            self.flags |= COUNTS_MUCH
        return 0

    def carry(self, code: int) -> Carry:
        """A Unit, by its code, at the beginning of the next turn."""
        found = self._carries.get(code)
        if found is None:
            found = self._carries[code] = self.appraiser.carry(fact(code // AGES, code % AGES), self)
        return found

    def offers(self, landlord: bool) -> list[Offer]:
        """All Constructions from these levels (PT-8.4 to PT-8.10), the best first, and doing nothing."""
        found = self._offers.get(landlord)
        if found is None:
            found = self._offers[landlord] = self.appraiser.offers(self, landlord)
        return found

    def built(self, flags: int, wood: int, food: int, crystal: int, gold: int) -> Built:
        """The best Construction that a Kingdom can pay."""
        flags = (flags | self.flags) & BUILDS
        key = ((((gold * 64 + wood) * 64 + food) * 64 + crystal) * 1024) | flags
        found = self._built.get(key)
        if found is None:
            found = self._built[key] = self._build(flags, wood, food, crystal, gold)
        return found

    def _build(self, flags: int, wood: int, food: int, crystal: int, gold: int) -> Built:
        appraiser, left = self.appraiser, self.left
        best, then, rest = 0.0, self.levels, gold
        for offer in self.offers(flags & NO_LAND_COST != 0):
            if offer.gain <= best:
                break
            price = offer.gold
            if offer.wood > wood:
                if not flags & GOLD_FOR_WOOD:
                    continue
                price += offer.wood - wood
            if offer.food > food:
                if not flags & GOLD_FOR_FOOD:
                    continue
                price += offer.food - food
            if offer.crystal > crystal:
                if not flags & GOLD_FOR_CRYSTAL:
                    continue
                price += offer.crystal - crystal
            if price > gold:
                continue
            value = offer.gain + appraiser.purse(gold - price, left) - appraiser.purse(gold, left)
            if value > best:
                best, then, rest = value, offer.levels, gold - price
        return Built(self if then == self.levels else self.with_levels(then), rest)

    def with_levels(self, levels: Levels) -> Land:
        """The same with the Buildings on other levels."""
        return self.appraiser.land((levels, self.artifacts, self.sites, self.left))

    def with_artifacts(self, kinds: Kinds) -> Land:
        """The same with more Artifacts."""
        return self.appraiser.land((self.levels, tuple(sorted(self.artifacts + kinds)), self.sites, self.left))

    def upgraded(self) -> Land:
        """The same with all Buildings on level 2 (Golem)."""
        return self.with_levels(tuple([2 if level else 0 for level in self.levels]))

    def founded(self) -> Land:
        """The same with the best of the Buildings not yet constructed on level 2 (Titan)."""
        best = self
        for b in self.sites:
            if not self.levels[b]:
                then = self.with_levels((*self.levels[:b], 2, *self.levels[b + 1 :]))
                if then.worth > best.worth:
                    best = then
        return best

    def found_artifact(self) -> float:
        """What an Artifact off the pile is worth on average (Court Jester)."""
        if self._found < -1e8:
            total, cards = 0.0, 0
            for kind, artifact in enumerate(ARTIFACTS):
                total += artifact.copies * (self.with_artifacts((kind,)).worth - self.worth)
                cards += artifact.copies
            self._found = total / cards
        return self._found


MOST_LANDS: Final = 5_000
"""What an Appraiser keeps in mind: some ten kilobytes each."""


class Appraiser:
    """Puts a figure on everything that lasts. What it has worked out it keeps, for all bots with the same weights."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self._lands: dict[Site, Land] = {}

    def land(self, site: Site) -> Land:
        """Buildings and Artifacts with so many turns left."""
        found = self._lands.get(site)
        if found is None:
            if len(self._lands) >= MOST_LANDS:
                self._lands.clear()  # a server's bots play for months
            found = self._lands[site] = Land(self, site)
            found.worth = self.lasting(found)
            if found.left:
                found.rates = self.rates(found, found.left - 1)
        return found

    def purse(self, gold: int, left: int) -> float:
        """Gold, with falling value."""
        plenty = self.w.plenty
        return self.w.gold[left] * (gold if gold <= plenty else plenty + (gold - plenty) / 3)

    def rates(self, land: Land, left: int) -> tuple[float, float, float]:
        """What one more Wood, Food or Crystal earns through what counts it, in a turn with `left` turns after it."""
        w = self.w
        wood = food = crystal = 0.0
        for terms, value in ((land.income, w.wage[left]), (land.strengths, w.strength), (land.lp, 1.0)):
            for found in terms:
                share = A_SHARE.get(found.per)
                if share is not None:
                    wood += found.n * value * share[0]
                    food += found.n * value * share[1]
                    crystal += found.n * value * share[2]
        return wood, food, crystal

    def typical(self, land: Land) -> list[float]:
        """What will be counted in a later turn."""
        w = self.w
        counts = [0.0] * COUNTS
        wood, food, crystal = land.wood + w.typical[0], land.food + w.typical[1], land.crystal + w.typical[2]
        counts[ONE] = 1.0
        counts[WOOD], counts[FOOD], counts[CRYSTAL] = wood, food, crystal
        counts[TOKENS] = 2.5
        counts[INCOME] = land.gold + 1.0
        counts[OTHERS_IN_FRONT] = 1.5
        counts[ARTIFACTS_IN_PLAY] = len(land.artifacts) + (0.5 if land.artifacts else 0.0)
        counts[TWO_RESOURCES] = (wood + food + crystal) / 2 - 0.3
        counts[THREE_RESOURCES] = (wood + food + crystal) / 3 - 0.3
        counts[THREE_KINDS] = min(wood, food, crystal)
        counts[TWO_AGES] = 1.0
        counts[AGED] = 2.0
        counts[NEW] = 2.2
        counts[IN_BACK] = 2.0
        counts[STRONG] = w.strong
        counts[CONSTRUCTED] = land.constructed + 0.5
        counts[LEVELS] = sum(land.levels) + 1.0
        counts[LEVEL_TWO] = land.level_twos
        return counts

    def lasting(self, land: Land) -> float:
        """The LP of Buildings and Artifacts at the end, and all that they will bring before."""
        w = self.w
        worth = float(land.end_lp)
        made = (land.wood, land.food, land.crystal)
        counts = self.typical(land)
        for after in range(land.left):
            wage = w.wage[after]
            for r in range(3):
                worth += w.resource[r] * made[r]
            worth += wage * (land.gold - BASIC_INCOME + expected(land.income, counts))
            worth += w.strength * (land.strength + expected(land.strengths, counts))
            worth += land.flat_lp + expected(land.lp, counts) + w.wins * land.war_lp
            worth += w.deaths * (land.dying_lp + land.dying_gold * wage) + w.healer * land.saves + w.shift * land.move_age
            worth += 0.5 * wage * land.less_land + (0.5 * w.builder if land.flags & BUILDS else 0.0)
            worth += w.fifth if land.fifth else 0.0
            worth -= w.crowd * land.constructed
        return worth

    def offers(self, land: Land, landlord: bool) -> list[Offer]:
        """All Constructions, the best first."""
        levels = land.levels
        price = 0 if landlord else max(0, 2 * land.constructed - land.less_land)
        found: dict[tuple[float, Levels, tuple[int, int, int], int], Offer] = {
            (0.0, levels, (0, 0, 0), 0): Offer(levels, (0, 0, 0), 0, 0.0)
        }
        for b in land.sites:
            building = BUILDINGS[b]
            for level in range(levels[b] + 1, 3):
                then = (*levels[:b], level, *levels[b + 1 :])
                gain = land.with_levels(then).worth - land.worth
                for way in range(len(WAYS)):
                    need = [0, 0, 0]
                    gold = 0 if levels[b] else price
                    for step in range(levels[b], level):
                        if level_by_gold(building, step, levels[b], level, way):
                            gold += building.gold[step]
                        else:
                            for r in range(3):
                                need[r] += building.needs[step][r]
                    needs = (need[0], need[1], need[2])
                    found[-gain, then, needs, gold] = Offer(then, needs, gold, gain)
        return [found[key] for key in sorted(found)]

    def carry(self, unit: Fact, land: Land) -> Carry:
        """What a Unit brings into the next turn, and into those after it as long as it lives."""
        w, left = self.w, land.left
        counts = self.typical(land)
        counts[WOOD], counts[FOOD], counts[CRYSTAL] = 1.0, 1.0, 1.0
        counts[INCOME] = 4.0
        turns = min(left, max(1, unit.limit - unit.age + 1))
        strength = self.fighting(unit, counts)
        worth = self.working(unit, land, counts, left - 1) - w.spot
        bare, full = worth, worth + w.strength * strength
        for later in range(1, turns):
            then = unit if unit.reborn else fact(unit.kind, unit.age + later)
            worth = self.working(then, land, counts, left - 1 - later) - w.spot
            bare += max(0.0, worth)
            full += max(0.0, worth + w.strength * self.fighting(then, counts))
        ending = 0.0
        if left == turns:
            ending += fact(unit.kind, unit.age + left).end_lp + unit.end_artifact_lp * len(land.artifacts)
        if unit.limit < AGES:
            dead = fact(unit.kind, unit.age + turns - 1)
            if dead.flags & DIES:
                ending += dead.death_lp + dead.death_gold * w.gold[left - turns]
        return Carry(strength, max(0.0, bare + ending), max(0.0, full + ending))

    def fighting(self, unit: Fact, counts: list[float]) -> float:
        """Its strength in a later turn."""
        counts[TOKENS] = unit.age + 1.5
        return unit.strength + expected(unit.strengths, counts) if unit.fights else 0.0

    def working(self, unit: Fact, land: Land, counts: list[float], left: int) -> float:
        """What a Unit does in a later turn, with `left` turns after it, beside fighting."""
        w, wage, rates = self.w, self.w.wage[left], land.rates
        wood, food, crystal = unit.wood + unit.front_wood + unit.back_wood, unit.food + unit.front_food, unit.crystal + unit.front_crystal
        worth = wood * (w.resource[0] + rates[0]) + food * (w.resource[1] + rates[1]) + crystal * (w.resource[2] + rates[2])
        worth += wage * (unit.gold + expected(unit.income, counts))
        worth += w.wins * (unit.war_lp + unit.crystal_war_lp + unit.war_gold * wage) + 0.4 * unit.no_war_lp
        worth += expected(unit.lp, counts) + expected(unit.front_lp, counts)
        worth += w.builder if unit.flags & BUILDS else 0.0
        worth += w.healer if unit.flags & (SAVES | KEEPS_YOUNG) else 0.0
        if unit.flags & AT_AGING:
            worth += w.mourner * unit.mourns + w.deaths * (unit.mourns_each + unit.spared_lp)
        return worth

    def plain(self, kind: int) -> float:
        """What a card is worth by itself after its cost, whoever gets it."""
        land = self.land((NO_BUILDINGS, (), BASE_BUILDINGS, 1))
        if kind < FIRST_ARTIFACT_KIND:
            unit = fact(kind, 1)
            return self.carry(unit, land).full + self.w.spot - self.w.gold[1] * unit.cost
        artifact = kind - FIRST_ARTIFACT_KIND
        return land.with_artifacts((artifact,)).worth - land.worth - self.w.gold[1] * (artifact_cost(0) - REVEALED_GOLD[artifact])


def expected(terms: list[Term], counts: list[float]) -> float:
    """What some terms give on average."""
    total = 0.0
    for found in terms:
        total += found.n * counts[found.per] * min(1.0, counts[found.when])
    return total

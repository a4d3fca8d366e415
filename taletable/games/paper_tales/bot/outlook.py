"""The search for the best Kingdom of a turn: every sensible set of cards, weighed by what it earns now and what it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import Final

from ..cards import BACK, FRONT, UNIT_KEYS
from ..kingdom import artifact_cost
from ..wars import LP_FOR_A_WAR
from .facts import (
    ACTS_IN_EVERY_DEPLOYMENT,
    ACTS_WHEN_REVEALED,
    AGED,
    AGES,
    ARTIFACTS_IN_PLAY,
    AT_AGING,
    CONSTRUCTED,
    COUNTS,
    COUNTS_MUCH,
    CRYSTAL,
    DIES,
    EARNS_BY_WARS,
    EARNS_LP,
    FOOD,
    IN_BACK,
    INCOME,
    INCOME_VARIES,
    KEEPS_YOUNG,
    LEVEL_TWO,
    LEVELS,
    NEW,
    ONE,
    OTHERS_IN_FRONT,
    PLACE_MATTERS,
    SAVES,
    SCORES_AT_END,
    STRENGTH_VARIES,
    STRONG,
    THREE_KINDS,
    THREE_RESOURCES,
    TOKENS,
    TOKENS_MATTER,
    TWO_AGES,
    TWO_RESOURCES,
    WOOD,
    Fact,
    fact,
    newcomer,
    older,
)
from .worth import FIRST_ARTIFACT_KIND, REVEALED_GOLD, Appraiser, Built, Carry, Land

MOST_CARDS: Final = 9
"""A hand-edited position may hold more cards than a game ever deals; the plainly worst are then not looked at."""
MOST_PLANS: Final = 6
"""How many of the best Kingdoms are kept, to see what one card more would change."""
STRANGERS: Final = (UNIT_KEYS.index("cerberus"), UNIT_KEYS.index("militiaman"))
"""Plain Units that stand for whom Shapeshifter may become."""
RARE_AT_AGING: Final = SAVES | AT_AGING | KEEPS_YOUNG
BACK_SPOTS: Final = len(BACK)
AT_WORK: Final = 1 << 20
"""Added to the code of a Unit whose abilities with the reveal icon are still to come."""


class Revealed:
    """What the Deployment abilities have made of a choice of Units (PT-R.27)."""

    def __init__(self, units: list[Fact], land: Land, gold: int, lp: float) -> None:
        self.units = units
        self.land = land
        self.gold = gold
        self.lp = lp


class Plan:
    """A choice of cards: its worth, which of the own Units stay, which cards of the hand come (Units and Artifacts), the Gold left.

    `units` are those of the Kingdom, with bit i of `fresh` for a new Unit i; `bonus` is the part of the Gold that comes after the payment.
    """

    def __init__(
        self, worth: float, units: list[Fact], fresh: int, land: Land, gold: int, bonus: int, chosen: list[int], forge: list[int]
    ) -> None:
        self.worth = worth
        self.units = units
        self.fresh = fresh
        self.land = land
        self.gold = gold
        self.bonus = bonus
        self.chosen = chosen
        """Places among the own Units and, after them, in the hand."""
        self.forge = forge


class Outlook:
    """A Kingdom before or within one turn, as its Monarch sees it, and the figures that decide among plans."""

    def __init__(self, appraiser: Appraiser, land: Land, gold: int, units: Sequence[Fact]) -> None:
        self.appraiser = appraiser
        self.land = land
        self.left = land.left
        self.gold = gold
        self.front = len(FRONT) if land.fifth else len(FRONT) - 1
        self.units = list(units)
        self.rivals: list[list[tuple[float, float]]] = []
        """For each War the strengths that the other side may have, with their shares of 1."""
        self.doubt = 1.0
        self.spite = 0.0
        self.advanced = False
        self.covets = 0
        """What each level 2 Building costs in every Wars phase (Covetous Crown, PT-K.4)."""
        self.toll = 0
        """What each Unit with Age tokens in the Front costs in the Wars phase (Toll of Years, PT-K.3)."""
        self.strength = 0
        """That of the Kingdom weighed last."""
        self.counts = [0] * COUNTS
        self.counts[ONE] = 1
        self._wars: dict[int, tuple[float, float, float]] = {}
        self._seen: dict[tuple[int, ...], float] = {}
        self._plans: dict[tuple[int, ...], list[Plan]] = {}

    def expect(self, rivals: list[list[tuple[float, float]]], doubt: float, spite: float, advanced: bool) -> None:
        """Say which strengths the neighbours may have."""
        self.rivals = rivals
        self.doubt, self.spite, self.advanced = doubt, spite, advanced
        self._wars, self._seen, self._plans = {}, {}, {}

    def wars(self, mine: int) -> tuple[float, float, float]:
        """The Wars to expect with a strength: how many are won, the LP of all of them, and how likely none is won."""
        found = self._wars.get(mine)
        if found is None:
            won = lost = 0.0
            none = 1.0
            for rival in self.rivals:
                once = 0.0
                for theirs, share in rival:
                    once += share * chance(mine + 0.5 - theirs, self.doubt)
                    lost += share * chance(theirs - mine + 0.5, self.doubt)
                    if self.advanced:  # PT-V.6
                        won += share * chance(mine / 2 + 0.25 - theirs, self.doubt)
                        lost += share * chance(theirs - 2 * mine + 0.5, self.doubt)
                won += once
                none *= 1 - once
            found = self._wars[mine] = won, LP_FOR_A_WAR * (won - self.spite * lost), none
        return found

    # Aging, Construction, Wars: backwards, as later phases decide what earlier ones are worth

    def aging(self, units: list[Fact], land: Land, gold: int) -> float:
        """Deaths with the best use of Healers, and the legacy."""
        dying = 0
        healers = land.saves
        for i, unit in enumerate(units):
            if unit.flags & DIES:
                dying |= 1 << i
            if unit.flags & SAVES:
                healers += 1
        if dying and healers:
            for _ in range(healers):
                saved = self.best_save(units, dying, land)
                if saved >= 0:
                    dying &= ~(1 << saved)
        return self.deaths(units, dying, land, gold)

    def deaths(self, units: list[Fact], dying: int, land: Land, gold: int) -> float:
        """LP and Gold of the dying (PT-R.47), and the legacy of the others."""
        lp = tokens = dead = mourning = each = light = spared = 0
        survivors: list[Fact] = []
        for i, unit in enumerate(units):
            mourning += unit.mourns
            each += unit.mourns_each
            light += unit.spared_lp
            if dying >> i & 1:
                lp += unit.death_lp
                gold += unit.death_gold
                tokens += unit.age
                dead += 1
            else:
                survivors.append(unit)
                if unit.age and not unit.spared_lp:
                    spared += 1
        lp += mourning * tokens + (each + land.dying_lp) * dead + light * spared
        return lp + self.legacy(survivors, land, gold + land.dying_gold * dead)

    def legacy(self, units: list[Fact], land: Land, gold: int) -> float:
        """All that goes into the next turn; `units` are the survivors, before they grow older (PT-9.2)."""
        worth = land.worth + self.appraiser.purse(gold, self.left) - self.covets * land.level_twos * self.left
        young = False
        for unit in units:
            if unit.flags & KEEPS_YOUNG:
                young = True
        if not self.left:
            for unit in units:
                if unit.flags & SCORES_AT_END:
                    worth += older(unit, young).end_lp + unit.end_artifact_lp * len(land.artifacts)
            return worth
        return worth + self.carried([land.carry(older(unit, young).code) for unit in units], land)

    def best_save(self, units: list[Fact], dying: int, land: Land) -> int:
        """Which of the Units a Healer should save; -1 for nobody."""
        best, choice = self.deaths(units, dying, land, 0), -1
        for i, unit in enumerate(units):
            if dying >> i & 1 and unit.age == 1:
                value = self.deaths(units, dying & ~(1 << i), land, 0)
                if value > best + 1e-9:
                    best, choice = value, i
        return choice

    def outcome(self, units: list[Fact], land: Land, gold: int) -> float:
        """What a Kingdom is worth from the Wars phase on, with the best spots for its Units."""
        flags = land.flags
        for unit in units:
            flags |= unit.flags
        if not flags & PLACE_MATTERS:
            return self.stand(units, land, gold, flags, 0, 0)
        settled = self.settled(units)
        best = -1e9
        for front in self.fronts(settled):
            best = max(best, self.stand(units, land, gold, flags, settled, front))
        return best

    def settled(self, units: list[Fact]) -> int:
        """The Units for which their spot matters, bit i for Unit i; no more than there is room for in the Front."""
        settled, places = 0, self.front
        for i, unit in enumerate(units):
            if places and unit.flags & PLACE_MATTERS:
                settled |= 1 << i
                places -= 1
        return settled

    def fronts(self, settled: int) -> list[int]:
        """Which of them may stand in the Front: every choice that leaves no more than fit in the Back."""
        found = [0]
        bit = 1
        while bit <= settled:
            if settled & bit:
                found += [front | bit for front in found]
            bit <<= 1
        return [front for front in found if (settled & ~front).bit_count() <= BACK_SPOTS]

    def as_it_stands(self, units: list[Fact], front: int, gold: int) -> float:
        """What a Kingdom is worth from the Wars phase on, with its Units where they are: bit i of `front` for Unit i."""
        flags = self.land.flags
        for unit in units:
            flags |= unit.flags
        return self.stand(units, self.land, gold, flags, (1 << len(units)) - 1, front)

    def stand(self, units: list[Fact], land: Land, gold: int, flags: int, settled: int, front: int) -> float:
        """The same with some Units settled, those of `front` there and others in the Back; of the rest the strongest are in the Front."""
        wood, food, crystal = land.wood, land.food, land.crystal
        earned = land.gold
        tokens = 0
        for unit in units:
            wood += unit.wood
            food += unit.food
            crystal += unit.crystal
            earned += unit.gold
            tokens += unit.age
        if flags & PLACE_MATTERS:
            for i, unit in enumerate(units):
                if unit.flags & PLACE_MATTERS and settled >> i & 1:
                    if front >> i & 1:
                        wood += unit.front_wood
                        food += unit.front_food
                        crystal += unit.front_crystal
                    else:
                        wood += unit.back_wood
                        food += unit.back_food
                        crystal += unit.back_crystal
        counts = self.counts
        counts[WOOD], counts[FOOD], counts[CRYSTAL], counts[TOKENS] = wood, food, crystal, tokens
        if flags & COUNTS_MUCH:
            self.count_much(units, land, settled, front)
        for found in land.income:
            if counts[found.when] > 0:
                earned += found.n * counts[found.per]
        if flags & INCOME_VARIES:
            for unit in units:
                for found in unit.income:
                    if counts[found.when] > 0:
                        earned += found.n * counts[found.per]
        counts[INCOME] = earned
        total = land.strength
        for found in land.strengths:
            total += found.n * counts[found.per]
        line: list[int] = []
        strong = 0
        for i, unit in enumerate(units):
            strength = unit.strength
            if unit.flags & STRENGTH_VARIES:
                strength = unit.strength_now(counts)
            if strength >= 3:
                strong += 1
            if unit.fights:
                if unit.anywhere or front >> i & 1:
                    total += strength
                elif not settled >> i & 1:
                    line.append(strength)
        places = self.front - front.bit_count()
        if len(line) > places:
            line.sort(reverse=True)
            line = line[: max(0, places)]
        total += sum(line)
        self.strength = total
        won, lp, none = self.wars(total)
        lp += land.flat_lp + won * land.war_lp
        if self.toll or self.covets:
            lp -= self.tolls(units, land)
        if land.lp:
            counts[STRONG] = strong
            for found in land.lp:
                if counts[found.when] > 0:
                    lp += found.n * counts[found.per]
        if flags & EARNS_LP:
            for i, unit in enumerate(units):
                for found in unit.lp:
                    lp += found.value(counts)
                for found in unit.front_lp if front >> i & 1 else unit.back_lp:
                    lp += found.value(counts)
        if flags & EARNS_BY_WARS:
            more = 0
            for unit in units:
                lp += won * (unit.war_lp + unit.crystal_war_lp * crystal) + none * unit.no_war_lp
                more += unit.war_gold
            gold += round(more * won)
        built = land.built(flags, wood, food, crystal, gold + earned)
        if flags & RARE_AT_AGING or not self.left or built.land.ages or self.covets:
            return lp + self.aging(units, built.land, built.gold)
        return lp + self.plain_aging(units, built)

    def plain_aging(self, units: list[Fact], built: Built) -> float:
        """Deaths and legacy where nobody is saved, nobody earns by the dead, and there is a next turn."""
        worth = built.worth
        land = built.land
        gold = 0
        carries: list[Carry] = []
        for unit in units:
            if unit.flags & DIES:
                worth += unit.death_lp
                gold += unit.death_gold
            else:
                carries.append(land.carry(unit.next_code))
        if gold:
            purse = self.appraiser.purse
            worth += purse(built.gold + gold, self.left) - purse(built.gold, self.left)
        return worth + self.carried(carries, land)

    def carried(self, carries: list[Carry], land: Land) -> float:
        """What the survivors are worth together: only so many can fight in the next turn."""
        worth = 0.0
        fighters = 3 if land.fifth else 2
        if len(carries) <= fighters:
            for carry in carries:
                worth += carry.full
            return worth
        carries.sort(key=_by_strength)
        for place, carry in enumerate(carries):
            worth += carry.full if place < fighters else carry.bare
        return worth

    def tolls(self, units: list[Fact], land: Land) -> int:
        """The LP of the Lich King cards that look at the Kingdom."""
        aged = 0
        for unit in units:
            if unit.age:
                aged += 1
        return self.toll * min(aged, self.front) + self.covets * land.level_twos

    def count_much(self, units: list[Fact], land: Land, settled: int, front: int) -> None:
        """Count what few cards ask for."""
        counts = self.counts
        number = len(units)
        aged = 0
        for unit in units:
            if unit.age:
                aged += 1
        wood, food, crystal = counts[WOOD], counts[FOOD], counts[CRYSTAL]
        in_front = front.bit_count() if settled.bit_count() == number else min(number - (settled & ~front).bit_count(), self.front)
        counts[OTHERS_IN_FRONT] = in_front - 1
        counts[IN_BACK] = number - in_front
        counts[ARTIFACTS_IN_PLAY] = len(land.artifacts)
        counts[TWO_RESOURCES] = (wood + food + crystal) // 2
        counts[THREE_RESOURCES] = (wood + food + crystal) // 3
        counts[THREE_KINDS] = min(wood, food, crystal)
        counts[TWO_AGES] = counts[TOKENS] // 2
        counts[AGED] = aged
        counts[NEW] = number - aged
        counts[CONSTRUCTED] = land.constructed
        counts[LEVELS] = sum(land.levels)
        counts[LEVEL_TWO] = land.level_twos

    # Deployment

    def revealed(self, units: list[Fact], fresh: int, land: Land, gold: int) -> list[Revealed]:
        """What the Deployment abilities make of a choice of Units; one for each sensible target. Bit i of `fresh`: Unit i is new."""
        shadows = 0
        targets: list[int] = []
        for i, unit in enumerate(units):
            if unit.repeats:
                shadows += fresh >> i & 1
            elif unit.flags & ACTS_WHEN_REVEALED or unit.age_self:
                targets.append(i)
        if not shadows or not targets:
            return self.acted(units, fresh, -1, 0, land, gold)
        found: list[Revealed] = []
        if len(targets) < len(units) - shadows:
            targets.append(-1)
        for target in targets:
            found += self.acted(units, fresh, target, shadows, land, gold)
        return found

    def acted(self, units: list[Fact], fresh: int, target: int, shadows: int, land: Land, gold: int) -> list[Revealed]:
        """The same once it is known whom the Shadows repeat."""
        new = list(units)
        lp = 0.0
        tokens = moves = stranger = upgrades = dearest = 0
        aging = [0] * len(units)
        acting: list[tuple[Fact, int]] = []
        for i, unit in enumerate(units):
            times = (fresh >> i & 1) + (shadows if i == target else 0)
            dearest = max(dearest, unit.cost)
            if i == target:
                aging[i] += shadows * unit.age_self
            if not times or not unit.flags & ACTS_WHEN_REVEALED:
                continue
            acting.append((unit, times))
            if unit.shapeshifts and fresh >> i & 1:
                new[i] = newcomer(STRANGERS[stranger], 1)
                stranger ^= 1
            upgrades += unit.upgrades
            tokens += unit.age_one * times
            moves += unit.move_age * times
            if unit.finds:
                lp += times * land.found_artifact()
            for _ in range(times if unit.founds else 0):
                land = land.founded()
            if unit.age_others:
                for j in range(len(units)):
                    aging[j] += unit.age_others * times if j != i else 0
        if upgrades:
            land = land.upgraded()
        for unit, times in acting:
            for is_gold, cost, _, found in unit.gains:
                if is_gold and dearest >= cost:
                    gold += times * found.n
        for unit, times in acting:
            for is_gold, cost, per_gold, found in unit.gains:
                if not is_gold and dearest >= cost:
                    each = found.n * (gold if per_gold else self.count_land(found.per, land))
                    lp += times * (min(each, found.most) if found.most else each)
        for i, n in enumerate(aging):
            if n:
                new[i] = fact(new[i].kind, new[i].age + n)
        results: list[Revealed] = []
        for placed in with_tokens(new, tokens):
            for moved in self.with_moves(placed, moves + land.move_age, land):
                alchemists = food = 0
                for unit in moved:
                    alchemists += unit.age_by_food
                    food += unit.food + unit.front_food
                for oldest in with_tokens(moved, alchemists * (food + land.food)):
                    results.append(Revealed(oldest, land, gold, lp))
        return results

    def count_land(self, per: int, land: Land) -> int:
        """How much there is of what a card counts when it is revealed."""
        if per == LEVEL_TWO:
            return land.level_twos
        return len(land.artifacts) if per == ARTIFACTS_IN_PLAY else land.constructed if per == CONSTRUCTED else 1

    def with_moves(self, units: list[Fact], moves: int, land: Land) -> list[list[Fact]]:
        """The Units as they are, and after some tokens went from one Unit to another where it may do good."""
        found = [units]
        if not moves:
            return found
        for giver, taker in self.token_moves(units, land)[:4]:
            once = shifted(units, giver, taker)
            found.append(once)
            if moves > 1:
                for second, to in self.token_moves(once, land)[:2]:
                    found.append(shifted(once, second, to))
        return found

    def token_moves(self, units: list[Fact], land: Land) -> list[tuple[int, int]]:
        """Moves of a token that may do good: from those worth saving, and to those that die anyway or gain by it; the best first."""
        left = self.left
        givers: list[tuple[float, int]] = []
        takers: list[tuple[float, int]] = []
        for i, unit in enumerate(units):
            worth = land.carry(unit.kind * AGES + 1).full if left else float(unit.strength)
            if unit.age and (unit.flags & (TOKENS_MATTER | DIES)):
                givers.append((worth if unit.age == unit.limit else worth / 4, i))
            takers.append((worth if not unit.flags & DIES and not unit.flags & TOKENS_MATTER else 0.0, i))
        takers.sort()
        pairs: list[tuple[float, int, int]] = []
        for gain, giver in givers:
            for loss, taker in takers[:3]:
                if taker != giver:
                    pairs.append((loss - gain, giver, taker))
        pairs.sort()
        return [(giver, taker) for _, giver, taker in pairs]

    def weigh(self, units: list[Fact], fresh: int, land: Land, gold: int) -> float:
        """The best a choice of Units can do."""
        acts = land.move_age > 0
        codes: list[int] = []
        for i, unit in enumerate(units):
            code = unit.code
            if unit.flags & ACTS_IN_EVERY_DEPLOYMENT:
                acts = True
            if fresh >> i & 1 and unit.flags & ACTS_WHEN_REVEALED:
                acts = True
                code += AT_WORK
            codes.append(code)
        codes.sort()
        codes.append(gold)
        if land is not self.land:
            codes += land.artifacts
        key = tuple(codes)
        known = self._seen.get(key)
        if known is not None:
            return known
        if acts:
            best = -1e9
            for shown in self.revealed(units, fresh, land, gold):
                best = max(best, self.outcome(shown.units, shown.land, shown.gold) + shown.lp)
        else:
            best = self.outcome(units, land, gold)
        self._seen[key] = best
        return best

    def layout(self, units: list[Fact], fresh: int, land: Land, gold: int) -> tuple[list[int], list[int]]:
        """The Units of a choice, as places in it: those for the Front and those for the Back."""
        best, where, settled = -1e9, 0, 0
        shown = Revealed(units, land, gold, 0.0)
        for found in self.revealed(units, fresh, land, gold):
            flags = found.land.flags
            for unit in found.units:
                flags |= unit.flags
            places = self.settled(found.units)
            for front in self.fronts(places):
                worth = found.lp + self.stand(found.units, found.land, found.gold, flags, places, front)
                if worth > best:
                    best, shown, where, settled = worth, found, front, places
        flags = COUNTS_MUCH
        for unit in shown.units:
            flags |= unit.flags
        self.stand(shown.units, shown.land, shown.gold, flags, settled, where)  # once more, for its counts and its strength
        ranks: list[tuple[int, int]] = []
        for i, unit in enumerate(shown.units):
            if not settled >> i & 1:
                ranks.append((-unit.strength_now(self.counts) if unit.fights and not unit.anywhere else 0, i))
        in_front = [i for i in range(len(units)) if where >> i & 1]
        in_back = [i for i in range(len(units)) if settled >> i & 1 and not where >> i & 1]
        for _, i in sorted(ranks):
            if len(in_front) < self.front:
                in_front.append(i)
            else:
                in_back.append(i)
        return in_front, in_back

    def worth_of(self, hand: Sequence[int]) -> float:
        """What the best Kingdom with these cards is worth."""
        return self.plans_of(hand)[0].worth

    def plans_of(self, hand: Sequence[int]) -> list[Plan]:
        """The best Kingdoms with these cards, the very best first; they are looked for once."""
        key = tuple(sorted(hand))
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self.best_plans(key)
        return found

    def worth_with(self, hand: Sequence[int], kind: int) -> float:
        """What the best Kingdom with one card more is worth, as far as it grows out of one of the best without that card."""
        plans = self.plans_of(hand)
        best = plans[0].worth
        if kind >= FIRST_ARTIFACT_KIND:
            for plan in plans:
                best = max(best, self.worth_forging(plan, kind - FIRST_ARTIFACT_KIND))
            return best
        unit = newcomer(kind)
        room = self.front + BACK_SPOTS
        for plan in plans:
            purse = plan.gold - plan.bonus - unit.cost
            number = len(plan.units)
            if number < room and purse >= 0:
                best = max(best, self.weigh([*plan.units, unit], plan.fresh | 1 << number, plan.land, purse + plan.bonus))
            for i, other in enumerate(plan.units):
                gold = purse + (other.cost if plan.fresh >> i & 1 else 0)
                if gold >= 0:
                    units = list(plan.units)
                    units[i] = unit
                    best = max(best, self.weigh(units, plan.fresh | 1 << i, plan.land, gold + plan.bonus))
        return best

    def worth_forging(self, plan: Plan, artifact: int) -> float:
        """What a Kingdom is worth with an Artifact more, for which a Unit may have to stay away."""
        land = plan.land.with_artifacts((artifact,))
        bonus = plan.bonus + REVEALED_GOLD[artifact]
        purse = plan.gold - plan.bonus - artifact_cost(len(plan.land.artifacts))
        if purse >= 0:
            return self.weigh(plan.units, plan.fresh, land, purse + bonus)
        best = -1e9
        for i, unit in enumerate(plan.units):
            if plan.fresh >> i & 1 and purse + unit.cost >= 0:
                fresh = plan.fresh & ((1 << i) - 1) | plan.fresh >> (i + 1) << i
                best = max(best, self.weigh(plan.units[:i] + plan.units[i + 1 :], fresh, land, purse + unit.cost + bonus))
        return best

    def best_plans(self, hand: Sequence[int]) -> list[Plan]:
        """The best Kingdoms that can be deployed: full, or such that nothing free of charge could be added. `hand` are kinds of cards."""
        best: list[Plan] = []
        forges = [i for i, kind in enumerate(hand) if kind >= FIRST_ARTIFACT_KIND]
        for n in range(len(forges) + 1):
            for some in combinations(forges, n):
                gold = self.gold - sum([artifact_cost(len(self.land.artifacts) + i) for i in range(n)])
                if gold >= -BACK_SPOTS:  # Gold for Units of negative cost may still pay for it
                    kinds = tuple([hand[i] - FIRST_ARTIFACT_KIND for i in some])
                    land = self.land.with_artifacts(kinds) if some else self.land
                    self.search(hand, list(some), land, gold, sum([REVEALED_GOLD[kind] for kind in kinds]), best)
        best.sort(key=_by_worth)
        return best

    def search(self, hand: Sequence[int], forge: list[int], land: Land, purse: int, bonus: int, best: list[Plan]) -> None:
        """Look through all sets of Units together with certain new Artifacts, which bring a bonus after the payment."""
        own = len(self.units)
        facts = list(self.units)
        places = self.front + BACK_SPOTS
        free: list[int] = list(range(own))
        paid: list[int] = []
        names: list[int] = []
        gainful = 0
        for i, kind in enumerate(hand):
            if kind < FIRST_ARTIFACT_KIND:
                unit = newcomer(kind)
                if unit.cost <= 0:
                    free.append(len(facts))
                    gainful -= unit.cost
                else:
                    paid.append(len(facts))
                facts.append(unit)
                names.append(own + i)
        least = best[-1].worth if len(best) == MOST_PLANS else -1e9
        for n in range(min(len(paid), places) + 1):
            rest = min(len(free), places - n)
            for some in combinations(paid, n):
                gold = purse
                for i in some:
                    gold -= facts[i].cost
                if gold + gainful < 0:
                    continue
                for others in combinations(free, rest):
                    left = gold
                    if gainful:
                        for i in others:
                            if i >= own:
                                left -= facts[i].cost
                    if left < 0:
                        continue
                    fresh = 0
                    units: list[Fact] = []
                    for i in others:
                        if i >= own:
                            fresh |= 1 << len(units)
                        units.append(facts[i])
                    for i in some:
                        fresh |= 1 << len(units)
                        units.append(facts[i])
                    worth = self.weigh(units, fresh, land, left + bonus)
                    if worth > least:
                        chosen = [i if i < own else names[i - own] for i in (*others, *some)]
                        best.append(Plan(worth, units, fresh, land, left + bonus, bonus, chosen, forge))
                        if len(best) > MOST_PLANS:
                            best.sort(key=_by_worth)
                            best.pop()
                            least = best[-1].worth
        if len(best) == MOST_PLANS:
            best.sort(key=_by_worth)


def shifted(units: list[Fact], giver: int, taker: int) -> list[Fact]:
    """The Units after a token went from one to another."""
    moved = list(units)
    moved[giver] = fact(units[giver].kind, units[giver].age - 1)
    moved[taker] = fact(units[taker].kind, units[taker].age + 1)
    return moved


def with_tokens(units: list[Fact], tokens: int) -> list[list[Fact]]:
    """The Units after some tokens went on one of them: on each that cares, and on one that does not."""
    if not tokens:
        return [units]
    caring = [i for i, unit in enumerate(units) if unit.flags & TOKENS_MATTER]
    plain = [i for i, unit in enumerate(units) if not unit.flags & TOKENS_MATTER]
    doomed = [i for i in plain if units[i].flags & DIES]
    helpers = [i for i in plain if units[i].age_one]
    found: list[list[Fact]] = []
    for i in [*caring, *(doomed or helpers or plain)[:1]]:
        aged = list(units)
        aged[i] = fact(units[i].kind, units[i].age + tokens)
        found.append(aged)
    return found


def _by_worth(plan: Plan) -> float:
    return -plan.worth


def _by_strength(carry: Carry) -> float:
    return -carry.strength


def chance(margin: float, doubt: float) -> float:
    """How likely a strength with this margin over the expected one of a neighbour wins."""
    return 1 / (1 + exp(min(30.0, max(-30.0, -margin / doubt))))

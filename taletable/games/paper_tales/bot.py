"""A quick, greedy bot: it weighs every sensible Kingdom of a turn by what it earns now and by what it leaves for the turns to come.

It looks only at its own cards and at what lies open, so hidden cards of others cannot sway it. It remembers nothing that it could not
work out again from the position: a plan already made is kept only to save time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from taletable.bots.base import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from .aging import HEALERS
from .cards import BACK, BUILDING_KEYS, BUILDINGS, COST_OF, CRYSTAL, FIFTH, FOOD, FRONT, UNIT_KEYS, UNIT_OF, WOOD, Ability, cards_that
from .construction import WAYS, cost, level_by_gold
from .deployment import AGE_OTHERS, AGE_SELF, ALCHEMISTS, GOLEMS, LOSERS, SHAPESHIFTERS, TIME_MASTERS
from .ending import TURNS
from .kingdom import Resources, fights, income, must_die, resources, strength, unit_strength, war_gains
from .recruitment import is_advanced
from .state import TOWNS, WIDTH, Kingdoms
from .wars import LP_FOR_A_WAR, kingdom_strength

Levels = tuple[int, ...]
BARRACKS: Final = BUILDING_KEYS.index("barracks")
NO_BUILDINGS: Final[Levels] = (0,) * TOWNS


class Weights(NamedTuple):
    """What things are worth, in LP. A tuple by turns left begins with the last turn, after which none is left."""

    gold: tuple[float, ...] = (0.01, 1.1, 1.7, 2.0)
    """One Gold at the end of a turn, by turns left. After the last turn it only breaks ties (PT-10.4)."""
    plenty: int = 5
    """Gold beyond this is worth a third: there is little more to buy."""
    wage: tuple[float, ...] = (0.25, 0.7, 1.0)
    """One Gold of a later Income phase, by turns left then. On the last turn it can only help a Construction."""
    strength: float = 0.5
    """A point of strength that a Unit brings into the next turn: it moves two Wars."""
    resource: tuple[float, float, float] = (0.8, 1.2, 1.7)
    """A Wood, Food or Crystal made by a Unit that lives on, or by a Building in a later turn: a step to a Construction."""
    spot: float = 1.0
    """A Unit that lives on takes the spot of a new one: what that one would bring."""
    typical: tuple[float, float, float] = (0.8, 1.2, 0.3)
    """What the Units of a later turn will make on average; Buildings count it."""
    strong: float = 2.3
    """Units of strength 3 or more that Barracks will find in a later turn."""
    fifth: float = 1.5
    """The fifth spot, for each turn left: about 3 strength more in the Front."""
    crowd: float = 1.0
    """What a Building costs in each later turn because it makes the land of the next one dearer (PT-8.5)."""
    wins: float = 1.1
    """Wars won in a later turn, for those who earn by them."""
    builder: float = 0.8
    """A Unit that makes Constructions cheaper and is still there next turn."""
    healer: float = 1.0
    """A Healer that is still there next turn."""
    mourner: float = 2.5
    """A Unit that earns by deaths and is still there next turn."""
    rival: tuple[float, ...] = (3.2, 3.0, 3.4, 4.0)
    """The strength to expect of a neighbour with nothing at all before Deployment, by turn."""
    rival_keeps: float = 0.45
    """More of it for each point of strength that the neighbour has already,"""
    rival_gold: float = 0.65
    """for each Gold,"""
    rival_fifth: float = 1.5
    """for a fifth spot,"""
    rival_barracks: float = 1.6
    """and for Barracks."""
    doubt: tuple[float, ...] = (0.8, 0.9, 1.4, 1.5)
    """Scale of the error of that forecast, by turn: a War is likely won, not surely."""
    spite: float = 1.0
    """A War that a neighbour wins costs this share of its LP, divided among the rivals: only the lead counts."""
    spare: float = 0.1
    """The share of its plain worth that a drafted card has even if it will not be deployed: it may be kept, and others do not get it."""
    taste: float = 0.05
    """How far bots with different seeds differ about a card, so that they do not all want the same."""


def _units_with(*, per: tuple[str, ...] = (), when: tuple[str, ...] = (), what: tuple[str, ...] = ()) -> frozenset[int]:
    return frozenset(
        card for card, unit in enumerate(UNIT_OF) if any(a.per in per or a.when in when or a.what in what for a in unit.abilities)
    )


KIND_OF: Final = tuple(UNIT_KEYS.index(unit.key) for unit in UNIT_OF)
CARD_OF: Final = tuple(KIND_OF.index(kind) for kind in range(len(UNIT_KEYS)))
AT_AGING: Final[tuple[tuple[Ability, ...], ...]] = tuple(tuple(unit.does("age")) for unit in UNIT_OF)
AT_END: Final[tuple[int, ...]] = tuple(sum(a.n for a in unit.does("end")) for unit in UNIT_OF)
FRONT_FIGHTERS_ONLY: Final = frozenset(range(len(UNIT_OF))) - cards_that("war", "fight-from-back")
EARN_BY_WARS: Final = _units_with(per=("war", "crystal-war"))
NEED_THE_FRONT: Final = _units_with(when=("front",))
SCORE_AT_END: Final = frozenset(card for card, n in enumerate(AT_END) if n)
TOKENS_MATTER: Final = _units_with(per=("age", "kingdom-age"), when=("aged", "dies", "dies-at-1"), what=("dies-only-with",))
"""Units that are better or worse with more Age tokens on them."""
FOR_WOOD: Final = cards_that("build", "gold-for-wood")
FOR_ANY: Final = cards_that("build", "gold-for-any")
NO_LAND_COST: Final = cards_that("build", "no-land-cost")
DEPLOYERS: Final = SHAPESHIFTERS | GOLEMS | AGE_SELF | AGE_OTHERS | TIME_MASTERS | LOSERS


def _copies(key: str) -> tuple[int, ...]:
    return tuple(card for card, unit in enumerate(UNIT_OF) if unit.key == key)


STOCK: Final = tuple(_copies(key) for key in ("woodcutter", "veteran", "farmer", "knight"))
"""Plain cards that stand for those a draft will still bring."""
STRANGERS: Final = _copies("cerberus") + _copies("militiaman")
"""Plain cards that stand for whom Shapeshifter may become."""


MOST_CARDS: Final = 9
"""A hand-edited position may hold more cards than a game ever deals; the plainly worst are then not looked at."""


class Offer(NamedTuple):
    """A Construction that Buildings on certain levels allow: what it needs and what it is worth."""

    levels: Levels
    need: Resources
    gold: int
    gain: float


class Carry(NamedTuple):
    """What a Unit brings into the next turn: its strength there, and all else in LP."""

    strength: int
    worth: float


class Appraiser:
    """Puts a figure on Buildings, Gold and surviving Units: what they are worth in the turns to come."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.buildings = cache(self._buildings)
        self.offers = cache(self._offers)
        self.carry = cache(self._carry)

    def purse(self, gold: int, left: int) -> float:
        """Gold, with falling value."""
        plenty = self.w.plenty
        return self.w.gold[left] * (gold if gold <= plenty else plenty + (gold - plenty) / 3)

    def rates(self, levels: Levels, left: int) -> tuple[float, float, float]:
        """What one more Wood, Food or Crystal earns through the Buildings that count it, in a turn with `left` turns after it."""
        w = self.w
        rates = {"wood": 0.0, "food": 0.0, "crystal": 0.0}
        for building, level in zip(BUILDINGS, levels, strict=True):
            for a in building.abilities(level):
                if a.per in rates:
                    rates[a.per] += a.n * (w.wage[left] if a.phase == "income" else w.strength if a.what == "strength" else 1.0)
        return rates["wood"], rates["food"], rates["crystal"]

    def _buildings(self, levels: Levels, left: int) -> float:
        w = self.w
        worth = float(sum(b.lp[level - 1] for b, level in zip(BUILDINGS, levels, strict=True) if level))
        made = resources((), (), levels)
        for after in range(left):
            rates = self.rates(levels, after)
            worth += sum(rates[r] * (made[r] + w.typical[r]) + w.resource[r] * made[r] for r in range(3))
            worth += w.fifth if 2 in levels else 0.0
            for building, level in zip(BUILDINGS, levels, strict=True):
                worth -= w.crowd if level else 0.0
                for a in building.abilities(level):
                    if a.phase == "income" and not a.per:
                        worth += a.n * w.wage[after]
                    elif a.what == "lp":
                        worth += a.n * (w.strong if a.per == "strong-unit" else 0.0 if a.per else 1.0)
        return worth

    def _offers(self, levels: Levels, left: int, landlord: bool) -> tuple[Offer, ...]:
        """All Constructions from these levels (PT-8.4 to PT-8.10), and doing nothing."""
        now = self.buildings(levels, left)
        found = {Offer(levels, (0, 0, 0), 0, 0.0)}
        land = 0 if landlord else 2 * sum(1 for level in levels if level)
        for b, building in enumerate(BUILDINGS):
            for level in range(levels[b] + 1, 3):
                for way in range(len(WAYS)):
                    need = [0, 0, 0]
                    gold = 0 if levels[b] else land
                    for step in range(levels[b], level):
                        if level_by_gold(building, step, levels[b], level, way):
                            gold += building.gold[step]
                        else:
                            need = [n + m for n, m in zip(need, building.needs[step], strict=True)]
                    then = (*levels[:b], level, *levels[b + 1 :])
                    found.add(Offer(then, (need[0], need[1], need[2]), gold, self.buildings(then, left) - now))
        return tuple(sorted(found, key=lambda offer: (-offer.gain, offer)))

    def _carry(self, kind: int, age: int, left: int, levels: Levels) -> Carry:
        """A Unit at the beginning of the next turn, with `age` tokens."""
        w = self.w
        card = CARD_OF[kind]
        ages = [0] * len(UNIT_OF)
        ages[card] = age
        alone = (card,)
        around: Resources = (1, 1, 1)
        made = resources(alone, ages, NO_BUILDINGS)
        rates = self.rates(levels, left - 1)
        wage = w.wage[left - 1]
        worth = sum(made[r] * (w.resource[r] + rates[r]) for r in range(3))
        worth += wage * (income(alone, ages, NO_BUILDINGS, around) - 2)
        for a in UNIT_OF[card].abilities:
            if a.per in ("war", "crystal-war"):
                worth += a.n * w.wins * (1.0 if a.what == "lp" else wage)
            elif a.phase == "build":
                worth += w.builder
            elif a.what == "save":
                worth += w.healer
            elif a.per == "dying-age":
                worth += w.mourner
            elif a.phase == "age" and a.when == "dies":
                worth += a.n if a.what == "lp" else a.n * age * w.gold[left - 1]
            elif a.phase == "end":
                worth += a.n * (age + left) - w.spot * (left - 1)
        fighting = unit_strength(card, alone, ages, around, 4) if fights(card, 0, ages) else 0
        return Carry(fighting, worth)

    def plain(self, kind: int) -> float:
        """What a card is worth by itself after its cost, whoever gets it."""
        carry = self.carry(kind, 1, 1, NO_BUILDINGS)
        return carry.worth + self.w.strength * carry.strength - self.w.gold[1] * COST_OF[CARD_OF[kind]]

    def legacy(self, units: Sequence[int], age: Sequence[int], levels: Levels, gold: int, left: int) -> float:
        """All that goes into the next turn; `units` are the survivors, before they grow older (PT-9.2)."""
        worth = self.buildings(levels, left) + self.purse(gold, left)
        if not left:
            return worth + sum([AT_END[card] * (age[card] + 1) for card in units if card in SCORE_AT_END])
        w = self.w
        carries = [self.carry(KIND_OF[card], age[card] + 1, left, levels) for card in units]
        carries.sort(reverse=True)
        fighters = 3 if 2 in levels else 2
        for place, carry in enumerate(carries):
            value = carry.worth - w.spot + (w.strength * carry.strength if place < fighters else 0.0)
            if value > 0:  # a Unit worth less is sent away for a new one
                worth += value
        return worth


@cache
def appraiser_of(weights: Weights) -> Appraiser:
    """Bots with the same weights share what has been worked out."""
    return Appraiser(weights)


class Outlook:
    """A Kingdom before or within one turn, as its Monarch sees it, and the figures that decide among plans."""

    def __init__(self, s: Kingdoms, seat: int, appraiser: Appraiser, shown: bool = False) -> None:
        """`shown`: the new Units lie open, so that the neighbours' strengths need no guess."""
        self.appraiser = appraiser
        w = appraiser.w
        self.left = TURNS - s.turn
        self.age = s.age[:]
        self.gold = s.gold[seat]
        self.levels: Levels = tuple(s.towns(seat))
        self.front = FRONT if s.has_fifth_spot(seat) else FRONT[:FIFTH]
        self.units = s.units(seat)
        rivals = [s.left_of(seat)] if s.seats == 2 else [s.left_of(seat), s.right_of(seat)]
        self.expected = [float(kingdom_strength(s, q)) if shown else expected_strength(s, q, w) for q in rivals]
        self.doubt = w.doubt[0] / 2 if shown else w.doubt[s.turn - 1]
        self.spite = w.spite / (s.seats - 1)
        self.advanced = is_advanced(s)
        self._wars: dict[int, tuple[float, float]] = {}

    def wars(self, mine: int) -> tuple[float, float]:
        """The Wars to expect with a strength: won by this Kingdom, and won by its neighbours against it."""
        found = self._wars.get(mine)
        if found is None:
            won = lost = 0.0
            for theirs in self.expected:
                won += _chance(mine + 0.5 - theirs, self.doubt)
                lost += _chance(theirs - mine + 0.5, self.doubt)
                if self.advanced:  # PT-V.6
                    won += _chance(mine / 2 + 0.25 - theirs, self.doubt)
                    lost += _chance(theirs - 2 * mine + 0.5, self.doubt)
            found = self._wars[mine] = won, lost
        return found

    # Aging, Construction, Wars: backwards, as later phases decide what earlier ones are worth

    def aging(self, units: Sequence[int], age: Sequence[int], levels: Levels, gold: int) -> float:
        """Deaths with the best use of Healers, and the legacy."""
        dying = [card for card in units if must_die(card, age)]
        if dying and not HEALERS.isdisjoint(units):
            for _ in HEALERS.intersection(units):
                saved = self.best_save(units, dying, age, levels)
                if saved >= 0:
                    dying.remove(saved)
        return self.deaths(units, dying, age, levels, gold)

    def deaths(self, units: Sequence[int], dying: Sequence[int], age: Sequence[int], levels: Levels, gold: int) -> float:
        """LP and Gold of the dying (PT-R.47), and the legacy of the others."""
        if not dying:
            return self.appraiser.legacy(units, age, levels, gold, self.left)
        lp = 0
        for card in units:
            for a in AT_AGING[card]:
                if a.per == "dying-age":
                    lp += a.n * sum([age[c] for c in dying])
                elif a.when and card in dying:
                    if a.what == "gold":
                        gold += a.n * age[card]
                    elif a.when == "dies" or age[card] == 1:
                        lp += a.n
        survivors = [card for card in units if card not in dying]
        return lp + self.appraiser.legacy(survivors, age, levels, gold, self.left)

    def best_save(self, units: Sequence[int], dying: Sequence[int], age: Sequence[int], levels: Levels) -> int:
        """Whom a Healer should save; -1 for nobody."""
        best, choice = self.deaths(units, dying, age, levels, 0), -1
        for card in dying:
            if age[card] == 1:
                value = self.deaths(units, [c for c in dying if c != card], age, levels, 0)
                if value > best + 1e-9:
                    best, choice = value, card
        return choice

    def construction(self, units: Sequence[int], made: Resources, levels: Levels, gold: int) -> tuple[Levels, int]:
        """The best Construction that a Kingdom can pay: levels and Gold after it."""
        any_for_gold = not FOR_ANY.isdisjoint(units)
        wood_for_gold = any_for_gold or not FOR_WOOD.isdisjoint(units)
        purse, left = self.appraiser.purse, self.left
        best, then, rest = 0.0, levels, gold
        wood, food, crystal = made
        for offer in self.appraiser.offers(levels, left, not NO_LAND_COST.isdisjoint(units)):
            if offer.gain <= best:
                break
            need = offer.need
            price = offer.gold
            if need[WOOD] > wood:
                if not wood_for_gold:
                    continue
                price += need[WOOD] - wood
            if need[FOOD] > food or need[CRYSTAL] > crystal:
                if not any_for_gold:
                    continue
                price += max(0, need[FOOD] - food) + max(0, need[CRYSTAL] - crystal)
            if price > gold:
                continue
            value = offer.gain + purse(gold - price, left) - purse(gold, left)
            if value > best:
                best, then, rest = value, offer.levels, gold - price
        return then, rest

    def outcome(self, spots: Sequence[int], age: Sequence[int], levels: Levels, gold: int, made: Resources, earned: int) -> float:
        """What a Kingdom with its resources and Income is worth from the Wars phase on."""
        won, lost = self.wars(strength(spots, age, levels, made, earned))
        units = [card for card in spots if card >= 0]
        lp = LP_FOR_A_WAR * (won - self.spite * lost)
        if 2 in levels:
            lines, _ = war_gains(spots, age, levels, made, earned, 0)
            lp += sum([n for _, n in lines])
        if not EARN_BY_WARS.isdisjoint(units):
            lines, more = war_gains(units, age, NO_BUILDINGS, made, earned, 1)
            lp += won * sum([n for _, n in lines])
            gold += round(more * won)
        then, gold = self.construction(units, made, levels, gold + earned)
        return lp + self.aging(units, age, then, gold)

    # Deployment

    def arrange(self, units: list[int], age: Sequence[int], levels: Levels, gold: int) -> tuple[float, list[int]]:
        """The best spots for the Units: the strongest in the Front, tried once more with those first that produce only there."""
        producers = [card for card in units if card in NEED_THE_FRONT]
        best, layout = -1e9, units
        for first in (producers, []) if producers else ([],):
            order = first + [card for card in units if card not in first] if first else units
            made = resources(self.spread(order), age, levels)
            earned = income(units, age, levels, made)
            ranks = [
                99 if card in first
                else unit_strength(card, units, age, made, earned) if card in FRONT_FIGHTERS_ONLY and fights(card, 0, age)
                else 0
                for card in order
            ]  # fmt: skip
            spots = self.spread([card for _, card in sorted(zip(ranks, order, strict=True), reverse=True)])
            if producers:
                made = resources(spots, age, levels)
                earned = income(spots, age, levels, made)
            value = self.outcome(spots, age, levels, gold, made, earned)
            if value > best:
                best, layout = value, spots
        return best, layout

    def spread(self, units: Sequence[int]) -> list[int]:
        """The first Units to the Front, the others to the Back."""
        spots = [-1] * WIDTH
        for spot, card in zip((*self.front, *BACK), units, strict=False):
            spots[spot] = card
        return spots

    def revealed(self, units: list[int], new: set[int]) -> Iterator[tuple[list[int], Sequence[int], Levels, int]]:
        """What the Deployment abilities make of a choice of Units (PT-R.27): Units, ages, levels, LP; one for each sensible target."""
        fresh = [card for card in units if card in new]
        if DEPLOYERS.isdisjoint(fresh) and ALCHEMISTS.isdisjoint(units):
            yield units, self.age, self.levels, 0
            return
        age = self.age[:]
        levels = self.levels
        lp = 0
        for card in fresh:
            if card in SHAPESHIFTERS:
                stranger = next(c for c in STRANGERS if c not in units)
                units = [stranger if c == card else c for c in units]
                age[stranger] = 1
        for card in fresh:
            if card in GOLEMS:
                levels = tuple([2 if level else 0 for level in levels])
            if card in AGE_SELF:
                age[card] += 1
            if card in AGE_OTHERS:
                for other in units:
                    age[other] += other != card
        for card in fresh:
            if card in LOSERS:
                lp += sum([a.n * levels.count(2) for a in UNIT_OF[card].abilities if a.per == "level-2"])
        tokens = 2 * len(TIME_MASTERS.intersection(fresh))
        for older in self.with_tokens(units, age, tokens):
            if ALCHEMISTS.isdisjoint(units):
                yield units, older, levels, lp
            else:
                food = resources(self.spread(units), older, levels)[FOOD]
                for oldest in self.with_tokens(units, older, food):
                    yield units, oldest, levels, lp

    def with_tokens(self, units: Sequence[int], age: list[int], tokens: int) -> Iterator[list[int]]:
        """The ages after some tokens went on one Unit: on each that cares, and on one that does not."""
        if not tokens:
            yield age
            return
        plain = [card for card in units if card not in TOKENS_MATTER]
        doomed = [card for card in plain if must_die(card, age)]
        helpers = [card for card in plain if card in TIME_MASTERS]
        for card in [*[card for card in units if card in TOKENS_MATTER], *(doomed or helpers or plain)[:1]]:
            older = age[:]
            older[card] += tokens
            yield older

    def weigh(self, units: list[int], new: set[int], gold: int) -> tuple[float, list[int]]:
        """The best a choice of Units can do, and on which spots."""
        best, layout = -1e9, []
        for shown, age, levels, lp in self.revealed(units, new):
            value, spots = self.arrange(shown, age, levels, gold)
            if value + lp > best:
                best, layout = value + lp, spots
        if layout and not SHAPESHIFTERS.isdisjoint(units):
            away = [card for card in units if card not in layout]
            layout = [away.pop() if card >= 0 and card not in units else card for card in layout]
        return best, layout

    def choices(self, hand: Sequence[int], wanted: int = -1) -> Iterator[tuple[list[int], int]]:
        """Sets of Units that can be paid, with the Gold left; full Kingdoms, or such that nothing free of charge could be added.

        With `wanted` only those with this card.
        """
        own = self.units
        places = len(self.front) + len(BACK)
        gains = {card: -COST_OF[card] for card in hand if COST_OF[card] < 0}
        free = [*own, *[card for card in hand if COST_OF[card] <= 0]]
        paid = [card for card in hand if COST_OF[card] > 0]
        looks = {card: (KIND_OF[card], card in own, self.age[card]) for card in (*free, *paid)}
        twins = len(set(looks.values())) < len(looks)
        seen: set[tuple[tuple[int, bool, int], ...]] = set()
        for n in range(min(len(paid), places) + 1):
            for some in combinations(paid, n):
                price = sum([COST_OF[card] for card in some])
                if price > self.gold + len(gains):
                    continue
                for others in combinations(free, min(len(free), places - n)):
                    if wanted >= 0 and wanted not in some and wanted not in others:
                        continue
                    gold = self.gold - price
                    if gains:
                        gold += sum([gains.get(card, 0) for card in others])
                    if gold < 0:
                        continue
                    units = [*others, *some]
                    if twins:
                        key = tuple(sorted([looks[card] for card in units]))
                        if key in seen:
                            continue
                        seen.add(key)
                    yield units, gold

    def best_plan(self, hand: Sequence[int], wanted: int = -1) -> tuple[float, list[int]]:
        """The best Kingdom that can be deployed, and its worth."""
        if len(hand) > MOST_CARDS:
            hand = sorted(hand, key=lambda card: (card != wanted, -self.appraiser.plain(KIND_OF[card])))[:MOST_CARDS]
        new = set(hand)
        best, layout = -1e9, [-1] * WIDTH
        for units, gold in self.choices(hand, wanted):
            value, spots = self.weigh(units, new, gold)
            if value > best:
                best, layout = value, spots
        return best, layout


def _chance(margin: float, doubt: float) -> float:
    return 1 / (1 + exp(max(-30.0, -margin / doubt)))


def expected_strength(s: Kingdoms, seat: int, w: Weights) -> float:
    """The strength of a Kingdom after a Deployment that nobody has seen yet."""
    spots, levels = s.kingdom(seat), s.towns(seat)
    made = resources(spots, s.age, levels)
    earned = income(spots, s.age, levels, made)
    strengths = sorted([unit_strength(c, spots, s.age, made, earned) for c in spots if c >= 0 and fights(c, 0, s.age)], reverse=True)
    front = len(FRONT) if s.has_fifth_spot(seat) else FIFTH
    more = w.rival_fifth * (front > FIFTH) + w.rival_barracks * (levels[BARRACKS] > 0)
    return w.rival[s.turn - 1] + w.rival_keeps * sum(strengths[:front]) + w.rival_gold * s.gold[seat] + more


class GreedyBot(Bot):
    """Takes what promises most by the weights; the seed gives it a slight taste for some cards."""

    weights = Weights()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        random, w = Random(seed), self.weights
        self.appraiser = appraiser_of(w)
        self.fancy = [w.spare * self.appraiser.plain(kind) + random.uniform(-w.taste, w.taste) for kind in range(len(UNIT_KEYS))]
        self._plan: tuple[object, tuple[list[int], int]] = (None, ([], -1))

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """The best move by the bot's weights."""
        assert isinstance(state, Kingdoms)
        rule = state.frames[-1].rule
        if rule == "plan":
            return self.deploy(state, seat)
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        if rule == "draft":
            return self.draft(state, seat, legal)
        if rule == "payment":
            return self.pay(state, seat, legal)
        if rule == "construction":
            return self.construct(state, seat, legal)
        if rule == "healing":
            return self.heal(state, seat, legal)
        return self.grow_old(state, seat, legal)

    # Recruitment

    def draft(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Recruit what improves the Kingdom most; dismiss what would help the other one most (PT-V.4)."""
        cards = [m.args[0] for m in legal]
        coming = (len(s.pack[seat]) - 1) // (2 if is_advanced(s) else 1)
        if legal[0].verb == "dismiss":
            values = self.values(s, s.left_of(seat), cards, [], coming)
        else:
            kept = [s.kept[seat]] if s.kept[seat] >= 0 else []
            values = self.values(s, seat, cards, [*s.hand[seat], *kept], coming)
        return legal[values.index(max(values))]

    def values(self, s: Kingdoms, seat: int, cards: Sequence[int], hand: Sequence[int], coming: int) -> list[float]:
        """The worth of a Kingdom with each of the cards in turn, some on the hand, and some plain ones still coming."""
        outlook = Outlook(s, seat, self.appraiser)
        used = {*hand, *cards, *outlook.units}
        stock = [card for copies in STOCK[:coming] for card in [card for card in copies if card not in used][:1]]
        for card in stock:
            outlook.age[card] = 0  # it may be in play elsewhere
        rest = [*hand, *stock]
        without = outlook.best_plan(rest)[0]
        return [max(without, outlook.best_plan([*rest, card], card)[0]) + self.fancy[KIND_OF[card]] for card in cards]

    # Deployment

    def deploy(self, s: Kingdoms, seat: int) -> Move:
        """The next act towards the best plan, from whatever is planned now."""
        target, keep = self.target(s, seat)
        base = seat * WIDTH
        plan = s.plan[base : base + WIDTH]
        hand = s.hand[seat]
        for card in plan:
            if card >= 0 and card not in target:
                return Move(seat, "take-back" if card in hand else "discard", (card,))
        for spot, card in enumerate(target):
            if card >= 0 and plan[spot] != card and card in plan:
                return Move(seat, "move", (card, spot))
        for spot, card in enumerate(target):
            if card >= 0 and plan[spot] != card:
                return Move(seat, "place", (card, spot))
        if s.keep[seat] != keep:
            return Move(seat, "keep", (keep,)) if keep >= 0 else Move(seat, "take-back", (s.keep[seat],))
        return Move(seat, "ready")

    def target(self, s: Kingdoms, seat: int) -> tuple[list[int], int]:
        """The layout to reach and the card to keep; worked out once per position."""
        hand = sorted(s.hand[seat])
        ages = [s.age[card] for card in s.spots if card >= 0]
        position = (s.turn, seat, is_advanced(s), tuple(hand), tuple(s.spots), tuple(s.levels), tuple(s.gold), tuple(ages))
        if self._plan[0] != position:
            layout = Outlook(s, seat, self.appraiser).best_plan(hand)[1]
            rest = [card for card in hand if card not in layout]
            self._plan = (position, (layout, self.to_keep(s, seat, layout, rest)))
        return self._plan[1]

    def to_keep(self, s: Kingdoms, seat: int, layout: list[int], rest: list[int]) -> int:
        """The card that promises most for the next turn; on the last turn none."""
        if not rest or s.turn == TURNS:
            return -1
        then = s.clone()
        then.turn += 1
        then.gold[seat] += 2 - sum([COST_OF[card] for card in layout if card in s.hand[seat]])
        base = seat * WIDTH
        for spot, card in enumerate(layout):
            dies = card >= 0 and (must_die(card, s.age) or (card in AGE_SELF and card in s.hand[seat]))
            then.spots[base + spot] = -1 if dies else card
        for card in then.units(seat):
            then.age[card] += 1
        values = self.values(then, seat, rest, [], len(STOCK))
        return rest[values.index(max(values))]

    def pay(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Pay what makes the best Kingdom of those that the Gold allows (PT-R.24)."""
        outlook = Outlook(s, seat, self.appraiser, shown=True)
        new = s.fresh[seat]
        old = [card for card in outlook.units if card not in new]
        settled = [card for card in new if COST_OF[card] <= 0 or card in s.pick[seat]]
        open_cards = [card for card in new if card not in settled]
        gold = outlook.gold - sum([COST_OF[card] for card in settled])
        best, choice = -1e9, legal[0]
        for n in range(len(open_cards), 0, -1):
            for some in combinations(open_cards, n):
                rest = gold - sum([COST_OF[card] for card in some])
                moves = [m for m in legal if m.args[0] in some]
                if rest < 0 or not moves:
                    continue
                value = outlook.weigh([*old, *settled, *some], set(new), rest)[0]
                if value > best:
                    best, choice = value, moves[0]
        return choice

    def grow_old(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Put the Age tokens of Time Master or Master Alchemist on the Unit where they do most good."""
        outlook = Outlook(s, seat, self.appraiser, shown=True)
        tokens = 2
        spots = s.kingdom(seat)
        if s.frames[-1].rule == "age_by_food":
            tokens = resources(spots, s.age, outlook.levels)[FOOD]
        age = s.age[:]
        for card in s.pick[seat]:
            age[card] += tokens
        values = []
        for m in legal:
            older = age[:]
            older[m.args[0]] += tokens
            made = resources(spots, older, outlook.levels)
            earned = income(spots, older, outlook.levels, made)
            values.append(outlook.outcome(spots, older, outlook.levels, outlook.gold, made, earned))
        return legal[values.index(max(values))]

    # Construction and Aging

    def construct(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """The Construction that leaves most for the turns to come."""
        outlook = Outlook(s, seat, self.appraiser)
        values = []
        for m in legal:
            levels, gold = list(outlook.levels), outlook.gold
            if m.verb != "pass":
                b, level, way = m.args if m.verb == "construct" else (m.args[0], 2, m.args[1])
                price = cost(s, seat, b, level, way)
                gold -= price.land + price.gold
                levels[b] = level
            values.append(outlook.aging(outlook.units, s.age, tuple(levels), gold))
        return legal[values.index(max(values))]

    def heal(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Save the Unit that is worth more alive than dead, if there is one."""
        outlook = Outlook(s, seat, self.appraiser)
        dying = [card for card in outlook.units if must_die(card, s.age) and card not in s.pick[seat]]
        saved = outlook.best_save(outlook.units, dying, s.age, outlook.levels)
        return Move(seat, "save", (saved,)) if saved >= 0 else Move(seat, "let-go")


BOTS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot}

"""The decisions of a bot that weighs Kingdoms by what they earn now and what they leave for the turns to come.

It looks only at its own cards and at what lies open, so hidden cards of others cannot sway it. It remembers nothing that it could not
work out again from the position: a plan already made is kept only to save time.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from taletable.engine.moves import Move

from ..ages import ages_after
from ..cards import ARTIFACT_KEYS, BACK, COST_OF, FIFTH, FIRST_ARTIFACT, FRONT, KEY_OF, UNIT_KEYS
from ..construction import cost
from ..content import NECROPOLIS
from ..ending import TURNS
from ..kingdom import artifact_cost
from ..lich import COVETOUS_CROWN, CRUSHING_MARCH, TOLL_OF_YEARS, expected_claim, of_kind
from ..recruitment import is_advanced
from ..solo import host_strengths, is_solo
from ..state import WIDTH, Kingdoms
from ..wars import LP_FOR_A_WAR, kingdom_strength
from .facts import COUNTS, CRYSTAL, DIES, FOOD, INCOME, ONE, TOKENS, WOOD, Fact, fact, newcomer, older
from .outlook import MOST_CARDS, Outlook, shifted
from .weights import Weights
from .worth import FIRST_ARTIFACT_KIND, Appraiser, Land

KIND_OF: Final = tuple([UNIT_KEYS.index(key) if key in UNIT_KEYS else FIRST_ARTIFACT_KIND + ARTIFACT_KEYS.index(key) for key in KEY_OF])
KINDS: Final = FIRST_ARTIFACT_KIND + len(ARTIFACT_KEYS)
STOCK: Final = tuple([UNIT_KEYS.index(key) for key in ("woodcutter", "veteran", "farmer", "knight")])
"""Plain Units that stand for those a draft will still bring."""

Position = tuple[object, ...]
Rivals = list[list[tuple[float, float]]]
_appraisers: dict[Weights, Appraiser] = {}


def appraiser_of(weights: Weights) -> Appraiser:
    """Bots with the same weights share what has been worked out."""
    found = _appraisers.get(weights)
    if found is None:
        found = _appraisers[weights] = Appraiser(weights)
    return found


def unit_facts(s: Kingdoms, cards: Sequence[int]) -> list[Fact]:
    """The Units of a Kingdom in play."""
    return [fact(KIND_OF[card], s.age[card]) for card in cards]


def neighbours(s: Kingdoms, seat: int) -> list[int]:
    """Those against whom Wars are fought."""
    return [s.left_of(seat)] if s.seats == 2 else [s.left_of(seat), s.right_of(seat)]


def lies_open(s: Kingdoms, seat: int) -> Position:
    """All that everybody sees, as far as it matters to the Monarch of a seat."""
    ages = tuple([s.age[card] for card in s.spots if card >= 0])
    return (
        s.turn,
        seat,
        s.seats,
        is_advanced(s),
        tuple(s.spots),
        tuple(s.levels),
        tuple(s.gold),
        tuple(s.artifacts),
        s.buildings,
        s.risen,
        ages,
    )


class Mind:
    """Takes what promises most by its weights; the seed gives it a slight taste for some cards."""

    def __init__(self, weights: Weights, seed: int) -> None:
        random = Random(seed)
        self.w = weights
        self.appraiser = appraiser_of(weights)
        self.fancy = [weights.spare * self.appraiser.plain(kind) + random.uniform(-weights.taste, weights.taste) for kind in range(KINDS)]
        self._outlook: tuple[Position, Outlook] | None = None
        self._plan: tuple[Position, Target] | None = None

    # The Kingdom as it is seen

    def land(self, s: Kingdoms, seat: int, turn: int) -> Land:
        """The Buildings and Artifacts of a Kingdom."""
        artifacts = sorted([KIND_OF[card] - FIRST_ARTIFACT_KIND for card in s.artifacts[seat]])
        return self.appraiser.land((tuple(s.towns(seat)), tuple(artifacts), s.buildings, TURNS - turn))

    def outlook(self, s: Kingdoms, seat: int) -> Outlook:
        """The Kingdom before a Deployment that nobody has seen yet."""
        position = lies_open(s, seat)
        if self._outlook is None or self._outlook[0] != position:
            self._outlook = (position, self.ahead(s, seat, s.turn, s.gold[seat], unit_facts(s, s.units(seat))))
        return self._outlook[1]

    def ahead(self, s: Kingdoms, seat: int, turn: int, gold: int, units: list[Fact]) -> Outlook:
        """The Kingdom at the beginning of this turn or the next one."""
        w = self.w
        outlook = Outlook(self.appraiser, self.land(s, seat, turn), gold, units)
        if is_solo(s):
            self.face_hosts(s, outlook, turn)
        else:
            rivals = [[(self.expected_strength(s, rival, turn), 1.0)] for rival in neighbours(s, seat)]
            outlook.expect(rivals, w.doubt[turn - 1], w.spite / (s.seats - 1), is_advanced(s))
        return outlook

    def shown(self, s: Kingdoms, seat: int) -> Outlook:
        """The Kingdom once the new Units lie open, so that the neighbours' strengths need no guess."""
        w = self.w
        outlook = Outlook(self.appraiser, self.land(s, seat, s.turn), s.gold[seat], unit_facts(s, s.units(seat)))
        if is_solo(s):
            self.face_hosts(s, outlook, s.turn)
        else:
            rivals = [[(float(kingdom_strength(s, rival)), 1.0)] for rival in neighbours(s, seat)]
            outlook.expect(rivals, w.doubt[0] / 2, w.spite / (s.seats - 1), is_advanced(s))
        return outlook

    def expected_strength(self, s: Kingdoms, seat: int, turn: int) -> float:
        """The strength of a Kingdom after a Deployment that nobody has seen yet."""
        w = self.w
        land = self.land(s, seat, turn)
        units = unit_facts(s, s.units(seat))
        counts = [0] * COUNTS
        counts[ONE], counts[WOOD], counts[FOOD], counts[CRYSTAL], counts[INCOME] = 1, land.wood, land.food, land.crystal, 4
        for unit in units:
            counts[WOOD] += unit.wood
            counts[FOOD] += unit.food
            counts[CRYSTAL] += unit.crystal
            counts[TOKENS] += unit.age
        strengths = sorted([unit.strength_now(counts) for unit in units if unit.fights], reverse=True)
        front = len(FRONT) if land.fifth else FIFTH
        more = w.rival_fifth * land.fifth + w.rival_barracks * len(land.strengths) + land.strength
        return w.rival[turn - 1] + w.rival_keeps * sum(strengths[:front]) + w.rival_gold * s.gold[seat] + more

    def face_hosts(self, s: Kingdoms, outlook: Outlook, turn: int) -> None:
        """The hosts of the Lich King: what has risen, and any of the cards still to rise (PT-S.18, PT-S.19)."""
        rivals: Rivals = []
        for host, risen in enumerate(host_strengths(s)):
            sums = [float(risen)]
            for kind in range(s.risen, turn):
                sums = [strength + NECROPOLIS[tomb].hosts[host] for strength in sums for tomb in of_kind(kind)]
            rivals.append([(strength, 1 / len(sums)) for strength in sums])
        outlook.expect(rivals, self.w.host_doubt, 1 + (CRUSHING_MARCH in s.lich_cards) / LP_FOR_A_WAR, False)
        outlook.toll = int(TOLL_OF_YEARS in s.lich_cards)
        outlook.covets = int(COVETOUS_CROWN in s.lich_cards)

    # Recruitment

    def draft(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Recruit what improves the Kingdom most; dismiss what would help the other one most (PT-V.4)."""
        cards = [KIND_OF[m.args[0]] for m in legal]
        coming = (len(s.pack[seat]) - 1) // (2 if is_advanced(s) else 1)
        if legal[0].verb == "dismiss":
            rival = s.left_of(seat)
            outlook = self.ahead(s, rival, s.turn, s.gold[rival], unit_facts(s, s.units(rival)))
            values = self.values(outlook, cards, [], coming)
        else:
            values = self.values(self.outlook(s, seat), cards, self.holds(s, seat), coming)
        return legal[values.index(max(values))]

    def solo_draft(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Recruit what improves the Kingdom most, or what would give most to the Lich King if it were left over."""
        coming = 4 - len(s.hand[seat])
        values = self.values(self.outlook(s, seat), [KIND_OF[m.args[0]] for m in legal], self.holds(s, seat), coming)
        values = [value + expected_claim(s, m.args[0]) for value, m in zip(values, legal, strict=True)]
        return legal[values.index(max(values))]

    def holds(self, s: Kingdoms, seat: int) -> list[int]:
        """The cards that the Monarch has for this turn's Deployment."""
        kept = [s.kept[seat]] if s.kept[seat] >= 0 else []
        return [KIND_OF[card] for card in (*s.hand[seat], *kept)]

    def values(self, outlook: Outlook, cards: Sequence[int], hand: Sequence[int], coming: int) -> list[float]:
        """The worth of a Kingdom with each of the cards in turn, some on the hand, and some plain ones still coming."""
        rest = self.worthy([*hand, *STOCK[:coming]], MOST_CARDS - 1)
        return [outlook.worth_with(rest, kind) + self.fancy[kind] for kind in cards]

    def worthy(self, kinds: list[int], most: int) -> list[int]:
        """The cards without the plainly worst, if they are too many to look at."""
        if len(kinds) <= most:
            return kinds
        return sorted(kinds, key=self.appraiser.plain, reverse=True)[:most]

    # Deployment

    def deploy(self, s: Kingdoms, seat: int) -> Move:
        """The next act towards the best plan, from whatever is planned now."""
        target = self.target(s, seat)
        base = seat * WIDTH
        plan = s.plan[base : base + WIDTH]
        hand = s.hand[seat]
        for card in s.plan_artifacts[seat]:
            if card not in target.forge:
                return Move(seat, "take-back", (card,))
        for card in plan:
            if card >= 0 and card not in target.spots:
                return Move(seat, "take-back" if card in hand else "discard", (card,))
        for spot, card in enumerate(target.spots):
            if card >= 0 and plan[spot] != card and card in plan:
                return Move(seat, "move", (card, spot))
        for spot, card in enumerate(target.spots):
            if card >= 0 and plan[spot] != card:
                return Move(seat, "place", (card, spot))
        for card in target.forge:
            if card not in s.plan_artifacts[seat]:
                return Move(seat, "deploy", (card,))
        if s.keep[seat] != target.keep:
            return Move(seat, "keep", (target.keep,)) if target.keep >= 0 else Move(seat, "take-back", (s.keep[seat],))
        return Move(seat, "ready")

    def target(self, s: Kingdoms, seat: int) -> Target:
        """The plan to reach; worked out once per position."""
        hand = sorted(s.hand[seat])
        position: Position = (tuple(hand), *lies_open(s, seat))
        if self._plan is None or self._plan[0] != position:
            self._plan = (position, self.make_plan(s, seat, hand))
        return self._plan[1]

    def make_plan(self, s: Kingdoms, seat: int, hand: list[int]) -> Target:
        """The best spots for the best Units, the best Artifacts, and the best card to keep."""
        outlook = self.outlook(s, seat)
        if len(hand) > MOST_CARDS:
            hand = sorted(hand, key=lambda card: -self.appraiser.plain(KIND_OF[card]))[:MOST_CARDS]
        hand.sort(key=KIND_OF.__getitem__)
        plan = outlook.plans_of([KIND_OF[card] for card in hand])[0]
        own = s.units(seat)
        cards = [own[i] if i < len(own) else hand[i - len(own)] for i in plan.chosen]
        forge = [hand[i] for i in plan.forge]
        front, back = outlook.layout(plan.units, plan.fresh, plan.land, plan.gold)
        spots = [-1] * WIDTH
        for spot, i in zip(FRONT, front, strict=False):
            spots[spot] = cards[i]
        for spot, i in zip(BACK, back, strict=False):
            spots[spot] = cards[i]
        rest = [card for card in hand if card not in cards and card not in forge]
        return Target(spots, forge, self.to_keep(s, seat, plan.units, plan.gold, rest))

    def to_keep(self, s: Kingdoms, seat: int, units: list[Fact], gold: int, rest: list[int]) -> int:
        """The card that promises most for the next turn; on the last turn none."""
        if not rest or s.turn == TURNS:
            return -1
        survivors = [older(unit, False) for unit in units if not unit.flags & DIES]
        outlook = self.ahead(s, seat, s.turn + 1, gold + 2, survivors)
        values = self.values(outlook, [KIND_OF[card] for card in rest], [], len(STOCK))
        return rest[values.index(max(values))]

    def pay(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Pay what makes the best Kingdom of those that the Gold allows (PT-R.24)."""
        outlook = self.shown(s, seat)
        new = s.fresh[seat]
        old = [card for card in s.units(seat) if card not in new]
        before = [card for card in s.artifacts[seat] if card not in new]
        settled = [card for card in new if card in s.pick[seat] or (card < FIRST_ARTIFACT and COST_OF[card] <= 0)]
        open_cards = [card for card in new if card not in settled]
        best, choice = -1e9, legal[0]
        for n in range(len(open_cards), 0, -1):
            for some in combinations(open_cards, n):
                moves = [m for m in legal if m.args[0] in some]
                paid = [*settled, *some]
                forged = [card for card in paid if card >= FIRST_ARTIFACT]
                gold = outlook.gold - sum([COST_OF[card] for card in paid if card < FIRST_ARTIFACT])
                gold -= sum([artifact_cost(len(before) + i) for i in range(len(forged))])
                if gold < 0 or not moves:
                    continue
                come = [card for card in paid if card < FIRST_ARTIFACT]
                kinds = sorted([KIND_OF[card] - FIRST_ARTIFACT_KIND for card in (*before, *forged)])
                land = self.appraiser.land((outlook.land.levels, tuple(kinds), s.buildings, outlook.left))
                units = unit_facts(s, old) + [newcomer(KIND_OF[card]) for card in come]
                value = outlook.weigh(units, (1 << len(units)) - (1 << len(old)), land, gold)
                if value > best:
                    best, choice = value, moves[0]
        return choice

    # Abilities of the Deployment

    def shadow(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Repeat the Unit that does most good."""
        outlook = self.shown(s, seat)
        cards = s.units(seat)
        units = unit_facts(s, cards)
        units = [
            fact(unit.kind, unit.age + (unit.age_self if card in s.fresh[seat] else 0)) for unit, card in zip(units, cards, strict=True)
        ]
        fresh = sum([1 << i for i, card in enumerate(cards) if card in s.fresh[seat]])
        values: list[float] = []
        for m in legal:
            shown = outlook.acted(units, fresh, cards.index(m.args[0]), 1, outlook.land, outlook.gold)
            values.append(max([outlook.outcome(found.units, found.land, found.gold) + found.lp for found in shown]))
        return legal[values.index(max(values))]

    def found(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """The Building that is worth most on level 2."""
        land = self.land(s, seat, s.turn)
        values = [land.with_levels((*land.levels[: m.args[0]], 2, *land.levels[m.args[0] + 1 :])).worth for m in legal]
        return legal[values.index(max(values))]

    def grow_old(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """Put Age tokens on the Unit where they do most good, or move them there."""
        outlook = self.shown(s, seat)
        cards = s.units(seat)
        spots = s.kingdom(seat)
        by_food = s.frames[-1].rule == "age_by_food"
        ages = s.age if by_food else ages_after(s, seat)
        units = [fact(KIND_OF[card], ages[card]) for card in cards]
        front = sum([1 << i for i, card in enumerate(cards) if spots.index(card) <= FIFTH])
        tokens = 2
        if by_food:
            tokens = outlook.land.food + sum([u.food + (u.front_food if front >> i & 1 else 0) for i, u in enumerate(units)])
            units = [fact(u.kind, u.age + tokens * s.pick[seat].count(card)) for u, card in zip(units, cards, strict=True)]
        values: list[float] = []
        for m in legal:
            then = units
            if m.verb == "shift":
                then = shifted(units, cards.index(m.args[0]), cards.index(m.args[1]))
            elif m.verb == "age":
                then = [fact(u.kind, u.age + tokens) if card == m.args[0] else u for u, card in zip(units, cards, strict=True)]
            else:  # to leave them where they are is better than to move them for nothing
                values.append(outlook.as_it_stands(units, front, outlook.gold) + 1e-9)
                continue
            values.append(outlook.as_it_stands(then, front, outlook.gold))
        return legal[values.index(max(values))]

    # Construction and Aging

    def construct(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """The Construction that leaves most for the turns to come."""
        outlook = self.shown(s, seat)
        values: list[float] = []
        for m in legal:
            levels, gold = s.towns(seat), s.gold[seat]
            if m.verb != "pass":
                b, level, way = m.args if m.verb == "construct" else (m.args[0], 2, m.args[1])
                price = cost(s, seat, b, level, way)
                gold -= price.land + price.gold
                levels[b] = level
            values.append(outlook.aging(outlook.units, outlook.land.with_levels(tuple(levels)), gold))
        return legal[values.index(max(values))]

    def heal(self, s: Kingdoms, seat: int) -> Move:
        """Save the Unit that is worth more alive than dead, if there is one."""
        outlook = self.shown(s, seat)
        cards = s.units(seat)
        dying = 0
        for i, unit in enumerate(outlook.units):
            if unit.flags & DIES and cards[i] not in s.pick[seat]:
                dying |= 1 << i
        saved = outlook.best_save(outlook.units, dying, outlook.land)
        return Move(seat, "save", (cards[saved],)) if saved >= 0 else Move(seat, "let-go")


class Target:
    """A plan for a Deployment: the spots, the new Artifacts, the card to keep."""

    def __init__(self, spots: list[int], forge: list[int], keep: int) -> None:
        self.spots = spots
        self.forge = forge
        self.keep = keep

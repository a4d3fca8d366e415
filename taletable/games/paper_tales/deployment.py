"""Phase 2: Deployment (PT-5, PT-R.21 to PT-R.37)."""

from __future__ import annotations

from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .cards import CARD_IDS, COST_OF, FIFTH, UNIT_OF, cards_that
from .kingdom import resources
from .state import TOWNS, WIDTH, Kingdoms

_SEATS, _CARDS = range(7), range(len(CARD_IDS))
PLACE = [[[Move(seat, "place", (card, spot)) for spot in range(WIDTH)] for card in _CARDS] for seat in _SEATS]
MOVE = [
    [[[Move(seat, "move", (card, to)) for to in range(WIDTH) if to != spot] for spot in range(WIDTH)] for card in _CARDS] for seat in _SEATS
]
DISCARD = [[Move(seat, "discard", (card,)) for card in _CARDS] for seat in _SEATS]
TAKE_BACK = [[Move(seat, "take-back", (card,)) for card in _CARDS] for seat in _SEATS]
KEEP = [[Move(seat, "keep", (card,)) for card in _CARDS] for seat in _SEATS]
READY = [Move(seat, "ready") for seat in _SEATS]
PAY = [[Move(seat, "pay", (card,)) for card in _CARDS] for seat in _SEATS]
AGE = [[Move(seat, "age", (card,)) for card in _CARDS] for seat in _SEATS]

SHAPESHIFTERS = cards_that("reveal", "shapeshift")
GOLEMS = cards_that("reveal", "upgrade")
AGE_SELF = cards_that("reveal", "age-self")
AGE_OTHERS = cards_that("reveal", "age-others")
TIME_MASTERS = cards_that("reveal", "age-one")
ALCHEMISTS = cards_that("deploy", "age-one")
LOSERS = cards_that("reveal", "lp")


class Deployment(Sequence[Kingdoms]):
    """PT-R.23: plan in secret, reveal, pay, discard what is not paid, then the abilities in the order of PT-R.27."""

    cite = "PT-5"
    steps = (
        "plan", "reveal", "payment", "bring_in", "upgrade", "age_fixed", "age_chosen", "age_by_food", "gains",
    )  # fmt: skip

    def reveal(self, s: Kingdoms, run: Run) -> None:
        """PT-5.6, PT-R.22: discards, moves and new Units are shown at once; the rest of the hand goes (PT-5.10, PT-5.11)."""
        everyone = s.everyone
        for seat in range(s.seats):
            base = seat * WIDTH
            hand, plan, before = s.hand[seat], s.plan[base : base + WIDTH], s.kingdom(seat)
            gone = [card for card in before if card >= 0 and card not in plan]
            for card in gone:
                run.tell("sent-away", (seat, card))
            s.bury(gone, everyone)
            for spot, card in enumerate(plan):
                if card >= 0 and card in hand:
                    run.tell("deployed", (seat, card, spot))
                elif card >= 0 and before[spot] != card:
                    run.tell("moved", (seat, card, spot))
            s.spots[base : base + WIDTH] = plan
            s.fresh[seat] = tuple([card for card in plan if card in hand])
            left = [card for card in hand if card not in plan and card != s.keep[seat]]
            s.mix([card for card in hand if card not in plan], everyone & ~(1 << seat))
            s.bury(left, 1 << seat)
            s.kept[seat], s.keep[seat], s.hand[seat] = s.keep[seat], -1, ()
            s.plan[base : base + WIDTH] = [-1] * WIDTH
            if s.kept[seat] >= 0:
                run.tell("kept", (seat,))
            if left:
                run.tell("left-behind", (seat, len(left)))
        run.reveal()

    def bring_in(self, s: Kingdoms, run: Run) -> None:
        """Step (a): Shapeshifter, Monarch by Monarch (PT-R.32)."""
        callers = [seat for seat in range(s.seats) if SHAPESHIFTERS.intersection(s.fresh[seat])]
        for seat in by_priority(s, callers, run):
            for card in s.fresh[seat]:
                if card in SHAPESHIFTERS:
                    shapeshift(s, seat, card, run)

    def upgrade(self, s: Kingdoms, run: Run) -> None:
        """Step (b): Golem turns all level 1 Buildings to level 2 (PT-U.15)."""
        for seat in range(s.seats):
            for golem in s.fresh[seat]:
                if golem in GOLEMS:
                    for building in range(TOWNS):
                        if s.levels[seat * TOWNS + building] == 1:
                            s.levels[seat * TOWNS + building] = 2
                            run.tell("raised", (seat, golem, building))

    def age_fixed(self, s: Kingdoms, run: Run) -> None:
        """Step (c): Age tokens on fixed Units, itself or all others (PT-5.15, PT-R.29)."""
        for seat in range(s.seats):
            for card in s.fresh[seat]:
                if card in AGE_SELF:
                    add_age(s, seat, card, 1, run)
                if card in AGE_OTHERS:
                    for other in s.units(seat):
                        if other != card:
                            add_age(s, seat, other, 1, run)

    def gains(self, s: Kingdoms, run: Run) -> None:
        """Step (f): Kraken (PT-R.28), after which nothing is fresh any more."""
        for seat in range(s.seats):
            lines = []
            for card in s.fresh[seat]:
                if card in LOSERS:
                    for ability in UNIT_OF[card].does("reveal"):
                        if ability.what == "lp":
                            lines.append((UNIT_OF[card].key, ability.n * s.towns(seat).count(2)))
                            run.tell("lost-lp", (seat, -lines[-1][1], card))
            s.earn(seat, lines)
            s.fresh[seat] = ()


def by_priority(s: Kingdoms, seats: list[int], run: Run) -> list[int]:
    """PT-5.16: highest score first, then most Gold, then at random."""
    if len(seats) < 2:
        return seats
    order = run.luck.shuffled(seats)
    return sorted(order, key=lambda seat: (-s.score[seat], -s.gold[seat]))


def add_age(s: Kingdoms, seat: int, card: int, n: int, run: Run) -> None:
    """Put Age tokens on a Unit."""
    s.age[card] += n
    run.tell("aged", (seat, card, n))


def shapeshift(s: Kingdoms, seat: int, card: int, run: Run) -> None:
    """PT-U.36, PT-11.1, PT-11.2, PT-R.33, PT-R.34: the first Unit of cost 3 or less takes its place with 1 Age token."""
    aside: list[int] = []
    found = -1
    while found < 0:
        top = s.draw_card(run)
        if top < 0:
            break
        run.tell("turned-up", (seat, top))
        if COST_OF[top] <= 3:
            found = top
        else:
            aside.append(top)
    run.reveal()
    if found >= 0:
        spot = s.spots.index(card, seat * WIDTH)
        s.spots[spot] = found
        s.fresh[seat] = tuple([found if c == card else c for c in s.fresh[seat]])
        run.tell("became", (seat, card, found))
        add_age(s, seat, found, 1, run)
        aside.append(card)
    s.bury(aside, s.everyone)


class Plan(Ask[Kingdoms]):
    """PT-5.1 to PT-5.5: one secret decision, made of small acts that can be taken back until the Monarch is ready."""

    cite = "PT-5.1"
    sealed = True

    def open(self, s: Kingdoms, run: Run) -> int:
        s.begin_phase("deployment", run)
        s.plan = s.spots[:]
        return s.everyone

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        base = seat * WIDTH
        plan = s.plan[base : base + WIDTH]
        keep = s.keep[seat]
        hand = s.hand[seat]
        place, take_back, keeping = PLACE[seat], TAKE_BACK[seat], KEEP[seat]
        moves = [READY[seat]]
        for card in hand:
            if card in plan:
                moves.append(take_back[card])
            else:
                moves += place[card]
                moves.append(take_back[card] if card == keep else keeping[card])
        for spot, card in enumerate(plan):
            if card >= 0:
                moves += MOVE[seat][card][spot]
                if card not in hand:
                    moves.append(DISCARD[seat][card])
        for card in s.spots[base : base + WIDTH]:
            if card >= 0 and card not in plan:
                moves += place[card]
        return moves

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        verb = m.verb
        if verb == "place" or verb == "move":
            card, spot = m.args
            if spot == FIFTH and not s.has_fifth_spot(m.seat):
                return Refusal("PT-3.4", "no-fifth-spot")
            if verb == "place":
                holder = s.plan[m.seat * WIDTH + spot]
                if holder >= 0:
                    return Refusal("PT-5.2", "occupied", (holder, card))
        return None

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        seat, verb = m.seat, m.verb
        base = seat * WIDTH
        if verb == "ready":
            run.tell("ready", (seat,))
            return True
        card = m.args[0]
        if verb == "place":
            s.plan[base + m.args[1]] = card
            if s.keep[seat] == card:
                s.keep[seat] = -1
        elif verb == "move":  # onto a Unit: the two change places (PT-5.4)
            to = base + m.args[1]
            s.plan[s.plan.index(card, base)], s.plan[to] = s.plan[to], card
        elif verb == "keep":
            s.keep[seat] = card
        elif verb == "take-back" and s.keep[seat] == card:
            s.keep[seat] = -1
        else:  # take back a new card, or send a Unit away
            s.plan[s.plan.index(card, base)] = -1
        run.tell("planned", (seat, card), 1 << seat)
        return False

    def forget(self, s: Kingdoms, seat: int) -> None:
        base = seat * WIDTH
        s.plan[base : base + WIDTH] = s.spots[base : base + WIDTH]
        s.keep[seat] = -1

    def guess(self, s: Kingdoms, seat: int, luck: Luck) -> None:
        """Cards of the hand on all free spots: a likelier Kingdom than acts at random would make, and made faster."""
        base = seat * WIDTH
        hand = luck.shuffled(list(s.hand[seat]))
        for spot in range(base, base + WIDTH):
            if hand and s.plan[spot] < 0 and (spot != base + FIFTH or s.has_fifth_spot(seat)):
                s.plan[spot] = hand.pop()


class Payment(Ask[Kingdoms]):
    """PT-5.7, PT-5.8, PT-R.24: pay for what is new; with too little Gold the Monarch chooses what to pay."""

    cite = "PT-5.8"
    sealed = True

    def open(self, s: Kingdoms, run: Run) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.fresh[seat] and choices(s, seat)[1]:
                mask |= 1 << seat
        return mask

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        paid = choices(s, seat)[2]
        return [PAY[seat][card] for card in s.fresh[seat] if card not in paid]

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        card = m.args[0]
        gold = choices(s, m.seat)[0]
        if COST_OF[card] > gold:
            return Refusal("PT-5.8", "cannot-pay", (card, COST_OF[card], gold))
        return None

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        s.pick[m.seat] += m.args
        run.tell("pays", (m.seat, m.args[0]), 1 << m.seat)
        return self.answered(s, m.seat)

    def answered(self, s: Kingdoms, seat: int) -> bool:
        """Is there nothing left to choose?"""
        return not choices(s, seat)[1]

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.pick[seat] = ()

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        for seat in range(s.seats):
            if not s.fresh[seat]:
                continue
            left, _, paid = choices(s, seat)
            cost = s.gold[seat] - left
            s.gold[seat] = left
            if cost:
                run.tell("paid" if cost > 0 else "gained", (seat, abs(cost)))
            lost = [card for card in s.fresh[seat] if card not in paid]
            for card in lost:  # PT-R.25
                s.spots[s.spots.index(card, seat * WIDTH)] = -1
                run.tell("unpaid", (seat, card))
            s.bury(lost, s.everyone)
            s.fresh[seat] = tuple([card for card in s.fresh[seat] if card in paid])
            s.pick[seat] = ()


def choices(s: Kingdoms, seat: int) -> tuple[int, list[int], list[int]]:
    """The Gold left, the cards among which the Monarch has to choose (none: all is settled), and the cards paid.

    Cards that cost nothing or bring Gold come first (PT-11.15); then the chosen ones; then whatever leaves no choice.
    """
    new = s.fresh[seat]
    paid = [card for card in new if COST_OF[card] <= 0]
    paid += s.pick[seat]
    gold = s.gold[seat] - sum([COST_OF[card] for card in paid])
    while True:
        payable = [card for card in new if card not in paid and COST_OF[card] <= gold]
        if not payable:
            return gold, [], paid
        if sum([COST_OF[card] for card in payable]) <= gold:
            paid += payable
            gold -= sum([COST_OF[card] for card in payable])
        elif all_the_same(gold, [face(s, seat, card) for card in payable]):
            paid.append(payable[0])
            gold -= COST_OF[payable[0]]
        else:
            return gold, payable, paid


Face = tuple[str, bool, int]


def face(s: Kingdoms, seat: int, card: int) -> Face:
    """What tells a new card from another: Unit, row and cost. Copies in the same row are alike (PT-R.62)."""
    return UNIT_OF[card].key, s.spots.index(card, seat * WIDTH) - seat * WIDTH <= FIFTH, COST_OF[card]


def all_the_same(gold: int, faces: list[Face]) -> bool:
    """Does every way of paying end with the same cards (PT-R.60)? There is too little Gold for all of them."""
    return len(set(faces)) < len(faces) and len(outcomes(gold, faces)) == 1


def outcomes(gold: int, faces: list[Face]) -> set[tuple[Face, ...]]:
    """All sets of cards that can be paid until none of the others can (PT-R.24)."""
    ends: set[tuple[Face, ...]] = set()
    for chosen in set(faces):
        if chosen[2] <= gold:
            rest = faces[:]
            rest.remove(chosen)
            for end in outcomes(gold - chosen[2], rest):
                ends.add(tuple(sorted((chosen, *end))))
    return ends or {()}


class AgeOne(Ask[Kingdoms]):
    """Tokens that a card puts on one Unit of the Monarch's choice."""

    sealed = True

    def sources(self, s: Kingdoms, seat: int) -> list[int]:
        """How many tokens each card places: one number per card that asks."""
        raise NotImplementedError

    def open(self, s: Kingdoms, run: Run) -> int:
        mask = 0
        for seat in range(s.seats):
            sources = self.sources(s, seat)
            units = s.units(seat)
            if sources and len(units) > 1:
                mask |= 1 << seat
            elif sources:
                s.pick[seat] = tuple(units * len(sources))
        return mask

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        return [AGE[seat][card] for card in s.units(seat)]

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        s.pick[m.seat] += m.args
        run.tell("chooses", (m.seat, m.args[0]), 1 << m.seat)
        return self.answered(s, m.seat)

    def answered(self, s: Kingdoms, seat: int) -> bool:
        """Has every card that asks its Unit?"""
        return len(s.pick[seat]) == len(self.sources(s, seat))

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.pick[seat] = ()

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        for seat in range(s.seats):
            if s.pick[seat]:
                for card, n in zip(s.pick[seat], self.sources(s, seat), strict=True):
                    add_age(s, seat, card, n, run)
                s.pick[seat] = ()


class AgeChosen(AgeOne):
    """Step (d): Time Master puts 2 Age tokens on one Unit, which may be itself (PT-R.30)."""

    cite = "PT-R.30"

    def sources(self, s: Kingdoms, seat: int) -> list[int]:
        return [2 for card in s.fresh[seat] if card in TIME_MASTERS]


class AgeByFood(AgeOne):
    """Step (e): Master Alchemist, in every Deployment phase, 1 Age token per Food on a single Unit (PT-R.31)."""

    cite = "PT-R.31"

    def sources(self, s: Kingdoms, seat: int) -> list[int]:
        alchemists = [card for card in s.units(seat) if card in ALCHEMISTS]
        if not alchemists:
            return []
        food = resources(s.kingdom(seat), s.age, s.towns(seat))[1]
        return [food] * len(alchemists) if food else []

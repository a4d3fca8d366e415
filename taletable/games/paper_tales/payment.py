"""Phase 2: Deployment, what is paid for (PT-5.7, PT-5.8, PT-12.8 to PT-12.12, PT-R.23 to PT-R.25, PT-R.62)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .asks import Sealed
from .cards import CARD_IDS, COST_OF, FIFTH, FIRST_ARTIFACT, KEY_OF
from .domains import CARD, GOLD
from .kingdom import artifact_cost
from .state import WIDTH, Kingdoms

PAY = [[Move(seat, "pay", (card,)) for card in range(len(CARD_IDS))] for seat in range(7)]

GRAMMAR = Grammar(
    moves={"pay": (CARD,)},
    refusals={"cannot-pay": (CARD, GOLD, GOLD), "paid-already": (CARD,), "paid-before": (CARD,)},
    events={"pays": (SEAT, CARD), "paid": (SEAT, GOLD), "unpaid": (SEAT, CARD)},
    stakes={"price": (CARD, GOLD), "unpaid": (CARD,), "pay": (GOLD,)},
)


class Payment(Sealed):
    """PT-5.7, PT-5.8, PT-12.12, PT-R.24: pay for what is new; with too little Gold the Monarch chooses what to pay."""

    cite = "PT-5.8"
    verbs = ("pay",)

    def asks(self, s: Kingdoms, seat: int) -> bool:
        return bool(s.fresh[seat] and choices(s, seat)[1])

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        paid = choices(s, seat)[2]
        return [PAY[seat][card] for card in s.fresh[seat] if card not in paid]

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        card = m.args[0]
        gold, _, paid = choices(s, m.seat)
        if card >= FIRST_ARTIFACT:
            price = next_artifact_cost(s, m.seat, paid)
            return Refusal("PT-12.11", "cannot-pay", (card, price, gold)) if price > gold else None
        if COST_OF[card] > gold:
            return Refusal("PT-5.8", "cannot-pay", (card, COST_OF[card], gold))
        return None

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        return Refusal("PT-R.24", "paid-already", m.args) if m.args[0] in s.fresh[m.seat] else Refusal("PT-5.9", "paid-before", m.args)

    def stakes(self, s: Kingdoms, m: Move) -> list[Stake] | None:
        """What is paid, and what is lost because it is not (PT-5.8)."""
        gold, _, before = choices(s, m.seat)
        chosen = s.clone()
        chosen.pick[m.seat] += m.args
        left, still, paid = choices(chosen, m.seat)
        card = m.args[0]
        price = next_artifact_cost(s, m.seat, before) if card >= FIRST_ARTIFACT else COST_OF[card]
        lost = [] if still else [other for other in s.fresh[m.seat] if other not in paid]
        parts = [Stake("price", (card, price)), *[Stake("unpaid", (other,)) for other in lost]]
        return [*parts, Stake("gold-left", (gold, left), "plain"), Stake("pay", (price,), "deed")]

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
            for card in lost:  # PT-R.25, PT-12.11
                if card < FIRST_ARTIFACT:
                    s.spots[s.spots.index(card, seat * WIDTH)] = -1
                run.tell("unpaid", (seat, card))
            s.artifacts[seat] = tuple([card for card in s.artifacts[seat] if card not in lost])
            s.bury(lost, s.everyone)
            s.fresh[seat] = tuple([card for card in s.fresh[seat] if card in paid])
            s.pick[seat] = ()


def next_artifact_cost(s: Kingdoms, seat: int, paid: list[int]) -> int:
    """PT-12.8, PT-12.9, PT-R.53: those in play and those already paid count."""
    new = s.fresh[seat]
    return artifact_cost(sum([1 for card in s.artifacts[seat] if card not in new or card in paid]))


def choices(s: Kingdoms, seat: int) -> tuple[int, list[int], list[int]]:
    """The Gold left, the cards among which the Monarch has to choose (none: all is settled), and the cards paid.

    Cards that cost nothing or bring Gold come first (PT-11.15); then the chosen ones; then whatever leaves no choice.
    """
    new = s.fresh[seat]
    if new and new[-1] >= FIRST_ARTIFACT:
        return choices_with_artifacts(s, seat)
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
        elif all_the_same(gold, 0, [face(s, seat, card) for card in payable]):
            paid.append(payable[0])
            gold -= COST_OF[payable[0]]
        else:
            return gold, payable, paid


def choices_with_artifacts(s: Kingdoms, seat: int) -> tuple[int, list[int], list[int]]:
    """The same where the cost of some cards depends on how many of them were paid before (PT-12.8, PT-12.12)."""
    new = s.fresh[seat]
    paid = [card for card in new if card < FIRST_ARTIFACT and COST_OF[card] <= 0]
    gold = s.gold[seat] - sum([COST_OF[card] for card in paid])
    for card in s.pick[seat]:
        gold -= next_artifact_cost(s, seat, paid) if card >= FIRST_ARTIFACT else COST_OF[card]
        paid.append(card)
    while True:
        price = next_artifact_cost(s, seat, paid)
        payable = [card for card in new if card not in paid and (price if card >= FIRST_ARTIFACT else COST_OF[card]) <= gold]
        if not payable:
            return gold, [], paid
        total = 0
        for card in payable:
            total += price if card >= FIRST_ARTIFACT else COST_OF[card]
            price += card >= FIRST_ARTIFACT
        if total <= gold:
            paid += payable
            gold -= total
        elif all_the_same(gold, next_artifact_cost(s, seat, paid), [face(s, seat, card) for card in payable]):
            gold -= next_artifact_cost(s, seat, paid) if payable[0] >= FIRST_ARTIFACT else COST_OF[payable[0]]
            paid.append(payable[0])
        else:
            return gold, payable, paid


Face = tuple[str, bool, int]
ANY_PRICE = -1
"""In place of a cost: that of an Artifact, which depends on those before it."""


def face(s: Kingdoms, seat: int, card: int) -> Face:
    """What tells a new card from another: its name, row and cost. Copies in the same row are alike (PT-R.62)."""
    if card >= FIRST_ARTIFACT:
        return KEY_OF[card], False, ANY_PRICE
    return KEY_OF[card], s.spots.index(card, seat * WIDTH) - seat * WIDTH <= FIFTH, COST_OF[card]


def all_the_same(gold: int, price: int, faces: list[Face]) -> bool:
    """Does every way of paying end with the same cards (PT-R.60)? There is too little Gold for all; other ways are a choice (PT-R.24)."""
    return len(set(faces)) < len(faces) and len(outcomes(gold, price, faces)) == 1


def outcomes(gold: int, price: int, faces: list[Face]) -> set[tuple[Face, ...]]:
    """All sets of cards that can be paid until none of the others can (PT-R.24, PT-R.60); `price`: of the next Artifact."""
    ends: set[tuple[Face, ...]] = set()
    for chosen in set(faces):
        is_artifact = chosen[2] == ANY_PRICE
        cost = price if is_artifact else chosen[2]
        if cost <= gold:
            rest = faces[:]
            rest.remove(chosen)
            for end in outcomes(gold - cost, price + is_artifact, rest):
                ends.add(tuple(sorted((chosen, *end))))
    return ends or {()}

"""Phase 2: Deployment (PT-5, PT-R.21 to PT-R.37)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run

from .cards import CARD_IDS, COST_OF, FIFTH, FIRST_ARTIFACT, KEY_OF, cards_that, does
from .domains import AGES, BUILDING, CARD, SPOT
from .kingdom import count, resources
from .state import TOWNS, WIDTH, Kingdoms
from .wars import tell_lines

_SEATS, _CARDS = range(7), range(len(CARD_IDS))
PLACE = [[[Move(seat, "place", (card, spot)) for spot in range(WIDTH)] for card in _CARDS] for seat in _SEATS]
MOVE = [
    [[[Move(seat, "move", (card, to)) for to in range(WIDTH) if to != spot] for spot in range(WIDTH)] for card in _CARDS] for seat in _SEATS
]
DISCARD = [[Move(seat, "discard", (card,)) for card in _CARDS] for seat in _SEATS]
DEPLOY = [[Move(seat, "deploy", (card,)) for card in _CARDS] for seat in _SEATS]
TAKE_BACK = [[Move(seat, "take-back", (card,)) for card in _CARDS] for seat in _SEATS]
KEEP = [[Move(seat, "keep", (card,)) for card in _CARDS] for seat in _SEATS]
READY = [Move(seat, "ready") for seat in _SEATS]

SHADOWS = cards_that("reveal", "repeat")
SHAPESHIFTERS = cards_that("reveal", "shapeshift")
JESTERS = cards_that("reveal", "find-artifact")
TITANS = cards_that("reveal", "found")
ARRIVALS = SHADOWS | SHAPESHIFTERS | JESTERS | TITANS
"""Cards that work before or in step (a) of PT-R.27."""
GOLEMS = cards_that("reveal", "upgrade")
AGE_SELF = cards_that("reveal", "age-self")
AGE_OTHERS = cards_that("reveal", "age-others")
GAINERS = cards_that("reveal", "lp", "gold")

GRAMMAR = Grammar(
    moves={
        "place": (CARD, SPOT),
        "move": (CARD, SPOT),
        "discard": (CARD,),
        "deploy": (CARD,),
        "take-back": (CARD,),
        "keep": (CARD,),
        "ready": (),
    },
    refusals={"no-fifth-spot": (), "occupied": (CARD, CARD)},
    events={
        "planned": (SEAT, CARD),
        "ready": (SEAT,),
        "sent-away": (SEAT, CARD),
        "deployed": (SEAT, CARD, SPOT),
        "moved": (SEAT, CARD, SPOT),
        "forged": (SEAT, CARD),
        "kept": (SEAT,),
        "left-behind": (SEAT, Number(1, 6)),
        "raised": (SEAT, CARD, BUILDING),
        "aged": (SEAT, CARD, AGES),
    },
)


class Deployment(Sequence[Kingdoms]):
    """PT-R.23: plan in secret, reveal, pay, discard what is not paid, then the abilities in the order of PT-R.27.

    From the reveal on, `fresh` names the cards whose abilities with the reveal icon are still to be applied: the new ones, and a card
    once more for each Shadow that repeats it. Whatever works in step (a) leaves it then.
    """

    cite = "PT-5"
    steps = (
        "plan", "reveal", "payment", "arrivals", "upgrade", "age_fixed", "age_chosen", "age_by_food", "gains",
    )  # fmt: skip

    def reveal(self, s: Kingdoms, run: Run) -> None:
        """PT-5.6, PT-12.5, PT-R.22: discards, moves and new cards are shown at once; the rest of the hand goes (PT-5.10, PT-5.11)."""
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
            if s.plan_artifacts[seat]:
                self.reveal_artifacts(s, seat, run)
            new = s.fresh[seat]
            left = [card for card in hand if card not in new and card != s.keep[seat]]
            s.mix([card for card in hand if card not in new], everyone & ~(1 << seat))
            s.bury(left, 1 << seat)
            s.kept[seat], s.keep[seat], s.hand[seat] = s.keep[seat], -1, ()
            s.plan[base : base + WIDTH] = [-1] * WIDTH
            if s.kept[seat] >= 0:
                run.tell("kept", (seat,))
            if left:
                run.tell("left-behind", (seat, len(left)))
        run.reveal()

    def reveal_artifacts(self, s: Kingdoms, seat: int, run: Run) -> None:
        """PT-12.5, PT-12.6."""
        for card in s.plan_artifacts[seat]:
            run.tell("forged", (seat, card))
        s.artifacts[seat] += s.plan_artifacts[seat]
        s.fresh[seat] += s.plan_artifacts[seat]
        s.plan_artifacts[seat] = ()

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
        """Step (f): Gold first, then LP, so that Noble counts all of it (PT-5.14, PT-R.68). Nothing is fresh any more after it."""
        for seat in range(s.seats):
            gainers = [card for card in s.fresh[seat] if card in GAINERS]
            s.fresh[seat] = ()
            if gainers:
                gold = sum([n for card in gainers for n in revealed_gains(s, seat, card, "gold")])
                if gold:
                    s.gold[seat] += gold
                    run.tell("gained", (seat, gold))
                lines = [(KEY_OF[card], lp) for card in gainers for lp in revealed_gains(s, seat, card, "lp")]
                tell_lines(seat, lines, run)
                s.earn(seat, lines)


def any_arrival(s: Kingdoms) -> bool:
    """Is there a card that works before or in step (a)?"""
    return any(not ARRIVALS.isdisjoint(new) for new in s.fresh)


def revealed_gains(s: Kingdoms, seat: int, card: int, what: str) -> list[int]:
    """What a revealed card brings in Gold or LP (PT-11.5, PT-R.28, PT-R.51)."""
    found = []
    spots, levels, artifacts = s.kingdom(seat), s.towns(seat), s.artifacts[seat]
    for ability in does(card, "reveal"):
        if ability.what == what:
            if ability.per == "gold":
                times = s.gold[seat]
            else:
                times = count(ability.per, spots, s.age, levels, resources(spots, s.age, levels, artifacts), artifacts)
            if ability.when:  # Banner Bearer: a Unit of this cost or more
                times *= max([COST_OF[unit] for unit in s.units(seat)]) >= int(ability.when.removeprefix("cost-"))
            found.append(min(ability.n * times, ability.most) if ability.most else ability.n * times)  # PT-U.48
    return found


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


class Plan(Ask[Kingdoms]):
    """PT-5.1 to PT-5.5, PT-12.5: one secret decision, made of small acts that can be taken back until the Monarch is ready."""

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
            if card in plan or card in s.plan_artifacts[seat]:
                moves.append(take_back[card])
            else:
                if card < FIRST_ARTIFACT:
                    moves += place[card]
                else:
                    moves.append(DEPLOY[seat][card])
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
        if verb == "place" or verb == "deploy":
            if verb == "place":
                s.plan[base + m.args[1]] = card
            else:
                s.plan_artifacts[seat] += m.args
            if s.keep[seat] == card:
                s.keep[seat] = -1
        elif verb == "move":  # onto a Unit: the two change places (PT-5.4)
            to = base + m.args[1]
            s.plan[s.plan.index(card, base)], s.plan[to] = s.plan[to], card
        elif verb == "keep":
            s.keep[seat] = card
        elif verb == "take-back" and s.keep[seat] == card:  # PT-5.10
            s.keep[seat] = -1
        elif card >= FIRST_ARTIFACT:
            s.plan_artifacts[seat] = tuple([other for other in s.plan_artifacts[seat] if other != card])
        else:  # take back a new card, or send a Unit away
            s.plan[s.plan.index(card, base)] = -1
        run.tell("planned", (seat, card), 1 << seat)
        return False

    def forget(self, s: Kingdoms, seat: int) -> None:
        base = seat * WIDTH
        s.plan[base : base + WIDTH] = s.spots[base : base + WIDTH]
        s.plan_artifacts[seat] = ()
        s.keep[seat] = -1

    def guess(self, s: Kingdoms, seat: int, luck: Luck) -> None:
        """Cards of the hand on all free spots, and one Artifact: a likelier Kingdom than acts at random would make, and made faster."""
        base = seat * WIDTH
        hand = luck.shuffled([card for card in s.hand[seat] if card < FIRST_ARTIFACT])
        s.plan_artifacts[seat] = tuple([card for card in s.hand[seat] if card >= FIRST_ARTIFACT][:1])
        for spot in range(base, base + WIDTH):
            if hand and s.plan[spot] < 0 and (spot != base + FIFTH or s.has_fifth_spot(seat)):
                s.plan[spot] = hand.pop()

"""Phase 2: Deployment (PT-5, PT-R.21 to PT-R.37)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Sequence
from taletable.engine.run import Run

from .asks import Decision
from .cards import BACK, CARD_IDS, COST_OF, FIFTH, FIRST_ARTIFACT, FRONT, KEY_OF, cards_that, does
from .domains import AGES, BUILDING, CARD, GOLD, SPOT
from .kingdom import artifact_cost, count, resources
from .state import TOWNS, WIDTH, Kingdoms
from .wars import tell_lines

_SEATS, _CARDS = range(7), range(len(CARD_IDS))
PLACE = [[[Move(seat, "place", (card, spot)) for spot in range(WIDTH)] for card in _CARDS] for seat in _SEATS]
SHIFT = [[[Move(seat, "move", (card, to)) for to in range(WIDTH)] for card in _CARDS] for seat in _SEATS]
"""The same by card and spot only."""
MOVE = [[[[to for to in spots if to.args[1] != spot] for spot in range(WIDTH)] for spots in cards] for cards in SHIFT]
DISCARD = [[Move(seat, "discard", (card,)) for card in _CARDS] for seat in _SEATS]
DEPLOY = [[Move(seat, "deploy", (card,)) for card in _CARDS] for seat in _SEATS]
TAKE_BACK = [[Move(seat, "take-back", (card,)) for card in _CARDS] for seat in _SEATS]
KEEP = [[Move(seat, "keep", (card,)) for card in _CARDS] for seat in _SEATS]
READY = [Move(seat, "ready") for seat in _SEATS]
FIVE, FOUR = (0, 1, 2, 3, 4), (0, 1, 3, 4)
"""The spots with and without the fifth (PT-3.4)."""

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

FEW = Number(1, len(CARD_IDS))
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
    refusals={
        "no-fifth-spot": (),
        "occupied": (CARD, CARD),
        "no-spot-for-artifacts": (CARD,),
        "artifact-stays": (CARD,),
        "stands-there": (CARD,),
        "has-a-spot": (CARD,),
        "needs-a-spot": (CARD,),
        "not-placed": (CARD,),
        "not-planned": (CARD,),
        "take-back-first": (CARD,),
        "was-sent-away": (CARD,),
        "was-in-play": (CARD,),
        "rest-goes": (CARD,),
        "keeps-already": (CARD,),
        "only-of-the-hand": (CARD,),
    },
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
    stakes={"sent-away": (FEW,), "short": (GOLD,), "left-behind": (FEW,)},
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
        """PT-12.5: discards, moves and new cards are shown at once; the rest of the hand goes."""
        everyone = s.everyone
        for seat in range(s.seats):
            base = seat * WIDTH
            hand, plan, before = s.hand[seat], s.plan[base : base + WIDTH], s.kingdom(seat)
            gone = [card for card in before if card >= 0 and card not in plan]
            for card in gone:
                run.tell("sent-away", (seat, card))
            s.bury(gone, everyone)
            for spot, card in enumerate(plan):
                if card >= 0 and card in hand:  # PT-5.6
                    run.tell("deployed", (seat, card, spot))
                elif card >= 0 and before[spot] != card:  # PT-R.22
                    run.tell("moved", (seat, card, spot))
            s.spots[base : base + WIDTH] = plan
            s.fresh[seat] = tuple([card for card in plan if card in hand])
            if s.plan_artifacts[seat]:
                self.reveal_artifacts(s, seat, run)
            new = s.fresh[seat]
            left = [card for card in hand if card not in new and card != s.keep[seat]]  # PT-5.11
            s.mix([card for card in hand if card not in new], everyone & ~(1 << seat))
            s.bury(left, 1 << seat)
            s.kept[seat], s.keep[seat], s.hand[seat] = s.keep[seat], -1, ()  # PT-5.10
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


def planned_cost(s: Kingdoms, seat: int) -> int:
    """What the new cards of a plan cost (PT-5.7, PT-12.8)."""
    units = [card for card in s.plan[seat * WIDTH : seat * WIDTH + WIDTH] if card in s.hand[seat]]
    artifacts = range(len(s.artifacts[seat]), len(s.artifacts[seat]) + len(s.plan_artifacts[seat]))
    return sum([COST_OF[card] for card in units]) + sum([artifact_cost(n) for n in artifacts])


def astray_of_the_hand(s: Kingdoms, m: Move) -> tuple[str, str]:
    """Why a card of the hand is not moved so: by which paragraph, and in which words."""
    card, verb = m.args[0], m.verb
    if card in s.plan or card in s.plan_artifacts[m.seat]:
        if verb == "place":
            return "PT-5.4", "has-a-spot"
        return ("PT-5.4", "stands-there") if verb == "move" else ("PT-R.64", "take-back-first")
    if verb == "keep":
        return "PT-5.10", "keeps-already"
    if verb == "discard":
        return "PT-5.11", "rest-goes"
    if verb == "deploy":
        return "PT-12.4", "needs-a-spot"
    return ("PT-5.2", "not-placed") if verb == "move" else ("PT-R.64", "not-planned")


def first_free(plan: list[int], fifth: bool) -> tuple[int, int]:
    """The first free spot of the front row and that of the back row; -1 where there is none."""
    front = 0 if plan[0] < 0 else 1 if plan[1] < 0 else FIFTH if fifth and plan[FIFTH] < 0 else -1
    return front, 3 if plan[3] < 0 else 4 if plan[4] < 0 else -1


def other_row(plan: list[int], before: list[int], spot: int, free: list[int]) -> list[int]:
    """Where a Unit in play can change rows to: a free spot, or if there is none, any whose Unit has not changed rows either."""
    there = BACK if spot <= FIFTH else FRONT
    found = [to for to in free if to in there]
    return found or [to for to in there if plan[to] >= 0 and plan[to] == before[to]]


class Plan(Decision):
    """PT-5.1 to PT-5.5, PT-12.5: one secret decision, made of small acts that can be taken back until the Monarch is ready."""

    cite = "PT-5.1"
    verbs = ("place", "move", "discard", "deploy", "take-back", "keep", "ready")

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
                moves += place[card]
                if card >= FIRST_ARTIFACT:
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
        if s.artifacts[seat]:
            moves += [DISCARD[seat][card] for card in s.artifacts[seat]]
        return moves

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        verb = m.verb
        if verb == "place" or verb == "move":
            card, spot = m.args
            if card >= FIRST_ARTIFACT:
                return Refusal("PT-12.6", "no-spot-for-artifacts", (card,))
            if spot == FIFTH and not s.has_fifth_spot(m.seat):
                return Refusal("PT-3.4", "no-fifth-spot")
            if verb == "place":
                holder = s.plan[m.seat * WIDTH + spot]
                if holder >= 0:
                    return Refusal("PT-5.2", "occupied", (holder, card))
        elif verb == "discard" and m.args[0] >= FIRST_ARTIFACT:
            return Refusal("PT-12.10", "artifact-stays", m.args)  # PT-12.16
        return None

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        card = m.args[0]
        if m.verb in ("place", "move") and card >= FIRST_ARTIFACT:
            return Refusal("PT-12.6", "no-spot-for-artifacts", (card,))
        if card in s.hand[m.seat]:
            cite, key = astray_of_the_hand(s, m)
        elif m.verb == "keep":
            cite, key = "PT-5.10", "only-of-the-hand"
        elif card >= FIRST_ARTIFACT:
            cite, key = "PT-12.16", "artifact-stays"
        elif card not in s.plan:
            cite, key = "PT-R.64", "was-sent-away"
        elif m.verb == "take-back":
            cite, key = "PT-5.3", "was-in-play"
        else:
            cite, key = "PT-5.4", "stands-there" if m.verb == "move" else "has-a-spot"
        return Refusal(cite, key, (card,))

    def legal(self, s: Kingdoms, seat: int) -> list[Move]:
        base = seat * WIDTH
        plan, hand, keep = s.plan[base : base + WIDTH], s.hand[seat], s.keep[seat]
        room = FIVE if s.has_fifth_spot(seat) else FOUR
        free = [spot for spot in room if plan[spot] < 0]
        place, shift = PLACE[seat], SHIFT[seat]
        moves = [READY[seat]]
        for card in hand:
            if card in plan or card in s.plan_artifacts[seat]:
                moves.append(TAKE_BACK[seat][card])
                continue
            if card >= FIRST_ARTIFACT:
                moves.append(DEPLOY[seat][card])
            else:
                spots = place[card]
                moves += [spots[spot] for spot in free]
            moves.append(TAKE_BACK[seat][card] if card == keep else KEEP[seat][card])
        for spot, card in enumerate(plan):
            if card >= 0:
                spots = shift[card]
                moves += [spots[to] for to in room if to != spot]
                if card not in hand:
                    moves.append(DISCARD[seat][card])
        for card in s.spots[base : base + WIDTH]:
            if card >= 0 and card not in plan:
                spots = place[card]
                moves += [spots[spot] for spot in free]
        return moves

    def onward(self, s: Kingdoms, seat: int) -> list[Move]:
        """Copies of a card are alike, and so are the spots of a row. Units in play change rows, or go, once; what is laid stays."""
        base = seat * WIDTH
        plan, before, hand = s.plan[base : base + WIDTH], s.spots[base : base + WIDTH], s.hand[seat]
        spots = [spot for spot in first_free(plan, s.has_fifth_spot(seat)) if spot >= 0]
        moves = [READY[seat]]
        seen: set[str] = set()
        for card in hand:
            key = KEY_OF[card]
            if key in seen or card in plan or card in s.plan_artifacts[seat]:
                continue
            seen.add(key)
            if card >= FIRST_ARTIFACT:
                moves.append(DEPLOY[seat][card])
            else:
                places = PLACE[seat][card]
                moves += [places[spot] for spot in spots]
            if s.keep[seat] < 0:
                moves.append(KEEP[seat][card])
        for spot, card in enumerate(plan):
            if card >= 0 and card not in hand:
                moves.append(DISCARD[seat][card])
                if before[spot] == card:
                    moves += [SHIFT[seat][card][to] for to in other_row(plan, before, spot, spots)]
        return moves

    def stakes(self, s: Kingdoms, m: Move) -> list[Stake] | None:
        """Sealing is asked for twice where Units go, Gold is short, or no card is kept though some are left (PT-5.8, PT-5.10)."""
        if m.verb != "ready":
            return None
        seat, hand, laid = m.seat, s.hand[m.seat], s.plan_artifacts[m.seat]
        plan = s.plan[seat * WIDTH : seat * WIDTH + WIDTH]
        gone = sum([1 for card in s.units(seat) if card not in plan])
        left = sum([1 for card in hand if card not in plan and card not in laid]) if s.keep[seat] < 0 else 0
        found = [("sent-away", gone), ("short", planned_cost(s, seat) - s.gold[seat]), ("left-behind", left)]
        return [Stake(key, (n,)) for key, n in found if n > 0] or None

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

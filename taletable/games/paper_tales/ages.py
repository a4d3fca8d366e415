"""Deployment, steps (d) and (e): Age tokens that a Monarch places or moves (PT-R.27, PT-R.30, PT-R.31, PT-R.70)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .asks import Picks, Sealed
from .cards import ABILITIES_OF, FIRST_ARTIFACT, FOOD, UNIT_OF, cards_that
from .deployment import add_age
from .domains import CARD
from .kingdom import built, resources
from .state import Kingdoms

AGE = [[Move(seat, "age", (card,)) for card in range(len(UNIT_OF))] for seat in range(7)]
LEAVE = [Move(seat, "leave-ages") for seat in range(7)]

TIME_MASTERS = cards_that("reveal", "age-one")
APPRENTICES = cards_that("reveal", "move-age")
HOURGLASSES = cards_that("deploy", "move-age")
ALCHEMISTS = cards_that("deploy", "age-one")
BUILT_TO_MOVE_AGE = built(lambda a: a.phase == "deploy" and a.what == "move-age")
TOKENS = tuple([sum([a.n for a in abilities if a.what in ("age-one", "move-age")]) for abilities in ABILITIES_OF])
"""How many Age tokens a card places or moves."""

GRAMMAR = Grammar(
    moves={"age": (CARD,), "shift": (CARD, CARD), "leave-ages": ()},
    refusals={"no-age": (CARD,), "must-place": (), "nothing-to-place": (), "nothing-to-move": (), "same-unit": (CARD,)},
    events={"chooses": (SEAT, CARD), "shifted": (SEAT, CARD, CARD)},
)


class AgeChosen(Sealed):
    """Step (d), in any order: Time Master puts 2 Age tokens on one Unit (PT-R.30); others move tokens, one at a time (PT-R.70).

    An answer is a row of pairs: a Unit twice where tokens are put on it, or the Unit that gives a token and the one that gets it.
    """

    cite = "PT-R.30"
    verbs = ("age", "shift", "leave-ages")

    def asks(self, s: Kingdoms, seat: int) -> bool:
        placing, moving = len(placers(s, seat)), movable(s, seat)
        if placing or moving:
            units = s.units(seat)
            if len(units) > 1 and (placing or any(s.age[card] for card in units)):
                return True
            if units:
                s.pick[seat] = tuple(units * 2 * placing)
        return False

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        units = s.units(seat)
        placed, moved = used(s, seat)
        moves = [AGE[seat][card] for card in units] if placed < len(placers(s, seat)) else []
        if moved < movable(s, seat):
            moves += [Move(seat, "shift", (giver, taker)) for giver in units for taker in units if giver != taker]
            moves.append(LEAVE[seat])
        return moves

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        if m.verb == "shift" and not ages_after(s, m.seat)[m.args[0]]:
            return Refusal("PT-R.70", "no-age", m.args[:1])
        if m.verb == "leave-ages" and used(s, m.seat)[0] < len(placers(s, m.seat)):
            return Refusal("PT-R.30", "must-place")
        return None

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        if artifact := no_unit(m):
            return artifact
        if m.verb == "age":
            return Refusal("PT-R.70", "nothing-to-place")
        if m.verb == "shift" and used(s, m.seat)[1] < movable(s, m.seat):
            return Refusal("PT-R.70", "same-unit", m.args[:1])
        return Refusal("PT-R.30", "nothing-to-move")

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        if m.verb == "leave-ages":
            return True
        s.pick[m.seat] += m.args if m.verb == "shift" else m.args * 2
        run.tell("chooses", (m.seat, m.args[-1]), 1 << m.seat)
        return self.answered(s, m.seat)

    def answered(self, s: Kingdoms, seat: int) -> bool:
        """Is everything placed and moved?"""
        return used(s, seat) == (len(placers(s, seat)), movable(s, seat))

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.pick[seat] = ()

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        for seat in range(s.seats):
            if s.pick[seat]:
                tokens = placers(s, seat)
                for giver, taker in pairs(s.pick[seat]):
                    if giver == taker:
                        add_age(s, seat, taker, tokens.pop(), run)
                    else:
                        s.age[giver] -= 1
                        s.age[taker] += 1
                        run.tell("shifted", (seat, giver, taker))
                s.pick[seat] = ()


def pairs(answer: tuple[int, ...]) -> list[tuple[int, int]]:
    """A row of pairs, pair by pair."""
    return list(zip(answer[::2], answer[1::2], strict=True))


def placers(s: Kingdoms, seat: int) -> list[int]:
    """The tokens of each Time Master, and of each one repeated by Shadow."""
    return [TOKENS[card] for card in s.fresh[seat] if card in TIME_MASTERS]


def movable(s: Kingdoms, seat: int) -> int:
    """How many tokens may be moved: Sorcerer's Apprentice, Hourglass, Clock Tower."""
    tokens = sum([TOKENS[card] for card in s.fresh[seat] if card in APPRENTICES])
    tokens += sum([TOKENS[card] for card in s.artifacts[seat] if card in HOURGLASSES])
    levels = s.towns(seat)
    return tokens + sum([a.n for b, by_level in BUILT_TO_MOVE_AGE for a in by_level[levels[b]]])


def used(s: Kingdoms, seat: int) -> tuple[int, int]:
    """How many placings and movings the answer has so far."""
    placed = sum([1 for giver, taker in pairs(s.pick[seat]) if giver == taker])
    return placed, len(s.pick[seat]) // 2 - placed


def ages_after(s: Kingdoms, seat: int) -> list[int]:
    """The Age tokens after the answer so far."""
    age = s.age[:]
    tokens = placers(s, seat)
    for giver, taker in pairs(s.pick[seat]):
        if giver == taker:
            age[taker] += tokens.pop()
        else:
            age[giver] -= 1
            age[taker] += 1
    return age


def no_unit(m: Move) -> Refusal | None:
    """Artifacts never get Age tokens."""
    artifacts = [card for card in m.args if card >= FIRST_ARTIFACT]
    return Refusal("PT-12.15", "no-unit", (artifacts[0],)) if artifacts else None


class AgeByFood(Picks):
    """Step (e): Master Alchemist, in every Deployment phase, 1 Age token per Food on a single Unit (PT-R.31)."""

    cite = "PT-R.31"
    verbs = ("age",)

    def asks(self, s: Kingdoms, seat: int) -> bool:
        sources = by_food(s, seat)
        units = s.units(seat)
        if sources and len(units) > 1:
            return True
        if sources:
            s.pick[seat] = tuple(units * len(sources))
        return False

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        return [AGE[seat][card] for card in s.units(seat)]

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        return no_unit(m)

    def answered(self, s: Kingdoms, seat: int) -> bool:
        return len(s.pick[seat]) == len(by_food(s, seat))

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        for seat in range(s.seats):
            if s.pick[seat]:
                for card, n in zip(s.pick[seat], by_food(s, seat), strict=True):
                    add_age(s, seat, card, n, run)
                s.pick[seat] = ()


def by_food(s: Kingdoms, seat: int) -> list[int]:
    """How many tokens each Alchemist places; none without Food."""
    alchemists = [card for card in s.units(seat) if card in ALCHEMISTS]
    if not alchemists:
        return []
    food = resources(s.kingdom(seat), s.age, s.towns(seat), s.artifacts[seat])[FOOD]
    return [food] * len(alchemists) if food else []

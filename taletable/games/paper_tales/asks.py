"""What Monarchs are asked: always in secret (PT-R.60), some of it only of those who have a choice."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.engine.grammar import SEAT, Grammar, Things
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask
from taletable.engine.run import Run

from .domains import BUILDING, CARD
from .state import PHASES, WIDTH, Kingdoms

OTHER_PHASES: Final = {
    "recruit": "recruitment", "dismiss": "recruitment", "construct": "construction", "upgrade": "construction", "pass": "construction",
    "save": "aging", "let-go": "aging",
}  # fmt: skip
"""What is done in which phase; all else in Deployment."""
OF_BUILDINGS: Final = ("construct", "upgrade", "found")

GRAMMAR = Grammar(
    refusals={
        "other-phase": (Things("phase", PHASES),),
        "other-step": (),
        "not-in-this-game": (BUILDING,),
        "anothers": (CARD, SEAT),
        "kept-for-later": (CARD,),
        "comes-again": (CARD,),
        "left-over": (CARD,),
        "no-unit": (CARD,),
    }
)


class Decision(Ask[Kingdoms]):
    """A sealed ask. Whoever tries something else with what is in sight is told why it is no answer."""

    sealed = True
    phase: ClassVar[str] = "deployment"
    verbs: ClassVar[tuple[str, ...]] = ()
    """What answers it."""

    def amiss(self, s: Kingdoms, m: Move) -> Refusal | None:
        """Of a card that the Monarch does not see nothing is told, not even where it is not (PT-R.7)."""
        if m.verb not in self.verbs:
            phase = OTHER_PHASES.get(m.verb, "deployment")
            return Refusal("PT-1.3", "other-phase", (PHASES.index(phase),)) if phase != self.phase else Refusal("PT-R.23", "other-step")
        if m.verb in OF_BUILDINGS:
            return self.astray(s, m) if m.args[0] in s.buildings else Refusal("PT-8.2", "not-in-this-game", m.args[:1])
        for card in m.args if m.verb == "shift" else m.args[:1]:
            owner = kingdom_of(s, card)
            if owner < 0 and card not in s.hand[m.seat] and card not in s.pack[m.seat]:
                return put_by(s, m.seat, card)
            if owner >= 0 and owner != m.seat:
                return Refusal("PT-R.8", "anothers", (card, owner))
        return self.astray(s, m)

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        """Why this is no answer, though it is done with a Building of the game, or with cards of the own Kingdom, hand or pack."""
        return None


def kingdom_of(s: Kingdoms, card: int) -> int:
    """The seat in whose Kingdom a card lies open; -1: it is in none."""
    if card in s.spots:
        return s.spots.index(card) // WIDTH
    return next((seat for seat in range(s.seats) if card in s.artifacts[seat]), -1)


def put_by(s: Kingdoms, seat: int, card: int) -> Refusal | None:
    """Why a card that a Monarch has put by is not at hand; None if there is no such card in sight."""
    if card == s.kept[seat]:
        return Refusal("PT-5.10", "kept-for-later", (card,))
    if card in s.passed[seat]:
        return Refusal("PT-S.16", "comes-again", (card,))
    return Refusal("PT-S.17", "left-over", (card,)) if card in s.left_over[seat] else None


class Sealed(Decision):
    """It goes to some Monarchs: for each of them the kingdom says whether there is anything to decide."""

    def open(self, s: Kingdoms, run: Run) -> int:
        mask = 0
        for seat in range(s.seats):
            if self.asks(s, seat):
                mask |= 1 << seat
        return mask

    def asks(self, s: Kingdoms, seat: int) -> bool:
        """Has this Monarch a choice? What can be in one way only is settled here."""
        raise NotImplementedError


class Picks(Sealed):
    """One Unit is chosen for each of the cards that ask for it."""

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        s.pick[m.seat] += m.args
        run.tell("chooses", (m.seat, m.args[0]), 1 << m.seat)
        return self.answered(s, m.seat)

    def answered(self, s: Kingdoms, seat: int) -> bool:
        """Has each of the cards its Unit?"""
        raise NotImplementedError

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.pick[seat] = ()

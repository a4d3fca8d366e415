"""Chapter 2 of the rules: the evenings of a night."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .lanterns import LANTERN, brightness
from .state import EVENINGS, FACES, Night

DAZZLE: Final = 8
"""A lantern may outshine the next one by so much."""

GRAMMAR: Final = Grammar(
    moves={"choose": (LANTERN,)},
    refusals={"blown-out": (LANTERN, Number(1, FACES, "wind"))},
    events={
        "phase": (Number(1, max(EVENINGS.values()), "evening"),),
        "dusk": (Number(1, FACES, "wind"), Number(1, FACES)),
        "chose": (SEAT,),
        "lit": (SEAT, LANTERN),
        "dazzled": (SEAT,),
        "gathered": (SEAT, Number(1, FACES)),
    },
)


class Evenings(Sequence[Night]):
    """One evening after the other."""

    cite = "LN-1.3"
    steps = ("dusk", "choose")

    def dusk(self, s: Night, run: Run) -> None:
        """Wind rises, and fireflies come (LN-2.1)."""
        s.evening += 1
        s.wind = 1 + run.luck.below(FACES)
        s.swarm = 1 + run.luck.below(FACES)
        run.tell("phase", (s.evening,))
        run.tell("dusk", (s.wind, s.swarm))

    def again(self, s: Night) -> bool:
        return s.evening < s.evenings

    def finish(self, s: Night, run: Run, frame: Frame) -> None:
        s.over = True


class Choose(Ask[Night]):
    """All choose a lantern in secret."""

    cite = "LN-2.2"
    sealed = True

    def open(self, s: Night, run: Run) -> int:
        return s.everyone

    def offers(self, s: Night, seat: int) -> list[Move]:
        return [Move(seat, "choose", (lantern,)) for lantern in s.hand[seat]]

    def refuse(self, s: Night, m: Move) -> Refusal | None:
        [lantern] = m.args
        if blown_out(s, lantern) and not all(blown_out(s, other) for other in s.hand[m.seat]):
            return Refusal("LN-2.3", "blown-out", (lantern, s.wind))
        return None

    def apply(self, s: Night, m: Move, run: Run) -> bool:
        [s.chosen[m.seat]] = m.args
        run.tell("chose", (m.seat,))
        return True

    def forget(self, s: Night, seat: int) -> None:
        """Nobody else can know what was chosen, so whoever imagines the night chooses anew."""
        s.chosen[seat] = -1

    def close(self, s: Night, run: Run, frame: Frame) -> None:
        """The lanterns are lit (LN-2.5 to LN-2.7)."""
        for seat, lantern in enumerate(s.chosen):
            run.tell("lit", (seat, lantern))
            s.hand[seat] = tuple(other for other in s.hand[seat] if other != lantern)
            s.burnt.append(lantern)
        s.lit, s.chosen = s.chosen, [-1] * s.seats
        brightest, second = order(s.lit)[:2]
        s.gatherer = gatherer(s.lit)
        if s.gatherer == second:
            run.tell("dazzled", (brightest,))
        s.jar[s.gatherer] += s.swarm
        run.tell("gathered", (s.gatherer, s.swarm))


def blown_out(s: Night, lantern: int) -> bool:
    """Does the wind blow the lantern out (LN-2.3)?"""
    return s.wind > 1 and brightness(lantern) % s.wind == 0


def order(lit: list[int]) -> list[int]:
    """The seats, that with the brightest lantern first."""
    return sorted(range(len(lit)), key=lambda seat: -lit[seat])


def gatherer(lit: list[int]) -> int:
    """To whom the fireflies fly (LN-2.5, LN-2.6)."""
    brightest, second = order(lit)[:2]
    return second if lit[brightest] - lit[second] > DAZZLE else brightest

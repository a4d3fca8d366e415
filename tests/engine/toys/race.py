"""Race: whoever is first has it. A game without cards."""

from __future__ import annotations

from taletable.engine.fields import Deck, Num, Slots, field
from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run

from .base import Toy, ToyState

PRIZES = 5

PRIZE = Number(0, PRIZES - 1)
GRAMMAR = Grammar(moves={"grab": (PRIZE,)}, refusals={"taken": (PRIZE,)}, events={"grabbed": (SEAT, PRIZE)})


class RaceState(ToyState):
    """Which prizes are left, and who has how much."""

    left = field(Slots([f"prize-{n}" for n in range(PRIZES)], Num(0, 1)), start=[1] * PRIZES)


class Race(Sequence[RaceState]):
    """One prize after the other."""

    cite = "TY-1"
    steps = ("grab",)

    def again(self, s: RaceState) -> bool:
        s.over = not any(s.left)
        return not s.over


class Grab(Ask[RaceState]):
    """All are asked, one answers."""

    cite = "TY-1.2"
    first_come = True

    def open(self, s: RaceState, run: Run) -> int:
        return s.everyone

    def offers(self, s: RaceState, seat: int) -> list[Move]:
        return [Move(seat, "grab", (n,)) for n in range(PRIZES)]

    def refuse(self, s: RaceState, m: Move) -> Refusal | None:
        return None if s.left[m.args[0]] else Refusal("TY-1.3", "taken", m.args)

    def apply(self, s: RaceState, m: Move, run: Run) -> bool:
        s.left[m.args[0]] = 0
        s.score[m.seat] += m.args[0] + 1
        run.tell("grabbed", (m.seat, m.args[0]))
        return True


class RaceGame(Toy[RaceState]):
    """The meta object."""

    id = "toy-race"
    name = "Race"

    def begin(self, s: RaceState, run: Run) -> None:
        s.push("race")


RACE = RaceGame(
    {"race": Race(), "grab": Grab()},
    RaceState,
    Deck(()),
    GRAMMAR,
)

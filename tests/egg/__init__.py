"""Egg Timer: a tiny game in real time, for tests of the clock. Flip eggs until the sand has run out; whoever rolled most wins."""

from __future__ import annotations

from taletable.engine.fields import Deck, Num, per_seat
from taletable.engine.game import Game, Option, Result
from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask
from taletable.engine.run import Run
from taletable.engine.state import Frame, State
from taletable.engine.web import Web

SAND = 1000
"""Milliseconds."""


class Kitchen(State):
    """Points, and when the sand runs out."""

    points = per_seat(Num(0, 10**6))


class Cook(Ask[Kitchen]):
    """Everybody flips as often as they like until the sand has run out."""

    cite = "EG-1.1"

    def open(self, s: Kitchen, run: Run) -> int:
        return s.everyone

    def offers(self, s: Kitchen, seat: int) -> list[Move]:
        return [Move(seat, "flip"), Move(seat, "steal")]

    def refuse(self, s: Kitchen, m: Move) -> Refusal | None:
        return Refusal("EG-1.2", "no-stealing") if m.verb == "steal" else None

    def apply(self, s: Kitchen, m: Move, run: Run) -> bool:
        s.points[m.seat] += 1 + run.luck.below(6)
        run.tell("flipped", (m.seat, s.points[m.seat]))
        return False

    def due(self, s: Kitchen, frame: Frame) -> int:
        return SAND

    def expire(self, s: Kitchen, run: Run) -> None:
        """The cook's dog eats one point of somebody."""
        victim = run.luck.below(s.seats)
        s.points[victim] = max(0, s.points[victim] - 1)
        s.over = True


class EggTimer(Game[Kitchen]):
    """The meta object."""

    id, name, package = "egg-timer", "Egg Timer", __name__
    min_seats, max_seats = 1, 3
    real_time = True
    web = Web(port=1, module="board.js", styles=("board.css",), cover="cover.svg")
    options = (Option("eggs", 2, (1, 2)), Option("soft", False, (False, True)))

    def begin(self, s: Kitchen, run: Run) -> None:
        s.push("cook")

    def results(self, s: Kitchen) -> Result | None:
        if not s.over:
            return None
        winners = tuple(seat for seat in range(s.seats) if s.points[seat] == max(s.points))
        return Result(tuple(s.points), winners, tuple((("flips", p),) for p in s.points))


GAME = EggTimer(
    {"cook": Cook()},
    Kitchen,
    Deck(()),
    Grammar(moves={"flip": (), "steal": ()}, refusals={"no-stealing": ()}, events={"flipped": (SEAT, Number(1, 6 * SAND))}),
)

"""Delve: long free turns, fights and wounds nested in them, dice, and an end in the middle of everything."""

from __future__ import annotations

from taletable.engine.fields import Deck, Num, Seat, field, per_seat
from taletable.engine.grammar import SEAT, Grammar, Number, Things
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .base import ByTurns, InTurn, Toy

STRENGTH, GOLD = 0, 1
WHAT = ("strength", "gold")
FOE = 4
DAYS = 3

LOOT = Things("what", WHAT)
GRAMMAR = Grammar(
    moves={"walk": (), "fight": (), "dig": (), "rest": (), "strike": (), "run": (), "suffer": (LOOT,), "take": (LOOT,)},
    refusals={"too-weak": (), "nothing-left": (LOOT,)},
    events={
        "walked": (SEAT,),
        "ran": (SEAT,),
        "struck": (SEAT, Number(1, 3)),
        "wounded": (SEAT, Number(1, 2)),
        "lost": (SEAT, LOOT),
        "took": (SEAT, LOOT),
        "gained": (SEAT, Number(3, 3)),
        "died": (SEAT,),
    },
)


class DelveState(ByTurns):
    """Strength and gold of each delver; what the present foe and wound still hold."""

    foe = field(Num(0, FOE))
    strength = per_seat(Num(0, 99), start=5)


def suffer(s: DelveState, seat: int, what: int, run: Run) -> None:
    """Lose a point; without strength all is over."""
    if what == STRENGTH:
        s.strength[seat] -= 1
    else:
        s.score[seat] -= 1
    run.tell("lost", (seat, what))
    if s.strength[seat] == 0:
        run.tell("died", (seat,))
        s.over = True


class Delve(Sequence[DelveState]):
    """Day by day, delver by delver."""

    cite = "TY-4"
    steps = ("day",)

    def again(self, s: DelveState) -> bool:
        s.turns += 1
        s.over = s.turns == DAYS * s.seats
        return not s.over


class Day(InTurn[DelveState]):
    """A free turn of many small acts, until the delver rests or digs."""

    cite = "TY-4.1"

    def offers(self, s: DelveState, seat: int) -> list[Move]:
        return [Move(seat, verb) for verb in ("walk", "fight", "dig", "rest")]

    def refuse(self, s: DelveState, m: Move) -> Refusal | None:
        return Refusal("TY-4.5", "too-weak") if m.verb == "walk" and s.strength[m.seat] == 1 else None

    def apply(self, s: DelveState, m: Move, run: Run) -> bool:
        seat = m.seat
        if m.verb == "walk":
            run.tell("walked", (seat,))
            suffer(s, seat, STRENGTH, run)
        elif m.verb == "fight":
            s.foe = FOE
            s.push("battle", (seat,))
        elif m.verb == "dig":
            s.push("chest", (seat,))
        return m.verb in ("dig", "rest")


class Battle(Sequence[DelveState]):
    """Blow by blow until the foe is beaten; the delver may run."""

    cite = "TY-4.2"
    args = {"seat": Seat(3, nobody=False)}
    steps = ("blow", "strike_back")

    def strike_back(self, s: DelveState, run: Run) -> None:
        seat = s.frames[-1].args[0]
        wound = run.luck.below(3) if s.foe else 0
        if wound:
            run.tell("wounded", (seat, wound))
            s.push("wound", (seat, wound))

    def again(self, s: DelveState) -> bool:
        return s.foe > 0

    def finish(self, s: DelveState, run: Run, frame: Frame) -> None:
        s.score[frame.args[0]] += 3
        run.tell("gained", (frame.args[0], 3))


class Blow(Ask[DelveState]):
    """Strike or run."""

    cite = "TY-4.2"

    def open(self, s: DelveState, run: Run) -> int:
        return 1 << s.frames[-2].args[0]

    def offers(self, s: DelveState, seat: int) -> list[Move]:
        return [Move(seat, "strike"), Move(seat, "run")]

    def apply(self, s: DelveState, m: Move, run: Run) -> bool:
        if m.verb == "run":
            run.tell("ran", (m.seat,))
            s.foe = 0
            s.leave("battle")
            return True
        roll = 1 + run.luck.below(3)
        s.foe = max(0, s.foe - roll)
        run.tell("struck", (m.seat, roll))
        return True


class Wound(Ask[DelveState]):
    """Point by point: a second wound frame takes the rest."""

    cite = "TY-4.3"
    args = {"seat": Seat(3, nobody=False), "points": Num(1, 2)}

    def open(self, s: DelveState, run: Run) -> int:
        return 1 << s.frames[-1].args[0]

    def offers(self, s: DelveState, seat: int) -> list[Move]:
        return [Move(seat, "suffer", (what,)) for what in range(len(WHAT))]

    def refuse(self, s: DelveState, m: Move) -> Refusal | None:
        return Refusal("TY-4.3", "nothing-left", m.args) if m.args[0] == GOLD and not s.score[m.seat] else None

    def apply(self, s: DelveState, m: Move, run: Run) -> bool:
        suffer(s, m.seat, m.args[0], run)
        return True

    def close(self, s: DelveState, run: Run, frame: Frame) -> None:
        seat, left = frame.args
        if left > 1:
            s.push("wound", (seat, left - 1))


class Chest(Ask[DelveState]):
    """The last thing of a day."""

    cite = "TY-4.1"
    args = {"seat": Seat(3, nobody=False)}

    def open(self, s: DelveState, run: Run) -> int:
        return 1 << s.frames[-1].args[0]

    def offers(self, s: DelveState, seat: int) -> list[Move]:
        return [Move(seat, "take", (what,)) for what in range(len(WHAT))]

    def apply(self, s: DelveState, m: Move, run: Run) -> bool:
        if m.args[0] == GOLD:
            s.score[m.seat] += 1
        else:
            s.strength[m.seat] += 1
        run.tell("took", (m.seat, m.args[0]))
        return True


class DelveGame(Toy[DelveState]):
    """The meta object."""

    id = "toy-delve"
    name = "Delve"
    min_seats, max_seats = 1, 3
    cooperative = True

    def begin(self, s: DelveState, run: Run) -> None:
        s.push("delve")


DELVE = DelveGame(
    {"delve": Delve(), "day": Day(), "battle": Battle(), "blow": Blow(), "wound": Wound(), "chest": Chest()},
    DelveState,
    Deck(()),
    GRAMMAR,
)

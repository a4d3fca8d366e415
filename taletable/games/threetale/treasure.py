"""Treasures (TT-13), and the rolls of Scenarios, which work in the same way."""

from __future__ import annotations

from taletable.engine.fields import Num
from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .deck import TREASURE_PILE, treasure_of
from .dice import RollAsk, be_sure, begin_object, begin_roll, cast, leave_object, meet_object, positives
from .domains import CARD
from .gains import gain
from .land import SPACE_KEYS
from .scenarios import scenario_of
from .state import LEVEL, OWN_ROLL, WHO, Tale
from .tiles import THINGS
from .virtues import talent
from .words import Gain

GRAMMAR = Grammar(moves={"open": ()}, events={"treasure": (SEAT, CARD), "opened": (SEAT, Number(0, 3))})


class Treasure(RollAsk):
    """Draw a Treasure card, roll 3 dice, flip, and take what the line says."""

    cite = "TT-13.2"
    args = {"seat": WHO, "level": LEVEL}
    verb = "open"

    def open(self, s: Tale, run: Run) -> int:
        seat, level = s.frames[-1].args
        s.card = s.draw(TREASURE_PILE + level, run)
        run.tell("treasure", (seat, s.card))
        begin_object(s)
        begin_roll(s, OWN_ROLL, cast(3 + talent(s, seat, "treasure-dice"), run.luck))
        be_sure(s, seat)
        run.tell("rolled", (seat, len(s.dice), positives(s)))
        return 1 << seat

    def settle(self, s: Tale, m: Move, run: Run) -> None:
        """The line is fixed (TT-13.3 to TT-13.5); it is paid when the card is off the table."""

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        seat = frame.args[0]
        found = min(3, positives(s))
        line = 0 if not found else 2 if found == 3 else 1
        gains = treasure_of(s.card).lines[line]
        s.discard.append(s.card)
        s.card = -1
        begin_object(s)
        run.tell("opened", (seat, found))
        if talent(s, seat, "haul"):
            gains += (Gain("virtue", talent(s, seat, "haul")),)
        gain(s, seat, gains, run)


class Trial(RollAsk):
    """A roll that a Scenario asks for."""

    cite = "TT-8.3"
    args = {"seat": WHO, "dice": Num(0, 99), "subject": Num(0, len(THINGS) * len(SPACE_KEYS))}
    verb = "accept"

    def open(self, s: Tale, run: Run) -> int:
        seat, dice, subject = s.frames[-1].args
        new = meet_object(s, seat, subject)
        begin_roll(s, OWN_ROLL, cast(dice, run.luck))
        if new:  # TT-R.97
            be_sure(s, seat)
        run.tell("rolled", (seat, len(s.dice), positives(s)))
        return 1 << seat

    def settle(self, s: Tale, m: Move, run: Run) -> None:
        """The Scenario says what the result means."""

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        seat, _, subject = frame.args
        found = positives(s)
        leave_object(s, seat, subject)  # TT-R.97
        scenario_of(s).trial(s, seat, subject, found, run)

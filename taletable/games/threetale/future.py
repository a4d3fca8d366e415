"""The Future Phase: rounds of three turns and the Scenario's own step, until it is decided (TT-19, TT-R.64)."""

from __future__ import annotations

from taletable.engine.grammar import Grammar
from taletable.engine.rules import Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .deck import OMEN_PILE, omen_of
from .domains import CARD, PROPHECY, ROUND
from .gains import gain, return_bonus
from .quests import follow_up
from .scenario import FOE_ACTS, OMEN
from .scenarios import scenario_of
from .state import FUTURE, TIME_UP, Tale
from .turn import end_if_decided
from .words import Gain

GRAMMAR = Grammar(events={"future-round": (ROUND, ROUND), "time-up": (PROPHECY,), "omen": (CARD,)})


class Future(Sequence[Tale]):
    """Round after round."""

    cite = "TT-19"
    steps = ("dawn", "future_round", "dusk")

    def dawn(self, s: Tale, run: Run) -> None:
        """A new round."""
        if s.phase != FUTURE:
            s.phase = FUTURE
            s.round = 0
            run.tell("phase", (FUTURE,))
            end_if_decided(s, run)
        s.round += 1
        if not s.over:
            run.tell("future-round", (s.round, s.limit))

    def dusk(self, s: Tale, run: Run) -> None:
        """After the last round the time is over (TT-1.5, TT-R.67)."""
        if s.round >= s.limit and not s.over:  # TT-19.1
            s.conclude(TIME_UP)
            run.tell("time-up", (s.fate,))

    def again(self, s: Tale) -> bool:
        return True


class FutureRound(Sequence[Tale]):
    """The three Heroes in their order, then the world (TT-R.64)."""

    cite = "TT-R.64"
    steps = ("first", "second", "third", "world")

    def first(self, s: Tale, run: Run) -> None:
        """The first Hero's turn."""
        self.turn_of(s, 0)

    def second(self, s: Tale, run: Run) -> None:
        """The second Hero's turn."""
        self.turn_of(s, 1)

    def third(self, s: Tale, run: Run) -> None:
        """The third Hero's turn."""
        self.turn_of(s, 2)

    def turn_of(self, s: Tale, n: int) -> None:
        """Unless the Scenario keeps the Hero from it."""
        seat = s.order[n]
        if scenario_of(s).plays(s, seat):
            s.active = seat
            s.push("hero_turn")


class World(Sequence[Tale]):
    """The Scenario's own step, item by item of its agenda."""

    cite = "TT-R.64"
    steps = ("plan", "work")

    def plan(self, s: Tale, run: Run) -> None:
        """What is going to happen."""
        s.active = -1
        s.agenda = scenario_of(s).agenda(s)

    def work(self, s: Tale, run: Run) -> None:
        """Item by item."""
        s.push("item")

    def finish(self, s: Tale, run: Run, frame: Frame) -> None:
        s.worn, s.used_up = [()] * s.seats, [()] * s.seats
        s.spent = s.met = ()
        return_bonus(s, run)
        if s.omen >= 0:  # TT-R.89
            s.discard.append(s.omen)
            s.omen = -1


class Item(Sequence[Tale]):
    """One thing after the other; what follows from it comes before the next."""

    cite = "TT-R.64"
    steps = ("settle", "happen")

    def settle(self, s: Tale, run: Run) -> None:
        """Talents and the end of the game."""
        end_if_decided(s, run)
        if not s.over:
            follow_up(s, run)

    def happen(self, s: Tale, run: Run) -> None:
        """The first item of the agenda."""
        if s.agenda:
            item, s.agenda = s.agenda[0], s.agenda[1:]
            if item[0] == OMEN:
                turn_up(s, run)
            elif item[0] == FOE_ACTS:
                scenario_of(s).foe_acts(s, item[1], run)
            else:
                scenario_of(s).perform(s, item, run)

    def again(self, s: Tale) -> bool:
        return bool(s.agenda)

    def finish(self, s: Tale, run: Run, frame: Frame) -> None:
        end_if_decided(s, run)


def turn_up(s: Tale, run: Run) -> None:
    """The next Omen lies open and works (TT-R.89)."""
    s.omen = s.draw(OMEN_PILE, run)
    if s.omen < 0:
        return
    omen = omen_of(s.omen)
    run.tell("omen", (s.omen,))
    heroes = [seat for seat in s.order if s.at[seat] >= 0]
    if omen.what == "frost":
        for seat in heroes:
            s.chill[seat] = omen.n
    elif omen.what == "surge":
        for _ in range(omen.n):
            scenario_of(s).surge(s, run)
    elif omen.what in ("toll", "balm"):
        for seat in reversed(heroes):
            gain(s, seat, (Gain("lose-virtue" if omen.what == "toll" else "virtue", omen.n),), run)

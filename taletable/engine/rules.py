"""Rules: one per paragraph of the rulebook that asks something or that sequences others."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from .fields import Num
from .luck import Luck
from .moves import Move, Refusal, Stake
from .run import Run
from .state import Frame, State, opened

S = TypeVar("S", bound=State)


class Rule(Generic[S]):
    """A paragraph. Its frame is on the stack while it is open."""

    cite: ClassVar[str] = ""
    """The ledger id of the paragraph; shown as "you are here"."""
    sealed: ClassVar[bool] = False
    """Answers stay secret until all are in."""
    first_come: ClassVar[bool] = False
    """One answer settles the ask for all seats."""
    let_be: ClassVar[str] = ""
    """The verb of doing nothing, where that is what mostly happens: a reaction window. A person may have it answered by itself."""
    args: ClassVar[dict[str, Num]] = {}
    """The numbers that its frame is pushed with, by name. A step of a sequence is pushed without any."""
    leads_to: ClassVar[tuple[str, ...]] = ()
    """Other rules that it pushes in its own place when it closes. Positions are checked against it."""

    def proceed(self, s: S, run: Run, frame: Frame) -> None:
        """Go on: called while this frame is on top and nobody is waited for."""
        raise NotImplementedError

    def offers(self, s: S, seat: int) -> list[Move]:
        """Everything the seat might try now, allowed or not."""
        return []

    def refuse(self, s: S, m: Move) -> Refusal | None:
        """The only test of legality. The move is one of the offers."""
        return None

    def legal(self, s: S, seat: int) -> list[Move]:
        """The offers that are not refused. A rule that is asked often lists them in one pass; both ways come to the same."""
        return [m for m in self.offers(s, seat) if self.refuse(s, m) is None]

    def onward(self, s: S, seat: int) -> list[Move]:
        """Legal moves of which each leads on: none that only takes back or rearranges what the seat has answered so far.

        Whoever keeps to them comes to the end, and misses no answer that differs in what it does. Learning and search use them.
        """
        return self.legal(s, seat)

    def stakes(self, s: S, m: Move) -> list[Stake] | None:
        """What a move costs and brings that is asked for twice, because it cannot be taken back or is dear. None: it is done at once."""
        return None

    def amiss(self, s: S, m: Move) -> Refusal | None:
        """Why a move that is not among the offers cannot be made, where somebody may well try it. None: nobody can mean it."""
        return None

    def apply(self, s: S, m: Move, run: Run) -> bool:
        """Do a move that is not refused. True: it settles the answer of its seat."""
        raise NotImplementedError

    def due(self, s: S, frame: Frame) -> int:
        """When something happens by itself, in milliseconds; -1 for never. Only in games with `real_time`.

        At the same millisecond the outermost paragraph comes first, and everything due comes before the moves of that millisecond.
        """
        return -1

    def grace(self, s: S, frame: Frame) -> int:
        """For so long, in milliseconds, what is due next waits for moves that were sent before it and are still on their way."""
        return 0

    def expire(self, s: S, run: Run) -> None:
        """What happens at the time `due`, which has to change by it. Paragraphs that it cuts short are closed with `State.leave`."""
        raise NotImplementedError


class Ask(Rule[S]):
    """A paragraph that asks one or several seats.

    The moves of a sealed ask change only what their seat alone sees, draw no luck and push nothing, so the answers of different seats
    commute. Whom it asks must follow from what everybody sees.
    """

    def open(self, s: S, run: Run) -> int:
        """Begin; the mask of seats that have to decide. 0: nobody has, and the ask closes at once. It pushes nothing."""
        raise NotImplementedError

    def forget(self, s: S, seat: int) -> None:
        """Take the seat's sealed answer, whole or half, out of the state. Every sealed ask has this: `imagine` needs it."""
        raise NotImplementedError

    def guess(self, s: S, seat: int, luck: Luck) -> None:
        """Put some answer of the seat in place of the one forgotten. By default moves at random until it is settled."""
        run = Run(luck, quiet=True)
        settled = False
        while not settled:
            legal = self.legal(s, seat)
            settled = self.apply(s, legal[luck.below(len(legal))], run)

    def close(self, s: S, run: Run, frame: Frame) -> None:
        """All have answered. The frame is off the stack already, so what follows may be pushed."""

    def proceed(self, s: S, run: Run, frame: Frame) -> None:
        if frame.step == 0:
            s.frames[-1] = opened(frame.rule, 1, frame.args)
            s.asked = s.waiting = self.open(s, run)
            if s.waiting:
                return
        elif frame.waiting:
            s.frames[-1] = opened(frame.rule, 1, frame.args)
            s.asked, s.waiting = frame.asked, frame.waiting
            return
        asked = s.asked | frame.asked
        if self.sealed and asked & (asked - 1):
            run.reveal()
        s.asked = 0
        s.frames.pop()
        self.close(s, run, frame)
        if run.staged:
            run.scene(s, frame.rule)


class Sequence(Rule[S]):
    """A paragraph that is a sequence of others, declared as `steps`: names of rules, or of own methods that take (s, run)."""

    steps: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.methods: dict[str, Callable[[S, Run], None]] = {name: getattr(self, name) for name in self.steps if hasattr(self, name)}

    def again(self, s: S) -> bool:
        """Play the sequence once more, now that its last step is done?"""
        return False

    def finish(self, s: S, run: Run, frame: Frame) -> None:
        """After the last step. The frame is off the stack already."""

    def proceed(self, s: S, run: Run, frame: Frame) -> None:
        step = frame.step
        if step == len(self.steps):
            if not self.again(s):
                s.frames.pop()
                self.finish(s, run, frame)
                if run.staged:
                    run.scene(s, frame.rule)
                return
            step = 0
        s.frames[-1] = opened(frame.rule, step + 1, frame.args)
        name = self.steps[step]
        method = self.methods.get(name)
        if method is None:
            s.push(name)
        else:
            method(s, run)
            if run.staged:
                run.scene(s, name)

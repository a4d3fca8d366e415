"""The play loop: rules are asked to go on until somebody has to decide, a decision is carried out, and time passes."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from .moves import Move, Refusal, seats_of
from .rules import Rule, Sequence
from .run import Run
from .state import Frame, State

S = TypeVar("S", bound=State)


class Play(Generic[S]):
    """The rules of a game, and the one loop that plays by them. It knows nothing of set-up, secrets, positions and words."""

    cites: ClassVar[dict[str, str]] = {}
    """The paragraphs that fix the number of `seats` and end the game (`over`)."""

    def __init__(self, rules: dict[str, Rule[S]]) -> None:
        self.rules = rules
        self.steps = frozenset([step for rule in rules.values() if isinstance(rule, Sequence) for step in rule.steps])
        """The names of what is a step of a sequence."""
        for name, rule in rules.items():
            if isinstance(rule, Sequence):
                for step in rule.steps:
                    if (step in rules) == (step in rule.methods):
                        raise ValueError(f"step {step!r} of rule {name!r} has to be either a rule or a method")

    # What is asked

    def rule(self, s: S) -> Rule[S]:
        """The rule that asks now."""
        return self.rules[s.frames[-1].rule]

    def asked(self, s: S) -> list[int]:
        """The seats that owe an answer."""
        return seats_of(s.waiting)

    def offers(self, s: S, seat: int) -> list[Move]:
        """Everything the seat might try now, allowed or not."""
        return self.rule(s).offers(s, seat) if s.waiting >> seat & 1 else []

    def legal(self, s: S, seat: int) -> list[Move]:
        """The offers that are not refused."""
        return self.rule(s).legal(s, seat) if s.waiting >> seat & 1 else []

    def onward(self, s: S, seat: int) -> list[Move]:
        """The legal moves that lead on."""
        return self.rule(s).onward(s, seat) if s.waiting >> seat & 1 else []

    def refuse(self, s: S, move: Move) -> Refusal | None:
        """Why a move, whatever its origin, is not allowed now; None if it is."""
        if s.over:
            return Refusal(self.over_cite(), "over")
        rule = self.rule(s)
        if not 0 <= move.seat < s.seats:
            return Refusal(rule.cite, "no-seat")
        if not s.waiting >> move.seat & 1:
            return Refusal(rule.cite, "not-asked", (move.seat,))
        if move not in rule.offers(s, move.seat):
            return (self.amiss(s, move) if self.is_move(move) else None) or Refusal(rule.cite, "not-offered")
        return rule.refuse(s, move)

    def amiss(self, s: S, move: Move) -> Refusal | None:
        """Why a move that is not among the offers cannot be made; by default the rule that asks knows."""
        return self.rule(s).amiss(s, move)

    def is_move(self, move: Move) -> bool:
        """Is there such a move in the game at all?"""
        return True

    def over_cite(self) -> str:
        """The paragraph that ends the game."""
        return self.cites.get("over", "")

    # What happens

    def proceed(self, s: S, run: Run) -> None:
        """Let the rules go on until somebody has to decide or the game is over."""
        rules = self.rules
        while not s.waiting and not s.over:
            frame = s.frames[-1]
            rules[frame.rule].proceed(s, run, frame)
        if s.over:
            s.asked = s.waiting = 0

    def step(self, s: S, move: Move, run: Run) -> None:
        """Do a move that is not refused, and all that follows from it."""
        depth = len(s.frames)
        rule = self.rules[s.frames[-1].rule]
        if rule.apply(s, move, run):
            keep = 0 if rule.first_come else ~(1 << move.seat)
            if len(s.frames) > depth:
                frame = s.frames[depth - 1]
                s.frames[depth - 1] = Frame(frame.rule, frame.step, frame.args, frame.asked, frame.waiting & keep)
            else:
                s.waiting &= keep
        if not s.waiting or s.over:
            run.moved_on = True
            self.proceed(s, run)

    # Time

    def due(self, s: S) -> tuple[int, int]:
        """The next thing that happens by itself: its time and the depth of its frame; (-1, -1) if there is none."""
        best, depth = -1, -1
        if not s.over:
            for i, frame in enumerate(s.frames):
                time = self.rules[frame.rule].due(s, frame)
                if time >= 0 and (best < 0 or time < best):
                    best, depth = time, i
        return best, depth

    def grace(self, s: S) -> int:
        """For how long what is due next waits for moves on their way; who drives the clock lets it pass the due time only after that."""
        depth = self.due(s)[1]
        return self.rules[s.frames[depth].rule].grace(s, s.frames[depth]) if depth >= 0 else 0

    def lapses(self, s: S) -> int:
        """When what is due next happens on a clock of the world: at once, or in the first moment after its grace; -1 if there is none."""
        due, grace = self.due(s)[0], self.grace(s)
        return due + grace + 1 if grace else due

    def moment(self, s: S, sent: int, received: int) -> int:
        """The time at which a move counts: when it was received, or just before what is due next if it was sent before that and the
        grace is not over. Both times are on the table's clock."""
        due = self.due(s)[0]
        return due - 1 if 0 <= due <= received <= due + self.grace(s) and sent < due else received

    def advance(self, s: S, now: int, run: Run) -> None:
        """Let the clock go to `now`; everything due until then happens, in order."""
        while True:
            time, depth = self.due(s)
            if time < 0 or time > now:
                break
            s.now = max(s.now, time)
            self.rules[s.frames[depth].rule].expire(s, run)
            self.proceed(s, run)
        s.now = max(s.now, now)

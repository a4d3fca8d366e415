"""A match: a state with its log. Play, take back, let time pass, and keep the record."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from .game import Game
from .luck import BadLuck, Luck, Replayed
from .moves import Event, Move, Refusal, Refused
from .run import Run, Scene
from .saying import Wrong, say
from .state import Options, State

TABLE: Final = -1
"""The seat of entries that are nobody's move: set-up, clock, take-backs."""
SETUP: Final = Move(TABLE, "setup")
KEPT_SCENES: Final = 64
"""Of a match at which somebody looks on; who missed more is shown the present."""
TOO_MANY: Final = say("luck.too-many")


class Staged(NamedTuple):
    """A scene of a match: the entry that it belongs to, and its events among those of the match."""

    n: int
    first: int
    scene: Scene


class Entry(NamedTuple):
    """One line of the log: when, what, and every outcome of chance it caused."""

    now: int
    move: Move
    luck: tuple[int, ...] = ()


class Match:
    """A game under way. The log only grows; the state is what its valid entries make."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options | None = None,
        seed: bytes | None = None,
        position: dict[str, Any] | None = None,
        log: list[Entry] | None = None,
    ) -> None:
        """Begin a match, or rebuild it from a log (raises Refused or Wrong if the log cannot be)."""
        self.game = game
        self.seed = secrets.token_bytes(16) if seed is None else seed
        self.position = position
        self.log: list[Entry] = []
        self.events: list[Event] = []
        self.marks: list[int] = []
        """marks[i]: how many events there were after entry i."""
        self.line: list[int] = []
        """The entries in force: those not taken back."""
        self.practice = False
        """It was rewound past luck or a reveal: somebody knew what was to come."""
        self.stage: list[Staged] | None = None
        """The scenes of late, the present last, where somebody looks on; None: they are not kept."""
        self.luck = Luck(self.seed)
        """Where chance comes from. A test may put a rigged one in its place."""
        replayed = Replayed()
        if log:
            if log[0].move != SETUP:
                raise Wrong(say("log.no-setup"))
            replayed.feed(log[0].luck)
        run = Run(replayed if log else self.luck)
        self.state: State = game.load(position) if position else game.new(seats, options, run=run)
        self.options = self.state.options
        self.seats = self.state.seats
        first = Entry(self.state.now, SETUP, tuple(run.luck.drawn))
        if log and log[0].luck != first.luck:
            raise BadLuck(TOO_MANY)
        self._write(log[0] if log else first, run)
        self._anchor()
        for entry in log[1:] if log else ():
            self.feed(entry, replayed)

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        seed: bytes,
        position: dict[str, Any] | None,
        log: list[Entry],
        state: State,
        events: list[Event],
        marks: list[int],
        line: list[int],
        practice: bool = False,
    ) -> Match:
        """Take a match up at a barrier, from what was kept there: nothing is played again."""
        match = cls(game, state.seats, state.options, seed, position)
        match.log, match.events, match.marks, match.line = log, events, marks, line
        match.state, match.practice = state, practice
        match._anchor()
        return match

    def _anchor(self) -> None:
        self.anchor = self.state.clone()
        self.since: list[int] = []
        """The entries in force since the last barrier."""
        self.asks: list[int] = []
        """For each of them the number of the ask, counted from the barrier, that it answered."""
        self.ask = 0

    def _write(self, entry: Entry, run: Run) -> list[Event]:
        self.line.append(len(self.log))
        self._enter(entry, run)
        return run.events

    def _enter(self, entry: Entry, run: Run) -> None:
        if self.stage is not None:
            self._keep(self.stage, run)
        self.log.append(entry)
        self.events += run.events
        self.marks.append(len(self.events))

    def _keep(self, stage: list[Staged], run: Run) -> None:
        n, first = len(self.log), len(self.events)
        for scene in run.scenes:
            stage.append(Staged(n, first, scene))
        stage.append(Staged(n, first, Scene("", len(run.events), self.state.clone())))
        if len(stage) > KEPT_SCENES:
            oldest = stage[-KEPT_SCENES].n  # of an entry all scenes are kept, or none
            self.stage = [staged for staged in stage if staged.n > oldest or staged.n == n]

    def _run(self, luck: Luck) -> Run:
        return Run(luck, False, self.stage is not None)

    def play(self, move: Move, now: int = 0) -> list[Event]:
        """Play a move; the events it caused. Raises Refused, and then nothing has changed but what was due before it."""
        if self.game.real_time:
            self.advance(now)
        if refusal := self.refuse(move, now):
            raise Refused(refusal, self.game.why(refusal))
        return self.play_offered(move, now)

    def refuse(self, move: Move, now: int = 0) -> Refusal | None:
        """Why a move is not allowed at that time; None if it is."""
        before = self.state.now
        if self.game.real_time:
            self.state.now = max(before, now)
        refusal = self.game.refuse(self.state, move)
        self.state.now = before
        return refusal

    def play_offered(self, move: Move, now: int = 0) -> list[Event]:
        """Play a move that is known not to be refused (a bot took it from the legal offers)."""
        if now < self.log[-1].now:  # times never go back
            now = self.log[-1].now
        self.luck.begin(len(self.log))
        run = self._run(self.luck)
        if self.game.real_time:
            self.state.now = now
        self.game.step(self.state, move, run)
        return self._answered(tuple.__new__(Entry, (now, move, tuple(self.luck.drawn))), run)

    def _answered(self, entry: Entry, run: Run) -> list[Event]:
        self.since.append(len(self.log))
        self.asks.append(self.ask)
        self.ask += run.moved_on
        events = self._write(entry, run)
        if entry.luck or run.revealed or self.state.over or self.game.real_time:
            self._anchor()
        return events

    def advance(self, now: int) -> list[Event]:
        """Let time pass; what is due happens. If nothing is, nothing changes and no entry is written: entries alone carry time."""
        now = max(now, self.log[-1].now)
        if not 0 <= self.game.due(self.state)[0] <= now:
            return []
        self.luck.begin(len(self.log))
        run = self._run(self.luck)
        self.game.advance(self.state, now, run)
        events = self._write(Entry(now, Move(TABLE, "clock"), tuple(self.luck.drawn)), run)
        self._anchor()
        return events

    # Undo by law

    def undoable(self, seat: int) -> int:
        """The entry the seat may take back; -1 if there is none.

        It is the seat's last one since the last barrier (a roll, a reveal, a settled act of others). Sealed answers
        commute, so what others did meanwhile does not matter as long as it answered the same sealed ask.
        """
        sealed = not self.state.over and self.game.rule(self.state).sealed
        passed_over = False
        for n, ask in zip(reversed(self.since), reversed(self.asks), strict=True):
            same_ask = sealed and ask == self.ask
            if self.log[n].move.seat == seat:
                return n if same_ask or not passed_over else -1
            if not same_ask:
                return -1
            passed_over = True
        return -1

    def can_undo(self, seat: int) -> bool:
        """May the seat take something back now?"""
        return self.undoable(seat) >= 0

    def undo(self, seat: int, now: int = 0) -> None:
        """Take back the seat's last act. Raises Refused where the law forbids it."""
        n = self.undoable(seat)
        if n < 0:
            refusal = Refusal(self.game.rule(self.state).cite if not self.state.over else "", "nothing-to-undo")
            raise Refused(refusal, self.game.why(refusal))
        self._take_back(Entry(now, Move(TABLE, "undo", (n,))))

    def _take_back(self, entry: Entry) -> None:
        n = entry.move.args[0]
        at = self.since.index(n)
        self.since.pop(at)
        self.ask = self.asks.pop(at)
        self.line.remove(n)
        self.state = self._since_anchor()
        self._note(entry)

    def _since_anchor(self) -> State:
        """The state that the entries since the last barrier make. None of them drew luck."""
        state = self.anchor.clone()
        run = Run(Replayed(), quiet=True)
        for n in self.since:
            self.game.step(state, self.log[n].move, run)
        return state

    def _note(self, entry: Entry) -> None:
        """Write an entry that takes others back. It is not in force itself and tells nothing."""
        self._enter(entry._replace(now=max(entry.now, self.log[-1].now)), Run(self.luck, quiet=True))

    def rewind(self, n: int, now: int = 0) -> None:
        """Table-wide take-back, by consent: go back to just after entry n."""
        if not 0 <= n < len(self.log):
            raise Wrong(say("log.no-entry", n=n))
        self._rewind(Entry(now, Move(TABLE, "rewind", (n,))))

    def _rewind(self, entry: Entry) -> None:
        force = self._in_force(entry.move.args[0])
        # What is lost and lies before the last barrier was followed by it, and that is lost, too.
        self.practice |= any(n > entry.move.args[0] and n not in self.since for n in self.line)
        fresh = Match(self.game, self.seats, self.options, self.seed, self.position, [self.log[i] for i in force])
        self.state, self.line = fresh.state, force
        self.anchor, self.since = fresh.anchor, [force[i] for i in fresh.since]
        self.asks, self.ask = fresh.asks, fresh.ask
        self._note(entry)

    def _in_force(self, n: int) -> list[int]:
        """The entries in force just after entry n. Only they are replayed, or each rewind would double the work of the next."""
        force: list[int] = []
        undone: set[int] = set()
        while n >= 0:
            move = self.log[n].move
            if move.seat == TABLE and move.verb == "rewind":
                n = move.args[0]
                continue
            if move.seat == TABLE and move.verb == "undo":
                undone.add(move.args[0])
            elif n not in undone:
                force.append(n)
            n -= 1
        return force[::-1]

    def at(self, n: int) -> Match:
        """The match as it stood just after entry n of its log."""
        return Match(self.game, self.seats, self.options, self.seed, self.position, self.log[: n + 1])

    def feed(self, entry: Entry, luck: Replayed | None = None) -> list[Event]:
        """Add an entry that was written elsewhere (replay, another worker). Raises like the constructor, and then nothing has changed."""
        move = entry.move
        if entry.now < self.log[-1].now:
            raise Wrong(say("log.back-in-time", n=len(self.log), ms=entry.now))
        if move.seat == TABLE and move.verb != "clock":
            self._feed_note(entry)
            return []
        due = self.game.due(self.state)[0]
        if (0 <= due <= entry.now) != (move.seat == TABLE):
            n = len(self.log)
            raise Wrong(say("log.nothing-due", n=n) if move.seat == TABLE else say("log.due-before", n=n, ms=due))
        if move.seat != TABLE and (refusal := self.refuse(move, entry.now)):
            raise Refused(refusal, self.game.why(refusal))
        luck = luck or Replayed()
        luck.feed(entry.luck)
        run = self._run(luck)
        try:
            if move.seat == TABLE:
                self.game.advance(self.state, entry.now, run)
            else:
                if self.game.real_time:
                    self.state.now = entry.now
                self.game.step(self.state, move, run)
            if len(luck.drawn) != len(entry.luck):
                raise BadLuck(TOO_MANY)
        except BadLuck:
            self.state = self._since_anchor()
            raise
        if move.seat != TABLE:
            return self._answered(entry, run)
        events = self._write(entry, run)
        self._anchor()
        return events

    def _feed_note(self, entry: Entry) -> None:
        verb, args = entry.move.verb, entry.move.args
        n = args[0] if len(args) == 1 and 0 <= args[0] < len(self.log) else -1
        if verb == "undo" and n >= 0 and self.undoable(self.log[n].move.seat) == n:
            self._take_back(entry)
        elif verb == "rewind" and n >= 0:
            self._rewind(entry)
        else:
            raise Wrong(say("log.cannot-be", n=len(self.log), move=f"{verb} {args}"))

"""A match: a state with its log. Play, take back, let time pass, and keep the record."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from .game import Game
from .luck import Luck, Replayed
from .moves import Event, Move, Refusal, Refused
from .run import Run
from .state import Options, State

TABLE = -1
"""The seat of entries that are nobody's move: set-up, clock, take-backs."""


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
        """Begin a match, or rebuild it from a log (raises Refused, BadLuck or ValueError if the log cannot be)."""
        self.game = game
        self.seed = secrets.token_bytes(16) if seed is None else seed
        self.position = position
        self.log: list[Entry] = []
        self.events: list[Event] = []
        self.marks: list[int] = []
        """marks[i]: how many events there were after entry i."""
        self.line: list[int] = []
        """The entries in force: those not taken back."""
        self._luck = Luck(self.seed)
        replayed = Replayed()
        if log:
            replayed.feed(log[0].luck)
        run = Run(replayed if log else self._luck)
        self.state: State = game.load(position) if position else game.new(seats, options, run=run)
        self.options = self.state.options
        self.seats = self.state.seats
        self._write(log[0] if log else Entry(0, Move(TABLE, "setup"), tuple(self._luck.drawn)), run)
        self._anchor()
        for entry in log[1:] if log else ():
            self.feed(entry, replayed)

    def _anchor(self) -> None:
        self.anchor = self.state.clone()
        self.since: list[int] = []
        """The entries in force since the last barrier."""

    def _write(self, entry: Entry, run: Run) -> list[Event]:
        self.line.append(len(self.log))
        self.log.append(entry)
        self.events += run.events
        self.marks.append(len(self.events))
        return run.events

    def play(self, move: Move, now: int = 0) -> list[Event]:
        """Play a move; the events it caused. Raises Refused, and then nothing has changed."""
        if self.game.due(self.state)[0] >= 0 and now > self.state.now:
            self.advance(now)
        refusal = self.game.refuse(self.state, move)
        if refusal:
            raise Refused(refusal, self.game.refusal_text(refusal))
        return self.play_offered(move, now)

    def play_offered(self, move: Move, now: int = 0) -> list[Event]:
        """Play a move that is known not to be refused (a bot took it from the legal offers)."""
        self._luck.begin(len(self.log))
        run = Run(self._luck)
        if self.game.real_time:
            self.state.now = max(self.state.now, now)
        self.game.step(self.state, move, run)
        drawn = self._luck.drawn
        self.since.append(len(self.log))
        events = self._write(Entry(now, move, tuple(drawn)), run)
        if drawn or run.revealed or self.state.over:
            self._anchor()
        return events

    def advance(self, now: int) -> list[Event]:
        """Let time pass; what is due happens. An entry is written only if something was due."""
        time, _ = self.game.due(self.state)
        if time < 0 or time > now:
            self.state.now = max(self.state.now, now)
            return []
        self._luck.begin(len(self.log))
        run = Run(self._luck)
        self.game.advance(self.state, now, run)
        events = self._write(Entry(now, Move(TABLE, "clock"), tuple(self._luck.drawn)), run)
        self._anchor()
        return events

    # Undo by law

    def undoable(self, seat: int) -> int:
        """The entry the seat may take back; -1 if there is none.

        It is the seat's last one since the last barrier (a roll, a reveal, a settled act of others). Sealed answers
        commute, so inside a sealed ask what others did meanwhile does not matter.
        """
        sealed = not self.state.over and self.game.rule(self.state).sealed
        for n in reversed(self.since):
            if self.log[n].move.seat == seat:
                return n
            if not sealed:
                return -1
        return -1

    def can_undo(self, seat: int) -> bool:
        """May the seat take something back now?"""
        return self.undoable(seat) >= 0

    def undo(self, seat: int, now: int = 0) -> None:
        """Take back the seat's last act. Raises Refused where the law forbids it."""
        n = self.undoable(seat)
        if n < 0:
            refusal = Refusal(self.game.rule(self.state).cite if not self.state.over else "", "nothing-to-undo")
            raise Refused(refusal, self.game.refusal_text(refusal))
        self.log.append(Entry(now, Move(TABLE, "undo", (n,))))
        self._take_back(n)
        self.marks.append(len(self.events))

    def _take_back(self, n: int) -> None:
        keep = [i for i in self.since if i != n]
        self.line.remove(n)
        state = self.anchor.clone()
        luck = Replayed()
        for i in keep:
            luck.feed(self.log[i].luck)
            self.game.step(state, self.log[i].move, Run(luck, quiet=True))
        self.state = state
        self.since = keep

    def rewind(self, n: int, now: int = 0) -> None:
        """Table-wide take-back, by consent: go back to just after entry n."""
        if not 0 <= n < len(self.log):
            raise ValueError(f"there is no entry {n}")
        self.log.append(Entry(now, Move(TABLE, "rewind", (n,))))
        self._rewind(n)
        self.marks.append(len(self.events))

    def _rewind(self, n: int) -> None:
        force = self._in_force(n)
        fresh = Match(self.game, self.seats, self.options, self.seed, self.position, [self.log[i] for i in force])
        self.state, self.line = fresh.state, force
        self.anchor, self.since = fresh.anchor, [force[i] for i in fresh.since]

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
        """Add an entry that was written elsewhere (replay, another worker)."""
        luck = luck or Replayed()
        luck.feed(entry.luck)
        move = entry.move
        if move.seat != TABLE:
            refusal = self.game.refuse(self.state, move)
            if refusal:
                raise Refused(refusal, self.game.refusal_text(refusal))
            run = Run(luck)
            if self.game.real_time:
                self.state.now = max(self.state.now, entry.now)
            self.game.step(self.state, move, run)
            self.since.append(len(self.log))
            events = self._write(entry, run)
            if luck.drawn or run.revealed or self.state.over:
                self._anchor()
            return events
        if move.verb == "clock":
            run = Run(luck)
            self.game.advance(self.state, entry.now, run)
            events = self._write(entry, run)
            self._anchor()
            return events
        self.log.append(entry)
        self.marks.append(len(self.events))
        if move.verb == "undo" and move.args[0] in self.since:
            self._take_back(move.args[0])
        elif move.verb == "rewind" and 0 <= move.args[0] < len(self.log) - 1:
            self._rewind(move.args[0])
        else:
            raise ValueError(f"entry {len(self.log) - 1} cannot be: {move.verb} {move.args}")
        return []

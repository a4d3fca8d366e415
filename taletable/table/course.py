"""The course of a match at a table: what is done to it, and what its log tells beside the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from taletable.engine.match import TABLE, Entry, Match
from taletable.engine.moves import Move, Refused
from taletable.engine.state import Frame, State

from .coach import Coach
from .pace import DAY, Pace, Rest, Spent, deadline, spend, take_back
from .veil import Hush

# What can be done


class Play(NamedTuple):
    """A seat plays a move. `sent` is when it was made, on the table's clock as its maker knows it."""

    move: Move
    sent: int | None = None

    @property
    def seat(self) -> int | None:
        """Whose doing it is."""
        return self.move.seat


class Undo(NamedTuple):
    """A seat takes its last act back."""

    seat: int


class Rewind(NamedTuple):
    """All have agreed to go back to just after an entry."""

    to: int
    seat: int | None = None


class Pass(NamedTuple):
    """Time has passed: what is due happens."""

    seat: int | None = None


Act = Play | Undo | Rewind | Pass


class Done(NamedTuple):
    """What came of an act."""

    entries: Sequence[Entry]
    """In real time what was due before a refused move is written all the same."""
    refused: Refused | None
    quiet: bool = False
    """Only the acting seat can know of it."""
    calm: bool = False
    """All that others can know is who has answered a sealed ask."""


class Mark(NamedTuple):
    """A match before a change: who was waited for, in which paragraph, and since which barrier."""

    waiting: int
    frame: Frame | None
    anchor: State


class Course:
    """A match with the moments of its decisions and, at a table that teaches, its coach."""

    def __init__(
        self,
        match: Match,
        asked_at: list[int] | None = None,
        coach: Coach | None = None,
        pace: Pace | None = None,
        late: list[int] | None = None,
        spent: list[Spent] | None = None,
        rests: list[list[Rest]] | None = None,
    ) -> None:
        self.match = match
        match.stage = match.stage or []  # somebody looks on
        self.asked_at = asked_at or [0] * match.seats
        """When each seat was asked what it is asked now, on the table's clock."""
        self.fresh = [len(match.log)] * match.seats
        """The length of the log since which each seat faces what it faces now: an answer to an earlier moment comes too late."""
        self.coach = coach
        self.pace = pace
        """How long the seats may think."""
        self.spent = spent or [Spent()] * match.seats
        """What each of them has used of its time."""
        self.rests = rests or [[] for _ in range(match.seats)]
        """When each of them is not timed."""
        self.late = late or [0] * match.seats
        """How often that has happened to each."""
        self.hush = Hush(match)
        self.digests: list[tuple[int, str]] = []
        """Digests of its states along the log: how many entries there were, and the digest then."""

    def perform(self, act: Act, now: int) -> Done:
        """Do something. If it is refused, nothing has changed but what was due before it."""
        match, length, mark = self.match, len(self.match.log), self._mark()
        refused: Refused | None = None
        try:
            self._do(act, now)
        except Refused as error:
            refused = error
        entries = match.log[length:]
        if not entries:
            return Done(entries, refused)
        self._note(mark, entries)
        state = match.state
        same_ask = match.anchor is mark.anchor and state.frames[-1] == mark.frame and match.game.rule(state).sealed
        quiet = same_ask and state.waiting == mark.waiting and self._secret(length, act.seat)
        return Done(entries, refused, quiet, same_ask and state.waiting & mark.waiting == state.waiting)

    def _do(self, act: Act, now: int) -> None:
        match = self.match
        match act:
            case Play(move, sent):
                self._play(move, match.game.moment(match.state, now if sent is None else sent, now))
            case Undo(seat):
                match.undo(seat, now)
            case Rewind(to):
                match.rewind(to, now)
            case Pass():
                match.advance(now)

    def _play(self, move: Move, now: int) -> None:
        match, step = self.match, -1
        if self.coach:
            match.advance(now)  # a lesson looks at what the move finds
            step = self.coach.ending(match, move, now)
        match.play(move, now)
        if self.coach and step >= 0:
            self.coach.ended[len(match.log) - 1] = step

    def _secret(self, first: int, seat: int | None) -> bool:
        """Is what the entries did known to their seat alone?"""
        match = self.match
        return seat is not None and all(event.sees == 1 << seat for event in match.events[match.marks[first - 1] :])

    def feed(self, entries: Sequence[Entry]) -> None:
        """Add entries that were written elsewhere."""
        for entry in entries:
            mark, n = self._mark(), len(self.match.log)
            step = self.coach.ending(self.match, entry.move, entry.now) if self.coach else -1
            self.match.feed(entry)
            if self.coach and step >= 0:
                self.coach.ended[n] = step
            self._note(mark, (entry,))

    def _mark(self) -> Mark:
        """How things stand before a change."""
        state = self.match.state
        return Mark(state.waiting, state.frames[-1] if state.frames else None, self.match.anchor)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is out that is asked, on the table's clock."""
        return deadline(self.pace, self.spent[seat], self.rests[seat], self.asked_at[seat]) if self.pace else None

    def left(self, seat: int, now: int) -> int | None:
        """How much time of the game or of the day a seat has left; None where time is for each decision."""
        if self.pace is None or self.pace.per == "decision":
            return None
        spent = self.spent[seat]
        return self.pace.total_ms - (spent.ms if self.pace.per == "game" or spent.day == now // DAY else 0)

    def _note(self, mark: Mark, entries: Sequence[Entry]) -> None:
        """Keep the moments after new entries; the mark was taken before them."""
        match, before = self.match, mark.waiting
        state, barrier = match.state, match.anchor is not mark.anchor
        for entry in entries:
            move = entry.move
            actor = match.log[move.args[0]].move.seat if move.verb == "undo" and move.seat == TABLE else move.seat
            if move.seat >= 0 and (end := self.deadline(move.seat)) is not None and entry.now >= end:
                self.late[move.seat] += 1
            for seat in range(state.seats):
                if barrier or actor in (seat, TABLE):
                    self.fresh[seat] = len(match.log)
                was, now = before >> seat & 1, state.waiting >> seat & 1
                anew = now and (not was or (actor in (seat, TABLE) and barrier))
                if self.pace and was and (anew or not now):
                    self.spent[seat] = spend(self.pace, self.spent[seat], self.rests[seat], self.asked_at[seat], entry.now)
                elif self.pace and anew and move.verb == "undo" and actor == seat:
                    self.spent[seat] = take_back(self.pace, self.spent[seat])
                if anew:
                    self.asked_at[seat] = entry.now

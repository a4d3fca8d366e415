"""How a match comes out of the database: quickly under the rules it was played with, by a full and checked replay under others."""

from __future__ import annotations

from typing import Any

import msgspec

from taletable.engine.game import Game
from taletable.engine.match import Entry, Match
from taletable.engine.moves import Event
from taletable.engine.saying import Wrong, say
from taletable.games.lessons import lesson_of
from taletable.table.coach import Coach
from taletable.table.course import Course
from taletable.table.pace import rests_of
from taletable.table.sheet import Sheet

from .keepsake import read_keepsake
from .storage.logs import Snapshot, Stored, entries_of, fingerprint


class Departed(Wrong):
    """A log leads elsewhere under today's rules than it did when it was played."""

    def __init__(self, entries: int) -> None:
        super().__init__(say("server.departed", n=entries))
        self.args = (entries,)


def take_up(game: Game[Any], sheet: Sheet, stored: Stored) -> Course | None:
    """The course of a table; None if it has not begun. Raises Departed, or whatever the rules do with what they do not understand."""
    if not stored.log:
        return None
    log = entries_of(game, stored.log)
    snapshot = msgspec.json.decode(stored.snapshot, type=Snapshot) if stored.snapshot is not None else None
    if sheet.rules == game.rules_version:
        return resume(game, sheet, log, snapshot)
    return replay(game, sheet, log, Checkpoints(game, snapshot, stored.keepsake))


def resume(game: Game[Any], sheet: Sheet, log: list[Entry], snapshot: Snapshot | None) -> Course:
    """A match from its log, and from a snapshot if there is one, so that only what came after it is played again."""
    lesson = lesson_of(game) if sheet.lesson else None
    if snapshot is None or (lesson and snapshot.ended is None):  # one of a version whose coach was in the browser
        course = _begin(game, sheet, log)
    else:
        match = Match.resume(
            game,
            sheet.seed,
            sheet.position,
            log[: snapshot.seq],
            game.load(snapshot.position),
            [Event(kind, args, sees) for kind, args, sees in snapshot.events],
            snapshot.marks,
            snapshot.line,
            snapshot.practice,
        )
        coach = Coach(lesson, sheet.coached, snapshot.ended) if lesson else None
        rests = rests_of(sheet, match.log[0].now)
        course = Course(match, snapshot.asked_at, coach, sheet.pace, snapshot.late, snapshot.spent, rests)
        course.digests = snapshot.digests
    course.feed(log[len(course.match.log) :])
    return course


def _begin(game: Game[Any], sheet: Sheet, log: list[Entry]) -> Course:
    """A match at the first entry of its log."""
    lesson = lesson_of(game) if sheet.lesson else None
    match = Match(game, len(sheet.seats), sheet.options, sheet.seed, sheet.position, log[:1])
    coach = Coach(lesson, sheet.coached) if lesson else None
    return Course(match, coach=coach, pace=sheet.pace, rests=rests_of(sheet, match.log[0].now))


class Checkpoints:
    """What was stored along a log: whole positions at one or two places, and digests of more."""

    def __init__(self, game: Game[Any], snapshot: Snapshot | None, keepsake: bytes | None) -> None:
        self.game = game
        self.positions: dict[int, dict[str, Any]] = {}
        """As today's rules write what was stored."""
        self.digests: dict[int, str] = {}
        stored = [(snapshot.seq, snapshot.position)] if snapshot else []
        if keepsake is not None:
            kept = read_keepsake(keepsake)
            stored.append((kept.seq, kept.position))
        alike = True
        for seq, position in stored:
            self.positions[seq] = today = game.dump(game.load(position))
            alike = alike and fingerprint(today) == fingerprint(position)
        if snapshot and alike:  # positions that are written in another way now have other digests, too
            self.digests = dict(snapshot.digests)

    def check(self, match: Match) -> str:
        """Compare a match with what was stored at the length of its log; the digest of its state. Departed: it is another one."""
        seq, position = len(match.log), self.game.dump(match.state)
        if position != self.positions.get(seq, position):
            raise Departed(seq)
        digest = fingerprint(position)
        if digest != self.digests.get(seq, digest):
            raise Departed(seq)
        return digest


def replay(game: Game[Any], sheet: Sheet, log: list[Entry], stored: Checkpoints) -> Course:
    """Play a whole log again under today's rules. It has to be allowed, and to come by all that was stored along it."""
    course = _begin(game, sheet, log)
    match = course.match
    for seq in sorted(seq for seq in {*stored.positions, *stored.digests} if seq <= len(log)):
        course.feed(log[len(match.log) : seq])
        course.digests.append((seq, stored.check(match)))
    course.feed(log[len(match.log) :])
    return course

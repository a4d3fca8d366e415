"""Logs, the truth about every game, and the snapshots that make loading fast."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from taletable.engine.game import Game
from taletable.engine.match import Entry
from taletable.engine.record import read_entry, write_entry
from taletable.table.course import Course
from taletable.table.pace import Spent

from .. import db
from .database import Database


class Snapshot(msgspec.Struct):
    """Everything of a match that would have to be played again, after `seq` entries, at a barrier."""

    seq: int
    position: dict[str, Any]
    events: list[tuple[str, tuple[int, ...], int]]
    marks: list[int]
    line: list[int]
    asked_at: list[int]
    ended: dict[int, int] | None = None
    """At a table that teaches: which entry ended which step of the lesson."""
    digests: list[tuple[int, str]] = []
    """Those of the states at all snapshots so far; a replay under other rules has to come by them."""
    practice: bool = False
    """It was rewound past luck or a reveal."""
    late: list[int] = []
    """How often a decision was taken from each seat because its time was over."""
    spent: list[Spent] = []
    """What each has used of its time."""


class Stored(NamedTuple):
    """All that the database has of a game: the numbered lines of its log, the latest snapshot and the latest keepsake."""

    log: list[tuple[int, str]]
    snapshot: bytes | None = None
    keepsake: bytes | None = None
    kept: int = 0
    """So many entries the keepsake shows."""

    @property
    def length(self) -> int:
        """How many entries were written, whether all are there or not."""
        return self.log[-1][0] + 1 if self.log else 0


def fingerprint(position: dict[str, Any]) -> str:
    """A digest of a position, whatever the version of the rules."""
    data = {key: value for key, value in position.items() if key != "rules"}
    return sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:24]


def take_snapshot(course: Course) -> bytes:
    """A match as a snapshot. Only where nothing lies after the last barrier."""
    match, ended = course.match, course.coach.ended if course.coach else None
    assert not match.since
    seq, position = len(match.log), match.game.dump(match.state)
    if not course.digests or course.digests[-1][0] < seq:
        course.digests.append((seq, fingerprint(position)))
    events = [(event.kind, event.args, event.sees) for event in match.events]
    kept = Snapshot(
        seq,
        position,
        events,
        match.marks,
        match.line,
        course.asked_at,
        ended,
        course.digests,
        match.practice,
        course.late,
        course.spent,
    )
    return msgspec.json.encode(kept)


def entry_text(game: Game[Any], entry: Entry) -> str:
    """An entry as the log stores it: a line of the record."""
    return msgspec.json.encode(write_entry(game, entry)).decode()


def entries_of(game: Game[Any], lines: Sequence[tuple[int, str]], first: int = 0) -> list[Entry]:
    """The entries of a stored log, from one on. ValueError says what is wrong."""
    for i, (seq, _) in enumerate(lines):
        if seq != first + i:
            raise ValueError(f"entry {first + i} of the log is missing")
    return [read_entry(game, json.loads(text)) for _, text in lines]


async def lines_of(connection: AsyncConnection, identity: str, first: int = 0) -> list[tuple[int, str]]:
    """The log of a table from an entry on, as it is stored."""
    query = select(db.log.c.seq, db.log.c.entry).where(db.log.c.table_id == identity, db.log.c.seq >= first).order_by(db.log.c.seq)
    return [(seq, entry) for seq, entry in await connection.execute(query)]


async def stored_of(connection: AsyncConnection, identity: str, keepsakes: bool = True) -> Stored:
    """All that is kept of the game of a table; a database of old knows no keepsakes."""
    snapshot = await connection.scalar(select(db.snapshots.c.data).where(db.snapshots.c.table_id == identity))
    query = select(db.keepsakes.c.data, db.keepsakes.c.seq).where(db.keepsakes.c.table_id == identity)
    keepsake = (await connection.execute(query)).first() if keepsakes else None
    return Stored(await lines_of(connection, identity), snapshot, *(keepsake or (None, 0)))


class Logs:
    """The logs of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def lines(self, identity: str, first: int = 0) -> list[tuple[int, str]]:
        """The log of a table from an entry on, as it is stored."""
        async with self.database.engine.connect() as connection:
            return await lines_of(connection, identity, first)

    async def stored(self, identity: str) -> Stored:
        """All that is kept of the game of a table."""
        async with self.database.engine.connect() as connection:
            return await stored_of(connection, identity)

    async def save_snapshot(self, identity: str, seq: int, data: bytes) -> None:
        """Keep a snapshot in place of an older one."""
        await self._replace(db.snapshots, [(identity, seq, data)])

    async def save_keepsakes(self, keepsakes: Sequence[tuple[str, int, bytes]]) -> None:
        """Keep keepsakes (table, entries, data) in place of older ones."""
        await self._replace(db.keepsakes, keepsakes)

    async def _replace(self, table: Table, items: Sequence[tuple[str, int, bytes]]) -> None:
        insert = postgresql.insert(table) if self.database.settings.postgres else sqlite.insert(table)
        newer = insert.on_conflict_do_update(
            index_elements=[table.c.table_id],
            set_={"seq": insert.excluded.seq, "data": insert.excluded.data},
            where=table.c.seq < insert.excluded.seq,
        )
        rows = [{"table_id": identity, "seq": seq, "data": data} for identity, seq, data in items]
        async with self.database.writing() as connection:
            await connection.execute(newer, rows)

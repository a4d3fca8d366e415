"""What is kept: persons, tables, seats, logs, snapshots, chat."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from taletable.engine.game import Game
from taletable.engine.match import TABLE, Entry, Match
from taletable.engine.moves import Event
from taletable.engine.record import read_entry, write_entry
from taletable.engine.state import Frame, State
from taletable.games import games

from . import db
from .messages import Options, ResultInfo, Status
from .settings import Settings
from .writer import PostgresWriter, SqliteWriter, Writer

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters that are not taken for others when read aloud or written by hand."""
RECOVERY_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"


def epoch_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def letters(alphabet: str, count: int) -> str:
    """Random letters nobody can guess."""
    return "".join(secrets.choice(alphabet) for _ in range(count))


def _fingerprint(code: str) -> str:
    plain = "".join(c for c in code.upper() if c in RECOVERY_LETTERS)
    return sha256(plain.encode()).hexdigest()


def _new_recovery() -> str:
    return "-".join(letters(RECOVERY_LETTERS, 4) for _ in range(5))


@dataclass
class SeatRow:
    """A seat: who sits there."""

    seat: int
    kind: str
    level: str | None
    invite: str
    stand_in: bool = False
    holders: list[str] = field(default_factory=list)
    """The persons who hold it."""
    lent: str | None = None
    """Who plays it while its holder is away."""

    def hands(self, real_time: bool) -> list[str]:
        """Who may act for it now: its holders, unless it was given away while they were gone.

        In turns a person who is back takes the seat by acting; in real time it is handed back.
        """
        if self.lent is not None:
            return [self.lent]
        return [] if self.stand_in and real_time else self.holders


@dataclass
class Proposal:
    """An open proposal to go back to just after entry `to`."""

    by: str
    to: int
    agreed: list[str]


@dataclass
class Absence:
    """Who is missed at a table in real time, and what becomes of the seats meanwhile."""

    person: str | None = None
    """Who is missed now."""
    until: int = 0
    """The table waits until then (milliseconds since 1970); after that the others choose."""
    waited: dict[str, int] = field(default_factory=dict)
    """For whom the table has waited by itself, and in which stretch of the game."""
    stop: list[str] = field(default_factory=list)
    """Who of the others would rather stop."""
    lent: dict[str, str] = field(default_factory=dict)
    """Seats that somebody else plays meanwhile: number to person."""


def crew_of(people: Collection[str]) -> str:
    """The id of a crew: the same for the same people, in whatever order they sit."""
    return sha256("\n".join(sorted(set(people))).encode()).hexdigest()[:32]


@dataclass
class CrewRow:
    """People who play a campaign together."""

    id: str
    names: dict[str, str] = field(default_factory=dict)
    """Person to nickname."""
    kept: list[str] = field(default_factory=list)
    """What its own games have opened."""
    at: int = 0
    """When it last opened something (milliseconds since 1970)."""

    def add(self, row: Row[Any]) -> None:
        """Something that it has opened."""
        self.kept.append(row.key)
        self.at = max(self.at, row.at)


BOT_NAMES = ("Wren", "Odo", "Ilse", "Tarek", "Bram", "Sela", "Juno")
"""Bots are called by their seats, shortly, so that the log reads like a story; their level stands beside the name."""


@dataclass
class TableRow:
    """A table as stored, without its log."""

    id: str
    code: str
    game: str
    options: Options
    seats: list[SeatRow]
    host: str
    status: Status
    seed: bytes = field(repr=False)
    position: dict[str, Any] | None = field(repr=False)
    created: int
    started: int | None
    paused: int | None
    lost: int
    think_ms: int | None
    leave_ms: int | None
    proposal: Proposal | None
    absence: Absence
    result: ResultInfo | None
    rematch: str | None
    sequel: str | None
    branch_of: str | None
    branch_at: int | None
    lesson: bool
    seq: int
    waiting: int
    updated: int
    guests: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    """Person to nickname, for all who hold a seat, and the host."""

    def held_by(self, person: str | None) -> list[int]:
        """The seats a person holds, or plays for somebody who is away."""
        return [seat.seat for seat in self.seats if person in seat.holders or (person is not None and person == seat.lent)]

    def people(self) -> list[str]:
        """The persons who sit here, each once."""
        return list(dict.fromkeys(person for seat in self.seats for person in seat.holders))

    def crew(self) -> list[str]:
        """The persons who play here, or who would: without them the host."""
        return self.people() or [self.host]

    def seat_names(self) -> list[str]:
        """What the seats are called in sentences; a second seat of the same name gets a number."""
        names: list[str] = []
        for seat in self.seats:
            if seat.holders:
                name = " & ".join(self.names.get(person, "?") for person in seat.holders)
            else:
                name = BOT_NAMES[seat.seat % len(BOT_NAMES)] if seat.kind == "bot" else f"Seat {seat.seat + 1}"
            names.append(name)
        return [f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name for i, name in enumerate(names)]


class Mark(NamedTuple):
    """A match before a change: who was waited for, in which paragraph, and since which barrier."""

    waiting: int
    frame: Frame | None
    anchor: State


class Loaded:
    """A match out of the database, with what the log tells about the moments of its decisions."""

    def __init__(self, match: Match, asked_at: list[int]) -> None:
        self.match = match
        self.asked_at = asked_at
        """When each seat was asked what it is asked now, on the table's clock."""
        self.fresh = [len(match.log)] * match.seats
        """The length of the log since which each seat faces what it faces now: an answer to an earlier moment comes too late."""

    def mark(self) -> Mark:
        """How things stand before a change."""
        state = self.match.state
        return Mark(state.waiting, state.frames[-1] if state.frames else None, self.match.anchor)

    def note(self, mark: Mark, entries: Sequence[Entry]) -> None:
        """Keep the moments after new entries; the mark was taken before them."""
        match, before = self.match, mark.waiting
        state, barrier = match.state, match.anchor is not mark.anchor
        for entry in entries:
            move = entry.move
            actor = match.log[move.args[0]].move.seat if move.verb == "undo" and move.seat == TABLE else move.seat
            for seat in range(state.seats):
                if barrier or actor in (seat, TABLE):
                    self.fresh[seat] = len(match.log)
                if state.waiting >> seat & 1 and (not before >> seat & 1 or (actor in (seat, TABLE) and barrier)):
                    self.asked_at[seat] = entry.now


class Snapshot(msgspec.Struct):
    """Everything of a match that would have to be played again, after `seq` entries, at a barrier."""

    seq: int
    position: dict[str, Any]
    events: list[tuple[str, tuple[int, ...], int]]
    marks: list[int]
    line: list[int]
    asked_at: list[int]


def take_snapshot(loaded: Loaded) -> bytes:
    """A match as a snapshot. Only where nothing lies after the last barrier."""
    match = loaded.match
    assert not match.since
    events = [(event.kind, event.args, event.sees) for event in match.events]
    position = match.game.dump(match.state)
    return msgspec.json.encode(Snapshot(len(match.log), position, events, match.marks, match.line, loaded.asked_at))


def resume(game: Game[Any], row: TableRow, log: list[Entry], data: bytes | None) -> Loaded:
    """A match from its log, and from a snapshot if there is one, so that only what came after it is played again."""
    if data is None:
        match = Match(game, len(row.seats), row.options, row.seed, row.position, log[:1])
        loaded = Loaded(match, [0] * match.seats)
        rest = log[1:]
    else:
        snapshot = msgspec.json.decode(data, type=Snapshot)
        match = Match.resume(
            game,
            row.seed,
            row.position,
            log[: snapshot.seq],
            game.load(snapshot.position),
            [Event(kind, args, sees) for kind, args, sees in snapshot.events],
            snapshot.marks,
            snapshot.line,
        )
        loaded = Loaded(match, snapshot.asked_at)
        rest = log[snapshot.seq :]
    for entry in rest:
        mark = loaded.mark()
        match.feed(entry)
        loaded.note(mark, (entry,))
    return loaded


def entry_text(game: Game[Any], entry: Entry) -> str:
    """An entry as the log stores it: a line of the record."""
    return msgspec.json.encode(write_entry(game, entry)).decode()


class Storage:
    """The database."""

    def __init__(self, settings: Settings, worker: str) -> None:
        self.settings = settings
        self.engine = db.open_engine(settings.database, settings.synchronous)
        plain = settings.database.split("://", 1)[1]
        self.writer: Writer
        if settings.postgres:
            self.writer = PostgresWriter(f"postgresql://{plain}", worker)
        else:
            self.writer = SqliteWriter(plain[1:], settings.synchronous)

    async def close(self) -> None:
        """Write what is queued and close."""
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer at a time, so it waits for its turn."""
        async with self.writer.turn(), self.engine.begin() as connection:
            yield connection

    # Persons

    async def new_person(self, name: str) -> tuple[str, str]:
        """A new person: id and recovery code."""
        person, code = secrets.token_hex(12), _new_recovery()
        async with self.writing() as connection:
            await connection.execute(insert(db.persons).values(id=person, name=name, recovery=_fingerprint(code), created=epoch_ms()))
        return person, code

    async def rename(self, person: str, name: str) -> None:
        """Give a person another nickname."""
        async with self.writing() as connection:
            await connection.execute(update(db.persons).where(db.persons.c.id == person).values(name=name))

    async def name_of(self, person: str) -> str | None:
        """The nickname of a person; None if there is no such person."""
        async with self.engine.connect() as connection:
            name: str | None = await connection.scalar(select(db.persons.c.name).where(db.persons.c.id == person))
        return name

    async def new_recovery(self, person: str) -> str:
        """A new recovery code; the old one is void."""
        code = _new_recovery()
        async with self.writing() as connection:
            await connection.execute(update(db.persons).where(db.persons.c.id == person).values(recovery=_fingerprint(code)))
        return code

    async def recover(self, code: str) -> tuple[str, str] | None:
        """The person of a recovery code: id and name."""
        async with self.engine.connect() as connection:
            query = select(db.persons.c.id, db.persons.c.name).where(db.persons.c.recovery == _fingerprint(code))
            found = (await connection.execute(query)).first()
        return (found.id, found.name) if found else None

    # Crews

    async def reached(self, game: str, people: Collection[str]) -> dict[str, set[str]]:
        """What each of the persons has opened in a game, in whatever crew."""
        query = (
            select(db.crews.c.person, db.opened.c.key)
            .join(db.opened, db.opened.c.crew == db.crews.c.crew)
            .where(db.crews.c.person.in_(people), db.opened.c.game == game)
        )
        found: dict[str, set[str]] = {person: set() for person in people}
        async with self.engine.connect() as connection:
            for person, key in await connection.execute(query):
                found[person].add(key)
        return found

    async def crew(self, game: str, people: Collection[str]) -> CrewRow:
        """The crew of these people, and what it has opened itself."""
        crew = CrewRow(crew_of(people))
        query = select(db.opened).where(db.opened.c.crew == crew.id, db.opened.c.game == game).order_by(db.opened.c.key)
        names = select(db.persons.c.id, db.persons.c.name).where(db.persons.c.id.in_(people))
        async with self.engine.connect() as connection:
            called = {row.id: row.name for row in await connection.execute(names)}
            crew.names = {person: called[person] for person in people if person in called}
            for row in await connection.execute(query):
                crew.add(row)
        return crew

    async def crews_of(self, person: str, game: str, limit: int = 24) -> list[CrewRow]:
        """The crews that a person has played a game's campaign in, the latest first."""
        mine = select(db.crews.c.crew).where(db.crews.c.person == person)
        query = select(db.opened).where(db.opened.c.crew.in_(mine), db.opened.c.game == game).order_by(db.opened.c.key)
        found: dict[str, CrewRow] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.crew, CrewRow(row.crew)).add(row)
            latest = sorted(found.values(), key=lambda crew: -crew.at)[:limit]
            members = (
                select(db.crews, db.persons.c.name)
                .join(db.persons, db.persons.c.id == db.crews.c.person)
                .where(db.crews.c.crew.in_([crew.id for crew in latest]))
                .order_by(db.crews.c.person != person, db.crews.c.person)
            )
            for row in await connection.execute(members):
                found[row.crew].names[row.person] = row.name
        return latest

    async def unlock(self, people: Collection[str], game: str, keys: Sequence[str]) -> None:
        """Open things for a crew, once or again."""
        crew, now = crew_of(people), epoch_ms()
        members = [{"crew": crew, "person": person} for person in sorted(set(people))]
        rows = [{"crew": crew, "game": game, "key": key, "at": now} for key in keys]
        add = postgresql.insert if self.settings.postgres else sqlite.insert
        async with self.writing() as connection:
            await connection.execute(add(db.crews).on_conflict_do_nothing(), members)
            again = add(db.opened).on_conflict_do_update(index_elements=list(db.opened.primary_key), set_={"at": now})
            await connection.execute(again, rows)

    # Tables

    async def create_table(
        self,
        game: Game[Any],
        options: Options,
        host: str,
        seats: list[SeatRow],
        *,
        think_ms: int | None = None,
        leave_ms: int | None = None,
        position: dict[str, Any] | None = None,
        branch_of: str | None = None,
        branch_at: int | None = None,
        lesson: bytes | None = None,
    ) -> str:
        """A new open table; its id. A lesson brings its seed, which is no secret."""
        now = epoch_ms()
        identity = secrets.token_hex(10)
        values = {
            "id": identity,
            "game": game.id,
            "options": json.dumps(options),
            "seats": len(seats),
            "host": host,
            "status": "open",
            "seed": lesson or secrets.token_bytes(16),
            "position": json.dumps(position) if position else None,
            "created": now,
            "lost": 0,
            "think_ms": think_ms,
            "leave_ms": leave_ms,
            "branch_of": branch_of,
            "branch_at": branch_at,
            "lesson": lesson is not None,
            "seq": 0,
            "waiting": 0,
            "updated": now,
        }
        while True:
            try:
                async with self.writing() as connection:
                    await connection.execute(insert(db.tables).values(code=letters(CODE_LETTERS, 6), **values))
                    await connection.execute(
                        insert(db.seats),
                        [
                            {"table_id": identity, "seat": s.seat, "kind": s.kind, "level": s.level, "invite": s.invite, "stand_in": False}
                            for s in seats
                        ],
                    )
                    if held := [{"table_id": identity, "seat": s.seat, "person": person} for s in seats for person in s.holders]:
                        await connection.execute(insert(db.holders), held)
                return identity
            except IntegrityError as error:
                if "code" not in str(error.orig):
                    raise

    async def table(self, identity: str) -> TableRow | None:
        """A table by its id."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(db.tables).where(db.tables.c.id == identity))).first()
            return (await self._rows(connection, [found]))[0] if found else None

    async def table_by_code(self, code: str) -> str | None:
        """The id of the table with a short code."""
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(select(db.tables.c.id).where(db.tables.c.code == code.strip().upper()))
        return found

    async def tables_of(self, person: str, limit: int = 100) -> list[tuple[TableRow, int]]:
        """The tables of a person, the freshest first, each with the true length of its log."""
        mine = select(db.holders.c.table_id).where(db.holders.c.person == person)
        query = select(db.tables).where(db.tables.c.id.in_(mine) | (db.tables.c.host == person)).order_by(db.tables.c.updated.desc())
        async with self.engine.connect() as connection:
            rows = await self._rows(connection, list(await connection.execute(query.limit(limit))))
            lengths = await self._lengths(connection, [row.id for row in rows])
        return [(row, lengths.get(row.id, 0)) for row in rows]

    async def tables_to_drive(self, limit: int = 1000) -> list[str]:
        """Running tables where something may be due although nobody is there: a bot's decision or a clock."""
        query = select(db.tables).where(db.tables.c.status == "running").order_by(db.tables.c.updated.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = await self._rows(connection, list(await connection.execute(query)))
            lengths = await self._lengths(connection, [row.id for row in rows])
        wanted = []
        for row in rows:
            clocked = row.think_ms or row.leave_ms or (row.game in games() and games()[row.game].real_time)
            bots = any(s.kind == "bot" and (row.waiting >> s.seat & 1 or lengths.get(row.id) != row.seq) for s in row.seats)
            if clocked or bots:
                wanted.append(row.id)
        return wanted

    async def _lengths(self, connection: AsyncConnection, identities: list[str]) -> dict[str, int]:
        query = select(db.log.c.table_id, func.max(db.log.c.seq)).where(db.log.c.table_id.in_(identities)).group_by(db.log.c.table_id)
        return {identity: last + 1 for identity, last in await connection.execute(query)}

    async def _rows(self, connection: AsyncConnection, found: Sequence[Row[Any]]) -> list[TableRow]:
        identities = [row.id for row in found]
        seats: dict[str, list[SeatRow]] = {identity: [] for identity in identities}
        query = select(db.seats).where(db.seats.c.table_id.in_(identities)).order_by(db.seats.c.seat)
        for row in await connection.execute(query):
            seats[row.table_id].append(SeatRow(row.seat, row.kind, row.level, row.invite, bool(row.stand_in)))
        guests: dict[str, list[str]] = {identity: [] for identity in identities}
        names: dict[str, dict[str, str]] = {identity: {} for identity in identities}
        holders = (
            select(db.holders, db.persons.c.name)
            .join(db.persons, db.persons.c.id == db.holders.c.person)
            .where(db.holders.c.table_id.in_(identities))
            .order_by(db.holders.c.person)
        )
        for row in await connection.execute(holders):
            names[row.table_id][row.person] = row.name
            if row.seat == db.GUEST:
                guests[row.table_id].append(row.person)
            else:
                seats[row.table_id][row.seat].holders.append(row.person)
        hosts = select(db.persons.c.id, db.persons.c.name).where(db.persons.c.id.in_({row.host for row in found}))
        host_names = {row.id: row.name for row in await connection.execute(hosts)}
        tables = []
        for row in found:
            names[row.id][row.host] = host_names[row.host]
            absence = Absence(**json.loads(row.absence)) if row.absence else Absence()
            for seat, person in absence.lent.items():
                seats[row.id][int(seat)].lent = person
            tables.append(
                TableRow(
                    id=row.id,
                    code=row.code,
                    game=row.game,
                    options=json.loads(row.options),
                    seats=seats[row.id],
                    host=row.host,
                    status=row.status,
                    seed=row.seed,
                    position=json.loads(row.position) if row.position else None,
                    created=row.created,
                    started=row.started,
                    paused=row.paused,
                    lost=row.lost,
                    think_ms=row.think_ms,
                    leave_ms=row.leave_ms,
                    proposal=Proposal(**json.loads(row.proposal)) if row.proposal else None,
                    absence=absence,
                    result=msgspec.json.decode(row.result, type=ResultInfo) if row.result else None,
                    rematch=row.rematch,
                    sequel=row.sequel,
                    branch_of=row.branch_of,
                    branch_at=row.branch_at,
                    lesson=bool(row.lesson),
                    seq=row.seq,
                    waiting=row.waiting,
                    updated=row.updated,
                    guests=guests[row.id],
                    names=names[row.id],
                )
            )
        return tables

    async def change_table(self, identity: str, was: Status | None = None, **values: Any) -> bool:
        """Change columns of a table, if its status still is what it was. True if it was done."""
        query = update(db.tables).where(db.tables.c.id == identity)
        if was is not None:
            query = query.where(db.tables.c.status == was)
        async with self.writing() as connection:
            return (await connection.execute(query.values(updated=epoch_ms(), **values))).rowcount == 1

    async def start_table(self, identity: str, setup: str, waiting: int) -> bool:
        """Begin: the first entry of the log and the new status, together. False if it had begun already."""
        now = epoch_ms()
        try:
            async with self.writing() as connection:
                query = update(db.tables).where(db.tables.c.id == identity, db.tables.c.status == "open")
                done = await connection.execute(query.values(status="running", started=now, updated=now, seq=1, waiting=waiting))
                if done.rowcount != 1:
                    return False
                await connection.execute(insert(db.log).values(table_id=identity, seq=0, entry=setup))
            return True
        except IntegrityError:
            return False

    async def summarise(self, lines: Sequence[tuple[str, int, int]]) -> None:
        """Write the summaries (table, length of the log, who is waited for) of tables that changed."""
        query = (
            update(db.tables)
            .where(db.tables.c.id == bindparam("table"), db.tables.c.seq < bindparam("length"))
            .values(seq=bindparam("length"), waiting=bindparam("asked"), updated=epoch_ms())
        )
        values = [{"table": identity, "length": seq, "asked": waiting} for identity, seq, waiting in lines]
        async with self.writing() as connection:
            await connection.execute(query, values)

    # Seats

    async def take_seat(self, identity: str, seat: int, person: str, shared: bool) -> bool:
        """Sit down on a seat that is open; with `shared`, on any. False if somebody was faster."""
        try:
            async with self.writing() as connection:
                query = update(db.seats).where(db.seats.c.table_id == identity, db.seats.c.seat == seat)
                if not shared:
                    query = query.where(db.seats.c.kind == "open")
                done = await connection.execute(query.values(kind="person", level=None, stand_in=False))
                if done.rowcount != 1:
                    return False
                await connection.execute(insert(db.holders).values(table_id=identity, seat=seat, person=person))
            return True
        except IntegrityError:
            return False

    async def leave_seat(self, identity: str, seat: int, person: str) -> None:
        """Stand up; a seat nobody holds any more is open."""
        held = db.holders.c.table_id == identity
        async with self.writing() as connection:
            await connection.execute(delete(db.holders).where(held, db.holders.c.seat == seat, db.holders.c.person == person))
            left = await connection.scalar(select(func.count()).select_from(db.holders).where(held, db.holders.c.seat == seat))
            if not left:
                query = update(db.seats).where(db.seats.c.table_id == identity, db.seats.c.seat == seat, db.seats.c.kind == "person")
                await connection.execute(query.values(kind="open", stand_in=False))

    async def set_seat(self, identity: str, seat: int, kind: str, level: str | None) -> None:
        """Make a seat open or a bot's; its holders go, and its invitation is void."""
        async with self.writing() as connection:
            await connection.execute(delete(db.holders).where(db.holders.c.table_id == identity, db.holders.c.seat == seat))
            query = update(db.seats).where(db.seats.c.table_id == identity, db.seats.c.seat == seat)
            await connection.execute(query.values(kind=kind, level=level, stand_in=False, invite=new_invite()))

    async def stand_in(self, identity: str, seat: int, on: bool) -> None:
        """A bot stands in for the seat's person, or hands back."""
        async with self.writing() as connection:
            query = update(db.seats).where(db.seats.c.table_id == identity, db.seats.c.seat == seat, db.seats.c.kind == "person")
            await connection.execute(query.values(stand_in=on))

    async def welcome(self, identity: str, person: str) -> None:
        """Remember that a person knows the code and may sit down."""
        try:
            async with self.writing() as connection:
                await connection.execute(insert(db.holders).values(table_id=identity, seat=db.GUEST, person=person))
        except IntegrityError:
            return

    # Logs

    async def entries(self, game: Game[Any], identity: str, first: int = 0) -> list[Entry]:
        """The log of a table from an entry on."""
        query = select(db.log.c.entry).where(db.log.c.table_id == identity, db.log.c.seq >= first).order_by(db.log.c.seq)
        async with self.engine.connect() as connection:
            return [read_entry(game, json.loads(text)) for text in (await connection.scalars(query))]

    async def load(self, game: Game[Any], row: TableRow) -> Loaded | None:
        """The match of a table; None if it has not begun."""
        async with self.engine.connect() as connection:
            data = await connection.scalar(select(db.snapshots.c.data).where(db.snapshots.c.table_id == row.id))
        log = await self.entries(game, row.id)
        return resume(game, row, log, data) if log else None

    async def save_snapshot(self, identity: str, seq: int, data: bytes) -> None:
        """Keep a snapshot in place of an older one."""
        older = update(db.snapshots).where(db.snapshots.c.table_id == identity, db.snapshots.c.seq < seq)
        try:
            async with self.writing() as connection:
                if (await connection.execute(older.values(seq=seq, data=data))).rowcount == 0:
                    await connection.execute(insert(db.snapshots).values(table_id=identity, seq=seq, data=data))
        except IntegrityError:
            return  # there is a newer one

    async def edit_proposal(self, identity: str, edit: Callable[[Proposal | None], Proposal | None]) -> Proposal | None:
        """Change the open proposal in one transaction; the new one."""
        query = select(db.tables.c.proposal).where(db.tables.c.id == identity).with_for_update()
        async with self.writing() as connection:
            text = await connection.scalar(query)
            proposal = edit(Proposal(**json.loads(text)) if text else None)
            values = {"proposal": json.dumps(asdict(proposal)) if proposal else None}
            await connection.execute(update(db.tables).where(db.tables.c.id == identity).values(**values))
        return proposal

    async def edit_absence(self, identity: str, edit: Callable[[Row[Any], Absence], dict[str, Any] | None]) -> bool:
        """Change who is missed, and with it other columns of the table, in one transaction. The edit returns those columns, or None if
        there is nothing to do any more; then nothing changes. True if it was done."""
        query = select(db.tables).where(db.tables.c.id == identity).with_for_update()
        async with self.writing() as connection:
            row = (await connection.execute(query)).one()
            absence = Absence(**json.loads(row.absence)) if row.absence else Absence()
            values = edit(row, absence)
            if values is None:
                return False
            values["absence"] = json.dumps(asdict(absence))
            await connection.execute(update(db.tables).where(db.tables.c.id == identity).values(updated=epoch_ms(), **values))
        return True

    # Chat

    async def say(self, identity: str, seat: int | None, name: str, text: str) -> tuple[int, int]:
        """Keep something said: its number and time."""
        at = epoch_ms()
        while True:
            try:
                async with self.writing() as connection:
                    last = await connection.scalar(select(func.max(db.chat.c.n)).where(db.chat.c.table_id == identity))
                    n = 0 if last is None else int(last) + 1
                    await connection.execute(insert(db.chat).values(table_id=identity, n=n, seat=seat, name=name, text=text, at=at))
                return n, at
            except IntegrityError:
                continue  # another worker took the number

    async def said(self, identity: str, first: int = 0, limit: int = 100) -> list[Row[Any]]:
        """The last things said from a number on."""
        query = select(db.chat).where(db.chat.c.table_id == identity, db.chat.c.n >= first).order_by(db.chat.c.n.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))[::-1]


def new_invite() -> str:
    """The secret of an invitation."""
    return secrets.token_urlsafe(12)

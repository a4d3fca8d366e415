"""What operators do with tables and people. Workers that run are told by the news."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, exists, func, insert, or_, select, text, union, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from taletable.engine.saying import Wrong, say
from taletable.table.sheet import ENDED

from .. import db
from ..settings import database_url
from ..storage.database import epoch_ms
from ..writer import CHANNEL
from .database import file_of, opened, up_to_date

OPERATOR: Final = "operator"
"""Whose news these are: no worker's."""
DAY_MS: Final = 24 * 3600 * 1000
BESIDE: Final = (
    db.seats, db.holders, db.sat, db.barred, db.log, db.snapshots, db.keepsakes, db.chat, db.played, db.tries, db.challenges, db.day_tries,
)  # fmt: skip
"""Where the rest of a table is kept."""


OWN = (
    db.blocks.c.person, db.blocks.c.other, db.sessions.c.person, db.profiles.c.person, db.vacations.c.person, db.callings.c.person,
    db.subscriptions.c.person, db.calls.c.person,
    db.friends.c.person, db.friends.c.other, db.companions.c.person, db.seekers.c.person,
)  # fmt: skip
"""What goes with a person, by the column that names them."""


class TableRow(NamedTuple):
    """A table, as it is listed."""

    id: str
    code: str
    game: str
    status: str
    host: str
    people: list[str]
    entries: int
    created: int
    updated: int


class PersonRow(NamedTuple):
    """A person, as it is listed."""

    id: str
    name: str
    created: int
    seen: int | None
    """When last, on any device."""
    hosts: int
    sits: int
    banned: int | None
    gone: int | None


class ReportRow(NamedTuple):
    """What somebody thinks that an operator should look at."""

    id: str
    table: str
    about: str
    name: str
    by: str
    text: str
    said: str
    at: int
    done: int | None


class Tidied(NamedTuple):
    """What a clean-up takes away."""

    tables: int
    people: int
    sessions: int
    orphans: int
    """Rows of tables that are no more."""


class Operator:
    """Somebody at the terminal of the server."""

    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self.engine = engine
        self.url = url

    # Looking

    async def tables(self, game: str = "", status: str = "", person: str = "", limit: int = 50) -> list[TableRow]:
        """Tables, the freshest first."""
        query = select(db.tables, db.persons.c.name).join(db.persons, db.persons.c.id == db.tables.c.host)
        if game:
            query = query.where(db.tables.c.game.startswith(game, autoescape=True))
        if status:
            query = query.where(db.tables.c.status == status)
        async with self.engine.connect() as connection:
            if person:
                known = await self._person(connection, person)
                mine = select(db.holders.c.table_id).where(db.holders.c.person == known, db.holders.c.seat >= 0)
                query = query.where(or_(db.tables.c.host == known, db.tables.c.id.in_(mine)))
            rows = list(await connection.execute(query.order_by(db.tables.c.updated.desc()).limit(limit)))
            people: dict[str, list[str]] = {row.id: [] for row in rows}
            sitting = (
                select(db.holders.c.table_id, db.persons.c.name)
                .join(db.persons, db.persons.c.id == db.holders.c.person)
                .where(db.holders.c.table_id.in_(people), db.holders.c.seat >= 0)
                .order_by(db.holders.c.seat)
            )
            for table, name in await connection.execute(sitting):
                if name not in people[table]:
                    people[table].append(name)
        return [TableRow(r.id, r.code, r.game, r.status, r.name, people[r.id], r.seq, r.created, r.updated) for r in rows]

    async def people(self, name: str = "", banned: bool = False, limit: int = 50) -> list[PersonRow]:
        """People, the last seen first."""
        persons, sessions = db.persons.c, db.sessions.c
        seen = select(func.max(sessions.seen)).where(sessions.person == persons.id).scalar_subquery()
        hosts = select(func.count()).select_from(db.tables).where(db.tables.c.host == persons.id).scalar_subquery()
        sits = (
            select(func.count(db.holders.c.table_id.distinct()))
            .where(db.holders.c.person == persons.id, db.holders.c.seat >= 0)
            .scalar_subquery()
        )
        query = select(persons.id, persons.name, persons.created, seen, hosts, sits, persons.banned, persons.gone)
        if name:
            query = query.where(persons.name.icontains(name, autoescape=True))
        if banned:
            query = query.where(persons.banned.is_not(None))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(func.coalesce(seen, persons.created).desc()).limit(limit))
            return [PersonRow(*row) for row in rows]

    async def reports(self, done: bool = False, limit: int = 50) -> list[ReportRow]:
        """What was reported, the latest first."""
        about, by = db.persons.alias(), db.persons.alias()
        r = db.reports.c
        query = (
            select(r.id, r.table_id, r.person, about.c.name, by.c.name.label("by"), r.text, r.said, r.at, r.done)
            .join(about, about.c.id == r.person)
            .join(by, by.c.id == r.by)
        )
        if not done:
            query = query.where(r.done.is_(None))
        async with self.engine.connect() as connection:
            return [ReportRow(*row) for row in await connection.execute(query.order_by(r.at.desc()).limit(limit))]

    async def statistics(self) -> dict[str, Any]:
        """How much there is of everything."""
        now = epoch_ms()
        async with self.engine.connect() as connection:

            async def number(query: Select[Any]) -> int:
                return int(await connection.scalar(query) or 0)

            def of(table: Any, *where: ColumnElement[bool]) -> Select[Any]:
                return select(func.count()).select_from(table).where(*where)

            status = select(db.tables.c.status, func.count()).group_by(db.tables.c.status)
            games = select(db.tables.c.game, func.count()).group_by(db.tables.c.game)
            file = file_of(self.url)
            size = file.stat().st_size if file else await number(select(func.pg_database_size(func.current_database())))
            return {
                "people": await number(of(db.persons, db.persons.c.gone.is_(None))),
                "people_seen": {
                    f"{days}d": await number(
                        select(func.count(db.sessions.c.person.distinct())).where(db.sessions.c.seen >= now - days * DAY_MS)
                    )
                    for days in (1, 7, 30)
                },
                "people_banned": await number(of(db.persons, db.persons.c.banned.is_not(None))),
                "devices": await number(of(db.sessions)),
                "tables": {row[0]: row[1] for row in await connection.execute(status)},
                "games": {row[0]: row[1] for row in await connection.execute(games)},
                "tables_played": {
                    f"{days}d": await number(
                        of(db.tables, db.tables.c.updated >= now - days * DAY_MS, db.tables.c.status != "open"),
                    )
                    for days in (1, 7, 30)
                },
                "entries": await number(of(db.log)),
                "lines_said": await number(of(db.chat)),
                "reports_open": await number(of(db.reports, db.reports.c.done.is_(None))),
                "bytes": size,
            }

    # Doing

    async def close(self, tables: Sequence[str]) -> list[str]:
        """End tables without a result; their ids. Nothing is done if one of them is not there."""
        async with self._doing() as connection:
            found = [await self._table(connection, table) for table in tables]
            for identity in found:
                going = update(db.tables).where(db.tables.c.id == identity, db.tables.c.status.not_in(ENDED))
                await connection.execute(going.values(status="abandoned", paused=None, proposal=None, updated=epoch_ms()))
                await self._tell(connection, {"k": "meta", "t": identity})
        return found

    async def delete(self, tables: Sequence[str]) -> list[str]:
        """Delete tables with all that belongs to them; their ids."""
        async with self._doing() as connection:
            found = [await self._table(connection, table) for table in tables]
            await self._delete(connection, found)
        return found

    async def ban(self, person: str, on: bool) -> PersonRow:
        """Keep somebody out, or let them in again. Who is kept out is signed out everywhere."""
        async with self._doing() as connection:
            identity = await self._person(connection, person)
            persons = update(db.persons).where(db.persons.c.id == identity)
            await connection.execute(persons.values(banned=epoch_ms() if on else None))
            if on:
                await connection.execute(delete(db.sessions).where(db.sessions.c.person == identity))
                await self._tell(connection, {"k": "out", "p": identity})
            row = (await connection.execute(select(db.persons).where(db.persons.c.id == identity))).one()
        return PersonRow(row.id, row.name, row.created, None, 0, 0, row.banned, row.gone)

    async def announce(self, said: str, minutes: float) -> None:
        """Tell something to everybody who is here or comes within a time; nothing takes back what was said before."""
        now = epoch_ms()
        async with self._doing() as connection:
            await connection.execute(delete(db.announcements))
            if said:
                values = {"id": secrets.token_hex(8), "text": said, "at": now, "until": now + int(minutes * 60_000)}
                await connection.execute(insert(db.announcements).values(**values))
            await self._tell(connection, {"k": "announce"})

    async def settle(self, report: str) -> None:
        """A report was looked at."""
        async with self._doing() as connection:
            query = update(db.reports).where(db.reports.c.id == report).values(done=epoch_ms())
            if (await connection.execute(query)).rowcount != 1:
                raise Wrong(say("operator.no-report", id=report))

    async def clean_up(self, days: int, running: bool, dry: bool) -> Tidied:
        """Take away tables that ended or never began (with `running`, all that are old), and people who have nothing here and were not
        seen since. Dry: only say how much it would be."""
        before = epoch_ms() - days * DAY_MS
        tables = select(db.tables.c.id).where(db.tables.c.updated < before)
        if not running:
            tables = tables.where(db.tables.c.status.in_((*ENDED, "open")))
        async with self._doing() as connection:
            old = list(await connection.scalars(tables))
            orphans = 0
            if not dry:
                await self._delete(connection, old)
            for beside in (db.log, db.snapshots, db.keepsakes, db.chat):
                lost = ~exists().where(db.tables.c.id == beside.c.table_id)
                orphans += int(await connection.scalar(select(func.count()).select_from(beside).where(lost)) or 0)
                if not dry:
                    await connection.execute(delete(beside).where(lost))
            stale = db.sessions.c.seen < before
            sessions = int(await connection.scalar(select(func.count()).select_from(db.sessions).where(stale)) or 0)
            if not dry:
                await connection.execute(delete(db.sessions).where(stale))
            idle = list(await connection.scalars(self._idle(before)))
            for some in _chunks(idle) if not dry else ():
                for table in OWN:
                    await connection.execute(delete(table.table).where(table.in_(some)))
                await connection.execute(delete(db.persons).where(db.persons.c.id.in_(some)))
            if not dry:
                await connection.execute(delete(db.announcements).where(db.announcements.c.until < epoch_ms()))
                await connection.execute(delete(db.reports).where(db.reports.c.done < before))
        return Tidied(len(old), len(idle), sessions, orphans)

    def _idle(self, before: int) -> Select[Any]:
        """People who have no table, no crew and no device that was seen since, and are not kept out."""
        persons = db.persons.c
        named = [
            select(column)
            for table in db.metadata.tables.values()
            for column in table.columns
            if any(key.column is persons.id for key in column.foreign_keys) and table not in (db.sessions, db.blocks)
        ]
        lately = select(db.sessions.c.person).where(db.sessions.c.seen >= before)
        anywhere = union(
            *(one.where(one.selected_columns[0].is_not(None)) for one in named),
            select(db.reports.c.person),
            select(db.reports.c.by),
            lately,
        )
        return select(persons.id).where(persons.created < before, persons.banned.is_(None), persons.id.not_in(anywhere))

    async def _delete(self, connection: AsyncConnection, tables: Sequence[str]) -> None:
        for some in _chunks(tables):
            for beside in BESIDE:
                await connection.execute(delete(beside).where(beside.c.table_id.in_(some)))
            await connection.execute(update(db.pairings).where(db.pairings.c.table_id.in_(some)).values(table_id=None))
            await connection.execute(delete(db.tables).where(db.tables.c.id.in_(some)))
            for identity in some:
                await self._tell(connection, {"k": "gone", "t": identity})

    @asynccontextmanager
    async def _doing(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def _tell(self, connection: AsyncConnection, news: dict[str, Any]) -> None:
        """Tell all workers, as soon as what it speaks of is written."""
        told = json.dumps({"w": OPERATOR, **news}, separators=(",", ":"))
        if file_of(self.url) is None:
            await connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})
            return
        now = epoch_ms()
        await connection.execute(delete(db.orders).where(db.orders.c.at < now - DAY_MS))
        await connection.execute(insert(db.orders).values(news=told, at=now))

    async def _table(self, connection: AsyncConnection, named: str) -> str:
        """The id of a table, which may be named by its code."""
        query = select(db.tables.c.id).where(or_(db.tables.c.id == named, db.tables.c.code == named.upper()))
        found: str | None = await connection.scalar(query)
        if found is None:
            raise Wrong(say("operator.no-table", id=named))
        return found

    async def _person(self, connection: AsyncConnection, named: str) -> str:
        """The id of a person, who may be named by a name that nobody else has."""
        query = select(db.persons.c.id).where(or_(db.persons.c.id == named, db.persons.c.name == named)).limit(2)
        found = list(await connection.scalars(query))
        if not found:
            raise Wrong(say("operator.no-person", id=named))
        if len(found) > 1:
            raise Wrong(say("operator.two-people", name=named))
        return str(found[0])


def _chunks(ids: Iterable[str], size: int = 500) -> list[list[str]]:
    whole = list(ids)
    return [whole[i : i + size] for i in range(0, len(whole), size)]


@asynccontextmanager
async def operator(database: str | None, write: bool = False) -> AsyncIterator[Operator]:
    """An operator of a database that is up to date. Raises Wrong with whatever is wrong."""
    url = database_url(database)
    async with opened(url, write) as engine:
        async with engine.connect() as connection:
            await up_to_date(connection)
        yield Operator(engine, url)

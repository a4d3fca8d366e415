"""Two persons who are one: what belongs to the guest moves to whom it turned out to be.

What has to move is read off the schema: every column that names a person. So what is added later moves, too, unless it is said here.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Table, UniqueConstraint, and_, delete, exists, func, or_, select, union, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from taletable.table.sheet import ENDED

from .. import db
from .crews import crew_of
from .database import Database, epoch_ms

LOOSE: Final = (db.log.c.person, db.chat.c.person, db.reports.c.person, db.reports.c.by)
"""Columns that name a person without a promise that there is one."""
STAY: Final = (db.sessions, db.keys, db.calls, db.crews)
"""What does not move: devices sign in anew, a guest has no keys, calls under way are made anew. Crews are other crews then."""
LITTLE: Final = (db.profiles, db.callings, db.subscriptions, db.vacations, db.companions, db.seekers)
"""What makes nobody's card worth keeping."""
NOTED: Final = (db.tables.c.proposal, db.tables.c.sharing, db.tables.c.absence)
"""Where tables note persons inside of JSON."""


class Card(NamedTuple):
    """What somebody's card says."""

    waiting: int
    finished: int
    lessons: int


def named() -> Iterator[tuple[Table, Column[Any]]]:
    """All columns that name a person who is there."""
    for table in db.metadata.sorted_tables:
        for column in table.c:
            if any(key.column is db.persons.c.id for key in column.foreign_keys):
                yield table, column


def _once(table: Table, column: Column[Any]) -> Iterator[list[Column[Any]]]:
    """With which other columns a person is there at most once."""
    limits = [list(table.primary_key), *(list(one.columns) for one in table.constraints if isinstance(one, UniqueConstraint))]
    limits += [list(one.columns) for one in table.indexes if one.unique]
    for columns in limits:
        if column in columns:
            yield [one for one in columns if one is not column]


class Together:
    """Who puts persons together."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def card(self, person: str) -> Card:
        """What somebody would miss."""
        tables = db.tables.c
        held = select(db.holders.c.table_id).where(db.holders.c.person == person, db.holders.c.seat >= 0)
        mine = or_(tables.id.in_(held), tables.host == person)
        count = select(func.count()).select_from(db.tables)
        queries = (
            count.where(mine, tables.status.not_in(ENDED)),
            count.where(mine, tables.status == "over", tables.lesson.is_(False)),
            select(func.count(tables.game.distinct())).where(mine, tables.status == "over", tables.lesson),
        )
        async with self.database.engine.connect() as connection:
            return Card(*[int(await connection.scalar(query) or 0) for query in queries])

    async def blank(self, person: str) -> bool:
        """Has somebody nothing that would be missed?"""
        async with self.database.engine.connect() as connection:
            for table, column in named():
                if table not in (db.sessions, *LITTLE) and await connection.scalar(select(column).where(column == person).limit(1)):
                    return False
        return True

    async def tables_of(self, *people: str) -> list[str]:
        """All tables that have not ended and at which any of these people sit, have sat, wait or are hosts."""
        places = [
            *(select(t.c.table_id).where(t.c.person.in_(people)) for t in (db.holders, db.sat, db.barred)),
            select(db.tables.c.id).where(db.tables.c.host.in_(people)),
        ]
        query = select(db.tables.c.id).where(db.tables.c.id.in_(union(*places)), db.tables.c.status.not_in(ENDED))
        async with self.database.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(db.tables.c.id)))

    async def join(self, guest: str, person: str, apart: Collection[str]) -> bool:
        """All that is a guest's becomes a person's, in one go, and the guest is nobody any more. From seats at the tables `apart` the guest
        stands up. False if either is not there any more, or the guest has a key."""
        async with self.database.writing() as connection:
            both = select(db.persons).where(db.persons.c.id.in_((guest, person))).order_by(db.persons.c.id).with_for_update()
            rows = {row.id: row for row in await connection.execute(both)}
            keys = await connection.scalar(select(db.keys.c.id).where(db.keys.c.person == guest).limit(1))
            if keys or len(rows) != 2 or any(row.gone or row.banned for row in rows.values()):
                return False
            await self._stand_up(connection, guest, apart)
            await self._rewrite(connection, guest, person)
            await self._crews(connection, guest, person)
            await self._count(connection, guest, person)
            for table, column in named():
                if table in STAY:
                    continue
                other = table.alias()
                for rest in _once(table, column):
                    same = and_(other.c[column.name] == person, *(other.c[one.name] == one for one in rest))
                    await connection.execute(delete(table).where(column == guest, exists(select(1).select_from(other).where(same))))
                await connection.execute(update(table).where(column == guest).values({column.name: person}))
            for column in LOOSE:
                await connection.execute(update(column.table).where(column == guest).values({column.name: person}))
            for pairs in (db.blocks, db.friends):
                await connection.execute(delete(pairs).where(pairs.c.person == pairs.c.other))
            own = select(db.tables.c.id).where(db.tables.c.host == person)
            await connection.execute(delete(db.barred).where(db.barred.c.person == person, db.barred.c.table_id.in_(own)))
            mine = select(db.challenges.c.code).where(db.challenges.c.person == person)
            await connection.execute(delete(db.tries).where(db.tries.c.person == person, db.tries.c.code.in_(mine)))
            for table in (db.sessions, db.calls):
                await connection.execute(delete(table).where(table.c.person == guest))
            gone = {"name": rows[person].name, "recovery": secrets.token_hex(32), "gone": epoch_ms(), "old_cookies": False}
            await connection.execute(update(db.persons).where(db.persons.c.id == guest).values(**gone))
        return True

    async def _stand_up(self, connection: AsyncConnection, guest: str, apart: Collection[str]) -> None:
        held, seats = db.holders.c, db.seats.c
        for table in sorted(apart):
            mine = select(held.seat).where(held.table_id == table, held.person == guest)
            numbers = [seat for seat in await connection.scalars(mine) if seat >= 0]
            await connection.execute(delete(db.holders).where(held.table_id == table, held.person == guest))
            left = set(await connection.scalars(select(held.seat).where(held.table_id == table)))
            free = [seat for seat in numbers if seat not in left]
            query = update(db.seats).where(seats.table_id == table, seats.seat.in_(free), seats.kind == "person")
            await connection.execute(query.values(kind="open", stand_in=False))
            query = update(db.tables).where(db.tables.c.id == table).values(proposal=None, sharing=None)
            await connection.execute(query)
            text = await connection.scalar(select(db.tables.c.absence).where(db.tables.c.id == table))
            if text and guest in text:
                absence = json.loads(text)
                absence["person"] = None if absence.get("person") == guest else absence.get("person")
                absence["lent"] = {seat: who for seat, who in absence.get("lent", {}).items() if who != guest}
                await connection.execute(update(db.tables).where(db.tables.c.id == table).values(absence=json.dumps(absence)))

    async def _rewrite(self, connection: AsyncConnection, guest: str, person: str) -> None:
        """Persons that tables note inside of JSON: ids are long and random, so the text itself can be changed."""
        for column in NOTED:
            changed = func.replace(column, f'"{guest}"', f'"{person}"')
            await connection.execute(update(db.tables).where(column.contains(f'"{guest}"')).values({column.name: changed}))

    async def _crews(self, connection: AsyncConnection, guest: str, person: str) -> None:
        """A crew is its members, so with another member it is another one, which has opened what it had opened."""
        add = postgresql.insert if self.database.settings.postgres else sqlite.insert
        mine = select(db.crews.c.crew).where(db.crews.c.person == guest)
        rows = list(await connection.execute(select(db.crews).where(db.crews.c.crew.in_(mine)).order_by(db.crews.c.crew)))
        for old, members in groupby(rows, key=lambda row: str(row.crew)):
            people = {person if row.person == guest else row.person for row in members}
            new = crew_of(people)
            await connection.execute(add(db.crews).on_conflict_do_nothing(), [{"crew": new, "person": one} for one in sorted(people)])
            opened = [{**row._mapping, "crew": new} for row in await connection.execute(select(db.opened).where(db.opened.c.crew == old))]
            if opened:
                await connection.execute(add(db.opened).on_conflict_do_nothing(), opened)
            await connection.execute(delete(db.opened).where(db.opened.c.crew == old))
            await connection.execute(delete(db.crews).where(db.crews.c.crew == old))

    async def _count(self, connection: AsyncConnection, guest: str, person: str) -> None:
        """What a guest played moves no rating until all is counted anew; a game against oneself counts no more."""
        played, other = db.played.c, db.played.alias()
        mine = select(other.c.table_id).where(other.c.person == person)
        crews = select(other.c.table_id).where(other.c.seat < 0)
        alone = played.table_id.in_(select(other.c.table_id).where(other.c.person == guest)) & played.table_id.in_(mine)
        both = update(db.played).where(alone, played.person.in_((guest, person)), played.table_id.not_in(crews))
        await connection.execute(both.values(counts=False))
        await connection.execute(update(db.played).where(played.person == guest).values(rated=False, mu=None, sigma=None))

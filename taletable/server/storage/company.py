"""Company: who knows whom, who shows themselves, which tables are open to all, and who waits for strangers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import delete, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from taletable.table.pace import Pace
from taletable.table.refuse import Refuse
from taletable.table.sheet import Sheet

from .. import db
from ..messages import Wanted
from .database import Database, epoch_ms, letters
from .played import HERE
from .sheets import sheets

CODE: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
MOST_FRIENDS: Final = 200
LOOK_LOCK: Final = 0x7A1E5EE4
"""Only one worker brings strangers together at a time."""
DAY_MS: Final = 24 * 3600 * 1000
STANDS_MS: Final = 14 * DAY_MS
"""A table to be played over days stands on the board so long after it was last touched."""


class Known(NamedTuple):
    """A friend, as far as friends see them."""

    person: str
    name: str
    handle: str | None
    shown: bool
    seen: int | None
    played: int | None
    game: str | None


class Companion(NamedTuple):
    """What is kept of how somebody is seen."""

    code: str | None
    shown: bool


class Seeker(NamedTuple):
    """Somebody who waits."""

    person: str
    wish: Wanted
    since: int
    seen: int
    table: str | None


def _slow(pace: str | None) -> bool:
    try:
        return pace is not None and msgspec.json.decode(pace, type=Pace).slow
    except msgspec.DecodeError:  # one table that cannot be read keeps nobody from the others
        return False


def _pair(one: str, other: str) -> Any:
    friends = db.friends.c
    return or_((friends.person == one) & (friends.other == other), (friends.person == other) & (friends.other == one))


class Company:
    """Who plays with whom."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.turn = asyncio.Lock()

    def _add(self, table: Any) -> Any:
        return (postgresql.insert if self.database.settings.postgres else sqlite.insert)(table)

    # Friends

    async def companion(self, person: str) -> Companion:
        """How somebody is seen; by nobody, where nothing was said."""
        query = select(db.companions.c.code, db.companions.c.shown).where(db.companions.c.person == person)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Companion(row.code, bool(row.shown)) if row else Companion(None, False)

    async def show(self, person: str, on: bool) -> None:
        """Let friends see whether one is here. Who does not leaves no trace."""
        values = {"shown": on} if on else {"shown": on, "seen": None, "played": None, "game": None}
        await self._keep(person, values)

    async def new_code(self, person: str) -> str:
        """A new code for friends; the old one is void."""
        while True:
            code = letters(CODE, 10)
            try:
                await self._keep(person, {"code": code})
            except IntegrityError:
                continue
            return code

    async def _keep(self, person: str, values: dict[str, Any]) -> None:
        add = self._add(db.companions).values(**{"person": person, "shown": False, **values})
        async with self.database.writing() as connection:
            await connection.execute(add.on_conflict_do_update(index_elements=["person"], set_=values))

    async def of_code(self, code: str) -> tuple[str, str] | None:
        """Whose code it is: id and name."""
        plain = "".join(letter for letter in code.upper() if letter in CODE)
        query = select(db.persons.c.id, db.persons.c.name).join(db.companions).where(db.companions.c.code == plain, HERE)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return (row.id, row.name) if row else None

    async def befriend(self, one: str, other: str) -> None:
        """Let two people know each other."""
        friends = db.friends.c
        many = select(func.count()).select_from(db.friends).where(friends.person.in_((one, other))).group_by(friends.person)
        now = epoch_ms()
        rows = [{"person": one, "other": other, "at": now}, {"person": other, "other": one, "at": now}]
        async with self.database.writing() as connection:
            if max(await connection.scalars(many), default=0) >= MOST_FRIENDS:
                raise Refuse(409, "many-friends", n=MOST_FRIENDS)
            await connection.execute(self._add(db.friends).on_conflict_do_nothing(), rows)

    async def part(self, one: str, other: str) -> None:
        """They do not know each other any more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.friends).where(_pair(one, other)))

    async def are_friends(self, one: str, other: str) -> bool:
        """Do they know each other?"""
        query = select(db.friends.c.person).where(db.friends.c.person == one, db.friends.c.other == other)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def friends(self, person: str) -> list[Known]:
        """Whom somebody knows, those who came first."""
        known, profile = db.companions.c, db.profiles.c
        query = (
            select(db.persons.c.id, db.persons.c.name, profile.handle, profile.open, known.shown, known.seen, known.played, known.game)
            .join(db.friends, db.friends.c.other == db.persons.c.id)
            .outerjoin(db.companions, known.person == db.persons.c.id)
            .outerjoin(db.profiles, profile.person == db.persons.c.id)
            .where(db.friends.c.person == person, HERE)
            .order_by(db.friends.c.at, db.persons.c.id)
        )
        async with self.database.engine.connect() as connection:
            rows = list(await connection.execute(query))
        return [Known(r.id, r.name, r.handle if r.open else None, bool(r.shown), r.seen, r.played, r.game) for r in rows]

    async def note(self, people: Collection[str], game: str | None = None) -> None:
        """These are here, and play a game where there is one. Kept only of those who want to be seen."""
        now = epoch_ms()
        values = {"seen": now, "played": now, "game": game} if game else {"seen": now}
        query = update(db.companions).where(db.companions.c.person.in_(people), db.companions.c.shown)
        async with self.database.writing() as connection:
            await connection.execute(query.values(**values))

    async def at_odds(self, person: str, others: Collection[str]) -> bool:
        """Has somebody blocked one of the others, or one of them that person?"""
        blocks = db.blocks.c
        either = or_((blocks.person == person) & blocks.other.in_(others), (blocks.other == person) & blocks.person.in_(others))
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(blocks.person).where(either).limit(1))).first() is not None

    async def shunned_by(self, person: str) -> set[str]:
        """All whom somebody has blocked, or who have blocked that person."""
        blocks = db.blocks.c
        query = select(blocks.person, blocks.other).where(or_(blocks.person == person, blocks.other == person))
        async with self.database.engine.connect() as connection:
            return {other for pair in await connection.execute(query) for other in pair} - {person}

    # The board

    async def board(self, live_since: int, limit: int = 200) -> list[Sheet]:
        """The tables that are open to all: those to be played in one go only while somebody is there who sits."""
        tables = db.tables.c
        query = (
            select(db.tables)
            .join(db.persons, db.persons.c.id == tables.host)
            .where(tables.public.is_not(None), tables.status == "open", tables.updated > epoch_ms() - STANDS_MS, HERE)
            .where(tables.pace.is_not(None) | (tables.attended >= live_since))
            .order_by(tables.created)
        )
        async with self.database.engine.connect() as connection:
            rows = [row for row in await connection.execute(query) if (row.attended or 0) >= live_since or _slow(row.pace)]
            return await sheets(connection, rows[:limit])

    async def public(self, host: str) -> int:
        """How many tables of a host are open to all and not begun."""
        tables = db.tables.c
        query = select(func.count()).select_from(db.tables)
        async with self.database.engine.connect() as connection:
            return int(await connection.scalar(query.where(tables.host == host, tables.public == "open", tables.status == "open")) or 0)

    async def attend(self, identities: Collection[str]) -> None:
        """Somebody who sits at these tables is there."""
        async with self.database.writing() as connection:
            await connection.execute(update(db.tables).where(db.tables.c.id.in_(identities)).values(attended=epoch_ms()))

    async def deserted(self, before: int) -> list[str]:
        """Tables that were laid for strangers who have all gone since; those to be played over days stand as long as on the board."""
        tables = db.tables.c
        query = select(tables.id, tables.pace, tables.updated, tables.attended).where(
            tables.public == "strangers", tables.status == "open", tables.attended < before
        )
        async with self.database.engine.connect() as connection:
            rows = list(await connection.execute(query.order_by(tables.attended)))
        stands = epoch_ms() - STANDS_MS
        return [row.id for row in rows if not _slow(row.pace) or max(row.updated, row.attended) < stands][:20]

    # Who waits for strangers

    @asynccontextmanager
    async def bringing_together(self) -> AsyncIterator[None]:
        """One at a time, at whatever worker."""
        async with self.turn:
            if not self.database.settings.postgres:
                yield
                return
            async with self.database.engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOOK_LOCK})"))
                yield

    async def seek(self, person: str, wish: Wanted) -> None:
        """Wait from now on; who waits already wishes for something else now."""
        now = epoch_ms()
        values = {"wish": msgspec.json.encode(wish).decode(), "since": now, "seen": now, "table_id": None}
        add = self._add(db.seekers).values(person=person, **values)
        async with self.database.writing() as connection:
            await connection.execute(add.on_conflict_do_update(index_elements=["person"], set_=values))

    async def seeker(self, person: str) -> Seeker | None:
        """How somebody waits."""
        return next(iter(await self._seekers(db.seekers.c.person == person)), None)

    async def seekers(self, since: int) -> list[Seeker]:
        """Who waits and was heard of since then, the longest wait first."""
        return await self._seekers((db.seekers.c.seen >= since) & db.seekers.c.table_id.is_(None))

    async def _seekers(self, which: Any) -> list[Seeker]:
        query = select(db.seekers).join(db.persons).where(which, HERE).order_by(db.seekers.c.since, db.seekers.c.person)
        async with self.database.engine.connect() as connection:
            rows = list(await connection.execute(query))
        return [Seeker(row.person, msgspec.json.decode(row.wish, type=Wanted), row.since, row.seen, row.table_id) for row in rows]

    async def still(self, person: str) -> None:
        """Somebody waits on."""
        async with self.database.writing() as connection:
            await connection.execute(update(db.seekers).where(db.seekers.c.person == person).values(seen=epoch_ms()))

    async def found(self, people: Collection[str], table: str) -> None:
        """There is a table for them."""
        async with self.database.writing() as connection:
            await connection.execute(update(db.seekers).where(db.seekers.c.person.in_(people)).values(table_id=table))

    async def stop(self, person: str) -> None:
        """Somebody does not wait any more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.seekers).where(db.seekers.c.person == person))

    async def tidy(self, before: int) -> None:
        """Who was not heard of since then waits no more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.seekers).where(db.seekers.c.seen < before))

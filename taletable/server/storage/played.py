"""What finished games tell of who played them, and by whom that may be seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from .. import db
from ..measure.facts import Facts, Played
from .database import Database, epoch_ms, letters

HANDLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


HERE = and_(db.persons.c.gone.is_(None), db.persons.c.banned.is_(None))
"""Who has left, or is kept out, has no page."""


class Profile(NamedTuple):
    """How somebody may be seen."""

    person: str
    handle: str
    open: bool
    rated: int | None
    name: str
    since: int


def _played(row: Row[Any]) -> Played:
    return Played(
        row.table_id,
        row.seat,
        row.game,
        row.person,
        row.level,
        row.seats,
        row.score,
        row.place,
        row.ended,
        bool(row.counts),
        msgspec.json.decode(row.facts, type=Facts),
        bool(row.rated),
        row.mu,
        row.sigma,
    )


def _values(one: Played) -> dict[str, Any]:
    values = {name: getattr(one, name) for name in one.__struct_fields__ if name not in ("table", "facts")}
    return {"table_id": one.table, "facts": msgspec.json.encode(one.facts).decode(), **values}


class PlayedGames:
    """All seats of all games that are over."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, rows: Sequence[Played]) -> bool:
        """Keep a game, once. False if it was kept already."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(db.played), [_values(one) for one in rows])
        except IntegrityError:
            return False
        return True

    async def of(self, person: str) -> list[Played]:
        """What a person played, the first first."""
        query = select(db.played).where(db.played.c.person == person).order_by(db.played.c.ended, db.played.c.table_id)
        async with self.database.engine.connect() as connection:
            return [_played(row) for row in await connection.execute(query)]

    async def at(self, tables: Collection[str]) -> list[Played]:
        """All who played at tables."""
        query = select(db.played).where(db.played.c.table_id.in_(tables))
        async with self.database.engine.connect() as connection:
            return [_played(row) for row in await connection.execute(query)]

    async def latest(self, game: str, people: Collection[str], levels: Collection[str]) -> list[Played]:
        """The rows that hold the present ratings of people and bots in a game."""
        table = db.played.c
        found: list[Played] = []
        async with self.database.engine.connect() as connection:
            for column, names in ((table.person, people), (table.level, levels)):
                for name in names:
                    query = select(db.played).where(table.game == game, column == name, table.rated)
                    row = (await connection.execute(query.order_by(table.ended.desc(), table.table_id.desc()).limit(1))).first()
                    if row:
                        found.append(_played(row))
        return found

    async def replace(self, table: str, rows: Sequence[Played]) -> None:
        """Count a game anew."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.played).where(db.played.c.table_id == table))
            if rows:
                await connection.execute(insert(db.played), [_values(one) for one in rows])

    async def over(self) -> list[tuple[str, int]]:
        """All tables whose games are over, the first first, and when they ended."""
        query = (
            select(db.tables.c.id, db.tables.c.updated).where(db.tables.c.status == "over").order_by(db.tables.c.updated, db.tables.c.id)
        )
        known = select(db.played.c.table_id, func.max(db.played.c.ended)).group_by(db.played.c.table_id)
        async with self.database.engine.connect() as connection:
            ended: dict[str, int] = {row[0]: row[1] for row in await connection.execute(known)}
            found = [(table, ended.get(table, at)) for table, at in await connection.execute(query)]
        return sorted(found, key=lambda one: (one[1], one[0]))

    # Profiles

    async def profile(self, person: str) -> Profile:
        """The profile of a person; the first time one is made, which nobody else sees."""
        if known := await self._profile(db.profiles.c.person == person):
            return known
        add = postgresql.insert if self.database.settings.postgres else sqlite.insert
        async with self.database.writing() as connection:
            values = {"person": person, "handle": letters(HANDLE_LETTERS, 12), "open": False, "rated": None}
            await connection.execute(add(db.profiles).values(**values).on_conflict_do_nothing())
        found = await self._profile(db.profiles.c.person == person)
        assert found
        return found

    async def by_handle(self, handle: str) -> Profile | None:
        """The profile with a handle."""
        return await self._profile(db.profiles.c.handle == handle)

    async def _profile(self, which: Any) -> Profile | None:
        query = select(db.profiles, db.persons.c.name, db.persons.c.created).join(db.persons).where(which, HERE)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Profile(row.person, row.handle, bool(row.open), row.rated, row.name, row.created) if row else None

    async def change(self, person: str, shown: bool | None, rated: bool | None) -> None:
        """Change what somebody wants."""
        values: dict[str, Any] = {} if shown is None else {"open": shown}
        query = update(db.profiles).where(db.profiles.c.person == person)
        async with self.database.writing() as connection:
            if values:
                await connection.execute(query.values(**values))
            if rated is not None:
                was = db.profiles.c.rated.is_(None) if rated else db.profiles.c.rated.is_not(None)
                await connection.execute(query.where(was).values(rated=epoch_ms() if rated else None))

    async def rated_since(self, people: Collection[str] | None) -> dict[str, int]:
        """Who of these people (None: of all) wants to be rated, and since when."""
        query = select(db.profiles.c.person, db.profiles.c.rated).where(db.profiles.c.rated.is_not(None))
        if people is not None:
            query = query.where(db.profiles.c.person.in_(people))
        async with self.database.engine.connect() as connection:
            return {row.person: row.rated for row in await connection.execute(query)}

    async def open_names(self, people: Collection[str]) -> dict[str, str]:
        """The names of those whose page is open."""
        query = select(db.persons.c.id, db.persons.c.name).join(db.profiles).where(db.persons.c.id.in_(people), db.profiles.c.open, HERE)
        async with self.database.engine.connect() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

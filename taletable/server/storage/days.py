"""The tales of the days: each is sealed once, whichever worker is first, and tried once by each."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from taletable.engine.state import Options
from taletable.table.messages import ScoreLine

from .. import db
from .database import Database


class Deal(NamedTuple):
    """What lies on the tables of a day."""

    day: str
    game: str
    seed: bytes
    seats: int
    level: str
    """Of the bots on all seats but the first."""
    options: Options
    sealed: int
    rules: str | None = None
    """The rules of that day, once it has begun."""


@dataclass
class Try:
    """Somebody's try."""

    day: str
    game: str
    person: str
    name: str
    table: str | None
    """None: it was played elsewhere."""
    apart: bool
    """It does not count: played elsewhere, ended late, or helped."""
    began: int
    ended: int | None = None
    score: int | None = None
    won: bool = False
    lines: list[ScoreLine] | None = None
    """What the score is made of."""


class Days:
    """All of them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def _add(self, table: Any) -> Any:
        return (postgresql.insert if self.database.settings.postgres else sqlite.insert)(table)

    # Deals

    async def seal(self, deals: Iterable[Deal]) -> None:
        """Write down deals that nobody has written down before."""
        rows = [{**deal._asdict(), "options": json.dumps(deal.options)} for deal in deals]
        if rows:
            async with self.database.writing() as connection:
                await connection.execute(self._add(db.days).values(rows).on_conflict_do_nothing())

    async def deals(self, *days: str) -> dict[tuple[str, str], Deal]:
        """The deals of some days, by day and game."""
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(select(db.days).where(db.days.c.day.in_(days)))
            return {(row.day, row.game): Deal(**{**row._mapping, "options": json.loads(row.options)}) for row in rows}

    async def bind(self, day: str, game: str, rules: str) -> None:
        """The day has begun under these rules; it keeps the first it was told."""
        which = (db.days.c.day == day, db.days.c.game == game, db.days.c.rules.is_(None))
        async with self.database.writing() as connection:
            await connection.execute(update(db.days).where(*which).values(rules=rules))

    # Tries

    async def take(self, one: Try) -> Try:
        """Begin a try; the one that there is already, if there is one."""
        values = {"day": one.day, "game": one.game, "person": one.person, "table_id": one.table, "apart": one.apart, "began": one.began}
        async with self.database.writing() as connection:
            await connection.execute(self._add(db.day_tries).values(**values, won=False, lines="[]").on_conflict_do_nothing())
        found = await self.of(one.day, one.game, one.person)
        assert found
        return found

    async def of(self, day: str, game: str, person: str) -> Try | None:
        """Somebody's try at a deal."""
        return next(iter(await self._tries(db.day_tries.c.day == day, db.day_tries.c.game == game, db.day_tries.c.person == person)), None)

    async def all_of(self, day: str, game: str) -> list[Try]:
        """All tries at a deal, the earliest first."""
        return await self._tries(db.day_tries.c.day == day, db.day_tries.c.game == game)

    async def by(self, person: str, since: str) -> list[Try]:
        """What somebody has tried since a day."""
        return await self._tries(db.day_tries.c.person == person, db.day_tries.c.day >= since)

    async def _tries(self, *which: Any) -> list[Try]:
        tries = db.day_tries
        query = select(tries, db.persons.c.name).join(db.persons, db.persons.c.id == tries.c.person).where(*which)
        async with self.database.engine.connect() as connection:
            return [_try(row) for row in await connection.execute(query.order_by(tries.c.began, tries.c.person))]

    async def counted(self, day: str) -> dict[str, int]:
        """How many serious tries there are at each game of a day."""
        tries = db.day_tries.c
        query = select(tries.game, func.count()).where(tries.day == day, tries.apart.is_(False)).group_by(tries.game)
        async with self.database.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def over(self) -> list[Try]:
        """Tries whose tables have ended, and of which that is not noted yet."""
        tables = select(db.tables.c.id).where(db.tables.c.status.in_(("over", "abandoned")))
        return await self._tries(db.day_tries.c.ended.is_(None), db.day_tries.c.table_id.in_(tables))

    async def note(self, one: Try) -> None:
        """What came of a try; it is noted once."""
        tries = db.day_tries.c
        which = (tries.day == one.day, tries.game == one.game, tries.person == one.person, tries.ended.is_(None))
        lines = msgspec.json.encode(one.lines or []).decode()
        values = {"apart": one.apart, "ended": one.ended, "score": one.score, "won": one.won, "lines": lines}
        async with self.database.writing() as connection:
            await connection.execute(update(db.day_tries).where(*which).values(**values))


def _try(row: Row[Any]) -> Try:
    lines = msgspec.json.decode(row.lines, type=list[ScoreLine])
    return Try(
        row.day, row.game, row.person, row.name, row.table_id, bool(row.apart), row.began, row.ended, row.score, bool(row.won), lines
    )

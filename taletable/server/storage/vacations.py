"""Vacations: when people are away, and their clocks rest."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from taletable.table.pace import may_rest
from taletable.table.refuse import Refuse

from .. import db
from .database import Database, epoch_ms


class Vacations:
    """The vacations of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> list[tuple[int, int]]:
        """The vacations of a person, the earliest first."""
        query = select(db.vacations.c.since, db.vacations.c.until).where(db.vacations.c.person == person).order_by(db.vacations.c.since)
        async with self.database.engine.connect() as connection:
            return [(since, until) for since, until in await connection.execute(query)]

    async def go(self, person: str, until: int | None) -> None:
        """Be away from now until a moment; None: be back. Who is away already changes the end."""
        now, mine = epoch_ms(), db.vacations.c.person == person
        async with self.database.writing() as connection:
            await connection.execute(select(db.persons.c.id).where(db.persons.c.id == person).with_for_update())
            kept = [(row.since, row.until) for row in await connection.execute(select(db.vacations).where(mine))]
            here = next((since for since, end in kept if since <= now < end), None)
            if until is None:
                if here is not None:
                    await connection.execute(update(db.vacations).where(mine, db.vacations.c.since == here).values(until=now))
                return
            others = [span for span in kept if span[0] != here]
            if not may_rest(others, now if here is None else here, until, now):
                raise Refuse(409, "vacation")
            if here is None:
                await connection.execute(insert(db.vacations).values(person=person, since=now, until=until))
            else:
                await connection.execute(update(db.vacations).where(mine, db.vacations.c.since == here).values(until=until))

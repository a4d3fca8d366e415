"""Deals that others try."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite

from .. import db
from .database import Database, epoch_ms, letters
from .played import HANDLE_LETTERS


class Dared(NamedTuple):
    """A challenge as it is kept."""

    code: str
    table: str
    person: str
    said: str


class Challenges:
    """All challenges, and who tries them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def dare(self, table: str, person: str, said: str) -> str:
        """Let others try the deal of a table; asked for twice it is the same, with the words said last. Its code."""
        add = postgresql.insert if self.database.settings.postgres else sqlite.insert
        which = (db.challenges.c.table_id == table, db.challenges.c.person == person)
        values = {"code": letters(HANDLE_LETTERS, 10), "table_id": table, "person": person, "said": said, "created": epoch_ms()}
        async with self.database.writing() as connection:
            await connection.execute(add(db.challenges).values(**values).on_conflict_do_nothing())
            await connection.execute(update(db.challenges).where(*which).values(said=said))
            code: str = (await connection.execute(select(db.challenges.c.code).where(*which))).scalar_one()
        return code

    async def find(self, code: str) -> Dared | None:
        """A challenge by its code."""
        columns = (db.challenges.c.code, db.challenges.c.table_id, db.challenges.c.person, db.challenges.c.said)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(db.challenges.c.code == code))).first()
        return Dared(*row) if row else None

    async def tries(self, code: str) -> dict[str, str]:
        """Who tries it: person to table."""
        query = select(db.tries.c.person, db.tries.c.table_id).where(db.tries.c.code == code)
        async with self.database.engine.connect() as connection:
            return {row.person: row.table_id for row in await connection.execute(query)}

    async def take(self, code: str, person: str, table: str) -> str:
        """Note that somebody tries it at a table; that of the first try, if there is one."""
        add = postgresql.insert if self.database.settings.postgres else sqlite.insert
        query = select(db.tries.c.table_id).where(db.tries.c.code == code, db.tries.c.person == person)
        async with self.database.writing() as connection:
            await connection.execute(add(db.tries).values(code=code, person=person, table_id=table).on_conflict_do_nothing())
            found: str = (await connection.execute(query)).scalar_one()
        return found

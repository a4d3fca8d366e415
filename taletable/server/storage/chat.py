"""What people say at their tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, func, insert, select
from sqlalchemy.exc import IntegrityError

from .. import db
from .database import Database, epoch_ms


class Chat:
    """All that was said."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(
        self, identity: str, seat: int | None, name: str, text: str, deed: str | None = None, person: str | None = None
    ) -> tuple[int, int]:
        """Keep something said: its number and time."""
        at = epoch_ms()
        while True:
            try:
                async with self.database.writing() as connection:
                    last = await connection.scalar(select(func.max(db.chat.c.n)).where(db.chat.c.table_id == identity))
                    n = 0 if last is None else int(last) + 1
                    said = {"seat": seat, "name": name, "text": text, "at": at, "deed": deed, "person": person}
                    await connection.execute(insert(db.chat).values(table_id=identity, n=n, **said))
                return n, at
            except IntegrityError:
                continue  # another worker took the number

    async def speakers(self, identity: str) -> list[str]:
        """Who has said something at a table."""
        query = select(db.chat.c.person).distinct().where(db.chat.c.table_id == identity, db.chat.c.person.is_not(None))
        async with self.database.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def said(self, identity: str, first: int = 0, limit: int = 100) -> list[Row[Any]]:
        """The last things said from a number on."""
        query = select(db.chat).where(db.chat.c.table_id == identity, db.chat.c.n >= first).order_by(db.chat.c.n.desc()).limit(limit)
        async with self.database.engine.connect() as connection:
            return list(await connection.execute(query))[::-1]

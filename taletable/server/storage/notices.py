"""What operators tell: announcements to all, and orders to the server of an SQLite file."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import func, select

from .. import db
from .database import Database, epoch_ms


class Announcement(NamedTuple):
    """What everybody is told until a time (milliseconds since 1970)."""

    text: str
    until: int


class Notices:
    """All that operators have written."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def announced(self) -> Announcement | None:
        """What is announced at the moment."""
        query = select(db.announcements.c.text, db.announcements.c.until).where(db.announcements.c.until > epoch_ms())
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(query.order_by(db.announcements.c.at.desc()))).first()
        return Announcement(*found) if found else None

    async def last_order(self) -> int:
        """The number of the last order so far."""
        async with self.database.engine.connect() as connection:
            return int(await connection.scalar(select(func.max(db.orders.c.id))) or 0)

    async def orders(self, after: int) -> list[tuple[int, dict[str, Any]]]:
        """What operators have ordered since."""
        query = select(db.orders.c.id, db.orders.c.news).where(db.orders.c.id > after).order_by(db.orders.c.id)
        async with self.database.engine.connect() as connection:
            return [(number, json.loads(news)) for number, news in await connection.execute(query)]

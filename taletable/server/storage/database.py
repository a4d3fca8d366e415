"""The database itself: its connections, and whose turn it is to write."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import db
from ..settings import Settings
from ..writer import PostgresWriter, SqliteWriter, Writer


def epoch_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def letters(alphabet: str, count: int) -> str:
    """Random letters nobody can guess."""
    return "".join(secrets.choice(alphabet) for _ in range(count))


class Database:
    """Connections for those who read, turns for those who write, and the log's writer."""

    def __init__(self, settings: Settings, worker: str) -> None:
        self.settings = settings
        self.engine = db.open_engine(settings.database, settings.synchronous)
        plain = settings.database.split("://", 1)[1]
        self.writer: Writer
        if settings.postgres:
            self.writer = PostgresWriter(f"postgresql://{plain}", worker)
        else:
            self.writer = SqliteWriter(plain[1:], settings.synchronous)

    async def revision(self) -> str | None:
        """The revision of the database, as its migrations have left it."""
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(text("SELECT version_num FROM alembic_version"))
        return found

    async def close(self) -> None:
        """Write what is queued and close."""
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer at a time, so it waits for its turn."""
        async with self.writer.turn(), self.engine.begin() as connection:
            yield connection

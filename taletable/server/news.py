"""News between the workers of one database: what was written, who is here, and which worker drives a table."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Protocol

from .writer import CHANNEL

logger = logging.getLogger("taletable")
News = dict[str, Any]


class Wire(Protocol):
    """How workers talk."""

    def tell(self, news: News) -> None:
        """Tell the other workers."""
        ...

    async def keep(self, table: str) -> bool:
        """Try to become the one worker that drives the table's bots and clocks."""
        ...

    async def release(self, table: str) -> None:
        """Stop driving the table."""
        ...

    async def close(self) -> None:
        """Hang up."""
        ...


class Alone:
    """One process: nobody to tell, and it drives everything."""

    def tell(self, news: News) -> None:
        """Nobody listens."""

    async def keep(self, table: str) -> bool:
        """Always."""
        return True

    async def release(self, table: str) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""


def _lock_number(table: str) -> int:
    return int.from_bytes(sha256(table.encode()).digest()[:8], "big", signed=True)


class PostgresWire:
    """LISTEN/NOTIFY, and advisory locks that PostgreSQL frees by itself when a worker dies."""

    def __init__(self, url: str, worker: str, hear: Callable[[News], None], caught_up: Callable[[], None]) -> None:
        self.url = url
        self.worker = worker
        self.hear = hear
        self.caught_up = caught_up
        self.connection: Any = None
        self.kept: set[str] = set()
        self.out: asyncio.Queue[str] = asyncio.Queue()
        self.turn = asyncio.Lock()
        self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]
        self.ready = asyncio.Event()

    async def _listen(self) -> None:
        import asyncpg

        while True:
            try:
                lost = asyncio.Event()
                connection = await asyncpg.connect(self.url)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                self.kept.clear()
                self.connection = connection
                self.ready.set()
                self.caught_up()  # what happened while nobody listened
                await lost.wait()
            except (OSError, asyncpg.PostgresError) as error:
                logger.warning("no news from the database: %s", type(error).__name__)
            self.ready.clear()
            self.connection = None
            await asyncio.sleep(0.5)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        news = json.loads(payload)
        if news["w"] != self.worker:
            self.hear(news)

    async def _send(self) -> None:
        while True:
            payload = await self.out.get()
            await self.ready.wait()
            try:
                async with self.turn:
                    await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except Exception as error:
                logger.warning("news could not be sent: %s", type(error).__name__)

    def tell(self, news: News) -> None:
        """Tell the other workers. Payloads are short: readers fetch what they need."""
        self.out.put_nowait(json.dumps({"w": self.worker, **news}, separators=(",", ":")))

    async def keep(self, table: str) -> bool:
        """Take the table's advisory lock."""
        if table in self.kept:
            return True
        await self.ready.wait()
        try:
            async with self.turn:
                if await self.connection.fetchval("SELECT pg_try_advisory_lock($1)", _lock_number(table)):
                    self.kept.add(table)
        except Exception as error:
            logger.warning("a table could not be kept: %s", type(error).__name__)
        return table in self.kept

    async def release(self, table: str) -> None:
        """Give the lock back."""
        if table not in self.kept:
            return
        self.kept.discard(table)
        try:
            async with self.turn:
                await self.connection.execute("SELECT pg_advisory_unlock($1)", _lock_number(table))
        except Exception as error:
            logger.warning("a table could not be released: %s", type(error).__name__)

    async def close(self) -> None:
        """Hang up; the locks go with the connection."""
        for task in self.tasks:
            task.cancel()
        if self.connection:
            await self.connection.close()

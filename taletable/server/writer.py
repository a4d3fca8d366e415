"""The log's only writer in a process: many tables' entries, one transaction, one sync.

A table's entries are all written or none. While one group is being committed the next one gathers, so the groups grow with the load.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .db import sqlite_pragmas

if TYPE_CHECKING:
    import asyncpg

logger = logging.getLogger("taletable")
MAX_GROUP = 200
"""So that the notification of a group stays under PostgreSQL's 8000 bytes."""


class Outcome(Enum):
    """What became of an append."""

    DURABLE = 0
    CONFLICT = 1
    """Another worker has written the entry with this number: nothing of ours is stored."""
    FAILED = 2
    """The database failed; whether it is stored is not known."""


class Append(NamedTuple):
    """Entries of one table from number `seq` on."""

    table: str
    seq: int
    entries: list[str]
    person: str | None
    done: Callable[[Outcome], None]


class Sink(Protocol):
    """Where groups go."""

    async def commit(self, group: list[Append]) -> list[Outcome]:
        """Write a group; on conflict, the tables one by one."""
        ...

    async def close(self) -> None:
        """Let go of the connection."""
        ...


class Writer:
    """Gathers appends and commits them in groups."""

    def __init__(self, sink: Sink) -> None:
        self.sink = sink
        self.queue: deque[Append] = deque()
        self.wake = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    def append(self, append: Append) -> None:
        """Have entries written. `done` is called with the outcome, in order."""
        self.queue.append(append)
        self.wake.set()

    async def _run(self) -> None:
        while True:
            if not self.queue:
                self.wake.clear()
                await self.wake.wait()
            group = [self.queue.popleft() for _ in range(min(len(self.queue), MAX_GROUP))]
            try:
                outcomes = await self.sink.commit(group)
            except Exception as error:
                logger.error("the log could not be written: %s", type(error).__name__)
                outcomes = [Outcome.FAILED] * len(group)
                await asyncio.sleep(0.2)
            # What was queued meanwhile for a table that lost was made from entries that do not exist.
            lost = {append.table for append, outcome in zip(group, outcomes, strict=True) if outcome is not Outcome.DURABLE}
            if lost:
                after = [append for append in self.queue if append.table in lost]
                self.queue = deque(append for append in self.queue if append.table not in lost)
                last = {append.table: outcome for append, outcome in zip(group, outcomes, strict=True)}
                group += after
                outcomes = [*outcomes, *(last[append.table] for append in after)]
            for append, outcome in zip(group, outcomes, strict=True):
                try:
                    append.done(outcome)
                except Exception:
                    logger.exception("a table could not take note of what was written")

    async def close(self) -> None:
        """Write what is queued, then stop."""
        while self.queue:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0)
        self.task.cancel()
        await self.sink.close()


INSERT = "INSERT INTO log (table_id, seq, entry, person) VALUES (?, ?, ?, ?)"


def _rows(append: Append) -> list[tuple[str, int, str, str | None]]:
    return [(append.table, append.seq + i, entry, append.person) for i, entry in enumerate(append.entries)]


class SqliteSink:
    """One thread with one connection. The lock is shared with all other writes of this process, so nobody waits by polling."""

    def __init__(self, path: str, lock: asyncio.Lock) -> None:
        self.path = path
        self.lock = lock
        self.thread = ThreadPoolExecutor(1, "log")
        self.connection: sqlite3.Connection | None = None

    async def commit(self, group: list[Append]) -> list[Outcome]:
        """Write a group."""
        async with self.lock:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, group)

    def _commit(self, group: list[Append]) -> list[Outcome]:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            sqlite_pragmas(self.connection)
        if self._insert([row for append in group for row in _rows(append)]):
            return [Outcome.DURABLE] * len(group)
        lost: set[str] = set()
        outcomes = []
        for append in group:
            if append.table in lost or not self._insert(_rows(append)):
                lost.add(append.table)
            outcomes.append(Outcome.CONFLICT if append.table in lost else Outcome.DURABLE)
        return outcomes

    def _insert(self, rows: list[tuple[str, int, str, str | None]]) -> bool:
        assert self.connection
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            self.connection.executemany(INSERT, rows)
            self.connection.execute("COMMIT")
        except BaseException as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                return False
            raise
        return True

    async def close(self) -> None:
        """Close the connection in its thread."""
        if self.connection:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()


CHANNEL = "taletable"
GROUP_INSERT = f"""
WITH written AS (
  INSERT INTO log (table_id, seq, entry, person) SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])
)
SELECT pg_notify('{CHANNEL}', $5)
"""


class PostgresSink:
    """One connection. The news for the other workers is part of the transaction."""

    def __init__(self, url: str, worker: str) -> None:
        self.url = url
        self.worker = worker
        self.connection: asyncpg.Connection | None = None

    async def commit(self, group: list[Append]) -> list[Outcome]:
        """Write a group."""
        import asyncpg

        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.url)
        if await self._insert(self.connection, group):
            return [Outcome.DURABLE] * len(group)
        lost: set[str] = set()
        outcomes = []
        for append in group:
            if append.table in lost or not await self._insert(self.connection, [append]):
                lost.add(append.table)
            outcomes.append(Outcome.CONFLICT if append.table in lost else Outcome.DURABLE)
        return outcomes

    async def _insert(self, connection: Any, group: list[Append]) -> bool:
        import asyncpg

        rows = [row for append in group for row in _rows(append)]
        news: dict[str, int] = {append.table: append.seq + len(append.entries) for append in group}
        payload = json.dumps({"w": self.worker, "k": "log", "t": news}, separators=(",", ":"))
        try:
            await connection.fetch(GROUP_INSERT, *map(list, zip(*rows, strict=True)), payload)
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def close(self) -> None:
        """Close the connection."""
        if self.connection:
            await self.connection.close()

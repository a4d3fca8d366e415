"""The log's only writer in a process: many tables' entries, one transaction, one sync.

A table's entries are all written or none. While one group is being committed the next one gathers, so the groups grow with the load.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

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
    epoch: int
    """How often the table was loaded: appends made before a lost one is known of are lost with it."""
    done: Callable[[Outcome], None]

    def rows(self) -> list[tuple[str, int, str, str | None]]:
        """As the database wants them."""
        return [(self.table, self.seq + i, entry, self.person) for i, entry in enumerate(self.entries)]


class Writer(Protocol):
    """Takes appends and commits them in groups."""

    took: Callable[[float], None]
    """Told how many seconds each group has taken."""

    def append(self, append: Append) -> None:
        """Have entries written. `done` is called in the event loop with the outcome, in order."""
        ...

    def turn(self) -> Any:
        """An asynchronous context in which somebody else may write."""
        ...

    async def close(self) -> None:
        """Write what is queued, then stop."""
        ...


def unheard(seconds: float) -> None:
    """Nobody counts."""


class Lost:
    """Remembers, per table, the epoch that has lost against another worker."""

    def __init__(self) -> None:
        self.epochs: dict[str, int] = {}

    def has(self, append: Append) -> bool:
        """Was the append made on top of something lost?"""
        return append.epoch <= self.epochs.get(append.table, -1)

    def add(self, append: Append) -> None:
        """The append, and what was made on top of it, is lost."""
        self.epochs[append.table] = append.epoch

    def outcomes(self, group: list[Append]) -> list[Outcome]:
        """What became of a group that was written but for its lost ones."""
        return [Outcome.CONFLICT if self.has(append) else Outcome.DURABLE for append in group]


class _Turn:
    """Somebody else's turn to write."""

    def __init__(self) -> None:
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.over = threading.Event()


INSERT = """
INSERT INTO log (table_id, seq, entry, person)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(?)
"""
"""One statement is one transaction and one step: the thread lets go of the interpreter once per group, not once per row."""


class SqliteWriter:
    """One thread with one connection. Other writers of this process queue for a turn here, so nobody waits by polling."""

    def __init__(self, path: str, synchronous: str) -> None:
        self.path = path
        self.synchronous = synchronous
        self.loop = asyncio.get_running_loop()
        self.queue: queue.SimpleQueue[Append | _Turn | None] = queue.SimpleQueue()
        self.lost = Lost()
        self.took: Callable[[float], None] = unheard
        self.thread = threading.Thread(target=self._run, name="log", daemon=True)
        self.thread.start()

    def append(self, append: Append) -> None:
        """Have entries written."""
        self.queue.put(append)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn; the log waits meanwhile."""
        turn = _Turn()
        self.queue.put(turn)
        try:
            await turn.granted
            yield
        finally:
            turn.over.set()

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        group: list[Append] = []
        while True:
            item = self.queue.get()
            while isinstance(item, Append):
                group.append(item)
                if len(group) == MAX_GROUP or self.queue.empty():
                    break
                item = self.queue.get()
            if group:
                try:
                    if connection is None:
                        connection = sqlite3.connect(self.path, isolation_level=None)
                        sqlite_pragmas(connection, self.synchronous)
                    began = time.monotonic()
                    outcomes = self._commit(connection, group)
                    self.took(time.monotonic() - began)
                except Exception as error:
                    said = error if isinstance(error, sqlite3.Error) else ""  # it quotes nothing that was sent
                    logger.error("the log could not be written: %s %s", type(error).__name__, said)
                    outcomes = [Outcome.FAILED] * len(group)
                    for append in group:
                        self.lost.add(append)
                self.loop.call_soon_threadsafe(_report, group, outcomes)
                group = []
            if isinstance(item, _Turn):
                self.loop.call_soon_threadsafe(_grant, item)
                item.over.wait()
            elif item is None:
                if connection:
                    connection.close()
                return

    def _commit(self, connection: sqlite3.Connection, group: list[Append]) -> list[Outcome]:
        if not self._write(connection, [append for append in group if not self.lost.has(append)]):
            for append in group:  # one of them conflicts: each by itself
                if not self.lost.has(append) and not self._write(connection, [append]):
                    self.lost.add(append)
        return self.lost.outcomes(group)

    @staticmethod
    def _write(connection: sqlite3.Connection, group: list[Append]) -> bool:
        rows = [row for append in group for row in append.rows()]
        try:
            connection.execute(INSERT, (msgspec.json.encode(rows).decode(),))
        except sqlite3.IntegrityError:
            return False
        return True

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self.queue.put(None)
        while self.thread.is_alive():
            await asyncio.sleep(0.005)


def _grant(turn: _Turn) -> None:
    if turn.granted.cancelled():
        turn.over.set()
    else:
        turn.granted.set_result(None)


def _report(group: list[Append], outcomes: list[Outcome]) -> None:
    for append, outcome in zip(group, outcomes, strict=True):
        try:
            append.done(outcome)
        except Exception:
            logger.exception("a table could not take note of what was written")


CHANNEL = "taletable"
GROUP_INSERT = f"""
WITH written AS (
  INSERT INTO log (table_id, seq, entry, person) SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])
)
SELECT pg_notify('{CHANNEL}', $5)
"""


class PostgresWriter:
    """One connection. The news for the other workers is part of the transaction."""

    def __init__(self, url: str, worker: str) -> None:
        self.url = url
        self.worker = worker
        self.loop = asyncio.get_running_loop()
        self.queue: deque[Append] = deque()
        self.lost = Lost()
        self.took: Callable[[float], None] = unheard
        self.wake = asyncio.Event()
        self.busy = False
        self.connection: asyncpg.Connection | None = None
        self.task = asyncio.create_task(self._run())

    def append(self, append: Append) -> None:
        """Have entries written."""
        self.queue.append(append)
        self.wake.set()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """PostgreSQL lets everybody write at once."""
        yield

    async def _run(self) -> None:
        while True:
            if not self.queue:
                self.wake.clear()
                await self.wake.wait()
            self.busy = True
            group = [self.queue.popleft() for _ in range(min(len(self.queue), MAX_GROUP))]
            try:
                began = time.monotonic()
                outcomes = await self._commit(group)
                self.took(time.monotonic() - began)
            except Exception as error:
                logger.error("the log could not be written: %s", type(error).__name__)
                outcomes = [Outcome.FAILED] * len(group)
                for append in group:
                    self.lost.add(append)
                await asyncio.sleep(0.2)
            _report(group, outcomes)
            self.busy = False

    async def _commit(self, group: list[Append]) -> list[Outcome]:
        import asyncpg

        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.url)
        if not await self._write([append for append in group if not self.lost.has(append)]):
            for append in group:  # one of them conflicts: each by itself
                if not self.lost.has(append) and not await self._write([append]):
                    self.lost.add(append)
        return self.lost.outcomes(group)

    async def _write(self, group: list[Append]) -> bool:
        import asyncpg

        assert self.connection
        if not group:
            return True
        rows = [row for append in group for row in append.rows()]
        news: dict[str, int] = {append.table: append.seq + len(append.entries) for append in group}
        payload = json.dumps({"w": self.worker, "k": "log", "t": news}, separators=(",", ":"))
        try:
            await self.connection.fetch(GROUP_INSERT, *map(list, zip(*rows, strict=True)), payload)
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def close(self) -> None:
        """Write what is queued, then stop."""
        while self.queue or self.busy:
            await asyncio.sleep(0.005)
        self.task.cancel()
        if self.connection:
            await self.connection.close()

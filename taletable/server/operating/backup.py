"""Backups: all that a database holds in one file, made while the server runs, and the same for SQLite and PostgreSQL.

A backup is gzipped JSON lines: a head with the revision, then for each table its columns and its rows, in the order in which they can be
written again, and at the end how many rows there are of each and a digest of all lines before. It is read from one moment of the database,
and read again before it counts as made.
"""

from __future__ import annotations

import gzip
import json
import os
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

import taletable
from taletable.engine.saying import Wrong, say

from .. import db
from ..settings import database_url
from ..storage.database import epoch_ms
from .database import file_of, opened, revision_of

FORMAT: Final = "taletable-backup"
VERSION: Final = 1
ENDING: Final = ".talebackup"
LEFT_OUT: Final = ("alembic_version", "orders")
CHUNK: Final = 500
Step = Callable[[int, int], None]
"""Told how many rows are done, and of how many."""


class Summary(NamedTuple):
    """What is in a backup."""

    path: Path
    made: int
    revision: str
    version: str
    rows: dict[str, int]
    bytes: int


def nothing(done: int, of: int) -> None:
    """Nobody wants to know how far it has come."""


async def backup(database: str | None, target: Path, force: bool = False, step: Step = nothing) -> Summary:
    """Write a backup to a file, or into a folder under a name with date and time. Raises Wrong."""
    url = database_url(database)
    if target.is_dir():
        target /= time.strftime("taletable-%Y%m%d-%H%M%S") + ENDING
    if target.exists() and not force:
        raise Wrong(say("backup.there", path=str(target)))
    part = target.with_name(target.name + ".part")
    try:
        async with opened(url, write=False) as engine:
            with suppress(FileNotFoundError):
                part.unlink()
            handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # it holds seeds and invitations
            with os.fdopen(handle, "wb") as file:
                async with engine.connect() as connection:
                    if url.startswith("sqlite"):
                        await connection.exec_driver_sql("BEGIN")
                    else:
                        await connection.execution_options(isolation_level="REPEATABLE READ")
                    revision = await revision_of(connection)
                    await connection.run_sync(lambda sync: _write(sync, file, revision, step))
                file.flush()
                os.fsync(file.fileno())
        found = check(part)
        part.replace(target)
        return found._replace(path=target)
    except OSError as error:
        raise Wrong(say("backup.not-written", path=str(target), why=error.strerror or str(error))) from None
    finally:
        with suppress(FileNotFoundError):
            part.unlink()


def _tables(connection: Connection) -> list[Table]:
    """What a database has, whatever its revision, in the order in which it can be written."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def _write(connection: Connection, file: IO[bytes], revision: str, step: Step) -> None:
    digest, done = sha256(), 0
    tables = _tables(connection)
    total = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    counts: dict[str, int] = {}
    with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0) as out:

        def line(data: Any) -> None:
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(text)
            out.write(text)

        line({"format": FORMAT, "version": VERSION, "taletable": taletable.__version__, "revision": revision, "made": epoch_ms()})
        for table in tables:
            packed = [i for i, column in enumerate(table.columns) if isinstance(column.type, LargeBinary)]
            line({"table": table.name, "columns": [column.name for column in table.columns], "bytes": packed})
            query = select(table).order_by(*table.primary_key.columns)
            counts[table.name] = 0
            for rows in connection.execution_options(yield_per=CHUNK).execute(query).partitions():
                for row in rows:
                    values = list(row)
                    for i in packed:
                        values[i] = b64encode(values[i]).decode() if values[i] is not None else None
                    line(values)
                counts[table.name] += len(rows)
                done += len(rows)
                step(done, total)
        out.write(json.dumps({"end": counts, "sha256": digest.hexdigest()}).encode() + b"\n")


class _Part(NamedTuple):
    """A table of a backup, and some of its rows."""

    name: str
    columns: list[str]
    rows: list[list[Any]]


class _Reader:
    """Reads a backup; `parts` has to be read to its end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.head: dict[str, Any] = {}
        self.counts: dict[str, int] = {}
        self.whole = False

    def wrong(self) -> Wrong:
        """The file is no backup, or was cut or changed."""
        return Wrong(say("backup.damaged", path=str(self.path)))

    def parts(self) -> Iterator[_Part]:
        """All rows, some at a time."""
        digest = sha256()
        columns: list[str] = []
        packed: list[int] = []
        rows: list[list[Any]] = []
        name = ""
        try:
            with gzip.open(self.path, "rb") as file:
                for number, text in enumerate(file):
                    data = json.loads(text)
                    if isinstance(data, dict) and "end" in data:
                        if name:
                            yield _Part(name, columns, rows)
                        self.whole = data == {"end": self.counts, "sha256": digest.hexdigest()} and not file.read(1)
                        break
                    digest.update(text)
                    if number == 0:
                        self._take(data)
                    elif isinstance(data, dict):
                        if name:
                            yield _Part(name, columns, rows)
                        name, columns, packed, rows = data["table"], data["columns"], data["bytes"], []
                        self.counts[name] = 0
                    else:
                        for i in packed:
                            data[i] = b64decode(data[i]) if data[i] is not None else None
                        rows.append(data)
                        self.counts[name] += 1
                        if len(rows) == CHUNK:
                            yield _Part(name, columns, rows)
                            rows = []
        except (OSError, EOFError, ValueError, KeyError, TypeError, IndexError) as error:
            if isinstance(error, OSError) and error.errno:
                raise Wrong(say("backup.unreadable", path=str(self.path), why=error.strerror or str(error))) from None
            raise self.wrong() from None
        if not self.whole:
            raise self.wrong()

    def _take(self, head: Any) -> None:
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise self.wrong()
        if head["version"] != VERSION or head["revision"] not in db.known_revisions():
            raise Wrong(say("server.later-database", revision=str(head["revision"])))
        self.head = head


def check(path: Path, step: Step = nothing) -> Summary:
    """Is a backup whole, with every log without a gap? Raises Wrong if it is not."""
    reader, log, after = _Reader(path), "", -1
    done = 0
    for part in reader.parts():
        if part.name == "log":
            table, seq = part.columns.index("table_id"), part.columns.index("seq")
            for row in part.rows:
                after = after + 1 if row[table] == log else 0
                log = row[table]
                if row[seq] != after:
                    raise Wrong(say("backup.gap", table=log, n=after))
        done += len(part.rows)
        step(done, 0)
    head = reader.head
    return Summary(path, head["made"], head["revision"], head["taletable"], reader.counts, path.stat().st_size)


async def restore(path: Path, database: str | None, step: Step = nothing) -> Summary:
    """Fill an empty database from a backup, and bring it up to date. Raises Wrong, and then nothing has changed."""
    found = check(path)
    url = database_url(database)
    target = file_of(url)
    if target is None:
        await _fill(url, path, found, step)
        return found
    await _must_be_empty(url, target)
    part = target.with_name(target.name + ".part")
    part.parent.mkdir(parents=True, exist_ok=True)
    _remove(part)
    try:
        await _fill(f"sqlite+aiosqlite:///{part}", path, found, step)
        _remove(target)
        part.replace(target)
    finally:
        _remove(part)
    return found


def _remove(file: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            file.with_name(file.name + ending).unlink()


async def _must_be_empty(url: str, target: Path) -> None:
    if not target.exists():
        return
    async with opened(url, write=False) as engine, engine.connect() as connection:
        if await connection.run_sync(_holds_something):
            raise Wrong(say("backup.not-empty"))


def _holds_something(connection: Connection) -> bool:
    return any(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in _tables(connection))


async def _fill(url: str, path: Path, found: Summary, step: Step) -> None:
    total = sum(found.rows.values())
    engine = db.open_engine(url, "NORMAL")

    def work(connection: Connection) -> None:
        if _holds_something(connection):
            raise Wrong(say("backup.not-empty"))
        db.upgrade_to(connection, found.revision)
        tables = {table.name: table for table in _tables(connection)}
        done = 0
        for part in _Reader(path).parts():
            if part.rows:
                connection.execute(insert(tables[part.name]), [dict(zip(part.columns, row, strict=True)) for row in part.rows])
            done += len(part.rows)
            step(done, total)
        counts = {name: connection.execute(select(func.count()).select_from(tables[name])).scalar_one() for name in found.rows}
        if counts != found.rows:
            raise Wrong(say("backup.damaged", path=str(path)))
        db.upgrade_to(connection, "head")

    try:
        async with engine.begin() as connection:
            await connection.run_sync(work)
    except (SQLAlchemyError, OSError, ModuleNotFoundError) as error:
        raise db.why_not(url, error) from None
    finally:
        await engine.dispose()


def kept_in(folder: Path) -> Sequence[Path]:
    """The backups in a folder that were named by us, the oldest first."""
    return sorted(folder.glob(f"taletable-[0-9]*-[0-9]*{ENDING}"))

"""The tables of the database, and how one is opened and brought up to date."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    false,
    text,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from taletable.engine.saying import Wrong, say

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

# The id of a crew is worked out of its members, so the same people are always the same crew.
crews = Table(
    "crews",
    metadata,
    Column("crew", String(32), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Index("crews_person", "person"),
)

opened = Table(
    "opened",
    metadata,
    Column("crew", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("host", ForeignKey("persons.id"), nullable=False),
    Column("status", String(16), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("position", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("paused", BigInteger),
    Column("lost", BigInteger, nullable=False),  # milliseconds spent in pauses
    Column("think_ms", BigInteger),
    Column("leave_ms", BigInteger),
    Column("proposal", Text),
    Column("absence", Text),
    Column("result", Text),
    Column("rematch", String(32)),
    Column("sequel", String(32)),
    Column("branch_of", String(32)),
    Column("branch_at", Integer),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("coached", Text),
    Column("rules", String(32)),  # under which its log is known to replay
    Column("shelved", String(32)),  # the rules under which it was found not to
    Column("continued", String(32)),  # the table at which it goes on
    # A summary for lists. The log is the truth; this may lag behind it.
    Column("seq", Integer, nullable=False),
    Column("waiting", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_status", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(128)),
    Column("invite", String(32), nullable=False),
    Column("stand_in", Boolean, nullable=False),
)

GUEST = -1
"""The seat of a holder who may sit down but has not yet."""

holders = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Index("holders_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("person", String(32)),  # whose doing it was; empty for bots and clocks
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def sqlite_pragmas(connection: Any, synchronous: str) -> None:
    """WAL. FULL syncs the log before a move is acknowledged, so it survives a power cut; NORMAL survives the death of the process only."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def open_engine(url: str, synchronous: str = "FULL") -> AsyncEngine:
    """An engine for the database; the folder of an SQLite file is made. Values never get into error messages: some are secrets."""
    if url.startswith("sqlite"):
        Path(url.split(":///", 1)[1]).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", lambda connection, _: sqlite_pragmas(connection, synchronous))
        return engine
    return create_async_engine(url, hide_parameters=True, pool_size=5, max_overflow=5)


def open_to_read(url: str) -> AsyncEngine:
    """An engine that cannot change anything. Raises Wrong where there is no such file."""
    if url.startswith("sqlite"):
        path = Path(url.split(":///", 1)[1])
        if not path.is_file():
            raise Wrong(say("server.no-database", path=str(path)))
        return create_async_engine(f"sqlite+aiosqlite:///file:{quote(str(path))}?mode=ro&uri=true", hide_parameters=True)
    settings = {"server_settings": {"default_transaction_read_only": "on"}}
    return create_async_engine(url, hide_parameters=True, connect_args=settings)


MIGRATION_LOCK = 0x7A1E7AB1E


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def known_revisions() -> set[str]:
    """The revisions that a database may have, so far."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))  # workers start together
    command.upgrade(config, "head")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def migrate_now(url: str) -> None:
    """The same, before there is an event loop."""

    async def run() -> None:
        engine = open_engine(url)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(run())

"""The tables of the database, and how one is opened and brought up to date."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from contextlib import suppress
from functools import cache
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
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    false,
    text,
    true,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from taletable.engine.saying import Wrong, say

logger = logging.getLogger("taletable")
metadata = MetaData()


def _pairs(name: str) -> Table:
    """A table of what is between two persons, and since when."""
    both = [Column(side, String(32), ForeignKey("persons.id"), primary_key=True) for side in ("person", "other")]
    return Table(name, metadata, *both, Column("at", BigInteger, nullable=False))


persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),  # since when an operator keeps them out
    Column("gone", BigInteger),  # since when their data is deleted; their games stay
    Column("old_cookies", Boolean, nullable=False, server_default=true()),  # those of before there were sessions still count
)

# Devices on which somebody is signed in.
sessions = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),  # a hash of what the cookie holds
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

# By what a person comes in beside the recovery code: passkeys, addresses, accounts of a club.
keys = Table(
    "keys",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the kind and of what the key is, so that it opens one door only
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("keys_person", "person"),
)

# Doors that are just being opened: challenges, letters, ways to a club and back, codes for another device. Each works once, and soon.
attempts = Table(
    "attempts",
    metadata,
    Column("key", String(64), primary_key=True),  # a hash of its secret
    Column("kind", String(8), nullable=False),
    Column("browser", String(64), nullable=False),  # a hash of what the browser that asked was given
    Column("about", String(64), nullable=False),  # a hash of whom it is about
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("attempts_about", "about"),
    Index("attempts_until", "until"),
)

# Whose words a person does not want to hear, and whom not at their own tables.
blocks = _pairs("blocks")

# What somebody wants to be told while elsewhere, the browsers that can be called, and what is on its way.
callings = Table(
    "callings",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("wishes", Text, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("subscriptions_person", "person"),
)

calls = Table(
    "calls",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("event", String(16), nullable=False),
    Column("way", String(8), nullable=False),
    Column("moment", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("taken", BigInteger, nullable=False),  # until then a worker is at it
    Column("done", BigInteger, nullable=False),
    Index("calls_due", "done", "at"),
    Index("calls_person", "person", "table_id"),
)

# Who knows whom: a row for each of the two.
friends = _pairs("friends")

# By which code somebody becomes a friend, and what friends see of a person. Of who shows nothing, nothing is noted.
companions = Table(
    "companions",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("code", String(16), unique=True),
    Column("shown", Boolean, nullable=False),  # friends see whether one is here
    Column("seen", BigInteger),  # the last sign of life
    Column("played", BigInteger),  # the last one at a table that is played at
    Column("game", String(64)),
)

# Who waits for strangers, and the table that was found for them.
seekers = Table(
    "seekers",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("wish", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(32)),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
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
    Column("pace", Text),
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
    Column("sharing", Text),  # who asks to sit beside whom
    Column("looked_into", Boolean, nullable=False, server_default=false()),  # somebody knows what lies face down
    Column("onlooking", Integer, nullable=False, server_default="0"),  # seconds that onlookers are behind; less than 0: there are none
    Column("talking", String(8), nullable=False, server_default="all"),  # who may say something
    Column("public", String(16)),  # `open`: on the board; `strangers`: laid for those who waited, and begins by itself
    Column("language", String(20), nullable=False, server_default=""),  # that is spoken at a public table
    Column("attended", BigInteger),  # when somebody who sits at a public table was last there
    Column("bound", String(64)),  # what it is played for: the tale of a day, a league, a challenge
    # A summary for lists. The log is the truth; this may lag behind it.
    Column("seq", Integer, nullable=False),
    Column("waiting", BigInteger, nullable=False),
    Column("ends", Text),  # when the time of each seat that is asked is out
    Column("updated", BigInteger, nullable=False),
    Index("tables_status", "status"),
    Index("tables_public", "public", "status"),
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


def _people_of_seats(name: str, *indexes: Index) -> Table:
    """A table of persons by seats."""
    at: Column[str] = Column("table_id", ForeignKey("tables.id"), primary_key=True)
    person: Column[str] = Column("person", ForeignKey("persons.id"), primary_key=True)
    return Table(name, metadata, at, Column("seat", Integer, primary_key=True), person, *indexes)


holders = _people_of_seats("holders", Index("holders_person", "person"))
sat = _people_of_seats("sat")
"""Who has held a seat since the game began, and so has seen what lies before it."""

# Whom the host keeps from a seat, from the table, or from its talk.
barred = Table(
    "barred",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
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

snapshots, keepsakes = [
    Table(
        name,
        metadata,
        Column("table_id", String(32), primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    for name in ("snapshots", "keepsakes")
]

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("deed", String(16)),  # what somebody did, where the table itself says so
    Column("person", String(32)),  # who said it; unknown for what was said before there was this column
)

# What people think that an operator should look at.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("by", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),  # what the person had last said there, as it was
    Column("at", BigInteger, nullable=False),
    Column("done", BigInteger),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# News from operators for the one server of an SQLite file, which has no other way to be told. PostgreSQL tells its workers itself.
orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("news", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# A seat of a game that is over, with all that statistics, ratings and seals are made of. It is worked out of the tables, and can be again.
played = Table(
    "played",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: the tale that people play against together
    Column("game", String(64), nullable=False),
    Column("person", ForeignKey("persons.id")),
    Column("level", String(128)),
    Column("seats", Integer, nullable=False),
    Column("score", Integer),
    Column("place", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu", Float),  # after it
    Column("sigma", Float),
    Column("facts", Text, nullable=False),
    Index("played_person", "person", "game"),
    Index("played_game", "game", "ended"),
)

# "Beat me on this deal": a game that is over, whose deal others try.
challenges = Table(
    "challenges",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("said", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "person"),
)

# Who tries, and at which table; once.
tries = Table(
    "tries",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
)

# The tales of the days, sealed a day before.
days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(128), nullable=False),
    Column("options", Text, nullable=False),
    Column("sealed", BigInteger, nullable=False),
    Column("rules", String(32)),  # those of the day, once it has begun
)

# Who has tried the tale of a day, and what came of it.
day_tries = Table(
    "day_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id")),
    Column("apart", Boolean, nullable=False),  # it does not count: played elsewhere, ended late, helped
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("score", Integer),
    Column("won", Boolean, nullable=False),
    Column("lines", Text, nullable=False),
    Index("day_tries_person", "person", "day"),
)

# Leagues and tournaments.
events = Table(
    "events",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("host", ForeignKey("persons.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),  # of all; 0: single elimination from the start
    Column("cut", Integer, nullable=False),  # so many go on to single elimination; 0: none
    Column("everybody", Boolean, nullable=False),  # meets everybody, in pairs
    Column("pace", Text),
    Column("round_ms", BigInteger, nullable=False),
    Column("late", String(8), nullable=False),  # what becomes of tables that are not done in time
    Column("status", String(8), nullable=False),
    Column("round", Integer, nullable=False),  # 0: not begun
    Column("ends", BigInteger, nullable=False),  # the round
    Column("created", BigInteger, nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("code", ForeignKey("events.code"), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),  # in the draw
    Column("dropped", Integer),  # before this round
    Index("entrants_person", "person"),
)

# Who meets whom at a table of a round, and what came of it.
pairings = Table(
    "pairings",
    metadata,
    Column("code", ForeignKey("events.code"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id")),
    Column("how", String(10), nullable=False),  # how it was decided; empty: not yet
    Column("decided", BigInteger),
    Index("pairings_table", "table_id"),
)

paired = Table(
    "paired",
    metadata,
    Column("code", ForeignKey("events.code"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
)

# What somebody wants to be told of, and by whom to be seen.
profiles = Table(
    "profiles",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("handle", String(16), nullable=False, unique=True),
    Column("open", Boolean, nullable=False),  # whoever has the link may look
    Column("rated", BigInteger),  # since then; empty: not at all
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
        path = Path(url.split(":///", 1)[1])
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):  # it holds seeds and invitations: nobody else reads it
            os.close(os.open(path, os.O_CREAT | os.O_RDONLY, 0o600))
            path.chmod(0o600)
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


@cache
def known_revisions() -> frozenset[str]:
    """The revisions that a database may have, so far."""
    return frozenset({script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()})


@cache
def head() -> str:
    """The revision of a database that is up to date."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def upgrade_to(connection: Connection, revision: str) -> None:
    """Bring a database up to a revision."""
    config = _config()
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))  # workers start together
    command.upgrade(config, revision)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_to, "head")


def log_trouble(error: DBAPIError) -> None:
    """The database does not do what it should. What it says of a full or broken disk has nothing in it that was sent."""
    said = str(error.orig).splitlines()[0][:100] if type(error.orig).__module__ == "sqlite3" else ""
    logger.error("the database fails: %s %s", type(error.orig).__name__, said)


def why_not(database: str, error: BaseException) -> Wrong:
    """Why a database cannot be used, in words. The address of one may have a password in it, and is not repeated."""
    path, said = database.split(":///", 1)[-1], str(getattr(error, "orig", None) or error)
    if isinstance(error, ModuleNotFoundError):
        return Wrong(say("server.no-driver"))
    if "readonly" in said or "unable to open" in said or isinstance(error, PermissionError):
        return Wrong(say("server.read-only", path=path))
    if "disk is full" in said or getattr(error, "errno", 0) == errno.ENOSPC:
        return Wrong(say("server.disk-full", path=path))
    kind = type(getattr(error, "orig", None) or error).__name__
    return Wrong(say("server.no-answer", why=f"{kind}: {said.splitlines()[0][:200] if said else ''}"))


def migrate_now(url: str) -> None:
    """The same, before there is an event loop."""

    async def run() -> None:
        engine = open_engine(url)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(run())

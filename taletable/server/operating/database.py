"""A database in the hands of an operator, and what is wrong with it in a sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from taletable.engine.saying import Wrong, say

from .. import db


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    return Path(url.split(":///", 1)[1]) if url.startswith("sqlite") else None


@asynccontextmanager
async def opened(url: str, write: bool) -> AsyncIterator[AsyncEngine]:
    """A database that is there already. Whatever is wrong with it is raised as Wrong."""
    async with AsyncExitStack() as stack:
        try:
            reader = db.open_to_read(url)  # it says so where there is no file
            stack.push_async_callback(reader.dispose)
            engine = db.open_engine(url) if write else reader
            stack.push_async_callback(engine.dispose)
            yield engine
        except (SQLAlchemyError, OSError, ModuleNotFoundError) as error:
            raise db.why_not(url, error) from None


def _revision(connection: Connection) -> str:
    if "alembic_version" not in inspect(connection).get_table_names():
        raise Wrong(say("server.no-database-of-ours"))
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


async def revision_of(connection: AsyncConnection) -> str:
    """The revision of a database. Wrong: it is not one of ours, or of a later version."""
    revision = await connection.run_sync(_revision)
    if revision not in db.known_revisions():
        raise Wrong(say("server.later-database", revision=revision))
    return revision


async def up_to_date(connection: AsyncConnection) -> None:
    """Wrong: the database is of an earlier or a later version."""
    revision = await revision_of(connection)
    if revision != db.head():
        raise Wrong(say("server.earlier-database", revision=revision))

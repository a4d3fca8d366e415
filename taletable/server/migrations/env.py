"""Alembic's environment: the server hands over its own connection; `alembic -x database=URL` opens one."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from taletable.server.db import metadata, open_engine
from taletable.server.settings import database_url


def run(connection: Connection) -> None:
    """Run the migrations on an open connection."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
    with context.begin_transaction():
        context.run_migrations()


async def run_alone() -> None:
    """Open a connection for the command line."""
    engine = open_engine(database_url(context.get_x_argument(as_dictionary=True).get("database")))
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(run_alone())
else:
    run(given)

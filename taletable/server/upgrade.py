"""Before an upgrade: which tables under way would go on under the rules of this version, and which would rest. Nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, inspect, null, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from taletable.engine.moves import Refused
from taletable.engine.saying import Wrong, say
from taletable.games import games
from taletable.table.sheet import Sheet
from taletable.words import say_it, words_of

from . import db
from .resuming import take_up
from .settings import database_url
from .shelf import name_of
from .storage.logs import Stored, stored_of
from .storage.sheets import sheets


class Outlook(NamedTuple):
    """What would become of a table."""

    table: str
    game: str
    people: list[str]
    entries: int
    same: bool
    """It was played under the very rules of this version."""
    why: str
    """Why it would rest, in the language of the terminal; empty: it goes on."""


async def check(database: str | None, begin: Callable[[int], None], done: Callable[[], None]) -> list[Outlook]:
    """Look at all tables under way; `begin` is told how many there are, `done` after each. Wrong: it cannot be used."""
    engine = db.open_to_read(database_url(database))
    try:
        async with engine.connect() as connection:
            columns = await connection.run_sync(_columns)
            found = await _under_way(connection, columns)
            begin(len(found))
            seen = []
            for sheet in found:
                stored = await stored_of(connection, sheet.id, keepsakes="keepsakes" in columns)
                seen.append(look(sheet, stored))
                done()
            return seen
    except (SQLAlchemyError, OSError) as error:
        raise Wrong(say("server.database-unreadable", why=str(getattr(error, "orig", None) or error))) from None
    finally:
        await engine.dispose()


def look(sheet: Sheet, stored: Stored) -> Outlook:
    """What would become of one table."""
    game = games().get(sheet.game)
    why = ""
    if game is None:
        why = say_it("server.game-away")
    else:
        try:
            take_up(game, sheet, stored)
        except (Refused, Wrong) as error:
            why = words_of(game).say(error.cited if isinstance(error, Refused) else error.said)
        except Exception as error:  # whatever the rules do with what they do not understand
            why = str(error) or type(error).__name__
    same = game is not None and sheet.rules == game.rules_version
    return Outlook(sheet.id, name_of(sheet), [sheet.names[person] for person in sheet.people()], len(stored.log), same, why)


def _columns(connection: Connection) -> dict[str, set[str]]:
    """What the database has by now, table by table: it may be of an earlier version, and is not migrated for this."""
    inspector = inspect(connection)
    names = inspector.get_table_names()
    if "alembic_version" not in names or "tables" not in names:
        raise Wrong(say("server.no-database-of-ours"))
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if revision not in db.known_revisions():
        raise Wrong(say("server.later-database", revision=str(revision)))
    return {name: {column["name"] for column in inspector.get_columns(name)} for name in names}


async def _under_way(connection: AsyncConnection, columns: dict[str, set[str]]) -> list[Sheet]:
    there = columns["tables"]
    wanted = [column if column.name in there else null().label(column.name) for column in db.tables.c]
    query = select(*wanted).where(db.tables.c.status.in_(("running", "paused"))).order_by(db.tables.c.updated.desc())
    known = {"sat": "sat" in columns, "away": "vacations" in columns, "barred": "barred" in columns}
    found = await sheets(connection, list(await connection.execute(query)), **known)
    return [sheet for sheet in found if sheet.continued is None]

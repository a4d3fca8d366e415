"""`taletable measure`: all games that are over are counted anew. The server may go on meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from taletable.engine.saying import Wrong, say

from .db import migrate, open_to_read
from .desk.measuring import Measuring
from .settings import Settings, database_url
from .storage import Storage


async def count(database: str | None, begin: Callable[[int], None], step: Callable[[], None]) -> tuple[int, int]:
    """How many games were counted, and how many could not be read. Wrong: the database cannot be used."""
    url = database_url(database)
    await open_to_read(url).dispose()  # nothing is made where nothing is
    storage = Storage(Settings(url, b""), "measure")
    try:
        await migrate(storage.database.engine)
        return await Measuring(storage).again(begin, step)
    except (SQLAlchemyError, OSError) as error:
        raise Wrong(say("server.database-unreadable", why=str(getattr(error, "orig", None) or error))) from None
    finally:
        await storage.close()

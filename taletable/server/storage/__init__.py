"""What is kept, each kind of thing in a room of its own: people, crews, tables, seats, logs, chat."""

from __future__ import annotations

from ..settings import Settings
from .chat import Chat
from .crews import Crews
from .database import Database, epoch_ms
from .logs import Logs
from .people import People
from .seats import Seats
from .tables import Tables

__all__ = ["Storage", "epoch_ms"]


class Storage:
    """The database, by job."""

    def __init__(self, settings: Settings, worker: str) -> None:
        self.database = Database(settings, worker)
        self.people = People(self.database)
        self.crews = Crews(self.database)
        self.tables = Tables(self.database)
        self.seats = Seats(self.database)
        self.logs = Logs(self.database)
        self.chat = Chat(self.database)

    async def close(self) -> None:
        """Write what is queued and close."""
        await self.database.close()

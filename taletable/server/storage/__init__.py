"""What is kept, each kind of thing in a room of its own: people, crews, tables, seats, logs, chat."""

from __future__ import annotations

from ..settings import Settings
from .calls import Calls
from .challenges import Challenges
from .chat import Chat
from .company import Company
from .crews import Crews
from .database import Database, epoch_ms
from .days import Days
from .events import Events
from .keys import Keys
from .logs import Logs
from .notices import Notices
from .people import People
from .played import PlayedGames
from .seats import Seats
from .tables import Tables
from .together import Together
from .vacations import Vacations

__all__ = ["Storage", "epoch_ms"]


class Storage:
    """The database, by job."""

    def __init__(self, settings: Settings, worker: str) -> None:
        self.database = Database(settings, worker)
        self.people = People(self.database)
        self.keys = Keys(self.database)
        self.together = Together(self.database)
        self.crews = Crews(self.database)
        self.tables = Tables(self.database)
        self.seats = Seats(self.database)
        self.logs = Logs(self.database)
        self.chat = Chat(self.database)
        self.calls = Calls(self.database)
        self.notices = Notices(self.database)
        self.vacations = Vacations(self.database)
        self.played = PlayedGames(self.database)
        self.company = Company(self.database)
        self.challenges = Challenges(self.database)
        self.days = Days(self.database)
        self.events = Events(self.database)

    async def close(self) -> None:
        """Write what is queued and close."""
        await self.database.close()

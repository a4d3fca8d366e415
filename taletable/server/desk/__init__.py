"""The desk: all changes to tables that are not moves, each kind of them by a clerk of its own."""

from __future__ import annotations

from ..storage import Storage
from .absence import Absence
from .charge import Charge
from .clerk import Clerk
from .consent import Consent
from .crews import Crews
from .daily import Daily
from .daring import Daring
from .events import Events
from .laying import Laying
from .lessons import Lessons
from .measuring import Measuring
from .merging import Merging
from .progress import Progress
from .seats import Seats
from .talk import Talk
from .travelling import Travelling

__all__ = ["Desk"]


class Desk(Clerk):
    """The clerks of a hall."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage)
        self.crews = Crews(storage)
        self.talk = Talk(storage)
        self.seats = Seats(storage, self.talk)
        self.charge = Charge(storage, self.talk, self.seats)
        self.laying = Laying(storage, self.crews, self.charge)
        self.merging = Merging(storage, self.talk)
        self.measuring = Measuring(storage)
        self.daring = Daring(storage, self.crews)
        self.daily = Daily(storage, self.crews)
        self.events = Events(storage, self.crews)
        self.progress = Progress(storage, self.measuring, self.daily)
        self.lessons = Lessons(storage)
        self.travelling = Travelling(storage)
        self.absence = Absence(storage)
        self.consent = Consent(storage)

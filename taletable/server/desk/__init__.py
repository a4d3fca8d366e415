"""The desk: all changes to tables that are not moves, each kind of them by a clerk of its own."""

from __future__ import annotations

from ..storage import Storage
from .absence import Absence
from .clerk import Clerk
from .consent import Consent
from .crews import Crews
from .laying import Laying
from .lessons import Lessons
from .progress import Progress
from .seats import Seats
from .talk import Talk

__all__ = ["Desk"]


class Desk(Clerk):
    """The clerks of a hall."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage)
        self.crews = Crews(storage)
        self.laying = Laying(storage, self.crews)
        self.seats = Seats(storage)
        self.progress = Progress(storage)
        self.lessons = Lessons(storage)
        self.absence = Absence(storage)
        self.consent = Consent(storage)
        self.talk = Talk(storage)

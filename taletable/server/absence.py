"""Seeing to who is gone and who is back at a live table in real time, and to the clock that a coach keeps."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from taletable.table.absence import Back, InHand, Missed, look_around

from .storage import epoch_ms

if TYPE_CHECKING:
    from .table import Live


class Watch:
    """Notices what the desk has to do about the people of one table. Only the worker that keeps the table does."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.seeing: set[str] = set()
        """What is being done."""

    def look(self) -> int | None:
        """In real time: notice who is gone and who is back; milliseconds until it has to be looked at again."""
        live, desk = self.live, self.live.hall.desk
        notices, again = look_around(live.table, live.presence, epoch_ms(), live.hall.settings.lost_ms)
        for notice in notices:
            match notice:
                case Back(person):
                    self.see_to("back", desk.absence.back(live, person))
                case InHand(seat):
                    self.see_to(f"hand back {seat}", desk.absence.hand_back(live, seat))
                case Missed(person):
                    self.see_to("miss", desk.absence.miss(live, person))
        if self._breath_changes():
            self.see_to("hold", desk.lessons.hold(live))
        return again

    def _breath_changes(self) -> bool:
        """Has the coach of a lesson begun to speak, or said all?"""
        table = self.live.table
        coach, match = (table.course.coach, table.course.match) if table.course else (None, None)
        if not coach or not match or not (table.held or table.sheet.status == "running"):
            return False
        return coach.holds(match, self.live.now()) != table.held

    def hands_back(self, seat: int) -> bool:
        """Is the seat on its way back to its holder?"""
        return f"hand back {seat}" in self.seeing

    def see_to(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done, once at a time."""
        if what in self.seeing:
            work.close()
            return

        async def do() -> None:
            try:
                await work
            finally:
                self.seeing.discard(what)

        self.seeing.add(what)
        self.live.hall.spawn(do())

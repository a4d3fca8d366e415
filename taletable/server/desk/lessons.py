"""What a learner does at a lesson beside playing."""

from __future__ import annotations

from taletable.engine.match import Match
from taletable.table import pausing
from taletable.table.coach import Coach
from taletable.table.pausing import Changes, Kept
from taletable.table.refuse import Refuse
from taletable.table.sheet import Coached

from ..storage import epoch_ms
from ..table import Live
from .clerk import Clerk


class Lessons(Clerk):
    """Who keeps what the coach knows."""

    async def read_on(self, live: Live, person: str, seat: int | None, step: int) -> None:
        """The learner has read what the coach said to the seat. What is not said any more needs no reading."""
        async with self.changing(live):
            coach, match = self._taught(live, person)
            said, time = live.table.lesson(person, seat, epoch_ms()), epoch_ms()
            if said is None or said.step != step or not said.button:
                return

            def edit(kept: Kept, coached: Coached) -> Changes | None:
                return pausing.read_on(coach, match, kept, coached, step, live.now(), time)

            await self.storage.tables.edit_coached(live.row.id, edit)
            await self.refresh(live)

    async def leave(self, live: Live, person: str) -> None:
        """The learner plays on without the coach."""
        async with self.changing(live):
            coach, match = self._taught(live, person)

            def edit(kept: Kept, coached: Coached) -> Changes | None:
                return pausing.leave(coach, match, kept, coached, live.now(), epoch_ms())

            await self.storage.tables.edit_coached(live.row.id, edit)
            await self.refresh(live)

    async def hold(self, live: Live) -> None:
        """In real time the clock stands still while the coach speaks, and goes on when all is said."""
        async with self.changing(live):
            course = live.table.course
            if not course or not course.coach:
                return
            on = course.coach.holds(course.match, live.now())
            if await self.storage.tables.edit_coached(live.row.id, lambda kept, coached: pausing.hold(kept, coached, on, epoch_ms())):
                await self.refresh(live)

    @staticmethod
    def _taught(live: Live, person: str) -> tuple[Coach, Match]:
        live.row.seated(person)
        course = live.table.course
        if not course or not course.coach:
            raise Refuse(409, "no-lesson")
        return course.coach, course.match

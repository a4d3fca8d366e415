"""A table as it stood a while ago: what is shown to those who only look on, where the host wants them to be behind."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from taletable.table.table import Table

from .resuming import resume
from .storage import epoch_ms

if TYPE_CHECKING:
    from .table import Live

STEP_S: Final = 0.5
"""So often it is looked whether something is old enough."""


class Late:
    """Follows its table from afar."""

    def __init__(self, live: Live, seconds: int) -> None:
        self.live = live
        self.seconds = seconds
        self.table = Table(live.table.shown, live.row, None, live.table.speed)
        self.timer: asyncio.TimerHandle | None = None

    def time(self) -> int:
        """Which time it is there."""
        return epoch_ms() - self.seconds * 1000

    @property
    def length(self) -> int:
        """So many entries are seen."""
        return len(self.table.match.log) if self.table.match else 0

    def advance(self) -> bool:
        """Take over what is old enough; True if that is something. While somebody looks on it goes on by itself."""
        live, course = self.live, self.table.course
        self.table.set_sheet(live.row)
        moved = False
        if live.match and not live.reloading:
            log = live.match.log[: live.durable]
            now = self._clock(log[0].now)
            old = next((n for n in range(max(1, self.length), len(log)) if log[n].now > now), len(log))
            if old and course is None:
                self.table.course = resume(live.game, live.row, log[:old], None)
                moved = True
            elif course and old > self.length:
                course.feed(log[self.length : old])
                moved = True
        if self.timer is None and any(live.late_for(visitor.person) for visitor in live.presence.visitors):
            self.timer = asyncio.get_running_loop().call_later(STEP_S, self._tick)
        return moved

    def _clock(self, first: int) -> int:
        """The table's clock there. It does not run on to the present while the table is paused, and before the start nothing is old."""
        sheet, time = self.live.row, self.time()
        passed = min(sheet.paused or time, time) - (sheet.started or 0) - sheet.lost
        return first + int(passed * self.table.speed) if passed >= 0 else -1

    def _tick(self) -> None:
        self.timer = None
        if self.live.late is self and self.advance():
            self.live.delivery.show_late()
            self.live.delivery.tell_table_soon()

    def stop(self) -> None:
        """Nobody follows any more."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

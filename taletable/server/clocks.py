"""The clocks of a live table: one timer for whatever comes first."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from taletable.engine.match import Match
from taletable.table.attendance import gone_since
from taletable.table.course import Pass

from .storage import epoch_ms

if TYPE_CHECKING:
    from .table import Live


class Clocks:
    """Knows when something is due at one table. Only the worker that keeps the table runs them."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.timer: asyncio.TimerHandle | None = None
        self.stir = -1
        """In real time: when other moves become possible by themselves."""

    def stop(self) -> None:
        """No timer any more."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def set(self, match: Match, missing: int | None) -> None:
        """Set the timer. `missing`: so many milliseconds until it has to be looked at who is there."""
        live = self.live
        waits = [] if missing is None else [missing / 1000]
        if live.row.status == "running":
            now = live.now()
            if live.game.real_time and not 0 <= self.stir <= now:  # one that has just come is still to be shown
                self.stir = live.game.stirs(match.state, now)
            if live.table.clocked and (wait := self._next_due(match)) is not None:
                waits.append(wait / 1000 / live.hall.settings.speed)
        if waits:
            self.timer = asyncio.get_running_loop().call_later(min(waits), self.tick)

    def _next_due(self, match: Match) -> int | None:
        """Milliseconds until a clock runs out."""
        live, row = self.live, self.live.row
        state, now = match.state, live.now()
        lapses = live.game.lapses(state)
        waits = [lapses - now] if lapses >= 0 else []
        waits += [plan.at - now for _, plan in live.bots.plans.values()]
        if self.stir >= 0:
            waits.append(self.stir - now)
        for seat in live.game.asked(state):
            if live.bots.level(seat):
                continue
            if (deadline := live.table.deadline(seat)) is not None:
                waits.append(deadline - now)
            if row.leave_ms and row.seats[seat].kind == "person" and (gone := gone_since(row, live.presence, seat)) is not None:
                waits.append(gone + row.leave_ms - epoch_ms())
        return max(5, min(waits)) if waits else None

    def tick(self) -> None:
        """Something may be due."""
        self.timer = None
        live = self.live
        match, row = live.match, live.row
        if match and row.status == "paused" and not live.reloading:
            live.delivery.tell_table()  # the wait for somebody is over
            live.drive()
        if not match or row.status != "running" or live.reloading:
            return
        if live.table.is_due(live.now()):
            live.perform(Pass())
        if 0 <= self.stir <= live.now():
            self.stir = -1
            live.delivery.prepare(None)
        for seat in live.game.asked(match.state) if row.leave_ms else ():
            gone, one = gone_since(row, live.presence, seat), row.seats[seat]
            if gone is not None and one.kind == "person" and not one.stand_in and epoch_ms() >= gone + (row.leave_ms or 0):
                live.hall.spawn(live.hall.desk.seats.stand_in(live, seat, True))
        live.drive()

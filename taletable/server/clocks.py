"""The clocks of a live table: one timer for whatever comes first."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from taletable.engine.match import Match
from taletable.table.attendance import gone_since
from taletable.table.course import Pass, Play

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
        waits += [at - now for at in live.bots.minds.moments()]
        if self.stir >= 0:
            waits.append(self.stir - now)
        for seat in live.game.asked(state):
            if live.bots.level(seat):
                continue
            if (deadline := live.table.deadline(seat)) is not None:
                waits.append(deadline - now)
            if row.seats[seat].kind == "person" and (left := self._leaves(seat)) is not None:
                waits.append(left - epoch_ms())
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
        self._time_out(match)
        if 0 <= self.stir <= live.now():
            self.stir = -1
            live.delivery.prepare(None)
        for seat in live.game.asked(match.state):
            left, one = self._leaves(seat), row.seats[seat]
            if left is not None and one.kind == "person" and not one.stand_in and epoch_ms() >= left:
                live.hall.spawn(live.hall.desk.seats.stand_in(live, seat, True))
        live.drive()

    def _leaves(self, seat: int) -> int | None:
        """When a bot stands in for who has left, in milliseconds since 1970; never for who is on vacation."""
        row, time = self.live.row, epoch_ms()
        gone = gone_since(row, self.live.presence, seat) if row.leave_ms else None
        if gone is None or (row.pace and row.pace.slow and all(row.is_away(person, time) for person in row.seats[seat].holders)):
            return None
        return gone + (row.leave_ms or 0)

    def _time_out(self, match: Match) -> None:
        """Where time is out a bot decides, unless the table wants something else."""
        live, pace = self.live, self.live.row.pace
        if pace is None or pace.out == "bot":
            return
        late = [seat for seat in live.game.asked(match.state) if live.row.seats[seat].kind == "person" and live.table.out(seat, live.now())]
        for seat in late:
            if pace.out == "forfeit" and not live.row.seats[seat].forfeited:
                live.hall.spawn(live.hall.desk.progress.forfeit(live, seat))
            elif pace.out == "skip" and (move := live.table.skip(seat)) is not None:
                live.perform(Play(move))
                return  # what it leads to is looked at again

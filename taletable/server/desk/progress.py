"""How a table stands: it is stopped, given up, finished."""

from __future__ import annotations

import msgspec

from taletable.table import pausing
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED

from ..storage import Storage, epoch_ms
from ..table import Live
from .clerk import Clerk
from .daily import Daily
from .measuring import Measuring


class Progress(Clerk):
    """Who stops tables and ends them."""

    def __init__(self, storage: Storage, measuring: Measuring, daily: Daily) -> None:
        super().__init__(storage)
        self.daily = daily
        self.measuring = measuring

    async def pause(self, live: Live, person: str, on: bool) -> None:
        """Stop the table and its clocks, or go on."""
        async with self.changing(live):
            pausing.may_pause(live.table, person, on)
            if not await self.storage.tables.edit_coached(live.row.id, lambda kept, coached: pausing.pause(kept, coached, on, epoch_ms())):
                raise Refuse(409, "status" if on else "not-paused")
            await self.refresh(live)

    async def abandon(self, live: Live, person: str) -> None:
        """End the table without a result."""
        async with self.changing(live):
            live.row.hosted(person)
            status = live.row.status
            if status in ENDED or not await self.storage.tables.change(live.row.id, status, status="abandoned", paused=None, proposal=None):
                raise Refuse(409, "ended")
            await self.refresh(live)
            await self._settle(live)

    async def forfeit(self, live: Live, seat: int) -> None:
        """The time of a seat is out: a bot plays it to the end. Where no person is left the table is given up."""
        async with self.changing(live):
            row, match = live.row, live.match
            if row.status != "running" or not match or not live.table.out(seat, live.now()) or row.seats[seat].stand_in:
                return
            if not await self.storage.tables.forfeit(row.id, seat):
                return
            if not any(one.kind == "person" and not one.forfeited and one.seat != seat for one in row.seats):
                await self.storage.tables.change(row.id, "running", status="abandoned", paused=None, proposal=None)
            await self.refresh(live)

    async def finish(self, live: Live) -> None:
        """The game is over: keep the result, reveal the seed, open what it opens."""
        async with live.changing:
            match = live.match
            result = live.game.results(match.state) if match else None
            if not match or not match.state.over or result is None or live.row.status in ENDED:
                return
            text = msgspec.json.encode(live.table.result(result)).decode()
            crew, opened = live.row.people(), live.game.unlocks(match.state)
            tried = live.row.branch_of is not None or match.practice  # what was tried from a past moment wins nothing (TP-R.97)
            if crew and opened and not tried:
                await self.storage.crews.unlock(crew, live.game.id, opened)
            if await self.storage.tables.change(live.row.id, status="over", result=text, paused=None, proposal=None):
                await self.refresh(live)
                await self.measuring.keep(live.row, match)
                await self._settle(live)
                people = [person for person in live.row.people() if not live.presence.in_sight(person)]
                await live.hall.caller.tell(live.row, "over", people)

    async def _settle(self, live: Live) -> None:
        """Whoever the table is played for is told how it ended."""
        if live.row.day:
            await self.daily.settle()
        elif live.row.bound and live.row.bound.startswith("event:"):
            hall = live.hall
            hall.spawn(hall.desk.events.tick(hall, live.row.bound.removeprefix("event:")))

"""How a table stands: it is stopped, given up, finished."""

from __future__ import annotations

import msgspec

from taletable.table import pausing
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED

from ..storage import epoch_ms
from ..table import Live
from .clerk import Clerk


class Progress(Clerk):
    """Who stops tables and ends them."""

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

    async def finish(self, live: Live) -> None:
        """The game is over: keep the result, reveal the seed, open what it opens."""
        async with live.changing:
            match = live.match
            result = live.game.results(match.state) if match else None
            if not match or not match.state.over or result is None or live.row.status in ENDED:
                return
            text = msgspec.json.encode(live.table.shown.result(result)).decode()
            crew, opened = live.row.people(), live.game.unlocks(match.state)
            if crew and opened and live.row.branch_of is None:  # what was tried from a past moment wins nothing
                await self.storage.crews.unlock(crew, live.game.id, opened)
            if await self.storage.tables.change(live.row.id, status="over", result=text, paused=None, proposal=None):
                await self.refresh(live)

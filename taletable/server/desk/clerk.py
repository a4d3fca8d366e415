"""What all who work at the desk do: change one table at a time, store it first, and tell everybody then, on every worker."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..live import BARRED
from ..resuming import take_up
from ..storage import Storage
from ..table import Live


class Clerk:
    """Somebody with one job."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    @asynccontextmanager
    async def changing(self, live: Live) -> AsyncIterator[None]:
        """Change a table alone in this worker, and knowing what others have changed: with several workers the row may be old."""
        async with live.changing:
            if live.hall.settings.postgres and (row := await self.storage.tables.find(live.row.id)):
                live.set_row(row)
            yield

    async def refresh(self, live: Live, tell: bool = True) -> None:
        """Read the table again after a change and tell everybody, other workers included."""
        old, late = live.row, live.late
        row = await self.storage.tables.find(live.row.id)
        assert row
        live.set_row(row)
        if row.status != "open" and live.match is None:
            stored = await self.storage.logs.stored(row.id)
            try:
                live.begin(take_up(live.game, row, stored))
            except Exception as error:
                await live.hall.set_aside(live, error)
                return
        begun = old.status == "open" and row.status == "running"
        again = begun or old.status != row.status or old.coached != row.coached
        again = again or old.onlooking != row.onlooking or old.seat_names() != row.seat_names() or old.seats != row.seats
        live.delivery.tell_table()
        for visitor in list(live.presence.visitors):
            if row.bars(visitor.person, "table") and not live.table.ended:
                visitor.hang_up(BARRED)
                continue
            if late is not live.late and not row.held_by(visitor.person):
                visitor.told = 0
            if visitor.viewer not in row.held_by(visitor.person) or begun:
                before, visitor.viewer = visitor.viewer, live.table.viewer(visitor.person, visitor.viewer)
                if before != visitor.viewer:
                    visitor.told = 0
            if again:
                live.delivery.show(visitor, full=visitor.told == 0)
        if tell:
            live.hall.wire.tell({"k": "meta", "t": row.id})
        live.drive()

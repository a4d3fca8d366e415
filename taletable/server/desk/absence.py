"""Who is missed in real time."""

from __future__ import annotations

from taletable.table import absence as absent
from taletable.table.absence import Choice
from taletable.table.pausing import Changes, Kept
from taletable.table.sheet import Absence as Missed

from ..storage import epoch_ms
from ..table import Live
from .clerk import Clerk


class Absence(Clerk):
    """Who notes that somebody is gone, and back."""

    async def miss(self, live: Live, person: str) -> None:
        """Somebody is gone: the table waits."""
        async with self.changing(live):
            stretch = live.game.stretch(live.match.state) if live.match else -1
            if stretch < 0 or not absent.unplayed(live.row, live.presence, person):
                return
            time, waits, wait_ms = epoch_ms(), live.table.waits(), live.hall.settings.wait_ms

            def edit(kept: Kept, absence: Missed) -> Changes | None:
                return absent.miss(kept, absence, person, stretch, waits, time, wait_ms)

            if await self.storage.tables.edit_absence(live.row.id, edit):
                await self.refresh(live)

    async def back(self, live: Live, person: str) -> None:
        """Who was missed is back."""
        async with self.changing(live):
            alone = not absent.others(live.row, live.presence, person)

            def edit(kept: Kept, absence: Missed) -> Changes | None:
                return absent.back(kept, absence, person, alone, epoch_ms())

            if not absent.unplayed(live.row, live.presence, person) and await self.storage.tables.edit_absence(live.row.id, edit):
                await self.refresh(live)

    async def choose(self, live: Live, person: str, choice: Choice, to: int | None) -> None:
        """The others choose what becomes of the seats of who is missed."""
        async with self.changing(live):
            live.row.seated(person)
            chosen = absent.choose(live.table, live.presence, person, choice, to, epoch_ms())
            for seat in chosen.seats if choice == "bot" else ():
                await self.storage.seats.stand_in(live.row.id, seat, True)

            def edit(kept: Kept, absence: Missed) -> Changes | None:
                return absent.settle(kept, absence, chosen, epoch_ms(), live.hall.settings.wait_ms)

            await self.storage.tables.edit_absence(live.row.id, edit)
            await self.refresh(live)

    async def hand_back(self, live: Live, seat: int) -> None:
        """A seat goes back to its holder, who is here again."""
        async with self.changing(live):
            match, row = live.match, live.row.seats[seat]
            if not match or not live.game.in_hand(match.state, seat) or not any(map(live.presence.present, row.holders)):
                return
            if row.stand_in:
                await self.storage.seats.stand_in(live.row.id, seat, False)
            if await self.storage.tables.edit_absence(live.row.id, lambda _, absence: absent.hand_back(absence, seat)) or row.stand_in:
                await self.refresh(live)

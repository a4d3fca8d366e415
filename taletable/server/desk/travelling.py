"""Tables on their way from a device to the server, and from the server to a device."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from taletable.engine.record import write_record
from taletable.table.laying import began_at, brought
from taletable.table.refuse import Refuse

from .. import messages as wire
from ..shown import shown
from ..storage import epoch_ms
from ..storage.logs import entry_text
from ..table import Live
from .clerk import Clerk
from .laying import find

TALE = "tale"
"""Where a table comes from that somebody brought. It is practice: nobody can say how it was made."""


class Travelling(Clerk):
    """Who takes tables in, and gives them to take along."""

    async def bring(self, person: str, body: wire.Bring) -> str:
        """A table out of a `.tale`; its id. Where it goes on, its luck is new."""
        match, seats = await asyncio.to_thread(brought, body.tale, body.seats, find, shown, person)
        game, last, now = match.game, len(match.log) - 1, epoch_ms()
        if match.state.over:
            raise Refuse(409, "ended")
        identity = await self.storage.tables.create(
            game, match.options, person, seats, position=match.position, branch_of=TALE, branch_at=last, looked_into=True
        )
        entries = [entry_text(game, entry) for entry in match.log]
        stands = {"status": "paused", "paused": now} if game.real_time else {}
        began = began_at(match, now)
        await self.storage.tables.start(identity, game.rules_version, entries, match.state.waiting, started=began, **stands)
        return identity

    async def take(self, live: Live, person: str) -> Iterator[str]:
        """The record of a game that one plays alone, to go on with it elsewhere. Who has it can look at what lies face down."""
        async with self.changing(live):
            row = live.row
            if live.match is None:
                raise Refuse(409, "not-started")
            if not row.held_by(person) or row.ever_sat() != {person}:
                raise Refuse(403, "branch-later")
            row.free()
            if not live.table.ended and not row.looked_into:
                await self.storage.tables.change(row.id, looked_into=True)
                await self.refresh(live)
        return write_record(live.match, live.table.names, live.row.seed_told(epoch_ms()))

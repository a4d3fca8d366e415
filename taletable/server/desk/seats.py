"""Who sits where."""

from __future__ import annotations

from taletable.table.laying import level_of
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED

from .. import messages as wire
from ..table import Live
from .clerk import Clerk


class Seats(Clerk):
    """Who gives seats to people and bots."""

    async def sit(self, live: Live, person: str, seat: int, invite: str | None) -> None:
        """Take a seat."""
        async with self.changing(live):
            row = live.row.seat(seat)
            if live.row.status in ENDED:
                raise Refuse(409, "ended")
            if person in row.holders:
                return
            if invite is not None and invite != row.invite:
                raise Refuse(403, "invite")
            welcome = person == live.row.host or person in live.row.guests or live.row.held_by(person)
            if invite is None and not welcome:
                raise Refuse(403, "not-invited")
            if invite is None and row.kind != "open":
                raise Refuse(409, "taken")
            if not await self.storage.seats.take(live.row.id, seat, person, shared=invite is not None):
                raise Refuse(409, "too-late")
            await self.refresh(live)

    async def stand(self, live: Live, person: str, seat: int) -> None:
        """Give up a seat."""
        async with self.changing(live):
            if person not in live.row.seat(seat).holders:
                raise Refuse(403, "not-yours")
            await self.storage.seats.leave(live.row.id, seat, person)
            if not live.row.guests.count(person):
                await self.storage.seats.welcome(live.row.id, person)
            await self.refresh(live)

    async def give(self, live: Live, person: str, body: wire.SetSeat) -> None:
        """The host makes a seat open or a bot's."""
        async with self.changing(live):
            live.row.hosted(person)
            row = live.row.seat(body.seat)
            if live.row.status in ENDED:
                raise Refuse(409, "ended")
            if body.kind == "bot" and row.holders:
                raise Refuse(409, "occupied")
            level = level_of(live.table.shown, body.level) if body.kind == "bot" else None
            await self.storage.seats.give(live.row.id, body.seat, body.kind, level)
            await self.refresh(live)

    async def stand_in(self, live: Live, seat: int, on: bool) -> None:
        """A bot stands in for a person who has left, or hands back."""
        async with live.changing:
            row = live.row.seats[seat]
            if row.kind == "person" and row.stand_in != on and (not on or not any(map(live.presence.present, row.holders))):
                await self.storage.seats.stand_in(live.row.id, seat, on)
                await self.refresh(live)

    async def arrived(self, live: Live, person: str) -> None:
        """A person is here: its seats are handed back."""
        if live.game.real_time:
            live.drive()  # in real time a seat is given back when it is in hand
            return
        for seat in live.row.held_by(person):
            if live.row.seats[seat].stand_in:
                await self.stand_in(live, seat, False)

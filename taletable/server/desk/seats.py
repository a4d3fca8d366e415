"""Who sits where."""

from __future__ import annotations

from taletable.table.info import sharing_key
from taletable.table.laying import level_of
from taletable.table.messages import Deed
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED, Sharing, Sheet

from .. import messages as wire
from ..storage import Storage
from ..table import Live
from .clerk import Clerk
from .talk import Talk

MOST_WISHES = 8
"""To share seats, at one table."""


def bars_of(sheet: Sheet, person: str) -> set[str]:
    """What the host keeps somebody from."""
    return {kind for kind, one in sheet.barred if one == person}


class Seats(Clerk):
    """Who gives seats to people and bots. While a game is under way all are told of it."""

    def __init__(self, storage: Storage, talk: Talk) -> None:
        super().__init__(storage)
        self.talk = talk

    async def sit(self, live: Live, person: str, seat: int, invite: str | None) -> None:
        """Take a seat."""
        async with self.changing(live):
            row = live.row.seat(seat)
            if live.row.status in ENDED:
                raise Refuse(409, "ended")
            if person in row.holders:
                return
            live.row.free()
            if invite is not None and invite != row.invite:
                raise Refuse(403, "invite")
            if live.row.bars(person, "table") or (live.row.bars(person, "seat") and invite is None):
                raise Refuse(403, "kicked")
            await self.shunned(live, person)
            welcome = person == live.row.host or person in live.row.guests or live.row.held_by(person)
            if live.row.public and live.row.status == "open" and invite is None:
                welcome = await self._strange(live.row, person) or welcome
            if invite is None and not welcome:
                raise Refuse(403, "not-invited")
            if invite is None and row.kind != "open":
                raise Refuse(409, "taken")
            if row.holders:  # beside its holder nobody sits without being asked to
                wish = Sharing(seat, person)
                await self.storage.tables.edit_sharing(live.row.id, lambda asked: asked if wish in asked else [*asked, wish][-MOST_WISHES:])
                await self.refresh(live)
                return
            live.row.may_sit(person, seat, live.table.shown.hidden)
            if not await self.storage.seats.take(live.row.id, seat, person, shared=invite is not None):
                raise Refuse(409, "too-late")
            if live.row.bars(person, "seat"):  # invited anew
                await self.storage.seats.bar(live.row.id, person, bars_of(live.row, person) - {"seat"})
            await self._tell(live, "sits", seat, person)
            await self.refresh(live)

    async def share(self, live: Live, person: str, key: str, agree: bool) -> None:
        """The holder of a seat answers who asks to sit beside; who asks may think better of it."""
        async with self.changing(live):
            wish = next((one for one in live.row.sharing if sharing_key(live.row, one) == key), None)
            if wish is None:
                raise Refuse(409, "no-sharing")
            holders = live.row.seats[wish.seat].holders
            if person not in holders and (agree or person != wish.person):
                raise Refuse(403, "not-yours")
            await self.storage.tables.edit_sharing(live.row.id, lambda asked: [one for one in asked if one != wish])
            if agree:
                beside = live.table.names[wish.seat]
                if live.row.looked_into:
                    raise Refuse(409, "looked-into")
                if not await self.storage.seats.take(live.row.id, wish.seat, wish.person, shared=True):
                    raise Refuse(409, "too-late")
                await self.talk.tell(live, "shares", wish.seat, live.row.names.get(wish.person, "?"), beside)
            await self.refresh(live)

    async def shunned(self, live: Live, person: str) -> None:
        """Whom the host has blocked does not come to the host's tables."""
        if person in await self.storage.people.blocked(live.row.host):
            raise Refuse(403, "shunned")

    async def _strange(self, row: Sheet, person: str) -> bool:
        """May somebody sit down at a table that is open to all? Once, and with nobody whom they have blocked or who has blocked them."""
        if person in row.people() and (person != row.host or row.public == "strangers"):
            raise Refuse(409, "one-seat")
        if person not in row.guests and await self.storage.company.at_odds(person, [row.host, *row.people()]):
            raise Refuse(403, "not-invited")
        return True

    async def _tell(self, live: Live, deed: Deed, seat: int, person: str, other: str = "") -> None:
        if live.row.status != "open":
            name = live.row.names.get(person) or await self.storage.people.name_of(person) or "?"
            await self.talk.tell(live, deed, seat, name, other)

    async def stand(self, live: Live, person: str, seat: int) -> None:
        """Give up a seat."""
        async with self.changing(live):
            if person not in live.row.seat(seat).holders:
                raise Refuse(403, "not-yours")
            live.row.free()
            await self.storage.seats.leave(live.row.id, seat, person)
            if not live.row.guests.count(person):
                await self.storage.seats.welcome(live.row.id, person)
            await self._tell(live, "stands", seat, person)
            await self.refresh(live)

    async def give(self, live: Live, person: str, body: wire.SetSeat) -> None:
        """The host makes a seat open or a bot's."""
        async with self.changing(live):
            live.row.hosted(person)
            row = live.row.seat(body.seat)
            if live.row.status in ENDED:
                raise Refuse(409, "ended")
            if row.kind != "open":
                live.row.as_laid(person)
            if body.kind == "bot" and row.holders:
                raise Refuse(409, "occupied")
            level = level_of(live.table.shown, body.level) if body.kind == "bot" else None
            was = live.table.names[body.seat] if row.holders else ""
            await self.storage.seats.give(live.row.id, body.seat, body.kind, level)
            for one in row.holders:
                if one != person:  # who is sent away does not sit down again at once
                    await self.storage.seats.bar(live.row.id, one, {*bars_of(live.row, one), "seat"})
            if was:
                await self._tell(live, "opens", body.seat, person, was)
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

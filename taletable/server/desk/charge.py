"""The host in charge of people: who is the host, who may sit, look on and talk."""

from __future__ import annotations

from typing import Final

from taletable.table.info import person_key
from taletable.table.messages import Deed
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED

from .. import messages as wire
from ..storage import Storage, epoch_ms
from ..table import Live
from .clerk import Clerk
from .seats import Seats, bars_of
from .talk import Talk

MOST_PUBLIC: Final = 5
"""Tables of one host on the board."""
SETS: Final[dict[wire.Act, tuple[set[str], set[str], Deed]]] = {
    "send-away": ({"seat"}, set(), "sends-away"),
    "bar": ({"seat", "table"}, set(), "bars"),
    "let-in": (set(), {"seat", "table"}, "lets-in"),
    "mute": ({"mute"}, set(), "mutes"),
    "unmute": (set(), {"mute"}, "unmutes"),
}
"""Which bars an act sets and which it lifts, and how it is told."""


class Charge(Clerk):
    """Who sees to people for the host."""

    def __init__(self, storage: Storage, talk: Talk, seats: Seats) -> None:
        super().__init__(storage)
        self.talk = talk
        self.seats = seats

    async def somebody(self, live: Live, key: str) -> str:
        """Who is meant by a key: somebody who sits, has sat, looks on, was invited or kept out, or has said something."""
        row = live.row
        known = {row.host, *row.ever_sat(), *row.guests, *(one for _, one in row.barred), *live.presence.around()}
        for people in (known, await self.storage.chat.speakers(row.id)):
            for person in people:
                if person_key(row, person) == key:
                    return person
        raise Refuse(404, "nobody-here")

    async def welcome(self, live: Live, person: str) -> None:
        """May somebody who knows the code come in?"""
        if live.row.bars(person, "table") or live.row.bars(person, "seat"):
            raise Refuse(403, "kicked")
        await self.seats.shunned(live, person)

    async def manage(self, live: Live, host: str, key: str, act: wire.Act) -> None:
        """The host does something with somebody; all are told."""
        async with self.changing(live):
            live.row.hosted(host)
            person = await self.somebody(live, key)
            if person == host:
                raise Refuse(422, "yourself")
            name = live.row.names.get(person) or live.presence.called().get(person) or await self.storage.people.name_of(person) or "?"
            if act == "host":
                if live.row.status in ENDED:
                    raise Refuse(409, "ended")
                if person not in live.row.people():
                    raise Refuse(409, "host-sits")
                await self.storage.tables.change(live.row.id, host=person)
                await self._tell(live, host, "hosts", name)
            else:
                sets, lifts, deed = SETS[act]
                if "seat" in sets and live.row.status not in ENDED:
                    live.row.as_laid(host)
                await self.storage.seats.bar(live.row.id, person, (bars_of(live.row, person) | sets) - lifts)
                if "seat" in sets and live.row.status not in ENDED:
                    for seat in live.row.seats:
                        if person in seat.holders:
                            await self._unseat(live, seat.seat, person)
                        elif seat.kind == "open":  # an invitation that the person may have is void
                            await self.storage.seats.give(live.row.id, seat.seat, "open", None)
                    await self.storage.tables.edit_sharing(live.row.id, lambda asked: [one for one in asked if one.person != person])
                await self._tell(live, host, deed, name)
            await self.refresh(live)

    async def _unseat(self, live: Live, seat: int, person: str) -> None:
        """The seat is open, and its invitation void; who shares it stays."""
        if live.row.seats[seat].holders == [person]:
            await self.storage.seats.give(live.row.id, seat, "open", None)
        else:
            await self.storage.seats.leave(live.row.id, seat, person)

    async def set_manners(self, live: Live, host: str, body: wire.Manners) -> None:
        """The host says who may look on and talk."""
        async with self.changing(live):
            live.row.hosted(host)
            if live.row.status in ENDED:
                raise Refuse(409, "ended")
            onlooking = live.row.onlooking if body.onlooking is None else body.onlooking
            talking = body.talking or live.row.talking
            changed = onlooking != live.row.onlooking, talking != live.row.talking
            await self._set_public(live, body)
            if any(changed):
                await self.storage.tables.change(live.row.id, onlooking=onlooking, talking=talking)
            if changed[0]:
                await self._tell(live, host, "onlooking", str(onlooking))
            if changed[1]:
                await self._tell(live, host, "talking", talking)
            await self.refresh(live)

    async def _set_public(self, live: Live, body: wire.Manners) -> None:
        """The host puts the table on the board, or takes it off."""
        row = live.row
        if body.public is None and body.language is None:
            return
        if row.status != "open" or row.public == "strangers":
            raise Refuse(409, "settled")
        if body.public and row.public is None:
            await self.may_open(row.host)
        public = row.public if body.public is None else "open" if body.public else None
        language = row.language if body.language is None else body.language
        await self.storage.tables.change(row.id, "open", public=public, language=language, attended=epoch_ms())

    async def may_open(self, host: str) -> None:
        """May somebody have one more table on the board?"""
        if await self.storage.company.public(host) >= MOST_PUBLIC:
            raise Refuse(429, "many-public", n=MOST_PUBLIC)

    async def invite(self, live: Live, person: str, friend: str) -> None:
        """Somebody who sits here, or the host, asks a friend to the table."""
        async with self.changing(live):
            row = live.row
            if person != row.host and person not in row.people():
                raise Refuse(403, "not-seated")
            if row.status in ENDED or not any(seat.kind == "open" for seat in row.seats):
                raise Refuse(409, "no-open-seat")
            if friend in row.people():
                raise Refuse(409, "sits-already")
            await self.welcome(live, friend)
            await self.storage.seats.welcome(row.id, friend)
            await self.refresh(live)

    async def decline(self, live: Live, person: str) -> None:
        """Somebody who was asked to the table does not want to sit here."""
        async with self.changing(live):
            await self.storage.seats.decline(live.row.id, person)
            await self.refresh(live)

    async def leave(self, live: Live, person: str) -> None:
        """Somebody goes for good: stands up, and hands over what is theirs. A table without anybody else ends."""
        async with self.changing(live):
            row = live.row
            if row.status in ENDED:
                return
            others = [one for one in row.people() if one != person]
            if row.host == person and not others:
                await self.storage.tables.change(row.id, status="abandoned", paused=None, proposal=None)
            else:
                for seat in row.seats:
                    if person in seat.holders:
                        await self.storage.seats.leave(row.id, seat.seat, person)
                        await self.talk.tell(live, "stands", seat.seat, row.names.get(person, "?"))
                if row.host == person:
                    await self.storage.tables.change(row.id, host=others[0])
                    await self._tell(live, person, "hosts", row.names.get(others[0], "?"))
            await self.refresh(live)

    async def _tell(self, live: Live, host: str, deed: Deed, other: str) -> None:
        await self.talk.tell(live, deed, next(iter(live.row.held_by(host)), None), live.row.names.get(host, "?"), other)

"""Two persons turn out to be one: what a guest has moves along, but nobody gains a second hand by it."""

from __future__ import annotations

from taletable.games import games
from taletable.table.sheet import ENDED, Sheet

from ..shown import shown
from ..storage import Storage
from ..table import Live
from .clerk import Clerk
from .talk import Talk


def apart(sheet: Sheet, guest: str, person: str, hidden: bool, shunned: bool) -> bool:
    """Does the guest have to stand up here? So it is where the person may not sit, and where both have seen hands and a third plays."""
    if sheet.status in ENDED:
        return False
    if shunned or sheet.bars(person, "seat") or sheet.bars(person, "table"):
        return True
    if sheet.status == "open" or not hidden or sheet.ever_sat() <= {guest, person}:
        return False
    known = {one: {*sheet.held_by(one), *(seat for seat, who in sheet.sat if who == one)} for one in (guest, person)}
    return bool(known[person]) and bool(known[guest] - known[person])


class Merging(Clerk):
    """Who puts two persons together."""

    def __init__(self, storage: Storage, talk: Talk) -> None:
        super().__init__(storage)
        self.talk = talk

    async def put_together(self, guest: str, person: str) -> dict[str, tuple[Sheet, bool]] | None:
        """What is a guest's becomes a person's. The tables of both that go on, as they were, and whether the guest stood up from them;
        None if it cannot be done."""
        found: dict[str, tuple[Sheet, bool]] = {}
        for identity in await self.storage.together.tables_of(guest, person):
            if sheet := await self.storage.tables.find(identity):
                hidden = sheet.game not in games() or shown(games()[sheet.game]).hidden
                shunned = sheet.host not in (guest, person) and person in await self.storage.people.blocked(sheet.host)
                found[identity] = sheet, apart(sheet, guest, person, hidden, shunned)
        done = await self.storage.together.join(guest, person, [one for one, (_, stands) in found.items() if stands])
        return found if done else None

    async def tell(self, live: Live, sheet: Sheet, stood: bool, guest: str, person: str) -> None:
        """All who sit at a table under way are told who has become whom, or has stood up."""
        async with self.changing(live):
            seats = [seat.seat for seat in sheet.seats if guest in seat.holders]
            was, name = sheet.names.get(guest, "?"), await self.storage.people.name_of(person) or "?"
            if sheet.status != "open":
                for seat in seats:
                    if stood:
                        await self.talk.tell(live, "stands", seat, was)
                    else:
                        await self.talk.tell(live, "becomes", seat, was, name)
            await self.refresh(live)

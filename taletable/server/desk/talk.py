"""What people say."""

from __future__ import annotations

from taletable.table import messages as told
from taletable.table.info import person_key

from ..delivery import Visitor
from ..table import Live
from .clerk import Clerk


class Talk(Clerk):
    """Who passes on what is said."""

    async def say(self, live: Live, visitor: Visitor, name: str, text: str) -> None:
        """Say something to all."""
        seat = visitor.viewer if visitor.viewer in live.row.held_by(visitor.person) else None
        await self._pass_on(live, seat, name, text, by=visitor.person)

    async def tell(self, live: Live, deed: told.Deed, seat: int | None, name: str, other: str = "") -> None:
        """The table itself says, so that nobody can miss it later, what somebody has done."""
        await self._pass_on(live, seat, name, other, deed)

    async def _pass_on(
        self, live: Live, seat: int | None, name: str, text: str, deed: told.Deed | None = None, by: str | None = None
    ) -> None:
        n, at = await self.storage.chat.say(live.row.id, seat, name, text, deed, by)
        who = person_key(live.row, by) if by else None
        live.delivery.tell(told.ChatMessage([told.ChatLine(n, seat, name, text, at, deed, who)]), by)
        live.hall.wire.tell({"k": "chat", "t": live.row.id, "n": n})

    async def said(self, live: Live, first: int = 0) -> list[tuple[str | None, told.ChatLine]]:
        """What was said from a number on, and by whom."""
        return [
            (
                row.person,
                told.ChatLine(row.n, row.seat, row.name, row.text, row.at, row.deed, row.person and person_key(live.row, row.person)),
            )
            for row in await self.storage.chat.said(live.row.id, first)
        ]

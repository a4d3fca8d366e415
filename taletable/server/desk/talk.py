"""What people say."""

from __future__ import annotations

from taletable.table import messages as told

from ..delivery import Visitor
from ..table import Live
from .clerk import Clerk


class Talk(Clerk):
    """Who passes on what is said."""

    async def say(self, live: Live, visitor: Visitor, name: str, text: str) -> None:
        """Say something to all."""
        seat = visitor.viewer if visitor.viewer in live.row.held_by(visitor.person) else None
        await self._pass_on(live, seat, name, text)

    async def tell(self, live: Live, deed: told.Deed, seat: int, name: str, other: str = "") -> None:
        """The table itself says, so that nobody can miss it later, what somebody has done."""
        await self._pass_on(live, seat, name, other, deed)

    async def _pass_on(self, live: Live, seat: int | None, name: str, text: str, deed: told.Deed | None = None) -> None:
        n, at = await self.storage.chat.say(live.row.id, seat, name, text, deed)
        live.delivery.tell(told.ChatMessage([told.ChatLine(n, seat, name, text, at, deed)]))
        live.hall.wire.tell({"k": "chat", "t": live.row.id, "n": n})

    async def said(self, live: Live, first: int = 0) -> list[told.ChatLine]:
        """What was said from a number on."""
        return [
            told.ChatLine(row.n, row.seat, row.name, row.text, row.at, row.deed) for row in await self.storage.chat.said(live.row.id, first)
        ]

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
        n, at = await self.storage.chat.say(live.row.id, seat, name, text)
        live.delivery.tell(told.ChatMessage([told.ChatLine(n, seat, name, text, at)]))
        live.hall.wire.tell({"k": "chat", "t": live.row.id, "n": n})

    async def said(self, live: Live, first: int = 0) -> list[told.ChatLine]:
        """What was said from a number on."""
        return [told.ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in await self.storage.chat.said(live.row.id, first)]

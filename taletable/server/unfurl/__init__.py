"""What a shared link unfolds to where it is pasted: a title, a sentence, and a picture that is drawn here, without a browser."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256

from starlette.requests import Request

from taletable.table.refuse import Refuse

from ..hall import Hall
from ..session import Buckets
from .drawing import Studio
from .telling import Told, head_of, told_of

__all__ = ["Unfurl"]

KEPT = 48
"""Pictures in memory, of some 300 kB each."""
PER_SECOND, AT_ONCE = 0.2, 12.0
"""What one address may have drawn; what is drawn already costs nothing."""


class Unfurl:
    """One per app."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.studio = Studio(hall.settings.web)
        self.drawn: OrderedDict[str, bytes] = OrderedDict()
        self.drawing = asyncio.Lock()
        """One at a time: a picture keeps a processor busy for about a second."""
        self.asked = Buckets(PER_SECOND, AT_ONCE)

    async def head(self, request: Request, path: str, language: str) -> str:
        """What goes into the head of a page."""
        told = await told_of(self.hall, path, language)
        root = f"{request.url.scheme}://{request.url.netloc}{self.hall.settings.root_path}"
        return head_of(told, f"{root}/{path}", root, language)

    async def picture(self, path: str, language: str, who: str) -> tuple[bytes, str]:
        """The picture of a page and its tag."""
        told = await told_of(self.hall, path, language)
        if told.picture != path:
            raise Refuse(404, "no-file")
        tag = tag_of(told)
        if tag not in self.drawn:
            if not self.asked.take(who):
                raise Refuse(429, "too-fast")
            async with self.drawing:
                if tag not in self.drawn:
                    self.drawn[tag] = await asyncio.to_thread(self._draw, told)
                    while len(self.drawn) > KEPT:
                        self.drawn.popitem(last=False)
        self.drawn.move_to_end(tag)
        return self.drawn[tag], tag

    def _draw(self, told: Told) -> bytes:
        return self.studio.png(self.studio.draw(told.game, told.label, told.shows))


def tag_of(told: Told) -> str:
    """The same for what looks the same."""
    return sha256(repr(told).encode()).hexdigest()[:24]

"""Who comes through the door: how many connections one address may hold, and how long it may take to say what it wants."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from .settings import Settings


class Doorway:
    """What holds for the connections of this process. The app sets it up when it is made."""

    def __init__(self) -> None:
        self.most = 0
        self.header_s = 0.0
        self.trusted: frozenset[str] = frozenset()
        self.open: Counter[str] = Counter()
        """Connections by address, live lines included."""

    def set_up(self, settings: Settings) -> None:
        """From now on these settings hold."""
        self.most = settings.connections_per_address
        self.header_s = settings.header_s
        self.trusted = frozenset(settings.proxies)


DOORWAY: Final = Doorway()


class Patient(H11Protocol):
    """HTTP for those who say in good time what they want."""

    impatience: asyncio.TimerHandle | None = None
    counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes; a proxy that is trusted comes for many."""
        super().connection_made(transport)
        who = self.client[0] if self.client else ""
        if who and who not in DOORWAY.trusted:
            if DOORWAY.most and DOORWAY.open[who] >= DOORWAY.most:
                transport.abort()
                return
            self.counted = who
            DOORWAY.open[who] += 1
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Somebody speaks."""
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._relax()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A live line has times of its own, and still counts."""
        self._relax()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        who, self.counted = self.counted, ""
        if who and hasattr(protocol, "connection_lost"):
            lost = protocol.connection_lost

            def gone(error: Exception | None) -> None:
                """The line is down."""
                _leave(who)
                lost(error)

            protocol.connection_lost = gone  # type: ignore[method-assign, assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody leaves."""
        self._relax()
        who, self.counted = self.counted, ""
        if who:
            _leave(who)
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self.impatience is None and DOORWAY.header_s:
            self.impatience = self.loop.call_later(DOORWAY.header_s, self.transport.abort)

    def _relax(self) -> None:
        if self.impatience:
            self.impatience.cancel()
            self.impatience = None


def _leave(who: str) -> None:
    DOORWAY.open[who] -= 1
    if DOORWAY.open[who] <= 0:
        del DOORWAY.open[who]

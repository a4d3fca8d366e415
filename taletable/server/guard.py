"""What stands before every request: the origin check, and the headers that tell a browser what it may do."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from taletable.table.refuse import Refuse

from .problems import in_words
from .session import same_origin
from .shown import encode

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Styles may be inline because the client sets style attributes; scripts may not."""

HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Plain ASGI, so that it costs nothing on live lines once they are open."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        foreign = not same_origin(Headers(scope=scope), self.origins)
        if scope["type"] == "websocket":
            if foreign:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for key, value in HEADERS.items():
                    headers.setdefault(key, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if foreign and scope["method"] not in SAFE:
            body = encode(in_words(Refuse(403, "origin"), Headers(scope=scope)))
            await guarded({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
            await guarded({"type": "http.response.body", "body": body})
            return
        await self.app(scope, receive, guarded)

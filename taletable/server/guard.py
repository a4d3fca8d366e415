"""What stands before every request: the origin check, and the headers that tell a browser what it may do."""

from __future__ import annotations

import logging
import secrets
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from taletable.table.refuse import Refuse

from .logbook import request_id
from .metrics import Metrics
from .problems import in_words
from .session import same_origin
from .settings import Settings
from .shown import encode

logger = logging.getLogger("taletable")
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

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.origins = settings.origins
        self.api = f"{settings.root_path}/api/"
        self.hsts_s = settings.hsts_s
        self.log_requests = settings.log_requests
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        request_id.set(request)
        foreign = not same_origin(Headers(scope=scope), self.origins)
        if scope["type"] == "websocket":
            if foreign:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return

        began = time.monotonic()
        said = {"status": 0}

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                said["status"] = message["status"]
                headers = MutableHeaders(scope=message)
                headers["x-request-id"] = request
                if self.hsts_s and scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", f"max-age={self.hsts_s}")
                for key, value in HEADERS.items():
                    headers.setdefault(key, value)
                if scope["path"].startswith(self.api):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        async def refuse(refuse: Refuse) -> None:
            body = encode(in_words(refuse, Headers(scope=scope)))
            await guarded({"type": "http.response.start", "status": refuse.status, "headers": [(b"content-type", b"application/json")]})
            await guarded({"type": "http.response.body", "body": body})

        try:
            if foreign and scope["method"] not in SAFE:
                await refuse(Refuse(403, "origin"))
            else:
                await self.app(scope, receive, guarded)
        except Exception as error:
            # What is wrong may quote what was sent, and that is nobody's business: only where it went wrong is logged.
            logger.error("request failed: %s %s: %s", scope["method"], route_of(scope), type(error).__name__, exc_info=error)
            if not said["status"]:
                await refuse(Refuse(500, "broken", request=request))
        finally:
            took = time.monotonic() - began
            self.metrics.answers[said["status"] or 500] += 1
            self.metrics.requests.add(took)
            if self.log_requests:
                facts = {"method": scope["method"], "route": route_of(scope), "status": said["status"], "ms": round(took * 1000, 1)}
                logger.info("%s %s %s %.1f ms", *facts.values(), extra={"facts": facts})


def route_of(scope: Scope) -> str:
    """Which route it is. The address itself may name a table or a code."""
    return str(getattr(scope.get("route"), "path", "?"))

"""A server that lives below a path of its host: https://example.org/taletable."""

from __future__ import annotations

import re
from typing import Final

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from taletable.engine.saying import Wrong, say

PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
OURS: Final = frozenset(
    {"about", "api", "assets", "c", "company", "day", "e", "events", "friend", "healthz", "here", "in", "learn", "me", "metrics", "new"}
    | {"p", "pictures", "readyz", "records", "side", "t", "unfurl", "you"}
)
"""How paths of our own begin. Below such a path it could not be told whether a proxy has taken the prefix away."""


def root_path(text: str) -> str:
    """The path below which a server lives, as it is kept: without a stroke at its end, and empty for the root of the host."""
    path = text.strip().rstrip("/")
    if path and (not PATH.fullmatch(path) or path.split("/")[1] in OURS):
        raise Wrong(say("server.root-path", text=text[:80]))
    return path


class Below:
    """Proxies may hand on the whole path, or take the prefix away: the app gets the whole one, and is told what of it is not its own."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find the path that is meant."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        if path == self.root_path and scope["type"] == "http":
            query = scope["query_string"].decode("latin-1")
            await RedirectResponse(f"{path}/{query and '?'}{query}", 308)(scope, receive, send)
            return
        whole = path if path.startswith(f"{self.root_path}/") else self.root_path + path
        await self.app({**scope, "root_path": self.root_path, "path": whole}, receive, send)

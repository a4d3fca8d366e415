"""The client's files: hashed assets for ever, and the page itself for every other path."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"
PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}
NOT_BUILT = """<!doctype html><html lang="en"><title>Taletable</title>
<p>The server runs, but its pages are not built. <a href="/api/docs">The API is described here.</a></p></html>"""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def page(web: Path, path: str, request: Request) -> Response:
    """The file of a path, or the page."""
    root = web.resolve()
    file = (root / path).resolve() if path and "\0" not in path else root
    if file.is_relative_to(root) and file.is_file() and file.name != "index.html":
        hashed = file.is_relative_to(root / "assets")
        return _send(file, FOR_EVER if hashed else "no-cache", request)
    index = root / "index.html"
    if path.startswith("assets/"):
        return Response("There is no such file.", 404, media_type="text/plain")
    if index.is_file():
        return _send(index, "no-cache", request)
    return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})


def _send(file: Path, cached: str, request: Request) -> Response:
    """A file; text is packed for those who can unpack it."""
    headers = {"cache-control": cached}
    if file.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            media_type = mimetypes.guess_type(file.name)[0]
            return Response(_packed(file, file.stat().st_mtime_ns), headers=headers, media_type=media_type)
    return FileResponse(file, headers=headers)


@lru_cache(maxsize=256)
def _packed(file: Path, changed: int) -> bytes:
    """A file of the client, packed once; `changed` makes a rebuilt one another."""
    return gzip.compress(file.read_bytes(), 6)

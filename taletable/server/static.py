"""The client's files: hashed assets for ever, and the page itself for every other path."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from taletable.table.refuse import Refuse
from taletable.words.house import speech

from .problems import first_language

FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".txt": "text/plain",
}
"""Our own list: what a machine believes about endings differs, and browsers are told not to guess."""
PACKED = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt"}
NOT_BUILT = """<!doctype html><html lang="{language}"><title>Taletable</title>
<p>{said} <a href="/api/docs">{more}</a></p></html>"""


def page(web: Path, path: str, request: Request) -> Response:
    """The file of a path, or the page."""
    root = web.resolve()
    file = (root / path).resolve() if path and "\0" not in path else root
    if file.is_relative_to(root) and file.is_file() and file.name != "index.html":
        hashed = file.is_relative_to(root / "assets")
        return send(file, FOR_EVER if hashed else "no-cache", request)
    index = root / "index.html"
    if path.startswith("assets/"):
        raise Refuse(404, "no-file")
    if index.is_file():
        return send(index, "no-cache", request)
    language = first_language(request.headers)
    said, more = (speech(language).get(key) for key in ("server.not-built", "server.not-built-docs"))
    return HTMLResponse(NOT_BUILT.format(language=language, said=said, more=more), headers={"cache-control": "no-cache"})


def send(file: Path, cached: str, request: Request) -> Response:
    """A file; text is packed for those who can unpack it."""
    headers = {"cache-control": cached}
    media_type = TYPES.get(file.suffix, "application/octet-stream")
    if file.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(_packed(file, file.stat().st_mtime_ns), headers=headers, media_type=media_type)
    return FileResponse(file, headers=headers, media_type=media_type)


@lru_cache(maxsize=256)
def _packed(file: Path, changed: int) -> bytes:
    """A file of the client, packed once; `changed` makes a rebuilt one another."""
    return gzip.compress(file.read_bytes(), 6)

"""The client's files: hashed assets for ever, and the page itself for every other path."""

from __future__ import annotations

import gzip
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from taletable.table.refuse import Refuse
from taletable.words.house import speech

from .problems import first_language
from .settings import Settings

FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".gz": "application/gzip",
    ".zip": "application/zip",
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
PAGES = re.compile(
    r"(index\.html)?|new/[^/]+/?|t/[^/]+(/replay)?/?|[pc]/[^/]+/?|day(/[^/]+)?/?|side/[^/]+/[^/]+/?|e/[^/]+(/screen)?/?"
    r"|(records|learn|about|me|you|in|here|company|friend|events)/?"
)
"""What the client shows something for (web/src/lib/router.svelte.ts)."""
MADE_FOR = "accept-encoding, accept-language"
ROBOTS = "User-agent: *\nDisallow: {root}/api/\n"
"""Who unfolds a link reads its page; that no table is to be found by searching, the page itself says."""
CARRIER = "carrier-"
"""The script of the worker that carries a page's tables; the only one that may run WebAssembly."""
CARRIER_CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
NOT_BUILT = """<!doctype html><html lang="{language}"><title>Taletable</title>
<p>{said} <a href="{root}/api/docs">{more}</a></p></html>"""


def housed(text: str, home: str, mark: str = "") -> str:
    """The page, told where it lives (`web/src/lib/home.ts`)."""
    head = f'<meta name="taletable-home" content="{home}"{mark} />'
    return text.replace('="/', f'="{home}').replace("<head>", f"<head>\n    {head}", 1)


async def page(settings: Settings, path: str, request: Request, head: Callable[[], Awaitable[str]]) -> Response:
    """The file of a path, or the page, with what is said of it in its head."""
    root = settings.web.resolve()
    if file := _file(root, path):
        hashed = file.is_relative_to(root / "assets")
        return send(file, FOR_EVER if hashed else "no-cache", request)
    index = root / "index.html"
    if path == "robots.txt":
        return PlainTextResponse(ROBOTS.format(root=settings.root_path), headers={"cache-control": "no-cache"})
    if path.startswith("assets/") or ("." in path.rpartition("/")[2] and not PAGES.fullmatch(path)):
        raise Refuse(404, "no-file")
    if index.is_file():
        known = bool(PAGES.fullmatch(path))
        text = housed(index.read_text(encoding="utf-8"), f"{settings.root_path}/")
        text = text.replace("</head>", (await head() if known else "") + "</head>", 1)
        headers = {"cache-control": "no-cache", "vary": MADE_FOR}
        if path.startswith("t/"):
            headers["x-robots-tag"] = "noindex"
        if "gzip" in request.headers.get("accept-encoding", ""):
            return HTMLResponse(gzip.compress(text.encode(), 6), 200 if known else 404, {**headers, "content-encoding": "gzip"})
        return HTMLResponse(text, 200 if known else 404, headers)  # the page itself says that there is nothing here
    language = first_language(request.headers)
    said, more = (speech(language).get(key) for key in ("server.not-built", "server.not-built-docs"))
    return HTMLResponse(
        NOT_BUILT.format(language=language, said=said, more=more, root=settings.root_path), headers={"cache-control": "no-cache"}
    )


def _file(root: Path, path: str) -> Path | None:
    """The file of the client that a path names, but for the page itself."""
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() and file.name != "index.html" else None
    except OSError:  # no file has such a name
        return None


def send(file: Path, cached: str, request: Request) -> Response:
    """A file; text is packed for those who can unpack it."""
    headers = {"cache-control": cached}
    if file.name.startswith(CARRIER):
        headers["content-security-policy"] = CARRIER_CSP
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

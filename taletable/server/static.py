"""The client's files: hashed assets for ever, and the page itself for every other path."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><title>Taletable</title>
<p>The server runs, but its pages are not built. <a href="/api/docs">The API is described here.</a></p></html>"""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def page(web: Path, path: str) -> Response:
    """The file of a path, or the page."""
    root = web.resolve()
    file = (root / path).resolve() if path and "\0" not in path else root
    if file.is_relative_to(root) and file.is_file() and file.name != "index.html":
        hashed = file.is_relative_to(root / "assets")
        return FileResponse(file, headers={"cache-control": FOR_EVER if hashed else "no-cache"})
    index = root / "index.html"
    if path.startswith("assets/"):
        return Response("There is no such file.", 404, media_type="text/plain")
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})

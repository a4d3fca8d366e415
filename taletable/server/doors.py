"""The run-time door of games to the web client: where their modules, style sheets and covers are, and the files themselves."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taletable.engine.game import Game
from taletable.engine.web import FOLDER, find_file
from taletable.table.messages import GameWeb
from taletable.table.refuse import Refuse
from taletable.table.shown import NOTHING

from .static import FOR_EVER, TYPES, send

BUILT = "games.json"
"""What the build of the client writes: the modules of the games that are built with it."""

Signature = tuple[tuple[str, int, int], ...]


class Built(msgspec.Struct):
    """A module that is built with the client."""

    module: str
    styles: list[str]


class Doors:
    """The doors of all games."""

    def __init__(self, web: Path) -> None:
        self.web = web

    def of(self, game: Game[Any]) -> GameWeb | None:
        """What a game brings for the client; None for nothing."""
        own = game.web
        if own is None:
            built = self._built().get(game.id)
            return GameWeb(f"/{built.module}", [f"/{name}" for name in built.styles], "", NOTHING) if built else None
        root = f"/api/games/{quote(game.id, safe='')}/web/{_version(game.folder)}/"

        def at(name: str) -> str:
            return root + quote(name) if name else ""

        return GameWeb(at(own.module), [at(name) for name in own.styles], at(own.cover), own.trouble(game.folder) or NOTHING)

    def file(self, game: Game[Any], version: str, path: str, request: Request) -> Response:
        """A file of a game's package. It can be kept for ever: another version has another address."""
        file = find_file(game.folder, path) if game.web and version == _version(game.folder) else None
        if file is None or file.suffix not in TYPES:
            raise Refuse(404, "no-file")
        return send(file, FOR_EVER, request)

    def _built(self) -> dict[str, Built]:
        try:
            return msgspec.json.decode((self.web / BUILT).read_bytes(), type=dict[str, Built])
        except FileNotFoundError:
            return {}


def _version(package: Path) -> str:
    """A digest of all files that a package has for browsers."""
    root = package / FOLDER
    files = sorted(path for path in root.rglob("*") if path.is_file())
    return _digest(root, tuple((path.relative_to(root).as_posix(), (s := path.stat()).st_size, s.st_mtime_ns) for path in files))


@lru_cache(maxsize=64)
def _digest(root: Path, files: Signature) -> str:
    digest = hashlib.sha256()
    for name, size, _ in files:
        digest.update(f"{name}\0{size}\0".encode())
        digest.update((root / name).read_bytes())
    return digest.hexdigest()[:16]

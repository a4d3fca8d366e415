"""What a page takes along to carry tables by itself: our own modules as archives, one for the table and one for each game.

They are made of the package as it lies here, so they always are of its version. Their names carry a digest, and they can be kept for ever.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from taletable.engine.game import Game
from taletable.games import games

PACKAGE: Final = Path(__file__).resolve().parent.parent
TABLE: Final = "table"
"""The archive of what all games need."""
PARTS: Final = ("engine", "companions", "table", "bots", "page")
SUFFIXES: Final = frozenset({".py", ".toml", ".ftl", ".md"})
ASIDE: Final = frozenset({"__pycache__", "web", "tests", "balance.py", "terminal.py"})
"""What a table in a page has no use for."""
BYTECODE: Final = PACKAGE / "_web" / "bytecode.zip"
"""Our modules as the page's interpreter would compile them, made with the client (`web/scripts/bytecode.py`)."""
MEANINGS: Final = "rules_version"
"""What `taletable.engine.version` remembers beside the modules whose rules it tells."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


class Parcel(NamedTuple):
    """An archive."""

    name: str
    data: bytes


def parcels() -> dict[str, Parcel]:
    """The archive of the table, and those of the games that are our own. Games from elsewhere are played at a server."""
    own = {game.id: _parcel(game.id, _of_game(game)) for game in games().values() if game.package.startswith("taletable.games.")}
    return {TABLE: _parcel(TABLE, _of_table()), **own}


def _of_table() -> Iterator[Path]:
    yield PACKAGE / "__init__.py"
    yield from (PACKAGE / "games").glob("*.py")
    yield from (PACKAGE / "text").glob("*/engine.ftl")
    for part in PARTS:
        yield from _files(PACKAGE / part)


def _of_game(game: Game[Any]) -> Iterator[Path]:
    yield from _files(game.folder)


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix in SUFFIXES and not ASIDE & {*file.relative_to(folder).parts}:
            yield file


def _parcel(name: str, files: Iterator[Path]) -> Parcel:
    return _packed(name, tuple((file, file.stat().st_mtime_ns) for file in [*files, *([BYTECODE] if BYTECODE.is_file() else [])]))


@cache
def _packed(name: str, files: tuple[tuple[Path, int], ...]) -> Parcel:
    """The same files always make the same archive."""
    sources = {file.relative_to(PACKAGE.parent).as_posix(): file.read_bytes() for file, _ in sorted(files) if file != BYTECODE}
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in (sources | _compiled(sources)).items():
            archive.writestr(zipfile.ZipInfo(path, LONG_AGO), data, zipfile.ZIP_DEFLATED)
    data = made.getvalue()
    return Parcel(f"{name}-{sha256(data).hexdigest()[:16]}.zip", data)


def _compiled(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Bytecode of modules, and what they mean, where Python looks for it. What has changed since it was compiled has none."""
    if not BYTECODE.is_file():
        return {}
    found: dict[str, bytes] = {}
    meanings: dict[str, dict[str, str]] = {}
    with zipfile.ZipFile(BYTECODE) as archive:
        known, tag, meant = set(archive.namelist()), archive.read("tag").decode(), json.loads(archive.read("meanings"))
        for path, source in sources.items():
            digest = sha256(source).hexdigest()
            if f"{path}.{digest}" in known:
                folder, _, module = path.removesuffix(".py").rpartition("/")
                found[f"{folder}/__pycache__/{module}.{tag}.pyc"] = archive.read(f"{path}.{digest}")
                for home in _homes(folder):
                    meanings.setdefault(home, {})[digest] = meant[digest]
    return found | {f"{home}/__pycache__/{MEANINGS}.{tag}.json": json.dumps(one).encode() for home, one in meanings.items()}


def _homes(folder: str) -> Iterator[str]:
    """Where the meaning of a module is looked for: the engine, or its game."""
    parts = folder.split("/")
    if parts[1:2] == ["engine"]:
        yield "/".join(parts[:2])
    elif parts[1:2] == ["games"] and len(parts) > 2:
        yield "/".join(parts[:3])

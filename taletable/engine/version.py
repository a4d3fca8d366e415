"""The version of a game's rules: a digest of all that decides, so that it changes by itself whenever they do.

It is made of the engine and of the game's folder: the meaning of every module (comments, docstrings and layout do not count), and every
file of content. What cannot decide is left out: bots, studies, terminals, texts, ledgers, boards. So plain and compiled builds, all
machines and all versions of Python agree on it; and it changes too often rather than too seldom, which costs a replay and nothing else.
"""

from __future__ import annotations

import ast
import json
import os
import sys
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, Final

DIGITS: Final = 12
ASIDE: Final = frozenset({"bot", "errands", "balance", "terminal", "text", "lesson", "web", "tests", "__pycache__"})
"""Modules and folders of a game that rules never ask; see the contracts of import-linter."""
ASIDE_FOLDERS: Final = ASIDE | {"board"}
"""A module `board` may well decide: Dice Upon a Time has its map there."""
NO_CONTENT: Final = frozenset({".md", ".pyi", ".typed"})
COMPILED: Final = frozenset({".so", ".pyd", ".pyc"})
MEANINGLESS: Final = frozenset({"ctx", "kind", "type_comment", "type_ignores"})
"""Parts of a syntax tree that say what another part says, or nothing."""

_known: dict[tuple[Path, ...], str] = {}


def rules_version(module: str) -> str:
    """The version of the rules of a game, given its package, or the one module that it consists of."""
    places = (Path(__file__).parent, *_home(module))
    found = _known.get(places)
    if found is None:
        found = _known[places] = version_of(list(places))
    return found


def _home(module: str) -> list[Path]:
    """The folder of a package, or the file of a module; nothing for what was made in no file."""
    found = sys.modules.get(module)
    file = getattr(found, "__file__", None)
    if not isinstance(file, str):
        return [Path(folder) for folder in getattr(found, "__path__", ())]  # a folder without __init__.py
    path = Path(file)
    return [path.parent if path.stem == "__init__" else path]


def version_of(places: list[Path]) -> str:
    """The version that folders and files make: a digest of all that decides in them."""
    whole = sha256()
    for place in places:
        for name, meaning in _meanings(place):
            whole.update(f"{name} {meaning}\n".encode())
    return whole.hexdigest()[:DIGITS]


def _meanings(place: Path) -> list[tuple[str, str]]:
    """What decides in a folder, or in a file: names, and digests of what they mean. Digests of modules are remembered beside them."""
    folder = place if place.is_dir() else place.parent
    memory = Path(cache_from_source(str(folder / "rules_version.py"))).with_suffix(".json")
    known = _recall(memory)
    found: list[tuple[str, str]] = []
    fresh: dict[str, str] = {}
    for path in sorted(_deciding(place), key=lambda path: path.relative_to(folder).as_posix()):
        data = path.read_bytes()
        raw = sha256(data).hexdigest()
        if path.suffix == ".py":
            meaning = fresh[raw] = known.get(raw) or sha256(meaning_of(data).encode()).hexdigest()
        elif path.suffix in COMPILED:
            meaning = raw
        else:
            meaning = sha256(data.replace(b"\r\n", b"\n")).hexdigest()
        found.append((path.relative_to(folder).as_posix(), meaning))
    if fresh.keys() - known.keys():
        _remember(memory, fresh)
    return found


def _deciding(place: Path) -> list[Path]:
    if not place.is_dir():
        return [place]
    found: list[Path] = []
    for path in place.iterdir():
        if path.name.split(".")[0] in (ASIDE_FOLDERS if path.is_dir() else ASIDE) or path.name.startswith("."):
            continue
        if path.is_dir():
            found += _deciding(path)
        elif path.suffix not in NO_CONTENT and not (path.suffix in COMPILED and _source(path).exists()):
            found.append(path)
    return found


def _source(compiled: Path) -> Path:
    """The module that something compiled was made of."""
    return compiled.with_name(compiled.name.split(".")[0] + ".py")


def meaning_of(source: bytes) -> str:
    """A module as text in which only what it does counts, whoever wrote it down how."""
    words: list[str] = []
    _spell(ast.parse(source), words)
    return "\n".join(words)


def _spell(node: ast.AST, words: list[str]) -> None:
    words.append(type(node).__name__)
    for name in node._fields:
        value: Any = getattr(node, name, None)
        if value is None or value == [] or name in MEANINGLESS:  # what another version of Python does not have is empty there
            continue
        words.append(name)
        if isinstance(value, ast.AST):
            _spell(value, words)
        elif isinstance(value, list):
            words.append("[")
            for item in value:
                if not isinstance(item, ast.AST):
                    words.append(repr(item))
                elif not (isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant)):  # a docstring does nothing
                    _spell(item, words)
            words.append("]")
        else:
            words.append(repr(value))


def _recall(memory: Path) -> dict[str, str]:
    try:
        data = json.loads(memory.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {raw: meaning for raw, meaning in data.items() if isinstance(meaning, str)} if isinstance(data, dict) else {}


def _remember(memory: Path, meanings: dict[str, str]) -> None:
    """So that the next start need not read the modules again; where nothing may be written it does."""
    if sys.dont_write_bytecode:
        return
    try:
        memory.parent.mkdir(parents=True, exist_ok=True)
        fresh = memory.with_name(f"{memory.name}.{os.getpid()}")
        fresh.write_text(json.dumps(meanings), encoding="utf-8")
        fresh.replace(memory)
    except OSError:
        return

"""Which code of a game cites which paragraphs of its ledger.

Code cites an id in a comment, in a docstring, or in a value (`Refusal("PT-5.8", …)`, `cite = "PT-R.48"`); content is cited by a row of the
ledger that has its name. A passage is the code that is meant: the function under a docstring, the class with a `cite`, the statement beside
a comment, the condition of a refusal, the line of a card. The docstring of a module is a table of contents, and cites nothing.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from taletable.engine.game import Game
from taletable.engine.ledger import Ledger

_ID: Final = re.compile(r"\b([A-Z]{2}-[A-Z0-9]+\.[A-Z]?)(\d+)\b(?: (?:to|–) ([A-Z]{2}-[A-Z0-9]+\.[A-Z]?)(\d+)\b)?")
ASIDE: Final = frozenset(
    {"bot", "errands", "balance", "terminal", "catalogue", "shapes", "view", "check", "text", "lesson", "web", "tests", "__pycache__"}
)
"""What speaks of rules without deciding: bots, studies, pages, and why a position cannot be."""


class Passage(NamedTuple):
    """Code that cites ids: a node of a module and the lines of it that count, or one line of content."""

    file: str
    node: ast.AST | None
    """Of the tree in `Module`; None for content."""
    first: int
    last: int
    ids: frozenset[str]

    @property
    def size(self) -> int:
        """The narrower, the surer that all of it is meant."""
        return self.last - self.first


class Module(NamedTuple):
    """A file that decides."""

    file: str
    """Its path from the game's folder."""
    path: Path
    source: str
    tree: ast.Module | None
    passages: tuple[Passage, ...]


def named(text: str) -> frozenset[str]:
    """The ids in a text; `PT-5.1 to PT-5.3` names three."""
    found: set[str] = set()
    for chapter, first, other, last in _ID.findall(text):
        end = int(last) if other == chapter else int(first)
        found.update(f"{chapter}{n}" for n in range(int(first), end + 1))
    return frozenset(found)


def modules(game: Game[Any]) -> list[Module]:
    """All files of a game that decide, with the passages that cite its ledger."""
    rows = _rows(game.ledger)
    found = []
    for path in sorted(game.folder.rglob("*")):
        place = path.relative_to(game.folder)
        if path.suffix not in (".py", ".toml") or any(part.split(".")[0] in ASIDE for part in place.parts):
            continue
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source) if path.suffix == ".py" else None
        passages = _code(place.as_posix(), source, tree, rows) if tree else _content(place.as_posix(), source, rows)
        known = [passage._replace(ids=passage.ids & game.ledger.paragraphs.keys()) for passage in passages]
        found.append(Module(place.as_posix(), path, source, tree, tuple(passage for passage in known if passage.ids)))
    return found


def slug(name: str) -> str:
    """A name as a key of content: “The Witch's Oven” is the-witchs-oven."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", name.lower())).strip("-")


def _rows(ledger: Ledger) -> dict[str, str]:
    """The ids of rows by the keys that their first cell may have."""
    found: dict[str, str] = {}
    for line in ledger.markdown.splitlines():
        if match := re.match(r"^\|\s*\*\*([A-Z]{2}-[A-Z0-9.]+)\*\*\s*\|([^|]+)\|", line):
            key = slug(match[2])
            for name in (key, key.removeprefix("the-")):
                found.setdefault(name, match[1])
    return found


# Content


def _content(file: str, source: str, rows: dict[str, str]) -> Iterator[Passage]:
    for number, line in enumerate(source.splitlines(), 1):
        if match := re.match(r"^([a-z0-9-]+) = [\[{]", line):
            key = match[1]
            ids = named(line) | ({rows[key]} if key in rows else frozenset())
            if ids:
                yield Passage(file, None, number, number, frozenset(ids))


# Code


def _code(file: str, source: str, tree: ast.Module, rows: dict[str, str]) -> Iterator[Passage]:
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if ids := named(node.value):
                meant = _meant(node, parents)
                if meant is not None:
                    yield _passage(file, meant, ids)
            call = parents.get(node)
            if node.value in rows and isinstance(call, ast.Call) and call.args[0] is node:
                yield _passage(file, call, frozenset({rows[node.value]}))
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    for line, alone, ids in _comments(source):
        beside = _beside(statements, line, alone)
        if beside is not None:
            yield beside._replace(file=file, ids=ids)


def _passage(file: str, node: ast.AST, ids: frozenset[str]) -> Passage:
    assert isinstance(node, ast.expr | ast.stmt)
    return Passage(file, node, node.lineno, node.end_lineno or node.lineno, ids)


def _meant(text: ast.Constant, parents: dict[ast.AST, ast.AST]) -> ast.AST | None:
    """The code that a string speaks of; None for the docstring of a module."""
    around = parents[text]
    if isinstance(around, ast.Expr):  # a docstring
        owner = parents[around]
        body: list[ast.stmt] = getattr(owner, "body", [])
        if body and body[0] is around:
            return None if isinstance(owner, ast.Module) else owner
        place = body.index(around) if around in body else 0
        return body[place - 1] if place else None  # of the constant above it
    node: ast.AST = text
    while not isinstance(node, ast.stmt):
        node = parents[node]
    above = parents[node]
    if isinstance(node, ast.Raise):  # why content or a position cannot be
        return None
    if isinstance(node, ast.Assign) and isinstance(above, ast.ClassDef):  # cite = "PT-R.48"
        return above
    if isinstance(node, ast.Return) and isinstance(above, ast.If) and node in above.body:
        return above
    return node


def _comments(source: str) -> Iterator[tuple[int, bool, frozenset[str]]]:
    """Comments that name ids: the line, whether it has nothing else, and the ids."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and (ids := named(token.string)):
            yield token.start[0], not token.line[: token.start[1]].strip(), ids


def _beside(statements: list[ast.stmt], line: int, alone: bool) -> Passage | None:
    """The statement that a comment stands beside or above; of a long one that began before, only the line itself."""
    if alone:
        below = [node for node in statements if node.lineno > line]
        node = min(below, key=lambda node: (node.lineno, -(node.end_lineno or 0)), default=None)
        return None if node is None else _passage("", node, frozenset())
    around = [node for node in statements if node.lineno <= line <= (node.end_lineno or 0)]
    starting = [node for node in around if node.lineno == line or _header(node) >= line]
    node = min(starting or around, key=lambda node: (node.end_lineno or 0) - node.lineno, default=None)
    if node is None:
        return None
    whole = _passage("", node, frozenset())
    return whole if starting else whole._replace(first=line, last=line)


def _header(node: ast.stmt) -> int:
    """The last line of a compound statement before its body; 0 for others."""
    body: list[ast.stmt] = getattr(node, "body", [])
    return body[0].lineno - 1 if body else 0

"""What the code says and what the catalogues of the house hold are the same: every key, none in vain, and the same arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main

import taletable
from taletable.cli import app
from taletable.engine.catalogues import TEXT
from taletable.engine.game import Game
from taletable.games import games
from taletable.words import ENGLISH, PSEUDO, words_of
from taletable.words.house import speech

HOME = Path(taletable.__file__).parent
PACKAGES = ("server", "table", "engine", "cli", "lab", "bots", "page", "companions", "words")
OF_GAMES = (
    "ask",
    "event",
    "game",
    "lesson",
    "move",
    "option",
    "refuse",
    "rival",
    "rule",
    "shelf",
    "source",
    "stake",
    "standing",
    "gain",
    "did",
    "award",
    "terminal",
    "verdict",
)
"""The keys of what games say; their own tests look after them."""
FOREIGN = ("library-", "wrong-")
"""What libraries say in English, recognised by its words: no key is written for it."""


class Use(NamedTuple):
    """A sentence that the code says."""

    place: str
    key: str
    args: frozenset[str] | None
    """None: they are made elsewhere."""


def keys_of(node: ast.expr) -> list[str]:
    """The keys that an expression may be; one that is made of parts ends with a star."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) + keys_of(node.orelse)
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return [str(node.values[0].value) + "*"]
    return []


def said(call: ast.Call) -> list[str]:
    """The keys that a call says, whole."""
    name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name in ("say", "say_it", "said", "sentence") and call.args:
        return [key for key in keys_of(call.args[0]) if "." in key or key in ("cited", "seat", "verbatim")]
    if name == "get" and call.args and isinstance(call.func, ast.Attribute) and "speech(" in ast.unparse(call.func.value):
        return keys_of(call.args[0])
    if name == "Refuse" and len(call.args) > 1:
        return [f"problem.{code}" for code in keys_of(call.args[1])]
    if ast.unparse(call.func) in ("told.Error", "self.error", "self._strike") and call.args:
        return [f"problem.{code}" for code in keys_of(call.args[0])]
    return []


def uses(folder: Path, files: str = "**/*.py") -> Iterator[Use]:
    """All that the modules of a folder say."""
    for file in sorted(folder.glob(files)):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                names = [keyword.arg for keyword in node.keywords]
                args = None if None in names else frozenset(name for name in names if name and name != "otherwise")
                if isinstance(node.func, ast.Attribute) and node.func.attr == "Error":
                    args = None  # they are handed on as they are
                for key in said(node):
                    yield Use(f"{file.relative_to(HOME).as_posix()}:{node.lineno}", key, args)


@cache
def house() -> list[Use]:
    """All that the house says."""
    return [use for package in PACKAGES for use in uses(HOME / package)] + [*uses(HOME / "games", "__init__.py")]


def places(words: Any, key: str) -> set[str]:
    """The arguments of a sentence."""
    return {re.sub("-(id|is|person|than-.*)$", "", name) for name in words.places(key)}


def test_what_the_house_says_is_in_its_catalogues() -> None:
    words = speech(ENGLISH)
    missing = [use for use in house() if not use.key.endswith("*") and use.key.split(".")[0] not in OF_GAMES and not words.has(use.key)]
    assert not missing
    parts = [use.key.rstrip("*").replace(".", "-") for use in house() if use.key.endswith("*") and use.key.split(".")[0] not in OF_GAMES]
    assert [part for part in parts if not any(key.startswith(part) for key in words.keys)] == []


def test_sentences_are_given_what_they_speak_of() -> None:
    words = speech(ENGLISH)
    wrong = [
        (use, places(words, use.key))
        for use in house()
        if use.args is not None and words.has(use.key) and use.key.split(".")[0] not in OF_GAMES and use.args != places(words, use.key)
    ]
    assert not wrong


def test_no_sentence_is_there_in_vain() -> None:
    literal = {use.key.replace(".", "-") for use in house()}
    parts = tuple(use.key.rstrip("*").replace(".", "-") for use in house() if use.key.endswith("*"))
    whole = "".join(file.read_text(encoding="utf-8") for package in PACKAGES for file in (HOME / package).rglob("*.py"))
    status = {f"problem-{status}" for status in ("paused", "over", "abandoned")}  # a table that does not run says how it stands

    def used(key: str) -> bool:
        if key in literal | status | help_keys() or key.startswith(FOREIGN) or key.split("-")[0] in OF_GAMES:
            return True
        if key.startswith("seat-"):  # parts of what games say
            return True
        if any(key.startswith(part) for part in parts if part not in ("help-", "problem-")):
            return True
        return any(f'"{dotted}"' in whole for dotted in (key.replace("-", ".", 1), key))

    assert sorted(key for key in speech(ENGLISH).keys if not used(key)) == []


@cache
def help_keys() -> frozenset[str]:
    """The keys of what can be explained of the commands."""
    found: set[str] = set()
    commands: list[Any] = [typer.main.get_command(app)]
    while commands:
        command = commands.pop()
        commands += getattr(command, "commands", {}).values()
        name = command.name.replace("-", "_")
        found |= {f"help-{name}", f"help-{name}-more", f"help-{name}-end"}
        for parameter in ["help", *(parameter.name.strip("_") for parameter in command.params)]:
            for of in (name, "any"):
                found |= {f"help-{of}-{parameter}", f"help-{of}-{parameter}-default"}
    return frozenset(found)


def test_every_command_and_parameter_is_explained() -> None:
    words = speech(ENGLISH)
    commands: list[Any] = [typer.main.get_command(app)]
    while commands:
        command = commands.pop()
        commands += getattr(command, "commands", {}).values()
        name = command.name.replace("-", "_")
        assert words.has(f"help.{name}"), name
        for parameter in command.params:
            own = parameter.name.strip("_")
            assert words.has(f"help.{name}.{own}") or words.has(f"help.any.{own}"), f"{name} {own}"


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_games_say_of_positions(game: Game[Any]) -> None:
    words = words_of(game, ENGLISH)
    said = [use for use in uses(game.folder) if use.key.startswith("position.")]
    assert [use for use in said if not words.has(use.key) and not speech(ENGLISH).has(use.key)] == []
    wrong = [(use, places(words, use.key)) for use in said if words.has(use.key) and set(use.args or ()) != places(words, use.key)]
    assert not wrong
    assert {key for key in words.keys if key.startswith("position-")} <= {use.key.replace(".", "-") for use in said}


def test_a_key_is_in_one_file() -> None:
    seen: dict[str, str] = {}
    for file in sorted((TEXT / ENGLISH).glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            key, sign, _ = line.partition(" =")
            if sign and key[:1].isalpha():
                assert key not in seen, f"{key} is in {seen[key]} and in {file.name}"
                seen[key] = file.name
    assert set(seen) == speech(ENGLISH).keys == speech(PSEUDO).keys

"""What a game can do, refuse and tell is declared beside the rule that does it."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from taletable.engine.grammar import Grammar
from taletable.games import games
from taletable.testing.walking import AnyGame

NOT_RULES = {"bot", "balance", "catalogue", "check", "terminal", "view"}
"""Modules that only speak of moves and events which others make."""


def modules(game: AnyGame) -> Iterator[tuple[str, ast.Module]]:
    """The modules of a game's rules with their syntax trees."""
    for path in sorted(game.folder.rglob("*.py")):
        inside = path.relative_to(game.folder)
        if NOT_RULES.isdisjoint({*inside.parts[:-1], inside.stem}):
            yield ".".join([game.package, *inside.with_suffix("").parts]).removesuffix(".__init__"), ast.parse(path.read_text("utf-8"))


def made(tree: ast.Module) -> set[str]:
    """The moves, refusals, events and stakes that a module makes by name."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
            group, place = {"Move": ("move", 1), "Refusal": ("refuse", 1), "tell": ("event", 0), "Stake": ("stake", 0)}.get(name, ("", 0))
            if group and len(node.args) > place:
                words = [n.value for n in ast.walk(node.args[place]) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
                found |= {f"{group}.{word}" for word in words}
    return found


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_what_one_module_makes_is_declared_there(game: AnyGame) -> None:
    """What several make is declared in one of them, or below them."""
    makers: dict[str, list[str]] = {}
    declared: dict[str, str] = {}
    for name, tree in modules(game):
        grammar = getattr(importlib.import_module(name), "GRAMMAR", None)
        declared |= dict.fromkeys(grammar.arguments if isinstance(grammar, Grammar) else (), name)
        for key in made(tree):
            makers.setdefault(key, []).append(name)
    known = {key for key in makers if key in game.grammar.arguments}
    assert len(known) > 0.8 * len(game.grammar.arguments), "hardly anything is found"
    for key in known:
        if len(makers[key]) == 1:
            assert makers[key] == [declared[key]], f"{key} is made in {makers[key][0]} and declared in {declared[key]}"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_meta_object_declares_only_what_is_refused_at_set_up(game: AnyGame) -> None:
    grammar = getattr(importlib.import_module(f"{game.package}.meta"), "GRAMMAR", Grammar())
    assert all(key.startswith("refuse.") for key in grammar.arguments)
    assert (game.folder / "meta.py").is_file()
    assert "ARGUMENTS" not in Path(game.folder / "meta.py").read_text("utf-8")

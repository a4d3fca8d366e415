"""Modules that a game's folder may hold beside its rules: bot.py, terminal.py."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from taletable.engine.game import Game


def companion(game: Game[Any], name: str) -> ModuleType | None:
    """A module of the game's folder by its name; None if there is none."""
    module = f"{game.package}.{name}"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # the game is a single module, not a folder
        return None
    return import_module(module) if found else None

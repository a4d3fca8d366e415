"""What a game may bring beside its rules, each in a module of its folder: `bot`, `balance`, `terminal`.

This package holds what such modules are made of. It lies below the games; what looks games up lies above them.
"""

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

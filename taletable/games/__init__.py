"""The games: every folder here with a meta.py, and installed packages of the entry point group `taletable.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from taletable.engine.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """All games by id, in alphabetical order."""
    found: dict[str, Game[Any]] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and find_spec(f"{__name__}.{module.name}.meta"):
            game = importlib.import_module(f"{__name__}.{module.name}.meta").GAME
            found[game.id] = game
    for entry in entry_points(group="taletable.games"):
        game = entry.load()
        found[game.id] = game
    return dict(sorted(found.items()))


def find_game(name: str) -> Game[Any]:
    """A game by its id; `paper_tales` and a clear start of the id do as well. KeyError lists what there is."""
    wanted = name.lower().replace("_", "-").replace(" ", "-")
    matches = [game for key, game in games().items() if key == wanted] or [
        game for key, game in games().items() if wanted and key.startswith(wanted)
    ]
    if len(matches) != 1:
        raise KeyError(f"there is no game “{name}”; there are: {', '.join(games())}")
    return matches[0]

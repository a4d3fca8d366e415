"""The games that have been unpacked here. Others may follow at any time."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from taletable.bots.house import house_bots
from taletable.engine.game import Game
from taletable.table.refuse import Refuse
from taletable.table.shown import Shown


def find(game_id: str) -> Game[Any]:
    """A game by its exact id."""
    module = f"taletable.games.{game_id.replace('-', '_')}.meta"
    if not game_id.replace("-", "").isalnum() or find_spec(module.removesuffix(".meta")) is None:
        raise Refuse(404, "no-game", name=game_id[:64])
    game: Game[Any] = import_module(module).GAME
    return game


@cache
def shown_of(game: Game[Any]) -> Shown:
    """How a game is shown. Bots that take their time compute with what no page has."""
    return Shown(game, [name for name, bot in house_bots(game).items() if not bot.slow])

"""Bots: those that play any game, and those that a game's folder brings in its bot.py."""

from __future__ import annotations

from typing import Any

from taletable.engine.game import Game
from taletable.games.companions import companion

from .base import SILENCE, Bot, Call, Heard, Plan, Thinker
from .random import RandomBot

__all__ = ["SILENCE", "Bot", "Call", "Heard", "Plan", "RandomBot", "Thinker", "bots_for", "find_bot"]


def bots_for(game: Game[Any]) -> dict[str, type[Bot]]:
    """The bots that can play a game by name, weakest first: random, then BOTS of the game's own bot.py."""
    module = companion(game, "bot")
    own: dict[str, type[Bot]] = module.BOTS if module else {}
    return {"random": RandomBot, **own}


def find_bot(game: Game[Any], name: str) -> type[Bot]:
    """A bot by its name. KeyError lists what there is."""
    bots = bots_for(game)
    if name not in bots:
        raise KeyError(f"{game.name} has no bot “{name}”; there are: {', '.join(bots)}")
    return bots[name]

"""The bots of the house: the one that plays any game, and those that a game's folder brings in its `bot` package."""

from __future__ import annotations

from typing import Any

from taletable.companions import companion
from taletable.companions.bot import Bot
from taletable.engine.game import Game

from .random import RandomBot


def house_bots(game: Game[Any]) -> dict[str, type[Bot]]:
    """The bots of the house by name, weakest first: random, then BOTS of the game's own `bot`."""
    module = companion(game, "bot")
    own: dict[str, type[Bot]] = module.BOTS if module else {}
    return {"random": RandomBot, **own}


def usual_bot(game: Game[Any]) -> str:
    """Who plays where nobody chooses: the strongest of the house that does not take its time."""
    return [name for name, bot in house_bots(game).items() if not bot.slow][-1]

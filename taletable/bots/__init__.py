"""Bots: those that play any game, those that a game's folder brings in its `bot` package, and those from elsewhere."""

from __future__ import annotations

from typing import Any

from taletable.companions.bot import SILENCE, Bot, Call, Heard, Plan
from taletable.engine.game import Game
from taletable.engine.saying import Wrong, say

from .guests import bot_from, broken_bots, guest_bots, invite
from .house import house_bots, usual_bot
from .random import RandomBot
from .thinker import BotFailed, Thinker

__all__ = [
    "SILENCE", "Bot", "BotFailed", "Call", "Heard", "Plan", "RandomBot", "Thinker", "bots_for", "broken_bots", "find_bot",
    "house_bots", "invite", "usual_bot",
]  # fmt: skip


def bots_for(game: Game[Any]) -> dict[str, type[Bot]]:
    """The bots that can play a game by name: those of the house, weakest first, then those from elsewhere."""
    return house_bots(game) | {name: bot for name, bot in guest_bots().items() if _plays(bot, game)}


def find_bot(game: Game[Any], name: str) -> type[Bot]:
    """A bot by its name, or any class as `module:Class`. Raises Wrong, which lists what there is or says why it cannot be."""
    bots = bots_for(game)
    if name in bots:
        return bots[name]
    if ":" not in name:
        ill = next((say("broken.bot", name=bot.name, why=bot.reason) for bot in broken_bots() if bot.name == name), None)
        raise Wrong(ill or say("broken.no-bot", game=game.name, name=name, bots=list(bots)))
    bot = bot_from(name)
    if not _plays(bot, game):
        raise Wrong(say("broken.bot-plays", name=name, game=game.name, plays=list(bot.plays)))
    return bot


def _plays(bot: type[Bot], game: Game[Any]) -> bool:
    return not bot.plays or game.id in bot.plays

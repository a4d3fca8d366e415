"""Bots: those that play any game, those that a game's folder brings in its `bot` package, and those from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taletable.companions.bot import SILENCE, Bot, Call, Heard, Plan
from taletable.engine.game import Game
from taletable.engine.saying import Wrong, say

from .arguments import with_arguments
from .guests import GENERAL, bot_from, broken_bots, installed_bots, invite, invited, registered
from .house import house_bots, usual_bot
from .random import RandomBot
from .thinker import BotFailed, Thinker

__all__ = [
    "SILENCE", "Bot", "BotFailed", "Call", "Heard", "Plan", "RandomBot", "Thinker", "bots_for", "broken_bots", "find_bot",
    "house_bots", "invite", "short_name", "usual_bot",
]  # fmt: skip


def bots_for(game: Game[Any]) -> dict[str, type[Bot]]:
    """The bots that can play a game by name: those of the house, weakest first, then those from elsewhere."""
    known = house_bots(game) | {name: bot for name, bot in installed_bots().items() if _plays(bot, game)}
    return known | {name: bot for name in invited() if (bot := _guest(known, name)) and _plays(bot, game)}


def _guest(known: Mapping[str, type[Bot]], name: str) -> type[Bot] | None:
    head, _, text = name.partition(":")
    if head in known or head in GENERAL:
        return with_arguments(known[head] if head in known else bot_from(GENERAL[head]), name, text)
    return None if registered(head) else bot_from(name)


def find_bot(game: Game[Any], name: str) -> type[Bot]:
    """A bot by its name, or any class as `module:Class`; either may have arguments: `name:args`, `module:Class=args`.

    Raises Wrong, which lists what there is or says why it cannot be.
    """
    bots = bots_for(game)
    if name in bots:
        return bots[name]
    head, sign, text = name.partition(":")
    if head in bots:
        return with_arguments(bots[head], name, text)
    if head in GENERAL and _plays(general := bot_from(GENERAL[head]), game):
        return with_arguments(general, name, text)
    if not sign or registered(head):
        ill = next((say("broken.bot", name=bot.name, why=bot.reason) for bot in broken_bots() if bot.name == name), None)
        raise Wrong(ill or say("broken.no-bot", game=game.name, name=name, bots=list(bots)))
    bot = bot_from(name)
    if not _plays(bot, game):
        raise Wrong(say("broken.bot-plays", name=name, game=game.name, plays=list(bot.plays)))
    return bot


def short_name(name: str) -> str:
    """What a bot is called at a table: `search` of `search:2s`, `Clever` of `my_bots:Clever=3`."""
    head, _, tail = name.partition(":")
    return head if registered(head) else tail.partition("=")[0] or head


def _plays(bot: type[Bot], game: Game[Any]) -> bool:
    return (not bot.plays or game.id in bot.plays) and not (bot.turns_only and game.real_time)

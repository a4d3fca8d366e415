"""How a bot is asked, so that it cannot cheat."""

from __future__ import annotations

from typing import Any

from taletable.companions.bot import SILENCE, Bot, Heard, Plan
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.saying import Wrong, say
from taletable.engine.state import State


class BotFailed(Wrong):
    """A bot raised something while it thought: who, and what."""


class Thinker:
    """A bot at a table. It is honest by construction: it is shown a state imagined from what its seat knows, never the true one."""

    def __init__(self, bot: Bot, seed: int = 0) -> None:
        self.bot = bot
        self.luck = QuickLuck(seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """Ask the bot for a move of its seat."""
        seen = state if self.bot.blind else game.imagine(state, seat, self.luck)
        try:
            return self.bot.choose(game, seen, seat)
        except Exception as error:
            raise self._failed(error) from error

    def plan(self, game: Game[Any], state: State, seat: int, now: int, heard: Heard = SILENCE) -> Plan:
        """Ask the bot, at a time, what it means to do and when."""
        seen = state if self.bot.blind else game.imagine(state, seat, self.luck)
        before = seen.now
        seen.now = max(before, now)
        try:
            return self.bot.plan(game, seen, seat, heard)
        except Exception as error:
            raise self._failed(error) from error
        finally:
            seen.now = before

    def _failed(self, error: Exception) -> BotFailed:
        kind = type(self.bot)
        raised = f"{type(error).__name__}: {error}"
        return BotFailed(say("broken.bot-failed", name=f"{kind.__module__}:{kind.__qualname__}", why=raised))

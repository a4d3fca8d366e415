"""What a bot is, and how it is asked so that it cannot cheat."""

from __future__ import annotations

from typing import Any

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.state import State


class Bot:
    """Decides for a seat. The same seed and the same questions give the same answers."""

    blind: bool = False
    """It looks at its offers and nothing else, so there is no need to imagine a state for it."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """One of the seat's legal offers. The bot may change the state it is given."""
        raise NotImplementedError


class Thinker:
    """A bot at a table. It is honest by construction: it is shown a state imagined from what its seat knows, never the true one."""

    def __init__(self, bot: Bot, seed: int = 0) -> None:
        self.bot = bot
        self.luck = QuickLuck(seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """Ask the bot for a move of its seat."""
        return self.bot.choose(game, state if self.bot.blind else game.imagine(state, seat, self.luck), seat)

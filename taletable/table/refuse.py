"""Why something cannot be done at a table."""

from __future__ import annotations

from typing import Any

from taletable.engine.game import Game
from taletable.engine.moves import Refused

from .messages import Problem


class Refuse(Exception):
    """A request that cannot be done; nothing has changed. `problem.<code>` says why, with these arguments."""

    def __init__(self, status: int, code: str, cite: str = "", /, **args: Any) -> None:
        super().__init__(status, code, args)
        self.status = status
        """As HTTP counts them."""
        self.problem = Problem(code, args, cite)


class RefusedByRules(Refuse):
    """What a paragraph of a game's rules forbids; the game itself says why."""

    def __init__(self, status: int, game: Game[Any], refused: Refused) -> None:
        super().__init__(status, refused.refusal.key, refused.refusal.cite)
        self.problem.args = None
        self.game = game
        self.said = refused.said

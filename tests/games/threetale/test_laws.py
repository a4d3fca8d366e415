"""ThreeTale obeys the laws of every game, and its own."""

from __future__ import annotations

from taletable.games.threetale.meta import GAME
from taletable.games.threetale.state import Tale
from taletable.testing import Laws

from .invariants import invariant


class TestLaws(Laws):
    game = GAME
    odd = (
        "virtues", "spirit", "speed", "shevitsa", "stones", "offerings", "talents", "artifacts", "quests", "bonus", "deeds", "chill",
        "more_speed", "more_actions", "more_dice", "flips", "wading", "far_gift", "blessed",
    )  # fmt: skip

    def invariant(self, s: Tale) -> None:
        invariant(s)

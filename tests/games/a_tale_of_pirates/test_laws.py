"""A Tale of Pirates obeys the laws of every game, and its own."""

from __future__ import annotations

from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.state import Voyage
from taletable.testing import Laws

from .invariants import RARE, invariant


class TestLaws(Laws):
    game = GAME
    rare = RARE

    def invariant(self, s: Voyage) -> None:
        invariant(s)

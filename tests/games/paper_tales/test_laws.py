"""Paper Tales obeys the laws of every game, and its own."""

from __future__ import annotations

from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.state import Kingdoms
from taletable.testing import Laws

from .invariants import invariant


class TestLaws(Laws):
    game = GAME

    def invariant(self, s: Kingdoms) -> None:
        invariant(s)

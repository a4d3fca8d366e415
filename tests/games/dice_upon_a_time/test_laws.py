"""Dice Upon a Time obeys the laws of every game, and its own."""

from __future__ import annotations

from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm
from taletable.testing import Laws

from .invariants import invariant


class TestLaws(Laws):
    game = GAME

    def invariant(self, s: Realm) -> None:
        invariant(s)

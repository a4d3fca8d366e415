"""The bots choose sensibly."""

from __future__ import annotations

from taletable.bots import Thinker
from taletable.words import words_of

from lantern_night.bot import BOTS

from .table import Table


def chosen(table: Table, bot: str) -> str:
    """What a bot chooses for seat 0."""
    return words_of(table.game).move(Thinker(BOTS[bot](1)).choose(table.game, table.state, 0))


def test_the_eager_one_lights_the_brightest_that_the_wind_leaves() -> None:
    assert chosen(Table("5 12 15", "1 2", wind=3), "eager") == "Light lantern 5"


def test_the_wily_one_keeps_bright_lanterns_for_large_swarms() -> None:
    assert chosen(Table("1 23 24", "2 3 4", swarm=1), "wily") == "Light lantern 1"


def test_the_wily_one_does_not_dazzle() -> None:
    assert chosen(Table("10 24 23", "2 3 4", swarm=6), "wily") == "Light lantern 10"

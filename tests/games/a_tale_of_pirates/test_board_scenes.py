"""What the tests of the board are made of is what the game shows, and every sound that a chapter makes has its word on the board."""

from __future__ import annotations

import json

from taletable.games.a_tale_of_pirates.cards import LIBRARY
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import AREAS, SECTORS, SPACES
from taletable.words import ENGLISH, words_of

from .board_scenes import FILE, scenes


def test_the_scenes_of_the_board_are_fresh() -> None:
    """`python -m tests.games.a_tale_of_pirates.board_scenes` writes them anew."""
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(scenes()))


def test_whatever_the_board_names_has_a_name() -> None:
    wanted = [f"board.heard.{event.sound}" for event in LIBRARY.happenings]
    wanted += [f"board.{kind}.{area}" for kind in ("area", "verb") for area in AREAS]
    wanted += [f"board.space.{space}" for space in SPACES] + [f"board.sector.{sector}" for sector in SECTORS]
    assert [key for key in wanted if not words_of(GAME, ENGLISH).has(key)] == []

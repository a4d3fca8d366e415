"""What the board takes from the rules: its questions are worded like theirs, and the scenes of its tests are as the game plays them."""

from __future__ import annotations

import json
import re

import pytest

from taletable.games import find_game
from taletable.words import ENGLISH, words_of

from .board_scenes import FILE, scenes

WORDS = words_of(find_game("paper-tales"), ENGLISH)
ASKS = sorted(key for key in WORDS.keys if key.startswith("ask-"))


@pytest.mark.parametrize("ask", ASKS)
def test_the_board_asks_in_the_words_of_the_rules(ask: str) -> None:
    """Every question is there, with what is done in bold; the words are the same."""
    asked = WORDS.get(f"board-{ask}")
    assert re.sub(r"</?b>", "", asked) == WORDS.get(ask)
    assert asked.count("<b>") == 1


def test_the_board_asks_nothing_else() -> None:
    """No question is left over."""
    assert sorted(key.removeprefix("board-") for key in WORDS.keys if key.startswith("board-ask-")) == ASKS


def test_scenes_are_as_the_game_plays_them() -> None:
    """`python -m tests.games.paper_tales.board_scenes` writes them anew."""
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(scenes()))

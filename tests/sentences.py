"""What errors say to a person, in English."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import pytest

from taletable.engine.game import Game
from taletable.engine.moves import Refused
from taletable.engine.saying import Wrong
from taletable.words import ENGLISH, words_of
from taletable.words.house import speech

E = TypeVar("E", bound=Wrong | Refused)


def sentence(error: Wrong | Refused, game: Game[Any] | None = None) -> str:
    """The sentence of an error, in the words of a game where it is about one."""
    game = game or getattr(error, "game", None)
    words = words_of(game, ENGLISH) if game else speech(ENGLISH)
    return words.say(error.cited if isinstance(error, Refused) else error.said)


def raises(kind: type[E], why: str, game: Game[Any] | None = None) -> pytest.RaisesExc[E]:
    """An error of the kind whose sentence fits a pattern."""
    return pytest.raises(kind, check=lambda error: bool(re.search(why, sentence(error, game))))

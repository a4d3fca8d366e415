"""The words of the house: what engine, table, server and terminal say, and which language is spoken in the terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Any

from taletable.engine.catalogues import TEXT
from taletable.engine.saying import ENGLISH

from .speech import PSEUDO, Speech

VARIABLE = "TALETABLE_LANGUAGE"

_spoken = ""


@cache
def languages() -> tuple[str, ...]:
    """All languages there are, English first and the pseudo-language last."""
    return (ENGLISH, *sorted(folder.name for folder in TEXT.iterdir() if folder.is_dir() and folder.name != ENGLISH), PSEUDO)


def nearest(wanted: str) -> str:
    """The language for a tag such as `de-AT`, or an environment's `de_AT.UTF-8`; English if there is none."""
    tag = wanted.partition(".")[0].replace("_", "-")
    return next((one for part in (tag, tag.partition("-")[0]) for one in languages() if one.lower() == part.lower()), ENGLISH)


@cache
def speech(language: str = ENGLISH) -> Speech:
    """The words of the house in a language."""
    written = ENGLISH if language == PSEUDO else language
    return Speech(language, sorted((TEXT / written).glob("*.ftl")), None if written == ENGLISH else speech(ENGLISH))


def spoken() -> str:
    """The language of the terminal."""
    if not _spoken:
        speak(os.environ.get(VARIABLE) or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ENGLISH)
    return _spoken


def speak(language: str) -> None:
    """Let the terminal speak a language."""
    global _spoken
    _spoken = nearest(language)


def say_it(key: str | Mapping[str, Any], /, **args: Any) -> str:
    """A sentence of the house, in the language of the terminal: by its key and arguments, or a whole saying."""
    words = speech(spoken())
    return words.say({"say": key, **args} if isinstance(key, str) else key)

"""Sayings: a sentence as a key with its arguments, in plain data.

Nobody below the reader speaks a language. Rules, tables and servers say which sentence is meant, and of what; `taletable.words` and the
web client put it into words, in the language of who reads it (docs/text.md).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NewType

ENGLISH: Final = "en"
"""The language that every game is written in first, and that is spoken where another lacks a sentence."""

SAY: Final = "say"
"""What marks plain data as a saying: it holds the key. The other entries are its arguments."""

OTHERWISE: Final = "otherwise"

Say = NewType("Say", dict[str, Any])
"""`{"say": "refuse.cannot-pay", "card": "archer-1", "n": 3}`. An argument is a number, a name, a saying, or a list of them.
`otherwise` is what to say where there is no sentence for the key."""


def say(key: str, /, **args: Any) -> Say:
    """The sentence of a key, with its arguments."""
    return Say({SAY: key, **args})


def foreign(text: str) -> Say:
    """What a library or the system says in its own English: a sentence of ours where there is one, else as it is."""
    return say("library." + "-".join(re.findall("[a-z]+", text.lower())), otherwise=say("verbatim", text=text))


def short(value: Any) -> str:
    """What somebody gave instead, so far as a sentence has room for it."""
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"


def spelt(said: Mapping[str, Any]) -> str:
    """A saying for programmers: its key and arguments, in no language."""
    parts = [str(said[SAY])]
    for name, value in said.items():
        if name not in (SAY, OTHERWISE):
            parts.append(f"{name}=({spelt(value)})" if isinstance(value, dict) and SAY in value else f"{name}={value}")
    return " ".join(parts)


class Wrong(ValueError):
    """Something that cannot be. `said` tells a person why; as text it is for programmers."""

    def __init__(self, said: Say) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return spelt(self.said)

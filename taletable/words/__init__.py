"""Words: sayings put into the language of who reads them, with Project Fluent. docs/text.md explains files and keys.

Nothing below speaks a language; who shows something to a person (the terminal, a notice, a page made by the server) asks here. The web
client does the same with the same files (`web/src/words`), and both pass the same golden sentences.
"""

from __future__ import annotations

from taletable.engine.saying import ENGLISH

from .game import GameWords, words_of
from .house import languages, say_it, speak, spoken
from .speech import PSEUDO, Speech

__all__ = ["ENGLISH", "PSEUDO", "GameWords", "Speech", "languages", "say_it", "speak", "spoken", "words_of"]

"""The values that moves, refusals and events of Dice Upon a Time speak of."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Number, Things

from .board import FIELD_KEYS, SOCKET_KEYS
from .cards import CARD_IDS, CHARACTERS, QUEST_ITEMS, QUESTS, STORIES, TOKENS
from .dice import DIE_KEYS, FACE_KEYS

CARD: Final = Things("card", CARD_IDS)
CHARACTER: Final = Things("character", CHARACTERS)
DIE: Final = Things("die", DIE_KEYS)
FACE: Final = Things("face", FACE_KEYS)
SOCKET: Final = Things("socket", SOCKET_KEYS)
FIELD: Final = Things("field", FIELD_KEYS)
TOKEN: Final = Things("token", TOKENS)
RELIC: Final = Things("relic", QUEST_ITEMS)
QUEST_VALUE: Final = Number(2, 4, "value")
AMOUNT: Final = Number(0, 99)
"""Tokens of one kind."""
AP: Final = Number(
    sum([min(0, story.ap) for story in STORIES]),
    sum([quest.value for quest in QUESTS]) + sum([max(0, story.ap) for story in STORIES]),
)
"""Adventure Points: not more than all cards give together."""

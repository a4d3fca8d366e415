"""The values that moves, refusals and events of A Tale of Pirates speak of."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Number, Things

from .cards import CARD_IDS, CHAPTERS, GOAL_KEYS, HAPPENING_KEYS, LIBRARY, PLACES, TOKEN_KEYS
from .ship import AREAS, MAX_SPEED, MOST_LIFE, RESULTS, SECTORS, SLOTS, SPACES, TURNS
from .state import AREA_NAMES, OUTCOMES

CARD: Final = Things("card", CARD_IDS)
PLACE: Final = Things("place", PLACES)
AREA: Final = Things("area", AREA_NAMES)
SHIP_AREA: Final = Things("ship_area", AREAS)
SPACE: Final = Things("space", SPACES)
SLOT: Final = Things("slot", SLOTS)
SECTOR: Final = Things("sector", SECTORS)
TURN: Final = Things("turn", TURNS)
TOKEN: Final = Things("token", TOKEN_KEYS)
HAPPENING: Final = Things("happening", HAPPENING_KEYS)
GOAL: Final = Things("goal", GOAL_KEYS)
RESULT: Final = Things("result", RESULTS)
OUTCOME: Final = Things("outcome", OUTCOMES)
SPEED: Final = Number(0, MAX_SPEED)
LIFE: Final = Number(0, MOST_LIFE)
HITS: Final = Number(1, max([kind.life for kind in LIBRARY.kinds]))
TOKENS: Final = Number(1, max([token.most for token in LIBRARY.tokens]))
CHOICE: Final = Number(0, max([len(event.choices) for event in LIBRARY.happenings]) - 1)
"""An answer to an event that asks."""
ROUND: Final = Number(1, max([len(chapter.rounds) for chapter in CHAPTERS]))
SECONDS: Final = Number(1, 999)

"""The values that moves, refusals and events of Paper Tales speak of."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Grammar, Number, Things

from .cards import BUILDING_KEYS, CARD_IDS, RESOURCES, SPOTS
from .necropolis import HOSTS, KINDS, LICH_CARDS, NECROPOLIS_KEYS

CARD: Final = Things("card", CARD_IDS)
SPOT: Final = Things("spot", SPOTS)
BUILDING: Final = Things("building", BUILDING_KEYS)
LEVEL: Final = Number(1, 2, "level")
RESOURCE: Final = Things("resource", RESOURCES)
NECROPOLIS_CARD: Final = Things("necropolis", NECROPOLIS_KEYS)
NECROPOLIS_KIND: Final = Things("necropolis_kind", KINDS)
LICH_CARD: Final = Things("lich_card", LICH_CARDS)
HOST: Final = Things("host", HOSTS)
GOLD: Final = Number(0, 999)
LP: Final = Number(1, 99)
"""From one source at one time."""
SCORE: Final = Number(0, 999)
STRENGTH: Final = Number(0, 99)
AGES: Final = Number(0, 99)

GRAMMAR = Grammar(things=(RESOURCE,))

"""The chapters as they were read, and the Cards in their envelopes as one deck."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import Deck

from .chapters import load_library, own_folder
from .content import CardKind, Chapter, Library
from .ship import SPACES

LIBRARY: Final[Library] = load_library(own_folder())
CHAPTERS: Final[tuple[Chapter, ...]] = LIBRARY.chapters
KINDS: Final[tuple[CardKind, ...]] = LIBRARY.kinds
TOKEN_KEYS: Final = tuple([token.key for token in LIBRARY.tokens])
HAPPENING_KEYS: Final = tuple([event.key for event in LIBRARY.happenings])
GOAL_KEYS: Final = tuple([goal.key for goal in LIBRARY.goals])

CARD_IDS: Final = tuple([f"{kind.key}-{n}" for kind in KINDS for n in range(1, kind.copies + 1)])
KIND_OF: Final = tuple([i for i, kind in enumerate(KINDS) for _ in range(kind.copies)])
DECK: Final = Deck(CARD_IDS, [KINDS[kind].key for kind in KIND_OF])

ON_CARD: Final = len(SPACES)
"""Places for a Sandtimer: the spaces of the ship, then (from this number on) the Cards."""
PLACES: Final = (*SPACES, *CARD_IDS)


def kind_of(card: int) -> CardKind:
    """The kind of a Card."""
    return KINDS[KIND_OF[card]]


def answers_to(card: int, name: str) -> bool:
    """Is the Card of this kind, or does it have this tag?"""
    return kind_of(card).answers_to(name)

"""The lanterns: card 0 is lantern 1."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import Deck
from taletable.engine.grammar import Things

LANTERNS: Final = 24
DECK: Final = Deck([f"lantern-{number}" for number in range(1, LANTERNS + 1)])
LANTERN: Final = Things("lantern", DECK.ids)


def brightness(lantern: int) -> int:
    """The number on a lantern."""
    return lantern + 1

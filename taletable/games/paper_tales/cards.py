"""The cards of the box: which physical card shows which Unit or Artifact, and which belong to a game (PT-C.12)."""

from __future__ import annotations

from functools import cache
from typing import Final

from taletable.engine.fields import Deck

from .content import ARTIFACTS, BUILDINGS, RESOURCES, UNITS
from .faces import BASE, GATES, LEGENDS, Ability, Artifact, Building, Unit

__all__ = ["ARTIFACTS", "BUILDINGS", "RESOURCES", "UNITS", "Ability", "Artifact", "Building", "Unit"]

WOOD: Final = 0
FOOD: Final = 1
CRYSTAL: Final = 2

FRONT: Final = (0, 1, 2)
BACK: Final = (3, 4)
FIFTH: Final = 2
"""The spot that a level 2 Building opens (PT-3.4)."""
SPOTS: Final = ("front-1", "front-2", "front-3", "back-1", "back-2")

UNIT_KEYS: Final = tuple(unit.key for unit in UNITS)
ARTIFACT_KEYS: Final = tuple(artifact.key for artifact in ARTIFACTS)
BUILDING_KEYS: Final = tuple(building.key for building in BUILDINGS)

UNIT_OF: Final = tuple(unit for unit in UNITS for _ in range(unit.copies))
"""The Unit that each physical card shows; the cards after these show Artifacts."""
ARTIFACT_OF: Final = tuple(artifact for artifact in ARTIFACTS for _ in range(artifact.copies))
"""The Artifact that card FIRST_ARTIFACT, and each after it, shows."""
FIRST_ARTIFACT: Final = len(UNIT_OF)
CARD_IDS: Final = tuple(f"{face.key}-{copy}" for faces in (UNITS, ARTIFACTS) for face in faces for copy in range(1, face.copies + 1))
KEY_OF: Final = tuple(unit.key for unit in UNIT_OF) + tuple(artifact.key for artifact in ARTIFACT_OF)
ABILITIES_OF: Final = tuple(unit.abilities for unit in UNIT_OF) + tuple(artifact.abilities for artifact in ARTIFACT_OF)
SET_OF: Final = tuple(unit.set for unit in UNIT_OF) + (LEGENDS,) * len(ARTIFACT_OF)
COST_OF: Final = tuple(unit.cost for unit in UNIT_OF)
"""The printed cost of each Unit card; that of an Artifact depends on how many came before it (PT-12.8)."""
DECK: Final = Deck(CARD_IDS, KEY_OF)


def does(card: int, phase: str) -> tuple[Ability, ...]:
    """The abilities of one phase on a card."""
    return tuple(ability for ability in ABILITIES_OF[card] if ability.phase == phase)


def cards_that(phase: str, *whats: str) -> frozenset[int]:
    """The physical cards with a certain ability."""
    return frozenset(card for card, abilities in enumerate(ABILITIES_OF) if any(a.phase == phase and a.what in whats for a in abilities))


@cache
def box(gates_units: bool, legends: bool) -> tuple[int, ...]:
    """The cards of a game: the base set, and those of the expansions in use (PT-2.8, PT-V.8, PT-V.14)."""
    sets = {BASE} | ({GATES} if gates_units else set()) | ({LEGENDS} if legends else set())
    return tuple(card for card in range(len(CARD_IDS)) if SET_OF[card] in sets)

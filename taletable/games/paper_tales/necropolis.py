"""The Lich King's cards (PT-N, PT-K), and the features that they look for."""

from __future__ import annotations

from typing import Final

from .cards import ARTIFACT_OF, UNIT_OF, Artifact, Unit
from .content import NECROPOLIS

HOSTS: Final = ("pale", "crimson")
KINDS: Final = ("gate", "graves", "vaults", "throne")
"""The four parts of the Necropolis from left to right; one is turned up each turn (PT-S.14)."""
OF_A_KIND: Final = 5


NECROPOLIS_KEYS: Final = tuple(tomb.key for tomb in NECROPOLIS)
LICH_CARDS: Final = ("crushing-march", "twice-cursed", "toll-of-years", "covetous-crown")

PHASES_OF: Final = {
    "wood": ("make",),
    "food": ("make",),
    "crystal": ("make",),
    "any-resource": ("make",),
    "income-or-construction": ("income", "build"),
    "deployment": ("reveal", "deploy"),
    "wars": ("war",),
    "aging": ("age",),
}
"""Features that look for abilities, and of which phases."""
NO_PHASE: Final = ("make", "end")
"""What belongs to none of the six phases (PT-1.3): production, and the end of the game."""


COPIES: Final = ("one-copy", "two-copies", "three-copies")
COSTS: Final = {"cheap": (-9, 0), "cost-1": (1, 1), "dear": (2, 99)}
STRENGTHS: Final = {"strength-1": (0, 1), "strength-2": (2, 2), "strength-3": (3, 3), "strength-4": (4, 99)}


def has_feature(face: Unit | Artifact, feature: str) -> bool:
    """PT-S.23: only what is printed on the card counts; an Artifact has neither cost nor strength."""
    if feature in PHASES_OF:
        resource = feature if feature in ("wood", "food", "crystal") else ""
        return any(a.phase in PHASES_OF[feature] and (not resource or a.what == resource) for a in face.abilities)
    if feature == "no-phase":  # PT-N.19
        return all(a.phase in NO_PHASE for a in face.abilities)
    if feature in COPIES:
        return face.copies == COPIES.index(feature) + 1
    if not isinstance(face, Unit):
        return False
    if feature == "star":
        return face.star
    low, high = COSTS[feature] if feature in COSTS else STRENGTHS[feature]
    return low <= (face.cost if feature in COSTS else face.strength) <= high


FACES: Final[list[Unit | Artifact]] = [*UNIT_OF, *ARTIFACT_OF]
CARDS_WITH: Final = tuple(frozenset(card for card, face in enumerate(FACES) if has_feature(face, tomb.feature)) for tomb in NECROPOLIS)
"""For each Necropolis card: the physical cards that have its feature."""

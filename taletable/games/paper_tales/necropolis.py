"""The Lich King's cards as data (PT-N, PT-K). Their sentences are in text/en.toml under the same keys."""

from __future__ import annotations

from typing import Final, NamedTuple

from .cards import ARTIFACT_OF, UNIT_OF, Artifact, Unit

HOSTS: Final = ("pale", "crimson")
KINDS: Final = ("gate", "graves", "vaults", "throne")
"""The four parts of the Necropolis from left to right; one is turned up each turn (PT-S.14)."""
OF_A_KIND: Final = 5


class Tomb(NamedTuple):
    """A Necropolis card: what it adds to each host, the feature it looks for, and the LP for each left-over card that has it."""

    key: str
    hosts: tuple[int, int]
    feature: str
    lp: int


NECROPOLIS: Final = (
    Tomb("rusted-gate", (4, 7), "cheap", 1),
    Tomb("raven-arch", (7, 7), "cost-1", 1),
    Tomb("toll-bridge", (6, 8), "dear", 1),
    Tomb("twin-lanterns", (8, 5), "two-copies", 1),
    Tomb("bone-fence", (6, 6), "three-copies", 1),
    Tomb("paupers-field", (2, 2), "strength-1", 1),
    Tomb("willow-hollow", (3, 4), "strength-2", 1),
    Tomb("soldiers-rest", (4, 3), "strength-3", 3),
    Tomb("heroes-mound", (2, 5), "strength-4", 2),
    Tomb("restless-barrow", (3, 3), "star", 2),
    Tomb("coffin-maker", (4, 2), "wood", 3),
    Tomb("funeral-feast", (3, 3), "food", 3),
    Tomb("jewelled-tomb", (1, 4), "crystal", 4),
    Tomb("grave-goods", (3, 1), "any-resource", 2),
    Tomb("ferrymans-purse", (2, 3), "income-or-construction", 2),
    Tomb("heralds-stair", (1, 4), "deployment", 3),
    Tomb("iron-choir", (4, 2), "wars", 2),
    Tomb("hall-of-hourglasses", (3, 3), "aging", 3),
    Tomb("silent-court", (4, 1), "no-phase", 2),
    Tomb("crown-of-rime", (2, 4), "one-copy", 3),
)
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


COPIES: Final = ("one-copy", "two-copies", "three-copies")
COSTS: Final = {"cheap": (-9, 0), "cost-1": (1, 1), "dear": (2, 99)}
STRENGTHS: Final = {"strength-1": (0, 1), "strength-2": (2, 2), "strength-3": (3, 3), "strength-4": (4, 99)}


def has_feature(face: Unit | Artifact, feature: str) -> bool:
    """PT-S.23: only what is printed on the card counts; an Artifact has neither cost nor strength."""
    if feature in PHASES_OF:
        resource = feature if feature in ("wood", "food", "crystal") else ""
        return any(a.phase in PHASES_OF[feature] and (not resource or a.what == resource) for a in face.abilities)
    if feature == "no-phase":
        return all(a.phase == "make" for a in face.abilities)
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

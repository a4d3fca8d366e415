"""Ellen and the sea around her (TP-2, TP-3): areas, action spaces, sectors, and which points where."""

from __future__ import annotations

from typing import Final

SECTORS: Final = ("n", "ne", "se", "s", "sw", "nw")
"""Clockwise (TP-3.1)."""
AROUND: Final = len(SECTORS)
ROOM: Final = 3
"""Cards in a sector (TP-3.3)."""
SLOTS: Final = tuple([f"{sector}-{n}" for sector in SECTORS for n in range(1, ROOM + 1)])

AREAS: Final = (
    "cannonballs",
    "right-cannons",
    "sail",
    "helm",
    "lookout",
    "left-cannons",
    "repairs",
    "capstan",
    "stern-gun",
)
"""The seven areas of TP-2.2, then those that a chapter may add (TP-R.75)."""
CANNONBALLS, RIGHT_CANNONS, SAIL, HELM, LOOKOUT, LEFT_CANNONS, REPAIRS, CAPSTAN, STERN_GUN = range(len(AREAS))

FACES: Final = (0, 1, 2, 3, 4, 5, -1, -1, -1)
"""The sector that an area points to, clockwise from the bow (TP-2.11); -1: none, so Cards cannot damage it (TP-2.3, TP-R.75)."""
AIMS: Final = (-1, 1, -1, -1, -1, 5, -1, -1, 3)
"""The sector that the guns of an area fire at; -1: it has none."""

SPACES: Final = (
    "cannonballs",
    "right-1",
    "right-2",
    "sail-1",
    "sail-2",
    "helm",
    "lookout",
    "left-1",
    "left-2",
    "repairs",
    "lookout-2",
    "capstan",
    "stern-gun",
)
"""The ten action spaces of TP-K.11, then those that a chapter may add."""
AREA_OF: Final = (
    CANNONBALLS,
    RIGHT_CANNONS,
    RIGHT_CANNONS,
    SAIL,
    SAIL,
    HELM,
    LOOKOUT,
    LEFT_CANNONS,
    LEFT_CANNONS,
    REPAIRS,
    LOOKOUT,
    CAPSTAN,
    STERN_GUN,
)
ELLEN: Final = tuple(range(10))
"""The spaces of Ellen as she is built."""
REPAIRS_SPACE: Final = SPACES.index("repairs")
GUNS: Final = tuple([space for space, area in enumerate(AREA_OF) if AIMS[area] >= 0])
"""Spaces with a place for a Cannonball in front (TP-2.9)."""
GUN_KEYS: Final = tuple([SPACES[space] for space in GUNS])

TURNS: Final = ("left-1", "left-2", "right-1", "right-2")
TURN_BY: Final = (-1, -2, 1, 2)
MAX_SPEED: Final = 3
MOST_TURN: Final = (0, 2, 1, 0)
"""How many sectors the Helm may turn at each speed (TP-8.2 to TP-8.5)."""

CORKS: Final = 3
BALLS: Final = 4
MOST_LIFE: Final = 5
DAMAGE_TOKENS: Final = 14

ONE_HIT, TWO_HITS, BROKEN = range(3)
RESULTS: Final = ("one-hit", "two-hits", "broken")
HITS_OF: Final = (1, 2, 0)
DIE: Final = (ONE_HIT, ONE_HIT, ONE_HIT, TWO_HITS, TWO_HITS, BROKEN)
"""The six faces (TP-R.25)."""


def clockwise(sector: int, steps: int) -> int:
    """The sector so many steps to the right (TP-R.3)."""
    return (sector + steps) % AROUND


def area_facing(bow: int, sector: int) -> int:
    """The area that points to a sector (TP-2.11). The first six areas are listed in that order."""
    return (sector - bow) % AROUND


def aim(space: int, bow: int) -> int:
    """The sector that a gun fires at; -1: the space has no gun."""
    offset = AIMS[AREA_OF[space]]
    return -1 if offset < 0 else clockwise(bow, offset)

"""The 30 map tiles (TT-C.46 to TT-C.53) and everything that can lie on a space."""

from __future__ import annotations

from typing import Final

from .chapters import FUTURE_TOKENS

PRINTS: Final = (
    "free", "tree", "portal", "altar", "white", "red", "black",
    "battle-1", "battle-2", "battle-3", "treasure-1", "treasure-2", "treasure-3", "quest",
)  # fmt: skip
"""What is printed on a space."""
(
    FREE, TREE, PORTAL, ALTAR, WHITE, RED, BLACK,
    BATTLE_1, BATTLE_2, BATTLE_3, TREASURE_1, TREASURE_2, TREASURE_3, QUEST,
) = range(len(PRINTS))  # fmt: skip
PERMANENT: Final = (TREE, PORTAL, ALTAR)
OFFERING: Final = len(PRINTS)
THINGS: Final = (*PRINTS, "offering", *FUTURE_TOKENS)
"""Everything that can lie on a space as a token or cube, by number: what is printed, the Offering, tokens of the Futures."""

Spaces = tuple[int, int, int, int]
"""A tile as it is printed: north-west, north-east, south-east, south-west."""

TILES: Final[tuple[Spaces, ...]] = (
    (ALTAR, FREE, TREE, FREE),
    (PORTAL, WHITE, BATTLE_1, FREE),
    (PORTAL, RED, TREASURE_1, FREE),
    (QUEST, WHITE, TREASURE_1, FREE),
    (BATTLE_1, WHITE, BLACK, FREE),
    (BATTLE_2, FREE, TREE, WHITE),
    (TREASURE_2, RED, WHITE, FREE),
    (BATTLE_1, TREASURE_1, BLACK, FREE),
    (TREASURE_2, FREE, BATTLE_2, WHITE),
    (BATTLE_1, TREASURE_3, WHITE, FREE),
    (WHITE, RED, TREASURE_3, FREE),
    (BATTLE_3, FREE, TREE, RED),
    (BATTLE_3, FREE, TREE, WHITE),
    (BATTLE_3, FREE, TREE, BLACK),
    (BATTLE_3, RED, TREE, FREE),
    (BATTLE_3, WHITE, TREE, FREE),
    (ALTAR, FREE, TREE, WHITE),
    (ALTAR, FREE, WHITE, FREE),
    (TREASURE_3, FREE, WHITE, RED),
    (TREASURE_3, WHITE, BLACK, FREE),
    (TREASURE_3, RED, FREE, WHITE),
    (PORTAL, WHITE, RED, BLACK),
    (PORTAL, WHITE, RED, QUEST),
    (PORTAL, BLACK, WHITE, TREASURE_1),
    (PORTAL, RED, WHITE, BATTLE_1),
    (BATTLE_2, TREASURE_2, QUEST, WHITE),
    (BATTLE_2, TREASURE_2, BLACK, RED),
    (BATTLE_2, TREASURE_2, QUEST, FREE),
    (TREASURE_1, QUEST, WHITE, BLACK),
    (RED, RED, BLACK, WHITE),
)
GOLDEN: Final = range(9)
"""The tiles with a golden dot: those of the Tutorial (TT-21.8)."""
PREVIEW_TILES: Final[dict[int, Spaces]] = {
    10: (WHITE, RED, TREASURE_2, FREE),
    27: (BATTLE_2, TREASURE_3, QUEST, FREE),
}
"""Where the preview prints something else (TT-P.27); the second keeps the number of Treasures of each level."""


def thing_of(key: str) -> int:
    """The number of a thing by its key."""
    return THINGS.index(key)


def printed(tile: int, preview: bool) -> Spaces:
    """What is printed on a tile in this edition."""
    return PREVIEW_TILES.get(tile, TILES[tile]) if preview else TILES[tile]

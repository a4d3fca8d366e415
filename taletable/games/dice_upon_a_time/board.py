"""The map: fields, routes with their sockets, and the Forest Spirits in the corners (DU-8, DU-11, DU-C.10 to DU-C.19)."""

from __future__ import annotations

from typing import Final

FIELD_KEYS: Final = (
    "town", "bread-field", "soldier", "apple-field", "king", "gold-field", "woodsman", "old-woman", "church", "fairy",
    "big-mountains", "clouds", "huntsman", "big-sea", "hell", "steed-north", "steed-east", "steed-south", "steed-west", "magic-items",
)  # fmt: skip
(
    TOWN, BREAD_FIELD, SOLDIER, APPLE_FIELD, KING, GOLD_FIELD, WOODSMAN, OLD_WOMAN, CHURCH, FAIRY,
    MOUNTAINS, CLOUDS, HUNTSMAN, SEA, HELL, STEED_NORTH, STEED_EAST, STEED_SOUTH, STEED_WEST, MAGIC_ITEMS,
) = range(len(FIELD_KEYS))  # fmt: skip

STEEDS: Final = (STEED_NORTH, STEED_EAST, STEED_SOUTH, STEED_WEST)
ANY_STEED: Final = -2
"""Stands for a Steed field, whichever, in Quests and Curses."""
SUPPORTING: Final = (SOLDIER, WOODSMAN, OLD_WOMAN, HUNTSMAN)
RESOURCE: Final = {GOLD_FIELD: 0, BREAD_FIELD: 1, APPLE_FIELD: 2}
"""The Resource fields and the token that each of them gives."""
QUEST_ONLY: Final = (CLOUDS, HELL, SEA, MOUNTAINS, CHURCH)
GIVING: Final = (TOWN, KING, FAIRY, MAGIC_ITEMS, *RESOURCE)
"""Fields that give Quests, items or tokens."""

PLACE_ON_MAP: Final = (
    (50, 50), (33, 40), (50, 28), (67, 38), (54, 17), (72, 60), (58, 68), (40, 70), (28, 58), (26, 70),
    (20, 26), (36, 12), (80, 24), (86, 72), (66, 88), (60, 10), (90, 44), (44, 90), (8, 46), (14, 70),
)  # fmt: skip
"""Where each field is drawn, in percent of the map's width and height from the top left."""

ROUTES: Final = (
    (TOWN, OLD_WOMAN, 3), (TOWN, BREAD_FIELD, 2), (TOWN, SOLDIER, 4), (TOWN, APPLE_FIELD, 3), (TOWN, WOODSMAN, 1), (TOWN, CHURCH, 3),
    (BREAD_FIELD, CHURCH, 1), (GOLD_FIELD, WOODSMAN, 3), (OLD_WOMAN, CHURCH, 2),
    (BREAD_FIELD, MOUNTAINS, 4), (BREAD_FIELD, STEED_WEST, 5), (MOUNTAINS, STEED_WEST, 1), (MOUNTAINS, CLOUDS, 5), (SOLDIER, CLOUDS, 2),
    (CLOUDS, STEED_NORTH, 2), (STEED_NORTH, HUNTSMAN, 3), (STEED_NORTH, APPLE_FIELD, 5), (SOLDIER, KING, 6),
    (APPLE_FIELD, HUNTSMAN, 2), (HUNTSMAN, STEED_EAST, 1), (GOLD_FIELD, STEED_EAST, 4), (STEED_EAST, SEA, 3), (GOLD_FIELD, SEA, 1),
    (WOODSMAN, HELL, 4), (SEA, HELL, 5), (HELL, STEED_SOUTH, 1), (OLD_WOMAN, STEED_SOUTH, 4), (MAGIC_ITEMS, STEED_SOUTH, 5),
    (CHURCH, MAGIC_ITEMS, 4), (MAGIC_ITEMS, STEED_WEST, 3), (CHURCH, FAIRY, 6),
)  # fmt: skip
"""Two fields and the value of the socket between them."""

SPIRITS: Final = ("rabbit", "wolf", "snake", "fox-1", "fox-2")
SOCKET_KEYS: Final = tuple(f"{FIELD_KEYS[a]}--{FIELD_KEYS[b]}" for a, b, _ in ROUTES) + SPIRITS
RABBIT, WOLF, SNAKE, FOX_1, FOX_2 = range(len(ROUTES), len(SOCKET_KEYS))
FOXES: Final = (FOX_1, FOX_2)
SOCKETS: Final = range(len(SOCKET_KEYS))
SOCKET_VALUE: Final = tuple(value for _, _, value in ROUTES) + (1,) * len(SPIRITS)

NEIGHBOURS: Final = tuple(
    tuple((route, b if a == field else a) for route, (a, b, _) in enumerate(ROUTES) if field in (a, b)) for field in range(len(FIELD_KEYS))
)
"""By field: the routes that lead away, and where to."""


def across(route: int, field: int) -> int:
    """The other end of a route; -1 if the socket is no route from the field."""
    if 0 <= route < len(ROUTES):
        a, b, _ = ROUTES[route]
        if a == field:
            return b
        if b == field:
            return a
    return -1

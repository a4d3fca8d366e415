"""The dice: five sets of five, and the Snake Die (DU-6.1, DU-6.2, DU-C.20 to DU-C.23)."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "white", "green", "blue", "yellow")
"""The colour of each seat."""
SORTS: Final = ("plain", "item", "story", "ban", "double")
SET: Final = len(SORTS)
DIE_KEYS: Final = (*[f"{colour}-{sort}" for colour in COLOURS for sort in SORTS], "snake-die")
SNAKE_DIE: Final = len(DIE_KEYS) - 1

FACE_KEYS: Final = (
    "blank", "1", "2", "3", "4", "5", "6",
    "item-face", "story-face", "ban-face", "double-face", "lost-face", "gold-face", "bread-face", "apple-face",
)  # fmt: skip
BLANK: Final = 0
ITEM_FACE, STORY_FACE, BAN_FACE, DOUBLE_FACE, LOST_FACE, GOLD_FACE = range(7, 13)
VALUE: Final = (0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 0, 0, 0, 0)
"""What a face is worth: special faces count as 6 (DU-5.5)."""

_FACES_OF_SORT: Final = (
    (3, 4, 5, 5, 6, 6),
    (1, 2, 3, 4, 5, ITEM_FACE),
    (1, 2, 3, 4, 5, STORY_FACE),
    (1, 2, 3, 4, 5, BAN_FACE),
    (1, 2, 3, 4, 5, DOUBLE_FACE),
)
FACES: Final = _FACES_OF_SORT * len(COLOURS) + ((4, 6, LOST_FACE, GOLD_FACE, GOLD_FACE + 1, GOLD_FACE + 2),)
"""The six faces of each die."""
CHOICES: Final = tuple(tuple(sorted(set(faces))) for faces in FACES)
"""The different faces of each die."""


def dice_of(seat: int) -> tuple[int, ...]:
    """The set of a seat."""
    return tuple(range(seat * SET, seat * SET + SET))

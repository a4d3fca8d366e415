"""The values that moves, refusals and events of ThreeTale speak of."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Number, Things

from .artifacts import SLOTS
from .chapters import PROPHECY_KEYS
from .deck import CARD_IDS, PILES, TILE_IDS
from .foes import ENEMY_KEYS, PIECES
from .heroes import HERO_KEYS, TALENT_KEYS
from .land import CELL_KEYS, SPACE_KEYS
from .tiles import PRINTS, THINGS
from .words import DIFFICULTIES, FULL_SPIRIT, TOP, VIRTUES

CARD: Final = Things("card", CARD_IDS)
TILE: Final = Things("tile", TILE_IDS)
PILE: Final = Things("pile", PILES)
HERO: Final = Things("hero", HERO_KEYS)
TALENT: Final = Things("talent", TALENT_KEYS)
VIRTUE: Final = Things("virtue", VIRTUES)
PROPHECY: Final = Things("prophecy", PROPHECY_KEYS)
ENEMY: Final = Things("enemy", ENEMY_KEYS)
PIECE: Final = Things("piece", PIECES)
THING: Final = Things("thing", THINGS)
PRINT: Final = Things("print", PRINTS)
SLOT: Final = Things("slot", SLOTS)
ROLL: Final = Things("roll", ("treasure", "trial", "strike", "assault"))
"""The rules that roll dice."""
DIFFICULTY: Final = Things("difficulty", DIFFICULTIES)
CELL: Final = Things("cell", CELL_KEYS, r"c\d+-\d+")
SPACE: Final = Things("space", SPACE_KEYS, r"s\d+-\d+")
POINTS: Final = Number(1, TOP)
"""Of a Virtue."""
SPIRIT: Final = Number(0, FULL_SPIRIT)
ROUND: Final = Number(1, 99)
DAMAGE: Final = Number(0, 999)
SOME: Final = Number(0, 99)
"""Of anything that is gained or lost in small numbers."""

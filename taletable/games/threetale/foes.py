"""The foes of the Futures, pieces on the Map (TT-C.87, TT-C.88), and all enemies together."""

from __future__ import annotations

from typing import Final

from .chapters import FIGURES
from .enemies import BATTLES, Enemy

FOES: Final = tuple(figure.enemy for figure in FIGURES)
PIECES: Final = tuple(f"{figure.enemy.key}-{n + 1}" for figure in FIGURES for n in range(figure.pieces))
PIECE_FOE: Final = tuple(foe for foe, figure in enumerate(FIGURES) for _ in range(figure.pieces))
"""Which foe a piece is."""

ENEMIES: Final = (*BATTLES, *FOES)
ENEMY_KEYS: Final = tuple(enemy.key for enemy in ENEMIES)


def foe_of(piece: int) -> Enemy:
    """The foe of a piece."""
    return FOES[PIECE_FOE[piece]]


def pieces_of(key: str) -> tuple[int, ...]:
    """The pieces of a foe by its key."""
    return tuple([piece for piece in range(len(PIECES)) if foe_of(piece).key == key])


def piece_of(key: str) -> int:
    """The only piece of a foe."""
    (piece,) = pieces_of(key)
    return piece

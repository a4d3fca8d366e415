"""Enemies: the 30 Battle cards (TT-C.18, TT-C.19, TT-C.61 to TT-C.66) and the foes of the Futures (TT-C.87, TT-C.88).

Both have the same three values, so one set of Battle rules serves them. A foe is a piece on the Map; its `pace` is how far it walks in
the Scenario's own step.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .words import Gain, Gains

ENEMY_TALENTS: Final = (
    "doubles", "heals", "grows", "first", "unblockable", "hopeless", "aims-at-love", "steals", "thorns", "shackles",
)  # fmt: skip
"""What Level 3 enemies can do, all decided without a choice of the enemy (TT-C.65). "doubles": a die more, doubling the attack (TT-R.74);
"heals": 2 of its damage before each of its attacks; "grows": its Strength rises by 1 after each of its attacks; "first": it always attacks
first; "unblockable": Spirit cannot cancel its first attack; "hopeless": its dice cannot be flipped with Hope; "aims-at-love": Love is
lost first; "steals": it takes an unused Bonus Card at the start; "thorns": each attack round of the Hero costs the Hero 1 Virtue point;
"shackles": Artifacts of the hands cannot be used."""


class Enemy(NamedTuple):
    """Level 0 is a foe of the Future. `prize` is gained by who defeats it."""

    key: str
    level: int
    speed: int
    defence: int
    strength: int
    bonus: int = 0
    talent: str = ""
    prize: Gains = ()
    pace: int = 0


def _v(n: int) -> Gain:
    return Gain("virtue", n)


def _s(n: int) -> Gain:
    return Gain("shevitsa", n)


def _a(level: int) -> Gain:
    return Gain("artifact", level)


def _speed(n: int) -> Gain:
    return Gain("speed", n)


BATTLES: Final = (
    Enemy("magpie-thief", 1, 4, 3, 1, prize=(_s(1),)),
    Enemy("hungry-wolf", 1, 3, 4, 2, prize=(_v(2),)),
    Enemy("bridge-goblin", 1, 2, 5, 2, prize=(_s(1),)),
    Enemy("mountain-robber", 1, 4, 7, 3, prize=(_speed(1), _s(2))),
    Enemy("marsh-light", 1, 4, 3, 2, prize=(_speed(1),)),
    Enemy("stone-toad", 1, 1, 7, 1, prize=(_a(1),)),
    Enemy("wild-boar", 1, 3, 5, 2, prize=(_v(3),)),
    Enemy("witchs-broom", 1, 2, 4, 2, prize=(_a(1),)),
    Enemy("drowned-miller", 1, 1, 6, 2, prize=(_v(1), _s(1))),
    Enemy("fox-tsarina", 1, 4, 4, 1, prize=(_s(1), _speed(1))),
    Enemy("bear-of-the-pass", 2, 3, 10, 4, 1, prize=(_a(2),)),
    Enemy("robber-captain", 2, 5, 8, 4, 1, prize=(_a(2),)),
    Enemy("ghost-in-the-wall", 2, 4, 7, 5, 1, prize=(_v(1), _s(2))),
    Enemy("three-headed-dog", 2, 6, 8, 4, 2, prize=(_a(2),)),
    Enemy("hail-bringer", 2, 7, 6, 5, 1, prize=(_v(1), _speed(2))),
    Enemy("lamia-cub", 2, 3, 9, 4, 1, prize=(_v(5),)),
    Enemy("bone-rider", 2, 6, 7, 4, 1, prize=(_s(2), _speed(1))),
    Enemy("samodiva-archer", 2, 7, 6, 4, 1, prize=(_speed(1), _a(2))),
    Enemy("one-eyed-smith", 2, 3, 9, 5, 2, prize=(_v(1), _a(2))),
    Enemy("plague-maiden", 2, 5, 7, 6, 2, prize=(_v(2), _s(2))),
    Enemy("heart-wrecker", 3, 9, 11, 8, 2, "doubles", (Gain("stone"),)),
    Enemy("zmey-of-the-crags", 3, 8, 13, 7, 2, "heals", (_v(1), _a(3))),
    Enemy("lamia-of-the-well", 3, 6, 15, 5, 1, "grows", (_s(1), _a(3))),
    Enemy("night-rider", 3, 10, 10, 6, 2, "first", (_speed(1), _a(3))),
    Enemy("blind-king", 3, 5, 14, 7, 1, "unblockable", (Gain("stone"),)),
    Enemy("lady-of-the-black-lake", 3, 9, 9, 7, 2, "hopeless", (_v(2), _s(4))),
    Enemy("heart-of-winter", 3, 6, 13, 6, 2, "aims-at-love", (_v(1), _a(3))),
    Enemy("thief-of-voices", 3, 8, 10, 6, 3, "steals", (_a(1), _a(3))),
    Enemy("thorn-giant", 3, 5, 13, 6, 1, "thorns", (_v(10),)),
    Enemy("shackler", 3, 7, 12, 6, 2, "shackles", (_v(2), _a(3))),
)
"""The Battle cards, ten of each level."""

FOES: Final = (
    Enemy("shadow-hound", 0, 3, 8, 2, prize=(_v(2), _s(1)), pace=3),
    Enemy("iron-mask", 0, 6, 16, 7, 1, prize=(_v(2),), pace=2),
    Enemy("iron-fiddler", 0, 8, 20, 9, 1, prize=(_s(1),), pace=3),
    Enemy("old-man-of-iron", 0, 10, 80, 12, 2, "first", pace=2),
    Enemy("goldsmith", 0, 9, 46, 10, 1, prize=(_v(3),), pace=4),
    Enemy("wire-arm", 0, 8, 18, 9, prize=(_v(1),)),
    Enemy("lamia-of-wires", 0, 10, 130, 8, 1),
    Enemy("glass-bailiff", 0, 8, 18, 9, 1, prize=(_v(2),), pace=3),
    Enemy("dark-reflection", 0, 8, 18, 9, prize=(_v(2),), pace=3),
    Enemy("hour-eater", 0, 9, 24, 10, 1, prize=(_s(1),), pace=3),
)
(
    SHADOW_HOUND, IRON_MASK, IRON_FIDDLER, OLD_MAN_OF_IRON, GOLDSMITH, WIRE_ARM, LAMIA_OF_WIRES, GLASS_BAILIFF, DARK_REFLECTION, HOUR_EATER,
) = range(len(FOES))  # fmt: skip

COPIES: Final = (1, 5, 5, 1, 1, 5, 1, 3, 3, 1)
"""How many pieces there are of each foe."""
PIECES: Final = tuple(f"{foe.key}-{n + 1}" for foe, copies in zip(FOES, COPIES, strict=True) for n in range(copies))
PIECE_FOE: Final = tuple(foe for foe, copies in enumerate(COPIES) for _ in range(copies))
"""Which foe a piece is."""
FIRST_PIECE: Final = tuple(sum(COPIES[:foe]) for foe in range(len(FOES)))

ENEMIES: Final = (*BATTLES, *FOES)
ENEMY_KEYS: Final = tuple(enemy.key for enemy in ENEMIES)


def pieces_of(foe: int) -> range:
    """The pieces of a foe."""
    return range(FIRST_PIECE[foe], FIRST_PIECE[foe] + COPIES[foe])

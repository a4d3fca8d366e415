"""What an enemy is, and the 30 Battle cards (TT-C.18, TT-C.19, TT-C.61 to TT-C.66).

The foes of the Futures have the same three values, so one set of Battle rules serves both (`foes.py`).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .cards import CARDS
from .words import Gains, read_gains

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


def read_enemy(key: str, data: dict[str, Any]) -> Enemy:
    """An enemy as `cards.toml` and the rooms of the Futures write it."""
    facts = {"level": 0, **data}
    return Enemy(key, prize=read_gains(facts.pop("prize", {})), **facts)


BATTLES: Final = tuple(read_enemy(key, data) for key, data in CARDS["battles"].items())
"""The Battle cards, ten of each level."""

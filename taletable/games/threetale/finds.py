"""Treasures, Quests and Bonus Cards as data (TT-C.34 to TT-C.38, TT-C.67 to TT-C.73)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .cards import CARDS
from .words import Gains, Need, read_gains, read_need


class Treasure(NamedTuple):
    """A Treasure card: what 0, 1–2 and 3 positive dice bring (TT-13.3 to TT-13.5)."""

    key: str
    level: int
    lines: tuple[Gains, ...]


TREASURES: Final = tuple(
    Treasure(key, data["level"], tuple([read_gains(line) for line in data["lines"]])) for key, data in CARDS["treasures"].items()
)


class Quest(NamedTuple):
    """A Quest card: requirement and reward (TT-14.2)."""

    key: str
    need: Need
    reward: Gains
    kind: str
    """Whom it suits: gathering, fighting, supporting, moving, growing."""


QUESTS: Final = tuple(
    Quest(key, read_need(data["need"]), read_gains(data["reward"]), data["kind"]) for key, data in CARDS["quests"].items()
)


class Bonus(NamedTuple):
    """A Bonus Card with one effect, or two of which one is chosen (TT-15.2). No effect: nothing.

    Heroes: "dice", "flip", "speed", "action". Enemies: "speed", "strength", "defence".
    """

    key: str
    effects: tuple[tuple[str, int], ...] = ()


def read_bonus(group: str) -> tuple[Bonus, ...]:
    """The Bonus Cards of one side."""
    return tuple([Bonus(key, tuple([pair for effect in effects for pair in effect.items()])) for key, effects in CARDS[group].items()])


HERO_BONUS: Final = read_bonus("hero-bonus")
ENEMY_BONUS: Final = read_bonus("enemy-bonus")

"""Treasures, Quests and Bonus Cards as data (TT-C.34 to TT-C.38, TT-C.67 to TT-C.73)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .words import ENDEAVOUR, ENDURANCE, FAITH, HOPE, LOVE, MERCY, Gain, Gains, Need

Lines = tuple[Gains, Gains, Gains]


class Treasure(NamedTuple):
    """A Treasure card: what 0, 1–2 and 3 positive dice bring (TT-13.3 to TT-13.5)."""

    key: str
    level: int
    lines: Lines


def _v(n: int) -> Gain:
    return Gain("virtue", n)


def _one(virtue: int, n: int = 1) -> Gain:
    return Gain("named", n, virtue)


def _s(n: int) -> Gain:
    return Gain("shevitsa", n)


def _a(level: int) -> Gain:
    return Gain("artifact", level)


def _speed(n: int) -> Gain:
    return Gain("speed", n)


TREASURES: Final = (
    Treasure("wooden-spoon", 1, ((_one(LOVE),), (_v(1),), (_v(2),))),
    Treasure("honeycomb", 1, ((_one(HOPE),), (_v(1),), (_v(1), _s(1)))),
    Treasure("painted-egg", 1, ((_one(FAITH),), (_s(1),), (_s(2),))),
    Treasure("rooster-feather", 1, ((_one(MERCY),), (_v(1),), (_speed(1),))),
    Treasure("pot-under-the-hearth", 1, ((_v(1),), (_v(1),), (_a(1),))),
    Treasure("spinning-wheel", 1, ((_one(ENDURANCE),), (_one(ENDURANCE),), (_s(1),))),
    Treasure("beehive-in-the-oak", 1, ((_one(ENDEAVOUR),), (_v(1),), (_v(1), _speed(1)))),
    Treasure("cracked-jug", 1, ((_v(1),), (_v(1),), (_a(1),))),
    Treasure("shepherds-knot", 1, ((Gain("bonus", 1),), (_v(1),), (_v(1), Gain("action")))),
    Treasure("lost-bell", 1, ((Gain("step", 1),), (Gain("action"),), (_a(1),))),
    Treasure("chest-of-walnut", 2, ((), (_v(2),), (_v(3), _s(1)))),
    Treasure("belt-of-silver-coins", 2, ((), (_s(1),), (_s(2),))),
    Treasure("dragons-tooth", 2, ((), (_a(1),), (_a(2),))),
    Treasure("saddle-of-the-dapple-grey", 2, ((), (_speed(1),), (_speed(2), _v(1)))),
    Treasure("embroidered-shirt", 2, ((), (_s(1),), (_s(2), _v(1)))),
    Treasure("vineyard-key", 2, ((), (_v(3),), (_v(4), _speed(1)))),
    Treasure("hidden-chapel", 2, ((), (_one(FAITH), _one(HOPE, 2)), (_a(2),))),
    Treasure("millstone-vault", 2, ((), (_a(1),), (_a(2),))),
    Treasure("sleeping-shepherds-purse", 2, ((), (_v(1), _speed(1)), (_s(1), _speed(1), _v(1)))),
    Treasure("grandmothers-cupboard", 2, ((), (_v(1), Gain("bonus", 2)), (_a(2),))),
    Treasure("tomb-of-the-horseman", 3, ((Gain("lose-virtue", 4),), (), (_a(3), _v(2)))),
    Treasure("golden-fleece", 3, ((Gain("lose-virtue", 3),), (), (_s(4), _v(4)))),
    Treasure("zmeys-hoard", 3, ((Gain("lose-virtue", 5),), (), (_a(3), _v(2)))),
    Treasure("rose-of-the-valley", 3, ((Gain("lose-virtue", 3),), (), (Gain("spirit"), _v(2)))),
    Treasure("kings-nine-cups", 3, ((Gain("lose-speed", 1),), (), (_a(3), _s(1)))),
    Treasure("well-at-the-worlds-edge", 3, ((Gain("lose-virtue", 4),), (), (Gain("stone"),))),
    Treasure("horse-of-bronze", 3, ((Gain("lose-speed", 1),), (), (_speed(4), _v(4)))),
    Treasure("lyre-with-one-string", 3, ((Gain("lose-artifact"),), (), (_s(1), _a(3)))),
    Treasure("mirror-of-three-sisters", 3, ((Gain("lose-artifact"),), (), (_v(6), _a(2)))),
    Treasure("altar-stone-of-the-sun", 3, ((Gain("lose-virtue", 5),), (), (Gain("stone"),))),
)


class Quest(NamedTuple):
    """A Quest card: requirement and reward (TT-14.2)."""

    key: str
    need: Need
    reward: Gains
    kind: str
    """Whom it suits: gathering, fighting, supporting, moving, growing."""


QUESTS: Final = (
    Quest("nine-mountains-over", Need("treasures", 5), (_a(2),), "gathering"),
    Quest("five-bells", Need("fights", 5), (_a(3),), "fighting"),
    Quest("bread-and-salt", Need("gifts", 3), (_v(6), _s(1)), "supporting"),
    Quest("a-candle-for-each", Need("blessed", 1), (_s(4),), "supporting"),
    Quest("well-for-strangers", Need("mercies", 5), (_a(2), _v(3)), "supporting"),
    Quest("the-long-road", Need("tiles", 12), (_speed(2), _v(4)), "moving"),
    Quest("three-springs", Need("jumps", 3), (_speed(3), _v(1)), "moving"),
    Quest("wolves-at-the-fold", Need("battles-2", 2), (_a(2), _s(2)), "fighting"),
    Quest("white-kerchief", Need("whites", 4), (_s(4),), "gathering"),
    Quest("wedding-shirt", Need("talents", 2), (_v(8),), "growing"),
)


class Bonus(NamedTuple):
    """A Bonus Card with one effect, or two of which one is chosen (TT-15.2). No effect: nothing.

    Heroes: "dice", "flip", "speed", "action". Enemies: "speed", "strength", "defence".
    """

    key: str
    effects: tuple[tuple[str, int], ...] = ()


HERO_BONUS: Final = (
    Bonus("strong-arm", (("dice", 2),)),
    Bonus("fair-wind", (("dice", 1), ("speed", 2))),
    Bonus("second-sight", (("flip", 1),)),
    Bonus("grandfathers-advice", (("flip", 1), ("dice", 2))),
    Bonus("downhill-path", (("speed", 2),)),
    Bonus("early-rising", (("speed", 1), ("action", 1))),
    Bonus("busy-hands", (("action", 1),)),
    Bonus("good-neighbour", (("action", 1),)),
    Bonus("lucky-knot", (("flip", 1),)),
    Bonus("quiet-evening"),
)
ENEMY_BONUS: Final = (
    Bonus("quick-paws", (("speed", 2),)),
    Bonus("on-the-wind", (("speed", 3),)),
    Bonus("sharp-claws", (("strength", 1),)),
    Bonus("black-fury", (("strength", 2),)),
    Bonus("bad-temper", (("strength", 1),)),
    Bonus("thick-hide", (("defence", 2),)),
    Bonus("iron-plates", (("defence", 3),)),
    Bonus("old-scars", (("defence", 1),)),
    Bonus("yawning", ()),
    Bonus("full-belly", ()),
)

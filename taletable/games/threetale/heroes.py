"""The seven Heroes with their 42 Talents (TT-C.1 to TT-C.10, TT-C.39 to TT-C.45)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .words import FAITH, HOPE, Gain, Gains


class Talent(NamedTuple):
    """A Talent: a bonus received once (`gains`), or a lasting power (`what`, n).

    In Battle: "strike" (n more damage in an attack round with a positive die), "dice" (n more), "desperate" (n more dice while Spirit is
    not full), "charge" (n more damage in the first attack round of a Hero that is faster), "twin" (once a turn the positive dice of an
    attack round count double), "swift" (Speed counts n more for who is first), "guard" (n less damage in each enemy attack round),
    "aegis" (the same for all three Heroes), "unseen" (enemies roll n dice fewer), "free-block" (once a turn a block costs no Spirit),
    "prize" (n Virtue points after a won Battle), "drain" (n Love after a won Battle). With dice: "again" (once a turn, roll the negative
    dice of an own roll anew), "hope" (n more flips), "sure" (one negative die of the first own roll of each object is positive),
    "treasure-dice" (n more dice for Treasures; the best three count). On the Map: "woods" (Trees can be entered), "free-jump" (the first
    Portal jump of a turn costs no Step), "altar-portal" (Altars are Portals), "reach" (claims on neighbouring spaces), "speed" (Speed
    counts n more), "white", "red" (n more of it), "haul" (n Virtue points with each Treasure). In the turn: "faith", "endeavour",
    "endurance", "mercy" (n more), "gift-free" (gifts are no Actions), "slots" (two Artifacts of a slot), "tithe" (n Shevitsa at the start
    of the turn).
    """

    key: str
    what: str = ""
    n: int = 1
    gains: Gains = ()


class Hero(NamedTuple):
    """A hero board: start values in the order of the Virtues, Speed, statistics, and two Talents for each of three levels."""

    key: str
    virtues: tuple[int, int, int, int, int, int]
    speed: int
    statistics: tuple[int, int, int, int, int, int]
    talents: tuple[Talent, Talent, Talent, Talent, Talent, Talent]
    preview: bool = True


HEROES: Final = (
    Hero(
        "silver-deer", (1, 1, 3, 3, 1, 2), 3, (1, 3, 5, 4, 2, 3),
        (
            Talent("forest-born", "woods"),
            Talent("swift-hooves", gains=(Gain("speed", 2), Gain("virtue", 1))),
            Talent("between-two-springs", "free-jump"),
            Talent("silver-antlers", "reach"),
            Talent("dawn-runner", "endeavour", 1),
            Talent("flight-of-the-herd", "speed", 3),
        ),
    ),
    Hero(
        "queen-of-living-water", (1, 2, 1, 1, 3, 4), 2, (1, 5, 2, 2, 3, 5),
        (
            Talent("cupped-hands", "mercy", 1),
            Talent("first-spring", gains=(Gain("friend", 6),)),
            Talent("deep-well", "endurance", 1),
            Talent("open-gates", "gift-free"),
            Talent("living-water", gains=(Gain("heal-all", 1), Gain("virtue", 3))),
            Talent("mantle-of-dew", "aegis", 1),
        ),
    ),
    Hero(
        "youngest-son", (4, 3, 1, 1, 1, 1), 2, (4, 2, 2, 4, 3, 3),
        (
            Talent("third-try", "again"),
            Talent("brothers-blessing", gains=(Gain("virtue", 5),)),
            Talent("whetted-edge", "strike", 1),
            Talent("spoils-of-the-dragon", "prize", 2),
            Talent("keeper-of-the-golden-apple", "dice", 3),
            Talent("sword-from-the-lower-world", gains=(Gain("artifact", 3), Gain("virtue", 6))),
        ),
    ),
    Hero(
        "unborn-maiden", (2, 1, 2, 1, 3, 3), 2, (2, 4, 3, 2, 5, 2),
        (
            Talent("red-thread", "red", 1),
            Talent("unspun-wool", gains=(Gain("shevitsa", 2),)),
            Talent("whispering-apple", "faith", 1),
            Talent("white-thread", "white", 1),
            Talent("song-before-birth", gains=(Gain("friend", 10), Gain("virtue", 6))),
            Talent("not-yet-born", "unseen", 2),
        ),
    ),
    Hero(
        "sun-and-moon", (3, 1, 3, 1, 1, 2), 3, (3, 3, 4, 2, 4, 2),
        (
            Talent("sky-road", "altar-portal"),
            Talent("noon-and-midnight", gains=(Gain("named", 3, HOPE), Gain("named", 2, FAITH))),
            Talent("eclipse", "hope", 1),
            Talent("chariot-of-dawn", "charge", 3),
            Talent("two-in-one", "slots"),
            Talent("twin-blow", "twin"),
        ),
    ),
    Hero(
        "vampires-bride", (5, 1, 0, 2, 3, 1), 3, (5, 1, 4, 2, 3, 3),
        (
            Talent("red-lips", "drain", 1),
            Talent("night-wings", "swift", 2),
            Talent("cold-skin", "guard", 1),
            Talent("dowry-chest", gains=(Gain("artifact", 2), Gain("virtue", 4))),
            Talent("cape-of-shadows", "free-block"),
            Talent("nothing-to-lose", "desperate", 4),
        ),
        preview=False,
    ),
    Hero(
        "starred-boy", (2, 3, 1, 3, 2, 1), 2, (3, 2, 2, 5, 4, 4),
        (
            Talent("star-on-the-brow", "treasure-dice", 1),
            Talent("gift-of-the-three-fates", gains=(Gain("virtue", 4), Gain("shevitsa", 1))),
            Talent("steady-star", "sure", 1),
            Talent("open-sack", "haul", 2),
            Talent("starfall", "tithe", 1),
            Talent("horse-from-the-sky", gains=(Gain("speed", 3), Gain("artifact", 3))),
        ),
        preview=False,
    ),
)  # fmt: skip
HERO_KEYS: Final = tuple(hero.key for hero in HEROES)
DEER, QUEEN, SON, MAIDEN, SUN_AND_MOON, BRIDE, BOY = range(len(HEROES))
TUTORIAL_TRIO: Final = (SON, QUEEN, DEER)

TALENTS: Final = tuple(talent for hero in HEROES for talent in hero.talents)
"""All Talents; number `6 * hero + 2 * (level - 1) + choice`."""
TALENT_KEYS: Final = tuple(talent.key for talent in TALENTS)


def choices(hero: int, level: int) -> tuple[int, int]:
    """The two Talents of a level, 1 to 3 (TT-10.6)."""
    first = 6 * hero + 2 * (level - 1)
    return first, first + 1

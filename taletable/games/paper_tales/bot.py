"""A quick, greedy bot: it weighs every sensible Kingdom of this turn by what it earns now and what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp
from typing import Any, Final, NamedTuple

from taletable.bots.base import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from .aging import HEALERS
from .cards import BACK, BUILDING_KEYS, BUILDINGS, COST_OF, CRYSTAL, FIFTH, FOOD, FRONT, UNIT_KEYS, UNIT_OF, WOOD, cards_that
from .construction import BY_GOLD, BY_RESOURCES, FIRST_BY_GOLD, SECOND_BY_GOLD, level_by_gold
from .deployment import AGE_OTHERS, AGE_SELF, ALCHEMISTS, GOLEMS, LOSERS, SHAPESHIFTERS, TIME_MASTERS
from .ending import TURNS
from .kingdom import Resources, fights, income, must_die, resources, strength, unit_strength, war_gains
from .recruitment import is_advanced
from .state import TOWNS, WIDTH, Kingdoms
from .wars import LP_FOR_A_WAR, kingdom_strength

BARRACKS, MINE, TAVERN, TEMPLE, TOWN = range(TOWNS)


class Weights(NamedTuple):
    """What things are worth, in LP. Indexes by `left` count the turns that still come after this one."""

    gold: tuple[float, ...] = (0.01, 0.45, 0.6, 0.65)
    """One Gold, by turns left. On the last turn it only breaks ties (PT-10.4)."""
    plenty: int = 5
    """Gold beyond this is worth half: there is little more to buy."""
    strength: float = 0.3
    """A point of strength that a Unit brings into the next turn: it moves two Wars, but so would its replacement."""
    resource: tuple[float, float, float] = (0.5, 0.5, 0.6)
    """A Wood, Food or Crystal made by a Unit that lives on: half a Construction."""
    land: tuple[float, float, float] = (0.4, 0.35, 0.3)
    """The same made by a Building, for each turn left."""
    typical: tuple[float, float, float] = (0.8, 1.0, 0.6)
    """What the Units of a later turn will make on average; level 2 Buildings count it."""
    strong: float = 2.6
    """Units of strength 3 or more that Barracks will find in a later turn."""
    fifth: float = 1.6
    """The fifth spot, for each turn left: about 3 strength more in the Front."""
    rival_base: tuple[float, ...] = (6.0, 8.0, 9.5, 11.0)
    """The strength of a neighbour with nothing in play before Deployment, by turn."""
    rival_keeps: float = 0.35
    """How much of the strength that a neighbour has already will show on top of that."""
    doubt: float = 1.6
    """Scale of the error of that forecast: wins become likely, not certain."""
    spite: float = 1.0
    """A War the neighbour loses is worth this share of its LP, divided among all rivals."""
    healer: float = 0.8
    """A Healer that is still there next turn."""
    leftover: float = 0.35
    """How much of its worth next turn a card that is kept for it has now."""


FRONT_SPOTS: Final = (FRONT[:2], FRONT)
"""The Front without and with the fifth spot."""
WAR_EARNERS: Final = frozenset(card for card, unit in enumerate(UNIT_OF) if any(a.per in ("war", "crystal-war") for a in unit.abilities))
FROM_BACK: Final = cards_that("war", "fight-from-back")
HUNTERS: Final = frozenset(card for card, unit in enumerate(UNIT_OF) if any(a.when == "front" for a in unit.abilities))
MERCHANTS: Final = cards_that("build", "gold-for-wood")
ARCHITECTS: Final = cards_that("build", "gold-for-any")
LANDLORDS: Final = cards_that("build", "no-land-cost")
MOURNERS: Final = frozenset(card for card, unit in enumerate(UNIT_OF) if any(a.per == "dying-age" for a in unit.abilities))
TOKENS_MATTER: Final = frozenset(
    card for card, unit in enumerate(UNIT_OF) if any(a.per in ("age", "kingdom-age") or a.when == "aged" or a.what == "dies-only-with" for a in unit.abilities)
)
"""Units that Age tokens make better or worse."""
KIND_OF: Final = tuple(UNIT_KEYS.index(unit.key) for unit in UNIT_OF)

STOCK: Final = tuple(
    [card for card, unit in enumerate(UNIT_OF) if unit.key == key] for key in ("woodcutter", "veteran", "farmer", "cerberus")
)
"""Plain cards that stand for what later packs of a draft will bring."""

"""What a game is set up with: its cards, and the Buildings that all Monarchs have to choose from (PT-2, PT-V.7 to PT-V.16)."""

from __future__ import annotations

from typing import Final

from taletable.engine.luck import Luck
from taletable.engine.state import Options

from .cards import BUILDING_KEYS, SET_OF, box
from .content import BUILDINGS
from .faces import BASE, GATES, LEGENDS

FIXED: Final = tuple(BUILDING_KEYS.index(key) for key in ("mine", "tavern", "temple", "town"))
"""PT-V.9: the Buildings that are there in every game."""
BARRACKS: Final = BUILDING_KEYS.index("barracks")


def of_set(name: str) -> list[int]:
    """The Buildings of the base game or of an expansion."""
    return [b for b, building in enumerate(BUILDINGS) if building.set == name]


def cards_of(options: Options) -> list[int]:
    """The draw pile of the sets in use (PT-2.8, PT-V.8, PT-V.14)."""
    return list(box(bool(options["gates_units"]), bool(options["legends"])))


def in_use(options: Options, card: int) -> bool:
    """Is the card one of those?"""
    name = SET_OF[card]
    return name == BASE or bool(options["gates_units"] if name == GATES else options["legends"])


def tiles(options: Options) -> tuple[list[int], list[int], int]:
    """The Buildings that are always there, those of which some are drawn, and how many are."""
    legends = of_set(LEGENDS) if options["legends"] else []
    if options["gates_buildings"]:  # PT-V.9 to PT-V.11
        return list(FIXED), [BARRACKS, *of_set(GATES), *legends], 3
    return of_set(BASE), legends, 2 if legends else 0  # PT-2.7, PT-V.15, PT-R.56


def draw_buildings(options: Options, luck: Luck) -> tuple[int, ...]:
    """The Buildings of a game (PT-V.12)."""
    fixed, rest, number = tiles(options)
    return tuple(sorted([*fixed, *luck.shuffled(rest)[:number]]))


def can_be_drawn(options: Options, buildings: tuple[int, ...]) -> bool:
    """Could the set-up have given these Buildings?"""
    fixed, rest, number = tiles(options)
    drawn = [b for b in buildings if b not in fixed]
    return len(buildings) == len(set(buildings)) == len(fixed) + number and len(drawn) == number and set(drawn) <= set(rest)

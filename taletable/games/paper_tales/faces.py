"""What stands on a card: the words in which Units, Artifacts and Buildings are written down as data."""

from __future__ import annotations

from typing import Final, NamedTuple

BASE: Final = "base"
GATES: Final = "gates"
"""Beyond the Gates."""
LEGENDS: Final = "legends"
"""What Forges Legends."""
SETS: Final = (BASE, GATES, LEGENDS)


class Ability(NamedTuple):
    """One line of a card: in which phase it works, what it does, how much, for each of what, under which condition.

    Phases: "make" (production), "reveal" (Deployment, once), "deploy" (every Deployment), "war", "income", "build", "age", "end".
    """

    phase: str
    what: str
    n: int = 1
    per: str = ""
    when: str = ""
    most: int = 0
    """The most that it can give at once; 0 for no limit (Noble)."""


class Unit(NamedTuple):
    """A Unit. A star marks a strength that its own abilities can change (PT-3.21)."""

    key: str
    copies: int
    cost: int
    strength: int
    star: bool
    abilities: tuple[Ability, ...]
    set: str = BASE

    def does(self, phase: str) -> list[Ability]:
        """Its abilities of one phase (PT-3.18, PT-R.50)."""
        return [ability for ability in self.abilities if ability.phase == phase]


class Artifact(NamedTuple):
    """A Legendary Artifact: one ability for the rest of the game, and LP at its end (PT-12.1, PT-12.2)."""

    key: str
    copies: int
    lp: int
    ability: Ability

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Its ability, as Units and Buildings have them."""
        return (self.ability,)

    def does(self, phase: str) -> list[Ability]:
        """Its abilities of one phase."""
        return [self.ability] if self.ability.phase == phase else []


class Building(NamedTuple):
    """A Building: what each level needs (wood, food, crystal), or in Gold; what each adds; its LP."""

    key: str
    needs: tuple[tuple[int, int, int], tuple[int, int, int]]
    gold: tuple[int, int]
    """Gold that may stand for the whole Resource cost of a level; 0 where that is not possible."""
    level1: tuple[Ability, ...]
    level2: tuple[Ability, ...]
    lp: tuple[int, int] = (1, 3)
    set: str = BASE

    def abilities(self, level: int) -> tuple[Ability, ...]:
        """What the Building does on a level (PT-3.10, PT-3.11)."""
        return () if level == 0 else self.level1 if level == 1 else self.level1 + self.level2


class Tomb(NamedTuple):
    """A Necropolis card: what it adds to each host, the feature it looks for, and the LP for each left-over card that has it."""

    key: str
    hosts: tuple[int, int]
    feature: str
    lp: int

"""The Units and Buildings as data (PT-U, PT-B). Their sentences are in text/en.toml under the same keys."""

from __future__ import annotations

from typing import Final, NamedTuple

from taletable.engine.fields import Deck

WOOD: Final = 0
FOOD: Final = 1
CRYSTAL: Final = 2
RESOURCES: Final = ("wood", "food", "crystal")

FRONT: Final = (0, 1, 2)
BACK: Final = (3, 4)
FIFTH: Final = 2
"""The spot that a level 2 Building opens (PT-3.4)."""
SPOTS: Final = ("front-1", "front-2", "front-3", "back-1", "back-2")


class Ability(NamedTuple):
    """One line of a card: in which phase it works, what it does, how much, for each of what, under which condition.

    Phases: "make" (production), "reveal" (Deployment, once), "deploy" (every Deployment), "war", "income", "build", "age", "end".
    """

    phase: str
    what: str
    n: int = 1
    per: str = ""
    when: str = ""


class Unit(NamedTuple):
    """A Unit. A star marks a strength that its own abilities can change (PT-3.21)."""

    key: str
    copies: int
    cost: int
    strength: int
    star: bool
    abilities: tuple[Ability, ...]

    def does(self, phase: str) -> list[Ability]:
        """Its abilities of one phase."""
        return [ability for ability in self.abilities if ability.phase == phase]


class Building(NamedTuple):
    """A Building: what each level needs (wood, food, crystal), or in Gold; what each adds; its LP."""

    key: str
    needs: tuple[tuple[int, int, int], tuple[int, int, int]]
    gold: tuple[int, int]
    """Gold that may stand for the whole Resource cost of a level; 0 where that is not possible."""
    level1: Ability
    level2: Ability
    more: tuple[Ability, ...] = ()
    """A further line of level 1 (Town makes two resources)."""
    lp: tuple[int, int] = (1, 3)

    def abilities(self, level: int) -> tuple[Ability, ...]:
        """What the Building does on a level."""
        if level == 0:
            return ()
        first = (self.level1, *self.more)
        return first if level == 1 else (*first, self.level2)


def _makes(what: str, n: int = 1, per: str = "", when: str = "") -> Ability:
    return Ability("make", what, n, per, when)


def _unit(key: str, copies: int, cost: int, strength: int, *abilities: Ability, star: bool = False) -> Unit:
    return Unit(key, copies, cost, strength, star, abilities)


UNITS: Final = (
    _unit("adventurer", 2, 0, 2, _makes("crystal", per="age")),
    _unit("archer", 2, 1, 2, Ability("war", "fight-from-back")),
    _unit("blacksmith", 3, 0, 1, Ability("income", "gold")),
    _unit("cave-spirit", 2, 1, 4, _makes("crystal"), Ability("reveal", "age-self")),
    _unit("cerberus", 3, 0, 2, Ability("war", "strength-instead", 3, when="food"), star=True),
    _unit("colossus", 1, 2, 1, Ability("war", "strength-instead", 7, when="aged"), Ability("war", "lp", 1, per="war"), star=True),
    _unit("commander", 2, 2, 4, Ability("war", "lp", 1, per="war")),
    _unit("cook", 2, 0, 1, Ability("income", "gold", 1, per="food")),
    _unit("demon", 1, 2, 7, Ability("reveal", "age-self"), Ability("age", "lp", -3, when="dies-at-1")),
    _unit("dragon", 1, 3, 0, Ability("war", "strength-instead", 7, when="crystal"), star=True),
    _unit("farmer", 3, 0, 1, _makes("food")),
    _unit("forest-child", 3, 1, 1, _makes("wood"), _makes("food")),
    _unit("forest-spirit", 1, 3, 3, _makes("wood", 3)),
    _unit("giant-snake", 1, 1, 4, Ability("war", "strength-instead", 0, when="aged"), Ability("income", "gold", 3, when="aged"), star=True),
    _unit("golem", 2, 2, 3, Ability("reveal", "upgrade")),
    _unit("grand-architect", 1, 1, 1, Ability("build", "gold-for-any")),
    _unit("hunter", 2, 0, 2, _makes("food", when="front")),
    _unit("knight", 3, 1, 4),
    _unit(
        "kraken", 1, 6, 9,
        Ability("reveal", "lp", -3, per="level-2"), Ability("reveal", "age-others"), Ability("age", "lp", 1, per="dying-age"),
    ),
    _unit("landlord", 1, 2, 1, _makes("wood"), Ability("build", "no-land-cost")),
    _unit(
        "leviathan", 1, 3, 4,
        _makes("food", 2, when="aged"), Ability("war", "strength", 2, per="food"), Ability("war", "cannot-fight", when="aged"), star=True,
    ),
    _unit("manticore", 3, 2, 2, Ability("war", "strength", 2, per="food"), star=True),
    _unit(
        "master-alchemist", 1, 2, 1,
        Ability("deploy", "age-one", 1, per="food"), Ability("war", "lp", 1, per="crystal-war"), Ability("income", "gold", 1, per="wood"),
    ),
    _unit("militiaman", 3, 0, 2, Ability("war", "strength", 1, per="age"), star=True),
    _unit("miner", 3, 1, 2, _makes("crystal")),
    _unit("monkey", 2, -1, 1, Ability("age", "gold", 1, per="age", when="dies")),
    _unit("mystical-healer", 3, 0, 1, Ability("age", "save")),
    _unit("necromancer", 1, 1, 4, Ability("reveal", "age-others")),
    _unit("ogre", 1, 2, 2, Ability("war", "strength", 1, per="income"), star=True),
    _unit("palm-reader", 2, 2, 1, Ability("age", "lp", 1, per="dying-age")),
    _unit("peddler", 3, 1, 1, _makes("wood"), Ability("income", "gold")),
    _unit("relic-of-wisdom", 1, 2, 0, Ability("age", "never-dies"), Ability("end", "lp", 2, per="age")),
    _unit("rogue", 2, 1, 3, Ability("war", "gold", 1, per="war")),
    _unit("salamander", 1, 2, 4, Ability("war", "strength", 1, per="age"), Ability("age", "dies-only-with", 2), star=True),
    _unit("sculptor", 2, 0, 1, Ability("age", "lp", 3, when="dies")),
    _unit("shapeshifter", 1, 0, 0, Ability("reveal", "shapeshift", 3)),
    _unit("strategist", 1, 3, 1, Ability("war", "strength", 1, per="kingdom-age"), Ability("war", "fight-from-back"), star=True),
    _unit("time-master", 3, 0, 1, Ability("reveal", "age-one", 2)),
    _unit("treefolk", 2, 1, 3, _makes("food")),
    _unit("veteran", 3, 0, 3, Ability("reveal", "age-self")),
    _unit("wood-merchant", 2, 0, 1, Ability("build", "gold-for-wood")),
    _unit("woodcutter", 3, 0, 2, _makes("wood")),
)  # fmt: skip

BUILDINGS: Final = (
    Building(
        "barracks", ((1, 0, 0), (1, 1, 0)), (0, 0), Ability("war", "strength", 1, per="wood"), Ability("war", "lp", 1, per="strong-unit")
    ),
    Building("mine", ((1, 0, 0), (1, 0, 1)), (0, 0), _makes("crystal"), Ability("war", "lp", 2, per="crystal")),
    Building("tavern", ((0, 1, 0), (1, 1, 0)), (0, 0), Ability("income", "gold", 1, per="food"), Ability("war", "lp", 1, per="food")),
    Building("temple", ((0, 0, 1), (0, 0, 2)), (2, 3), Ability("income", "gold", 2), Ability("war", "lp", 2)),
    Building("town", ((1, 0, 0), (2, 0, 0)), (0, 0), _makes("wood"), _makes("crystal"), more=(_makes("food"),)),
)

UNIT_KEYS: Final = tuple(unit.key for unit in UNITS)
BUILDING_KEYS: Final = tuple(building.key for building in BUILDINGS)

CARD_IDS: Final = tuple(f"{unit.key}-{copy}" for unit in UNITS for copy in range(1, unit.copies + 1))
UNIT_OF: Final = tuple(unit for unit in UNITS for _ in range(unit.copies))
"""The Unit that each physical card shows."""
COST_OF: Final = tuple(unit.cost for unit in UNIT_OF)
DECK: Final = Deck(CARD_IDS)


def cards_that(phase: str, what: str) -> frozenset[int]:
    """The physical cards with a certain ability."""
    return frozenset(card for card, unit in enumerate(UNIT_OF) if any(a.phase == phase and a.what == what for a in unit.abilities))

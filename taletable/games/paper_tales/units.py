"""The Units as data (PT-U). Their sentences are in text/en.toml under the same keys."""

from __future__ import annotations

from typing import Final

from .faces import GATES, LEGENDS, Ability, Unit, makes


def _unit(key: str, copies: int, cost: int, strength: int, *abilities: Ability, star: bool = False) -> Unit:
    return Unit(key, copies, cost, strength, star, abilities)


def _gates(key: str, copies: int, cost: int, strength: int, *abilities: Ability, star: bool = False) -> Unit:
    return Unit(key, copies, cost, strength, star, abilities, GATES)


def _legends(key: str, copies: int, cost: int, strength: int, *abilities: Ability, star: bool = False) -> Unit:
    return Unit(key, copies, cost, strength, star, abilities, LEGENDS)


UNITS: Final = (
    _unit("adventurer", 2, 0, 2, makes("crystal", per="age")),
    _unit("archer", 2, 1, 2, Ability("war", "fight-from-back")),
    _unit("blacksmith", 3, 0, 1, Ability("income", "gold")),
    _unit("cave-spirit", 2, 1, 4, makes("crystal"), Ability("reveal", "age-self")),
    _unit("cerberus", 3, 0, 2, Ability("war", "strength-instead", 3, when="food"), star=True),
    _unit("colossus", 1, 2, 1, Ability("war", "strength-instead", 7, when="aged"), Ability("war", "lp", 1, per="war"), star=True),
    _unit("commander", 2, 2, 4, Ability("war", "lp", 1, per="war")),
    _unit("cook", 2, 0, 1, Ability("income", "gold", 1, per="food")),
    _unit("demon", 1, 2, 7, Ability("reveal", "age-self"), Ability("age", "lp", -3, when="dies-at-1")),
    _unit("dragon", 1, 3, 0, Ability("war", "strength-instead", 7, when="crystal"), star=True),
    _unit("farmer", 3, 0, 1, makes("food")),
    _unit("forest-child", 3, 1, 1, makes("wood"), makes("food")),
    _unit("forest-spirit", 1, 3, 3, makes("wood", 3)),
    _unit("giant-snake", 1, 1, 4, Ability("war", "strength-instead", 0, when="aged"), Ability("income", "gold", 3, when="aged"), star=True),
    _unit("golem", 2, 2, 3, Ability("reveal", "upgrade")),
    _unit("grand-architect", 1, 1, 1, Ability("build", "gold-for-any")),
    _unit("hunter", 2, 0, 2, makes("food", when="front")),
    _unit("knight", 3, 1, 4),
    _unit(
        "kraken", 1, 6, 9,
        Ability("reveal", "lp", -3, per="level-2"), Ability("reveal", "age-others"), Ability("age", "lp", 1, per="dying-age"),
    ),
    _unit("landlord", 1, 2, 1, makes("wood"), Ability("build", "no-land-cost")),
    _unit(
        "leviathan", 1, 3, 4,
        makes("food", 2, when="aged"), Ability("war", "strength", 2, per="food"), Ability("war", "cannot-fight", when="aged"), star=True,
    ),
    _unit("manticore", 3, 2, 2, Ability("war", "strength", 2, per="food"), star=True),
    _unit(
        "master-alchemist", 1, 2, 1,
        Ability("deploy", "age-one", 1, per="food"), Ability("war", "lp", 1, per="crystal-war"), Ability("income", "gold", 1, per="wood"),
    ),
    _unit("militiaman", 3, 0, 2, Ability("war", "strength", 1, per="age"), star=True),
    _unit("miner", 3, 1, 2, makes("crystal")),
    _unit("monkey", 2, -1, 1, Ability("age", "gold", 1, per="age", when="dies")),
    _unit("mystical-healer", 3, 0, 1, Ability("age", "save")),
    _unit("necromancer", 1, 1, 4, Ability("reveal", "age-others")),
    _unit("ogre", 1, 2, 2, Ability("war", "strength", 1, per="income"), star=True),
    _unit("palm-reader", 2, 2, 1, Ability("age", "lp", 1, per="dying-age")),
    _unit("peddler", 3, 1, 1, makes("wood"), Ability("income", "gold")),
    _unit("relic-of-wisdom", 1, 2, 0, Ability("age", "never-dies"), Ability("end", "lp", 2, per="age")),
    _unit("rogue", 2, 1, 3, Ability("war", "gold", 1, per="war")),
    _unit("salamander", 1, 2, 4, Ability("war", "strength", 1, per="age"), Ability("age", "dies-only-with", 2), star=True),
    _unit("sculptor", 2, 0, 1, Ability("age", "lp", 3, when="dies")),
    _unit("shapeshifter", 1, 0, 0, Ability("reveal", "shapeshift", 3)),
    _unit("strategist", 1, 3, 1, Ability("war", "strength", 1, per="kingdom-age"), Ability("war", "fight-from-back"), star=True),
    _unit("time-master", 3, 0, 1, Ability("reveal", "age-one", 2)),
    _unit("treefolk", 2, 1, 3, makes("food")),
    _unit("veteran", 3, 0, 3, Ability("reveal", "age-self")),
    _unit("wood-merchant", 2, 0, 1, Ability("build", "gold-for-wood")),
    _unit("woodcutter", 3, 0, 2, makes("wood")),
    # Beyond the Gates: 13 different, 20 cards
    _gates(
        "banner-bearer", 2, 1, 2,
        Ability("reveal", "gold", 2, when="cost-2"), Ability("reveal", "lp", 2, when="cost-3"),
    ),
    _gates("dryad", 2, 2, 2, makes("wood"), Ability("build", "gold-for-any")),
    _gates("grand-intendant", 1, 3, 4, makes("food"), Ability("reveal", "gold", 2)),
    _gates("imp", 2, -1, 2, Ability("reveal", "age-self")),
    _gates("lost-soul", 1, 2, 0, Ability("age", "lp", 7, when="dies")),
    _gates("noble", 1, 1, 1, Ability("reveal", "lp", 1, per="gold", most=10)),
    _gates("princess", 1, 4, 3, Ability("war", "lp", 1, per="building-level")),
    _gates(
        "relic-of-harvest", 1, 1, 0,
        Ability("war", "lp", 1, per="two-resources", when="front"), Ability("war", "lp", 1, per="three-resources", when="back"),
        Ability("age", "never-dies"),
    ),
    _gates("relic-of-light", 1, 0, 3, Ability("age", "never-dies"), Ability("age", "lp", 1, per="spared")),
    _gates("relic-of-war", 1, 1, 2, Ability("war", "strength", 1, per="age"), Ability("age", "never-dies"), star=True),
    _gates("shadow", 2, 1, 2, Ability("reveal", "repeat")),
    _gates("smuggler", 2, 0, 1, Ability("income", "gold", 2, when="food")),
    _gates("sorcerers-apprentice", 3, 0, 2, Ability("reveal", "move-age", 2)),
    # What Forges Legends: 16 different, 26 cards
    _legends("castellan", 2, 1, 2, Ability("war", "strength", 1, per="building"), star=True),
    _legends("chronicler", 1, 2, 1, Ability("end", "lp", 2, per="artifact")),
    _legends("court-jester", 2, 1, 1, Ability("reveal", "find-artifact")),
    _legends("dwarf-king", 1, 2, 2, makes("crystal"), Ability("income", "gold", 1, per="crystal")),
    _legends("elder-oak", 1, 1, 1, makes("wood", per="age"), Ability("age", "dies-only-with", 3)),
    _legends("forager", 3, 0, 1, makes("food", when="front"), makes("wood", when="back")),
    _legends("hermit", 1, 0, 0, Ability("war", "lp", 3, when="no-war")),
    _legends("minstrel", 2, 0, 1, Ability("reveal", "lp", 1, per="artifact")),
    _legends("phoenix", 1, 2, 4, Ability("age", "reborn")),
    _legends("servile-minion", 2, -2, 0),
    _legends("sleeping-beauty", 1, 0, 2, Ability("age", "others-stay-young")),
    _legends("squire", 3, 0, 2, Ability("war", "strength", 1, per="artifact"), star=True),
    _legends("straw-spinner", 1, 1, 0, Ability("income", "gold", 3), Ability("age", "lp", -3, when="dies")),
    _legends("titan", 1, 5, 3, Ability("reveal", "found")),
    _legends("treasure-hunter", 2, 0, 1, Ability("income", "gold", 1, per="artifact")),
    _legends("wolf", 2, 0, 2, Ability("war", "strength", 1, per="front-other"), star=True),
)  # fmt: skip
"""Those of the base game first, so that the numbers of their cards stay."""

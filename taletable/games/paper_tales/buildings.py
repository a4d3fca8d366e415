"""The Buildings as data (PT-B). Their sentences are in text/en.toml under the same keys."""

from __future__ import annotations

from typing import Final

from .faces import GATES, LEGENDS, Ability, Building, makes

BUILDINGS: Final = (
    Building(
        "barracks", ((1, 0, 0), (1, 1, 0)), (0, 0),
        (Ability("war", "strength", 1, per="wood"),), (Ability("war", "lp", 1, per="strong-unit"),),
    ),
    Building("mine", ((1, 0, 0), (1, 0, 1)), (0, 0), (makes("crystal"),), (Ability("war", "lp", 2, per="crystal"),)),
    Building("tavern", ((0, 1, 0), (1, 1, 0)), (0, 0), (Ability("income", "gold", 1, per="food"),), (Ability("war", "lp", 1, per="food"),)),
    Building("temple", ((0, 0, 1), (0, 0, 2)), (2, 3), (Ability("income", "gold", 2),), (Ability("war", "lp", 2),)),
    Building("town", ((1, 0, 0), (2, 0, 0)), (0, 0), (makes("wood"), makes("food")), (makes("crystal"),)),
    # Beyond the Gates: fewer resources, and levels that can be bought
    Building(
        "abbey", ((0, 1, 0), (1, 0, 1)), (0, 0),
        (Ability("income", "gold", 1, per="two-resources"),), (Ability("war", "lp", 2, per="three-kinds"),), set=GATES,
    ),
    Building(
        "clock-tower", ((1, 0, 0), (0, 1, 1)), (0, 3),
        (Ability("deploy", "move-age", 1),), (Ability("age", "lp", 1, per="dying"),), set=GATES,
    ),
    Building(
        "crypt", ((0, 1, 0), (1, 0, 1)), (0, 4),
        (Ability("age", "gold", 1, per="dying"),), (Ability("war", "lp", 1, per="two-ages"),), set=GATES,
    ),
    Building(
        "library", ((0, 0, 1), (0, 0, 2)), (2, 4),
        (Ability("income", "gold", 1, per="aged-unit"),), (Ability("war", "lp", 1, per="aged-unit"),), set=GATES,
    ),
    Building(
        "port", ((1, 0, 0), (1, 1, 0)), (0, 0),
        (Ability("income", "gold", 2, when="food"),), (Ability("war", "lp", 2, when="wood"), Ability("war", "lp", 1, when="crystal")),
        set=GATES,
    ),
    Building(
        "watchtower", ((1, 0, 0), (1, 1, 0)), (0, 3),
        (Ability("war", "strength", 2),), (Ability("war", "lp", 1, per="war"),), set=GATES,
    ),
    # What Forges Legends
    Building(
        "inn", ((0, 1, 0), (1, 1, 0)), (0, 0),
        (Ability("income", "gold", 1, per="back-unit"),), (Ability("war", "lp", 1, per="new-unit"),), set=LEGENDS,
    ),
    Building(
        "royal-palace", ((1, 1, 0), (1, 1, 1)), (0, 0),
        (Ability("income", "gold", 1, per="artifact"),), (Ability("war", "lp", 1, per="artifact"),), lp=(2, 6), set=LEGENDS,
    ),
    Building("sawmill", ((1, 0, 0), (2, 1, 0)), (0, 0), (makes("wood", 2),), (Ability("war", "lp", 1, per="wood"),), set=LEGENDS),
)  # fmt: skip
"""Those of the base game first, so that their numbers stay."""

"""The Legendary Artifacts as data (PT-A): 18 cards. Their sentences are in text/en.toml under the same keys."""

from __future__ import annotations

from typing import Final

from .faces import Ability, Artifact, makes

ARTIFACTS: Final = (
    Artifact("banner-of-heroes", 1, 1, Ability("war", "lp", 1, per="war")),
    Artifact("bottomless-purse", 2, 2, Ability("income", "gold", 1)),
    Artifact("cursed-crown", 1, -3, Ability("war", "strength", 4)),
    Artifact("elixir-of-youth", 1, 2, Ability("age", "save")),
    Artifact("golden-goose", 1, 0, Ability("income", "gold", 1, per="food")),
    Artifact("golden-trowel", 1, 1, Ability("build", "less-land-cost", 2)),
    Artifact("heart-of-the-mountain", 1, 1, makes("crystal")),
    Artifact("horn-of-plenty", 1, 1, makes("food")),
    Artifact("hourglass", 1, 2, Ability("deploy", "move-age", 1)),
    Artifact("luxuriant-grove", 2, 1, makes("wood")),
    Artifact("magic-mirror", 1, 1, Ability("war", "lp", 2, when="all-three")),
    Artifact("philosophers-stone", 1, 3, Ability("build", "gold-for-crystal")),
    Artifact("shield-of-power", 2, 1, Ability("war", "strength", 2)),
    Artifact("urn-of-ashes", 1, 1, Ability("age", "lp", 1, per="dying")),
    Artifact("wishing-lamp", 1, 1, Ability("reveal", "gold", 3)),
)

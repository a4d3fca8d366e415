"""The cards as data (PT-U, PT-A, PT-B, PT-N): `cards.toml`, read once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from .faces import SETS, Ability, Artifact, Building, Tomb, Unit

CARDS: Final[dict[str, dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
RESOURCES: Final = ("wood", "food", "crystal")


def read_ability(data: dict[str, Any]) -> Ability:
    """An ability: its phase, what happens in it, and more words about it."""
    facts = dict(data)
    n, per, when, most = facts.pop("n", 1), facts.pop("per", ""), facts.pop("when", ""), facts.pop("most", 0)
    ((phase, what),) = facts.items()
    return Ability(phase, what, n, per, when, most)


def read_abilities(data: list[dict[str, Any]]) -> tuple[Ability, ...]:
    """All abilities of a card or of a level."""
    return tuple(read_ability(ability) for ability in data)


def read_unit(key: str, data: dict[str, Any], box: str) -> Unit:
    """A Unit of a box: the base game, or an expansion."""
    return Unit(key, data["copies"], data["cost"], data["strength"], data.get("star", False), read_abilities(data.get("does", [])), box)


def read_artifact(key: str, data: dict[str, Any]) -> Artifact:
    """A Legendary Artifact."""
    return Artifact(key, data["copies"], data["lp"], read_ability(data["does"]))


def read_building(key: str, data: dict[str, Any], box: str) -> Building:
    """A Building of a box."""
    first, second = (tuple(need.get(resource, 0) for resource in RESOURCES) for need in data["needs"])
    gold, lp = tuple(data.get("gold", (0, 0))), tuple(data.get("lp", (1, 3)))
    return Building(key, (first, second), gold, read_abilities(data["first"]), read_abilities(data["second"]), lp, box)


def read_tomb(key: str, data: dict[str, Any]) -> Tomb:
    """A Necropolis card."""
    pale, crimson = data["hosts"]
    return Tomb(key, (pale, crimson), data["feature"], data["lp"])


UNITS: Final = tuple(read_unit(key, data, box) for box in SETS for key, data in CARDS["units"][box].items())
"""Those of the base game first, so that the numbers of their cards stay."""
ARTIFACTS: Final = tuple(read_artifact(key, data) for key, data in CARDS["artifacts"].items())
BUILDINGS: Final = tuple(read_building(key, data, box) for box in SETS for key, data in CARDS["buildings"][box].items())
"""Those of the base game first, so that their numbers stay."""
NECROPOLIS: Final = tuple(read_tomb(key, data) for key, data in CARDS["necropolis"].items())
"""Five cards of each part of the Necropolis."""

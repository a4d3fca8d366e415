"""The Units and Buildings with their words, for boards and other readers."""

from __future__ import annotations

from typing import Any

from taletable.engine.text import Catalogue

from .cards import BUILDINGS, RESOURCES, UNITS, Ability, Building, Unit


def catalogue(text: Catalogue) -> dict[str, list[dict[str, Any]]]:
    """All Units and Buildings, in the order of the ledger."""
    return {"units": [_unit(unit, text) for unit in UNITS], "buildings": [_building(building, text) for building in BUILDINGS]}


def _unit(unit: Unit, text: Catalogue) -> dict[str, Any]:
    return {
        "key": unit.key,
        "name": text.get(f"unit.{unit.key}.name"),
        "text": text.get(f"unit.{unit.key}.text"),
        "cost": unit.cost,
        "strength": unit.strength,
        "star": unit.star,
        "copies": unit.copies,
        "makes": _makes(unit.abilities),
    }


def _building(building: Building, text: Catalogue) -> dict[str, Any]:
    levels = []
    for level in (1, 2):
        needs = building.needs[level - 1]
        levels.append(
            {
                "level": level,
                "text": text.get(f"building.{building.key}.level{level}"),
                "needs": {name: n for name, n in zip(RESOURCES, needs, strict=True) if n},
                "gold": building.gold[level - 1] or None,
                "lp": building.lp[level - 1],
                "makes": _makes(building.abilities(level)),
            }
        )
    return {"key": building.key, "name": text.get(f"building.{building.key}.name"), "levels": levels}


def _makes(abilities: tuple[Ability, ...]) -> list[dict[str, Any]]:
    """What is produced: how much of which resource, for each of what, under which condition."""
    return [{"resource": a.what, "n": a.n, "per": a.per or None, "when": a.when or None} for a in abilities if a.phase == "make"]

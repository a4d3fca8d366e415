"""The Units and Buildings with their words, for boards and other readers."""

from __future__ import annotations

from typing import Any

from taletable.engine.text import Catalogue

from .cards import ARTIFACTS, BUILDINGS, CARD_IDS, RESOURCES, UNITS, Ability, Artifact, Building, Unit
from .necropolis import CARDS_WITH, HOSTS, KINDS, LICH_CARDS, NECROPOLIS, OF_A_KIND


def catalogue(text: Catalogue) -> dict[str, list[dict[str, Any]]]:
    """All Units and Buildings, in the order of the ledger, and what belongs to the Lich King."""
    return {
        "units": [_unit(unit, text) for unit in UNITS],
        "artifacts": [_artifact(artifact, text) for artifact in ARTIFACTS],
        "buildings": [_building(building, text) for building in BUILDINGS],
        "necropolis": [_tomb(number, text) for number in range(len(NECROPOLIS))],
        "necropolis_kinds": [{"key": key, "name": text.get(f"necropolis_kind.{key}"), "turn": n} for n, key in enumerate(KINDS, 1)],
        "hosts": [{"key": key, "name": text.get(f"host.{key}")} for key in HOSTS],
        "lich_king": [
            {"key": key, "name": text.get(f"lich_king.{key}.name"), "text": text.get(f"lich_king.{key}.text")} for key in LICH_CARDS
        ],
    }


def _tomb(number: int, text: Catalogue) -> dict[str, Any]:
    tomb = NECROPOLIS[number]
    with_feature = {CARD_IDS[card].rsplit("-", 1)[0]: None for card in sorted(CARDS_WITH[number])}
    return {
        "key": tomb.key,
        "kind": KINDS[number // OF_A_KIND],
        "name": text.get(f"necropolis.{tomb.key}.name"),
        "text": text.fill(f"necropolis.{tomb.key}.text", {"lp": str(tomb.lp)}),
        **dict(zip(HOSTS, tomb.hosts, strict=True)),
        "feature": tomb.feature,
        "lp": tomb.lp,
        "cards": list(with_feature),
    }


def _unit(unit: Unit, text: Catalogue) -> dict[str, Any]:
    return {
        "key": unit.key,
        "name": text.get(f"unit.{unit.key}.name"),
        "text": card_text(text, unit),
        "set": unit.set,
        "cost": unit.cost,
        "strength": unit.strength,
        "star": unit.star,
        "copies": unit.copies,
        "makes": _makes(unit.abilities),
    }


def _artifact(artifact: Artifact, text: Catalogue) -> dict[str, Any]:
    return {
        "key": artifact.key,
        "name": text.get(f"artifact.{artifact.key}.name"),
        "text": card_text(text, artifact),
        "lp": artifact.lp,
        "copies": artifact.copies,
        "makes": _makes(artifact.abilities),
    }


def card_text(text: Catalogue, card: Unit | Artifact) -> str:
    """What a Unit or an Artifact does, in words."""
    return text.fill(f"{'unit' if isinstance(card, Unit) else 'artifact'}.{card.key}.text", _numbers(card.abilities))


def level_text(text: Catalogue, building: Building, level: int) -> str:
    """What a level of a Building adds, in words."""
    return text.fill(f"building.{building.key}.level{level}", _numbers(building.level1 if level == 1 else building.level2))


def _numbers(abilities: tuple[Ability, ...]) -> dict[str, str]:
    """{1}, {2} … in a text are the numbers of the lines, without a sign."""
    return {str(line): str(abs(ability.n)) for line, ability in enumerate(abilities, 1)}


def _building(building: Building, text: Catalogue) -> dict[str, Any]:
    levels = []
    for level in (1, 2):
        needs = building.needs[level - 1]
        levels.append(
            {
                "level": level,
                "text": level_text(text, building, level),
                "needs": {name: n for name, n in zip(RESOURCES, needs, strict=True) if n},
                "gold": building.gold[level - 1] or None,
                "lp": building.lp[level - 1],
                "makes": _makes(building.abilities(level)),
            }
        )
    return {"key": building.key, "name": text.get(f"building.{building.key}.name"), "set": building.set, "levels": levels}


def _makes(abilities: tuple[Ability, ...]) -> list[dict[str, Any]]:
    """What is produced: how much of which resource, for each of what, under which condition."""
    return [{"resource": a.what, "n": a.n, "per": a.per or None, "when": a.when or None} for a in abilities if a.phase == "make"]

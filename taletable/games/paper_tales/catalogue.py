"""The Units and Buildings with their words, for boards and other readers."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from taletable.engine.saying import Say, say

from .cards import ARTIFACTS, BUILDINGS, CARD_IDS, RESOURCES, UNITS, Ability, Artifact, Building, Unit
from .content import NECROPOLIS
from .necropolis import CARDS_WITH, HOSTS, KINDS, LICH_CARDS, OF_A_KIND
from .shapes import AbilityFacts, ArtifactFacts, BuildingFacts, LevelFacts, Made, NecropolisFacts, PhaseKey, Things, UnitFacts

PHASE_OF: Final[dict[str, PhaseKey]] = {
    "reveal": "deployment",
    "deploy": "deployment",
    "war": "wars",
    "income": "income",
    "build": "construction",
    "age": "aging",
    "end": "end",
}
"""The phase in which an ability works (PT-3.1); production belongs to none."""


def catalogue() -> Things:
    """All Units and Buildings, in the order of the ledger, and what belongs to the Lich King."""
    return {
        "units": [_unit(unit) for unit in UNITS],
        "artifacts": [_artifact(artifact) for artifact in ARTIFACTS],
        "buildings": [_building(building) for building in BUILDINGS],
        "necropolis": [_tomb(number) for number in range(len(NECROPOLIS))],
        "necropolis_kinds": [{"key": key, "name": say(f"necropolis_kind.{key}"), "turn": n} for n, key in enumerate(KINDS, 1)],
        "hosts": [{"key": key, "name": say(f"host.{key}")} for key in HOSTS],
        "lich_king": [{"key": key, "name": say(f"lich_king.{key}.name"), "text": say(f"lich_king.{key}.text")} for key in LICH_CARDS],
    }


def _tomb(number: int) -> NecropolisFacts:
    tomb = NECROPOLIS[number]
    pale, crimson = tomb.hosts
    with_feature = {CARD_IDS[card].rsplit("-", 1)[0]: None for card in sorted(CARDS_WITH[number])}
    return {
        "key": tomb.key,
        "kind": KINDS[number // OF_A_KIND],
        "name": say(f"necropolis.{tomb.key}.name"),
        "text": say(f"necropolis.{tomb.key}.text", lp=tomb.lp),
        "pale": pale,
        "crimson": crimson,
        "feature": tomb.feature,
        "lp": tomb.lp,
        "cards": list(with_feature),
    }


def _unit(unit: Unit) -> UnitFacts:
    return {
        **_printed(unit),
        "set": unit.set,
        "cost": unit.cost,
        "strength": unit.strength,
        "star": unit.star,
    }


def _artifact(artifact: Artifact) -> ArtifactFacts:
    return {**_printed(artifact), "lp": artifact.lp}


class Printed(TypedDict):
    """What every card says."""

    key: str
    name: Say
    text: Say
    copies: int
    abilities: list[AbilityFacts]
    makes: list[Made]


def _printed(card: Unit | Artifact) -> Printed:
    return {
        "key": card.key,
        "name": say(f"{_sort(card)}.{card.key}.name"),
        "text": card_text(card),
        "copies": card.copies,
        "abilities": _abilities(card.abilities),
        "makes": _makes(card.abilities),
    }


def _sort(card: Unit | Artifact) -> str:
    return "unit" if isinstance(card, Unit) else "artifact"


def card_text(card: Unit | Artifact) -> Say:
    """What a Unit or an Artifact does."""
    return say(f"{_sort(card)}.{card.key}.text", **_numbers(card.abilities))


def level_text(building: Building, level: int) -> Say:
    """What a level of a Building adds."""
    return say(f"building.{building.key}.level{level}", **_numbers(building.level1 if level == 1 else building.level2))


def _numbers(abilities: tuple[Ability, ...]) -> dict[str, int]:
    """$n1, $n2 … in a text are the numbers of the lines, without a sign."""
    return {f"n{line}": abs(ability.n) for line, ability in enumerate(abilities, 1)}


def _building(building: Building) -> BuildingFacts:
    levels = _level(building, 1), _level(building, 2)
    return {"key": building.key, "name": say(f"building.{building.key}.name"), "set": building.set, "levels": levels}


def _level(building: Building, level: Literal[1, 2]) -> LevelFacts:
    needs = building.needs[level - 1]
    return {
        "level": level,
        "text": level_text(building, level),
        "needs": {name: n for name, n in zip(RESOURCES, needs, strict=True) if n},
        "gold": building.gold[level - 1] or None,
        "lp": building.lp[level - 1],
        "abilities": _abilities(building.level1 if level == 1 else building.level2),
        "makes": _makes(building.abilities(level)),
    }


def _abilities(abilities: tuple[Ability, ...]) -> list[AbilityFacts]:
    """When each ability works, in the order of the text (PT-3.1, PT-3.19)."""
    return [{"phase": PHASE_OF[a.phase], "reveal": a.phase == "reveal"} for a in abilities if a.phase in PHASE_OF]


def _makes(abilities: tuple[Ability, ...]) -> list[Made]:
    """What is produced: how much of which resource, for each of what, under which condition."""
    return [{"resource": a.what, "n": a.n, "per": a.per or None, "when": a.when or None} for a in abilities if a.phase == "make"]

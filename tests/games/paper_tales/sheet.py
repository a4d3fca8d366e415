"""The content sheet of the ledger, as tests read it: the figures of a card by its id."""

from __future__ import annotations

import re

from taletable.games.paper_tales.cards import ARTIFACTS, BUILDINGS, UNITS, Ability, Artifact, Building, Unit
from taletable.games.paper_tales.meta import GAME

COLUMNS = (
    "Unit", "Building", "Artifact", "Copies", "Cost", "Strength", "Produces", "Abilities", "Known", "LP", "Ability", "Set",
    "Cost of level 1", "Cost of level 2", "Ability of level 1", "Added on level 2", "LP level 1 / 2",
)  # fmt: skip
_NEXT = re.compile(rf"; (?=(?:{'|'.join(map(re.escape, COLUMNS))}): )")
GROUPS: dict[str, tuple[Unit | Building | Artifact, ...]] = {"PT-U": UNITS, "PT-B": BUILDINGS, "PT-A": ARTIFACTS}


def facts(ident: str) -> dict[str, str]:
    """The cells of a row by their columns; empty ones are left out."""
    return dict(cell.split(": ", 1) for cell in _NEXT.split(GAME.ledger.paragraphs[ident].text))


def number(text: str) -> int:
    """A whole number as the ledger prints it."""
    return int(text.replace("−", "-"))


def card(ident: str) -> Unit | Building | Artifact:
    """The data of a card by its id."""
    group, n = ident.split(".")
    return GROUPS[group][int(n) - 1]


def unit(ident: str) -> Unit:
    """The data of a Unit by its id."""
    found = card(ident)
    assert isinstance(found, Unit)
    return found


def says(text: str, abilities: tuple[Ability, ...]) -> bool:
    """Does the text name the number of each ability? Whether Gold may stand for something, or who never dies, has none."""
    numbers = [int(n) for n in re.findall(r"\d+", text)]
    for ability in abilities:
        if ability.n != 1 or ability.what in ("lp", "gold", "strength", "wood", "food", "crystal"):
            if abs(ability.n) not in numbers:
                return False
            if ability.per != "three-resources":  # one number of LP for both rows (Relic of Harvest)
                numbers.remove(abs(ability.n))
    return True

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


PHASES = {
    "make": "", "reveal": "D!: ", "deploy": "D: ", "war": "W: ", "income": "I: ", "build": "B: ", "age": "A: ", "end": "End of game: ",
}  # fmt: skip
WHAT = {"lp": "{n} LP", "gold": "{n} Gold", "wood": "{n} Wood", "food": "{n} Food", "crystal": "{n} Crystal", "strength": "+{n} strength"}
PER = {
    "": "", "age": "per age on it", "war": "per War won", "wood": "per Wood", "food": "per Food", "crystal": "per Crystal",
    "gold": "per Gold you have",
    "income": "per Gold you gain in this turn's Income", "crystal-war": "per Crystal in your Kingdom for each War won",
    "kingdom-age": "per age in your Kingdom", "two-ages": "per 2 age in your Kingdom", "dying": "per Unit of yours that dies",
    "dying-age": "per age on each of your Units that dies", "spared": "per other Unit of yours that has an age and does not die",
    "aged-unit": "per Unit of yours with an age", "new-unit": "per Unit of yours without an age",
    "back-unit": "per Unit of yours in the Back",
    "front-other": "per other Unit in your Front", "strong-unit": "per Unit with strength 3 or more", "artifact": "per Artifact",
    "building": "per Building", "building-level": "per level of your Buildings", "level-2": "per level 2 Building",
    "two-resources": "per 2 resources", "three-resources": "in the Back 1 LP per 3", "three-kinds": "per set of Wood, Food and Crystal",
}  # fmt: skip
WHEN = {
    "": "", "wood": "make at least 1 Wood", "food": "at least 1 Food", "crystal": "at least 1 Crystal",
    "all-three": "if you make Wood, Food and Crystal",
    "aged": "with 1 age or more on it", "dies": "when it dies", "dies-at-1": "if it dies with exactly 1 age", "no-war": "if you win no War",
    "front": "in the Front", "back": "in the Back", "cost-2": "a Unit of cost 2 or more", "cost-3": "a Unit of cost 3 or more",
}  # fmt: skip
"""The words of cards as the ledger spells them."""


def says(text: str, abilities: tuple[Ability, ...]) -> bool:
    """Does the text say of each ability when it works, what it gives, for each of what, on which condition; and has it no other number?"""
    numbers = [int(n) for n in re.findall(r"\d+", text)]
    for ability in abilities:
        gives = WHAT.get(ability.what, "").format(n=abs(ability.n))
        if not all(words in text for words in (PHASES[ability.phase], gives, PER[ability.per], WHEN[ability.when])):
            return False
        if ability.n < 0 and f"lose {gives}" not in text:
            return False
        if ability.n != 1 or ability.what in WHAT:
            if abs(ability.n) not in numbers:
                return False
            if ability.per != "three-resources":  # one number of LP for both rows (Relic of Harvest)
                numbers.remove(abs(ability.n))
    return True

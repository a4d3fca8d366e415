"""The Future Book: one room for each chapter. `chapters.py` says what is in a room and how it is found."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from ..chapters import CHAPTERS
from ..scenario import Scenario
from ..state import Tale


def _open(number: int) -> Scenario:
    scenario: Scenario = import_module(f"{__name__}.{CHAPTERS[number].folder.name}.rules").SCENARIO(number)
    return scenario


SCENARIOS: Final = tuple(_open(number) for number in range(len(CHAPTERS)))
"""The Scenarios in the order of their chapters."""


def scenario_of(s: Tale) -> Scenario:
    """The chapter that is played."""
    return SCENARIOS[s.fate]

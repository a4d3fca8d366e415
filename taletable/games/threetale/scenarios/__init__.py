"""The Future Book: one module for each chapter."""

from __future__ import annotations

from typing import Final

from ..scenario import Scenario
from ..state import Tale
from .beginning import Beginning
from .broken_clockwork import BrokenClockwork
from .forest_of_glass import ForestOfGlass
from .glowing_windows import GlowingWindows
from .iron_masks import IronMasks
from .lamia_of_wires import LamiaOfWires
from .nine_rings import NineRings
from .parallel_land import ParallelLand

CHAPTERS: Final[tuple[Scenario, ...]] = (
    Beginning(),
    IronMasks(),
    NineRings(),
    ForestOfGlass(),
    BrokenClockwork(),
    LamiaOfWires(),
    GlowingWindows(),
    ParallelLand(),
)
SCENARIOS: Final = {scenario.number: scenario for scenario in CHAPTERS}
"""The chapters by the number of their Prophecy."""


def scenario_of(s: Tale) -> Scenario:
    """The chapter that is played."""
    return SCENARIOS[s.fate]

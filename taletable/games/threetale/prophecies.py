"""The eight Prophecies (TT-C.11, TT-C.12, TT-C.74, TT-C.75). The number is that of the Scenario and of its Future Box."""

from __future__ import annotations

from typing import Final, NamedTuple

from .words import Need


class Prophecy(NamedTuple):
    """A Prophecy card: six statistics in the order of `STATISTICS`, and the Prophecy Quest (2022)."""

    key: str
    statistics: tuple[int, int, int, int, int, int]
    need: Need


PROPHECIES: Final = (
    Prophecy("the-beginning", (2, 2, 3, 3, 2, 2), Need("fights", 1)),
    Prophecy("iron-masks", (5, 2, 2, 2, 3, 4), Need("fights", 6)),
    Prophecy("nine-rings", (2, 2, 4, 5, 2, 2), Need("treasures", 6)),
    Prophecy("forest-of-glass", (2, 4, 5, 2, 2, 2), Need("tiles", 15)),
    Prophecy("broken-clockwork", (2, 2, 4, 2, 5, 3), Need("reds", 5)),
    Prophecy("lamia-of-wires", (5, 4, 2, 2, 3, 2), Need("battles-2", 4)),
    Prophecy("glowing-windows", (1, 5, 2, 2, 3, 5), Need("balance", 8)),
    Prophecy("parallel-land", (3, 2, 3, 4, 4, 2), Need("jumps", 4)),
)
PROPHECY_KEYS: Final = tuple(prophecy.key for prophecy in PROPHECIES)
(
    THE_BEGINNING, IRON_MASKS, NINE_RINGS, FOREST_OF_GLASS, BROKEN_CLOCKWORK, LAMIA_OF_WIRES, GLOWING_WINDOWS, PARALLEL_LAND,
) = range(len(PROPHECIES))  # fmt: skip
PREVIEW_PROPHECIES: Final = 6
"""The preview uses the Tutorial and Scenarios 1 to 5 (TT-R.62)."""


def leading(prophecy: Prophecy) -> tuple[int, int]:
    """The two highest statistics: what the Future asks for most."""
    ranked = sorted([(-value, i) for i, value in enumerate(prophecy.statistics)])
    return ranked[0][1], ranked[1][1]

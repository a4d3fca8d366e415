"""What all environments of a game have in common: the spaces, and how an observation is filled."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from taletable.lab.arena import Arena

Seen = dict[str, NDArray[Any]]
"""`observation`: the row of a seat; `action_mask`: 1 for each action that it may take."""


def observation_space(arena: Arena) -> spaces.Dict:
    """The space of what a seat sees, with the bounds that the fields declare."""
    low, high = np.zeros(arena.sight.size, np.float32), np.zeros(arena.sight.size, np.float32)
    for column in arena.sight.columns:
        low[column.at : column.at + column.size] = column.low
        high[column.at : column.at + column.size] = column.high
    box = spaces.Box(low, high, dtype=np.float32)
    return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (arena.size,), np.int8)})


def seen(arena: Arena, seat: int, asked: bool) -> Seen:
    """What a seat sees now. Only who is asked may do anything but wait."""
    row = np.zeros(arena.sight.size, np.float32)
    arena.look(seat, row.data)
    mask = np.zeros(arena.size, np.int8)
    mask[arena.legal(seat) if asked else [arena.idle]] = 1
    return {"observation": row, "action_mask": mask}

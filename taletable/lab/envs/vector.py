"""Many games in one process: numpy arrays of what is seen and allowed, filled in place, each game beginning anew when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from taletable.engine.state import Options
from taletable.games import find_game
from taletable.lab.arena import MOST_DECISIONS, Arena


class ManyGames:
    """So many games side by side, in each of which one seat is asked at a time.

    `seats[i]` is asked in game i; `rows[i]` is what it sees, `masks[i]` what it may do. `step` takes an action for each game and gives the
    rewards of all seats of the games that have ended by it, and which those are; they have begun anew by then.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        options: Options | None = None,
        seed: int = 0,
        most: int = MOST_DECISIONS,
        onward: bool = False,
        masks: bool = True,
    ) -> None:
        """`onward`: only moves that lead on. Without `masks`, what is allowed is only listed (`legal`), which is faster."""
        found = find_game(game)
        first = Arena(found, seats, options, most, onward)
        self._masked = masks
        self.arenas = [first, *[first.another() for _ in range(games - 1)]]
        self.random = Random(seed)
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self.rows: NDArray[np.float32] = np.zeros((games, first.sight.size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((games, first.size if masks else 0), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((games, seats), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._views: list[Any] = [row.data for row in self.rows]
        self._legal: list[list[int]] = [[] for _ in range(games)]
        for n, arena in enumerate(self.arenas):
            arena.begin(self.random.getrandbits(63))
            self._show(n, arena)

    def _show(self, n: int, arena: Arena) -> None:
        seat = arena.seat
        self.seats[n] = seat
        self.rows[n].fill(0.0)
        arena.look(seat, self._views[n])
        legal = arena.legal(seat)
        if self._masked:
            mask = self.masks[n]
            mask[self._legal[n]] = 0
            mask[legal] = 1
        self._legal[n] = legal

    def legal(self, n: int) -> Sequence[int]:
        """The actions that are allowed in a game: what its mask says, as a list."""
        return self._legal[n]

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """An action for each game."""
        self.ended.fill(False)
        self.rewards.fill(0.0)
        for n, arena in enumerate(self.arenas):
            arena.act(arena.seat, int(actions[n]))
            if arena.over:
                self.ended[n] = True
                self.rewards[n] = arena.rewards()
                arena.begin(self.random.getrandbits(63))
            self._show(n, arena)
        return self.rewards, self.ended

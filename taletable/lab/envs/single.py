"""Gymnasium: one seat learns, bots hold the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from taletable.bots import Thinker, find_bot
from taletable.engine.state import Options
from taletable.games import find_game
from taletable.lab.arena import MOST_DECISIONS, Arena, seeds

from .spaces import Seen, observation_space, seen


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a turn-based game against bots, which think with what their own seats can know.

    An action that is not legal changes nothing and is worth -1, so that whoever does not look at the mask learns to.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int,
        bots: Sequence[str] = ("random",),
        seat: int = 0,
        options: Options | None = None,
        most: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        found = find_game(game)
        if found.real_time:
            raise ValueError(f"{found.name} is played in real time; take TableEnv, whose agents can wait")
        self.arena = Arena(found, seats, options, most)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.arena)
        self.action_space = spaces.Discrete(self.arena.size)
        self.bots = [find_bot(found, bots[n % len(bots)]) for n in range(seats - 1)]
        self.thinkers: dict[int, Thinker] = {}
        self.random: Random | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; with a seed a certain one, the bots' part in it, too."""
        super().reset(seed=seed)
        self.random = seeds(seed, self.random)
        self.arena.begin(self.random.getrandbits(63))
        others = [seat for seat in range(self.arena.seats) if seat != self.seat]
        self.thinkers = {seat: Thinker(bot(), self.random.getrandbits(63)) for seat, bot in zip(others, self.bots, strict=True)}
        self._others()
        return self._seen(), {}

    def _others(self) -> None:
        """Let the bots play until the learner is asked."""
        arena = self.arena
        while not arena.over and self.seat not in arena.asked():
            seat = arena.seat
            arena.play(self.thinkers[seat].choose(arena.game, arena.state, seat))

    def _seen(self) -> Seen:
        return seen(self.arena, self.seat, not self.arena.over)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner's action, and all that follows until it is asked again."""
        arena = self.arena
        if int(action) not in arena.moves_of(self.seat):
            arena.decisions += 1
            return self._seen(), -1.0, False, arena.over, {"legal": False}
        arena.act(self.seat, int(action))
        self._others()
        reward = arena.rewards()[self.seat] if arena.over else 0.0
        return self._seen(), reward, arena.state.over, arena.over and not arena.state.over, {"legal": True}

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return str(self.arena.game.view(self.arena.state, self.seat)) if self.render_mode == "ansi" else None

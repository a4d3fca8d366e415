"""PettingZoo: every seat is an agent. Agent by agent (`TableEnv`), or all who are asked at once (`TogetherEnv`)."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from taletable.engine.state import Options
from taletable.games import find_game
from taletable.lab.arena import MOST_DECISIONS, Arena, seeds

from .spaces import Seen, observation_space, seen


def names(seats: int) -> list[str]:
    """The agents of a table."""
    return [f"seat_{seat}" for seat in range(seats)]


class Seated:
    """What both environments are: an arena whose seats are agents."""

    metadata: ClassVar[dict[str, Any]] = {"name": "taletable_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, game: str, seats: int, options: Options | None = None, most: int = MOST_DECISIONS, render_mode: str | None = None
    ) -> None:
        self.arena = Arena(find_game(game), seats, options, most)
        self.possible_agents = names(seats)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.random: Random | None = None
        self.numbers = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.seen_space = observation_space(self.arena)
        self.action_spaces = {name: spaces.Discrete(self.arena.size) for name in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.seen_space)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game with everybody at the table."""
        self.random = seeds(seed, self.random)
        self.arena.begin(self.random.getrandbits(63))
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return str(self.arena.game.view(self.arena.state, None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def outcome(self) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """What the game was worth to each agent, and its scores."""
        result = self.arena.result()
        scores = result.scores if result else (0,) * self.arena.seats
        agents = self.possible_agents
        return dict(zip(agents, self.arena.rewards(), strict=True)), {name: {"score": scores[n]} for n, name in enumerate(agents)}


class TableEnv(Seated, AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Agent by agent: the first seat that owes an answer acts. What others have sealed is in nobody's observation."""

    def __init__(
        self, game: str, seats: int, options: Options | None = None, most: int = MOST_DECISIONS, render_mode: str | None = None
    ) -> None:
        AECEnv.__init__(self)
        Seated.__init__(self, game, seats, options, most, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed a certain one."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.arena.seat]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now."""
        return seen(self.arena, self.numbers[agent], not self.arena.over and agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; None when the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} has to act"
        self._cumulative_rewards[agent] = 0.0
        self.arena.act(self.numbers[agent], int(action))
        self._clear_rewards()
        if self.arena.over:
            self.rewards, self.infos = self.outcome()
            ended = self.terminations if self.arena.state.over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
        else:
            self.agent_selection = self.possible_agents[self.arena.seat]
        self._accumulate_rewards()


class TogetherEnv(Seated, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All at once: whoever is asked acts, the others idle. Where one answer settles it for all, the first seat's counts.

    An action that is not legal changes nothing. `max_cycles`: steps after which a game is cut, whatever has been done.
    """

    metadata: ClassVar[dict[str, Any]] = {**Seated.metadata, "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options | None = None,
        most: int = MOST_DECISIONS,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__(game, seats, options, most, render_mode)
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game; with a seed a certain one."""
        self.begin(seed)
        self.cycles = 0
        return self._all_see(), {agent: {} for agent in self.agents}

    def _all_see(self) -> dict[str, Seen]:
        asked = self.arena.asked()
        return {agent: seen(self.arena, seat, seat in asked) for agent, seat in self.numbers.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The actions of all agents."""
        for seat in self.arena.asked():
            action = int(actions[self.possible_agents[seat]])
            if action >= self.arena.idle or action in self.arena.moves_of(seat):
                self.arena.act(seat, action)
        self.cycles += 1
        agents, ended = self.agents, self.arena.state.over
        over = self.arena.over or self.cycles == self.max_cycles
        rewards, infos = self.outcome() if over else (dict.fromkeys(agents, 0.0), {agent: {} for agent in agents})
        if over:
            self.agents = []
        return self._all_see(), rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, over and not ended), infos

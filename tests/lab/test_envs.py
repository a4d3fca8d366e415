"""The environments pass the tests of their field, and games in them end."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec

from taletable.engine.moves import Refused
from taletable.engine.state import Options
from taletable.games import games
from taletable.lab.arena import Arena
from taletable.lab.envs import ManyGames, SeatEnv, TableEnv, TogetherEnv

TABLES = [(game.id, seats) for game in games().values() for seats in range(game.min_seats, game.max_seats + 1)]
FEWEST = [(game.id, game.min_seats) for game in games().values()]


@pytest.fixture(autouse=True)
def only_what_matters() -> Iterator[None]:
    """PettingZoo warns of observations in dictionaries, which it recommends itself for masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_agent_by_agent(name: str, seats: int) -> None:
    api_test(TableEnv(name, seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    seed_test(lambda: TableEnv(name, seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_all_at_once(name: str, seats: int) -> None:
    parallel_api_test(TogetherEnv(name, seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_pettingzoo_so_many_cycles(name: str, seats: int) -> None:
    """The test acts without a look at the mask: what is not legal changes nothing, and the game is cut all the same."""

    class Module:
        @staticmethod
        def parallel_env(max_cycles: int) -> TogetherEnv:
            return TogetherEnv(name, seats, max_cycles=max_cycles)

        @staticmethod
        def env(max_cycles: int) -> Any:
            return parallel_to_aec(TogetherEnv(name, seats, max_cycles=max_cycles))

    max_cycles_test(Module)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_seen_can_be_saved_and_belongs_to_its_space(name: str, seats: int, tmp_path: Path) -> None:
    env = TableEnv(name, seats)
    chance = Random(2)
    env.reset(seed=2)
    for step in range(12):
        seen = env.last()[0]
        for agent in env.agents:
            saved: Any = env.observe(agent)
            np.savez(tmp_path / f"{agent}-{step}", **saved)
            kept = np.load(tmp_path / f"{agent}-{step}.npz")
            assert env.observation_space(agent).contains({key: kept[key] for key in kept.files})
        env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize(("name", "seats"), [table for table in FEWEST if table[0] != "a-tale-of-pirates"])
def test_gymnasium_one_seat_against_bots(name: str, seats: int) -> None:
    check_env(SeatEnv(name, seats), skip_render_check=True)


def test_one_seat_alone_needs_time_that_stands() -> None:
    with pytest.raises(ValueError, match="real time"):
        SeatEnv("a-tale-of-pirates", 2)


def test_every_mode_has_an_environment() -> None:
    for game in games().values():
        for option in game.options:
            for choice in option.choices:
                options: Options = {option.key: choice}
                for seats in range(game.min_seats, game.max_seats + 1):
                    try:
                        arena = Arena(game, seats, options)
                    except Refused:
                        continue  # options that do not go with so many seats
                    arena.begin(1)
                    assert arena.legal(arena.seat)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_a_game_always_ends(name: str, seats: int) -> None:
    env = TableEnv(name, seats, most=2_000)
    chance = Random(5)
    env.reset(seed=1)
    for agent in env.agent_iter(max_iter=2_100 + seats):
        seen, _, ended, cut, info = env.last()
        assert not (ended or cut) or "score" in info
        env.step(None if ended or cut else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert agent in env.possible_agents
    assert not env.agents


def test_what_takes_too_long_counts_as_a_result() -> None:
    for name, worth in (("paper-tales", 0.0), ("threetale", -1.0)):
        env = TableEnv(name, 3, most=3)
        env.reset(seed=1)
        for _ in range(3):
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        assert all(env.truncations.values())
        assert not any(env.terminations.values())
        assert set(env.rewards.values()) == {worth}


def test_so_many_decisions_and_no_more() -> None:
    env = TogetherEnv("paper-tales", 1, most=4)
    seen, _ = env.reset(seed=1)
    for _ in range(4):
        assert env.agents
        seen, *_ = env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    assert not env.agents


def test_many_games_go_as_each_goes_alone() -> None:
    many = ManyGames("dice-upon-a-time", 2, 3, seed=4, most=300)
    seeds = Random(4)
    alone = Arena(many.arenas[0].game, 2, most=300)
    begun = [seeds.getrandbits(63) for _ in range(3)]
    chance = Random(6)
    taken: list[list[int]] = [[], [], []]
    rewards = np.zeros(2)
    ended = False
    while not ended:
        actions = [chance.choice(many.legal(n)) for n in range(3)]
        assert all(many.masks[n].sum() == len(many.legal(n)) and many.masks[n][actions[n]] == 1 for n in range(3))
        for n, action in enumerate(actions):
            taken[n].append(action)
        worth, over = many.step(actions)
        ended, rewards = bool(over[1]), worth[1]
        if over[0] or over[2]:
            break
    alone.begin(begun[1])
    for action in taken[1]:
        alone.act(alone.seat, action)
    assert alone.over == ended
    if ended:
        assert list(rewards) == alone.rewards()
    else:
        row = np.zeros(alone.sight.size, np.float32)
        alone.look(alone.seat, row.data)
        assert (row == many.rows[1]).all()


def test_moves_that_lead_on_bring_every_game_to_its_end() -> None:
    many = ManyGames("paper-tales", 3, 4, seed=5, onward=True, masks=False)
    assert many.masks.size == 0
    chance = Random(2)
    ends = 0
    for _ in range(300):
        _, ended = many.step([chance.choice(many.legal(n)) for n in range(4)])
        ends += int(ended.sum())
    assert ends >= 4  # a game of three takes some 40 decisions each

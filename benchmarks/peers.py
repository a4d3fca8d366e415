"""Random play with other libraries, on the same machine and in the same run. Prints JSON; runs in an environment of its own.

Each peer plays whole random games the way its documentation shows. A decision is: list the legal actions, choose one, apply it.
"""

from __future__ import annotations

import json
import random
import sys
import warnings
from collections.abc import Callable
from typing import Any

from clock import rate

warnings.filterwarnings("ignore")
chance = random.Random(1)


def open_spiel(name: str) -> dict[str, float]:
    """A game of OpenSpiel through its Python interface."""
    import pyspiel
    from open_spiel.python import games as _python_games  # noqa: F401  (registers the games written in Python)

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                state.apply_actions([chance.choice(state.legal_actions(p)) for p in range(game.num_players())])
                done += game.num_players()
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
        return done

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def clone() -> int:
        for _ in range(50):
            state.clone()
        return 50

    return {"decisions/s": rate(play), "clones/s": rate(clone, 0.3)}


def pettingzoo(module: str) -> dict[str, float]:
    """A classic environment of PettingZoo through its AEC interface."""
    import importlib

    environment: Any = importlib.import_module(f"pettingzoo.classic.{module}").env()

    def play() -> int:
        environment.reset(seed=chance.randrange(10**6))
        done = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                mask = observation["action_mask"]
                environment.step(chance.choice([i for i, legal in enumerate(mask) if legal]))
                done += 1
        return done

    return {"decisions/s": rate(play)}


def rlcard(name: str) -> dict[str, float]:
    """An environment of RLCard with its own random agents."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    environment = library.make(name)
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

    def play() -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(seat) // 2 for seat in trajectories)

    return {"decisions/s": rate(play)}


def python_chess() -> dict[str, float]:
    """python-chess: the model of a typed, state-as-text board."""
    import chess

    def play() -> int:
        board = chess.Board()
        done = 0
        while done < 200 and not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            done += 1
        return done

    board = chess.Board()

    def clone() -> int:
        for _ in range(50):
            board.copy()
        return 50

    return {"decisions/s": rate(play), "clones/s": rate(clone, 0.3)}


PEERS: dict[str, Callable[[], dict[str, float]]] = {
    "OpenSpiel, Python: kuhn_poker": lambda: open_spiel("python_kuhn_poker"),
    "OpenSpiel, Python: tic_tac_toe": lambda: open_spiel("python_tic_tac_toe"),
    "OpenSpiel, Python: liars_poker": lambda: open_spiel("python_liars_poker"),
    "OpenSpiel, C++: gin_rummy": lambda: open_spiel("gin_rummy"),
    "OpenSpiel, C++: hearts": lambda: open_spiel("hearts"),
    "OpenSpiel, C++: goofspiel": lambda: open_spiel("goofspiel"),
    "PettingZoo: tictactoe": lambda: pettingzoo("tictactoe_v3"),
    "PettingZoo: connect_four": lambda: pettingzoo("connect_four_v3"),
    "PettingZoo: leduc_holdem": lambda: pettingzoo("leduc_holdem_v4"),
    "RLCard: uno": lambda: rlcard("uno"),
    "RLCard: gin-rummy": lambda: rlcard("gin-rummy"),
    "RLCard: doudizhu": lambda: rlcard("doudizhu"),
    "python-chess": python_chess,
}

if __name__ == "__main__":
    figures: dict[str, dict[str, float] | str] = {}
    for name, measure in PEERS.items():
        print(name, file=sys.stderr, flush=True)
        try:
            figures[name] = measure()
        except Exception as error:  # a peer that cannot run here is reported, not hidden
            figures[name] = f"{type(error).__name__}: {error}"
    print(json.dumps(figures))

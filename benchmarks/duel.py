"""Our search against OpenSpiel's ISMCTS, with the same time for each decision: `python -m benchmarks.duel GAME` prints JSON.

OpenSpiel's own Python algorithm runs on our game through the adapter (`taletable.lab.spiel`), with uniform rollouts as in its examples; the
only thing that is changed is that the clock ends its loop. Time is the processor's, so that a busy machine harms neither.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from taletable.bots import Bot
from taletable.companions.statistics import Rate
from taletable.engine.luck import QuickLuck
from taletable.lab.search import Search
from taletable.lab.spiel import names

CURIOSITY = 1.4
"""The constant of UCT for worths from -1 to 1, as OpenSpiel's examples have it."""


class Timed(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search, which looks until its time is over."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = RandomRolloutEvaluator(1, chance)
        super().__init__(game, evaluator, CURIOSITY, 0, random_state=chance, allow_inconsistent_action_sets=True)
        self.seconds = seconds
        self.decisions = self.looks = 0
        self.spent = 0.0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """As the class does, but for the end of the loop."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        begun = time.process_time()
        while time.process_time() < begun + self.seconds or not self._root_node.child_info:
            self.run_simulation(self.sample_root_state(state))
            self.looks += 1
        self.decisions += 1
        self.spent += time.process_time() - begun
        policy: list[tuple[int, float]] = self.get_final_policy(state, self.filter_illegals(self._root_node, legal))
        return policy


class Ours:
    """Our search, and what it has done so far."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = self.looks = 0
        self.spent = 0.0

    def move(self, state: Any, luck: QuickLuck) -> int:
        """The number of what it chooses."""
        board = state.board
        kit, seat = board.kit, board.player
        seen = kit.game.imagine(board.state, seat, luck)
        begun = time.process_time()
        move = self.bot.choose(kit.game, seen, seat)
        if looked := getattr(self.bot, "looked", 0):
            self.spent += time.process_time() - begun
            self.decisions += 1
            self.looks += looked
        legal = board.legal(seat)
        number: int = kit.moves.number(move)
        if number not in legal:  # a rival of the house may rearrange
            raise ValueError(f"{kit.game.write(move)} does not lead on")
        return number


class Score(NamedTuple):
    """How a duel stands."""

    won: Rate
    ours: float
    theirs: float
    """Worlds a second."""
    seconds: float
    """For a decision, as was measured."""


def duel(name: str, games: int, seconds: float, seed: int, arguments: dict[str, Any]) -> Score:
    """Games of two, both seats in turn; a draw is half a victory."""
    game = pyspiel.load_game(names()[name])
    won = looks = their_looks = 0.0
    spent = their_time = 0.0
    decisions = 0
    for n in range(games):
        chance = Random(f"{seed}/{n}")
        luck = QuickLuck(chance.getrandbits(60))
        search = Search(chance.getrandbits(30), f"{seconds}s", **arguments)
        search.clock = time.process_time
        ours, theirs = Ours(search), Timed(game, seconds, chance.getrandbits(30))
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(ours.move(state, luck) if state.current_player() == n % 2 else theirs.step(state))
        returns = state.returns()
        won += 0.5 if returns[0] == returns[1] else returns[n % 2] > returns[1 - n % 2]
        looks, their_looks = looks + ours.looks, their_looks + theirs.looks
        spent, their_time = spent + ours.spent, their_time + theirs.spent
        decisions += ours.decisions
        rates = f"{looks / spent:,.0f} worlds/s, theirs {their_looks / their_time:,.0f}"
        print(f"{name}: {won:g} of {n + 1} won, {rates}", file=sys.stderr, flush=True)
    return Score(Rate(won, games), looks / spent, their_looks / their_time, spent / decisions)


def main() -> None:
    """Play, and print how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(names()))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rollout", default="", help="the bot that plays our worlds on")
    parser.add_argument("--horizon", type=int, default=0)
    chosen = parser.parse_args()
    arguments = {"rollout": chosen.rollout, "horizon": chosen.horizon}
    score = duel(chosen.game, chosen.games, chosen.seconds, chosen.seed, arguments)
    low, high = score.won.interval
    print(
        json.dumps({
            "game": chosen.game, "games": chosen.games, "seconds for a decision": chosen.seconds, **arguments,
            "won": score.won.share, "won, 95 %": [low, high], "worlds/s": score.ours, "worlds/s, OpenSpiel": score.theirs,
        })
    )  # fmt: skip


if __name__ == "__main__":
    main()

"""OpenSpiel's own tests and searches, on the turn-based games as they are registered there."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from taletable.games import games
from taletable.lab.spiel import names
from taletable.lab.spiel.board import CHANCE, OVER, Board, kit_of

GAMES = list(names().values())
TABLES = [
    *GAMES,
    "taletable_paper_tales(players=1)",
    "taletable_paper_tales(players=4)",
    "taletable_paper_tales(two_player=advanced)",
    "taletable_dice_upon_a_time(players=3,mode=peaceful)",
]
SHORT = "most=40"
"""Games that are cut soon: what OpenSpiel tests holds after any number of decisions."""


def short(table: str) -> str:
    """The same table with a game that is cut soon."""
    return f"{table[:-1]},{SHORT})" if table.endswith(")") else f"{table}({SHORT})"


CUT = [short(table) for table in GAMES]


def walked(table: str, decisions: int, seed: int = 1) -> Any:
    """A state of a game after so many random decisions."""
    chance = random.Random(seed)
    state = pyspiel.load_game(table).new_initial_state()
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_all_games_in_turns_are_registered() -> None:
    assert set(GAMES) <= set(pyspiel.registered_names())
    assert set(names()) == {game.id for game in games().values() if not game.real_time}


@pytest.mark.parametrize("table", [*GAMES, *[short(table) for table in TABLES]])
def test_random_simulation_of_openspiel(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", CUT)
def test_simulation_of_openspiel_in_python(table: str) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game(table))


@pytest.mark.parametrize("table", GAMES)
def test_a_playthrough_is_the_same_when_it_is_replayed(table: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"{table}(most=6)", [], seed=1), encoding="utf-8")
    told, again = generate_playthrough.replay(str(file))
    assert told == again
    assert "IsTerminal() = True" in told


@pytest.mark.parametrize("table", GAMES)
def test_the_search_of_information_sets_plays(table: str) -> None:
    game = pyspiel.load_game(short(table))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.0, max_simulations=3, random_state=np.random.RandomState(1))
    _play(game, bot)


@pytest.mark.parametrize("table", GAMES)
def test_the_tree_search_plays(table: str) -> None:
    game = pyspiel.load_game(short(table))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    _play(game, mcts.MCTSBot(game, 1.0, 3, evaluator, random_state=np.random.RandomState(1)))


def _play(game: Any, bot: Any) -> None:
    """A whole game of a bot against random players."""
    chance = random.Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        own = state.current_player() == 0
        action = bot.step(state) if own else chance.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)
    assert all(-1 <= worth <= 1 for worth in state.returns())


@pytest.mark.parametrize("table", GAMES)
@pytest.mark.parametrize("decisions", [3, 31])
def test_what_is_resampled_looks_the_same(table: str, decisions: int) -> None:
    state = walked(table, decisions)
    for player in range(state.num_players()):
        told = state.information_state_string(player)
        others = [state.resample_from_infostate(player, random.Random(n).random) for n in range(5)]
        assert len({pickle.dumps(other.board) for other in others}) > 1
        for other in others:
            assert other.information_state_string(player) == told
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("table", GAMES)
def test_states_are_pickled_whole(table: str) -> None:
    state = walked(table, 12)
    other = pickle.loads(pickle.dumps(state))
    assert str(other) == str(state)
    for player in range(state.num_players()):
        assert other.information_state_string(player) == state.information_state_string(player)


def test_chance_says_every_outcome_with_its_true_share() -> None:
    """The die of a Dice Upon a Time has six sides; a pile of so many cards is shuffled by that many draws."""
    board = Board.begun(kit_of("dice-upon-a-time", 2, (), True, 100))
    wanted = []
    while board.player == CHANCE:
        wanted.append(board.wanted)
        board.say(0)
    assert wanted
    assert all(n > 1 for n in wanted)
    assert any(a == b + 1 for a, b in pairwise(wanted)), "a pile is shuffled from its end"


def test_own_acts_and_what_was_seen_are_remembered_and_nothing_else() -> None:
    state = walked("taletable_paper_tales", 0)
    assert state.current_player() == 0
    before = [state.information_state_string(seat) for seat in range(2)]
    one, two = state.legal_actions()[:2]
    here, there = state.child(one), state.child(two)
    assert here.information_state_string(0) != there.information_state_string(0) != before[0]
    assert here.information_state_string(1) == there.information_state_string(1)


def test_a_game_that_is_cut_is_a_draw_or_lost_together() -> None:
    for table, worth in (("taletable_paper_tales", 0.0), ("taletable_threetale", -1.0)):
        state = walked(f"{table}(most=5)", 5)
        assert state.is_terminal()
        assert state.current_player() == OVER
        assert state.returns() == [worth] * state.num_players()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("taletable_paper_tales(players=2,two_player=advanced,onward=false)")
    assert game.kit.options["two_player"] == "advanced"
    assert not game.kit.onward

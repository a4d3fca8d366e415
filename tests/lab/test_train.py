"""Learning by self-play, without PyTorch: what games look like to a learner, and that they are the games of the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from taletable.companions.learned.network import Network
from taletable.companions.learned.thought import Depth, Thought
from taletable.engine.luck import QuickLuck
from taletable.engine.run import Run
from taletable.engine.saying import Wrong
from taletable.engine.state import Options
from taletable.games.paper_tales.bot.levels import WEIGHTS
from taletable.lab.train.collector import HALVES, collecting
from taletable.lab.train.config import Config, config_of
from taletable.lab.train.duel import PLAIN, Duel, play
from taletable.lab.train.senses import sense_of

SENSE = sense_of("paper-tales")
SETTINGS: list[tuple[str, int, Options]] = [
    ("paper-tales", 2, {"two_player": "advanced"}),
    ("paper-tales", 3, {"legends": True}),
    ("paper-tales", 7, {"gates_units": True, "gates_buildings": True, "legends": True}),
    ("dice-upon-a-time", 2, {}),
    ("dice-upon-a-time", 3, {"mode": "peaceful", "length": "short"}),
    ("dice-upon-a-time", 5, {"events": "open"}),
]


def test_a_configuration_is_read_and_mistakes_in_it_are_told(tmp_path: Path) -> None:
    assert Config.load(config_of("paper-tales")).game == "paper-tales"
    (tmp_path / "odd.toml").write_text('game = "paper-tales"\nspeed = 3\n', encoding="utf-8")
    with pytest.raises(ValueError, match="speed"):
        Config.load(tmp_path / "odd.toml")
    with pytest.raises(Wrong):
        sense_of("threetale")


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_what_a_network_is_shown_fits_and_is_known_to_the_seat(name: str, seats: int, options: Options) -> None:
    """Worlds imagined for a seat are the same to it."""
    sense = sense_of(name)
    game, chance, luck = sense.game, Random(4), QuickLuck(4)
    s = game.new(seats, options, luck)
    run = Run(luck, quiet=True)
    while not s.over:
        seat = chance.choice(game.asked(s))
        marks, figures = sense.see(s, seat)
        assert 0 < len(marks) // 2 <= sense.most
        assert 0 < max(np.frombuffer(marks, np.uint16)) < sense.marks
        assert len(figures) == 4 * sense.figures
        assert sense.see(game.imagine(s, seat, luck), seat) == (marks, figures)
        moves = sense.moves(s, seat)
        assert moves
        assert set(moves) <= set(game.legal(s, seat))
        assert all(0 <= token < sense.tokens for move in moves for token in sense.spell(s, move))
        game.step(s, chance.choice(moves), run)
    assert all(-1 <= worth <= 1 for worth in sense.worth(s))


def test_workers_play_whole_games() -> None:
    config = Config("paper-tales", workers=2, games=4, past=0.3, bots=0.3)
    chance = Random(1)
    ends = 0
    with collecting(SENSE, config) as collector:
        board = collector.board
        for _ in range(150):
            for half in range(HALVES):
                rows = collector.rows_of(half)
                assert (board.count[rows] >= 2).all()
                board.choice[rows] = [chance.randrange(count) for count in board.count[rows]]
                collector.go(half)
            for _ in range(HALVES):
                collector.wait()
            ended = board.ended > 0
            ends += int(ended.sum())
            assert (np.abs(board.reward[ended]) <= 1).all()
    assert ends > 2  # a game takes a row some 50 decisions a seat


def test_the_weights_belong_to_the_sense_and_beat_who_plays_at_random() -> None:
    network = Network.load(WEIGHTS, SENSE.name)
    with pytest.raises(ValueError, match="trained for"):
        Network.load(WEIGHTS, "another sense")
    scores = [play(network, Duel("paper-tales", 2, "easy", PLAIN, {}), seed) for seed in range(20)]
    assert sum(score.won for score in scores) >= 14


def test_a_thought_is_the_same_again_and_costs_no_more_than_allowed() -> None:
    network = Network.load(WEIGHTS, SENSE.name)
    s = SENSE.game.new(2, {}, QuickLuck(3))
    depth = Depth(decisions=300)
    assert Thought(SENSE, network, depth, 1).choose(s.clone(), 0) == Thought(SENSE, network, depth, 1).choose(s.clone(), 0)

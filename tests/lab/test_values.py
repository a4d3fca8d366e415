"""Learning what positions are worth: rows from whole games, and weights that explain how they ended."""

from __future__ import annotations

from itertools import cycle, groupby

import numpy as np

from taletable.companions.ahead import Ahead, Depth
from taletable.companions.judge import Judge
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.games.dice_upon_a_time.bot.levels import JUDGE
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm
from taletable.lab.train.values import expected, fit, learn, play, surprise


def test_every_position_tells_how_its_game_ended() -> None:
    rows = play(JUDGE, 3)
    seats = rows[0].rivals + 1
    assert len(rows) == 6 * seats, "six chapters"
    for _, group in groupby(rows, key=lambda row: row.stage):
        assert abs(sum(row.won for row in group) - 1) < 1e-9, "one victory is shared out"
    assert {row.stage for row in rows} == {0, 1, 2, 3, 4, 5}


def test_weights_are_found_again() -> None:
    chance = np.random.default_rng(1)
    figures = chance.normal(size=(20_000, 2))
    rivals = chance.integers(1, 4, 20_000).astype(float)
    truth = np.array([1.5, -0.5])
    won = (chance.random(20_000) < expected(figures, rivals, truth)).astype(float)
    found = fit(figures, rivals, won)
    assert np.allclose(found, truth, atol=0.1)
    assert surprise(expected(figures, rivals, found), won) < surprise(1 / (1 + rivals), won)


def test_the_same_games_teach_the_same() -> None:
    first, second = (learn(JUDGE, 3, seed=5) for _ in range(2))
    assert sorted(first) == [0, 1, 2, 3, 4, 5]
    assert all(np.array_equal(first[stage], second[stage]) for stage in first)


class Wheel(Judge):
    """What each of two Characters comes to, one world after the other."""

    game = GAME

    def __init__(self, *worth: list[float]) -> None:
        super().__init__()
        self.worth = [cycle(some) for some in worth]

    def value(self, s: Realm, seat: int) -> float:
        return next(self.worth[s.character[seat]])


def test_another_answer_has_to_be_surely_better() -> None:
    """The first answer is the mind's own. The second is better by 0.1 in each world, or by as much in the mean and by chance only."""
    s = GAME.new(2, {}, QuickLuck(1))
    seat = GAME.asked(s)[0]
    answers = [[Move(seat, "become", (character,))] for character in (0, 1)]
    depth = Depth(worlds=4, decisions=40, caution=1.5)
    better = Ahead(Wheel([0.4], [0.5]), depth).weigh(s.clone(), seat, answers, lambda _: False)
    by_chance = Ahead(Wheel([0.9, 0.0], [0.2, 0.9]), depth).weigh(s.clone(), seat, answers, lambda _: False)
    assert better == answers[1]
    assert by_chance == answers[0]

"""The laws of every game, for every number of players and every length of the night."""

from __future__ import annotations

from taletable.games.lessons import lesson_of
from taletable.testing import Laws, checks

from lantern_night.meta import GAME
from lantern_night.state import Night


class TestLaws(Laws):
    game = GAME

    def invariant(self, s: Night) -> None:
        assert len(s.burnt) % s.seats == 0
        assert len({len(hand) for hand in s.hand}) == 1


def test_every_step_of_the_lesson_comes() -> None:
    lesson = lesson_of(GAME)
    assert lesson
    assert checks.check_lesson(GAME, lesson) == list(range(len(lesson.steps)))

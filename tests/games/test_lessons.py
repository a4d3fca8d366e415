"""Lessons are played as the table plays them: every step comes, and does what it says."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from taletable.bots import find_bot
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.games import find_game, games
from taletable.games.lessons import BadLesson, Lesson, Step, ends, lesson_of, read_lesson, wanted

LEARNER = 0


def bare(game: Game[Any], match: Match) -> list[str]:
    """The open moves of the learner, without the seat."""
    return [game.write(move).split(" ", 1)[1] for move in game.legal(match.state, LEARNER)]


def due(game: Game[Any], match: Match, step: Step) -> bool:
    """Would the coach say this now?"""
    asked = LEARNER in game.asked(match.state)
    view = game.view(match.state, LEARNER)
    if (step.at and not (asked and match.state.frames[-1].rule == step.at)) or any(view[key] != value for key, value in step.when.items()):
        return False
    return not step.do or bool(wanted(step, bare(game, match)))


def foreseen(lesson: Lesson, match: Match, seat: int) -> int:
    """The seed of a bot's decision, as the server makes it."""
    moves = sum(entry.move.seat == seat for entry in match.log)
    return int.from_bytes(sha256(b"%b %d %d" % (lesson.seed, seat, moves)).digest()[:7])


def bot_move(game: Game[Any], lesson: Lesson, match: Match, seat: int, level: str) -> Any:
    """What a bot of a level does on the seat."""
    seed = foreseen(lesson, match, seat)
    return find_bot(game, level)(seed).choose(game, game.imagine(match.state, seat, QuickLuck(seed)), seat)


def told(game: Game[Any], lesson: Lesson) -> list[int]:
    """Play the lesson as an obedient learner who answers last; the steps that came, in order."""
    match = Match(game, lesson.seats, lesson.options, lesson.seed)
    at, came = 0, []
    while not match.state.over and at < len(lesson.steps):
        asked = game.asked(match.state)
        if others := [seat for seat in asked if seat != LEARNER]:
            match.play(bot_move(game, lesson, match, others[0], lesson.bots))
            continue
        step = lesson.steps[at]
        if not due(game, match, step):
            later = [i for i, one in enumerate(lesson.steps) if i > at and one.at and due(game, match, one)]
            if not later:
                match.play(bot_move(game, lesson, match, LEARNER, lesson.bots))
                continue
            at, step = later[0], lesson.steps[later[0]]
        if at not in came:
            came.append(at)
        if not step.do:
            at += 1
            continue
        moves = bare(game, match)
        good = wanted(step, moves)
        helpful = game.write(bot_move(game, lesson, match, LEARNER, lesson.bots)).split(" ", 1)[1]
        move = helpful if helpful in good else next((one for one in good if ends(step, one)), good[0])
        match.play(game.read(f"{LEARNER} {move}"))
        at += ends(step, move)
    return came


WITH_LESSONS = [name for name, game in games().items() if lesson_of(game)]


@pytest.mark.parametrize("name", WITH_LESSONS)
def test_every_step_of_the_lesson_comes(name: str) -> None:
    game = find_game(name)
    lesson = lesson_of(game)
    assert lesson
    assert told(game, lesson) == list(range(len(lesson.steps)))


@pytest.mark.parametrize("name", WITH_LESSONS)
def test_lessons_are_short_in_words(name: str) -> None:
    lesson = lesson_of(find_game(name))
    assert lesson
    for step in lesson.steps:
        assert len(step.say) <= 330, step.say


HEAD = {"title": "T", "text": "t", "seats": 3, "bots": "random", "seed": "s"}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({**HEAD}, "“step” is missing"),
        ({**HEAD, "step": [], "colour": "red"}, "unknown key “colour”"),
        ({**HEAD, "step": [{"at": "draft"}]}, "step 1: says nothing"),
        ({**HEAD, "step": [{"say": "x", "at": "ballet"}]}, "no rule “ballet”"),
        ({**HEAD, "step": [{"say": "x", "cite": "PT-99.1"}]}, "no “PT-99.1”"),
        ({**HEAD, "step": [{"say": "x"}, {"say": "x", "do": ["recruit *"]}]}, "step 2: .*at which rule"),
        ({**HEAD, "step": [{"say": "x", "point": 3}]}, "“point” is a text"),
    ],
)
def test_a_broken_lesson_says_where_and_why(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        read_lesson(find_game("paper-tales"), data)


def test_the_first_pattern_that_fits_counts() -> None:
    step = Step("", "draft", {}, (), ("recruit farmer-*", "recruit *"), (), "")
    assert wanted(step, ["recruit farmer-2", "recruit ogre-1"]) == ["recruit farmer-2"]
    assert wanted(step, ["recruit ogre-1", "pass"]) == ["recruit ogre-1"]
    assert wanted(step, ["pass"]) == []

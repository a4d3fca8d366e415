"""Lessons are played as the table plays them: every step comes, and does what it says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from taletable.bots import find_bot
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.games import find_game, games
from taletable.games.lessons import BadLesson, Step, lesson_of, read_lesson
from taletable.games.threetale.land import SPACE_KEYS
from taletable.table.coach import Coach, wanted
from taletable.table.course import Pass, Play
from taletable.table.table import Table
from tests.table.tables import make_lesson


def bot_move(table: Table, seat: int) -> Move:
    """What the lesson's bot does on the seat, as the server lets it."""
    game, match, seed = table.game, table.match, table.bot_seed(seat)
    assert match
    assert seed is not None
    lesson = lesson_of(game)
    assert lesson
    return find_bot(game, lesson.bots)(seed).choose(game, game.imagine(match.state, seat, QuickLuck(seed)), seat)


Learner = Callable[[Table, int, Step | None, list[str]], str]
"""Chooses one of some moves of a seat: those that the coach wants with its step, or, while it is silent, all that are open."""


def obedient(table: Table, seat: int, step: Step | None, moves: list[str]) -> str:
    """A learner who does what a bot would do, if the coach wants that."""
    helpful = table.game.write(bot_move(table, seat))
    return helpful if helpful in moves else moves[0]


def heedful(table: Table, seat: int, step: Step | None, moves: list[str]) -> str:
    """A learner of ThreeTale who walks to what the coach points at and claims it; otherwise obedient."""
    assert table.match
    state: Any = table.match.state
    names = [name.removeprefix("spaces.object=") for name in (step.point if step else ())]
    goals = [space["id"] for space in table.game.view(state, seat)["spaces"] if space["object"] in names]
    ways = [f"{seat} claim {goal}" for goal in goals]
    for goal in goals:
        far = state.chart.distances(SPACE_KEYS.index(goal), state.chart.trees)
        ways += [f"{seat} walk {SPACE_KEYS[space]}" for space, steps in far.items() if steps < far.get(state.at[seat], 0)]
    return next((way for way in ways if way in moves), "") or obedient(table, seat, step, moves)


def whimsical(whim: int) -> Learner:
    """A learner who does anything that the coach lets through."""
    random = Random(whim)
    return lambda table, seat, step, moves: random.choice(moves)


def is_said(coach: Coach, match: Match) -> bool:
    """Has the coach said all that it has to say?"""
    steps, progress = coach.lesson.steps, coach.progress(match)
    return all(i in progress.said if step.aside else i < progress.at for i, step in enumerate(steps))


def taught(game: Game[Any], learner: Learner, *, to_the_end: bool = False) -> tuple[Match, list[int]]:
    """Play the lesson until all is said, or to the end of the game; the steps that came, in order. The learner answers last."""
    table, coach = make_lesson(game)
    course, match, came = table.course, table.match, list[int]()
    assert course
    assert match
    while not match.state.over and (to_the_end or not is_said(coach, match)):
        asked = game.asked(match.state)
        seat = next((seat for seat in asked if not coach.teaches(seat)), asked[0])
        if not coach.teaches(seat):
            course.perform(Play(bot_move(table, seat)), 0)
            continue
        at, moment = coach.due(match, seat, 0)
        said, step = table.lesson("me", seat, 0), coach.lesson.steps[at] if at >= 0 else None
        assert (said.step if said else -1) == at
        if at >= 0 and at not in came:
            came.append(at)
        if said and said.button:
            assert not said.takes
            table.sheet.coached.read.append((coach.place(match), at))
            continue
        move = learner(table, seat, step, [words.move for words in (wanted(step, moment.moves) if step else moment.moves)])
        assert said is None or said.takes is None or move in said.takes
        table.may_play("me", game.read(move), table.veil("me").told(len(match.log)), 0)
        course.perform(Play(game.read(move)), 0)
    return match, came


def told_in_time(game: Game[Any]) -> list[int]:
    """Play a lesson in real time as an obedient learner: the clock stands still while the coach speaks; the steps that came, in order."""
    table, coach = make_lesson(game)
    course, match, came, now = table.course, table.match, list[int](), 0
    assert course
    assert match
    while not match.state.over and not is_said(coach, match):
        state, lesson = match.state, coach.lesson
        seat = game.asked(state)[0]
        said, moves = table.lesson("me", seat, now), coach.moment(match, seat, now).moves
        timed = state.frames[-1].rule in lesson.hold
        assert coach.holds(match, now) == (said is not None and timed and not lesson.steps[said.step].flows)
        if said and said.step not in came:
            came.append(said.step)
        if said and said.button:
            table.sheet.coached.read.append((coach.place(match), said.step))
        elif said or not timed:
            good = wanted(lesson.steps[said.step], moves) if said else moves
            course.perform(Play(game.read(good[0].move)), now)
        else:
            waiting = state.clone()
            waiting.now = max(state.now, now)
            now = min(time for time in (game.stirs(waiting, now), game.due(waiting)[0]) if time > now)
            course.perform(Pass(), now)
    return came


LEARNERS: dict[str, Learner] = {"threetale": heedful}
WITH_LESSONS = [name for name, game in games().items() if lesson_of(game)]


@pytest.mark.parametrize("name", WITH_LESSONS)
def test_every_step_of_the_lesson_comes(name: str) -> None:
    game = find_game(name)
    lesson = lesson_of(game)
    assert lesson
    came = told_in_time(game) if lesson.hold else taught(game, LEARNERS.get(name, obedient))[1]
    assert [i for i in came if not lesson.steps[i].aside] == [i for i, step in enumerate(lesson.steps) if not step.aside]
    asides = {i for i, step in enumerate(lesson.steps) if step.aside} - set(came)
    for whim in range(20):
        if asides:
            asides -= set(taught(game, whimsical(whim))[1])
    assert not asides


def test_the_lesson_of_threetale_bears_any_choice_and_leads_to_an_end() -> None:
    """Whatever is played, the coach finds its place again, and the tale ends; who heeds the coach and plays well wins it."""
    game = find_game("threetale")
    lesson = lesson_of(game)
    assert lesson
    for whim in range(3):
        match, came = taught(game, whimsical(whim), to_the_end=True)
        assert match.state.over
        order = [i for i in came if not lesson.steps[i].aside]
        assert order == sorted(order)
    result = game.results(taught(game, heedful, to_the_end=True)[0].state)
    assert result
    assert result.verdict == "won"


@pytest.mark.parametrize("name", WITH_LESSONS)
def test_lessons_are_short_in_words(name: str) -> None:
    lesson = lesson_of(find_game(name))
    assert lesson
    for step in lesson.steps:
        assert len(step.say) <= 330, step.say


HEAD = {"seats": 3, "bots": "random", "seed": "s"}


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
        ({**HEAD, "step": [{"say": "x", "aside": True}]}, "step 1: .*at which rule"),
        ({**HEAD, "yours": 4, "step": []}, "“yours” is a number of seats"),
    ],
)
def test_a_broken_lesson_says_where_and_why(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        read_lesson(find_game("paper-tales"), data)


def test_only_in_real_time_there_is_a_clock_to_hold() -> None:
    with pytest.raises(BadLesson, match="a clock to hold"):
        read_lesson(find_game("paper-tales"), {**HEAD, "hold": ["draft"], "step": []})
    with pytest.raises(BadLesson, match="no rule “ballet”"):
        read_lesson(find_game("a-tale-of-pirates"), {**HEAD, "hold": ["ballet"], "step": []})

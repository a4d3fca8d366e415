"""Lessons are played as the table plays them: every step comes, and does what it says."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from taletable.bots import find_bot
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.games import find_game, games
from taletable.games.lessons import BadLesson, Lesson, Step, due, ends, is_moment, lesson_of, read_lesson, wanted
from taletable.games.threetale.land import SPACE_KEYS


def bare(game: Game[Any], match: Match, seat: int) -> list[str]:
    """The open moves of the learner, without the seat."""
    return [game.write(move).split(" ", 1)[1] for move in game.legal(match.state, seat)]


def foreseen(lesson: Lesson, match: Match, seat: int) -> int:
    """The seed of a bot's decision, as the server makes it."""
    moves = sum(entry.move.seat == seat for entry in match.log)
    return int.from_bytes(sha256(b"%b %d %d" % (lesson.seed, seat, moves)).digest()[:7])


def bot_move(game: Game[Any], lesson: Lesson, match: Match, seat: int, level: str) -> Any:
    """What a bot of a level does on the seat."""
    seed = foreseen(lesson, match, seat)
    return find_bot(game, level)(seed).choose(game, game.imagine(match.state, seat, QuickLuck(seed)), seat)


Learner = Callable[[Match, int, Step | None, list[str]], str]
"""Chooses one of some moves of a seat: those that the coach wants with its step, or, while it is silent, all that are open."""


def obedient(game: Game[Any], lesson: Lesson) -> Learner:
    """A learner who does what a bot would do, if the coach wants that."""

    def choose(match: Match, seat: int, step: Step | None, moves: list[str]) -> str:
        helpful = game.write(bot_move(game, lesson, match, seat, lesson.bots)).split(" ", 1)[1]
        return helpful if helpful in moves else moves[0]

    return choose


def heedful(game: Game[Any], lesson: Lesson) -> Learner:
    """A learner of ThreeTale who walks to what the coach points at and claims it; otherwise obedient."""
    otherwise = obedient(game, lesson)

    def choose(match: Match, seat: int, step: Step | None, moves: list[str]) -> str:
        state: Any = match.state
        names = [name.removeprefix("spaces.object=") for name in (step.point if step else ())]
        goals = [space["id"] for space in game.view(state, seat)["spaces"] if space["object"] in names]
        ways = [f"claim {goal}" for goal in goals]
        for goal in goals:
            far = state.chart.distances(SPACE_KEYS.index(goal), state.chart.trees)
            ways += [f"walk {SPACE_KEYS[space]}" for space, steps in far.items() if steps < far.get(state.at[seat], 0)]
        return next((way for way in ways if way in moves), "") or otherwise(match, seat, step, moves)

    return choose


def whimsical(whim: int) -> Learner:
    """A learner who does anything that the coach lets through."""
    random = Random(whim)
    return lambda match, seat, step, moves: random.choice(moves)


def taught(game: Game[Any], lesson: Lesson, learner: Learner, *, to_the_end: bool = False) -> tuple[Match, list[int]]:
    """Play the lesson until all is said, or to the end of the game; the steps that came, in order. The learner answers last."""
    match = Match(game, lesson.seats, lesson.options, lesson.seed)
    came: list[int] = []
    said: set[int] = set()
    while not match.state.over and (to_the_end or len(said) < len(lesson.steps)):
        asked = game.asked(match.state)
        seat = next((seat for seat in asked if seat >= lesson.yours), asked[0])
        if seat >= lesson.yours:
            match.play(bot_move(game, lesson, match, seat, lesson.bots))
            continue
        moves = bare(game, match, seat)
        at = next_step(lesson, said, match.state.frames[-1].rule, game.view(match.state, seat), seat, moves)
        step = lesson.steps[at] if at >= 0 else None
        if at >= 0 and at not in came:
            came.append(at)
        move = "" if step and not step.do else learner(match, seat, step, wanted(step, moves) if step else moves)
        if move:
            match.play(game.read(f"{seat} {move}"))
        if step and (not move or ends(step, move)):
            said |= {at} if step.aside else {i for i, one in enumerate(lesson.steps) if i <= at and not one.aside}
    return match, came


def next_step(lesson: Lesson, said: set[int], rule: str, view: dict[str, Any], seat: int, moves: list[str]) -> int:
    """What the coach says now: an aside, the next step, or a later one if the table has gone past it. -1: nothing."""
    left = [i for i in range(len(lesson.steps)) if i not in said]
    order = [i for i in left if not lesson.steps[i].aside]
    fitting = [i for i in left if due(lesson.steps[i], rule, view, seat, moves)]
    if order and order[0] in fitting and not lesson.steps[order[0]].do:
        return order[0]  # nobody interrupts a teller
    asides = [i for i in fitting if lesson.steps[i].aside]
    return next(iter(asides + [i for i in fitting if i in order[:1] or (i in order and lesson.steps[i].at)]), -1)


def told_in_time(game: Game[Any], lesson: Lesson) -> list[int]:
    """Play a lesson in real time as an obedient learner: the clock stands still while the coach speaks; the steps that came, in order."""
    match, came, said, now = Match(game, lesson.seats, lesson.options, lesson.seed), list[int](), set[int](), 0
    while not match.state.over and len(said) < len(lesson.steps):
        state = match.state.clone()
        state.now = max(state.now, now)
        seats = [seat for seat in game.asked(state) if seat < lesson.yours]
        rule = state.frames[-1].rule if seats else ""
        moves = [game.write(move) for seat in seats for move in game.legal(state, seat)]
        at = step_in_time(lesson, said, rule, game.view(state, 0), [move.split(" ", 1)[1] for move in moves])
        if at >= 0:
            step = lesson.steps[at]
            came.append(at)
            good = wanted(step, [move.split(" ", 1)[1] for move in moves])
            if good:
                match.play(game.read(next(move for move in moves if move.split(" ", 1)[1] == good[0])), now)
            said |= {at} if step.aside else {i for i, one in enumerate(lesson.steps) if i <= at and not one.aside}
        elif rule not in lesson.hold:
            match.play(game.read(moves[0]), now)
        else:
            now = min(time for time in (game.stirs(state, now), game.due(state)[0]) if time > now)
            if game.due(state)[0] <= now:
                match.advance(now)
    return came


def step_in_time(lesson: Lesson, said: set[int], rule: str, view: dict[str, Any], moves: list[str]) -> int:
    """What the coach says now, in real time: it waits for what is wanted as long as the moment of a step lasts. -1: nothing."""
    left = [i for i in range(len(lesson.steps)) if i not in said]
    asides = [i for i in left if lesson.steps[i].aside and due(lesson.steps[i], rule, view, 0, moves)]
    order = [i for i in left if not lesson.steps[i].aside and is_moment(lesson.steps[i], rule, view, 0)]
    return next((i for i in (asides or order)[:1] if due(lesson.steps[i], rule, view, 0, moves)), -1)


LEARNERS = {"threetale": heedful}
WITH_LESSONS = [name for name, game in games().items() if lesson_of(game)]


@pytest.mark.parametrize("name", WITH_LESSONS)
def test_every_step_of_the_lesson_comes(name: str) -> None:
    game = find_game(name)
    lesson = lesson_of(game)
    assert lesson
    came = told_in_time(game, lesson) if lesson.hold else taught(game, lesson, LEARNERS.get(name, obedient)(game, lesson))[1]
    assert [i for i in came if not lesson.steps[i].aside] == [i for i, step in enumerate(lesson.steps) if not step.aside]
    asides = {i for i, step in enumerate(lesson.steps) if step.aside} - set(came)
    for whim in range(20):
        if asides:
            asides -= set(taught(game, lesson, whimsical(whim))[1])
    assert not asides


def test_the_lesson_of_threetale_bears_any_choice_and_leads_to_an_end() -> None:
    """Whatever is played, the coach finds its place again, and the tale ends; who heeds the coach and plays well wins it."""
    game = find_game("threetale")
    lesson = lesson_of(game)
    assert lesson
    for whim in range(3):
        match, came = taught(game, lesson, whimsical(whim), to_the_end=True)
        assert match.state.over
        order = [i for i in came if not lesson.steps[i].aside]
        assert order == sorted(order)
    result = game.results(taught(game, lesson, heedful(game, lesson), to_the_end=True)[0].state)
    assert result
    assert result.verdict == "won"


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


def test_in_real_time_a_step_waits_as_long_as_its_moment_lasts() -> None:
    steps = [
        {"say": "one", "at": "timer", "when": {"round": 1}, "do": ["hoist"]},
        {"say": "two", "at": "timer", "when": {"round": 1}},
        {"say": "three", "at": "timer", "when": {"round": [2, 3]}},
    ]
    lesson = read_lesson(find_game("a-tale-of-pirates"), {**HEAD, "hold": "timer", "step": steps})
    assert step_in_time(lesson, set(), "timer", {"round": 1}, ["place helm"]) == -1
    assert step_in_time(lesson, set(), "timer", {"round": 1}, ["hoist"]) == 0
    assert step_in_time(lesson, {0}, "timer", {"round": 1}, []) == 1
    assert step_in_time(lesson, set(), "timer", {"round": 3}, []) == 2
    assert step_in_time(lesson, set(), "timer", {"round": 4}, []) == -1


def test_the_first_pattern_that_fits_counts() -> None:
    step = Step("", "draft", {}, (), ("recruit farmer-*", "recruit *"), (), "")
    assert wanted(step, ["recruit farmer-2", "recruit ogre-1"]) == ["recruit farmer-2"]
    assert wanted(step, ["recruit ogre-1", "pass"]) == ["recruit ogre-1"]
    assert wanted(step, ["pass"]) == []


def test_a_step_waits_for_its_moment() -> None:
    view = {"turn": 2, "battle": None, "players": [{"gold": 3, "hand": ["ogre-1"]}, {"gold": 0, "hand": []}]}

    def said(rule: str = "draft", seat: int = 0, moves: tuple[str, ...] = ("pass",), **more: Any) -> bool:
        return due(Step("", "draft", more.pop("when", {}), (), **{"do": (), "until": (), "cite": "", **more}), rule, view, seat, moves)

    assert said()
    assert not said(rule="plan")
    assert said(when={"turn": 2, "players.1.gold": 0, "me.gold": 3, "me.hand": 1})
    assert said(when={"me.hand": 0}, seat=1)
    assert not said(when={"me.hand": 1}, seat=1)
    assert not said(when={"battle.enemy": "ogre"})
    assert said(can=("recruit *", "pass"))
    assert not said(can=("recruit *",))
    assert not said(do=("recruit *",))


def test_asides_come_out_of_order_and_once() -> None:
    steps = [
        {"say": "one", "at": "draft"},
        {"say": "two", "at": "plan", "do": ["ready"]},
        {"say": "three", "at": "plan"},
        {"say": "by the way", "at": "plan", "aside": True},
    ]
    lesson = read_lesson(find_game("paper-tales"), {**HEAD, "step": steps})
    assert next_step(lesson, set(), "draft", {}, 0, []) == 0
    assert next_step(lesson, {0}, "plan", {}, 0, ["ready"]) == 3
    assert next_step(lesson, {0, 3}, "plan", {}, 0, ["ready"]) == 1
    assert next_step(lesson, {0, 1}, "plan", {}, 0, []) == 2
    assert next_step(lesson, {0, 1, 2}, "plan", {}, 0, []) == 3
    assert next_step(lesson, {0, 1, 2, 3}, "plan", {}, 0, []) == -1

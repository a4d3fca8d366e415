"""The coach: which step is due, what it lets through, and how far a lesson has come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taletable.engine.game import Game, Words
from taletable.engine.match import Match
from taletable.engine.saying import say
from taletable.games import find_game, games
from taletable.games.lessons import Lesson, Step, lesson_of, read_lesson
from taletable.table.coach import Coach, Moment, Progress, due, fits, is_ripe, points, reads, wanted
from taletable.table.course import Course, Pass, Play, Rewind, Undo
from taletable.table.refuse import Refuse
from taletable.table.sheet import Coached
from taletable.table.table import Table

from .tables import make_lesson

HEAD = {"seats": 3, "bots": "random", "seed": "s"}
WITH_LESSONS = [name for name, game in games().items() if lesson_of(game)]


def words(*moves: str) -> tuple[Words, ...]:
    """Open moves of seat 0; each touches what it names."""
    return tuple(Words(f"0 {move}", move.split()[0], tuple(move.split()[1:]), tuple(move.split()[1:]), None) for move in moves)


def step(**more: Any) -> Step:
    """A step of a draft."""
    return Step(**{"say": "", "at": "draft", "when": {}, "point": (), "do": (), "until": (), "cite": "", **more})


def small(*steps: dict[str, Any], game: str = "paper-tales", **more: Any) -> Lesson:
    """A lesson of some steps."""
    return read_lesson(find_game(game), {**HEAD, **more, "step": list(steps)})


# One step


def test_a_star_stands_for_anything_and_nothing_else_does() -> None:
    assert fits("0 recruit farmer-2", ("recruit farmer-*",))
    assert fits("12 recruit farmer-2", ("pass", "*"))
    assert not fits("0 recruit farmer-2", ("recruit farmer-",))
    assert not fits("0 recruit farmer-2", ("farmer-*",))
    assert not fits("0 recruit a", ("recruit ?", "recruit [a-z]", "recruit ."))
    assert fits("0 recruit [a-z]", ("recruit [a-z]",))


def test_the_first_pattern_that_fits_counts() -> None:
    one = step(do=("recruit farmer-*", "recruit *"))
    assert wanted(one, words("recruit farmer-2", "recruit ogre-1")) == list(words("recruit farmer-2"))
    assert wanted(one, words("recruit ogre-1", "pass")) == list(words("recruit ogre-1"))
    assert wanted(one, words("pass")) == []


def test_a_path_leads_into_the_view() -> None:
    view = {"turn": 2, "battle": None, "players": [{"gold": 3, "hand": ["ogre-1"]}, {"gold": 0, "hand": []}]}
    assert reads(view, 0, "turn") == 2
    assert reads(view, 1, "me.hand") == 0
    assert reads(view, 0, "players.1.gold") == 0
    for nowhere in ("battle.enemy", "tide", "players.7.gold", "players.first.gold", "turn.of"):
        assert reads(view, 0, nowhere) is None


def test_a_step_waits_for_its_moment() -> None:
    view = {"turn": 2, "open": True, "battle": None, "players": [{"gold": 3, "hand": ["ogre-1"]}, {"gold": 0, "hand": []}]}

    def said(rule: str = "draft", seat: int = 0, moves: tuple[Words, ...] = words("pass"), **more: Any) -> bool:
        return is_ripe(step(**more), Moment(view, seat, rule, moves))

    assert said()
    assert not said(rule="plan")
    assert not said(rule="")
    assert said(at="", rule="")
    assert said(when={"turn": 2, "players.1.gold": 0, "me.gold": 3, "me.hand": 1})
    assert said(when={"turn": [1, 2]})
    assert not said(when={"turn": [1, 3]})
    assert not said(when={"open": 1})
    assert said(when={"me.hand": 0}, seat=1)
    assert not said(when={"me.hand": 1}, seat=1)
    assert not said(when={"battle.enemy": "ogre"})
    assert said(can=("recruit *", "pass"))
    assert not said(can=("recruit *",))
    assert not said(do=("recruit *",))


def test_the_coach_points_at_what_is_named_looked_up_or_wanted_alone() -> None:
    view = {"spaces": [{"id": "a1", "object": "ember"}, {"id": "b2", "object": "red"}, {"id": "c3", "object": "ember"}]}
    one = step(point=("hand", "spaces.object=ember"), do=("walk *",))
    assert points(one, Moment(view, 0, "draft", words("walk a1", "walk b2"))) == [["hand"], ["a1", "c3"]]
    assert points(one, Moment(view, 0, "draft", words("walk b2", "pass"))) == [["hand"], ["a1", "c3"], ["b2"]]
    assert points(one, Moment({}, 0, "draft", ())) == [["hand"], []]


# The order of steps


def test_asides_come_out_of_order_and_once() -> None:
    lesson = small(
        {"say": "one", "at": "draft"},
        {"say": "two", "at": "plan", "do": ["ready"]},
        {"say": "three", "at": "plan"},
        {"say": "by the way", "at": "plan", "aside": True},
    )
    ready, nothing = Moment({}, 0, "plan", words("ready")), Moment({}, 0, "plan")
    aside = frozenset({3})
    assert due(lesson, Progress(), Moment({}, 0, "draft")) == 0
    assert due(lesson, Progress(1), ready) == 3
    assert due(lesson, Progress(1, aside), ready) == 1
    assert due(lesson, Progress(2), nothing) == 2  # nobody interrupts a teller
    assert due(lesson, Progress(3), nothing) == 3
    assert due(lesson, Progress(3, aside), nothing) == -1


def test_what_the_table_has_gone_past_is_left_out() -> None:
    lesson = small(
        {"say": "one", "at": "draft", "do": ["recruit *"]},
        {"say": "two", "at": "plan", "when": {"turn": 1}},
        {"say": "anywhere"},
        {"say": "three", "at": "plan", "when": {"turn": 2}},
    )
    assert due(lesson, Progress(), Moment({"turn": 1}, 0, "plan")) == 1
    assert due(lesson, Progress(), Moment({"turn": 2}, 0, "plan")) == 3
    assert due(lesson, Progress(), Moment({"turn": 2}, 0, "")) == -1
    assert due(lesson, Progress(2), Moment({"turn": 2}, 0, "")) == 2


def test_in_real_time_a_step_waits_as_long_as_its_moment_lasts() -> None:
    lesson = small(
        {"say": "one", "at": "timer", "when": {"round": 1}, "do": ["hoist"]},
        {"say": "two", "at": "timer", "when": {"round": 1}},
        {"say": "three", "at": "timer", "when": {"round": [2, 3]}},
        game="a-tale-of-pirates",
        hold="timer",
    )

    def said(at: int, turn: int, *moves: str) -> int:
        return due(lesson, Progress(at), Moment({"round": turn}, 0, "timer", words(*moves)))

    assert said(0, 1, "place helm") == -1
    assert said(0, 1, "hoist") == 0
    assert said(1, 1) == 1
    assert said(0, 3) == 2
    assert said(0, 4) == -1


def test_what_flows_falls_silent_when_the_next_move_is_wanted() -> None:
    lesson = small(
        {"say": "look", "at": "timer", "flows": True},
        {"say": "look again", "at": "timer", "flows": True},
        {"say": "hoist", "at": "timer", "do": ["hoist"]},
        game="a-tale-of-pirates",
        hold="timer",
    )
    assert due(lesson, Progress(), Moment({}, 0, "timer", words("place helm"))) == 0
    assert due(lesson, Progress(1), Moment({}, 0, "timer", words("place helm"))) == 1
    assert due(lesson, Progress(), Moment({}, 0, "timer", words("hoist"))) == 2


# At a table


def read(table: Table, coach: Coach, seat: int, now: int = 0) -> None:
    """Read on until the coach wants a move, or is silent."""
    assert table.match
    while (said := table.lesson("me", seat, now)) and said.button:
        table.sheet.coached.read.append((coach.place(table.match), said.step))


def draft() -> tuple[Table, Coach, Match, Course]:
    """The lesson of Paper Tales, at the first card to be recruited."""
    table, coach = make_lesson(find_game("paper-tales"))
    read(table, coach, 0)
    assert table.match
    assert table.course
    return table, coach, table.match, table.course


def test_the_learner_is_told_what_is_wanted_and_nobody_else_is() -> None:
    table, _, _, _ = draft()
    said = table.lesson("me", 0, 0)
    assert said
    lesson = lesson_of(table.game)
    assert lesson
    assert (said.step, said.number, said.total) == (1, 2, len(lesson.steps))
    assert said.text == say(f"lesson.{lesson.steps[1].say}")
    assert not said.button
    assert said.takes
    assert all(move.startswith("0 recruit woodcutter-") for move in said.takes)
    assert table.state("me", 0, 0, 0).lesson == said
    assert table.lesson("me", 1, 0) is None  # the bots' seats
    assert table.lesson("me", None, 0) is None
    assert table.lesson("another", 0, 0) is None
    assert table.lesson(None, None, 0) is None


def test_what_the_lesson_does_not_want_is_held_back_and_what_the_rules_forbid_is_left_to_them() -> None:
    table, coach, match, course = draft()
    game, log = table.game, len(match.log)
    good = coach.says(match, 0, 0)
    assert good
    assert good.takes
    for move in game.legal(match.state, 0):
        if game.write(move) in good.takes:
            table.may_play("me", move, log, 0)
        else:
            with pytest.raises(Refuse) as refused:
                table.may_play("me", move, log, 0)
            assert refused.value.problem.code == "lesson"
    table.may_play("me", game.read("0 recruit ogre-1"), log, 0)  # not in the pack: the rules say why
    assert course.perform(Play(game.read("0 recruit ogre-1")), 0).refused
    course.perform(Play(game.read(good.takes[0])), 0)
    again = table.lesson("me", 0, 0)
    assert again is None or again.step == 2
    with pytest.raises(Refuse) as late:  # what was sent before the new state came says nothing about the learner
        table.may_play("me", game.read(good.takes[0]), log, 0)
    assert late.value.problem.code == "late"


def test_taking_a_move_back_takes_it_back_for_the_coach() -> None:
    table, coach, match, course = draft()
    said = table.lesson("me", 0, 0)
    assert said
    assert said.takes
    course.perform(Play(table.game.read(said.takes[0])), 0)
    assert coach.progress(match).at == 2
    coach.coached.read.append((coach.place(match), 4))  # something read after it goes with it
    assert coach.progress(match).at == 5
    assert not course.perform(Undo(0), 0).refused
    assert table.lesson("me", 0, 0) == said
    course.perform(Play(table.game.read(said.takes[0])), 0)
    assert coach.progress(match).at == 2
    course.perform(Rewind(0), 0)
    assert table.lesson("me", 0, 0) == said


def test_who_leaves_the_lesson_plays_on() -> None:
    table, coach, match, _ = draft()
    coach.coached.left = True
    assert table.lesson("me", 0, 0) is None
    for move in table.game.legal(match.state, 0):
        table.may_play("me", move, None, 0)


def test_letting_something_be_is_never_held_back() -> None:
    """Clients answer windows by themselves; a step without a moment of its own must not stop that."""
    game = find_game("dice-upon-a-time")
    lesson = small({"say": "anywhere"}, game="dice-upon-a-time", seats=2)
    match = Match(game, 2, seed=b"window")
    coach, rng = Coach(lesson, Coached()), Random(1)
    while not (game.rule(match.state).let_be and 0 in game.asked(match.state)):
        match.play(rng.choice(game.legal(match.state, rng.choice(game.asked(match.state)))))
    verb = game.rule(match.state).let_be
    assert {move.verb for move in game.legal(match.state, 0) if coach.lets(match, move, 0)} == {verb}


def test_a_lesson_written_anew_forgets_steps_that_are_gone() -> None:
    _, coach, match, _ = draft()
    coach.coached.read += [(0, 999), (0, 3)]
    assert coach.progress(match) == Progress(4)


def walk(game: Game[Any], seed: int, moves: int) -> tuple[Table, Coach, int]:
    """A lesson, after some moves of a learner who does anything that is let through, and now and then takes something back."""
    table, coach = make_lesson(game)
    rng, now = Random(seed), 0
    assert table.course
    match = table.course.match
    while not match.state.over and moves:
        seat = rng.choice(game.asked(match.state))
        if coach.teaches(seat):
            read(table, coach, seat, now)
            if rng.random() < 0.15 and match.can_undo(seat):
                table.course.perform(Undo(seat), now)
                continue
        with_time = [words.move for words in coach.moment(match, seat, now).moves if words.move.startswith(f"{seat} ")]
        open_moves = with_time if coach.teaches(seat) else [game.write(move) for move in game.legal(match.state, seat)]
        taken = [move for move in open_moves if coach.lets(match, game.read(move), now)]
        if taken:
            table.course.perform(Play(game.read(rng.choice(taken))), now)
            moves -= 1
        if game.real_time and not coach.holds(match, now):
            now += rng.randrange(4000)
            table.course.perform(Pass(), now)
    return table, coach, now


@pytest.mark.parametrize("name", WITH_LESSONS)
@pytest.mark.parametrize("seed", range(3))
def test_the_place_in_a_lesson_follows_from_the_log_and_from_what_was_read(name: str, seed: int) -> None:
    """Another worker, and a server that was started anew, find the coach at the same word."""
    game = find_game(name)
    table, coach, now = walk(game, seed, 40)
    lesson, match = coach.lesson, table.match
    assert match
    assert coach.progress(match).at > 1
    again = Course(Match(game, lesson.seats, lesson.options, lesson.seed, None, match.log[:1]), coach=Coach(lesson, coach.coached))
    again.feed(match.log[1:])
    assert again.coach
    assert again.coach.progress(again.match) == coach.progress(match)
    for seat in range(lesson.yours):
        assert again.coach.says(again.match, seat, now) == coach.says(match, seat, now)

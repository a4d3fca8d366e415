"""Clocks of games that go on over days: of decisions, of the game, of the day; vacations; what becomes of who is too late."""

from __future__ import annotations

from dataclasses import replace

import pytest

from taletable.games import find_game
from taletable.table.attendance import NOBODY
from taletable.table.course import Play, Undo
from taletable.table.info import table_info, table_line
from taletable.table.pace import DAY, HOUR, Pace, Rest, Spent, deadline, may_rest, spend, take_back, vacation_left
from taletable.table.refuse import Refuse
from taletable.table.table import Table

from .tables import make_table, person_seat

PAPER, DICE = find_game("paper-tales"), find_game("dice-upon-a-time")
NEVER: list[Rest] = []


def play(table: Table, seat: int, now: int, verb: str = "") -> None:
    """A seat plays its first move."""
    assert table.course
    legal = PAPER.legal(table.course.match.state, seat)
    table.course.perform(Play(next(move for move in legal if not verb or move.verb == verb)), now)


def test_time_of_a_decision_begins_anew_with_each() -> None:
    pace = Pace("decision", HOUR)
    assert deadline(pace, Spent(), NEVER, 5) == 5 + HOUR
    assert spend(pace, Spent(), NEVER, 5, 5 + HOUR) == Spent()


def test_time_of_a_game_is_used_up_and_given_back_up_to_the_total() -> None:
    pace = Pace("game", 10 * HOUR, gain_ms=2 * HOUR)
    used = spend(pace, Spent(), NEVER, 0, 5 * HOUR)
    assert used.ms == 3 * HOUR
    assert deadline(pace, used, NEVER, 20 * HOUR) == 27 * HOUR
    assert spend(pace, used, NEVER, 20 * HOUR, 20 * HOUR).ms == HOUR
    assert spend(pace, Spent(), NEVER, 0, HOUR).ms == 0, "never more than the total"
    assert spend(pace, used, NEVER, 20 * HOUR, 60 * HOUR).ms == 8 * HOUR, "who was out of time has what the decision gives"
    assert take_back(pace, used).ms == 5 * HOUR, "a decision that is taken back gives nothing"


def test_time_of_a_day_is_there_again_in_the_morning() -> None:
    pace = Pace("day", 4 * HOUR)
    used = spend(pace, Spent(), NEVER, 0, 3 * HOUR)
    assert deadline(pace, used, NEVER, 10 * HOUR) == 11 * HOUR
    assert deadline(pace, used, NEVER, 23 * HOUR + HOUR // 2) == 28 * HOUR, "the night comes before the time is out"
    assert deadline(pace, used, NEVER, DAY) == DAY + 4 * HOUR
    assert spend(pace, used, NEVER, 23 * HOUR, DAY + HOUR) == Spent(1, HOUR)
    assert spend(pace, used, NEVER, 5 * HOUR, 6 * HOUR) == Spent(0, 4 * HOUR)


@pytest.mark.parametrize("pace", [Pace("decision", 4 * HOUR), Pace("game", 4 * HOUR), Pace("day", 4 * HOUR)])
def test_on_vacation_no_time_passes(pace: Pace) -> None:
    away = [Rest(2 * HOUR, 10 * HOUR)]
    assert deadline(pace, Spent(), away, 0) == 12 * HOUR
    assert deadline(pace, Spent(), away, 5 * HOUR) == 14 * HOUR
    assert deadline(pace, Spent(), away, 10 * HOUR) == 14 * HOUR
    assert spend(pace, Spent(), away, 0, 11 * HOUR).ms == (0 if pace.per == "decision" else 3 * HOUR)


def test_three_weeks_of_vacation_in_any_year() -> None:
    now = 400 * DAY
    assert vacation_left([], now) == 21 * DAY
    spans = [(now - 380 * DAY, now - 370 * DAY), (now - 30 * DAY, now - 10 * DAY)]
    assert vacation_left(spans, now) == DAY
    assert may_rest(spans, now, now + DAY, now)
    assert not may_rest(spans, now, now + DAY + 1, now)
    assert not may_rest([], now - HOUR, now, now), "nobody has been away"


def test_the_course_keeps_account() -> None:
    table = make_table(PAPER, 2, pace=Pace("game", 10 * HOUR, HOUR))
    course = table.course
    assert course
    play(table, 0, 3 * HOUR)
    assert [spent.ms for spent in course.spent] == [2 * HOUR, 0]
    assert table.deadline(0) == 8 * HOUR, "asked at 0, two hours used"
    play(table, 1, 4 * HOUR)
    assert table.deadline(0) == 4 * HOUR + 8 * HOUR
    assert table.deadline(1) == 4 * HOUR + 7 * HOUR
    again = replace_course(table)
    assert again.spent == course.spent, "the log alone tells the same"


def replace_course(table: Table):  # type: ignore[no-untyped-def]
    """The course again, out of its log."""
    from taletable.engine.match import Match
    from taletable.table.course import Course

    assert table.course
    match = table.course.match
    course = Course(Match(PAPER, match.seats, match.options, b"seed", None, match.log[:1]), pace=table.sheet.pace)
    course.feed(match.log[1:])
    return course


def test_to_take_back_brings_no_time() -> None:
    table = make_table(PAPER, 2, pace=Pace("game", 10 * HOUR, HOUR))
    course = table.course
    assert course
    for at in range(1, 6):
        play(table, 0, at * HOUR)
        course.perform(Undo(0), at * HOUR)
    assert course.spent[0].ms == 5 * HOUR


def test_who_is_late() -> None:
    for out in ("bot", "skip", "forfeit"):
        table = make_table(PAPER, 2, pace=Pace("decision", 1000, out=out))
        assert not table.out(0, 999)
        assert table.out(0, 1000)
        assert table.bot_level(0, 1000) == table.shown.strongest
    assert table.skip(0) is None, "in the draft of Paper Tales nobody can do nothing"
    table.sheet.seats[0].forfeited = True
    with pytest.raises(Refuse, match="forfeited"):
        table.may_act("person-0", 0, None)
    assert not table.state("person-0", 0, 0, 0).asks
    told = table_info(table, "person-0", NOBODY, 2000, 1)
    assert told.seats[0].forfeited
    assert (told.seats[0].until, told.seats[1].until) == (None, 1000)
    assert table_line(table, "person-0", NOBODY, 0, 0).your_turn is False
    assert table_line(table, "person-1", NOBODY, 0, 0).until == 1000


def test_doing_nothing() -> None:
    """What is played for who is late is a move of the game, and only one that the game calls nothing."""
    table = make_table(PAPER, 2)
    course = table.course
    assert course
    seen = set()
    for now in range(400):
        if course.match.state.over:
            break
        seat = PAPER.asked(course.match.state)[0]
        move = table.skip(seat)
        if move is not None:
            assert move.verb in PAPER.skips
            assert not move.args
            seen.add(move.verb)
        course.perform(Play(move or PAPER.legal(course.match.state, seat)[0]), now)
    assert {"ready", "pass"} <= seen


def test_a_seat_of_two_rests_while_both_are_away() -> None:
    seats = [person_seat(0), person_seat(1)]
    seats[0].holders = ["a", "b"]
    table = make_table(PAPER, seats, pace=Pace("decision", HOUR))
    table.set_sheet(replace(table.sheet, away={"a": [(0, 10 * HOUR)], "b": [(5 * HOUR, 20 * HOUR)], "person-1": [(0, DAY)]}))
    assert table.course
    assert table.course.rests == [[Rest(5 * HOUR, 10 * HOUR)], [Rest(0, DAY)]]
    assert table.deadline(1) == DAY + HOUR
    told = table_info(table, None, NOBODY, HOUR, 1)
    assert [seat.rests for seat in told.seats] == [False, True]
    assert table_line(table, "person-1", NOBODY, 0, HOUR).until is None
    quick = make_table(PAPER, 2, pace=Pace("decision", 60_000))
    quick.set_sheet(replace(quick.sheet, away={"person-0": [(0, DAY)]}))
    assert quick.deadline(0) == 60_000, "where people sit together nobody is on vacation"

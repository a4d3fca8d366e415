"""Laying a table: who sits where in a lesson, in a rematch, and where somebody tries something from a past moment."""

from __future__ import annotations

from taletable.engine.state import State
from taletable.games.lessons import Lesson, lesson_of

from .refuse import Refuse
from .sheet import Seat, Sheet
from .shown import Shown
from .table import Table


def level_of(shown: Shown, level: str | None) -> str:
    """The level of a bot; the strongest of the house if none is given."""
    if level is None:
        return shown.strongest
    if level not in shown.levels:
        raise Refuse(422, "no-level", game=shown.game.name, level=level[:64], levels=list(shown.levels))
    return level


def lesson_seats(shown: Shown, person: str) -> tuple[Lesson, list[Seat]]:
    """The lesson of a game, and its seats."""
    lesson = lesson_of(shown.game)
    if lesson is None:
        raise Refuse(404, "no-lesson-yet", game=shown.game.name)
    level = level_of(shown, lesson.bots)
    mine = [Seat(seat, "person", None, holders=[person]) for seat in range(lesson.yours)]
    return lesson, mine + [Seat(seat, "bot", level) for seat in range(lesson.yours, lesson.seats)]


def same_seats(sheet: Sheet) -> list[Seat]:
    """The seats of a new table for the same people."""
    return [Seat(seat.seat, seat.kind, seat.level, holders=list(seat.holders)) for seat in sheet.seats]


def branch_seats(table: Table, person: str, at: int, last: int) -> tuple[State, list[Seat]]:
    """Try from here: the state just after entry `at` (up to `last`), and the seats, the others' played by bots."""
    sheet, match, game = table.sheet, table.match, table.game
    if not match or at > last:
        raise Refuse(422, "no-entry")
    if not table.ended and sheet.people() != [person]:
        raise Refuse(403, "branch-later")
    state = match.at(at).state
    if state.over:
        raise Refuse(422, "over-there")
    mine = sheet.held_by(person) or [game.asked(state)[0]]
    level = level_of(table.shown, None)
    return state, [
        Seat(s.seat, "person", None, holders=[person]) if s.seat in mine else Seat(s.seat, "bot", s.level if s.kind == "bot" else level)
        for s in sheet.seats
    ]

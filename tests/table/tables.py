"""Tables without a server."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from taletable.bots import bots_for
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.table.coach import Coach
from taletable.table.course import Course, Play, Rewind, Undo
from taletable.table.laying import lesson_seats
from taletable.table.sheet import Absence, Seat, Sheet
from taletable.table.shown import Shown
from taletable.table.table import Table


def person_seat(seat: int) -> Seat:
    """A seat held by a person of its own."""
    return Seat(seat, "person", None, f"invite-{seat}", holders=[f"person-{seat}"])


def make_sheet(game: Game[Any], seats: Sequence[Seat] | int, options: Any = None, seed: bytes = b"seed", **more: Any) -> Sheet:
    """A running table as it is kept: it began at 0, on the world's clock too."""
    rows = [person_seat(seat) for seat in range(seats)] if isinstance(seats, int) else list(seats)
    people = list(dict.fromkeys(person for row in rows for person in row.holders))
    values: dict[str, Any] = {
        "id": "t", "code": "ABCDEF", "game": game.id, "options": options or {}, "seats": rows, "host": people[0] if people else "host",
        "status": "running", "seed": seed, "position": None, "created": 0, "started": 0, "paused": None, "lost": 0, "pace": None,
        "leave_ms": None, "proposal": None, "absence": Absence(), "result": None, "rematch": None, "sequel": None, "branch_of": None,
        "branch_at": None, "lesson": False, "seq": 0, "waiting": 0, "updated": 0,
        "names": {person: person.replace("person-", "Name ") for person in people},
    }  # fmt: skip
    return Sheet(**{**values, **more})


def act_at_random(course: Course, rng: Random, seat: int, now: int, rewinds: float) -> None:
    """A seat plays, or takes something back; now and then the whole table goes back."""
    match = course.match
    if rng.random() < 0.1 and match.can_undo(seat):
        course.perform(Undo(seat), now)
    elif rng.random() < rewinds:
        course.perform(Rewind(rng.randrange(len(match.log))), now)
    else:
        course.perform(Play(rng.choice(match.game.legal(match.state, seat))), now)


def make_table(game: Game[Any], seats: Sequence[Seat] | int, options: Any = None, seed: bytes = b"seed", **more: Any) -> Table:
    """A table that has begun."""
    sheet = make_sheet(game, seats, options, seed, **more)
    match = Match(game, len(sheet.seats), options, seed)
    sheet.options = match.options
    return Table(Shown(game, list(bots_for(game))), sheet, Course(match, pace=sheet.pace))


def make_lesson(game: Game[Any]) -> tuple[Table, Coach]:
    """The table of a game's lesson, as it begins; the learner is `me`."""
    shown = Shown(game, list(bots_for(game)))
    lesson, seats = lesson_seats(shown, "me")
    sheet = make_sheet(game, seats, lesson.options, lesson.seed, lesson=True)
    coach = Coach(lesson, sheet.coached)
    return Table(shown, sheet, Course(Match(game, lesson.seats, lesson.options, lesson.seed), coach=coach)), coach

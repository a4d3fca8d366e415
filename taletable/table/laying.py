"""Laying a table: who sits where in a lesson, in a rematch, and where somebody tries something from a past moment."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from taletable.engine.fields import BadPosition
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.moves import Refused
from taletable.engine.record import BadRecord, read_record
from taletable.engine.state import Options, State
from taletable.games.lessons import Lesson, lesson_of

from .refuse import Refuse, RefusedByRules
from .sheet import ENDED, Seat, Sheet
from .shown import Shown
from .table import Table


def level_of(shown: Shown, level: str | None) -> str:
    """The level of a bot; the strongest of the house if none is given."""
    if level is None:
        return shown.strongest
    if level not in shown.levels:
        raise Refuse(422, "no-level", game=shown.game.name, level=level[:64], levels=list(shown.levels))
    return level


class Spec(Protocol):
    """A seat as asked for."""

    kind: Any
    """`you`, `mate`, `open` or `bot`."""
    level: str | None
    mate: int | None


def options_for(game: Game[Any], seats: int, chosen: Options) -> Options:
    """The options of a table with so many seats."""
    try:
        return game.settle_options(seats, chosen)
    except Refused as refused:
        raise RefusedByRules(422, game, refused) from None


def allow(game: Game[Any], options: Options, opened: Collection[str]) -> None:
    """May this be played by people who have opened so much?"""
    key = game.key_for(options)
    if key and key not in opened:
        raise Refuse(403, "locked", game.table_rules.get("crew", ""))


def seats_for(shown: Shown, specs: Sequence[Spec], person: str, crew: Sequence[str] = ()) -> list[Seat]:
    """The seats of a new table; `crew` are the persons whom mates are of."""
    seats = []
    for number, spec in enumerate(specs):
        if spec.mate is not None:
            seats.append(Seat(number, "person", None, holders=[crew[spec.mate]]))
        elif spec.kind == "bot":
            seats.append(Seat(number, "bot", level_of(shown, spec.level)))
        elif spec.level is not None:
            raise Refuse(422, "only-bots")
        else:
            held = spec.kind == "you"
            seats.append(Seat(number, "person" if held else "open", None, holders=[person] if held else []))
    return seats


def deal(game: Game[Any], sheet: Sheet) -> Match:
    """The match of a table that begins."""
    try:
        return Match(game, len(sheet.seats), sheet.options, sheet.seed, sheet.position)
    except Refused as refused:
        raise RefusedByRules(409, game, refused) from None
    except BadPosition:
        raise Refuse(409, "other-rules") from None


def next_options(table: Table, sequel: bool) -> Options:
    """The options of the table that follows one that has ended: the same, or what comes next in the campaign."""
    if table.sheet.status not in ENDED:
        raise Refuse(409, "not-ended")
    if not sequel:
        return table.sheet.options
    follows = table.game.sequel(table.match.state) if table.match else None
    if follows is None:
        raise Refuse(409, "no-sequel")
    return follows


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


def brought(
    tale: str, specs: Sequence[Spec] | None, find: Callable[[str], Game[Any]], shown_of: Callable[[Game[Any]], Shown], person: str
) -> tuple[Match, list[Seat]]:
    """The match of a `.tale`, and who sits there: as asked for, else its person and bots."""
    try:
        match, _ = read_record(tale.split("\n"), find)
    except BadRecord as bad:
        raise Refuse(422, "bad-record") from bad
    shown = shown_of(match.game)
    if specs is None:
        level = level_of(shown, None)
        return match, [Seat(0, "person", None, holders=[person]), *(Seat(n, "bot", level) for n in range(1, match.seats))]
    if len(specs) != match.seats or any(spec.kind not in ("you", "bot") for spec in specs):
        raise Refuse(422, "no-seat")
    for spec in specs:
        spec.level = spec.level if spec.level in shown.levels else None  # not everywhere are the same bots
    return match, seats_for(shown, specs, person)


def began_at(match: Match, time: int) -> int:
    """When a match that goes on now would have begun."""
    return time - (match.log[-1].now - match.log[0].now)


def branch_seats(table: Table, person: str, at: int, last: int) -> tuple[State, list[Seat]]:
    """Try from here: the state just after entry `at` (up to `last`), and the seats, the others' played by bots."""
    sheet, match, game = table.sheet, table.match, table.game
    sheet.free()
    if not match or at > last:
        raise Refuse(422, "no-entry")
    if not table.ended and (not sheet.held_by(person) or sheet.ever_sat() != {person}):
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

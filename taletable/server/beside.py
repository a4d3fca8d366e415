"""Two games of the same deal, beside each other: up to which decision they are the same."""

from __future__ import annotations

from taletable.engine.match import Match
from taletable.table.refuse import Refuse
from taletable.table.sheet import Sheet

from . import messages as wire
from .table import Live


def beside(one: Live, other: Live, viewer: str | None) -> wire.Beside:
    """What is the same in both."""
    if one.row.game != other.row.game or one.match is None or other.match is None or not (one.table.ended and other.table.ended):
        raise Refuse(409, "not-beside")
    games = [(live.row, live.match, seat_of(live.row, viewer)) for live in (one, other) if live.match]
    decisions = [made(match, seat) for _, match, seat in games]
    same = one.row.seed == other.row.seed and one.row.options == other.row.options and len(one.row.seats) == len(other.row.seats)
    return wire.Beside([seat for *_, seat in games], same, [[n for n, _ in each] for each in decisions], fork(*decisions) if same else 0)


def seat_of(sheet: Sheet, viewer: str | None) -> int:
    """Whose game it is: one's own seat, else the first that a person holds."""
    held = sheet.held_by(viewer) or [seat.seat for seat in sheet.seats if seat.kind == "person"]
    return next(iter(held), 0)


def made(match: Match, seat: int) -> list[tuple[int, str]]:
    """The decisions of a seat that were not taken back, each with its entry."""
    return [(n, match.game.write(match.log[n].move)) for n in match.line if match.log[n].move.seat == seat]


def fork(one: list[tuple[int, str]], other: list[tuple[int, str]]) -> int | None:
    """At which decision two games part; None: never."""
    for n, ((_, mine), (_, theirs)) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return n
    return None if len(one) == len(other) else min(len(one), len(other))

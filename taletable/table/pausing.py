"""Stopping a table's clock: by people, and by the coach of a lesson while it speaks.

The functions are given how the table is kept and what its coach knows; they change the latter and return what else has to change, or None
if there is nothing to do. Then nothing has changed.
"""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from taletable.engine.match import Match

from .coach import Coach
from .messages import Status
from .refuse import Refuse
from .sheet import Coached
from .table import Table


class Kept(NamedTuple):
    """The clock of a table as it is kept."""

    status: Status
    paused: int | None
    lost: int


class Changes(TypedDict, total=False):
    """What changes of a sheet."""

    status: Status
    paused: int | None
    lost: int
    proposal: None


def going_on(kept: Kept, time: int) -> Changes:
    """What changes when the clock goes on."""
    if kept.status != "paused":
        return {}
    return {"status": "running", "paused": None, "lost": kept.lost + time - (kept.paused or time)}


def may_pause(table: Table, person: str, on: bool) -> None:
    """May the person stop the clock, or let it go on?"""
    sheet = table.sheet
    sheet.seated(person)
    if not on and sheet.status == "paused" and sheet.absence.person is not None:
        raise Refuse(409, "absent", table.game.table_rules.get("absence", ""), name=sheet.names.get(sheet.absence.person, ""))


def pause(kept: Kept, coached: Coached, on: bool, time: int) -> Changes | None:
    """A person stops the clock, or lets it go on."""
    if kept.status != ("running" if on else "paused"):
        return None
    coached.held = False
    return {"status": "paused", "paused": time} if on else going_on(kept, time)


def hold(kept: Kept, coached: Coached, on: bool, time: int) -> Changes | None:
    """The coach stops the clock, or lets go of it."""
    if on == coached.held or kept.status != ("running" if on else "paused"):
        return None
    coached.held = on
    return {"status": "paused", "paused": time} if on else going_on(kept, time)


def read_on(coach: Coach, match: Match, kept: Kept, coached: Coached, step: int, now: int, time: int) -> Changes | None:
    """The learner has read a step that waits for nothing else. `now` is the table's clock, `time` the world's."""
    coached.read.append((coach.place(match), step))
    return _after(Coach(coach.lesson, coached, coach.ended), match, kept, now, time)


def leave(coach: Coach, match: Match, kept: Kept, coached: Coached, now: int, time: int) -> Changes | None:
    """The learner plays on without the coach."""
    coached.left = True
    return _after(Coach(coach.lesson, coached, coach.ended), match, kept, now, time)


def _after(coach: Coach, match: Match, kept: Kept, now: int, time: int) -> Changes:
    return hold(kept, coach.coached, coach.holds(match, now), time) or {}

"""A table as a person may know it: for its own page, and for a list."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from taletable.engine.moves import seats_of
from taletable.engine.record import commitment

from .absence import absence_info
from .attendance import Attendance
from .messages import ClockInfo, PaceInfo, PersonInfo, SeatInfo, SharingInfo, TableInfo, TableLine
from .sheet import Sharing, Sheet
from .table import Table

TOLD: Final = (
    *("id", "game", "options", "status", "result", "created", "rematch", "sequel", "branch_of", "branch_at", "lesson", "looked_into"),
    *("bound", "onlooking", "talking", "public", "language"),
)
"""What is told of a table as its sheet has it."""


def table_info(table: Table, person: str | None, attendance: Attendance, time: int, seq: int) -> TableInfo:
    """What the person may know about the table, of whose log `seq` entries are known."""
    sheet, game, match = table.sheet, table.game, table.match
    told = sheet_info(
        sheet, person, game.name, game.rules_version, seats_info(sheet, table.names, person, attendance), table.veil(person).told(seq), time
    )
    if told.you_host or person in sheet.guests or sheet.held_by(person):
        told.code = sheet.code
    if match and not table.ended:
        told.waiting = seats_of(match.state.waiting)
    told.clock = ClockInfo(table.now(time), sheet.status == "running", table.speed, pace_info(sheet), sheet.leave_ms, table.held)
    time_info(table, told.seats, time)
    told.watching = attendance.watching(set(sheet.people()))
    told.sharing = sharing_info(sheet, person)
    told.people = people_info(sheet, person, attendance)
    told.absence = absence_info(table, person, attendance, time)
    told.table_rules = game.table_rules
    return told


def sheet_info(sheet: Sheet, person: str | None, name: str, version: str, seats: list[SeatInfo], seq: int, time: int) -> TableInfo:
    """What the sheet alone tells the person of a table at which nothing goes on."""
    return TableInfo(
        **{told: getattr(sheet, told) for told in TOLD},
        code=None,
        name=name,
        version=version,
        seats=seats,
        host=sheet.names.get(sheet.host, ""),
        you_host=person is not None and person == sheet.host,
        commitment=commitment(sheet.seed),
        seed=sheet.seed.hex() if sheet.seed_told(time) else None,
        seq=seq,
        waiting=[],
        clock=ClockInfo(0, False, 1.0, pace_info(sheet), sheet.leave_ms, False),
        watching=0,
        absence=None,
        sharing=[],
        people=[],
        table_rules={},
    )


def pace_info(sheet: Sheet) -> PaceInfo | None:
    """How long people may think."""
    pace = sheet.pace
    return PaceInfo(pace.per, pace.total_ms, pace.gain_ms, pace.out) if pace else None


def time_info(table: Table, seats: list[SeatInfo], time: int) -> None:
    """Put the clocks of the seats beside them."""
    course, pace = table.course, table.sheet.pace
    if not course or not pace or table.ended:
        return
    for told, seat in zip(seats, table.sheet.seats, strict=True):
        if seat.kind != "person" or seat.forfeited:
            continue
        asked = course.match.state.waiting >> seat.seat & 1
        told.until = course.deadline(seat.seat) if asked else None
        told.left = course.left(seat.seat, course.asked_at[seat.seat] if asked else table.now(time))
        told.rests = pace.slow and any(rest.since <= table.now(time) < rest.until for rest in course.rests[seat.seat])


def person_key(sheet: Sheet, person: str) -> str:
    """By which a person is named at a table, and nowhere else."""
    return sha256(f"{sheet.id} {person}".encode()).hexdigest()[:16]


def people_info(sheet: Sheet, person: str | None, attendance: Attendance) -> list[PersonInfo]:
    """Who is at the table, as a person may know it."""
    known = dict.fromkeys(sheet.people())
    called = sheet.names
    if person is not None and person == sheet.host:
        onlookers = attendance.called()
        called = {**onlookers, **called}
        known |= dict.fromkeys([*sheet.guests, *onlookers, *(one for _, one in sheet.barred)])
    known |= {sheet.host: None}
    return [
        PersonInfo(
            person_key(sheet, one),
            called.get(one, "?"),
            [seat.seat for seat in sheet.seats if one in seat.holders],
            one == sheet.host,
            attendance.present(one),
            [kind for kind, other in sheet.barred if other == one] if person == sheet.host else [],
        )
        for one in known
    ]


def sharing_key(sheet: Sheet, ask: Sharing) -> str:
    """By which somebody's wish to share a seat is answered."""
    return sha256(f"{sheet.id} {ask.seat} {ask.person}".encode()).hexdigest()[:16]


def sharing_info(sheet: Sheet, person: str | None) -> list[SharingInfo]:
    """Who asks to sit beside whom."""
    return [
        SharingInfo(
            sharing_key(sheet, ask),
            ask.seat,
            sheet.names.get(ask.person, "?"),
            ask.person == person,
            person in sheet.seats[ask.seat].holders,
        )
        for ask in sheet.sharing
    ]


def table_line(table: Table, person: str, attendance: Attendance, updated: int, time: int) -> TableLine:
    """The table in a person's list."""
    sheet, match = table.sheet, table.match
    mask = (match.state.waiting if match else sheet.waiting) if sheet.status == "running" else 0
    return TableLine(
        id=sheet.id,
        game=sheet.game,
        name=table.game.name,
        status=sheet.status,
        seats=seats_info(sheet, table.names, person, attendance),
        waiting=seats_of(mask),
        your_turn=any(mask >> seat & 1 for seat in sheet.held_by(person) if not sheet.seats[seat].forfeited),
        created=sheet.created,
        updated=updated,
        result=sheet.result,
        until=_until(table, person, time) if sheet.status == "running" else None,
        bound=sheet.bound,
    )


def _until(table: Table, person: str, time: int) -> int | None:
    """When the time of a person is out, at whatever seat that is first: of the world, as far as is known."""
    sheet = table.sheet
    if sheet.is_away(person, time) and sheet.pace and sheet.pace.slow:
        return None
    ends = table.ends(time) if table.course else sheet.ends
    mine = [ends[seat] for seat in sheet.held_by(person) if seat < len(ends) and not sheet.seats[seat].forfeited]
    return min((end for end in mine if end is not None), default=None)


def seats_info(sheet: Sheet, names: Sequence[str], person: str | None, attendance: Attendance) -> list[SeatInfo]:
    """The seats as the person may know them."""
    host = person is not None and person == sheet.host
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=names[seat.seat],
            level=seat.level,
            connected=seat.kind == "bot" or any(map(attendance.in_sight, seat.holders)),
            stand_in=seat.stand_in,
            you=person is not None and (person in seat.holders or person == seat.lent),
            lent=sheet.names.get(seat.lent, "") if seat.lent is not None else None,
            invite=seat.invite if host else None,
            forfeited=seat.forfeited,
        )
        for seat in sheet.seats
    ]

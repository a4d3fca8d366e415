"""A table as a person may know it: for its own page, and for a list."""

from __future__ import annotations

from collections.abc import Sequence

from taletable.engine.moves import seats_of
from taletable.engine.record import commitment

from .absence import absence_info
from .attendance import Attendance
from .messages import ClockInfo, SeatInfo, TableInfo, TableLine
from .sheet import ENDED, Sheet
from .table import Table


def table_info(table: Table, person: str | None, attendance: Attendance, time: int, seq: int) -> TableInfo:
    """What the person may know about the table, of whose log `seq` entries can be told."""
    sheet, game, match = table.sheet, table.game, table.match
    told = sheet_info(sheet, person, game.name, game.rules_version, seats_info(sheet, table.names, person, attendance), seq)
    if told.you_host or person in sheet.guests or sheet.held_by(person):
        told.code = sheet.code
    if match and not table.ended:
        told.waiting = seats_of(match.state.waiting)
    told.clock = ClockInfo(table.now(time), sheet.status == "running", table.speed, sheet.think_ms, sheet.leave_ms, table.held)
    told.watching = attendance.watching(set(sheet.people()))
    told.absence = absence_info(table, person, attendance, time)
    told.table_rules = game.table_rules
    return told


def sheet_info(sheet: Sheet, person: str | None, name: str, version: str, seats: list[SeatInfo], seq: int) -> TableInfo:
    """What the sheet alone tells the person of a table at which nothing goes on."""
    return TableInfo(
        id=sheet.id,
        code=None,
        game=sheet.game,
        name=name,
        version=version,
        options=sheet.options,
        seats=seats,
        host=sheet.names.get(sheet.host, ""),
        you_host=person is not None and person == sheet.host,
        status=sheet.status,
        commitment=commitment(sheet.seed),
        seed=sheet.seed.hex() if sheet.status in ENDED else None,
        result=sheet.result,
        seq=seq,
        waiting=[],
        clock=ClockInfo(0, False, 1.0, sheet.think_ms, sheet.leave_ms, False),
        watching=0,
        created=sheet.created,
        rematch=sheet.rematch,
        sequel=sheet.sequel,
        branch_of=sheet.branch_of,
        branch_at=sheet.branch_at,
        lesson=sheet.lesson,
        absence=None,
        table_rules={},
    )


def table_line(table: Table, person: str, attendance: Attendance, updated: int) -> TableLine:
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
        your_turn=any(mask >> seat & 1 for seat in sheet.held_by(person)),
        created=sheet.created,
        updated=updated,
        result=sheet.result,
    )


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
        )
        for seat in sheet.seats
    ]

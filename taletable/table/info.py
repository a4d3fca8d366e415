"""A table as a person may know it: for its own page, and for a list."""

from __future__ import annotations

from collections.abc import Sequence

from taletable.engine.moves import seats_of
from taletable.engine.record import commitment

from .absence import absence_info
from .attendance import Attendance
from .messages import ClockInfo, SeatInfo, TableInfo, TableLine
from .sheet import Sheet
from .table import Table


def table_info(table: Table, person: str | None, attendance: Attendance, time: int, seq: int) -> TableInfo:
    """What the person may know about the table, of whose log `seq` entries can be told."""
    sheet, game, match = table.sheet, table.game, table.match
    host = person is not None and person == sheet.host
    knows_code = host or person in sheet.guests or bool(sheet.held_by(person))
    running = sheet.status == "running"
    return TableInfo(
        id=sheet.id,
        code=sheet.code if knows_code else None,
        game=sheet.game,
        name=game.name,
        version=game.rules_version,
        options=sheet.options,
        seats=seats_info(sheet, table.names, person, attendance),
        host=sheet.names.get(sheet.host, ""),
        you_host=host,
        status=sheet.status,
        commitment=commitment(sheet.seed),
        seed=sheet.seed.hex() if table.ended else None,
        result=sheet.result,
        seq=seq,
        waiting=seats_of(match.state.waiting) if match and not table.ended else [],
        clock=ClockInfo(table.now(time), running, table.speed, sheet.think_ms, sheet.leave_ms, table.held),
        watching=attendance.watching(set(sheet.people())),
        created=sheet.created,
        rematch=sheet.rematch,
        sequel=sheet.sequel,
        branch_of=sheet.branch_of,
        branch_at=sheet.branch_at,
        lesson=sheet.lesson,
        absence=absence_info(table, person, attendance, time),
        table_rules=game.table_rules,
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

"""Who is missed at a table in real time, what is to be done about it, and what the others can choose.

The functions that change something are given how the table is kept (`Kept`) and its Absence; they change the Absence and return what else
has to change, or None if there is nothing to do any more. Then nothing has changed.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .attendance import Attendance
from .messages import AbsenceInfo, Helper
from .pausing import Changes, Kept, going_on
from .refuse import Refuse
from .sheet import ENDED, Absence, Sheet
from .table import Table

Choice = Literal["wait", "bot", "player", "stop"]


# Looking around


class Missed(NamedTuple):
    """A person is gone."""

    person: str


class Back(NamedTuple):
    """Who was missed is back."""

    person: str


class InHand(NamedTuple):
    """A seat that was given away can go back to its holder, who is here again."""

    seat: int


Notice = Missed | Back | InHand


def others(sheet: Sheet, attendance: Attendance, missed: str) -> list[str]:
    """The persons who sit here and are here, but for the one who is missed."""
    return [other for other in sheet.people() if other != missed and attendance.present(other)]


def unplayed(sheet: Sheet, attendance: Attendance, missed: str) -> list[int]:
    """The seats that nobody plays while a person is missed."""
    seats = [(seat.seat, seat.hands(True)) for seat in sheet.seats]
    return [seat for seat, hands in seats if missed in hands and not any(map(attendance.present, hands))]


def look_around(table: Table, attendance: Attendance, time: int, lost_ms: int) -> tuple[list[Notice], int | None]:
    """Who is gone and who is back, and the milliseconds until it has to be looked at again."""
    sheet, match, notices = table.sheet, table.match, list[Notice]()
    assert match
    missed = sheet.absence.person
    if missed is not None and not unplayed(sheet, attendance, missed):
        notices.append(Back(missed))
    for seat in sheet.seats:
        given = seat.stand_in or seat.lent is not None
        if given and any(map(attendance.present, seat.holders)) and table.game.in_hand(match.state, seat.seat):
            notices.append(InHand(seat.seat))
    stretch = table.game.stretch(match.state)
    if missed is not None:
        if sheet.status == "running" and sheet.absence.waited.get(missed) != stretch >= 0:
            notices.append(Missed(missed))  # the clock has started without somebody who was ready for it
        left = sheet.absence.until - time
        return notices, max(5, left) if left > 0 else None
    if sheet.status != "running" or stretch < 0:
        return notices, None
    waits = []
    for seat in sheet.seats:
        hands = seat.hands(True)
        if seat.kind == "person" and hands and not any(map(attendance.present, hands)):
            left = max(map(attendance.gone, hands)) + lost_ms - time
            if left <= 0:
                notices.append(Missed(hands[0]))
            waits.append(max(5, left))
    return notices, min(waits, default=None)


def absence_info(table: Table, person: str | None, attendance: Attendance, time: int) -> AbsenceInfo | None:
    """Who is missed, and what the person can do about it."""
    sheet, absence = table.sheet, table.sheet.absence
    if absence.person is None or table.ended:
        return None
    there = others(sheet, attendance, absence.person)
    return AbsenceInfo(
        name=sheet.names.get(absence.person, ""),
        seats=unplayed(sheet, attendance, absence.person),
        wait_ms=max(0, absence.until - time),
        choose=person in there,
        helpers=[Helper(sheet.held_by(other)[0], sheet.names.get(other, ""), other == person) for other in there],
        stop=[sheet.names.get(other, "") for other in absence.stop],
        runs=sheet.status == "running" and not table.waits(),
    )


# What becomes of it


def miss(kept: Kept, absence: Absence, person: str, stretch: int, waits: bool, time: int, wait_ms: int) -> Changes | None:
    """Somebody is gone: the table waits, once in each stretch of the game; after that it goes on, and the others choose at once.

    Where no clock runs (`waits`) nothing has to be stopped.
    """
    if kept.status != "running" or absence.person not in (None, person):
        return None
    if absence.person == person and absence.waited.get(person) == stretch:
        return None
    absence.person, absence.until, absence.stop = person, time, []
    if absence.waited.get(person) == stretch:
        return {}
    absence.waited = {**{p: n for p, n in absence.waited.items() if n == stretch}, person: stretch}
    absence.until = time + wait_ms
    return {} if waits else {"status": "paused", "paused": time}


def back(kept: Kept, absence: Absence, person: str, alone: bool, time: int) -> Changes | None:
    """Who was missed is back: the table goes on, if somebody else is there; one who is alone goes on when it likes."""
    if absence.person != person:
        return None
    absence.person, absence.stop = None, []
    return {} if alone else going_on(kept, time)


class Chosen(NamedTuple):
    """What one of the others has chosen for the seats of who is missed."""

    missed: str
    choice: Choice
    by: str
    helper: str | None
    """Who takes over."""
    seats: list[int]
    others: list[str]
    waits: bool
    """No clock runs."""


def choose(table: Table, attendance: Attendance, person: str, choice: Choice, to: int | None, time: int) -> Chosen:
    """The others choose what becomes of the seats of who is missed. One of them is enough, but for stopping."""
    sheet, cite = table.sheet, table.game.table_rules.get("absence", "")
    missed = sheet.absence.person
    if missed is None or table.ended:
        raise Refuse(409, "nobody-missed", cite)
    if person == missed:
        raise Refuse(403, "yours", cite)
    if sheet.absence.until > time:
        raise Refuse(409, "waiting", cite, name=sheet.names.get(missed, ""))
    there = others(sheet, attendance, missed)
    helper = person if to is None else next((p for p in sheet.seat(to).holders if p in there), None)
    if choice == "player" and helper is None:
        raise Refuse(409, "not-here", cite)
    return Chosen(missed, choice, person, helper, unplayed(sheet, attendance, missed), there, table.waits())


def settle(kept: Kept, absence: Absence, chosen: Chosen, time: int, wait_ms: int) -> Changes | None:
    """Do what was chosen."""
    if absence.person != chosen.missed or kept.status in ENDED:
        return None
    if chosen.choice == "wait":
        absence.until, absence.stop = time + wait_ms, []
        return {"status": "paused", "paused": time} if kept.status == "running" and not chosen.waits else {}
    if chosen.choice == "stop":
        absence.stop = [*[p for p in absence.stop if p != chosen.by], chosen.by]
        if not set(chosen.others) <= set(absence.stop):
            return {}
        absence.person = None
        return {"status": "abandoned", "paused": None, "proposal": None}
    for seat in chosen.seats:
        absence.lent.pop(str(seat), None)
        if chosen.choice == "player" and chosen.helper is not None:
            absence.lent[str(seat)] = chosen.helper
    absence.person, absence.stop = None, []
    return going_on(kept, time)


def hand_back(absence: Absence, seat: int) -> Changes | None:
    """A seat that was lent goes back to its holder."""
    return None if absence.lent.pop(str(seat), None) is None else {}

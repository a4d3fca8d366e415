"""How the rows of the database become sheets."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from taletable.engine.saying import say
from taletable.table.messages import Bar, ResultInfo
from taletable.table.pace import Pace
from taletable.table.sheet import Absence, Coached, Proposal, Seat, Sharing, Sheet

from .. import db

logger = logging.getLogger("taletable")
K = TypeVar("K", Absence, Coached)
AS_STORED = (
    "id", "code", "game", "host", "status", "seed", "created", "started", "paused", "lost", "leave_ms",
    "rematch", "sequel", "branch_of", "branch_at", "seq", "waiting", "updated", "rules", "shelved", "continued", "public", "attended",
    "bound",
)  # fmt: skip
"""What a sheet has from a column of the same name."""
_unreadable: set[str] = set()
"""Tables whose rows were complained of already."""


def kept(kind: type[K], text: str | None) -> K:
    """What a column keeps as JSON; empty for a table that never had it."""
    return msgspec.json.decode(text, type=kind) if text else kind()


async def lengths(connection: AsyncConnection, identities: list[str]) -> dict[str, int]:
    """The true lengths of logs; none for tables that have not begun."""
    query = select(db.log.c.table_id, func.max(db.log.c.seq)).where(db.log.c.table_id.in_(identities)).group_by(db.log.c.table_id)
    return {identity: last + 1 for identity, last in await connection.execute(query)}


async def sheets(
    connection: AsyncConnection, found: Sequence[Row[Any]], sat: bool = True, away: bool = True, barred: bool = True
) -> list[Sheet]:
    """Rows of tables with all that belongs to them. One that cannot be read is left out, and complained of once.

    A database of old does not know who ever `sat` where, who is `away`, and who is `barred`.
    """
    identities = [row.id for row in found]
    seats: dict[str, list[Seat]] = {identity: [] for identity in identities}
    query = select(db.seats).where(db.seats.c.table_id.in_(identities)).order_by(db.seats.c.seat)
    for row in await connection.execute(query):
        seats[row.table_id].append(Seat(row.seat, row.kind, row.level, row.invite, bool(row.stand_in)))
    guests: dict[str, list[str]] = {identity: [] for identity in identities}
    names: dict[str, dict[str, str]] = {identity: {} for identity in identities}
    holders = (
        select(db.holders, db.persons.c.name)
        .join(db.persons, db.persons.c.id == db.holders.c.person)
        .where(db.holders.c.table_id.in_(identities))
        .order_by(db.holders.c.person)
    )
    for row in await connection.execute(holders):
        names[row.table_id][row.person] = row.name
        if row.seat == db.GUEST:
            guests[row.table_id].append(row.person)
        else:
            seats[row.table_id][row.seat].holders.append(row.person)
    past: dict[str, list[tuple[int, str]]] = {identity: [] for identity in identities}
    were = select(db.sat).where(db.sat.c.table_id.in_(identities)).order_by(db.sat.c.seat, db.sat.c.person)
    for row in await connection.execute(were) if sat else ():
        past[row.table_id].append((row.seat, row.person))
    kept_out: dict[str, list[tuple[Bar, str]]] = {identity: [] for identity in identities}
    bars = (
        select(db.barred, db.persons.c.name)
        .join(db.persons, db.persons.c.id == db.barred.c.person)
        .where(db.barred.c.table_id.in_(identities))
        .order_by(db.barred.c.at, db.barred.c.person, db.barred.c.kind)
    )
    for row in await connection.execute(bars) if barred else ():
        kept_out[row.table_id].append((row.kind, row.person))
        names[row.table_id][row.person] = row.name
    wishes = {row.id: msgspec.json.decode(row.sharing, type=list[Sharing]) for row in found if row.sharing}
    askers = {wish.person for asked in wishes.values() for wish in asked}
    hosts = select(db.persons.c.id, db.persons.c.name).where(db.persons.c.id.in_({row.host for row in found} | askers))
    host_names = {row.id: row.name for row in await connection.execute(hosts)}
    gone: dict[str, list[tuple[int, int]]] = {}
    timed = {person for row in found if row.pace for person in names[row.id]}
    query = select(db.vacations).where(db.vacations.c.person.in_(timed)).order_by(db.vacations.c.since)
    for row in await connection.execute(query) if away and timed else ():
        gone.setdefault(row.person, []).append((row.since, row.until))
    tables = []
    for row in found:
        try:
            for person in (row.host, *(wish.person for wish in wishes.get(row.id, ()))):
                names[row.id][person] = host_names[person]
            sheet = _sheet(row, seats[row.id], guests[row.id], names[row.id])
            sheet.sat, sheet.sharing, sheet.barred = past[row.id], wishes.get(row.id, []), kept_out[row.id]
            sheet.away = {person: gone[person] for person in sheet.people() if person in gone}
            tables.append(sheet)
        except Exception as error:
            if row.id not in _unreadable:
                _unreadable.add(row.id)
                logger.error("table %s cannot be read: %s", row.id, type(error).__name__)
    return tables


def _result(text: str) -> ResultInfo:
    """A result. Those of earlier versions hold words where there are sayings now."""
    result = json.loads(text)
    rivals = result.get("rivals", [])
    for line in [line for lines in [*result["lines"], *(rival["lines"] for rival in rivals)] for line in lines]:
        if isinstance(line["text"], str):
            line["text"] = say(f"source.{line['key']}", otherwise=say("verbatim", text=line["text"]))
    for rival in rivals:
        if isinstance(rival["name"], str):
            rival["name"] = say(f"rival.{rival['key']}", otherwise=say("verbatim", text=rival["name"]))
    if isinstance(result.get("verdict"), str):
        result["verdict"] = say("verbatim", text=result["verdict"]) if result["verdict"] else None
    return msgspec.convert(result, ResultInfo)


def _sheet(row: Row[Any], seats: list[Seat], guests: list[str], names: dict[str, str]) -> Sheet:
    absence = kept(Absence, row.absence)
    for seat, person in absence.lent.items():
        seats[int(seat)].lent = person
    pace = msgspec.json.decode(row.pace, type=Pace) if row.pace else None
    for number in pace.forfeited if pace else ():
        seats[number].forfeited = True
    return Sheet(
        **{name: getattr(row, name) for name in AS_STORED},
        options=json.loads(row.options),
        seats=seats,
        position=json.loads(row.position) if row.position else None,
        proposal=Proposal(**json.loads(row.proposal)) if row.proposal else None,
        absence=absence,
        pace=pace,
        ends=json.loads(row.ends) if row.ends else [],
        result=_result(row.result) if row.result else None,
        lesson=bool(row.lesson),
        coached=kept(Coached, row.coached),
        looked_into=bool(row.looked_into),
        onlooking=row.onlooking or 0,
        talking=row.talking or "all",
        language=row.language or "",
        guests=guests,
        names=names,
    )

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
from taletable.table.messages import ResultInfo
from taletable.table.sheet import Absence, Coached, Proposal, Seat, Sheet

from .. import db

logger = logging.getLogger("taletable")
K = TypeVar("K", Absence, Coached)
AS_STORED = (
    "id", "code", "game", "host", "status", "seed", "created", "started", "paused", "lost", "think_ms", "leave_ms",
    "rematch", "sequel", "branch_of", "branch_at", "seq", "waiting", "updated", "rules", "shelved", "continued",
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


async def sheets(connection: AsyncConnection, found: Sequence[Row[Any]]) -> list[Sheet]:
    """Rows of tables with all that belongs to them. One that cannot be read is left out, and complained of once."""
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
    hosts = select(db.persons.c.id, db.persons.c.name).where(db.persons.c.id.in_({row.host for row in found}))
    host_names = {row.id: row.name for row in await connection.execute(hosts)}
    tables = []
    for row in found:
        try:
            names[row.id][row.host] = host_names[row.host]
            tables.append(_sheet(row, seats[row.id], guests[row.id], names[row.id]))
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
    return Sheet(
        **{name: getattr(row, name) for name in AS_STORED},
        options=json.loads(row.options),
        seats=seats,
        position=json.loads(row.position) if row.position else None,
        proposal=Proposal(**json.loads(row.proposal)) if row.proposal else None,
        absence=absence,
        result=_result(row.result) if row.result else None,
        lesson=bool(row.lesson),
        coached=kept(Coached, row.coached),
        guests=guests,
        names=names,
    )

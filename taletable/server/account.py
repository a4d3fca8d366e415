"""The HTTP side of one's account: vacations."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from taletable.table.pace import vacation_left

from . import messages as wire
from .api import At, Busy, Office, Person, Somebody, answer, body_of, described
from .storage import epoch_ms

router = APIRouter()


@router.get("/api/me/vacation", openapi_extra=described("Vacation"))
async def get_vacation(at: At, person: Somebody) -> Response:
    """Is one away, and how long may one be?"""
    return answer(await _vacation(at, person))


@router.post("/api/me/vacation", openapi_extra=described("Vacation", "SetVacation"))
async def post_vacation(at: At, person: Busy, body: Annotated[wire.SetVacation, Depends(body_of(wire.SetVacation))]) -> Response:
    """Be away from now until a moment, or be back. The clocks of tables that go on over days rest meanwhile."""
    await at.hall.storage.vacations.go(person.id, body.until)
    for row, _ in await at.hall.storage.tables.of(person.id):
        if row.pace and row.status == "running":
            await at.hall.touch(row.id)
    return answer(await _vacation(at, person))


async def _vacation(at: Office, person: Person) -> wire.Vacation:
    now, spans = epoch_ms(), await at.hall.storage.vacations.of(person.id)
    until = next((end for since, end in spans if since <= now < end), None)
    return wire.Vacation(until, vacation_left([(since, min(end, now)) for since, end in spans], now))

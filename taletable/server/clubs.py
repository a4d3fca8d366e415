"""The HTTP side of leagues and tournaments."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from . import messages as wire
from .api import At, Busy, Office, Somebody, Visitor, answer, body_of, described

router = APIRouter()


async def _page(at: Office, code: str, person: str | None) -> Response:
    return answer(await at.hall.desk.events.page(at.hall, code, person))


@router.get("/api/events", openapi_extra=described("MyEvents"))
async def get_events(at: At, person: Somebody) -> Response:
    """The leagues and tournaments that one organises or takes part in, the latest first."""
    return answer(await at.hall.desk.events.mine(person.id))


@router.post("/api/events", openapi_extra=described("EventPage", "NewEvent"))
async def post_event(at: At, person: Busy, body: Annotated[wire.NewEvent, Depends(body_of(wire.NewEvent))]) -> Response:
    """Organise one. Whoever has its link may look, and enter until it begins."""
    return await _page(at, await at.hall.desk.events.create(person.id, body), person.id)


@router.get("/api/events/{code}", openapi_extra=described("EventPage"))
async def get_event(at: At, person: Visitor, code: str) -> Response:
    """How it stands, and who meets whom."""
    return await _page(at, code, person.id if person else None)


@router.post("/api/events/{code}/enter", openapi_extra=described("EventPage"))
async def post_enter(at: At, person: Busy, code: str) -> Response:
    """Take part."""
    await at.hall.desk.events.enter(code, person.id)
    return await _page(at, code, person.id)


@router.post("/api/events/{code}/leave", openapi_extra=described("EventPage"))
async def post_leave(at: At, person: Busy, code: str) -> Response:
    """Take part no more. The table one sits at is still played."""
    await at.hall.desk.events.leave(at.hall, code, person.id)
    return await _page(at, code, person.id)


@router.post("/api/events/{code}/begin", openapi_extra=described("EventPage"))
async def post_begin(at: At, person: Busy, code: str) -> Response:
    """The organiser draws lots and begins the first round."""
    await at.hall.desk.events.begin(at.hall, code, person.id)
    return await _page(at, code, person.id)


@router.post("/api/events/{code}/manage", openapi_extra=described("EventPage", "ManageEvent"))
async def post_manage(at: At, person: Busy, code: str, body: Annotated[wire.ManageEvent, Depends(body_of(wire.ManageEvent))]) -> Response:
    """The organiser drops people or takes them back, corrects a table of the round, lays it anew, gives more time, or ends it all."""
    await at.hall.desk.events.manage(at.hall, code, person.id, body)
    return await _page(at, code, person.id)

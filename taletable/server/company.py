"""The HTTP side of who plays with whom: people by what they played."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from taletable.table.refuse import Refuse

from . import messages as wire
from .api import Address, At, Busy, LiveTable, Roomy, Somebody, Visitor, answer, body_of, described, opened

router = APIRouter()


@router.get("/api/me/page", openapi_extra=described("PersonPage"))
async def get_my_page(at: At, person: Somebody) -> Response:
    """What one's games say."""
    profile = await at.hall.storage.played.profile(person.id)
    return answer(await at.hall.desk.measuring.page(profile, person.id))


@router.post("/api/me/page", openapi_extra=described("PersonPage", "NewProfile"))
async def post_my_page(at: At, person: Busy, body: Annotated[wire.NewProfile, Depends(body_of(wire.NewProfile))]) -> Response:
    """Whether one is rated, and who may see it."""
    await at.hall.storage.played.profile(person.id)
    await at.hall.storage.played.change(person.id, body.open, body.rated)
    return answer(await at.hall.desk.measuring.page(await at.hall.storage.played.profile(person.id), person.id))


@router.get("/api/people/{handle}", openapi_extra=described("PersonPage"))
async def get_person(at: At, person: Visitor, handle: str) -> Response:
    """Somebody who lets those look who have the link."""
    profile = await at.hall.storage.played.by_handle(handle) if len(handle) <= 16 and handle.isalnum() else None
    viewer = person.id if person else None
    if profile is None or not (profile.open or profile.person == viewer):
        raise Refuse(404, "no-page")
    return answer(await at.hall.desk.measuring.page(profile, viewer))


@router.post("/api/tables/{identity}/challenge", openapi_extra=described("Challenge", "NewChallenge"))
async def post_challenge(
    at: At, live: LiveTable, person: Busy, body: Annotated[wire.NewChallenge, Depends(body_of(wire.NewChallenge))]
) -> Response:
    """Let others try the deal of a game that is over."""
    code = await at.hall.desk.daring.dare(live.row, person.id, body.said)
    return answer(await at.hall.desk.daring.shown(code, person.id))


@router.get("/api/challenges/{code}", openapi_extra=described("Challenge"))
async def get_challenge(at: At, person: Visitor, code: str) -> Response:
    """A deal to try; how others did is told once one's own try is over."""
    return answer(await at.hall.desk.daring.shown(code, person.id if person else None))


@router.post("/api/challenges/{code}/take", openapi_extra=described("TableInfo"))
async def post_take(at: At, where: Address, person: Roomy, code: str) -> Response:
    """Try a deal, once; asked for again, it is the same table."""
    return await opened(at, person, where, await at.hall.desk.daring.take(code, person.id), True)

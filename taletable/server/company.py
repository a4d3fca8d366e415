"""The HTTP side of who plays with whom: people by what they played."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from taletable.table.refuse import Refuse

from . import messages as wire
from .api import Address, At, Busy, LiveTable, Roomy, Somebody, Visitor, answer, body_of, described, live_one, opened, table
from .beside import beside
from .travels import MOST_BYTES

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


# The tale of the day


@router.get("/api/daily", openapi_extra=described("Today"))
async def get_today(at: At, person: Visitor) -> Response:
    """The tales of today, the seals of tomorrow, and on which of the last days one has played."""
    return answer(await at.hall.desk.daily.today(person.id if person else None))


@router.get("/api/daily/{game}", openapi_extra=described("DayPage"))
async def get_day(at: At, person: Visitor, game: str, day: Annotated[str, Query(max_length=10)] = "") -> Response:
    """The deal of a day, by default of today; how others did is told once one's own try is over, or the day."""
    return answer(await at.hall.desk.daily.page(game, day, person.id if person else None))


@router.post("/api/daily/{game}/begin", openapi_extra=described("TableInfo"))
async def post_begin(at: At, where: Address, person: Roomy, game: str) -> Response:
    """Begin the one serious try of today; asked for again, it is the same table."""
    return await opened(at, person, where, await at.hall.desk.daily.begin(person.id, game), True)


@router.post("/api/daily/{game}/take-along", openapi_extra=described("TakenDeal"))
async def post_take_along(at: At, person: Busy, game: str) -> Response:
    """Today's deal with its seed, for a table on one's own device. One's serious try is given up for it, if it is not over: what comes of
    the deal counts no more. While the serious try is under way it is refused."""
    return answer(await at.hall.desk.daily.take_along(person.id, game))


@router.post("/api/daily/{game}/bring", openapi_extra=described("DayPage", "BringTale"))
async def post_bring(
    at: At, person: Busy, game: str, body: Annotated[wire.BringTale, Depends(body_of(wire.BringTale, MOST_BYTES))]
) -> Response:
    """The record of a deal that was taken along: it is checked, and listed apart."""
    await at.hall.desk.daily.bring(person.id, game, body.day, body.tale)
    return answer(await at.hall.desk.daily.page(game, body.day, person.id))


# Side by side


@router.get("/api/tables/{identity}/beside/{other}", openapi_extra=described("Beside"))
async def get_beside(request: Request, person: Visitor, live: LiveTable, other: str) -> Response:
    """Two games of the same deal that are over: whose they are, and up to which decision they are the same."""
    return answer(beside(live, await live_one(await table(request, other, person)), person.id if person else None))

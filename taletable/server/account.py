"""The HTTP side of one's account: vacations, and what one wants to be told while elsewhere."""

from __future__ import annotations

from email.utils import parseaddr
from typing import Annotated
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Depends, Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer

from taletable.table.pace import vacation_left
from taletable.table.refuse import Refuse
from taletable.words.house import speech

from . import messages as wire
from .api import At, Busy, Language, Office, Person, Somebody, address, answer, body_of, described
from .calling.mail import send_mail
from .calling.ways import Failed, Gone
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


# Calls

HOUR_S = 3600


async def _calling(at: Office, person: Person) -> Response:
    found = (await at.hall.storage.calls.wishes([person.id])).get(person.id) or wire.Calling()
    browsers = len(await at.hall.storage.calls.browsers(person.id))
    return answer(wire.CallingInfo(found, at.hall.caller.ways.public, bool(at.settings.smtp), browsers))


@router.get("/api/me/calls", openapi_extra=described("CallingInfo"))
async def get_calls(at: At, person: Somebody) -> Response:
    """What one wants to be told while elsewhere."""
    return await _calling(at, person)


@router.post("/api/me/calls", openapi_extra=described("CallingInfo", "Calling"))
async def post_calls(at: At, person: Busy, body: Annotated[wire.Calling, Depends(body_of(wire.Calling))]) -> Response:
    """Choose it. The address for letters stays as it was confirmed."""
    try:
        ZoneInfo(body.zone)
    except (ValueError, OSError):
        raise Refuse(422, "bad-zone") from None
    if body.hook:
        at.hall.caller.ways.may_go(body.hook.url)
    before = (await at.hall.storage.calls.wishes([person.id])).get(person.id)
    body.mail = before.mail if before else ""
    await at.hall.storage.calls.wish(person.id, body)
    return await _calling(at, person)


@router.post("/api/me/push", openapi_extra=described("CallingInfo", "Subscription"))
async def post_push(at: At, person: Busy, body: Annotated[wire.Subscription, Depends(body_of(wire.Subscription))]) -> Response:
    """This browser can be called."""
    at.hall.caller.ways.may_go(body.endpoint)
    await at.hall.storage.calls.subscribe(person.id, body.endpoint, body.keys)
    return await _calling(at, person)


@router.post("/api/me/push/end", openapi_extra=described("CallingInfo", "Unsubscribe"))
async def post_push_end(at: At, person: Busy, body: Annotated[wire.Unsubscribe, Depends(body_of(wire.Unsubscribe))]) -> Response:
    """This browser is not called any more."""
    await at.hall.storage.calls.unsubscribe(body.endpoint, person.id)
    return await _calling(at, person)


@router.post("/api/me/calls/try", openapi_extra=described("CallingInfo", "TryWay"))
async def post_try(request: Request, at: At, person: Busy, body: Annotated[wire.TryWay, Depends(body_of(wire.TryWay))]) -> Response:
    """Be called now, to see what it looks like."""
    if not at.guesses.take(address(request)):
        raise Refuse(429, "too-many-tries")
    try:
        await at.hall.caller.try_it(person.id, body.way)
    except (Gone, Failed):
        raise Refuse(502, "not-called") from None
    return await _calling(at, person)


def _letters(at: Office) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(at.settings.secret, salt="taletable.mail")


@router.post("/api/me/mail", openapi_extra=described("CallingInfo", "SetMail"))
async def post_mail(
    request: Request, at: At, person: Busy, spoken: Language, body: Annotated[wire.SetMail, Depends(body_of(wire.SetMail))]
) -> Response:
    """Ask by a letter whether an address is one's own; without one, be written to no more."""
    where = body.address.strip()
    if not where:
        before = (await at.hall.storage.calls.wishes([person.id])).get(person.id) or wire.Calling()
        before.mail = ""
        await at.hall.storage.calls.wish(person.id, before)
        return await _calling(at, person)
    if not at.settings.smtp:
        raise Refuse(409, "no-mail")
    if parseaddr(where)[1] != where or where.count("@") != 1 or not where.isprintable() or not where.isascii():
        raise Refuse(422, "bad-mail")
    if not at.guesses.take(address(request)):
        raise Refuse(429, "too-many-tries")
    said = speech(spoken)
    link = f"{at.settings.address}/you?mail={_letters(at).dumps([person.id, where])}"
    try:
        await send_mail(at.settings, where, said.get("call.confirm"), f"{said.get('call.confirm-text')}\n\n{link}\n")
    except Failed:
        raise Refuse(502, "not-called") from None
    return await _calling(at, person)


@router.post("/api/me/mail/confirm", openapi_extra=described("CallingInfo", "ConfirmMail"))
async def post_confirm(at: At, person: Busy, body: Annotated[wire.ConfirmMail, Depends(body_of(wire.ConfirmMail))]) -> Response:
    """The address is one's own: the letter has come."""
    try:
        who, where = _letters(at).loads(body.token, max_age=24 * HOUR_S)
    except (BadSignature, ValueError):
        raise Refuse(422, "old-letter") from None
    if who != person.id:
        raise Refuse(403, "other-letter")
    wishes = (await at.hall.storage.calls.wishes([person.id])).get(person.id) or wire.Calling()
    wishes.mail = where
    await at.hall.storage.calls.wish(person.id, wishes)
    return await _calling(at, person)

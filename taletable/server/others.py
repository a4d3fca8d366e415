"""The HTTP side of finding others: friends, the board of open tables, and waiting for strangers."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from taletable.games import games
from taletable.table.refuse import Refuse

from . import messages as wire
from .api import Address, At, Busy, Office, Person, Somebody, Visitor, address, answer, block_key, body_of, deed, described
from .meeting import LIVE_MS
from .storage import epoch_ms
from .storage.company import Known
from .table import Live

router = APIRouter()


# Friends


async def _company(at: Office, person: Person) -> Response:
    kept = at.hall.storage.company
    seen = await kept.companion(person.id)
    friends = [_friend(one, person.id) for one in await kept.friends(person.id)]
    return answer(wire.Company(friends, seen.shown, seen.code))


def _friend(one: Known, person: str) -> wire.Friend:
    key, now = block_key(person, one.person), epoch_ms()
    if not one.shown or one.seen is None:
        return wire.Friend(key, one.name, "hidden", None, None, one.handle)
    if now - one.seen > LIVE_MS:
        return wire.Friend(key, one.name, "away", None, one.seen, one.handle)
    if one.played is not None and now - one.played <= LIVE_MS and one.game in games():
        return wire.Friend(key, one.name, "playing", games()[one.game].name, one.seen, one.handle)
    return wire.Friend(key, one.name, "here", None, one.seen, one.handle)


async def _meant(at: Office, person: Person, key: str) -> str:
    """The friend who is meant."""
    for one in await at.hall.storage.company.friends(person.id):
        if block_key(person.id, one.person) == key:
            return one.person
    raise Refuse(404, "no-friend")


@router.get("/api/company", openapi_extra=described("Company"))
async def get_company(at: At, person: Somebody) -> Response:
    """Whom one knows. To ask is a sign of life, for those to whom one shows it."""
    await at.hall.meeting.here(person.id)
    return await _company(at, person)


@router.post("/api/company", openapi_extra=described("Company", "SetCompany"))
async def post_company(at: At, person: Busy, body: Annotated[wire.SetCompany, Depends(body_of(wire.SetCompany))]) -> Response:
    """Let friends see whether one is here, or not any more: then nothing of it is kept."""
    await at.hall.storage.company.show(person.id, body.shown)
    if body.shown:
        await at.hall.storage.company.note([person.id])
    return await _company(at, person)


@router.post("/api/friends/code", openapi_extra=described("Company"))
async def post_code(at: At, person: Busy) -> Response:
    """A new code to give to others; the old one is void."""
    await at.hall.storage.company.new_code(person.id)
    return await _company(at, person)


async def _whose(request: Request, at: Office, person: Person | None, code: str) -> tuple[str, str]:
    """Whose code it is. Nobody tries many, and who has blocked somebody has no code for them."""
    if not at.guesses.take(address(request)):
        raise Refuse(429, "too-many-tries")
    found = await at.hall.storage.company.of_code(code)
    if found is None or (person and await at.hall.storage.company.at_odds(person.id, [found[0]])):
        raise Refuse(404, "no-friend-code")
    return found


@router.post("/api/friends/look", openapi_extra=described("FriendOffer", "FriendCode"))
async def post_look(
    request: Request, at: At, person: Visitor, body: Annotated[wire.FriendCode, Depends(body_of(wire.FriendCode))]
) -> Response:
    """Whose code it is."""
    other, name = await _whose(request, at, person, body.code)
    known = person is not None and await at.hall.storage.company.are_friends(person.id, other)
    return answer(wire.FriendOffer(name, person is not None and person.id == other, known))


@router.post("/api/friends", openapi_extra=described("Company", "FriendCode"))
async def post_friends(
    request: Request, at: At, person: Busy, body: Annotated[wire.FriendCode, Depends(body_of(wire.FriendCode))]
) -> Response:
    """Become friends with who has given one their code: each sees the other from now on."""
    other, _ = await _whose(request, at, person, body.code)
    if other == person.id:
        raise Refuse(422, "yourself")
    await at.hall.storage.company.befriend(person.id, other)
    return await _company(at, person)


@router.post("/api/friends/end", openapi_extra=described("Company", "ToFriend"))
async def post_friends_end(at: At, person: Busy, body: Annotated[wire.ToFriend, Depends(body_of(wire.ToFriend))]) -> Response:
    """Be friends no more. Nobody is told."""
    await at.hall.storage.company.part(person.id, await _meant(at, person, body.key))
    return await _company(at, person)


@router.post("/api/friends/block", openapi_extra=described("Company", "ToFriend"))
async def post_friends_block(at: At, person: Busy, body: Annotated[wire.ToFriend, Depends(body_of(wire.ToFriend))]) -> Response:
    """Be friends no more, and do not hear or meet each other again."""
    await at.hall.block(person.id, await _meant(at, person, body.key), True)
    return await _company(at, person)


@deed(router, "invite", wire.ToFriend)
async def post_invite(at: Office, live: Live, person: Person, body: wire.ToFriend) -> None:
    """Ask a friend to a table at which one sits. It lies on their desk from now on, and they are called as they wish."""
    friend = await _meant(at, person, body.key)
    if not at.hall.meeting.asks.take(person.id):
        raise Refuse(429, "too-fast")
    await at.hall.desk.charge.invite(live, person.id, friend)
    await at.hall.caller.tell(live.row, "invited", [friend])


@deed(router, "decline")
async def post_decline(at: Office, live: Live, person: Person, _: None) -> None:
    """Somebody who was asked to a table does not come; it lies on their desk no more."""
    await at.hall.desk.charge.decline(live, person.id)


# Strangers


@router.get("/api/board", openapi_extra=described("Board"))
async def get_board(
    at: At,
    person: Visitor,
    game: Annotated[str, Query(max_length=64)] = "",
    low: Annotated[int, Query(ge=2, le=16)] = 2,
    high: Annotated[int, Query(ge=2, le=16)] = 16,
    speed: wire.Speed = "any",
    spoken: Annotated[str, Query(max_length=20)] = "",
    free: Annotated[int, Query(ge=1, le=16)] = 1,
) -> Response:
    """Tables at which anybody may sit down: of a game, with so many seats, live or over days, in a language, with so many free seats."""
    return answer(await at.hall.meeting.board(person.id if person else None, wire.Wanted(game or None, low, high, speed, spoken), free))


@router.get("/api/seek", openapi_extra=described("Seek"))
async def get_seek(at: At, person: Busy) -> Response:
    """How it stands with one's wait. Who does not ask any more does not wait any more."""
    return answer(await at.hall.meeting.stands(person.id))


@router.post("/api/seek", openapi_extra=described("Seek", "Wanted"))
async def post_seek(at: At, where: Address, person: Busy, body: Annotated[wire.Wanted, Depends(body_of(wire.Wanted))]) -> Response:
    """Sit with strangers: at an open table that fits, or at a new one with somebody who waits for the same."""
    return answer(await at.hall.meeting.seek(person.id, where, body))


@router.post("/api/seek/end", openapi_extra=described("Seek"))
async def post_seek_end(at: At, person: Busy) -> Response:
    """Wait no more; a seat that was found is given back if its game has not begun."""
    await at.hall.meeting.stop(person.id)
    return answer(await at.hall.meeting.stands(person.id))

"""The HTTP side: games, persons, tables, replays, records."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable, Iterator
from hashlib import sha256
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from starlette.requests import ClientDisconnect
from starlette.responses import FileResponse, StreamingResponse

from taletable.engine.record import write_record
from taletable.games import games
from taletable.table import messages as told
from taletable.table.attendance import NOBODY
from taletable.table.info import table_line
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED, Sheet
from taletable.table.table import Table
from taletable.table.told import rules_told, words_told
from taletable.words.house import nearest, speech

from . import messages as wire
from .club import Club
from .desk.laying import find
from .doors import Doors
from .hall import BARRED, NO_TABLE, RESTS, Hall
from .live import Line
from .luggage import parcels
from .problems import first_language
from .session import Buckets, Claim, Sessions, device_of
from .settings import Settings
from .shelf import Shelved, rest_line
from .shelf_told import catalogue_told, game_told, games_told, luggage_told, written_in
from .shown import encode, shown
from .static import FOR_EVER
from .storage import epoch_ms
from .table import Live

T = TypeVar("T")
router = APIRouter()
INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters, as the standard counts them, that nobody can see."""
MOST_ENTRIES: Final = 60
"""Of a log, whose scenes are told at once."""


class Office(NamedTuple):
    """What the routes work with; one per app."""

    settings: Settings
    hall: Hall
    sessions: Sessions
    buckets: Buckets
    guesses: Buckets
    """For what could be tried out: recovery codes, table codes, new persons."""
    names: Buckets
    """For changes of names."""
    reports: Buckets
    """For what operators are told."""
    doors: Doors
    club: Club


class Person(NamedTuple):
    """Who asks."""

    id: str
    name: str
    claim: Claim


def office(request: Request) -> Office:
    """The office of this app."""
    return request.app.state.office  # type: ignore[no-any-return]


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


async def visitor(request: Request) -> Person | None:
    """The person of the session, if there is one."""
    claim = office(request).sessions.read(request.cookies)
    name = await office(request).hall.storage.people.of(claim) if claim else None
    return Person(claim.person, name, claim) if claim and name is not None else None


async def somebody(request: Request, person: Annotated[Person | None, Depends(visitor)]) -> Person:
    """The person of the session; it is an error if there is none."""
    if person is None:
        raise Refuse(401, "nobody")
    return person


async def busy(request: Request, person: Annotated[Person, Depends(somebody)]) -> Person:
    """A person who changes something or causes work."""
    if not office(request).buckets.take(person.id):
        raise Refuse(429, "too-fast")
    return person


async def roomy(request: Request, person: Annotated[Person, Depends(busy)]) -> Person:
    """A person who lays a table or begins a game."""
    await office(request).hall.make_room(person.id, address(request))
    return person


async def table(request: Request, identity: str, person: Annotated[Person | None, Depends(visitor)]) -> Live | Shelved:
    """The table of the path, which may rest. While it is played at, the host says who is let in."""
    found = await office(request).hall.find(identity) if len(identity) <= 32 and identity.isalnum() else None
    if found is None:
        raise Refuse(404, "no-table")
    if person and isinstance(found, Live) and not found.table.ended and found.row.bars(person.id, "table"):
        raise Refuse(403, "barred")
    if not await office(request).hall.desk.daily.opens(_row(found), person.id if person else None):
        raise Refuse(403, "not-tried")
    return found


def _row(found: Live | Shelved) -> Sheet:
    return found.row if isinstance(found, Live) else found.sheet


async def live_one(found: Annotated[Live | Shelved, Depends(table)]) -> Live:
    """The table of the path, if it is one to play at."""
    if isinstance(found, Shelved):
        raise Refuse(409, "shelved", **found.reason())
    return found


async def resting_one(found: Annotated[Live | Shelved, Depends(table)]) -> Shelved:
    """The table of the path, if it rests."""
    if isinstance(found, Live):
        raise Refuse(409, "not-shelved")
    return found


def body_of(kind: type[T], most: int = 0) -> Callable[[Request], Awaitable[T]]:
    """Reads a JSON body of a kind, within the size limit; `most`: one of its own."""

    async def read(request: Request) -> T:
        if not request.headers.get("content-type", "").startswith("application/json"):
            raise Refuse(415, "no-json")
        data, settings = bytearray(), office(request).settings
        try:
            async with asyncio.timeout(settings.body_s):
                async for chunk in request.stream():
                    data += chunk
                    if len(data) > (most or settings.max_message):
                        raise Refuse(413, "too-long")
        except TimeoutError:
            raise Refuse(408, "too-slow") from None
        except ClientDisconnect:
            raise Refuse(400, "too-slow") from None
        if b"\\u0000" in data:  # no database takes it
            raise Refuse(422, "bad-request", why="U+0000")
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refuse(422, "bad-request", why=str(error)[:300]) from None

    return read


def described(answer: str | None, body: str | None = None, media: str = "application/json") -> dict[str, Any]:
    """Names the types of a route in the schema."""
    schema = {"$ref": f"#/components/schemas/{answer}"} if answer else {"type": "string"}
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    extra: dict[str, Any] = {
        "responses": {
            "200": {"description": "Done", "content": {media: {"schema": schema}}},
            "4XX": {"description": "Refused; nothing has changed", "content": problem},
        }
    }
    if body:
        content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{body}"}}}
        extra["requestBody"] = {"required": True, "content": content}
    return extra


def answer(content: object, status: int = 200) -> Response:
    """A response as JSON."""
    return Response(encode(content), status, media_type="application/json")


def language(request: Request, language: Annotated[str, Query(max_length=20)] = "") -> str:
    """The language of who asks: named in the address, else the browser's first."""
    return nearest(language) if language else first_language(request.headers)


At = Annotated[Office, Depends(office)]
Language = Annotated[str, Depends(language)]
Visitor = Annotated[Person | None, Depends(visitor)]
Somebody = Annotated[Person, Depends(somebody)]
Busy = Annotated[Person, Depends(busy)]
Roomy = Annotated[Person, Depends(roomy)]
Address = Annotated[str, Depends(address)]
AnyTable = Annotated[Live | Shelved, Depends(table)]
LiveTable = Annotated[Live, Depends(live_one)]
RestingTable = Annotated[Shelved, Depends(resting_one)]


Deed = Callable[[Office, Live, Person, T], Awaitable[None]]


def deed(on: APIRouter, act: str, takes: type[T] | None = None) -> Callable[[Deed[T]], Deed[T]]:
    """The route of what somebody does at a table, with a body of this kind or none; it answers with the table as it is then."""
    read: Any = Depends(body_of(takes) if takes else lambda: None)

    def lay(do: Deed[T]) -> Deed[T]:
        async def route(at: At, live: LiveTable, person: Busy, body: Any = read) -> Response:
            await do(at, live, person, body)
            return answer(live.delivery.info(person.id))

        route.__name__, route.__doc__ = do.__name__, do.__doc__
        extra = described("TableInfo", takes.__name__ if takes else None)
        on.post(f"/api/tables/{{identity}}/{act}", openapi_extra=extra)(route)
        return do

    return lay


def known(found: Live | Shelved, person: str | None) -> told.TableInfo:
    """What a person may know about a table."""
    return found.delivery.info(person) if isinstance(found, Live) else found.info(person)


# Games


@router.get("/api/games", openapi_extra=described("Games"))
async def get_games(at: At, language: Language) -> Response:
    """The shelf, in the language of who looks at it."""
    return answer(games_told(at.doors, language))


@router.get("/api/games/{game}", openapi_extra=described("GameInfo"))
async def get_game(at: At, game: str, language: Language) -> Response:
    """One game."""
    return answer(game_told(at.doors, find(game), language))


@router.get("/api/games/{game}/words", openapi_extra=described("GameWords"))
async def get_words(at: At, person: Visitor, game: str, language: Language, table: Annotated[str, Query(max_length=32)] = "") -> Response:
    """All that is needed to put what a game says into words. What is sealed is sent only to who has opened it, or looks at a table where
    it is played."""
    found = find(game)
    opened = (await at.hall.storage.crews.reached(game, [person.id]))[person.id] if person else set()
    sheet = await at.hall.storage.tables.find(table) if table.isalnum() else None
    if sheet and sheet.game == game:
        opened |= {*found.keys_of(sheet.options)}
    return answer(words_told(found, language, written_in(language), opened))


@router.get("/api/games/{game}/web/{version}/{path:path}", response_class=FileResponse, openapi_extra=described(None, media="*/*"))
async def get_web(request: Request, at: At, game: str, version: str, path: str) -> Response:
    """A file that a game brings for the web client; `GameWeb` says where. What changes gets another version."""
    return at.doors.file(find(game), version, path, request)


@router.get("/api/games/{game}/rules", openapi_extra=described("Rules"))
async def get_rules(game: str) -> Response:
    """A game's rule ledger, paragraph by paragraph."""
    return answer(rules_told(find(game)))


@router.get("/api/games/{game}/catalogue", openapi_extra=described("Catalogue"))
async def get_catalogue(game: str, language: Language) -> Response:
    """A game's cards and other things, in the language of who reads of them."""
    return answer(catalogue_told(find(game), language))


@router.post("/api/games/{game}/lesson", openapi_extra=described("TableInfo"))
async def post_lesson(at: At, where: Address, person: Roomy, game: str) -> Response:
    """A table that teaches the game; it begins at once."""
    return await opened(at, person, where, await at.hall.desk.laying.teach(person.id, game), True)


@router.get("/api/games/{game}/crews", openapi_extra=described("Crews"))
async def get_crews(at: At, person: Visitor, game: str) -> Response:
    """One's crews in the campaign of a game, and how far they came; none without a session."""
    return answer(told.Crews(await at.hall.desk.crews.of(find(game), person.id) if person else []))


# Tables that a page carries by itself


@router.get("/api/luggage", openapi_extra=described("Luggage"))
async def get_luggage() -> Response:
    """What a page takes along to carry tables without a server."""
    return answer(await asyncio.to_thread(luggage_told, "/api/luggage/"))


@router.get("/api/luggage/{name}", response_class=Response, openapi_extra=described(None, media="application/zip"))
async def get_parcel(name: str) -> Response:
    """One of its archives. It can be kept for ever: another version has another name."""
    found = next((parcel for parcel in (await asyncio.to_thread(parcels)).values() if parcel.name == name), None)
    if found is None:
        raise Refuse(404, "no-file")
    return Response(found.data, media_type="application/zip", headers={"cache-control": FOR_EVER})


# Persons


def block_key(person: str, other: str) -> str:
    """By which somebody who was blocked, or is a friend, is named to whom they know, and to nobody else."""
    return sha256(f"{person} {other}".encode()).hexdigest()[:16]


@router.get("/api/me", openapi_extra=described("Me"))
async def get_me(request: Request, at: At, person: Visitor) -> Response:
    """Who one is; `known` is false without a session."""
    announced = at.hall.announcement()
    if person is None:
        return answer(wire.Me(False, "", announcement=announced))
    response = answer(wire.Me(True, person.name, announcement=announced))
    if person.claim.token:
        await at.hall.storage.people.seen(person.claim)
    else:  # a cookie of before there were sessions becomes one
        await sign_in(request, at, response, person.id)
    return response


def proper_name(text: str) -> str:
    """A name as it may stand at a table."""
    name = " ".join(text.split())
    if not name or not name.isprintable() or INVISIBLE & {*name} or not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Refuse(422, "bad-name")
    return name


async def become_known(request: Request, at: Office, name: str) -> tuple[str, str]:
    """Somebody new, and their recovery code; whom operators keep out, they keep out under any name."""
    if (known := at.sessions.read(request.cookies)) and await at.hall.storage.people.banned(known.person):
        raise Refuse(403, "banned")
    return await at.hall.storage.people.add(name)


async def sign_in(request: Request, at: Office, response: Response, person: str) -> None:
    """From now on this browser is a person's."""
    claim = await at.hall.storage.people.sign_in(person, device_of(request.headers.get("user-agent", "")))
    at.sessions.write(response, claim, request.url.scheme == "https")


@router.post("/api/me", openapi_extra=described("Me", "NewMe"))
async def post_me(request: Request, at: At, person: Visitor, body: Annotated[wire.NewMe, Depends(body_of(wire.NewMe))]) -> Response:
    """Become somebody, or change one's nickname. A new person is told its recovery code."""
    name = proper_name(body.name)
    if person is None:
        guess(request, at)
        identity, code = await become_known(request, at, name)
        response = answer(wire.Me(True, name, code))
        await sign_in(request, at, response, identity)
        return response
    if name == person.name:
        return answer(wire.Me(True, name))
    if not at.names.take(person.id):
        raise Refuse(429, "renamed-often")
    await at.hall.storage.people.rename(person.id, name)
    await at.hall.renamed(person.id)
    return answer(wire.Me(True, name))


@router.get("/api/me/devices", openapi_extra=described("Devices"))
async def get_devices(at: At, person: Somebody) -> Response:
    """Where one is signed in."""
    rows = await at.hall.storage.people.devices(person.id)
    here = person.claim.key
    return answer(wire.Devices([wire.Device(row.key[:16], row.device, row.created, row.seen, row.key == here) for row in rows]))


@router.post("/api/me/sign-out", openapi_extra=described("Me", "SignOut"))
async def post_sign_out(at: At, person: Busy, body: Annotated[wire.SignOut, Depends(body_of(wire.SignOut))]) -> Response:
    """Sign out on one device, on all others, or everywhere. Live lines of theirs end at once."""
    here, only = person.claim.key, None
    if body.device is not None:
        keys = [row.key for row in await at.hall.storage.people.devices(person.id)]
        only = next((key for key in keys if key[:16] == body.device), None)
        if only is None:
            raise Refuse(404, "no-device")
    but = here if body.others and only is None else None
    await at.hall.storage.people.sign_out(person.id, only, but)
    at.hall.sign_out(person.id, only, but)
    stays = but is not None or (only is not None and only != here)
    response = answer(wire.Me(stays, person.name if stays else ""))
    if not stays:
        at.sessions.forget(response)
    return response


@router.get("/api/me/export", openapi_extra=described(None))
async def get_export(at: At, person: Busy) -> Response:
    """All that is kept of oneself, as a file."""
    found = await at.hall.storage.people.export(person.id)
    return Response(encode(found), media_type="application/json", headers={"content-disposition": "attachment; filename=taletable.json"})


@router.post("/api/me/delete", openapi_extra=described("Me", "DeleteMe"))
async def post_delete(
    at: At, person: Busy, language: Language, body: Annotated[wire.DeleteMe, Depends(body_of(wire.DeleteMe))]
) -> Response:
    """Be nobody any more: name, words, devices and codes are deleted; games stay. One's name has to be given, so that it is meant."""
    if body.name.strip() != person.name:
        raise Refuse(409, "other-name")
    await at.hall.depart(person.id, speech(language).get("server.gone"))
    response = answer(wire.Me(False, ""))
    at.sessions.forget(response)
    return response


@router.get("/api/me/blocks", openapi_extra=described("Blocks"))
async def get_blocks(at: At, person: Somebody) -> Response:
    """Whom one has blocked."""
    found = await at.hall.storage.people.blocked(person.id)
    return answer(wire.Blocks([wire.Blocked(block_key(person.id, other), name) for other, name in found.items()]))


@router.post("/api/me/unblock", openapi_extra=described("Blocks", "Unblock"))
async def post_unblock(at: At, person: Busy, body: Annotated[wire.Unblock, Depends(body_of(wire.Unblock))]) -> Response:
    """Hear somebody again."""
    for other in await at.hall.storage.people.blocked(person.id):
        if block_key(person.id, other) == body.key:
            await at.hall.block(person.id, other, False)
    return await get_blocks(at, person)


@router.post("/api/me/recovery", openapi_extra=described("Me"))
async def post_recovery(at: At, person: Busy) -> Response:
    """A new recovery code; the old one is void."""
    code = await at.hall.storage.people.new_recovery(person.id)
    return answer(wire.Me(True, person.name, code))


@router.get("/api/me/tables", openapi_extra=described("Tables"))
async def get_my_tables(at: At, person: Somebody) -> Response:
    """One's tables: whose turn it is, and how they ended."""
    lines = []
    for row, length in await at.hall.storage.tables.of(person.id):
        if row.continued is not None and row.status not in ENDED:
            continue  # the table at which it goes on stands for it
        live: Live | Shelved | None = at.hall.tables.get(row.id)
        if live is None and at.hall.rests(row) is None and row.status == "running" and length != row.seq:
            live = await at.hall.find(row.id)  # the summary lags behind the log
        if isinstance(live, Live):
            lines.append(table_line(live.table, person.id, live.presence, row.updated, epoch_ms()))
        elif isinstance(live, Shelved) or at.hall.rests(row):
            lines.append(rest_line(row, person.id))
        else:
            lines.append(table_line(Table(shown(games()[row.game]), row, None), person.id, NOBODY, row.updated, epoch_ms()))
    return answer(wire.Tables(lines))


def guess(request: Request, at: Office) -> None:
    """Something is tried that could be guessed: not too often."""
    if not at.guesses.take(address(request)):
        raise Refuse(429, "too-many-tries")


# Tables


@router.post("/api/tables", openapi_extra=described("TableInfo", "NewTable"))
async def post_table(at: At, where: Address, person: Roomy, body: Annotated[wire.NewTable, Depends(body_of(wire.NewTable))]) -> Response:
    """Set up a table; with `start` the game begins at once."""
    identity = await at.hall.desk.laying.create(person.id, body)
    return await opened(at, person, where, identity, body.start)


async def opened(at: Office, person: Person, where: str, identity: str, start: bool) -> Response:
    """A table that was laid; with `start` it begins."""
    found = await at.hall.find(identity)
    assert found
    if start and isinstance(found, Live) and found.row.status == "open":
        await at.hall.desk.laying.begin(found)
        found.origin = where
    if isinstance(found, Live) and found.row.status == "open":
        await at.hall.caller.tell(found.row, "invited", [other for other in found.row.people() if other != person.id])
    return answer(known(found, person.id))


@router.get("/api/tables/{identity}", openapi_extra=described("TableInfo"))
async def get_table(found: AnyTable, person: Visitor) -> Response:
    """What one may know about a table."""
    return answer(known(found, person.id if person else None))


@router.get("/api/tables/{identity}/shelf", openapi_extra=described("Shelf"))
async def get_shelf(rests: RestingTable, person: Visitor, language: Language, seat: int | None = None) -> Response:
    """A table that rests, as it was kept: through a seat one holds, or any once the game had ended; without one, as a spectator saw it."""
    return answer(rests.shown(person.id if person else None, seat, language))


@router.post("/api/tables/{identity}/continue", openapi_extra=described("TableInfo"))
async def post_continue(at: At, where: Address, rests: RestingTable, person: Roomy) -> Response:
    """Continue from here: a new table for the same people, from where one that rests stood. It begins at once."""
    return await opened(at, person, where, await at.hall.desk.laying.go_on(rests, person.id), True)


@router.post("/api/join", openapi_extra=described("TableInfo", "Join"))
async def post_join(request: Request, at: At, person: Busy, body: Annotated[wire.Join, Depends(body_of(wire.Join))]) -> Response:
    """Find a table by its short code; one may then sit down on an open seat."""
    guess(request, at)
    identity = await at.hall.storage.tables.by_code(body.code)
    found = await at.hall.find(identity) if identity else None
    if found is None:
        raise Refuse(404, "no-code")
    if isinstance(found, Live):
        await at.hall.desk.charge.welcome(found, person.id)
    if isinstance(found, Live) and person.id not in found.row.guests:
        await at.hall.storage.seats.welcome(found.row.id, person.id)
        await at.hall.desk.refresh(found)
    return answer(known(found, person.id))


@deed(router, "sit", wire.Sit)
async def post_sit(at: Office, live: Live, person: Person, body: wire.Sit) -> None:
    """Take a seat."""
    await at.hall.desk.seats.sit(live, person.id, body.seat, body.invite)


@deed(router, "share", wire.Share)
async def post_share(at: Office, live: Live, person: Person, body: wire.Share) -> None:
    """The holder of a seat answers who asks to sit beside."""
    await at.hall.desk.seats.share(live, person.id, body.key, body.agree)


@deed(router, "stand", wire.Stand)
async def post_stand(at: Office, live: Live, person: Person, body: wire.Stand) -> None:
    """Give up a seat."""
    if live.row.public == "strangers" and live.row.status == "open":
        await at.hall.desk.charge.leave(live, person.id)  # nobody is left with a host who is not there
    else:
        await at.hall.desk.seats.stand(live, person.id, body.seat)


@deed(router, "seat", wire.SetSeat)
async def post_seat(at: Office, live: Live, person: Person, body: wire.SetSeat) -> None:
    """The host makes a seat open or a bot's."""
    await at.hall.desk.seats.give(live, person.id, body)


@deed(router, "people", wire.Manage)
async def post_people(at: Office, live: Live, person: Person, body: wire.Manage) -> None:
    """The host hands the table over, sends somebody away from seats or table, lets them in again, or mutes them."""
    await at.hall.desk.charge.manage(live, person.id, body.who, body.act)


@deed(router, "manners", wire.Manners)
async def post_manners(at: Office, live: Live, person: Person, body: wire.Manners) -> None:
    """The host says who may look on, how far behind, and who may talk."""
    await at.hall.desk.charge.set_manners(live, person.id, body)


@deed(router, "block", wire.Block)
async def post_block(at: Office, live: Live, person: Person, body: wire.Block) -> None:
    """Do not hear somebody any more, here and elsewhere, nor have them at one's own tables."""
    other = await at.hall.desk.charge.somebody(live, body.who)
    if other == person.id:
        raise Refuse(422, "yourself")
    await at.hall.block(person.id, other, True)


@deed(router, "report", wire.Report)
async def post_report(at: Office, live: Live, person: Person, body: wire.Report) -> None:
    """Tell the operators of somebody, with what was said last."""
    other = await at.hall.desk.charge.somebody(live, body.who)
    if not at.reports.take(person.id):
        raise Refuse(429, "reported-often")
    await at.hall.storage.people.report(live.row.id, other, person.id, body.text)


@deed(router, "options", wire.Settle)
async def post_options(at: Office, live: Live, person: Person, body: wire.Settle) -> None:
    """The host chooses anew what is played, before it begins."""
    await at.hall.desk.laying.settle(live, person.id, body.options)


@router.get("/api/tables/{identity}/crew", openapi_extra=described("Crew"))
async def get_crew(at: At, live: LiveTable, person: Somebody) -> Response:
    """The crew that sits at a table, and how far it came; for those who may sit down there."""
    row = live.row
    if person.id != row.host and person.id not in row.guests and not row.held_by(person.id):
        raise Refuse(403, "not-invited")
    return answer(await at.hall.desk.crews.crew(live.game, row.crew(), person.id))


@router.post("/api/tables/{identity}/start", openapi_extra=described("TableInfo", "Start"))
async def post_start(
    at: At, where: Address, live: LiveTable, person: Roomy, body: Annotated[wire.Start, Depends(body_of(wire.Start))]
) -> Response:
    """Begin the game."""
    await at.hall.desk.laying.start(live, person.id, body.fill)
    live.origin = where
    return answer(live.delivery.info(person.id))


@deed(router, "abandon")
async def post_abandon(at: Office, live: Live, person: Person, _: None) -> None:
    """End the table without a result."""
    await at.hall.desk.progress.abandon(live, person.id)


@router.post("/api/tables/{identity}/rematch", openapi_extra=described("TableInfo"))
async def post_rematch(at: At, where: Address, found: AnyTable, person: Roomy) -> Response:
    """The same again: a new table with the same options and people, for one that has ended or rests. Somebody alone against bots plays
    at once."""
    laying = at.hall.desk.laying
    if isinstance(found, Shelved):
        return await opened(at, person, where, await laying.anew(found, person.id), found.sheet.people() == [person.id])
    return await opened(at, person, where, await laying.rematch(found, person.id), found.row.people() == [person.id])


@router.post("/api/tables/{identity}/sequel", openapi_extra=described("TableInfo"))
async def post_sequel(at: At, where: Address, live: LiveTable, person: Roomy) -> Response:
    """What follows in the campaign: a new table with the same people. Somebody alone with bots plays at once."""
    identity = await at.hall.desk.laying.rematch(live, person.id, sequel=True)
    return await opened(at, person, where, identity, live.row.people() == [person.id])


@router.post("/api/tables/{identity}/branch", openapi_extra=described("TableInfo", "Branch"))
async def post_branch(
    at: At, where: Address, live: LiveTable, person: Roomy, body: Annotated[wire.Branch, Depends(body_of(wire.Branch))]
) -> Response:
    """Try from here: a new table from a past position, against bots."""
    identity = await at.hall.desk.laying.branch(live, person.id, body.at)
    return await opened(at, person, where, identity, True)


@router.get("/api/tables/{identity}/replay", openapi_extra=described("Replay"))
async def get_replay(live: LiveTable, person: Busy, at: int, until: int = 0, seat: int | None = None) -> Response:
    """A past moment, and the scenes that followed up to entry `until`, of some entries at once.

    While the game runs, only through a seat one holds; afterwards through any, or none.
    """
    return answer(live.table.replay(person.id, at, min(until, at + MOST_ENTRIES), seat, live.durable - 1))


@router.get("/api/tables/{identity}/curve", openapi_extra=described("Curve"))
async def get_curve(live: LiveTable, person: Busy, seat: int | None = None) -> Response:
    """The course of the game: its scenes, how it stood in them, and what turned it. As with a past moment, not through every seat."""
    return answer(live.table.curve(person.id, seat, live.durable - 1))


@router.get("/api/tables/{identity}/record", response_class=StreamingResponse, openapi_extra=described(None, media="application/x-ndjson"))
async def get_record(found: AnyTable) -> Response:
    """The record of a game that has ended: JSON lines that `taletable verify` checks."""
    if isinstance(found, Shelved):
        return as_file(found.sheet, found.record())
    if found.match is None or not found.row.seed_told(epoch_ms()):
        raise Refuse(409, "record-later")
    return as_file(found.row, write_record(found.match, found.table.names, True))


def as_file(row: Sheet, record: Iterator[str]) -> Response:
    """A record as a file."""
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.id[:8]}.tale"'}
    return StreamingResponse((line + "\n" for line in record), media_type="application/x-ndjson", headers=headers)


@router.websocket("/api/tables/{identity}/live")
async def live_table(socket: WebSocket, identity: str) -> None:
    """The live line of a table; the messages are ClientMessage and ServerMessage of the schema."""
    at: Office = socket.app.state.office
    found = await at.hall.find(identity) if len(identity) <= 32 and identity.isalnum() else None
    if found is None:
        await socket.accept()
        await socket.close(NO_TABLE)
        return
    claim = at.sessions.read(socket.cookies)
    name = await at.hall.storage.people.of(claim) if claim else None
    person = claim.person if claim and name is not None else None
    if not await at.hall.desk.daily.opens(_row(found), person):
        await socket.accept()
        await socket.close(BARRED)
        return
    if isinstance(found, Shelved):
        await socket.accept()
        await socket.send_text(encode(found.info(person)).decode())
        await socket.close(RESTS)
        return
    if person and not found.table.ended and found.row.bars(person, "table"):
        await socket.accept()
        await socket.close(BARRED)
        return
    called = name or speech(first_language(socket.headers)).get("server.guest")
    blocked = await at.hall.storage.people.blocked(person) if person else {}
    await Line(socket, at.hall, found, person, called, claim.key if claim else "", frozenset(blocked)).run()

"""The HTTP side: games, persons, tables, replays, records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, NamedTuple, TypeVar, cast

import msgspec
from fastapi import APIRouter, Depends, Request, Response, WebSocket
from starlette.responses import StreamingResponse

from taletable.engine.record import write_record
from taletable.games import games
from taletable.games.lessons import lesson_of

from . import messages as wire
from .desk import Refuse, find
from .hall import Hall
from .live import NO_TABLE, Line
from .session import Buckets, Sessions
from .settings import Settings
from .shown import encode, shown
from .table import ENDED, Live

T = TypeVar("T")
router = APIRouter()


class Office(NamedTuple):
    """What the routes work with; one per app."""

    settings: Settings
    hall: Hall
    sessions: Sessions
    buckets: Buckets
    guesses: Buckets
    """For what could be tried out: recovery codes, table codes, new persons."""


class Person(NamedTuple):
    """Who asks."""

    id: str
    name: str


def office(request: Request) -> Office:
    """The office of this app."""
    return request.app.state.office  # type: ignore[no-any-return]


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


async def visitor(request: Request) -> Person | None:
    """The person of the session, if there is one."""
    person = office(request).sessions.read(request.cookies)
    name = await office(request).hall.storage.name_of(person) if person else None
    return Person(person, name) if person and name is not None else None


async def somebody(request: Request, person: Annotated[Person | None, Depends(visitor)]) -> Person:
    """The person of the session; it is an error if there is none."""
    if person is None:
        raise Refuse(401, "nobody", "Tell your name first.")
    return person


async def busy(request: Request, person: Annotated[Person, Depends(somebody)]) -> Person:
    """A person who changes something or causes work."""
    if not office(request).buckets.take(person.id):
        raise Refuse(429, "too-fast", "Slow down a little.")
    return person


async def table(request: Request, identity: str) -> Live:
    """The table of the path."""
    live = await office(request).hall.table(identity) if len(identity) <= 32 else None
    if live is None:
        raise Refuse(404, "no-table", "There is no such table.")
    return live


def body_of(kind: type[T]) -> Callable[[Request], Awaitable[T]]:
    """Reads a JSON body of a kind, within the size limit."""

    async def read(request: Request) -> T:
        if not request.headers.get("content-type", "").startswith("application/json"):
            raise Refuse(415, "no-json", "Send JSON.")
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > office(request).settings.max_message:
                raise Refuse(413, "too-long", "The request is too long.")
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refuse(422, "bad-request", str(error)[:300]) from None

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


def answer(content: msgspec.Struct, status: int = 200) -> Response:
    """A response as JSON."""
    return Response(encode(content), status, media_type="application/json")


At = Annotated[Office, Depends(office)]
Visitor = Annotated[Person | None, Depends(visitor)]
Somebody = Annotated[Person, Depends(somebody)]
Busy = Annotated[Person, Depends(busy)]
Table = Annotated[Live, Depends(table)]


# Games


@router.get("/api/games", openapi_extra=described("Games"))
async def get_games() -> Response:
    """The shelf."""
    return answer(wire.Games([shown(game).info() for game in games().values()]))


@router.get("/api/games/{game}", openapi_extra=described("GameInfo"))
async def get_game(game: str) -> Response:
    """One game."""
    return answer(shown(find(game)).info())


@router.get("/api/games/{game}/rules", openapi_extra=described("Rules"))
async def get_rules(game: str) -> Response:
    """A game's rule ledger, paragraph by paragraph."""
    ledger = find(game).ledger
    return answer(wire.Rules(ledger.title, [wire.Paragraph(p.id, list(p.heading), p.text) for p in ledger.paragraphs.values()]))


@router.get("/api/games/{game}/catalogue", openapi_extra=described("Catalogue"))
async def get_catalogue(game: str) -> Response:
    """A game's cards and other things."""
    return answer(wire.Catalogue(find(game).catalogue()))


@router.get("/api/games/{game}/lesson", openapi_extra=described("Lesson"))
async def get_lesson(game: str) -> Response:
    """What the coach of a game's lesson says."""
    lesson = lesson_of(find(game))
    if lesson is None:
        raise Refuse(404, "no-lesson", "This game has no lesson yet.")
    steps = [
        wire.LessonStep(s.say, s.at, s.when, list(s.point), list(s.do), list(s.until), s.cite, list(s.can), s.aside, s.flows)
        for s in lesson.steps
    ]
    return answer(wire.Lesson(lesson.title, lesson.text, list(lesson.hold), steps))


@router.post("/api/games/{game}/lesson", openapi_extra=described("TableInfo"))
async def post_lesson(at: At, person: Busy, game: str) -> Response:
    """A table that teaches the game; it begins at once."""
    return await _opened(at, person, await at.hall.desk.teach(person.id, game), True)


@router.get("/api/games/{game}/crews", openapi_extra=described("Crews"))
async def get_crews(at: At, person: Visitor, game: str) -> Response:
    """One's crews in the campaign of a game, and how far they came; none without a session."""
    return answer(wire.Crews(await at.hall.desk.crews(find(game), person.id) if person else []))


# Persons


@router.get("/api/me", openapi_extra=described("Me"))
async def get_me(at: At, person: Visitor) -> Response:
    """Who one is; `known` is false without a session."""
    if person is None:
        return answer(wire.Me(False, ""))
    return answer(wire.Me(True, person.name))


@router.post("/api/me", openapi_extra=described("Me", "NewMe"))
async def post_me(request: Request, at: At, person: Visitor, body: Annotated[wire.NewMe, Depends(body_of(wire.NewMe))]) -> Response:
    """Become somebody, or change one's nickname. A new person is told its recovery code."""
    name = " ".join(body.name.split())
    if not name or not name.isprintable():
        raise Refuse(422, "bad-name", "A name has letters you can see.")
    if person is None:
        _guess(request, at)
        identity, code = await at.hall.storage.new_person(name)
        response = answer(wire.Me(True, name, code))
        at.sessions.write(response, identity, request.url.scheme == "https")
        return response
    await at.hall.storage.rename(person.id, name)
    for live in list(at.hall.tables.values()):
        if person.id in live.row.names:
            await at.hall.desk.refresh(live)
    return answer(wire.Me(True, name))


@router.post("/api/me/recover", openapi_extra=described("Me", "Recover"))
async def post_recover(request: Request, at: At, body: Annotated[wire.Recover, Depends(body_of(wire.Recover))]) -> Response:
    """Become the person of a recovery code on this device."""
    _guess(request, at)
    found = await at.hall.storage.recover(body.code)
    if found is None:
        raise Refuse(404, "no-person", "Nobody has this recovery code.")
    response = answer(wire.Me(True, found[1]))
    at.sessions.write(response, found[0], request.url.scheme == "https")
    return response


@router.post("/api/me/recovery", openapi_extra=described("Me"))
async def post_recovery(at: At, person: Busy) -> Response:
    """A new recovery code; the old one is void."""
    code = await at.hall.storage.new_recovery(person.id)
    return answer(wire.Me(True, person.name, code))


@router.get("/api/me/tables", openapi_extra=described("Tables"))
async def get_my_tables(at: At, person: Somebody) -> Response:
    """One's tables: whose turn it is, and how they ended."""
    lines = []
    for row, length in await at.hall.storage.tables_of(person.id):
        live = at.hall.tables.get(row.id)
        if live is None and row.status == "running" and length != row.seq:
            live = await at.hall.table(row.id)  # the summary lags behind the log
        if live is None:
            live = Live(at.hall, row, games()[row.game], None) if row.game in games() else None
        if live is None:
            continue
        mask = live.match.state.waiting if live.match else live.row.waiting
        running = live.row.status == "running"
        waiting = [seat.seat for seat in live.row.seats if running and mask >> seat.seat & 1]
        lines.append(
            wire.TableLine(
                id=row.id,
                game=row.game,
                name=live.game.name,
                status=live.row.status,
                seats=live.seats_info(person.id),
                waiting=waiting,
                your_turn=any(seat in waiting for seat in live.row.held_by(person.id)),
                created=row.created,
                updated=row.updated,
                result=live.row.result,
            )
        )
    return answer(wire.Tables(lines))


def _guess(request: Request, at: Office) -> None:
    if not at.guesses.take(address(request)):
        raise Refuse(429, "too-fast", "Too many tries. Wait a minute.")


# Tables


@router.post("/api/tables", openapi_extra=described("TableInfo", "NewTable"))
async def post_table(at: At, person: Busy, body: Annotated[wire.NewTable, Depends(body_of(wire.NewTable))]) -> Response:
    """Set up a table; with `start` the game begins at once."""
    identity = await at.hall.desk.create(person.id, body)
    return await _opened(at, person, identity, body.start)


async def _opened(at: Office, person: Person, identity: str, start: bool) -> Response:
    live = await at.hall.table(identity)
    assert live
    if start and live.row.status == "open":
        await at.hall.desk.begin(live)
    return answer(live.info(person.id))


@router.get("/api/tables/{identity}", openapi_extra=described("TableInfo"))
async def get_table(live: Table, person: Visitor) -> Response:
    """What one may know about a table."""
    return answer(live.info(person.id if person else None))


@router.post("/api/join", openapi_extra=described("TableInfo", "Join"))
async def post_join(request: Request, at: At, person: Busy, body: Annotated[wire.Join, Depends(body_of(wire.Join))]) -> Response:
    """Find a table by its short code; one may then sit down on an open seat."""
    _guess(request, at)
    identity = await at.hall.storage.table_by_code(body.code)
    live = await at.hall.table(identity) if identity else None
    if live is None:
        raise Refuse(404, "no-table", "No table has this code.")
    if person.id not in live.row.guests:
        await at.hall.storage.welcome(live.row.id, person.id)
        await at.hall.desk.refresh(live)
    return answer(live.info(person.id))


@router.post("/api/tables/{identity}/sit", openapi_extra=described("TableInfo", "Sit"))
async def post_sit(at: At, live: Table, person: Busy, body: Annotated[wire.Sit, Depends(body_of(wire.Sit))]) -> Response:
    """Take a seat."""
    await at.hall.desk.sit(live, person.id, body.seat, body.invite)
    return answer(live.info(person.id))


@router.post("/api/tables/{identity}/stand", openapi_extra=described("TableInfo", "Stand"))
async def post_stand(at: At, live: Table, person: Busy, body: Annotated[wire.Stand, Depends(body_of(wire.Stand))]) -> Response:
    """Give up a seat."""
    await at.hall.desk.stand(live, person.id, body.seat)
    return answer(live.info(person.id))


@router.post("/api/tables/{identity}/seat", openapi_extra=described("TableInfo", "SetSeat"))
async def post_seat(at: At, live: Table, person: Busy, body: Annotated[wire.SetSeat, Depends(body_of(wire.SetSeat))]) -> Response:
    """The host makes a seat open or a bot's."""
    await at.hall.desk.set_seat(live, person.id, body)
    return answer(live.info(person.id))


@router.post("/api/tables/{identity}/options", openapi_extra=described("TableInfo", "Settle"))
async def post_options(at: At, live: Table, person: Busy, body: Annotated[wire.Settle, Depends(body_of(wire.Settle))]) -> Response:
    """The host chooses anew what is played, before it begins."""
    await at.hall.desk.settle(live, person.id, body.options)
    return answer(live.info(person.id))


@router.get("/api/tables/{identity}/crew", openapi_extra=described("Crew"))
async def get_crew(at: At, live: Table, person: Somebody) -> Response:
    """The crew that sits at a table, and how far it came; for those who may sit down there."""
    row = live.row
    if person.id != row.host and person.id not in row.guests and not row.held_by(person.id):
        raise Refuse(403, "not-invited", "Join with the table's code, or use an invitation link.")
    return answer(await at.hall.desk.crew(live.game, row.crew(), person.id))


@router.post("/api/tables/{identity}/start", openapi_extra=described("TableInfo", "Start"))
async def post_start(at: At, live: Table, person: Busy, body: Annotated[wire.Start, Depends(body_of(wire.Start))]) -> Response:
    """Begin the game."""
    await at.hall.desk.start(live, person.id, body.fill)
    return answer(live.info(person.id))


@router.post("/api/tables/{identity}/abandon", openapi_extra=described("TableInfo"))
async def post_abandon(at: At, live: Table, person: Busy) -> Response:
    """End the table without a result."""
    await at.hall.desk.abandon(live, person.id)
    return answer(live.info(person.id))


@router.post("/api/tables/{identity}/rematch", openapi_extra=described("TableInfo"))
async def post_rematch(at: At, live: Table, person: Busy) -> Response:
    """The same again: a new table with the same options and people. Somebody alone against bots plays at once."""
    identity = await at.hall.desk.rematch(live, person.id)
    return await _opened(at, person, identity, live.row.people() == [person.id])


@router.post("/api/tables/{identity}/sequel", openapi_extra=described("TableInfo"))
async def post_sequel(at: At, live: Table, person: Busy) -> Response:
    """What follows in the campaign: a new table with the same people. Somebody alone with bots plays at once."""
    identity = await at.hall.desk.rematch(live, person.id, sequel=True)
    return await _opened(at, person, identity, live.row.people() == [person.id])


@router.post("/api/tables/{identity}/branch", openapi_extra=described("TableInfo", "Branch"))
async def post_branch(at: At, live: Table, person: Busy, body: Annotated[wire.Branch, Depends(body_of(wire.Branch))]) -> Response:
    """Try from here: a new table from a past position, against bots."""
    identity = await at.hall.desk.branch(live, person.id, body.at)
    return await _opened(at, person, identity, True)


@router.get("/api/tables/{identity}/replay", openapi_extra=described("Replay"))
async def get_replay(live: Table, person: Busy, at: int, seat: int | None = None) -> Response:
    """A past moment. While the game runs, only through a seat one holds; afterwards through any, or none."""
    match, ended = live.match, live.row.status in ENDED
    if match is None or not 0 <= at < live.durable:
        raise Refuse(404, "no-entry", "There is no such moment.")
    if seat is not None and not 0 <= seat < len(live.row.seats):
        raise Refuse(422, "no-seat", "There is no such seat at this table.")
    if not ended and (seat is None or seat not in live.row.held_by(person.id)):
        raise Refuse(403, "not-yours", "While the game runs you can look back through your own seats only.")
    then = match.at(at)
    events = live.shown.events(then, at, at + 1, seat, live.names)
    return answer(wire.Replay(at, live.durable - 1, seat, live.shown.view(then, seat), cast(Any, events)))  # encoded already


@router.get("/api/tables/{identity}/record", response_class=StreamingResponse, openapi_extra=described(None, media="application/x-ndjson"))
async def get_record(live: Table) -> Response:
    """The record of a game that has ended: JSON lines that `taletable verify` checks."""
    match = live.match
    if match is None or live.row.status not in ENDED:
        raise Refuse(409, "not-ended", "The record tells all secrets; it is there once the game has ended.")
    lines = (line + "\n" for line in write_record(match, live.names, True))
    headers = {"content-disposition": f'attachment; filename="{live.game.id}-{live.row.id[:8]}.tale"'}
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)


@router.websocket("/api/tables/{identity}/live")
async def live_table(socket: WebSocket, identity: str) -> None:
    """The live line of a table; the messages are ClientMessage and ServerMessage of the schema."""
    at: Office = socket.app.state.office
    live = await at.hall.table(identity) if len(identity) <= 32 else None
    if live is None:
        await socket.accept()
        await socket.close(NO_TABLE)
        return
    person = at.sessions.read(socket.cookies)
    name = await at.hall.storage.name_of(person) if person else None
    await Line(socket, at.hall, live, person if name is not None else None, name or "A guest").run()

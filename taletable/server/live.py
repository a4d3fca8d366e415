"""The live line of a table: one WebSocket, one person, one seat looked through at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from taletable.engine.saying import Wrong
from taletable.table import messages as told
from taletable.table.consent import proposal_message
from taletable.table.course import Play, Undo
from taletable.table.refuse import Refuse
from taletable.table.scenes import Sight

from . import messages as wire
from .db import log_trouble
from .session import Bucket
from .shown import encode
from .storage import epoch_ms
from .table import Live

if TYPE_CHECKING:
    from .hall import Hall

decode = msgspec.json.Decoder(wire.ClientMessage).decode
HELLO_S = 15.0
PARTING_S = 2.0
MAX_UNSENT = 4 * 1024 * 1024
"""Bytes that may wait for a slow reader before it is hung up on."""
BARRED = 4403
"""The host keeps them out (see `hall.BARRED`)."""
MAX_STRIKES = 50
"""Messages that make no sense before the line is cut."""
POLICY, TOO_SLOW = 1008, 4408


@dataclass(eq=False)
class Line:
    """A connection. It is a table's Visitor."""

    socket: WebSocket
    hall: Hall
    live: Live
    person: str | None
    name: str
    session: str = ""
    blocked: frozenset[str] = frozenset()
    viewer: int | None = None
    told: int = 0
    sight: Sight = field(default_factory=Sight)
    stale: bool = False
    ready: bool = False
    here: bool = True
    ref: int = -1
    strikes: int = 0
    unsent: deque[bytes] = field(default_factory=deque)
    size: int = 0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    over: int | None = None
    """With which code the line ends, as soon as all is sent."""

    def __post_init__(self) -> None:
        settings = self.hall.settings
        self.bucket = Bucket(settings.rate, settings.burst)
        self.words = Bucket(settings.chat_rate, settings.chat_burst)

    # Sending

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        self.unsent.append(data)
        self.size += len(data)
        self.wake.set()

    def hang_up(self, code: int) -> None:
        """End the line, once all that is on its way was sent."""
        self.over = code
        self.wake.set()

    def error(self, code: str, ref: int | None = None, **args: Any) -> None:
        """Say what was wrong with a message."""
        self.send(encode(told.Error(code, args, ref)))

    async def pump(self) -> None:
        """Send what is to be sent, until the line breaks."""
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                while self.unsent:
                    if self.size > MAX_UNSENT:
                        await self.socket.close(TOO_SLOW)
                        return
                    data = self.unsent.popleft()
                    self.size -= len(data)
                    await self.socket.send({"type": "websocket.send", "text": data.decode()})
                if self.over is not None:
                    await self.socket.close(self.over)
                    return
        except (WebSocketDisconnect, RuntimeError):
            self.unsent.clear()  # the receiving side notices by itself

    # Receiving

    async def run(self) -> None:
        """Talk until one of both hangs up."""
        await self.socket.accept()
        pump = asyncio.create_task(self.pump())
        try:
            await self._greet()
            while self.strikes < MAX_STRIKES:
                await self._receive()
            async with asyncio.timeout(PARTING_S):
                while self.unsent:  # who is hung up on is told why
                    await asyncio.sleep(0.01)
            await self.socket.close(POLICY)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            pump.cancel()
            self.hall.leave(self.live, self, epoch_ms())
            if self.socket.application_state is WebSocketState.CONNECTED and self.socket.client_state is WebSocketState.CONNECTED:
                await self.socket.close(POLICY)

    async def _greet(self) -> None:
        async with asyncio.timeout(HELLO_S):
            while not self.ready and self.strikes < MAX_STRIKES:
                await self._receive()

    async def _receive(self) -> None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            self._strike("no-text")
            return
        if len(text) > self.hall.settings.max_message:
            self._strike("long-message")
            return
        try:
            if "\\u0000" in text:
                raise msgspec.DecodeError("U+0000")  # no database takes it
            content = decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._strike("bad-message", why=str(error)[:300])
            return
        costly = isinstance(content, wire.Hello | wire.Look)  # these tell the whole story again
        if not self.bucket.take(5.0 if costly else 1.0):
            self._strike("too-fast", getattr(content, "ref", None))
            return
        try:
            await self._handle(content)
        except Refuse as refuse:
            self.error(refuse.problem.code, getattr(content, "ref", None), **(refuse.problem.args or {}))
        except DBAPIError as error:
            log_trouble(error)
            self.error("storage", getattr(content, "ref", None))

    def _strike(self, code: str, ref: int | None = None, **args: Any) -> None:
        self.strikes += 1
        self.error(code, ref, **args)

    async def _handle(self, content: wire.ClientMessage) -> None:
        if isinstance(content, wire.Hello):
            await self._hello(content)
            return
        if not self.ready:
            raise Refuse(409, "no-hello")
        if isinstance(content, wire.Numbered):
            if content.ref <= self.ref:
                raise Refuse(409, "replayed")
            self.ref = content.ref
        match content:
            case wire.MoveMessage():
                self._move(content)
            case wire.UndoMessage():
                self._undo(content)
            case wire.Look():
                self._look(content.seat)
            case wire.Presence():
                if self.here != content.here:
                    self.here = content.here
                    self.live.delivery.tell_table()
            case wire.AskTime():
                late = self.live.late_for(self.person)
                now = late.table.now(late.time()) if late else self.live.now()
                self.send(encode(told.TimeMessage(now, self.live.row.status == "running")))
            case wire.Point():
                self._point(content)
            case _:
                await self._talk(content, self._known())

    def _called(self) -> str:
        """The person's present nickname."""
        return self.live.row.names.get(self.person or "", self.name)

    def _known(self) -> str:
        if self.person is None:
            raise Refuse(401, "nobody")
        return self.person

    async def _talk(self, content: wire.ClientMessage, person: str) -> None:
        """What changes the table beside its game; all of it is stored before it is acknowledged."""
        live, desk = self.live, self.hall.desk
        match content:
            case wire.Chat():
                if not self.words.take():
                    raise Refuse(429, "chatty")
                live.row.may_talk(person)
                await desk.talk.say(live, self, self._called(), content.text)
                return
            case wire.Propose():
                await desk.consent.propose(live, person, content.to)
            case wire.Answer():
                await desk.consent.answer(live, person, content.agree)
            case wire.Pause():
                if not live.pauses.take(person):
                    raise Refuse(429, "paused-often")
                await desk.progress.pause(live, person, True)
            case wire.Resume():
                await desk.progress.pause(live, person, False)
            case wire.Choose():
                await desk.absence.choose(live, person, content.choice, content.to)
            case wire.ReadOn():
                await desk.lessons.read_on(live, person, self.viewer, content.step)
            case wire.LeaveLesson():
                await desk.lessons.leave(live, person)
        self.send(encode(told.Ack(getattr(content, "ref", 0), live.table.veil(person).told(live.durable))))

    async def _hello(self, hello: wire.Hello) -> None:
        live = self.live
        seated = live.row.held_by(self.person)
        if not self.ready and not seated and live.presence.watching(set(live.row.people())) >= self.hall.settings.onlookers:
            self.error("many-onlookers")
            self.hang_up(POLICY)
            return
        if live.row.bars(self.person, "table") and not live.table.ended:
            self.hang_up(BARRED)
            return
        live.table.look(self.person, hello.seat)
        self.viewer = live.table.viewer(self.person, hello.seat)
        veil = live.table.veil(self.person)
        again = hello.last_seq is not None and hello.seat is not None and hello.last_seq <= veil.told(live.durable)
        self.told = min(veil.true(hello.last_seq or 0), live.durable) if again else 0
        self.sight = Sight()
        self.send(encode(live.delivery.info(self.person)))
        looks = live.row.may_look(self.person)
        if looks and (lines := [line for person, line in await self.hall.desk.talk.said(live) if person not in self.blocked]):
            self.send(encode(told.ChatMessage(lines)))
        if (proposal := live.row.proposal) and looks and not live.late_for(self.person):
            self.send(encode(proposal_message(live.table, proposal, "", self.person)))
        first = not self.ready
        self.ready = True
        live.delivery.show(self, full=self.told == 0)
        if first:
            await self.hall.enter(live, self)

    def _look(self, seat: int | None) -> None:
        self.live.table.look(self.person, seat)
        self.viewer = seat
        self.sight = Sight()
        self.live.delivery.show(self)

    def _move(self, content: wire.MoveMessage) -> None:
        try:
            move = self.live.game.read(content.move)
        except Wrong as wrong:
            raise Refuse(422, "bad-move", why=wrong.said) from None
        self.live.table.may_play(self.person, move, content.seq, epoch_ms())
        self.live.perform(Play(move, content.at), self.person, self, content.ref)

    def _undo(self, content: wire.UndoMessage) -> None:
        self.live.table.may_act(self.person, content.seat, content.seq)
        self.live.perform(Undo(content.seat), self.person, self, content.ref)

    def _point(self, content: wire.Point) -> None:
        person = self._known()
        self.live.row.may_talk(person)
        seat = self.viewer if self.viewer in self.live.row.held_by(self.person) else None
        ping = told.PingMessage(seat, self._called(), content.text, content.touches)
        self.live.point(ping, person)

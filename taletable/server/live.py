"""The live line of a table: one WebSocket, one person, one seat looked through at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import messages as wire
from .desk import Refuse
from .session import Bucket
from .shown import encode
from .storage import epoch_ms
from .table import Act, Live

if TYPE_CHECKING:
    from .hall import Hall

decode = msgspec.json.Decoder(wire.ClientMessage).decode
HELLO_S = 15.0
PARTING_S = 2.0
MAX_UNSENT = 4 * 1024 * 1024
"""Bytes that may wait for a slow reader before it is hung up on."""
MAX_STRIKES = 50
"""Messages that make no sense before the line is cut."""
POLICY, NO_TABLE, TOO_SLOW = 1008, 4404, 4408


class Line:
    """A connection. It is a table's Visitor."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Live, person: str | None, name: str) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.person = person
        self.name = name
        self.viewer: int | None = None
        self.told = 0
        self.stale = False
        self.ready = False
        self.here = True
        self.ref = -1
        self.strikes = 0
        self.bucket = Bucket(hall.settings.rate, hall.settings.burst)
        self.unsent: deque[bytes] = deque()
        self.size = 0
        self.wake = asyncio.Event()

    # Sending

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        self.unsent.append(data)
        self.size += len(data)
        self.wake.set()

    def error(self, code: str, text: str, ref: int | None = None) -> None:
        """Say what was wrong with a message."""
        self.send(encode(wire.Error(code, text, ref)))

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
            self.hall.leave(self.table, self, epoch_ms())
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
            self._strike("bad-message", "Messages are JSON text.")
            return
        if len(text) > self.hall.settings.max_message:
            self._strike("too-long", "The message is too long.")
            return
        try:
            content = decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._strike("bad-message", str(error)[:300])
            return
        costly = isinstance(content, wire.Hello | wire.Look)  # these tell the whole story again
        if not self.bucket.take(5.0 if costly else 1.0):
            self._strike("too-fast", "Slow down a little.", getattr(content, "ref", None))
            return
        try:
            await self._handle(content)
        except Refuse as refuse:
            self.error(refuse.problem.code, refuse.problem.text, getattr(content, "ref", None))

    def _strike(self, code: str, text: str, ref: int | None = None) -> None:
        self.strikes += 1
        self.error(code, text, ref)

    async def _handle(self, content: wire.ClientMessage) -> None:
        if isinstance(content, wire.Hello):
            await self._hello(content)
            return
        if not self.ready:
            raise Refuse(409, "no-hello", "Say hello first.")
        if isinstance(content, wire.MoveMessage | wire.UndoMessage | wire.Propose | wire.Answer | wire.Pause | wire.Resume | wire.Choose):
            if content.ref <= self.ref:
                raise Refuse(409, "replayed", "This message was sent before: its ref has to grow.")
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
                    self.table.tell_table()
            case wire.AskTime():
                self.send(encode(wire.TimeMessage(self.table.now(), self.table.row.status == "running")))
            case wire.Point():
                self._point(content)
            case _:
                await self._talk(content, self._known())

    def _called(self) -> str:
        """The person's present nickname."""
        return self.table.row.names.get(self.person or "", self.name)

    def _known(self) -> str:
        if self.person is None:
            raise Refuse(401, "nobody", "Tell your name first.")
        return self.person

    async def _talk(self, content: wire.ClientMessage, person: str) -> None:
        """What changes the table beside its game; all of it is stored before it is acknowledged."""
        table, desk = self.table, self.hall.desk
        match content:
            case wire.Say():
                await desk.say(table, self, self._called(), content.text)
                return
            case wire.Propose():
                await desk.propose(table, person, content.to)
            case wire.Answer():
                await desk.answer(table, person, content.agree)
            case wire.Pause():
                await desk.pause(table, person, True)
            case wire.Resume():
                await desk.pause(table, person, False)
            case wire.Choose():
                await desk.choose(table, person, content.choice, content.to)
        self.send(encode(wire.Ack(getattr(content, "ref", 0), table.durable)))

    async def _hello(self, hello: wire.Hello) -> None:
        table = self.table
        if hello.seat is not None and hello.seat not in table.row.held_by(self.person):
            raise Refuse(403, "not-yours", "You do not hold this seat.")
        self.viewer = table.choose_viewer(self.person, hello.seat)
        again = hello.last_seq is not None and hello.seat is not None and hello.last_seq <= table.durable
        self.told = hello.last_seq or 0 if again else 0
        self.send(encode(table.info(self.person)))
        if lines := await self.hall.desk.said(table):
            self.send(encode(wire.ChatMessage(lines)))
        if proposal := table.row.proposal:
            self.send(encode(self.hall.desk.proposal_message(table, proposal, "", self.person)))
        first = not self.ready
        self.ready = True
        table.show(self, full=self.told == 0)
        if first:
            await self.hall.enter(table, self)

    def _look(self, seat: int | None) -> None:
        if seat is not None and seat not in self.table.row.held_by(self.person):
            raise Refuse(403, "not-yours", "You do not hold this seat.")
        self.viewer = seat
        self.table.show(self)

    def _running(self, seat: int, seq: int | None) -> None:
        """May this person act for the seat now, and was it meant for this moment?"""
        table = self.table
        if seat not in table.row.held_by(self.person):
            raise Refuse(403, "not-yours", "You do not hold this seat.")
        if table.loaded is None:
            raise Refuse(409, "not-started", "The game has not begun.")
        if table.row.status != "running":
            raise Refuse(409, table.row.status, "The game is paused." if table.row.status == "paused" else "The game has ended.")
        if self.person not in table.row.seats[seat].hands(table.game.real_time):
            cite = table.game.table_rules.get("absence", "")
            raise Refuse(409, "given-away", "Somebody else plays this seat; you get it back as soon as it is in hand.", cite)
        if seq is not None and not table.game.real_time and not table.loaded.fresh[seat] <= seq <= len(table.loaded.match.log):
            raise Refuse(409, "late", "The table has moved on meanwhile.")

    def _move(self, content: wire.MoveMessage) -> None:
        try:
            move = self.table.game.read(content.move)
        except ValueError as error:
            raise Refuse(422, "bad-move", str(error)) from None
        self._running(move.seat, content.seq)
        at, table, game = content.at, self.table, self.table.game
        table.perform(
            Act(
                lambda match, now: match.play(move, game.moment(match.state, now if at is None else at, now)),
                move.seat,
                self.person,
                self,
                content.ref,
            )
        )

    def _undo(self, content: wire.UndoMessage) -> None:
        seat = content.seat
        self._running(seat, content.seq)
        self.table.perform(Act(lambda match, now: match.undo(seat, now), seat, self.person, self, content.ref))

    def _point(self, content: wire.Point) -> None:
        self._known()
        seat = self.viewer if self.viewer in self.table.row.held_by(self.person) else None
        ping = wire.PingMessage(seat, self._called(), content.text, content.touches)
        self.table.point(ping)
        self.hall.wire.tell({"k": "ping", **msgspec.to_builtins(ping), "t": self.table.row.id})

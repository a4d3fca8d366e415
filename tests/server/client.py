"""A real server on loopback and small clients for it."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from taletable.server.app import create_app
from taletable.server.messages import ServerMessage
from taletable.server.settings import Settings
from taletable.server.storage import Storage

GAME = "paper-tales"
SECRET = b"a secret for tests only"
WAIT = 20.0
decode = msgspec.json.Decoder(ServerMessage)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_settings(database: str, **changes: Any) -> Settings:
    """Settings that do not slow tests down."""
    values: dict[str, Any] = {"secret": SECRET, "rate": 1e6, "burst": 1e6, "settle_ms": 2, "calm_ms": 5, **changes}
    return Settings(database=database, **values)


test_settings.__test__ = False  # type: ignore[attr-defined]


class Server:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app,
            port=self.port,
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=settings.max_message,
            ws_per_message_deflate=False,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + WAIT
        while not self.server.started:
            assert time.monotonic() < deadline, "the server does not start"
            assert self.thread.is_alive(), "the server has died"
            time.sleep(0.01)

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """Shut it down in good order."""
        self.server.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive()


@contextmanager
def running(settings: Settings) -> Iterator[Server]:
    """A server for a while."""
    server = Server(settings)
    try:
        yield server
    finally:
        server.stop()


def sqlite_url(path: Path) -> str:
    """The database of a test."""
    return f"sqlite+aiosqlite:///{path / 'test.db'}"


def new_database(postgres: str) -> str:
    """The URL of a fresh PostgreSQL database."""
    name = f"t{uuid.uuid4().hex[:12]}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    base, _, query = postgres.partition("?")
    return "postgresql+asyncpg://" + base.split("://", 1)[1].rsplit("/", 1)[0] + f"/{name}" + (f"?{query}" if query else "")


@contextmanager
def beginning(position: dict[str, Any] | None) -> Iterator[None]:
    """Tables that are laid now begin at this position."""
    create = Storage.create_table

    async def at(self: Storage, *args: Any, **more: Any) -> str:
        return await create(self, *args, **{**more, "position": position})

    Storage.create_table = at  # type: ignore[method-assign]
    try:
        yield
    finally:
        Storage.create_table = create  # type: ignore[method-assign]


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT)
        self.recovery = ""
        if name is not None:
            self.recovery = self.post("/api/me", {"name": name})["recovery"]

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        """GET; the JSON of the answer."""
        answer = self.http.get(path, params={k: v for k, v in params.items() if v is not None})
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """POST; the JSON of the answer."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *seats: str, start: bool = False, **more: Any) -> dict[str, Any]:
        """Set up a table; seats are `you`, `open` or the level of a bot."""
        specs = [{"kind": seat} if seat in ("you", "open") else {"kind": "bot", "level": seat} for seat in seats]
        info: dict[str, Any] = self.post("/api/tables", {"game": GAME, "seats": specs, "start": start, **more})
        return info

    def live(self, table: str, **hello: Any) -> Live:
        """Open the live line and say hello."""
        line = Live(self, table)
        line.send(t="hello", **hello)
        return line


class Live:
    """A live line."""

    def __init__(self, person: Person, table: str, headers: dict[str, str] | None = None) -> None:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
        extra = {**({"Cookie": cookies} if cookies else {}), **(headers or {})}
        url = f"{person.url.replace('http', 'ws')}/api/tables/{table}/live"
        self.context = connect(url, additional_headers=extra, max_size=2**24, compression=None, open_timeout=WAIT)
        self.socket: ClientConnection = self.context.__enter__()
        self.ref = 0
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.frames: list[str] = []
        """Everything that came, as it came."""

    def send(self, **message: Any) -> int:
        """Send a message; a ref is added where one belongs."""
        if message.get("t") in ("move", "undo", "propose", "answer", "pause", "resume", "absence") and "ref" not in message:
            self.ref += 1
            message["ref"] = self.ref
        self.socket.send(json.dumps(message))
        return self.ref

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message; it has to fit the schema."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        decode.decode(frame)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.heard.append(message)
        if message["t"] == "state":
            self.state = message
        elif message["t"] == "table":
            self.table = message
        return message

    def until(self, wanted: str | Callable[[dict[str, Any]], bool], since: int | None = None) -> dict[str, Any]:
        """Receive until a message of a kind, or one that fits. `since`: one heard after so many counts too."""
        for message in self.heard[since:] if since is not None else ():
            if message["t"] == wanted if isinstance(wanted, str) else wanted(message):
                return message
        while True:
            message = self.receive()
            if message["t"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def drain(self, quiet: float = 0.15) -> None:
        """Receive until nothing comes any more."""
        while True:
            try:
                self.receive(quiet)
            except TimeoutError:
                return

    def answer(self, ref: int) -> dict[str, Any]:
        """The reply to a message: ack, refused or error."""
        return self.until(lambda m: m["t"] in ("ack", "refused", "error") and m.get("ref") == ref)

    def do(self, **message: Any) -> dict[str, Any]:
        """Send and wait for the reply, which has to be an ack, and for the state that shows it."""
        reply = self.answer(self.send(**message))
        assert reply["t"] == "ack", reply
        if message["t"] in ("move", "undo"):
            while not self.state or self.state["seq"] < reply["seq"]:
                self.until("state")
        return reply

    def ask(self, seat: int | None = None) -> dict[str, Any] | None:
        """The open ask of a seat (by default of the viewer) in the last state."""
        wanted = self.state["viewer"] if seat is None else seat
        return next((ask for ask in self.state["asks"] if ask["seat"] == wanted), None)

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves that are not refused."""
        ask = self.ask(seat)
        return [offer["move"] for offer in ask["offers"] if offer["refusal"] is None] if ask else []

    def play_on(self, rng: random.Random, until: Callable[[], bool] = lambda: False) -> None:
        """Play random moves for the viewer's seat until the game is over, or something is so."""
        while not until():
            if self.state["view"]["over"]:
                return
            moves = self.legal()
            if moves:
                self.do(t="move", move=rng.choice(moves), seq=self.state["seq"])
            else:
                self.until("state")

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


__all__ = ["GAME", "ConnectionClosed", "Live", "Person", "Server", "beginning", "new_database", "running", "sqlite_url", "test_settings"]

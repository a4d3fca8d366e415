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
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, get_args

import asyncpg
import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from taletable.server.app import create_app
from taletable.server.doorway import Patient
from taletable.server.settings import Settings
from taletable.server.storage import database
from taletable.server.storage.tables import Tables
from taletable.table.messages import ServerMessage
from taletable.table.scenes import put

GAME = "paper-tales"
SECRET = b"a secret for tests only"
WAIT = 60.0
NUMBERED = {"move", "undo", "propose", "answer", "pause", "resume", "absence", "read", "leave-lesson"}
SHAPES = {shape.__dataclass_fields__["t"].default: shape for shape in get_args(ServerMessage)}
"""The messages by name."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


ROOMY = dict.fromkeys(("chat_rate", "chat_burst", "names_rate", "names_burst", "pause_rate", "pause_burst"), 1e6)
ROOM = {"bot_tables_per_person": 10_000, "bot_tables_per_address": 10_000, "tables_per_person": 10_000, **ROOMY}


def test_settings(database: str, **changes: Any) -> Settings:
    """Settings that do not slow tests down."""
    values: dict[str, Any] = {"secret": SECRET, "rate": 1e6, "burst": 1e6, "settle_ms": 2, "calm_ms": 5, "undo_ms": 0, **ROOM, **changes}
    return Settings(database=database, **values)


test_settings.__test__ = False  # type: ignore[attr-defined]


class Server:
    """A server in a thread."""

    def __init__(self, settings: Settings, port: int | None = None) -> None:
        self.settings = settings
        self.port = port or free_port()
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app,
            port=self.port,
            log_level="warning",
            http=Patient,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
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


class World:
    """The time of the world in the hands of a test: it stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = time.time_ns()

    def time_ns(self) -> int:
        """As `time` has it."""
        return self.now

    @contextmanager
    def rules(self) -> Iterator[None]:
        """Servers take their time from here."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database, "time", self)
            yield

    def forward(self, server: Server, milliseconds: int) -> None:
        """So much time passes once all bots have thought and all is done that is under way; whatever is due then happens."""
        hall = server.app.state.office.hall
        deadline = time.monotonic() + WAIT
        while any(live.bots.thinking or live.pending or live.watch.seeing or live.reloading for live in list(hall.tables.values())):
            assert time.monotonic() < deadline, "something does not come to an end"
            time.sleep(0.002)
        self.now += milliseconds * 1_000_000

        def tick() -> None:
            for live in list(hall.tables.values()):
                live.clocks.stop()
                live.clocks.tick()

        hall.storage.database.writer.loop.call_soon_threadsafe(tick)

    def until(self, server: Server, line: Live, so: Callable[[], bool]) -> None:
        """Time passes, a second at a time, until something is so at the end of a line."""
        while not so():
            self.forward(server, 1_000)
            line.send(t="time")
            line.until("time")


def await_answer(url: str, seconds: float, alive: Callable[[], None] = lambda: None) -> None:
    """Wait until a server answers; `alive` says when it is useless."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            httpx.get(f"{url}/api/me", timeout=5)
            return
        except httpx.HTTPError:
            alive()
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)


@contextmanager
def running(settings: Settings, port: int | None = None) -> Iterator[Server]:
    """A server for a while."""
    server = Server(settings, port)
    try:
        yield server
    finally:
        server.stop()


def at_home(folder: Path, **changes: Any) -> AbstractContextManager[Server]:
    """A server for a while, with an SQLite file in a folder."""
    return running(test_settings(sqlite_url(folder), **changes))


@contextmanager
def working(database: str, **changes: Any) -> Iterator[tuple[Server, Server]]:
    """Two workers with one database for a while; with SQLite one stands for both."""
    settings = test_settings(database, **changes)
    with running(settings) as one:
        if database.startswith("sqlite"):
            yield one, one
        else:
            with running(settings) as two:
                yield one, two


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
def beginning(position: dict[str, Any] | None, seed: bytes | None = None) -> Iterator[None]:
    """Tables that are laid now begin at this position, and with this luck."""
    create = Tables.create

    async def at(self: Tables, *args: Any, **more: Any) -> str:
        return await create(self, *args, **{**more, "position": position, "seed": seed})

    Tables.create = at  # type: ignore[method-assign]
    try:
        yield
    finally:
        Tables.create = create  # type: ignore[method-assign]


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT)
        self.recovery = ""
        if name is not None:
            self.recovery = self.post("/api/me", {"name": name})["recovery"]

    def move_to(self, server: Server) -> None:
        """Go on at a server that was started anew."""
        self.url = server.url
        self.http.base_url = server.url

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

    def enter(self, code: str, status: int = 200, how: str = "", typed: bool = True) -> Any:
        """Come in with a code, by default one that was typed by hand."""
        return self.post("/api/enter", {"code": code, "how": how, "typed": typed}, status)

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
        self.context = connect(url, additional_headers=extra, max_size=2**24, compression=None, open_timeout=WAIT, ping_interval=None)
        self.socket: ClientConnection = self.context.__enter__()
        self.ref = 0
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.frames: list[str] = []
        """Everything that came, as it came."""

    def send(self, **message: Any) -> int:
        """Send a message; a ref is added where one belongs."""
        if message.get("t") in NUMBERED and "ref" not in message:
            self.ref += 1
            message["ref"] = self.ref
        self.socket.send(json.dumps(message))
        return self.ref

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message; it has to fit the schema."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        msgspec.convert(message, SHAPES[message["t"]])
        self.heard.append(message)
        if message["t"] == "state":
            if message["view"] is None:  # as a client does: what was seen before, with what each scene changed
                view: dict[str, Any] = self.state["view"]
                for scene in message["scenes"]:
                    view = put(view, scene["view"], scene["gone"])
                    message["events"] += scene["events"]
                message["view"] = view
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


def begin_together(host: Person, guest: Person, table: dict[str, Any], seat: int) -> tuple[Live, Live]:
    """A guest sits down by invitation, the host starts; their two lines, each with its first state."""
    guest.post(f"/api/tables/{table['id']}/sit", {"seat": seat, "invite": table["seats"][seat]["invite"]})
    host.post(f"/api/tables/{table['id']}/start", {})
    first, second = host.live(table["id"]), guest.live(table["id"])
    first.until("state")
    second.until("state")
    return first, second


__all__ = ["GAME", "ConnectionClosed", "Live", "Person", "Server", "beginning", "new_database", "running", "sqlite_url", "test_settings"]


def eventually(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + WAIT
    while not so():
        assert time.monotonic() < deadline, "it does not come about"
        time.sleep(0.02)

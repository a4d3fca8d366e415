"""The server under load: moves acknowledged per second, their latency, memory per table.

    python -m benchmarks.server_load [--tables 1,50,500] [--seconds 8] [--moves 30000] [--seats 4] [--database URL] [--json]

A server process and this client run on one machine, over loopback. Every seat of every table has its own connection and sees all changes.
At each table one move is on its way at a time: a random one of Paper Tales, by a random seat that is asked; the next one follows when it is
acknowledged and the new state has come. A move is acknowledged when it is durable.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]

GAME = "paper-tales"
LIMIT = 300.0
"""Seconds after which a run is given up."""


class Refusal(msgspec.Struct):
    """Only whether there is one matters here."""


class Offer(msgspec.Struct):
    """What a client needs of an offer."""

    move: str
    refusal: Refusal | None


class Ask(msgspec.Struct):
    """What a client needs of an ask."""

    offers: list[Offer]


class View(msgspec.Struct):
    """What a client needs of a view, or of what changed in it."""

    over: bool = False


class Scene(msgspec.Struct):
    """What a client needs of a scene."""

    view: View


class State(msgspec.Struct, tag_field="t", tag="state"):
    """A state message."""

    seq: int
    asks: list[Ask]
    view: View | None
    scenes: list[Scene]

    @property
    def over(self) -> bool:
        """The game has ended."""
        return any(view.over for view in (self.view or View(), *(scene.view for scene in self.scenes)))


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    """An acknowledgement."""

    ref: int
    seq: int


decode = msgspec.json.Decoder(State | Ack).decode


class Load:
    """What has been measured so far."""

    def __init__(self, moves: int, seconds: float) -> None:
        self.latencies: list[float] = []
        self.moves = moves
        self.seconds = seconds
        self.start = 0.0
        self.end = 0.0

    @property
    def over(self) -> bool:
        """Enough, by count or by time?"""
        return len(self.latencies) >= self.moves or time.perf_counter() >= self.end

    def begin(self) -> None:
        """Start the clock."""
        self.start = time.perf_counter()
        self.end = self.start + self.seconds
        self.latencies.clear()

    def figures(self) -> dict[str, float]:
        """Rate and latency."""
        took = time.perf_counter() - self.start
        ordered = sorted(self.latencies)
        return {
            "moves": len(ordered),
            "seconds": round(took, 2),
            "moves_per_s": round(len(ordered) / took, 1),
            "p50_ms": round(ordered[len(ordered) // 2] * 1000, 2),
            "p99_ms": round(ordered[len(ordered) * 99 // 100] * 1000, 2),
        }


class Seat(asyncio.Protocol):
    """One connection: the least of a WebSocket client, so that the server is what is measured. Only what is needed is decoded."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
        )
        self.buffer = b""
        self.open = False
        self.ref = 0
        self.sent = 0.0
        self.acknowledged = 0
        self.raw = b""
        """The last state as it came."""
        self.known: State | None = None
        self.news = asyncio.Event()
        self.load: Load | None = None
        self.trouble = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade, and say hello at once."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request.encode())

    def send(self, text: str) -> None:
        """Send a text frame; the mask is zero."""
        data = text.encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes([0x81, 0xFE]) + len(data).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        """Cut the stream into frames."""
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            assert buffer.startswith(b"HTTP/1.1 101"), buffer[:200]
            self.open = True
            buffer = buffer[end + 4 :]
            self.send('{"t":"hello"}')
        at, total = 0, len(buffer)
        while total - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if total < start + size:
                break
            self.frame(buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def frame(self, data: bytes) -> None:
        """Note a message."""
        kind = data[5:12]
        if kind == b'"state"':
            self.raw, self.known = data, None
            self.news.set()
        elif kind == b'"ack","':
            if self.load:
                self.load.latencies.append(time.perf_counter() - self.sent)
            message = decode(data)
            self.acknowledged = message.seq
            self.news.set()
        elif kind in (b'"error"', b'"refuse'):
            self.trouble = data
            self.news.set()

    async def wait(self) -> None:
        """Until something has come."""
        self.news.clear()
        await self.news.wait()
        assert not self.trouble, self.trouble

    async def greeted(self) -> None:
        """Until the first state has come."""
        while not self.raw:
            await self.wait()

    def state(self) -> State:
        """The last state."""
        if self.known is None:
            message = decode(self.raw)
            assert isinstance(message, State)
            self.known = message
        return self.known

    def moves(self) -> list[str]:
        """What the seat may do."""
        return [offer.move for ask in self.state().asks for offer in ask.offers if offer.refusal is None]

    async def move(self, move: str, load: Load) -> None:
        """Play, and wait for the acknowledgement and the state that shows it."""
        self.ref += 1
        self.load = load
        seq = self.state().seq
        self.acknowledged = 0
        self.sent = time.perf_counter()
        self.send(f'{{"t":"move","ref":{self.ref},"seq":{seq},"move":"{move}"}}')
        while not self.acknowledged or self.state().seq < self.acknowledged:
            await self.wait()


async def play(seats: list[Seat], rng: random.Random, load: Load, begun: asyncio.Event) -> None:
    """One table: one move at a time, by a seat that is asked, until the game or the time is over."""
    for seat in seats:
        await seat.greeted()
    await begun.wait()
    while not load.over:
        asked = [seat for seat in seats if seat.moves()]
        if not asked:
            await asyncio.sleep(0.002)
            continue
        seat = rng.choice(asked)
        await seat.move(rng.choice(seat.moves()), load)
        if seat.state().over:
            return


class Client:
    """The persons and their requests."""

    def __init__(self, url: str, seats: int) -> None:
        self.url = url
        self.seats = seats
        self.people: list[httpx.AsyncClient] = []

    async def arrive(self) -> None:
        """One person for each seat."""
        for number in range(self.seats):
            person = httpx.AsyncClient(base_url=self.url, timeout=60)
            (await person.post("/api/me", json={"name": f"Player {number}"})).raise_for_status()
            self.people.append(person)

    async def table(self) -> str:
        """A table with everybody on a seat, begun."""
        seats = [{"kind": "you"}] + [{"kind": "open"}] * (self.seats - 1)
        info = (await self.people[0].post("/api/tables", json={"game": GAME, "seats": seats})).json()
        for number, person in enumerate(self.people[1:], 1):
            body = {"seat": number, "invite": info["seats"][number]["invite"]}
            (await person.post(f"/api/tables/{info['id']}/sit", json=body)).raise_for_status()
        (await self.people[0].post(f"/api/tables/{info['id']}/start", json={})).raise_for_status()
        return str(info["id"])

    async def connect(self, table: str) -> list[Seat]:
        """A line for each seat."""
        loop = asyncio.get_running_loop()
        host = self.url.split("//")[1]
        name, port = host.split(":")
        seats = []
        for person in self.people:
            cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar)
            seat = Seat(host, f"/api/tables/{table}/live", cookie)
            await loop.create_connection(lambda seat=seat: seat, name, int(port))  # type: ignore[misc]
            seats.append(seat)
        return seats

    async def slot(self, seats: list[Seat], seed: int, load: Load, begun: asyncio.Event) -> None:
        """Play at one table, and at another when it is over."""
        rng = random.Random(seed)
        while True:
            await play(seats, rng, load, begun)
            for seat in seats:
                seat.transport.close()
            if load.over:
                return
            seats = await self.connect(await self.table())


def resident(process: psutil.Process) -> int:
    """Memory of the server in bytes."""
    return int(process.memory_info().rss)


async def measure(url: str, process: psutil.Process, tables: int, seats: int, moves: int, seconds: float) -> dict[str, Any]:
    """One run."""
    client = Client(url, seats)
    await client.arrive()
    warm = await client.connect(await client.table())
    before = resident(process)
    names = [await client.table() for _ in range(tables)]
    with_tables = resident(process)
    slots = [await client.connect(name) for name in names]
    for seats_ in slots:
        for seat in seats_:
            await seat.greeted()
    with_lines = resident(process)
    load = Load(moves, seconds)
    begun = asyncio.Event()
    tasks = [asyncio.create_task(client.slot(seats_, number, load, begun)) for number, seats_ in enumerate(slots)]
    await asyncio.sleep(1.0)
    cpu = process.cpu_times()
    load.begin()
    begun.set()
    await asyncio.gather(*tasks)
    used = process.cpu_times()
    figures = load.figures()
    after = resident(process)
    for seat in warm:
        seat.transport.close()
    for person in client.people:
        await person.aclose()
    return {
        "tables": tables,
        "seats": seats,
        **figures,
        "server_cpu": round((used.user + used.system - cpu.user - cpu.system) / figures["seconds"], 2),
        "user_us_per_move": round((used.user - cpu.user) / figures["moves"] * 1e6),
        "system_us_per_move": round((used.system - cpu.system) / figures["moves"] * 1e6),
        "kib_per_table": round((with_tables - before) / tables / 1024, 1),
        "kib_per_line": round((with_lines - with_tables) / tables / seats / 1024, 1),
        "kib_per_table_played": round((after - before) / tables / 1024, 1),
    }


def serve(port: int, database: str, synchronous: str) -> None:
    """The server process of a run: the real one, without its limits on how fast one person may play."""
    import uvicorn

    from taletable.server.app import create_app
    from taletable.server.main import tune
    from taletable.server.settings import Settings, database_url

    tune()
    settings = Settings(database=database_url(database), secret=os.urandom(32), rate=1e9, burst=1e9, synchronous=synchronous)  # type: ignore[arg-type]
    app = create_app(settings)
    uvicorn.run(app, port=port, log_level="warning", access_log=False, ws="websockets-sansio", ws_per_message_deflate=False)


def start(database: str, synchronous: str) -> tuple[subprocess.Popen[bytes], str]:
    """Start the server and wait until it answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.server_load", "--serve", str(port), "--database", database, "--synchronous", synchronous]
    )
    url = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            httpx.get(f"{url}/api/me", timeout=1).raise_for_status()
            return process, url
        except httpx.HTTPError:
            time.sleep(0.05)
    process.kill()
    raise RuntimeError("the server does not start")


def run(tables: list[int], seats: int, moves: int, seconds: float, database: str | None, synchronous: str) -> list[dict[str, Any]]:
    """All runs, each with a fresh server (and, for SQLite, a fresh file)."""
    results = []
    for count in tables:
        with tempfile.TemporaryDirectory() as folder:
            process, url = start(database or str(Path(folder) / "load.db"), synchronous)
            try:
                figures = asyncio.run(asyncio.wait_for(measure(url, psutil.Process(process.pid), count, seats, moves, seconds), LIMIT))
            finally:
                process.terminate()
                process.wait(20)
        results.append({"database": "postgresql" if database else f"sqlite {synchronous}", **figures})
    return results


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="1,50,500")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--moves", type=int, default=30_000)
    parser.add_argument("--database")
    parser.add_argument(
        "--synchronous", choices=("FULL", "NORMAL"), default="FULL", help="SQLite: sync every group of moves, or leave it to the system"
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.database, options.synchronous)
        return
    counts = [int(count) for count in options.tables.split(",")]
    results = run(counts, options.seats, options.moves, options.seconds, options.database, options.synchronous)
    if options.json:
        print(json.dumps(results, indent=2))
        return
    for line in results:
        print(
            f"{line['database']:>13} {line['tables']:>4} tables × {line['seats']} seats: {line['moves_per_s']:>7.0f} moves/s, "
            f"p50 {line['p50_ms']:.1f} ms, p99 {line['p99_ms']:.1f} ms, server CPU {line['server_cpu']:.2f}, "
            f"{line['kib_per_table']:.0f} KiB per table, {line['kib_per_table_played']:.0f} KiB with lines and history"
        )


if __name__ == "__main__":
    main()

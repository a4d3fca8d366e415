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
from websockets.asyncio.client import ClientConnection, connect

GAME = "paper-tales"


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
    """What a client needs of a view."""

    over: bool


class State(msgspec.Struct, tag_field="t", tag="state"):
    """A state message."""

    seq: int
    asks: list[Ask]
    view: View


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


class Seat:
    """One connection, and what it shows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ref = 0
        self.state: State | None = None

    def moves(self) -> list[str]:
        """What the seat may do."""
        assert self.state
        return [offer.move for ask in self.state.asks for offer in ask.offers if offer.refusal is None]

    async def hello(self) -> None:
        """Begin, and wait for the first state."""
        await self.socket.send('{"t":"hello"}')
        while self.state is None:
            self.take(str(await self.socket.recv()))

    def take(self, data: str) -> Ack | None:
        """Note a message."""
        kind = data[5:12]
        if kind == '"state"':
            message = decode(data)
            assert isinstance(message, State)
            if self.state is None or message.seq >= self.state.seq:
                self.state = message
        elif kind == '"ack","':
            message = decode(data)
            assert isinstance(message, Ack)
            return message
        elif kind in ('"error"', '"refuse'):
            raise AssertionError(data)
        return None

    async def catch_up(self, wait: float) -> None:
        """Take what has come."""
        try:
            async with asyncio.timeout(wait):
                while True:
                    self.take(str(await self.socket.recv()))
        except TimeoutError:
            return

    async def move(self, move: str, load: Load) -> None:
        """Play, and wait for the acknowledgement and the state that shows it."""
        assert self.state
        self.ref += 1
        start = time.perf_counter()
        await self.socket.send(f'{{"t":"move","ref":{self.ref},"seq":{self.state.seq},"move":"{move}"}}')
        seq = 0
        while not seq or self.state.seq < seq:
            if ack := self.take(str(await self.socket.recv())):
                load.latencies.append(time.perf_counter() - start)
                seq = ack.seq


async def play(lines: list[ClientConnection], rng: random.Random, load: Load, begun: asyncio.Event) -> None:
    """One table: one move at a time, by a seat that is asked, until the game or the time is over."""
    seats = [Seat(line) for line in lines]
    for seat in seats:
        await seat.hello()
    await begun.wait()
    while not load.over:
        asked = [seat for seat in seats if seat.moves()]
        if asked:
            seat = rng.choice(asked)
            await seat.move(rng.choice(seat.moves()), load)
            assert seat.state
            if seat.state.view.over:
                return
        for other in seats:  # what others were shown meanwhile
            await other.catch_up(0.0 if asked else 0.002)


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

    async def connect(self, table: str) -> list[ClientConnection]:
        """A line for each seat."""
        lines = []
        for person in self.people:
            cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar)
            url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live"
            lines.append(await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=2**22, ping_interval=None))
        return lines

    async def slot(self, first: list[ClientConnection], seed: int, load: Load, begun: asyncio.Event) -> None:
        """Play at one table, and at another when it is over."""
        rng = random.Random(seed)
        lines = first
        while True:
            await play(lines, rng, load, begun)
            await asyncio.gather(*(line.close() for line in lines))
            if load.over:
                return
            lines = await self.connect(await self.table())


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
    with_lines = resident(process)
    load = Load(moves, seconds)
    begun = asyncio.Event()
    tasks = [asyncio.create_task(client.slot(lines, number, load, begun)) for number, lines in enumerate(slots)]
    await asyncio.sleep(1.0)
    cpu = process.cpu_times()
    load.begin()
    begun.set()
    await asyncio.gather(*tasks)
    used = process.cpu_times()
    figures = load.figures()
    after = resident(process)
    for line in warm:
        await line.close()
    for person in client.people:
        await person.aclose()
    return {
        "tables": tables,
        "seats": seats,
        **figures,
        "server_cpu": round((used.user + used.system - cpu.user - cpu.system) / figures["seconds"], 2),
        "kib_per_table": round((with_tables - before) / tables / 1024, 1),
        "kib_per_line": round((with_lines - with_tables) / tables / seats / 1024, 1),
        "kib_per_table_played": round((after - before) / tables / 1024, 1),
    }


def serve(port: int, database: str) -> None:
    """The server process of a run: the real one, without its limits on how fast one person may play."""
    import uvicorn

    from taletable.server.app import create_app
    from taletable.server.main import tune
    from taletable.server.settings import Settings, database_url

    tune()
    settings = Settings(database=database_url(database), secret=os.urandom(32), rate=1e9, burst=1e9)
    app = create_app(settings)
    uvicorn.run(app, port=port, log_level="warning", access_log=False, ws="websockets-sansio", ws_per_message_deflate=False)


def start(database: str) -> tuple[subprocess.Popen[bytes], str]:
    """Start the server and wait until it answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.server_load", "--serve", str(port), "--database", database])
    url = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            httpx.get(f"{url}/api/me", timeout=1).raise_for_status()
            return process, url
        except httpx.HTTPError:
            time.sleep(0.05)
    process.kill()
    raise RuntimeError("the server does not start")


def run(tables: list[int], seats: int, moves: int, seconds: float, database: str | None) -> list[dict[str, Any]]:
    """All runs, each with a fresh server (and, for SQLite, a fresh file)."""
    results = []
    for count in tables:
        with tempfile.TemporaryDirectory() as folder:
            process, url = start(database or str(Path(folder) / "load.db"))
            try:
                figures = asyncio.run(measure(url, psutil.Process(process.pid), count, seats, moves, seconds))
            finally:
                process.terminate()
                process.wait(20)
        results.append({"database": "postgresql" if database else "sqlite", **figures})
    return results


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="1,50,500")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--moves", type=int, default=30_000)
    parser.add_argument("--database")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.database)
        return
    counts = [int(count) for count in options.tables.split(",")]
    results = run(counts, options.seats, options.moves, options.seconds, options.database)
    if options.json:
        print(json.dumps(results, indent=2))
        return
    for line in results:
        print(
            f"{line['database']:>10} {line['tables']:>4} tables × {line['seats']} seats: {line['moves_per_s']:>7.0f} moves/s, "
            f"p50 {line['p50_ms']:.1f} ms, p99 {line['p99_ms']:.1f} ms, server CPU {line['server_cpu']:.2f}, "
            f"{line['kib_per_table']:.0f} KiB per table, {line['kib_per_table_played']:.0f} KiB with lines and history"
        )


if __name__ == "__main__":
    main()

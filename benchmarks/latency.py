"""Real time over a slow line: live rounds of A Tale of Pirates through a loopback proxy that delays everything, each way and with jitter.

    python -m benchmarks.latency [--delays 0,100,300] [--tables 3] [--json]

Three people play each table, all with the same delay, at the true pace of the clock, as the web client does: they take the table's
clock from what the server tells (the least old word is the best), act the moment their own clock says that sand is through, and in the
last moments of the round two of them send moves without pause. A fourth line without delay knows the truth, to the length of its own
way. Measured:

- how much later than the server allows a client sees its sand through (`early`: how often it was earlier), and how often acting on it
  was refused;
- of the moves made before the end of the round by the client's clock that came within the grace, how many were refused for lateness.

All tables run at once, in the time of one round: about two minutes. A busy machine makes the lags longer, never the laws untrue.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from taletable.table.scenes import put

from . import server_load

GAME = "a-tale-of-pirates"
DELAYS = (0, 100, 300)
JITTER = 0.3
"""Each message takes its delay, more or less so much of it."""
TABLES = 3
SPACES = (("sail-1", "left-1"), ("helm", "right-1"), ("lookout", "repairs"))
"""Each person goes to and fro between two areas, so that nobody is in another's way."""
PRESSING = (0, 1)
"""Those who send moves until the last moment; were all three to vote, the clock would run forward."""
LAST_MS = 900
EVERY_S = 0.02
RATE_MS = 5
EDGE_MS = 25
"""The server may need so long to read what has come: moves that come in the last moment of the grace are not counted."""
Figures = dict[str, Any]


def clock() -> float:
    """The time in milliseconds."""
    return time.time() * 1000


class Reading:
    """Reads along what a client sends: when each move came to the server."""

    def __init__(self) -> None:
        self.buffer = b""
        self.open = False
        self.arrived: dict[int, float] = {}

    def read(self, data: bytes) -> None:
        """Some more of the stream has come through."""
        self.buffer += data
        if not self.open:
            _, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.open, self.buffer = True, rest
        while (size := self.frame()) and len(self.buffer) >= size:
            frame, self.buffer = self.buffer[:size], self.buffer[size:]
            at = 2 if frame[1] & 0x7F < 126 else 4
            text = bytes([byte ^ frame[at + i % 4] for i, byte in enumerate(frame[at + 4 :])])
            if frame[0] & 0x0F == 1 and (ref := json.loads(text).get("ref")):
                self.arrived[ref] = clock()

    def frame(self) -> int:
        """The length of the frame that the buffer begins with; 0: too early to say."""
        if len(self.buffer) < 4:
            return 0
        length = self.buffer[1] & 0x7F
        return 6 + length if length < 126 else 8 + int.from_bytes(self.buffer[2:4], "big")


class Proxy:
    """A line to the server that takes its time. What is sent first comes first."""

    def __init__(self, port: int, delay: int, seed: int) -> None:
        self.port = port
        self.delay = delay
        self.random = random.Random(seed)
        self.reading = Reading()

    async def open(self) -> int:
        """Listen; the port."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Join two streams."""
        up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.port)
        with suppress(asyncio.CancelledError):  # at the end of a run
            await asyncio.gather(self.carry(reader, up_writer, self.reading.read), self.carry(up_reader, writer, lambda _: None))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, note: Callable[[bytes], None]) -> None:
        """Carry one direction, each piece after its own delay but none before an earlier one."""
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                writer.write(data)
                note(data)
                if not data:
                    writer.close()
                    return

        task = asyncio.create_task(deliver())
        last = 0.0
        while True:
            try:
                data = await reader.read(65_536)
            except ConnectionError:
                data = b""
            last = max(last, time.perf_counter() + self.delay * (1 + JITTER * (2 * self.random.random() - 1)) / 1000)
            queue.put_nowait((last, data))
            if not data:
                await task
                return

    def close(self) -> None:
        """Listen no more."""
        self.server.close()


class Truth:
    """The table's clock as a line without delay knows it: it shows 0 between two moments of the world's clock."""

    def __init__(self) -> None:
        self.low = float("-inf")
        self.high = float("inf")

    def learn(self, asked: float, now: int, told: float) -> None:
        """The server said `now` between the two times. It counts whole milliseconds, so it may have been almost one more."""
        self.low = max(self.low, asked - now - 1)
        self.high = min(self.high, told - now)


class Sailor:
    """One person: what the web client knows, and no more."""

    def __init__(self, socket: ClientConnection, seat: int, reading: Reading) -> None:
        self.socket = socket
        self.reading = reading
        self.seat = seat
        self.ahead = float("-inf")
        self.running = False
        self.state: dict[str, Any] = {}
        self.ref = 0
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Event()

    def now(self) -> float:
        """The table's clock: see `Live.now` in web/src/lib/live.svelte.ts."""
        return self.ahead + time.perf_counter() * 1000

    async def listen(self) -> None:
        """Take in what comes."""
        async for frame in self.socket:
            message = json.loads(frame)
            if message["t"] in ("table", "time"):
                told = message if message["t"] == "time" else message["clock"]
                if told["running"] != self.running:
                    self.ahead, self.running = float("-inf"), told["running"]
                self.ahead = max(self.ahead, told["now"] - time.perf_counter() * 1000)
            elif message["t"] == "state":
                view = self.state["view"] if message["view"] is None else message["view"]
                for scene in message["scenes"]:
                    view = put(view, scene["view"], scene["gone"])
                self.state = {**message, "view": view}
            elif message.get("ref") in self.answers:
                self.answers[message["ref"]].set_result(message)
            self.news.set()

    async def send(self, **message: Any) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message))

    async def play(self, move: str) -> dict[str, Any]:
        """Play a move as the client does; the answer."""
        self.ref += 1
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[self.ref] = answer
        await self.send(t="move", ref=self.ref, move=f"{self.seat} {move}", at=int(self.now()))
        return await answer

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        """Wait for a state that fits."""
        while not self.state or not fits(self.state["view"]):
            self.news.clear()
            await self.news.wait()


class Tally:
    """What was seen at one delay."""

    def __init__(self) -> None:
        self.lags: list[float] = []
        """How much later than allowed a client saw its sand through."""
        self.ways: list[float] = []
        """From a move to its acknowledgement."""
        self.sand_refused = 0
        self.in_grace = 0
        self.late_refused = 0
        self.beyond = 0
        self.beyond_taken = 0

    def figures(self, delay: int, rounds: int) -> Figures:
        """As numbers."""
        lags, ways = sorted(self.lags), sorted(self.ways)
        return {
            "delay_ms": delay,
            "jitter_ms": round(delay * JITTER),
            "rounds": rounds,
            "sands": len(lags),
            "early": sum(lag < 0 for lag in lags),
            "least_lag_ms": round(lags[0], 1),
            "p50_lag_ms": round(lags[len(lags) // 2], 1),
            "sand_refused": self.sand_refused,
            "in_grace": self.in_grace,
            "in_grace_refused": self.late_refused,
            "beyond_grace": self.beyond,
            "beyond_grace_taken": self.beyond_taken,
            "p50_ack_ms": round(ways[len(ways) // 2], 1),
        }


async def work(sailor: Sailor, truth: Truth, tally: Tally) -> None:
    """Place, wait for the sand by one's own clock, take it off at once; to and fro until there is no time for another."""
    view = sailor.state["view"]
    ends, sand = view["clock"]["ends"], view["clock"]["sand"]
    turn = 0
    while sailor.now() < view["clock"]["began"]:
        await asyncio.sleep(RATE_MS / 1000)
    while sailor.now() + sand + LAST_MS + 1_000 < ends:
        asked = clock()
        reply = await sailor.play(f"place {SPACES[sailor.seat][turn % 2]}")
        assert reply["t"] == "ack", reply
        tally.ways.append(clock() - asked)
        await sailor.until(lambda seen: seen["players"][sailor.seat]["sandtimer"]["through"] is not None)
        through = sailor.state["view"]["players"][sailor.seat]["sandtimer"]["through"]
        while (left := through - sailor.now()) > 0:
            await asyncio.sleep(max(0.0005, min(left / 2, 500) / 1000))
        tally.lags.append(clock() - through - truth.low)
        reply = await sailor.play("remove")
        if reply["t"] != "ack":
            tally.sand_refused += 1
            return
        turn += 1


async def press(sailor: Sailor, truth: Truth, tally: Tally) -> None:
    """Send a move every few milliseconds until one's own clock says that the round is over; count what became of them."""
    clock_of = sailor.state["view"]["clock"]
    ends, grace = clock_of["ends"], clock_of["grace"]
    while sailor.now() < ends - LAST_MS:
        await asyncio.sleep(RATE_MS / 1000)
    sent: list[asyncio.Task[dict[str, Any]]] = []
    while sailor.now() < ends:
        sent.append(asyncio.create_task(sailor.play("play-on" if len(sent) % 2 else "run-forward")))
        await asyncio.sleep(EVERY_S)
    for answer in await asyncio.gather(*sent):
        came = sailor.reading.arrived[answer["ref"]] - ends - grace
        if came < truth.low - EDGE_MS:
            tally.in_grace += 1
            tally.late_refused += answer["t"] != "ack"
        elif came > truth.high:
            tally.beyond += 1
            tally.beyond_taken += answer["t"] == "ack"


async def sail(url: str, delay: int, seed: int, tally: Tally) -> None:
    """One round at one table."""
    people = [httpx.AsyncClient(base_url=url, timeout=60) for _ in SPACES]
    for number, person in enumerate(people):
        (await person.post("/api/me", json={"name": f"Sailor {number + 1}"})).raise_for_status()
    specs = [{"kind": "you"}, *[{"kind": "open"} for _ in SPACES[1:]]]
    info = (await people[0].post("/api/tables", json={"game": GAME, "seats": specs})).raise_for_status().json()
    proxies = [Proxy(int(httpx.URL(url).port or 0), delay, seed * len(SPACES) + seat) for seat in range(len(SPACES))]
    path = f"/api/tables/{info['id']}"
    sailors, tasks = [], []
    for seat, (person, proxy) in enumerate(zip(people, proxies, strict=True)):
        if seat:
            invite = info["seats"][seat]["invite"]
            (await person.post(f"{path}/sit", json={"seat": seat, "invite": invite})).raise_for_status()
        socket = await line(person, f"ws://127.0.0.1:{await proxy.open()}{path}/live")
        sailor = Sailor(socket, seat, proxy.reading)
        await sailor.send(t="hello")
        sailors.append(sailor)
        tasks.append(asyncio.create_task(sailor.listen()))
    watcher = await line(people[0], f"{url.replace('http', 'ws')}{path}/live")
    await watcher.send(json.dumps({"t": "hello", "seat": 0}))
    (await people[0].post(f"{path}/start", json={})).raise_for_status()
    for sailor in sailors:
        await sailor.until(lambda _: True)
        assert (await sailor.play("ready"))["t"] == "ack"
    for sailor in sailors:
        await sailor.until(lambda view: bool(view["clock"]["running"]))
    truth = await learn(watcher)
    await watcher.close()
    timers = [asyncio.create_task(keep_time(sailor)) for sailor in sailors]
    await asyncio.gather(*[work(sailor, truth, tally) for sailor in sailors])
    await asyncio.gather(*[press(sailors[seat], truth, tally) for seat in PRESSING])
    for task in (*timers, *tasks):
        task.cancel()
    for sailor, proxy, person in zip(sailors, proxies, people, strict=True):
        await sailor.socket.close()
        proxy.close()
        await person.aclose()


async def line(person: httpx.AsyncClient, address: str) -> ClientConnection:
    """A live line of a person."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar)
    return await connect(
        address, additional_headers={"Cookie": cookies}, max_size=2**24, compression=None, open_timeout=60, ping_interval=None
    )


async def learn(watcher: ClientConnection) -> Truth:
    """Ask a line without delay for the time, often enough to catch the server when it is quick."""
    truth = Truth()
    for _ in range(200):
        asked = clock()
        await watcher.send(json.dumps({"t": "time"}))
        while (message := json.loads(await watcher.recv()))["t"] != "time":
            asked = float("-inf")  # something came between; only the other bound counts
        truth.learn(asked, message["now"], clock())
        await asyncio.sleep(0.005)
    return truth


async def keep_time(sailor: Sailor) -> None:
    """Ask for the time now and then, as the client does."""
    while True:
        await sailor.send(t="time")
        await asyncio.sleep(5)


async def run(delays: tuple[int, ...], tables: int) -> list[Figures]:
    """All delays and tables at once, on one server of the default kind."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = server_load.start(str(Path(folder) / "latency.db"), "FULL")
        try:
            tallies = [Tally() for _ in delays]
            await asyncio.gather(
                *[sail(url, delay, seed, tally) for delay, tally in zip(delays, tallies, strict=True) for seed in range(tables)]
            )
        finally:
            process.terminate()
            process.wait()
    return [tally.figures(delay, tables) for delay, tally in zip(delays, tallies, strict=True)]


def laws_hold(figures: list[Figures]) -> bool:
    """No sand too early, nothing refused that came in time, nothing taken that came too late."""
    return not any(line["early"] + line["sand_refused"] + line["in_grace_refused"] + line["beyond_grace_taken"] for line in figures)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--delays", default=",".join(map(str, DELAYS)), help="milliseconds each way, one after the other")
    parser.add_argument("--tables", type=int, default=TABLES, help="rounds for each delay")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures = asyncio.run(run(tuple(int(delay) for delay in chosen.delays.split(",")), chosen.tables))
    if chosen.json:
        print(json.dumps(figures))
    else:
        for one in figures:
            print(
                f"{one['delay_ms']:4} ms ± {one['jitter_ms']}: {one['sands']} sands, {one['early']} seen early, "
                f"{one['sand_refused']} refused, lag {one['least_lag_ms']} ms at the least, {one['p50_lag_ms']} in the middle; "
                f"{one['in_grace']} last moves in time, {one['in_grace_refused']} refused; {one['beyond_grace']} too late, "
                f"{one['beyond_grace_taken']} taken; acknowledged after {one['p50_ack_ms']} ms"
            )
    sys.exit(not laws_hold(figures))


if __name__ == "__main__":
    main()

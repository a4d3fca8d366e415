"""One guest against another: how long an honest player's bot takes while somebody else has a hundred tables of seven hard bots.

    python -m benchmarks.crowd [--tables 100] [--seconds 60] [--processes 1] [--json]

The thinkers are those of the server, processes included. Every bot of the hundred tables asks again as soon as it is answered, as if
each table were looked at and never waited; no limit on tables holds. The honest player's easy bot is asked once at a time. A wait is from
the question to the answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time

from taletable.engine.match import Match
from taletable.games import games
from taletable.server.settings import Settings
from taletable.server.thinking import Thinkers
from taletable.server.turns import Claim

GAME = "paper-tales"


async def ask(thinkers: Thinkers, claim: Claim, level: str, match: Match, seat: int) -> float:
    """Ask a bot; how long it took."""
    began = time.monotonic()
    await thinkers.choose(claim, match.game, level, lambda: match.state, seat)
    return time.monotonic() - began


async def insist(thinkers: Thinkers, claim: Claim, match: Match, seat: int) -> None:
    """Ask a hard bot for ever."""
    while True:
        await ask(thinkers, claim, "hard", match, seat)


async def measure(tables: int, seconds: float, processes: int) -> dict[str, float]:
    """The waits of the honest player before and during the attack."""
    settings, game = Settings("", b""), games()[GAME]
    thinkers = Thinkers(processes, settings.guest_s, settings.thought_s)
    rng, report = random.Random(1), {}
    mine, honest = Match(game, 2, seed=b"1" * 16), Claim("honest", "mine", True)
    await ask(thinkers, honest, "easy", mine, 0)  # the processes start
    greedy: list[asyncio.Task[None]] = []
    for name, length in (("before", seconds / 4), ("during", seconds)):
        if name == "during":
            theirs = [Match(game, 7, seed=rng.randbytes(16)) for _ in range(tables)]
            for i, match in enumerate(theirs):
                greedy += [asyncio.create_task(insist(thinkers, Claim("greedy", str(i), True), match, seat)) for seat in range(7)]
        end, waits = time.monotonic() + length, []
        while time.monotonic() < end:
            waits.append(await ask(thinkers, honest, "easy", mine, 0))
            await asyncio.sleep(0.01)
        waits.sort()
        report[f"{name}: answers"] = float(len(waits))
        report[f"{name}: median s"] = round(waits[len(waits) // 2], 3)
        report[f"{name}: 99th percentile s"] = round(waits[int(0.99 * len(waits))], 3)
    for task in greedy:
        task.cancel()
    await asyncio.gather(*greedy, return_exceptions=True)
    await thinkers.close()
    return report


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    report = asyncio.run(measure(args.tables, args.seconds, args.processes))
    print(json.dumps(report) if args.json else "\n".join(f"{key}: {value:g}" for key, value in report.items()))


if __name__ == "__main__":
    main()

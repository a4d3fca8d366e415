"""This tree against another one, such as a checkout of an older commit, lap by lap in turn, so that a busy machine hurts both alike:

    python -m benchmarks.against <tree> [<game> …]

For a compiled build name its folder, and this tree's own with `--self build/compiled`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ("paper-tales", "dice-upon-a-time", "threetale")
"""Those without a clock."""
Lap = dict[str, list[tuple[int, float]]]


def run(tree: Path, game: str) -> Lap:
    """A lap in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-P", str(Path(__file__).parent / "lap.py"), game]
    found: Lap = json.loads(subprocess.run(command, cwd=tree, env=environment, capture_output=True, check=True).stdout)
    return found


def least(one: Lap, other: Lap) -> Lap:
    """The lesser time of each game."""
    return {
        figure: [(done, min(time, again)) for (done, time), (_, again) in zip(one[figure], other[figure], strict=True)] for figure in one
    }


def rates(lap: Lap) -> dict[str, float]:
    """How much was done per second."""
    return {figure: sum(done for done, _ in games) / sum(time for _, time in games) for figure, games in lap.items()}


def compare(other: Path, own: Path, game: str, laps: int) -> None:
    """Run laps in turn and print the figures."""
    best: dict[Path, Lap] = {}
    for n in range(laps):
        for tree in (other, own) if n % 2 else (own, other):
            lap = run(tree, game)
            best[tree] = least(best[tree], lap) if tree in best else lap
    before, now = rates(best[other]), rates(best[own])
    for figure in before:
        print(f"{game}: {figure}: {before[figure]:,.0f} → {now[figure]:,.0f} ({now[figure] / before[figure] - 1:+.1%})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tree", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--self", type=Path, default=ROOT, dest="own")
    parser.add_argument("--laps", type=int, default=3)
    words = parser.parse_args()
    for name in words.games:
        compare(words.tree.resolve(), words.own.resolve(), name, words.laps)

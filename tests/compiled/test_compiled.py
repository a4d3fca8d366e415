"""The compiled build plays the same games from the same seeds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PROGRAM = """
import json, random, sys
from taletable.engine import rules
from taletable.engine.match import Match
from taletable.games import games
digests = {}
for game in games().values():
    flags = {option.key: True for option in game.options if option.choices[-1] is True}
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in ({}, flags) if flags else ({},):
            chance = random.Random(seats)
            match = Match(game, seats, options, seed=b"same seeds, same games")
            while not match.state.over:
                seat = chance.choice(game.asked(match.state))
                match.play(chance.choice(game.legal(match.state, seat)))
            digests[f"{game.id} {seats} {sorted(options)}"] = [game.digest(match.state), len(match.log), len(match.events)]
print(json.dumps({"engine": rules.__file__, "digests": digests}))
"""


def play(path: Path) -> tuple[str, dict[str, list[str | int]]]:
    """Which engine was used, and how its games ended."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    report = json.loads(done.stdout)
    return report["engine"], report["digests"]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("compiled")
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "compile.py"), "--quick", str(target)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def test_compiled_rules_play_the_same_games(compiled: Path) -> None:
    engine, digests = play(compiled)
    assert engine.endswith((".so", ".pyd"))
    plain_engine, plain = play(ROOT)
    assert plain_engine.endswith(".py")
    assert digests == plain

"""The benchmark ends: every game that it plays does, and every process that it starts is held to its bounds."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pytest

from benchmarks import engine
from benchmarks.bounded import OutOfBounds, output
from taletable.games import find_game, games

PROGRAM = """
import os, sys, time
print("at it", file=sys.stderr, flush=True)
time.sleep(0.7)
print("x")
print('["' + os.environ["WHAT"] + '"]')
"""


@pytest.mark.parametrize("name", list(games()))
def test_random_games_end(name: str) -> None:
    game = find_game(name)
    seats = engine.seats_of(game)
    match = engine.random_match(game, seats, random.Random(5))
    assert match.state.over
    assert len(match.log) > 8
    assert engine.Playouts(game, seats).quietly() > 4
    assert engine.middle_state(game, seats).over is False


def test_in_real_time_the_clock_goes_on_and_the_crew_acts() -> None:
    match = engine.random_match(find_game("a-tale-of-pirates"), 4, random.Random(5))
    verbs = {entry.move.verb for entry in match.log[1:]}
    assert {"ready", "clock", "place"} <= verbs
    assert not verbs & set(engine.IMPATIENT)
    assert match.log[-1].now >= 140_000, "a round was played to its end"
    times = [entry.now for entry in match.log]
    assert times == sorted(times)


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MOST_STEPS", 10)
    with pytest.raises(engine.Endless, match="paper-tales does not end within 10 steps"):
        engine.random_match(find_game("paper-tales"), 4, random.Random(5))
    with pytest.raises(engine.Endless):
        engine.Playouts(find_game("a-tale-of-pirates"), 4).quietly()


def run(code: str, folder: Path, seconds: float = 20, memory: int = 1 << 30) -> tuple[object, list[str]]:
    """What a small program gives, and what it told."""
    told: list[str] = []
    return output([sys.executable, "-c", code], folder, seconds, {"WHAT": "rates"}, told.append, memory), told


def test_the_last_line_is_the_figures_and_progress_is_told(tmp_path: Path) -> None:
    figures, told = run(PROGRAM, tmp_path)
    assert figures == ["rates"]
    assert set(told) == {"at it"}


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import time; time.sleep(60)", "took longer than 1 s"),
        ("held = bytearray(300 << 20)\nimport time\ntime.sleep(60)", "took more than 200 MiB"),
        ("import sys; sys.exit('out of luck')", "exit code 1: out of luck"),
    ],
)
def test_a_process_that_loses_its_way_is_ended_with_a_reason(code: str, why: str, tmp_path: Path) -> None:
    begin = time.monotonic()
    with pytest.raises(OutOfBounds, match=why):
        run(code, tmp_path, 1 if "longer" in why else 20, 200 << 20)
    assert time.monotonic() - begin < 15

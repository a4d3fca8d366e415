"""Rows of games and decisions: what they say, that they go on where they were stopped, and that nobody's hands show in them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import polars as pl
import pytest

from taletable.cli import progress as shown
from taletable.companions.study import Configuration
from taletable.engine.record import read_record
from taletable.engine.saying import Wrong
from taletable.games import find_game
from taletable.lab import balance, crew, simulation
from taletable.lab.balance import run_study
from taletable.lab.simulation import Summary, simulate
from tests.sentences import raises

ROOT = Path(__file__).parents[2]
PAPER = find_game("paper-tales")
BOTS = ["easy", "random", "random"]


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of a few games."""
    monkeypatch.setattr(simulation, "CHUNK", 3)
    monkeypatch.setattr(balance, "CHUNK", 3)


def play(rows: Path, games: int = 8, **more: Any) -> Summary:
    """A few games with rows."""
    return simulate(PAPER, games, 3, BOTS, seed=4, workers=more.pop("workers", 1), rows=rows, **more)


def files(folder: Path) -> dict[str, bytes]:
    """All that is in a folder of rows."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def figures(summary: Summary) -> dict[str, Any]:
    """All of a summary that does not depend on the machine."""
    return {key: value for key, value in summary.as_json().items() if key != "speed"}


def test_rows_say_what_the_records_say(tmp_path: Path) -> None:
    summary = play(tmp_path / "rows", 6)
    simulate(PAPER, 6, 3, BOTS, seed=4, workers=1, out=tmp_path / "records")
    games = pl.read_parquet(tmp_path / "rows/games/*.parquet").sort("game")
    decisions = pl.read_parquet(tmp_path / "rows/decisions/*.parquet").sort("game", "decision")
    assert games["game"].to_list() == list(range(6))
    for row in games.iter_rows(named=True):
        lines = (tmp_path / f"records/game-{row['game'] + 1:06d}.tale").read_text(encoding="utf-8").splitlines()
        match, header = read_record(lines, find_game)
        result = PAPER.results(match.state)
        assert result
        assert row["scores"] == list(result.scores)
        assert row["winners"] == list(result.winners)
        assert sum(row["shares"]) == pytest.approx(1)
        assert [f"{bot}-{seat + 1}" for bot, seat in zip(row["bots"], row["bot_of_seat"], strict=True)] == list(header.names)
        own = decisions.filter(pl.col("game") == row["game"])
        entries = [entry for entry in match.log if entry.move.seat >= 0]
        assert own["move"].to_list() == [PAPER.write(entry.move) for entry in entries]
        assert own["seat"].to_list() == [entry.move.seat for entry in entries]
        assert own["bot"].to_list() == [row["bots"][entry.move.seat] for entry in entries]
        assert row["decisions"] == len(entries) == own.height
    assert decisions["choices"].min() == 1
    assert decisions["rule"].str.starts_with("PT-").all()
    won = games.explode("bots", "shares").group_by("bots").agg(pl.col("shares").sum())
    assert dict(won.iter_rows()) == pytest.approx({side.name: side.rate.wins for side in summary.by_bot})


def test_whoever_plays_the_bytes_are_the_same(tmp_path: Path) -> None:
    alone, two = play(tmp_path / "one"), play(tmp_path / "two", workers=2)
    assert figures(alone) == figures(two) == figures(simulate(PAPER, 8, 3, BOTS, seed=4, workers=1))
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert len(files(tmp_path / "one")) == 1 + 2 * 3


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    told: list[int] = []

    def stop(n: int) -> None:
        told.append(n)
        if sum(told) >= 6:
            raise Stop

    with pytest.raises(Stop):
        play(tmp_path / "rows", progress=stop)
    assert told == [3, 3]
    told.clear()
    rest = play(tmp_path / "rows", progress=told.append)
    assert (sum(told), rest.fresh, rest.games) == (8, 2, 8)
    assert figures(rest) == figures(play(tmp_path / "whole"))
    assert files(tmp_path / "rows") == files(tmp_path / "whole")
    again = play(tmp_path / "rows")
    assert (again.fresh, figures(again)) == (0, figures(rest))


def test_more_games_can_follow(tmp_path: Path) -> None:
    play(tmp_path / "rows", 5)
    assert play(tmp_path / "rows", 8).fresh == 5  # the chunk that was short is played whole
    play(tmp_path / "whole", 8)
    assert files(tmp_path / "rows") == files(tmp_path / "whole")


def test_other_simulations_take_other_folders(tmp_path: Path) -> None:
    play(tmp_path / "rows", 3)
    with raises(Wrong, "holds rows of another simulation"):
        simulate(PAPER, 3, 3, BOTS, seed=5, workers=1, rows=tmp_path / "rows")
    (tmp_path / "rows/run.json").unlink()
    with raises(Wrong, "holds rows of another simulation"):
        play(tmp_path / "rows", 3)
    with raises(Wrong, "with rows or on a cluster leave them out"):
        play(tmp_path / "new", 3, out=tmp_path / "records")


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    words = ["sim", "paper-tales", "-n", "75", "--bots", "random,random,random", "--seed", "4", "--workers", "2", "--json", "--rows"]
    program = [sys.executable, "-c", "from taletable.cli import app; app()", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    running = subprocess.Popen([*program, "rows"], cwd=tmp_path, env=environment, start_new_session=True, stdout=subprocess.DEVNULL)
    while not list(tmp_path.glob("rows/games/*.parquet")):
        assert running.poll() is None
        sleep(0.02)
    os.killpg(running.pid, 9)
    running.wait()
    before = {path.name for path in tmp_path.glob("rows/games/*.parquet")}
    told = [
        json.loads(subprocess.run([*program, folder], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout)
        for folder in ("rows", "whole")
    ]
    for summary in told:
        del summary["speed"]
    assert told[0] == told[1]
    parts = {name: data for name, data in files(tmp_path / "rows").items() if not name.endswith(".new")}
    assert parts == files(tmp_path / "whole")
    assert before <= {Path(name).name for name in parts}


def test_games_in_real_time_have_rows(tmp_path: Path) -> None:
    simulate(find_game("a-tale-of-pirates"), 1, 2, ["easy"], seed=1, workers=1, rows=tmp_path)
    decisions = pl.read_parquet(tmp_path / "decisions/*.parquet")
    assert decisions["at"].is_sorted()
    assert decisions["at"][-1] > decisions["at"][0]
    assert pl.read_parquet(tmp_path / "games/*.parquet")["together"].all()


def test_what_takes_too_long_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_DECISIONS", 20)
    summary = play(tmp_path, 2)
    assert (summary.cut, summary.lost, summary.decisions.mean) == (2, 2, 20)
    assert pl.read_parquet(tmp_path / "games/*.parquet")["cut"].all()
    assert summary.as_json()["cut"] == 2


def test_a_study_writes_rows_and_keeps_its_tallies(tmp_path: Path) -> None:
    alone = Configuration("solo-1", "Alone", 1, {"level": 1}, ("easy",), 5)
    plain = run_study(PAPER, [alone], tmp_path / "kept", 3).outcomes["solo-1"]
    whole = run_study(PAPER, [alone], tmp_path / "kept", 3, rows=tmp_path / "rows").outcomes["solo-1"]
    assert whole.tally == pytest.approx(plain.tally)
    assert whole.games == pl.read_parquet(tmp_path / "rows/solo-1/games/*.parquet").height == 5
    more = run_study(PAPER, [alone._replace(games=6)], tmp_path / "kept", 3, rows=tmp_path / "rows").outcomes["solo-1"]
    assert more.games == pl.read_parquet(tmp_path / "rows/solo-1/games/*.parquet").height == 6
    again = run_study(PAPER, [alone._replace(games=6)], tmp_path / "other", 3, rows=tmp_path / "rows").outcomes["solo-1"]
    assert pl.read_parquet(tmp_path / "rows/solo-1/games/*.parquet")["game"].sort().to_list() == list(range(6))
    assert more.tally == pytest.approx(again.tally)


def test_chunks_begin_at_multiples_and_come_in_order() -> None:
    assert crew.chunks_of(8, 3) == [(0, 3), (3, 6), (6, 8)]
    assert crew.chunks_of(8, 3, 3) == [(3, 6), (6, 8)]
    out_of_order = iter([((3, 6), "b"), ((0, 3), "a"), ((6, 8), "c")])
    assert [result for _, result in crew._in_order([(0, 3), (3, 6), (6, 8)], out_of_order)] == ["a", "b", "c"]


def test_lines_estimate_what_is_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter([0.0, 10.0, 20.0, 50.0, 60.0])
    monkeypatch.setattr(shown, "monotonic", lambda: next(clock))
    tell = shown.Lines({"a": ("Paper Tales", 5000)})
    for done in (1000, 1100, 1400, 1450):
        tell("a", done)
    assert capsys.readouterr().err == "Paper Tales: 1400 of 5000 games · 10.00 a second · 0:06:00 left\n"

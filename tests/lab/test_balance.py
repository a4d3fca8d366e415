"""Studies of balance: what was played is kept, goes on where it was, and makes the same report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from taletable.companions.charts import Dot, bars, dots, histogram, percent, table
from taletable.companions.statistics import Rate, difference
from taletable.companions.study import Configuration, Study
from taletable.games import find_game
from taletable.lab import balance
from taletable.lab.balance import NoStudy, configurations, run_study
from taletable.lab.rows import fingerprint
from tests.sentences import raises

GAME = find_game("paper-tales")
ALONE = Configuration("solo-1", "Alone", 1, {"level": 1}, ("easy",), 6)


def study(kept: Path, games: int, workers: int = 1) -> Study:
    """A short study of the solo game."""
    return run_study(GAME, [ALONE._replace(games=games)], kept, seed=3, workers=workers)


def test_a_stopped_study_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "CHUNK", 2)
    whole = study(tmp_path / "whole", 6).outcomes["solo-1"]
    assert whole.games == 6
    first = study(tmp_path / "parts", 2).outcomes["solo-1"]
    assert first.games == 2
    heard: list[tuple[str, int]] = []
    rest = run_study(GAME, [ALONE], tmp_path / "parts", 3, 1, lambda key, n: heard.append((key, n))).outcomes["solo-1"]
    assert heard == [("solo-1", 2), ("solo-1", 4), ("solo-1", 6)]
    assert rest.tally == pytest.approx(whole.tally)
    # A broken file counts as none, and so does what was played with other rules or bots.
    for file in (tmp_path / "parts").iterdir():
        file.write_text("{", encoding="utf-8")
    assert study(tmp_path / "parts", 2).outcomes["solo-1"].tally == pytest.approx(first.tally)


def test_workers_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "CHUNK", 1)
    alone = study(tmp_path / "one", 3).outcomes["solo-1"]
    many = study(tmp_path / "two", 3, workers=2).outcomes["solo-1"]
    assert many.games == alone.games == 3
    assert many.tally == pytest.approx(alone.tally)
    kept = [json.loads(file.read_text())["games"] for file in (tmp_path / "two").iterdir()]
    assert kept == [3]


def test_what_is_studied_can_be_chosen() -> None:
    keys = [c.key for c in configurations(GAME)]
    assert {"base", "everything", "solo-5"} <= set(keys)
    assert [(c.key, c.games) for c in configurations(GAME, ("base",), 7)] == [("base", 7)]
    with raises(NoStudy, r"no configuration “dragons”; there are: base,"):
        configurations(GAME, ("dragons",))
    assert fingerprint(GAME) != fingerprint(find_game("dice-upon-a-time"))


def test_charts_are_the_same_each_time(tmp_path: Path) -> None:
    for n in ("1", "2"):
        dots(tmp_path / f"dots{n}.svg", "Dots", [Dot("a", 1, 0.5, 1.5), Dot("b", 9, 8, 10)], "points", (0, 2))
        bars(tmp_path / f"bars{n}.svg", "Bars", ["x", "y"], {"one": [1, 2], "two": [2, 1]}, "wins", [1.5, 1.5])
        histogram(tmp_path / f"histogram{n}.svg", "Scores", {"one": {3: 1, 5: 2}, "none": {}}, "LP")
    for name in ("dots", "bars", "histogram"):
        first, second = ((tmp_path / f"{name}{n}.svg").read_text() for n in "12")
        assert first == second
        assert first.startswith("<?xml")


def test_tables_and_differences() -> None:
    assert table(("Card", "Rate"), [("Archer", percent(0.123))]) == "| Card | Rate |\n|---|---:|\n| Archer | 12.3 % |\n"
    value, low, high = difference(Rate(60, 100), Rate(40, 100))
    assert value == pytest.approx(0.2)
    # Wilson: 0.5020 to 0.6906, and 0.3094 to 0.4980; Newcombe joins the distances of the near ends.
    assert low == pytest.approx(0.2 - 2**0.5 * 0.0980, abs=1e-3)
    assert high == pytest.approx(0.2 + 2**0.5 * 0.0906, abs=1e-3)

"""The study of balance: what it counts in a game, and that its report can be written from little."""

from __future__ import annotations

from pathlib import Path

import pytest

from taletable.companions.charts import Dot
from taletable.companions.study import Configuration, Outcome, Study
from taletable.engine.match import Match
from taletable.engine.state import Options
from taletable.games.dice_upon_a_time.balance import CONFIGURATIONS, orders, outside, report, watch
from taletable.games.dice_upon_a_time.bot.levels import Easy
from taletable.games.dice_upon_a_time.meta import GAME

from .keepsakes import played, realm

SHORT: Options = {"length": "short"}


@pytest.fixture(scope="module")
def rivals() -> Match:
    return played(SHORT, (Easy, Easy, Easy), b"a study of rivals")


@pytest.fixture(scope="module")
def team() -> Match:
    return played({**SHORT, "mode": "cooperative"}, (Easy, Easy), b"a study of a team")


def test_the_configurations_can_be_played() -> None:
    assert len({c.key for c in CONFIGURATIONS}) == len(CONFIGURATIONS)
    for c in CONFIGURATIONS:
        GAME.settle_options(c.seats, c.options)
    teams = {(c.seats, c.bots[0]) for c in CONFIGURATIONS if c.options.get("mode") == "cooperative"}
    assert teams == {(seats, bot) for seats in range(2, 6) for bot in ("easy", "normal", "hard")}


def test_a_game_adds_up(rivals: Match) -> None:
    s, tally = realm(rivals.state), watch(rivals)
    result = GAME.results(s)
    assert result
    assert tally["points"] == sum(result.scores)
    assert sum(tally.get(f"order:{n}", 0.0) for n in range(3)) == pytest.approx(1.0)
    assert sum(v for k, v in tally.items() if k.startswith("done:")) == sum(len(cards) for cards in s.done)
    assert sum(v for k, v in tally.items() if k.startswith("character:") and k.endswith(":n")) == 3
    assert sum(v for k, v in tally.items() if k.startswith("ask:")) == tally["decisions"] == len(rivals.log) - 1
    assert sum(v for k, v in tally.items() if k.startswith("event:") and k.endswith(":n")) == 3 * 3
    assert 0 <= tally.get("blocked", 0.0) <= tally["with-dice"] <= tally["turns"] + tally.get("passes", 0.0)


def test_a_team_has_a_level(team: Match) -> None:
    tally = watch(team)
    assert tally["team"] * 2 == tally["points"]
    assert sum(v for k, v in tally.items() if k.startswith("level:")) == 1


def test_the_report_can_be_written(rivals: Match, team: Match, tmp_path: Path) -> None:
    outcomes = {}
    for c in CONFIGURATIONS:
        match = team if c.key.startswith("team") else rivals
        tally = {name: 300 * n for name, n in watch(match).items()}
        outcomes[c.key] = Outcome(Configuration(c.key, c.title, match.seats, c.options, c.bots, 300), 300, tally)
    report(Study(GAME, 0, {**outcomes}), tmp_path)
    text = (tmp_path / "dice-upon-a-time.md").read_text(encoding="utf-8")
    for heading in (
        "## By the number of players",
        "## Three players: cards",
        "## Three players, hard bots: cards",
        "## Other modes and bots",
        "## Teams",
    ):
        assert heading in text
    for picture in ("scores", "three-characters", "three-items", "teams"):
        assert f"dice-upon-a-time/{picture}.svg" in text
        assert (tmp_path / "dice-upon-a-time" / f"{picture}.svg").is_file()


def test_outside_means_the_whole_interval() -> None:
    found = {"far": Dot("far", 0.1, 0.07, 0.13), "near": Dot("near", 0.07, 0.03, 0.11), "low": Dot("low", -0.2, -0.3, -0.1)}
    assert outside(found, 0.06) == ["far", "low"]


def test_the_order_of_seats_is_judged() -> None:
    three = Configuration("three", "Three players", 3, {}, ("normal",), 1_000)
    outcome = Outcome(three, 1_000, {"order:0": 440.0, "order:1": 280.0, "order:2": 280.0})
    assert outside(orders(outcome), 0.04) == ["player 1 of 3"]

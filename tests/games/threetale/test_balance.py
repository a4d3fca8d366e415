"""The study of balance: what it counts, that its report can be written from little, and that no Altar loop gains."""

from __future__ import annotations

from pathlib import Path

import pytest

from taletable.companions.study import Outcome, Study
from taletable.engine.match import Match
from taletable.games.threetale.balance import CONFIGURATIONS, PRICES, Goods, gain_at, loops, report, search_loops, watch
from taletable.games.threetale.chapters import PROPHECY_KEYS
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.state import Tale
from taletable.games.threetale.words import DIFFICULTIES
from taletable.lab.simulation import Task, play_match
from taletable.testing import rule


@pytest.fixture(scope="module")
def match() -> Match:
    options = GAME.settle_options(3, {"tale": "the-beginning", "difficulty": "smooth"})
    return play_match(GAME, Task(GAME.id, 3, ("normal",) * 3, 0, options, ""), 0)


def test_the_configurations_can_be_played() -> None:
    assert len({c.key for c in CONFIGURATIONS}) == len(CONFIGURATIONS)
    for c in CONFIGURATIONS:
        GAME.settle_options(c.seats, c.options)
    played = {(c.options.get("tale"), c.options.get("difficulty")) for c in CONFIGURATIONS if c.options.get("edition") != "preview"}
    assert played >= {(key, difficulty) for key in PROPHECY_KEYS for difficulty in DIFFICULTIES}


def test_a_game_adds_up(match: Match) -> None:
    s, tally = match.state, watch(match)
    assert isinstance(s, Tale)
    assert tally["decisions"] == len(match.log) - 1
    assert sum(n for name, n in tally.items() if name.startswith("outcome:")) == 1
    assert sum(n for name, n in tally.items() if name.startswith("hero:") and name.endswith(":n")) == 3
    assert sum(n for name, n in tally.items() if name.startswith("trio:") and name.endswith(":n")) == 1
    assert sum(n for name, n in tally.items() if name.startswith("award:")) == 3
    assert tally["virtues"] == pytest.approx(sum(s.virtues) / 3)


def test_the_report_can_be_written(match: Match, tmp_path: Path) -> None:
    tally = {name: 40 * n for name, n in watch(match).items()}
    outcomes = {c.key: Outcome(c, 40, tally) for c in CONFIGURATIONS}
    report(Study(GAME, 0, outcomes), tmp_path)
    text = (tmp_path / "threetale.md").read_text(encoding="utf-8")
    for heading in ("Futures", "How games end", "Heroes and trios", "Altars", "The Beginning, the preview edition, easy bots"):
        assert f"## {heading}" in text
    for picture in ("futures", "heroes"):
        assert f"threetale/{picture}.svg" in text
        assert (tmp_path / "threetale" / f"{picture}.svg").is_file()


@rule("TT-C.31")
@pytest.mark.parametrize("preview", [False, True])
def test_no_altar_loop_gains(preview: bool) -> None:
    """With every Talent and every Artifact in hand; prices at which no exchange gains rule out chains of any length."""
    found = search_loops(preview)
    assert len(found.exchanges) == (7 if preview else 8)
    assert found.different == ()
    assert found.loops == 0
    assert found.dearest == 0
    assert all(gain_at(PRICES, change) <= 0 for change in found.exchanges.values())


@rule("TT-C.31")
def test_the_search_would_find_a_loop() -> None:
    """Two Virtue points for a Shevitsa and three back would be one."""
    assert loops([Goods(-2, 1, 0, 0, 0, 0), Goods(3, -1, 0, 0, 0, 0)])

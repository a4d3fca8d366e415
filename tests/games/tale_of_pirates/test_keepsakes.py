"""Golden records of real-time games: they replay to the same hash, for ever. See keepsakes.py for how to write them anew."""

from __future__ import annotations

import pytest

from taletable.engine.record import read_record, verify_record
from taletable.games import find_game
from taletable.games.tale_of_pirates.meta import GAME
from taletable.games.tale_of_pirates.state import OUTCOMES
from tests.rules import rule

from .keepsakes import ENDINGS, FOLDER
from .table import voyage


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("won", marks=rule("TP-16.1")),
        pytest.param("last-life", marks=rule("TP-R.28")),
        pytest.param("mission-failed", marks=rule("TP-R.46")),
    ],
)
@rule("TP-R.65")
def test_golden_record(name: str) -> None:
    lines = (FOLDER / f"{name}.tale").read_text(encoding="utf-8").splitlines()
    report = verify_record(lines, find_game)
    assert report.ok, [check for check in report.checks if check.ok is False]
    assert report.complete
    match, header = read_record(lines, find_game)
    assert OUTCOMES[voyage(match.state).outcome] == name
    assert header.ending
    assert GAME.digest(voyage(match.state)) == header.ending.digest


def test_there_is_a_record_for_each_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.tale")} == set(ENDINGS)

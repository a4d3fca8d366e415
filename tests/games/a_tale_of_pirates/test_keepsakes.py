"""Golden records of real-time games: they replay to the same hash, for ever. See keepsakes.py for how to write them anew."""

from __future__ import annotations

import pytest

from taletable.games.a_tale_of_pirates.state import OUTCOMES
from taletable.testing import rule
from tests.games.golden import kept

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
    match, _ = kept(FOLDER / f"{name}.tale")
    assert OUTCOMES[voyage(match.state).outcome] == name


def test_there_is_a_record_for_each_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.tale")} == set(ENDINGS)

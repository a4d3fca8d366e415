"""Golden records and the playthrough: games that were kept must stay as they were. See keepsakes.py for how to write them anew."""

from __future__ import annotations

import pytest

from taletable.engine.record import read_record, verify_record
from taletable.games import find_game
from taletable.games.dice_upon_a_time.meta import GAME
from tests.rules import rule

from .keepsakes import ENDINGS, FOLDER, PLAYTHROUGH, playthrough, realm


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("single-winner", marks=rule("DU-19.5")),
        pytest.param("shared-victory", marks=rule("DU-R.42")),
        pytest.param("last-quest-drawn", marks=rule("DU-21.20")),
        *[pytest.param(f"team-level-{n}", marks=rule("DU-21.12")) for n in range(1, 6)],
        pytest.param("team-stopped", marks=rule("DU-R.47")),
    ],
)
def test_golden_record(name: str) -> None:
    lines = (FOLDER / f"{name}.tale").read_text(encoding="utf-8").splitlines()
    report = verify_record(lines, find_game)
    assert report.ok, [check for check in report.checks if check.ok is False]
    assert report.complete
    match, header = read_record(lines, find_game)
    options, bots, ends = ENDINGS[name]
    assert header.seats == len(bots)
    assert {key: header.options[key] for key in options} == options
    assert ends(realm(match.state))
    assert header.ending
    assert GAME.digest(realm(match.state)) == header.ending.digest


def test_there_is_a_record_for_each_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.tale")} == set(ENDINGS)


def test_playthrough() -> None:
    assert list(playthrough()) == PLAYTHROUGH.read_text(encoding="utf-8").splitlines()

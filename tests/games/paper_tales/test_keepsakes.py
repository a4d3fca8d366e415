"""Golden records and the playthrough: games that were kept must stay as they were. See keepsakes.py for how to write them anew."""

from __future__ import annotations

import pytest

from taletable.engine.record import read_record, verify_record
from taletable.games import find_game
from taletable.games.paper_tales.meta import GAME
from tests.rules import rule

from .keepsakes import ENDINGS, FOLDER, PLAYTHROUGHS, kingdoms, playthrough


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("single-winner", marks=rule("PT-10.3")),
        pytest.param("tie-broken-by-gold", marks=rule("PT-10.4")),
        pytest.param("shared-victory", marks=rule("PT-10.5")),
        pytest.param("lich-king-beaten", marks=rule("PT-S.3")),
        pytest.param("lich-king-wins", marks=rule("PT-S.27")),
        pytest.param("beyond-the-gates", marks=rule("PT-V.7")),
        pytest.param("what-forges-legends", marks=rule("PT-V.13")),
        pytest.param("all-expansions", marks=rule("PT-V.16")),
    ],
)
def test_golden_record(name: str) -> None:
    lines = (FOLDER / f"{name}.tale").read_text(encoding="utf-8").splitlines()
    report = verify_record(lines, find_game)
    assert report.ok, [check for check in report.checks if check.ok is False]
    assert report.complete
    match, header = read_record(lines, find_game)
    ending = ENDINGS[name]
    assert header.seats == ending.seats
    assert header.options.items() >= ending.options.items()
    assert ending.ends(kingdoms(match.state))
    assert header.ending
    assert GAME.digest(kingdoms(match.state)) == header.ending.digest


def test_there_is_a_record_for_each_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.tale")} == set(ENDINGS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    told = list(playthrough(*PLAYTHROUGHS[name]))
    assert told == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()

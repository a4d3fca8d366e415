"""Golden records and the playthrough: games that were kept must stay as they were. See keepsakes.py for how to write them anew."""

from __future__ import annotations

import pytest

from taletable.testing import rule
from tests.games.golden import kept

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
    match, header = kept(FOLDER / f"{name}.tale")
    ending = ENDINGS[name]
    assert header.seats == ending.seats
    assert header.options.items() >= ending.options.items()
    assert ending.ends(kingdoms(match.state))


def test_there_is_a_record_for_each_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.tale")} == set(ENDINGS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    told = list(playthrough(*PLAYTHROUGHS[name]))
    assert told == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()

"""Golden records and the playthrough: games that were kept must stay as they were. See keepsakes.py for how to write them anew."""

from __future__ import annotations

import pytest

from taletable.testing import rule
from tests.games.golden import kept, laid_out

from .keepsakes import ENDINGS, FOLDER, PLAYTHROUGH, playthrough, realm
from .moments import BOARD, shown


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
    match, header = kept(FOLDER / f"{name}.tale")
    options, bots, ends = ENDINGS[name]
    assert header.seats == len(bots)
    assert {key: header.options[key] for key in options} == options
    assert ends(realm(match.state))


def test_there_is_a_record_for_each_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.tale")} == set(ENDINGS)


def test_playthrough() -> None:
    assert list(playthrough()) == PLAYTHROUGH.read_text(encoding="utf-8").splitlines()


def test_what_the_board_is_shown() -> None:
    """See moments.py for how to write it anew."""
    assert list(laid_out(shown())) == BOARD.read_text(encoding="utf-8").splitlines()

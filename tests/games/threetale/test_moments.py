"""The tests of the board begin at moments that were written down; they are still what a board is shown."""

from __future__ import annotations

from tests.games.golden import laid_out

from .moments import BOARD, shown


def test_what_the_board_is_shown() -> None:
    """See moments.py for how to write it anew."""
    assert list(laid_out(shown())) == BOARD.read_text(encoding="utf-8").splitlines()

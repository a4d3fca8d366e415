"""Golden records: games that were kept must stay as they were."""

from __future__ import annotations

from pathlib import Path

from taletable.engine.match import Match
from taletable.engine.record import Header, read_record, verify_record
from taletable.games import find_game


def kept(path: Path) -> tuple[Match, Header]:
    """The game of a golden record, which still comes out as the record tells."""
    lines = path.read_text(encoding="utf-8").splitlines()
    report = verify_record(lines, find_game)
    assert report.ok, [check for check in report.checks if check.ok is False]
    assert report.complete
    return read_record(lines, find_game)

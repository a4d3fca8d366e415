"""Golden records: games that were kept must stay as they were. And how what boards are shown is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
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


def laid_out(parts: Mapping[str, object]) -> Iterator[str]:
    """The lines of a file of JSON for the tests of a board: each part has its own."""
    yield "{"
    for n, (name, part) in enumerate(parts.items(), 1):
        yield f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}{',' if n < len(parts) else ''}"
    yield "}"


def lay_out(file: Path, parts: Mapping[str, object]) -> None:
    """Write such a file."""
    file.parent.mkdir(exist_ok=True)
    file.write_text("".join(f"{line}\n" for line in laid_out(parts)), encoding="utf-8")

"""Positions of the version before fields were declared once are read, and written again just as they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from taletable.engine.luck import QuickLuck
from taletable.games import games

FOLDER = Path(__file__).parent / "positions"
"""One position a line, from random games with different options."""
KEPT = [(path.stem, line) for path in sorted(FOLDER.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("name", "line"), KEPT, ids=[f"{name}-{n}" for n, (name, _) in enumerate(KEPT)])
def test_old_positions_are_read_and_written_as_they_were(name: str, line: str) -> None:
    game, kept = games()[name], json.loads(line)
    written = game.dump(game.load(kept))
    written["rules"] = kept["rules"]  # today's, which are others
    first = game.dump(game.new(kept["seats"], kept["options"], QuickLuck(1)))
    later = written.keys() - kept.keys()
    assert {key: written.pop(key) for key in later} == {key: first[key] for key in later}, "what came later begins as in a new game"
    assert json.dumps(written, separators=(",", ":"), ensure_ascii=False) == line


def test_there_are_positions_of_every_game() -> None:
    assert {name for name, _ in KEPT} == set(games())

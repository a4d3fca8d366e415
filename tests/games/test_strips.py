"""Film strips: a kept game as the stage shows it, one line for each scene, so that people can read what is seen and in which order.

`python -m tests.games.test_strips` draws them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taletable.engine.match import Match
from taletable.engine.record import read_record
from taletable.games import find_game
from taletable.words import words_of

HERE = Path(__file__).parent
STRIPS = {
    "a-tale-of-pirates": HERE / "a_tale_of_pirates" / "golden" / "last-life.tale",
    "dice-upon-a-time": HERE / "dice_upon_a_time" / "golden" / "single-winner.tale",
    "paper-tales": HERE / "paper_tales" / "golden" / "single-winner.tale",
    "threetale": HERE / "threetale" / "golden" / "whole-tale.tale",
}
SCENES = 160


def strip(record: Path) -> str:
    """The scenes that onlookers see of a kept game: which step of the book, and what is told."""
    kept, header = read_record(record.read_text(encoding="utf-8").splitlines(), find_game)
    game, words = kept.game, words_of(kept.game, "en")
    match = Match(game, kept.seats, kept.options, kept.seed, kept.position, kept.log[:1])
    lines: list[str] = []
    for entry in kept.log[1:]:
        match.stage = []
        match.feed(entry)
        at = 0
        for staged in match.stage:
            told = match.events[staged.first + at : staged.first + staged.scene.events]
            said = [text for event in told if event.seen_by(None) and (text := words.event(event, header.names))]
            at = staged.scene.events
            if said:
                lines.append(f"{staged.scene.key or '·'}: {' '.join(said)}")
    return "\n".join(lines[:SCENES]) + "\n"


@pytest.mark.parametrize("game", STRIPS)
def test_what_is_seen_of_a_kept_game(game: str) -> None:
    record = STRIPS[game]
    assert strip(record) == record.with_suffix(".strip.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for record in STRIPS.values():
        record.with_suffix(".strip.txt").write_text(strip(record), encoding="utf-8")

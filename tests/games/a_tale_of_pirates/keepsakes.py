"""Games that are kept as files in `golden/` and compared by tests: a record for each way a chapter can end.

After a wanted change of the rules, of the chapters or of the state's JSON form, write them anew and review the diff:

    python -m tests.games.a_tale_of_pirates.keepsakes
"""

from __future__ import annotations

from pathlib import Path

from taletable.bots import Thinker, bots_for
from taletable.bots.timed import let_play
from taletable.engine.match import Match
from taletable.engine.record import write_record
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.state import OUTCOMES

from .table import voyage

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {"won": (1, "hard"), "last-life": (9, "easy"), "mission-failed": (4, "easy")}
"""The chapter and the level of the bots, by how it ends."""


def first_with_ending(name: str) -> Match:
    """The first game of bots that ends as wanted."""
    chapter, level = ENDINGS[name]
    for n in range(500):
        match = Match(GAME, 4, {"chapter": chapter}, f"{name} {n}".encode())
        let_play(match, {seat: Thinker(bots_for(GAME)[level](seat), seat) for seat in range(4)}, 0)
        if OUTCOMES[voyage(match.state).outcome] == name:
            return match
    raise LookupError(f"no game ends with {name}")


def main() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in ENDINGS:
        lines = write_record(first_with_ending(name))
        (FOLDER / f"{name}.tale").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()

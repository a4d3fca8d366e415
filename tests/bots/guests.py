"""A package of bots, installed as pip leaves it, in a folder of a test."""

from __future__ import annotations

from pathlib import Path

CLEVER = '''
from taletable.bots import Bot


class First(Bot):
    """Takes the first thing that is allowed."""

    def choose(self, game, state, seat):
        return game.legal(state, seat)[0]


class Picky(First):
    plays = ("paper-tales",)


class Faulty(Bot):
    def choose(self, game, state, seat):
        return 1 // 0


class Endless(Bot):
    def choose(self, game, state, seat):
        while True:
            pass


class Deadly(Bot):
    def choose(self, game, state, seat):
        import os

        os._exit(7)


class Cheat(Bot):
    """Chooses what it was not offered."""

    def choose(self, game, state, seat):
        from taletable.engine.moves import Move

        return Move(seat, "win", ())


class Nth(Bot):
    """Takes what stands at a place among what is allowed."""

    def __init__(self, seed=0, place=0, *, last=False):
        super().__init__(seed)
        if isinstance(place, str):
            raise ValueError(f"{place} is no place")
        self.place = -1 if last else place

    def choose(self, game, state, seat):
        legal = game.legal(state, seat)
        return legal[self.place % len(legal)]


class NoBot:
    pass
'''

ENTRIES = {
    "first": "clever:First",
    "picky": "clever:Picky",
    "nth": "clever:Nth",
    "hard": "clever:First",
    "Loud": "clever:First",
    "missing": "no_such_module:Bot",
    "nobody": "clever:Nobody",
    "no-bot": "clever:NoBot",
    "rude": "rude:Bot",
}


def install(site: Path, entries: dict[str, str] = ENTRIES) -> None:
    """Put the package into a folder that can be imported from."""
    (site / "clever.py").write_text(CLEVER, encoding="utf-8")
    (site / "rude.py").write_text("import sys\nsys.exit(3)\n", encoding="utf-8")
    about = site / "clever_bots-2.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bots\nVersion: 2.1\n", encoding="utf-8")
    lines = "".join(f"{name} = {value}\n" for name, value in entries.items())
    (about / "entry_points.txt").write_text(f"[taletable.bots]\n{lines}", encoding="utf-8")

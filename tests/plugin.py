"""Packages that bring Egg Timer, whole or spoilt, installed as pip leaves them."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import taletable.games

EGG = Path(__file__).parent / "egg"


class Package:
    """A package with a game of its own id."""

    def __init__(self, site: Path, game: str) -> None:
        self.game = game
        module = game.replace("-", "_")
        self.folder = site / module
        shutil.copytree(EGG, self.folder, ignore=shutil.ignore_patterns("__pycache__"))
        if game != "egg-timer":
            self.change("__init__.py", '"egg-timer", "Egg Timer"', f'"{game}", "{game.replace("-", " ").title()}"')
        about = site / f"{module}_game-1.2.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}-game\nVersion: 1.2\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[taletable.games]\n{game} = {module}:GAME\n", encoding="utf-8")

    def write(self, file: str, text: str) -> None:
        """Put a file in the package's folder, or replace it."""
        (self.folder / file).write_text(text, encoding="utf-8")

    def change(self, file: str, old: str, new: str) -> None:
        """Edit a file of the package."""
        before = (self.folder / file).read_text(encoding="utf-8")
        assert old in before
        self.write(file, before.replace(old, new))

    def lack(self, file: str) -> None:
        """Leave a file out."""
        (self.folder / file).unlink()


@contextmanager
def installed(site: Path) -> Iterator[Callable[[str], Package]]:
    """A place where packages are found, for a while; the shelf is looked through anew before and after."""
    made: list[Package] = []

    def install(game: str) -> Package:
        made.append(Package(site, game))
        importlib.invalidate_caches()
        taletable.games._shelf.cache_clear()
        return made[-1]

    sys.path.insert(0, str(site))
    try:
        yield install
    finally:
        sys.path.remove(str(site))
        taletable.games._shelf.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] in {package.folder.name for package in made}]:
            del sys.modules[name]

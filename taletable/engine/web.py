"""What a game brings for the web client: its own board, its cover. See docs/port.md."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .saying import Say, say

PORT = 1
"""The version of the port that the web client speaks. It grows when a board built for the port before would not work any more."""

FOLDER = "web"
"""Where in a game's package everything lies that browsers may fetch."""


class Web(NamedTuple):
    """The files of a game for the web client, as paths inside its package's folder `web`."""

    port: int
    """The version of the port for which its module was written."""
    module: str = ""
    """The ES module that exports `mount` and more; without one the game is played on the plain table."""
    styles: tuple[str, ...] = ()
    """Style sheets that are loaded before the module draws something."""
    cover: str = ""
    """The cover as an SVG file, 220 wide and 300 high, for games whose module has no `look`."""

    def trouble(self, package: Path) -> Say | None:
        """Why the board cannot be used; None if it can, as far as can be told without a browser."""
        if self.port != PORT:
            return say("broken.port", port=self.port, ours=PORT)
        for name in filter(None, (self.module, *self.styles, self.cover)):
            if not find_file(package, name):
                return say("broken.no-file", file=f"{FOLDER}/{name}")
        return None


def find_file(package: Path, name: str) -> Path | None:
    """A file below a package's folder `web`, and only there."""
    root = (package / FOLDER).resolve()
    try:
        file = (root / name).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None

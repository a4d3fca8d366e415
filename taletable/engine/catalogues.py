"""Where sentences lie: the files of Project Fluent, of the house and of each game. What is made of them is `taletable.words`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from .game import Game

TEXT: Final = Path(__file__).resolve().parent.parent / "text"


def files(game: Game[Any], language: str) -> list[Path]:
    """The files of a game in a language: what every game says, its own, and those of its rooms."""
    places = [TEXT / language / "engine.ftl"]
    for folder in (game.folder, *game.rooms):
        places += sorted((folder / "text" / language).glob("*.ftl"))
    return [place for place in places if place.is_file()]

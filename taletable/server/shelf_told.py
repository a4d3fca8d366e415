"""What is told of games to whoever looks at the shelf: by the HTTP side, and in the files of a page without a server."""

from __future__ import annotations

from typing import Any

import msgspec

from taletable.engine.game import Game
from taletable.games import broken, games
from taletable.words import ENGLISH, PSEUDO, words_of
from taletable.words.house import speech

from . import messages as wire
from .doors import Doors
from .luggage import TABLE, parcels
from .shown import shown


def games_told(doors: Doors, language: str) -> dict[str, Any]:
    """The shelf, in the language of who looks at it."""
    said = speech(language)
    ill = [wire.BrokenGame(one.name, one.origin, said.say(one.reason)) for one in broken()]
    return {"games": [game_told(doors, game, language) for game in games().values()], "broken": ill}


def game_told(doors: Doors, game: Game[Any], language: str) -> dict[str, Any]:
    """One game."""
    info = shown(game).info()
    info.web = doors.of(game)
    described: dict[str, Any] = words_of(game, language).tree(msgspec.to_builtins(info))
    return described


def catalogue_told(game: Game[Any], language: str) -> wire.Catalogue:
    """A game's cards and other things."""
    return wire.Catalogue(words_of(game, language).tree(game.catalogue()))


def written_in(language: str) -> str:
    """The language whose files are read for another one."""
    return ENGLISH if language == PSEUDO else language


def luggage_told(folder: str) -> wire.Luggage:
    """What a page takes along; `folder` is where the archives lie."""
    found = parcels()
    return wire.Luggage([wire.Parcel("" if name == TABLE else name, folder + p.name, len(p.data)) for name, p in found.items()])

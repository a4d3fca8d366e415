"""Keepsakes: what is kept of a table so that people can look at it even when the rules that made it are gone.

A keepsake holds the view of every seat and of a spectator, the story with who may know what of it, and the position. It is made
when a table leaves the memory, when the server stops, and now and then in between.
"""

from __future__ import annotations

import zlib
from typing import Any, cast

import msgspec

from taletable.engine.moves import ALL
from taletable.table.table import Table

from .shown import encode


class Keepsake(msgspec.Struct):
    """A table after `seq` entries. Raw pieces go to clients as they are."""

    seq: int
    game: str
    """Its name; the game itself may be gone."""
    rules: str
    at: int
    """When it was made (milliseconds since 1970)."""
    position: dict[str, Any]
    views: list[msgspec.Raw]
    """Those of the seats, then a spectator's."""
    story: list[tuple[int, msgspec.Raw]]
    """Events, each with the mask of who may know it."""

    def view(self, viewer: int | None) -> msgspec.Raw:
        """What a seat (None: a spectator) saw."""
        return self.views[-1 if viewer is None else viewer]

    def events(self, viewer: int | None) -> list[msgspec.Raw]:
        """What a seat (None: a spectator) may know of what happened."""
        return [event for sees, event in self.story if sees == ALL or (viewer is not None and sees >> viewer & 1)]

    def standing(self, viewer: int | None) -> Standing:
        """How the seats stood, as far as the view of a seat tells it."""
        return msgspec.json.decode(self.view(viewer), type=Standing)


class Player(msgspec.Struct):
    """What is read of a player in a view."""

    score: int | None = None


class Standing(msgspec.Struct):
    """What is read of a view."""

    players: list[Player]
    waiting: list[int]

    @property
    def scores(self) -> list[int] | None:
        """The scores; None for a game that counts none, or not by seats."""
        scores = [player.score for player in self.players if player.score is not None]
        return scores if len(scores) == len(self.players) else None


def make_keepsake(table: Table, time: int) -> Keepsake:
    """A keepsake of a table that has begun."""
    match = table.match
    assert match
    game = table.game
    return Keepsake(
        len(match.log),
        game.name,
        game.rules_version,
        time,
        game.dump(match.state),
        [msgspec.Raw(encode(table.shown.view(match, viewer))) for viewer in [*range(match.seats), None]],
        cast(list[tuple[int, msgspec.Raw]], table.shown.story(match)),  # encoded already, or when it is written
    )


def write_keepsake(keepsake: Keepsake) -> bytes:
    """A keepsake as it is stored; the views of a table are much alike, so that they shrink well."""
    return zlib.compress(encode(keepsake))


def read_keepsake(data: bytes) -> Keepsake:
    """A keepsake out of the database."""
    return msgspec.json.decode(zlib.decompress(data), type=Keepsake)

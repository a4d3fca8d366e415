"""The games: every folder here with a meta.py, and installed packages of the entry point group `taletable.games`.

A game lies on the shelf when it is whole. One that cannot be loaded, or lacks something, is named with its reason instead (`broken`);
the others do not notice.
"""

from __future__ import annotations

import pkgutil
import re
import traceback
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from taletable.companions import companion
from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Refused
from taletable.engine.saying import ENGLISH, Say, Wrong, say

from .lessons import lesson_of

GROUP: Final = "taletable.games"
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Broken(NamedTuple):
    """A game that does not lie on the shelf."""

    name: str
    """Of its folder, or of its entry point."""
    origin: str
    """The package that it was installed with; empty for our own."""
    reason: Say


class Unfit(Wrong):
    """What a game lacks."""


def games() -> dict[str, Game[Any]]:
    """All games by id, in alphabetical order."""
    return _shelf()[0]


def broken() -> list[Broken]:
    """The games that cannot be played, and why."""
    return _shelf()[1]


def find_game(name: str) -> Game[Any]:
    """A game by its id; `paper_tales` and a clear start of the id do as well. Raises Wrong, which lists what there is."""
    wanted = name.lower().replace("_", "-").replace(" ", "-")
    matches = [game for key, game in games().items() if key == wanted] or [
        game for key, game in games().items() if wanted and key.startswith(wanted)
    ]
    if len(matches) != 1:
        for ill in broken():
            if ill.name.replace("_", "-") == wanted:
                raise Wrong(say("broken.game", name=ill.name, why=ill.reason))
        raise Wrong(say("broken.no-game", name=name, games=list(games())))
    return matches[0]


@cache
def _shelf() -> tuple[dict[str, Game[Any]], list[Broken]]:
    found: dict[str, Game[Any]] = {}
    ill: list[Broken] = []
    for entry in _entries():
        try:
            game = whole(entry.load())
            if game.id in found:
                raise Unfit(say("broken.id-taken", id=game.id, game=found[game.id].name, package=found[game.id].package))
            found[game.id] = game
        except (Exception, SystemExit) as error:  # whatever a package does when it is imported
            ill.append(Broken(entry.name, f"{entry.dist.name} {entry.dist.version}" if entry.dist else "", _reason(error, entry)))
    return dict(sorted(found.items())), ill


def _entries() -> Iterator[EntryPoint]:
    """Our own folders first, so that nobody takes their ids away."""
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and find_spec(f"{__name__}.{module.name}.meta"):
            yield EntryPoint(module.name, f"{__name__}.{module.name}.meta:GAME", GROUP)
    yield from sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def whole(game: object) -> Game[Any]:
    """The game, if it has all that a table and the shelf need of it; else an exception says what is wrong."""
    if not isinstance(game, Game):
        raise Unfit(say("broken.not-a-game", got=type(game).__name__))
    if not ID.fullmatch(game.id):
        raise Unfit(say("broken.id", id=game.id))
    if not game.name:
        raise Unfit(say("broken.no-name"))
    if not 1 <= game.min_seats <= game.max_seats:
        raise Unfit(say("broken.seats", low=game.min_seats, high=game.max_seats))
    if find_spec(game.package) is None:
        raise Unfit(say("broken.package", package=game.package))
    if not (game.folder / "rules.md").is_file():
        raise Unfit(say("broken.lacks", file="rules.md", folder=game.folder.name))
    if not any((game.folder / "text" / ENGLISH).glob("*.ftl")):
        raise Unfit(say("broken.lacks", file=f"text/{ENGLISH}", folder=game.folder.name))
    if find_spec("fluent"):  # a table that is carried without a reader leaves the words to its page
        import_module("taletable.words").words_of(game, ENGLISH)
    if not game.ledger.paragraphs:
        raise Unfit(say("broken.no-paragraph"))
    module = companion(game, "bot")
    bots = getattr(module, "BOTS", None)
    if module and not (isinstance(bots, dict) and all(isinstance(bot, type) and issubclass(bot, Bot) for bot in bots.values())):
        raise Unfit(say("broken.no-bots"))
    lesson_of(game)
    game.catalogue()
    for seats in range(game.min_seats, game.max_seats + 1):
        for chosen in ({}, *({option.key: choice} for option in game.options for choice in option.choices)):
            with suppress(Refused):
                game.settle_options(seats, chosen)
        with suppress(Refused):
            game.view(game.new(seats), 0)
    return game


def _reason(error: BaseException, entry: EntryPoint) -> Say:
    """What happened, and where in the game's own code."""
    said = error.said if isinstance(error, Unfit) else say("verbatim", text=f"{type(error).__name__}: {error}")
    package = entry.module.removesuffix(".meta")
    own = [frame for frame, _ in traceback.walk_tb(error.__traceback__) if frame.f_globals.get("__name__", "").startswith(package)]
    return say("broken.there", why=said, module=own[-1].f_globals["__name__"], line=own[-1].f_lineno) if own else said

"""Bots from elsewhere: installed packages of the entry point group `taletable.bots`, and classes that are named on the command line.

One that cannot be loaded is named with its reason (`broken_bots`); nobody else notices. See docs/write-a-bot.md.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, TypeGuard

from taletable.companions.bot import Bot
from taletable.engine.saying import Say, Wrong, say
from taletable.games import Broken, games

from .arguments import with_arguments
from .house import house_bots

GROUP: Final = "taletable.bots"
GENERAL: Final = {"search": "taletable.lab.search:Search"}
"""Bots of ours that play many games and are not of the house: nobody gets them without naming them, and until then nothing is loaded."""
NAME: Final = re.compile(r"[a-z0-9]+([-_.][a-z0-9]+)*")
_invited: list[str] = []


def invite(*references: str) -> None:
    """Let bots, each named as `module:Class=args` or `name:args`, play every game they can, as long as this process lives. Raises Wrong."""
    for reference in references:
        name, _, text = reference.partition(":")
        if own := registered(name):
            for bot in own:
                with_arguments(bot, reference, text)
        else:
            bot_from(reference)
        if reference not in _invited:
            _invited.append(reference)


def bot_from(reference: str) -> type[Bot]:
    """What `module:Class` or `module:Class=args` names; modules in the working folder are found, too. Raises Wrong where it is no bot."""
    plain, _, text = reference.partition("=")
    module, _, name = plain.partition(":")
    if not module or not name:
        raise Wrong(say("broken.no-reference", name=reference))
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: object = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:  # whatever a module does when it is imported
        raise Wrong(say("broken.bot-not-loaded", name=reference, why=_why(error))) from error
    if not _is_bot(found):
        raise Wrong(say("broken.not-a-bot", name=reference))
    return with_arguments(found, reference, text)


def installed_bots() -> dict[str, type[Bot]]:
    """The bots of installed packages by name."""
    return _installed()[0]


def invited() -> tuple[str, ...]:
    """The references that were invited."""
    return tuple(_invited)


def registered(name: str) -> list[type[Bot]]:
    """The bots of that name: general ones, of the house in any game, or installed. No module of this name is looked for then."""
    if name in GENERAL:
        return [bot_from(GENERAL[name])]
    return [bots[name] for bots in (_installed()[0], *map(house_bots, games().values())) if name in bots]


def broken_bots() -> list[Broken]:
    """Installed bots that cannot play, and why."""
    return _installed()[1]


@cache
def _installed() -> tuple[dict[str, type[Bot]], list[Broken]]:
    found: dict[str, type[Bot]] = {}
    ill: list[Broken] = []
    taken = {name: game.name for game in games().values() for name in (*house_bots(game), *GENERAL)}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            if not NAME.fullmatch(entry.name):
                raise Wrong(say("broken.bot-name"))
            if entry.name in taken:
                raise Wrong(say("broken.bot-name-taken", game=taken[entry.name]))
            if entry.name in found:
                raise Wrong(say("broken.bot-name-twice"))
            bot = entry.load()
            if not _is_bot(bot):
                raise Wrong(say("broken.no-bot-class"))
            found[entry.name] = bot
        except (Exception, SystemExit) as error:
            origin = f"{entry.dist.name} {entry.dist.version}" if entry.dist else ""
            ill.append(Broken(entry.name, origin, error.said if isinstance(error, Wrong) else _why(error)))
    return found, ill


def _is_bot(found: object) -> TypeGuard[type[Bot]]:
    return isinstance(found, type) and issubclass(found, Bot)


def _why(error: BaseException) -> Say:
    """What a bot's own code raised; it speaks as its author wrote it."""
    plain = isinstance(error, ModuleNotFoundError | AttributeError)
    return say("verbatim", text=str(error) if plain else f"{type(error).__name__}: {error}")

"""The bots, weakest first."""

from __future__ import annotations

from typing import Final

from taletable.companions.bot import Bot

from .levels import Eager, Wily

BOTS: Final[dict[str, type[Bot]]] = {"eager": Eager, "wily": Wily}

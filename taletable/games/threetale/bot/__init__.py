"""Bots that play a Hero sensibly in all phases, beside people or as a whole team.

They know a few values (`values`), look for the place where the next Action is worth most and walk there (`journey`, `paths`), fight by
the odds (`odds`, `fights`), and use an Altar when that pays (`altars`). Of a Future they know what a reader of its chapter knows
(`errands`, and the one of its room).
"""

from __future__ import annotations

from typing import Final

from taletable.companions.bot import Bot

from .levels import Easy, Hard, Normal

BOTS: Final[dict[str, type[Bot]]] = {"easy": Easy, "normal": Normal, "hard": Hard}

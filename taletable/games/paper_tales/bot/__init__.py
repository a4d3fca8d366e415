"""Bots that weigh every sensible Kingdom of a turn.

A `mind` decides; it knows the kinds of cards (`facts`), what they are worth (`worth`, `weights`), and what a Kingdom promises (`outlook`).
The hard one also imagines what the others may hold and do (`foresight`).
"""

from __future__ import annotations

from typing import Final

from taletable.companions.bot import Bot

from .levels import Easy, Hard, Normal

BOTS: Final[dict[str, type[Bot]]] = {"easy": Easy, "normal": Normal, "hard": Hard}

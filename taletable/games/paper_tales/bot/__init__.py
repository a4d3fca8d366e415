"""Bots that weigh every sensible Kingdom of a turn.

A `mind` decides; it knows the kinds of cards (`facts`), what they are worth (`worth`, `weights`), and what a Kingdom promises (`outlook`).
The hard one also imagines what the others may hold and do (`foresight`).
The expert plays by a network that learned from itself (`sense` is what it is shown), and thinks ahead with it.
"""

from __future__ import annotations

from typing import Final

from taletable.companions.bot import Bot

from .levels import Easy, Expert, Hard, Normal

BOTS: Final[dict[str, type[Bot]]] = {"easy": Easy, "normal": Normal, "hard": Hard, "expert": Expert}
ROLLOUT: Final = ("easy", 30)
"""Who plays on in the worlds of a search, and how far: at most to the end of the turn."""

"""Crew mates. They look only at what everybody sees, take the most useful work that nobody has in hand, and act at human speed (TP-R.67).

A mate keeps nothing in mind between two questions: all bots of a crew reason alike from the same open state, so what the
others have placed tells each of them what is still to be done. Delays and mistakes come from the moment at which it began to think.
Each has a role that it leans to, and all of them listen to what persons call (`calls`).
"""

from __future__ import annotations

from typing import Final

from taletable.companions.bot import Bot

from .levels import Easy, Hard, Mate

BOTS: Final[dict[str, type[Bot]]] = {"easy": Easy, "normal": Mate, "hard": Hard}

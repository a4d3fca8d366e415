"""Four bots: they place dice for a plan of journeys and Quests, answer with items when it pays, and exchange what helps them most.

What they weigh stands in `outlook` and `journeys`; each of the other modules thinks about one chapter of the rules. They look at open
things and at their own cards only, so hidden cards cannot sway them, and they remember nothing: every choice follows from the position.
In the cooperative game the same plans serve the common score. The expert also plays its answers on (`foresight`), in worlds it imagines.
"""

from __future__ import annotations

from typing import Final

from taletable.companions.bot import Bot

from .levels import Easy, Expert, Hard, Normal

BOTS: Final[dict[str, type[Bot]]] = {"easy": Easy, "normal": Normal, "hard": Hard, "expert": Expert}
ROLLOUT: Final = ("easy", 30)
"""Who plays on in the worlds of a search, and how far: chance alone hardly ever completes a Quest."""

"""Small games that each need one part of the engine: they stand for games to come, and the conformance suite plays them too."""

from __future__ import annotations

from .base import AnyToy
from .court import COURT
from .delve import DELVE
from .race import RACE
from .watch import WATCH
from .whispers import WHISPERS

TOYS: tuple[AnyToy, ...] = (COURT, DELVE, RACE, WATCH, WHISPERS)

__all__ = ["COURT", "DELVE", "RACE", "TOYS", "WATCH", "WHISPERS", "AnyToy"]

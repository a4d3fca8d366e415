"""Small games that each need one part of the engine: they stand for games to come, and the conformance suite plays them too."""

from __future__ import annotations

from . import court, delve, race, watch, whispers
from .base import AnyToy

COURT: AnyToy = court.COURT
DELVE: AnyToy = delve.DELVE
RACE: AnyToy = race.RACE
WATCH: AnyToy = watch.WATCH
WHISPERS: AnyToy = whispers.WHISPERS
TOYS = (COURT, DELVE, RACE, WATCH, WHISPERS)

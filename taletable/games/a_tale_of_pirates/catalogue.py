"""The parts of the ship and the symbols with their words, for boards. Cards and tokens come with the view of the chapter that has them."""

from __future__ import annotations

from taletable.engine.saying import say

from .shapes import Things
from .ship import AIMS, AREA_OF, AREAS, DIE, FACES, RESULTS, SECTORS, SPACES

SYMBOLS = ("life", "speed", "shot", "space")


def catalogue() -> Things:
    """Areas and spaces, sectors, the die, the four basic symbols (TP-C.6)."""
    return {
        "areas": [
            {
                "key": key,
                "name": say(f"area.{key}"),
                "text": say(f"area-text.{key}"),
                "faces": FACES[area] if FACES[area] >= 0 else None,
                "aims": AIMS[area] if AIMS[area] >= 0 else None,
                "spaces": [SPACES[space] for space, of in enumerate(AREA_OF) if of == area],
            }
            for area, key in enumerate(AREAS[:7])
        ],
        "sectors": [{"key": key, "name": say(f"sector.{key}")} for key in SECTORS],
        "die": [{"key": RESULTS[face], "name": say(f"result.{RESULTS[face]}")} for face in DIE],
        "symbols": [{"key": key, "name": say(f"symbol.{key}"), "text": say(f"symbol-text.{key}")} for key in SYMBOLS],
    }

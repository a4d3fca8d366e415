"""An interpreter that is kept as it stands, so that the next one begins there, has done before what every table does."""

from __future__ import annotations

import gc
import json
from typing import Final

from .books import find, shown_of
from .page import Page

LINE: Final = 1


def warm(game_id: str) -> None:
    """Lay a table of a game and look at it; nothing of it is kept but what has been imported and worked out."""
    shown, page = shown_of(find(game_id)), Page("")
    bots = max(1, shown.game.min_seats - 1)
    seats = [{"kind": "you"}, *({"kind": "bot", "level": shown.levels[0]} for _ in range(bots))]
    laid = json.loads(page.ask("/api/tables", json.dumps({"game": game_id, "seats": seats, "start": True}), 0))["answer"]["ok"]
    page.open(LINE, laid["id"])
    page.hear(LINE, '{"t":"hello"}', 0)
    page.ask(f"/api/games/{game_id}/words", "", 0)
    gc.collect()

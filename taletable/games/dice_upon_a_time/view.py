"""What a board wants to show beside the plain fields: all of it worked out from what everybody sees."""

from __future__ import annotations

from typing import Any

from .board import SOCKET_KEYS, SOCKETS
from .chapter import chapters
from .dice import BAN_FACE, COLOURS, VALUE
from .ending import curses, level, quests, score, team_score
from .placing import bans_work, height_limit, socket_value
from .state import Realm


def extras(s: Realm, seat: int | None, view: dict[str, Any]) -> None:
    """Scores as they stand, and what each socket asks for."""
    limit = height_limit(s)
    view["chapters"] = chapters(s)
    view["chapters_left"] = len(s.fate) + len(s.ahead)
    view["height_limit"] = limit
    view["sockets"] = {SOCKET_KEYS[socket]: _socket(s, socket) for socket in SOCKETS}
    for q in range(s.seats):
        player = view["players"][q]
        player["colour"] = COLOURS[q]
        player["score"] = 0 if s.cooperative else _open_score(s, q)
    if s.cooperative:
        view["team"] = {"score": team_score(s) if s.over else _open_score(s, 0), "level": level(s) if s.over else None}


def _open_score(s: Realm, seat: int) -> int:
    """AP without the Side Quests, which count at the end only and may hang on hidden items; all of it once the game is over."""
    if s.over:
        return score(s, seat)
    return quests(s, seat) + curses(s, seat)


def _socket(s: Realm, socket: int) -> dict[str, Any]:
    stack = s.stacks[socket]
    top = s.face[stack[-1]] if stack else -1
    return {
        "value": socket_value(s, socket),
        "needs": VALUE[top] if stack else socket_value(s, socket),
        "ban": s.owner(stack[-1]) if top == BAN_FACE and bans_work(s) else None,
        "dice": len(stack),
    }

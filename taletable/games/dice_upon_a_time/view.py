"""What a board wants to show beside the plain fields: all of it worked out from what everybody sees."""

from __future__ import annotations

from typing import Any

from .board import SOCKET_KEYS, SOCKETS
from .cards import CARD_IDS
from .chapter import chapters
from .dice import BAN_FACE, COLOURS, VALUE
from .ending import LEVELS, curses, level, quests, score, team_score
from .placing import bans_work, height_limit, socket_value
from .state import Realm


def extras(s: Realm, seat: int | None, view: dict[str, Any]) -> None:
    """Scores as they stand, and what each socket asks for."""
    limit = height_limit(s)
    view["chapters"] = chapters(s)
    view["chapters_left"] = len(s.fate) + len(s.ahead)
    view["height_limit"] = limit
    view["sockets"] = {SOCKET_KEYS[socket]: _socket(s, socket) for socket in SOCKETS}
    view["strike"] = _strike(s)
    view["partner"] = next((frame.args[0] for frame in reversed(s.frames) if frame.rule in ("barter", "consent", "hand_item")), None)
    for q in range(s.seats):
        player = view["players"][q]
        player["colour"] = COLOURS[q]
        player["score"] = 0 if s.cooperative else _open_score(s, q)
    if s.cooperative:
        total = team_score(s) if s.over else _open_score(s, 0)
        view["team"] = {"score": total, "level": level(s) if s.over else None, "levels": list(LEVELS[s.seats])}


def _open_score(s: Realm, seat: int) -> int:
    """AP without the Side Quests, which count at the end only and may hang on hidden items; all of it once the game is over."""
    if s.over:
        return score(s, seat)
    return quests(s, seat) + curses(s, seat)


def _strike(s: Realm) -> dict[str, Any] | None:
    """The item that is about to hit others, who played it, and its only target, if it has one."""
    if not s.frames or s.frames[-1].rule != "answer":
        return None
    item, seat, target, _ = s.frames[-1].args
    return {"item": CARD_IDS[item], "seat": seat, "target": target}


def _socket(s: Realm, socket: int) -> dict[str, Any]:
    stack = s.stacks[socket]
    top = s.face[stack[-1]] if stack else -1
    return {
        "value": socket_value(s, socket),
        "needs": VALUE[top] if stack else socket_value(s, socket),
        "ban": s.owner(stack[-1]) if top == BAN_FACE and bans_work(s) else None,
        "dice": len(stack),
    }

"""What a board wants to show beside the plain fields: all of it worked out from what everybody sees."""

from __future__ import annotations

from taletable.engine.schema import Extras

from .board import SOCKET_KEYS, SOCKETS
from .cards import CARD_IDS, QUESTS
from .chapter import chapters
from .dice import BAN_FACE, DIE_KEYS, VALUE, dice_of
from .ending import LEVELS, curses, level_of, quests, score, winners
from .placing import bans_work, socket_value
from .shapes import SeatExtras, SocketState, Strike, TableExtras, Team
from .state import Realm


def extras(s: Realm) -> Extras:
    """Scores as they stand, and what each socket asks for."""
    table: TableExtras = {
        "chapters": chapters(s),
        "sockets": {SOCKET_KEYS[socket]: _socket(s, socket) for socket in SOCKETS},
        "strike": _strike(s),
        "partner": next((frame.args[0] for frame in reversed(s.frames) if frame.rule in ("barter", "consent", "hand_item")), None),
        "winners": winners(s) if s.over else [],
    }
    if s.cooperative:
        table["team"] = _team(s)
    players: list[SeatExtras] = [
        {"dice": [DIE_KEYS[die] for die in dice_of(q)], "score": 0 if s.cooperative else open_score(s, q)} for q in range(s.seats)
    ]
    return Extras(table, players)


def _team(s: Realm) -> Team:
    total, levels = open_score(s, 0), LEVELS[s.seats]
    most = max(sum([quest.value for quest in QUESTS]), *levels)
    return {"score": total, "level": level_of(s, total), "levels": list(levels), "most": most}


def open_score(s: Realm, seat: int) -> int:
    """AP without the Side Quests, which count at the end only and may hang on hidden items; all of it once the game is over."""
    if s.over:
        return score(s, seat)
    return quests(s, seat) + curses(s, seat)


def _strike(s: Realm) -> Strike | None:
    """The item that is about to hit others, who played it, and its only target, if it has one."""
    if not s.frames or s.frames[-1].rule != "answer":
        return None
    item, seat, target, _ = s.frames[-1].args
    return {"item": CARD_IDS[item], "seat": seat, "target": target}


def _socket(s: Realm, socket: int) -> SocketState:
    stack = s.stacks[socket]
    top = s.face[stack[-1]] if stack else -1
    return {
        "value": socket_value(s, socket),
        "needs": VALUE[top] if stack else socket_value(s, socket),
        "ban": s.owner(stack[-1]) if top == BAN_FACE and bans_work(s) else None,
    }

"""Positions: a whole state as JSON, secrets included, and back, with a reason for everything that cannot be."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, TypeVar

from .fields import BadPosition, Num, Seat
from .moves import Refused, seats_of
from .rules import Ask, Sequence
from .saying import say, short
from .state import UNSEEN, Frame, Lots, State

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)
POSITION_VERSION = 1
NEEDED = ("taletable", "game", "seats", "frames", "asked", "waiting", "players")
"""What no position goes without, beside the fields of its game."""
MAX_TIME = 2**53
"""Milliseconds; the largest number that every JSON reader keeps exactly."""
MOST_LOTS = 10**9
"""More lots of cards than any game comes to."""


def dump(game: Game[S], s: S) -> dict[str, Any]:
    """The whole state as JSON, secrets included."""
    data: dict[str, Any] = {
        "taletable": POSITION_VERSION,
        "game": game.id,
        "rules": game.rules_version,
        "options": dict(s.options),
        "seats": s.seats,
        "now": s.now,
        "over": s.over,
        "frames": [_dump_frame(frame) for frame in s.frames],
        "asked": seats_of(s.asked),
        "waiting": seats_of(s.waiting),
    }
    players: list[dict[str, Any]] = [{} for _ in range(s.seats)]
    for field in game.fields:
        value = getattr(s, field.name)
        if not field.per_seat:
            data[field.name] = field.kind.dump(value)
        else:
            for q in range(s.seats):
                players[q][field.name] = field.kind.dump(field.of(value, q))
    ids = game.deck.ids
    for q in range(s.seats):
        lost: dict[str, list[str]] = {}
        for card in range(s.cards):
            lots = s.trace[q * s.cards + card]
            if lots != UNSEEN:
                lost.setdefault("/".join(map(str, lots)), []).append(ids[card])
        players[q]["lost_sight"] = lost
    data["players"] = players
    data["group"] = s.group
    return data


def load(game: Game[S], data: Any) -> S:
    """The state out of JSON, of these rules or others as long as it can be. Raises BadPosition with the place and the reason."""
    if not isinstance(data, dict):
        raise BadPosition("position", say("position.json"))
    rules = data.get("rules", "")
    if not isinstance(rules, str):
        raise BadPosition("rules", say("position.rules-version", got=short(rules)))
    try:
        return _load(game, data)
    except BadPosition as bad:
        if not rules or rules == game.rules_version:
            raise
        raise BadPosition(bad.where, say("position.other-rules", why=bad.why, rules=rules[:20], today=game.rules_version)) from None


def _load(game: Game[S], data: dict[str, Any]) -> S:
    for name in NEEDED:
        if name not in data:
            raise BadPosition(name, say("position.missing"))
    if data["taletable"] != POSITION_VERSION:
        raise BadPosition("taletable", say("position.format", version=POSITION_VERSION))
    if data["game"] != game.id:
        raise BadPosition("game", say("position.other-game", game=repr(game.id), got=short(data["game"])))
    seats = Num(game.min_seats, game.max_seats).load(data["seats"], "seats")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise BadPosition("options", say("position.object"))
    try:
        chosen = game.settle_options(seats, options)
    except Refused as refused:
        raise BadPosition("options", refused.cited) from None
    known = {*NEEDED, "rules", "options", "now", "over", "group"}
    known |= {field.name for field in game.fields if not field.per_seat}
    _no_strays(data, known, "position")
    s = game.first(seats, chosen)
    s.now = Num(0, MAX_TIME).load(data.get("now", 0), "now")
    over = data.get("over", False)
    if not isinstance(over, bool):
        raise BadPosition("over", say("position.flag"))
    s.over = over
    s.asked = _load_seats(data["asked"], seats, "asked")
    s.waiting = _load_seats(data["waiting"], seats, "waiting")
    if s.waiting & ~s.asked:
        raise BadPosition("waiting", say("position.not-asked"))
    if bool(s.waiting) == s.over:
        raise BadPosition("waiting", say("position.nobody-decides"))
    s.frames = _load_frames(game, data["frames"], seats, s.over)
    players = data["players"]
    if not isinstance(players, list) or len(players) != seats or not all(isinstance(p, dict) for p in players):
        raise BadPosition("players", say("position.players", n=seats))
    older = bool(data.get("rules")) and data["rules"] != game.rules_version  # fields that came later begin as in a new game
    per_seat = {field.name for field in game.fields if field.per_seat} | {"lost_sight"}
    for q, player in enumerate(players):
        _no_strays(player, per_seat, f"players[{q}]")
    for field in game.fields:
        if field.per_seat:
            values = []
            for q, player in enumerate(players):
                where = f"players[{q}].{field.name}"
                if field.name not in player and not older:
                    raise BadPosition(where, say("position.missing"))
                given = field.name in player
                values.append(field.kind.load(player[field.name], where) if given else field.of(getattr(s, field.name), q))
            setattr(s, field.name, field.join(values))
        else:
            if field.name in data:
                setattr(s, field.name, field.kind.load(data[field.name], field.name))
            elif not older:
                raise BadPosition(field.name, say("position.missing"))
    s.group = Num(0, MOST_LOTS).load(data.get("group", 0), "group")
    _load_trace(game, s, players)
    _each_card_once(game, s)
    game.check(s)
    return s


def _load_frames(game: Game[S], data: Any, seats: int, over: bool) -> list[Frame]:
    if not isinstance(data, list):
        raise BadPosition("frames", say("position.frames"))
    frames = []
    for i, item in enumerate(data):
        where = f"frames[{i}]"
        if not isinstance(item, dict):
            raise BadPosition(where, say("position.frame"))
        _no_strays(item, {"rule", "step", "args", "asked", "waiting"}, where)
        name = item.get("rule")
        if not isinstance(name, str) or name not in game.rules:
            raise BadPosition(where, say("position.no-rule", got=short(name), rules=list(game.rules)))
        rule = game.rules[name]
        args = _load_args(game, name, item.get("args", []), seats, f"{where}.args")
        begun = int(i == len(data) - 1 and not over)  # those below may have been put there to come later, and the end may cut all short
        step = Num(begun, len(rule.steps) if isinstance(rule, Sequence) else 1).load(item.get("step"), f"{where}.step")
        asked = _load_seats(item.get("asked", []), seats, f"{where}.asked")
        waiting = _load_seats(item.get("waiting", []), seats, f"{where}.waiting")
        if waiting & ~asked:
            raise BadPosition(f"{where}.waiting", say("position.not-asked"))
        if asked and (i == len(data) - 1 or not isinstance(rule, Ask)):
            raise BadPosition(f"{where}.asked", say("position.asked-below"))
        frames.append(Frame(name, step, args, asked, waiting))
        begun_below = [n for n, frame in enumerate(frames[:-1]) if frame.step]  # what is to come later opened nothing
        under = frames[begun_below[-1]] if begun_below else None
        may_be = _may_be_in(game, under) if under else []
        between = [frame.rule for frame in frames[begun_below[-1] + 1 :]] if under else []  # an ask may let something else come first
        if under and may_be and not any(rule in may_be for rule in between):
            why = say("position.not-here", rule=repr(under.rule), step=under.step, here=list(map(repr, may_be)), got=short(name))
            raise BadPosition(where, why)
    if frames and game.root and frames[0].rule != game.root:
        raise BadPosition("frames[0]", say("position.outermost", rule=repr(game.root)))
    if not over and not (frames and isinstance(game.rules[frames[-1].rule], Ask)):
        raise BadPosition("frames", say("position.nothing-asks"))
    return frames


def _load_args(game: Game[S], name: str, data: Any, seats: int, where: str) -> tuple[int, ...]:
    """What a frame was pushed with: all that its rule names, or nothing where it is a step of a sequence."""
    kinds = game.rules[name].args
    if not isinstance(data, list) or (len(data) != len(kinds) and (data or name not in game.steps)):
        raise BadPosition(where, say("position.row", names=list(kinds)))
    args = tuple([kind.load(arg, where) for kind, arg in zip(kinds.values(), data, strict=False)])
    for kind, arg in zip(kinds.values(), args, strict=False):
        if isinstance(kind, Seat) and arg >= seats:
            raise BadPosition(where, say("position.no-seat", seat=arg))
    return args


def _may_be_in(game: Game[S], frame: Frame) -> list[str]:
    """The rules that the present step of a sequence can have opened. Empty: any, because an ask or a method may open what it likes."""
    rule = game.rules[frame.rule]
    if not isinstance(rule, Sequence) or rule.steps[frame.step - 1] not in game.rules:
        return []
    found = [rule.steps[frame.step - 1]]
    for name in found:
        found += [following for following in game.rules[name].leads_to if following not in found]
    return found


def _load_trace(game: Game[S], s: S, players: list[dict[str, Any]]) -> None:
    for q, player in enumerate(players):
        where = f"players[{q}].lost_sight"
        lost = player.get("lost_sight", {})
        if not isinstance(lost, dict):
            raise BadPosition(where, say("position.lots"))
        for name, cards in lost.items():
            lots = _read_lots(name, s.group)
            if lots is None or not isinstance(cards, list):
                raise BadPosition(where, say("position.lot", newest=s.group, got=short(name)))
            for item in cards:
                card = q * s.cards + game.deck.load(item, where)
                if s.trace[card] != UNSEEN:
                    raise BadPosition(where, say("position.twice", card=item))
                s.trace[card] = lots


def _each_card_once(game: Game[S], s: S) -> None:
    place: dict[int, str] = {}
    for field in game.fields:
        if not field.zone:
            continue
        for owner, value in field.parts(s):
            where = f"players[{owner}].{field.name}" if field.per_seat else field.name
            for card in field.kind.cards(value):
                if card in place:
                    raise BadPosition(where, say("position.elsewhere", card=game.deck.ids[card], place=place[card]))
                if not game.in_box(s, card):
                    raise BadPosition(where, say("position.not-in-box", card=game.deck.ids[card]))
                place[card] = where
    missing = [name for card, name in enumerate(game.deck.ids) if card not in place and game.in_box(s, card)]
    if missing:
        raise BadPosition("position", say("position.cards-missing", cards=missing[:5], more=max(0, len(missing) - 5)))


def digest_of(position: dict[str, Any], rules: str = "") -> str:
    """A short fingerprint of a position, without the version of its rules, or with this one."""
    data = {key: value for key, value in position.items() if key != "rules"}
    if rules:
        data["rules"] = rules
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _dump_frame(frame: Frame) -> dict[str, Any]:
    data: dict[str, Any] = {"rule": frame.rule, "step": frame.step}
    if frame.args:
        data["args"] = list(frame.args)
    if frame.asked:
        data["asked"] = seats_of(frame.asked)
        data["waiting"] = seats_of(frame.waiting)
    return data


def _read_lots(name: object, newest: int) -> Lots | None:
    """`9/7`: a card of lot 7, shuffled with others as lot 9. None if it is not that."""
    words = name.split("/") if isinstance(name, str) else []
    if not all(word.isascii() and word.isdecimal() and len(word) < 10 for word in words):
        return None
    lots = tuple([int(word) for word in words])
    falling = all(lots[i] > lots[i + 1] for i in range(len(lots) - 1))
    return lots if falling and lots and lots != UNSEEN and lots[0] <= newest else None


def _load_seats(data: Any, seats: int, where: str) -> int:
    if not isinstance(data, list):
        raise BadPosition(where, say("position.seats"))
    mask = 0
    for seat in data:
        mask |= 1 << Num(0, seats - 1).load(seat, where)
    return mask


def _no_strays(data: dict[str, Any], known: set[str], where: str) -> None:
    strays = sorted(str(key) for key in data if key not in known)
    if strays:
        raise BadPosition(where, say("position.strays", strays=strays, known=sorted(known)))

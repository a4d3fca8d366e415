"""What a board shows beside the plain fields, worked out from what everybody sees; nothing of later goals and events (TP-R.64)."""

from __future__ import annotations

from typing import Any

from .cards import LIBRARY, PLACES, kind_of
from .content import CardKind, Effects, Happening, TokenKind
from .deeds import points, stars
from .ship import AIMS, AREA_OF, AREAS, FACES, GUNS, MOST_TURN, SECTORS, SPACES, aim, area_facing, clockwise
from .state import IN_HAND, NO_QUESTION, OUTCOMES, PLAYING, WON, Voyage, kinds_of_box
from .timer import ANSWER, GRACE

STATES = ("hand", "running", "ready")


def extras(s: Voyage, view: dict[str, Any]) -> None:
    """Chapter and story, clock, ship, sea, goal, events, reference, and the state of each Sandtimer."""
    chapter, plan = s.chapter, s.plan
    view["chapter"] = {
        "number": chapter.number,
        "title": chapter.title,
        "rounds": len(chapter.rounds),
        "before": list(chapter.before),
        "after": list(_ending(s)),
        "start_life": s.start_life(),
        "ship": chapter.ship,
    }
    timed = any(frame.rule == "timer" for frame in s.frames) and not s.over
    view["clock"] = {
        "running": timed,
        "began": s.began if timed else None,
        "ends": s.ends if timed else None,
        "length": s.length(),
        "sand": plan.sand,
        "grace": GRACE,
        "votes": [seat for seat in range(s.seats) if s.vote[seat]],
    }
    view["set_up"] = {"intro": plan.intro, "page": plan.page, "deals": _deals(s)}
    view["ship"] = _ship(s)
    view["sea"] = [_sector(s, sector) for sector in range(len(SECTORS))]
    view["corks_left"] = s.corks_left()
    view["balls_left"] = s.balls_left()
    view["mission"] = _mission(s)
    view["events"] = _events(s)
    view["reference"] = {
        "cards": [_kind(kind) for kind in kinds_of_box(chapter.number)],
        "tokens": [_token(s, token, i) for i, token in enumerate(LIBRARY.tokens) if token.chapter <= chapter.number],
    }
    view["result"] = {"outcome": OUTCOMES[s.outcome], "points": points(s), "stars": stars(s), "solo": s.solo, "helped": s.options["helped"]}
    for seat, player in enumerate(view["players"]):
        player["sandtimer"] = _sandtimer(s, seat)


def _ending(s: Voyage) -> tuple[str, ...]:
    if s.outcome == PLAYING:
        return ()
    return s.chapter.after if s.outcome == WON else s.chapter.failed


def _deals(s: Voyage) -> list[dict[str, Any]]:
    """Which Cards came to which sectors (TP-R.77); where each of them lies only the board tells."""
    return [
        {
            "cards": {LIBRARY.kinds[kind].key: number for kind, number in deal.cards},
            "to": [f"bow+{where.sector}" if where.mode else SECTORS[where.sector] for where in deal.to],
            "up": deal.up,
        }
        for deal in s.plan.deals
    ]


def _ship(s: Voyage) -> dict[str, Any]:
    areas = []
    for area, key in enumerate(AREAS):
        spaces = s.spaces_of(area)
        if spaces:
            faces = FACES[area]
            aims = AIMS[area]
            areas.append(
                {
                    "key": key,
                    "spaces": [SPACES[space] for space in spaces],
                    "faces": SECTORS[clockwise(s.bow, faces)] if faces >= 0 else None,
                    "aims": SECTORS[clockwise(s.bow, aims)] if aims >= 0 else None,
                }
            )
    return {
        "areas": areas,
        "spaces": {
            SPACES[space]: {
                "area": AREAS[AREA_OF[space]],
                "cork": bool(s.corks[space]),
                "ball": s.is_loaded(space) if space in GUNS else None,
                "aims": SECTORS[aim(space, s.bow)] if space in GUNS else None,
                "closed_until": s.closed[space] or None,
                "sandtimer": s.occupant(space) if s.occupant(space) >= 0 else None,
            }
            for space in s.chapter.spaces
        },
        "turns": MOST_TURN[s.speed],
    }


def _sector(s: Voyage, sector: int) -> dict[str, Any]:
    return {
        "key": SECTORS[sector],
        "bow": sector == s.bow,
        "area": AREAS[area_facing(s.bow, sector)],
        "guns": [SPACES[gun] for gun in GUNS if gun in s.chapter.spaces and aim(gun, s.bow) == sector],
        "shots": sum(kind_of(card).shots for card in s.cards_up(sector)),
    }


def _mission(s: Voyage) -> dict[str, Any]:
    goal = s.current_goal()
    return {
        "settled": s.goal,
        "text": goal.text if goal else None,
        "progress": s.progress if goal else None,
        "count": goal.needed if goal else None,
        "by": goal.by if goal else None,
    }


def _event(event: Happening) -> dict[str, Any]:
    return {
        "key": event.key,
        "title": event.title,
        "text": event.text,
        "sound": event.sound,
        "good": event.good,
        "choices": [choice.text for choice in event.choices],
        "areas": _areas(event.effects) + [area for choice in event.choices for area in _areas(choice.effects)],
    }


def _areas(effects: Effects) -> list[str]:
    """The areas that effects damage by name: the board lets them pulse."""
    return [AREAS[effect.area] for effect in effects if effect.do == "damage-area"]


def _events(s: Voyage) -> dict[str, Any]:
    asking = s.question != NO_QUESTION
    return {
        "resolver": s.resolver,
        "signs": [
            {"key": LIBRARY.happenings[e].key, "sign": LIBRARY.happenings[e].sign, "sound": LIBRARY.happenings[e].sound, "due": time}
            for e, time in s.warned
            if (e,) not in s.happened
        ],
        "happened": [_event(LIBRARY.happenings[row[0]]) for row in s.happened],
        "question": LIBRARY.happenings[s.question].key if asking else None,
        "default": LIBRARY.happenings[s.question].default if asking else None,
        "asked_at": s.answer_by - ANSWER if asking else None,
        "answer_by": s.answer_by if asking else None,
    }


def _kind(kind: CardKind) -> dict[str, Any]:
    space = kind.space
    return {
        "key": kind.key,
        "name": kind.name,
        "text": kind.text,
        "picture": kind.picture or kind.key,
        "new_in": kind.chapter,
        "life": kind.life,
        "speeds": list(kind.speeds),
        "danger": list(kind.danger),
        "shots": kind.shots,
        "space": None if space is None else {"action": space.action, "bow": space.bow, "hits": space.hits},
        "tags": list(kind.tags),
    }


def _token(s: Voyage, token: TokenKind, i: int) -> dict[str, Any]:
    return {
        "key": token.key,
        "name": token.name,
        "text": token.text,
        "picture": token.picture or token.key,
        "new_in": token.chapter,
        "held": s.tokens[i],
        "count": token.most,
        "power": token.power,
    }


def _sandtimer(s: Voyage, seat: int) -> dict[str, Any]:
    """Where it is and since when its sand runs, so that any client can draw it without asking again."""
    place = s.place[seat]
    running = place != IN_HAND
    return {
        "at": PLACES[place] if running else None,
        "since": s.through[seat] - s.plan.sand if running else s.freed[seat],
        "through": s.through[seat] if running else None,
        "state": STATES[0 if not running else 1 if s.through[seat] > s.now else 2],
    }

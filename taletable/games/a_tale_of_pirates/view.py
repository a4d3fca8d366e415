"""What a board shows beside the plain fields, worked out from what everybody sees; nothing of later goals and events (TP-R.64)."""

from __future__ import annotations

from typing import TypedDict

from taletable.engine.saying import Say, say
from taletable.engine.schema import Extras

from .cards import CARD_IDS, LIBRARY, PLACES, kind_of
from .content import IN_TIME, CardKind, Effects, Happening, TokenKind
from .deeds import stars
from .shapes import (
    AreaState,
    CardFacts,
    ChapterPage,
    Clock,
    DealtCards,
    HappeningPage,
    Happenings,
    Mission,
    SailorExtras,
    Sandtimer,
    SeaSector,
    SetUp,
    Ship,
    TableExtras,
    TokenFacts,
)
from .ship import AIMS, AREA_OF, AREAS, GUNS, MAX_SPEED, MOST_TURN, SECTORS, SPACES, aim, area_facing, clockwise
from .state import IN_HAND, NO_QUESTION, OUTCOMES, PLAYING, WON, Voyage, kinds_of_box
from .timer import ANSWER


def extras(s: Voyage) -> Extras:
    """Chapter and story, clock, ship, sea, goal, events, reference, and the state of each Sandtimer."""
    table: TableExtras = {
        "chapter": _chapter(s),
        "clock": _clock(s),
        "set_up": _set_up(s),
        "ship": _ship(s),
        "sea": [_sector(s, sector) for sector in range(len(SECTORS))],
        "life_left": {CARD_IDS[card]: s.open_life(card) for card in s.up if card >= 0 and kind_of(card).life},
        "corks_left": s.corks_left(),
        "balls_left": s.balls_left(),
        "mission": _mission(s),
        "events": _events(s),
        "reference": {
            "cards": [_kind(kind) for kind in kinds_of_box(s.chapter.number)],
            "tokens": [_token(s, token, i) for i, token in enumerate(LIBRARY.tokens) if token.chapter <= s.chapter.number],
        },
        "result": {"outcome": OUTCOMES[s.outcome], "stars": stars(s), "solo": s.solo, "helped": bool(s.options["helped"])},
    }
    players: list[SailorExtras] = [{"sandtimer": _sandtimer(s, seat)} for seat in range(s.seats)]
    return Extras(table, players)


def _chapter(s: Voyage) -> ChapterPage:
    chapter = s.chapter
    own = f"chapter.{chapter.number}"
    return {
        "number": chapter.number,
        "title": say(f"{own}.title"),
        "place": say(f"{own}.place"),
        "rounds": len(chapter.rounds),
        "before": _pages(f"{own}.before", chapter.before),
        "after": _ending(s),
        "start_life": s.start_life(),
        "ship": say(f"{own}.ship") if chapter.changed else None,
    }


def _ending(s: Voyage) -> list[Say]:
    number, after, failed = s.chapter.number, s.chapter.after, s.chapter.failed
    if s.outcome == PLAYING:
        return []
    return _pages(f"chapter.{number}.after", after) if s.outcome == WON else _pages(f"chapter.{number}.failed", failed)


def _pages(part: str, pages: int) -> list[Say]:
    return [say(f"{part}.{n}") for n in range(1, pages + 1)]


def _clock(s: Voyage) -> Clock:
    timed = any(frame.rule == "timer" for frame in s.frames) and not s.over
    return {
        "running": timed,
        "began": s.began if timed else None,
        "ends": s.ends if timed else None,
        "length": s.length(),
        "sand": s.plan.sand,
        "votes": [seat for seat in range(s.seats) if s.vote[seat]],
    }


def _set_up(s: Voyage) -> SetUp:
    own = f"round.{s.chapter.number}.{s.round}"
    return {"intro": say(f"{own}.intro"), "page": say(f"{own}.page") if s.plan.special else None, "deals": _deals(s)}


def _deals(s: Voyage) -> list[DealtCards]:
    """Which Cards came to which sectors (TP-R.77); where each of them lies only the board tells."""
    return [
        {
            "cards": {LIBRARY.kinds[kind].key: number for kind, number in deal.cards},
            "to": [f"bow+{where.sector}" if where.mode else SECTORS[where.sector] for where in deal.to],
            "up": deal.up,
        }
        for deal in s.plan.deals
    ]


def _ship(s: Voyage) -> Ship:
    areas: list[AreaState] = []
    for area, key in enumerate(AREAS):
        spaces = s.spaces_of(area)
        if spaces:
            aims = AIMS[area]
            areas.append(
                {
                    "key": key,
                    "text": say(f"area-text.{key}"),  # here, since the catalogue knows nothing of later parts (TP-R.64)
                    "spaces": [SPACES[space] for space in spaces],
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
        "corked": sum(s.corks),
        "turns": MOST_TURN[s.speed],
        "turns_at": list(MOST_TURN),
        "hoisted": min(MAX_SPEED, s.speed + 1),
        "lowered": max(0, s.speed - 1),
    }


def _sector(s: Voyage, sector: int) -> SeaSector:
    return {
        "key": SECTORS[sector],
        "bow": sector == s.bow,
        "area": AREAS[area_facing(s.bow, sector)],
        "shots": sum([kind_of(card).shots for card in s.cards_up(sector)]),
    }


def _mission(s: Voyage) -> Mission:
    goal = s.current_goal()
    counts = goal is not None and goal.test in IN_TIME
    return {
        "text": say(f"goal.{goal.key}") if goal else None,
        "progress": s.progress if counts else None,
        "count": goal.needed if goal and counts else None,
        "by": goal.by if goal else None,
    }


def _event(event: Happening) -> HappeningPage:
    own = f"happening.{event.key}"
    return {
        "key": event.key,
        "title": say(f"{own}.title"),
        "text": say(f"{own}.text"),
        "sound": event.sound,
        "good": event.good,
        "choices": [say(f"{own}.choice.{n}") for n in range(1, len(event.choices) + 1)],
        "areas": _areas(event.effects) + [area for choice in event.choices for area in _areas(choice)],
    }


def _areas(effects: Effects) -> list[str]:
    """The areas that effects damage by name: the board lets them pulse."""
    return [AREAS[effect.area] for effect in effects if effect.do == "damage-area"]


def _events(s: Voyage) -> Happenings:
    asking = s.question != NO_QUESTION
    return {
        "resolver": s.resolver,
        "signs": [
            {"key": event.key, "sign": say(f"happening.{event.key}.sign"), "sound": event.sound, "due": time}
            for e, time in s.warned
            for event in [LIBRARY.happenings[e]]
            if (e,) not in s.happened
        ],
        "happened": [_event(LIBRARY.happenings[row[0]]) for row in s.happened],
        "question": LIBRARY.happenings[s.question].key if asking else None,
        "default": LIBRARY.happenings[s.question].default if asking else None,
        "asked_at": s.answer_by - ANSWER if asking else None,
        "answer_by": s.answer_by if asking else None,
    }


class Named(TypedDict):
    """What is told of every kind of thing."""

    key: str
    name: Say
    text: Say
    picture: str
    new_in: int


def _named(sort: str, kind: CardKind | TokenKind) -> Named:
    name, text = say(f"{sort}.{kind.key}.name"), say(f"{sort}.{kind.key}.text")
    return {"key": kind.key, "name": name, "text": text, "picture": kind.picture or kind.key, "new_in": kind.chapter}


def _kind(kind: CardKind) -> CardFacts:
    space = kind.space
    return {
        **_named("card", kind),
        "life": kind.life,
        "speeds": list(kind.speeds),
        "danger": list(kind.danger),
        "shots": kind.shots,
        "space": None if space is None else {"bow": space.bow, "hits": space.hits},
    }


def _token(s: Voyage, token: TokenKind, i: int) -> TokenFacts:
    return {
        **_named("token", token),
        "held": s.tokens[i],
        "count": token.most,
    }


def _sandtimer(s: Voyage, seat: int) -> Sandtimer:
    """Where it is and since when its sand runs, so that any client can draw it without asking again."""
    place = s.place[seat]
    running = place != IN_HAND
    return {
        "at": PLACES[place] if running else None,
        "since": s.through[seat] - s.plan.sand if running else s.freed[seat],
        "through": s.through[seat] if running else None,
        "state": "hand" if not running else "running" if s.through[seat] > s.now else "ready",
    }

"""What a hand-edited position may not be: Corks where there is no ship, Sandtimers in one place, events of another round."""

from __future__ import annotations

from taletable.engine.fields import BadPosition
from taletable.engine.saying import say

from .cards import LIBRARY, ON_CARD, kind_of
from .ship import CORKS, GUNS, REPAIRS_SPACE, ROOM, SLOTS, SPACES
from .state import IN_HAND, NO_QUESTION, PLAYING, Voyage


def check(s: Voyage) -> None:
    """Raise BadPosition where a loaded state cannot be."""
    _check_ship(s)
    _check_sea(s)
    _check_crew(s)
    _check_course(s)


def _check_ship(s: Voyage) -> None:
    spaces = s.chapter.spaces
    for space, name in enumerate(SPACES):
        if (s.corks[space] or s.closed[space]) and space not in spaces:
            raise BadPosition(f"corks.{name}", say("position.no-space"))
    if s.corks[REPAIRS_SPACE]:
        raise BadPosition("corks.repairs", say("position.repairs-whole"))
    if sum(s.corks) > CORKS:
        raise BadPosition("corks", say("position.corks", n=CORKS))
    if s.balls_left() < 0:
        raise BadPosition("loaded", say("position.cannonballs"))
    if any(ball and gun not in spaces for gun, ball in zip(GUNS, s.loaded, strict=True)):
        raise BadPosition("loaded", say("position.no-cannon"))
    for token, number in enumerate(s.tokens):
        kind = LIBRARY.tokens[token]
        if number > (kind.most if kind.chapter <= s.chapter.number else 0):
            raise BadPosition(f"tokens.{kind.key}", say("position.too-many-tokens"))


def _check_sea(s: Voyage) -> None:
    for slot, name in enumerate(SLOTS):
        if s.up[slot] >= 0 and s.down[slot] >= 0:
            raise BadPosition(f"up.{name}", say("position.two-cards"))
        if s.down[slot] >= 0 and slot // ROOM == s.bow and not s.over:
            raise BadPosition(f"down.{name}", say("position.bow-face-up"))
    for card, hits in enumerate(s.hits):
        if hits and (card not in s.up or hits >= kind_of(card).life):
            raise BadPosition("hits", say("position.hits", card=kind_of(card).key, n=hits))


def _check_crew(s: Voyage) -> None:
    for seat, place in enumerate(s.place):
        where = f"players[{seat}].place"
        if place == IN_HAND:
            if s.through[seat]:
                raise BadPosition(f"players[{seat}].through", say("position.no-sand"))
            continue
        if s.place.count(place) > 1:
            raise BadPosition(where, say("position.two-sandtimers"))
        if place < ON_CARD and (place not in s.chapter.spaces or s.corks[place]):
            raise BadPosition(where, say("position.space-damaged"))
        if place >= ON_CARD and (place - ON_CARD not in s.up or not kind_of(place - ON_CARD).space):
            raise BadPosition(where, say("position.no-card-there"))


def _check_course(s: Voyage) -> None:
    if not 1 <= s.round <= len(s.chapter.rounds):
        raise BadPosition("round", say("position.rounds", n=len(s.chapter.rounds)))
    if s.goal > len(s.goals):
        raise BadPosition("goal", say("position.goals", n=len(s.goals)))
    if (s.outcome != PLAYING) != s.over or (s.life == 0 and not s.over):
        raise BadPosition("outcome", say("position.outcome"))
    if s.resolver >= s.seats:
        raise BadPosition("resolver", say("position.no-resolver"))
    timed = any(frame.rule == "timer" for frame in s.frames)
    if not timed and (any(place != IN_HAND for place in s.place) or s.question != NO_QUESTION or s.schedule):
        raise BadPosition("frames", say("position.timer-phase"))
    own = s.plan.happenings
    events = [code // 2 for _, code in s.schedule] + [row[0] for row in s.happened] + [event for event, _ in s.warned]
    if any(not isinstance(event, int) or event not in own for event in events):
        raise BadPosition("schedule", say("position.no-event"))
    if s.question != NO_QUESTION and (s.question not in own or not LIBRARY.happenings[s.question].choices):
        raise BadPosition("question", say("position.no-question"))

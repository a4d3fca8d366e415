"""What a position of a chapter cannot be; for hand-edited positions and for tests."""

from __future__ import annotations

from .cards import LIBRARY, ON_CARD, kind_of
from .ship import CORKS, GUNS, REPAIRS_SPACE, ROOM, SLOTS, SPACES
from .state import IN_HAND, NO_QUESTION, PLAYING, Voyage

Problem = tuple[str, str]


def check(s: Voyage) -> Problem | None:
    """Where a position is wrong, and why; None if it can be."""
    return _ship(s) or _sea(s) or _crew(s) or _course(s)


def _ship(s: Voyage) -> Problem | None:
    spaces = s.chapter.spaces
    for space, name in enumerate(SPACES):
        if (s.corks[space] or s.closed[space]) and space not in spaces:
            return f"corks.{name}", "the ship has no such space in this chapter"
    if s.corks[REPAIRS_SPACE]:
        return "corks.repairs", "can never be damaged (TP-10.2)"
    if sum(s.corks) > CORKS:
        return "corks", f"there are only {CORKS} Corks (TP-13.1)"
    if s.balls_left() < 0:
        return "loaded", "there are only 4 Cannonballs (TP-11.6)"
    if any(ball and gun not in spaces for gun, ball in zip(GUNS, s.loaded, strict=True)):
        return "loaded", "the ship has no such Cannon in this chapter"
    for token, number in enumerate(s.tokens):
        kind = LIBRARY.tokens[token]
        if number > (kind.most if kind.chapter <= s.chapter.number else 0):
            return f"tokens.{kind.key}", "there are not so many in this chapter"
    return None


def _sea(s: Voyage) -> Problem | None:
    for slot, name in enumerate(SLOTS):
        if s.up[slot] >= 0 and s.down[slot] >= 0:
            return f"up.{name}", "two Cards cannot lie in one place"
        if s.down[slot] >= 0 and slot // ROOM == s.bow and not s.over:
            return f"down.{name}", "Cards in the sector of the bow lie face up (TP-3.5)"
    for card, hits in enumerate(s.hits):
        if hits and (card not in s.up or hits >= kind_of(card).life):
            return "hits", f"{kind_of(card).name} cannot have {hits} Damage Tokens"
    return None


def _crew(s: Voyage) -> Problem | None:
    for seat, place in enumerate(s.place):
        where = f"players[{seat}].place"
        if place == IN_HAND:
            if s.through[seat]:
                return f"players[{seat}].through", "no sand runs in a Sandtimer that is in hand"
            continue
        if s.place.count(place) > 1:
            return where, "two Sandtimers cannot share a space (TP-6.15)"
        if place < ON_CARD and (place not in s.chapter.spaces or s.corks[place]):
            return where, "there is no such space, or it is damaged (TP-6.14)"
        if place >= ON_CARD and (place - ON_CARD not in s.up or not kind_of(place - ON_CARD).space):
            return where, "no face-up Card with an action space lies there (TP-R.19)"
    return None


def _course(s: Voyage) -> Problem | None:
    if not 1 <= s.round <= len(s.chapter.rounds):
        return "round", f"the chapter has rounds 1 to {len(s.chapter.rounds)}"
    if s.goal > len(s.goals):
        return "goal", f"the chapter has {len(s.goals)} goals"
    if (s.outcome != PLAYING) != s.over or (s.life == 0 and not s.over):
        return "outcome", "does not fit whether the chapter is over"
    if s.resolver >= s.seats:
        return "resolver", "there is no such seat"
    timed = any(frame.rule == "timer" for frame in s.frames)
    if not timed and (any(place != IN_HAND for place in s.place) or s.question != NO_QUESTION or s.schedule):
        return "frames", "Sandtimers, questions and events belong to the timer-phase (TP-5.4)"
    own = s.plan.happenings
    events = [code // 2 for _, code in s.schedule] + [row[0] for row in s.happened] + [event for event, _ in s.warned]
    if any(not isinstance(event, int) or event not in own for event in events):
        return "schedule", "names an event that is not one of this round"
    if s.question != NO_QUESTION and (s.question not in own or not LIBRARY.happenings[s.question].choices):
        return "question", "is not an event of this round that asks"
    return None

"""What to do with a Sandtimer in hand."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import ON_CARD, kind_of
from ..ship import CANNONBALLS, CAPSTAN, GUNS, HELM, LOOKOUT, REPAIRS, ROOM, SAIL, SPACES, aim
from .outlook import CALLED, Outlook, serves


class Job(NamedTuple):
    """Something useful for a Sandtimer in hand."""

    worth: float
    place: int


def jobs(o: Outlook) -> list[Job]:
    """Everything useful, with its worth; what others have in hand is taken off."""
    if o.waves < 1:
        return []
    found: list[Job] = []
    for area, worth in (*steering(o), *gunnery(o), *watching(o), *mending(o)):
        found += [Job(worth, space) for space in o.s.spaces_of(area)]
    return [*found, *firing(o), *visiting(o)]


def steering(o: Outlook) -> list[tuple[int, float]]:
    """The first steps that nobody has in hand yet."""
    found: list[tuple[int, float]] = []
    taken = {area: o.pending(area) for area in (SAIL, HELM, CAPSTAN)}
    at = 0
    for course in o.courses:
        later = at > 0
        for step in course.steps:
            if taken.get(step.area, 0) > 0:
                taken[step.area] -= 1
            elif at < 4 and not any(area == step.area for area, _ in found):
                found.append((step.area, course.worth * (0.82**at) * (0.55 if later else 1.0) + 4))
            at += 1
    return found


def gunnery(o: Outlook) -> list[tuple[int, float]]:
    """Loading: worth as much as there is to shoot at, less what is loaded."""
    s = o.s
    foes = sum(min(2, s.open_life(card)) for card in o.cards if o.worth[card] > 5)
    foes += o.hidden // 3
    ready = sum(s.loaded) + 2 * o.pending(CANNONBALLS)
    if not s.balls_left() or ready >= 4:
        return []
    if ready >= min(4, foes + 1) or o.waves < 2:
        return [(CANNONBALLS, 7.0 if s.round < len(s.chapter.rounds) else 0.0)]  # for the next round
    best = max(o.worth.values(), default=10.0)
    return [(CANNONBALLS, (0.75 if ready == 0 else 0.4) * max(14.0, best))]


def watching(o: Outlook) -> list[tuple[int, float]]:
    """The Lookout."""
    hidden = o.hidden - o.pending(LOOKOUT)
    if hidden <= 0:
        return []
    return [(LOOKOUT, 58.0 if o.searching() else 15.0 if o.waves >= 2 else 4.0)]


def mending(o: Outlook) -> list[tuple[int, float]]:
    """Repairs."""
    s = o.s
    corks = sum(s.corks) - o.pending(REPAIRS)
    if corks <= 0:
        return []
    worth = (0.0, 20.0, 32.0, 52.0)[min(3, corks)]
    if s.corks[SPACES.index("helm")] or all(s.corks[space] for space in s.spaces_of(SAIL)):
        worth += 45.0
    if s.corks[SPACES.index("cannonballs")] and o.cards:
        worth += 15.0
    if o.goal and o.goal.test == "corks" and sum(s.corks) > o.goal.needed:
        worth += 40.0
    return [(REPAIRS, worth)]


def firing(o: Outlook) -> list[Job]:
    """Guns that are loaded, or will be, and have or will have something in front of them."""
    s = o.s
    jobs = []
    bows = o.aims()
    coming = o.pending(CANNONBALLS) > 0
    promised = [s.slot_of(card) // ROOM for card in o.cards]
    for gun in GUNS:
        if gun not in s.chapter.spaces or not (s.is_loaded(gun) or coming):
            continue
        best = 0.0
        for bow in bows:
            sector = aim(gun, bow)
            if sector not in promised:
                continue
            now = 1.0 if bow == s.bow else 0.6
            aimed = sum(place < ON_CARD and place in GUNS and aim(place, bow) == sector for place in o.others)
            for card in s.cards_up(sector):
                if s.open_life(card) > aimed:
                    best = max(best, o.worth[card] * now)
        if best > 0:
            jobs.append(Job(best * (1.0 if s.is_loaded(gun) else 0.55), gun))
    return jobs


def visiting(o: Outlook) -> list[Job]:
    """Action spaces of Cards."""
    s = o.s
    jobs = []
    for card in o.cards:
        space = kind_of(card).space
        if space is None:
            continue
        worth = 0.0
        if serves(kind_of(card), o.goal) == "act":
            worth = 92.0
        elif space.action == "repair":
            worth = 18.0 * min(2, sum(s.corks) - o.pending(REPAIRS))
        elif any(effect.do == "gain-token" for effect in space.effects):
            worth = 20.0
        elif space.effects and space.token >= 0:
            worth = 25.0
        if card in o.orders.cards:
            worth += CALLED
        near = not space.bow or any(course.bow == s.slot_of(card) // ROOM for course in o.courses)
        if s.hits[card] < space.hits or (space.token >= 0 and not s.tokens[space.token]):
            worth *= 0.25
        jobs.append(Job(worth if near else worth * 0.2, ON_CARD + card))
    return jobs

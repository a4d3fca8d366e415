"""What to do when the sand is through, and how to answer an event."""

from __future__ import annotations

from taletable.engine.moves import Move

from ..cards import LIBRARY, ON_CARD, kind_of
from ..deeds import space_for_cork
from ..ship import AIMS, AREA_OF, CANNONBALLS, CAPSTAN, GUNS, HELM, LOOKOUT, ROOM, SAIL, TURN_BY, aim, clockwise
from ..state import Voyage
from ..timer import refuse_answer
from .course import FAR, ways
from .outlook import CALLED, Outlook


def performance(o: Outlook, legal: list[Move]) -> Move | None:
    """The best way to perform; None: hold on for now."""
    s = o.s
    place = s.place[o.seat]
    moves = [move for move in legal if move.verb not in ("remove", "run-forward", "play-on", "answer")]
    if not moves:
        return None
    verb = moves[0].verb
    if verb in ("hoist", "lower", "steer", "haul"):
        return sail_or_steer(o, moves)
    if verb == "look":
        return max(moves, key=lambda move: look_worth(o, move))
    if verb == "repair":
        return max(moves, key=lambda move: cork_worth(o, move.args[0]))
    if verb in ("load", "load-two"):
        return max(moves, key=lambda move: sum(gun_worth(o, gun) for gun in move.args))
    if verb in ("fire", "blast"):
        return max(
            moves,
            key=lambda move: o.worth[move.args[0]] + (5.0 if worth_powder(o, move) else -5.0 if move.verb == "blast" else 0.0),
        )
    return moves[0] if place >= ON_CARD else None


def sail_or_steer(o: Outlook, moves: list[Move]) -> Move | None:
    """The step that makes most of where the ship will be; None if none is better than to stay, or if it would spoil a shot.

    Who is told which way goes that way.
    """
    s = o.s
    told = o.orders.way(o.seat)
    if told:
        moves = [move for move in moves if told == way_of(move)]
    here = ways(o.sea, s.bow, s.speed).value(o.ship)
    best, most = None, -FAR if told else here + 0.5
    for move in moves:
        if move.verb in ("hoist", "lower"):
            bow, speed = s.bow, s.speed + (1 if move.verb == "hoist" else -1)
        else:
            bow, speed = clockwise(s.bow, TURN_BY[move.args[0]]), s.speed
        value = ways(o.sea, bow, speed).value(o.ship) - strikes(o, bow, speed)
        if value > most:
            best, most = move, value
    return None if best and best.verb in ("steer", "haul") and not told and shot_at_hand(o) else best


def strikes(o: Outlook, bow: int, speed: int) -> float:
    """What a danger at a bow and speed costs."""
    return sum(40.0 for card in o.s.cards_up(bow) if speed in kind_of(card).danger)


def shot_at_hand(o: Outlook) -> bool:
    """Is somebody about to fire a loaded gun that a turn would spoil?"""
    s = o.s
    for q in range(s.seats):
        gun = s.place[q]
        if q != o.seat and gun in GUNS and s.is_loaded(gun) and s.through[q] - s.now < 6_000:
            targets = [card for card in s.cards_up(aim(gun, s.bow)) if s.open_life(card) > 0 and o.worth[card] > 0]
            if targets and s.now - s.through[q] < 6_000:
                return True
    return False


def worth_powder(o: Outlook, move: Move) -> bool:
    """Is a double charge well spent?"""
    return move.verb == "blast" and o.s.open_life(move.args[0]) >= 2


def look_worth(o: Outlook, move: Move) -> float:
    """Rather where guns point than elsewhere, rather where many are hidden."""
    sector = move.args[0] // ROOM
    guns = any(aim(gun, o.s.bow) == sector for gun in GUNS if gun in o.s.chapter.spaces)
    many = sum(o.s.down[slot] >= 0 for slot in o.s.slots(sector))
    return 2.0 * guns + many - 0.01 * move.args[0] + (CALLED if move.args[0] in o.orders.slots else 0.0)


def cork_worth(o: Outlook, space: int) -> float:
    """How much a damaged space is missed."""
    area = AREA_OF[space]
    if space in o.orders.mends:
        return CALLED
    if area == HELM or (area == SAIL and all(o.s.corks[other] for other in o.s.spaces_of(SAIL))):
        return 9.0
    if area == CANNONBALLS:
        return 7.0
    if area == LOOKOUT:
        return 6.0 if o.hidden else 2.0
    return 5.0 if AIMS[area] >= 0 and o.s.is_loaded(space) else 3.0


def gun_worth(o: Outlook, gun: int) -> float:
    """What there is, or will be, in front of a gun."""
    s = o.s
    worth = 1.0 if not s.corks[gun] else 0.1
    if AREA_OF[gun] in o.orders.areas:
        worth += CALLED
    for bow in o.aims():
        for card in s.cards_up(aim(gun, bow)):
            worth += o.worth[card] * (1.0 if bow == s.bow else 0.8) * (0.3 if s.corks[gun] else 1.0)
    return worth + (3.0 if s.place[o.seat] != gun and gun in o.others else 0.0)


def may_come(o: Outlook) -> bool:
    """May what this Sandtimer waits for still come?"""
    s = o.s
    place = s.place[o.seat]
    if place >= ON_CARD:
        kind = kind_of(place - ON_CARD)
        sector = s.slot_of(place - ON_CARD) // ROOM
        return kind.space is not None and kind.space.bow and any(course.bow == sector for course in o.courses)
    area = AREA_OF[place]
    if area in (SAIL, HELM, CAPSTAN):
        return any(step.area == area for step in o.steps[:3])
    if AIMS[area] >= 0:
        loads = s.is_loaded(place) or o.pending(CANNONBALLS) > 0
        return loads and any(o.worth[card] > 0 for bow in o.aims() for card in s.cards_up(aim(place, bow)))
    return False


def way_of(move: Move) -> int:
    """Which way a move turns the ship or sets the sail: -1 left or down, 1 right or up."""
    if move.verb in ("hoist", "lower"):
        return 1 if move.verb == "hoist" else -1
    return 1 if TURN_BY[move.args[0]] > 0 else -1


def mildest(s: Voyage) -> int:
    """The answer to an event that hurts least."""
    event = LIBRARY.happenings[s.question]
    costs: dict[int, float] = {}
    for n, choice in enumerate(event.choices):
        if refuse_answer(s, n):
            continue
        cost = 0.0
        for effect in choice:
            if effect.do == "damage-area":
                free = space_for_cork(s, effect.area) >= 0 and s.corks_left() > 0
                cost += 1.0 if free else 4.0
            elif effect.do == "lose-life":
                cost += 4.0 * effect.n
            elif effect.do == "lose-ball":
                cost += 0.6 if any(s.loaded) else 0.0
            elif effect.do == "lose-token":
                cost += 2.5
            elif effect.do in ("turn-ship", "shift-speed"):
                cost += 0.9
        costs[n] = cost
    return min(costs, key=lambda n: (costs[n], n != event.default))

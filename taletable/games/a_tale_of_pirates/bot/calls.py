"""What crew mates make of the calls of persons (TP-R.68): what is meant, who takes it on, and for how long it counts.

All mates reason alike from the same open state and the same calls, so they agree on who answers without a word between them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from taletable.companions.bot import Call, Heard

from ..cards import CARD_IDS
from ..ship import AREA_OF, AREAS, LOOKOUT, REPAIRS, REPAIRS_SPACE, SLOTS, SPACES
from ..state import IN_HAND, Voyage, area_of_place

HOLD: Final = 6_000
"""Mates that are told to wait leave sail and helm alone for so long."""
SLACK: Final = 4_000
"""Slow hands may need so long beyond the sand."""
HOW: Final = {"left": -1, "right": 1, "slower": -1, "faster": 1}
WAIT: Final = "wait"
NONE: Final = -1


class Order(NamedTuple):
    """A call as a mate understands it: an area to go to, or a Card to deal with."""

    call: Call
    area: int = NONE
    space: int = NONE
    """The space that is meant, if it can be had; any other of its area will do."""
    how: int = 0
    """Which way to turn or to set the sail; 0: as the mate thinks best."""
    card: int = NONE
    slot: int = NONE
    """A face-down Card to look at."""
    mend: int = NONE
    """A damaged space to repair."""


def understand(s: Voyage, call: Call) -> Order | None:
    """What a call asks for as things stand; None: nothing that can still be done."""
    how = 0
    for touch in call.touches:
        how = HOW.get(touch, how)
    for touch in call.touches:
        if touch in CARD_IDS and s.slot_of(CARD_IDS.index(touch)) >= 0:
            return Order(call, card=CARD_IDS.index(touch))
        if touch in SLOTS and s.down[SLOTS.index(touch)] >= 0:
            posts = s.spaces_of(LOOKOUT)
            return Order(call, LOOKOUT, posts[0], slot=SLOTS.index(touch)) if posts else None
        space = space_called(s, touch)
        if space >= 0 and s.corks[space]:
            return Order(call, REPAIRS, REPAIRS_SPACE, mend=space)
        if space >= 0:
            return Order(call, AREA_OF[space], space, how)
    return None


def space_called(s: Voyage, name: str) -> int:
    """The action space that a name means, by its own or its area's; -1: none of this ship."""
    if name in SPACES:
        return SPACES.index(name) if SPACES.index(name) in s.chapter.spaces else NONE
    spaces = s.spaces_of(AREAS.index(name)) if name in AREAS else []
    return spaces[0] if spaces else NONE


class Orders:
    """All calls that still count at a moment, the newest first, and who takes which on."""

    def __init__(self, s: Voyage, heard: Heard) -> None:
        self.s = s
        self.bots = [q for q in range(s.seats) if heard.bots >> q & 1] if heard.bots else list(range(s.seats))
        self.held_until = 0
        """Until when sail and helm are left alone."""
        self.waits_since = NONE
        self.orders: list[Order] = []
        self.takers: dict[int, Order] = {}
        self.excuses: dict[int, tuple[Order, str]] = {}
        """Who says that nobody can come, to which call, and why."""
        self.cards: set[int] = set()
        self.slots: set[int] = set()
        self.mends: set[int] = set()
        self.areas: set[int] = set()
        if heard.calls:
            self.listen(heard)
            self.share_out()
        for order in self.orders:
            self.cards.add(order.card)
            self.slots.add(order.slot)
            self.mends.add(order.mend)
            self.areas.add(order.area)

    def listen(self, heard: Heard) -> None:
        """Keep the last word on each thing, as long as somebody who heeds it may be under way."""
        s = self.s
        for call in reversed(heard.calls):
            if call.at < s.now - 2 * s.plan.sand - SLACK:
                continue
            if WAIT in call.touches:
                if self.waits_since < 0 and not self.orders and s.now < call.at + HOLD:
                    self.waits_since, self.held_until = call.at, call.at + HOLD
                continue
            order = understand(s, call)
            known = [(other.card, other.area, other.mend) for other in self.orders]
            if order and (order.card, order.area, order.mend) not in known:
                self.orders.append(order)

    def share_out(self) -> None:
        """Each open call goes to the mate who stands there, else to the one that can be there first."""
        sand = self.s.plan.sand
        for order in self.orders:
            if self.s.now >= order.call.at + sand + SLACK or self.is_taken(order):
                continue
            in_charge = self.in_charge(order)
            latest = min(order.call.at + sand, self.s.ends - sand)
            free = [(self.ready_at(q, order), q) for q in self.bots if q not in self.takers]
            at, first = min(free, default=(latest, NONE))
            if in_charge >= 0 and in_charge not in self.takers:
                self.takers[in_charge] = order
            elif max(at, order.call.at) < latest and self.has_room(order):
                self.takers[first] = order
            elif first >= 0 and first not in self.excuses and not self.is_callers(order):
                self.excuses[first] = (order, self.excuse(first, order))

    def is_callers(self, order: Order) -> bool:
        """Does the caller stand there? Then it tells what it will do itself."""
        return any(self.s.occupant(space) == order.call.seat for space in self.s.spaces_of(order.area))

    def excuse(self, q: int, order: Order) -> str:
        """Why the mate that could be there first cannot go."""
        s = self.s
        if not self.has_room(order):
            free = [space for space in s.spaces_of(order.area) if not s.corks[space] and s.occupant(space) < 0]
            return "closed" if free else "taken"
        if order.call.at >= s.ends - s.plan.sand:
            return "too-late"
        return "just-there" if self.ready_at(q, order) == s.ends else "sand-runs"

    def is_taken(self, order: Order) -> bool:
        """Has somebody gone there since the call, or acted there?"""
        s = self.s
        for q in range(s.seats):
            if order.area >= 0 and s.place[q] != IN_HAND and area_of_place(s.place[q]) == order.area:
                if s.through[q] - s.plan.sand >= order.call.at:
                    return True
            elif order.area >= 0 and s.last[q] == order.area and s.freed[q] > order.call.at:
                return True
        return False

    def in_charge(self, order: Order) -> int:
        """The mate whose Sandtimer stood at the very space when it was called for; -1: none."""
        q = self.s.occupant(order.space) if order.space >= 0 else NONE
        return q if q in self.bots else NONE

    def has_room(self, order: Order) -> bool:
        """Can anybody be placed there?"""
        s = self.s
        return order.area < 0 or any(
            not s.corks[space] and s.occupant(space) < 0 and s.closed[space] <= s.now for space in s.spaces_of(order.area)
        )

    def ready_at(self, q: int, order: Order) -> int:
        """Since when, or from when on, a mate can take an order; never, if its last work was in that area (TP-6.11)."""
        s = self.s
        in_hand = s.place[q] == IN_HAND
        area = s.last[q] if in_hand else area_of_place(s.place[q])
        if order.area >= 0 and area == order.area:
            return s.ends
        return s.freed[q] if in_hand else s.through[q]

    def places(self, seat: int) -> list[int]:
        """Where the seat's Sandtimer should go by its order, best first. A Card tells no place: it makes all that serves it worth more."""
        order = self.takers.get(seat)
        if order is None or order.area < 0:
            return []
        return [order.space, *[space for space in self.s.spaces_of(order.area) if space != order.space]]

    def followed(self, seat: int) -> Order | None:
        """The call by which the seat's Sandtimer stands where it stands; None: it went by itself."""
        s = self.s
        area = area_of_place(s.place[seat])
        for order in self.orders:
            if order.area == area and order.call.at >= s.through[seat] - 2 * s.plan.sand:
                return order
        return None

    def way(self, seat: int) -> int:
        """Which way the seat's Sandtimer, where it stands, was asked to turn the ship or set the sail; 0: nobody said."""
        s = self.s
        order = self.followed(seat)
        if order is None or any(s.last[q] == order.area and s.freed[q] > order.call.at for q in range(s.seats)):
            return 0
        return order.how

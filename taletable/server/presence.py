"""Who is connected to a table, here and at other workers: its Attendance."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .storage import epoch_ms

if TYPE_CHECKING:
    from .delivery import Visitor

PRESENCE_S = 30.0
"""How long another worker's word on who is there is believed; it repeats it three times as often."""


class Presence:
    """The connections of one table, and what is known of those elsewhere."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self.away: dict[str, dict[str, float]] = {}
        """Persons who are connected to other workers: worker to persons, each with the time until which that is believed."""
        self.left: dict[str, int] = {}
        self.since = epoch_ms()
        """When this worker began to look after the table; who was never seen has been away since."""

    def present(self, person: str) -> bool:
        """Is the person connected, to this or another worker?"""
        return any(visitor.person == person for visitor in self.visitors) or self._elsewhere(person)

    def in_sight(self, person: str) -> bool:
        """Is one of the person's pages in sight? Of those at other workers it is believed."""
        return any(visitor.person == person and visitor.here for visitor in self.visitors) or self._elsewhere(person)

    def _elsewhere(self, person: str) -> bool:
        time = asyncio.get_running_loop().time()
        return any(people.get(person, 0.0) > time for people in self.away.values())

    def gone(self, person: str) -> int:
        """Since when the person is not connected (milliseconds since 1970)."""
        return self.left.get(person, self.since)

    @property
    def attended(self) -> bool:
        """Is anybody connected, to this or another worker?"""
        return bool(self.visitors) or any(self._elsewhere(person) for people in self.away.values() for person in people)

    def watching(self, seated: set[str]) -> int:
        """How many look on without a seat."""
        return sum(visitor.ready and visitor.person not in seated for visitor in self.visitors)

    def called(self) -> dict[str, str]:
        """The names of those who are connected to this worker."""
        return {visitor.person: visitor.name for visitor in self.visitors if visitor.person is not None}

    def around(self) -> set[str]:
        """All who are connected, to this or another worker."""
        return {*self.here(), *(person for people in self.away.values() for person in people if self._elsewhere(person))}

    def here(self) -> list[str]:
        """The persons who are connected to this worker."""
        return sorted({visitor.person for visitor in self.visitors if visitor.person is not None})

    def enter(self, visitor: Visitor) -> None:
        """Somebody begins to look at the table."""
        self.visitors.add(visitor)
        if visitor.person is not None:
            self.left.pop(visitor.person, None)

    def leave(self, visitor: Visitor, now: int) -> None:
        """Somebody has gone."""
        self.visitors.discard(visitor)
        if visitor.person is not None:
            self.left[visitor.person] = now

    def hear(self, worker: str, people: list[str]) -> bool:
        """Another worker says who is there; True if that is news."""
        before = self.away.get(worker, {}).keys()
        self.away[worker] = dict.fromkeys(people, asyncio.get_running_loop().time() + PRESENCE_S)
        for person in before - set(people):
            self.left[person] = epoch_ms()
        return before != self.away[worker].keys()

"""Whose thought is next: turns are shared between people, then between their tables, however many questions each of them asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final, NamedTuple

LEAST_S: Final = 0.02
"""A thought gets at least so much time, however many wait."""
UNATTENDED: Final = 8.0
"""A second of thought counts so many where nobody looks on."""


class Claim(NamedTuple):
    """For whom a thought is."""

    person: str
    """The host of the table: whoever lays a hundred tables has as many turns as who lays one."""
    table: str
    attended: bool
    """Is somebody there to see it?"""


class Waiting(NamedTuple):
    """A question that waits for its turn."""

    claim: Claim
    since: float
    granted: asyncio.Future[float]


class Share:
    """What one person waits for, and has had."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.tables: OrderedDict[str, deque[Waiting]] = OrderedDict()
        """In the order of their turns."""

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return sum(map(len, self.tables.values()))

    def add(self, waiting: Waiting) -> None:
        """Another question."""
        self.tables.setdefault(waiting.claim.table, deque()).append(waiting)

    def remove(self, waiting: Waiting) -> None:
        """Nobody wants to know any more."""
        queue = self.tables.get(waiting.claim.table)
        if queue and waiting in queue:
            queue.remove(waiting)
            if not queue:
                del self.tables[waiting.claim.table]

    def next(self) -> Waiting:
        """The first question of the table whose turn it is; then it is the turn of another."""
        table, queue = self.tables.popitem(last=False)
        first = queue.popleft()
        if queue:
            self.tables[table] = queue
        return first


class Turns:
    """Grants turns in so many places at once. Next is who has had the least so far; who comes anew begins with what the least have had."""

    def __init__(self, places: int, thought_s: float) -> None:
        self.free = places
        self.places = places
        self.thought_s = thought_s
        """So long a thought takes at most, from the question to the answer."""
        self.shares: dict[str, Share] = {}
        self.level = 0.0
        """What the last one who got a turn had had before."""

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return sum(share.waiting for share in self.shares.values())

    async def wait(self, claim: Claim) -> float:
        """Wait for a turn: the seconds that the thought may take. Whoever gets one gives it back with `done`."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(claim, loop.time(), loop.create_future())
        share = self.shares.setdefault(claim.person, Share())
        if not share.tables:
            share.spent = max(share.spent, self.level)
        share.add(waiting)
        self._grant()
        try:
            return await waiting.granted
        except asyncio.CancelledError:
            share.remove(waiting)
            if waiting.granted.done() and not waiting.granted.cancelled():
                self.done(claim, 0.0)
            raise

    def done(self, claim: Claim, seconds: float) -> None:
        """A turn is over; it took so long."""
        if share := self.shares.get(claim.person):
            share.spent += max(seconds, 0.001) * (1.0 if claim.attended else UNATTENDED)
        self.free += 1
        self._grant()

    def _grant(self) -> None:
        while self.free:
            eager = {person: share for person, share in self.shares.items() if share.tables}
            if not eager:
                self.shares = {person: share for person, share in self.shares.items() if share.spent > self.level}
                return
            share = min(eager.values(), key=lambda one: one.spent)
            crowd = len(eager) * share.waiting
            first = share.next()
            if first.granted.done():
                continue  # cancelled meanwhile
            self.level = share.spent
            self.free -= 1
            waited = asyncio.get_running_loop().time() - first.since
            first.granted.set_result(max(LEAST_S, min(self.thought_s - waited, self.thought_s * self.places / crowd)))

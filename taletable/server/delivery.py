"""What a table sends to the people who look at it: each state is on its way as soon as all that it shows is durable."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Protocol

from taletable.table.consent import Outcome, proposal_message
from taletable.table.info import table_info
from taletable.table.messages import ServerMessage, TableInfo
from taletable.table.scenes import Sight
from taletable.table.sheet import Proposal

from .shown import encode
from .storage import epoch_ms

if TYPE_CHECKING:
    from .table import Live


SPREAD_S, MOST_S = 0.004, 2.0
"""Who has come or gone is told so much later for each who is here, and no later than that: it costs the same however many come."""


class Visitor(Protocol):
    """A connection that looks at a table."""

    person: str | None
    name: str
    session: str
    """By which device it came; empty for nobody, and for cookies of old."""
    blocked: frozenset[str]
    """Whom its person does not want to hear."""
    viewer: int | None
    """The seat whose view is shown."""
    told: int
    """The entries whose events it has got."""
    sight: Sight
    """The view that it has got; those who see the same share it."""
    stale: bool
    """The table has changed since its last state."""
    ready: bool
    """It has said hello."""
    here: bool
    """Its page is in sight."""

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        ...

    def hang_up(self, code: int) -> None:
        """End the connection, once all that is on its way was sent."""
        ...


class Delivery:
    """The messages of one table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.outbox: deque[tuple[int, Visitor, bytes]] = deque()
        """States, each with the length of the log that it shows."""
        self.made: dict[tuple[object, ...], tuple[bytes, Sight]] = {}
        """States of this moment: those who see the same get the same bytes."""
        self.timer: asyncio.TimerHandle | None = None
        self.telling: asyncio.TimerHandle | None = None
        """The table will be told."""
        self.flush_at = 0.0
        self.flushed = 0.0

    # The table

    def info(self, person: str | None) -> TableInfo:
        """What the person may know about the table."""
        live = self.live
        late = live.late_for(person)
        if late:
            return table_info(late.table, person, live.presence, late.time(), late.length)
        info = table_info(live.table, person, live.presence, epoch_ms(), live.durable)
        if not live.row.may_look(person):
            info.seq, info.waiting = 0, []
        return info

    def tell_table(self) -> None:
        """Send everybody the table. All who only look on are told the same."""
        self._stop_telling()
        made: dict[str | None, bytes] = {}
        row = self.live.row
        known = {row.host, *row.guests, *row.people(), *(wish.person for wish in row.sharing), *(seat.lent for seat in row.seats)}
        for visitor in self._ready():
            person = visitor.person if visitor.person in known else None
            data = made.get(person)
            if data is None:
                data = made[person] = encode(self.info(person))
            visitor.send(data)

    def tell_table_soon(self) -> None:
        """Somebody has come or gone: the more are here, the more of that is told at once."""
        if self.telling is None:
            wait = min(MOST_S, len(self.live.presence.visitors) * SPREAD_S)
            self.telling = asyncio.get_running_loop().call_later(wait, self.tell_table)

    def _stop_telling(self) -> None:
        if self.telling:
            self.telling.cancel()
            self.telling = None

    def tell(self, message: ServerMessage, by: str | None = None, present: bool = False) -> None:
        """Send everybody the same message, but for those who do not want to hear who it is by; and, if it is about the `present` of the
        game, for those who do not see that."""
        data, live = encode(message), self.live
        for visitor in self._ready():
            if by not in visitor.blocked and live.row.may_look(visitor.person) and not (present and live.late_for(visitor.person)):
                visitor.send(data)

    def tell_proposal(self, proposal: Proposal, outcome: Outcome) -> None:
        """Show everybody here a proposal."""
        for visitor in self._ready():
            if self.live.late_for(visitor.person) or not self.live.row.may_look(visitor.person):
                continue
            visitor.send(encode(proposal_message(self.live.table, proposal, outcome, visitor.person)))

    def _ready(self) -> list[Visitor]:
        return [visitor for visitor in self.live.presence.visitors if visitor.ready]

    # The game

    def show(self, visitor: Visitor, full: bool = True) -> None:
        """Send a visitor the state; its events continue what it was told, or tell everything."""
        if self.live.match and visitor.ready and not self.live.reloading:
            if late := self.live.late_for(visitor.person):
                late.advance()
            self._post(visitor, full)
            if visitor.viewer is not None:  # spectators share theirs; a person's would only lie there
                self.made.clear()
            self.deliver()

    def prepare(self, seat: int | None, quiet: bool = False, calm: bool = False) -> None:
        """Make the messages of a change: at once for those who hold the acting seat, a little later and together for the others.

        Quiet changes are not shown to others at all; calm ones (who has answered a sealed ask) can wait for more of them.
        """
        self.made.clear()
        for visitor in self._ready():
            if seat is not None and visitor.person is not None and seat in self.live.row.held_by(visitor.person):
                self._post(visitor)
            elif not quiet and not self.live.late_for(visitor.person):
                visitor.stale = True
        self.made.clear()
        if not quiet:
            loop, settings = asyncio.get_running_loop(), self.live.hall.settings
            when = max(loop.time(), self.flushed + settings.settle_ms / 1000) + calm * settings.calm_ms / 1000
            # A loop may give a handle that does not know its time for what is due at once.
            if self.timer is None or when < self.flush_at:
                self.stop()
                self.timer, self.flush_at = loop.call_at(when, self._flush), when

    def show_late(self) -> None:
        """The past that onlookers see has moved on."""
        for visitor in self._ready():
            visitor.stale = visitor.stale or self.live.late_for(visitor.person) is not None
        self._flush()

    def _flush(self) -> None:
        self.timer = None
        if self.live.reloading or not self.live.match:
            return
        self.flushed = asyncio.get_running_loop().time()
        for visitor in self.live.presence.visitors:
            if visitor.stale:
                self._post(visitor)
        self.made.clear()
        self.deliver()

    def _post(self, visitor: Visitor, full: bool = False) -> None:
        late = self.live.late_for(visitor.person)
        table, time = (late.table, late.time()) if late else (self.live.table, epoch_ms())
        match = table.match
        if match is None or not self.live.row.may_look(visitor.person):  # nothing is to be seen yet
            return
        length = len(match.log)
        first = 0 if full else min(visitor.told, length)
        held = tuple(self.live.row.held_by(visitor.person))
        key = (visitor.person if held else None, late is None, visitor.viewer, held, first, id(visitor.sight.view))
        made = self.made.get(key)
        if made is None:
            sight = Sight(visitor.sight.view if first else None)
            made = self.made[key] = (encode(table.state(visitor.person, visitor.viewer, first, time, sight)), sight)
        data, visitor.sight = made
        visitor.told = length
        visitor.stale = False
        self.outbox.append((length, visitor, data))

    def deliver(self) -> None:
        """Send what is durable by now."""
        outbox, durable = self.outbox, self.live.durable
        while outbox and outbox[0][0] <= durable:
            _, visitor, data = outbox.popleft()
            visitor.send(data)

    def stop(self) -> None:
        """No timer any more."""
        self._stop_telling()
        if self.timer:
            self.timer.cancel()
            self.timer = None

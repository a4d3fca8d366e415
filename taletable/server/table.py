"""A live table: what is done to it, and what is on its way to the log.

An act changes the match at once and goes to the writer; its acknowledgement and every view that shows it wait until the log has it.
If another worker was faster, the match is loaded again and the act is tested again. What is sent to whom, who is there, bots and clocks
have rooms of their own: `delivery`, `presence`, `driving`, `absence`, `clocks`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.table import messages as told
from taletable.table.course import Act, Course
from taletable.table.sheet import Sheet
from taletable.table.table import Table

from .absence import Watch
from .clocks import Clocks
from .delivery import Delivery, Visitor
from .driving import Bots
from .late import Late
from .presence import Presence
from .resuming import take_up
from .session import Buckets
from .shown import encode, shown
from .storage import epoch_ms
from .storage.logs import entries_of, entry_text, take_snapshot
from .writer import Append, Outcome

if TYPE_CHECKING:
    from .hall import Hall

logger = logging.getLogger("taletable")


class Errand:
    """An act under way, and who wants to hear about it."""

    __slots__ = ("act", "base", "began", "person", "ref", "visitor")

    def __init__(self, act: Act, person: str | None = None, visitor: Visitor | None = None, ref: int | None = None) -> None:
        self.act = act
        self.person = person
        self.visitor = visitor
        self.ref = ref
        self.base = 0
        self.began = time.monotonic()
        """The length of the log when it was done first."""

    def reply(self, message: told.ServerMessage) -> None:
        """Answer whoever did it."""
        if self.visitor:
            self.visitor.send(encode(message))


class Live:
    """A table that somebody uses."""

    def __init__(self, hall: Hall, row: Sheet, game: Game[Any], course: Course | None) -> None:
        self.hall = hall
        self.game = game
        self.table = Table(shown(game), row, course, hall.settings.speed)
        self.presence = Presence()
        self.delivery = Delivery(self)
        self.bots = Bots(self)
        self.watch = Watch(self)
        self.clocks = Clocks(self)
        self.used = asyncio.get_running_loop().time()
        self.pending = 0
        self.epoch = next(hall.epochs)
        self.durable = len(course.match.log) if course else 0
        self.snapshot_at = self.durable
        self.kept = 0
        """So many entries its keepsake shows."""
        self.kept_at = 0.0
        self.behind = 0
        """Another worker has told of so many entries."""
        self.reloading = False
        self.later: list[Errand] = []
        self.pauses = Buckets(hall.settings.pause_rate, hall.settings.pause_burst, 100)
        """How often people stop the clock here."""
        self.origin: str | None = None
        """The address from which it was started."""
        self.keeper = False
        """This worker lets its bots decide and runs its clocks."""
        self.late: Late | None = None
        """What onlookers see, where they are behind."""
        self._see_to_late()
        self.changing = asyncio.Lock()
        """Held while who sits where, status or proposal change."""

    @property
    def row(self) -> Sheet:
        """The table as it is kept."""
        return self.table.sheet

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.table.match

    def now(self) -> int:
        """The table's clock."""
        return self.table.now(epoch_ms())

    def set_row(self, row: Sheet) -> None:
        """Take over a changed row: names, seats, status."""
        self.table.set_sheet(row)
        self.delivery.made.clear()
        self._see_to_late()

    def _see_to_late(self) -> None:
        seconds = self.row.onlooking if not self.table.ended else 0
        if self.late and self.late.seconds != seconds:
            self.late.stop()
            self.late = None
        if seconds > 0 and self.late is None:
            self.late = Late(self, seconds)

    def late_for(self, person: str | None) -> Late | None:
        """The past that a person is shown, who only looks on; None: the present."""
        return self.late if self.late and not self.row.held_by(person) else None

    def begin(self, course: Course | None) -> None:
        """Take over the match, when it has begun or was loaded again."""
        self.table.course = course
        if self.late:  # what it has may be of another past
            self.late.table.course = None
        self.durable = len(course.match.log) if course else 0

    def point(self, ping: told.PingMessage, by: str | None = None) -> None:
        """Somebody here points at things: all are shown it, on every worker, and bots hear it."""
        self.hear_ping(ping, by)
        self.hall.wire.tell({"k": "ping", **msgspec.to_builtins(ping), "t": self.row.id, "p": by})

    def hear_ping(self, ping: told.PingMessage, by: str | None = None) -> None:
        """Somebody points at things, at whatever worker."""
        self.delivery.tell(ping, by, present=True)
        self.bots.hear(ping)

    def drive(self) -> None:
        """See to who is there, let bots decide where they have to, and set the timer for what is due."""
        self.hall.caller.changed(self)
        self.hall.meeting.changed(self)
        self.clocks.stop()
        match, table = self.match, self.table
        if self.hall.closing.is_set() or not self.keeper or self.reloading or not match or table.ended or match.state.over:
            self.bots.stop()
            return
        if self.row.status != "running":
            self.bots.stop()
        missing = self.watch.look() if self.game.real_time else None
        if self.row.status == "running":
            if not table.clocked and not any(seat.kind == "bot" for seat in self.row.seats):
                return
            self.bots.drive(match)
        self.clocks.set(match, missing)

    # Acts

    def perform(self, act: Act, person: str | None = None, visitor: Visitor | None = None, ref: int | None = None) -> None:
        """Do something to the match. What comes of it is told once it is durable; a refusal at once."""
        self._do(Errand(act, person, visitor, ref))

    def _do(self, errand: Errand) -> None:
        if self.reloading:
            self.later.append(errand)
            return
        course = self.table.course
        assert course
        errand.base = length = len(course.match.log)
        done = course.perform(errand.act, self.now())
        if done.entries:
            self.pending += 1
            texts = [entry_text(self.game, entry) for entry in done.entries]
            settled = partial(self._written, errand, length + len(texts), done.refused is None)
            self.hall.storage.database.writer.append(Append(self.row.id, length, texts, errand.person, self.epoch, settled))
            self.delivery.prepare(errand.act.seat, done.quiet, done.calm)
        if done.refused:
            errand.reply(told.Refused(errand.ref or 0, self.table.shown.refusal(done.refused.refusal)))

    def _written(self, errand: Errand, length: int, accepted: bool, outcome: Outcome) -> None:
        """The writer has settled an act."""
        self.pending -= 1
        if outcome is Outcome.DURABLE:
            self.durable = length
            self.hall.metrics.moves.add(time.monotonic() - errand.began)
            if accepted and errand.ref is not None:
                errand.reply(told.Ack(errand.ref, self.table.veil(errand.person).told(length)))
            self.delivery.deliver()
            self._after_change()
            return
        if outcome is Outcome.CONFLICT:
            self.later.append(errand)
        else:
            self.hall.metrics.failed += 1
            errand.reply(told.Error("storage", {}, errand.ref))
        if not self.reloading:
            self.reloading = True
            self.hall.spawn(self._reload())

    def _after_change(self) -> None:
        course = self.table.course
        assert course
        match = course.match
        if self.pending:
            return
        self.hall.changed.add(self.row.id)
        if self.row.pace:
            self.delivery.tell_table_soon()  # the clocks of the seats have gone on
        if self.behind > len(match.log):
            self.hall.spawn(self.catch_up())
        elif match.state.over and self.row.status == "running":
            self.hall.spawn(self.hall.desk.progress.finish(self))
        elif not match.since and self.durable - self.snapshot_at >= self.hall.settings.snapshot_every:
            self.snapshot_at = self.durable
            self.hall.spawn(self.hall.storage.logs.save_snapshot(self.row.id, self.durable, take_snapshot(course)))
        self.drive()

    # Other workers

    async def _reload(self) -> None:
        """Load the match again, then try again what was under way."""
        self.delivery.outbox.clear()
        while True:
            try:
                row = await self.hall.storage.tables.find(self.row.id)
                stored = await self.hall.storage.logs.stored(self.row.id)
                break
            except Exception as error:
                logger.error("table %s cannot be loaded again: %s", self.row.id, type(error).__name__)
                await asyncio.sleep(1)
        try:
            assert row
            course = take_up(self.game, row, stored)
            assert course
        except Exception as error:  # another worker plays by other rules
            await self.hall.set_aside(self, error)
            return
        self.begin(course)
        self.set_row(row)
        self.epoch = next(self.hall.epochs)
        self.reloading = False
        for visitor in self.presence.visitors:
            self.delivery.show(visitor)
        later, self.later = self.later, []
        for errand in later:
            # After another worker's entry a move is tested anew; if its own seat has moved meanwhile, it meant another moment.
            seat = errand.act.seat
            if errand.base and seat is not None and any(entry.move.seat == seat for entry in course.match.log[errand.base :]):
                errand.reply(told.Error("late", {}, errand.ref))
            else:
                self._do(errand)
        self._after_change()

    async def catch_up(self) -> None:
        """Read what other workers have written."""
        if self.reloading or self.pending:
            return  # looked at again when that is done
        match = self.match
        if match is None:
            await self.hall.desk.refresh(self, tell=False)
            return
        first = len(match.log)
        lines = await self.hall.storage.logs.lines(self.row.id, first)
        course = self.table.course
        if self.reloading or self.pending or not course or len(course.match.log) != first or not lines:
            return
        try:
            course.feed(entries_of(self.game, lines, first))
        except Exception as error:  # another worker plays by other rules
            await self.hall.set_aside(self, error)
            return
        self.durable = len(course.match.log)
        self.delivery.prepare(None)
        self._after_change()

    @property
    def awake(self) -> bool:
        """Do bots play here?"""
        return self.row.status == "running" and any(seat.kind == "bot" for seat in self.row.seats) and not self.bots.rests

    @property
    def busy(self) -> bool:
        """Is somebody or something still at work here?"""
        return bool(
            self.presence.visitors or self.pending or self.reloading or self.bots.thinking or self.clocks.timer or self.changing.locked()
        )

    def forget(self) -> None:
        """Stop all timers and thoughts, before the table leaves the memory."""
        self.clocks.stop()
        self.bots.stop()
        self.delivery.stop()
        if self.late:
            self.late.stop()

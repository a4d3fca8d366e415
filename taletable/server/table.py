"""A live table: a match in memory, the people who look at it, and what is on its way to the log.

An act changes the match at once and goes to the writer; its acknowledgement and every view that shows it wait until the log has it.
If another worker was faster, the match is loaded again and the act is tested again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec

from taletable.bots import Call, Heard, Plan
from taletable.engine.game import Game
from taletable.engine.match import Entry, Match
from taletable.engine.moves import Move, Refused, seats_of
from taletable.engine.record import commitment

from . import messages as wire
from .shown import encode, shown
from .storage import Loaded, TableRow, entry_text, epoch_ms, take_snapshot
from .writer import Append, Outcome

if TYPE_CHECKING:
    from .hall import Hall

logger = logging.getLogger("taletable")
Do = Callable[[Match, int], Any]
ENDED = ("over", "abandoned")
CALLS_KEPT = 8
"""Bots remember so many of the last calls of persons."""


class Visitor(Protocol):
    """A connection that looks at a table."""

    person: str | None
    viewer: int | None
    """The seat whose view is shown."""
    told: int
    """The entries whose events it has got."""
    stale: bool
    """The table has changed since its last state."""
    ready: bool
    """It has said hello."""
    here: bool
    """Its page is in sight."""

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        ...


class Act:
    """Something to be done to the match, and who wants to hear about it."""

    __slots__ = ("base", "do", "person", "ref", "seat", "visitor")

    def __init__(
        self, do: Do, seat: int | None = None, person: str | None = None, visitor: Visitor | None = None, ref: int | None = None
    ) -> None:
        self.do = do
        self.seat = seat
        self.person = person
        self.visitor = visitor
        self.ref = ref
        self.base = 0

    def reply(self, message: msgspec.Struct) -> None:
        """Answer whoever did it."""
        if self.visitor:
            self.visitor.send(encode(message))


class Live:
    """A table that somebody uses."""

    def __init__(self, hall: Hall, row: TableRow, game: Game[Any], loaded: Loaded | None) -> None:
        self.hall = hall
        self.row = row
        self.game = game
        self.shown = shown(game)
        self.loaded = loaded
        self.names = tuple(row.seat_names())
        self.visitors: set[Visitor] = set()
        self.away: dict[str, dict[str, float]] = {}
        """Persons who are connected to other workers: worker to persons, each with the time until which that is believed."""
        self.left: dict[str, int] = {}
        self.since = epoch_ms()
        """When this worker began to look after the table; who was never seen has been away since."""
        self.used = asyncio.get_running_loop().time()
        self.pending = 0
        self.epoch = next(hall.epochs)
        self.durable = len(loaded.match.log) if loaded else 0
        self.snapshot_at = self.durable
        self.behind = 0
        """Another worker has told of so many entries."""
        self.reloading = False
        self.later: list[Act] = []
        self.outbox: deque[tuple[int, Visitor, bytes]] = deque()
        self.cache: dict[tuple[object, ...], Any] = {}
        self.flush_timer: asyncio.TimerHandle | None = None
        self.flush_at = 0.0
        self.flushed = 0.0
        self.tick_timer: asyncio.TimerHandle | None = None
        self.thinking: set[int] = set()
        self.puzzled: dict[int, int] = {}
        """Seats whose bot chose something refused, and at which length of the log."""
        self.plans: dict[int, tuple[int, Plan]] = {}
        """In real time: what the bot of a seat means to do, and at which length of the log it did."""
        self.calls: tuple[Call, ...] = ()
        """In real time: what persons called to the bots."""
        self.said: set[Call] = set()
        """What bots have answered."""
        self.seeing: set[str] = set()
        """What is being done about persons who are gone or back."""
        self.stir = -1
        """In real time: when other moves become possible by themselves."""
        self.keeper = False
        self.changing = asyncio.Lock()
        """Held while who sits where, status or proposal change."""

    # What it is

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.loaded.match if self.loaded else None

    def now(self) -> int:
        """The table's clock: milliseconds since the start, without pauses, on top of what a branch began with."""
        if self.row.started is None:
            return 0
        first = self.loaded.match.log[0].now if self.loaded else 0
        passed = max(0, (self.row.paused or epoch_ms()) - self.row.started - self.row.lost)
        return first + int(passed * self.hall.settings.speed)

    def present(self, person: str, here: bool = False) -> bool:
        """Is the person connected, to this or another worker? With `here`, is one of its pages in sight?"""
        if any(visitor.person == person and (visitor.here or not here) for visitor in self.visitors):
            return True
        time = asyncio.get_running_loop().time()
        return any(people.get(person, 0.0) > time for people in self.away.values())

    def commitment(self) -> str:
        """What is shown of the seed from the start."""
        return commitment(self.row.seed)

    def info(self, person: str | None) -> wire.TableInfo:
        """What the person may know about the table."""
        row, game = self.row, self.game
        host = person is not None and person == row.host
        knows_code = host or person in row.guests or bool(row.held_by(person))
        match = self.match
        seated = set(row.people())
        return wire.TableInfo(
            id=row.id,
            code=row.code if knows_code else None,
            game=row.game,
            name=game.name,
            version=game.version,
            options=row.options,
            seats=self.seats_info(person),
            host=row.names.get(row.host, ""),
            you_host=host,
            status=row.status,
            commitment=self.commitment(),
            seed=row.seed.hex() if row.status in ENDED else None,
            result=row.result,
            seq=self.durable,
            waiting=seats_of(match.state.waiting) if match and row.status not in ENDED else [],
            clock=wire.ClockInfo(self.now(), row.status == "running", self.hall.settings.speed, row.think_ms, row.leave_ms),
            watching=sum(visitor.ready and visitor.person not in seated for visitor in self.visitors),
            created=row.created,
            rematch=row.rematch,
            sequel=row.sequel,
            branch_of=row.branch_of,
            branch_at=row.branch_at,
            lesson=row.lesson,
            absence=self.absence_info(person),
            table_rules=game.table_rules,
        )

    def absence_info(self, person: str | None) -> wire.AbsenceInfo | None:
        """Who is missed, and what the person can do about it."""
        row, absence = self.row, self.row.absence
        if absence.person is None or row.status in ENDED:
            return None
        others = self.others(absence.person)
        helpers = {other: wire.Helper(row.held_by(other)[0], row.names.get(other, ""), other == person) for other in others}
        return wire.AbsenceInfo(
            name=row.names.get(absence.person, ""),
            seats=self.seats_of(absence.person),
            wait_ms=max(0, absence.until - epoch_ms()),
            choose=person in others,
            helpers=list(helpers.values()),
            stop=[row.names.get(other, "") for other in absence.stop],
            runs=row.status == "running" and not self.waits(),
        )

    def waits(self) -> bool:
        """Does nothing happen here by itself: no clock runs?"""
        return self.match is None or self.game.due(self.match.state)[0] < 0

    def others(self, missed: str) -> list[str]:
        """The persons who sit here and are here, but for the one who is missed."""
        return [other for other in self.row.people() if other != missed and self.present(other)]

    def seats_of(self, missed: str) -> list[int]:
        """The seats that nobody plays while a person is missed."""
        return [seat.seat for seat in self.row.seats if missed in seat.hands(True) and not any(map(self.present, seat.hands(True)))]

    def seats_info(self, person: str | None) -> list[wire.SeatInfo]:
        """The seats as the person may know them."""
        host = person is not None and person == self.row.host
        return [
            wire.SeatInfo(
                seat=seat.seat,
                kind=cast(Any, seat.kind),
                name=self.names[seat.seat],
                level=seat.level,
                connected=seat.kind == "bot" or any(self.present(holder, here=True) for holder in seat.holders),
                stand_in=seat.stand_in,
                you=person is not None and (person in seat.holders or person == seat.lent),
                lent=self.row.names.get(seat.lent, "") if seat.lent is not None else None,
                invite=seat.invite if host else None,
            )
            for seat in self.row.seats
        ]

    # What people see

    def state_for(self, visitor: Visitor, full: bool = False) -> bytes:
        """The state message for a visitor; its events continue what it was told, or tell everything."""
        match = self.match
        assert match
        length = len(match.log)
        viewer = visitor.viewer
        held = self.row.held_by(visitor.person)
        first = 0 if full else min(visitor.told, length)
        key = (visitor.person if held else None, viewer, tuple(held), first)
        data: bytes | None = self.cache.get(key)
        if data is None:
            waiting = 0 if self.row.status in ENDED else match.state.waiting
            mine = [seat for seat in held if waiting >> seat & 1 and visitor.person in self.row.seats[seat].hands(self.game.real_time)]
            before = match.state.now
            if self.game.real_time and self.row.status not in ENDED:
                match.state.now = max(before, self.now())  # what is offered and refused hangs on the time
            message = wire.StateMessage(
                seq=length,
                viewer=viewer,
                view=self._cached(("view", viewer), lambda: self.shown.view(match, viewer)),
                asks=cast(list[wire.Ask], [self._ask(match, seat, viewer) for seat in mine]),  # encoded already
                events=self._cached(("events", viewer, first), lambda: self.shown.events(match, first, length, viewer, self.names)),
                full=first == 0,
                undo=[seat for seat in held if match.can_undo(seat)] if self.row.status == "running" else [],
            )
            match.state.now = before
            data = self.cache[key] = encode(message)
        visitor.told = length
        visitor.stale = False
        return data

    def _ask(self, match: Match, seat: int, viewer: int | None) -> msgspec.Raw:
        assert self.loaded
        offers, since = seat == viewer or not self.shown.hidden, self.loaded.asked_at[seat]
        return cast(
            msgspec.Raw,
            self._cached(("ask", seat, offers), lambda: self.shown.ask(match, seat, self.names, since, self.deadline(seat), offers)),
        )

    def _cached(self, key: tuple[object, ...], make: Callable[[], Any]) -> Any:
        value = self.cache.get(key)
        if value is None:
            value = self.cache[key] = make()
        return value

    def deadline(self, seat: int) -> int | None:
        """When the decision of a seat is taken from it, on the table's clock.

        What is due next in real time may be a secret; the view tells what is not.
        """
        assert self.loaded
        return self.loaded.asked_at[seat] + self.row.think_ms if self.row.think_ms else None

    def choose_viewer(self, person: str | None, wanted: int | None = None) -> int | None:
        """The held seat to look through: the wanted one, else one that is asked, else any."""
        held = self.row.held_by(person)
        if wanted in held:
            return wanted
        asked = [seat for seat in held if self.match and self.match.state.waiting >> seat & 1]
        return next(iter(asked or held), None)

    def show(self, visitor: Visitor, full: bool = True) -> None:
        """Send a visitor the state as soon as all of it is durable."""
        if self.match and visitor.ready and not self.reloading:
            self.outbox.append((len(self.match.log), visitor, self.state_for(visitor, full)))
            if visitor.viewer is not None:  # spectators share theirs; a person's would only lie there
                self.cache.clear()
            self._deliver()

    def tell_table(self) -> None:
        """Send everybody the table."""
        told: dict[str | None, bytes] = {}
        for visitor in self.visitors:
            if visitor.ready:
                data = told.get(visitor.person)
                if data is None:
                    data = told[visitor.person] = encode(self.info(visitor.person))
                visitor.send(data)

    def tell(self, message: msgspec.Struct) -> None:
        """Send everybody the same message."""
        data = encode(message)
        for visitor in self.visitors:
            if visitor.ready:
                visitor.send(data)

    def point(self, ping: wire.PingMessage) -> None:
        """Somebody points at things: all are shown it, and in real time the bots of the table hear it."""
        self.tell(ping)
        if self.game.real_time and ping.seat is not None and not self._bots() >> ping.seat & 1:
            call = Call(self.now(), ping.seat, ping.text, tuple(ping.touches))
            self.calls = (*self.calls, call)[-CALLS_KEPT:]
            self.plans.clear()
            self.drive()

    def _bots(self) -> int:
        """The seats that bots play at the moment, as a mask."""
        return sum(1 << seat.seat for seat in self.row.seats if seat.kind == "bot" or seat.stand_in)

    # Acts

    def perform(self, act: Act) -> None:
        """Do something to the match. What comes of it is told once it is durable; a refusal at once."""
        if self.reloading:
            self.later.append(act)
            return
        assert self.loaded
        match = self.loaded.match
        act.base = length = len(match.log)
        mark = self.loaded.mark()
        refused: Refused | None = None
        try:
            act.do(match, self.now())
        except Refused as error:
            refused = error
        entries = match.log[length:]
        if entries:
            self.loaded.note(mark, entries)
            self.cache.clear()
            self.pending += 1
            texts = [entry_text(self.game, entry) for entry in entries]
            done = partial(self._written, act, len(match.log), refused is None)
            self.hall.storage.writer.append(Append(self.row.id, length, texts, act.person, self.epoch, done))
            state = match.state
            same_ask = match.anchor is mark.anchor and state.frames[-1] == mark.frame and self.game.rule(state).sealed
            quiet = same_ask and state.waiting == mark.waiting and self._secret(match, length, act.seat)
            calm = same_ask and state.waiting & mark.waiting == state.waiting
            self._prepare(act.seat, quiet, calm)
        if refused:
            act.reply(wire.Refused(act.ref or 0, self.shown.refusal(refused.refusal, self.names)))

    @staticmethod
    def _secret(match: Match, first: int, seat: int | None) -> bool:
        """Is what the entries did known to their seat alone?"""
        return seat is not None and all(event.sees == 1 << seat for event in match.events[match.marks[first - 1] :])

    def _prepare(self, seat: int | None, quiet: bool = False, calm: bool = False) -> None:
        """Make the messages of a change: at once for those who hold the acting seat, a little later and together for the others.

        Quiet changes are not shown to others at all; calm ones (who has answered a sealed ask) can wait for more of them.
        """
        for visitor in self.visitors:
            if not visitor.ready:
                continue
            if seat is not None and visitor.person is not None and seat in self.row.held_by(visitor.person):
                assert self.match
                self.outbox.append((len(self.match.log), visitor, self.state_for(visitor)))
            elif not quiet:
                visitor.stale = True
        self.cache.clear()
        if not quiet:
            loop = asyncio.get_running_loop()
            settings = self.hall.settings
            when = max(loop.time(), self.flushed + settings.settle_ms / 1000) + calm * settings.calm_ms / 1000
            # A loop may give a handle that does not know its time for what is due at once.
            if self.flush_timer is None or when < self.flush_at:
                if self.flush_timer:
                    self.flush_timer.cancel()
                self.flush_timer, self.flush_at = loop.call_at(when, self._flush), when

    def _flush(self) -> None:
        self.flush_timer = None
        if self.reloading or not self.match:
            return
        self.flushed = asyncio.get_running_loop().time()
        length = len(self.match.log)
        for visitor in self.visitors:
            if visitor.stale:
                self.outbox.append((length, visitor, self.state_for(visitor)))
        self.cache.clear()
        self._deliver()

    def _deliver(self) -> None:
        outbox = self.outbox
        while outbox and outbox[0][0] <= self.durable:
            _, visitor, data = outbox.popleft()
            visitor.send(data)

    def _written(self, act: Act, length: int, accepted: bool, outcome: Outcome) -> None:
        """The writer has settled an act."""
        self.pending -= 1
        if outcome is Outcome.DURABLE:
            self.durable = length
            if accepted and act.ref is not None:
                act.reply(wire.Ack(act.ref, length))
            self._deliver()
            self._after_change()
            return
        if outcome is Outcome.CONFLICT:
            self.later.append(act)
        else:
            act.reply(wire.Error("storage", "The database did not answer. Look at the table before you try again.", act.ref))
        if not self.reloading:
            self.reloading = True
            self.hall.spawn(self._reload())

    def _after_change(self) -> None:
        assert self.loaded
        match = self.loaded.match
        if self.pending:
            return
        self.hall.changed.add(self.row.id)
        if self.behind > len(match.log):
            self.hall.spawn(self.catch_up())
        elif match.state.over and self.row.status == "running":
            self.hall.spawn(self.hall.desk.finish(self))
        elif not match.since and self.durable - self.snapshot_at >= self.hall.settings.snapshot_every:
            self.snapshot_at = self.durable
            self.hall.spawn(self.hall.storage.save_snapshot(self.row.id, self.durable, take_snapshot(self.loaded)))
        self.drive()

    async def _reload(self) -> None:
        """Load the match again, then try again what was under way."""
        self.outbox.clear()
        while True:
            try:
                row = await self.hall.storage.table(self.row.id)
                assert row
                self.loaded = await self.hall.storage.load(self.game, row)
                break
            except Exception as error:
                logger.error("table %s cannot be loaded again: %s", self.row.id, type(error).__name__)
                await asyncio.sleep(1)
        self.set_row(row)
        assert self.loaded
        match = self.loaded.match
        self.durable = len(match.log)
        self.epoch = next(self.hall.epochs)
        self.reloading = False
        for visitor in self.visitors:
            self.show(visitor)
        later, self.later = self.later, []
        for act in later:
            # After another worker's entry a move is tested anew; if its own seat has moved meanwhile, it meant another moment.
            if act.base and act.seat is not None and any(entry.move.seat == act.seat for entry in match.log[act.base :]):
                act.reply(wire.Error("late", "The table has moved on meanwhile.", act.ref))
            else:
                self.perform(act)
        self._after_change()

    async def catch_up(self) -> None:
        """Read what other workers have written."""
        if self.reloading or self.pending:
            return  # looked at again when that is done
        if self.loaded is None:
            await self.hall.desk.refresh(self, tell=False)
            return
        match = self.loaded.match
        first = len(match.log)
        entries = await self.hall.storage.entries(self.game, self.row.id, first)
        if self.reloading or self.pending or len(match.log) != first or not entries:
            return
        self.feed(match, entries)

    def feed(self, match: Match, entries: Sequence[Entry]) -> None:
        """Add entries of another worker."""
        assert self.loaded
        for entry in entries:
            mark = self.loaded.mark()
            match.feed(entry)
            self.loaded.note(mark, (entry,))
        self.cache.clear()
        self.durable = len(match.log)
        self._prepare(None)
        self._after_change()

    def set_row(self, row: TableRow) -> None:
        """Take over a changed row: names, seats, status."""
        self.row = row
        self.names = tuple(row.seat_names())
        self.cache.clear()

    # Bots and clocks

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that decides for the seat now; None if a person does."""
        assert self.loaded
        row = self.row.seats[seat]
        levels = self.shown.levels
        if self.puzzled.get(seat) == len(self.loaded.match.log):
            return levels[0]
        if row.kind == "bot":
            return row.level if row.level in levels else levels[-1]
        if row.kind == "person" and row.stand_in and row.lent is None:
            return levels[-1]
        if self.row.think_ms and self.now() >= self.loaded.asked_at[seat] + self.row.think_ms:
            return levels[-1]
        return None

    def drive(self) -> None:
        """Let bots decide where they have to, and set the timer for what is due."""
        if self.tick_timer:
            self.tick_timer.cancel()
            self.tick_timer = None
        match = self.match
        if not self.keeper or self.reloading or not match or self.row.status in ENDED or match.state.over:
            return
        missing = self._look_around(match) if self.game.real_time else None
        if self.row.status != "running":
            if missing is not None:
                self.tick_timer = asyncio.get_running_loop().call_later(missing / 1000, self._tick)
            return
        if not self.clocked and not any(seat.kind == "bot" for seat in self.row.seats):
            return
        self.plans = {seat: known for seat, known in self.plans.items() if known[0] == len(match.log)}
        for seat in self.game.asked(match.state):
            if seat not in self.thinking and self._hand_back(seat) not in self.seeing and (level := self.bot_level(seat)):
                if self.game.real_time and self._keep_to_plan(match, seat):
                    continue
                self.thinking.add(seat)
                self.hall.spawn(self._plan(seat, level) if self.game.real_time else self._think(seat, level))
        if self.game.real_time:
            self.stir = self.game.stirs(match.state, self.now())
        wait = self._next_due() if self.clocked else None
        waits = [] if wait is None else [wait / 1000 / self.hall.settings.speed]
        if missing is not None:
            waits.append(missing / 1000)
        if waits:
            self.tick_timer = asyncio.get_running_loop().call_later(min(waits), self._tick)

    def _look_around(self, match: Match) -> int | None:
        """In real time: notice who is gone and who is back; milliseconds until it has to be looked at again."""
        row, desk = self.row, self.hall.desk
        missed = row.absence.person
        if missed is not None and not self.seats_of(missed):
            self._see_to("back", desk.back(self, missed))
        for seat in row.seats:
            given = seat.stand_in or seat.lent is not None
            if given and any(map(self.present, seat.holders)) and self.game.in_hand(match.state, seat.seat):
                self._see_to(self._hand_back(seat.seat), desk.hand_back(self, seat.seat))
        stretch = self.game.stretch(match.state)
        if missed is not None:
            if row.status == "running" and row.absence.waited.get(missed) != stretch >= 0:
                self._see_to("miss", desk.miss(self, missed))  # the clock has started without somebody who was ready for it
            left = row.absence.until - epoch_ms()
            return max(5, left) if left > 0 else None
        if row.status != "running" or stretch < 0:
            return None
        waits = []
        for seat in row.seats:
            hands = seat.hands(True)
            if seat.kind == "person" and hands and not any(map(self.present, hands)):
                left = max([self.left.get(person, self.since) for person in hands]) + self.hall.settings.lost_ms - epoch_ms()
                if left <= 0:
                    self._see_to("miss", desk.miss(self, hands[0]))
                waits.append(max(5, left))
        return min(waits) if waits else None

    @staticmethod
    def _hand_back(seat: int) -> str:
        return f"hand back {seat}"

    def _see_to(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done about who is here, once at a time."""
        if what in self.seeing:
            work.close()
            return

        async def do() -> None:
            try:
                await work
            finally:
                self.seeing.discard(what)

        self.seeing.add(what)
        self.hall.spawn(do())

    @property
    def clocked(self) -> bool:
        """Can anything happen by itself here, or by a bot that stands in?"""
        return bool(self.game.real_time or self.row.think_ms or self.row.leave_ms)

    def _next_due(self) -> int | None:
        """Milliseconds until a clock runs out."""
        assert self.loaded
        state, now = self.loaded.match.state, self.now()
        due = self.game.due(state)[0]
        waits = [due + self.game.grace(state) - now] if due >= 0 else []
        waits += [plan.at - now for _, plan in self.plans.values()]
        if self.stir >= 0:
            waits.append(self.stir - now)
        for seat in self.game.asked(state):
            row = self.row.seats[seat]
            if self.bot_level(seat):
                continue
            if self.row.think_ms:
                waits.append(self.loaded.asked_at[seat] + self.row.think_ms - now)
            if (gone := self._gone_at(seat)) is not None and self.row.leave_ms and row.kind == "person":
                waits.append(gone + self.row.leave_ms - epoch_ms())
        return max(5, min(waits)) if waits else None

    def _gone_at(self, seat: int) -> int | None:
        """Since when nobody who holds the seat is connected; None if somebody is."""
        holders = self.row.seats[seat].holders
        if not holders or any(self.present(person) for person in holders):
            return None
        return max(self.left.get(person, self.since) for person in holders)

    def _tick(self) -> None:
        """Something may be due."""
        self.tick_timer = None
        match = self.match
        if match and self.row.status == "paused" and not self.reloading:
            self.tell_table()  # the wait for somebody is over
            self.drive()
        if not match or self.row.status != "running" or self.reloading:
            return
        due = self.game.due(match.state)[0]
        if 0 <= due <= self.now() - self.game.grace(match.state):
            self.perform(Act(lambda match, now: match.advance(now)))
        if 0 <= self.stir <= self.now():
            self.cache.clear()
            self._prepare(None)
        if self.row.leave_ms:
            for seat in self.game.asked(match.state):
                gone = self._gone_at(seat)
                row = self.row.seats[seat]
                if gone is not None and row.kind == "person" and not row.stand_in and epoch_ms() >= gone + self.row.leave_ms:
                    self.hall.spawn(self.hall.desk.stand_in(self, seat, True))
        self.drive()

    def _keep_to_plan(self, match: Match, seat: int) -> bool:
        """Carry out what a bot planned, once its time has come; False if it has no plan for how things stand."""
        length, plan = self.plans.get(seat, (-1, None))
        if plan is None or length != len(match.log):
            return False
        if plan.says:
            self._answer(plan.says)
        if plan.at > self.now():
            return True
        del self.plans[seat]
        move = plan.move
        if move is None or match.refuse(move, self.now()) is not None:
            return False
        self.perform(Act(lambda match, now: match.play(move, now), seat=seat))
        return True

    def _answer(self, says: Call) -> None:
        """A bot calls something: once, when its time has come, and for all workers."""
        if says.at <= self.now() and says not in self.said:
            self.said.add(says)
            ping = wire.PingMessage(says.seat, self.names[says.seat], says.text, list(says.touches))
            self.tell(ping)
            self.hall.wire.tell({"k": "ping", **msgspec.to_builtins(ping), "t": self.row.id})

    async def _plan(self, seat: int, level: str) -> None:
        """Ask the bot of a seat what it means to do."""
        match = self.match
        assert match
        length, calls = len(match.log), self.calls
        seed = int.from_bytes(sha256(b"%b %d" % (self.row.seed, seat)).digest()[:7])
        try:
            plan = await self.hall.thinkers.plan(self.game, level, match.state, seat, seed, self.now(), Heard(calls, self._bots()))
            if self.calls is calls:  # else somebody called meanwhile, and it is asked again
                self.plans[seat] = (length, plan)
        except Exception as error:
            logger.error("the bot %s of %s cannot plan: %s", level, self.game.id, type(error).__name__)
            await asyncio.sleep(1)
        self.thinking.discard(seat)
        self.drive()

    async def _think(self, seat: int, level: str) -> None:
        match = self.match
        assert match
        length = len(match.log)
        move: Move | None = None
        try:
            move = await self.hall.thinkers.choose(self.game, level, match.state, seat, self._foreseen(match, seat))
        except Exception as error:
            logger.error("the bot %s of %s cannot think: %s", level, self.game.id, type(error).__name__)
            await asyncio.sleep(1)
        self.thinking.discard(seat)
        match = self.match
        if not match or self.reloading or self.row.status != "running" or match.state.over or not match.state.waiting >> seat & 1:
            return self.drive()
        if move is None or not self.bot_level(seat):
            return self.drive()
        if self.game.refuse(match.state, move) is not None:
            if len(match.log) == length:
                self.puzzled[seat] = length
            return self.drive()
        chosen = move
        return self.perform(Act(lambda match, now: match.play(chosen, now), seat=seat))

    def _foreseen(self, match: Match, seat: int) -> int | None:
        """In a lesson bots do the same each time, however fast anybody answers: a seed of the seat's own past."""
        if not self.row.lesson:
            return None
        moves = sum(entry.move.seat == seat for entry in match.log)
        return int.from_bytes(sha256(b"%b %d %d" % (self.row.seed, seat, moves)).digest()[:7])

    def forget(self) -> None:
        """Stop all timers, before the table leaves the memory."""
        for timer in (self.tick_timer, self.flush_timer):
            if timer:
                timer.cancel()
        self.tick_timer = self.flush_timer = None

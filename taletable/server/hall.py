"""The hall: all tables that this worker has in memory, its bots, and its line to the other workers."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any

from taletable.games import games
from taletable.table import messages as told
from taletable.table.course import Course
from taletable.table.refuse import Refuse
from taletable.table.sheet import Proposal, Sheet
from taletable.words.house import speech

from .calling.caller import Caller
from .db import known_revisions
from .delivery import Visitor
from .desk import Desk
from .keepsake import make_keepsake, write_keepsake
from .meeting import Meeting
from .messages import Rest
from .metrics import Metrics
from .news import Alone, News, PostgresWire, Wire
from .presence import PRESENCE_S
from .resuming import Departed, take_up
from .settings import Settings
from .shelf import Shelved, resting
from .shown import encode
from .storage import Storage, epoch_ms
from .storage.logs import Stored, take_snapshot
from .storage.notices import Announcement
from .table import Live
from .thinking import Thinkers

logger = logging.getLogger("taletable")
KEEPSAKES_AT_ONCE = 2
"""So many a second at most: they take a millisecond or two each."""
PARTING_S = 2.0
READY_S = 3.0
NO_TABLE, RESTS, SIGNED_OUT, BARRED = 4404, 4410, 4401, 4403
"""A line is closed with these when its table is not there, when it rests, when who holds it is signed out, and when the host bars them."""


def _log_rest(identity: str, error: Exception) -> None:
    """Once for each table. What the rules say of a position is nobody's business."""
    logger.warning("table %s rests: %s", identity, speech().say(error.said) if isinstance(error, Departed) else type(error).__name__)


class Hall:
    """One per worker."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.worker = secrets.token_hex(8)
        self.storage = Storage(settings, self.worker)
        self.storage.database.writer.took = self.metrics.database.add
        self.thinkers = Thinkers(settings.bot_processes, settings.guest_s, settings.thought_s)
        self.desk = Desk(self.storage)
        self.epochs = count()
        self.caller = Caller(self)
        self.meeting = Meeting(self)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | Shelved | None]] = {}
        self.unreadable: set[str] = set()
        """Tables whose log cannot be read although the rules are the same. Each start tries again."""
        self.changed: set[str] = set()
        """Tables whose summary has to be written."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.orders = 0
        """The last order of an operator that was heard."""
        self.announced: Announcement | None = None
        self.begun = False
        """The database is up to date."""
        self.closing = asyncio.Event()
        """Nothing is begun any more."""
        if settings.postgres:
            url = "postgresql://" + settings.database.split("://", 1)[1]
            self.wire: Wire = PostgresWire(url, self.worker, self.hear, self.resync)
        else:
            self.wire = Alone()

    async def open(self) -> None:
        """Begin to work, once the database is up to date."""
        self.orders = await self.storage.notices.last_order()
        self.announced = await self.storage.notices.announced()
        self.begun = True
        self.spawn(self._sweep())
        self.spawn(self.caller.work())
        self.spawn(self._take_up())
        self.spawn(self._days())
        self.spawn(self._events())

    async def ill(self) -> list[str]:
        """What keeps this worker from its work; nothing if it can be relied on. For operators, in English."""
        ill = ["the server is closing"] if self.closing.is_set() else []
        try:
            async with asyncio.timeout(READY_S):
                if await self.storage.database.revision() not in known_revisions():
                    ill.append("the database is of another version")
        except Exception as error:
            ill.append(f"the database does not answer: {type(error).__name__}")
        return ill

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something run by itself; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("a task of the hall failed", exc_info=error)

    async def find(self, identity: str) -> Live | Shelved | None:
        """A table by its id, out of memory or the database. One that cannot go on is on the shelf."""
        if live := self.tables.get(identity):
            live.used = asyncio.get_running_loop().time()
            return live
        task = self.loading.get(identity)
        if task is None:
            task = self.loading[identity] = asyncio.create_task(self._load(identity))
            task.add_done_callback(lambda _: self.loading.pop(identity, None))
        return await asyncio.shield(task)

    async def _load(self, identity: str) -> Live | Shelved | None:
        row = await self.storage.tables.find(identity)
        if row is None:
            return None
        stored = await self.storage.logs.stored(identity)
        course, why = await self._judge(row, stored)
        if why is not None:
            return Shelved(row, why, stored)
        live = self.tables[identity] = Live(self, row, games()[row.game], course)
        live.kept = stored.kept
        live.keeper = await self.wire.keep(identity)
        if course and course.match.state.over and row.status == "running":
            await self.desk.progress.finish(live)
        live.drive()
        self.wire.tell({"k": "who", "t": identity})
        return live

    def rests(self, row: Sheet) -> Rest | None:
        """Why a table is known to rest; None: it may go on."""
        return resting(row) or ("log" if row.id in self.unreadable else None)

    async def _judge(self, row: Sheet, stored: Stored) -> tuple[Course | None, Rest | None]:
        """The course of a table, or why it rests. Whatever its log makes the rules do is kept to this table."""
        if why := self.rests(row):
            return None, why
        game = games()[row.game]
        other = bool(stored.log) and row.rules != game.rules_version
        try:  # a whole replay takes its time, and the other tables do not wait for it
            course = await asyncio.to_thread(take_up, game, row, stored) if other else take_up(game, row, stored)
        except Exception as error:
            _log_rest(row.id, error)
            if not other:
                self.unreadable.add(row.id)
                return None, "log"
            await self.storage.tables.judge(row.id, game.rules_version, False)
            return None, "rules"
        if other:
            await self.storage.tables.judge(row.id, game.rules_version, True)
        return course, None

    async def set_aside(self, live: Live, error: Exception) -> None:
        """A table in memory cannot follow what another worker wrote: here it rests, and all who look at it are told."""
        _log_rest(live.row.id, error)
        self.unreadable.add(live.row.id)
        live.forget()
        self.tables.pop(live.row.id, None)
        await self.wire.release(live.row.id)
        rests = await self.find(live.row.id)
        for visitor in list(live.presence.visitors):
            if isinstance(rests, Shelved):
                visitor.send(encode(rests.info(visitor.person)))
            visitor.hang_up(RESTS)

    # People

    async def make_room(self, person: str, address: str) -> None:
        """May the person have another table, and another one with bots? Tables that rest do not count."""
        settings = self.settings
        awake = [live for live in self.tables.values() if live.awake]
        if sum(live.row.host == person for live in awake) >= settings.bot_tables_per_person:
            raise Refuse(429, "bot-tables", n=settings.bot_tables_per_person)
        if sum(live.origin == address for live in awake) >= settings.bot_tables_per_address:
            raise Refuse(429, "bot-tables-here", n=settings.bot_tables_per_address)
        if await self.storage.tables.unfinished(person) >= settings.tables_per_person:
            raise Refuse(429, "many-tables", n=settings.tables_per_person)

    async def enter(self, live: Live, visitor: Visitor) -> None:
        """Somebody begins to look at a table."""
        live.presence.enter(visitor)
        if visitor.person is not None:
            self._tell_presence(live)
            await self.desk.seats.arrived(live, visitor.person)
        live.delivery.tell_table_soon()
        live.drive()  # bots that rested go on

    def leave(self, live: Live, visitor: Visitor, now: int) -> None:
        """Somebody has gone."""
        live.presence.leave(visitor, now)
        live.used = asyncio.get_running_loop().time()
        if visitor.person is not None:
            self._tell_presence(live)
        live.delivery.tell_table_soon()
        live.drive()

    def _tell_presence(self, live: Live) -> None:
        self.wire.tell({"k": "here", "t": live.row.id, "p": live.presence.here()[:100]})

    async def touch(self, identity: str) -> None:
        """Something that is kept beside a table has changed: whoever has it in memory looks at it again."""
        if live := self.tables.get(identity):
            await self.desk.refresh(live)
        else:
            self.wire.tell({"k": "meta", "t": identity})

    # News of other workers

    def hear(self, news: News) -> None:
        """Another worker has done something."""
        kind = news["k"]
        if kind == "log":
            for identity, length in news["t"].items():
                if live := self.tables.get(identity):
                    live.behind = max(live.behind, length)
                    self.spawn(live.catch_up())
            return
        if kind == "announce":
            self.spawn(self._hear_announcement())
            return
        if kind == "out":
            self._show_out(news["p"], news.get("s"), news.get("b"))
            return
        if kind == "block":
            self._shut_ears(news["p"], news["x"], news["o"])
            return
        live = self.tables.get(news["t"])
        if live is None:
            return
        if kind == "gone":
            self.spawn(self._dismiss(live))
        elif kind == "meta":
            self.spawn(self.desk.refresh(live, tell=False))
        elif kind == "chat":
            self.spawn(self._hear_chat(live, news["n"]))
        elif kind == "ping":
            live.hear_ping(told.PingMessage(news["seat"], news["name"], news["text"], news["touches"]), news["p"])
        elif kind == "proposal":
            live.delivery.tell_proposal(Proposal(**news["p"]), news["o"])
        elif kind == "who":
            self._tell_presence(live)
        elif kind == "here":
            self._hear_presence(live, news["w"], news["p"])

    def _hear_presence(self, live: Live, worker: str, people: list[str]) -> None:
        if live.presence.hear(worker, people):
            live.delivery.tell_table()
            for person in people:
                self.spawn(self.desk.seats.arrived(live, person))
            live.drive()

    def sign_out(self, person: str, only: str | None = None, but: str | None = None) -> None:
        """Somebody is signed out everywhere, on only one device, or on all but one: those lines end, at every worker."""
        self._show_out(person, only, but)
        self.wire.tell({"k": "out", "p": person, "s": only, "b": but})

    def _show_out(self, person: str, only: str | None, but: str | None) -> None:
        for live in self.tables.values():
            for visitor in list(live.presence.visitors):
                if visitor.person == person and only in (None, visitor.session) and visitor.session != but:
                    visitor.hang_up(SIGNED_OUT)

    async def block(self, person: str, other: str, on: bool) -> None:
        """Somebody does not want to hear another person, or does again."""
        await self.storage.people.block(person, other, on)
        self._shut_ears(person, other, on)
        self.wire.tell({"k": "block", "p": person, "x": other, "o": on})

    def _shut_ears(self, person: str, other: str, on: bool) -> None:
        for live in self.tables.values():
            for visitor in live.presence.visitors:
                if visitor.person == person:
                    visitor.blocked = visitor.blocked | {other} if on else visitor.blocked - {other}

    async def renamed(self, person: str) -> None:
        """Somebody is called something else now."""
        for live in list(self.tables.values()):
            if person in live.row.names:
                await self.desk.refresh(live)

    async def depart(self, person: str, called: str) -> None:
        """Somebody goes for good: stands up everywhere, hands tables over, and is called something else in what stays."""
        for identity in await self.storage.tables.all_of(person):
            live = await self.find(identity)
            if isinstance(live, Live):
                await self.desk.charge.leave(live, person)
        await self.storage.people.forget(person, called)
        self.sign_out(person)
        await self.renamed(person)

    async def put_together(self, guest: str, person: str) -> bool:
        """A guest turns out to be somebody: all that is the guest's becomes theirs. False if it cannot be."""
        found = await self.desk.merging.put_together(guest, person)
        if found is None:
            return False
        self.sign_out(guest)
        for identity, (sheet, stood) in found.items():
            live = await self.find(identity)
            if isinstance(live, Live):
                await self.desk.merging.tell(live, sheet, stood, guest, person)
        return True

    async def _dismiss(self, live: Live) -> None:
        """A table is no more."""
        live.forget()
        self.tables.pop(live.row.id, None)
        await self.wire.release(live.row.id)
        for visitor in list(live.presence.visitors):
            visitor.hang_up(NO_TABLE)

    async def _hear_announcement(self) -> None:
        self.announced = await self.storage.notices.announced()
        text = self.announced.text if self.announced else ""
        for live in self.tables.values():
            live.delivery.tell(told.AnnouncementMessage(text))

    def announcement(self) -> str:
        """What operators want everybody to know now; empty for nothing."""
        return self.announced.text if self.announced and self.announced.until > epoch_ms() else ""

    async def _hear_orders(self) -> None:
        """An SQLite file has no other way to tell its server what an operator has done."""
        for number, news in await self.storage.notices.orders(self.orders):
            self.orders = number
            self.hear(news)

    async def _hear_chat(self, live: Live, n: int) -> None:
        if said := await self.desk.talk.said(live, n):
            live.delivery.tell(told.ChatMessage([said[0][1]]), said[0][0])

    def resync(self) -> None:
        """The line was down: look at every table again."""
        if self.begun:
            self.spawn(self._hear_announcement())
        for live in self.tables.values():
            live.keeper = False
            live.behind = max(live.behind, live.durable + 1)
            self.spawn(self.desk.refresh(live, tell=False))
            self.spawn(live.catch_up())

    # Housekeeping

    async def _take_up(self) -> None:
        """After a start: go on with tables whose bots or clocks are due although nobody looks at them, and judge those of other rules."""
        for identity in await self.storage.tables.to_drive():
            if self.closing.is_set():
                return
            with self._kept_to(identity):
                await self.find(identity)
        if await self.wire.keep("the shelf"):  # one worker is enough
            versions = {game.id: game.rules_version for game in games().values()}
            for identity in await self.storage.tables.to_judge(versions):
                if self.closing.is_set():
                    return
                with self._kept_to(identity):
                    if identity not in self.tables and (row := await self.storage.tables.find(identity)):
                        await self._judge(row, await self.storage.logs.stored(identity))

    async def _days(self) -> None:
        """Every minute: the tales of today and tomorrow lie sealed, whether or not anybody asks."""
        while True:
            try:
                await self.desk.daily.seal()
            except Exception as error:
                logger.error("the tale of tomorrow is not sealed: %s", type(error).__name__)
            if await self._closes_within(60):
                return

    async def _events(self) -> None:
        """Now and then: leagues go on whose tables have ended elsewhere, or whose time is out. One worker is enough."""
        while not await self._closes_within(self.settings.look_s):
            try:
                if await self.wire.keep("events"):
                    await self.desk.events.tick(self)
            except Exception as error:
                logger.error("a league does not go on: %s", type(error).__name__)

    @contextmanager
    def _kept_to(self, identity: str) -> Iterator[None]:
        """What one table throws is no matter of the others."""
        try:
            yield
        except Exception as error:
            logger.error("table %s cannot be taken up: %s", identity, type(error).__name__)

    async def _sweep(self) -> None:
        """Every second: write summaries, look after tables nobody drives, and put away those nobody needs."""
        loop = asyncio.get_running_loop()
        spoke = loop.time()
        while not await self._closes_within(1):
            try:
                await self.write_summaries()
                if not self.settings.postgres:
                    await self._hear_orders()
                for live in list(self.tables.values()):
                    if not live.keeper and await self.wire.keep(live.row.id):
                        live.keeper = True
                        live.drive()
                    if loop.time() - live.used > self.settings.idle_s:
                        with self._kept_to(live.row.id):
                            await self._put_away(live)
                await self._keep_some()
                await self.meeting.look()
                if loop.time() - spoke > PRESENCE_S / 3:
                    spoke = loop.time()
                    for live in self.tables.values():
                        if live.presence.visitors:
                            self._tell_presence(live)
            except Exception as error:
                logger.error("housekeeping failed: %s", type(error).__name__)

    async def _closes_within(self, seconds: float) -> bool:
        """Wait a while, or until the hall closes."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)
        return self.closing.is_set()

    async def write_summaries(self) -> None:
        """Write the summaries of the tables that changed."""
        changed, self.changed = self.changed, set()
        lines = []
        for identity in changed:
            live = self.tables.get(identity)
            if live and live.match:
                ends = json.dumps(live.table.ends(epoch_ms())) if live.row.pace else None
                lines.append((identity, live.durable, live.match.state.waiting, ends))
        if lines:
            await self.storage.tables.summarise(lines)

    async def _keep_some(self) -> None:
        """Make keepsakes of a few tables that changed a while ago, so that little is lost if the server dies before the rules change."""
        now = asyncio.get_running_loop().time()
        changed = [live for live in self.tables.values() if live.durable > live.kept and now - live.kept_at >= self.settings.keep_s]
        await self._keep(sorted(changed, key=lambda live: live.kept_at)[:KEEPSAKES_AT_ONCE])

    async def _keep(self, tables: Sequence[Live]) -> None:
        """Keep how tables stand, where that has changed since."""
        made = []
        for live in tables:
            if live.match and not live.reloading and live.durable > live.kept:
                live.kept_at = asyncio.get_running_loop().time()
                with self._kept_to(live.row.id):
                    keepsake = make_keepsake(live.table, epoch_ms())
                    made.append((live, keepsake.seq, await asyncio.to_thread(write_keepsake, keepsake)))
        if made:
            await self.storage.logs.save_keepsakes([(live.row.id, seq, data) for live, seq, data in made])
        for live, seq, _ in made:
            live.kept = seq

    async def _put_away(self, live: Live) -> None:
        course = live.table.course
        if live.busy:
            return
        if course and not course.match.since and live.durable > live.snapshot_at:
            await self.storage.logs.save_snapshot(live.row.id, live.durable, take_snapshot(course))
        await self._keep([live])
        if live.busy:
            return
        live.forget()
        self.tables.pop(live.row.id, None)
        await self.wire.release(live.row.id)

    async def close(self) -> None:
        """Write what is pending and stop. After this nobody here uses the database any more."""
        self.closing.set()
        for live in self.tables.values():
            live.forget()
        try:
            await self._settled()
            await self.write_summaries()
            await self._keep(list(self.tables.values()))
        finally:
            await self.wire.close()
            await self.thinkers.close()
            await self.storage.close()

    async def _settled(self) -> None:
        """Let what is under way come to its end; what takes too long is broken off."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PARTING_S):
                while self.tasks or self.loading or any(live.pending for live in self.tables.values()):
                    await asyncio.sleep(0.005)
        late = [*self.tasks, *self.loading.values()]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

"""The hall: all tables that this worker has in memory, its bots, and its line to the other workers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from itertools import count
from typing import Any

from taletable.games import games

from . import messages as wire_messages
from .desk import Desk
from .news import Alone, News, PostgresWire, Wire
from .settings import Settings
from .storage import Proposal, Storage, epoch_ms, take_snapshot
from .table import Live, Visitor
from .thinking import Thinkers

logger = logging.getLogger("taletable")
PRESENCE_S = 30.0
"""How long another worker's word on who is there is believed; it repeats it three times as often."""


class Hall:
    """One per worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(8)
        self.storage = Storage(settings, self.worker)
        self.thinkers = Thinkers(settings.bot_processes)
        self.desk = Desk(self.storage)
        self.epochs = count()
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.changed: set[str] = set()
        """Tables whose summary has to be written."""
        self.tasks: set[asyncio.Task[Any]] = set()
        if settings.postgres:
            url = "postgresql://" + settings.database.split("://", 1)[1]
            self.wire: Wire = PostgresWire(url, self.worker, self.hear, self.resync)
        else:
            self.wire = Alone()

    def open(self) -> None:
        """Begin to work, once the database is up to date."""
        self.spawn(self._sweep())
        self.spawn(self._take_up())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something run by itself; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("a task of the hall failed", exc_info=error)

    async def table(self, identity: str) -> Live | None:
        """A table by its id, out of memory or the database."""
        if live := self.tables.get(identity):
            live.used = asyncio.get_running_loop().time()
            return live
        task = self.loading.get(identity)
        if task is None:
            task = self.loading[identity] = asyncio.create_task(self._load(identity))
            task.add_done_callback(lambda _: self.loading.pop(identity, None))
        return await asyncio.shield(task)

    async def _load(self, identity: str) -> Live | None:
        row = await self.storage.table(identity)
        if row is None or row.game not in games():
            return None
        game = games()[row.game]
        loaded = await self.storage.load(game, row)
        live = self.tables[identity] = Live(self, row, game, loaded)
        live.keeper = await self.wire.keep(identity)
        if loaded and loaded.match.state.over and row.status == "running":
            await self.desk.finish(live)
        live.drive()
        self.wire.tell({"k": "who", "t": identity})
        return live

    # People

    async def enter(self, live: Live, visitor: Visitor) -> None:
        """Somebody begins to look at a table."""
        live.visitors.add(visitor)
        if visitor.person is not None:
            live.left.pop(visitor.person, None)
            self._tell_presence(live)
            await self.desk.arrived(live, visitor.person)
        live.tell_table()

    def leave(self, live: Live, visitor: Visitor, now: int) -> None:
        """Somebody has gone."""
        live.visitors.discard(visitor)
        live.used = asyncio.get_running_loop().time()
        if visitor.person is not None:
            live.left[visitor.person] = now
            self._tell_presence(live)
        live.tell_table()
        live.drive()

    def _tell_presence(self, live: Live) -> None:
        people = sorted({visitor.person for visitor in live.visitors if visitor.person is not None})
        self.wire.tell({"k": "here", "t": live.row.id, "p": people[:100]})

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
        live = self.tables.get(news["t"])
        if live is None:
            return
        if kind == "meta":
            self.spawn(self.desk.refresh(live, tell=False))
        elif kind == "chat":
            self.spawn(self._hear_chat(live, news["n"]))
        elif kind == "ping":
            live.point(wire_messages.PingMessage(news["seat"], news["name"], news["text"], news["touches"]))
        elif kind == "proposal":
            self.desk.show_proposal(live, Proposal(**news["p"]), news["o"])
        elif kind == "who":
            self._tell_presence(live)
        elif kind == "here":
            self._hear_presence(live, news["w"], news["p"])

    def _hear_presence(self, live: Live, worker: str, people: list[str]) -> None:
        believed = asyncio.get_running_loop().time() + PRESENCE_S
        before = live.away.get(worker, {}).keys()
        live.away[worker] = dict.fromkeys(people, believed)
        for person in before - set(people):
            live.left[person] = epoch_ms()
        if before != live.away[worker].keys():
            live.tell_table()
            for person in people:
                self.spawn(self.desk.arrived(live, person))
            live.drive()

    async def _hear_chat(self, live: Live, n: int) -> None:
        if lines := await self.desk.said(live, n):
            live.tell(wire_messages.ChatMessage(lines[:1]))

    def resync(self) -> None:
        """The line was down: look at every table again."""
        for live in self.tables.values():
            live.keeper = False
            live.behind = max(live.behind, live.durable + 1)
            self.spawn(self.desk.refresh(live, tell=False))
            self.spawn(live.catch_up())

    # Housekeeping

    async def _take_up(self) -> None:
        """After a start: go on with tables whose bots or clocks are due although nobody looks at them."""
        for identity in await self.storage.tables_to_drive():
            await self.table(identity)

    async def _sweep(self) -> None:
        """Every second: write summaries, look after tables nobody drives, and put away those nobody needs."""
        loop = asyncio.get_running_loop()
        told = loop.time()
        while True:
            await asyncio.sleep(1)
            try:
                await self.write_summaries()
                for live in list(self.tables.values()):
                    if not live.keeper and await self.wire.keep(live.row.id):
                        live.keeper = True
                        live.drive()
                    if loop.time() - live.used > self.settings.idle_s:
                        await self._put_away(live)
                if loop.time() - told > PRESENCE_S / 3:
                    told = loop.time()
                    for live in self.tables.values():
                        if live.visitors:
                            self._tell_presence(live)
            except Exception as error:
                logger.error("housekeeping failed: %s", type(error).__name__)

    async def write_summaries(self) -> None:
        """Write the summaries of the tables that changed."""
        changed, self.changed = self.changed, set()
        lines = []
        for identity in changed:
            live = self.tables.get(identity)
            if live and live.match:
                lines.append((identity, live.durable, live.match.state.waiting))
        if lines:
            await self.storage.summarise(lines)

    async def _put_away(self, live: Live) -> None:
        if live.visitors or live.pending or live.reloading or live.thinking or live.tick_timer or live.changing.locked():
            return
        if live.loaded and not live.match.since and live.durable > live.snapshot_at:  # type: ignore[union-attr]
            await self.storage.save_snapshot(live.row.id, live.durable, take_snapshot(live.loaded))
        if live.visitors or live.pending:
            return
        live.forget()
        self.tables.pop(live.row.id, None)
        await self.wire.release(live.row.id)

    async def close(self) -> None:
        """Write what is pending and stop."""
        for task in list(self.tasks):
            task.cancel()
        for live in self.tables.values():
            live.forget()
        await self.write_summaries()
        await self.wire.close()
        await self.thinkers.close()
        await self.storage.close()

"""Calls: what people want to be told while they are elsewhere, on which ways, and what is on its way to them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .. import db
from ..messages import Calling, PushKeys
from .database import Database, epoch_ms


@dataclass
class Call:
    """Something to be told to somebody on one way."""

    id: str
    person: str
    table: str
    event: str
    way: str
    """`push`, `mail` or `hook`."""
    moment: int
    """Which turn it is: when it was asked, on the table's clock."""
    at: int
    """Not before this (milliseconds since 1970)."""
    tries: int = 0


def call_of(person: str, table: str, event: str, way: str, moment: int, at: int) -> Call:
    """A call, of which there is only one whoever makes it."""
    key = sha256(f"{person} {table} {event} {way} {moment}".encode()).hexdigest()[:32]
    return Call(key, person, table, event, way, moment, at)


class Calls:
    """All calls, and who wants them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Who wants what

    async def wishes(self, people: Collection[str]) -> dict[str, Calling]:
        """What these people want to be told; of those who have never said so nothing."""
        query = select(db.callings.c.person, db.callings.c.wishes).where(db.callings.c.person.in_(people))
        async with self.database.engine.connect() as connection:
            return {person: msgspec.json.decode(text, type=Calling) for person, text in await connection.execute(query)}

    async def wish(self, person: str, wishes: Calling) -> None:
        """Keep what somebody wants."""
        text = msgspec.json.encode(wishes).decode()
        add = (postgresql.insert if self.database.settings.postgres else sqlite.insert)(db.callings).values(person=person, wishes=text)
        async with self.database.writing() as connection:
            await connection.execute(add.on_conflict_do_update(index_elements=["person"], set_={"wishes": text}))

    async def subscribe(self, person: str, endpoint: str, keys: PushKeys) -> None:
        """A browser of this person can be called. The same browser belongs to one person at a time."""
        key = sha256(endpoint.encode()).hexdigest()
        values = {"person": person, "endpoint": endpoint, "p256dh": keys.p256dh, "auth": keys.auth, "at": epoch_ms()}
        async with self.database.writing() as connection:
            await connection.execute(delete(db.subscriptions).where(db.subscriptions.c.key == key))
            await connection.execute(insert(db.subscriptions).values(key=key, **values))
            newest = select(db.subscriptions.c.key).where(db.subscriptions.c.person == person).order_by(db.subscriptions.c.at.desc())
            old = list(await connection.scalars(newest.offset(MOST_BROWSERS)))
            if old:
                await connection.execute(delete(db.subscriptions).where(db.subscriptions.c.key.in_(old)))

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """A browser is not called any more."""
        query = delete(db.subscriptions).where(db.subscriptions.c.key == sha256(endpoint.encode()).hexdigest())
        if person is not None:
            query = query.where(db.subscriptions.c.person == person)
        async with self.database.writing() as connection:
            await connection.execute(query)

    async def browsers(self, person: str) -> list[tuple[str, PushKeys]]:
        """Where somebody's browsers can be called."""
        of = db.subscriptions.c
        query = select(of.endpoint, of.p256dh, of.auth).where(of.person == person)
        async with self.database.engine.connect() as connection:
            return [(row.endpoint, PushKeys(row.p256dh, row.auth)) for row in await connection.execute(query)]

    # What is on its way

    async def add(self, calls: Collection[Call]) -> None:
        """Have something told. What another worker has noted already is not told twice."""
        rows = [
            {"id": c.id, "person": c.person, "table_id": c.table, "event": c.event, "way": c.way, "moment": c.moment, "at": c.at}
            for c in calls
        ]
        add = (postgresql.insert if self.database.settings.postgres else sqlite.insert)(db.calls)
        async with self.database.writing() as connection:
            await connection.execute(add.on_conflict_do_nothing(), [{**row, "tries": 0, "taken": 0, "done": 0} for row in rows])

    async def due(self, now: int, hold_ms: int, limit: int = 20) -> list[Call]:
        """Take what is due: for a while it is nobody else's, at whatever worker."""
        c = db.calls.c
        query = select(db.calls).where(c.done == 0, c.at <= now, c.taken <= now).order_by(c.at).limit(limit)
        async with self.database.engine.connect() as connection:
            found = list(await connection.execute(query))
        mine = []
        for row in found:
            take = update(db.calls).where(c.id == row.id, c.taken == row.taken, c.done == 0).values(taken=now + hold_ms)
            async with self.database.writing() as connection:
                if (await connection.execute(take)).rowcount == 1:
                    mine.append(Call(row.id, row.person, row.table_id, row.event, row.way, row.moment, row.at, row.tries))
        return mine

    async def settle(self, call: str, done: int) -> None:
        """It was told, or need not be told any more, at this time; 0 would mean never."""
        async with self.database.writing() as connection:
            await connection.execute(update(db.calls).where(db.calls.c.id == call).values(done=done))

    async def later(self, call: Call, at: int, tries: int) -> None:
        """Tell it later."""
        async with self.database.writing() as connection:
            await connection.execute(update(db.calls).where(db.calls.c.id == call.id).values(at=at, tries=tries, taken=0))

    async def last(self, person: str, table: str, way: str) -> int:
        """When somebody was last told something of a table on a way."""
        c = db.calls.c
        query = select(c.done).where(c.person == person, c.table_id == table, c.way == way, c.done > 1).order_by(c.done.desc()).limit(1)
        async with self.database.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def forget(self, before: int) -> None:
        """What was settled long ago is forgotten."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.calls).where(db.calls.c.at < before, or_(db.calls.c.done > 0, db.calls.c.tries > 0)))


MOST_BROWSERS = 10
"""Of one person; those that came first are forgotten."""

"""Keys: by what people come in beside their recovery codes, and doors that are just being opened."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from .. import db
from .database import Database, epoch_ms

HOUR_MS = 3600 * 1000


class Key(NamedTuple):
    """What opens somebody's door."""

    id: str
    person: str
    kind: str
    """`passkey`, `mail` or `club`."""
    name: str
    data: dict[str, Any]
    created: int
    used: int


class Attempt(NamedTuple):
    """A door that is just being opened."""

    key: str
    kind: str
    browser: str
    about: str
    data: dict[str, Any]
    until: int


def digest(*parts: str) -> str:
    """By which something is found again that is nobody's business."""
    return sha256("\n".join(parts).encode()).hexdigest()


def _key(row: Row[Any]) -> Key:
    return Key(row.id, row.person, row.kind, row.name, json.loads(row.data), row.created, row.used)


class Keys:
    """All keys."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> list[Key]:
        """Somebody's keys, the first first."""
        query = select(db.keys).where(db.keys.c.person == person).order_by(db.keys.c.created, db.keys.c.id)
        async with self.database.engine.connect() as connection:
            return [_key(row) for row in await connection.execute(query)]

    async def find(self, kind: str, value: str) -> Key | None:
        """The key that a thing is, if it is one."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(db.keys).where(db.keys.c.id == digest(kind, value)))).first()
        return _key(row) if row else None

    async def add(self, person: str, kind: str, value: str, name: str, data: dict[str, Any]) -> bool:
        """Something opens somebody's door from now on. False if it opens one already."""
        now = epoch_ms()
        values = {"id": digest(kind, value), "person": person, "kind": kind, "name": name, "data": json.dumps(data)}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(db.keys).values(**values, created=now, used=now))
        except IntegrityError:
            return False
        return True

    async def used(self, key: Key, **data: Any) -> bool:
        """A key was used; of one that counts how often, no other use may have come between. False if one has."""
        query = update(db.keys).where(db.keys.c.id == key.id, db.keys.c.data == json.dumps(key.data))
        async with self.database.writing() as connection:
            done = await connection.execute(query.values(used=epoch_ms(), data=json.dumps({**key.data, **data})))
        return done.rowcount == 1

    async def remove(self, person: str, key: str) -> bool:
        """Something opens somebody's door no more. False if it never did."""
        query = delete(db.keys).where(db.keys.c.person == person, db.keys.c.id == key)
        async with self.database.writing() as connection:
            return (await connection.execute(query)).rowcount == 1

    # Doors that are just being opened

    async def begin(self, kind: str, secret: str, life_ms: int, *, browser: str = "", about: str = "", data: dict[str, Any]) -> int:
        """Whoever brings the secret back in time may go on; until when. What is long over is forgotten."""
        now = epoch_ms()
        values = {"key": digest(secret), "kind": kind, "browser": browser, "about": about, "data": json.dumps(data)}
        async with self.database.writing() as connection:
            await connection.execute(delete(db.attempts).where(db.attempts.c.until < now - HOUR_MS))
            await connection.execute(insert(db.attempts).values(**values, at=now, until=now + life_ms))
        return now + life_ms

    async def begun(self, secret: str) -> Attempt | None:
        """What a secret may go on with."""
        c = db.attempts.c
        query = select(db.attempts).where(c.key == digest(secret), c.until > epoch_ms())
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Attempt(row.key, row.kind, row.browser, row.about, json.loads(row.data), row.until) if row else None

    async def end(self, attempt: Attempt) -> bool:
        """It is done, and so are others of its kind about the same. False if somebody else was faster, or it is too late."""
        c = db.attempts.c
        async with self.database.writing() as connection:
            done = await connection.execute(delete(db.attempts).where(c.key == attempt.key, c.until > epoch_ms()))
            if done.rowcount == 1 and attempt.about:
                await connection.execute(delete(db.attempts).where(c.kind == attempt.kind, c.about == attempt.about))
        return done.rowcount == 1

    async def void(self, kind: str, about: str) -> None:
        """Doors of a kind that somebody has begun to open stay shut."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.attempts).where(db.attempts.c.kind == kind, db.attempts.c.about == about))

    async def lately(self, kind: str, about: str, since: int) -> int:
        """How often a door of a kind was begun to be opened for somebody since a time."""
        c = db.attempts.c
        query = select(func.count()).select_from(db.attempts).where(c.kind == kind, c.about == about, c.at >= since)
        async with self.database.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

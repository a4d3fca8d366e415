"""Persons: nicknames and recovery codes."""

from __future__ import annotations

import secrets
from hashlib import sha256

from sqlalchemy import insert, select, update

from .. import db
from .database import Database, epoch_ms, letters

RECOVERY_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"


def _fingerprint(code: str) -> str:
    plain = "".join(c for c in code.upper() if c in RECOVERY_LETTERS)
    return sha256(plain.encode()).hexdigest()


def _new_recovery() -> str:
    return "-".join(letters(RECOVERY_LETTERS, 4) for _ in range(5))


class People:
    """All persons."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, name: str) -> tuple[str, str]:
        """A new person: id and recovery code."""
        person, code = secrets.token_hex(12), _new_recovery()
        async with self.database.writing() as connection:
            await connection.execute(insert(db.persons).values(id=person, name=name, recovery=_fingerprint(code), created=epoch_ms()))
        return person, code

    async def rename(self, person: str, name: str) -> None:
        """Give a person another nickname."""
        async with self.database.writing() as connection:
            await connection.execute(update(db.persons).where(db.persons.c.id == person).values(name=name))

    async def name_of(self, person: str) -> str | None:
        """The nickname of a person; None if there is no such person."""
        async with self.database.engine.connect() as connection:
            name: str | None = await connection.scalar(select(db.persons.c.name).where(db.persons.c.id == person))
        return name

    async def new_recovery(self, person: str) -> str:
        """A new recovery code; the old one is void."""
        code = _new_recovery()
        async with self.database.writing() as connection:
            await connection.execute(update(db.persons).where(db.persons.c.id == person).values(recovery=_fingerprint(code)))
        return code

    async def recover(self, code: str) -> tuple[str, str] | None:
        """The person of a recovery code: id and name."""
        async with self.database.engine.connect() as connection:
            query = select(db.persons.c.id, db.persons.c.name).where(db.persons.c.recovery == _fingerprint(code))
            found = (await connection.execute(query)).first()
        return (found.id, found.name) if found else None

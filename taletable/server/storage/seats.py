"""Seats: who holds them, and who may sit down."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from .. import db
from .database import Database, epoch_ms


def new_invite() -> str:
    """The secret of an invitation."""
    return secrets.token_urlsafe(12)


class Seats:
    """The seats of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def take(self, identity: str, seat: int, person: str, shared: bool) -> bool:
        """Sit down on a seat that is open; with `shared`, on any. False if somebody was faster."""
        try:
            async with self.database.writing() as connection:
                query = update(db.seats).where(db.seats.c.table_id == identity, db.seats.c.seat == seat)
                if not shared:
                    query = query.where(db.seats.c.kind == "open")
                done = await connection.execute(query.values(kind="person", level=None, stand_in=False))
                if done.rowcount != 1:
                    return False
                sits = {"table_id": identity, "seat": seat, "person": person}
                await connection.execute(insert(db.holders).values(**sits))
                add = postgresql.insert if self.database.settings.postgres else sqlite.insert
                await connection.execute(add(db.sat).values(**sits).on_conflict_do_nothing())
            return True
        except IntegrityError:
            return False

    async def leave(self, identity: str, seat: int, person: str) -> None:
        """Stand up; a seat nobody holds any more is open."""
        held = db.holders.c.table_id == identity
        async with self.database.writing() as connection:
            await connection.execute(delete(db.holders).where(held, db.holders.c.seat == seat, db.holders.c.person == person))
            left = await connection.scalar(select(func.count()).select_from(db.holders).where(held, db.holders.c.seat == seat))
            if not left:
                query = update(db.seats).where(db.seats.c.table_id == identity, db.seats.c.seat == seat, db.seats.c.kind == "person")
                await connection.execute(query.values(kind="open", stand_in=False))

    async def give(self, identity: str, seat: int, kind: str, level: str | None) -> None:
        """Make a seat open or a bot's; its holders go, and its invitation is void."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.holders).where(db.holders.c.table_id == identity, db.holders.c.seat == seat))
            query = update(db.seats).where(db.seats.c.table_id == identity, db.seats.c.seat == seat)
            await connection.execute(query.values(kind=kind, level=level, stand_in=False, invite=new_invite()))

    async def stand_in(self, identity: str, seat: int, on: bool) -> None:
        """A bot stands in for the seat's person, or hands back."""
        async with self.database.writing() as connection:
            query = update(db.seats).where(db.seats.c.table_id == identity, db.seats.c.seat == seat, db.seats.c.kind == "person")
            await connection.execute(query.values(stand_in=on))

    async def bar(self, identity: str, person: str, kinds: Collection[str]) -> None:
        """From now on only these bars hold for a person at a table. Who may not sit knows the code in vain."""
        where = db.barred.c.table_id == identity, db.barred.c.person == person
        guest = db.holders.c.table_id == identity, db.holders.c.person == person, db.holders.c.seat == db.GUEST
        async with self.database.writing() as connection:
            await connection.execute(delete(db.barred).where(*where))
            for kind in sorted(kinds):
                values = {"table_id": identity, "person": person, "kind": kind, "at": epoch_ms()}
                await connection.execute(insert(db.barred).values(**values))
            if {"seat", "table"} & {*kinds}:
                await connection.execute(delete(db.holders).where(*guest))

    async def decline(self, identity: str, person: str) -> None:
        """Forget that a person may sit down."""
        guest = db.holders.c.table_id == identity, db.holders.c.person == person, db.holders.c.seat == db.GUEST
        async with self.database.writing() as connection:
            await connection.execute(delete(db.holders).where(*guest))

    async def welcome(self, identity: str, person: str) -> None:
        """Remember that a person knows the code and may sit down."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(db.holders).values(table_id=identity, seat=db.GUEST, person=person))
        except IntegrityError:
            return

"""Persons: nicknames, recovery codes, devices, whom they do not want to hear, and what is kept of them."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, Select, and_, delete, insert, or_, select, union, update

from .. import db
from ..session import Claim
from .database import Database, epoch_ms, letters

HOUR_MS = 3600 * 1000

RECOVERY_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"


def _fingerprint(code: str) -> str:
    plain = "".join(c for c in code.upper() if c in RECOVERY_LETTERS)
    return sha256(plain.encode()).hexdigest()


def _new_recovery() -> str:
    return "-".join(letters(RECOVERY_LETTERS, 4) for _ in range(5))


_OWN = (
    ("presence", db.companions, (db.companions.c.code, db.companions.c.shown, db.companions.c.seen, db.companions.c.game)),
    ("waits", db.seekers, (db.seekers.c.wish, db.seekers.c.since)),
    ("page", db.profiles, (db.profiles.c.handle, db.profiles.c.open, db.profiles.c.rated)),
    ("notices", db.callings, (db.callings.c.wishes,)),
    ("browsers", db.subscriptions, (db.subscriptions.c.endpoint, db.subscriptions.c.at)),
    ("vacations", db.vacations, (db.vacations.c.since, db.vacations.c.until)),
    ("challenges", db.challenges, (db.challenges.c.code, db.challenges.c.table_id, db.challenges.c.said, db.challenges.c.created)),
    ("tried", db.tries, (db.tries.c.code, db.tries.c.table_id)),
    ("days", db.day_tries, tuple(one for one in db.day_tries.c if one.name not in ("person", "lines"))),
    ("entered", db.entrants, (db.entrants.c.code, db.entrants.c.at, db.entrants.c.dropped)),
    ("paired", db.paired, (db.paired.c.code, db.paired.c.round, db.paired.c.n, db.paired.c.place, db.paired.c.score)),
    (
        "counted",
        db.played,
        (db.played.c.table_id, db.played.c.score, db.played.c.place, db.played.c.mu, db.played.c.sigma, db.played.c.facts),
    ),
)
"""What is kept of a person under their own id, and told as it is."""


class People:
    """All persons."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, name: str) -> tuple[str, str]:
        """A new person: id and recovery code."""
        person, code = secrets.token_hex(12), _new_recovery()
        async with self.database.writing() as connection:
            values = {"id": person, "name": name, "recovery": _fingerprint(code), "created": epoch_ms(), "old_cookies": False}
            await connection.execute(insert(db.persons).values(**values))
        return person, code

    async def rename(self, person: str, name: str) -> None:
        """Give a person another nickname."""
        async with self.database.writing() as connection:
            await connection.execute(update(db.persons).where(db.persons.c.id == person).values(name=name))

    async def name_of(self, person: str) -> str | None:
        """The nickname of a person; None if there is no such person, or none any more."""
        query = select(db.persons.c.name).where(db.persons.c.id == person, db.persons.c.banned.is_(None), db.persons.c.gone.is_(None))
        async with self.database.engine.connect() as connection:
            name: str | None = await connection.scalar(query)
        return name

    async def of(self, claim: Claim) -> str | None:
        """The nickname of who a cookie is for; None if it is nobody's any more."""
        persons, sessions = db.persons.c, db.sessions.c
        query = select(persons.name).where(persons.id == claim.person, persons.banned.is_(None), persons.gone.is_(None))
        if claim.token:
            query = query.join(db.sessions, sessions.person == persons.id).where(sessions.key == claim.key)
        else:
            query = query.where(persons.old_cookies)
        async with self.database.engine.connect() as connection:
            name: str | None = await connection.scalar(query)
        return name

    # Devices

    async def sign_in(self, person: str, device: str) -> Claim:
        """Somebody comes with another device."""
        claim, now = Claim(person, secrets.token_urlsafe(18)), epoch_ms()
        async with self.database.writing() as connection:
            values = {"key": claim.key, "person": person, "device": device, "created": now, "seen": now}
            await connection.execute(insert(db.sessions).values(**values))
        return claim

    async def seen(self, claim: Claim) -> None:
        """A device is used. It is noted once an hour."""
        stale = update(db.sessions).where(db.sessions.c.key == claim.key, db.sessions.c.seen < epoch_ms() - HOUR_MS)
        query = select(db.sessions.c.key).where(db.sessions.c.key == claim.key, db.sessions.c.seen < epoch_ms() - HOUR_MS)
        async with self.database.engine.connect() as connection:
            if await connection.scalar(query) is None:
                return
        async with self.database.writing() as connection:
            await connection.execute(stale.values(seen=epoch_ms()))

    async def devices(self, person: str) -> list[Row[Any]]:
        """On which devices somebody is signed in, the last used first."""
        query = select(db.sessions).where(db.sessions.c.person == person).order_by(db.sessions.c.seen.desc(), db.sessions.c.key)
        async with self.database.engine.connect() as connection:
            return list(await connection.execute(query))

    async def sign_out(self, person: str, only: str | None = None, but: str | None = None) -> None:
        """Sign somebody out on all devices, on only one, or on all but one."""
        query = delete(db.sessions).where(db.sessions.c.person == person)
        if only is not None:
            query = query.where(db.sessions.c.key == only)
        if but is not None:
            query = query.where(db.sessions.c.key != but)
        async with self.database.writing() as connection:
            await connection.execute(query)
            if only is None:
                await connection.execute(update(db.persons).where(db.persons.c.id == person).values(old_cookies=False))

    # Blocks

    async def block(self, person: str, other: str, on: bool) -> None:
        """Somebody does not want to hear another person any more, or does again."""
        pair = db.blocks.c.person == person, db.blocks.c.other == other
        async with self.database.writing() as connection:
            await connection.execute(delete(db.blocks).where(*pair))
            if on:
                await connection.execute(insert(db.blocks).values(person=person, other=other, at=epoch_ms()))
                friends = db.friends.c
                apart = or_(and_(friends.person == person, friends.other == other), and_(friends.person == other, friends.other == person))
                await connection.execute(delete(db.friends).where(apart))

    async def blocked(self, person: str) -> dict[str, str]:
        """Whom somebody does not want to hear, with their names."""
        query = (
            select(db.blocks.c.other, db.persons.c.name)
            .join(db.persons, db.persons.c.id == db.blocks.c.other)
            .where(db.blocks.c.person == person)
            .order_by(db.blocks.c.at)
        )
        async with self.database.engine.connect() as connection:
            return {row.other: row.name for row in await connection.execute(query)}

    async def report(self, table: str, about: str, by: str, text: str) -> None:
        """Somebody thinks that an operator should look at somebody. What was said goes with it, as it was."""
        said = select(db.chat.c.text).where(db.chat.c.table_id == table, db.chat.c.person == about, db.chat.c.deed.is_(None))
        async with self.database.writing() as connection:
            lines = list(await connection.scalars(said.order_by(db.chat.c.n.desc()).limit(5)))[::-1]
            values = {"table_id": table, "person": about, "by": by, "text": text, "said": " | ".join(lines)}
            await connection.execute(insert(db.reports).values(id=secrets.token_hex(8), at=epoch_ms(), **values))

    # One's data

    async def forget(self, person: str, called: str) -> None:
        """Delete what is kept of a person. The games that they played stay, and call them something else."""
        async with self.database.writing() as connection:
            name = await connection.scalar(select(db.persons.c.name).where(db.persons.c.id == person))
            sat = union(
                select(db.sat.c.table_id).where(db.sat.c.person == person),
                select(db.holders.c.table_id).where(db.holders.c.person == person),
            )
            chat = db.chat.c
            own = or_(chat.person == person, and_(chat.person.is_(None), chat.name == name, chat.table_id.in_(sat)))
            await connection.execute(delete(db.chat).where(own, chat.deed.is_(None)))
            await connection.execute(update(db.chat).where(own).values(name=called))
            other = update(db.chat).where(chat.deed.is_not(None), chat.text == name, chat.table_id.in_(sat))
            await connection.execute(other.values(text=called))
            await connection.execute(delete(db.holders).where(db.holders.c.person == person, db.holders.c.seat == db.GUEST))
            addresses = select(db.keys.c.id).where(db.keys.c.person == person, db.keys.c.kind == "mail")
            await connection.execute(
                delete(db.attempts).where(or_(db.attempts.c.about.in_(addresses), db.attempts.c.data.contains(person)))
            )
            calling = db.callings, db.subscriptions, db.calls
            for table in (db.sessions, db.keys, db.vacations, db.profiles, *calling, db.companions, db.seekers):
                await connection.execute(delete(table).where(table.c.person == person))
            for pairs in (db.blocks, db.friends):
                await connection.execute(delete(pairs).where(or_(pairs.c.person == person, pairs.c.other == person)))
            open_ones = select(db.events.c.code).where(db.events.c.status == "open")
            await connection.execute(delete(db.entrants).where(db.entrants.c.person == person, db.entrants.c.code.in_(open_ones)))
            after = select(db.events.c.round + 1).where(db.events.c.code == db.entrants.c.code).scalar_subquery()
            await connection.execute(
                update(db.entrants).where(db.entrants.c.person == person, db.entrants.c.dropped.is_(None)).values(dropped=after)
            )
            organised = update(db.events).where(db.events.c.host == person)
            await connection.execute(organised.where(db.events.c.status == "open").values(status="over"))
            await connection.execute(organised.values(said=""))
            await connection.execute(delete(db.day_tries).where(db.day_tries.c.person == person))
            await connection.execute(update(db.challenges).where(db.challenges.c.person == person).values(said=""))
            await connection.execute(delete(db.reports).where(db.reports.c.by == person, db.reports.c.done.is_not(None)))
            gone = {"name": called, "recovery": secrets.token_hex(32), "gone": epoch_ms(), "old_cookies": False}
            await connection.execute(update(db.persons).where(db.persons.c.id == person).values(**gone))

    async def export(self, person: str) -> dict[str, Any]:
        """All that is kept of a person. Of their acts when and what, but not what luck answered: that may still be a secret."""
        tables, log = db.tables.c, db.log.c
        mine = select(db.holders.c.table_id).where(db.holders.c.person == person)
        queries: dict[str, Select[Any]] = {
            "person": select(db.persons.c.name, db.persons.c.created).where(db.persons.c.id == person),
            "devices": select(db.sessions.c.device, db.sessions.c.created, db.sessions.c.seen).where(db.sessions.c.person == person),
            "keys": select(db.keys.c.kind, db.keys.c.name, db.keys.c.created, db.keys.c.used).where(db.keys.c.person == person),
            "tables": select(tables.id, tables.game, tables.status, tables.options, tables.created, tables.updated, tables.result)
            .where(or_(tables.host == person, tables.id.in_(mine)))
            .order_by(tables.created),
            "seats": select(db.sat.c.table_id, db.sat.c.seat).where(db.sat.c.person == person).order_by(db.sat.c.table_id),
            "said": select(db.chat.c.table_id, db.chat.c.at, db.chat.c.text).where(db.chat.c.person == person, db.chat.c.deed.is_(None)),
            "opened": select(db.opened.c.game, db.opened.c.key, db.opened.c.at)
            .join(db.crews, db.crews.c.crew == db.opened.c.crew)
            .where(db.crews.c.person == person),
            "blocked": select(db.persons.c.name, db.blocks.c.at)
            .join(db.blocks, db.blocks.c.other == db.persons.c.id)
            .where(db.blocks.c.person == person),
            "friends": select(db.persons.c.name, db.friends.c.at)
            .join(db.friends, db.friends.c.other == db.persons.c.id)
            .where(db.friends.c.person == person)
            .order_by(db.friends.c.at),
            **{name: select(*columns).where(table.c.person == person) for name, table, columns in _OWN},
            "reported": select(db.reports.c.table_id, db.reports.c.text, db.reports.c.at).where(db.reports.c.by == person),
            "events": select(db.events.c.code, db.events.c.name, db.events.c.said, db.events.c.created).where(db.events.c.host == person),
            "acts": select(log.table_id, log.seq, log.entry).where(log.person == person).order_by(log.table_id, log.seq),
        }
        async with self.database.engine.connect() as connection:
            found = {name: [dict(row._mapping) for row in await connection.execute(query)] for name, query in queries.items()}
        for act in found["acts"]:
            act["time"], act["move"], *_ = json.loads(act.pop("entry"))
        for table in found["tables"]:
            table["options"] = json.loads(table["options"])
            table["result"] = json.loads(table["result"]) if table["result"] else None
        return found

    async def banned(self, person: str) -> bool:
        """Is the person kept out by an operator?"""
        async with self.database.engine.connect() as connection:
            return bool(await connection.scalar(select(db.persons.c.banned).where(db.persons.c.id == person)))

    async def new_recovery(self, person: str) -> str:
        """A new recovery code; the old one is void."""
        code = _new_recovery()
        async with self.database.writing() as connection:
            await connection.execute(update(db.persons).where(db.persons.c.id == person).values(recovery=_fingerprint(code)))
        return code

    async def recover(self, code: str) -> str | None:
        """The person of a recovery code."""
        async with self.database.engine.connect() as connection:
            found: str | None = await connection.scalar(select(db.persons.c.id).where(db.persons.c.recovery == _fingerprint(code)))
        return found

"""Leagues and tournaments: who is in, who meets whom, and what came of it. Rounds begin and tables are decided once."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from taletable.engine.state import Options
from taletable.table.pace import Pace

from .. import db
from .database import Database, epoch_ms, letters
from .played import HANDLE_LETTERS

Late = Literal["wait", "forfeit"]
How = Literal["", "played", "bye", "forfeit", "corrected"]
Stage = Literal["open", "running", "over"]


@dataclass
class Event:
    """A league or a tournament."""

    code: str
    host: str
    name: str
    said: str
    """Whose it is, in the organiser's words."""
    game: str
    options: Options
    seats: int
    rounds: int
    """Of all; 0: single elimination from the start."""
    cut: int
    """So many go on to single elimination."""
    everybody: bool
    pace: Pace | None
    round_ms: int
    late: Late
    status: Stage = "open"
    round: int = 0
    ends: int = 0
    created: int = 0
    host_name: str = ""


class Entrant(NamedTuple):
    """Somebody who takes part."""

    person: str
    name: str
    place: int
    dropped: int | None


@dataclass
class Pairing:
    """A table of a round."""

    round: int
    n: int
    table: str | None
    how: How
    people: list[str] = field(default_factory=list)
    """By their seats."""
    places: dict[str, int] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=dict)


class Events:
    """All of them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, event: Event) -> str:
        """A new one, open to whoever has its link; its code."""
        event.code, event.created = letters(HANDLE_LETTERS, 10), epoch_ms()
        values = asdict(event) | {"options": json.dumps(event.options), "pace": json.dumps(asdict(event.pace)) if event.pace else None}
        del values["host_name"]
        async with self.database.writing() as connection:
            await connection.execute(insert(db.events).values(**values))
        return event.code

    async def find(self, code: str) -> Event | None:
        """One by its code."""
        return next(iter(await self._events(db.events.c.code == code)), None)

    async def of(self, person: str) -> list[Event]:
        """Those that somebody organises or takes part in, the latest first."""
        mine = select(db.entrants.c.code).where(db.entrants.c.person == person)
        return await self._events(or_(db.events.c.host == person, db.events.c.code.in_(mine)))

    async def under_way(self) -> list[str]:
        """The codes of those that go on."""
        async with self.database.engine.connect() as connection:
            return list(await connection.scalars(select(db.events.c.code).where(db.events.c.status == "running")))

    async def unfinished(self, person: str) -> int:
        """How many of those that somebody organises are not over."""
        query = select(func.count()).select_from(db.events).where(db.events.c.host == person, db.events.c.status != "over")
        async with self.database.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def _events(self, which: Any) -> list[Event]:
        query = select(db.events, db.persons.c.name.label("host_name")).join(db.persons, db.persons.c.id == db.events.c.host).where(which)
        async with self.database.engine.connect() as connection:
            rows = list(await connection.execute(query.order_by(db.events.c.created.desc())))
        return [
            Event(
                **{
                    **row._mapping,
                    "options": json.loads(row.options),
                    "pace": msgspec.json.decode(row.pace, type=Pace) if row.pace else None,
                    "everybody": bool(row.everybody),
                }
            )
            for row in rows
        ]

    async def change(self, code: str, was: Stage, **values: Any) -> bool:
        """Change one, if it still stands as it did. True if it was done."""
        query = update(db.events).where(db.events.c.code == code, db.events.c.status == was)
        async with self.database.writing() as connection:
            return (await connection.execute(query.values(**values))).rowcount == 1

    # Who takes part

    async def entrants(self, code: str) -> list[Entrant]:
        """All who take part, or did, in the order of the draw."""
        entrants = db.entrants
        query = (
            select(entrants, db.persons.c.name)
            .join(db.persons, db.persons.c.id == entrants.c.person)
            .where(entrants.c.code == code)
            .order_by(entrants.c.place, entrants.c.at, entrants.c.person)
        )
        async with self.database.engine.connect() as connection:
            return [Entrant(row.person, row.name, row.place, row.dropped) for row in await connection.execute(query)]

    async def enter(self, code: str, person: str, most: int) -> bool:
        """Somebody takes part. False if it has begun, or so many do already."""
        add = postgresql.insert if self.database.settings.postgres else sqlite.insert
        values = {"code": code, "person": person, "at": epoch_ms(), "place": 0}
        many = select(func.count()).select_from(db.entrants).where(db.entrants.c.code == code)
        async with self.database.writing() as connection:
            if await self._held(connection, code) != ("open", 0) or int(await connection.scalar(many) or 0) >= most:
                return False
            await connection.execute(add(db.entrants).values(**values).on_conflict_do_nothing())
        return True

    async def leave(self, code: str, person: str) -> None:
        """Somebody does not take part after all, or from the next round on no more."""
        which = (db.entrants.c.code == code, db.entrants.c.person == person)
        async with self.database.writing() as connection:
            status, number = await self._held(connection, code)
            dropped = update(db.entrants).where(*which).values(dropped=number + 1)
            await connection.execute(delete(db.entrants).where(*which) if status == "open" else dropped)

    @staticmethod
    async def _held(connection: AsyncConnection, code: str) -> tuple[Stage, int]:
        """How one stands, and its round; it stays so as long as this is written."""
        query = select(db.events.c.status, db.events.c.round).where(db.events.c.code == code)
        row = (await connection.execute(query.with_for_update())).one()
        return row.status, row.round

    async def back(self, code: str, person: str) -> None:
        """Somebody takes part again."""
        which = (db.entrants.c.code == code, db.entrants.c.person == person)
        async with self.database.writing() as connection:
            await connection.execute(update(db.entrants).where(*which).values(dropped=None))

    # Rounds

    async def begin(self, code: str, order: Sequence[str]) -> bool:
        """The draw: from now on nobody enters. False if it was done before."""
        async with self.database.writing() as connection:
            query = update(db.events).where(db.events.c.code == code, db.events.c.status == "open").values(status="running")
            if (await connection.execute(query)).rowcount != 1:
                return False
            for place, person in enumerate(order):
                which = (db.entrants.c.code == code, db.entrants.c.person == person)
                await connection.execute(update(db.entrants).where(*which).values(place=place))
        return True

    async def pair(self, event: Event, tables: Sequence[Sequence[str]], byes: Sequence[str], ends: int) -> bool:
        """Begin the next round. False if somebody else has."""
        events, number = db.events.c, event.round + 1
        which = (events.code == event.code, events.round == event.round, events.status == "running")
        async with self.database.writing() as connection:
            if (await connection.execute(update(db.events).where(*which).values(round=number, ends=ends))).rowcount != 1:
                return False
            for n, people in enumerate([*tables, *([one] for one in byes)], 1):
                bye = n > len(tables)
                key = {"code": event.code, "round": number, "n": n}
                how, decided = ("bye", epoch_ms()) if bye else ("", None)
                await connection.execute(insert(db.pairings).values(**key, how=how, decided=decided))
                rows = [{**key, "person": person, "seat": seat, "place": 0 if bye else None} for seat, person in enumerate(people)]
                await connection.execute(insert(db.paired), rows)
        return True

    async def pairings(self, code: str) -> list[Pairing]:
        """Who met whom so far, round by round."""
        async with self.database.engine.connect() as connection:
            rows = list(
                await connection.execute(
                    select(db.pairings).where(db.pairings.c.code == code).order_by(db.pairings.c.round, db.pairings.c.n)
                )
            )
            found = {(row.round, row.n): Pairing(row.round, row.n, row.table_id, row.how) for row in rows}
            for row in await connection.execute(select(db.paired).where(db.paired.c.code == code).order_by(db.paired.c.seat)):
                one = found[row.round, row.n]
                one.people.append(row.person)
                if row.place is not None:
                    one.places[row.person] = row.place
                if row.score is not None:
                    one.scores[row.person] = row.score
        return list(found.values())

    async def lay(self, code: str, one: Pairing, table: str, instead: str | None = None) -> bool:
        """A pairing has a table (instead of another one). False if somebody else was faster."""
        pairings = db.pairings.c
        old = pairings.table_id.is_(None) if instead is None else pairings.table_id == instead
        which = (pairings.code == code, pairings.round == one.round, pairings.n == one.n, old)
        async with self.database.writing() as connection:
            return (await connection.execute(update(db.pairings).where(*which).values(table_id=table))).rowcount == 1

    async def decide(self, code: str, one: Pairing, how: How, places: Mapping[str, int], scores: Mapping[str, int]) -> bool:
        """What came of a table. By itself it is decided once; an organiser may correct it."""
        pairings, paired = db.pairings.c, db.paired.c
        which = [pairings.code == code, pairings.round == one.round, pairings.n == one.n]
        if how != "corrected":
            which.append(pairings.how == "")
        async with self.database.writing() as connection:
            query = update(db.pairings).where(*which).values(how=how, decided=epoch_ms())
            if (await connection.execute(query)).rowcount != 1:
                return False
            for person in one.people:
                who = (paired.code == code, paired.round == one.round, paired.n == one.n, paired.person == person)
                values = {"place": places.get(person), "score": scores.get(person)}
                await connection.execute(update(db.paired).where(*who).values(**values))
        return True

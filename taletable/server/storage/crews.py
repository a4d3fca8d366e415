"""Crews: people who play a campaign together, and what they have opened."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.dialects import postgresql, sqlite

from .. import db
from .database import Database, epoch_ms


def crew_of(people: Collection[str]) -> str:
    """The id of a crew: the same for the same people, in whatever order they sit."""
    return sha256("\n".join(sorted(set(people))).encode()).hexdigest()[:32]


@dataclass
class CrewRow:
    """People who play a campaign together."""

    id: str
    names: dict[str, str] = field(default_factory=dict)
    """Person to nickname."""
    kept: list[str] = field(default_factory=list)
    """What its own games have opened."""
    at: int = 0
    """When it last opened something (milliseconds since 1970)."""

    def add(self, row: Row[Any]) -> None:
        """Something that it has opened."""
        self.kept.append(row.key)
        self.at = max(self.at, row.at)


class Crews:
    """All crews."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def reached(self, game: str, people: Collection[str]) -> dict[str, set[str]]:
        """What each of the persons has opened in a game, in whatever crew."""
        query = (
            select(db.crews.c.person, db.opened.c.key)
            .join(db.opened, db.opened.c.crew == db.crews.c.crew)
            .where(db.crews.c.person.in_(people), db.opened.c.game == game)
        )
        found: dict[str, set[str]] = {person: set() for person in people}
        async with self.database.engine.connect() as connection:
            for person, key in await connection.execute(query):
                found[person].add(key)
        return found

    async def crew(self, game: str, people: Collection[str]) -> CrewRow:
        """The crew of these people, and what it has opened itself."""
        crew = CrewRow(crew_of(people))
        query = select(db.opened).where(db.opened.c.crew == crew.id, db.opened.c.game == game).order_by(db.opened.c.key)
        names = select(db.persons.c.id, db.persons.c.name).where(db.persons.c.id.in_(people))
        async with self.database.engine.connect() as connection:
            called = {row.id: row.name for row in await connection.execute(names)}
            crew.names = {person: called[person] for person in people if person in called}
            for row in await connection.execute(query):
                crew.add(row)
        return crew

    async def of(self, person: str, game: str, limit: int = 24) -> list[CrewRow]:
        """The crews that a person has played a game's campaign in, the latest first."""
        mine = select(db.crews.c.crew).where(db.crews.c.person == person)
        query = select(db.opened).where(db.opened.c.crew.in_(mine), db.opened.c.game == game).order_by(db.opened.c.key)
        found: dict[str, CrewRow] = {}
        async with self.database.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.crew, CrewRow(row.crew)).add(row)
            latest = sorted(found.values(), key=lambda crew: -crew.at)[:limit]
            members = (
                select(db.crews, db.persons.c.name)
                .join(db.persons, db.persons.c.id == db.crews.c.person)
                .where(db.crews.c.crew.in_([crew.id for crew in latest]))
                .order_by(db.crews.c.person != person, db.crews.c.person)
            )
            for row in await connection.execute(members):
                found[row.crew].names[row.person] = row.name
        return latest

    async def unlock(self, people: Collection[str], game: str, keys: Sequence[str]) -> None:
        """Open things for a crew, once or again."""
        crew, now = crew_of(people), epoch_ms()
        members = [{"crew": crew, "person": person} for person in sorted(set(people))]
        rows = [{"crew": crew, "game": game, "key": key, "at": now} for key in keys]
        add = postgresql.insert if self.database.settings.postgres else sqlite.insert
        async with self.database.writing() as connection:
            await connection.execute(add(db.crews).on_conflict_do_nothing(), members)
            again = add(db.opened).on_conflict_do_update(index_elements=list(db.opened.primary_key), set_={"at": now})
            await connection.execute(again, rows)

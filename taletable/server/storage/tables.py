"""Tables beside their logs: how they are laid, how they stand, whose they are."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Column, and_, bindparam, delete, false, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from taletable.engine.game import Game
from taletable.engine.state import Options
from taletable.games import games
from taletable.table.messages import Public, Status
from taletable.table.pace import Pace
from taletable.table.pausing import Changes, Kept
from taletable.table.sheet import ENDED, Absence, Coached, Proposal, Seat, Sharing, Sheet

from .. import db
from .database import Database, epoch_ms, letters
from .seats import new_invite
from .sheets import K, kept, lengths, sheets

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters that are not taken for others when read aloud or written by hand."""


class Tables:
    """All tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(
        self,
        game: Game[Any],
        options: Options,
        host: str,
        seats: list[Seat],
        *,
        pace: Pace | None = None,
        leave_ms: int | None = None,
        position: dict[str, Any] | None = None,
        branch_of: str | None = None,
        branch_at: int | None = None,
        lesson: bool = False,
        seed: bytes | None = None,
        looked_into: bool = False,
        public: Public | None = None,
        language: str = "",
        bound: str | None = None,
    ) -> str:
        """A new open table; its id. A lesson brings its seed, which is no secret."""
        now = epoch_ms()
        identity = secrets.token_hex(10)
        values = {
            "id": identity,
            "game": game.id,
            "options": json.dumps(options),
            "seats": len(seats),
            "host": host,
            "status": "open",
            "seed": seed or secrets.token_bytes(16),
            "position": json.dumps(position) if position else None,
            "created": now,
            "lost": 0,
            "pace": json.dumps(asdict(pace)) if pace else None,
            "leave_ms": leave_ms,
            "branch_of": branch_of,
            "branch_at": branch_at,
            "lesson": lesson,
            "looked_into": looked_into,
            "public": public,
            "language": language,
            "attended": now if public else None,
            "bound": bound,
            "seq": 0,
            "waiting": 0,
            "updated": now,
        }
        while True:
            try:
                async with self.database.writing() as connection:
                    await connection.execute(insert(db.tables).values(code=letters(CODE_LETTERS, 6), **values))
                    await connection.execute(
                        insert(db.seats),
                        [
                            {
                                "table_id": identity,
                                "seat": s.seat,
                                "kind": s.kind,
                                "level": s.level,
                                "invite": new_invite(),
                                "stand_in": False,
                            }
                            for s in seats
                        ],
                    )
                    if held := [{"table_id": identity, "seat": s.seat, "person": person} for s in seats for person in s.holders]:
                        await connection.execute(insert(db.holders), held)
                return identity
            except IntegrityError as error:
                if "code" not in str(error.orig):
                    raise

    async def find(self, identity: str) -> Sheet | None:
        """A table by its id."""
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(select(db.tables).where(db.tables.c.id == identity))).first()
            return next(iter(await sheets(connection, [found])), None) if found else None

    async def by_code(self, code: str) -> str | None:
        """The id of the table with a short code."""
        async with self.database.engine.connect() as connection:
            found: str | None = await connection.scalar(select(db.tables.c.id).where(db.tables.c.code == code.strip().upper()))
        return found

    async def of(self, person: str, limit: int = 100) -> list[tuple[Sheet, int]]:
        """The tables of a person, the freshest first, each with the true length of its log."""
        mine = select(db.holders.c.table_id).where(db.holders.c.person == person)
        query = select(db.tables).where(db.tables.c.id.in_(mine) | (db.tables.c.host == person)).order_by(db.tables.c.updated.desc())
        async with self.database.engine.connect() as connection:
            rows = await sheets(connection, list(await connection.execute(query.limit(limit))))
            known = await lengths(connection, [row.id for row in rows])
        return [(row, known.get(row.id, 0)) for row in rows]

    async def all_of(self, person: str) -> list[str]:
        """The tables that have not ended and of which a person is the host, or where they sit."""
        mine = select(db.holders.c.table_id).where(db.holders.c.person == person, db.holders.c.seat >= 0)
        query = select(db.tables.c.id).where(db.tables.c.id.in_(mine) | (db.tables.c.host == person), db.tables.c.status.not_in(ENDED))
        async with self.database.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def unfinished(self, person: str) -> int:
        """How many tables of a host have not ended."""
        own = db.tables.c.bound.is_(None) | db.tables.c.bound.not_like("event:%")  # those of a league are laid by itself
        query = select(func.count()).select_from(db.tables).where(db.tables.c.host == person, db.tables.c.status.not_in(ENDED), own)
        async with self.database.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def to_drive(self, limit: int = 1000) -> list[str]:
        """Running tables where something may be due although nobody is there: a bot's decision or a clock."""
        query = select(db.tables).where(db.tables.c.status == "running").order_by(db.tables.c.updated.desc()).limit(limit)
        async with self.database.engine.connect() as connection:
            rows = await sheets(connection, list(await connection.execute(query)))
            known = await lengths(connection, [row.id for row in rows])
        wanted = []
        for row in rows:
            clocked = row.pace or row.leave_ms or (row.game in games() and games()[row.game].real_time)
            people = any(s.kind == "person" for s in row.seats)  # without them nobody waits for what bots do
            bots = people and any(s.kind == "bot" and (row.waiting >> s.seat & 1 or known.get(row.id) != row.seq) for s in row.seats)
            if clocked or bots:
                wanted.append(row.id)
        return wanted

    async def change(self, identity: str, was: Status | None = None, **values: Any) -> bool:
        """Change columns of a table, if its status still is what it was. True if it was done."""
        query = update(db.tables).where(db.tables.c.id == identity)
        if was is not None:
            query = query.where(db.tables.c.status == was)
        async with self.database.writing() as connection:
            return (await connection.execute(query.values(updated=epoch_ms(), **values))).rowcount == 1

    async def start(self, identity: str, rules: str, entries: Sequence[str], waiting: int, **values: Any) -> bool:
        """Begin: the first entries of the log and the new status, together. False if it had begun already."""
        now = epoch_ms()
        try:
            async with self.database.writing() as connection:
                query = update(db.tables).where(db.tables.c.id == identity, db.tables.c.status == "open")
                values = {"status": "running", "started": now, **values, "updated": now, "waiting": waiting, "rules": rules}
                done = await connection.execute(query.values(**values, seq=len(entries)))
                if done.rowcount != 1:
                    return False
                await connection.execute(
                    insert(db.log), [{"table_id": identity, "seq": seq, "entry": entry} for seq, entry in enumerate(entries)]
                )
                held = db.holders.c
                sits = select(held.table_id, held.seat, held.person).where(held.table_id == identity, held.seat >= 0)
                await connection.execute(delete(db.sat).where(db.sat.c.table_id == identity))  # nobody has seen anything before
                await connection.execute(insert(db.sat).from_select(["table_id", "seat", "person"], sits))
            return True
        except IntegrityError:
            return False

    async def judge(self, identity: str, rules: str, goes_on: bool) -> None:
        """Keep whether the log of a table replays under a version of the rules. It is no change of the table itself."""
        values = {"rules": rules, "shelved": None} if goes_on else {"shelved": rules}
        async with self.database.writing() as connection:
            await connection.execute(update(db.tables).where(db.tables.c.id == identity).values(**values))

    async def to_judge(self, versions: Mapping[str, str]) -> list[str]:
        """Tables under way whose log was never replayed under the present rules of their game (`versions`)."""
        rules, shelved = db.tables.c.rules, db.tables.c.shelved
        unknown = [
            and_(db.tables.c.game == game, or_(rules.is_(None), rules != now), or_(shelved.is_(None), shelved != now))
            for game, now in versions.items()
        ]
        under_way = db.tables.c.status.in_(("running", "paused")) & db.tables.c.continued.is_(None)
        query = select(db.tables.c.id).where(under_way, or_(false(), *unknown)).order_by(db.tables.c.updated.desc())
        async with self.database.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def go_on(self, identity: str, at: str) -> bool:
        """A table that rests goes on at another one. False if it does at yet another."""
        query = update(db.tables).where(db.tables.c.id == identity, db.tables.c.continued.is_(None))
        async with self.database.writing() as connection:
            return (await connection.execute(query.values(continued=at))).rowcount == 1

    async def summarise(self, lines: Sequence[tuple[str, int, int, str | None]]) -> None:
        """Write the summaries (table, length of the log, who is waited for, until when) of tables that changed."""
        query = (
            update(db.tables)
            .where(db.tables.c.id == bindparam("table"), db.tables.c.seq < bindparam("length"))
            .values(seq=bindparam("length"), waiting=bindparam("asked"), ends=bindparam("times"), updated=epoch_ms())
        )
        values = [{"table": identity, "length": seq, "asked": waiting, "times": ends} for identity, seq, waiting, ends in lines]
        async with self.database.writing() as connection:
            await connection.execute(query, values)

    async def forfeit(self, identity: str, seat: int) -> bool:
        """The time of a seat is out, and it is given up; False if it was already."""
        query = select(db.tables.c.pace).where(db.tables.c.id == identity).with_for_update()
        async with self.database.writing() as connection:
            pace = msgspec.json.decode(await connection.scalar(query) or "null", type=Pace | None)
            if pace is None or seat in pace.forfeited:
                return False
            pace.forfeited.append(seat)
            values = {"pace": json.dumps(asdict(pace)), "updated": epoch_ms()}
            await connection.execute(update(db.tables).where(db.tables.c.id == identity).values(**values))
        return True

    async def edit_proposal(self, identity: str, edit: Callable[[Proposal | None], Proposal | None]) -> Proposal | None:
        """Change the open proposal in one transaction; the new one."""
        query = select(db.tables.c.proposal).where(db.tables.c.id == identity).with_for_update()
        async with self.database.writing() as connection:
            text = await connection.scalar(query)
            proposal = edit(Proposal(**json.loads(text)) if text else None)
            values = {"proposal": json.dumps(asdict(proposal)) if proposal else None}
            await connection.execute(update(db.tables).where(db.tables.c.id == identity).values(**values))
        return proposal

    async def edit_sharing(self, identity: str, edit: Callable[[list[Sharing]], list[Sharing]]) -> None:
        """Change who asks to sit beside whom, in one transaction."""
        query = select(db.tables.c.sharing).where(db.tables.c.id == identity).with_for_update()
        async with self.database.writing() as connection:
            text = await connection.scalar(query)
            asked = edit([Sharing(**one) for one in json.loads(text)] if text else [])
            values = {"sharing": json.dumps([asdict(one) for one in asked]) if asked else None}
            await connection.execute(update(db.tables).where(db.tables.c.id == identity).values(**values))

    async def edit_absence(self, identity: str, edit: Callable[[Kept, Absence], Changes | None]) -> bool:
        """Change who is missed, and with it how the table stands; see `_edit`."""
        return await self._edit(identity, db.tables.c.absence, Absence, edit)

    async def edit_coached(self, identity: str, edit: Callable[[Kept, Coached], Changes | None]) -> bool:
        """Change what the coach of a lesson knows, and with it how the table stands; see `_edit`."""
        return await self._edit(identity, db.tables.c.coached, Coached, edit)

    async def _edit(self, identity: str, column: Column[Any], kind: type[K], edit: Callable[[Kept, K], Changes | None]) -> bool:
        """Change what a column keeps, and with it others of the table, in one transaction. The edit returns what else changes, or None if
        there is nothing to do any more; then nothing changes. True if it was done."""
        tables = db.tables
        query = select(tables.c.status, tables.c.paused, tables.c.lost, column).where(tables.c.id == identity).with_for_update()
        async with self.database.writing() as connection:
            *how, text = (await connection.execute(query)).one()
            value = kept(kind, text)
            changes = edit(Kept(*how), value)
            if changes is None:
                return False
            values = {**changes, column.name: json.dumps(asdict(value)), "updated": epoch_ms()}
            await connection.execute(update(tables).where(tables.c.id == identity).values(**values))
        return True

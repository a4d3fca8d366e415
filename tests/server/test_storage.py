"""The database: migrations, groups of appends, conflicts, snapshots."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from taletable.engine.match import Match
from taletable.games import games
from taletable.server import db
from taletable.server.resuming import take_up
from taletable.server.storage import Storage
from taletable.server.storage.logs import Stored, entry_text, take_snapshot
from taletable.server.writer import Append, Outcome
from taletable.table.course import Course
from tests.server.client import sqlite_url, test_settings
from tests.table.tables import act_at_random, make_sheet


def difference(connection: Connection) -> list[object]:
    """How the migrated database differs from what the code expects."""
    return list(compare_metadata(MigrationContext.configure(connection), db.metadata))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_migrations_make_what_the_code_expects(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres").replace("postgresql", "postgresql+asyncpg", 1)
    engine = db.open_engine(url)
    await db.migrate(engine)
    await db.migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(difference) == []
        if kind == "sqlite":
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
    await engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_groups_and_conflicts(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A table that loses loses all its appends of that epoch; the others in its group do not notice."""
    url = sqlite_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres").replace("postgresql", "postgresql+asyncpg", 1)
    storage = Storage(test_settings(url), "worker")
    await db.migrate(storage.database.engine)
    outcomes: dict[tuple[str, int, int], Outcome] = {}
    settled = asyncio.Event()
    name = f"{kind}-{random.randrange(10**9)}-"

    def put(table: str, seq: int, epoch: int, count: int = 1) -> None:
        def done(outcome: Outcome) -> None:
            outcomes[(table, seq, epoch)] = outcome
            settled.set()

        storage.database.writer.append(Append(name + table, seq, [f'[0,"{seq + i}"]' for i in range(count)], "p", epoch, done))

    async def wait(count: int) -> None:
        while len(outcomes) < count:
            settled.clear()
            await settled.wait()

    put("a", 0, 1, count=3)
    put("b", 0, 2)
    await wait(2)
    # Another worker writes a's entry 3.
    async with storage.database.writing() as connection:
        await connection.execute(text("INSERT INTO log (table_id, seq, entry) VALUES (:t, 3, '[0]')"), {"t": name + "a"})
    put("a", 3, 1)
    put("a", 4, 1)
    put("b", 1, 2)
    await wait(5)
    put("a", 5, 1)  # still of the lost epoch
    put("a", 4, 3)  # after a reload
    await wait(7)
    bad = {key for key, outcome in outcomes.items() if outcome is Outcome.CONFLICT}
    assert bad == {("a", 3, 1), ("a", 4, 1), ("a", 5, 1)}
    assert all(outcome is Outcome.DURABLE for key, outcome in outcomes.items() if key not in bad)
    async with storage.database.engine.connect() as connection:
        rows = await connection.execute(text("SELECT table_id, seq FROM log WHERE table_id LIKE :n ORDER BY 1, 2"), {"n": name + "%"})
        assert [tuple(row) for row in rows] == [*((name + "a", n) for n in range(5)), *((name + "b", n) for n in range(2))]
    await storage.close()


async def test_writes_beside_the_log_take_turns(tmp_path: Path) -> None:
    storage = Storage(test_settings(sqlite_url(tmp_path)), "worker")
    await db.migrate(storage.database.engine)
    done: list[Outcome] = []
    people = []
    for n in range(200):
        storage.database.writer.append(Append("t", n, [f'[0,"{n}"]'], None, 0, done.append))
        if n % 20 == 0:
            people.append(asyncio.create_task(storage.people.add(f"Person {n}")))
    names = [(await task)[0] for task in people]
    await storage.close()
    assert done == [Outcome.DURABLE] * 200
    with sqlite3.connect(tmp_path / "test.db") as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (200,)
        assert connection.execute("SELECT count(*) FROM persons").fetchone() == (len(set(names)),)


@pytest.mark.parametrize("seed", range(4))
def test_a_match_resumed_from_a_snapshot_is_the_same(seed: int) -> None:
    game = games()["paper-tales"]
    rng = random.Random(seed)
    match = Match(game, 3, seed=bytes([seed]) * 16)
    course = Course(match)
    row = make_sheet(game, 3, match.options, match.seed)
    snapshot: bytes | None = None
    now = 0
    while not match.state.over and len(match.log) < 300:
        seat = rng.choice(game.asked(match.state))
        now += rng.randrange(1000)
        act_at_random(course, rng, seat, now, rewinds=0.01)
        if not match.since and rng.random() < 0.3:
            snapshot = take_snapshot(course)
    assert snapshot
    log = [(n, entry_text(game, entry)) for n, entry in enumerate(match.log)]
    for data, rules in ((snapshot, game.rules_version), (None, game.rules_version), (snapshot, "others"), (None, None)):
        row.rules = rules
        again = take_up(game, row, Stored(log, data))
        assert again
        assert game.digest(again.match.state) == game.digest(match.state)
        assert (again.match.events, again.match.marks, again.match.line) == (match.events, match.marks, match.line)
        assert again.asked_at == course.asked_at
        assert (data and rules == game.rules_version) or again.fresh == course.fresh
        assert data is None or again.digests == course.digests
        assert [again.match.undoable(s) for s in range(3)] == [match.undoable(s) for s in range(3)]
        if not match.state.over:
            move = game.legal(match.state, game.asked(match.state)[0])[0]
            copy = match.at(len(match.log) - 1)
            assert copy.play(move, now) == again.match.play(move, now)
            assert copy.log[-1] == again.match.log[-1]

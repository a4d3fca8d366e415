"""Operators: tables and people from the terminal while the server runs, backups that are verified, the doctor, log lines."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import sqlite3
import stat
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from sqlalchemy import event
from typer.testing import CliRunner

from taletable.cli import app
from taletable.engine.record import verify_record
from taletable.engine.saying import Wrong
from taletable.games import find_game
from taletable.server import db
from taletable.server.logbook import Json, Plain, request_id
from taletable.server.operating.admin import Operator, operator
from taletable.server.operating.backup import backup, check, restore
from tests.server.client import (
    ConnectionClosed,
    Person,
    Server,
    at_home,
    begin_together,
    eventually,
    new_database,
    running,
    sqlite_url,
    test_settings,
)
from tests.server.test_before import unpack

T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    return sqlite_url(tmp_path) if request.param == "sqlite" else new_database(request.getfixturevalue("postgres"))


def by_operator(server: Server, work: Callable[[Operator], Awaitable[T]]) -> T:
    """What an operator does in a process of their own: the server is not asked."""

    async def run() -> T:
        async with operator(server.settings.database, write=True) as one:
            return await work(one)

    return asyncio.run(run())


def test_what_an_operator_does_reaches_the_tables(url: str) -> None:
    with running(test_settings(url)) as server:
        anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
        table = anna.table("you", "open")
        first, second = begin_together(anna, ben, table, 1)
        (row,) = by_operator(server, lambda one: one.tables(status="running"))
        assert (row.id, row.host, row.people) == (table["id"], "Anna", ["Anna", "Ben"])
        assert by_operator(server, lambda one: one.tables(person="Ben"))[0].code == row.code

        by_operator(server, lambda one: one.announce("Tea at five", 5))
        assert first.until("announcement")["text"] == "Tea at five"
        assert Person(server.url).get("/api/me")["announcement"] == "Tea at five"
        by_operator(server, lambda one: one.announce("", 5))
        assert first.until(lambda m: m["t"] == "announcement" and not m["text"])

        by_operator(server, lambda one: one.ban("Ben", True))
        with pytest.raises(ConnectionClosed) as closed:
            second.until("nothing")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4401
        assert ben.get("/api/me")["known"] is False
        assert ben.post("/api/me", {"name": "Benny"}, status=403)["code"] == "banned"
        assert [one.name for one in by_operator(server, lambda one: one.people(banned=True))] == ["Ben"]
        by_operator(server, lambda one: one.ban("Ben", False))
        assert ben.enter(ben.recovery)["me"]["name"] == "Ben"

        by_operator(server, lambda one: one.close([row.code]))  # by its code, too
        first.until(lambda m: m["t"] == "table" and m["status"] == "abandoned")
        by_operator(server, lambda one: one.delete([table["id"]]))
        with pytest.raises(ConnectionClosed) as closed:
            first.until("nothing")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404
        eventually(lambda: anna.http.get(f"/api/tables/{table['id']}").status_code == 404)
        found = by_operator(server, lambda one: one.statistics())
        assert (found["people"], found["tables"], found["entries"]) == (2, {}, 0)
        with pytest.raises(Wrong):
            by_operator(server, lambda one: one.close([table["id"]]))


def test_a_clean_up_takes_what_is_old_and_nothing_else(tmp_path: Path) -> None:
    with at_home(tmp_path) as server:
        anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
        Person(server.url, "Never came again")
        old, new = anna.table("you", "open")["id"], ben.table("you", "open")["id"]
        goes_on = anna.table("you", "easy", start=True)["id"]
        with sqlite3.connect(tmp_path / "test.db") as connection:
            connection.execute("UPDATE tables SET updated = 0 WHERE id != ?", (new,))
            connection.execute("UPDATE persons SET created = 0")
            connection.execute("UPDATE sessions SET seen = 0")
            connection.execute("INSERT INTO log (table_id, seq, entry) VALUES ('lost', 0, '[]')")
        would = by_operator(server, lambda one: one.clean_up(30, running=False, dry=True))
        assert (would.tables, would.people, would.orphans) == (1, 1, 1)
        assert len(by_operator(server, lambda one: one.tables())) == 3
        assert by_operator(server, lambda one: one.clean_up(30, running=False, dry=False)) == would
        assert {row.id for row in by_operator(server, lambda one: one.tables())} == {new, goes_on}
        assert {row.name for row in by_operator(server, lambda one: one.people())} == {"Anna", "Ben"}
        eventually(lambda: anna.http.get(f"/api/tables/{old}").status_code == 404)


def test_a_backup_is_made_while_people_play_and_brings_all_back(url: str, tmp_path: Path, postgres: str) -> None:
    """From either database into the other: the same tables, the same moves, the same people."""
    file = tmp_path / "all.talebackup"
    other = sqlite_url(tmp_path / "other") if "postgres" in url else new_database(postgres)
    with running(test_settings(url, snapshot_every=4)) as server:
        anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
        table = anna.table("you", "open")
        first, second = begin_together(anna, ben, table, 1)
        first.send(t="chat", text="Ⓗello")
        first.until("chat")
        for line in (first, second):
            line.do(t="move", move=line.legal()[0])
        found = asyncio.run(backup(url, file))
        assert found.rows["tables"] == 1
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        with pytest.raises(Wrong):
            asyncio.run(backup(url, file))  # not over one that is there
        second.until(lambda m: bool(second.legal()), since=0)
        state = second.state
    asyncio.run(restore(file, other))
    with pytest.raises(Wrong):
        asyncio.run(restore(file, other))  # not over what is there
    with running(test_settings(other)) as server:
        for person in (anna, ben):
            person.http.base_url = person.url = server.url
        again = ben.live(table["id"])
        again.until("state")
        assert (again.state["view"], again.state["seq"]) == (state["view"], state["seq"])
        assert again.until("chat", 0)["lines"][0]["text"] == "Ⓗello"
        again.do(t="move", move=again.legal()[0])
        anna.post(f"/api/tables/{table['id']}/abandon")
        report = verify_record(anna.http.get(f"/api/tables/{table['id']}/record").text.splitlines(), find_game)
        assert not [one for one in report.checks if not one.ok and one.name != "result"], report


def test_a_backup_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    before = unpack(tmp_path)
    found = asyncio.run(backup(str(before), tmp_path))
    assert found.path.name.startswith("taletable-")
    assert found.revision != db.head()
    asyncio.run(restore(found.path, str(tmp_path / "new.db")))
    with sqlite3.connect(before) as old, sqlite3.connect(tmp_path / "new.db") as new:
        assert new.execute("SELECT version_num FROM alembic_version").fetchone() == (db.head(),)
        for query in ("SELECT table_id, seq, entry FROM log ORDER BY 1, 2", "SELECT id, seed, result FROM tables ORDER BY 1"):
            assert old.execute(query).fetchall() == new.execute(query).fetchall()


@pytest.mark.parametrize("how", ["cut", "changed", "gap", "text"])
def test_a_damaged_backup_changes_nothing(how: str, tmp_path: Path) -> None:
    found = asyncio.run(backup(str(unpack(tmp_path)), tmp_path))
    lines = gzip.decompress(found.path.read_bytes()).split(b"\n")
    if how == "cut":
        found.path.write_bytes(found.path.read_bytes()[:-100])
    elif how == "changed":
        found.path.write_bytes(gzip.compress(b"\n".join(lines).replace(b'"Anna"', b'"Anne"', 1)))
    elif how == "gap":
        at = next(i for i, line in enumerate(lines) if line.startswith(b'{"table":"log"')) + 2
        found.path.write_bytes(gzip.compress(b"\n".join(lines[:at] + lines[at + 1 :])))
    else:
        found.path.write_text("nothing", encoding="utf-8")
    with pytest.raises(Wrong):
        check(found.path)
    with pytest.raises(Wrong):
        asyncio.run(restore(found.path, str(tmp_path / "new.db")))
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("new.db")]


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    run = CliRunner()
    with running(test_settings(f"sqlite+aiosqlite:///{tmp_path / 'taletable.db'}")) as server:
        anna = Person(server.url, "Anna")
        code = anna.table("you", "open")["code"]
        assert code in run.invoke(app, ["admin", "tables"]).stdout
        assert json.loads(run.invoke(app, ["admin", "people", "--json"]).stdout)[0]["name"] == "Anna"
        assert "Everybody is told" in run.invoke(app, ["admin", "announce", "Tea"]).stdout
        refused = run.invoke(app, ["admin", "delete", code])
        assert (refused.exit_code, "--yes" in refused.stderr) == (1, True)
        assert "People:  1" in run.invoke(app, ["admin", "statistics"]).stdout
        folder = tmp_path / "backups"
        folder.mkdir()
        made = run.invoke(app, ["backup", str(folder), "--keep", "1"])
        assert made.exit_code == 0, made.output
        assert "it was read again, and is whole" in made.stdout
        (file,) = folder.iterdir()
        assert run.invoke(app, ["restore", str(file), "--check"]).exit_code == 0
        well = run.invoke(app, ["doctor", "--url", server.url, "--json"])
        found = {(one["area"], one["how"]) for one in json.loads(well.stdout)}
        assert well.exit_code == 0, well.stdout
        assert ("proxy", "well") in found
        assert ("database", "well") in found
    (tmp_path / "secret").write_text("x" * 32, encoding="utf-8")
    (tmp_path / "secret").chmod(0o644)
    (tmp_path / "taletable.db").write_bytes(b"nothing" * 1000)
    monkeypatch.setenv("TALETABLE_PROXIES", "caddy!")
    ill = run.invoke(app, ["doctor", "--url", "http://127.0.0.1:1", "--json"])
    assert ill.exit_code == 1
    said = {(one["area"], one["how"]) for one in json.loads(ill.stdout)}
    assert {("database", "ill"), ("permissions", "warn"), ("proxy", "ill")} <= said


def test_postgres_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = CliRunner().invoke(app, ["admin", "tables", "--database", "postgresql://nobody@127.0.0.1:1/none"])
    assert "PostgreSQL needs its driver" in said.stderr
    assert said.exit_code == 1


def test_log_lines_bear_the_request_and_no_secrets() -> None:
    token = request_id.set("abc")
    try:
        raise RuntimeError("a secret")
    except RuntimeError as error:
        info = (RuntimeError, error, error.__traceback__)
        record = logging.LogRecord("taletable", logging.ERROR, __file__, 1, "it %s", ("failed",), info)
        record.facts = {"route": "/api/join", "status": 500}
    data = json.loads(Json().format(record))
    assert {key: data[key] for key in ("level", "message", "request", "route", "status", "error")} == {
        "level": "error", "message": "it failed", "request": "abc", "route": "/api/join", "status": 500, "error": "RuntimeError",
    }  # fmt: skip
    plain = Plain().format(record)
    assert "[abc]" in plain
    assert "test_operating.py" in plain
    assert "a secret" not in plain + json.dumps(data)
    request_id.reset(token)


def test_a_disk_that_is_full_or_read_only_is_told_in_words(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has changed, the line stays up, and the server goes on when there is room again."""
    anna = Person(server.url, "Anna")
    line = anna.live(anna.table("you", "easy", start=True)["id"])
    line.until("state")

    def limit(pages: int) -> None:
        engine = server.app.state.office.hall.storage.database.engine
        event.listen(engine.sync_engine, "begin", lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}"))

    with sqlite3.connect(server.settings.database.split(":///")[1]) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
    limit(pages)
    codes = set()
    for n in range(60):
        answer = anna.http.post("/api/tables", json={"game": "paper-tales", "seats": [{"kind": "you"}, {"kind": "open"}]})
        codes.add((answer.status_code, answer.json().get("code")))
        if (503, "storage") in codes:
            break
        assert n < 59
    line.send(t="chat", text="x" * 500)
    line.until(lambda m: (m["t"] == "error" and m["code"] == "storage") or m["t"] == "chat")
    limit(2**30)
    anna.table("you", "open")
    line.do(t="move", move=line.legal()[0])
    line.close()


def test_who_fails_is_given_a_number_to_ask_by(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(server.app.state.office.hall.storage.tables, "by_code", fail)
    answer = Person(server.url, "Anna").http.post("/api/join", json={"code": "ABCDEF"})
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert answer.headers["x-request-id"] in answer.json()["text"]
    assert "a secret" not in answer.text


def test_robots_are_told_where_tables_are(server: Server) -> None:
    text = httpx.get(f"{server.url}/robots.txt").text
    assert "Disallow: /api/" in text


def test_what_the_database_takes_is_counted(server: Server) -> None:
    anna = Person(server.url, "Anna")
    line = anna.live(anna.table("you", "easy", start=True)["id"])
    line.until("state")
    line.do(t="move", move=line.legal()[0])
    said = httpx.get(f"{server.url}/metrics").text
    assert "taletable_database_seconds_count 0" not in said
    assert "taletable_database_seconds_count" in said
    line.close()

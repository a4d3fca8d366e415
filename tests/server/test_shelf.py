"""Tables that rest: whatever one of them throws is kept to it, and people see what their seats saw."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import shutil
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

import taletable.games
from taletable.cli import app
from taletable.engine.match import Match
from taletable.games import games
from taletable.server import db
from taletable.server.hall import Hall
from taletable.server.keepsake import make_keepsake, read_keepsake, write_keepsake
from taletable.server.shown import encode, shown
from taletable.server.storage.database import Database
from taletable.table.course import Course, Play, Undo
from taletable.table.table import Table
from tests.server.client import WAIT, Live, Person, Server, eventually, running, sqlite_url, test_settings
from tests.server.test_before import unpack
from tests.table.tables import make_sheet

EGG = Path(__file__).parents[1] / "egg"


class House:
    """A server that is started again and again on one SQLite file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.people: dict[str, Any] = {}

    @contextmanager
    def open(self, **changes: Any) -> Iterator[Server]:
        """Serve for a while."""
        with running(test_settings(sqlite_url(self.folder), **changes)) as server:
            yield server

    def person(self, server: Server, name: str) -> Person:
        """The same person at each server."""
        if name not in self.people:
            person = Person(server.url, name)
            self.people[name] = person.http.cookies
            return person
        person = Person(server.url)
        person.http.cookies = self.people[name]
        return person

    def sql(self, query: str, *values: object) -> list[Any]:
        """Do something to the database while nobody serves it."""
        with closing(sqlite3.connect(self.folder / "test.db")) as connection, connection:
            return connection.execute(query, values).fetchall()


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A house of one's own."""
    return House(tmp_path)


def play(line: Live, moves: int, seed: int = 1) -> None:
    """Make some moves on the seats that the person holds."""
    rng = random.Random(seed)
    for _ in range(moves):
        while not line.legal():
            asked = [ask["seat"] for ask in line.state["asks"] if ask["seat"] != line.state["viewer"]]
            if asked:
                line.send(t="look", seat=asked[0])
            line.until("state")
        line.do(t="move", move=rng.choice(line.legal()))


def begun(person: Person, *seats: str, moves: int = 3, **more: Any) -> str:
    """A table with some moves made."""
    table = str(person.table(*seats, start=True, **more)["id"])
    line = person.live(table)
    line.until("state")
    play(line, moves)
    line.close()
    return table


def statuses(person: Person) -> dict[str, str]:
    """One's list."""
    return {table["id"]: table["status"] for table in person.get("/api/me/tables")["tables"]}


SPOILT: dict[str, str] = {
    "no JSON": "UPDATE log SET entry = '[0, oops' WHERE table_id = ? AND seq = 2",
    "unknown move": """UPDATE log SET entry = '[0,"0 fly moon"]' WHERE table_id = ? AND seq = 2""",
    "refused move": """UPDATE log SET entry = '[0,"0 pass"]' WHERE table_id = ? AND seq = 2""",
    "too few outcomes": """UPDATE log SET entry = '[0,"- setup",[1,2,3]]' WHERE table_id = ? AND seq = 0""",
    "a gap": "DELETE FROM log WHERE table_id = ? AND seq = 2",
    "no set-up": "DELETE FROM log WHERE table_id = ? AND seq = 0",
}


@pytest.mark.parametrize("how", SPOILT)
def test_one_unreadable_log_stops_no_other(house: House, how: str, caplog: pytest.LogCaptureFixture) -> None:
    with house.open() as server:
        anna = house.person(server, "Anna")
        bad = begun(anna, "you", "random", think_ms=3_600_000)  # it would be taken up at the start
        good = begun(anna, "you", "random", think_ms=3_600_000)
    house.sql(SPOILT[how], bad)
    house.sql("DELETE FROM snapshots")
    caplog.clear()
    with caplog.at_level(logging.WARNING, "taletable"), house.open() as server:
        anna = house.person(server, "Anna")
        line = anna.live(good)
        line.until("state")
        play(line, 2)
        assert statuses(anna)[good] == "running"
        shelf = anna.get(f"/api/tables/{bad}/shelf")
        assert shelf["why"] == "log"
        assert "cannot be read" in shelf["text"]
        assert shelf["view"]["game"] == "paper-tales"  # as it was kept when the server stopped
        assert shelf["events"]
        assert statuses(anna) == {good: "running", bad: "shelved"}
        quiet = Live(anna, bad)
        assert quiet.receive()["status"] == "shelved"
        for _ in range(3):
            assert anna.get(f"/api/tables/{bad}")["status"] == "shelved"
    assert len([r for r in caplog.records if bad in r.getMessage()]) == 1
    assert not [r for r in caplog.records if r.exc_info]


def test_it_comes_back_when_its_log_does(house: House) -> None:
    with house.open() as server:
        table = begun(house.person(server, "Anna"), "you", "you")
    (entry,) = house.sql("SELECT entry FROM log WHERE table_id = ? AND seq = 1", table)
    house.sql("DELETE FROM snapshots")
    house.sql("UPDATE log SET entry = 'oops' WHERE table_id = ? AND seq = 1", table)
    with house.open() as server:
        assert house.person(server, "Anna").get(f"/api/tables/{table}")["status"] == "shelved"
    house.sql("UPDATE log SET entry = ? WHERE table_id = ? AND seq = 1", entry[0], table)
    with house.open() as server:
        line = house.person(server, "Anna").live(table)
        line.until("state")
        play(line, 1)


def test_a_row_that_cannot_be_read_is_left_out(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with house.open() as server:
        anna = house.person(server, "Anna")
        bad, good = begun(anna, "you", "random"), begun(anna, "you", "random")
    house.sql("UPDATE tables SET options = 'oops' WHERE id = ?", bad)
    with caplog.at_level(logging.ERROR, "taletable"), house.open() as server:
        anna = house.person(server, "Anna")
        assert statuses(anna) == {good: "running"}
        assert anna.get(f"/api/tables/{bad}", status=404)["code"] == "no-table"
        statuses(anna)
    assert len([r for r in caplog.records if bad in r.getMessage()]) == 1


def test_the_log_says_nothing_of_a_table_that_goes_on(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with house.open() as server:
        table = begun(house.person(server, "Anna"), "you", "you")
    house.sql("UPDATE tables SET rules = 'older'")
    with caplog.at_level(logging.WARNING, "taletable"), house.open() as server:
        line = house.person(server, "Anna").live(table)
        line.until("state")
        play(line, 1)
    assert not caplog.records
    assert house.sql("SELECT rules, shelved FROM tables") == [(games()["paper-tales"].rules_version, None)]


def test_all_tables_of_other_rules_are_judged_at_the_start(house: House) -> None:
    """Those where nothing is due by itself, too."""
    with house.open() as server:
        anna = house.person(server, "Anna")
        tables = [begun(anna, "you", "you") for _ in range(3)]
    house.sql("UPDATE tables SET rules = 'older'")
    house.sql("DELETE FROM log WHERE table_id = ? AND seq = 1", tables[0])
    with house.open() as server:
        anna = house.person(server, "Anna")
        line = anna.live(tables[1])
        line.until("state")
        eventually(lambda: house.sql("SELECT count(*) FROM tables WHERE rules = 'older' AND shelved IS NULL") == [(0,)])
        assert statuses(anna)[tables[0]] == "shelved"
    now = games()["paper-tales"].rules_version
    assert sorted(house.sql("SELECT rules, shelved FROM tables"), key=str) == sorted([("older", now), (now, None), (now, None)], key=str)


# Departing


def test_a_replay_is_checked_by_what_was_stored_along_the_log(house: House) -> None:
    """The log is allowed from end to end; only the digests tell that it leads elsewhere."""
    with house.open(snapshot_every=1) as server:
        table = begun(house.person(server, "Anna"), "you", "you", moves=14)
    ((data,),) = house.sql("SELECT data FROM snapshots WHERE table_id = ?", table)
    snapshot = json.loads(data)
    assert len(snapshot["digests"]) > 1
    kept = house.sql("SELECT data, seq FROM keepsakes")

    def shelved(change: Callable[[], None]) -> bool:
        house.sql("UPDATE snapshots SET data = ?", data)
        house.sql("INSERT OR REPLACE INTO keepsakes (table_id, data, seq) VALUES (?, ?, ?)", table, *kept[0])
        house.sql("UPDATE tables SET rules = 'older', shelved = NULL")
        change()
        with house.open() as server:
            return bool(house.person(server, "Anna").get(f"/api/tables/{table}")["status"] == "shelved")

    def digest() -> None:
        changed = {**snapshot, "digests": [[snapshot["digests"][0][0], "0" * 24], *snapshot["digests"][1:]]}
        house.sql("UPDATE snapshots SET data = ?", json.dumps(changed).encode())

    def position() -> None:
        changed = json.loads(data)
        changed["position"]["players"][0]["gold"] += 1
        house.sql("UPDATE snapshots SET data = ?", json.dumps(changed).encode())

    def keepsake() -> None:
        house.sql("DELETE FROM snapshots")
        changed = read_keepsake(kept[0][0])
        changed.position["players"][1]["gold"] += 1
        house.sql("UPDATE keepsakes SET data = ?", write_keepsake(changed))

    def nothing() -> None:
        house.sql("DELETE FROM snapshots")
        house.sql("DELETE FROM keepsakes")

    assert not shelved(lambda: None)
    assert shelved(digest)
    assert shelved(position)
    house.sql("INSERT OR REPLACE INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)", table, snapshot["seq"], data)
    assert shelved(keepsake)
    house.sql("INSERT OR REPLACE INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)", table, snapshot["seq"], data)
    assert not shelved(nothing)


def test_without_a_keepsake_the_snapshot_is_shown_and_without_both_the_sentence(house: House) -> None:
    """As after a crash, or with a database of old."""
    with house.open(snapshot_every=1) as server:
        table = begun(house.person(server, "Anna"), "you", "you", moves=14)
    house.sql("UPDATE tables SET rules = 'older'")
    house.sql("DELETE FROM keepsakes")
    house.sql("""UPDATE log SET entry = '[0,"0 pass"]' WHERE seq = 1""")
    ((seq,),) = house.sql("SELECT seq FROM snapshots")
    with house.open() as server:
        shelf = house.person(server, "Anna").get(f"/api/tables/{table}/shelf")
        assert (shelf["why"], shelf["seq"]) == ("rules", seq)
        assert shelf["view"]["game"] == "paper-tales"
        assert shelf["events"][0]["kind"]
        assert shelf["goes_on"] == (shelf["seq"] == shelf["last"])
    house.sql("DELETE FROM snapshots")
    with house.open() as server:
        shelf = house.person(server, "Anna").get(f"/api/tables/{table}/shelf")
        assert (shelf["view"], shelf["events"], shelf["scores"], shelf["goes_on"]) == (None, [], None, False)
        assert shelf["text"]


def test_nobody_goes_on_from_an_older_moment(house: House) -> None:
    """What came after it is known to some."""
    with house.open() as server:
        table = begun(house.person(server, "Anna"), "you", "you")
    house.sql("UPDATE tables SET rules = 'older'")
    house.sql("UPDATE keepsakes SET seq = seq - 1")
    kept = read_keepsake(house.sql("SELECT data FROM keepsakes")[0][0])
    kept.seq -= 1
    house.sql("UPDATE keepsakes SET data = ?", write_keepsake(kept))
    with house.open() as server:
        anna = house.person(server, "Anna")
        shelf = anna.get(f"/api/tables/{table}/shelf")
        assert shelf["seq"] == shelf["last"] - 1
        assert not shelf["goes_on"]
        assert anna.post(f"/api/tables/{table}/continue", status=409)["code"] == "cannot-go-on"


def test_two_who_go_on_at_once_meet_at_one_table(house: House) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with house.open() as server:
        table = begun(house.person(server, "Anna"), "you", "you")
    house.sql("UPDATE tables SET rules = 'older'")
    house.sql("""UPDATE log SET entry = '[0,"0 pass"]' WHERE seq = 1""")
    with house.open() as server:
        people = [house.person(server, "Anna") for _ in range(6)]
        with ThreadPoolExecutor(6) as pool:
            new = {info["id"] for info in pool.map(lambda person: person.post(f"/api/tables/{table}/continue"), people)}
        assert len(new) == 1
        assert list(statuses(people[0]).values()).count("running") == 1


# A game that is gone


@pytest.fixture
def egg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bool], None]]:
    """Installs a package that brings Egg Timer, or takes it away."""
    site = tmp_path / "site"
    about = site / "egg_timer_game-1.2.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: egg-timer-game\nVersion: 1.2\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[taletable.games]\negg-timer = egg_timer:GAME\n", encoding="utf-8")
    shutil.copytree(EGG, site / "egg_timer", ignore=shutil.ignore_patterns("__pycache__"))

    def install(there: bool) -> None:
        for name in [name for name in sys.modules if name.partition(".")[0] == "egg_timer"]:
            del sys.modules[name]
        taletable.games._shelf.cache_clear()
        if there:
            monkeypatch.syspath_prepend(str(site))
        elif str(site) in sys.path:
            sys.path.remove(str(site))

    yield install
    install(False)


def test_tables_of_a_game_that_is_gone_rest_until_it_is_back(house: House, egg: Callable[[bool], None]) -> None:
    egg(True)
    with house.open(speed=0.001) as server:
        anna = house.person(server, "Anna")
        table = anna.table("you", start=True, game="egg-timer")["id"]
        line = anna.live(table)
        line.until("state")
        view = line.state["view"]
        other = begun(anna, "you", "random")
    egg(False)
    with house.open(speed=0.001) as server:
        anna = house.person(server, "Anna")
        assert statuses(anna) == {table: "shelved", other: "running"}
        info = anna.get(f"/api/tables/{table}")
        assert (info["status"], info["name"]) == ("shelved", "Egg Timer")
        shelf = anna.get(f"/api/tables/{table}/shelf")
        assert shelf["why"] == "game"
        assert shelf["view"]["players"] == view["players"]
        assert "Egg Timer is not on this shelf at the moment" in shelf["text"]
        assert not shelf["goes_on"]
        assert anna.post(f"/api/tables/{table}/rematch", status=409)["code"] == "game-away"
    egg(True)
    with house.open(speed=0.001) as server:
        line = house.person(server, "Anna").live(table)
        line.until("state")
        assert line.table["status"] == "running"


# In memory


def test_a_table_that_cannot_follow_another_worker_is_set_aside(house: House) -> None:
    with house.open() as server:
        anna = house.person(server, "Anna")
        good = begun(anna, "you", "you")
        table = anna.table("you", "you", start=True)["id"]
        line = anna.live(table)
        line.until("state")
        house.sql("""INSERT INTO log (table_id, seq, entry) VALUES (?, 1, '[0,"0 fly moon"]')""", table)
        line.send(t="move", move=line.legal()[0])
        assert line.until(lambda m: m["t"] == "table" and m["status"] == "shelved")
        with pytest.raises(ConnectionClosed) as closed:
            line.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4410
        assert anna.get(f"/api/tables/{table}/shelf")["why"] == "log"
        other = anna.live(good)
        other.until("state")
        play(other, 1)


def test_keepsakes_are_made_while_people_play(house: House) -> None:
    """So that a crash just before an upgrade costs little."""
    with house.open(keep_s=0.0) as server:
        anna = house.person(server, "Anna")
        line = anna.live(anna.table("you", "you", start=True)["id"])
        line.until("state")
        play(line, 3)
        eventually(lambda: house.sql("SELECT seq FROM keepsakes") == [(line.state["seq"],)])
        play(line, 1)
        eventually(lambda: house.sql("SELECT seq FROM keepsakes") == [(line.state["seq"],)])


@pytest.mark.parametrize("table", ["tables", "keepsakes"])
def test_a_server_that_stops_finishes_what_it_writes(house: House, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Housekeeping is in the middle of a transaction when the word to stop comes."""
    writing, close = Database.writing, Hall.close
    under_way, stopping = threading.Event(), threading.Event()

    @asynccontextmanager
    async def slowly(self: Database) -> AsyncIterator[Any]:
        async with writing(self) as connection:
            yield connection
            if (await connection.scalar(text(f"SELECT max(seq) FROM {table}"))) != seq or stopping.is_set():
                return
            under_way.set()
            while not stopping.is_set():
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.01)

    async def stop(self: Hall) -> None:
        stopping.set()
        await close(self)

    with house.open(keep_s=0.0) as server:
        anna = house.person(server, "Anna")
        line = anna.live(anna.table("you", "you", start=True)["id"])
        line.until("state")
        seq = line.state["seq"] + 3
        monkeypatch.setattr(Database, "writing", slowly)
        monkeypatch.setattr(Hall, "close", stop)
        play(line, 3)
        assert under_way.wait(WAIT)
    with closing(sqlite3.connect(house.folder / "test.db", timeout=0)) as connection, connection:
        connection.execute("UPDATE tables SET waiting = waiting")  # nobody holds it any more
    assert house.sql("SELECT seq FROM keepsakes") == [(seq,)]
    assert house.sql("SELECT seq FROM tables") == [(seq,)]


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("seed", range(3))
def test_a_keepsake_shows_each_seat_what_it_saw(game: str, seed: int) -> None:
    one, rng = games()[game], random.Random(seed)
    seats = rng.randint(max(2, one.min_seats), min(4, one.max_seats))
    match = Match(one, seats, seed=bytes([seed]) * 16)
    course, now = Course(match), 0
    while not match.state.over and len(match.log) < 120:
        now += 400
        seat = rng.choice(one.asked(match.state))
        if rng.random() < 0.1 and match.can_undo(seat):
            course.perform(Undo(seat), now)
        elif legal := one.legal(match.state, seat):
            course.perform(Play(rng.choice(legal)), now)
    table = Table(shown(one), make_sheet(one, seats, match.options, match.seed), course)
    kept = read_keepsake(write_keepsake(make_keepsake(table, 7)))
    assert (kept.seq, kept.rules, kept.at) == (len(match.log), one.rules_version, 7)
    for viewer in [*range(seats), None]:
        assert bytes(kept.view(viewer)) == encode(one.view(match.state, viewer))
        told = table.shown.events(match, 0, len(match.log), viewer)
        assert msgspec.json.decode(encode(kept.events(viewer))) == msgspec.json.decode(encode(told))
    assert one.digest(one.load(kept.position)) == one.digest(match.state)


# Looking before the leap


def check(database: Path | str, *words: str) -> Any:
    """Run `taletable upgrade check`."""
    return CliRunner().invoke(app, ["upgrade", "check", "--database", str(database), *words])


def test_a_database_of_the_version_before_can_be_checked_as_it_is(tmp_path: Path) -> None:
    file = unpack(tmp_path)
    data = file.read_bytes()
    result = check(file)
    assert result.exit_code == 0, result.output
    assert result.stdout == "8 tables under way (8 played under other rules): all go on.\n"
    assert file.read_bytes() == data
    assert [path.name for path in tmp_path.iterdir()] == ["test.db"]


def test_what_would_rest_is_named_with_its_reason(house: House) -> None:
    with house.open() as server:
        anna = house.person(server, "Anna")
        good, bad = begun(anna, "you", "you"), begun(anna, "you", "random")
    house.sql("UPDATE tables SET rules = 'older'")
    house.sql("""UPDATE log SET entry = '[0,"0 pass"]' WHERE table_id = ? AND seq = 1""", bad)
    house.sql("DELETE FROM snapshots")
    result = check(house.folder / "test.db")
    assert result.exit_code == 4
    lines = result.stdout.splitlines()
    assert lines[0].startswith(f"{bad}  Paper Tales, Anna, ")
    assert lines[0].endswith("entries: That belongs to another phase: Construction. (PT-1.3)")
    assert lines[1] == "2 tables under way (2 played under other rules): 1 would rest on the shelf."
    report = json.loads(check(house.folder / "test.db", "--json").stdout)
    assert (report["go_on"], report["rest"]) == (1, 1)
    assert {table["table"]: table["goes_on"] for table in report["tables"]} == {good: True, bad: False}


def test_a_database_that_cannot_be_checked_says_why(tmp_path: Path) -> None:
    missing = check(tmp_path / "none.db")
    assert (missing.exit_code, missing.stderr) == (1, f"error: there is no database {tmp_path / 'none.db'}\n")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "text.db").write_text("This is no database at all, but it is long enough to be looked at closely." * 20)
    assert "error: the database cannot be read: file is not a database" in check(tmp_path / "text.db").stderr
    with sqlite3.connect(tmp_path / "other.db") as connection:
        connection.execute("CREATE TABLE x (y)")
    assert check(tmp_path / "other.db").stderr == "error: this is no database of Taletable\n"
    file = unpack(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert check(file).stderr == "error: this database is of a later version (9999)\n"
    assert "9999" not in db.known_revisions()

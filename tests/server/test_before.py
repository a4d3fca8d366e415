"""A database of the version before: its tables open and go on, its finished games are shown and true."""

from __future__ import annotations

import lzma
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from taletable.engine.record import verify_record
from taletable.games import find_game, games
from tests.server.client import Person, Server, running, sqlite_url, test_settings

BEFORE = Path(__file__).parent / "before"
ANNA, BEN = "WFA8-K3XP-5NRD-FN94-GYNM", "SZ7F-3WSB-Y7QZ-VCDV-PAYD"
SHARED = "ceb7ce18f8245c9bcca2"
"""Anna has proposed to Ben to go back."""


def unpack(folder: Path) -> Path:
    """The database as the version before left it."""
    file = folder / "test.db"
    file.write_bytes(lzma.decompress((BEFORE / "0.1.0.sqlite.xz").read_bytes()))
    return file


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today on a database of then. Its clocks go slowly, so that a game in real time still goes on when it is looked at."""
    folder = tmp_path_factory.mktemp("before")
    unpack(folder)
    with running(test_settings(sqlite_url(folder), speed=0.001)) as one:
        yield one


@pytest.fixture
def anna(server: Server) -> Person:
    """Anna is back."""
    person = Person(server.url)
    person.enter(ANNA)
    return person


def test_all_tables_are_listed_as_they_were(anna: Person) -> None:
    found = sorted((table["game"], table["status"]) for table in anna.get("/api/me/tables")["tables"])
    assert found == [
        ("a-tale-of-pirates", "over"),
        ("a-tale-of-pirates", "paused"),
        ("dice-upon-a-time", "over"),
        ("dice-upon-a-time", "running"),
        ("paper-tales", "open"),
        ("paper-tales", "over"),
        *[("paper-tales", "running")] * 5,
        ("threetale", "over"),
        ("threetale", "running"),
    ]


@pytest.mark.parametrize("game", sorted(games()))
def test_running_tables_go_on(anna: Person, game: str) -> None:
    tables = [t for t in anna.get("/api/me/tables")["tables"] if t["game"] == game and t["status"] in ("running", "paused")]
    assert tables
    for table in tables:
        line = anna.live(table["id"])
        line.until("state")
        length = line.state["seq"]
        assert line.state["events"] or length == 1  # a branch
        if table["status"] == "paused":
            line.do(t="resume")
            line.until(lambda m: m["t"] == "table" and m["status"] == "running", 0)
        if not line.legal():
            ask = next(iter(line.state["asks"]), None)
            if ask is None:  # Ben's turn
                assert table["id"] == SHARED
                continue
            line.send(t="look", seat=ask["seat"])
            line.until(lambda m, seat=ask["seat"]: m["t"] == "state" and m["viewer"] == seat)  # type: ignore[misc]
        wanted = line.state.get("lesson")
        legal = line.legal()
        if wanted and wanted["button"]:
            line.do(t="read", step=wanted["step"])
        else:
            line.do(t="move", move=legal[0])
            assert line.state["seq"] > length
        replay = anna.get(f"/api/tables/{table['id']}/replay", at=length // 2, seat=line.state["viewer"])
        assert replay["view"]["game"] == game
        line.close()


def test_a_proposal_is_still_open(anna: Person, server: Server) -> None:
    ben = Person(server.url)
    ben.enter(BEN)
    line = ben.live(SHARED)
    assert line.until("proposal")["you"]
    line.until("state")
    assert line.until("chat", 0)["lines"][0]["text"] == "Until tomorrow!"
    line.do(t="answer", agree=True)
    line.until(lambda m: m["t"] == "state" and any(event["kind"] == "rewound" for event in m["events"]), 0)


@pytest.mark.parametrize("game", sorted(games()))
def test_finished_games_are_true(anna: Person, game: str) -> None:
    (table,) = [t for t in anna.get("/api/me/tables")["tables"] if t["game"] == game and t["status"] == "over"]
    record = anna.http.get(f"/api/tables/{table['id']}/record").text.splitlines()
    report = verify_record(record, find_game)
    assert report.ok, report
    last = len(record) - 3
    assert anna.get(f"/api/tables/{table['id']}/replay", at=last)["view"]["over"]
    assert anna.get(f"/api/tables/{table['id']}")["result"]["scores"] == table["result"]["scores"]


def test_they_carry_a_version_from_then_on(server: Server, anna: Person) -> None:
    for table in anna.get("/api/me/tables")["tables"]:
        anna.get(f"/api/tables/{table['id']}")
    path = server.settings.database.split(":///")[1]
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT game, status, rules, shelved FROM tables").fetchall()
    assert {(game, rules) for game, status, rules, _ in rows if status != "open"} == {(g.id, g.rules_version) for g in games().values()}
    assert not [shelved for *_, shelved in rows if shelved]

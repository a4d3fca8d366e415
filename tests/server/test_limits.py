"""What somebody may cost the others: connections, headers, onlookers, words, names, pauses; and what operators are told."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sqlite3
import stat
import struct
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from taletable.engine.saying import Wrong
from taletable.games import games
from taletable.server.doorway import DOORWAY
from taletable.server.settings import Settings, settings_from
from taletable.server.table import Live
from tests.server.client import SECRET, WAIT, ConnectionClosed, Person, Server, eventually, new_database, running, sqlite_url, test_settings
from tests.server.test_secrecy import Onlooker
from tests.table.tables import make_sheet


def open_half(server: Server, count: int) -> list[socket.socket]:
    """Connections that begin to say something and never end."""
    sockets = []
    for _ in range(count):
        one = socket.create_connection(("127.0.0.1", server.port), WAIT)
        one.sendall(b"GET /api/me HTTP/1.1\r\nHost: a\r\nX-Slow: ")
        sockets.append(one)
    return sockets


def closed(one: socket.socket) -> bool:
    """Does the other side hang up?"""
    one.settimeout(WAIT)
    try:
        return one.recv(1) == b""
    except ConnectionError:
        return True


def test_half_open_connections_are_closed(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), header_s=0.3)) as server:
        assert all(map(closed, open_half(server, 20)))
        Person(server.url, "Anna")


def test_one_address_holds_so_many_connections(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), connections_per_address=8)) as server:
        try:
            first = open_half(server, 8)
            more = open_half(server, 1)
            assert closed(more[0])
            for one in first:
                one.close()
            while DOORWAY.open["127.0.0.1"]:
                pass
            anna = Person(server.url, "Anna")
            table = anna.table("you", "open")["id"]
            for _ in range(12):  # a line that is down does not count
                line = anna.live(table)
                line.until("table")
                line.close()
                while DOORWAY.open["127.0.0.1"] > 1:
                    pass
        finally:
            DOORWAY.set_up(test_settings(""))


async def test_what_onlookers_are_told_grows_with_their_number_only() -> None:
    game = games()["paper-tales"]

    class Hall:
        """All that a table asks its hall for here."""

        settings = test_settings("")
        epochs = iter(range(10))

    live = Live(Hall(), make_sheet(game, 2), game, None)  # type: ignore[arg-type]
    onlookers = [Onlooker(None, None) for _ in range(500)]
    for one in onlookers:
        live.presence.enter(one)
        live.delivery.tell_table_soon()
    while live.delivery.telling:
        await asyncio.sleep(0.01)
    assert [len(one.frames) for one in onlookers] == [1] * 500  # not 500 each
    assert len({one.frames[0] for one in onlookers}) == 1
    assert b'"watching":500' in onlookers[0].frames[0]


def test_onlookers_have_a_limit(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), onlookers=2)) as server:
        anna = Person(server.url, "Anna")
        table = anna.table("you", "open")["id"]
        lines = [Person(server.url).live(table) for _ in range(2)]
        for line in lines:
            line.until("table")
        third = Person(server.url).live(table)
        assert third.until("error")["code"] == "many-onlookers"
        with pytest.raises(ConnectionClosed):
            third.receive()
        own = anna.live(table)
        own.until("table")
        for line in (*lines, own):
            line.close()


def test_words_names_and_pauses_have_limits(tmp_path: Path) -> None:
    limits = {"chat_rate": 1e-6, "chat_burst": 2, "names_rate": 1e-6, "names_burst": 2, "pause_rate": 1e-6, "pause_burst": 1}
    with running(test_settings(sqlite_url(tmp_path), **limits)) as server:
        anna = Person(server.url, "Anna")
        line = anna.live(anna.table("you", "easy", start=True)["id"])
        line.until("state")
        for word in ("one", "two", "three"):
            line.send(t="chat", text=word)
        assert line.until("error")["code"] == "chatty"
        line.do(t="pause")
        line.do(t="resume")
        assert line.answer(line.send(t="pause"))["code"] == "paused-often"
        line.close()
        anna.post("/api/me", {"name": "Anne"})
        anna.post("/api/me", {"name": "Annie"})
        assert anna.post("/api/me", {"name": "Hannah"}, status=429)["code"] == "renamed-often"
        anna.post("/api/me", {"name": "Annie"})  # that is no change


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "A\u3164", "\u0301", "\x00"])
def test_names_can_be_seen(server: Server, name: str) -> None:
    assert Person(server.url).post("/api/me", {"name": name}, status=422)["code"] in ("bad-name", "bad-request")


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/assets/" + "x" * 300, "/t/" + "%00", "/sw.js", "/healthz/more", "/nothing", "/a/b/c"])
def test_what_is_not_there_is_404(server: Server, path: str) -> None:
    assert httpx.get(server.url + path, timeout=WAIT).status_code in ((404,) if path != "/t/%00" else (200, 404))


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay", "/new/paper-tales", "/records", "/learn", "/about", "/robots.txt"])
def test_pages_are_found(server: Server, path: str) -> None:
    assert httpx.get(server.url + path, timeout=WAIT).status_code == 200


def test_nul_is_refused_by_either_database(server: Server, tmp_path: Path, postgres: str) -> None:
    with running(test_settings(new_database(postgres))) as other:
        for one in (server, other):
            anna = Person(one.url, "Anna")
            assert anna.http.get("/api/tables/%00").status_code == 404
            assert anna.post("/api/join", {"code": "AB\x00"}, status=422)["code"] == "bad-request"
            line = anna.live(anna.table("you", "open")["id"])
            line.until("table")
            line.send(t="chat", text="a\x00b")
            assert line.until("error")["code"] == "bad-message"
            line.send(t="chat", text="still here")
            line.until("chat")
            line.close()


def test_nobody_is_believed_on_where_a_request_comes_from(tmp_path: Path) -> None:
    forged = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    with running(test_settings(sqlite_url(tmp_path), rate=1e-6, burst=8.0)) as server:
        codes = [
            httpx.post(f"{server.url}/api/enter", json={"code": "A"}, headers={**forged, "x-forwarded-for": f"203.0.113.{i}"}, timeout=WAIT)
            for i in range(8)
        ]
        assert [one.status_code for one in codes] == [404] * 4 + [429] * 4
        assert "strict-transport-security" not in codes[0].headers
    with running(test_settings(sqlite_url(tmp_path), rate=1e-6, burst=8.0, proxies=("127.0.0.1",))) as server:
        for i in range(8):
            answer = httpx.post(
                f"{server.url}/api/enter", json={"code": "A"}, headers={**forged, "x-forwarded-for": f"203.0.113.{i}"}, timeout=WAIT
            )
            assert answer.status_code == 404
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert "Secure" in httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=forged, timeout=WAIT).headers["set-cookie"]


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    (tmp_path / "test.db").touch(0o644)
    with running(test_settings(sqlite_url(tmp_path))):
        for file in tmp_path.glob("test.db*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_operators_are_told_how_it_goes(server: Server) -> None:
    anna = Person(server.url, "Anna")
    line = anna.live(anna.table("you", "easy", start=True)["id"])
    line.until("state")
    line.do(t="move", move=line.legal()[0])
    assert httpx.get(f"{server.url}/healthz", timeout=WAIT).text == "ok\n"
    ready = httpx.get(f"{server.url}/readyz", timeout=WAIT)
    assert (ready.status_code, ready.text) == (200, "ready\n")
    assert len(ready.headers["x-request-id"]) == 16
    told = httpx.get(f"{server.url}/metrics", timeout=WAIT).text
    counted = dict(words.rsplit(" ", 1) for words in told.splitlines() if not words.startswith("#"))
    assert int(counted["taletable_move_seconds_count"]) >= 1
    assert int(counted['taletable_move_seconds_bucket{le="+Inf"}']) == int(counted["taletable_move_seconds_count"])
    assert int(counted["taletable_lines"]) >= 1
    assert int(counted['taletable_requests_total{status="200"}']) >= 2
    assert "Anna" not in str(counted)
    line.close()


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    elsewhere = {"x-forwarded-for": "203.0.113.9"}
    for public, status in ((False, 404), (True, 200)):
        with running(test_settings(sqlite_url(tmp_path), proxies=("127.0.0.1",), metrics=public)) as server:
            assert httpx.get(f"{server.url}/metrics", headers=elsewhere, timeout=WAIT).status_code == status


def test_a_server_without_its_database_is_not_ready(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        with sqlite3.connect(tmp_path / "test.db") as connection:
            connection.execute("UPDATE alembic_version SET version_num = 'another'")
        answer = httpx.get(f"{server.url}/readyz", timeout=WAIT)
        assert (answer.status_code, answer.text) == (503, "the database is of another version\n")
        assert httpx.get(f"{server.url}/healthz", timeout=WAIT).status_code == 200


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Try to start a server."""
    command = [sys.executable, "-m", "taletable", "serve", "--port", "1", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=WAIT, env={**os.environ, "TALETABLE_SECRET": SECRET.decode(), **environment}
    )


def test_what_is_wrong_with_a_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "a-file"
    folder.touch()
    for arguments, word in (
        (("--database", str(folder / "test.db")), "a-file"),
        (("--database", "postgresql://nobody:secret@127.0.0.1:1/none"), "does not answer"),
    ):
        said = serve(*arguments)
        assert said.returncode != 0
        assert "Traceback" not in said.stderr + said.stdout
        assert word in said.stderr
        assert "secret" not in said.stderr.replace("TALETABLE_SECRET", "")
    assert "TALETABLE_ONLOOKERS is a number" in serve(TALETABLE_ONLOOKERS="many").stderr


def test_every_limit_is_a_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALETABLE_SECRET", SECRET.decode())
    monkeypatch.setenv("TALETABLE_ONLOOKERS", "7")
    monkeypatch.setenv("TALETABLE_THOUGHT_S", "0.5")
    monkeypatch.setenv("TALETABLE_PROXIES", "10.0.0.1, 10.0.0.2")
    settings: Settings = settings_from(str(tmp_path / "a.db"))
    assert (settings.onlookers, settings.thought_s, settings.proxies) == (7, 0.5, ("10.0.0.1", "10.0.0.2"))
    monkeypatch.setenv("TALETABLE_ONLOOKERS", "1.5")
    with pytest.raises(Wrong):
        settings_from(str(tmp_path / "a.db"))


def test_a_failed_request_is_logged_without_what_was_sent(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(server.app.state.office.hall.storage.tables, "by_code", fail)
    anna = Person(server.url, "Anna")
    with caplog.at_level(logging.ERROR, "taletable"):
        assert anna.http.post("/api/join", json={"code": "ABCDEF"}).status_code == 500
    said = [record.getMessage() for record in caplog.records if record.name == "taletable"]
    assert any("/api/join" in line and "RuntimeError" in line for line in said)
    assert not any("a secret" in line or "ABCDEF" in line for line in said)


def test_who_hangs_up_in_the_middle_leaves_no_traceback(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("you", "easy", start=True)["id"]
    for said in (b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{", b"GET / HTTP/1.1\r\nhost: x\r\n\r\n", b"GET /api/ga"):
        with socket.create_connection(("127.0.0.1", server.port)) as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # not even a farewell
            one.sendall(said)
    lines = [anna.live(table) for _ in range(5)]
    for line in lines:
        line.socket.send('{"t":"look","seat":null}')
        line.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.socket.socket.shutdown(socket.SHUT_RDWR)
    hall = server.app.state.office.hall
    eventually(lambda: not hall.tables[table].presence.visitors)
    last = anna.live(table)
    last.until("state")
    last.close()
    assert not [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]

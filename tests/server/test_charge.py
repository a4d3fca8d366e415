"""People in charge: the host's table, one's ears, one's devices, one's data."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from taletable.server.operating.admin import operator
from taletable.server.session import COOKIE, Sessions
from tests.server.client import (
    SECRET,
    ConnectionClosed,
    Live,
    Person,
    Server,
    World,
    at_home,
    begin_together,
    eventually,
    new_database,
    working,
)
from tests.server.test_before import ANNA, unpack


@pytest.fixture(scope="module")
def workers(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two servers with one database."""
    with working(new_database(postgres)) as both:
        yield both


def path(table: dict[str, Any], what: str) -> str:
    """Where something is asked of a table."""
    return f"/api/tables/{table['id']}/{what}"


def key(line: Live, name: str) -> str:
    """By which somebody is named."""
    line.until(lambda m: m["t"] == "table" and any(one["name"] == name for one in m["people"]), since=0)
    return str(next(one["key"] for one in line.table["people"] if one["name"] == name))


def closed_with(line: Live) -> int:
    """The code with which a line ends."""
    with pytest.raises(ConnectionClosed) as closed:
        line.until("nothing")
    assert closed.value.rcvd
    return closed.value.rcvd.code


def looked_on(one: str, other: str) -> tuple[Person, Person, dict[str, Any], tuple[Live, Live, Live]]:
    """Anna and Ben, who come in at two doors, play; Eve looks on."""
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    table = anna.table("you", "open")
    first, second = begin_together(anna, ben, table, 1)
    looker = Person(one, "Eve").live(table["id"])
    looker.until("state")
    return anna, ben, table, (first, second, looker)


def test_the_host_hands_the_table_over(server: Server) -> None:
    anna, ben, table, (first, second, looker) = looked_on(server.url, server.url)
    ben.post(path(table, "people"), {"who": key(first, "Anna"), "act": "send-away"}, status=403)
    assert anna.post(path(table, "people"), {"who": key(first, "Eve"), "act": "host"}, status=409)["code"] == "host-sits"
    anna.post(path(table, "people"), {"who": key(first, "Ben"), "act": "host"})
    second.until(lambda m: m["t"] == "table" and m["you_host"])
    line = looker.until(lambda m: m["t"] == "chat" and m["lines"][0]["deed"] == "hosts", since=0)["lines"][0]
    assert (line["name"], line["text"]) == ("Anna", "Ben")
    assert anna.post(path(table, "abandon"), status=403)["code"] == "not-host"
    assert not any(seat["invite"] for seat in anna.get(f"/api/tables/{table['id']}")["seats"])
    ben.post(path(table, "abandon"))


def test_who_is_sent_away_stays_away_until_let_in(workers: tuple[Server, Server]) -> None:
    """From the seats, then from the table: at every worker, by code, invitation and address."""
    anna, ben = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben")
    table = anna.table("you", "open")
    first, second = begin_together(anna, ben, table, 1)
    code = anna.get(f"/api/tables/{table['id']}")["code"]
    who = key(first, "Ben")
    anna.post(path(table, "people"), {"who": who, "act": "send-away"})
    second.until(lambda m: m["t"] == "table" and not m["seats"][1]["you"])
    for body, why in (({"seat": 1}, "kicked"), ({"seat": 1, "invite": table["seats"][1]["invite"]}, "invite")):
        assert ben.post(path(table, "sit"), body, status=403)["code"] == why
    assert ben.post("/api/join", {"code": code}, status=403)["code"] == "kicked"
    second.send(t="time")
    second.until("time")  # looking on is another matter

    anna.post(path(table, "people"), {"who": who, "act": "bar"})
    invite = anna.get(f"/api/tables/{table['id']}")["seats"][1]["invite"]
    assert ben.post(path(table, "sit"), {"seat": 1, "invite": invite}, status=403)["code"] in ("kicked", "barred")
    assert closed_with(second) == 4403
    again = Live(ben, table["id"])
    assert closed_with(again) == 4403
    anna.post(path(table, "people"), {"who": who, "act": "let-in"})
    eventually(lambda: ben.http.get(f"/api/tables/{table['id']}").status_code == 200)  # at the other worker, too
    back = ben.live(table["id"])
    back.until("state")
    ben.post(path(table, "sit"), {"seat": 1, "invite": invite})
    back.until(lambda m: m["t"] == "table" and m["seats"][1]["you"])


def test_opening_a_seat_holds_too(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.table("you", "open")
    ben.post("/api/join", {"code": table["code"]})
    ben.post(path(table, "sit"), {"seat": 1})
    anna.post(path(table, "seat"), {"seat": 1, "kind": "open"})
    assert ben.post(path(table, "sit"), {"seat": 1}, status=403)["code"] == "kicked"


def test_who_may_talk(workers: tuple[Server, Server]) -> None:
    anna, _ben, table, (first, second, looker) = looked_on(*[one.url for one in workers])

    said = count()

    def says(line: Live) -> str:
        words = f"Ho {next(said)}"
        line.send(t="chat", text=words)
        answer = line.until(lambda m: m["t"] == "error" or (m["t"] == "chat" and m["lines"][0]["text"] == words))
        return str(answer.get("code", "said"))

    assert [says(line) for line in (first, second, looker)] == ["said"] * 3
    anna.post(path(table, "people"), {"who": key(first, "Ben"), "act": "mute"})
    second.until(lambda m: m["t"] == "chat" and m["lines"][0]["deed"] == "mutes", since=0)
    eventually(lambda: says(second) == "muted")  # at the other worker, too
    second.send(t="ping", text="Ho")
    assert second.until("error")["code"] == "muted"
    anna.post(path(table, "people"), {"who": key(first, "Ben"), "act": "unmute"})
    anna.post(path(table, "manners"), {"talking": "seated"})
    second.until(lambda m: m["t"] == "table" and m["talking"] == "seated", since=0)
    assert [says(line) for line in (second, looker)] == ["said", "no-talk"]
    anna.post(path(table, "manners"), {"talking": "none"})
    assert says(first) == "no-talk"


def test_blocks_and_reports(workers: tuple[Server, Server]) -> None:
    """Blocked words reach neither those here nor those who come, at any worker; operators read what was reported, with what was said."""
    anna, ben, eve = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben"), Person(workers[0].url, "Eve")
    table = anna.table("you", "open")
    first, second = begin_together(anna, ben, table, 1)
    second.send(t="chat", text="You rotten apple")
    who = first.until(lambda m: m["t"] == "chat" and m["lines"][0]["text"].startswith("You"))["lines"][0]["who"]
    anna.post(path(table, "report"), {"who": who, "text": "He is rude"})
    anna.post(path(table, "block"), {"who": who})
    assert anna.post(path(table, "block"), {"who": key(first, "Anna")}, status=422)["code"] == "yourself"
    second.send(t="chat", text="Apple!")
    second.until(lambda m: m["t"] == "chat" and m["lines"][0]["text"] == "Apple!")
    second.send(t="ping", text="Apple?")
    second.until("ping")
    looker = eve.live(table["id"])
    looker.until(lambda m: m["t"] == "chat" and [line["text"] for line in m["lines"] if not line["deed"]] == ["You rotten apple", "Apple!"])
    first.send(t="chat", text="Silence at last")
    first.until(lambda m: m["t"] == "chat" and m["lines"][0]["text"] == "Silence at last")
    again = anna.live(table["id"])
    lines = again.until("chat")["lines"]
    assert [line["text"] for line in lines if not line["deed"]] == ["Silence at last"]
    assert "pple" not in json.dumps([m for m in first.heard if m["t"] in ("chat", "ping")][1:])
    mine = anna.table("you", "open")
    assert ben.post("/api/join", {"code": mine["code"]}, status=403)["code"] == "shunned"
    (blocked,) = anna.get("/api/me/blocks")["people"]
    assert blocked["name"] == "Ben"
    assert anna.post("/api/me/unblock", {"key": blocked["key"]})["people"] == []
    ben.post("/api/join", {"code": mine["code"]})

    async def read() -> list[Any]:
        async with operator(workers[0].settings.database) as one:
            return await one.reports()

    (report,) = asyncio.run(read())
    assert (report.name, report.by, report.text, report.said) == ("Ben", "Anna", "He is rude", "You rotten apple")


def test_onlookers_may_be_shut_out(server: Server) -> None:
    anna, _ben, table, (first, _second, looker) = looked_on(server.url, server.url)
    anna.post(path(table, "manners"), {"onlooking": -1})
    looker.until(lambda m: m["t"] == "table" and m["onlooking"] == -1)
    heard = len(looker.heard)
    first.do(t="move", move=first.legal()[0])
    first.send(t="chat", text="Among us")
    first.until(lambda m: m["t"] == "chat" and m["lines"][0]["text"] == "Among us")
    late = Person(server.url, "Ida").live(table["id"])
    for line in (looker, late):
        line.send(t="time")
        line.until("time")
    assert {m["t"] for m in looker.heard[heard:]} <= {"table", "time"}
    assert {m["t"] for m in late.heard} <= {"table", "time"}
    assert all(m["waiting"] == [] and m["seq"] == 0 for m in late.heard if m["t"] == "table")
    anna.post(path(table, "abandon"))  # what has ended may be seen
    looker.until("state")


def test_onlookers_may_be_behind(tmp_path: Path) -> None:
    """Whoever only looks on sees what was a while ago: by line and by HTTP, newcomers too; who sits sees the present."""
    world = World()
    with world.rules(), at_home(tmp_path) as server:
        anna, eve = Person(server.url, "Anna"), Person(server.url, "Eve")
        table = anna.table("you", "you", start=True)
        anna.post(path(table, "manners"), {"onlooking": 30})
        line = anna.live(table["id"])
        line.until("state")

        def move(seat: int) -> None:
            line.send(t="look", seat=seat)
            line.until(lambda m: m["t"] == "state" and m["viewer"] == seat and bool(line.legal()))
            line.do(t="move", move=line.legal()[0])

        looker = eve.live(table["id"])
        looker.until("table")
        for seat in (0, 1):
            move(seat)
        looker.send(t="time")
        looker.until("time")
        assert {m["seq"] for m in looker.heard if m["t"] == "state"} == {1}  # the game had not begun then
        assert eve.get(f"/api/tables/{table['id']}")["seq"] == 1
        line.do(t="pause")  # that brings nothing forward
        line.do(t="resume")
        assert eve.get(f"/api/tables/{table['id']}")["seq"] == 1
        world.now += 31_000 * 1_000_000
        looker.until(lambda m: m["t"] == "state" and m["seq"] > 1)
        present = line.state["view"]
        assert {name: looker.state["view"][name] for name in ("frames", "waiting")} == {
            name: present[name] for name in ("frames", "waiting")
        }
        seen = looker.state["seq"]
        for seat in (0, 1):
            move(seat)
        another = Person(server.url, "Ida").live(table["id"])
        another.until("state")  # a newcomer sees no more than the others
        assert another.state["seq"] == seen
        world.now += 31_000 * 1_000_000
        for one in (looker, another):
            one.until(lambda m: m["t"] == "state" and m["seq"] > seen)
        assert looker.state["view"] == another.state["view"]
        assert looker.state["seq"] == eve.get(f"/api/tables/{table['id']}")["seq"]


def test_devices_are_called_back_one_by_one(workers: tuple[Server, Server]) -> None:
    anna = Person(workers[0].url, "Anna")
    phone = Person(workers[1].url)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) Gecko/140.0 Firefox/140.0"
    phone.enter(anna.recovery)
    devices = anna.get("/api/me/devices")["devices"]
    assert {one["name"] for one in devices} >= {"Firefox · Android"}
    assert [one["here"] for one in devices].count(True) == 1
    line = phone.live(anna.table("you", "easy", start=True)["id"])
    line.until("state")
    other = next(one["key"] for one in devices if not one["here"])
    assert anna.post("/api/me/sign-out", {"device": other})["known"]
    assert closed_with(line) == 4401
    assert phone.get("/api/me")["known"] is False
    assert anna.post("/api/me/sign-out", {"device": other}, status=404)["code"] == "no-device"

    phone.enter(anna.recovery)
    stolen = dict(anna.http.cookies)
    assert phone.post("/api/me/sign-out", {"others": True})["known"]
    thief = Person(workers[0].url)
    thief.http.cookies.update(stolen)
    assert thief.get("/api/me")["known"] is False
    assert len(phone.get("/api/me/devices")["devices"]) == 1
    assert phone.post("/api/me/sign-out", {})["known"] is False
    assert phone.get("/api/me")["known"] is False


def test_a_cookie_of_before_becomes_a_session_and_can_be_called_back(tmp_path: Path) -> None:
    unpack(tmp_path)
    with at_home(tmp_path, speed=0.001) as server:
        known = Person(server.url)
        known.enter(ANNA)
        with sqlite3.connect(tmp_path / "test.db") as connection:
            (person,) = connection.execute("SELECT id FROM persons WHERE name = 'Anna'").fetchone()
        old = Sessions(SECRET).signer.sign(person).decode()
        anna, thief = Person(server.url), Person(server.url)
        for one in (anna, thief):
            one.http.cookies.set(COOKIE, old)
        answer = anna.http.get("/api/me")
        assert answer.json()["known"]
        assert COOKIE in answer.headers["set-cookie"]
        known.post("/api/me/sign-out", {"others": True})
        assert thief.get("/api/me")["known"] is False


def test_all_that_is_kept_of_one_and_nothing_more(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.table("you", "open")
    first, second = begin_together(anna, ben, table, 1)
    for line in (first, second):
        line.do(t="move", move=line.legal()[0])
    first.send(t="chat", text="My words")
    second.send(t="chat", text="His words")
    for line in (first, second):
        line.until(lambda m: m["t"] == "chat" and m["lines"][0]["text"] == "His words", since=0)
        line.until(lambda m: m["t"] == "chat" and m["lines"][0]["text"] == "My words", since=0)
    found = anna.get("/api/me/export")
    assert found["person"][0]["name"] == "Anna"
    assert [one["text"] for one in found["said"]] == ["My words"]
    assert [one["id"] for one in found["tables"]] == [table["id"]]
    (act,) = found["acts"]
    assert set(act) == {"table_id", "seq", "time", "move"}  # what luck answered may still be a secret
    assert act["move"].startswith("0 ")
    assert len(found["devices"]) == 1
    assert "His words" not in json.dumps(found)
    assert "seed" not in json.dumps(found)


def test_games_stay_and_the_name_goes(tmp_path: Path) -> None:
    with at_home(tmp_path) as server:
        anna, ben = Person(server.url, "Annabella"), Person(server.url, "Ben")
        over = anna.table("you", "easy", start=True)["id"]
        anna.post(f"/api/tables/{over}/abandon")
        table = anna.table("you", "open")
        first, second = begin_together(anna, ben, table, 1)
        alone = anna.table("you", "easy", start=True)["id"]
        first.send(t="chat", text="I was here")
        second.until("chat")
        second.do(t="move", move=second.legal()[0])
        cookies = dict(anna.http.cookies)
        assert anna.post("/api/me/delete", {"name": "Anna"}, status=409)["code"] == "other-name"
        anna.post("/api/me/delete", {"name": "Annabella"})
        assert closed_with(first) == 4401
        second.until(lambda m: m["t"] == "table" and m["you_host"] and m["seats"][0]["kind"] == "open")
        again = Person(server.url)
        again.http.cookies.update(cookies)
        assert again.get("/api/me")["known"] is False
        assert again.enter(anna.recovery, 404)["code"] == "no-person"
        assert ben.get(f"/api/tables/{alone}")["status"] == "abandoned"
        line = ben.live(table["id"])
        said = line.until("chat")["lines"]
        assert not [one for one in said if one["text"] == "I was here"]
        record = ben.http.get(f"/api/tables/{over}/record")
        assert record.status_code == 200  # the game is there
        names = json.loads(record.text.splitlines()[0])
        assert "Annabella" not in json.dumps(names)
    with sqlite3.connect(tmp_path / "test.db") as connection:
        kept = "\n".join(
            str(row) for name in ("persons", "chat", "sessions", "holders") for row in connection.execute(f"SELECT * FROM {name}")
        )
    assert "Annabella" not in kept

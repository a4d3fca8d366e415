"""Finding others: friends, who shows themselves, the board of open tables, and sitting down with strangers."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from taletable.games import games
from taletable.server.storage import epoch_ms
from tests.server.client import (
    GAME,
    Person,
    Server,
    at_home,
    eventually,
    new_database,
    sqlite_url,
    working,
)
from tests.server.test_charge import key, path
from tests.server.test_crews import win
from tests.server.test_events import hall_of, within

SOON = {"gather_ms": 20, "attend_s": 0.05, "seek_rate": 1e6, "seek_burst": 1e6, "look_s": 0.05, "call_ms": 1}


@pytest.fixture(params=["sqlite", "postgres"])
def workers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers with one database; with SQLite it is one and the same."""
    sqlite = request.param == "sqlite"
    with working(sqlite_url(tmp_path) if sqlite else new_database(request.getfixturevalue("postgres")), **SOON) as both:
        yield both


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that looks around often."""
    with at_home(tmp_path, **SOON) as one:
        yield one


def befriend(one: Person, other: Person) -> None:
    """One gives the code, the other takes it."""
    other.post("/api/friends", {"code": one.post("/api/friends/code")["code"]})


def friends(person: Person) -> dict[str, dict[str, Any]]:
    """Whom somebody knows, by name."""
    return {one["name"]: one for one in person.get("/api/company")["friends"]}


def listed(person: Person, **wish: Any) -> list[str]:
    """The tables on the board."""
    return [one["id"] for one in person.get("/api/board", **wish)["tables"]]


def block(person: Person, other: Person) -> None:
    """Somebody blocks another person, at a table where both are."""
    table = person.table("you", "open")
    other.post("/api/join", {"code": table["code"]})
    line = person.live(table["id"])
    person.post(path(table, "block"), {"who": key(line, other.get("/api/me")["name"])})
    line.close()
    person.post(path(table, "abandon"))


# Friends


def test_a_code_makes_both_friends_and_either_ends_it(workers: tuple[Server, Server]) -> None:
    anna, ben = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben")
    code = anna.post("/api/friends/code")["code"]
    assert anna.get("/api/company")["code"] == code
    assert ben.post("/api/friends/look", {"code": code.lower()}) == {"name": "Anna", "you": False, "friends": False}
    assert [*friends(anna)] == [*friends(ben)] == []  # who only looks is no friend
    ben.post("/api/friends", {"code": f" {code[:5]}-{code[5:]} "})
    assert ([*friends(anna)], [*friends(ben)]) == (["Ben"], ["Anna"])
    ben.post("/api/friends", {"code": code})  # twice is once
    assert [*friends(anna)] == ["Ben"]
    anna.post("/api/friends/end", {"key": friends(anna)["Ben"]["key"]})
    assert [*friends(anna)] == [*friends(ben)] == []


def test_codes_are_void_and_cannot_be_guessed(tmp_path: Path) -> None:
    with at_home(tmp_path, rate=20.0, burst=60.0) as server:
        anna, eve = Person(server.url, "Anna"), Person(server.url, "Eve")
        old = anna.post("/api/friends/code")["code"]
        new = anna.post("/api/friends/code")["code"]
        assert len(new) == 10
        assert eve.post("/api/friends", {"code": old}, 404)["code"] == "no-friend-code"
        assert anna.post("/api/friends", {"code": new}, 422)["code"] == "yourself"
        answers = [eve.http.post("/api/friends/look", json={"code": f"AAAAAAAA{n:02}"}).status_code for n in range(60)]
        assert set(answers) == {404, 429}
        assert answers.count(404) <= 40
        assert friends(eve) == {}


def test_who_is_here_is_shown_only_by_who_wants_it(workers: tuple[Server, Server]) -> None:
    anna, ben = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben")
    befriend(anna, ben)
    assert friends(ben)["Anna"]["state"] == "hidden"  # nobody is shown before they say so
    anna.post("/api/company", {"shown": True})
    assert friends(ben)["Anna"]["state"] == "here"
    assert friends(anna)["Ben"]["state"] == "hidden"
    table = anna.table("you", "easy", start=True)
    line = anna.live(table["id"])
    line.until("state")
    eventually(lambda: friends(ben)["Anna"]["state"] == "playing")
    assert friends(ben)["Anna"]["game"] == "Paper Tales"
    anna.post("/api/company", {"shown": False})
    told = friends(ben)["Anna"]
    assert (told["state"], told["since"], told["game"]) == ("hidden", None, None)
    line.close()


def test_nothing_is_noted_of_who_shows_nothing(tmp_path: Path) -> None:
    with at_home(tmp_path, **SOON) as server:
        anna = Person(server.url, "Anna")
        anna.post("/api/friends/code")
        line = anna.live(anna.table("you", "easy", start=True)["id"])
        line.until("state")
        anna.post("/api/company", {"shown": True})
        eventually(lambda: bool(_companion(tmp_path)[3]))
        anna.post("/api/company", {"shown": False})
        anna.get("/api/company")
        assert _companion(tmp_path)[1:] == (0, None, None, None)
        line.close()


def _companion(folder: Path) -> tuple[Any, ...]:
    with sqlite3.connect(folder / "test.db") as file:
        return tuple(file.execute("SELECT code, shown, seen, played, game FROM companions").fetchone())


def test_who_is_blocked_is_no_friend_and_has_no_code(workers: tuple[Server, Server]) -> None:
    anna, ben = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben")
    befriend(anna, ben)
    anna.post("/api/company", {"shown": True})
    anna.post("/api/friends/block", {"key": friends(anna)["Ben"]["key"]})
    assert friends(ben) == friends(anna) == {}
    code = anna.get("/api/company")["code"]
    assert ben.post("/api/friends/look", {"code": code}, 404)["code"] == "no-friend-code"
    assert ben.post("/api/friends", {"code": code}, 404)["code"] == "no-friend-code"
    assert anna.post("/api/friends", {"code": ben.post("/api/friends/code")["code"]}, 404)["code"] == "no-friend-code"
    assert [one["name"] for one in anna.get("/api/me/blocks")["people"]] == ["Ben"]


def test_a_friend_is_asked_to_a_table(workers: tuple[Server, Server]) -> None:
    anna, ben, eve = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben"), Person(workers[0].url, "Eve")
    befriend(anna, ben)
    table = anna.table("you", "open")
    ben_key = friends(anna)["Ben"]["key"]
    assert eve.post(path(table, "invite"), {"key": ben_key}, 404)["code"] == "no-friend"
    anna.post(path(table, "invite"), {"key": ben_key})
    assert [one["id"] for one in ben.get("/api/me/tables")["tables"]] == [table["id"]]
    ben.post(path(table, "sit"), {"seat": 1})
    assert anna.post(path(table, "invite"), {"key": ben_key}, 409)["code"] == "no-open-seat"

    other = anna.table("you", "open", "open")
    anna.post(path(other, "invite"), {"key": ben_key})
    ben.post(path(other, "decline"))
    assert other["id"] not in [one["id"] for one in ben.get("/api/me/tables")["tables"]]
    assert ben.post(path(other, "sit"), {"seat": 1}, 403)["code"] == "not-invited"
    ben.post("/api/friends/end", {"key": friends(ben)["Anna"]["key"]})
    assert anna.post(path(other, "invite"), {"key": ben_key}, 404)["code"] == "no-friend"


# The board


def test_tables_are_private_unless_the_host_says_otherwise(workers: tuple[Server, Server]) -> None:
    anna, ben = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben")
    private = anna.table("you", "open")
    public = anna.table("you", "open", "open", public=True, language="en")
    assert listed(ben) == [public["id"]]
    assert ben.post(path(private, "sit"), {"seat": 1}, 403)["code"] == "not-invited"
    ben.post(path(public, "sit"), {"seat": 1})
    assert ben.post(path(public, "sit"), {"seat": 2}, 409)["code"] == "one-seat"
    anna.post(path(private, "manners"), {"public": True})
    assert set(listed(ben)) == {private["id"], public["id"]}
    ben.post(path(private, "manners"), {"public": False}, 403)
    anna.post(path(private, "manners"), {"public": False})
    anna.post(path(public, "start"), {"fill": "easy"})
    assert listed(ben) == []  # what has begun is on no board
    assert anna.table("you", "easy")["public"] is None
    assert (
        anna.post("/api/tables", {"game": GAME, "seats": [{"kind": "you"}, {"kind": "bot"}], "public": True}, 422)["code"] == "no-open-seat"
    )


def test_the_board_has_filters(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    day = {"per": "decision", "total_ms": 86_400_000}
    three = anna.table("you", "open", "open", public=True, language="de", pace=day)["id"]
    two = anna.table("you", "open", public=True, language="en")["id"]
    dice = anna.table("you", "open", public=True, game="dice-upon-a-time")["id"]
    assert set(listed(ben)) == {three, two, dice}
    assert listed(ben, game=GAME, high=2) == [two]
    assert listed(ben, low=3) == [three]
    assert listed(ben, speed="days") == [three]
    assert set(listed(ben, speed="live")) == {two, dice}
    assert set(listed(ben, spoken="en")) == {two, dice}  # where no language is named any is spoken
    assert listed(ben, free=2) == [three]
    found = ben.get("/api/board", spoken="de", game=GAME)
    assert (found["all"], found["languages"]) == (3, ["de", "en"])
    assert found["tables"][0]["host"] == "Anna"


def test_a_table_to_play_at_once_is_listed_while_somebody_is_there(tmp_path: Path) -> None:
    with at_home(tmp_path, **SOON) as server:
        anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
        table = anna.table("you", "open", public=True)["id"]
        with sqlite3.connect(tmp_path / "test.db", timeout=30) as file:
            file.execute("UPDATE tables SET attended = 0")
        assert listed(ben) == []
        line = anna.live(table)
        eventually(lambda: listed(ben) == [table])
        line.close()


def test_tables_that_nobody_attends_crowd_nobody_out(server: Server, tmp_path: Path) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    left = anna.table("you", "open", public=True)["id"]
    with sqlite3.connect(tmp_path / "test.db", timeout=30) as file:
        file.execute("UPDATE tables SET attended = 0")
        columns = ", ".join(row[1] for row in file.execute("PRAGMA table_info(tables)") if row[1] not in ("id", "code"))
        copies = f"INSERT INTO tables (id, code, {columns}) SELECT ? || '', ? || '', {columns} FROM tables WHERE id = ?"
        file.executemany(copies, [(f"left{n}", f"LEFT{n}", left) for n in range(250)])
    fresh = ben.table("you", "open", public=True)["id"]
    assert listed(anna) == [fresh]


def test_strangers_who_play_over_days_need_not_stay(server: Server, tmp_path: Path) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    wish = {"game": GAME, "low": 3, "high": 3, "speed": "days"}
    wait_for(anna, **wish)
    table = wait_for(ben, **wish)["table"]
    with sqlite3.connect(tmp_path / "test.db", timeout=30) as file:
        file.execute("UPDATE tables SET attended = updated - 3600000")
    hall = hall_of(server)
    assert within(server, hall.storage.company.deserted(epoch_ms())) == []
    assert listed(Person(server.url, "Cleo")) == [table]
    with sqlite3.connect(tmp_path / "test.db", timeout=30) as file:
        file.execute("UPDATE tables SET attended = 1, updated = 1")
    assert within(server, hall.storage.company.deserted(epoch_ms())) == [table]


def test_nobody_floods_the_board(server: Server) -> None:
    anna = Person(server.url, "Anna")
    for _ in range(5):
        anna.table("you", "open", public=True)
    assert (
        anna.post("/api/tables", {"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}], "public": True}, 429)["code"] == "many-public"
    )
    private = anna.table("you", "open")
    assert anna.post(path(private, "manners"), {"public": True}, 429)["code"] == "many-public"


def test_blocks_hide_tables_both_ways(workers: tuple[Server, Server]) -> None:
    anna, ben, cleo = (Person(workers[n % 2].url, name) for n, name in enumerate(("Anna", "Ben", "Cleo")))
    block(anna, ben)
    table = cleo.table("you", "open", "open", public=True)
    cleo.post(path(cleo.table("you", "open"), "abandon"))
    assert listed(ben) == [table["id"]]
    anna.post(path(table, "sit"), {"seat": 1})
    assert listed(ben) == []
    assert ben.post(path(table, "sit"), {"seat": 2}, 403)["code"] == "not-invited"
    own = ben.table("you", "open", public=True)
    assert listed(anna) == [table["id"]]
    assert anna.post(path(own, "sit"), {"seat": 1}, 403)["code"] in ("not-invited", "shunned")


# Strangers


def wait_for(person: Person, **wish: Any) -> dict[str, Any]:
    """Wait for strangers."""
    found: dict[str, Any] = person.post("/api/seek", wish)
    return found


def table_of(person: Person) -> str | None:
    """The table that was found for somebody."""
    found: str | None = person.get("/api/seek")["table"]
    return found


def test_two_who_want_the_same_sit_down_and_it_begins(workers: tuple[Server, Server]) -> None:
    anna, ben = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben")
    told = wait_for(anna, game=GAME, low=2, high=2, speed="live")
    assert (told["table"], told["others"], told["fitting"]) == (None, 0, 0)
    table = wait_for(ben, high=2)["table"]
    assert table
    assert table_of(anna) == table
    info = ben.get(f"/api/tables/{table}")
    assert (info["game"], info["public"], len(info["seats"]), info["status"]) == (GAME, "strangers", 2, "open")
    assert {seat["name"] for seat in info["seats"]} == {"Anna", "Ben"}
    assert info["clock"]["pace"]["total_ms"] == 120_000
    first, second = anna.live(table), ben.live(table)
    for line in (first, second):
        line.until("state")  # both are there: it begins by itself
    assert anna.get("/api/seek")["wish"] is None
    first.close()
    second.close()


def test_what_is_waited_for_is_told_as_it_is(server: Server) -> None:
    anna, ben, cleo = (Person(server.url, name) for name in ("Anna", "Ben", "Cleo"))
    assert anna.get("/api/seek")["wish"] is None
    wait_for(anna, game=GAME, high=2, language="de")
    told = wait_for(ben, game="threetale")
    assert (told["table"], told["others"], told["fitting"]) == (None, 1, 0)
    told = wait_for(cleo, game=GAME, high=2, language="en")
    assert (told["table"], told["others"], told["fitting"]) == (None, 2, 0)
    assert anna.post("/api/seek/end")["wish"] is None
    assert ben.get("/api/seek")["others"] == 1
    assert anna.post("/api/seek", {"game": "threetale", "low": 4}, 422)["code"] == "no-such-table"
    assert anna.post("/api/seek", {"game": "a-tale-of-pirates", "speed": "days"}, 422)["code"] == "no-such-table"


def test_an_open_table_comes_first_and_seats_are_filled(workers: tuple[Server, Server]) -> None:
    anna, ben, cleo = (Person(workers[n % 2].url, name) for n, name in enumerate(("Anna", "Ben", "Cleo")))
    table = anna.table("you", "open", "open", public=True)["id"]
    assert wait_for(ben, low=3, high=4)["table"] == table
    assert wait_for(cleo)["table"] == table
    assert listed(anna) == []  # full


def test_one_person_with_two_tabs_is_one_person(server: Server) -> None:
    anna, again = Person(server.url, "Anna"), Person(server.url)
    again.enter(anna.recovery)
    assert wait_for(anna, high=2)["table"] is None
    assert wait_for(again, high=2)["table"] is None
    assert anna.get("/api/seek")["others"] == 0
    ben = Person(server.url, "Ben")
    table = wait_for(ben, high=2)["table"]
    assert table_of(anna) == table_of(again) == table
    assert wait_for(again, high=3)["table"] == table  # who has a seat is led to it, and gets no second one
    names = [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert sorted(names) == ["Anna", "Ben"]


def test_who_leaves_while_matched_gives_the_seat_back(workers: tuple[Server, Server]) -> None:
    anna, ben, cleo = (Person(workers[n % 2].url, name) for n, name in enumerate(("Anna", "Ben", "Cleo")))
    wait_for(anna, high=2)
    table = wait_for(ben, high=2)["table"]
    anna.post("/api/seek/end")  # Anna was the host
    assert table_of(anna) is None
    eventually(lambda: ben.get(f"/api/tables/{table}")["you_host"])
    assert ben.get(f"/api/tables/{table}")["status"] == "open"
    assert wait_for(cleo, high=2)["table"] == table
    for person in (ben, cleo):
        person.post("/api/seek/end")
    assert listed(anna) == []
    eventually(lambda: anna.get(f"/api/tables/{table}")["status"] == "abandoned")


def test_who_stands_up_or_does_not_come_makes_room(tmp_path: Path) -> None:
    with at_home(tmp_path, **{**SOON, "absent_ms": 300}) as server:
        anna, ben, cleo = (Person(server.url, name) for name in ("Anna", "Ben", "Cleo"))
        wait_for(anna, high=2)
        table = wait_for(ben, high=2)["table"]
        line = ben.live(table)  # Anna does not come
        line.until(lambda m: m["t"] == "table" and [seat["kind"] for seat in m["seats"]].count("open") == 1, since=0)
        assert ben.get(f"/api/tables/{table}")["you_host"]
        third = cleo.live(table)
        assert wait_for(cleo)["table"] == table
        mine = next(seat["seat"] for seat in cleo.get(f"/api/tables/{table}")["seats"] if seat["you"])
        cleo.post(f"/api/tables/{table}/stand", {"seat": mine})
        assert table_of(cleo) is None
        third.close()
        line.close()


def test_blocked_people_are_never_brought_together(workers: tuple[Server, Server]) -> None:
    anna, ben, cleo = (Person(workers[n % 2].url, name) for n, name in enumerate(("Anna", "Ben", "Cleo")))
    block(anna, ben)
    wait_for(anna, game=GAME, low=2, high=3)
    told = wait_for(ben, game=GAME, low=2, high=3)
    assert (told["table"], told["fitting"]) == (None, 0)
    table = wait_for(cleo, game=GAME, low=3, high=3)["table"]
    assert table_of(anna) == table  # Anna waited first; there is a seat left, and it is not for Ben
    assert table_of(ben) is None
    assert listed(ben) == []
    assert Person(cleo.url, "Dora").get("/api/board")["tables"][0]["free"] == 1


def test_who_is_banned_or_gone_is_met_no_more(server: Server, tmp_path: Path) -> None:
    anna, ben, cleo = (Person(server.url, name) for name in ("Anna", "Ben", "Cleo"))
    befriend(anna, ben)
    wait_for(ben, high=2)
    table = ben.table("you", "open", "open", public=True)["id"]
    assert listed(cleo) == [table]
    with sqlite3.connect(tmp_path / "test.db", timeout=30) as file:
        file.execute("UPDATE persons SET banned = 1 WHERE name = 'Ben'")
    assert friends(anna) == {}
    assert listed(cleo) == []
    assert wait_for(anna, high=2)["table"] is None
    anna.post("/api/me/delete", {"name": "Anna"})
    assert wait_for(cleo, high=2)["table"] is None


def test_a_crowd_that_comes_at_once_is_seated_once_each(workers: tuple[Server, Server]) -> None:
    people = [Person(workers[n % 2].url, f"P{n}") for n in range(12)]
    threads = [threading.Thread(target=wait_for, args=(one,), kwargs={"game": GAME, "low": 2, "high": 2}) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    eventually(lambda: all(table_of(one) for one in people))
    tables = [table_of(one) for one in people]
    assert sorted(tables.count(table) for table in set(tables)) == [2] * 6
    for table in set(tables):
        seats = people[0].get(f"/api/tables/{table}")["seats"]
        assert len({seat["name"] for seat in seats}) == 2


def test_a_flood_of_waits_is_refused(tmp_path: Path) -> None:
    with at_home(tmp_path, seek_rate=0.01, seek_burst=8.0) as server:
        anna = Person(server.url, "Anna")
        answers = [anna.http.post("/api/seek", json={"high": 2}).status_code for _ in range(20)]
        assert answers == [200] * 8 + [429] * 12
        assert anna.get("/api/seek")["wish"]


def test_a_crew_is_not_laid_for_somebody_who_blocked_one(tmp_path: Path) -> None:
    with at_home(tmp_path, speed=20.0, lost_ms=60_000) as quick:
        anna, ben = Person(quick.url, "Anna"), Person(quick.url, "Ben")
        win(anna, ben)
        crew = next(one for one in anna.get("/api/games/a-tale-of-pirates/crews")["crews"] if len(one["members"]) == 2)
        mate = next(n for n, one in enumerate(crew["members"]) if not one["you"])
        body = {"game": "a-tale-of-pirates", "seats": [{"kind": "you"}, {"kind": "mate", "mate": mate}], "crew": crew["id"]}
        anna.post("/api/tables", body)
        block(ben, anna)
        assert anna.post("/api/tables", body, 403)["code"] == "shunned"


@pytest.mark.parametrize("game", sorted(games()))
def test_strangers_find_a_table_of_every_game(server: Server, game: str) -> None:
    people = [Person(server.url, name) for name in ("Anna", "Ben")]
    wait_for(people[0], game=game)
    table = wait_for(people[1])["table"]
    while listed(people[0]):  # a game may need more
        people.append(Person(server.url, "Cleo"))
        assert wait_for(people[-1])["table"] == table
    lines = [person.live(table) for person in people]
    for line in lines:
        line.until("state")
    assert people[0].get(f"/api/tables/{table}")["game"] == game
    for line in lines:
        line.close()


def test_all_that_is_kept_is_exported_and_deleted(server: Server, tmp_path: Path) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    befriend(anna, ben)
    anna.post("/api/company", {"shown": True})
    anna.post("/api/me/calls", {"turn": ["hook"], "hook": {"kind": "json", "url": "https://rooms.example.org/anna"}})
    wait_for(anna, game=GAME)
    kept = anna.http.get("/api/me/export").json()
    assert [one["name"] for one in kept["friends"]] == ["Ben"]
    assert kept["presence"][0]["shown"]
    assert GAME in kept["waits"][0]["wish"]
    assert "rooms.example.org" in kept["notices"][0]["wishes"]
    anna.post("/api/me/delete", {"name": "Anna"})
    assert friends(ben) == {}
    with sqlite3.connect(tmp_path / "test.db") as file:
        for name in ("callings", "seekers"):
            assert file.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
        assert file.execute("SELECT count(*) FROM friends").fetchone() == (0,)
        assert file.execute("SELECT count(*) FROM companions").fetchone() == (0,)

"""Two cards become one: what moves along, and that nobody gains a second hand by it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from itertools import permutations
from typing import Any

import pytest
from sqlalchemy import select

from taletable.games import games
from taletable.server import db
from taletable.server.desk.merging import apart
from taletable.server.storage import Storage
from taletable.server.storage.together import LITTLE, LOOSE, STAY, named
from taletable.table.sheet import Seat, Sheet
from tests.table.tables import make_sheet

from .client import ConnectionClosed, Person, Server, begin_together, eventually, new_database, sqlite_url, working


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def workers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """One server with SQLite, which stands for both; two with PostgreSQL."""
    sqlite = request.param == "sqlite"
    with working(sqlite_url(tmp_path_factory.mktemp("db")) if sqlite else new_database(request.getfixturevalue("postgres"))) as both:
        yield both


def join(guest: Person, person: Person) -> None:
    """The guest's browser turns out to be the person's."""
    assert guest.enter(person.recovery)["door"]["together"]
    assert guest.enter(person.recovery, how="together")["together"]


def sit(person: Person, table: dict[str, Any], seat: int) -> None:
    """Sit down by invitation."""
    person.post(f"/api/tables/{table['id']}/sit", {"seat": seat, "invite": table["seats"][seat]["invite"]})


def seats_of(person: Person, table: dict[str, Any]) -> list[int]:
    """Where one sits."""
    return [seat["seat"] for seat in person.get(f"/api/tables/{table['id']}")["seats"] if seat["you"]]


def is_open(person: Person, table: dict[str, Any], seat: int) -> bool:
    """Does nobody sit there, as far as somebody's worker has heard?"""
    return bool(person.get(f"/api/tables/{table['id']}")["seats"][seat]["kind"] == "open")


def test_seats_history_and_names_move_along(workers: tuple[Server, Server]) -> None:
    one, two = workers
    ada, guest, ben = Person(one.url, "Ada"), Person(two.url, "Guest"), Person(one.url, "Ben")
    over = guest.table("you", "easy", start=True)
    line = guest.live(over["id"])
    line.until("state")
    line.play_on(random.Random(1))
    line.close()
    eventually(lambda: guest.get("/api/me/page")["all_games"] == 1)
    table = guest.table("you", "open")
    sit(ben, table, 1)
    guest.post(f"/api/tables/{table['id']}/start", {})
    bens = ben.live(table["id"])
    bens.until("state")
    guests = guest.live(table["id"])
    guests.until("state")
    old = Person(two.url)
    old.http.cookies.update(guest.http.cookies)
    join(guest, ada)
    with pytest.raises(ConnectionClosed):
        guests.until("nothing")
    assert not old.get("/api/me")["known"]
    assert old.enter(guest.recovery, 404)["code"] == "no-person"
    told = bens.until(lambda m: m["t"] == "chat" and m["lines"][-1]["deed"] == "becomes")
    assert (told["lines"][-1]["name"], told["lines"][-1]["text"]) == ("Guest", "Ada")
    bens.until(lambda m: m["t"] == "table" and m["seats"][0]["name"] == "Ada", since=0)
    assert {one["id"] for one in ada.get("/api/me/tables")["tables"]} == {over["id"], table["id"]}
    assert seats_of(ada, table) == [0]
    acts = {act["table_id"] for act in ada.get("/api/me/export")["acts"]}
    assert over["id"] in acts
    assert ada.get("/api/me/page")["all_games"] == 1
    mine = ada.live(table["id"])
    mine.until("state")
    assert mine.state["viewer"] == 0
    mine.do(t="move", move=mine.legal()[0], seq=mine.state["seq"])
    ada.post(f"/api/tables/{table['id']}/abandon", {})  # the host's table is hers, too


def a_table_of_three(one: Server, two: Server) -> tuple[Person, Person, Person, dict[str, Any]]:
    """Ada and a guest, who come in at two workers, play at the table of Ben."""
    ada, guest, ben = Person(one.url, "Ada"), Person(two.url, "Guest"), Person(one.url, "Ben")
    table = ben.table("you", "open", "open")
    sit(ada, table, 1)
    sit(guest, table, 2)
    ben.post(f"/api/tables/{table['id']}/start", {})
    return ada, guest, ben, table


def test_nobody_gains_a_second_hand(workers: tuple[Server, Server]) -> None:
    """Both sit at one table with a third: the guest's seat opens, all are told, and neither it nor another one can be had again."""
    ada, guest, ben, table = a_table_of_three(*workers)
    bens = ben.live(table["id"])
    bens.until("state")
    join(guest, ada)
    told = bens.until(lambda m: m["t"] == "chat" and m["lines"][-1]["deed"] == "stands")
    assert (told["lines"][-1]["seat"], told["lines"][-1]["name"]) == (2, "Guest")
    for person in (ada, guest):  # the other worker hears of it
        eventually(lambda person=person: person.get(f"/api/tables/{table['id']}")["seats"][2]["kind"] == "open")  # type: ignore[misc]
        assert seats_of(person, table) == [1]
    invite = ben.get(f"/api/tables/{table['id']}")["seats"][2]["invite"]
    assert ada.post(f"/api/tables/{table['id']}/sit", {"seat": 2, "invite": invite}, 409)["code"] == "seen-another"
    line = ada.live(table["id"])
    line.until("state")
    assert line.state["viewer"] == 1
    with pytest.raises(ConnectionClosed):
        ada.live(table["id"], seat=2).until("state")


def test_whoever_left_a_seat_does_not_get_another_through_a_guest(workers: tuple[Server, Server]) -> None:
    ada, guest, _ben, table = a_table_of_three(*workers)
    ada.post(f"/api/tables/{table['id']}/stand", {"seat": 1})
    join(guest, ada)
    assert seats_of(ada, table) == []


def test_bars_and_blocks_are_not_evaded(workers: tuple[Server, Server]) -> None:
    """Who was sent away, or whom the host has blocked, does not come back as a guest who turns out to be them."""
    one, two = workers
    ben = Person(one.url, "Ben")
    for how in ("bar", "block"):
        ada, guest = Person(one.url, "Ada"), Person(two.url, "Guest")
        table = ben.table("you", "open", "open")
        sit(ada, table, 1)
        ben.post(f"/api/tables/{table['id']}/start", {}, 409)
        line = ben.live(table["id"])
        line.until(lambda m: m["t"] == "table" and any(one["name"] == "Ada" for one in m["people"]), since=0)
        who = next(one["key"] for one in line.table["people"] if one["name"] == "Ada")
        if how == "bar":
            ben.post(f"/api/tables/{table['id']}/people", {"who": who, "act": "bar"})
        else:
            ada.post(f"/api/tables/{table['id']}/stand", {"seat": 1})
            ben.post(f"/api/tables/{table['id']}/block", {"who": who})
        guest.post("/api/join", {"code": table["code"]})
        guest.post(f"/api/tables/{table['id']}/sit", {"seat": 2})
        join(guest, ada)
        eventually(partial(is_open, ben, table, 2))
        line.close()


def test_a_card_with_keys_is_not_taken_in(workers: tuple[Server, Server]) -> None:
    """With a stolen cookie nobody swallows a card that has keys: only guests move along."""
    one, _ = workers
    ada, other = Person(one.url, "Ada"), Person(one.url, "Other")
    other.table("you", "easy", start=True)
    give_key(one, other)
    told = other.enter(ada.recovery)["door"]
    assert (told["together"], told["mine"]["guest"]) == (False, False)
    assert other.enter(ada.recovery, 409, how="together")["code"] == "not-together"
    assert other.get("/api/me")["name"] == "Other"


def give_key(server: Server, person: Person) -> None:
    """Somebody has a key."""
    hall = server.app.state.office.hall
    claim = server.app.state.office.sessions.read(dict(person.http.cookies))
    work = hall.storage.keys.add(claim.person, "mail", f"{claim.person}@example.org", "an address", {})
    asyncio.run_coroutine_threadsafe(work, hall.storage.database.writer.loop).result()


def test_an_empty_card_goes_without_a_word(workers: tuple[Server, Server]) -> None:
    one, _ = workers
    ada, guest = Person(one.url, "Ada"), Person(one.url, "Guest")
    assert guest.enter(ada.recovery)["me"]["name"] == "Ada"
    assert guest.get("/api/me")["name"] == "Ada"


def test_two_at_once(workers: tuple[Server, Server]) -> None:
    """Put together twice at the same time, a card moves once."""
    one, two = workers
    ada, eve, guest = Person(one.url, "Ada"), Person(two.url, "Eve"), Person(one.url, "Guest")
    guest.table("you", "easy", start=True)
    twin = Person(two.url)
    twin.http.cookies.update(guest.http.cookies)

    async def both() -> list[int]:
        def post(person: Person, code: str) -> int:
            return person.http.post("/api/enter", json={"code": code, "typed": True, "how": "together"}).status_code

        return list(await asyncio.gather(asyncio.to_thread(post, guest, ada.recovery), asyncio.to_thread(post, twin, eve.recovery)))

    statuses = asyncio.run(both())
    assert statuses.count(200) >= 1
    assert len(ada.get("/api/me/tables")["tables"]) + len(eve.get("/api/me/tables")["tables"]) == 1


def test_crews_challenges_and_blocks(workers: tuple[Server, Server]) -> None:
    """What a crew has opened is open to the crew that it is now; who is one's own friend blocks nobody."""
    one, _ = workers
    ada, guest, ben = Person(one.url, "Ada"), Person(one.url, "Guest"), Person(one.url, "Ben")
    office = one.app.state.office
    ids = [office.sessions.read(dict(person.http.cookies)).person for person in (ada, guest, ben)]

    def run(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, office.hall.storage.database.writer.loop).result()

    storage: Storage = office.hall.storage
    run(storage.crews.unlock([ids[1], ids[2]], "a-tale-of-pirates", ["chapter-2"]))
    run(storage.crews.unlock([ids[0], ids[1]], "a-tale-of-pirates", ["chapter-3"]))
    run(storage.people.block(ids[1], ids[0], True))
    run(storage.people.block(ids[1], ids[2], True))
    guest.table("you", "easy", start=True)
    join(guest, ada)
    assert run(storage.crews.crew("a-tale-of-pirates", [ids[0], ids[2]])).kept == ["chapter-2"]
    assert run(storage.crews.crew("a-tale-of-pirates", [ids[0]])).kept == ["chapter-3"]
    assert run(storage.crews.reached("a-tale-of-pirates", [ids[2]]))[ids[2]] == {"chapter-2"}
    assert list(run(storage.people.blocked(ids[0]))) == [ids[2]]

    async def left() -> list[str]:
        found = []
        async with storage.database.engine.connect() as connection:
            for table, column in named():
                found += [table.name for _ in await connection.execute(select(column).where(column == ids[1]))]
            for column in LOOSE:
                found += [column.table.name for _ in await connection.execute(select(column).where(column == ids[1]))]
        return found

    assert run(left()) == []


def test_every_column_that_may_name_a_person_is_thought_of() -> None:
    """Whoever adds one without a promise that there is such a person has to say here that it moves."""
    sure = {(table.name, column.name) for table, column in named()}
    loose = {(column.table.name, column.name) for column in LOOSE}
    likely = {
        (table.name, column.name)
        for table in db.metadata.sorted_tables
        for column in table.c
        if column.name in ("person", "by", "host", "other", "who", "friend", "author", "owner")
    }
    assert likely == (sure | loose) & likely
    assert {table.name for table in (*STAY, *LITTLE)} <= {name for name, _ in sure}


def at(status: str, *sat: tuple[int, str], holds: dict[int, str]) -> Sheet:
    """A table of three at which people have sat."""
    sheet = make_sheet(games()["paper-tales"], 3, {}, b"seed")
    sheet.status = status  # type: ignore[assignment]
    sheet.host = "host"
    sheet.seats = [Seat(n, "person" if n in holds else "open", None, holders=[holds[n]] if n in holds else []) for n in range(3)]
    sheet.sat = [*sat]
    return sheet


def test_the_law_by_itself() -> None:
    """Whoever has seen a hand at a table where a third plays gains no other, in whatever order the three sit."""
    for a, b, c in permutations(range(3)):
        sat = ((a, "guest"), (b, "person"), (c, "third"))
        together = at("running", *sat, holds={a: "guest", b: "person", c: "third"})
        assert apart(together, "guest", "person", hidden=True, shunned=False)
        assert not apart(together, "guest", "person", hidden=False, shunned=False)
        left = at("running", *sat, holds={a: "guest", c: "third"})
        assert apart(left, "guest", "person", hidden=True, shunned=False)
        alone = at("running", *sat[:2], holds={a: "guest", b: "person"})
        assert not apart(alone, "guest", "person", hidden=True, shunned=False)
        same = at("running", (a, "guest"), (a, "person"), (c, "third"), holds={a: "guest", c: "third"})
        assert not apart(same, "guest", "person", hidden=True, shunned=False)
        fresh = at("running", (a, "guest"), (c, "third"), holds={a: "guest", c: "third"})
        assert not apart(fresh, "guest", "person", hidden=True, shunned=False)
        assert apart(fresh, "guest", "person", hidden=True, shunned=True)
        assert apart(at("paused", *sat, holds={a: "guest"}), "guest", "person", hidden=True, shunned=False)
        for status in ("open", "over", "abandoned"):
            assert not apart(at(status, *sat, holds={a: "guest", b: "person"}), "guest", "person", hidden=True, shunned=False)
        barred = at("running", (a, "guest"), holds={a: "guest"})
        barred.barred = [("table", "person")]
        assert apart(barred, "guest", "person", hidden=False, shunned=False)


def test_json_that_tables_note(workers: tuple[Server, Server]) -> None:
    """A take-back that the guest has proposed is the person's; a wish to share a seat, too."""
    one, _ = workers
    ada, guest, ben = Person(one.url, "Ada"), Person(one.url, "Guest"), Person(one.url, "Ben")
    table = guest.table("you", "open")
    sit(ben, table, 1)
    first, second = begin_together(guest, ben, table, 1)
    first.do(t="move", move=first.legal()[0], seq=first.state["seq"])
    first.do(t="propose", kind="take-back", to=0)
    second.until("proposal")
    join(guest, ada)
    assert seats_of(ada, table) == [0]
    again = ada.live(table["id"])
    again.until("proposal")

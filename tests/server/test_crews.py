"""Campaigns: stars and chapters belong to the crew that won them, and what follows is laid for the same people."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, text

from taletable.games.a_tale_of_pirates.meta import GAME as PIRATES
from taletable.server import db
from taletable.server.settings import Settings
from taletable.server.storage import Storage
from taletable.server.storage.crews import crew_of
from taletable.testing import rule
from tests.games.a_tale_of_pirates.table import Table

from .client import Live, Person, Server, beginning, new_database, running, sqlite_url, test_settings

GAME = PIRATES.id


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A fast server on either database."""
    sqlite = request.param == "sqlite"
    url = sqlite_url(tmp_path_factory.mktemp("crews")) if sqlite else new_database(request.getfixturevalue("postgres"))
    return test_settings(url, speed=20.0, lost_ms=60_000)


@pytest.fixture(scope="module")
def harbour(settings: Settings) -> Iterator[Server]:
    """That server."""
    with running(settings) as server:
        yield server


def won() -> dict[str, Any]:
    """Chapter 1, just before it is won with three stars."""
    return near_end(Table(seats=4, round=3, bow="s", speed=1, goal=3))


def near_end(table: Table, left: int = 1_000) -> dict[str, Any]:
    """A position with little of its round left."""
    data = PIRATES.dump(table.state)
    data["now"] = data["ends"] - left
    return data


def lay(host: Person, *mates: Person, seats: int = 4, status: int = 200, **more: Any) -> dict[str, Any]:
    """A table where the host and all of these sit, one Sandtimer each; bots have the rest."""
    bots = seats - 1 - len(mates)
    specs = [{"kind": "you"}, *[{"kind": "open"}] * len(mates), *[{"kind": "bot", "level": "normal"}] * bots]
    info: dict[str, Any] = host.post("/api/tables", {"game": GAME, "seats": specs, **more}, status)
    for seat, mate in enumerate(mates, 1):
        mate.post(f"/api/tables/{info['id']}/sit", {"seat": seat, "invite": info["seats"][seat]["invite"]})
    return info


def see_end(host: Person, table: str) -> Live:
    """Look on until the game is over and its result is kept."""
    line = host.live(table)
    line.until(lambda m: m["t"] == "table" and m["status"] == "over", since=0)
    return line


def win(host: Person, *mates: Person) -> str:
    """These people win chapter 1; the table."""
    with beginning(won()):
        info = lay(host, *mates)
    host.post(f"/api/tables/{info['id']}/start", {})
    see_end(host, info["id"]).close()
    return str(info["id"])


def crews(person: Person) -> list[dict[str, Any]]:
    """A person's crews, each with the names of the mates and what it has kept."""
    return [
        {"mates": [m["name"] for m in crew["members"] if not m["you"]], "kept": crew["kept"], **crew}
        for crew in person.get(f"/api/games/{GAME}/crews")["crews"]
    ]


def reach(settings: Settings, people: Sequence[Person], chapter: int) -> None:
    """These people have won all chapters before this one, as one crew."""
    names = [person.get("/api/me")["name"] for person in people]

    async def write() -> None:
        storage = Storage(settings, "test")
        async with storage.database.engine.connect() as connection:
            found = [
                (await connection.execute(text("SELECT id FROM persons WHERE name = :name"), {"name": name})).scalar_one() for name in names
            ]
        await storage.crews.unlock(found, GAME, [f"chapter-{n}" for n in range(2, chapter + 1)])
        await storage.close()

    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, write()).result()


def persons(server: Server, *names: str) -> list[Person]:
    """New people, whose names nobody else has."""
    return [Person(server.url, f"{name} {uuid.uuid4().hex[:8]}") for name in names]


@rule("TP-R.94", "TP-16.1")
def test_what_is_won_belongs_to_the_crew_that_won_it(harbour: Server) -> None:
    anna, ben, cleo = persons(harbour, "Anna", "Ben", "Cleo")
    (alone,) = crews(anna)
    assert (alone["mates"], alone["kept"], alone["at"]) == ([], [], 0)
    win(anna, ben)
    ben_name = ben.get("/api/me")["name"]
    alone, pair = crews(anna)
    assert (alone["mates"], alone["kept"]) == ([], []), "alone she has won nothing"
    assert pair["mates"] == [ben_name]
    assert pair["kept"] == ["chapter-2", "stars-1-normal-3"]
    win(ben, anna)
    assert [crew["id"] for crew in crews(ben)[1:]] == [pair["id"]], "the same people are the same crew, whoever opens the table"
    win(anna, ben, cleo)
    assert [len(crew["mates"]) for crew in crews(anna)] == [0, 2, 1], "one more is another crew; the latest comes first"
    assert [len(crew["mates"]) for crew in crews(cleo)] == [0, 2]


@rule("TP-R.94")
def test_bots_do_not_count_and_one_person_is_a_crew(harbour: Server) -> None:
    (anna,) = persons(harbour, "Anna")
    win(anna)
    (alone,) = crews(anna)
    assert alone["kept"] == ["chapter-2", "stars-1-normal-3"]
    assert [member["you"] for member in alone["members"]] == [True]


@rule("TP-R.95", "TP-1.6", "TP-16.3")
def test_a_crew_may_play_what_one_of_them_has_opened(harbour: Server, settings: Settings) -> None:
    anna, ben, cleo = persons(harbour, "Anna", "Ben", "Cleo")
    reach(settings, [ben, cleo], 4)
    refused = lay(anna, options={"chapter": 2}, status=403)
    assert (refused["code"], refused["cite"]) == ("locked", "TP-R.95")
    info = lay(anna, ben, options={"chapter": 1})
    path = f"/api/tables/{info['id']}"
    crew = anna.get(f"{path}/crew")
    opened = [member["opened"] for member in crew["members"]]
    assert opened == [[], ["chapter-2", "chapter-3", "chapter-4"]], "Anna has not come so far, and is seen not to have"
    assert crew["kept"] == [], "a new crew has no stars yet"
    assert anna.post(f"{path}/options", {"options": {"chapter": 4}})["options"]["chapter"] == 4
    assert anna.post(f"{path}/options", {"options": {"chapter": 5}}, 403)["code"] == "locked"
    ben.post(f"{path}/stand", {"seat": 1})
    assert anna.post(f"{path}/start", {"fill": "normal"}, 403)["code"] == "locked", "without him it is sealed again"
    assert anna.get(path)["status"] == "open"
    ben.post(f"{path}/sit", {"seat": 1})
    assert anna.post(f"{path}/start", {})["status"] == "running"


@rule("TP-R.96")
def test_who_began_in_the_middle_may_play_the_earlier_ones_later(harbour: Server, settings: Settings) -> None:
    anna, ben = persons(harbour, "Anna", "Ben")
    reach(settings, [ben], 3)
    reach(settings, [anna, ben], 4)  # what winning chapter 3 together brings
    for chapter in (2, 3, 4):
        assert lay(anna, options={"chapter": chapter})["options"]["chapter"] == chapter
    lay(anna, options={"chapter": 5}, status=403)


@rule("TP-R.97")
def test_a_game_from_a_past_moment_wins_nothing(harbour: Server) -> None:
    anna, ben = persons(harbour, "Anna", "Ben")
    table = win(anna, ben)
    branch = anna.post(f"/api/tables/{table}/branch", {"at": 0})
    line = see_end(anna, branch["id"])
    assert line.table["result"]["winners"] == [0, 1, 2, 3]
    assert [crew["kept"] for crew in crews(anna)] == [[], ["chapter-2", "stars-1-normal-3"]]


@rule("TP-R.57", "TP-R.97")
def test_a_round_that_was_rewound_wins_nothing(harbour: Server) -> None:
    (anna,) = persons(harbour, "Anna")
    with beginning(near_end(Table(seats=4, round=3, bow="s", speed=1, goal=3), 40_000)):
        info = lay(anna)
    anna.post(f"/api/tables/{info['id']}/start", {})
    line = anna.live(info["id"])
    line.until("state")
    line.do(t="move", move="0 run-forward")
    line.do(t="propose", kind="take-back", to=0)
    line.until(lambda m: m["t"] == "table" and m["status"] == "over", since=0)
    result = line.table["result"]
    assert (result["winners"], result["practice"]) == ([0, 1, 2, 3], True)
    assert [crew["kept"] for crew in crews(anna)] == [[]]
    (kept,) = anna.get("/api/me/tables")["tables"]
    assert kept["result"]["practice"], "Records know it"


@rule("TP-R.94")
def test_a_table_is_laid_for_a_crew(harbour: Server) -> None:
    anna, ben, eve = persons(harbour, "Anna", "Ben", "Eve")
    win(anna, ben)
    alone, pair = crews(anna)
    seats: list[dict[str, Any]] = [{"kind": "you"}, {"kind": "mate", "mate": 1}, {"kind": "you"}, {"kind": "mate", "mate": 1}]
    body = {"game": GAME, "crew": pair["id"], "seats": seats, "options": {"chapter": 2}}
    info = anna.post("/api/tables", body)
    assert info["status"] == "open"
    names = [seat["name"].rsplit(" ", 1)[0] for seat in info["seats"]]
    assert names[0] == names[2] == anna.get("/api/me")["name"]
    assert names[1] == names[3] == pair["mates"][0]
    assert info["id"] in {table["id"] for table in ben.get("/api/me/tables")["tables"]}, "he finds it in his list"
    assert anna.get(f"/api/tables/{info['id']}/crew")["kept"] == pair["kept"]
    for wrong, status, code in (
        ({"crew": "0" * 32}, 403, "no-crew"),
        ({"crew": None}, 422, "no-mate"),
        ({"crew": alone["id"]}, 403, "no-crew"),
        ({"seats": [*seats[:3], {"kind": "mate", "mate": 2}]}, 422, "no-mate"),
        ({"seats": [*seats[:3], {"kind": "mate"}]}, 422, "which-mate"),
        ({"seats": [*seats[:3], {"kind": "you", "mate": 1}]}, 422, "which-mate"),
        ({"seats": [*seats[:3], {"kind": "mate", "mate": 1, "level": "normal"}]}, 422, "only-bots"),
        ({"seats": [*seats[:3], {"kind": "mate", "mate": -1}]}, 422, "bad-request"),
        ({"start": True}, 422, "open-seats"),
        ({"options": {"chapter": 3}}, 403, "locked"),
    ):
        assert anna.post("/api/tables", {**body, **wrong}, status)["code"] == code
    assert eve.post("/api/tables", body, 403)["code"] == "no-crew", "nobody sits down people it has not sailed with"
    assert len(ben.get("/api/me/tables")["tables"]) == 2


def test_who_may_see_the_crew_of_a_table_and_choose_its_options(harbour: Server) -> None:
    anna, ben, eve = persons(harbour, "Anna", "Ben", "Eve")
    info = lay(anna, ben)
    path = f"/api/tables/{info['id']}"
    assert len(ben.get(f"{path}/crew")["members"]) == 2
    assert eve.get(f"{path}/crew", 403)["code"] == "not-invited"
    assert Person(harbour.url).get(f"{path}/crew", 401)["code"] == "nobody"
    assert Person(harbour.url).get(f"/api/games/{GAME}/crews") == {"crews": []}
    anna.get("/api/games/no-such-game/crews", 404)
    assert ben.post(f"{path}/options", {"options": {"difficulty": "easy"}}, 403)["code"] == "not-host"
    assert anna.post(f"{path}/options", {"options": {"difficulty": "absurd"}}, 422)["code"] == "bad-option"
    assert anna.post(f"{path}/options", {"options": {"wind": 3}}, 422)["code"] == "unknown-option"
    anna.post(f"{path}/options", {"chapter": 1}, 422)
    changed = anna.post(f"{path}/options", {"options": {"difficulty": "easy"}})
    assert changed["options"] == {**info["options"], "difficulty": "easy"}
    assert anna.post(f"{path}/start", {})["status"] == "running"
    assert anna.post(f"{path}/options", {"options": {"difficulty": "hard"}}, 409)["code"] == "settled"


@rule("TP-1.5", "TP-1.6")
def test_the_next_chapter_with_the_same_crew(harbour: Server) -> None:
    anna, ben, eve = persons(harbour, "Anna", "Ben", "Eve")
    table = win(anna, ben)
    path = f"/api/tables/{table}/sequel"
    assert eve.post(path, status=403)["code"] == "not-sat"
    assert Person(harbour.url).post(path, status=401)["code"] == "nobody"
    assert anna.post("/api/tables/nowhere/sequel", status=404)["code"] == "no-table"
    again = ben.post(f"/api/tables/{table}/rematch")
    assert again["options"]["chapter"] == 1
    follows = ben.post(path)
    assert follows["id"] not in (table, again["id"]), "that the same chapter was laid again is another matter"
    assert follows["options"]["chapter"] == 2
    assert follows["you_host"]
    assert follows["status"] == "open", "it waits for the others"
    assert [seat["kind"] for seat in follows["seats"]] == ["person", "person", "bot", "bot"]
    assert anna.post(path)["id"] == follows["id"], "asked for twice, it is the same"
    assert anna.get(f"/api/tables/{table}")["sequel"] == follows["id"]
    kept = anna.get(f"/api/tables/{follows['id']}/crew")["kept"]
    assert kept == ["chapter-2", "stars-1-normal-3"]
    assert ben.post(f"/api/tables/{follows['id']}/start", {})["status"] == "running"
    assert ben.post(f"/api/tables/{follows['id']}/sequel", status=409)["code"] == "not-ended"


@rule("TP-16.3")
def test_nothing_follows_a_chapter_that_was_lost(harbour: Server) -> None:
    (anna,) = persons(harbour, "Anna")
    with beginning(near_end(Table(seats=4, round=3, bow="n", speed=1, goal=3))):
        info = lay(anna, start=True)
    see_end(anna, info["id"])
    assert anna.post(f"/api/tables/{info['id']}/sequel", status=409)["code"] == "no-sequel"
    again = anna.post(f"/api/tables/{info['id']}/rematch")
    assert (again["options"]["chapter"], again["status"]) == (1, "running"), "who is alone plays at once"


def migrate_to(connection: Connection, revision: str, back: bool = False) -> None:
    """Bring a database up or back to a revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(db.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    (command.downgrade if back else command.upgrade)(config, revision)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_what_a_person_had_opened_goes_to_its_crew_of_one(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        url = sqlite_url(tmp_path)
    else:
        url = await asyncio.to_thread(new_database, request.getfixturevalue("postgres"))
    engine = db.open_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0003")
        for number, person in enumerate(("anna", "ben")):
            values = {"id": person, "name": person.title(), "recovery": str(number), "created": 1}
            await connection.execute(insert(db.persons).values(values))
        for person, key in (("anna", "chapter-2"), ("anna", "stars-1"), ("ben", "chapter-2")):
            await connection.execute(text(f"INSERT INTO unlocked (person, game, key) VALUES ('{person}', 'g', '{key}')"))
        await connection.run_sync(migrate_to, "head")
    storage = Storage(test_settings(url), "test")
    (crew,) = await storage.crews.of("anna", "g")
    assert (crew.id, crew.names, crew.kept) == (crew_of(["anna"]), {"anna": "Anna"}, ["chapter-2", "stars-1"])
    await storage.crews.unlock(["ben", "anna"], "g", ["chapter-3"])
    await storage.crews.unlock(["anna", "ben", "anna"], "g", ["chapter-3"])
    assert await storage.crews.reached("g", ["ben"]) == {"ben": {"chapter-2", "chapter-3"}}
    await storage.close()
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0003", True)
        rows = {tuple(row) for row in await connection.execute(text("SELECT person, key FROM unlocked"))}
    expected = {("anna", "chapter-2"), ("anna", "stars-1"), ("anna", "chapter-3"), ("ben", "chapter-2"), ("ben", "chapter-3")}
    assert rows == expected
    await engine.dispose()

"""The tale of the day: sealed the day before, the same for everybody, one serious try, and nothing told before it is over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from taletable.engine.match import Match
from taletable.engine.record import write_record
from taletable.games import games
from taletable.server.app import create_app
from taletable.server.desk.daily import deal_of
from taletable.server.hall import Hall
from taletable.server.settings import Settings
from taletable.table.days import DAY_MS, begins, day_of, is_day, is_past, later
from tests.server.client import GAME, ConnectionClosed, Person, World, eventually, new_database, running, sqlite_url, test_settings
from tests.server.test_events import hall_of, within
from tests.server.test_together import join
from tests.server.test_unfurl import told

NOON = int(datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()) * 1_000_000_000


@pytest.fixture
def world() -> Iterator[World]:
    """Noon of a day, until a test says otherwise."""
    one = World()
    one.now = NOON
    with one.rules():
        yield one


def a_day_later(world: World) -> None:
    world.now += DAY_MS * 1_000_000


def url_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    return sqlite_url(folder) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))


def play_out(person: Person, table: str, seed: int = 5) -> None:
    """Play a game to its end, at random."""
    line = person.live(table)
    line.until("state")
    line.play_on(random.Random(seed))
    line.close()
    eventually(lambda: bool(person.get(f"/api/tables/{table}")["status"] == "over"))


def line_of(person: Person, game: str = GAME) -> dict[str, Any]:
    return next(one for one in person.get("/api/daily")["games"] if one["game"] == game)


# Days and deals


def test_days_go_from_midnight_to_midnight() -> None:
    start = begins("2026-11-19")
    assert (day_of(start), day_of(start - 1), day_of(start + DAY_MS - 1)) == ("2026-11-19", "2026-11-18", "2026-11-19")
    assert (is_past("2026-11-19", start + DAY_MS - 1), is_past("2026-11-19", start + DAY_MS)) == (False, True)
    assert (later("2026-12-31", 1), later("2027-01-01", -1)) == ("2027-01-01", "2026-12-31")
    assert [is_day(text) for text in ("2026-11-19", "2026-11-31", "20261119", "yesterday")] == [True, False, False, False]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_has_a_deal_on_every_day(game: str) -> None:
    deals = [deal_of(games()[game], later("2026-11-19", n)) for n in range(12)]
    assert len({deal.seed for deal in deals}) == 12
    assert all(games()[game].min_seats <= deal.seats <= 3 for deal in deals)
    assert all(deal.level in ("normal", "hard") for deal in deals)


# A day


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_day(kind: str, tmp_path: Path, request: pytest.FixtureRequest, world: World) -> None:
    url = url_of(kind, tmp_path, request)
    with running(test_settings(url)) as server:
        anna, bela, guest = Person(server.url, "Anna"), Person(server.url, "Bela"), Person(server.url)
        fresh = line_of(guest)
        assert (fresh["state"], fresh["tried"], fresh["table"]) == ("fresh", 0, None)
        seal, tomorrow = fresh["commitment"], fresh["tomorrow"]
        guest.post(f"/api/daily/{GAME}/begin", status=401)

        table = anna.post(f"/api/daily/{GAME}/begin")
        assert (table["commitment"], table["seed"], table["status"]) == (seal, None, "running")
        assert anna.post(f"/api/daily/{GAME}/begin")["id"] == table["id"], "one try"
        assert line_of(anna)["state"] == "adrift"
        anna.post(f"/api/tables/{table['id']}/branch", {"at": 0}, status=409)
        anna.post(f"/api/daily/{GAME}/take-along", status=409)
        assert told(server, f"/t/{table['id']}")["og:title"] == told(server, "/")["og:title"], "a preview tells nothing of a try"
        assert told(server, f"/day/{GAME}")["og:title"] == "The tale of the day · Paper Tales"
        for who in (bela, guest):
            who.get(f"/api/tables/{table['id']}", status=403)
        with pytest.raises(ConnectionClosed):
            bela.live(table["id"]).until("state")

        play_out(anna, table["id"])
        done = anna.get(f"/api/daily/{GAME}")
        result = anna.get(f"/api/tables/{table['id']}")
        assert result["seed"] is None, "the seed of the day lies with many"
        anna.get(f"/api/tables/{table['id']}/record", status=409)
        assert (done["state"], done["opened"], done["seed"], done["tried"]) == ("done", True, None, 1)
        assert [(one["name"], one["you"], one["rank"], one["score"]) for one in done["results"]] == [
            ("Anna", True, 1, result["result"]["scores"][0])
        ]
        anna.post(f"/api/tables/{table['id']}/challenge", {}, status=409)
        assert anna.get("/api/me/page")["games"][0]["games"] == 0, "second names may know it: it counts for nothing else"

        closed = bela.get(f"/api/daily/{GAME}")
        assert (closed["opened"], closed["results"], closed["scores"], closed["tried"]) == (False, [], [], 1)
        for path in ("", "/replay?at=1", "/curve", "/record"):
            bela.get(f"/api/tables/{table['id']}{path}", status=403)
        other = bela.post(f"/api/daily/{GAME}/begin")
        assert other["commitment"] == seal
        bela.get(f"/api/tables/{table['id']}", status=403)
        play_out(bela, other["id"], 6)
        assert [one["name"] for one in bela.get(f"/api/daily/{GAME}")["results"]] in (["Anna", "Bela"], ["Bela", "Anna"])
        assert bela.get(f"/api/tables/{table['id']}/replay", at=1, seat=0)["view"], "now all is shown"

        beside = bela.get(f"/api/tables/{other['id']}/beside/{table['id']}")
        assert (beside["same"], beside["seats"]) == (True, [0, 0])
        assert len(beside["decisions"][0]) > 0
        assert beside["fork"] is not None, "they decided otherwise"
        alone = bela.get(f"/api/tables/{other['id']}/beside/{other['id']}")
        assert (alone["fork"], alone["decisions"][0]) == (None, alone["decisions"][1])
        guest.get(f"/api/tables/{other['id']}/beside/{table['id']}", status=403)

        a_day_later(world)
        past = guest.get(f"/api/daily/{GAME}", day="2026-11-19")
        assert sha256(bytes.fromhex(past["seed"])).hexdigest() == past["commitment"] == seal
        assert (past["state"], past["today"], len(past["results"])) == ("closed", False, 2)
        assert anna.get(f"/api/tables/{table['id']}")["seed"] == past["seed"]
        assert anna.http.get(f"/api/tables/{table['id']}/record").status_code == 200
        today = line_of(anna)
        assert (today["commitment"], today["state"]) == (tomorrow, "fresh"), "as it was sealed yesterday"
        assert [one["played"] for one in anna.get("/api/daily")["fortnight"]][-2:] == [True, False]
        assert guest.get(f"/api/daily/{GAME}", day="2026-11-20")["sealed"] < begins("2026-11-20")
        for day in ("2026-11-21", "2026-11-01", "nonsense"):
            guest.get(f"/api/daily/{GAME}", day=day, status=404)


def test_several_workers_agree(postgres: str) -> None:
    settings = test_settings(new_database(postgres))

    async def sealed() -> list[Any]:
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            halls = [app.state.office.hall, *(Hall(settings) for _ in range(3))]
            day = day_of(int(datetime.now(UTC).timestamp() * 1000))
            found = await asyncio.gather(*(hall.desk.daily.deals(day, later(day, 1)) for hall in halls))
            for hall in halls[1:]:
                await hall.storage.close()
            return list(found)

    first, *others = asyncio.run(sealed())
    assert len(first) == 2 * len(games())
    assert others == [first] * 3


def tale(deal: dict[str, Any], seed: int = 3, **other: Any) -> str:
    """A whole game of a deal that was taken along."""
    game, rng = games()[deal["game"]], random.Random(seed)
    match = Match(game, len(deal["seats"]), {**deal["options"], **other}, bytes.fromhex(deal["seed"]))
    while not match.state.over:
        match.play(rng.choice(game.legal(match.state, game.asked(match.state)[0])), match.state.now)
    return "\n".join(write_record(match))


def test_a_deal_that_is_taken_along_is_listed_apart(tmp_path: Path, world: World) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna, bela = Person(server.url, "Anna"), Person(server.url, "Bela")
        anna.post(f"/api/daily/{GAME}/bring", {"day": "2026-11-19", "tale": ""}, status=409)
        deal = anna.post(f"/api/daily/{GAME}/take-along")
        assert sha256(bytes.fromhex(deal["seed"])).hexdigest() == deal["commitment"] == line_of(bela)["commitment"]
        assert line_of(anna)["state"] == "along"
        anna.post(f"/api/daily/{GAME}/begin", status=409)
        record = tale(deal)
        half = "\n".join(record.splitlines()[:-1])
        for wrong in ("", half, tale({**deal, "seed": "00" * 16}), tale(deal, legends=True)):
            anna.post(f"/api/daily/{GAME}/bring", {"day": deal["day"], "tale": wrong}, status=422)
        long = record + "\n" * 70_000  # games in real time have records of some 100 kB
        mine = anna.post(f"/api/daily/{GAME}/bring", {"day": deal["day"], "tale": long})["apart"]
        assert [(one["name"], one["you"], one["rank"], one["table"]) for one in mine] == [("Anna", True, None, None)]
        again = anna.post(f"/api/daily/{GAME}/bring", {"day": deal["day"], "tale": tale(deal, 4)})
        assert (again["apart"], again["opened"], again["results"]) == (mine, False, []), "it is entered once, and opens nothing"
        table = bela.post(f"/api/daily/{GAME}/begin")
        play_out(bela, table["id"])
        seen = bela.get(f"/api/daily/{GAME}")
        assert ([one["name"] for one in seen["results"]], [one["name"] for one in seen["apart"]]) == (["Bela"], ["Anna"])
        assert (seen["tried"], len(seen["scores"])) == (1, 1)
        anna.get(f"/api/tables/{table['id']}", status=403)
        assert bela.post(f"/api/daily/{GAME}/take-along")["seed"] == deal["seed"], "who is done may play on elsewhere"


def test_whoever_has_the_deal_gets_no_serious_try_any_more(tmp_path: Path, world: World) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna, guest = Person(server.url, "Anna"), Person(server.url, "Guest")
        guest.post(f"/api/daily/{GAME}/take-along")
        join(guest, anna)
        assert line_of(anna)["state"] == "along"
        anna.post(f"/api/daily/{GAME}/begin", status=409)
        for who in ("Bela", "Cleo", "Dora"):
            one = Person(server.url, who)
            with ThreadPoolExecutor(2) as both:
                asked = [both.submit(one.http.post, f"/api/daily/{GAME}/{what}", json={}) for what in ("begin", "take-along")]
            codes = [answer.result().status_code for answer in asked]
            assert codes in ([200, 409], [409, 200]), "one of both, whichever is first"
            assert line_of(one)["state"] == ("adrift" if codes[0] == 200 else "along")


def test_a_try_that_ends_after_the_seed_is_opened_is_listed_apart(tmp_path: Path, world: World) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna = Person(server.url, "Anna")
        table = anna.post(f"/api/daily/{GAME}/begin")
        a_day_later(world)
        play_out(anna, table["id"])
        seen = anna.get(f"/api/daily/{GAME}", day="2026-11-19")
        assert (seen["results"], [one["name"] for one in seen["apart"]]) == ([], ["Anna"])


def test_a_try_is_given_up_once(tmp_path: Path, world: World) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna = Person(server.url, "Anna")
        table = anna.post(f"/api/daily/{GAME}/begin")
        anna.post(f"/api/tables/{table['id']}/abandon")
        assert anna.post(f"/api/daily/{GAME}/begin")["status"] == "abandoned"
        assert [(one["score"], one["rank"]) for one in anna.get(f"/api/daily/{GAME}")["results"]] == [(None, None)]
        kept = anna.get("/api/me/export")["days"]
        assert [(one["day"], one["game"], one["table_id"]) for one in kept] == [("2026-11-19", GAME, table["id"])]
        anna.post("/api/me/delete", {"name": "Anna"})
        assert Person(server.url, "Bela").get(f"/api/daily/{GAME}")["tried"] == 0


def test_a_deal_is_bound_to_the_rules_of_its_day(tmp_path: Path, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    settings: Settings = test_settings(sqlite_url(tmp_path))
    with running(settings) as server:
        line_of(Person(server.url))
    monkeypatch.setattr(type(games()[GAME]), "rules_version", "others")
    with running(settings) as server:
        anna = Person(server.url, "Anna")
        assert line_of(anna)["state"] == "closed"
        anna.post(f"/api/daily/{GAME}/begin", status=409)
        a_day_later(world)
        assert line_of(anna)["state"] == "fresh", "tomorrow has rules of its own"


def test_nobody_chooses_against_whom_a_day_is_played(tmp_path: Path, world: World) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna = Person(server.url, "Anna")
        table = anna.post(f"/api/daily/{GAME}/begin")
        at = f"/api/tables/{table['id']}"
        bots = [seat for seat in table["seats"] if seat["kind"] == "bot"]
        assert anna.post(f"{at}/seat", {"seat": bots[0]["seat"], "kind": "bot", "level": "random"}, status=409)["code"] == "settled"
        assert anna.post(f"{at}/seat", {"seat": bots[0]["seat"], "kind": "open"}, status=409)["code"] == "settled"
        assert anna.post(f"{at}/stand", {"seat": 0}, status=409)["code"] == "one-try", "no bot plays it to the end for somebody"
        assert anna.post(f"{at}/seat", {"seat": 0, "kind": "open"}, status=409)["code"] == "settled"
        assert anna.get(at)["seats"] == table["seats"]
        assert anna.post(f"{at}/take", {}, status=409)["code"] == "one-try", "nobody looks at what lies face down in its record"
        within(server, hall_of(server).storage.tables.change(table["id"], status="open"))
        assert anna.post(f"{at}/options", {"options": {}}, status=409)["code"] == "settled"

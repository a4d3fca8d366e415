"""Play over days: clocks chosen at set-up, what becomes of who is late, vacations, the list of one's tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from taletable.server.settings import Settings
from taletable.table.pace import DAY, HOUR

from .client import Live, Person, Server, World, begin_together, new_database, running, sqlite_url, test_settings


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Both databases."""
    sqlite = request.param == "sqlite"
    return test_settings(sqlite_url(tmp_path_factory.mktemp("days")) if sqlite else new_database(request.getfixturevalue("postgres")))


@pytest.fixture(scope="module")
def server(settings: Settings, world: World) -> Iterator[Server]:
    """A server whose time is the world's."""
    with running(settings) as one:
        yield one


def pair(server: Server, pace: dict[str, Any], game: str = "paper-tales") -> tuple[Person, Person, str, Live, Live]:
    """Anna and Ben at a table with a clock."""
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.post("/api/tables", {"game": game, "seats": [{"kind": "you"}, {"kind": "open"}], "pace": pace})
    return anna, ben, table["id"], *begin_together(anna, ben, table, 1)


def test_time_of_the_game_and_the_list(server: Server, world: World) -> None:
    anna, ben, _, first, _ = pair(server, {"per": "game", "total_ms": 3 * DAY, "gain_ms": HOUR})
    assert first.table["clock"]["pace"] == {"per": "game", "total_ms": 3 * DAY, "gain_ms": HOUR, "out": "bot"}
    world.forward(server, DAY)
    first.do(t="move", move=first.legal()[0])
    told = first.until(lambda m: m["t"] == "table" and m["seats"][0]["until"] is None)
    assert told["seats"][0]["left"] == 3 * DAY - DAY + HOUR
    line = ben.get("/api/me/tables")["tables"][0]
    assert line["your_turn"]
    assert abs(line["until"] - (world.now // 1_000_000 + 2 * DAY)) < 1000
    assert anna.get("/api/me/tables")["tables"][0]["until"] is None


def test_after_a_restart_the_list_still_knows(settings: Settings, world: World) -> None:
    with running(settings) as one:
        anna, _, table, first, _ = pair(one, {"per": "decision", "total_ms": DAY})
        first.do(t="move", move=first.legal()[0])
    with running(settings) as other:
        anna.http.base_url, anna.url = other.url, other.url
        line = next(line for line in anna.get("/api/me/tables")["tables"] if line["id"] == table)
        assert line["waiting"] == [1]
        again = anna.live(table)
        again.until("state")
        assert again.table["seats"][1]["until"] == DAY
        again.close()


def test_who_is_late_does_nothing_where_the_game_allows(server: Server, world: World) -> None:
    """In the first chapter of Dice Upon a Time one may place nothing."""
    _, _, _, first, second = pair(server, {"per": "decision", "total_ms": HOUR, "out": "skip"}, "dice-upon-a-time")
    while not (asked := [line for line in (first, second) if "pass" in {move.split()[1] for move in line.legal()}]):
        line = next(line for line in (first, second) if line.legal())
        line.do(t="move", move=line.legal()[0], seq=line.state["seq"])
        for one in (first, second):
            one.drain()
    seq = asked[0].state["seq"]
    world.forward(server, HOUR + 1000)
    told = asked[0].until(lambda m: m["t"] == "state" and m["seq"] > seq)
    assert asked[0].table["seats"][0]["stand_in"] is False
    assert "passed" in {event["kind"] for event in told["events"]}, told["events"]


def test_who_is_late_forfeits(server: Server, world: World) -> None:
    _, ben, _, first, second = pair(server, {"per": "decision", "total_ms": HOUR, "out": "forfeit"})
    first.do(t="move", move=first.legal()[0])
    world.forward(server, HOUR + 1000)
    told = second.until(lambda m: m["t"] == "table" and m["seats"][1]["forfeited"])
    assert told["status"] == "running"
    assert ben.get("/api/me/tables")["tables"][0]["your_turn"] is False
    reply = second.answer(second.send(t="move", move="1 ready"))
    assert (reply["t"], reply["code"]) == ("error", "forfeited")


def test_where_all_are_late_nobody_is_left(server: Server, world: World) -> None:
    _, _, _, first, _ = pair(server, {"per": "decision", "total_ms": HOUR, "out": "forfeit"})
    world.forward(server, HOUR + 1000)
    first.until(lambda m: m["t"] == "table" and m["status"] == "abandoned")


def test_on_vacation_clocks_rest(server: Server, world: World) -> None:
    _, ben, _, first, _ = pair(server, {"per": "decision", "total_ms": HOUR})
    first.do(t="move", move=first.legal()[0])
    now = world.now // 1_000_000
    assert ben.post("/api/me/vacation", {"until": now + 22 * DAY}, 409)["code"] == "vacation"
    assert ben.post("/api/me/vacation", {"until": now + 5 * DAY})["until"] == now + 5 * DAY
    first.until(lambda m: m["t"] == "table" and m["seats"][1]["rests"] and m["seats"][1]["until"] == 5 * DAY + HOUR)
    world.forward(server, 4 * DAY)
    first.drain()
    assert first.state["seq"] == 2, "nobody has decided for Ben"
    back = ben.post("/api/me/vacation", {"until": None})
    assert back["until"] is None
    assert back["left_ms"] == 17 * DAY
    first.until(lambda m: m["t"] == "table" and not m["seats"][1]["rests"] and m["seats"][1]["until"] == 4 * DAY + HOUR)


@pytest.mark.parametrize(
    ("pace", "code"),
    [
        ({"per": "decision", "total_ms": HOUR, "gain_ms": HOUR}, "no-gain"),
        ({"per": "day", "total_ms": DAY}, "long-day"),
        ({"per": "week", "total_ms": DAY}, "bad-request"),
        ({"per": "day", "total_ms": 1}, "bad-request"),
        ({"per": "day", "total_ms": HOUR, "out": "beat"}, "bad-request"),
    ],
)
def test_clocks_that_cannot_be(server: Server, pace: dict[str, Any], code: str) -> None:
    anna = Person(server.url, "Anna")
    body = {"game": "paper-tales", "seats": [{"kind": "you"}, {"kind": "open"}], "pace": pace}
    assert anna.post("/api/tables", body, 422)["code"] == code


def test_real_time_has_its_own_clock(server: Server) -> None:
    anna = Person(server.url, "Anna")
    body = {"game": "a-tale-of-pirates", "seats": [{"kind": "you"}] * 4, "pace": {"per": "day", "total_ms": HOUR}}
    assert anna.post("/api/tables", body, 422)["code"] == "own-clock"

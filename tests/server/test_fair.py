"""One guest cannot stop the bots of others: turns are shared, thoughts have a budget, tables rest, and there are limits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from taletable.engine.match import Match
from taletable.games import games
from taletable.server.thinking import think
from taletable.server.turns import LEAST_S, Claim, Turns
from tests.server.client import GAME, Person, Server, eventually, running, sqlite_url, test_settings

SEVEN_HARD = ["hard"] * 7


async def settle() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_asks_once_is_next_however_much_another_asks() -> None:
    turns, order = Turns(1, 2.0), []

    async def ask(person: str, table: str, seconds: float) -> None:
        claim = Claim(person, table, True)
        await turns.wait(claim)
        order.append((person, table))
        await settle()
        turns.done(claim, seconds)

    greedy = [asyncio.create_task(ask("greedy", f"table {i}", 0.2)) for i in range(100)]
    while len(order) < 5:
        await asyncio.sleep(0)
    honest = [asyncio.create_task(ask("honest", "one", 0.2)) for _ in range(3)]
    await asyncio.gather(*greedy, *honest)
    places = [i for i, (person, _) in enumerate(order) if person == "honest"]
    assert places[0] <= 6  # the one under way comes to its end first
    assert places[-1] - places[0] <= 4  # then they take turns
    assert len({table for person, table in order if person == "greedy"}) == 100
    assert turns.waiting == 0


async def test_a_crowd_shares_the_time_and_does_not_shorten_that_of_others() -> None:
    turns = Turns(1, 2.0)
    assert await turns.wait(Claim("first", "a", True)) == pytest.approx(2.0, abs=0.1)
    crowd = [asyncio.create_task(turns.wait(Claim("greedy", str(i), True))) for i in range(700)]
    one = asyncio.create_task(turns.wait(Claim("honest", "b", True)))
    await settle()
    turns.done(Claim("first", "a", True), 1.0)
    await settle()
    done = [task for task in crowd if task.done()]
    assert [task.result() for task in done] == [LEAST_S]
    turns.done(Claim("greedy", "0", True), 0.02)
    assert await one > 0.5
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    assert turns.waiting == 0


async def test_what_nobody_wants_to_know_any_more_takes_no_turn() -> None:
    turns = Turns(1, 2.0)
    claim = Claim("anna", "a", True)
    await turns.wait(claim)
    stale = asyncio.create_task(turns.wait(claim))
    await settle()
    assert turns.waiting == 1
    stale.cancel()
    await settle()
    assert turns.waiting == 0
    turns.done(claim, 0.1)
    await asyncio.wait_for(turns.wait(claim), 5)


@pytest.mark.parametrize("game_id", ["paper-tales", "dice-upon-a-time"])
def test_a_bot_without_time_gives_the_best_it_has_found(game_id: str) -> None:
    game = games()[game_id]
    match = Match(game, game.max_seats, seed=b"1" * 16)
    data = msgspec.json.encode(game.dump(match.state))
    seat = game.asked(match.state)[0]
    for limit in (0.000_001, 0.02, 0.2):
        assert game.refuse(match.state, think(game.id, "hard", data, seat, 5, limit)) is None


def test_with_time_enough_the_budget_changes_nothing() -> None:
    game = games()[GAME]
    match = Match(game, 3, seed=b"2" * 16)
    data = msgspec.json.encode(game.dump(match.state))
    assert think(game.id, "hard", data, 0, 5, 0.0) == think(game.id, "hard", data, 0, 5, 600.0)


def test_tables_with_bots_are_counted_and_it_is_said_so(tmp_path: Path) -> None:
    limits = {"bot_tables_per_person": 2, "bot_tables_per_address": 3, "tables_per_person": 5}
    with running(test_settings(sqlite_url(tmp_path), **limits)) as server:
        anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
        for _ in range(2):
            anna.table("you", "easy", start=True)
        body = {"game": GAME, "seats": [{"kind": "you"}, {"kind": "bot"}], "start": True}
        said = anna.post("/api/tables", body, status=429)
        assert said["code"] == "bot-tables"
        assert "2 of your tables" in said["text"]
        ben.table("you", "easy", start=True)
        assert ben.post("/api/tables", body, status=429)["code"] == "bot-tables-here"
        first = anna.get("/api/me/tables")["tables"][0]["id"]
        anna.post(f"/api/tables/{first}/abandon")
        anna.table("you", "easy", start=True)


def test_tables_that_have_not_ended_are_counted(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), tables_per_person=3)) as server:
        anna = Person(server.url, "Anna")
        for _ in range(3):
            anna.table("you", "open")
        said = anna.post("/api/tables", {"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}]}, status=429)
        assert said["code"] == "many-tables"


def test_bots_alone_wait_until_somebody_looks(server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("easy", "easy", "easy", start=True)["id"]
    hall = server.app.state.office.hall
    assert hall.tables[table].bots.rests
    assert not hall.tables[table].bots.thinking
    assert hall.tables[table].durable == 1
    line = anna.live(table)
    line.until(lambda m: m["t"] == "state" and m["seq"] > 4)
    line.close()
    eventually(lambda: hall.tables[table].bots.rests and not hall.tables[table].bots.thinking and not hall.tables[table].pending)
    line = anna.live(table)
    line.until("state")
    length = line.state["seq"]
    line.until(lambda m: m["t"] == "state" and m["seq"] > length + 2)
    line.close()


def test_where_people_sit_bots_go_on_for_a_while(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), rest_after=7)) as server:
        anna = Person(server.url, "Anna")
        table = anna.table("you", "easy", "easy", think_ms=1_000, start=True)["id"]
        hall = server.app.state.office.hall
        live = hall.tables[table]
        eventually(lambda: live.bots.unseen >= 7 and not live.bots.thinking and not live.pending)
        assert live.bots.rests
        assert live.durable <= 1 + 7 + 3


def test_thoughts_of_a_table_that_has_ended_are_given_up(server: Server) -> None:
    anna = Person(server.url, "Anna")
    lines = []
    for _ in range(4):
        table = anna.table(*SEVEN_HARD, start=True)["id"]
        lines.append((table, anna.live(table)))
    for table, line in lines:
        line.until("state")
        anna.post(f"/api/tables/{table}/abandon")
    hall = server.app.state.office.hall
    eventually(lambda: not any(hall.tables[table].bots.thinking for table, _ in lines) and hall.thinkers.waiting == 0)
    for _, line in lines:
        line.close()

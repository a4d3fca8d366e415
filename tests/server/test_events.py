"""Leagues and tournaments that a club really runs: drawn, laid, decided, corrected, and gone on with, on both databases."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from taletable.games import games
from taletable.server.hall import Hall
from taletable.server.storage import epoch_ms
from taletable.table.laying import same_seats
from tests.server.client import GAME, Person, Server, eventually, new_database, running, sqlite_url, test_settings
from tests.server.test_unfurl import told

NAMES = ["Ada", "Bela", "Cora", "Dora", "Emil", "Fritz", "Gerda"]


def url_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    return sqlite_url(folder) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))


def hall_of(server: Server) -> Hall:
    hall: Hall = server.app.state.office.hall
    return hall


def within(server: Server, work: Coroutine[Any, Any, Any]) -> Any:
    """Do something where the server works."""
    loop: asyncio.AbstractEventLoop = server.app.state.office.hall.storage.database.writer.loop
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


def event(host: Person, people: list[Person], **more: Any) -> str:
    """An event that these people have entered."""
    body = {"name": "Winter  League", "game": GAME, "seats": 2, "rounds": 3, **more}
    code = str(host.post("/api/events", body)["code"])
    for person in people:
        person.post(f"/api/events/{code}/enter")
    return code


def now(page: dict[str, Any]) -> list[dict[str, Any]]:
    """The tables of the present round at which somebody plays."""
    return [table for table in page["tables"] if table["round"] == page["round"] and table["how"] != "bye"]


def result_of(scores: list[int]) -> str:
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return json.dumps({"scores": scores, "winners": winners, "lines": [[] for _ in scores]})


def over(server: Server, table: str, *scores: int) -> None:
    """A table has ended so."""
    hall = hall_of(server)

    async def end() -> None:
        await hall.storage.tables.change(table, status="over", result=result_of(list(scores)))
        await hall.desk.events.tick(hall)

    within(server, end())


def play_round(server: Server, anybody: Person, code: str) -> dict[str, Any]:
    """All tables of the round end; who sits in front wins."""
    page = anybody.get(f"/api/events/{code}")
    for table in now(page):
        over(server, table["table"], *[30 - 5 * seat for seat in range(len(table["people"]))])
    found: dict[str, Any] = anybody.get(f"/api/events/{code}")
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_season_with_finals(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    with running(test_settings(url_of(kind, tmp_path, request))) as server:
        people = [Person(server.url, name) for name in NAMES]
        host, guest = people[0], Person(server.url)
        code = event(host, people, cut=4)
        page = guest.get(f"/api/events/{code}")
        assert (page["name"], page["status"], page["you_host"], len(page["lines"])) == ("Winter League", "open", False, 7)
        people[1].post(f"/api/events/{code}/begin", status=403)
        page = host.post(f"/api/events/{code}/begin")
        people[1].post(f"/api/events/{code}/enter", status=409)
        assert (page["status"], page["round"], len(now(page)), page["all_rounds"]) == ("running", 1, 3, 5)
        assert [table["how"] for table in page["tables"]] == ["", "", "", "bye"], "seven are an odd number"
        first = now(page)[0]
        sitting = [person for person in people if person.get(f"/api/events/{code}")["you_in"]]
        assert len(sitting) == 7
        info = host.get(f"/api/tables/{first['table']}")
        assert (info["status"], info["bound"], len({seat["name"] for seat in info["seats"]} & {*NAMES})) == ("running", f"event:{code}", 2)
        at_first = [one for one in people if one.get(f"/api/tables/{first['table']}")["seats"][0]["you"]]
        assert first["table"] in [line["id"] for line in at_first[0].get("/api/me/tables")["tables"]], "it is among one's tables"

        met = set()
        for number in (1, 2, 3):
            page = host.get(f"/api/events/{code}")
            assert page["round"] == number
            for table in now(page):
                pair = frozenset(one["name"] for one in table["people"])
                assert pair not in met, "nobody meets again"
                met.add(pair)
            page = play_round(server, host, code)
        rested = [table["people"][0]["name"] for table in page["tables"] if table["how"] == "bye"]
        assert len(rested) == len({*rested}) == 3, "nobody rests twice"
        lines = page["lines"]
        assert [line["points"] for line in lines] == sorted((line["points"] for line in lines), reverse=True)
        assert sum(line["points"] for line in lines) == 3 * (3 * 2 + 2)
        best = [line["name"] for line in lines[:4]]
        finals = now(page)
        assert page["round"] == 4
        assert {frozenset(one["name"] for one in table["people"]) for table in finals} == {
            frozenset((best[0], best[3])),
            frozenset((best[1], best[2])),
        }
        page = play_round(server, host, code)
        assert (page["round"], len(now(page))) == (5, 1)
        last = now(page)[0]["people"][0]["name"]
        page = play_round(server, host, code)
        assert (page["status"], page["champion"]) == ("over", last)
        assert {line["code"] for line in people[3].get("/api/events")["events"]} == {code}
        assert told(server, f"/e/{code}")["og:title"] == "Winter League · Paper Tales"


def test_a_real_game_counts_by_itself(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        people = [Person(server.url, name) for name in NAMES[:2]]
        code = event(people[0], people, rounds=1)
        table = now(people[0].post(f"/api/events/{code}/begin"))[0]["table"]
        lines = [person.live(table) for person in people]
        rng = random.Random(1)
        for line in lines:
            line.until("state")
        while not any(line.state["view"]["over"] for line in lines):
            for line in lines:
                line.drain(0.01)
                if moves := line.legal():
                    line.do(t="move", move=rng.choice(moves), seq=line.state["seq"])
        eventually(lambda: bool(people[0].get(f"/api/events/{code}")["status"] == "over"))
        page = people[0].get(f"/api/events/{code}")
        result = people[0].get(f"/api/tables/{table}")["result"]
        assert sorted(one["score"] for one in page["tables"][0]["people"]) == sorted(result["scores"])
        assert page["tables"][0]["how"] == "played"
        assert people[0].get("/api/me/page")["games"][0]["games"] == 1, "it is a game as any other"


def test_what_the_organiser_may_do(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        people = [Person(server.url, name) for name in NAMES[:4]]
        host = people[0]
        code = event(host, people, rounds=2)
        page = host.post(f"/api/events/{code}/begin")
        manage = f"/api/events/{code}/manage"
        people[1].post(manage, {"act": "end"}, status=403)
        one, other = now(page)
        ends = page["ends"]
        assert host.post(manage, {"act": "extend", "ms": 3_600_000})["ends"] == ends + 3_600_000

        again = now(host.post(manage, {"act": "anew", "round": 1, "n": other["n"]}))[1]
        assert again["table"] != other["table"]
        assert host.get(f"/api/tables/{other['table']}")["status"] == "abandoned"

        keys = [seat["key"] for seat in one["people"]]
        for wrong in ({keys[0]: 1}, {keys[0]: 2, keys[1]: 2}, {keys[0]: 1, "nobody": 2}):
            host.post(manage, {"act": "correct", "round": 1, "n": one["n"], "places": wrong}, status=422)
        over(server, one["table"], 30, 20)
        page = host.post(manage, {"act": "correct", "round": 1, "n": one["n"], "places": {keys[0]: 2, keys[1]: 1}})
        fixed = next(table for table in page["tables"] if table["n"] == one["n"])
        assert (fixed["how"], [seat["place"] for seat in fixed["people"]]) == ("corrected", [2, 1])
        assert page["lines"][0]["key"] == keys[1]

        gone = next(line for line in page["lines"] if line["key"] == again["people"][0]["key"])
        dropped = host.post(manage, {"act": "drop", "who": gone["key"]})["lines"]
        assert [line["key"] for line in dropped if line["dropped"]] == [gone["key"]]
        over(server, again["table"], 10, 10)
        page = host.get(f"/api/events/{code}")
        assert page["round"] == 2
        assert gone["key"] not in [seat["key"] for table in page["tables"] if table["round"] == 2 for seat in table["people"]]
        host.post(manage, {"act": "correct", "round": 1, "n": one["n"], "places": dict.fromkeys(keys, 1)}, status=409)
        assert host.post(manage, {"act": "end"})["status"] == "over"
        host.post(manage, {"act": "end"}, status=409)


@pytest.mark.parametrize("late", ["forfeit", "wait"])
def test_a_table_that_is_not_done_in_time(late: str, tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), look_s=0.05)) as server:
        people = [Person(server.url, name) for name in NAMES[:2]]
        code = event(people[0], people, rounds=1, late=late)
        table = now(people[0].post(f"/api/events/{code}/begin"))[0]
        line = people[0].live(table["table"])
        line.until("state")
        while moves := line.legal():  # who has done all that is asked is not late
            line.do(t="move", move=moves[0], seq=line.state["seq"])
        line.close()
        hall = hall_of(server)
        within(server, hall.storage.events.change(code, "running", ends=epoch_ms() - 1))
        if late == "wait":
            within(server, hall.desk.events.tick(hall))
            assert people[0].get(f"/api/events/{code}")["status"] == "running"
            return
        eventually(lambda: bool(people[0].get(f"/api/events/{code}")["status"] == "over"))
        page = people[0].get(f"/api/events/{code}")
        assert [(one["name"], one["points"]) for one in page["lines"]] == [("Ada", 2), ("Bela", 0)]
        assert (page["tables"][0]["how"], page["champion"]) == ("forfeit", "Ada")
        assert people[0].get(f"/api/tables/{table['table']}")["status"] == "abandoned"


@pytest.mark.parametrize(("seats", "many", "rounds"), [(2, 5, 3), (3, 7, 2), (4, 4, 1)])
def test_single_elimination(seats: int, many: int, rounds: int, tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        people = [Person(server.url, name) for name in NAMES[:many]]
        code = event(people[0], people, seats=seats, rounds=0)
        page = people[0].post(f"/api/events/{code}/begin")
        assert page["all_rounds"] == rounds
        played = 0
        while page["status"] == "running":
            page = play_round(server, people[0], code)
            played += 1
        assert played == rounds
        assert page["champion"] in NAMES


def test_everybody_meets_everybody(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        people = [Person(server.url, name) for name in NAMES[:4]]
        code = event(people[0], people, rounds=1, everybody=True)
        page = people[0].post(f"/api/events/{code}/begin")
        assert page["rounds"] == 3
        while page["status"] == "running":
            page = play_round(server, people[0], code)
        assert len({frozenset(one["name"] for one in table["people"]) for table in page["tables"]}) == 6
        assert [line["played"] for line in page["lines"]] == [3] * 4


def test_several_workers_lay_each_table_once(postgres: str) -> None:
    settings = test_settings(new_database(postgres))
    with running(settings) as server:
        people = [Person(server.url, name) for name in NAMES[:6]]
        code = event(people[0], people)
        host = within(server, hall_of(server).storage.events.find(code)).host

        async def together() -> None:
            hall, others = hall_of(server), [Hall(settings) for _ in range(2)]
            course = await hall.desk.events.course(code)
            await hall.storage.events.begin(code, course.order)
            assert course.event.host == host
            await asyncio.gather(*(one.desk.events.tick(one, code) for one in (hall, *others)))
            for one in others:
                await one.storage.close()

        within(server, together())
        page = people[0].get(f"/api/events/{code}")
        assert (page["round"], len(page["tables"]), len({table["table"] for table in page["tables"]})) == (1, 3, 3)
        mine = people[1].get("/api/me/tables")["tables"]
        assert len([table for table in mine if table["status"] != "abandoned"]) == 1


def test_what_cannot_be_organised(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna, guest = Person(server.url, "Anna"), Person(server.url)
        body = {"name": "A", "game": GAME, "seats": 2, "rounds": 3}
        guest.post("/api/events", body, status=401)
        for wrong in ({"name": " "}, {"seats": 3, "everybody": True}, {"cut": 1}, {"seats": 5}, {"rounds": 21}, {"late": "never"}):
            anna.post("/api/events", body | wrong, status=422)
        anna.post("/api/events", body | {"game": "chess"}, status=404)
        code = event(anna, [anna])
        anna.post(f"/api/events/{code}/begin", status=409)
        guest.get("/api/events/nosuch", status=404)
        bela = Person(server.url, "Bela")
        bela.post(f"/api/events/{code}/leave", status=409)
        bela.post(f"/api/events/{code}/enter")
        kept = bela.get("/api/me/export")
        assert [one["code"] for one in kept["entered"]] == [code]
        assert [one["name"] for one in anna.get("/api/me/export")["events"]] == ["Winter League"]
        bela.post("/api/me/delete", {"name": "Bela"})
        assert [line["name"] for line in anna.get(f"/api/events/{code}")["lines"]] == ["Anna"]
        for _ in range(11):
            event(anna, [])
        anna.post("/api/events", body, status=429)


def test_what_was_stopped_in_the_middle_goes_on_and_one_league_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = test_settings(sqlite_url(tmp_path))
    with running(settings) as server:
        people = [Person(server.url, name) for name in NAMES[:2]]
        broken, code = (event(people[0], people) for _ in range(2))
        tables = [now(people[0].post(f"/api/events/{one}/begin"))[0]["table"] for one in (broken, code)]
        storage = hall_of(server).storage
        table = within(server, storage.tables.find(tables[1]))
        # as if the worker had died after it laid the table, and before the game began
        identity = within(server, storage.tables.create(games()[GAME], table.options, table.host, same_seats(table), bound=table.bound))
        pairing = within(server, storage.events.pairings(code))[0]
        assert within(server, storage.events.lay(code, pairing, identity, tables[1]))
        events, go_on = hall_of(server).desk.events, hall_of(server).desk.events.course

        async def course(one: str) -> Any:
            if one == broken:
                raise LookupError(one)
            return await go_on(one)

        monkeypatch.setattr(events, "course", course)
        within(server, events.tick(hall_of(server)))
        assert people[0].get(f"/api/tables/{identity}")["status"] == "running"


def test_who_plays_at_a_table_of_a_league_does_not_choose_against_whom(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        people = [Person(server.url, name) for name in NAMES[:2]]
        code = event(people[0], people, game="a-tale-of-pirates")
        table = now(people[0].post(f"/api/events/{code}/begin"))[0]["table"]
        at = f"/api/tables/{table}"
        host, other = sorted(people, key=lambda person: not person.get(at)["you_host"])
        seats = {seat["you"]: seat["seat"] for seat in host.get(at)["seats"]}
        assert host.post(f"{at}/seat", {"seat": seats[False], "kind": "open"}, status=409)["code"] == "settled"
        assert host.post(f"{at}/options", {"options": {"chapter": 2}}, status=409)["code"] == "settled"
        line = other.live(table)
        eventually(lambda: len(host.get(at)["people"]) > 0)
        name = other.get("/api/me")["name"]
        who = next(one["key"] for one in host.get(at)["people"] if one["name"] == name)
        assert host.post(f"{at}/people", {"who": who, "act": "send-away"}, status=409)["code"] == "settled"
        line.close()


def test_a_league_follows_a_table_whose_rules_have_changed(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        people = [Person(server.url, name) for name in NAMES[:2]]
        code = event(people[0], people, rounds=1)
        table = now(people[0].post(f"/api/events/{code}/begin"))[0]["table"]
        later = people[0].table("you", "open")["id"]
        within(server, hall_of(server).storage.tables.go_on(table, later))
        within(server, hall_of(server).desk.events.tick(hall_of(server)))
        assert now(people[0].get(f"/api/events/{code}"))[0]["table"] == later


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nobody_enters_or_vanishes_while_lots_are_drawn(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    with running(test_settings(url_of(kind, tmp_path, request))) as server:
        people = [Person(server.url, name) for name in NAMES[:4]]
        code = event(people[0], people[:3])
        events = hall_of(server).storage.events
        before = within(server, hall_of(server).desk.events.course(code))
        assert not within(server, events.enter(code, before.event.host, 3)), "it is full"
        people[0].post(f"/api/events/{code}/begin")
        late = within(server, hall_of(server).storage.people.add("Late"))
        assert not within(server, events.enter(code, late[0], 64)), "whoever looked while it was open is too late"
        gone = before.order[-1]
        within(server, events.leave(code, gone))
        assert [one.dropped for one in within(server, events.entrants(code)) if one.person == gone] == [2], "lots were drawn, so they stay"


def test_who_organised_takes_their_words_along(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna, bela = Person(server.url, "Anna"), Person(server.url, "Bela")
        code = event(anna, [anna, bela], said="Ring Anna up")
        anna.post("/api/me/delete", {"name": "Anna"})
        page = bela.get(f"/api/events/{code}")
        assert (page["status"], page["said"], [line["name"] for line in page["lines"]]) == ("over", "", ["Bela"])


def test_an_organiser_does_not_call_people_without_end(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), seek_rate=1e-6, seek_burst=2.0)) as server:
        people = [Person(server.url, name) for name in NAMES[:2]]
        code = event(people[0], people)
        people[0].post(f"/api/events/{code}/begin")
        anew = {"act": "anew", "round": 1, "n": 1}
        for status in (200, 200, 429):
            people[0].post(f"/api/events/{code}/manage", anew, status=status)


@pytest.mark.parametrize("rounds", [0, 2])
def test_two_who_turn_out_to_be_one_go_on_once(rounds: int, tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        people = {name: Person(server.url, name) for name in NAMES[:4]}
        host = Person(server.url, "Host")
        code = event(host, [*people.values()], rounds=rounds)
        one, other = now(host.post(f"/api/events/{code}/begin"))
        person, guest = (people[table["people"][0]["name"]] for table in (one, other))
        guest.enter(person.recovery, how="together")
        for table in (one, other):
            over(server, table["table"], 30, 20)
        page = host.get(f"/api/events/{code}")
        assert len(page["lines"]) == 3
        if rounds:
            assert (page["round"], sorted(len(table["people"]) for table in now(page))) == (2, [2])
        else:
            assert (page["status"], page["champion"]) == ("over", one["people"][0]["name"])

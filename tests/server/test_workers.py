"""PostgreSQL: two workers serve the same table."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest

from taletable.engine.record import verify_record
from taletable.engine.saying import say
from taletable.games import find_game
from tests.server.client import Live, Person, Server, begin_together, new_database, working

AYE = (say("mate.aye"), say("mate.aye-later"))


@pytest.fixture(scope="module")
def workers(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two servers with one database."""
    with working(new_database(postgres), snapshot_every=16, lost_ms=0, wait_ms=0) as both:
        yield both


def elsewhere(person: Person, server: Server) -> Person:
    """The same person with a line to another worker."""
    other = Person(server.url)
    other.http.cookies = person.http.cookies
    return other


def begin(workers: tuple[Server, Server]) -> tuple[Person, Person, str, Live, Live]:
    """Anna at the first worker, Ben at the second, at one table."""
    anna, ben = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben")
    table = anna.table("you", "open")
    return anna, ben, table["id"], *begin_together(anna, ben, table, 1)


def test_a_whole_game_over_two_workers(workers: tuple[Server, Server]) -> None:
    anna, ben, table, first, second = begin(workers)
    rng = random.Random(1)
    while not first.state["view"]["over"]:
        for line in (first, second):
            if moves := line.legal():
                line.do(t="move", move=rng.choice(moves), seq=line.state["seq"])
            line.drain(0.01)
    for line in (first, second):
        if line.table["status"] != "over":
            line.until(lambda m: m["t"] == "table" and m["status"] == "over")
    for person in (anna, ben):
        report = verify_record(person.http.get(f"/api/tables/{table}/record").text.splitlines(), find_game)
        assert report.ok, report
    assert first.table["result"] == second.table["result"]


def test_news_of_all_kinds(workers: tuple[Server, Server]) -> None:
    anna, ben, table, first, second = begin(workers)
    first.until(lambda m: m["t"] == "table" and all(seat["connected"] for seat in m["seats"]), 0)
    first.send(t="chat", text="Hello over there")
    assert second.until("chat")["lines"][0]["text"] == "Hello over there"
    second.send(t="ping", touches=["archer-1"])
    assert first.until("ping")["name"] == "Ben"
    first.do(t="pause")
    second.until(lambda m: m["t"] == "table" and m["status"] == "paused")
    assert second.answer(second.send(t="move", move=second.legal()[0]))["code"] == "paused"
    second.do(t="resume")
    first.until(lambda m: m["t"] == "table" and m["status"] == "running")
    for line in (first, second):
        line.do(t="move", move=line.legal()[0])
    first.do(t="propose", kind="take-back", to=0)
    assert second.until("proposal")["you"]
    second.do(t="answer", agree=True)
    first.until(lambda m: m["t"] == "state" and any(event["kind"] == "rewound" for event in m["events"]))
    second.close()
    first.until(lambda m: m["t"] == "table" and not m["seats"][1]["connected"])
    anna.post(f"/api/tables/{table}/abandon")
    assert ben.get(f"/api/tables/{table}")["status"] in ("running", "abandoned")
    looker = ben.live(table)
    looker.until(lambda m: m["t"] == "table" and m["status"] == "abandoned")


def test_bots_are_driven_by_one_worker(workers: tuple[Server, Server]) -> None:
    anna = Person(workers[0].url, "Anna")
    table = anna.table("you", "random", "random", start=True)["id"]
    there = elsewhere(anna, workers[1]).live(table)
    there.until("state")
    there.play_on(random.Random(2))
    there.until(lambda m: m["t"] == "table" and m["status"] == "over", 0)
    here = anna.live(table)
    here.until(lambda m: m["t"] == "table" and m["status"] == "over", 0)
    report = verify_record(anna.http.get(f"/api/tables/{table}/record").text.splitlines(), find_game)
    assert report.ok, report


def test_workers_that_write_at_once(workers: tuple[Server, Server]) -> None:
    """Both seats play as fast as they can through different workers: one append loses, is loaded again and tested again."""
    _, _, _, first, second = begin(workers)
    errors: list[BaseException] = []

    def play(line: Live, seed: int) -> None:
        try:
            line.play_on(random.Random(seed))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=play, args=(line, n)) for n, line in enumerate((first, second))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert errors == []
    assert first.state["view"]["over"]
    assert second.state["view"]["over"]
    assert first.state["view"]["players"][0]["score"] == second.state["view"]["players"][0]["score"]


def test_one_seat_played_through_two_workers_at_once(workers: tuple[Server, Server]) -> None:
    """The same move from two devices counts once; the other gets an error or a refusal."""
    anna, _, table, first, second = begin(workers)
    device = elsewhere(anna, workers[1]).live(table)
    device.until("state")
    for _ in range(6):
        for line in (first, device, second):
            line.drain(0.05)
        moves = first.legal()
        if moves:
            seq = first.state["seq"]
            refs = first.send(t="move", move=moves[0], seq=seq), device.send(t="move", move=moves[-1], seq=seq)
            replies = [first.answer(refs[0]), device.answer(refs[1])]
            assert sorted(reply["t"] == "ack" for reply in replies) == [False, True], replies
        second.drain(0.05)
        if second.legal():
            second.do(t="move", move=second.legal()[0])
    first.drain()
    device.drain()
    assert first.state["view"] == device.state["view"]


def sail(workers: tuple[Server, Server]) -> tuple[Person, Person, str, Live, Live]:
    """Anna at the first worker, Ben at the second, on one ship with a mate; the clock runs."""
    anna, ben = Person(workers[0].url, "Anna"), Person(workers[1].url, "Ben")
    specs = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]
    info = anna.post("/api/tables", {"game": "a-tale-of-pirates", "seats": specs})
    ben.post(f"/api/tables/{info['id']}/sit", {"seat": 1, "invite": info["seats"][1]["invite"]})
    first, second = anna.live(info["id"]), ben.live(info["id"])
    anna.post(f"/api/tables/{info['id']}/start", {})
    for seat, line in enumerate((first, second)):
        line.until(lambda m: m["t"] == "state" and bool(m["asks"]), since=0)
        line.do(t="move", move=f"{seat} ready")
    for line in (first, second):
        line.until(lambda m: m["t"] == "state" and m["view"]["clock"]["running"], since=0)
    return anna, ben, info["id"], first, second


def test_who_is_missed_at_one_worker_is_missed_at_all(workers: tuple[Server, Server]) -> None:
    _, ben, table, first, second = sail(workers)
    second.close()
    absence = first.until(lambda m: m["t"] == "table" and m["absence"] is not None)["absence"]
    assert (absence["name"], absence["wait_ms"]) == ("Ben", 0)
    assert first.table["status"] == "paused"
    first.do(t="absence", choice="player")
    first.until(lambda m: m["t"] == "table" and m["status"] == "running" and m["seats"][1]["lent"] == "Anna", since=0)
    line = elsewhere(ben, workers[1]).live(table)
    back = line.until(lambda m: m["t"] == "table" and m["seats"][1]["lent"] is None)
    assert back["status"] == "running"
    assert back["absence"] is None
    line.until(lambda m: m["t"] == "state" and any(ask["seat"] == 1 for ask in m["asks"]), since=0)


def test_a_mate_hears_whoever_calls_at_any_worker(workers: tuple[Server, Server]) -> None:
    _, _, _, first, second = sail(workers)
    for line, space in ((first, "repairs"), (second, "lookout")):
        line.send(t="ping", touches=[space])
        for listener in (first, second):
            listener.until(lambda m, space=space: m["t"] == "ping" and m["text"] in AYE and m["touches"] == [space], since=0)  # type: ignore[misc]

"""Real time at the table: the server's clock decides, bots keep human time, and nothing made in time is lost on its way."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from taletable.engine.record import verify_record
from taletable.engine.saying import say
from taletable.games import find_game
from taletable.testing import rule

from .client import Live, Person, Server, running, sqlite_url, test_settings

GAME = "a-tale-of-pirates"
AYE = (say("mate.aye"), say("mate.aye-later"))
FAST = 60.0


@pytest.fixture(scope="module")
def hurry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks go sixty times as fast as the world's."""
    folder: Path = tmp_path_factory.mktemp("hurry")
    with running(test_settings(sqlite_url(folder), speed=FAST)) as server:
        yield server


def board(person: Person, *seats: str, **options: Any) -> dict[str, Any]:
    """A ship with a crew, ready to sail."""
    specs = [{"kind": "you"} if seat == "you" else {"kind": "bot", "level": seat} for seat in seats]
    info: dict[str, Any] = person.post("/api/tables", {"game": GAME, "seats": specs, "options": options, "start": True})
    return info


def muster(line: Live) -> None:
    """Say ready, and wait until the clock runs."""
    line.until(lambda m: m["t"] == "state" and any(ask["rule"] == "muster" for ask in m["asks"]), since=0)
    line.do(t="move", move="0 ready")
    while not line.state["view"]["clock"]["running"]:
        line.until("state")


def test_bots_sail_a_chapter_to_its_end_while_a_person_only_says_ready(hurry: Server) -> None:
    anna = Person(hurry.url, "Anna")
    table = board(anna, "you", "normal", "normal", "normal")
    line = anna.live(table["id"])
    line.until("state")
    acted = set()
    while not line.state["view"]["over"]:
        if any(ask["rule"] == "muster" and ask["seat"] == 0 for ask in line.state["asks"]):
            line.do(t="move", move="0 ready")
        acted |= {event["args"].get("seat") for event in line.state["events"] if event["kind"] == "set"}
        line.until("state")
    assert acted >= {1, 2, 3}
    over = line.until(lambda m: m["t"] == "table" and m["status"] == "over", since=0)
    assert over["result"]["together"]
    assert over["result"]["verdict"]
    record = anna.http.get(f"/api/tables/{table['id']}/record").text.splitlines()
    assert verify_record(record, find_game).complete


def test_a_client_is_told_when_its_sand_is_through(hurry: Server) -> None:
    anna = Person(hurry.url, "Anna")
    line = anna.live(board(anna, "you", "random", "random")["id"])
    muster(line)
    line.until(lambda m: m["t"] == "state" and any(" place " in move for move in line.legal()))
    line.do(t="move", move="0 place sail-1")
    sand = line.state["view"]["players"][0]["sandtimer"]
    assert sand["state"] == "running"
    assert not any(move.endswith("hoist") for move in line.legal())
    line.until(lambda m: m["t"] == "state" and "0 hoist" in line.legal())
    assert line.state["view"]["now"] >= sand["through"]
    assert line.state["view"]["players"][0]["sandtimer"]["state"] == "ready"


def test_the_clock_can_be_asked_and_is_never_ahead(hurry: Server) -> None:
    anna = Person(hurry.url, "Anna")
    line = anna.live(board(anna, "you", "random", "random")["id"])
    line.until("state")
    before = time.monotonic()
    line.send(t="time")
    first = line.until(lambda m: m["t"] == "time")
    line.send(t="time")
    second = line.until(lambda m: m["t"] == "time")
    passed = (time.monotonic() - before) * 1000 * FAST
    assert 0 <= second["now"] - first["now"] <= passed + FAST  # the server counts whole milliseconds


def test_a_sealed_chapter_is_refused_until_it_is_earned(hurry: Server) -> None:
    anna = Person(hurry.url, "Anna")
    specs = [{"kind": "you"}, {"kind": "bot", "level": "normal"}]
    answer = anna.post("/api/tables", {"game": GAME, "seats": specs, "options": {"chapter": 2}, "start": True}, status=403)
    assert answer["code"] == "locked"
    options = {option["key"]: option for option in anna.get(f"/api/games/{GAME}")["options"]}
    assert options["chapter"]["keys"][:3] == ["", "chapter-2", "chapter-3"]


@rule("TP-R.68")
def test_a_mate_answers_a_ping_and_goes_there(hurry: Server) -> None:
    anna = Person(hurry.url, "Anna")
    line = anna.live(board(anna, "you", "hard", "hard")["id"])
    muster(line)
    line.until(lambda m: m["t"] == "state" and any(" place " in move for move in line.legal()))
    line.send(t="ping", touches=["repairs"], text="Repair")
    assert line.until(lambda m: m["t"] == "ping" and m["seat"] == 0)["touches"] == ["repairs"]
    answer = line.until(lambda m: m["t"] == "ping" and m["seat"] != 0 and m["text"] in AYE, since=0)
    assert answer["touches"] == ["repairs"]
    while all(player["sandtimer"]["at"] != "repairs" for player in line.state["view"]["players"]):
        line.until("state")
    taker = [player["sandtimer"]["at"] for player in line.state["view"]["players"]].index("repairs")
    assert taker == answer["seat"], "nothing is damaged, so it goes there for the call alone"


@rule("TP-R.92")
def test_a_mate_that_cannot_come_says_why_to_all(hurry: Server) -> None:
    anna, ben = Person(hurry.url, "Anna"), Person(hurry.url, "Ben")
    specs = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]
    info = anna.post("/api/tables", {"game": GAME, "seats": specs})
    ben.post(f"/api/tables/{info['id']}/sit", {"seat": 1, "invite": info["seats"][1]["invite"]})
    anna.post(f"/api/tables/{info['id']}/start", {})
    first, second = anna.live(info["id"]), ben.live(info["id"])
    for seat, line in enumerate((first, second)):
        line.until(lambda m: m["t"] == "state" and bool(m["asks"]), since=0)
        line.do(t="move", move=f"{seat} ready")
    second.until(lambda m: m["t"] == "state" and "1 place repairs" in second.legal(), since=0)
    second.do(t="move", move="1 place repairs")
    first.send(t="ping", touches=["repairs"], text="Repair")
    for line in (first, second):
        answer = line.until(lambda m: m["t"] == "ping" and m["seat"] == 2 and m["touches"] == ["repairs"], since=0)
        assert answer["text"] == say("mate.taken")

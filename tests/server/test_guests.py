"""Bots from elsewhere at live tables: they play, and one that is broken hurts nobody."""

from __future__ import annotations

import logging
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from taletable.bots import invite
from taletable.bots.guests import _installed, _invited
from taletable.server.shown import shown
from tests.bots.guests import install
from tests.server.client import Person, Server, new_database, running, sqlite_url, test_settings
from tests.server.printings import PACKAGE, Printed

GUESTS = ("clever:First", "clever:Faulty", "clever:Cheat", "clever:Endless", "clever:Deadly")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with guests that play, fail, cheat, hang and kill."""
    site = tmp_path_factory.mktemp("site")
    install(site, {})
    sys.path.insert(0, str(site))
    shown.cache_clear()
    invite(*GUESTS)
    with running(test_settings(sqlite_url(site), guest_s=0.2, puzzled_s=0.0, bot_processes=1)) as one:
        yield one
    sys.path.remove(str(site))
    sys.modules.pop("clever")
    _invited.clear()
    _installed.cache_clear()
    shown.cache_clear()


@pytest.fixture
def anna(server: Server) -> Person:
    """Somebody who plays."""
    return Person(server.url, "Anna")


def test_guests_are_offered_after_the_house(anna: Person) -> None:
    games = {game["id"]: game["bots"] for game in anna.get("/api/games")["games"]}
    assert games["paper-tales"] == ["random", "easy", "normal", "hard", "expert", *GUESTS]
    info = anna.table("you", "clever:First")
    assert info["seats"][1]["level"] == "clever:First"
    body = {"game": "paper-tales", "seats": [{"kind": "you"}, {"kind": "bot"}]}
    assert anna.post("/api/tables", body)["seats"][1]["level"] == "hard"  # the strongest that is quick
    body["seats"] = [{"kind": "you"}, {"kind": "bot", "level": "os:path"}]
    assert anna.post("/api/tables", body, status=422)["code"] == "no-level"


def test_a_guest_plays_to_the_end(anna: Person) -> None:
    line = anna.live(anna.table("you", "clever:First", start=True)["id"])
    line.until("state")
    line.play_on(random.Random(1))
    line.until(lambda m: m["t"] == "table" and m["status"] == "over", 0)


@pytest.mark.parametrize("level", ["clever:Faulty", "clever:Cheat", "clever:Endless", "clever:Deadly"])
def test_a_broken_one_is_named_and_another_decides(anna: Person, level: str, caplog: pytest.LogCaptureFixture) -> None:
    other = anna.live(anna.table("you", "random", start=True)["id"])
    other.until("state")
    with caplog.at_level(logging.ERROR, "taletable"):
        line = anna.live(anna.table("you", level, start=True)["id"])
        line.until("state")
        rng = random.Random(2)
        line.play_on(rng, lambda: sum(e["args"].get("seat") == 1 for m in line.heard if m["t"] == "state" for e in m["events"]) >= 2)
        other.play_on(rng, lambda: other.state["seq"] >= 8)
    complaints = [record.getMessage() for record in caplog.records]
    assert all(level in said for said in complaints)
    assert complaints or level == "clever:Cheat"  # what is refused does no harm
    if level in ("clever:Endless", "clever:Deadly"):
        assert len(complaints) <= 3  # it is asked three times, and never again


@pytest.mark.parametrize("workers", ["1", "2"])
def test_served_with_workers(tmp_path: Path, workers: str, request: pytest.FixtureRequest) -> None:
    """As the command line starts it: the guest is a module of the working folder, and every process finds it."""
    install(tmp_path, {})
    database = new_database(request.getfixturevalue("postgres")) if workers != "1" else str(tmp_path / "tables.db")
    with Printed(PACKAGE.parent, tmp_path, database, "--workers", workers, "--bots", "clever:First,clever:Picky") as server:
        anna = Person(server.url, "Anna")
        for _ in range(3):
            line = anna.live(anna.table("you", "clever:Picky", start=True)["id"])
            line.until("state")
            line.play_on(random.Random(3), lambda line=line: line.state["seq"] >= 6)  # type: ignore[misc]
            line.close()
        assert "cannot decide" not in server.said()
        games = {game["id"]: game["bots"] for game in anna.get("/api/games")["games"]}
        assert games["paper-tales"][-2:] == ["clever:First", "clever:Picky"]
        assert games["threetale"][-1] == "clever:First"

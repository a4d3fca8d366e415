"""Lessons at a real server: the coach's word comes with the state, holds back what it does not want, and outlives reload and restart."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taletable.engine.saying import say
from taletable.games import find_game
from taletable.games.lessons import Lesson, lesson_of

from .client import Live, Person, Server, new_database, running, sqlite_url, test_settings


def begin(server: Server, game: str) -> tuple[Person, str, Live]:
    """Somebody at a game's lesson."""
    me = Person(server.url, "Anna")
    table = me.post(f"/api/games/{game}/lesson", {})["id"]
    line = me.live(table)
    line.until("state")
    return me, table, line


def lesson(game: str) -> Lesson:
    """How it is written."""
    found = lesson_of(find_game(game))
    assert found
    return found


def says(line: Live) -> dict[str, Any]:
    """What the coach says."""
    said: dict[str, Any] = line.state["lesson"]
    assert said
    return said


def read(line: Live) -> None:
    """Read on; the next word comes with another state."""
    step, since = says(line)["step"], len(line.heard)
    assert line.answer(line.send(t="read", step=step))["t"] == "ack"
    line.until(lambda m: m["t"] == "state" and (m["lesson"] or {}).get("step") != step, since)


def obey(line: Live) -> None:
    """Do what is wanted."""
    takes = says(line)["takes"]
    line.do(t="move", move=line.legal()[0] if takes is None else takes[0], seq=line.state["seq"])


def until_said(line: Live, step: int) -> None:
    """Wait for a step; reactions are let be, as clients do by themselves."""
    while (line.state["lesson"] or {}).get("step") != step:
        ask = line.ask()
        if ask and ask["let_be"]:
            line.do(t="move", move=ask["let_be"], seq=line.state["seq"])
        else:
            line.until("state")


def test_the_coach_speaks_with_the_state(server: Server) -> None:
    _, table, line = begin(server, "paper-tales")
    steps = lesson("paper-tales").steps
    said = says(line)
    assert (said["step"], said["number"], said["total"], said["text"]) == (0, 1, len(steps), say(f"lesson.{steps[0].say}"))
    assert said["button"] is True
    assert said["takes"] == []
    assert said["point"] == [["phases"]]
    read(line)
    assert says(line)["step"] == 1
    assert says(line)["takes"]
    spectator = Person(server.url, "Ben").live(table)
    assert spectator.until("state")["lesson"] is None
    assert line.table["lesson"] is True
    assert line.answer(line.send(t="read", step=0))["t"] == "ack"  # pressed twice: nothing more
    line.drain()
    assert says(line)["step"] == 1


def test_what_the_lesson_does_not_want_changes_nothing(server: Server) -> None:
    _, _, line = begin(server, "paper-tales")
    other = line.legal()[0]
    answer = line.answer(line.send(t="move", move=other, seq=1))
    assert (answer["t"], answer["code"], answer["args"]) == ("error", "lesson", {})
    read(line)
    wanted = says(line)["takes"]
    other = next(move for move in line.legal() if move not in wanted)
    assert line.answer(line.send(t="move", move=other, seq=line.state["seq"]))["code"] == "lesson"
    line.drain()
    assert line.state["view"]["players"][0]["hand"] == []
    before = line.state["seq"]
    line.do(t="move", move=wanted[0], seq=before)
    # What was on its way before the answer came meant another moment.
    assert line.answer(line.send(t="move", move=wanted[0], seq=before))["code"] == "late"
    until_said(line, 2)


def test_nobody_reads_on_for_the_learner(server: Server) -> None:
    _, table, line = begin(server, "paper-tales")
    other = Person(server.url, "Ben").live(table)
    other.until("state")
    for message in ({"t": "read", "step": 0}, {"t": "leave-lesson"}):
        assert other.answer(other.send(**message))["code"] == "not-seated"
    line.drain()
    assert says(line)["step"] == 0
    ben = Person(server.url, "Ben")
    plain = ben.live(ben.table("you", "random", start=True)["id"])
    plain.until("state")
    assert plain.state["lesson"] is None
    assert plain.answer(plain.send(t="read", step=0))["code"] == "no-lesson"


def test_a_move_that_is_taken_back_is_wanted_again(server: Server) -> None:
    _, _, line = begin(server, "threetale")
    while says(line)["button"]:
        read(line)
    said = says(line)
    line.do(t="move", move=said["takes"][0], seq=line.state["seq"])
    assert (line.state["lesson"] or {}).get("step") != said["step"]
    assert line.state["undo"]
    line.do(t="undo", seat=line.state["undo"][0], seq=line.state["seq"])
    assert says(line) == said


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_place_in_a_lesson_outlives_reload_and_restart(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    with running(test_settings(url)) as server:
        me, table, line = begin(server, "dice-upon-a-time")
        for step in (0, 1):
            until_said(line, step)
            obey(line)
        until_said(line, 2)
        read(line)
        said = says(line)
        assert said["step"] == 3
        line.close()
        again = me.live(table)
        assert again.until("state")["lesson"] == said
        again.close()
        cookies = me.http.cookies
    with running(test_settings(url)) as server:
        me = Person(server.url)
        me.http.cookies = cookies
        line = me.live(table)
        assert line.until("state")["lesson"] == said
        assert line.answer(line.send(t="leave-lesson"))["t"] == "ack"
        line.until(lambda m: m["t"] == "state" and m["lesson"] is None, since=0)
        line.close()
    with running(test_settings(url)) as server:
        me = Person(server.url)
        me.http.cookies = cookies
        line = me.live(table)
        assert line.until("state")["lesson"] is None
        line.do(t="move", move=line.legal()[0], seq=line.state["seq"])
        line.close()


def test_a_snapshot_keeps_the_place_and_an_older_one_does_no_harm(tmp_path: Path) -> None:
    """Before, the place was kept in the browser; snapshots of that time do not know it, and the log tells."""
    settings = test_settings(sqlite_url(tmp_path), snapshot_every=2)

    def open_again(server: Server) -> dict[str, Any] | None:
        me = Person(server.url)
        me.http.cookies = cookies
        line = me.live(table)
        state = line.until("state")
        line.close()
        said: dict[str, Any] | None = state["lesson"]
        return said

    with running(settings) as server:
        me, table, line = begin(server, "paper-tales")
        read(line)
        for step in (1, 2, 3):
            until_said(line, step)
            obey(line)
        until_said(line, 4)
        said, cookies = says(line), me.http.cookies
        line.drain()
        line.close()
    with sqlite3.connect(tmp_path / "test.db") as database:
        kept = {key: msgspec.json.decode(data) for key, data in database.execute("SELECT seq, data FROM snapshots")}
        assert kept
        assert all(snapshot["ended"] for snapshot in kept.values())
    with running(settings) as server:
        assert open_again(server) == said
    with sqlite3.connect(tmp_path / "test.db") as database:
        for seq, snapshot in kept.items():
            del snapshot["ended"]
            database.execute("UPDATE snapshots SET data = ? WHERE seq = ?", (msgspec.json.encode(snapshot), seq))
        database.execute("UPDATE tables SET coached = NULL")
    with running(settings) as server:
        assert open_again(server) == said  # who made a wanted move had read what came before it


# In real time


@pytest.fixture
def hurry(tmp_path: Path) -> Iterator[Server]:
    """A server whose sand runs fast."""
    with running(test_settings(sqlite_url(tmp_path), speed=8.0)) as server:
        yield server


def held(line: Live, on: bool) -> None:
    """Wait until the coach holds the clock, or lets go of it."""
    if line.table["clock"]["held"] != on:
        line.until(lambda m: m["t"] == "table" and m["clock"]["held"] == on)
    assert line.table["status"] == ("paused" if on else "running")


def test_the_clock_waits_while_the_coach_speaks(hurry: Server) -> None:
    me, table, line = begin(hurry, "a-tale-of-pirates")
    steps = lesson("a-tale-of-pirates").steps
    assert not line.table["clock"]["held"]
    read(line)
    for seat in (0, 1):
        line.do(t="move", move=f"{seat} ready")
    until_said(line, 2)
    held(line, True)
    before = line.table["clock"]["now"]
    assert line.answer(line.send(t="move", move="0 run-forward"))["code"] == "lesson"
    read(line)
    until_said(line, 3)  # after the count-down, in which nothing can be placed
    held(line, True)
    assert line.table["clock"]["now"] > before
    assert steps[3].do == ("place sail-*",)
    # A wanted move counts although the clock stands, and the next step holds it still.
    line.do(t="move", move=says(line)["takes"][0])
    until_said(line, 4)
    held(line, True)
    line.do(t="move", move=next(move for move in says(line)["takes"] if "lookout" in move))
    # What flows lets go of the clock; a person who stops it is another matter.
    until_said(line, 5)
    held(line, False)
    assert steps[5].flows
    assert says(line)["takes"] is None
    assert line.answer(line.send(t="pause"))["t"] == "ack"
    line.until(lambda m: m["t"] == "table" and m["status"] == "paused", since=0)
    assert line.table["clock"]["held"] is False
    assert line.answer(line.send(t="move", move="0 run-forward"))["code"] == "paused"
    line.close()
    line = me.live(table)
    line.until("state")
    assert (line.table["status"], line.table["clock"]["held"]) == ("paused", False)
    assert line.answer(line.send(t="resume"))["t"] == "ack"
    # Leaving lets go of the clock for good.
    until_said(line, 7)
    held(line, True)
    assert line.answer(line.send(t="leave-lesson"))["t"] == "ack"
    held(line, False)
    assert line.state["lesson"] is None

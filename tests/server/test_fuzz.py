"""A client that sends garbage, moves for other seats or old messages gets an error and changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.client import GAME, ConnectionClosed, Live, Person, Server

CALM = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30)
trees = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4), max_leaves=12
)
kinds = st.sampled_from(
    ["hello", "move", "undo", "propose", "answer", "chat", "ping", "look", "pause", "resume", "presence", "state", "table", "ack", "x"]
)
fields = st.sampled_from(["ref", "seq", "move", "seat", "to", "kind", "agree", "text", "touches", "here", "last_seq", "t"])
almost = st.builds(
    lambda t, more: json.dumps({"t": t, **more}), kinds, st.dictionaries(fields, scalars | st.lists(scalars, max_size=3), max_size=5)
)
garbage = st.text(max_size=200) | st.builds(json.dumps, trees) | almost | st.binary(max_size=200)


class Scene:
    """A table of two with an intruder who holds no seat, and one who holds the other seat."""

    def __init__(self, server: Server) -> None:
        self.anna, self.ben, self.eve = (Person(server.url, name) for name in ("Anna", "Ben", "Eve"))
        table = self.anna.table("you", "open")
        self.table = table["id"]
        self.ben.post(f"/api/tables/{self.table}/sit", {"seat": 1, "invite": table["seats"][1]["invite"]})
        self.anna.post(f"/api/tables/{self.table}/start", {})
        self.watch = self.anna.live(self.table)
        self.watch.until("state")
        self.lines: dict[str, Live] = {}

    def line(self, who: str) -> Live:
        """The line of an intruder, opened again if the server has cut it."""
        line = self.lines.get(who)
        if line is None:
            line = self.lines[who] = (self.eve if who == "eve" else self.ben).live(self.table)
            line.until("state")
        return line

    def everything(self) -> Any:
        """All that Anna can know, taken fresh."""
        line = self.anna.live(self.table, seat=0)
        line.until("state")
        line.close()
        return (
            {key: value for key, value in line.state.items() if key != "t"},
            line.table["status"],
            [s["kind"] for s in line.table["seats"]],
        )


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    """One scene for all examples: nothing they do may change it."""
    return Scene(server)


def barrage(scene: Scene, who: str, frames: list[str | bytes]) -> list[dict[str, Any]]:
    """Send frames, then wait until the server has dealt with all of them; what came back."""
    line = scene.line(who)
    heard = len(line.heard)
    try:
        for frame in frames:
            line.socket.send(frame)
        line.socket.send('{"t":"look","seat":63}')  # always an error: the end mark
        line.until(lambda m: m["t"] == "error" and m["code"] == "not-yours")
    except ConnectionClosed:
        scene.lines.pop(who)
    return line.heard[heard:]


@given(frames=st.lists(garbage, min_size=1, max_size=6))
@CALM
def test_garbage(scene: Scene, frames: list[str | bytes]) -> None:
    before = scene.everything()
    answers = barrage(scene, "eve", frames)
    assert not any(answer["t"] == "ack" for answer in answers)
    assert scene.everything() == before


@given(data=st.data())
@CALM
def test_moves_for_other_seats(scene: Scene, data: st.DataObject) -> None:
    before = scene.everything()
    legal = scene.watch.legal()
    moves = st.sampled_from(legal) | st.builds(
        lambda s, v: f"{s} {v}", st.integers(0, 9), st.sampled_from(["pass", "ready", "recruit archer-1"])
    )
    who = data.draw(st.sampled_from(["eve", "ben"]))
    line = scene.line(who)
    for move in data.draw(st.lists(moves, min_size=1, max_size=5)):
        if who == "ben" and move.startswith("1 recruit"):
            continue
        reply = line.answer(line.send(t="move", move=move, seq=data.draw(st.none() | st.integers(0, 100))))
        assert reply["t"] in ("error", "refused"), reply
    assert line.answer(line.send(t="undo", seat=0))["t"] in ("error", "refused")
    assert scene.everything() == before


def test_old_messages_do_nothing(server: Server) -> None:
    """Everything a person has ever sent, sent again on a new line and on the same one."""
    anna = Person(server.url, "Anna")
    table = anna.table("you", "you", start=True)
    line = anna.live(table["id"])
    line.until("state")
    rng = random.Random(3)
    sent: list[str] = []
    for _ in range(40):
        if not line.legal():
            line.send(t="look", seat=1 - line.state["viewer"])
            line.until("state")
            continue
        line.ref += 1
        frame = json.dumps({"t": "move", "ref": line.ref, "seq": line.state["seq"], "move": rng.choice(line.legal())})
        sent.append(frame)
        line.socket.send(frame)
        assert line.answer(line.ref)["t"] == "ack"
        line.until(lambda m: m["t"] == "state")
    line.drain()
    seq = line.state["seq"]
    fresh = anna.live(table["id"])
    fresh.until("state")
    for old in (line, fresh):
        for frame in sent:
            old.socket.send(frame)
            assert old.until(lambda m: m["t"] in ("ack", "refused", "error"))["t"] != "ack"
        old.drain()
        assert old.state["seq"] == seq


@given(body=trees | st.fixed_dictionaries({"game": st.just(GAME), "seats": trees, "options": trees}))
@CALM
def test_http_garbage(server: Server, scene: Scene, body: Any) -> None:
    for path in (
        "/api/tables",
        "/api/join",
        "/api/enter",
        *(f"/api/tables/{scene.table}/{verb}" for verb in ("sit", "seat", "start", "branch")),
    ):
        answer = scene.eve.http.post(path, json=body)
        assert 400 <= answer.status_code < 500, (path, answer.text)
        assert answer.json()["code"]


@given(at=st.integers(-(2**70), 2**70) | st.text(max_size=5), seat=st.none() | st.integers(-(2**70), 2**70) | st.text(max_size=5))
@CALM
def test_replay_garbage(scene: Scene, at: Any, seat: Any) -> None:
    answer = scene.eve.http.get(f"/api/tables/{scene.table}/replay", params={"at": at, **({} if seat is None else {"seat": seat})})
    assert answer.status_code in (403, 404, 422)


def test_huge_frames(scene: Scene) -> None:
    before = scene.everything()
    for frame in ("x" * 70_000, json.dumps({"t": "chat", "text": "y" * 66_000}), b"z" * 200_000):
        barrage(scene, "eve", [frame])
    assert scene.everything() == before

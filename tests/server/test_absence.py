"""A person who is lost in the middle of a real-time round: the table waits, the others choose, and who comes back gets the seat back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from taletable.games.a_tale_of_pirates.chapters import SAND
from taletable.games.a_tale_of_pirates.timer import COUNT_IN
from taletable.testing import rule

from .client import Live, Person, Server, World, running, sqlite_url, test_settings

GAME = "a-tale-of-pirates"
FOREVER = 3_600_000


@pytest.fixture(scope="module")
def brief(world: World, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody: the others choose at once."""
    folder: Path = tmp_path_factory.mktemp("brief")
    with running(test_settings(sqlite_url(folder), lost_ms=0, wait_ms=0)) as server:
        yield server


@pytest.fixture(scope="module")
def patient(world: World, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for ever."""
    folder: Path = tmp_path_factory.mktemp("patient")
    with running(test_settings(sqlite_url(folder), lost_ms=0, wait_ms=FOREVER)) as server:
        yield server


class Crew:
    """Three people on a ship whose clock runs."""

    def __init__(self, server: Server, world: World) -> None:
        self.anna, self.ben, self.cleo = (Person(server.url, name) for name in ("Anna", "Ben", "Cleo"))
        specs = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
        info = self.anna.post("/api/tables", {"game": GAME, "seats": specs})
        self.id: str = info["id"]
        for seat, person in ((1, self.ben), (2, self.cleo)):
            person.post(f"/api/tables/{self.id}/sit", {"seat": seat, "invite": info["seats"][seat]["invite"]})
        self.a, self.b, self.c = (person.live(self.id) for person in (self.anna, self.ben, self.cleo))
        table(self.a, lambda m: all(seat["connected"] for seat in m["seats"]))  # else who comes late is missed before it begins
        self.anna.post(f"/api/tables/{self.id}/start", {})
        for seat, line in enumerate((self.a, self.b, self.c)):
            line.until(lambda m: m["t"] == "state" and bool(m["asks"]), since=0)
            line.do(t="move", move=f"{seat} ready")
        world.forward(server, COUNT_IN)
        for line in (self.a, self.b, self.c):
            on_deck(line)


def on_deck(line: Live) -> None:
    """The count-down is over."""
    line.until(lambda m: m["t"] == "state" and m["view"]["clock"]["running"] and m["view"]["now"] >= m["view"]["clock"]["began"], since=0)


def table(line: Live, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The table, as soon as it is so."""
    return line.table if line.table and fits(line.table) else line.until(lambda m: m["t"] == "table" and fits(m))


def missed(line: Live) -> dict[str, Any]:
    """Wait until somebody is missed."""
    absence: dict[str, Any] = table(line, lambda m: m["absence"] is not None)["absence"]
    return absence


def refused(line: Live, **message: Any) -> dict[str, Any]:
    """The error that answers a message."""
    reply = line.answer(line.send(**message))
    assert reply["t"] == "error", reply
    return reply


@rule("TP-R.61")
def test_the_table_pauses_by_itself_and_goes_on_when_the_person_is_back(patient: Server, world: World) -> None:
    crew = Crew(patient, world)
    crew.b.do(t="move", move="1 place helm")
    crew.b.close()
    absence = missed(crew.a)
    assert (absence["name"], absence["seats"], absence["choose"]) == ("Ben", [1], True)
    assert 0 < absence["wait_ms"] <= FOREVER
    info = table(crew.a, lambda m: m["status"] == "paused")
    assert not info["clock"]["running"]
    assert info["table_rules"] == {"pause": "TP-R.60", "absence": "TP-R.61", "crew": "TP-R.95"}
    stood = info["clock"]["now"]
    assert refused(crew.a, t="move", move="0 place sail-1")["code"] == "paused"
    assert refused(crew.a, t="resume")["code"] == "absent", "the table waits"
    assert refused(crew.a, t="absence", choice="bot")["code"] == "waiting", "the others choose only after the wait"
    again = crew.ben.live(crew.id)
    info = table(crew.a, lambda m: m["status"] == "running")
    assert info["absence"] is None
    assert info["clock"]["now"] >= stood
    state = again.until(lambda m: m["t"] == "state" and any(ask["seat"] == 1 for ask in m["asks"]), since=0)
    assert state["full"], "who is back gets everything"
    assert state["view"]["players"][1]["sandtimer"]["at"] == "helm", "the Sandtimer stays where it is (TP-R.62)"


@rule("TP-R.60")
def test_a_pause_freezes_clock_sand_and_events_together(patient: Server, world: World) -> None:
    crew = Crew(patient, world)
    crew.a.do(t="move", move="0 place sail-1")
    crew.a.do(t="pause")
    world.forward(patient, 60_000)
    stood = table(crew.a, lambda m: m["status"] == "paused")["clock"]["now"]
    through = crew.a.state["view"]["players"][0]["sandtimer"]["through"]
    length = crew.a.state["seq"]
    crew.b.send(t="time")
    told = crew.b.until("time")
    assert (told["now"], told["running"]) == (stood, False)
    assert refused(crew.b, t="move", move="1 place helm")["code"] == "paused"
    crew.b.do(t="resume")
    info = table(crew.a, lambda m: m["status"] == "running")
    assert info["clock"]["now"] == stood, "the pause did not count"
    assert info["seq"] == length
    assert crew.a.state["view"]["players"][0]["sandtimer"]["through"] == through


@rule("TP-R.61", "TP-R.91")
def test_once_in_a_round_the_table_waits_and_then_it_goes_on_without(patient: Server, world: World) -> None:
    crew = Crew(patient, world)
    crew.b.close()
    missed(crew.a)
    line = crew.ben.live(crew.id)
    table(crew.a, lambda m: m["status"] == "running" and m["absence"] is None)
    table(line, lambda m: m["status"] == "running" and m["absence"] is None)
    line.close()
    absence = missed(crew.a)
    assert absence["wait_ms"] == 0
    assert crew.a.table["status"] == "running", "the others choose at once, and the clock goes on"
    crew.a.do(t="absence", choice="wait")
    info = table(crew.a, lambda m: m["status"] == "paused")
    assert info["absence"]["wait_ms"] > 0


@rule("TP-R.61")
def test_the_others_may_wait_again(brief: Server, world: World) -> None:
    crew = Crew(brief, world)
    crew.b.close()
    missed(crew.a)
    crew.a.do(t="absence", choice="wait")
    assert crew.a.table["status"] == "paused"
    crew.ben.live(crew.id)
    table(crew.a, lambda m: m["status"] == "running" and m["absence"] is None)


@rule("TP-R.61", "TP-R.62")
def test_a_bot_takes_over_and_hands_back_when_the_sandtimer_is_in_hand(brief: Server, world: World) -> None:
    crew = Crew(brief, world)
    crew.b.do(t="move", move="1 place repairs")
    crew.b.close()
    missed(crew.c)
    crew.c.do(t="absence", choice="bot")
    crew.c.do(t="pause")  # so that the sand does not run while this is looked at
    table(crew.a, lambda m: m["status"] == "paused" and m["seats"][1]["stand_in"])
    line = crew.ben.live(crew.id)
    state = line.until("state")
    assert state["view"]["players"][1]["sandtimer"]["at"] == "repairs", "still there"
    assert not state["asks"], "not yours yet"
    crew.c.do(t="resume")
    table(line, lambda m: m["status"] == "running")
    assert refused(line, t="move", move="1 remove")["code"] == "given-away"
    world.until(brief, line, lambda: not line.table["seats"][1]["stand_in"])
    state = line.until(lambda m: m["t"] == "state" and bool(m["asks"]), since=0)
    assert state["view"]["players"][1]["sandtimer"]["at"] is None, "the bot has acted, or has taken it off"


@rule("TP-R.61", "TP-V.3")
def test_a_player_takes_over_and_hands_back_when_the_sandtimer_is_in_hand(brief: Server, world: World) -> None:
    crew = Crew(brief, world)
    crew.b.do(t="move", move="1 place repairs")
    crew.b.close()
    helpers = missed(crew.a)["helpers"]
    assert [(one["seat"], one["name"], one["you"]) for one in helpers] == [(0, "Anna", True), (2, "Cleo", False)]
    crew.a.do(t="absence", choice="player", to=2)
    info = table(crew.c, lambda m: m["status"] == "running" and m["seats"][1]["lent"] == "Cleo")
    assert info["seats"][1]["you"]
    crew.c.until(lambda m: m["t"] == "state" and {ask["seat"] for ask in m["asks"]} == {1, 2}, since=0)
    assert refused(crew.a, t="move", move="1 remove")["code"] == "not-yours"
    line = crew.ben.live(crew.id)
    assert line.until("state")["asks"] == []
    world.forward(brief, SAND)
    crew.c.until(lambda m: m["t"] == "state" and m["view"]["players"][1]["sandtimer"]["state"] == "ready", since=0)
    crew.c.do(t="move", move="1 remove")
    table(line, lambda m: m["seats"][1]["lent"] is None)
    line.until(lambda m: m["t"] == "state" and [ask["seat"] for ask in m["asks"]] == [1], since=0)
    assert not table(crew.c, lambda m: m["seats"][1]["lent"] is None)["seats"][1]["you"]
    assert refused(crew.c, t="move", move="1 place helm")["code"] == "not-yours"


@rule("TP-R.61", "TP-R.91")
def test_to_stop_without_a_result_takes_all_who_are_here(brief: Server, world: World) -> None:
    crew = Crew(brief, world)
    crew.b.close()
    missed(crew.a)
    missed(crew.c)
    crew.a.do(t="absence", choice="stop")
    assert table(crew.c, lambda m: bool(m["absence"]["stop"]))["absence"]["stop"] == ["Anna"]
    crew.c.do(t="absence", choice="stop")
    info = table(crew.a, lambda m: m["status"] == "abandoned")
    assert info["result"] is None
    assert info["absence"] is None


@rule("TP-R.91")
def test_who_is_alone_finds_the_table_paused(brief: Server, world: World) -> None:
    anna = Person(brief.url, "Anna")
    specs = [{"kind": "you"}, {"kind": "bot", "level": "normal"}]
    info = anna.post("/api/tables", {"game": GAME, "seats": specs, "start": True})
    line = anna.live(info["id"])
    line.until(lambda m: m["t"] == "state" and bool(m["asks"]), since=0)
    line.do(t="move", move="0 ready")
    world.until(brief, line, lambda: bool(line.state["view"]["clock"]["running"]))
    world.forward(brief, COUNT_IN)
    on_deck(line)
    line.close()
    while (seen := anna.get(f"/api/tables/{info['id']}"))["absence"] is None:
        time.sleep(0.02)
    assert seen["status"] == "paused"
    line = anna.live(info["id"])
    table(line, lambda m: m["absence"] is None)
    assert line.table["status"] == "paused", "nobody waits for her: she goes on when she likes"
    line.do(t="resume")
    table(line, lambda m: m["status"] == "running")


def test_only_the_others_choose_and_only_when_somebody_is_missed(brief: Server, world: World) -> None:
    crew = Crew(brief, world)
    assert refused(crew.a, t="absence", choice="wait")["code"] == "nobody-missed"
    crew.b.close()
    missed(crew.a)
    looker = Person(brief.url, "Looker").live(crew.id)
    assert not missed(looker)["choose"]
    assert refused(looker, t="absence", choice="stop")["code"] == "not-seated"
    assert refused(crew.a, t="absence", choice="player", to=1)["code"] == "not-here"
    assert refused(crew.a, t="absence", choice="player", to=7)["code"] == "no-seat"
    assert crew.a.table["status"] == "paused"


def gather(server: Server) -> tuple[Person, Person, str, Live]:
    """Anna and Ben have a ship whose clock has not started; only she is here."""
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    info = anna.post("/api/tables", {"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}]})
    ben.post(f"/api/tables/{info['id']}/sit", {"seat": 1, "invite": info["seats"][1]["invite"]})
    line = anna.live(info["id"])
    anna.post(f"/api/tables/{info['id']}/start", {})
    line.until(lambda m: m["t"] == "state" and bool(m["asks"]), since=0)
    return anna, ben, info["id"], line


@rule("TP-R.61", "TP-R.91")
def test_before_the_clock_starts_a_player_is_missed_too_and_nothing_stops(patient: Server) -> None:
    _, ben, identity, line = gather(patient)
    absence = missed(line)
    assert (absence["name"], absence["seats"], absence["runs"]) == ("Ben", [1], False)
    assert 0 < absence["wait_ms"] <= FOREVER
    assert line.table["status"] == "running", "nothing runs that would have to be stopped"
    line.do(t="move", move="0 ready")
    assert refused(line, t="absence", choice="bot")["code"] == "waiting"
    ben.live(identity)
    assert table(line, lambda m: m["absence"] is None)["status"] == "running"


@rule("TP-R.61")
@pytest.mark.parametrize("choice", ["bot", "player", "wait"])
def test_before_the_clock_starts_the_others_choose_too(brief: Server, world: World, choice: str) -> None:
    _, ben, identity, line = gather(brief)
    missed(line)
    line.do(t="absence", choice=choice)
    if choice == "wait":
        assert line.table["status"] == "running"
        assert line.table["absence"]["name"] == "Ben"
    elif choice == "player":
        line.until(lambda m: m["t"] == "state" and [ask["seat"] for ask in m["asks"]] == [0, 1], since=0)
        line.do(t="move", move="1 ready")
    else:
        world.until(brief, line, lambda: line.state["view"]["waiting"] == [0])
    back = ben.live(identity)
    info = table(back, lambda m: m["absence"] is None and m["seats"][1]["lent"] is None and not m["seats"][1]["stand_in"])
    assert info["status"] == "running", "a Sandtimer that is in hand goes back at once"


@rule("TP-R.61", "TP-R.91")
def test_a_clock_that_starts_without_a_player_waits_for_it(patient: Server) -> None:
    _, ben, identity, line = gather(patient)
    other = ben.live(identity)
    other.until(lambda m: m["t"] == "state" and bool(m["asks"]), since=0)
    other.do(t="move", move="1 ready")
    other.close()
    table(line, lambda m: m["absence"] is not None)
    assert line.table["status"] == "running"
    line.do(t="move", move="0 ready")
    info = table(line, lambda m: m["status"] == "paused")
    assert info["absence"]["name"] == "Ben"
    assert info["absence"]["wait_ms"] > 0
    ben.live(identity)
    table(line, lambda m: m["status"] == "running" and m["absence"] is None)


def test_a_restarted_server_still_waits(tmp_path: Path, world: World) -> None:
    settings = test_settings(sqlite_url(tmp_path), lost_ms=0, wait_ms=FOREVER)
    with running(settings) as server:
        crew = Crew(server, world)
        crew.b.close()
        missed(crew.a)
        people = [crew.anna, crew.ben, crew.cleo]
    with running(settings) as server:
        for person in people:
            person.move_to(server)
        line = people[0].live(crew.id)
        assert missed(line)["name"] == "Ben"
        assert line.table["status"] == "paused"
        people[1].live(crew.id)
        table(line, lambda m: m["absence"] is None)

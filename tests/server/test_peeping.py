"""Nobody sees another's hand: not the host, not by sharing or changing seats, not by branches, records, replays or counting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from taletable.games import games
from tests.server.client import WAIT, Live, Person, Server, begin_together


@pytest.fixture
def two(server: Server) -> tuple[Person, Person, str, Live, Live]:
    """Anna is the host, Ben her guest; their game runs."""
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.table("you", "open", "easy")
    return anna, ben, table["id"], *begin_together(anna, ben, table, 1)


def invite_of(host: Person, table: str, seat: int) -> str:
    """As the host is shown it."""
    return str(host.get(f"/api/tables/{table}")["seats"][seat]["invite"])


def deeds(line: Live) -> list[tuple[str, str, str]]:
    """What the table itself has said at the end of a line."""
    return [(one["deed"], one["name"], one["text"]) for m in line.heard if m["t"] == "chat" for one in m["lines"] if one["deed"]]


def told(line: Live, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next word on the table that is so."""
    return line.until(lambda m: m["t"] == "table" and so(m), 0)


def test_nobody_sits_beside_another_without_consent(two: tuple[Person, Person, str, Live, Live]) -> None:
    anna, ben, table, first, second = two
    path = f"/api/tables/{table}"
    info = anna.post(f"{path}/sit", {"seat": 1, "invite": invite_of(anna, table, 1)})
    assert not info["seats"][1]["you"]
    assert [(one["seat"], one["name"], one["you"], one["yours"]) for one in info["sharing"]] == [(1, "Anna", True, False)]
    assert anna.get(f"{path}/replay", at=0, seat=1, status=403)["code"] == "own-seats-only"
    wish = told(second, lambda m: bool(m["sharing"]))["sharing"][0]
    assert wish["yours"]
    assert anna.post(f"{path}/share", {"key": wish["key"], "agree": True}, status=403)["code"] == "not-yours"
    ben.post(f"{path}/share", {"key": wish["key"], "agree": False})
    assert ben.post(f"{path}/share", {"key": wish["key"], "agree": True}, status=409)["code"] == "no-sharing"
    assert not anna.get(path)["seats"][1]["you"]
    anna.post(f"{path}/sit", {"seat": 1, "invite": invite_of(anna, table, 1)})
    ben.post(f"{path}/share", {"key": wish["key"], "agree": True})
    assert anna.get(path)["seats"][1]["you"]
    for line in (first, second):  # and all are told
        line.until(lambda m, line=line: ("shares", "Anna", "Ben") in deeds(line), 0)  # type: ignore[misc]
    assert anna.get(path)["seats"][1]["name"] in ("Anna & Ben", "Ben & Anna")


def test_the_host_does_not_take_the_seat_of_a_guest(two: tuple[Person, Person, str, Live, Live]) -> None:
    anna, ben, table, _, second = two
    path = f"/api/tables/{table}"
    for seat in (1, 2):  # the guest's, and that of a bot
        anna.post(f"{path}/seat", {"seat": seat, "kind": "open"})
        assert anna.post(f"{path}/sit", {"seat": seat}, status=409)["code"] == "seen-another"
        invite = invite_of(anna, table, seat)
        assert anna.post(f"{path}/sit", {"seat": seat, "invite": invite}, status=409)["code"] == "seen-another"
    anna.post(f"{path}/stand", {"seat": 0})
    assert anna.post(f"{path}/sit", {"seat": 1}, status=409)["code"] == "seen-another"
    anna.post(f"{path}/sit", {"seat": 0})
    ben.post(f"{path}/sit", {"seat": 1, "invite": invite_of(anna, table, 1)})
    second.until(lambda m: ("opens", "Anna", "Ben") in deeds(second), 0)
    cleo = Person(anna.url, "Cleo")
    cleo.post(f"{path}/sit", {"seat": 2, "invite": invite_of(anna, table, 2)})  # who has seen nothing may come
    second.until(lambda m: ("sits", "Cleo", "") in deeds(second), 0)


def test_a_game_in_which_others_ever_sat_is_not_branched(two: tuple[Person, Person, str, Live, Live]) -> None:
    anna, ben, table, _, _ = two
    path = f"/api/tables/{table}"
    anna.post(f"{path}/seat", {"seat": 1, "kind": "open"})
    assert anna.post(f"{path}/branch", {"at": 0}, status=403)["code"] == "branch-later"
    assert anna.http.get(f"{path}/record").status_code == 409
    ben.post(f"{path}/sit", {"seat": 1, "invite": invite_of(anna, table, 1)})
    ben.post(f"{path}/stand", {"seat": 1})
    assert ben.post(f"{path}/branch", {"at": 0}, status=403)["code"] == "branch-later"
    assert ben.get(f"{path}/replay", at=0, seat=1, status=403)["code"] == "own-seats-only"
    assert ben.get(f"{path}/curve", seat=1, status=403)["code"] == "own-seats-only"


def test_nobody_joins_a_game_that_was_looked_into(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.table("you", "easy", start=True)["id"]
    branch = anna.post(f"/api/tables/{table}/branch", {"at": 0})
    assert branch["looked_into"]
    anna.post(f"/api/tables/{branch['id']}/abandon")
    assert anna.http.get(f"/api/tables/{branch['id']}/record").status_code == 200  # it tells what lies face down at the first table, too
    again = anna.post(f"/api/tables/{table}/branch", {"at": 0})["id"]
    for one in (table, again):
        assert anna.get(f"/api/tables/{one}")["looked_into"]
        anna.post(f"/api/tables/{one}/seat", {"seat": 1, "kind": "open"})
        invite = invite_of(anna, one, 1)
        assert ben.post(f"/api/tables/{one}/sit", {"seat": 1, "invite": invite}, status=409)["code"] == "looked-into"


def test_no_number_tells_how_often_others_acted_in_secret(server: Server) -> None:
    """The same game twice; only what Ben does behind his screen differs. Everything that counts is the same for Anna and an onlooker."""
    counted = []
    for back_and_forth in (0, 7):
        anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
        table = anna.table("you", "open")
        first, second = begin_together(anna, ben, table, 1)
        onlooker = Person(server.url).live(table["id"])
        onlooker.until("state")
        path = f"/api/tables/{table['id']}"
        while any((line.ask() or {}).get("rule") != "plan" for line in (first, second)):
            for line in (first, second):
                line.drain(0.05)
                if line.legal() and (line.ask() or {}).get("rule") != "plan":
                    line.do(t="move", move=line.legal()[0], seq=line.state["seq"])
        start = second.legal()
        for _ in range(back_and_forth):
            second.do(t="move", move=next(move for move in start if " place " in move))
            second.do(t="undo", seat=1)
        seen = [person.get(path)["seq"] for person in (anna, Person(server.url))]
        first.do(t="move", move=next(move for move in first.legal() if " place " in move), seq=first.state["seq"])
        seen += [first.state["seq"], anna.get(path)["seq"], anna.get(f"{path}/replay", at=0, seat=0)["last"]]
        for line in (second, first):
            line.do(t="move", move=next(move for move in line.legal() if move.endswith("ready")))
        for line in (first, onlooker):
            line.until(lambda m: m["t"] == "state" and "plan" not in str(m["view"]["frames"]), 0)
        seen += [first.state["seq"], onlooker.state["seq"], anna.get(path)["seq"]]
        counted.append(seen)
        for line in (first, second, onlooker):
            line.close()
    assert counted[0] == counted[1]


def test_the_prose_of_sealed_chapters_is_not_sent(server: Server) -> None:
    """What lies in an envelope is read by who has opened it, or looks at a table where it is played."""
    game = games()["a-tale-of-pirates"]
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    path = f"/api/games/{game.id}/words"

    def chapters(person: Person, language: str = "en", table: str | None = None) -> set[int]:
        """The chapters whose prose a person is sent."""
        said = person.get(path, language=language, table=table)
        text = "".join([*said["sources"], *said["fallback"]])
        return {n for n in range(1, 11) if f"chapter-{n}-before-1 =" in text}

    nobody = Person(server.url)
    assert chapters(nobody) == chapters(anna) == chapters(anna, language="en-XA") == {1}
    office = server.app.state.office
    person = office.sessions.read({"taletable": next(iter(anna.http.cookies.jar)).value}).person
    loop = office.hall.storage.database.writer.loop
    asyncio.run_coroutine_threadsafe(office.hall.storage.crews.unlock([person], game.id, ["chapter-2", "chapter-3"]), loop).result(WAIT)
    assert chapters(anna) == {1, 2, 3}
    table = anna.post("/api/tables", {"game": game.id, "seats": [{"kind": "you"}, {"kind": "bot"}], "options": {"chapter": 2}})["id"]
    assert chapters(ben) == {1}
    assert chapters(ben, table=table) == chapters(nobody, table=table) == {1, 2}
    assert chapters(ben, table="0" * 20) == {1}

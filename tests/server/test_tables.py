"""Tables from set-up to rematch, over real connections and a real database."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from taletable.engine.record import verify_record
from taletable.games import find_game
from tests.server.client import GAME, Live, Person, Server, begin_together


def pair(server: Server, **more: Any) -> tuple[Person, Person, str, Live, Live]:
    """Anna and Ben at a table that has begun, each with a live line."""
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.table("you", "open", **more)
    return anna, ben, table["id"], *begin_together(anna, ben, table, 1)


def play_out(lines: list[Live], rng: random.Random) -> None:
    """Random moves of all lines in turn, until the game is over."""
    while True:
        for line in lines:
            if moves := line.legal():
                line.do(t="move", move=rng.choice(moves), seq=line.state["seq"])
                break
        else:
            if lines[0].state["view"]["over"]:
                return
            time.sleep(0.01)
        for line in lines:
            line.drain(0.0 if line.legal() else 0.004)


# Setting up


def test_shelf(server: Server) -> None:
    game = Person(server.url).get(f"/api/games/{GAME}")
    assert game["name"] == "Paper Tales"
    assert game["hidden"]
    assert game["bots"][0] == "random"
    option = game["options"][0]
    assert option["key"] == "two_player"
    assert option["choice_names"][:2] == ["Simple", "Advanced"]
    refused = {(refusal["choice"], refusal["seats"]) for refusal in option["refusals"]}
    assert ("advanced", 3) in refused
    assert ("advanced", 2) not in refused


def test_rules_and_catalogue(server: Server) -> None:
    person = Person(server.url)
    paragraphs = {p["id"]: p for p in person.get(f"/api/games/{GAME}/rules")["paragraphs"]}
    assert "4 turns" in paragraphs["PT-1.2"]["text"]
    units = person.get(f"/api/games/{GAME}/catalogue")["groups"]["units"]
    archer = next(unit for unit in units if unit["key"] == "archer")
    assert (archer["name"], archer["cost"], archer["strength"], archer["copies"]) == ("Archer", 1, 2, 2)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"seats": [{"kind": "you"}] * 8}, "seats"),
        ({"options": {"two_player": "wild"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "level": "grandmaster"}]}, "no-level"),
        ({"seats": [{"kind": "you"}, {"kind": "open"}], "start": True}, "open-seats"),
        ({"seats": [{"kind": "you"}, {"kind": "king"}]}, "bad-request"),
        ({"think_ms": 1}, "bad-request"),
        ({"more": 1}, "bad-request"),
    ],
)
def test_bad_tables_are_refused(server: Server, change: dict[str, Any], code: str) -> None:
    anna = Person(server.url, "Anna")
    body = {"game": GAME, "seats": [{"kind": "you"}, {"kind": "bot"}], **change}
    answer = anna.http.post("/api/tables", json=body)
    assert answer.status_code in (404, 422)
    assert answer.json()["code"] == code
    assert anna.get("/api/me/tables")["tables"] == []


def test_strangers_cannot_set_up(server: Server) -> None:
    Person(server.url).post("/api/tables", {"game": GAME, "seats": [{"kind": "you"}, {"kind": "bot"}]}, status=401)


def test_quick_play_against_bots_to_the_end(server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("you", "normal", "random", start=True)
    assert table["status"] == "running"
    assert table["seed"] is None
    line = anna.live(table["id"])
    line.until("state")
    line.play_on(random.Random(1))
    over = line.until(lambda m: m["t"] == "table" and m["status"] == "over", 0)
    assert over["result"]["scores"] == [player["score"] for player in line.state["view"]["players"]]
    assert [sum(part["amount"] for part in lines) for lines in over["result"]["lines"]] == over["result"]["scores"]
    assert all(part["text"] for lines in over["result"]["lines"] for part in lines)
    mine = anna.get("/api/me/tables")["tables"]
    assert [(line["id"], line["status"], line["result"]) for line in mine] == [(table["id"], "over", over["result"])]
    # Fair luck: the commitment was shown from the start, the record proves it.
    record = anna.http.get(f"/api/tables/{table['id']}/record")
    assert "attachment" in record.headers["content-disposition"]
    report = verify_record(record.text.splitlines(), find_game)
    assert report.ok, report
    assert report.complete
    assert report.header
    assert report.header.commitment == table["commitment"]
    assert report.header.ending
    assert report.header.ending.seed.hex() == over["seed"]


# Sitting down


def test_join_by_code(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.table("you", "open")
    assert len(table["code"]) == 6
    assert not set(table["code"]) & set("ILO01")
    path = f"/api/tables/{table['id']}"
    assert ben.get(path)["code"] is None
    ben.post(f"{path}/sit", {"seat": 1}, status=403)
    joined = ben.post("/api/join", {"code": table["code"].lower()})
    assert (joined["id"], joined["code"]) == (table["id"], table["code"])
    ben.post(f"{path}/sit", {"seat": 0}, status=409)
    ben.post(f"{path}/sit", {"seat": 7}, status=422)
    assert ben.post(f"{path}/sit", {"seat": 1})["seats"][1]["name"] == "Ben"
    ben.post("/api/join", {"code": "XXXXXX"}, status=404)
    ben.post(f"{path}/start", {}, status=403)
    assert anna.post(f"{path}/start", {})["status"] == "running"
    anna.post(f"{path}/start", {}, status=409)


def test_invitations(server: Server) -> None:
    anna, ben, cleo = (Person(server.url, name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.table("you", "open", "open")
    path = f"/api/tables/{table['id']}"
    invites = [seat["invite"] for seat in table["seats"]]
    assert all(invites)
    assert len(set(invites)) == 3
    assert [seat["invite"] for seat in ben.get(path)["seats"]] == [None] * 3
    ben.post(f"{path}/sit", {"seat": 1, "invite": invites[2]}, status=403)
    assert ben.post(f"{path}/sit", {"seat": 1, "invite": invites[1]})["seats"][1]["you"]
    # The same invitation shares the seat, if its holder agrees.
    (wish,) = cleo.post(f"{path}/sit", {"seat": 1, "invite": invites[1]})["sharing"]
    shared = ben.post(f"{path}/share", {"key": wish["key"], "agree": True})
    assert set(shared["seats"][1]["name"].split(" & ")) == {"Ben", "Cleo"}
    cleo.post(f"{path}/stand", {"seat": 1})
    assert ben.get(path)["seats"][1]["kind"] == "person"
    cleo.post(f"{path}/stand", {"seat": 1}, status=403)
    # The host sends Ben away, and his invitation is void.
    ben.post(f"{path}/seat", {"seat": 1, "kind": "open"}, status=403)
    again = anna.post(f"{path}/seat", {"seat": 1, "kind": "open"})
    assert again["seats"][1]["kind"] == "open"
    ben.post(f"{path}/sit", {"seat": 1, "invite": invites[1]}, status=403)
    anna.post(f"{path}/seat", {"seat": 0, "kind": "bot"}, status=409)
    anna.post(f"{path}/seat", {"seat": 1, "kind": "bot", "level": "random"})
    anna.post(f"{path}/start", {}, status=409)
    started = anna.post(f"{path}/start", {"fill": "random"})
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]


def test_shared_seat_both_see_and_play(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.table("you", "random")
    path = f"/api/tables/{table['id']}"
    (wish,) = ben.post(f"{path}/sit", {"seat": 0, "invite": table["seats"][0]["invite"]})["sharing"]
    anna.post(f"{path}/share", {"key": wish["key"], "agree": True})
    anna.post(f"{path}/start", {})
    first, second = anna.live(table["id"]), ben.live(table["id"])
    first.until("state")
    second.until("state")
    assert first.state["view"]["players"][0]["pack"] == second.state["view"]["players"][0]["pack"]
    second.do(t="move", move=second.legal()[0])
    first.until(lambda m: m["t"] == "state" and m["seq"] >= second.state["seq"])


# Playing


def test_moves_are_acknowledged_refused_or_wrong(server: Server) -> None:
    _, _, _, first, second = pair(server)
    move = first.legal()[0]
    theirs = second.legal()[0]
    before = first.state["seq"]
    assert first.answer(first.send(t="move", move=theirs))["code"] == "not-yours"
    assert first.answer(first.send(t="move", move="0 fly away"))["code"] == "bad-move"
    other = theirs.replace("1 ", "0 ", 1)
    refused = first.answer(first.send(t="move", move=other))
    assert refused["t"] == "refused"
    assert refused["refusal"]["cite"] == "PT-4.2"
    assert refused["refusal"]["text"]
    ref = first.send(t="move", move=move, seq=before)
    ack = first.answer(ref)
    assert (ack["t"], ack["seq"]) == ("ack", before + 1)
    first.until("state")
    assert first.answer(first.send(t="move", move=move, seq=before))["code"] == "late"
    first.send(t="move", move=move, ref=ref)
    assert first.until("error")["code"] == "replayed"
    first.drain()
    assert first.state["seq"] == before + 1
    assert [event["kind"] for event in first.state["events"]] == ["recruits"]
    second.drain()
    assert not any(event["kind"] == "recruits" for message in second.heard if message["t"] == "state" for event in message["events"])


def test_sealed_small_acts_are_not_even_noticed(server: Server) -> None:
    _, _, _, first, second = pair(server)
    rng = random.Random(4)
    while first.ask() is None or first.ask()["rule"] != "plan":  # type: ignore[index]
        for line in (first, second):
            line.drain(0.03)
            if line.legal():
                line.do(t="move", move=rng.choice(line.legal()))
    first.drain()
    second.drain()
    heard = len(second.heard)
    first.do(t="move", move=next(move for move in first.legal() if " place " in move))
    second.drain()
    assert len(second.heard) == heard


def test_undo_by_law(server: Server) -> None:
    _, _, _, first, second = pair(server)
    hand = first.state["view"]["players"][0]["pack"]
    assert first.answer(first.send(t="undo", seat=0))["refusal"]["key"] == "nothing-to-undo"
    first.do(t="move", move=f"0 recruit {hand[0]}")
    assert first.state["undo"] == [0]
    assert first.ask() is None
    first.do(t="undo", seat=0)
    assert first.ask() is not None
    assert first.state["view"]["players"][0]["pick"] == []
    assert first.state["events"][-1]["kind"] == "taken-back"
    assert first.answer(first.send(t="undo", seat=1))["code"] == "not-yours"
    first.do(t="move", move=f"0 recruit {hand[1]}")
    second.do(t="move", move=second.legal()[0])
    first.until(lambda m: m["t"] == "state" and first.ask() is not None)
    assert first.answer(first.send(t="undo", seat=0))["t"] == "refused"
    second.drain()
    assert not any(event["kind"] == "taken-back" for m in second.heard if m["t"] == "state" for event in m["events"])


def test_what_one_takes_back_does_not_make_the_other_late(server: Server) -> None:
    _, _, _, first, second = pair(server)
    seq = second.state["seq"]
    first.do(t="move", move=first.legal()[0])
    first.do(t="undo", seat=0)
    second.do(t="move", move=second.legal()[0], seq=seq)


def test_take_back_needs_all(server: Server) -> None:
    anna, _, table, first, second = pair(server)
    for line in (first, second):
        line.do(t="move", move=line.legal()[0])
    first.drain()
    pack = second.state["view"]["players"][1]["pack"]
    assert first.answer(first.send(t="propose", kind="take-back", to=99))["code"] == "no-entry"
    first.do(t="propose", kind="take-back", to=0)
    asked = second.until("proposal")
    assert (asked["open"], asked["by"], asked["agreed"], asked["missing"], asked["you"]) == (True, "Anna", ["Anna"], ["Ben"], True)
    assert first.answer(first.send(t="propose", kind="take-back", to=1))["code"] == "proposal"
    third = Person(server.url, "Cleo").live(table)
    assert third.until("proposal")["you"] is False
    assert third.answer(third.send(t="answer", agree=True))["code"] == "not-seated"
    second.do(t="answer", agree=False)
    assert first.until(lambda m: m["t"] == "proposal" and not m["open"])["outcome"] == "declined"
    assert first.answer(first.send(t="answer", agree=True))["code"] == "no-proposal"
    first.do(t="propose", kind="take-back", to=0)
    second.until("proposal")
    before = len(second.heard)
    second.do(t="answer", agree=True)
    second.until(lambda m: m["t"] == "proposal" and m["outcome"] == "done", before)
    second.until(lambda m: m["t"] == "state" and m["events"] and m["events"][-1]["kind"] == "rewound", before)
    assert second.state["seq"] == 3  # Anna's sealed choice is not counted
    assert second.state["view"]["players"][1]["pack"] != pack
    assert len(second.state["view"]["players"][1]["pack"]) == 5
    first.drain()
    play_out([first, second], random.Random(2))
    first.until(lambda m: m["t"] == "table" and m["status"] == "over", 0)
    report = verify_record(anna.http.get(f"/api/tables/{table}/record").text.splitlines(), find_game)
    assert report.ok, report


def test_pause_and_go_on(server: Server) -> None:
    _, _, table, first, second = pair(server)
    second.do(t="pause")
    first.until(lambda m: m["t"] == "table" and m["status"] == "paused")
    assert first.table["clock"]["running"] is False
    assert first.answer(first.send(t="move", move=first.legal()[0]))["code"] == "paused"
    assert first.answer(first.send(t="pause"))["code"] == "status"
    now = first.table["clock"]["now"]
    looker = Person(server.url, "Cleo").live(table)
    looker.until("table")
    assert looker.table["clock"]["now"] == now
    assert looker.answer(looker.send(t="resume"))["code"] == "not-seated"
    first.do(t="resume")
    first.do(t="move", move=first.legal()[0])


def test_abandon_and_rematch(server: Server) -> None:
    anna, ben, table, first, second = pair(server, options={"two_player": "advanced"})
    anna.post(f"/api/tables/{table}/rematch", status=409)
    ben.post(f"/api/tables/{table}/abandon", status=403)
    ended = anna.post(f"/api/tables/{table}/abandon")
    assert ended["status"] == "abandoned"
    assert ended["seed"]
    second.until(lambda m: m["t"] == "table" and m["status"] == "abandoned")
    assert first.answer(first.send(t="move", move="0 recruit archer-1"))["code"] == "abandoned"
    report = verify_record(anna.http.get(f"/api/tables/{table}/record").text.splitlines(), find_game)
    assert report.ok, report
    again = ben.post(f"/api/tables/{table}/rematch")
    assert again["id"] != table
    assert again["options"] == {**ended["options"], "two_player": "advanced"}
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Ben"]
    assert again["commitment"] != ended["commitment"]
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert first.until(lambda m: m["t"] == "table" and m["rematch"])["rematch"] == again["id"]
    assert ben.post(f"/api/tables/{again['id']}/start", {})["status"] == "running"


def test_hot_seat_shows_one_seat_at_a_time(server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("you", "you", start=True)
    assert [seat["name"] for seat in table["seats"]] == ["Anna 1", "Anna 2"]
    line = anna.live(table["id"])
    line.until("state")
    assert line.state["viewer"] == 0
    pack = line.state["view"]["players"][1]["pack"]
    assert pack == {"count": 5}
    other = line.ask(1)
    assert other
    assert other["offers"] == []
    assert line.legal(0)
    line.send(t="look", seat=1)
    line.until(lambda m: m["t"] == "state" and m["viewer"] == 1)
    assert line.state["full"]
    assert isinstance(line.state["view"]["players"][1]["pack"], list)
    assert line.state["view"]["players"][0]["pack"] == {"count": 5}
    assert line.ask(0)["offers"] == []  # type: ignore[index]
    line.do(t="move", move=line.legal(1)[0])
    line.send(t="look", seat=None)
    line.until(lambda m: m["t"] == "state" and m["viewer"] is None)
    assert all(player["pack"] == {"count": 5} for player in line.state["view"]["players"])
    line.send(t="look", seat=5)
    assert line.until("error")["code"] == "not-yours"


def test_spectators_see_no_secrets_and_do_nothing(server: Server) -> None:
    _, _, table, first, _ = pair(server)
    for looker in (Person(server.url), Person(server.url, "Cleo")):
        line = looker.live(table)
        line.until("state")
        assert line.state["viewer"] is None
        assert line.state["asks"] == []
        assert all(player["pack"] == {"count": 5} for player in line.state["view"]["players"])
        assert line.table["code"] is None
        line.send(t="look", seat=0)
        assert line.until("error")["code"] == "not-yours"
        assert line.answer(line.send(t="move", move=first.legal()[0]))["code"] == "not-yours"
        assert line.answer(line.send(t="pause"))["code"] in ("not-seated", "nobody")
        line.close()


def test_chat_and_pings(server: Server) -> None:
    _, _, table, first, second = pair(server)
    first.send(t="chat", text="Good luck!")
    said = second.until("chat")["lines"][0]
    assert (said["seat"], said["name"], said["text"]) == (0, "Anna", "Good luck!")
    second.send(t="ping", touches=["archer-1"], text="this one?")
    pointed = first.until("ping")
    assert (pointed["name"], pointed["touches"], pointed["seat"]) == ("Ben", ["archer-1"], 1)
    guest = Person(server.url)
    line = guest.live(table)
    assert [entry["text"] for entry in line.until("chat")["lines"]] == ["Good luck!"]
    line.send(t="chat", text="May I?")
    assert line.until("error")["code"] == "nobody"


def test_presence(server: Server) -> None:
    _, _, _, first, second = pair(server)
    first.drain()
    assert [seat["connected"] for seat in first.table["seats"]] == [True, True]
    second.send(t="presence", here=False)
    first.until(lambda m: m["t"] == "table" and not m["seats"][1]["connected"])
    second.send(t="presence", here=True)
    first.until(lambda m: m["t"] == "table" and m["seats"][1]["connected"])
    second.close()
    first.until(lambda m: m["t"] == "table" and not m["seats"][1]["connected"])


# Coming back


def test_reconnect_continues_exactly_there(server: Server) -> None:
    anna, _, table, first, second = pair(server)
    first.do(t="move", move=first.legal()[0])
    state = first.state
    first.close()
    second.do(t="move", move=second.legal()[0])
    second.drain()
    again = anna.live(table, last_seq=state["seq"], seat=0)
    again.until("state")
    assert again.state["seq"] == 3
    assert not again.state["full"]
    assert all(event["n"] >= state["seq"] for event in again.state["events"])
    whole = anna.live(table)
    whole.until("state")
    assert whole.state["full"]
    assert whole.state["view"] == again.state["view"]
    assert whole.state["asks"] == again.state["asks"]
    kinds = [event["kind"] for event in whole.state["events"]]
    assert kinds.index("dealt") < kinds.index("recruits")


def test_recovery_code_moves_a_person(server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("you", "open")
    phone = Person(server.url)
    assert phone.get("/api/me") == {"known": False, "name": "", "recovery": None, "announcement": ""}
    phone.enter("AAAA-BBBB-CCCC-DDDD-EEEE", 404)
    assert phone.enter(anna.recovery.lower().replace("-", " "))["me"]["name"] == "Anna"
    assert phone.get("/api/me/tables")["tables"][0]["id"] == table["id"]
    assert phone.get(f"/api/tables/{table['id']}")["you_host"]
    fresh = phone.post("/api/me/recovery")["recovery"]
    other = Person(server.url)
    other.enter(anna.recovery, 404)
    other.enter(fresh)


def test_names(server: Server) -> None:
    anna, _, table, first, _ = pair(server)
    assert anna.post("/api/me", {"name": "  Anna   Maria "})["name"] == "Anna Maria"
    first.until(lambda m: m["t"] == "table" and m["seats"][0]["name"] == "Anna Maria")
    for bad in ("", "   ", "x" * 33, "a\u202eb", 5):
        anna.post("/api/me", {"name": bad}, status=422)
    assert anna.get(f"/api/tables/{table}")["host"] == "Anna Maria"


def test_whose_turn(server: Server) -> None:
    anna, ben, table, first, second = pair(server)
    assert ben.get("/api/me/tables")["tables"][0]["your_turn"]
    first.do(t="move", move=first.legal()[0])
    line = anna.get("/api/me/tables")["tables"][0]
    assert (line["id"], line["your_turn"], line["waiting"]) == (table, False, [1])
    second.do(t="move", move=second.legal()[0])
    assert anna.get("/api/me/tables")["tables"][0]["your_turn"]


# Bots and clocks


def test_bot_stands_in_for_a_leaver_and_hands_back(server: Server) -> None:
    _, ben, table, first, second = pair(server, leave_ms=1000)
    second.close()
    first.do(t="move", move=first.legal()[0])
    first.until(lambda m: m["t"] == "table" and m["seats"][1]["stand_in"])
    first.until(lambda m: m["t"] == "state" and m["seq"] >= 3)
    back = ben.live(table)
    back.until(lambda m: m["t"] == "table" and not m["seats"][1]["stand_in"])
    first.drain()
    first.do(t="move", move=first.legal()[0])
    back.drain(0.5)
    assert back.legal()  # the bot does not go on


def test_thinking_time(server: Server) -> None:
    _, _, _, first, second = pair(server, think_ms=1000)
    asked = first.ask()
    assert asked
    assert 500 <= asked["deadline"] <= 1500
    first.do(t="move", move=first.legal()[0])
    second.until(lambda m: m["t"] == "state" and m["seq"] >= 3)
    assert second.ask()["deadline"] > asked["deadline"]  # type: ignore[index]


# Looking back


def test_replay_and_branch(server: Server) -> None:
    anna, ben, table, first, second = pair(server)
    opening = first.state["view"]
    for line in (first, second):
        line.do(t="move", move=line.legal()[0])
    path = f"/api/tables/{table}"
    past = anna.get(f"{path}/replay", at=0, seat=0)
    assert past["view"] == opening
    assert past["scenes"] == []
    after = anna.get(f"{path}/replay", at=0, until=99, seat=0)
    assert after["view"] == opening
    curve = anna.get(f"{path}/curve", seat=0)
    assert curve["entries"] == [0, *[scene["n"] for scene in after["scenes"]]]
    assert [line["key"] for line in curve["lines"]] == ["score", "score"]
    anna.get(f"{path}/curve", seat=1, status=403)
    anna.get(f"{path}/curve", status=403)
    anna.get(f"{path}/replay", at=0, seat=1, status=403)
    anna.get(f"{path}/replay", at=0, status=403)
    anna.get(f"{path}/replay", at=77, seat=0, status=404)
    Person(server.url, "Cleo").get(f"{path}/replay", at=0, seat=0, status=403)
    own = ben.get(f"{path}/replay", at=1, seat=1)["events"]  # what Anna did before it in secret is not counted
    assert all(event["args"]["seat"] == 1 for event in own if event["kind"] == "recruits")
    anna.post(f"{path}/branch", {"at": 1}, status=403)
    anna.get(f"{path}/record", status=409)
    anna.post(f"{path}/abandon")
    theirs = anna.get(f"{path}/replay", at=1, seat=1)["view"]["players"][1]["pack"]
    assert isinstance(theirs, list)
    branch = anna.post(f"{path}/branch", {"at": 1})
    assert (branch["branch_of"], branch["branch_at"], branch["status"]) == (table, 1, "running")
    assert [seat["kind"] for seat in branch["seats"]] == ["person", "bot"]
    anna.post(f"{path}/branch", {"at": 99}, status=422)
    line = anna.live(branch["id"])
    line.until("state")
    assert line.state["view"]["players"][0]["pick"] or line.state["view"]["players"][0]["hand"]
    line.play_on(random.Random(5))
    line.until(lambda m: m["t"] == "table" and m["status"] == "over", 0)
    report = verify_record(anna.http.get(f"/api/tables/{branch['id']}/record").text.splitlines(), find_game)
    assert report.ok, report


def test_branch_of_a_running_game_against_bots(server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("you", "random", start=True)
    line = anna.live(table["id"])
    line.until("state")
    line.do(t="move", move=line.legal()[0])
    branch = anna.post(f"/api/tables/{table['id']}/branch", {"at": 0})
    again = anna.live(branch["id"])
    again.until("state")
    assert again.state["viewer"] == 0

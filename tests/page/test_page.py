"""Tables that a page carries: whole games through the messages of a live line, and what is written down meanwhile."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import pytest

from taletable.engine.record import commitment, verify_record
from taletable.engine.saying import Wrong
from taletable.games import find_game
from taletable.page import think
from taletable.page.kept import read_sheet, record_of
from taletable.page.talk import HEARD, NUMBERED
from taletable.server import messages as wire

from .device import Device

SHORT: dict[str, list[str]] = {
    "paper-tales": ["you", "random"],
    "dice-upon-a-time": ["you", "random"],
    "threetale": ["you", "you", "random"],
    "a-tale-of-pirates": ["you", "random"],
}


def laid(device: Device, game: str, seats: list[str], **more: Any) -> str:
    """A table that has begun; its id."""
    specs = [{"kind": seat} if seat in ("you", "open") else {"kind": "bot", "level": seat} for seat in seats]
    told = device.ask("/api/tables", {"game": game, "seats": specs, "start": True, **more})
    assert told["status"] == "running", told
    return str(told["id"])


def play(device: Device, identity: str, most: int = 100_000) -> int:
    """Somebody who does whatever is offered plays at a table to the end, in real time now and then; the number of their moves."""
    random, line, moves = Random(7), device.open(identity), 0
    while device.last("table")["status"] == "running" and moves < most:
        if not device.asked():
            device.let_go(identity)
            continue
        state = device.last("state")
        offers = [offer["move"] for ask in state["asks"] for offer in ask["offers"] if offer["refusal"] is None]
        if not offers:  # another seat of this screen is asked
            device.say(line, "look", seat=state["asks"][0]["seat"])
            if not any(offer["refusal"] is None for ask in device.asked() for offer in ask["offers"]):
                device.time += 1000
                device.go_on(identity)
            continue
        moves += 1
        told = device.say(line, "move", ref=moves, move=random.choice(offers), seq=state["seq"])
        assert told[0]["t"] in ("ack", "refused"), told
        device.go_on(identity)
        device.time += 3000 if find_game(device.last("table")["game"]).real_time else 10
    return moves


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_of_each_kind_is_played_and_its_record_is_true(game: str) -> None:
    device = Device()
    identity = laid(device, game, SHORT[game])
    play(device, identity)
    told = device.last("table")
    assert told["status"] == "over"
    assert told["result"]["scores"]
    record = device.ask(f"/api/tables/{identity}/record")
    report = verify_record(record.splitlines(), find_game)
    assert report.ok
    assert report.complete
    assert [line["status"] for line in device.list.values()] == ["over"]


def test_every_message_of_a_client_is_understood() -> None:
    tags = {message.__struct_config__.tag for message in get_args(wire.ClientMessage)}
    assert tags == set(HEARD)
    assert {message.__struct_config__.tag for message in get_args(wire.Numbered)} == NUMBERED


def test_nothing_is_lost_when_the_page_dies_between_any_two_moves() -> None:
    device = Device()
    identity = laid(device, "paper-tales", ["you", "random"])
    play(device, identity, most=5)
    before, told = device.last("state"), device.last("table")
    seq, view = before["seq"], device.page.tables[identity].table.state("me", 0, 0, device.time).view
    device.time += 3_600_000
    device.start()
    device.open(identity)
    after = device.last("state")
    assert after["seq"] == seq
    assert after["view"] == json.loads(json.dumps(view))
    assert device.last("table")["commitment"] == told["commitment"]
    play(device, identity)
    assert device.last("table")["status"] == "over"
    assert device.ask(f"/api/tables/{identity}/replay?at=0&until=3&seat=0")["scenes"]
    assert device.ask(f"/api/tables/{identity}/curve?seat=0")["lines"]


def test_a_clock_stands_still_while_nobody_looks() -> None:
    device = Device()
    identity = laid(device, "a-tale-of-pirates", ["you", "random"])
    play(device, identity, most=3)
    now = json.loads(device.entries[identity][-1])[0]
    device.time += 3_600_000
    device.start()  # the page was killed
    line = device.open(identity)
    assert device.last("table")["status"] == "paused"
    assert device.last("table")["clock"]["now"] == now
    device.say(line, "resume", ref=1)
    assert device.last("table")["status"] == "running"
    device.take(device.page.go_on(identity, device.time))
    device.time += 60_000  # the device has slept
    device.take(device.page.go_on(identity, device.time))
    assert device.last("table")["status"] == "paused"
    device.say(line, "resume", ref=2)
    device.take(device.page.close(line, device.time))
    assert json.loads(device.tables[identity])["status"] == "paused"


def test_the_tale_of_a_day_is_played_here_as_it_was_taken_along() -> None:
    device, seed = Device(), "2a" * 16
    game = find_game("paper-tales")
    deal = {
        "day": "2026-11-19", "game": game.id, "rules": game.rules_version, "options": game.settle_options(2, {}),
        "seats": [{"kind": "you"}, {"kind": "bot", "level": "normal"}], "seed": seed, "commitment": commitment(bytes.fromhex(seed)),
    }  # fmt: skip
    assert device.ask(f"/api/games/{game.id}/deal", {**deal, "rules": "others"})["code"] == "other-rules"
    told = device.ask(f"/api/games/{game.id}/deal", deal)
    identity = told["id"]
    assert (told["status"], told["commitment"], told["bound"]) == ("running", deal["commitment"], "day:2026-11-19")
    line = device.open(identity)
    assert device.say(line, "propose", ref=1, to=0)[0]["code"] == "one-try"
    device.say(line, "hello")
    play(device, identity)
    assert [(one["status"], one["bound"]) for one in device.list.values()] == [("over", "day:2026-11-19")]
    record = device.ask(f"/api/tables/{identity}/record")
    report = verify_record(record.splitlines(), find_game)
    assert report.ok
    assert report.header
    assert report.header.ending
    assert (report.header.position, report.header.ending.seed.hex()) == (None, seed)


def test_a_move_is_answered_while_a_bot_thinks() -> None:
    device = Device()
    identity = laid(device, "paper-tales", ["you", "normal"])
    line = device.open(identity)
    device.take(device.page.go_on(identity, device.time))
    assert len(device.thoughts) == 1
    state = device.last("state")
    offer = next(offer["move"] for offer in state["asks"][0]["offers"] if offer["refusal"] is None)
    assert device.say(line, "move", ref=1, move=offer, seq=state["seq"])[0]["t"] == "ack"
    before = len(device.entries[identity])
    device.take(device.page.go_on(identity, device.time))
    assert len(device.thoughts) == 1  # it is asked once
    table, number, question = device.thoughts[0]
    device.think()
    assert len(device.entries[identity]) == before  # the person could still take back what that would settle
    device.time += 2_000
    device.take(device.page.go_on(identity, device.time))
    assert len(device.entries[identity]) > before
    before = len(device.entries[identity])
    device.take(device.page.answer(table, number, think(question), device.time))  # an answer that nobody waits for any more
    assert len(device.entries[identity]) == before


def test_where_a_clever_bot_fails_the_weakest_decides() -> None:
    device = Device()
    identity = laid(device, "paper-tales", ["you", "normal"])
    device.open(identity)
    device.take(device.page.go_on(identity, device.time))
    table, number, _ = device.thoughts.pop()
    device.take(device.page.answer(table, number, json.dumps({"failed": "normal: KeyError: 1"}), device.time))
    assert device.last("ping")["text"]
    assert json.loads(device.thoughts[0][2])[1] == "random"


def test_taking_back_and_going_back_are_as_at_a_server() -> None:
    device = Device()
    identity = laid(device, "paper-tales", ["you", "you"])
    line = device.open(identity)
    state = device.last("state")
    offer = next(offer["move"] for offer in state["asks"][0]["offers"] if offer["refusal"] is None)
    seat = state["asks"][0]["seat"]
    told = device.say(line, "move", ref=1, move=offer, seq=state["seq"])
    assert [message["t"] for message in told] == ["ack", "state"]
    assert device.last("state")["undo"] == [seat]
    assert [message["t"] for message in device.say(line, "undo", ref=2, seat=seat)] == ["ack", "state"]
    assert device.say(line, "move", ref=2, move=offer)[0]["code"] == "replayed"
    assert device.say(line, "undo", ref=3, seat=seat)[0]["t"] == "refused"
    told = device.say(line, "propose", ref=4, kind="take-back", to=0)
    assert [message["t"] for message in told] == ["proposal", "state", "ack"]
    assert device.say(line, "propose", ref=5, kind="take-back", to=99)[0]["code"] == "no-entry"


def test_a_lesson_is_taught() -> None:
    device = Device()
    told = device.ask("/api/games/paper-tales/lesson", {})
    line = device.open(told["id"])
    step = device.last("state")["lesson"]
    assert told["lesson"]
    assert step["button"]
    assert device.say(line, "read", ref=1, step=step["step"])[-1]["t"] == "ack"
    assert device.last("state")["lesson"]["step"] != step["step"]
    device.start()
    line = device.open(told["id"])
    assert device.last("state")["lesson"]["step"] != step["step"]  # what was read is kept
    device.say(line, "leave-lesson", ref=1)
    assert device.last("state")["lesson"] is None


def test_a_game_can_be_tried_from_a_past_moment_and_played_again() -> None:
    device = Device()
    identity = laid(device, "threetale", ["you", "you", "random"])
    play(device, identity, most=6)
    branch = device.ask(f"/api/tables/{identity}/branch", {"at": 3})
    assert branch["branch_of"] == identity
    assert branch["status"] == "running"
    device.start()
    device.open(branch["id"])  # from a position, which is kept by itself
    assert device.last("state")["seq"] == 1
    device.ask(f"/api/tables/{identity}/abandon", {})
    again = device.ask(f"/api/tables/{identity}/rematch", {})
    assert again["status"] == "running"
    assert device.ask(f"/api/tables/{identity}/rematch", {})["id"] == again["id"]


def test_a_tale_goes_out_and_comes_in_and_goes_on() -> None:
    device = Device()
    identity = laid(device, "dice-upon-a-time", ["you", "random"])
    play(device, identity, most=10)
    tale = device.ask(f"/api/tables/{identity}/record")
    assert verify_record(tale.splitlines(), find_game).ok
    other = Device()
    told = other.ask("/api/tables/bring", {"tale": tale, "seats": [{"kind": "you"}, {"kind": "bot", "level": "random"}]})
    assert told["status"] == "running"
    assert len(other.entries[told["id"]]) == len(tale.splitlines()) - 1
    other.start()
    play(other, told["id"])
    assert other.last("table")["status"] == "over"
    assert other.opened == {}  # nobody can say how it was made: it opens nothing
    for bad in ("", "{}", tale[:200], tale.replace('"seats":2', '"seats":3')):
        assert other.ask("/api/tables/bring", {"tale": bad})["code"] == "bad-record"


def test_what_cannot_be_read_changes_nothing() -> None:
    device = Device()
    identity = laid(device, "paper-tales", ["you", "random"])
    line = device.open(identity)
    before = dict(device.tables), {key: list(log) for key, log in device.entries.items()}
    for text in (
        "",
        "[]",
        "{",
        '{"t":1}',
        '{"t":"move"}',
        '{"t":"move","ref":-1}',
        '{"t":"move","ref":9,"move":7}',
        '{"t":"fly"}',
        "[" * 9999,
    ):
        device.take(device.page.hear(line, text, device.time))
        assert device.last("error")["code"] == "bad-message"
    assert device.say(line, "move", ref=10, move="0 fly")[0]["code"] == "bad-move"
    assert device.say(line, "look", seat=1)[0]["code"] == "not-yours"
    for path, body, code in (
        ("/api/tables", {"game": "chess", "seats": []}, "no-game"),
        ("/api/tables", {"game": "../../x", "seats": []}, "no-game"),
        ("/api/tables", {"game": "paper-tales", "seats": [{"kind": "you", "x": 1}]}, "bad-request"),
        ("/api/tables", {"game": "paper-tales", "seats": [{"kind": "mate", "mate": 0}] * 2}, "which-mate"),
        ("/api/tables", {"game": "paper-tales", "seats": [{"kind": "open"}] * 2, "start": True}, "open-seats"),
        ("/api/tables/hereafter", None, "no-table"),
        (f"/api/tables/{identity}/replay?at=-1", None, "bad-request"),
        (f"/api/tables/{identity}/replay?at=9999", None, "no-entry"),
        (f"/api/tables/{identity}/sequel", {}, "not-ended"),
        ("/api/elsewhere", None, "no-route"),
    ):
        assert device.ask(path, body)["code"] == code
    assert (device.tables, device.entries) == before


def test_a_campaign_opens_what_was_won_here() -> None:
    device = Device()
    found = find_game("a-tale-of-pirates")
    last = found.options[0].choices[-1]
    specs = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    body = {"game": found.id, "seats": specs, "options": {found.options[0].key: last}, "start": True}
    assert device.ask("/api/tables", body)["code"] == "locked"
    key = found.key_for(found.settle_options(2, {found.options[0].key: last}))
    device.opened[found.id] = [key]
    device.start()
    assert device.ask("/api/tables", body)["status"] == "running"
    assert device.ask(f"/api/games/{found.id}/crews")["crews"][0]["members"][0]["opened"] == [key]
    words = device.ask(f"/api/games/{found.id}/words")
    assert words["sources"]


def test_what_is_no_record_lays_no_table() -> None:
    device, other = Device(), Device()
    identity = laid(other, "paper-tales", ["you", "random"])
    whole = other.ask(f"/api/tables/{identity}/record").splitlines()
    header = json.loads(whole[0])
    wrong = ["", "no json", "{}", "[]", "null", "9" * 5000, "[" * 100_000, whole[0], "\n".join(["", *whole[1:]])]
    for field, value in {"game": 5, "seats": "2", "options": {"legends": []}, "names": 5, "rules": None, "position": {"frames": 5}}.items():
        wrong.append("\n".join([json.dumps({**header, field: value}), *whole[1:]]))
    wrong += ["\n".join([whole[0], entry]) for entry in ('[0,"- setup",[-1]]', '[0,"- setup",[4294967295]]', "[0]", '[0,"0 nonsense"]')]
    for tale in wrong:
        assert "code" in device.ask("/api/tables/bring", {"tale": tale}), tale[:80]
    assert (device.list, device.page.tables, device.page.out.writes) == ({}, {}, [])


def test_a_table_through_which_the_rules_do_not_lead_any_more_is_saved_as_it_was_written_down() -> None:
    device = Device()
    identity = laid(device, "paper-tales", ["you", "random"])
    play(device, identity, most=3)
    record = device.ask(f"/api/tables/{identity}/record").splitlines()
    sheet, lines = read_sheet(device.tables[identity]), device.entries[identity]
    assert record_of(sheet, lines).splitlines() == record
    device.start()
    with pytest.raises(Wrong):
        device.page.load(device.tables[identity], None, [lines[0], '[5,"0 nonsense"]'])
    assert not device.page.has(identity)

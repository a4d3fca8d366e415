"""Tables that go from a device to the server, and from the server to a device."""

from __future__ import annotations

import json

import pytest

from taletable.engine.record import read_record, verify_record
from taletable.games import find_game
from tests.page.device import Device
from tests.page.test_page import laid, play

from .client import Person, Server
from .test_daily import play_out


@pytest.mark.parametrize("game", ["paper-tales", "a-tale-of-pirates"])
def test_a_table_of_a_device_goes_on_at_the_server_as_practice(server: Server, game: str) -> None:
    device = Device()
    identity = laid(device, game, ["you", "random"])
    play(device, identity, most=6)
    tale = device.ask(f"/api/tables/{identity}/record")
    ada = Person(server.url, "Ada")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    told = ada.post("/api/tables/bring", {"tale": tale, "seats": seats})
    assert told["branch_of"] == "tale"  # it is no game that counts
    assert told["looked_into"]
    assert told["status"] == ("paused" if find_game(game).real_time else "running")  # nobody's clock runs on the way
    taken = ada.http.post(f"/api/tables/{told['id']}/take").text
    match, _ = read_record(taken.splitlines(), find_game)
    written = device.entries[identity]
    assert [match.game.write(entry.move) for entry in match.log[1 : len(written)]] == [json.loads(line)[1] for line in written[1:]]
    assert not verify_record(taken.splitlines(), find_game).complete  # the seed stays a secret while the game goes on


def test_what_is_no_record_of_a_game_here_is_refused(server: Server) -> None:
    ada = Person(server.url, "Ada")
    answer = ada.http.post("/api/tables/bring", json={"tale": "{}", "seats": None})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-record"
    answer = ada.http.post("/api/tables/bring", json={"tale": "x" * 600_000})
    assert answer.status_code == 413


def test_who_plays_alone_takes_the_table_along(server: Server) -> None:
    ada = Person(server.url, "Ada")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    table = ada.http.post("/api/tables", json={"game": "paper-tales", "seats": seats, "start": True}).json()
    tale = ada.http.post(f"/api/tables/{table['id']}/take").text
    assert ada.http.get(f"/api/tables/{table['id']}").json()["looked_into"]
    device = Device()
    brought = device.ask("/api/tables/bring", {"tale": tale, "seats": seats, "from": table["id"]})
    play(device, brought["id"])
    record = device.ask(f"/api/tables/{brought['id']}/record").splitlines()
    assert verify_record(record, find_game).complete


def test_nobody_takes_a_table_along_at_which_others_sit(server: Server) -> None:
    ada, mira = Person(server.url, "Ada"), Person(server.url, "Mira")
    table = ada.table("you", "open")
    mira.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "invite": table["seats"][1]["invite"]})
    ada.post(f"/api/tables/{table['id']}/start", {})
    assert ada.http.post(f"/api/tables/{table['id']}/take").status_code == 403
    assert Person(server.url, "Zoe").http.post(f"/api/tables/{table['id']}/take").status_code == 403
    assert not ada.http.get(f"/api/tables/{table['id']}").json()["looked_into"]


def test_nobody_dares_others_with_a_table_that_was_brought(server: Server) -> None:
    device, ada = Device(), Person(server.url, "Ada")
    identity = laid(device, "paper-tales", ["you", "random"])
    play(device, identity, most=6)
    told = ada.post("/api/tables/bring", {"tale": device.ask(f"/api/tables/{identity}/record")})
    play_out(ada, told["id"])
    assert ada.post(f"/api/tables/{told['id']}/challenge", {"said": ""}, status=409)["code"] == "no-dare"

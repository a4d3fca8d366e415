"""The rules change, and real servers are started again on the same database, SQLite and PostgreSQL: nothing dies of it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Live, Person, new_database
from tests.server.printings import Printed, command, printing

WOODCUTTER = ("games/paper_tales/cards.toml", "woodcutter = { copies = 3,", "woodcutter = { copies = 4,")
"""Another card in the deck: no log of Paper Tales replays, and no position loads."""
GOLD = ("games/paper_tales/state.py", "START_GOLD: Final = 3", "START_GOLD: Final = 4")
"""All moves may still be allowed, but the table would stand otherwise: only what was stored along the log tells."""
HARMLESS = ("games/dice_upon_a_time/cards.py", "from __future__ import annotations\n", "from __future__ import annotations\n\nUNUSED = 1\n")
"""Another version, under which everything replays."""


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The package as it is, with another card, and with more Gold."""
    folder = tmp_path_factory.mktemp("printings")
    return {
        "now": printing(folder / "now"),
        "card": printing(folder / "card", WOODCUTTER, HARMLESS),
        "gold": printing(folder / "gold", GOLD),
    }


def at(server: Printed, person: Person) -> Person:
    """The same person at another server."""
    other = Person(server.url)
    other.http.cookies = person.http.cookies
    return other


def step(lines: list[Live], rng: random.Random, moves: int) -> None:
    """Those who are asked play, in turn."""
    for _ in range(moves):
        for line in lines:
            line.drain(0.02)
            if legal := line.legal():
                line.do(t="move", move=rng.choice(legal))


def cards_of(view: dict[str, Any], seat: int) -> list[str]:
    """What a seat holds face down, as its owner sees it."""
    player = view["players"][seat]
    return [card for place in ("pack", "hand") for card in player[place] if isinstance(player[place], list)]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_change_of_rules_costs_no_game(kind: str, copies: dict[str, Path], tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "tables.db") if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    rng = random.Random(5)

    with Printed(copies["now"], tmp_path, database) as server:
        anna, ben, carl = (Person(server.url, name) for name in ("Anna", "Ben", "Carl"))
        paper = anna.table("you", "open")["id"]
        invite = anna.get(f"/api/tables/{paper}")["seats"][1]["invite"]
        ben.post(f"/api/tables/{paper}/sit", {"seat": 1, "invite": invite})
        anna.post(f"/api/tables/{paper}/start", {})
        lines = [anna.live(paper), ben.live(paper)]
        for line in lines:
            line.until("state")
        step(lines, rng, 3)
        for line in lines:
            line.drain()
        last = [line.state for line in lines]
        stories = [[e for m in line.heard if m["t"] == "state" for e in m["events"]] for line in lines]
        dice = anna.table("you", "random", start=True, game="dice-upon-a-time")["id"]
        line = anna.live(dice)
        line.until("state")
        line.play_on(rng, lambda: line.state["seq"] > 12)
        over = anna.table("you", "you", start=True)["id"]
        line = anna.live(over)
        line.until("state")
        step([line], rng, 2)
        anna.post(f"/api/tables/{over}/abandon")
        record = anna.http.get(f"/api/tables/{over}/record").text

    before = command(copies["now"], tmp_path, "upgrade", "check", "--database", database)
    assert before.returncode == 0, before.stderr
    assert before.stdout == "2 tables under way: all go on.\n"
    check = command(copies["card"], tmp_path, "upgrade", "check", "--database", database, "--json")
    assert check.returncode == 4, check.stderr
    report = json.loads(check.stdout)
    assert {t["table"]: t["goes_on"] for t in report["tables"]} == {paper: False, dice: True}
    assert not any(table["same"] for table in report["tables"])

    with Printed(copies["card"], tmp_path, database) as server:
        anna, ben, carl = at(server, anna), at(server, ben), at(server, carl)
        listed = {t["id"]: t["status"] for t in anna.get("/api/me/tables")["tables"]}
        assert listed[dice] == "running"
        assert listed[over] == "abandoned"
        # The one that goes on is played on, its bot included.
        line = anna.live(dice)
        line.until("state")
        length = line.state["seq"]
        line.play_on(rng, lambda: line.state["seq"] > length + 6)
        # The other rests, and each sees what its seat saw.
        assert anna.get(f"/api/tables/{paper}")["status"] == "shelved"
        assert {t["id"]: t["status"] for t in anna.get("/api/me/tables")["tables"]}[paper] == "shelved"
        for seat, person in enumerate((anna, ben)):
            shelf = person.get(f"/api/tables/{paper}/shelf")
            assert shelf["why"] == "rules"
            assert "The rules of Paper Tales were mended" in shelf["text"]
            assert shelf["view"] == last[seat]["view"]
            assert [(e["kind"], e["args"]) for e in shelf["events"]] == [(e["kind"], e["args"]) for e in stories[seat]]
            assert shelf["scores"] == [player["score"] for player in last[seat]["view"]["players"]]
            assert (shelf["seq"], shelf["viewer"]) == (shelf["last"], seat)
            secrets = cards_of(last[1 - seat]["view"], 1 - seat)
            assert secrets
            assert not [card for card in secrets if f'"{card}"' in json.dumps(shelf)]
            assert not shelf["goes_on"]  # a Woodcutter is missing
            assert person.get(f"/api/tables/{paper}/shelf", seat=1 - seat, status=403)["code"] == "not-yours"
        public = carl.get(f"/api/tables/{paper}/shelf")
        assert public["viewer"] is None
        assert not [card for card in [*cards_of(last[0]["view"], 0), *cards_of(last[1]["view"], 1)] if f'"{card}"' in json.dumps(public)]
        # It cannot be played at, in no way, and nothing breaks.
        quiet = Live(anna, paper)
        assert quiet.receive()["status"] == "shelved"
        with pytest.raises(ConnectionClosed) as closed:
            quiet.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4410
        for path, body in {
            "sit": {"seat": 0},
            "stand": {"seat": 0},
            "start": {},
            "abandon": None,
            "branch": {"at": 1},
            "sequel": None,
        }.items():
            assert anna.post(f"/api/tables/{paper}/{path}", body, status=409)["code"] == "shelved"
        assert anna.get(f"/api/tables/{paper}/replay", at=1, seat=0, status=409)["code"] == "shelved"
        assert anna.get(f"/api/tables/{paper}/record", status=409)["code"] == "record-later"
        assert anna.post(f"/api/tables/{paper}/continue", status=409)["code"] == "cannot-go-on"
        assert anna.get(f"/api/tables/{dice}/shelf", status=409)["code"] == "not-shelved"
        # What had ended is still told, line by line.
        assert anna.get(f"/api/tables/{over}")["status"] == "shelved"
        assert anna.get(f"/api/tables/{over}/shelf", seat=1)["was"] == "abandoned"
        assert anna.http.get(f"/api/tables/{over}/record").text == record
        # The same people can begin anew, with the new card.
        again = anna.post(f"/api/tables/{paper}/rematch")
        assert ben.post(f"/api/tables/{paper}/rematch")["id"] == again["id"]
        assert [seat["name"] for seat in again["seats"]] == ["Anna", "Ben"]
        assert server.said().count(f"table {paper} rests: ") == 1

    with Printed(copies["now"], tmp_path, database) as server:  # the old printing is back
        anna, ben = at(server, anna), at(server, ben)
        lines = [anna.live(paper), ben.live(paper)]
        for seat, line in enumerate(lines):
            line.until("state")
            assert line.state["view"] == last[seat]["view"]
        step(lines, rng, 2)
        last = [line.state for line in lines]
        assert last[0]["seq"] > shelf["seq"]

    with Printed(copies["gold"], tmp_path, database) as server:
        anna, ben, carl = at(server, anna), at(server, ben), at(server, carl)
        shelf = anna.get(f"/api/tables/{paper}/shelf")
        assert (shelf["why"], shelf["goes_on"]) == ("rules", True)
        assert carl.get(f"/api/tables/{paper}/shelf")["goes_on"] is False
        assert carl.post(f"/api/tables/{paper}/continue", status=403)["code"] == "not-sat"
        new = ben.post(f"/api/tables/{paper}/continue")
        assert new["status"] == "running"
        assert anna.post(f"/api/tables/{paper}/continue")["id"] == new["id"]
        assert [(seat["name"], seat["kind"]) for seat in new["seats"]] == [("Anna", "person"), ("Ben", "person")]
        assert new["host"] == "Anna"
        lines = [anna.live(new["id"]), ben.live(new["id"])]
        for seat, line in enumerate(lines):
            line.until("state")
            assert line.state["view"] == last[seat]["view"]
        step(lines, rng, 2)
        assert all(line.state["seq"] > 1 for line in lines)
        assert anna.get(f"/api/tables/{paper}/shelf")["continued"] == new["id"]
        listed = {t["id"]: t["status"] for t in anna.get("/api/me/tables")["tables"]}
        assert paper not in listed
        assert listed[new["id"]] == "running"

    with Printed(copies["now"], tmp_path, database) as server:
        # Its cards are known at the other table by now: it does not go on, whatever the rules.
        assert at(server, anna).get(f"/api/tables/{paper}/shelf")["why"] == "continued"

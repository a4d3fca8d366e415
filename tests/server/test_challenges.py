"""Beat me on this deal: the same seed, options and rivals, one try, and nothing told before it is over."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.client import Person, eventually, new_database, running, sqlite_url, test_settings
from tests.server.test_measure import finish
from tests.server.test_unfurl import told


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_deal_is_tried_once_and_compared(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    with running(test_settings(url)) as server:
        anna, bela, guest = (Person(server.url, name) for name in ("Anna", "Bela", "Guest"))
        table = finish(anna, "random", options={"two_player": "advanced"})
        score = table["result"]["scores"][0]
        mine = anna.post(f"/api/tables/{table['id']}/challenge", {"said": "  Too   easy "})
        code = mine["code"]
        assert (mine["you"], mine["said"], mine["score"], mine["table"]) == (True, "Too easy", score, table["id"])
        assert anna.post(f"/api/tables/{table['id']}/challenge", {"said": "Try"})["code"] == code, "it is the same challenge"
        anna.post(f"/api/challenges/{code}/take", {}, status=409)
        bela.post(f"/api/tables/{table['id']}/challenge", {}, status=409)

        fresh = bela.get(f"/api/challenges/{code}")
        assert (fresh["by"], fresh["you"], fresh["score"], fresh["mine"]) == ("Anna", False, score, None)
        assert fresh["table"] is None, "the replay shows what is to come"
        assert fresh["commitment"] == table["commitment"]
        assert [seat["kind"] for seat in fresh["seats"]] == ["you", "bot"]

        tried = bela.post(f"/api/challenges/{code}/take", {})
        assert bela.post(f"/api/challenges/{code}/take", {})["id"] == tried["id"], "one try"
        assert (tried["commitment"], tried["options"], tried["status"]) == (table["commitment"], table["options"], "running")
        assert tried["seats"][1]["level"] == "random"
        line, first = bela.live(tried["id"]), anna.get(f"/api/tables/{table['id']}/replay", at=0, seat=0)
        line.until("state")
        hands = [view["players"][0]["pick"] or view["players"][0]["hand"] for view in (line.state["view"], first["view"])]
        assert hands[0] == hands[1], "the very same cards"
        for path, body in (("branch", {"at": 0}), ("take", {}), ("stand", {"seat": 0})):
            assert bela.post(f"/api/tables/{tried['id']}/{path}", body, 409)["code"] == "one-try", "what lies face down stays so"
        bela.post(f"/api/tables/{tried['id']}/seat", {"seat": 1, "kind": "open"}, 409)
        other = guest.post(f"/api/challenges/{code}/take", {})
        line.play_on(random.Random(5))
        line.close()
        eventually(lambda: bool(bela.get(f"/api/challenges/{code}")["mine"]["over"]))

        seen = bela.get(f"/api/challenges/{code}")
        result = bela.get(f"/api/tables/{tried['id']}")["result"]
        assert seen["table"] == table["id"]
        assert [one["name"] for one in seen["attempts"]] == ["Bela"], "who still plays is not in the table"
        assert seen["mine"]["score"] == result["scores"][0]
        theirs = (0 in table["result"]["winners"], score)
        assert seen["mine"]["better"] == ((0 in result["winners"], result["scores"][0]) > theirs)
        assert guest.get(f"/api/challenges/{code}")["attempts"] == [], "nothing before one's own try is over"
        assert other["id"] != tried["id"]
        assert bela.get("/api/me/page")["games"][0]["games"] == 0, "the deal may be known: it counts for nothing else"

        lines = told(server, f"/c/{code}")
        assert lines["og:title"] == "Anna: beat me on this · Paper Tales"
        assert lines["og:description"] == "Try"


def test_what_cannot_be_tried(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna = Person(server.url, "Anna")
        table = anna.table("you", "random", start=True)
        anna.post(f"/api/tables/{table['id']}/challenge", {}, status=409)
        anna.post(f"/api/tables/{table['id']}/challenge", {"said": "x" * 121}, status=422)
        anna.get("/api/challenges/nothing", status=404)
        anna.post("/api/challenges/nothing/take", {}, status=404)
        anna.get("/api/challenges/" + "x" * 40, status=404)

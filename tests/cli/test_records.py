"""`taletable replay` and `taletable verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from taletable.bots import RandomBot
from taletable.engine.match import Match
from taletable.engine.record import MAX_LINE, write_record
from taletable.games import find_game

from .test_commands import ok, refused, run

GAME = find_game("paper-tales")


@pytest.fixture
def match() -> Match:
    """A finished match with a take-back."""
    match, bot = Match(GAME, 3, seed=b"replay"), RandomBot(2)
    while not match.state.over:
        seat = GAME.asked(match.state)[-1]
        match.play(bot.choose(GAME, match.state, seat))
        if len(match.log) == 30:
            match.undo(seat)
    return match


@pytest.fixture
def tale(match: Match, tmp_path: Path) -> Path:
    """Its record."""
    file = tmp_path / "game.tale"
    file.write_text("\n".join(write_record(match, ("Ada", "Bo", "Cy"))) + "\n", encoding="utf-8")
    return file


def test_replay_tells_the_game(match: Match, tale: Path) -> None:
    text = ok("replay", str(tale))
    assert text.startswith("Paper Tales: Ada, Bo, Cy")
    assert "Ada is dealt 5 cards." in text
    assert "(taken back)" in text
    assert f"After entry {len(match.log) - 1} of {len(match.log) - 1}:" in text
    assert "won." in text


def test_replay_at_an_entry(match: Match, tale: Path) -> None:
    assert f"After entry 20 of {len(match.log) - 1}:" in ok("replay", str(tale), "--at", "20")
    position = json.loads(ok("replay", str(tale), "--at", "20", "--position"))
    assert position == GAME.dump(match.at(20).state)
    assert f"the record has entries 0 to {len(match.log) - 1}" in refused("replay", str(tale), "--at", "9999")


def test_replay_as_data(match: Match, tale: Path) -> None:
    data = json.loads(ok("replay", str(tale), "--json"))
    assert len(data["entries"]) == len(match.log)
    assert data["digest"] == GAME.digest(match.state)
    assert data["result"]["scores"] == list(match.state.score)  # type: ignore[attr-defined]
    assert sum(not entry["in_force"] for entry in data["entries"]) == 2
    assert [e["kind"] for entry in data["entries"] for e in entry["events"]] == [event.kind for event in match.events]


def test_a_seat_sees_what_it_saw(match: Match, tale: Path) -> None:
    data = json.loads(ok("replay", str(tale), "--at", "12", "--seat", "1", "--json"))
    assert data["view"] == json.loads(json.dumps(GAME.view(match.at(12).state, 1)))
    for entry, logged in zip(data["entries"], match.log, strict=False):
        assert (entry["move"] is None) == (logged.move.seat in (0, 2))
        assert all(event["sees"] is None or 1 in event["sees"] for event in entry["events"])
    text = ok("replay", str(tale), "--at", "12", "--seat", "1")
    assert "Ada keeps" not in text
    assert "Bo keeps" in text
    assert "there is no seat 3" in refused("replay", str(tale), "--seat", "3")


def test_verify_a_true_record(tale: Path) -> None:
    assert ok("verify", str(tale)).endswith("This record is true.\n")
    assert json.loads(ok("verify", str(tale), "--json"))["verdict"] == "verified"
    assert ok("verify", "-", stdin=tale.read_text(encoding="utf-8")).endswith("This record is true.\n")


def test_verify_a_false_record(tale: Path) -> None:
    text = tale.read_text(encoding="utf-8")
    lie = text.replace('"winners":[', '"winners":[0,', 1)
    result = run("verify", "-", stdin=lie)
    assert result.exit_code == 1
    assert "✗ result" in result.stdout
    assert result.stdout.endswith("This record is not true.\n")
    as_json = run("verify", "-", "--json", stdin=lie)
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout)["verdict"] == "wrong"


def test_verify_an_unfinished_record(tale: Path) -> None:
    lines = tale.read_text(encoding="utf-8").splitlines(keepends=True)
    result = run("verify", "-", stdin="".join(lines[:-1]))
    assert result.exit_code == 3
    assert result.stdout.endswith("Sound so far.\n")


def test_broken_files(tale: Path, tmp_path: Path) -> None:
    assert "No such file" in refused("replay", str(tmp_path / "nowhere.tale"))
    assert "No such file" in refused("verify", str(tmp_path / "nowhere.tale"))
    assert "line 1: this is not JSON" in refused("replay", "-", stdin="hello")
    assert "line 1: this is no record" in refused("replay", "-", stdin="")
    header = tale.read_text(encoding="utf-8").splitlines()[0]
    assert "line 2: a line has at most" in refused("replay", "-", stdin=header + "\n" + " " * (MAX_LINE + 10) + "\n")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8 text" in refused("replay", str(tmp_path / "bytes"))

"""The commands that print data: what they print, their JSON, their errors and exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from taletable import __version__
from taletable.cli import app
from taletable.cli.common import pretty
from taletable.games import find_game, games

ROOT = Path(__file__).parents[2]


def run(*words: str, stdin: str | None = None) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, list(words), input=stdin)


def ok(*words: str, stdin: str | None = None) -> str:
    """What a command prints when all is well."""
    result = run(*words, stdin=stdin)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*words: str, code: int = 1, stdin: str | None = None) -> str:
    """What a command says when something is wrong: on standard error only, without a traceback."""
    result = run(*words, stdin=stdin)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


@pytest.fixture
def start(tmp_path: Path) -> str:
    """A position file."""
    file = tmp_path / "start.json"
    file.write_text(ok("position", "new", "paper-tales", "--seats", "3", "--seed", "7"), encoding="utf-8")
    return str(file)


def spoil(file: str, change: Any) -> str:
    """Edit a position file."""
    data = json.loads(Path(file).read_text(encoding="utf-8"))
    change(data)
    Path(file).write_text(json.dumps(data), encoding="utf-8")
    return file


# games, version, help


def test_games() -> None:
    assert "two_player=simple|advanced" in ok("games")
    listed = json.loads(ok("games", "--json"))
    assert [game["id"] for game in listed] == list(games())
    paper_tales = next(game for game in listed if game["id"] == "paper-tales")
    assert paper_tales["options"][0]["choices"] == ["simple", "advanced"]
    assert paper_tales["bots"][0] == "random"


def test_version() -> None:
    assert ok("version").startswith(f"taletable {__version__}")
    assert json.loads(ok("version", "--json"))["taletable"] == __version__


@pytest.mark.parametrize(
    "words", [[], ["games"], ["play"], ["sim"], ["rules"], ["position"], ["position", "apply"], ["replay"], ["verify"], ["serve"]]
)
def test_help(words: list[str]) -> None:
    text = ok(*words, "--help")
    assert "Usage" in text
    assert "Example" in text or words in ([], ["position"])


def test_nothing_and_nonsense_are_usage_errors() -> None:
    assert run().exit_code == 2
    assert run("fly").exit_code == 2
    assert run("sim").exit_code == 2


def test_it_starts_without_what_it_does_not_need() -> None:
    """Light commands stay fast because heavy things are imported by the commands that use them."""
    heavy = ("fastapi", "sqlalchemy", "uvicorn", "taletable.games", "taletable.server", "rich.table")
    program = f"import sys, taletable.cli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "[]"


# rules


def test_rules_by_id_chapter_and_words() -> None:
    assert "PT-5.8" in ok("rules", "paper-tales", "PT-5.8")
    assert ok("rules", "paper", "5.8") == ok("rules", "paper-tales", "pt-5.8")
    chapter = json.loads(ok("rules", "paper-tales", "PT-5", "--json"))
    assert [p["id"] for p in chapter][:2] == ["PT-5.1", "PT-5.2"]
    assert all(p["id"].startswith("PT-5.") for p in chapter)
    found = json.loads(ok("rules", "paper-tales", "--search", "healer age", "--json"))
    assert "PT-R.48" in [p["id"] for p in found]
    assert len(json.loads(ok("rules", "paper-tales", "--json"))) == len(find_game("paper-tales").ledger.paragraphs)


def test_rules_that_are_not_there() -> None:
    assert "has no rule “PT-5.88”; did you mean PT-5.8" in refused("rules", "paper-tales", "PT-5.88")
    assert "no rule of Paper Tales speaks of “helicopter”" in refused("rules", "paper-tales", "--search", "helicopter")
    assert "there is no game “chess”; there are: " in refused("rules", "chess")


# sim


def test_sim(tmp_path: Path) -> None:
    text = ok("sim", "paper-tales", "--games", "6", "--seats", "3", "--seed", "2", "--workers", "1", "--out", str(tmp_path / "out"))
    assert "Paper Tales, 3 seats, 6 games, seed 2" in text
    assert "decisions/s" in text
    assert len(list((tmp_path / "out").glob("*.tale"))) == 6
    data = json.loads(ok("sim", "paper-tales", "-n", "6", "-k", "3", "-s", "2", "-w", "1", "--json"))
    written = json.loads((tmp_path / "out" / "summary.json").read_text())
    for summary in (data, written):
        del summary["speed"]
    assert data == written
    assert data["by_bot"][0]["played"] == 18


def test_sim_takes_its_seats_from_the_bots() -> None:
    assert json.loads(ok("sim", "paper-tales", "-n", "1", "--bots", "random,random", "-w", "1", "--json"))["seats"] == 2
    assert json.loads(ok("sim", "paper-tales", "-n", "1", "-w", "1", "--json"))["seats"] == 4


def test_sim_refuses_what_cannot_be(tmp_path: Path) -> None:
    assert "(PT-V.3)" in refused("sim", "paper-tales", "--seats", "4", "--option", "two_player=advanced")
    assert "(PT-1.1)" in refused("sim", "paper-tales", "--seats", "8")
    assert "“7” is not possible" in refused("sim", "paper-tales", "--option", "two_player=7")
    assert "has no option “weather”" in refused("sim", "paper-tales", "--option", "weather=true")
    assert "write it as key=value" in refused("sim", "paper-tales", "--option", "weather", code=2)
    assert "there are: random" in refused("sim", "paper-tales", "--bots", "clever")
    assert "name at least one bot" in refused("sim", "paper-tales", "--bots", ",", code=2)
    assert "2 bots cannot sit on 3 seats" in refused("sim", "paper-tales", "--bots", "random,random", "--seats", "3")
    (tmp_path / "x").write_text("x")
    assert "is not empty" in refused("sim", "paper-tales", "--out", str(tmp_path))
    assert "x" in refused("sim", "paper-tales", "--out", str(tmp_path / "x" / "y"))


# position


def test_new_is_a_position_and_the_seed_decides(start: str) -> None:
    data = json.loads(Path(start).read_text(encoding="utf-8"))
    game = find_game("paper-tales")
    assert game.dump(game.load(data)) == data
    again = ok("position", "new", "paper-tales", "--seats", "3", "--seed", "7")
    assert json.loads(again) == data
    assert json.loads(ok("position", "new", "paper-tales", "--seats", "3", "--seed", "8")) != data
    one, two = (ok("position", "new", "paper-tales") for _ in range(2))
    assert one != two
    assert json.loads(one)["seats"] == 1
    advanced = json.loads(ok("position", "new", "paper-tales", "--seats", "2", "--option", "two_player=Advanced"))
    assert advanced["options"]["two_player"] == "advanced"
    assert len(advanced["players"][0]["pack"]) == 9
    assert "at most 64 bytes" in refused("position", "new", "paper-tales", "--seed", "x" * 65, code=2)


def test_offers(start: str) -> None:
    table = ok("position", "offers", start, "--seat", "1")
    offers = json.loads(ok("position", "offers", start, "--seat", "1", "--json"))
    assert len(offers) == 5
    for offer in offers:
        assert offer["move"] in table
        assert offer["refusal"] is None
    assert len(json.loads(ok("position", "offers", start, "--json"))) == 15
    assert "there is no seat 3" in refused("position", "offers", start, "--seat", "3")


def test_offers_of_a_seat_that_has_answered(start: str, tmp_path: Path) -> None:
    move = json.loads(ok("position", "offers", start, "--seat", "0", "--json"))[0]["move"]
    after = tmp_path / "after.json"
    after.write_text(ok("position", "apply", start, move), encoding="utf-8")
    assert "It is not Seat 0's decision now. (PT-4.2)" in refused("position", "offers", str(after), "--seat", "0")
    assert json.loads(ok("position", "offers", str(after), "--seat", "0", "--json")) == []


def test_refused_offers_carry_reason_and_rule(start: str, tmp_path: Path) -> None:
    """Go on to Deployment, where the third spot in the Front is closed."""
    file = start
    for step in range(4):
        moves = [json.loads(ok("position", "offers", file, "--seat", str(seat), "--json"))[0]["move"] for seat in range(3)]
        file = str(tmp_path / f"{step}.json")
        Path(file).write_text(ok("position", "apply", start if not step else str(tmp_path / f"{step - 1}.json"), *moves), encoding="utf-8")
    offers = json.loads(ok("position", "offers", file, "--seat", "0", "--json"))
    closed = [offer for offer in offers if offer["refusal"]]
    assert closed
    assert {offer["refusal"]["cite"] for offer in closed} == {"PT-3.4"}
    assert "(PT-3.4)" in ok("position", "offers", file, "--seat", "0")
    said = refused("position", "apply", file, closed[0]["move"])
    assert said.startswith(f"error: “{closed[0]['move']}” is refused: The third place in the Front")
    assert "(PT-3.4)" in said
    as_json = run("position", "apply", file, closed[0]["move"], "--json")
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout) == {"refused": {"move": closed[0]["move"], **closed[0]["refusal"]}}


def test_apply_prints_position_and_events(start: str) -> None:
    moves = [json.loads(ok("position", "offers", start, "--seat", str(seat), "--json"))[1]["move"] for seat in range(3)]
    result = run("position", "apply", start, *moves)
    assert result.exit_code == 0
    position = json.loads(result.stdout)
    assert [len(player["pack"]) for player in position["players"]] == [4, 4, 4]
    assert "Seat 0 keeps " in result.stderr
    assert "The packs go round" in result.stderr
    whole = json.loads(ok("position", "apply", start, *moves, "--json"))
    assert whole["position"] == position
    assert [event["kind"] for event in whole["events"]] == ["recruits", "recruits", "recruits", "passed"]
    assert whole["events"][0]["sees"] == [0]
    assert whole["events"][-1]["sees"] is None
    assert whole["luck"] == []
    one_by_one = start
    for move in moves:
        text = ok("position", "apply", "-", move, stdin=Path(one_by_one).read_text(encoding="utf-8"))
        Path(one_by_one).write_text(text, encoding="utf-8")
    assert json.loads(Path(one_by_one).read_text(encoding="utf-8")) == position


def test_apply_is_all_or_nothing(start: str) -> None:
    move = json.loads(ok("position", "offers", start, "--seat", "0", "--json"))[0]["move"]
    assert "It is not Seat 0's decision now. (PT-4.2)" in refused("position", "apply", start, move, move)


def test_moves_that_cannot_be_understood(start: str) -> None:
    assert "there is no move “fly”" in refused("position", "apply", start, "0 fly")
    assert "each move is one argument, in quotes" in refused("position", "apply", start, "0", "pass")
    assert "“joker” is not a card" in refused("position", "apply", start, "0 recruit joker")
    assert "name at least one move" in refused("position", "apply", start, code=2)


def test_show(start: str) -> None:
    assert "Game › Turn › Recruitment › Draft  PT-4.2" in ok("position", "show", start)
    assert json.loads(ok("position", "show", start, "--json"))["players"][0]["pack"] == {"count": 5}
    assert len(json.loads(ok("position", "show", start, "--seat", "0", "--json"))["players"][0]["pack"]) == 5
    assert "there is no seat 9" in refused("position", "show", start, "--seat", "9")


def test_position_files_that_are_wrong(start: str, tmp_path: Path) -> None:
    assert "No such file" in refused("position", "show", str(tmp_path / "nowhere.json"))
    assert "Is a directory" in refused("position", "show", str(tmp_path))
    assert "this is not JSON" in refused("position", "show", "-", stdin="{")
    assert "this is nested too deeply" in refused("position", "show", "-", stdin="[" * 100_000)
    assert "this is no position" in refused("position", "show", "-", stdin="[]")
    assert "there is no game “chess”" in refused("position", "show", "-", stdin='{"game": "chess"}')
    assert "digits" in refused("position", "show", "-", stdin="9" * 5000)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8 text" in refused("position", "show", str(tmp_path / "bytes"))
    assert "players[2].gold: expected 0 to " in refused("position", "show", spoil(start, lambda d: d["players"][2].update(gold=-1)))


def test_a_pipe_of_commands() -> None:
    """As a person would use it: no file at all."""
    taletable = f"{sys.executable} -m taletable"
    line = f"{taletable} position new paper-tales --seats 2 --seed 1 | {taletable} position offers - --seat 1 --json"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", line], capture_output=True, text=True, cwd=ROOT, check=True)
    assert len(json.loads(done.stdout)) == 5


def test_pretty_json_is_the_same_data() -> None:
    data = {"a": [1, 2, {"b": []}], "long": [f"card-{n}" for n in range(60)], "text": "ü\n", "none": None, "flag": True, "deep": [[[]], {}]}
    assert json.loads(pretty(data)) == data
    assert max(len(line) for line in pretty(data).splitlines()) <= 110


def test_a_position_that_play_does_not_lead_to(start: str) -> None:
    """Without its outermost paragraph the game cannot end. Either it is refused at once, or when the rules find out."""
    game = find_game("paper-tales")
    data = json.loads(Path(start).read_text(encoding="utf-8"))
    data["frames"] = data["frames"][3:]
    data["players"] = [{**player, "pack": player["pack"][:2], "lost_sight": {}} for player in data["players"]]
    data["draw"] += [card for card in game.deck.ids if card not in json.dumps([data["draw"], data["players"]]).split('"')]
    Path(start).write_text(json.dumps(data), encoding="utf-8")
    moves = [f"{seat} recruit {player['pack'][0]}" for seat, player in enumerate(data["players"])]
    said = refused("position", "apply", start, *moves)
    assert "frames" in said


# coverage


def test_coverage_of_the_rules(tmp_path: Path) -> None:
    whole = run("rules", "coverage", "paper-tales")
    assert whole.stdout.startswith("Paper Tales: ")
    data = json.loads(run("rules", "coverage", "paper-tales", "--json").stdout)
    assert [game["game"] for game in data["games"]] == ["paper-tales"]
    assert whole.exit_code == (0 if data["complete"] else 1)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text('@rule("PT-5.8", "PT-99.1")\ndef test_one(): ...\n')
    poor = run("rules", "coverage", "paper-tales", "--root", str(tmp_path))
    assert poor.exit_code == 1
    assert "no test: PT-5.9 " in poor.stdout
    assert "no test: PT-5.8 " not in poor.stdout
    assert "tests/test_one.py:1 names PT-99.1, which no ledger has" in poor.stdout
    assert "has no folder “tests”" in refused("rules", "coverage", "--root", str(tmp_path / "tests"))
    assert "there is no game “chess”" in refused("rules", "coverage", "chess")


# serve


def test_a_server_that_cannot_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path))
    assert "several workers need PostgreSQL" in refused("serve", "--workers", "2")
    assert "“mysql” is not a database that can be used" in refused("serve", "--database", "mysql://localhost/x")

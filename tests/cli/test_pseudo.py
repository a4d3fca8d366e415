"""The terminal in the pseudo-language: what stands outside of its brackets is data, or it is in no catalogue."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from taletable.bots import house_bots
from taletable.engine.game import Game
from taletable.games import find_game, games
from taletable.words import PSEUDO, house, speak

from .test_commands import run
from .test_play import Person, shown, sit

COMMANDS = [
    "", "games", "play", "sim", "balance", "train", "rules", "position", "position new", "position show", "position offers",
    "position apply", "replay", "verify", "schema", "new-game", "version", "serve", "upgrade", "upgrade check", "measure",
    "admin", "admin tables", "admin people", "admin reports", "admin close", "admin delete", "admin ban", "admin announce",
    "admin clean-up", "admin statistics", "backup", "restore", "doctor", "site",
]  # fmt: skip
WORD = re.compile(r"[A-Za-z]{2,}")
WIDE = 240
"""Columns: no heading is cut, and examples stay on their lines."""


def outside(text: str) -> str:
    """What stands outside of all brackets."""
    found, depth = [], 0
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        found.append(letter if depth == 0 and letter != "⟧" else " ")
    assert depth == 0, f"a bracket is lost in {text!r}"
    return "".join(found)


def english(text: str, data: Iterable[str] = ()) -> list[str]:
    """The words of a text that are neither in brackets nor data: ids, flags, PLACEHOLDERS, file names, and what else the test names."""
    known = {word for name in data for word in WORD.findall(name)}
    words = [token.strip(".,;:()[]{}'\"") for token in re.split(r"[\s│╭╮╰╯─<>*|\[\]]+", outside(text))]
    plain = [word for word in words if WORD.search(word) and not re.search(r"[\d_=/.]|^-", word) and not word.isupper()]
    return [word for word in plain if not set(WORD.findall(word)) <= known]


def ids(game: Game[Any]) -> list[str]:
    """All that a game calls things by, and the letters that stand for them on a map: `Cr` for `copper-ring`."""
    names = [name for things in game.grammar.things.values() for name in things.names]
    names += [one[0].upper() + other[0] for one, _, other in (name.partition("-") for name in names) if one and other]
    return [
        game.id,
        game.name,
        *names,
        *game.grammar.group("move"),
        *game.rules,
        *house_bots(game),
        *(option.key for option in game.options),
    ]


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The environment asks for the pseudo-language, as a person would."""
    monkeypatch.setenv(house.VARIABLE, PSEUDO)
    monkeypatch.setenv("COLUMNS", str(WIDE))
    monkeypatch.setattr(house, "_spoken", "")
    yield
    speak("en")


def say(command: str, *words: str, code: int = 0) -> Result:
    """Run a command, with further words that may have spaces in them."""
    result = run(*command.split(), *words)
    assert result.exit_code == code, result.output
    return result


TYPES = ("str", "int", "bool", "path", "range", "list")
"""How typer calls the types of parameters."""


def examples(text: str) -> str:
    """Help without its examples, which are commands to type."""
    return "\n".join(line for line in text.splitlines() if not line.strip().startswith("taletable "))


@pytest.mark.parametrize("command", COMMANDS)
def test_help(command: str) -> None:
    text = examples(say(f"{command} --help").stdout)
    assert english(text, [*TYPES, *COMMANDS, "coverage", "random"]) == []
    assert "⟦" in text


@pytest.mark.parametrize(
    "command",
    [
        "sim", "nonsense", "sim --nonsense", "sim paper --games x", "sim paper --games 0", "sim a b", "sim paper --bots",
        "sim paper --json=1", "serve --port 70000",
    ],
)  # fmt: skip
def test_a_command_line_that_cannot_be_understood(command: str) -> None:
    assert english(say(command, code=2).stderr) == []


def test_games_and_versions() -> None:
    text = say("games").stdout
    values = [str(choice) for game in games().values() for option in game.options for choice in option.choices]
    assert english(text, [*values, "true", "false", *(word for game in games().values() for word in ids(game))]) == []
    assert english(say("version").stdout, [*games(), "taletable"]) == []


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("play chess", 1), ("play paper --bots clever", 1), ("play paper --seats 9", 1), ("play paper --seat 5", 2),
        ("play paper --option dragons", 2), ("play paper --option dragons=yes", 1), ("sim paper --bots ,", 2),
        ("sim paper --bots easy,easy,easy --seats 2", 1), ("sim paper --bots no_module:Bot", 1), ("rules paper PT-99.9", 1),
        ("rules paper nonsense", 1), ("rules paper --search spaceship", 1), ("rules coverage --root /nowhere", 1),
        ("position show /nowhere.json", 1), ("replay /nowhere.tale", 1), (f"position new paper --seed {'x' * 99}", 2), ("new-game x", 2),
        ("new-game Paper_Tales", 2), ("new-game json", 2), ("upgrade check --database /nowhere.db", 1),
        ("upgrade check --database mysql://x", 1), ("admin tables --database /nowhere.db", 1), ("admin delete abc", 1),
        ("backup /nowhere/a --database /nowhere.db", 1), ("restore /nowhere", 1), ("restore README.md --check", 1),
        ("measure --database /nowhere.db", 1), ("serve --database :memory:", 1), ("serve --workers 2", 1),
        ("balance paper --only dragons", 1),
    ],
)  # fmt: skip
def test_what_cannot_be(command: str, code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path))
    result = say(command, code=code)
    assert result.stdout == ""
    assert english(result.stderr) == []
    assert result.stderr.startswith("⟦")


@pytest.mark.parametrize("name", list(games()))
def test_rules(name: str) -> None:
    """The ledgers are books of their own; what is said around them is not."""
    game = find_game(name)
    first = next(iter(game.ledger.paragraphs.values()))
    text = say(f"rules {name} {first.id}").stdout
    assert english(text, [*first.heading, first.text]) == []


@pytest.mark.parametrize("name", list(games()))
def test_positions(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    file = tmp_path / "start.json"
    file.write_text(say(f"position new {name} --seed 1").stdout, encoding="utf-8")
    assert english(say(f"position show {file}").stdout, ids(game)) == []
    assert english(say(f"position show {file}", "--seat", "0").stdout, ids(game)) == []
    offered = say(f"position offers {file}").stdout
    assert english(offered, ids(game)) == []
    offers = json.loads(say(f"position offers {file}", "--json").stdout)
    assert all(english(offer["text"]) == [] for offer in offers)
    move = next(offer["move"] for offer in offers if not offer["refusal"])
    done = say(f"position apply {file}", move)
    assert english(done.stderr, ids(game)) == []
    assert english(say(f"position apply {file}", f"{move} too", code=1).stderr) == []
    assert english(say(f"position apply {file}", "0 nonsense", code=1).stderr) == []
    assert english(say(f"position show {file}", "--seat", "9", code=1).stderr) == []
    data = json.loads(file.read_text(encoding="utf-8"))
    mistakes: list[Any] = [
        {**data, "seats": 99},
        {**data, "frames": []},
        {**data, "players": [{}]},
        {**data, "colour": 1},
        {"game": name},
        [],
    ]
    for spoilt in mistakes:
        file.write_text(json.dumps(spoilt), encoding="utf-8")
        assert english(say(f"position show {file}", code=1).stderr) == []
    file.write_text("{", encoding="utf-8")
    assert english(say(f"position show {file}", code=1).stderr) == []


@pytest.mark.parametrize("name", list(games()))
def test_simulations_records_and_replays(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    folder = tmp_path / "records"
    text = say(f"sim {name} -n 1 --seats {game.min_seats} --bots random --workers 1 --out {folder}").stdout
    assert english(text, ids(game)) == []
    record = folder / "game-000001.tale"
    assert english(say(f"verify {record}").stdout) == []
    replayed = say(f"replay {record}").stdout
    assert english(replayed, [*ids(game), "setup", "clock"]) == []
    lines = record.read_text(encoding="utf-8").splitlines()
    for spoilt in (lines[:-1], [lines[0]], ["{}"], [*lines[:2], '[0,"0 nonsense"]'], [*lines, "[]"], [lines[0], "{"]):
        record.write_text("\n".join(spoilt), encoding="utf-8")
        result = run("verify", str(record))
        assert english(result.stdout) == []
        assert english(run("replay", str(record), "--at", "0").stderr) == []


@pytest.mark.parametrize("name", list(games()))
def test_play(name: str) -> None:
    game = find_game(name)
    person = Person(["h", "?", "t", "l", "r", "r nonsense", "nonsense", "9999", "u"] + ["1"] * 8 + ["u", "q"])
    sitting = sit(game, max(2, game.min_seats), person)
    sitting.console.width = WIDE
    sitting.names[:] = [f"N{seat}" for seat in range(sitting.match.seats)]
    sitting.run()
    rule = "".join(paragraph.text for paragraph in game.ledger.paragraphs.values())
    headings = [word for paragraph in game.ledger.paragraphs.values() for word in paragraph.heading]
    assert person.typed > 10
    assert english(shown(sitting), [*ids(game), rule, *headings, "verb"]) == []


@pytest.mark.parametrize("name", list(games()))
def test_a_game_that_is_over(name: str) -> None:
    game = find_game(name)
    sitting = sit(game, max(2, game.min_seats), Person(seed=1))
    sitting.console.width = WIDE
    sitting.names[:] = [f"N{seat}" for seat in range(sitting.match.seats)]
    sitting.run()
    assert english(shown(sitting), ids(game)) == []


def test_a_new_game(tmp_path: Path) -> None:
    text = say("new-game", "Moon Market", "--into", str(tmp_path / "moon")).stdout
    assert english(text.split("\n  cd ")[0]) == []


def test_what_is_outside() -> None:
    assert english("⟦Ǿƞḗ archer⟧  0 place archer-1  --flag GAME  PT-5.8") == ["place"]
    assert english("⟦ḿǿřḗ ⟦ƞḗşŧḗḓ⟧⟧ left over", ["over"]) == ["left"]

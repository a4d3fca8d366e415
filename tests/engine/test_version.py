"""The version of the rules: it changes with what decides, by itself, and with nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import taletable
from taletable.engine.record import read_record, verify_record, write_record
from taletable.engine.version import meaning_of, version_of
from taletable.games import find_game, games
from taletable.words.house import speech

PACKAGE = Path(taletable.__file__).parent
GOLDEN = sorted((Path(__file__).parent.parent / "games").glob("*/golden/*.tale"))


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the engine and of Paper Tales."""
    folder = tmp_path_factory.mktemp("copy")
    for part in ("engine", "games/paper_tales"):
        shutil.copytree(PACKAGE / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def copy(original: Path, tmp_path: Path) -> Path:
    """One that may be changed."""
    return shutil.copytree(original, tmp_path / "copy")


def version(folder: Path) -> str:
    """The version of Paper Tales in a copy."""
    return version_of([folder / "engine", folder / "games/paper_tales"])


def edit(path: Path, old: str, new: str) -> None:
    """Change a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_games_have_versions_of_their_own() -> None:
    versions = {game.rules_version for game in games().values()}
    assert len(versions) == len(games())
    assert all(len(one) == 12 and set(one) <= set("0123456789abcdef") for one in versions)


def test_a_copy_has_the_same_version(copy: Path) -> None:
    assert version(copy) == games()["paper-tales"].rules_version


def test_a_card_changes_it_and_changing_it_back_does_too(copy: Path) -> None:
    before = version(copy)
    cards = copy / "games/paper_tales/cards.toml"
    text = cards.read_text(encoding="utf-8")
    edit(cards, "woodcutter = { copies = 3", "woodcutter = { copies = 4")
    assert version(copy) != before
    cards.write_text(text, encoding="utf-8")
    assert version(copy) == before


def test_the_engine_is_part_of_it(copy: Path) -> None:
    before = version(copy)
    edit(copy / "engine/luck.py", "4294967296 - 4294967296 % n", "4294967296 - 4294967296 // n")
    assert version(copy) != before


def test_content_is_part_of_it(copy: Path) -> None:
    before = version(copy)
    (copy / "games/paper_tales/extra.toml").write_bytes(b"cost = 1\n")
    with_content = version(copy)
    assert with_content != before
    (copy / "games/paper_tales/extra.toml").write_bytes(b"cost = 1\r\n")
    assert version(copy) == with_content
    (copy / "games/paper_tales/extra.toml").write_bytes(b"cost = 2\n")
    assert version(copy) not in (before, with_content)


def test_a_module_called_board_decides(copy: Path) -> None:
    """As the map of Dice Upon a Time does; a folder of that name holds what browsers fetch."""
    before = version(copy)
    (copy / "games/paper_tales/board.py").write_text("WAYS = 3\n", encoding="utf-8")
    assert version(copy) != before


ASIDE = [
    "bot/new.py",
    "one/errands.py",
    "balance.py",
    "terminal.py",
    "text/en/rules.ftl",
    "lesson.toml",
    "rules.md",
    "board/board.js",
    "__pycache__/x.pyc",
]


@pytest.mark.parametrize("part", ASIDE)
def test_what_cannot_decide_is_not(copy: Path, part: str) -> None:
    before = version(copy)
    path = copy / "games/paper_tales" / part
    path.parent.mkdir(exist_ok=True)
    path.write_text("changed = True\n", encoding="utf-8")
    assert version(copy) == before


def test_how_it_is_written_does_not_count() -> None:
    one = b'"""Words."""\nX = {"a": 1}\n\n\ndef f(x: int) -> int:\n    """More words."""\n    return x + 1  # why\n'
    two = b"X = {'a': 1,}\n# why\ndef f(\n    x: int,\n) -> int:\n    return (x +\n            1)\n"
    assert meaning_of(one) == meaning_of(two)
    assert meaning_of(one) != meaning_of(one.replace(b"+ 1", b"+ 2"))
    assert meaning_of(one) != meaning_of(one.replace(b"x + 1", b"x - 1"))


def test_what_is_remembered_is_no_part_of_it(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    before = version(copy)
    assert list(copy.glob("games/paper_tales/__pycache__/*.json"))
    assert version(copy) == before
    for memory in copy.rglob("__pycache__/*.json"):
        memory.write_text("no JSON")
    assert version(copy) == before


def test_every_process_agrees() -> None:
    command = "from taletable.games import games; print(*[game.rules_version for game in games().values()])"
    told = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    assert told.stdout.split() == [game.rules_version for game in games().values()]


def test_a_compiled_module_counts_as_its_source(copy: Path) -> None:
    before = version(copy)
    (copy / "games/paper_tales/content.cpython-311-x86_64-linux-gnu.so").write_bytes(b"machine code")
    assert version(copy) == before
    (copy / "games/paper_tales/content.py").unlink()
    assert version(copy) != before


@pytest.mark.parametrize("path", GOLDEN, ids=[path.name for path in GOLDEN])
def test_records_of_earlier_versions_are_still_true(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    report = verify_record(lines, find_game)
    assert report.ok, report
    assert report.header
    match, header = read_record(lines, find_game)
    if header.rules != match.game.rules_version:
        assert speech().say(report.checks[1].said) == f"played under {header.rules}, tested by {match.game.rules_version}"
    fresh = verify_record(list(write_record(match, header.names)), find_game)
    assert speech().say(fresh.checks[1].said) == match.game.rules_version

"""docs/write-a-scenario.md, word for word: its files are written into a copy of the package, its commands are run there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "write-a-scenario.md").read_text(encoding="utf-8")
FILES: dict[str, str] = dict(re.findall(r"^`([\w/.]+)`\n\n```\w+\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
COMMANDS = [line for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE) for line in block.splitlines()]
ROOM = "taletable/games/threetale/scenarios/silent_bell"
TEST = "tests/games/threetale/scenarios/test_silent_bell.py"


def contents(folder: Path) -> dict[str, str]:
    """Every file of a tree and a digest of what is in it; what Python remembers is left out."""
    files = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts and ".pytest_cache" not in path.parts]
    return {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files}


@pytest.fixture(scope="module")
def before() -> dict[str, str]:
    """What was in the copy before the page was followed."""
    return {}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory, before: dict[str, str]) -> Path:
    """A copy of the package and of its tests, with the files of the page."""
    folder = tmp_path_factory.mktemp("copy")
    aside = ignore_patterns("__pycache__", "_web", "*.so", "browser", "compiled")
    for part in ("taletable", "tests"):
        copytree(ROOT / part, folder / part, ignore=aside)
    copytree(ROOT / "web" / "src" / "games" / "threetale", folder / "web" / "src" / "games" / "threetale")
    copy(ROOT / "pyproject.toml", folder)
    before |= contents(folder)
    for path, text in FILES.items():
        file = folder / path.replace("scenarios/silent_bell", ROOM, 1) if path.startswith("scenarios/") else folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def run(tree: Path, *words: str) -> str:
    """What a command says in the copy; it has to succeed."""
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_has_every_file_of_a_room() -> None:
    assert set(FILES) == {TEST, *[f"scenarios/silent_bell/{file}" for file in re.findall(r"^  ([\w/.]+) {2,}", PAGE, re.MULTILINE)]}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page(tree: Path, command: str) -> None:
    words = shlex.split(command)
    said = run(tree, "-m", *words, *(("-n", "0") if words[0] == "pytest" else ()))
    if words[:2] == ["taletable", "sim"]:
        assert "10" in said
    elif words[0] == "pytest":
        assert "[100%]" in said


LOOK = """
from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.games.threetale.meta import GAME
from taletable.bots import Thinker, bots_for
from taletable.words import ENGLISH, words_of

words = words_of(GAME, ENGLISH)
match = Match(GAME, 3, {"tale": "silent-bell", "difficulty": "smooth"}, seed=b"guide")
thinkers = [Thinker(bots_for(GAME)["normal"](seat), seat) for seat in range(3)]
seen = set()
while not match.state.over:
    seat = GAME.asked(match.state)[0]
    match.play(thinkers[seat].choose(GAME, match.state, seat))
    scenario = GAME.view(match.state, None)["scenario"]
    if scenario:
        (count,), (mark,) = scenario["counts"], scenario["marks"]
        assert words.say(count["label"]) == f"{count['have']} of 90 strokes"
        assert (mark["kind"], mark["have"]) == ("work", count["have"])
        seen.add(count["have"])
assert len(seen) > 2
groups = GAME.catalogue()
assert [words.say(thing["name"]) for thing in groups["things"] if thing["key"] == "bell"] == ["Bell"]
assert {picture["kind"] for picture in groups["pictures"]} == {"prophecy", "thing", "enemy", "omen"}
print(match.state.outcome)
"""


def test_bots_play_it_and_a_board_sees_it(tree: Path) -> None:
    assert run(tree, "-c", LOOK).strip() in ("0", "1", "2", "3")


def test_only_its_own_folder_was_touched(tree: Path, before: dict[str, str]) -> None:
    now = contents(tree)
    changed = {path for path in now.keys() | before.keys() if now.get(path) != before.get(path)}
    assert changed == {TEST, *[f"{ROOM}/{path.removeprefix('scenarios/silent_bell/')}" for path in FILES if path.startswith("scenarios/")]}

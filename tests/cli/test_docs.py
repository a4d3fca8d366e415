"""The pages about positions, records, bots, environments and the command line: their commands are run, and print what the pages say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import DOCS, blocks, fits, session

ROOT = Path(__file__).parents[2]
PAGES = {
    "position.md": 8,
    "record.md": 8,
    "command-line.md": 8,
    "write-a-bot.md": 3,
    "environments.md": 4,
    "bots.md": 1,
    "search.md": 1,
    "study-a-game.md": 6,
    "scale.md": 3,
}
"""With the number of commands that are run at least."""
SHELL = f'taletable() {{ "{sys.executable}" -m taletable "$@"; }}\npython() {{ "{sys.executable}" "$@"; }}\n'


def printed(command: str, folder: Path) -> list[str]:
    """What a command prints, errors included, as if in a plain terminal."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    environment.pop("COLUMNS", None)
    done = subprocess.run(
        ["bash", "-c", SHELL + command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        cwd=folder, env=environment, check=False,
    )  # fmt: skip
    return [line.rstrip() for line in done.stdout.rstrip("\n").split("\n")] if done.stdout else []


@pytest.mark.parametrize("name", PAGES)
def test_what_the_page_says_is_what_happens(name: str, tmp_path: Path) -> None:
    commands = 0
    for kind, file, text in blocks((DOCS / name).read_text(encoding="utf-8")):
        if file:
            (tmp_path / file).write_text(text, encoding="utf-8")
            continue
        if kind == "python":
            done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, cwd=tmp_path, check=False)
            assert done.returncode == 0, done.stderr
        if not kind.startswith("console"):
            continue
        for command, said in session(text):
            commands += 1
            output = printed(command, tmp_path)
            assert fits(said, output, kind.endswith("figures")), "\n".join([f"$ {command}", *output])
    assert commands >= PAGES[name]


def test_the_comparison_itself() -> None:
    assert fits(["a", "…", "b … c"], ["a", "b x c"])
    assert fits(["a", "…", "z"], ["a", "b", "c", "z"])
    assert not fits(["a"], ["a", "b"])
    assert not fits(["a.c"], ["abc"])
    assert fits([], [])
    assert fits(["won  12 of 1,000 games"], ["won 7 of 24   games"], figures=True)
    assert not fits(["won 12"], ["lost 7"], figures=True)

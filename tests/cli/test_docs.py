"""The pages about positions, records and the command line: their commands are run, and print what the pages say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("position.md", "record.md", "command-line.md")
SHELL = f'taletable() {{ "{sys.executable}" -m taletable "$@"; }}\n'


def blocks(page: str) -> Iterator[tuple[str, str]]:
    """The programs and the console sessions of a page, in order. In sessions marked `figures`, numbers may differ."""
    for match in re.finditer(r"^```(python|console|console figures)\n(.*?)^```", page, re.DOTALL | re.MULTILINE):
        yield match[1], match[2]


def session(text: str) -> Iterator[tuple[str, list[str]]]:
    """Commands with the lines that they print."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *lines = part.rstrip("\n").split("\n")
        yield command, lines


def printed(command: str, folder: Path) -> list[str]:
    """What a command prints, errors included, as if in a plain terminal."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    environment.pop("COLUMNS", None)
    done = subprocess.run(
        ["bash", "-c", SHELL + command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        cwd=folder, env=environment, check=False,
    )  # fmt: skip
    return [line.rstrip() for line in done.stdout.rstrip("\n").split("\n")] if done.stdout else []


FIGURE = re.compile(r"[0-9a-f]{24,}|\d[\d,.]*")


def fits(said: list[str], printed: list[str], figures: bool = False) -> bool:
    """Is this what the page says? `…` stands for anything, on a line of its own for any number of lines."""
    pattern = ""
    for line in said:
        if line.strip() == "…":
            pattern += "(?:.*\n)*"
        else:
            pattern += ".*".join(_pattern(part, figures) for part in line.rstrip().split("…")) + "\n"
    return re.fullmatch(pattern, "".join(line + "\n" for line in printed)) is not None


def _pattern(text: str, figures: bool) -> str:
    if not figures:
        return re.escape(text)
    parts = [re.escape(part) for part in FIGURE.split(text)]
    return re.sub(r"(\\ )+", " +", "[0-9a-f][0-9a-f,.]*".join(parts))


@pytest.mark.parametrize("name", PAGES)
def test_what_the_page_says_is_what_happens(name: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    commands = 0
    for kind, text in blocks(page):
        if kind == "python":
            done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, cwd=tmp_path, check=False)
            assert done.returncode == 0, done.stderr
            continue
        for command, said in session(text):
            commands += 1
            output = printed(command, tmp_path)
            assert fits(said, output, kind.endswith("figures")), "\n".join([f"$ {command}", *output])
    assert commands >= 8


def test_the_comparison_itself() -> None:
    assert fits(["a", "…", "b … c"], ["a", "b x c"])
    assert fits(["a", "…", "z"], ["a", "b", "c", "z"])
    assert not fits(["a"], ["a", "b"])
    assert not fits(["a.c"], ["abc"])
    assert fits([], [])
    assert fits(["won  12 of 1,000 games"], ["won 7 of 24   games"], figures=True)
    assert not fits(["won 12"], ["lost 7"], figures=True)

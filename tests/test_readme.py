"""README tells the truth: its programs run and its commands do what they say."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("game", ["paper-tales", "dice-upon-a-time", "threetale"])
@pytest.mark.parametrize("program", blocks("python"))
def test_programs_run_and_end_with_every_game_in_turns(program: str, game: str) -> None:
    seats = 3 if game == "threetale" else 4
    program = program.replace('"paper-tales"', f'"{game}"').replace("seats=4", f"seats={seats}").replace("range(4)", f"range({seats})")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\(\d+(, \d+)*\)", done.stdout.strip())


def commands() -> list[str]:
    """The `taletable` commands that need no person."""
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("taletable ")]
    return [line for line in lines if not line.startswith("taletable play")]


def test_commands_run_in_their_order(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert len(commands()) >= 5
    for line in commands():
        command, _, target = line.partition(" > ")
        words = [re.sub(r"^1000$", "12", word) for word in shlex.split(command)[1:]]
        done = subprocess.run(
            [sys.executable, "-m", "taletable", *words], capture_output=True, text=True, cwd=tmp_path, env=environment, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        if target:
            (tmp_path / target).write_text(done.stdout, encoding="utf-8")


def test_every_make_target_that_documents_name_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8")):
            assert target in targets, f"{page.name} names make {target}"


def test_links_between_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"

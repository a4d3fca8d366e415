"""Imports point one way: the contracts of pyproject.toml are kept, and each of them notices what it is there for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[1]
RULES = "Rules know nothing of bots, studies and terminals"


def contracts(folder: Path) -> str:
    """What import-linter says of the package in a folder."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache", "--no-logo"]
    done = subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package, to break."""
    web = ignore_patterns("__pycache__", "_web", "*.so")
    copytree(ROOT / "taletable", tmp_path / "taletable", ignore=web)
    copytree(ROOT / "tools", tmp_path / "tools", ignore=web)
    copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_all_contracts_are_kept() -> None:
    said = contracts(ROOT)
    assert " 0 broken" in said, said


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("engine/luck.py", "from taletable.games import games", "Imports point one way BROKEN"),
        ("games/paper_tales/bot/mind.py", "from taletable.bots import RandomBot", "Imports point one way BROKEN"),
        ("attic/__init__.py", "", "Imports point one way BROKEN"),
        ("games/paper_tales/wars.py", "from taletable.games.threetale.dice import *", "A game knows no other game BROKEN"),
        ("games/threetale/dice.py", "from taletable.companions.bot import Bot", f"{RULES} BROKEN"),
        (
            "games/threetale/scenarios/iron_masks/rules.py",
            "from .errands import READER",
            f"{RULES} BROKEN",
        ),
        (
            "games/threetale/dice.py",
            "def show():\n    import rich",
            "Engine, rules, table and what runs in a page need the standard library only BROKEN",
        ),
        ("table/sheet.py", "import msgspec", "Engine, rules, table and what runs in a page need the standard library only BROKEN"),
        ("server/api.py", "from taletable.testing import rule", "Only tests need pytest BROKEN"),
    ],
    ids=[
        "engine-game",
        "game-bots",
        "new-package",
        "game-game",
        "rule-companion",
        "room-errands",
        "rule-library",
        "table-library",
        "server-pytest",
    ],
)
def test_a_contract_notices(copied: Path, file: str, line: str, contract: str) -> None:
    path = copied / "taletable" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text((path.read_text(encoding="utf-8") if path.exists() else "") + f"\n{line}\n", encoding="utf-8")
    said = contracts(copied)
    assert contract in said, said
    assert "0 kept" not in said

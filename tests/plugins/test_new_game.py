"""`taletable new-game`: names, refusals, and what is written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from taletable.cli import app
from taletable.cli.new_game import Names, names_for, written

WEB = Path(__file__).parents[2] / "web"


def new_game(*words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ["new-game", *words])


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("Moon Market", Names("Moon Market", "moon-market", "moon_market", "MoonMarket", "MM")),
        ("moon-market", Names("Moon Market", "moon-market", "moon_market", "MoonMarket", "MM")),
        ("moths", Names("Moths", "moths", "moths", "Moths", "MO")),
        ("The 7 Owls", Names("The 7 Owls", "the-7-owls", "the_7_owls", "The7Owls", "TO")),
        ("  Rain   Dance ", Names("Rain Dance", "rain-dance", "rain_dance", "RainDance", "RD")),
    ],
)
def test_one_name_gives_all_others(name: str, names: Names) -> None:
    assert names_for(name) == names


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "write it with letters"),
        ("Owl's Nest", "write it with letters"),
        ("Größe", "write it with letters"),
        ("../moths", "write it with letters"),
        ("x", "at least two"),
        ("7 Owls", "begins with a letter"),
        ("an " * 20, "too long"),
        ("Paper Tales", "there is a game “paper-tales” already"),
        ("import", "Python itself uses it"),
        ("json", "Python itself uses it"),
        ("pytest", "a package of that name is installed"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, why: str, tmp_path: Path) -> None:
    result = new_game(name, "--into", str(tmp_path / "new"))
    assert result.exit_code == 2
    assert why in result.stderr
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "moon-market").mkdir()
    assert new_game("Moon Market").exit_code == 0, "an empty folder is fine"
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert len(before) == 25
    again = new_game("Moon Market")
    assert (again.exit_code, again.stdout) == (1, "")
    assert again.stderr == "error: moon-market is there already and not empty; nothing was written\n"
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    (tmp_path / "file").touch()
    assert new_game("Moths", "--into", "file").exit_code == 1


def test_nothing_of_the_template_s_names_is_left() -> None:
    files = dict(written(names_for("Moon Market")))
    assert {"pyproject.toml", ".gitignore", "moon_market/meta.py", "moon_market/web/cover.svg", "tests/test_laws.py"} < set(files)
    for name, content in files.items():
        for word in ("lantern_night", "lantern-night", "lanternnight", "lantern night", "ln-"):
            assert word not in name + content.decode().lower(), name


def test_it_is_in_the_help() -> None:
    assert "new-game" in CliRunner().invoke(app, ["--help"]).stdout
    assert "Moon Market" in CliRunner().invoke(app, ["new-game", "--help"]).stdout


def test_what_is_written_is_tidy(tmp_path: Path) -> None:
    assert new_game("Moon Market", "--into", str(tmp_path / "new")).exit_code == 0
    for command in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--no-cache", "."], cwd=tmp_path / "new", capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout


def test_its_board_fits_the_types_of_the_port(tmp_path: Path) -> None:
    assert new_game("Moon Market", "--into", str(tmp_path)).exit_code == 0
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    node = shutil.which("node", path=path)
    assert node, "node is missing; it comes with the development requirements"
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    options = [
        "--noEmit",
        "--allowJs",
        "--checkJs",
        "--strict",
        "--target",
        "es2022",
        "--module",
        "es2022",
        "--moduleResolution",
        "bundler",
    ]
    done = subprocess.run([node, compiler, *options, tmp_path / "moon_market" / "web" / "board.js"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout

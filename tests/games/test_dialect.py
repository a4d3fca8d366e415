"""The four games are written in one dialect: who knows the folder of one finds their way in the others."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import taletable.games
from taletable.companions import companion
from taletable.companions.bot import Bot
from taletable.games import games

HOME = Path(taletable.games.__file__).parent
FOLDERS = sorted(path.parent.name for path in HOME.glob("*/meta.py"))
FILES = (
    "__init__.py", "rules.md", "meta.py", "state.py", "cards.py", "view.py", "catalogue.py", "check.py",
    "bot/__init__.py", "bot/levels.py", "balance.py", "terminal.py", "text/en/rules.ftl", "text/en/lesson.ftl", "text/en/board.ftl",
    "text/en/terminal.ftl", "lesson.toml",
)  # fmt: skip


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_is_named_like_its_game_and_holds_the_same_things(folder: str) -> None:
    game = games()[folder.replace("_", "-")]
    assert game.package == f"taletable.games.{folder}"
    assert [name for name in FILES if not (game.folder / name).is_file()] == []
    assert list(game.folder.rglob("*.toml")), "content is data beside its code"
    assert (Path(__file__).parent / folder / "test_laws.py").is_file()


@pytest.mark.parametrize("folder", FOLDERS)
def test_check_raises_and_gives_nothing(folder: str) -> None:
    tree = ast.parse((HOME / folder / "check.py").read_text(encoding="utf-8"))
    checks = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith("check")]
    assert checks[0].name == "check"
    assert all(ast.unparse(node.returns) == "None" for node in checks if node.returns)


@pytest.mark.parametrize("folder", FOLDERS)
def test_bots_are_levels(folder: str) -> None:
    module = companion(games()[folder.replace("_", "-")], "bot")
    assert module
    assert list(module.BOTS) in (["easy", "normal"], ["easy", "normal", "hard"], ["easy", "normal", "hard", "expert"])
    for bot in module.BOTS.values():
        assert issubclass(bot, Bot)
        assert bot.__module__ == f"taletable.games.{folder}.bot.levels"
    source = inspect.getsource(module)
    assert not [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef | ast.FunctionDef)]

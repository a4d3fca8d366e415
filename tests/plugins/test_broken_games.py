"""An installed game that is broken is named with its reason; nothing else suffers."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import taletable.engine
import taletable.games
from taletable.cli import app
from taletable.engine.saying import Wrong, say
from taletable.engine.version import version_of
from taletable.games import Broken, broken, find_game, games
from taletable.words.house import speech
from tests.plugin import Package, installed
from tests.sentences import raises
from tests.server.client import Person, running, sqlite_url, test_settings

OURS = ["a-tale-of-pirates", "dice-upon-a-time", "paper-tales", "threetale"]


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Package]:
    """An installed package that brings Egg Timer."""
    with installed(tmp_path) as site:
        yield site("egg-timer")


def test_a_whole_game_lies_on_the_shelf(package: Package) -> None:
    assert list(games()) == sorted([*OURS, "egg-timer"])
    assert broken() == []
    assert find_game("egg").name == "Egg Timer"


def test_a_folder_without_an_init_will_do(package: Package) -> None:
    (package.folder / "__init__.py").rename(package.folder / "meta.py")
    package.change("meta.py", "__name__\n", '"egg_timer"\n')
    about = package.folder.parent / "egg_timer_game-1.2.dist-info" / "entry_points.txt"
    about.write_text("[taletable.games]\negg-timer = egg_timer.meta:GAME\n", encoding="utf-8")
    assert broken() == []
    game = find_game("egg-timer")
    assert game.folder == package.folder
    assert game.rules_version == version_of([Path(taletable.engine.__file__).parent, package.folder])


LESSON = 'seats = 1\nbots = "random"\nseed = "s"\n[[step]]\nsay = "flip"\nat = "boil"\n'
FAULTS: dict[str, tuple[Callable[[Package], None], str]] = {
    "import": (lambda p: p.write("__init__.py", "import no_such_library\n"), r"No module named 'no_such_library' \(egg_timer, line 1\)"),
    "syntax": (lambda p: p.write("__init__.py", "GAME = (\n"), r"SyntaxError: .*__init__.py, line 1"),
    "exit": (lambda p: p.write("__init__.py", "import sys\nsys.exit(3)\n"), r"SystemExit: 3 \(egg_timer, line 2\)"),
    "attribute": (lambda p: p.write("__init__.py", "GAMES = 1\n"), "has no attribute 'GAME'"),
    "type": (lambda p: p.write("__init__.py", "GAME = 'Egg Timer'\n"), "^expected a Game, got str$"),
    "id": (lambda p: p.change("__init__.py", '"egg-timer"', '"Egg Timer"'), "“Egg Timer” is not made of small letters"),
    "name": (lambda p: p.change("__init__.py", '"Egg Timer"', '""'), "it has no name"),
    "seats": (lambda p: p.change("__init__.py", "= 1, 3\n", "= 3, 1\n"), "^3 to 1 seats cannot be$"),
    "duplicate": (
        lambda p: p.change("__init__.py", '"egg-timer"', '"paper-tales"'),
        r"its id “paper-tales” is that of Paper Tales \(taletable.games.paper_tales\) already",
    ),
    "package": (lambda p: p.change("__init__.py", "__name__\n", '"nowhere"\n'), "its package “nowhere” is not the one that holds it"),
    "no-text": (lambda p: p.lack("text/en/rules.ftl"), "^text/en is missing in egg_timer$"),
    "text": (lambda p: p.write("text/en/rules.ftl", "rule-cook = { Cook\n"), r"BadText: rules.ftl: .*rule-cook = { Cook"),
    "no-ledger": (lambda p: p.lack("rules.md"), "^rules.md is missing in egg_timer$"),
    "ledger": (lambda p: p.change("rules.md", "EG-1.2", "EG-1.1"), "the ledger has EG-1.1 twice"),
    "empty-ledger": (lambda p: p.write("rules.md", "# Egg Timer\n"), "rules.md holds no paragraph"),
    "lesson": (lambda p: p.write("lesson.toml", LESSON), "lesson of Egg Timer, step 1: the game has no rule “boil”"),
    "bot": (lambda p: p.write("bot.py", "import no_such_library\n"), r"No module named 'no_such_library' \(egg_timer.bot, line 1\)"),
    "bots": (lambda p: p.write("bot.py", "BOTS = {'easy': 3}\n"), "its bot module has no BOTS"),
    "begin": (lambda p: p.change("__init__.py", 's.push("cook")', 's.push("bake")'), "KeyError: 'bake'"),
    "steps": (lambda p: p.change("__init__.py", "def begin", "def end"), "NotImplementedError"),
    "options": (lambda p: p.change("__init__.py", "options = (Option", "options = (1, Option"), r"AttributeError: 'int' object"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_game_is_named_with_its_reason(package: Package, fault: str) -> None:
    spoil, reason = FAULTS[fault]
    spoil(package)
    assert list(games()) == OURS
    [ill] = broken()
    assert (ill.name, ill.origin) == ("egg-timer", "egg-timer-game 1.2")
    assert re.search(reason, speech().say(ill.reason)), ill.reason
    with raises(Wrong, "the game “egg-timer” is broken: "):
        find_game("egg_timer")


def test_a_folder_of_our_own_is_guarded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    meta = sys.modules["taletable.games.paper_tales.meta"]
    monkeypatch.delattr(meta, "GAME")
    taletable.games._shelf.cache_clear()
    try:
        assert list(games()) == [name for name in OURS if name != "paper-tales"]
        assert [(ill.name, ill.origin) for ill in broken()] == [("paper_tales", "")]
    finally:
        taletable.games._shelf.cache_clear()


def test_the_command_line_and_the_server_tell_it(package: Package, tmp_path: Path) -> None:
    package.lack("text/en/rules.ftl")
    listed = CliRunner().invoke(app, ["games"])
    assert listed.exit_code == 0
    assert all(name in listed.stdout for name in OURS)
    assert listed.stderr == "broken: egg-timer (egg-timer-game 1.2): text/en is missing in egg_timer\n"
    assert Broken("egg-timer", "egg-timer-game 1.2", say("broken.lacks", file="text/en", folder="egg_timer")) in broken()
    with running(test_settings(sqlite_url(tmp_path))) as server:
        shelf = Person(server.url).get("/api/games")
    assert [game["id"] for game in shelf["games"]] == OURS
    assert shelf["broken"] == [{"name": "egg-timer", "origin": "egg-timer-game 1.2", "reason": "text/en is missing in egg_timer"}]

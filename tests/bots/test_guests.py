"""Bots from elsewhere: found by entry point or by name, played with, and named where they are broken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from taletable.bots import bots_for, broken_bots, find_bot, guests, house_bots, invite, short_name
from taletable.bots.arguments import read_arguments
from taletable.engine.record import verify_record
from taletable.engine.saying import Wrong
from taletable.games import find_game
from taletable.lab.simulation import simulate
from taletable.words.house import speech
from tests.bots.guests import install
from tests.sentences import raises

ROOT = Path(__file__).parents[2]
PAPER, DICE = find_game("paper-tales"), find_game("dice-upon-a-time")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the package installed; bots are looked for anew before and after."""
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(guests, "_invited", [])
    guests._installed.cache_clear()
    yield tmp_path
    guests._installed.cache_clear()
    for name in ("clever", "rude"):
        sys.modules.pop(name, None)


def test_installed_bots_come_after_those_of_the_house(site: Path) -> None:
    assert list(bots_for(PAPER)) == [*house_bots(PAPER), "first", "nth", "picky"]
    assert list(bots_for(DICE)) == [*house_bots(DICE), "first", "nth"]
    assert find_bot(PAPER, "picky").__name__ == "Picky"
    assert list(house_bots(PAPER)) == ["random", "easy", "normal", "hard", "expert"]


def test_broken_ones_are_named_and_hurt_nobody(site: Path) -> None:
    reasons = {bot.name: speech().say(bot.reason) for bot in broken_bots()}
    assert reasons == {
        "Loud": "its name is not made of small letters, digits, hyphens and dots",
        "hard": reasons["hard"],
        "missing": "No module named 'no_such_module'",
        "nobody": reasons["nobody"],
        "no-bot": "it is no bot: expected a class made from taletable.bots.Bot",
        "rude": "SystemExit: 3",
    }
    assert reasons["hard"].startswith("there is another bot of this name, of ")
    assert "'Nobody'" in reasons["nobody"]
    assert {bot.origin for bot in broken_bots()} == {"clever-bots 2.1"}
    with raises(Wrong, "the bot “missing” is broken: No module named 'no_such_module'"):
        find_bot(PAPER, "missing")


def test_a_class_is_named_directly(site: Path) -> None:
    assert find_bot(PAPER, "clever:First").__name__ == "First"
    assert "clever:First" not in bots_for(PAPER)
    invite("clever:First", "clever:Picky")
    assert list(bots_for(PAPER))[-2:] == ["clever:First", "clever:Picky"]
    assert list(bots_for(DICE))[-1] == "clever:First"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "the bot “no_such_module:Bot” cannot be loaded: No module named 'no_such_module'"),
        ("clever:Nobody", "the bot “clever:Nobody” cannot be loaded: .*'Nobody'"),
        ("rude:Bot", "the bot “rude:Bot” cannot be loaded: SystemExit: 3"),
        ("clever:NoBot", "“clever:NoBot” is no bot: expected a class"),
        ("clever:", "“clever:” names no bot; write it as module:Class"),
        (":First", "“:First” names no bot"),
        ("clever:Nth=x", "the bot “clever:Nth=x” cannot take these arguments: x is no place"),
        ("clever:Nth=1+2", "“clever:Nth=1\\+2” cannot take these arguments: .* takes from 1 to 3 positional arguments but 4 were given"),
        ("clever:First=depth=2", "“clever:First=depth=2” cannot take these arguments: .* unexpected keyword argument 'depth'"),
        ("nth:x", "the bot “nth:x” cannot take these arguments: x is no place"),
        ("hard:x", "the bot “hard:x” cannot take these arguments"),
        ("grandmaster", "has no bot “grandmaster”; there are: random, easy, normal, hard, expert, first, nth, picky"),
    ],
)
def test_what_cannot_be_a_bot_says_why(site: Path, name: str, why: str) -> None:
    with raises(Wrong, why):
        find_bot(PAPER, name)


@pytest.mark.parametrize(
    ("text", "plain", "named"),
    [
        ("2s", ["2s"], {}),
        ("3+0.5+true+1e-3", [3, 0.5, True, 0.001], {}),
        ("2s+depth=4+by=normal", ["2s"], {"depth": 4, "by": "normal"}),
        ("weights=runs/a=b.npz", [], {"weights": "runs/a=b.npz"}),
    ],
)
def test_arguments_are_numbers_truth_and_words(text: str, plain: list[object], named: dict[str, object]) -> None:
    assert read_arguments(text) == (plain, named)


@pytest.mark.parametrize(
    ("name", "place"), [("clever:Nth=2", 2), ("clever:Nth=last=true", -1), ("nth:3", 3), ("nth:0+last=true", -1), ("nth:", 0)]
)
def test_a_bot_takes_arguments(site: Path, name: str, place: int) -> None:
    bot = find_bot(PAPER, name)
    assert bot is find_bot(PAPER, name)
    assert issubclass(bot, find_bot(PAPER, "nth"))
    assert (bot(5).seed, getattr(bot(5), "place")) == (5, place)  # noqa: B009
    assert name not in bots_for(PAPER)
    invite(name)
    assert bots_for(PAPER)[name] is bot


def test_what_is_invited_with_arguments_must_take_them(site: Path) -> None:
    for name in ("nth:x", "clever:Nth=x"):
        with raises(Wrong, f"“{name}” cannot take these arguments"):
            invite(name)


def test_a_bot_has_a_short_name(site: Path) -> None:
    names = {"hard": "hard", "nth:3": "nth", "clever:Nth=3": "Nth", "clever:First": "First"}
    assert {name: short_name(name) for name in names} == names


def test_a_bot_says_what_it_plays(site: Path) -> None:
    with raises(Wrong, "“clever:Picky” does not play Dice Upon a Time; it plays paper-tales"):
        find_bot(DICE, "clever:Picky")


def test_several_workers_give_the_same_games(site: Path) -> None:
    alone = simulate(PAPER, 4, 2, ["clever:Nth=place=0", "nth:0"], seed=3, workers=1).as_json()
    two = simulate(PAPER, 4, 2, ["clever:Nth=place=0", "nth:0"], seed=3, workers=2).as_json()
    assert alone.pop("speed") != two.pop("speed")
    assert alone == two


# The command line, in processes of its own: modules of the working folder are found


def command(folder: Path, *words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run `taletable` in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = [sys.executable, "-c", "from taletable.cli import app; app()", *words]
    return subprocess.run(program, cwd=folder, env=environment, input=stdin, capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A working folder with modules in it, and nothing installed."""
    folder = tmp_path_factory.mktemp("work")
    install(folder, {})
    return folder


def test_sim_with_a_module_of_the_folder_and_two_workers(folder: Path) -> None:
    words = ("sim", "paper-tales", "-n", "4", "--bots", "clever:First,random", "--workers", "2", "--out", "records", "--json")
    done = command(folder, *words)
    assert done.returncode == 0, done.stderr
    assert [side["name"] for side in json.loads(done.stdout)["by_bot"]] == ["clever:First", "random"]
    record = (folder / "records/game-000001.tale").read_text(encoding="utf-8").splitlines()
    assert verify_record(record, find_game).ok


def test_play_with_a_module_of_the_folder(folder: Path) -> None:
    done = command(folder, "play", "paper-tales", "--bots", "clever:First", "--seed", "1", "--record", "mine.tale", stdin="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Player, First 1." in done.stdout


@pytest.mark.parametrize("words", [("sim", "paper-tales", "-n", "2"), ("play", "paper-tales"), ("serve", "--port", "1")])
def test_errors_are_clear(folder: Path, words: tuple[str, ...]) -> None:
    done = command(folder, *words, "--bots", "clevre:First")
    assert done.returncode == 1
    assert done.stderr == "error: the bot “clevre:First” cannot be loaded: No module named 'clevre'\n"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_is_named(folder: Path, workers: str) -> None:
    done = command(folder, "sim", "paper-tales", "-n", "4", "--seats", "2", "--bots", "clever:Faulty", "--workers", workers)
    assert done.returncode == 1
    assert done.stderr == "error: the bot clever:Faulty failed: ZeroDivisionError: integer division or modulo by zero\n"


def test_a_bot_that_fails_at_the_terminal_is_named_and_the_record_kept(folder: Path) -> None:
    done = command(folder, "play", "paper-tales", "--bots", "clever:Faulty", "--record", "failed.tale", stdin="1\n")
    assert done.returncode == 1
    assert "error: the bot clever:Faulty failed: ZeroDivisionError" in done.stderr
    assert verify_record((folder / "failed.tale").read_text(encoding="utf-8").splitlines(), find_game).ok


def test_games_lists_guests_and_names_broken_ones(tmp_path: Path) -> None:
    install(tmp_path)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(tmp_path)])}
    program = [sys.executable, "-c", "from taletable.cli import app; app()", "games"]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    assert "  guests  first, nth, picky\n" in done.stdout
    assert "broken bot: missing (clever-bots 2.1): No module named 'no_such_module'" in done.stderr

"""`taletable play`: whole games through the terminal, typed by a script."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from rich.console import Console

from taletable.bots import RandomBot, Thinker
from taletable.cli.play import Sitting
from taletable.cli.table import Choices, plain_tableau, words
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.engine.record import read_record, verify_record
from taletable.games import find_game, games
from tests.egg import GAME as EGG

from .test_commands import ROOT, ok, refused, run

PAPER_TALES = find_game("paper-tales")


class Person:
    """Types lines: those of a script first, then numbers of choices at random."""

    def __init__(self, script: list[str] | None = None, seed: int = 0) -> None:
        self.script = script or []
        self.dice = Random(seed)
        self.sitting: Sitting | None = None
        self.typed = 0

    def __call__(self, prompt: str) -> str:
        self.typed += 1
        if self.script:
            return self.script.pop(0)
        assert self.sitting
        match = self.sitting.match
        return str(self.dice.randint(1, len(match.game.legal(match.state, self.sitting.seat))))


def sit(game: Game[Any], seats: int, person: Callable[[str], str], seat: int = 0, seed: bytes = b"terminal") -> Sitting:
    """A sitting with random bots whose console can be read."""
    names = [f"Name{q}" for q in range(seats)]
    thinkers = {q: Thinker(RandomBot(q)) for q in range(seats) if q != seat}
    console = Console(file=io.StringIO(), width=120, highlight=False)
    clock = count(0.0, 0.4).__next__ if game.real_time else monotonic
    sitting = Sitting(Match(game, seats, seed=seed), seat, names, thinkers, console, person, clock)
    if isinstance(person, Person):
        person.sitting = sitting
    return sitting


def shown(sitting: Sitting) -> str:
    """All that was printed."""
    assert isinstance(sitting.console.file, io.StringIO)
    return sitting.console.file.getvalue()


@pytest.mark.parametrize("name", list(games()))
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_played(name: str, seed: int) -> None:
    game = find_game(name)
    seats = min(game.max_seats, game.min_seats + seed)
    person = Person(seed=seed)
    sitting = sit(game, seats, person, seat=seats - 1, seed=bytes([seed]))
    sitting.run()
    assert sitting.match.state.over
    text = shown(sitting)
    assert "The end" in text
    result = game.results(sitting.match.state)
    assert result
    assert (" won." in text) == bool(result.winners or result.rivals)
    assert "{" not in text
    assert person.typed > (1 if game.real_time else 5)


def test_nothing_secret_is_shown() -> None:
    """What is printed at the first decision is the same whatever the others hold."""
    match = Match(PAPER_TALES, 3, seed=b"one")
    texts = set()
    for seed in range(4):
        sitting = sit(PAPER_TALES, 3, Person(["q"]), seed=b"one")
        sitting.match.state = PAPER_TALES.imagine(match.state, 0, QuickLuck(seed))
        sitting.run()
        texts.add(shown(sitting))
    assert len(texts) == 1


def test_a_game_without_its_own_terminal_is_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taletable.cli.table.companion", lambda game, name: None)
    sitting = sit(PAPER_TALES, 2, Person(seed=5))
    sitting.run()
    assert sitting.match.state.over
    assert "5 hidden" in shown(sitting)


def test_real_time_runs_out_while_one_thinks() -> None:
    clock = [100.0]

    def person(prompt: str) -> str:
        clock[0] += 0.25
        return "flip"

    sitting = sit(EGG, 2, person)
    sitting.clock = lambda: clock[0]
    sitting.start = 100.0
    sitting.run()
    text = shown(sitting)
    assert text.count("Name0 flips") == 3
    assert "Name1 flips" in text
    assert "Meanwhile, time ran on." in text
    assert [entry.now for entry in sitting.match.log if entry.move.seat == 0] == [250, 500, 750]


def test_commands_of_the_prompt() -> None:
    script = ["h", "?", "r", "r PT-5.8", "r PT-99", "r 3.4", "t", "l", "u", "", "0", "99", "9" * 30, "fly", "recruit joker-1", "ready", "q"]
    sitting = sit(PAPER_TALES, 3, Person(script))
    sitting.run()
    text = shown(sitting)
    assert "take back your last act" in text
    assert "Nothing is refused here" in text
    assert re.search(r"PT-4\.2 ", text)
    assert re.search(r"PT-5\.8 ", text)
    assert "There is no rule “PT-99”." in text
    assert text.count("Game › Turn › Recruitment › Draft") == 2
    assert text.count("Name0 is dealt 5 cards.") == 2
    assert "There is nothing that may be taken back" in text
    assert text.count("Choose a number from 1 to 5") == 3
    assert "there is no move “fly”" in text
    assert "“joker-1” is not a card" in text
    assert "That belongs to another phase: Deployment. (PT-1.3)" in text
    assert len(sitting.match.log) == 1


def at_deployment(person: Person) -> Sitting:
    """A sitting that has come to Deployment, with one rival."""
    sitting = sit(PAPER_TALES, 2, person)
    match = sitting.match
    while PAPER_TALES.rule(match.state).cite != "PT-5.1":
        seat = PAPER_TALES.asked(match.state)[0]
        match.play(PAPER_TALES.legal(match.state, seat)[0])
    return sitting


def test_refusals_and_take_back() -> None:
    person = Person()
    sitting = at_deployment(person)
    card = PAPER_TALES.ident("card", sitting.match.state.hand[0][0])  # type: ignore[attr-defined]
    person.script = ["?", f"place {card} front-3", f"place {card} front-1", "u", "q"]
    before = PAPER_TALES.view(sitting.match.state, 0)
    sitting.run()
    text = shown(sitting)
    assert "✗ Place" in text
    assert "The third place in the Front opens with a Building of level 2. (PT-3.4)" in text
    assert "Taken back." in text
    assert PAPER_TALES.view(sitting.match.state, 0)["players"][0]["plan"] == before["players"][0]["plan"]


def test_choices_are_numbered_as_they_are_shown() -> None:
    sitting = at_deployment(Person())
    choices = Choices(PAPER_TALES, sitting.match.state, 0)
    sitting.console.print(choices.table())
    numbers = [int(n) for n in re.findall(r"(?:^|\s)(\d+) (?=\D)", shown(sitting))]
    assert numbers == list(range(1, len(choices.allowed) + 1))
    assert len(choices.allowed) + len(choices.refused) == len(PAPER_TALES.offers(sitting.match.state, 0))


def test_a_view_in_words() -> None:
    assert words(PAPER_TALES, ["archer-1", "dragon-1"]) == "Archer, Dragon"
    assert words(PAPER_TALES, {"count": 4}) == "4 hidden"
    assert words(PAPER_TALES, {"front-1": None, "wood": 2}) == "Front, first spot: – · Wood: 2"
    assert words(PAPER_TALES, True) == "yes"
    assert words(PAPER_TALES, [[0, "war", 3]]) == "0 Wars won 3"
    assert plain_tableau(EGG, EGG.new(2), 0, ["a", "b"])


# As a command


def play(*words: str, stdin: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "taletable", "play", *words],
        input=stdin,
        capture_output=True,
        text=True,
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def test_a_whole_game_against_normal_bots_by_typing_numbers(tmp_path: Path) -> None:
    done = play("paper-tales", "--bots", "normal,normal", "--seed", "3", "--name", "Ada", stdin="1\n" * 200, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Paper Tales: Ada, Normal 1, Normal 2." in done.stdout
    assert "The end" in done.stdout
    (file,) = tmp_path.glob("paper-tales-*.tale")
    lines = file.read_text(encoding="utf-8").splitlines()
    match, header = read_record(lines, find_game)
    assert match.state.over
    assert header.names == ("Ada", "Normal 1", "Normal 2")
    assert verify_record(lines, find_game).complete


def test_leaving_politely(tmp_path: Path) -> None:
    file = tmp_path / "left.tale"
    for stdin in ("1\nq\n", "1\n", ""):  # q, and the end of input
        text = ok("play", "paper-tales", "--bots", "random", "--seed", "3", "--record", str(file), stdin=stdin)
        assert "The record is in" in text
        lines = file.read_text(encoding="utf-8").splitlines()
        assert json.loads(lines[-1])["result"] is None
        assert verify_record(lines, find_game).complete


def test_an_interrupt_saves_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "stopped.tale"
    result = run("play", "paper-tales", "--bots", "random", "--record", str(file))
    assert result.exit_code == 130
    assert "Traceback" not in result.output
    assert verify_record(file.read_text(encoding="utf-8").splitlines(), find_game).complete


def test_requests_that_cannot_be(tmp_path: Path) -> None:
    assert "there are: random" in refused("play", "paper-tales", "--bots", "clever")
    assert "(PT-1.1)" in refused("play", "paper-tales", "--seats", "9")
    assert "2 bots and you cannot fill 4 seats" in refused("play", "paper-tales", "--bots", "random,random", "--seats", "4")
    assert "there is no seat 5" in refused("play", "paper-tales", "--bots", "random", "--seat", "5", code=2)
    lost = run("play", "paper-tales", "--bots", "random", "--record", str(tmp_path / "no" / "where.tale"), stdin="q\n")
    assert lost.exit_code == 1
    assert "the record could not be saved" in lost.stderr


def test_names_and_seeds_are_taken_as_they_are(tmp_path: Path) -> None:
    text = ok("play", "paper", "--bots", "random", "--name", "[b]", "--seed", "", "--record", str(tmp_path / "x.tale"), stdin="")
    assert "Paper Tales: [b], Random 1." in text

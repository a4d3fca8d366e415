"""The solo game in the terminal: the Lich King's side is shown, and a whole game is played by typing numbers."""

from __future__ import annotations

import io

from rich.console import Console

from taletable.cli.play import Sitting
from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.terminal import remark, tableau

from .lair import Lair
from .table import Kingdom, Table


def drawn(table: Table, viewer: int | None) -> str:
    """The table as the terminal shows it."""
    screen = io.StringIO()
    Console(file=screen, width=120, highlight=False).print(tableau(GAME, table.state, viewer, ["Ada"]))
    return screen.getvalue()


def test_the_lich_king_is_shown() -> None:
    lair = Lair(row=("raven-arch", "paupers-field", "coffin-maker", "heralds-stair"), cards=["toll-of-years"], score=12)
    table = Table(Kingdom(pack=["knight", "ogre", "cook", "farmer"]), lair=lair, at="solo_draft", turn=2)
    table.play(0, "recruit ogre")
    text = drawn(table, 0)
    assert "The Lich King  12 LP  level 2" in text
    assert "Raven Arch" in text
    assert "1 LP for each left-over Unit of cost 1" in text
    assert "Toll of Years" in text
    assert "face down: Paupers' Field, Willow Hollow" in text
    assert "Comes again: Knight, Cook, Farmer" in text
    watching = drawn(table, None)
    assert "The Lich King  12 LP" in watching
    assert "Comes again" not in watching


def test_a_choice_says_what_the_card_gives_him() -> None:
    table = Table(Kingdom(pack=["knight", "cook"]), lair=Lair(row=("raven-arch", *Lair().row[1:])), at="solo_draft", turn=2)
    assert remark(GAME, table.state, table.move(0, "recruit knight")).endswith("left over: 1 LP for the Lich King")
    assert "Lich King" not in remark(GAME, table.state, table.move(0, "recruit cook"))


def test_a_whole_game_is_played_by_typing_numbers() -> None:
    luck = Luck(b"typing")
    screen = io.StringIO()
    match = Match(GAME, 1, {"level": 3}, b"typing")

    def person(prompt: str) -> str:
        return str(1 + luck.below(len(GAME.legal(match.state, 0))))  # type: ignore[arg-type]

    Sitting(match, 0, ["Ada"], {}, Console(file=screen, width=120, highlight=False), person).run()
    assert match.state.over
    told = screen.getvalue()
    assert "The Lich King" in told
    assert "Pack A comes again" in told
    assert told.rstrip().endswith("The Lich King won.")

"""The tables of all games as text: they show what a seat sees and nothing else, at every kind of question."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from taletable.cli.table import Choices, tableau
from taletable.companions import companion
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.state import State
from taletable.games import find_game, games
from taletable.testing.walking import Walk, sampled, settings
from tests.games.a_tale_of_pirates.table import Table as Voyage
from tests.games.dice_upon_a_time.table import Player
from tests.games.dice_upon_a_time.table import Table as Realm
from tests.games.threetale.table import Hero
from tests.games.threetale.table import Table as Tale

NAMES = ("Ada", "Bea", "Cy", "Dot", "Eve", "Fay", "Gus")


def drawn(what: RenderableType) -> str:
    """A picture as text."""
    screen = io.StringIO()
    Console(file=screen, width=160, highlight=False).print(what)
    return screen.getvalue()


def shown(game: Game[Any], state: State, viewer: int | None) -> str:
    """The table as a viewer sees it."""
    return drawn(tableau(game, state, viewer, NAMES[: state.seats]))


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_table_of_its_own(name: str) -> None:
    assert companion(find_game(name), "terminal")


@pytest.mark.parametrize("name", games())
def test_a_table_shows_no_secret(name: str) -> None:
    game = find_game(name)
    luck = QuickLuck(7)
    ways = settings(game)
    for setting in (ways[0], ways[-1]):
        walk = Walk(setting, 40)
        for state in sampled(walk, 2):
            seat = walk.random.choice(game.asked(state))
            imagined = game.imagine(state, seat, luck)
            assert shown(game, imagined, seat) == shown(game, state, seat)
            assert shown(game, imagined, None) == shown(game, state, None)
            assert drawn(Choices(game, state, seat).table())


def test_the_sea_the_ship_and_the_crew() -> None:
    table = Voyage(
        bow="ne", speed=2, up={"s-1": "corvette-1"}, down={"n-1": "fog-1"}, hits={"corvette-1": 1}, corks=["sail-1"], loaded=["left-1"]
    )
    table.play(0, "place helm")
    text = shown(table.game, table.state, 1)
    for words in (
        "1. A Quiet Little Exit · round 1 of 3",
        "bow to the North-East, speed 2, 5 Life",
        "damaged: Sail 1",
        "Corvette (1) –1",
        "face down",
    ):
        assert words in text
    assert "Fog" not in text, "it lies face down"
    assert "Helm, 30 s of sand" in text
    choices = drawn(Choices(table.game, table.state, 1).table())
    assert "Turn any 1 Card face up." in choices


def test_the_players_the_routes_and_own_cards() -> None:
    table = Realm(
        Player(hand=["golden-bird"], quests=["pie-in-the-sky"]), Player(hand=["blue-light"]), stacks={"town--soldier": "red-plain:5"}
    )
    text = shown(table.game, table.state, 0)
    for words in ("Chapter 2 of 6", "Town – Soldier 5+", "Your ways", "Pie in the Sky", "The Golden Bird"):
        assert words in text
    assert "Blue Light" not in text


def test_the_heroes_and_the_map() -> None:
    table = Tale(Hero(hero="starred-boy", at=(1, 0), artifacts=["ash-staff"]), objects={(0, 0): "battle-1"})
    text = shown(table.game, table.state, 0)
    for words in ("The Past · round 1", "Starred Boy", "Ash Staff", "B1 Battle token, Level 1"):
        assert words in text

"""The expansions in the terminal: Artifacts, the Buildings of the game, and words beside each choice."""

from __future__ import annotations

import io

from rich.console import Console

from taletable.games.paper_tales.cards import ARTIFACTS
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.terminal import remark, tableau
from taletable.words import words_of

from .table import Kingdom, Table, aged


def drawn(table: Table, viewer: int | None) -> str:
    """The table as the terminal shows it."""
    screen = io.StringIO()
    Console(file=screen, width=160, highlight=False).print(tableau(GAME, table.state, viewer, ["Ada", "Bea", "Cy"]))
    return screen.getvalue()


def full_table() -> Table:
    """A Kingdom with something of everything."""
    mine = Kingdom(
        front=[aged("relic-of-war", 2)],
        hand=["titan", "shield-of-power", "knight"],
        artifacts=["cursed-crown"],
        buildings={"inn": 1},
        gold=9,
    )
    return Table(mine, gates=True, legends=True, buildings=["inn", "abbey"])


def test_artifacts_and_the_buildings_of_the_game_are_shown() -> None:
    table = full_table()
    table.play(0, "place knight front-2", "deploy shield-of-power")
    own = drawn(table, 0)
    assert "★ Cursed Crown" in own
    assert "Buildings of this game: Barracks, Mine, Tavern, Temple, Town, Abbey, Inn" in own
    assert "laid down" in own
    shield = next(artifact for artifact in ARTIFACTS if artifact.key == "shield-of-power")
    assert f"Artifact · {shield.lp} LP at the end · Wars: 2 strength" in own
    assert "★ Shield of Power · costs 3 of 9 Gold" in own  # a Knight, and the second Artifact
    other = drawn(table, 1)
    assert "★ Cursed Crown" in other
    assert "Shield of Power" not in other
    assert "Buildings of this game" not in drawn(Table(Kingdom()), 0)


def test_every_choice_has_its_words() -> None:
    table = full_table()
    assert "Wars: 2 strength" in remark(GAME, table.state, table.move(0, "deploy shield-of-power"))
    table.deploy(0, "titan front-2")
    table.to("titan")
    words = remark(GAME, table.state, table.move(0, "found temple"))
    assert words == "3 LP at the end · Income: 2 Gold; Wars: 2 LP"
    for m in GAME.legal(table.state, 0):
        assert words_of(GAME).move(m).startswith("Found the ")

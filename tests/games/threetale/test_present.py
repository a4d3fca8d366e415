"""The Present Phase (TT-18)."""

from __future__ import annotations

from typing import Any

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.threetale.deck import FIRST_TILE
from taletable.games.threetale.land import FIRST_CELL, Placed, spaces_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.present import AWARDS
from taletable.games.threetale.scenario import gather, reachable
from taletable.testing import rule

from .table import Hero, Table, space


def present(*heroes: Hero, fate: int = 0, **more: Any) -> Table:
    """The last turn of the Past ends; the nth open Prophecy comes true."""
    table = Table(*heroes, tiles_left=0, **more)
    table.roll(fate)
    table.finish_turn()
    return table


@rule("TT-18.1", "TT-12.7", "TT-R.65")
def test_the_map_is_cleared() -> None:
    """All tokens and cubes leave, Offerings among them; Altars and Heroes stay."""
    table = present(Hero(at=(1, 0)), fate=0)
    assert not any(thing in ("white", "red", "black", "offering", "battle-1") for thing in table.view()["objects"].values())
    assert table.state.at[0] == space(1, 0)
    assert table.state.chart.altars == (space(0, 0),)


@rule("TT-18.2", "TT-3.2")
def test_one_prophecy_of_three_comes_true() -> None:
    for n, key in enumerate(("iron-masks", "nine-rings", "parallel-land")):
        assert present(fate=n).view()["fate"] == key


@rule("TT-18.3", "TT-3.7", "TT-3.6")
def test_only_the_prophecy_that_comes_true_pays() -> None:
    """Each Hero that kept its Quest gains one Sacred Stone."""
    doers = (Hero(deeds={"treasures": 6}), Hero(deeds={"battles-1": 6}), Hero(deeds={"treasures": 7, "battles-2": 7}))
    rings = present(*doers, fate=1)
    assert rings.state.stones == [1, 0, 1]
    masks = present(*doers, fate=0)
    assert masks.state.stones == [0, 1, 1]
    land = present(*doers, fate=2)
    assert land.state.stones == [0, 0, 0]


@rule("TT-18.4", "TT-18.5", "TT-R.66", "TT-C.76")
def test_the_chapter_is_read_and_set_up() -> None:
    table = present(fate=1)
    chapter = table.view()["chapter"]
    assert chapter["key"] == "nine-rings"
    assert all(chapter[part] for part in ("intro", "setup", "rules", "goal", "stone"))
    assert "copper-ring" in table.view()["objects"].values()
    assert table.view()["scenario"]["limit"] == 5
    assert table.view()["decks"]["omens"] == {"count": 5}


@rule("TT-18.6", "TT-18.7", "TT-R.69", "TT-R.87", "TT-R.1")
def test_smooth() -> None:
    table = present()
    assert table.ask == "difficulty"
    assert GAME.asked(table.state) == [0]
    table.play("brave smooth")
    assert [GAME.asked(table.state)[0], table.ask] == [0, "award"]
    table.play("choose virtues", *["raise love"] * 11, "raise hope")
    assert (table.virtues()["love"], table.virtues()["hope"]) == (13, 3)
    table.play("choose shevitsa")
    assert table.ask == "learn"
    assert table.seat == 1
    table.play(table.options()[0])
    assert table.state.shevitsa[1] == 2
    table.play("choose artifact")
    assert table.state.frames[-1].args == (2, 3)
    table.play(table.options()[0])
    assert table.ask == "last_order"


@rule("TT-18.8")
def test_daring() -> None:
    table = present(options={"difficulty": "daring"})
    table.play("choose speed")
    assert table.state.speed[0] == 5
    table.play("choose virtues", *["raise love"] * 6)
    assert table.virtues(1)["love"] == 8
    table.play("choose artifact")
    assert table.state.frames[-1].args == (2, 2)


@pytest.mark.parametrize(
    ("row", "ident"), [pytest.param(0, "TT-18.7", marks=rule("TT-18.7")), pytest.param(1, "TT-18.8", marks=rule("TT-18.8"))]
)
def test_the_rows_of_the_ledger(row: int, ident: str) -> None:
    words = {"virtue": "{n} Virtue points", "shevitsa": "{n} Shevitsa", "speed": "{n} Speed", "artifact": "1 Level {n} Artifact"}
    text = GAME.ledger.paragraphs[ident].text
    assert all(words[gain.what].format(n=gain.n) in text for gain in AWARDS[row])
    assert len(AWARDS[row]) == 4


@rule("TT-18.9")
def test_brutal() -> None:
    table = present(options={"difficulty": "brutal"})
    assert table.ask == "last_order"


@rule("TT-18.10", "TT-R.3")
def test_a_new_order() -> None:
    table = present(options={"difficulty": "brutal"})
    table.play("next 2", "next 1")
    assert table.state.order == (2, 1, 0)
    assert table.state.active == 2
    assert table.view()["phase"] == "future"


@rule("TT-R.88")
def test_the_agreed_future_comes_true() -> None:
    prophecies = ("iron-masks", "forest-of-glass", "parallel-land")
    for n in range(3):
        table = present(fate=n, options={"tale": "forest-of-glass"}, prophecies=prophecies)
        assert table.view()["fate"] == "forest-of-glass"


@rule("TT-R.83", "TT-21.9")
def test_the_tutorial_has_a_present() -> None:
    table = present(Hero(deeds={"battles-1": 1}), prophecies=("the-beginning",), options={"tale": "the-beginning"})
    assert table.view()["fate"] == "the-beginning"
    assert table.state.stones == [1, 0, 0]
    assert table.ask == "difficulty"


@rule("TT-R.95")
def test_who_is_shut_in_by_trees_is_brought_out() -> None:
    """The first tile hangs on the second by a Tree of each: its other three spaces are a land of their own."""
    state = GAME.new(3, {}, Luck(b"shut in"))
    land = ((5, FIRST_CELL + 1, 2), (3, FIRST_CELL + 2, 0), (0, FIRST_CELL, 0))
    state.relay(tuple([Placed(FIRST_TILE + tile, cell, turn) for tile, cell, turn in land]))
    outside = [space for cell in (FIRST_CELL + 1, FIRST_CELL + 2) for space in spaces_of(cell) if space not in state.chart.trees]
    inside = spaces_of(FIRST_CELL)[0]
    state.at, state.order = [inside, outside[1], outside[2]], (0, 1, 2)
    assert not reachable(state)
    gather(state, Run(Luck(b"shut in"), quiet=True))
    assert state.at[0] in outside
    assert len(set(state.at)) == 3
    assert state.at[1:] == outside[1:3]
    assert reachable(state)

"""The Beginning (TT-F0)."""

from __future__ import annotations

from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import reachable
from taletable.games.threetale.scenarios import scenario_of
from taletable.testing import rule

from ..futures import foe, future, only, panel, stand, things, world
from ..table import Hero, name, space


@rule("TT-F0.1", "TT-F0.2", "TT-C.80", "TT-C.83", "TT-C.84")
def test_the_beginning_set_up() -> None:
    table = future("the-beginning")
    assert len(things(table, "ember")) == 5
    assert [mark["space"] for mark in table.view()["scenario"]["marks"]] == [name(0, 0)]
    assert [foe["piece"] for foe in table.view()["foes"]] == ["shadow-hound-1"]
    assert (table.state.limit, scenario_of(table.state).chapter.points) == (4, 100)
    far = reachable(table.state)
    assert far[table.state.foes[0][1]] == max(far.values())


@rule("TT-F0.3", "TT-F0.4", "TT-F0.5", "TT-C.89", "TT-R.94")
def test_embers_to_the_hearth() -> None:
    table = future("the-beginning", Hero(at=(1, 0), endeavour=11))
    only(table)
    for ember in things(table, "ember")[:3]:
        stand(table, ember)
        table.play(f"claim {GAME.ident('space', ember)}")
    assert table.view()["players"][0]["bundle"] == ["ember"] * 3
    assert not any(act.startswith("do light") for act in table.offers())
    stand(table, space(1, 0))
    table.play(f"do light {name(0, 0)}")
    assert table.result.winners == (0, 1, 2)
    empty = future("the-beginning", Hero(at=(0, 0)))
    assert empty.cite(f"do light {name(0, 0)}") == "TT-F0.4"


@rule("TT-F0.6", "TT-19.8", "TT-10.17")
def test_a_stone_is_an_ember() -> None:
    table = future("the-beginning", Hero(at=(1, 0), stones=1))
    table.play(f"do stone {name(1, 0)}")
    assert panel(table) == {"burning": 1}
    assert table.state.stones[0] == 0
    assert table.view()["players"][0]["actions_left"] == 1


@rule("TT-F0.7")
def test_the_hound_walks_and_bites() -> None:
    table = future("the-beginning", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    foe(table, "shadow-hound-1", (8, 1))
    world(table)
    assert table.state.foes[0][1] != space(8, 1)
    assert not table.told("raid")
    near = future("the-beginning", Hero(at=(0, 0)), Hero(at=(0, 3)), Hero(at=(0, 1)), turn=2)
    foe(near, "shadow-hound-1", (3, 0))
    near.roll(1, 1)
    world(near)
    assert near.told("raid") == [{"kind": "raid", "piece": "shadow-hound-1", "seat": 0}]

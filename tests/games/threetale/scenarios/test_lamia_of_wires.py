"""Lamia of Wires (TT-F5)."""

from __future__ import annotations

from typing import Any

from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.scenarios import scenario_of
from taletable.testing import rule

from ..futures import foe, future, only, panel, stack, world
from ..table import Hero, Table, name


def lair(body: tuple[int, int], *heroes: Hero, **more: Any) -> Table:
    """Nobody about but the Lamia's body."""
    table = future("lamia-of-wires", *heroes, **more)
    only(table)
    foe(table, "lamia-of-wires-1", body)
    return table


@rule("TT-F5.1", "TT-F5.2", "TT-F5.3")
def test_lamia_set_up() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)))
    assert len(table.state.foes) == 6
    assert (table.state.limit, scenario_of(table.state).chapter.points) == (6, 320)
    body = PIECES.index("lamia-of-wires-1")
    assert scenario_of(table.state).strength(table.state, body) == 5
    assert not table.state.here(table.state.foes[0][1])
    only(table)
    table.walk((1, 0))
    assert table.result.winners == (0, 1, 2)
    fed = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    only(fed)
    foe(fed, "lamia-of-wires-1", (9, 3), harm=40)
    foe(fed, "wire-arm-1", (9, 0))
    foe(fed, "wire-arm-2", (9, 1))
    world(fed)
    assert fed.state.foes[0][2] == 40 - 4


@rule("TT-F5.4", "TT-F5.5")
def test_arms_seize_and_friends_free() -> None:
    table = lair((9, 3), Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(9, 0)), turn=2)
    foe(table, "wire-arm-1", (2, 0))
    table.roll(*(0,) * 9)
    world(table)
    assert table.state.mark[0] == PIECES.index("wire-arm-1")
    assert table.state.active == 0
    assert table.cite(f"walk {name(1, 0)}") == "TT-R.106"
    assert all(table.cite(act) == "TT-R.106" for act in table.offers() if act.startswith("jump"))
    table.roll(1, 0)
    table.play(f"do free {name(0, 0)}", "accept")
    assert table.state.mark[0] >= 0
    table.finish_turn()
    table.play(f"do free {name(0, 0)}")
    assert table.state.mark[0] == -1
    alone = lair((9, 3), Hero(at=(0, 0)))
    foe(alone, "wire-arm-1", (1, 0), harm=17)
    alone.state.mark[0] = PIECES.index("wire-arm-1")
    alone.state.speed[0] = 50
    alone.roll(1, 1)
    alone.play("attack wire-arm-1", "strike")
    assert alone.state.mark[0] == -1


@rule("TT-F5.4")
def test_the_body_hits_who_stands_beside_it() -> None:
    table = lair((1, 0), Hero(at=(0, 0)), Hero(at=(3, 3)), Hero(at=(9, 0)), turn=2)
    table.roll(*(1,) * 8)
    world(table)
    assert table.told("raid") == [{"kind": "raid", "piece": "lamia-of-wires-1", "seat": 0}]
    assert table.state.mark[0] == -1


@rule("TT-F5.4")
def test_an_arm_keeps_whom_it_holds_and_takes_nobody_who_is_held() -> None:
    table = lair((9, 3), Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(9, 0)), turn=2)
    foe(table, "wire-arm-1", (0, 0))
    table.state.mark = [-1, PIECES.index("wire-arm-1"), -1]
    table.roll(*(0,) * 9)
    world(table)
    assert table.told("raid")[0]["seat"] == 1  # its captive first, though another is nearer
    assert table.told("seized") == []


@rule("TT-F5.6")
def test_an_arm_grows_again() -> None:
    table = lair((9, 3), Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(table, "a-new-arm")
    world(table)
    assert {entry["piece"] for entry in table.view()["foes"]} == {"lamia-of-wires-1", "wire-arm-1"}
    whole = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(whole, "a-new-arm")
    world(whole)  # with all five arms nothing grows
    assert len(whole.told("foe-came")) == 0


@rule("TT-F5.7")
def test_a_stone_frees_all() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0), stones=1))
    table.state.mark = [PIECES.index("wire-arm-1"), PIECES.index("wire-arm-2"), -1]
    table.play(f"do stone {name(0, 0)}")
    assert table.state.mark == [-1, -1, -1]
    assert panel(table) == {"body": 130 - 12, "arms": 5}

"""Nine Rings (TT-F2)."""

from __future__ import annotations

from taletable.engine.state import Frame
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import reachable
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.scenarios.nine_rings.rules import BOUND, FORGE, METALS, SACK
from taletable.games.threetale.tiles import THINGS
from taletable.testing import rule

from ..futures import future, only, panel, stack, stand, things, world
from ..table import Hero, name, space


@rule("TT-F2.1", "TT-F2.2")
def test_nine_rings_set_up() -> None:
    table = future("nine-rings")
    assert [len(things(table, f"{metal}-ring")) for metal in ("copper", "silver", "gold")] == [3, 3, 3]
    far = reachable(table.state)
    altars = sorted(table.state.chart.altars, key=lambda at: far[at])
    assert [mark["space"] for mark in table.view()["scenario"]["marks"]] == [GAME.ident("space", altars[1])]
    assert (table.state.limit, scenario_of(table.state).chapter.points) == (5, 280)
    for metal in range(len(METALS)):
        BOUND.put(table.state, 3, metal)
    table.walk((1, 1))
    assert table.result.winners == (0, 1, 2)


FIVE = (1, 1, 1, 1, 1)


@rule("TT-F2.3")
def test_rings_resist() -> None:
    table = future("nine-rings", Hero(endeavour=11))
    for metal, dice, held in (("copper", (), 1), ("silver", (0, *FIVE), 1), ("gold", (*FIVE, 0), 0), ("gold", (*FIVE, 1), 1)):
        ring = things(table, f"{metal}-ring")[0]
        stand(table, ring)
        table.state.bundle[0] = ()
        table.roll(*dice)
        table.play(f"claim {GAME.ident('space', ring)}")
        if dice:
            assert table.ask == "trial"
            table.play("accept")
        if table.ask == "lose":
            assert table.state.objects[ring] == THINGS.index("gold-ring")
            table.play("lose mercy", "lose mercy")
        assert len(table.state.bundle[0]) == held
    full = future("nine-rings", Hero())
    full.state.bundle[0] = (THINGS.index("copper-ring"),)
    ring = things(full, "copper-ring")[0]
    stand(full, ring)
    assert full.cite(f"claim {GAME.ident('space', ring)}") == "TT-F2.3"


@rule("TT-F2.4")
def test_rings_are_bound_at_the_forge() -> None:
    table = future("nine-rings", Hero(at=(1, 0), endeavour=11))
    assert f"do bind {name(0, 0)}" not in table.offers()
    FORGE.put(table.state, space(0, 0))
    assert table.cite(f"do bind {name(0, 0)}") == "TT-F2.4"
    for metal in ("copper-ring", "gold-ring"):
        table.state.bundle[0] = (THINGS.index(metal),)
        table.play(f"do bind {name(0, 0)}")
    assert panel(table) == {"copper-ring": 1, "silver-ring": 0, "gold-ring": 1}
    table.state.bundle[0] = (THINGS.index("silver-ring"),)
    assert table.cite(f"do bind {name(0, 0)}") == "TT-F2.4"
    only(table)
    table.state.frames[2] = Frame("future_round", 3)
    world(table)
    table.state.bundle[0] = (THINGS.index("silver-ring"),)
    assert table.allows(f"do bind {name(0, 0)}")


@rule("TT-F2.5")
def test_the_goldsmith() -> None:
    table = future("nine-rings", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(table, "glitter-in-the-grass")
    ring = things(table, "gold-ring")[0]
    table.state.objects = {ring: THINGS.index("gold-ring")}
    beside = next(at for at in table.state.chart.beside[ring] if at not in table.state.chart.trees)
    table.state.foes = ((table.state.foes[0][0], beside, 0, -1),)
    world(table)
    while table.ask != "turn":
        table.play(table.options()[0])
    assert (SACK.all(table.state), panel(table)["sack"]) == ((0, 0, 1), 1)
    assert table.state.foes[0][1] == ring
    assert things(table, "gold-ring") == []
    smith = table.state.foes[0]
    table.state.foes = ((smith[0], table.state.at[0], 45, -1),)
    table.state.virtues[0] = 13
    table.state.speed[0] = 50
    table.play("attack goldsmith-1", "strike")
    assert table.view()["players"][0]["bundle"] == ["gold-ring"]
    surge = future("nine-rings", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(surge, "clink-of-coins")
    world(surge)
    assert len(surge.told("foe-walked")) == 2


@rule("TT-F2.6")
def test_a_stone_feeds_the_fire() -> None:
    """Two rings in a round, three with a Stone; before the first ring it would be wasted."""
    table = future("nine-rings", Hero(at=(1, 0), endeavour=11, stones=1))
    FORGE.put(table.state, space(0, 0))
    assert table.cite(f"do stone {name(1, 0)}") == "TT-F2.6"
    for metal in ("copper-ring", "silver-ring", "gold-ring"):
        table.state.bundle[0] = (THINGS.index(metal),)
        if metal == "gold-ring":
            assert table.cite(f"do bind {name(0, 0)}") == "TT-F2.4"
            table.play(f"do stone {name(1, 0)}")
        table.play(f"do bind {name(0, 0)}")
    assert BOUND.all(table.state) == (1, 1, 1)

"""Iron Masks (TT-F1)."""

from __future__ import annotations

from taletable.games.threetale.scenarios import scenario_of
from taletable.testing import rule

from ..futures import foe, future, only, stack, world
from ..table import Hero, name


@rule("TT-F1.1", "TT-F1.2")
def test_iron_masks_set_up() -> None:
    table = future("iron-masks")
    pieces = [foe["piece"].rpartition("-")[0] for foe in table.view()["foes"]]
    assert pieces == ["iron-mask"] * 5 + ["iron-fiddler"] * 5 + ["old-man-of-iron"]
    assert (table.state.limit, scenario_of(table.state).chapter.points) == (6, 300)
    only(table)
    table.walk((1, 1))
    assert table.result.winners == (0, 1, 2)


@rule("TT-F1.3")
def test_the_old_man_is_shielded() -> None:
    table = future("iron-masks", Hero(at=(1, 0)))
    foe(table, "old-man-of-iron-1", (1, 1))
    assert table.cite("attack old-man-of-iron-1") == "TT-F1.3"
    only(table, "old-man-of-iron-1", "iron-mask-1", "iron-mask-2")
    assert table.allows("attack old-man-of-iron-1")


@rule("TT-F1.4")
def test_only_who_hears_a_hero_acts() -> None:
    table = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table)
    foe(table, "iron-mask-1", (8, 0))
    foe(table, "iron-mask-2", (4, 1))
    foe(table, "old-man-of-iron-1", (9, 3))
    world(table)
    spaces = {entry["piece"]: entry["space"] for entry in table.view()["foes"]}
    assert spaces["iron-mask-1"] == name(8, 0)
    assert spaces["iron-mask-2"] != name(4, 1)


@rule("TT-F1.5", "TT-R.89")
def test_the_old_man_whistles() -> None:
    table = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table)
    foe(table, "old-man-of-iron-1", (9, 3))
    stack(table, "the-old-man-whistles")
    world(table)
    assert {entry["piece"]: entry["space"] for entry in table.view()["foes"]}["iron-mask-1"] == name(9, 3)
    again = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(again)
    foe(again, "old-man-of-iron-1", (9, 3))
    foe(again, "iron-mask-1", (8, 0))
    stack(again, "the-old-man-whistles")
    world(again)  # one that was driven off, and not the one that is there
    spaces = {entry["piece"]: entry["space"] for entry in again.view()["foes"]}
    assert (spaces["iron-mask-1"], spaces["iron-mask-2"]) == (name(8, 0), name(9, 3))


@rule("TT-F1.6")
def test_a_stone_breaks_a_mask() -> None:
    table = future("iron-masks", Hero(at=(1, 0), stones=2))
    only(table, "old-man-of-iron-1")
    foe(table, "iron-mask-1", (8, 0))
    foe(table, "iron-mask-2", (3, 0))
    table.state.stones[0] = 3
    table.play(f"do stone {name(1, 0)}")
    assert "iron-mask-2" not in [entry["piece"] for entry in table.view()["foes"]]  # the nearest
    table.play(f"do stone {name(1, 0)}")
    assert [entry["piece"] for entry in table.view()["foes"]] == ["old-man-of-iron-1"]
    table.play(f"do stone {name(1, 0)}")
    assert table.state.foes[0][2] == 8

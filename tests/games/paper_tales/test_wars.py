"""Phases 3 and 4: Wars and Income (PT-6, PT-7, PT-R.12 to PT-R.20)."""

from __future__ import annotations

import pytest

from taletable.testing import rule

from .table import Kingdom, Placed, Table, aged

STRONG = (Kingdom(front=["kraken"]), Kingdom(front=["demon", "forest-spirit"]))
"""Two rivals of strength 9 and 10."""


def fight(*kingdoms: Kingdom, seats: int = 3) -> Table:
    """A table after its Wars and Income."""
    table = Table(*kingdoms, seats=seats)
    table.to("construction")
    return table


# Wars


@rule("PT-6.1", "PT-6.2")
def test_strength_is_the_sum_of_the_front() -> None:
    table = fight(Kingdom(front=["knight", "treefolk"], back=["demon", "kraken"]))
    assert table.strength(0) == 4 + 3


@rule("PT-6.1")
def test_the_third_spot_of_the_front_counts() -> None:
    assert fight(Kingdom(front=["knight", "knight", "knight"], buildings={"temple": 2})).strength(0) == 12


@rule("PT-6.3", "PT-6.4", "PT-6.6", "PT-6.7")
@pytest.mark.parametrize(
    ("left", "right", "lp"),
    [
        (["cook"], ["cook"], 6),
        (["cook"], ["demon"], 3),
        (["demon"], ["cook"], 3),
        (["demon"], ["kraken"], 0),
        (["knight"], ["knight"], 6),
    ],
)
def test_two_wars_each_turn_3_lp_for_each_won(left: list[Placed], right: list[Placed], lp: int) -> None:
    table = fight(Kingdom(front=["knight"], score=10), Kingdom(front=left), Kingdom(), Kingdom(front=right))
    assert table.score(0) == 10 + lp
    rivals = [war["seat2"] for war in table.told("war") if war["seat"] == 0]
    assert sorted(rivals) == [1, 3]  # the Monarch across the table is no neighbour


@rule("PT-6.5")
def test_a_tie_is_a_won_war_for_both() -> None:
    table = fight(Kingdom(front=["knight"]), Kingdom(front=["necromancer"]), Kingdom(front=["demon"]))
    assert [table.lp(seat).get("war", 0) for seat in range(3)] == [3, 3, 6]


@rule("PT-6.E1")
def test_example_of_strength() -> None:
    assert fight(Kingdom(front=["demon", "woodcutter"], back=["knight", "ogre"])).strength(0) == 9


@rule("PT-6.E2")
def test_example_of_four_monarchs() -> None:
    marie, sebastien, denis, fred = range(4)
    table = fight(Kingdom(front=["demon"]), Kingdom(front=["knight"]), Kingdom(front=["knight"]), Kingdom(front=["cook"]))
    assert table.score(marie) == 6
    assert table.score(sebastien) == 3
    assert table.score(denis) == 6
    assert table.score(fred) == 0


@rule("PT-R.3")
def test_wars_abilities_of_units_and_buildings_are_applied() -> None:
    table = fight(Kingdom(front=["commander", "rogue"], buildings={"temple": 2}, gold=0))
    assert table.lp(0) == {"war": 6, "commander": 2, "temple": 2}
    assert table.gold(0) - table.income(0) == 2


@rule("PT-R.12")
def test_abilities_work_from_the_back() -> None:
    table = fight(Kingdom(back=["commander", "rogue"], gold=0))
    assert table.strength(0) == 0
    assert table.lp(0) == {"war": 6, "commander": 2}
    assert table.gold(0) == 2 + 2
    table = fight(Kingdom(back=["colossus", "master-alchemist"], buildings={"mine": 1}))
    assert table.lp(0) == {"war": 6, "colossus": 2, "master-alchemist": 2}


@rule("PT-R.13")
@pytest.mark.parametrize("row", ["front", "back"])
def test_units_that_can_fight_from_the_back_add_their_strength_from_any_spot(row: str) -> None:
    units: list[Placed] = ["archer", aged("strategist", 3)]
    table = fight(Kingdom(front=units) if row == "front" else Kingdom(back=units))
    assert table.strength(0) == 2 + (1 + 3)


@rule("PT-R.14")
def test_a_unit_that_cannot_fight_keeps_its_strength_for_barracks() -> None:
    table = fight(Kingdom(front=[aged("leviathan")], buildings={"barracks": 2}))
    assert table.strength(0) == 0
    assert table.lp(0)["barracks"] == 1  # Leviathan's own strength is 4 and 2 per Food


@rule("PT-R.15")
def test_strength_of_buildings_counts_even_with_an_empty_front() -> None:
    table = fight(Kingdom(back=["forest-spirit"], buildings={"barracks": 1}))
    assert table.strength(0) == 3


@rule("PT-R.15", "PT-R.16")
def test_the_bonus_of_barracks_is_not_added_to_a_unit() -> None:
    table = fight(Kingdom(front=["woodcutter", "woodcutter"], buildings={"barracks": 2}))
    assert table.strength(0) == 2 + 2 + 2
    assert "barracks" not in table.lp(0)  # both Woodcutters still have strength 2


@rule("PT-R.16")
def test_barracks_counts_front_and_back_with_the_strength_of_the_moment() -> None:
    table = fight(Kingdom(front=[aged("giant-snake"), "manticore"], back=["treefolk", aged("militiaman")], buildings={"barracks": 2}))
    assert table.lp(0)["barracks"] == 3  # Snake has 0 now; Manticore 4, Treefolk 3, Militiaman 3


@rule("PT-R.17")
@pytest.mark.parametrize(
    ("unit", "helper", "strength"),
    [
        (aged("colossus", 1), None, 7),
        (aged("colossus", 4), None, 7),
        (aged("giant-snake", 1), None, 0),
        ("cerberus", "farmer", 3),
        ("dragon", "miner", 7),
    ],
)
def test_x_instead_of_y_replaces_the_printed_strength(unit: Placed, helper: Placed, strength: int) -> None:
    assert fight(Kingdom(front=[unit], back=[helper])).strength(0) == strength


@rule("PT-R.18", "PT-11.13", "PT-U.29")
@pytest.mark.parametrize(
    ("others", "buildings", "strength"),
    [
        ([], {}, 4),  # the least it can have
        (["blacksmith"], {}, 5),
        ([aged("giant-snake")], {"temple": 1}, 9),
        (["cook"], {"tavern": 1, "town": 1}, 6),
    ],
)
def test_ogre_adds_the_gold_of_the_income_phase(others: list[Placed], buildings: dict[str, int], strength: int) -> None:
    table = fight(Kingdom(front=["ogre"], back=others, buildings=buildings))
    assert table.strength(0) == strength == 2 + table.income(0)


@rule("PT-R.18")
def test_ogre_does_not_count_gold_of_other_phases() -> None:
    table = Table(Kingdom(front=["ogre"], back=["rogue"], hand=["monkey"], gold=0))
    table.deploy(0, "monkey back-2")
    table.to("construction")
    assert table.strength(0) == 4
    assert table.gold(0) == 1 + 2 + 2  # Monkey, Rogue, Income


@rule("PT-R.19")
def test_lp_that_do_not_mention_a_war_are_earned_whatever_the_result() -> None:
    buildings = {"temple": 2, "mine": 2, "tavern": 2, "barracks": 2}
    table = fight(Kingdom(back=["treefolk", "commander"], buildings=buildings), *STRONG)
    assert table.lp(0) == {"temple": 2, "mine": 2, "tavern": 1, "barracks": 2}


@rule("PT-R.20")
def test_order_in_the_wars_phase() -> None:
    table = fight(Kingdom(front=["commander", "rogue"]), Kingdom(front=["ogre"], back=["rogue"]), Kingdom(front=["knight"]))
    kinds = [event["kind"] for event in table.told("war", "earned", "gained", "income")]
    assert kinds[:6] == ["war"] * 6
    assert kinds[-3:] == ["income"] * 3
    assert set(kinds[6:-3]) == {"earned", "gained"}
    assert table.lp(0) == {"war": 6, "commander": 2}
    assert table.score(0) == 8


@rule("PT-R.40")
def test_a_score_may_go_above_60() -> None:
    assert fight(Kingdom(score=58)).score(0) == 64


# Income


@rule("PT-7.1")
def test_two_gold_for_each_monarch() -> None:
    table = fight(Kingdom(gold=0), Kingdom(gold=3), Kingdom(gold=10))
    assert [table.gold(seat) for seat in range(3)] == [2, 5, 12]


@rule("PT-7.2")
def test_income_abilities_of_units_and_buildings_are_added() -> None:
    table = fight(
        Kingdom(front=["blacksmith", "peddler"], back=["cook", aged("giant-snake")], buildings={"temple": 1, "town": 1, "tavern": 2})
    )
    assert table.income(0) == 2 + 1 + 1 + 1 + 3 + 2 + 1


@rule("PT-7.E1")
def test_example_of_income() -> None:
    julien = 0
    table = fight(Kingdom(front=["blacksmith"], buildings={"temple": 1}, gold=0))
    assert table.income(julien) == 5
    assert table.gold(julien) == 5


@rule("PT-R.41")
def test_gold_and_age_tokens_are_not_limited() -> None:
    table = fight(Kingdom(front=[aged("relic-of-wisdom", 70)], gold=100), Kingdom(front=[aged("salamander", 80)], gold=200))
    assert (table.gold(0), table.gold(1)) == (102, 202)
    table.to("draft")
    assert table.age(0, "relic-of-wisdom") == 71

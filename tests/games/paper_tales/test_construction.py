"""Phase 5: Construction (PT-8, PT-11.6, PT-11.7, PT-R.42 to PT-R.46, PT-R.59)."""

from __future__ import annotations

import pytest

from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule

from .table import Kingdom, Table, aged


def building(kingdom: Kingdom, *acts: str) -> Table:
    """A table at Construction, after the acts of seat 0 (with which everybody is done, if there are any)."""
    table = Table(kingdom, at="construction")
    table.play(0, *acts)
    if acts:
        table.play(1, "pass")
        table.play(2, "pass")
    return table


@rule("PT-8.1")
def test_one_construction_action_per_turn() -> None:
    table = Table(Kingdom(front=["forest-spirit"], gold=9), at="construction")
    table.play(0, "construct mine 1")
    assert table.refusal(0, "construct town 1 resources").key == "not-asked"
    assert table.refusal(0, "upgrade mine resources").key == "not-asked"
    table.to("draft")
    assert table.buildings(0) == {"mine": 1}


@rule("PT-8.1")
def test_constructing_upgrading_or_nothing() -> None:
    kingdom = Kingdom(front=["forest-spirit"], buildings={"town": 1}, gold=9)
    assert building(kingdom, "construct barracks 1").buildings(0) == {"town": 1, "barracks": 1}
    assert building(kingdom, "upgrade town").buildings(0) == {"town": 2}
    assert building(kingdom, "pass").buildings(0) == {"town": 1}


@rule("PT-8.2")
@pytest.mark.parametrize("level", [1, 2])
def test_a_building_is_constructed_once(level: int) -> None:
    table = building(Kingdom(front=["forest-spirit", "miner"], gold=9, buildings={"mine": level}))
    refusal = table.refusal(0, "construct mine 1")
    assert (refusal.cite, refusal.key) == ("PT-8.2", "already-built")
    assert table.cite(0, "construct mine 2") == "PT-8.2"


@rule("PT-8.3")
def test_a_new_building_is_constructed_on_level_1_or_directly_on_level_2() -> None:
    kingdom = Kingdom(front=["forest-spirit"])
    assert building(kingdom, "construct town 1").buildings(0) == {"town": 1}
    assert building(kingdom, "construct town 2").buildings(0) == {"town": 2}


@rule("PT-8.4")
@pytest.mark.parametrize("level", [1, 2])
def test_land_cost_and_resource_cost_on_either_level(level: int) -> None:
    kingdom = Kingdom(front=["forest-spirit"], buildings={"tavern": 1}, gold=5)
    assert building(kingdom, f"construct town {level}").gold(0) == 3
    assert building(Kingdom(buildings={"tavern": 1}, gold=5)).refusal(0, f"construct town {level}").key == "missing-resources"


@rule("PT-8.5")
@pytest.mark.parametrize(
    ("buildings", "cost"),
    [
        ({}, 0),
        ({"temple": 1}, 2),
        ({"temple": 2}, 2),
        ({"temple": 1, "tavern": 2}, 4),
        ({"temple": 2, "tavern": 2, "mine": 1}, 6),
        ({"temple": 2, "tavern": 2, "mine": 1, "town": 1}, 8),
    ],
)
def test_land_cost_is_2_gold_per_building_whatever_its_level(buildings: dict[str, int], cost: int) -> None:
    kingdom = Kingdom(front=["woodcutter"], buildings=buildings, gold=cost)
    assert building(kingdom, "construct barracks 1").gold(0) == 0
    assert building(kingdom).view(1)["players"][0]["land_cost"] == cost
    if cost:
        table = building(Kingdom(front=["woodcutter"], buildings=buildings, gold=cost - 1))
        assert table.refusal(0, "construct barracks 1") == ("PT-8.5", "missing-land-cost", (cost, cost - 1))


@rule("PT-8.6")
def test_units_and_buildings_in_play_must_make_all_resources() -> None:
    by_units = Kingdom(front=["forest-spirit", "farmer"])
    by_both = Kingdom(front=["woodcutter"], buildings={"town": 1}, gold=2)
    for kingdom in (by_units, by_both):
        assert building(kingdom, "construct barracks 2").buildings(0)["barracks"] == 2
    table = building(Kingdom(front=["woodcutter", "woodcutter"]))
    assert table.refusal(0, "construct barracks 2").args == (0, 0, 1, 0)  # Barracks; 1 Food is missing


@rule("PT-8.7")
@pytest.mark.parametrize(
    ("name", "unit", "missing"),
    [
        ("barracks", "woodcutter", (1, 0, 0)),
        ("mine", "woodcutter", (1, 0, 0)),
        ("tavern", "farmer", (0, 1, 0)),
        ("town", "woodcutter", (1, 0, 0)),
    ],
)
def test_level_1_needs_the_level_1_cost(name: str, unit: str, missing: tuple[int, int, int]) -> None:
    assert building(Kingdom(front=[unit]), f"construct {name} 1").buildings(0) == {name: 1}
    refusal = building(Kingdom(front=["cook"])).refusal(0, f"construct {name} 1")
    assert (refusal.cite, refusal.key, refusal.args[1:]) == ("PT-8.7", "missing-resources", missing)


@rule("PT-8.8")
@pytest.mark.parametrize(
    ("name", "units", "missing"),
    [
        ("barracks", ["woodcutter", "forest-child"], (1, 0, 0)),
        ("mine", ["woodcutter", "woodcutter", "miner"], (1, 0, 0)),
        ("tavern", ["forest-child", "farmer"], (1, 1, 0)),
        ("town", ["woodcutter", "woodcutter", "woodcutter"], (1, 0, 0)),
    ],
)
def test_directly_to_level_2_needs_both_costs_added(name: str, units: list[str], missing: tuple[int, int, int]) -> None:
    table = building(Kingdom(front=units[:2], back=units[2:]), f"construct {name} 2")
    assert table.buildings(0) == {name: 2}
    refusal = building(Kingdom(front=units[1:])).refusal(0, f"construct {name} 2")
    assert (refusal.cite, refusal.args[1:]) == ("PT-8.8", missing)


@rule("PT-8.9", "PT-8.10")
def test_an_upgrade_needs_only_the_level_2_cost_and_no_land_cost() -> None:
    table = building(Kingdom(front=["woodcutter", "farmer"], buildings={"tavern": 1, "temple": 1, "town": 1}, gold=0), "upgrade tavern")
    assert table.buildings(0) == {"tavern": 2, "temple": 1, "town": 1}
    assert table.gold(0) == 0
    table = building(Kingdom(front=["woodcutter"], buildings={"town": 1}), "upgrade town")  # 2 Wood, not 3
    assert table.buildings(0) == {"town": 2}


@rule("PT-8.9")
def test_refused_upgrades() -> None:
    table = building(Kingdom(front=["woodcutter"], buildings={"tavern": 1, "temple": 2}))
    tavern = GAME.grammar.things["building"].number["tavern"]
    assert table.refusal(0, "upgrade tavern") == ("PT-8.9", "missing-resources", (tavern, 0, 1, 0))
    assert table.refusal(0, "upgrade temple").key == "already-level-2"
    assert table.refusal(0, "upgrade mine")[:2] == ("PT-8.9", "not-built")


@rule("PT-8.12", "PT-R.12")
def test_construction_abilities_are_applied_from_any_spot() -> None:
    table = building(Kingdom(back=["landlord", "wood-merchant"], buildings={"temple": 1, "tavern": 1}, gold=2), "construct town 2")
    assert table.buildings(0)["town"] == 2
    assert table.gold(0) == 0  # no land; 1 Wood by Landlord, 2 by Gold


# Temple


@rule("PT-11.6", "PT-B.4")
@pytest.mark.parametrize(
    ("crystals", "way", "level", "gold"),
    [
        (1, "resources", 1, 0),
        (0, "gold", 1, 2),
        (3, "resources", 2, 0),
        (0, "gold", 2, 5),
        (2, "gold-then-resources", 2, 2),
        (1, "resources-then-gold", 2, 3),
    ],
)
def test_each_level_of_temple_is_paid_by_crystals_or_by_gold(crystals: int, way: str, level: int, gold: int) -> None:
    def kingdom(crystals: int, gold: int) -> Kingdom:
        return Kingdom(front=[aged("adventurer", crystals)], gold=gold)

    table = building(kingdom(crystals, gold), f"construct temple {level} {way}")
    assert table.buildings(0) == {"temple": level}
    assert table.gold(0) == 0
    if gold:
        short = building(kingdom(crystals, gold - 1))
        assert short.refusal(0, f"construct temple {level} {way}") == ("PT-11.6", "missing-gold", (gold, gold - 1))
    if crystals:
        refusal = building(kingdom(crystals - 1, gold)).refusal(0, f"construct temple {level} {way}")
        assert (refusal.cite, refusal.key, refusal.args[1:]) == ("PT-11.6", "missing-resources", (0, 0, 1))


@rule("PT-11.6", "PT-8.9")
@pytest.mark.parametrize(("crystals", "way", "gold"), [(2, "resources", 0), (0, "gold", 3)])
def test_an_upgrade_of_temple_is_paid_either_way(crystals: int, way: str, gold: int) -> None:
    kingdom = Kingdom(front=[aged("adventurer", crystals)], gold=gold, buildings={"temple": 1})
    table = building(kingdom, f"upgrade temple {way}")
    assert table.buildings(0) == {"temple": 2}
    assert table.gold(0) == 0
    poor = building(Kingdom(front=[aged("adventurer", 1)], gold=2, buildings={"temple": 1}))
    assert poor.cite(0, f"upgrade temple {way}") == "PT-11.6"


@rule("PT-R.43")
def test_crystal_and_gold_are_not_mixed_within_one_level() -> None:
    table = building(Kingdom(front=["miner"], gold=9, buildings={"temple": 1}))
    assert table.refusal(0, "upgrade temple resources").args[1:] == (0, 0, 1)  # 1 of 2 Crystals does not make it cheaper
    table.play(0, "upgrade temple gold")
    table.to("draft")
    assert table.gold(0) == 6


@rule("PT-R.43")
def test_crystals_on_both_levels_need_three() -> None:
    two = building(Kingdom(front=[aged("adventurer", 2)], gold=0))
    assert two.refusal(0, "construct temple 2 resources").args[1:] == (0, 0, 1)
    three = building(Kingdom(front=[aged("adventurer", 3)], gold=0))
    assert three.allows(0, "construct temple 2 resources")


@rule("PT-R.43", "PT-8.5")
def test_land_cost_comes_on_top_of_the_gold_of_temple() -> None:
    assert building(Kingdom(buildings={"tavern": 1}, gold=4), "construct temple 1 gold").gold(0) == 0
    short = building(Kingdom(buildings={"tavern": 1}, gold=3))
    assert short.refusal(0, "construct temple 1 gold") == ("PT-11.6", "missing-gold", (4, 3))


# Gold for resources


@rule("PT-11.7", "PT-U.16")
def test_grand_architect_replaces_any_combination_of_resources() -> None:
    for name, level, gold in (("barracks", 1, 1), ("barracks", 2, 3), ("mine", 2, 3), ("tavern", 2, 3), ("town", 2, 3)):
        kingdom = Kingdom(front=["grand-architect"], gold=gold)
        table = building(kingdom, f"construct {name} {level}")
        assert table.buildings(0) == {name: level}
        assert table.gold(0) == 0
        short = building(Kingdom(front=["grand-architect"], gold=gold - 1))
        assert short.refusal(0, f"construct {name} {level}") == ("PT-R.44", "missing-gold", (gold, gold - 1))


@rule("PT-R.44")
def test_any_part_of_a_cost_may_be_replaced_and_land_comes_on_top() -> None:
    kingdom = Kingdom(front=["grand-architect", "woodcutter"], buildings={"tavern": 1}, gold=4)
    assert building(kingdom, "construct mine 2").gold(0) == 0  # land 2; 1 of 2 Wood and the Crystal for Gold


@rule("PT-R.44")
@pytest.mark.parametrize(
    ("crystals", "way", "level", "gold"), [(0, "resources", 1, 1), (1, "resources", 2, 2), (1, "gold-then-resources", 2, 3)]
)
def test_the_crystals_of_temple_may_be_replaced(crystals: int, way: str, level: int, gold: int) -> None:
    table = building(Kingdom(front=["grand-architect", aged("adventurer", crystals)], gold=gold), f"construct temple {level} {way}")
    assert table.buildings(0) == {"temple": level}
    assert table.gold(0) == 0


@rule("PT-R.44", "PT-8.9")
def test_resources_of_an_upgrade_may_be_replaced() -> None:
    table = building(Kingdom(front=["wood-merchant"], buildings={"town": 1}, gold=1), "upgrade town")
    assert table.buildings(0) == {"town": 2}
    assert table.gold(0) == 0


@rule("PT-R.59")
def test_only_what_is_missing_is_replaced() -> None:
    table = building(Kingdom(front=["grand-architect", "wood-merchant"], back=["woodcutter", "miner"], gold=5), "construct mine 2")
    assert table.gold(0) == 4  # 2 Wood and 1 Crystal needed: 1 Wood missing, paid once
    free = building(Kingdom(front=["grand-architect"], back=["woodcutter"], gold=5), "construct mine 1")
    assert free.gold(0) == 5


# Timing


@rule("PT-R.42")
def test_a_building_counts_its_own_production_for_its_own_upgrade() -> None:
    assert building(Kingdom(front=["woodcutter"], buildings={"mine": 1}), "upgrade mine").buildings(0) == {"mine": 2}
    assert building(Kingdom(front=["woodcutter"], buildings={"town": 1}), "upgrade town").buildings(0) == {"town": 2}


@rule("PT-R.42")
def test_a_building_does_not_count_for_its_own_direct_construction() -> None:
    table = building(Kingdom(front=["woodcutter", "woodcutter"]))
    assert table.refusal(0, "construct mine 2").args[1:] == (0, 0, 1)
    assert table.refusal(0, "construct town 2").args[1:] == (1, 0, 0)


@rule("PT-R.46")
def test_gold_of_this_turns_income_can_be_used() -> None:
    table = Table(Kingdom(gold=0))
    table.to("construction")
    table.play(0, "construct temple 1 gold")
    table.to("draft")
    assert table.buildings(0) == {"temple": 1}
    assert table.gold(0) == 0  # the new Temple gives no income this turn


@rule("PT-R.46")
def test_abilities_of_a_new_building_work_from_the_next_phase_on() -> None:
    table = Table(Kingdom(front=["woodcutter", "forest-child"], back=["farmer"], gold=0))
    table.to("construction")
    table.play(0, "construct tavern 2")
    table.to("draft")
    assert (table.gold(0), table.lp(0)) == (2, {"war": 6})  # Wars and Income of this turn are over
    table.to("plan")
    table.to("construction")
    assert table.income(0) == 2 + 2
    assert table.lp(0) == {"war": 12, "tavern": 2}


@rule("PT-R.45", "PT-10.2")
@pytest.mark.parametrize(("level", "lp"), [(1, 1), (2, 3)])
def test_a_building_gives_the_lp_of_the_side_it_shows(level: int, lp: int) -> None:
    table = Table(Kingdom(buildings={"town": level}), turn=4, at="construction")
    table.to("end")
    assert table.lp(0) == {"town": lp}


@rule("PT-8.7", "PT-8.8", "PT-8.9", "PT-11.6", "PT-11.7", "PT-R.59")
def test_a_board_is_told_what_each_step_takes() -> None:
    table = Table(Kingdom(front=["woodcutter"], buildings={"mine": 1}), at="construction")
    prices = table.view(1)["players"][0]["prices"]
    made = {"needs": {"wood": 1, "crystal": 1}, "gold": 0}
    assert prices["mine"] == [{"level": 2, **made, "lacks": [], "pays": {"resources": made}}]
    assert prices["town"] == [
        {"level": 1, "needs": {"wood": 1}, "lacks": [], "gold": 0, "pays": {"resources": {"needs": {"wood": 1}, "gold": 2}}},
        {"level": 2, "needs": {"wood": 3}, "lacks": ["wood"], "gold": 0, "pays": {}},
    ]
    assert [step["gold"] for step in prices["temple"]] == [2, 5]
    rich = Table(Kingdom(front=["grand-architect"], gold=9), at="construction").view(0)["players"][0]["prices"]
    assert rich["town"][0]["pays"] == {"resources": {"needs": {}, "gold": 1}}
    assert "prices" not in Table(Kingdom()).view(0)["players"][0]
    table.play(0, "construct town 1")
    assert table.view(0)["players"][0]["site"] == "town"
    assert "site" not in table.view(1)["players"][0]

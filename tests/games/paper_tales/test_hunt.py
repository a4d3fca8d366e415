"""A hunt for wrong rules: fifty cases written from rulebook and ledger alone, by somebody who had not read the rules' code."""

from __future__ import annotations

from typing import Any

import pytest

from taletable.testing import rule

from .lair import Lair
from .table import Kingdom, Placed, Table, aged

SURE = 6
"""Two Wars won against empty Kingdoms."""
WEAK_ROW = ("rusted-gate", "paupers-field", "coffin-maker", "silent-court")


def lay(*kingdoms: Kingdom, **more: Any) -> Table:
    """A table with every card of the expansions in the box, and the Buildings that its Kingdoms have."""
    own = tuple(dict.fromkeys(name for kingdom in kingdoms for name in kingdom.buildings))
    setting: dict[str, Any] = {"gates": "lair" not in more, "legends": "lair" not in more, "buildings": own, **more}
    return Table(*kingdoms, **setting)


def fought(*kingdoms: Kingdom, **more: Any) -> Table:
    """The same after Wars and Income."""
    table = lay(*kingdoms, **more)
    table.to("construction")
    return table


def aging(kingdom: Kingdom, *saved: str, **more: Any) -> Table:
    """A Kingdom after Aging; those named are saved, one after the other."""
    table = lay(kingdom, at="construction", **more)
    for unit in saved:
        table.to("healing")
        table.play(0, f"save {unit}")
    table.to("draft")
    return table


def founded(building: str, *front: Placed) -> Table:
    """A Titan in the Back has founded a Building beside these Units."""
    table = lay(Kingdom(front=front, hand=["titan"], gold=5), buildings=[building])
    table.deploy(0, "titan back-1")
    table.to("titan")
    table.play(0, f"found {building}")
    return table


def names(table: Table) -> list[str]:
    return sorted(table.units(0).values())


# Cards that bring others into play


@rule("PT-U.69", "PT-B.7", "PT-3.20", "PT-R.27", "PT-5.14", "PT-R.86")
def test_a_clock_tower_of_this_titan_moves_a_token_at_once() -> None:
    table = founded("clock-tower", aged("knight"), "farmer")
    assert table.to("age_chosen", "construction") == "age_chosen"
    table.play(0, "shift knight farmer")
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "farmer": 1, "titan": 0}


@rule("PT-U.69", "PT-B.5", "PT-R.27", "PT-R.31", "PT-R.86")
def test_an_alchemist_counts_the_food_of_a_town_founded_now() -> None:
    table = founded("town", "master-alchemist")
    assert table.to("age_by_food", "construction") == "age_by_food"
    table.play(0, "age titan")
    table.to("construction")
    assert table.ages(0) == {"master-alchemist": 0, "titan": 1}


@rule("PT-R.37", "PT-8.5", "PT-8.10")
def test_what_a_titan_founds_is_land_that_the_next_building_pays_for() -> None:
    table = founded("temple", "woodcutter")
    table.to("construction")
    before = table.gold(0)
    table.play(0, "construct mine 1")
    table.to("draft")
    assert before - table.gold(0) == 2
    assert table.buildings(0) == {"temple": 2, "mine": 1}


@rule("PT-U.58", "PT-A.9", "PT-R.55", "PT-R.69", "PT-R.86")
def test_an_hourglass_found_by_a_jester_runs_in_the_same_phase() -> None:
    table = lay(Kingdom(front=[aged("knight"), "farmer"], hand=["court-jester"], gold=1), draw=["hourglass"])
    table.deploy(0, "court-jester back-1")
    assert table.to("age_chosen", "construction") == "age_chosen"
    table.play(0, "shift knight court-jester")
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "farmer": 0, "court-jester": 1}


@rule("PT-R.66", "PT-R.68", "PT-R.69", "PT-U.48")
def test_shapeshifter_jester_lamp_and_noble_in_one_phase() -> None:
    table = lay(Kingdom(hand=["shapeshifter", "noble"], gold=1), draw=["court-jester", "knight", "wishing-lamp"])
    table.deploy(0, "shapeshifter front-1", "noble front-2")
    table.to("construction")
    assert names(table) == ["court-jester", "noble"]
    assert table.lp(0)["noble"] == 3
    assert table.gold(0) == 3 + 2


@rule("PT-R.34", "PT-11.1", "PT-11.2")
def test_a_shapeshifter_passes_the_dear_and_the_lifeless() -> None:
    table = lay(Kingdom(hand=["shapeshifter"], gold=0), draw=["titan", "princess", "hourglass", "kraken", "dragon"])
    table.deploy(0, "shapeshifter back-2")
    table.to("construction")
    assert table.units(0) == {"back-2": "dragon"}
    assert table.ages(0) == {"dragon": 1}
    assert sorted(table.pile("discard")) == ["hourglass", "kraken", "princess", "shapeshifter", "titan"]


@rule("PT-11.2", "PT-R.30")
def test_a_time_master_in_a_shapeshifter_s_place_may_age_itself() -> None:
    table = lay(Kingdom(front=["knight"], hand=["shapeshifter"]), draw=["time-master"])
    table.deploy(0, "shapeshifter back-1")
    table.to("age_chosen")
    table.play(0, "age time-master")
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "time-master": 1 + 2}


@rule("PT-R.67", "PT-R.27", "PT-R.60", "PT-11.2")
def test_a_shadow_in_a_shapeshifter_s_place_lets_a_titan_found_twice() -> None:
    table = lay(Kingdom(hand=["shapeshifter", "titan"], gold=5), draw=["shadow"])
    table.deploy(0, "shapeshifter front-1", "titan back-1")
    for building in ("temple", "town"):
        table.to("titan")
        table.play(0, f"found {building}")
    table.to("construction")
    assert table.buildings(0) == {"temple": 2, "town": 2}
    assert table.ages(0) == {"shadow": 1, "titan": 0}


@rule("PT-R.32", "PT-R.82")
def test_who_searches_first_is_random_when_score_and_gold_are_equal() -> None:
    first = set()
    for seed in range(12):
        kingdom = Kingdom(hand=["court-jester"], gold=1)
        table = lay(kingdom, kingdom, draw=["hourglass", "urn-of-ashes"], seed=bytes([seed]))
        for seat in (0, 1):
            table.deploy(seat, "court-jester front-1")
        table.to("construction")
        first.add(table.artifacts(0)[0])
    assert first == {"hourglass", "urn-of-ashes"}


@rule("PT-R.33", "PT-R.34", "PT-R.83")
def test_what_a_search_turned_up_is_not_shuffled_into_the_new_pile() -> None:
    table = lay(Kingdom(hand=["shapeshifter"]), gates=False, legends=False, draw=["kraken"], rest="discard")
    table.deploy(0, "shapeshifter front-1")
    table.to("construction")
    [shuffled] = table.told("reshuffled")
    assert shuffled["n"] == 81 - 2  # neither Kraken, which was turned up, nor Shapeshifter
    assert table.pile("discard").count("kraken") == 1


# Shadow


@rule("PT-R.36", "PT-R.67", "PT-R.31")
def test_a_shadow_does_not_repeat_what_has_no_reveal_icon() -> None:
    table = lay(Kingdom(front=["master-alchemist", "farmer"], hand=["shadow"], gold=1))
    table.deploy(0, "shadow back-1")
    assert table.to("shadow", "age_by_food") == "age_by_food"
    table.play(0, "age farmer")
    table.to("construction")
    assert table.ages(0) == {"master-alchemist": 0, "farmer": 1, "shadow": 0}


@rule("PT-R.68", "PT-U.48", "PT-R.60")
def test_a_noble_s_limit_holds_each_time() -> None:
    table = lay(Kingdom(hand=["shadow", "noble"], gold=14))
    table.deploy(0, "shadow back-1", "noble back-2")
    assert table.to("shadow", "construction") == "construction", "there is only one other Unit"
    assert table.lp(0)["noble"] == 10 + 10


@rule("PT-R.68", "PT-R.51", "PT-11.4")
def test_a_noble_counts_the_gold_of_a_repeated_banner_bearer() -> None:
    table = lay(Kingdom(front=["commander"], hand=["shadow", "banner-bearer", "noble"], gold=3))
    table.deploy(0, "shadow back-1", "banner-bearer back-2", "noble front-2")
    table.to("shadow")
    table.play(0, "repeat banner-bearer")
    table.to("construction")
    assert (table.lp(0)["noble"], table.lp(0).get("banner-bearer", 0)) == (4, 0)


@rule("PT-R.36", "PT-R.25", "PT-R.27")
def test_a_shadow_finds_no_unit_that_was_not_paid() -> None:
    table = lay(Kingdom(front=["knight", "veteran"], hand=["shadow", "demon"], gold=1))
    table.deploy(0, "shadow back-1", "demon back-2")
    table.to("shadow")
    assert sorted(table.options(0)) == ["repeat knight-1", "repeat veteran-1"]


@rule("PT-U.9", "PT-R.36", "PT-R.60")
def test_a_demon_in_the_shadow_dies_too_old_to_be_rued() -> None:
    table = lay(Kingdom(hand=["shadow", "demon"], gold=3))
    table.deploy(0, "shadow back-1", "demon front-1")
    table.to("construction")
    assert table.age(0, "demon") == 2
    table.to("draft")
    assert (names(table), table.score(0)) == (["shadow"], SURE)


# Order of Deployment abilities


@rule("PT-R.27", "PT-U.28", "PT-U.21", "PT-R.31")
def test_a_necromancer_ages_a_leviathan_whose_food_feeds_an_alchemist() -> None:
    table = lay(Kingdom(front=["leviathan", "master-alchemist"], hand=["necromancer"], gold=1))
    table.deploy(0, "necromancer back-1")
    table.to("age_by_food")
    table.play(0, "age necromancer")
    table.to("construction")
    assert table.ages(0) == {"leviathan": 1, "master-alchemist": 1, "necromancer": 2}


@rule("PT-5.4", "PT-5.14", "PT-U.17", "PT-R.31", "PT-5.3")
@pytest.mark.parametrize(("plan", "fed"), [("move hunter front-2", True), ("move hunter back-2", False), ("discard farmer", False)])
def test_an_alchemist_counts_the_kingdom_as_it_was_arranged(plan: str, fed: bool) -> None:
    table = lay(Kingdom(front=["master-alchemist"], back=["farmer" if "farmer" in plan else "hunter"]))
    table.play(0, plan, "ready")
    table.to("construction")
    assert sum(table.ages(0).values()) == fed


@rule("PT-R.70", "PT-A.9", "PT-B.7", "PT-U.55")
def test_hourglass_tower_and_apprentice_move_four_tokens() -> None:
    mine = Kingdom(
        front=[aged("knight", 4), "farmer"], hand=["sorcerers-apprentice"], artifacts=["hourglass"], buildings={"clock-tower": 1}
    )
    table = lay(mine)
    table.deploy(0, "sorcerers-apprentice back-1")
    table.to("age_chosen")
    table.play(0, *["shift knight farmer"] * 4)
    assert table.ask != "age_chosen" or 0 not in table.waiting
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "farmer": 4, "sorcerers-apprentice": 0}


@rule("PT-U.9", "PT-R.70", "PT-A.9", "PT-9.1")
@pytest.mark.parametrize(("shift", "left"), [("cook demon", ["cook"]), ("demon cook", ["demon"])])
def test_an_hourglass_spares_a_demon_s_price_both_ways(shift: str, left: list[str]) -> None:
    table = lay(Kingdom(front=[aged("demon"), aged("cook")], artifacts=["hourglass"]))
    table.play(0, "ready")
    table.to("age_chosen")
    table.play(0, f"shift {shift}")
    table.to("draft")
    assert (names(table), table.score(0)) == (left, SURE)


@rule("PT-R.38", "PT-R.39", "PT-U.19", "PT-U.43")
def test_a_kraken_s_loss_and_a_banner_bearer_s_gain_meet_before_the_limit() -> None:
    mine = Kingdom(hand=["kraken", "banner-bearer"], gold=7, score=3, buildings={"temple": 2, "town": 2})
    table = lay(mine, Kingdom(front=["demon", "commander"]), Kingdom(front=["dragon", "knight"], back=["miner"]))
    table.deploy(0, "kraken back-1", "banner-bearer back-2")
    table.to("construction")
    assert table.score(0) == max(0, 3 - 6 + 2) + 2  # and the Temple, in the Wars phase


# Payment


@rule("PT-11.15", "PT-12.8", "PT-12.9", "PT-R.24")
def test_two_minions_pay_for_three_artifacts() -> None:
    table = lay(Kingdom(hand=["servile-minion", "servile-minion", "urn-of-ashes", "hourglass", "magic-mirror"], gold=2))
    table.deploy(0, "servile-minion-1 back-1", "servile-minion-2 back-2", "urn-of-ashes", "hourglass", "magic-mirror")
    table.to("construction")
    assert len(table.artifacts(0)) == 3
    assert table.gold(0) == 0 + 2


@rule("PT-R.60", "PT-R.62", "PT-R.53", "PT-12.12")
def test_two_purses_and_a_knight_for_two_gold_can_end_in_one_way() -> None:
    table = lay(Kingdom(hand=["bottomless-purse", "bottomless-purse", "knight"], gold=2))
    table.deploy(0, "bottomless-purse-1", "bottomless-purse-2", "knight front-1")
    assert table.to("payment", "construction") == "construction"
    assert (table.artifacts(0), names(table), table.gold(0)) == (["bottomless-purse"], ["knight"], 0 + 3)


@rule("PT-R.24", "PT-12.9", "PT-12.12")
@pytest.mark.parametrize(("paid", "artifacts", "units"), [(("demon",), 1, 1), (("bottomless-purse", "bottomless-purse"), 2, 0)])
def test_a_second_artifact_competes_with_a_demon(paid: tuple[str, ...], artifacts: int, units: int) -> None:
    table = lay(Kingdom(hand=["bottomless-purse", "bottomless-purse", "demon"], gold=3))
    table.deploy(0, "bottomless-purse-1", "bottomless-purse-2", "demon front-1")
    table.to("payment")
    table.play(0, *[f"pay {card}" for card in paid])
    table.to("construction")
    assert (len(table.artifacts(0)), len(table.units(0))) == (artifacts, units)
    assert table.gold(0) == 0 + 2 + artifacts


@rule("PT-R.25", "PT-U.58", "PT-12.11")
def test_a_jester_who_is_not_paid_brings_nothing() -> None:
    table = lay(Kingdom(hand=["court-jester", "knight"], gold=1), draw=["hourglass"])
    table.deploy(0, "court-jester back-1", "knight front-1")
    table.to("payment")
    table.play(0, "pay knight")
    table.to("construction")
    assert (table.artifacts(0), table.pile("draw")[0]) == ([], "hourglass")


@rule("PT-R.25", "PT-R.71", "PT-5.8")
def test_a_banner_bearer_does_not_see_a_dragon_that_was_not_paid() -> None:
    table = lay(Kingdom(hand=["banner-bearer", "dragon"], gold=1))
    table.deploy(0, "banner-bearer front-1", "dragon front-2")
    table.to("construction")
    assert (names(table), table.gold(0), table.lp(0)) == (["banner-bearer"], 0 + 2, {"war": SURE})


# One's secret plan, and what may be taken back


@rule("PT-R.64", "PT-R.21", "PT-5.9")
def test_a_unit_sent_away_comes_back_old_and_changes_places_with_a_new_one() -> None:
    table = lay(Kingdom(front=[aged("knight", 2)], hand=["cook"], gold=0))
    table.play(0, "discard knight", "place cook front-1", "place knight back-1", "move knight front-1", "ready")
    table.to("construction")
    assert table.units(0) == {"front-1": "knight", "back-1": "cook"}
    assert table.ages(0) == {"knight": 2, "cook": 0}


@rule("PT-R.64", "PT-R.60", "PT-R.22")
def test_a_plan_is_taken_back_act_by_act_until_all_are_ready() -> None:
    table = lay(Kingdom(front=["farmer"], hand=["knight", "hourglass"]))
    table.play(0, "discard farmer", "place knight front-1", "deploy hourglass", "ready", 1, "ready")
    for _ in range(4):
        table.match.undo(0)
    assert not table.match.can_undo(0)
    assert (table.units(0), table.hand(0)) == ({"front-1": "farmer"}, ["knight", "hourglass"])
    assert table.waiting == [0, 2]
    table.play(0, "ready", 2, "ready")
    assert not [seat for seat in range(3) if table.match.can_undo(seat)]


@rule("PT-V.4", "PT-R.60", "PT-4.2")
def test_a_choice_of_the_advanced_draft_is_taken_back_until_both_have_chosen() -> None:
    table = Table(Kingdom(pack=["demon", "ogre"]), seats=2, two_player="advanced", at="draft")
    table.play(0, "recruit demon", "dismiss ogre")
    assert table.waiting == [1]
    table.match.undo(0)
    assert [act.split()[0] for act in table.options(0)] == ["dismiss"] * 8
    table.match.undo(0)
    assert len(table.options(0)) == 9
    table.play(0, "recruit ogre", "dismiss demon")
    rival = table.pack(1)
    table.play(1, f"recruit {rival[0]}", f"dismiss {rival[1]}")
    assert not table.match.can_undo(0)
    assert not table.match.can_undo(1)
    assert table.hand(0) == ["ogre"]


@rule("PT-R.60", "PT-8.1")
def test_a_construction_is_taken_back_until_the_last_one_is_in() -> None:
    table = lay(Kingdom(front=["woodcutter"]), seats=2, at="construction")
    table.play(0, "construct mine 1")
    assert table.waiting == [1]
    table.match.undo(0)
    table.play(0, "construct town 1", 1, "pass")
    assert table.buildings(0) == {"town": 1}
    assert not table.match.can_undo(0)


@rule("PT-R.78", "PT-R.22")
def test_nobody_sees_how_many_artifacts_lie_face_down() -> None:
    table = lay(Kingdom(hand=["hourglass", "magic-mirror"], gold=3))
    seen = [table.view(viewer)["players"][0] for viewer in (1, None)]
    table.play(0, "deploy hourglass", "deploy magic-mirror")
    assert [table.view(viewer)["players"][0] for viewer in (1, None)] == seen
    assert seen[0]["artifacts"] == []
    table.play(0, "ready")
    assert [table.view(viewer)["players"][0] for viewer in (1, None)] == seen


@rule("PT-R.60", "PT-R.70")
def test_tokens_moved_by_two_monarchs_are_shown_together() -> None:
    kingdom = Kingdom(front=[aged("knight"), "farmer"], hand=["sorcerers-apprentice"])
    table = lay(kingdom, kingdom)
    for seat in (0, 1):
        table.deploy(seat, "sorcerers-apprentice back-1")
    table.to("age_chosen")
    before = table.view(None)["age"]
    table.play(0, "shift knight farmer", "leave-ages")
    assert table.view(None)["age"] == table.view(1)["age"] == before
    table.match.undo(0)
    table.play(0, "leave-ages", 1, "leave-ages")
    assert table.age(0, "farmer") == 1


# Wars


@rule("PT-R.16", "PT-R.77", "PT-B.1")
@pytest.mark.parametrize(
    ("unit", "beside", "strong"),
    [
        ("cerberus", ("farmer",), 1),
        ("cerberus", (), 0),
        (aged("giant-snake"), (), 0),
        ("giant-snake", (), 1),
        ("ogre", (), 1),
        (aged("militiaman"), (), 1),
        ("colossus", (), 0),
        (aged("colossus"), (), 1),
        ("castellan", (), 1),
        ("manticore", (), 0),
        ("manticore", ("farmer",), 1),
        ("dragon", ("miner",), 1),
    ],
)
def test_the_barracks_look_at_strength_as_it_is_now(unit: Placed, beside: tuple[str, ...], strong: int) -> None:
    table = fought(Kingdom(front=beside, back=[unit], buildings={"barracks": 2}))
    assert table.lp(0).get("barracks", 0) == strong


@rule("PT-B.14", "PT-B.1", "PT-B.5", "PT-R.15")
def test_planks_of_sawmill_and_town_arm_the_barracks_of_an_empty_land() -> None:
    mine = Kingdom(buildings={"barracks": 1, "sawmill": 2, "town": 1})
    table = fought(mine, gates=False)
    assert (table.strength(0), table.lp(0)) == (3, {"war": SURE, "sawmill": 3})


@rule("PT-B.9", "PT-B.8", "PT-B.12", "PT-5.14")
def test_library_and_inn_part_the_new_units_by_their_tokens() -> None:
    mine = Kingdom(hand=["veteran", "knight"], gold=1, buildings={"library": 2, "inn": 2, "crypt": 2})
    table = lay(mine)
    table.deploy(0, "veteran back-1", "knight back-2")
    table.to("construction")
    assert table.lp(0) == {"war": SURE, "library": 1, "inn": 1}  # one token is no pair for the Crypt
    assert table.income(0) == 2 + 1 + 2


@rule("PT-U.50", "PT-R.57")
@pytest.mark.parametrize(
    ("front", "makes", "lp"), [(True, 1, 0), (True, 2, 1), (True, 3, 1), (True, 4, 2), (False, 2, 0), (False, 3, 1), (False, 4, 1)]
)
def test_a_relic_of_harvest_counts_pairs_in_front_and_threes_behind(front: bool, makes: int, lp: int) -> None:
    others, relic = ["farmer"] * (makes % 3) + ["forest-spirit"] * (makes // 3), ["relic-of-harvest"]
    table = fought(Kingdom(front=relic if front else others, back=others if front else relic))
    assert table.lp(0).get("relic-of-harvest", 0) == lp


@rule("PT-B.6", "PT-11.19", "PT-A.11")
def test_an_abbey_counts_two_sets_and_the_mirror_one() -> None:
    table = fought(Kingdom(front=["forest-child"], back=["miner"], buildings={"town": 2, "abbey": 2}, artifacts=["magic-mirror"]))
    assert table.makes(0) == (2, 2, 2)
    assert table.lp(0) == {"war": SURE, "abbey": 4, "magic-mirror": 2}
    assert table.income(0) == 2 + 3


@rule("PT-11.13", "PT-U.29", "PT-U.54", "PT-U.70", "PT-B.13", "PT-B.9")
def test_an_ogre_is_as_strong_as_all_the_income_to_come() -> None:
    mine = Kingdom(
        front=["ogre", aged("hunter")],
        back=["smuggler", "treasure-hunter"],
        artifacts=["bottomless-purse", "golden-goose"],
        buildings={"library": 1, "royal-palace": 1},
    )
    table = fought(mine)
    assert table.income(0) == 2 + 2 + 2 + (1 + 1) + 1 + 2  # base, Smuggler, Treasure Hunter, both Artifacts, Library, Palace
    assert table.strength(0) == 2 + table.income(0) + 2


@rule("PT-R.11", "PT-R.9", "PT-B.11", "PT-A.1", "PT-R.15")
@pytest.mark.parametrize(("mode", "wars"), [("simple", 1), ("advanced", 2)])
def test_a_double_win_by_a_tower_alone_counts_twice_for_tower_and_banner(mode: str, wars: int) -> None:
    mine = Kingdom(artifacts=["banner-of-heroes"], buildings={"watchtower": 2})
    table = fought(mine, Kingdom(front=["cook"]), seats=2, two_player=mode)
    assert table.lp(0) == {"war": 3 * wars, "watchtower": wars, "banner-of-heroes": wars}
    assert table.score(1) == 0


@rule("PT-U.62", "PT-R.10", "PT-V.6")
@pytest.mark.parametrize(("rival", "lp"), [((), {"war": 6}), (("cook",), {"hermit": 3})])
def test_a_hermit_against_one_rival_wins_all_or_nothing(rival: tuple[str, ...], lp: dict[str, int]) -> None:
    assert fought(Kingdom(front=["hermit"]), Kingdom(front=rival), seats=2, two_player="advanced").lp(0) == lp


# Construction


@rule("PT-A.12", "PT-R.43", "PT-R.44", "PT-B.4")
@pytest.mark.parametrize(("front", "gold"), [((), 3), (("miner",), 2), (("miner", "cave-spirit"), 1)])
def test_the_stone_makes_the_temple_s_crystals_cheaper_than_its_gold(front: tuple[str, ...], gold: int) -> None:
    table = lay(Kingdom(front=front, artifacts=["philosophers-stone"], gold=gold), at="construction")
    table.play(0, "construct temple 2 resources")
    table.to("draft")
    assert (table.buildings(0), table.gold(0)) == ({"temple": 2}, 0)
    poor = lay(Kingdom(front=front, artifacts=["philosophers-stone"], gold=gold - 1), at="construction")
    assert not poor.allows(0, "construct temple 2 resources")


@rule("PT-R.75", "PT-A.6", "PT-U.16", "PT-8.8", "PT-R.44")
@pytest.mark.parametrize(("helper", "gold"), [("grand-architect", 3), ("dryad", 2), ("wood-merchant", 3)])
def test_trowel_and_helper_build_a_town_on_a_second_land(helper: str, gold: int) -> None:
    mine = Kingdom(front=[helper], artifacts=["golden-trowel"], buildings={"mine": 1}, gold=gold)
    table = lay(mine, at="construction")
    table.play(0, "construct town 2")
    table.to("draft")
    assert (table.buildings(0), table.gold(0)) == ({"mine": 1, "town": 2}, 0)


@rule("PT-A.12", "PT-8.9", "PT-R.59")
def test_the_stone_is_no_wood() -> None:
    mine = Kingdom(artifacts=["philosophers-stone"], buildings={"abbey": 1}, gold=9)
    assert lay(mine, at="construction").cite(0, "upgrade abbey") == "PT-8.9"
    mine = Kingdom(front=["woodcutter"], artifacts=["philosophers-stone"], buildings={"abbey": 1}, gold=1)
    table = lay(mine, at="construction")
    table.play(0, "upgrade abbey")
    table.to("draft")
    assert (table.buildings(0), table.gold(0)) == ({"abbey": 2}, 0)


@rule("PT-R.65", "PT-8.8", "PT-B.7", "PT-8.5")
def test_a_clock_tower_s_second_level_is_bought_with_its_land() -> None:
    mine = Kingdom(front=["woodcutter"], buildings={"inn": 1}, gold=5)
    table = lay(mine, at="construction", buildings=["inn", "clock-tower"])
    table.play(0, "construct clock-tower 2")
    table.to("draft")
    assert (table.buildings(0), table.gold(0)) == ({"inn": 1, "clock-tower": 2}, 0)
    poor = lay(Kingdom(front=["woodcutter"], buildings={"inn": 1}, gold=4), at="construction", buildings=["inn", "clock-tower"])
    assert not poor.allows(0, "construct clock-tower 2")


# Aging


@rule("PT-U.66", "PT-R.73", "PT-R.74", "PT-11.8", "PT-R.87")
def test_the_beauty_spares_the_saved_and_the_reborn_their_token() -> None:
    mine = Kingdom(front=["sleeping-beauty", aged("phoenix", 2)], back=["mystical-healer", aged("knight")])
    assert aging(mine, "knight").ages(0) == {"sleeping-beauty": 1, "phoenix": 0, "mystical-healer": 0, "knight": 1}


@rule("PT-R.38", "PT-R.39", "PT-U.68", "PT-U.35")
@pytest.mark.parametrize(("score", "beside", "after"), [(0, "sculptor", 0), (2, "sculptor", 2), (2, "knight", 0), (4, "knight", 1)])
def test_a_spinner_s_loss_meets_a_sculptor_s_gain(score: int, beside: str, after: int) -> None:
    assert aging(Kingdom(front=[aged("straw-spinner"), aged(beside)], score=score)).score(0) == after


@rule("PT-R.48", "PT-R.76", "PT-A.4", "PT-A.14", "PT-11.9")
def test_a_healer_saves_itself_and_the_elixir_another() -> None:
    mine = Kingdom(front=[aged("mystical-healer"), aged("knight")], back=[aged("cook")], artifacts=["elixir-of-youth", "urn-of-ashes"])
    table = aging(mine, "mystical-healer", "knight")
    assert table.ages(0) == {"mystical-healer": 2, "knight": 2}
    assert table.lp(0) == {"urn-of-ashes": 1}


@rule("PT-R.48", "PT-R.63", "PT-U.60")
def test_a_healer_saves_neither_a_young_oak_nor_an_old_demon() -> None:
    mine = Kingdom(front=[aged("elder-oak"), aged("demon", 2)], back=["mystical-healer", aged("knight")])
    table = lay(mine, at="construction")
    table.to("healing")
    assert (table.cite(0, "save elder-oak"), table.cite(0, "save demon")) == ("PT-R.63", "PT-R.48")
    assert sorted(table.options(0)) == ["let-go", "save knight-1"]


@rule("PT-9.5", "PT-U.26", "PT-U.35", "PT-U.47", "PT-U.68")
def test_whoever_is_sent_away_leaves_neither_gold_nor_glory() -> None:
    units = ("monkey", "sculptor", "lost-soul", "straw-spinner")
    mine = Kingdom(front=[aged(units[0]), aged(units[1])], back=[aged(units[2]), aged(units[3])], artifacts=["urn-of-ashes"], gold=0)
    table = lay(mine)
    table.play(0, *[f"discard {unit}" for unit in units], "ready")
    table.to("draft")
    assert (table.lp(0), table.gold(0)) == ({"war": SURE}, 2)


@rule("PT-R.49", "PT-R.47", "PT-11.3", "PT-U.34")
def test_kraken_and_palm_reader_count_each_other_s_tokens_and_not_a_salamander_s() -> None:
    mine = Kingdom(front=[aged("kraken"), aged("knight", 2)], back=[aged("palm-reader"), aged("salamander")])
    table = aging(mine)
    assert table.lp(0) == {"kraken": 4, "palm-reader": 4}
    assert table.ages(0) == {"salamander": 2}


# The end, many Monarchs, and piles that run out


@rule("PT-10.1", "PT-10.2", "PT-R.38", "PT-R.85", "PT-U.9")
def test_the_last_aging_is_counted_before_the_end_of_the_game() -> None:
    table = lay(Kingdom(front=[aged("demon")], score=1, buildings={"temple": 2}), at="construction", turn=4)
    table.to("end")
    assert table.score(0) == max(0, 1 - 3) + 3


@rule("PT-A.3", "PT-12.17", "PT-R.38", "PT-R.85", "PT-R.50", "PT-U.66")
@pytest.mark.parametrize(("score", "buildings", "relic", "end"), [(1, {"temple": 2}, 0, 1), (2, {}, 0, 0), (0, {"mine": 1}, 3, 4)])
def test_a_crown_weighs_on_the_sum_of_the_end(score: int, buildings: dict[str, int], relic: int, end: int) -> None:
    front: list[Placed] = ["sleeping-beauty", aged("relic-of-wisdom", relic)] if relic else []
    table = lay(Kingdom(front=front, score=score, buildings=buildings, artifacts=["cursed-crown"]), at="construction", turn=4)
    table.to("end")
    assert table.score(0) == end  # no token comes to the Relic beside the Beauty


@rule("PT-4.8", "PT-1.2", "PT-1.1")
def test_seven_monarchs_deal_the_piles_again_and_lose_no_card() -> None:
    table = Table(seats=7, at="draft")
    while table.state.turn < 4:
        table.next_turn()
    s = table.state
    assert table.told("reshuffled")
    assert len(s.draw) + len(s.discard) + sum(len(hand) for hand in s.hand) == 81
    table.to("end")
    assert table.result.winners == tuple(range(7))


# Alone


@rule("PT-U.62", "PT-S.20", "PT-S.21", "PT-B.11")
@pytest.mark.parametrize(("levels", "lp", "his"), [({}, {"hermit": 3}, 6), ({"watchtower": 2}, {"war": 3, "watchtower": 1}, 6)])
def test_a_hermit_before_the_hosts(levels: dict[str, int], lp: dict[str, int], his: int) -> None:
    """Against 4 and 7: nothing, or 2 of a tower and 2 of a shield, which tie with the weaker host, and a tie is his as well."""
    shields = ["shield-of-power"] if levels else []
    table = fought(Kingdom(front=["hermit"], buildings=levels, artifacts=shields), lair=Lair(WEAK_ROW), gates=True, legends=True)
    assert (table.lp(0), table.state.lich_score) == (lp, his)


@rule("PT-S.23", "PT-S.22")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("chronicler", "silent-court"),
        ("servile-minion", "rusted-gate paupers-field silent-court"),
        ("forager", "rusted-gate paupers-field coffin-maker silent-court"),
        ("elder-oak", "paupers-field coffin-maker"),
        ("heart-of-the-mountain", "silent-court"),
        ("cursed-crown", ""),
        ("wishing-lamp", ""),
        ("princess", ""),
        ("imp", "rusted-gate"),
        ("shapeshifter", "rusted-gate paupers-field"),
        ("titan", ""),
    ],
)
def test_what_the_lich_king_finds_on_cards_of_the_expansions(card: str, kinds: str) -> None:
    extra = {"chronicler": "paupers-field"}.get(card, "")
    table = fought(Kingdom(), lair=Lair(WEAK_ROW, left_over=[card]), turn=4, gates=True, legends=True)
    found = {source for owner, _, source, _ in table.state.tally if owner < 0 and source != "war"}
    assert found == set(kinds.split() + extra.split())


@rule("PT-S.17", "PT-S.25", "PT-R.33", "PT-R.34")
def test_what_is_left_over_is_not_shuffled_for_a_search() -> None:
    left = ["farmer", "cook", "miner", "hunter", "monkey", "veteran", "archer"]
    table = lay(Kingdom(hand=["shapeshifter"]), lair=Lair(WEAK_ROW, left_over=left), draw=["kraken"], rest="discard")
    table.deploy(0, "shapeshifter front-1")
    table.to("construction")
    [shuffled] = table.told("reshuffled")
    assert shuffled["n"] == 81 - 2 - 7
    assert sum(table.pile("discard").count(name) for name in left) >= 7


@rule("PT-K.3", "PT-3.4", "PT-U.40")
def test_toll_of_years_is_paid_for_the_fifth_spot_and_for_tokens_of_this_turn() -> None:
    mine = Kingdom(front=[aged("knight"), None, aged("cook", 3)], back=[aged("miner")], hand=["veteran"], buildings={"temple": 2})
    table = lay(mine, lair=Lair(WEAK_ROW, cards=["toll-of-years"]))
    table.deploy(0, "veteran front-2")
    table.to("construction")
    assert [lp for owner, _, source, lp in table.state.tally if owner < 0 and source == "toll-of-years"] == [3]


@rule("PT-S.18", "PT-R.64")
def test_alone_a_plan_may_be_taken_back_but_not_once_the_card_is_turned_up() -> None:
    table = lay(Kingdom(hand=["knight"]), lair=Lair(WEAK_ROW))
    table.play(0, "place knight front-1")
    table.match.undo(0)
    assert table.hand(0) == ["knight"]
    table.play(0, "place knight front-1", "ready")
    assert not table.match.can_undo(0)

"""The second pass of the hunt: fifty more cases, in other corners of rulebook and ledger."""

from __future__ import annotations

import pytest

from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule

from .lair import Lair
from .table import Kingdom, Placed, Table, aged
from .test_hunt import SURE, WEAK_ROW, aging, fought, lay, names

STRONG = Kingdom(front=["demon", "commander"])
"""A rival of strength 11."""


# Spots


@rule("PT-3.4", "PT-U.17", "PT-U.61", "PT-U.71", "PT-3.5")
def test_the_fifth_spot_feeds_fights_and_counts_as_the_front() -> None:
    mine = Kingdom(front=["wolf", "forager", "hunter"], back=["forager"], buildings={"temple": 2, "mine": 2})
    table = fought(mine)
    assert table.makes(0) == (1, 2, 1)
    assert table.strength(0) == (2 + 2) + 1 + 2


@rule("PT-3.4", "PT-11.1", "PT-3.5")
def test_a_shapeshifter_in_the_fifth_spot_is_replaced_there() -> None:
    table = lay(Kingdom(hand=["shapeshifter"], buildings={"temple": 2}), draw=["knight"])
    table.deploy(0, "shapeshifter front-3")
    table.to("construction")
    assert table.units(0) == {"front-3": "knight"}
    assert table.strength(0) == 4


@rule("PT-R.21", "PT-U.61", "PT-8.6", "PT-5.4")
def test_a_forager_sent_to_the_back_cuts_wood_for_this_turn_s_building() -> None:
    table = lay(Kingdom(front=["forager"]))
    table.play(0, "move forager back-1", "ready")
    table.to("construction")
    assert (table.allows(0, "construct mine 1"), table.allows(0, "construct tavern 1")) == (True, False)


@rule("PT-5.3", "PT-3.15", "PT-8.6")
def test_whoever_is_sent_away_makes_nothing_for_this_turn_s_building() -> None:
    table = lay(Kingdom(front=["woodcutter", "farmer"]))
    table.play(0, "discard woodcutter", "ready")
    table.to("construction")
    assert (table.allows(0, "construct mine 1"), table.allows(0, "construct tavern 1")) == (False, True)


@rule("PT-R.64", "PT-5.2", "PT-R.21")
def test_a_new_unit_and_an_old_one_change_places_and_nothing_is_paid_twice() -> None:
    table = lay(Kingdom(front=["cook"], hand=["knight"], gold=1))
    table.play(0, "place knight back-1", "move cook back-1", "ready")
    table.to("construction")
    assert table.units(0) == {"front-1": "knight", "back-1": "cook"}
    assert table.gold(0) == 0 + 2 + 0


# Hand and kept card


@rule("PT-12.13", "PT-4.6", "PT-12.8")
def test_an_artifact_kept_for_a_turn_costs_what_it_costs_then() -> None:
    table = lay(Kingdom(hand=["hourglass", "magic-mirror"], gold=3))
    table.deploy(0, "hourglass", keep="magic-mirror")
    table.next_turn()
    assert "magic-mirror" in table.hand(0)
    gold = table.gold(0)
    table.deploy(0, "magic-mirror")
    table.to("construction")
    assert table.artifacts(0) == ["hourglass", "magic-mirror"]
    assert gold - 2 + 2 == table.gold(0)


@rule("PT-R.53", "PT-12.11", "PT-12.8")
def test_an_artifact_that_was_not_paid_makes_none_dearer() -> None:
    table = lay(Kingdom(hand=["hourglass"], gold=0))
    table.deploy(0, "hourglass")
    table.to("construction")
    assert table.artifacts(0) == []
    assert table.view(0)["players"][0]["artifact_cost"] == 1


@rule("PT-R.26", "PT-5.10", "PT-R.7")
def test_of_two_kept_cards_only_the_last_stays_and_nobody_else_sees_it() -> None:
    table = lay(Kingdom(hand=["ogre", "golem"]))
    table.play(0, "keep ogre", "keep golem", "ready")
    table.to("construction")
    assert (table.kept(0), "ogre" in table.pile("discard")) == ("golem", True)
    table.to("plan")
    assert table.hand(0)[-1] == "golem"
    assert [table.view(viewer)["players"][0]["hand"] for viewer in (1, None)] == [{"count": 6}] * 2


@rule("PT-R.25", "PT-R.7", "PT-2.9")
def test_what_was_not_paid_was_seen_and_what_was_left_was_not() -> None:
    table = lay(Kingdom(hand=["kraken", "ogre"], gold=0))
    table.deploy(0, "kraken front-1")
    table.to("construction")
    for viewer in (1, None):
        told = [GAME.named(f"event.{e.kind}", e.args) for e in table.events if e.seen_by(viewer)]
        assert "kraken-1" in str(told)
        assert "ogre-1" not in str(told)


# What Deployment counts


@rule("PT-R.37", "PT-U.15", "PT-U.69", "PT-U.49", "PT-R.27")
def test_titan_golem_and_princess_reach_six_levels() -> None:
    table = lay(Kingdom(back=["princess"], hand=["titan", "golem"], gold=7, buildings={"mine": 1, "tavern": 1}))
    table.deploy(0, "titan front-1", "golem front-2")
    table.to("titan")
    table.play(0, "found town")
    table.to("construction")
    assert table.buildings(0) == {"mine": 2, "tavern": 2, "town": 2}
    assert table.lp(0)["princess"] == 6


@rule("PT-U.37", "PT-U.28", "PT-R.13")
def test_a_strategist_counts_the_tokens_that_a_necromancer_has_just_put() -> None:
    table = lay(Kingdom(front=["cook"], back=["strategist"], hand=["necromancer"], gold=1))
    table.deploy(0, "necromancer back-2")
    table.to("construction")
    assert table.strength(0) == 1 + (1 + 2)


@rule("PT-U.38", "PT-U.1", "PT-U.10", "PT-R.30")
def test_a_time_master_makes_an_adventurer_shine_for_the_dragon() -> None:
    table = lay(Kingdom(front=["dragon"], back=["adventurer"], hand=["time-master"]))
    table.deploy(0, "time-master front-2")
    table.to("age_chosen")
    table.play(0, "age adventurer")
    table.to("construction")
    assert (table.makes(0), table.strength(0)) == ((0, 0, 2), 7 + 1)


@rule("PT-U.23", "PT-3.20", "PT-R.31", "PT-U.53")
def test_an_alchemist_works_each_turn_and_counts_food_alone() -> None:
    mine = Kingdom(front=["master-alchemist", "relic-of-war"], buildings={"tavern": 1}, artifacts=["horn-of-plenty"])
    table = lay(mine)
    for turn in (1, 2):
        table.play(0, "ready")
        table.to("age_by_food")
        table.play(0, "age relic-of-war")
        table.to("construction")
        assert table.age(0, "relic-of-war") == 2 * turn - 1
        if turn == 1:
            table.to("plan")


@rule("PT-R.68", "PT-11.5", "PT-U.45")
def test_a_grand_intendant_pays_for_no_card_but_impresses_a_noble() -> None:
    table = lay(Kingdom(hand=["grand-intendant", "noble", "knight"], gold=4))
    table.deploy(0, "grand-intendant front-1", "noble back-1", "knight front-2")
    table.to("payment")
    table.play(0, "pay grand-intendant")
    assert table.ask == "payment"
    table.play(0, "pay noble")
    table.to("construction")
    assert (table.lp(0)["noble"], "knight" in names(table)) == (2, False)


@rule("PT-U.46", "PT-U.53", "PT-11.14")
def test_a_shadow_of_an_imp_repeats_its_token_and_not_its_gold() -> None:
    table = lay(Kingdom(hand=["imp", "shadow"], gold=0))
    table.deploy(0, "imp front-1", "shadow front-2")
    table.to("construction")
    assert (table.gold(0), table.ages(0)) == (0 + 2, {"imp": 2, "shadow": 0})


@rule("PT-U.53", "PT-U.63", "PT-U.58", "PT-R.27")
def test_a_minstrel_sings_twice_of_the_artifact_just_found() -> None:
    table = lay(Kingdom(hand=["minstrel", "shadow", "court-jester"], gold=2), draw=["hourglass"])
    table.deploy(0, "minstrel front-1", "shadow front-2", "court-jester back-1")
    table.to("shadow")
    table.play(0, "repeat minstrel")
    table.to("construction")
    assert table.lp(0)["minstrel"] == 2


@rule("PT-R.70", "PT-U.55", "PT-R.60", "PT-U.53")
def test_a_shadow_of_an_apprentice_moves_four_tokens() -> None:
    table = lay(Kingdom(front=[aged("knight", 4)], hand=["shadow", "sorcerers-apprentice"], gold=1))
    table.deploy(0, "shadow back-1", "sorcerers-apprentice back-2")
    table.to("shadow")
    table.play(0, "repeat sorcerers-apprentice")
    table.to("age_chosen")
    table.play(0, *["shift knight shadow"] * 4)
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "shadow": 4, "sorcerers-apprentice": 0}


@rule("PT-8.5", "PT-R.38", "PT-U.19", "PT-11.10")
def test_a_kraken_without_level_2_takes_nothing_even_beside_many_buildings() -> None:
    table = lay(Kingdom(hand=["kraken"], gold=6, score=1, buildings={"mine": 1, "tavern": 1, "town": 1}))
    table.deploy(0, "kraken back-1")
    table.to("construction")
    assert table.score(0) == 1 + SURE


# Payment


@rule("PT-R.24", "PT-11.15", "PT-5.8")
def test_the_gold_of_a_monkey_is_enough_for_a_cheap_card_of_two() -> None:
    table = lay(Kingdom(hand=["monkey", "knight", "demon"], gold=0))
    table.deploy(0, "monkey back-1", "knight front-1", "demon front-2")
    assert table.to("payment", "construction") == "construction", "only Knight can be paid"
    assert (names(table), table.gold(0)) == (["knight", "monkey"], 2)


@rule("PT-R.62", "PT-3.4")
def test_copies_in_the_fifth_spot_and_in_the_front_are_alike() -> None:
    table = lay(Kingdom(hand=["knight", "knight"], gold=1, buildings={"temple": 2}))
    table.deploy(0, "knight-1 front-1", "knight-2 front-3")
    assert table.to("payment", "construction") == "construction"
    assert names(table) == ["knight"]


@rule("PT-R.24", "PT-R.60", "PT-1.4")
def test_who_can_pay_is_not_asked_and_waits_for_who_cannot() -> None:
    short = Kingdom(hand=["demon", "ogre"], gold=2)
    table = lay(short, Kingdom(hand=["knight"], gold=1), Kingdom())
    table.deploy(0, "demon front-1", "ogre front-2")
    table.deploy(1, "knight front-1")
    table.play(2, "ready")
    assert (table.ask, table.waiting) == ("payment", [0])
    assert table.gold(1) == 1, "payments are shown together"
    table.play(0, "pay ogre")
    table.to("construction")
    assert (names(table), table.units(1)) == (["ogre"], {"front-1": "knight"})


# Wars and Income


@rule("PT-6.3", "PT-6.4", "PT-R.4", "PT-1.1")
def test_seven_in_a_ring_fight_their_neighbours_only() -> None:
    fronts: list[list[Placed]] = [["cook"], ["knight"], ["demon"], [], ["kraken"], ["cook"], ["knight"]]
    table = Table(*[Kingdom(front=front) for front in fronts], seats=7)
    table.to("construction")
    strengths = [1, 4, 7, 0, 9, 1, 4]
    for seat in range(7):
        won = sum(strengths[seat] >= strengths[other % 7] for other in (seat - 1, seat + 1))
        assert table.score(seat) == 3 * won


@rule("PT-R.40")
def test_a_score_goes_on_beyond_the_track() -> None:
    assert fought(Kingdom(score=59)).score(0) == 59 + SURE


@rule("PT-R.19", "PT-R.79", "PT-B.3", "PT-B.10", "PT-B.13", "PT-B.14")
def test_what_is_made_and_kept_earns_in_wars_that_are_lost() -> None:
    levels = dict.fromkeys(("tavern", "port", "sawmill", "royal-palace"), 2)
    mine = Kingdom(front=["farmer"], back=["miner"], buildings=levels, artifacts=["luxuriant-grove"])
    table = fought(mine, STRONG, Kingdom(front=["kraken"]))
    assert table.makes(0) == (3, 1, 1)
    assert table.lp(0) == {"tavern": 1, "port": 3, "sawmill": 3, "royal-palace": 1}


@rule("PT-U.33", "PT-R.12", "PT-R.9", "PT-R.11", "PT-R.20")
@pytest.mark.parametrize(("mode", "n"), [("simple", 1), ("advanced", 2)])
def test_a_rogue_in_the_back_plunders_for_each_war(mode: str, n: int) -> None:
    table = fought(Kingdom(front=["archer"], back=["rogue"], gold=0), Kingdom(front=["cook"]), seats=2, two_player=mode)
    assert table.gold(0) == n + 2


@rule("PT-V.5", "PT-V.6", "PT-R.13")
@pytest.mark.parametrize(("mine", "wars"), [(("archer",), 1), (("archer", "archer"), 2)])
def test_archers_in_the_back_double_a_rival(mine: tuple[str, ...], wars: int) -> None:
    table = fought(Kingdom(back=mine), Kingdom(front=["woodcutter"]), seats=2, two_player="advanced")
    assert (table.score(0), table.score(1)) == (3 * wars, 3 if wars == 1 else 0)


@rule("PT-U.14", "PT-B.8", "PT-B.9", "PT-7.2")
def test_two_tokens_on_a_snake_are_one_pair_and_one_unit() -> None:
    table = fought(Kingdom(back=[aged("giant-snake", 2)], buildings={"library": 2, "crypt": 2}))
    assert table.lp(0) == {"war": SURE, "library": 1, "crypt": 1}
    assert table.income(0) == 2 + 3 + 1


@rule("PT-U.56", "PT-U.67", "PT-R.77", "PT-12.14")
def test_a_castellan_counts_buildings_and_a_squire_artifacts_cursed_or_not() -> None:
    mine = Kingdom(front=["castellan", "squire"], buildings={"mine": 2, "inn": 1}, artifacts=["cursed-crown", "bottomless-purse"])
    assert fought(mine).strength(0) == (2 + 2) + (2 + 2) + 4


@rule("PT-12.E3", "PT-A.13", "PT-R.54")
def test_two_shields_beside_commander_and_barracks() -> None:
    mine = Kingdom(front=["commander"], back=["woodcutter"], buildings={"barracks": 1}, artifacts=["shield-of-power"] * 2)
    table = fought(mine)
    assert (table.strength(0), table.lp(0)) == (4 + 1 + 2 + 2, {"war": SURE, "commander": 2})


@rule("PT-11.13", "PT-U.29", "PT-U.26", "PT-B.8")
def test_an_ogre_does_not_count_gold_of_other_phases() -> None:
    table = fought(Kingdom(front=["ogre"], back=[aged("monkey")], buildings={"crypt": 1}))
    assert table.strength(0) == 2 + 2


# Construction


@rule("PT-8.5", "PT-8.4")
@pytest.mark.parametrize(("others", "land"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8)])
def test_land_is_paid_for_every_building_whatever_its_level(others: int, land: int) -> None:
    built = dict(list({"mine": 2, "tavern": 1, "temple": 2, "barracks": 1}.items())[:others])
    table = lay(Kingdom(front=["woodcutter"], buildings=built, gold=8), at="construction", gates=False, legends=False)
    table.play(0, "construct town 1")
    table.to("draft")
    assert table.gold(0) == 8 - land


@rule("PT-8.9", "PT-8.10", "PT-R.42", "PT-8.1")
def test_an_upgrade_pays_no_land_and_is_the_only_action_of_the_turn() -> None:
    table = lay(Kingdom(front=["woodcutter"], buildings={"mine": 1, "tavern": 1, "temple": 1}, gold=0), at="construction", seats=2)
    table.play(0, "upgrade mine")
    assert table.waiting == [1]
    table.play(1, "pass")
    assert (table.buildings(0)["mine"], table.gold(0)) == (2, 0)


@rule("PT-R.43", "PT-11.6", "PT-8.5", "PT-R.59")
@pytest.mark.parametrize(
    ("way", "front", "paid"),
    [("gold", (), 5), ("gold", ("miner",), 5), ("gold-then-resources", ("miner", "miner"), 2), ("resources-then-gold", ("miner",), 3)],
)
def test_every_way_to_pay_for_a_temple(way: str, front: tuple[str, ...], paid: int) -> None:
    table = lay(Kingdom(front=front, buildings={"town": 1}, gold=2 + paid), at="construction")
    table.play(0, f"construct temple 2 {way}")
    table.to("draft")
    assert (table.buildings(0)["temple"], table.gold(0)) == (2, 0)


@rule("PT-R.46", "PT-7.2", "PT-B.4")
def test_gold_of_this_income_builds_what_pays_from_the_next_one_on() -> None:
    table = fought(Kingdom(gold=0))
    table.play(0, "construct temple 1 gold")
    table.to("draft")
    assert (table.buildings(0), table.gold(0)) == ({"temple": 1}, 0)
    table.to("construction")
    assert table.gold(0) == 4


@rule("PT-U.44", "PT-U.20", "PT-8.8", "PT-11.7")
def test_dryad_and_landlord_make_two_wood_and_spare_the_land() -> None:
    table = lay(Kingdom(front=["dryad", "landlord"], buildings={"temple": 2}, gold=2), at="construction")
    table.play(0, "construct mine 2")  # 2 Wood are made, 1 Crystal is bought
    table.to("draft")
    assert (table.buildings(0), table.gold(0)) == ({"temple": 2, "mine": 2}, 1)


@rule("PT-B.13", "PT-8.8")
def test_a_palace_on_level_2_asks_for_five_resources() -> None:
    front: list[Placed] = ["forest-child", "forest-child"]
    assert not lay(Kingdom(front=front), at="construction", buildings=["royal-palace"]).allows(0, "construct royal-palace 2")
    table = lay(Kingdom(front=front, back=["miner"]), at="construction", buildings=["royal-palace"])
    assert table.allows(0, "construct royal-palace 2")


# Aging


@rule("PT-R.48", "PT-R.60")
def test_two_healers_save_two_of_three_or_let_go() -> None:
    mine = Kingdom(front=[aged("knight"), aged("cook")], back=["mystical-healer", aged("mystical-healer")])
    table = lay(mine, at="construction")
    table.to("healing")
    table.play(0, "save knight", "let-go")
    table.to("draft")
    assert table.ages(0) == {"knight": 2, "mystical-healer": 1}


@rule("PT-R.48", "PT-R.60")
def test_a_healer_too_old_to_be_saved_saves_the_only_other() -> None:
    mine = Kingdom(front=[aged("knight")], back=[aged("mystical-healer", 2)])
    table = aging(mine, "knight")
    assert table.ages(0) == {"knight": 2}


@rule("PT-R.60", "PT-R.48")
def test_saving_is_taken_back_until_all_have_decided() -> None:
    mine = Kingdom(front=[aged("knight"), aged("cook")], back=["mystical-healer", "mystical-healer"])
    table = lay(mine, Kingdom(front=[aged("demon")], back=["mystical-healer"]), at="construction")
    table.to("healing")
    table.play(0, "save knight", "save cook")
    assert table.waiting == [1]
    table.match.undo(0)
    table.play(0, "let-go", 1, "save demon")
    assert not table.match.can_undo(0)
    assert "knight" in names(table)
    assert "cook" not in names(table)


@rule("PT-B.7", "PT-B.8", "PT-A.14", "PT-R.76", "PT-R.47")
def test_tower_crypt_and_urn_each_count_all_who_die() -> None:
    mine = Kingdom(
        front=[aged("knight"), aged("cook", 3)],
        back=["farmer"],
        buildings={"clock-tower": 2, "crypt": 1},
        artifacts=["urn-of-ashes"],
        gold=0,
    )
    table = aging(mine)
    assert (table.lp(0), table.gold(0)) == ({"clock-tower": 2, "urn-of-ashes": 2}, 2)


@rule("PT-U.60", "PT-3.15")
@pytest.mark.parametrize(("ages", "wood"), [(2, 3), (3, 0)])
def test_an_elder_oak_grows_until_its_third_year(ages: int, wood: int) -> None:
    assert aging(Kingdom(back=[aged("elder-oak", ages)])).makes(0) == (wood, 0, 0)


@rule("PT-R.72", "PT-U.51", "PT-U.66", "PT-R.73")
def test_a_relic_of_light_counts_beside_the_beauty_too() -> None:
    mine = Kingdom(front=["relic-of-light", "sleeping-beauty"], back=[aged("relic-of-wisdom", 2), aged("knight")])
    table = aging(mine)
    assert table.lp(0) == {"relic-of-light": 1}
    assert table.ages(0) == {"relic-of-light": 0, "sleeping-beauty": 1, "relic-of-wisdom": 2}


@rule("PT-9.1", "PT-9.2", "PT-11.2")
def test_who_came_old_this_turn_dies_this_turn() -> None:
    table = lay(Kingdom(hand=["shapeshifter", "imp", "knight"], gold=0), draw=["woodcutter"])
    table.deploy(0, "shapeshifter front-1", "imp front-2", "knight back-1")
    table.to("draft")
    assert table.ages(0) == {"knight": 1}


# The end


@rule("PT-10.3", "PT-10.4", "PT-10.5")
def test_of_three_with_equal_lp_the_two_richest_share() -> None:
    table = Table(Kingdom(gold=4), Kingdom(gold=4), Kingdom(gold=3), turn=4)
    table.to("end")
    assert table.result.winners == (0, 1)


@rule("PT-10.2", "PT-R.45", "PT-B.13", "PT-12.E4", "PT-U.57")
def test_the_end_adds_sides_artifacts_and_chroniclers() -> None:
    mine = Kingdom(
        front=["chronicler"], buildings={"royal-palace": 2, "inn": 1, "mine": 2}, artifacts=["bottomless-purse", "horn-of-plenty"]
    )
    table = lay(mine, at="construction", turn=4)
    table.to("end")
    assert table.lp(0) == {"royal-palace": 6, "inn": 1, "mine": 3, "bottomless-purse": 2, "horn-of-plenty": 1, "chronicler": 4}


@rule("PT-10.4", "PT-V.5")
def test_two_who_tie_in_the_advanced_game_look_at_their_gold() -> None:
    table = Table(Kingdom(gold=1), Kingdom(gold=2), seats=2, two_player="advanced", turn=4)
    table.to("end")
    assert table.result.winners == (1,)


@rule("PT-R.50", "PT-U.32", "PT-U.38", "PT-R.47")
def test_tokens_put_in_the_last_turn_count_for_wisdom() -> None:
    table = lay(Kingdom(front=["relic-of-wisdom"], hand=["time-master"]), turn=4)
    table.deploy(0, "time-master back-1")
    table.to("age_chosen")
    table.play(0, "age relic-of-wisdom")
    table.to("end")
    assert table.lp(0)["relic-of-wisdom"] == 2 * (2 + 1)


# Set-up and expansions


@rule("PT-R.56", "PT-V.15", "PT-V.9", "PT-V.10", "PT-V.11", "PT-V.12")
@pytest.mark.parametrize(
    ("units", "houses", "legends", "fixed", "number"),
    [
        (True, False, False, {"town", "tavern", "mine", "temple", "barracks"}, 5),
        (True, False, True, {"town", "tavern", "mine", "temple", "barracks"}, 7),
        (False, True, False, {"town", "tavern", "mine", "temple"}, 7),
        (False, True, True, {"town", "tavern", "mine", "temple"}, 7),
    ],
)
def test_the_buildings_of_each_mix(units: bool, houses: bool, legends: bool, fixed: set[str], number: int) -> None:
    options = {"gates_units": units, "gates_buildings": houses, "legends": legends}
    state = GAME.new(4, options)
    on_offer = set(GAME.view(state, None)["buildings"])
    assert fixed <= on_offer
    assert len(on_offer) == number
    legendary = {"inn", "sawmill", "royal-palace"}
    assert (len(on_offer & legendary) == 2) == (legends and not houses) or houses
    assert legends or not on_offer & legendary


# Alone


@rule("PT-S.19", "PT-S.18", "PT-R.13", "PT-S.20", "PT-U.7")
def test_an_archer_in_the_back_ties_with_a_host() -> None:
    mine = Kingdom(front=["woodcutter"], back=["archer", "commander"])
    table = fought(mine, lair=Lair(WEAK_ROW))
    assert [(war["n"], war["host"], war["n2"]) for war in table.told("host-war")] == [(4, "pale", 4), (4, "crimson", 7)]
    assert table.lp(0) == {"war": 3, "commander": 1}


@rule("PT-S.30", "PT-S.13", "PT-S.27")
@pytest.mark.parametrize("level", [1, 5])
def test_a_head_start_is_enough_where_nobody_earns_more(level: int) -> None:
    state = GAME.new(1, {"level": level, "legends": True})
    assert (state.lich_score, state.score) == (5 + level, [0])


@rule("PT-S.24", "PT-K.2", "PT-S.22", "PT-S.23")
def test_an_artifact_with_two_features_is_cursed_twice() -> None:
    lair = Lair(("twin-lanterns", "paupers-field", "coffin-maker", "silent-court"), cards=["twice-cursed"], left_over=["luxuriant-grove"])
    table = fought(Kingdom(), lair=lair, turn=4, legends=True)
    his = {source: lp for owner, _, source, lp in table.state.tally if owner < 0}
    assert {name: his.get(name, 0) for name in ("twin-lanterns", "paupers-field", "coffin-maker", "silent-court", "twice-cursed")} == {
        "twin-lanterns": 1, "paupers-field": 0, "coffin-maker": 3, "silent-court": 2, "twice-cursed": 2,
    }  # fmt: skip


@rule("PT-S.29", "PT-S.27", "PT-A.3")
def test_a_crown_costs_the_monarch_and_not_the_lich_king() -> None:
    table = lay(Kingdom(score=20, artifacts=["cursed-crown"]), lair=Lair(WEAK_ROW, score=18), legends=True, turn=4, at="construction")
    table.to("end")
    assert (table.result.scores, table.result.winners) == ((17,), ())


@rule("PT-S.16", "PT-S.28", "PT-R.7")
def test_a_watcher_of_the_draft_for_one_sees_no_card_of_it() -> None:
    pack = ["knight", "ogre", "cook", "farmer"]
    table = Table(Kingdom(pack=pack), lair=Lair(unseen=["demon", "golem", "rogue", "hunter"]), at="solo_draft")
    table.play(0, "recruit ogre")
    seen = str(table.view(None)) + str([GAME.named(f"event.{e.kind}", e.args) for e in table.events if e.seen_by(None)])
    assert not [card for card in (*pack, "demon", "golem", "rogue", "hunter") if f"{card}-1" in seen]

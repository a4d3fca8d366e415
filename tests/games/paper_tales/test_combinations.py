"""Cases written from the ledger alone: two or three things that meet, boundaries, and orders. Wars against empty Kingdoms give 6 LP."""

from __future__ import annotations

import pytest

from taletable.testing import rule

from .table import Kingdom, Placed, Table, aged

WON = 6
"""Both Wars."""


def fight(*front: Placed, back: tuple[Placed, ...] = (), gold: int = 3, artifacts: str = "", score: int = 0, **buildings: int) -> Table:
    """A Kingdom after Wars and Income, every card of the expansions in the box; its neighbours are empty."""
    own = {name.replace("_", "-"): level for name, level in buildings.items()}
    kingdom = Kingdom(front=front, back=back, buildings=own, gold=gold, artifacts=artifacts.split(), score=score)
    table = Table(kingdom, gates=True, legends=True, buildings=tuple(own))
    table.to("construction")
    return table


def age(table: Table) -> Table:
    """Time passes, nothing is constructed."""
    table.to("draft")
    return table


# Strength


@rule("PT-R.14", "PT-R.16", "PT-U.21", "PT-B.1")
def test_a_leviathan_that_cannot_fight_is_strong_for_the_barracks() -> None:
    table = fight(aged("leviathan"), barracks=2)
    assert table.strength(0) == 0
    assert table.score(0) == WON + 1


@rule("PT-U.5", "PT-U.17")
@pytest.mark.parametrize(("front", "back", "strength"), [(("cerberus", "hunter"), (), 5), (("cerberus",), ("hunter",), 2)])
def test_a_hunter_feeds_cerberus_from_the_front_only(front: tuple[str, ...], back: tuple[str, ...], strength: int) -> None:
    assert fight(*front, back=back).strength(0) == strength


@rule("PT-11.13", "PT-R.18", "PT-U.33", "PT-B.4")
def test_an_ogre_counts_the_temple_and_the_smith_but_no_booty() -> None:
    table = fight("ogre", "rogue", back=("blacksmith",), temple=1)
    assert table.strength(0) == (2 + 5) + 3
    assert table.income(0) == 5
    assert table.gold(0) == 3 + 2 + 5


@rule("PT-U.14", "PT-U.68", "PT-11.13")
def test_an_old_snake_gives_an_ogre_its_gold_and_no_strength() -> None:
    assert fight("ogre", aged("giant-snake"), back=("straw-spinner",)).strength(0) == 2 + (2 + 3 + 3)


@rule("PT-R.13", "PT-U.37", "PT-U.24")
def test_a_strategist_in_the_back_counts_the_ages_of_front_and_back() -> None:
    table = fight(aged("militiaman"), back=("strategist", aged("cook", 2)))
    assert table.strength(0) == (2 + 1) + (1 + 3)


@rule("PT-R.77", "PT-R.16", "PT-U.71")
def test_a_wolf_in_the_back_is_strong_by_the_front_and_does_not_fight() -> None:
    table = fight("cook", "farmer", back=("wolf",), barracks=2)
    assert table.strength(0) == 2
    assert table.score(0) == WON + 1


@rule("PT-R.77", "PT-U.67", "PT-A.13")
def test_a_squire_with_an_artifact_is_strong_enough_for_the_barracks() -> None:
    table = fight(back=("squire",), artifacts="shield-of-power", barracks=2)
    assert table.strength(0) == 2
    assert table.score(0) == WON + 1


@rule("PT-R.15", "PT-A.3", "PT-B.11")
def test_a_crown_and_a_watchtower_fight_for_an_empty_front() -> None:
    table = fight(artifacts="cursed-crown", watchtower=2)
    assert table.strength(0) == 4 + 2
    assert table.score(0) == WON + 2


@rule("PT-U.60", "PT-B.1")
def test_an_elder_oak_of_two_ages_arms_the_barracks() -> None:
    assert fight(back=(aged("elder-oak", 2),), barracks=1).strength(0) == 2


@rule("PT-U.22", "PT-A.8", "PT-U.21")
def test_what_an_old_leviathan_makes_feeds_a_manticore() -> None:
    assert fight("manticore", aged("leviathan"), artifacts="horn-of-plenty").strength(0) == 2 + 2 * 3


@rule("PT-U.6", "PT-U.4")
def test_a_colossus_grows_with_its_age() -> None:
    assert [fight("colossus").strength(0), fight(aged("colossus")).strength(0), fight(aged("colossus", 2)).strength(0)] == [1, 7, 7]


@rule("PT-U.10", "PT-U.1")
@pytest.mark.parametrize(("ages", "strength"), [(0, 2), (1, 9)])
def test_an_adventurer_makes_crystal_for_the_dragon_once_old(ages: int, strength: int) -> None:
    assert fight("dragon", aged("adventurer", ages)).strength(0) == strength


# Wars


@rule("PT-R.10", "PT-V.6", "PT-R.11")
def test_nothing_against_nothing_is_two_wars_won_each() -> None:
    table = Table(seats=2, two_player="advanced")
    table.to("construction")
    assert [table.score(0), table.score(1)] == [6, 6]


@rule("PT-V.6", "PT-R.11", "PT-U.7")
@pytest.mark.parametrize(("rival", "lp"), [(["knight"], 6 + 2), (["knight", "farmer"], 3 + 1)])
def test_twice_as_strong_to_the_point(rival: list[str], lp: int) -> None:
    table = Table(Kingdom(front=["commander", "knight"]), Kingdom(front=rival), seats=2, two_player="advanced")
    table.to("construction")
    assert table.score(0) == lp


@rule("PT-R.9", "PT-U.7")
def test_two_play_simply_for_one_war() -> None:
    table = Table(Kingdom(front=["commander"]), seats=2)
    table.to("construction")
    assert [table.score(0), table.score(1)] == [3 + 1, 0]


@rule("PT-U.62", "PT-6.5")
@pytest.mark.parametrize(("rivals", "lp"), [(("knight", "knight"), 3), (("knight", None), 3)])
def test_a_hermit_pities_himself_only_when_nothing_is_won(rivals: tuple[str | None, ...], lp: int) -> None:
    kingdoms = [Kingdom(front=[unit] if unit else []) for unit in rivals]
    table = Table(Kingdom(front=["hermit"]), *kingdoms, legends=True)
    table.to("construction")
    # 0 against 4 and 4: nothing won. 0 against 4 and 0: a tie is won, 3 LP.
    assert table.score(0) == lp


@rule("PT-R.12", "PT-U.23", "PT-B.2")
def test_a_master_alchemist_in_the_back_earns_by_crystals_and_wars() -> None:
    table = fight("miner", back=("master-alchemist",), mine=1)
    assert table.score(0) == WON + 2 * 2


@rule("PT-R.19", "PT-B.4", "PT-B.2")
def test_buildings_give_their_lp_in_lost_wars() -> None:
    strong = Kingdom(front=["demon"])
    table = Table(Kingdom(buildings={"temple": 2, "mine": 2}), strong, Kingdom(front=["dragon"], back=["miner"]))
    table.to("construction")
    assert table.score(0) == 2 + 2


@rule("PT-U.49", "PT-3.4")
def test_a_princess_counts_levels() -> None:
    assert fight(back=("princess",), town=2, inn=1).score(0) == WON + 3


@rule("PT-A.11", "PT-U.12", "PT-A.7")
def test_the_mirror_wants_all_three() -> None:
    assert fight("forest-child", artifacts="magic-mirror heart-of-the-mountain").score(0) == WON + 2
    assert fight("forest-child", artifacts="magic-mirror").score(0) == WON


@rule("PT-11.12", "PT-R.79", "PT-B.10", "PT-U.13")
def test_a_port_asks_whether_not_how_much() -> None:
    table = fight("forest-spirit", back=("miner",), port=2)
    assert table.score(0) == WON + 2 + 1
    assert table.income(0) == 2


@rule("PT-11.19", "PT-B.6")
def test_an_abbey_counts_pairs_and_sets() -> None:
    table = fight("forest-child", "woodcutter", back=("miner",), abbey=2)
    assert table.score(0) == WON + 2
    assert table.income(0) == 2 + 2


@rule("PT-B.8", "PT-B.9")
def test_crypt_and_library_count_tokens_and_units() -> None:
    table = fight(aged("salamander"), back=(aged("cook", 2),), crypt=2, library=2)
    assert table.score(0) == WON + 1 + 2
    assert table.income(0) == 2 + 2


@rule("PT-B.12")
def test_an_inn_counts_the_back_and_the_young() -> None:
    table = fight("knight", back=(aged("cook"), "farmer"), inn=2)
    assert table.score(0) == WON + 2
    assert table.income(0) == 2 + 2 + 1


@rule("PT-R.57", "PT-B.13", "PT-A.1")
def test_a_palace_pays_for_artifacts_in_coin_and_glory() -> None:
    table = fight(artifacts="banner-of-heroes bottomless-purse", royal_palace=2)
    assert table.score(0) == WON + 2 + 2
    assert table.income(0) == 2 + 2 + 1


# Income


@rule("PT-U.8", "PT-A.5", "PT-B.3")
def test_one_food_pays_three_times() -> None:
    assert fight("treefolk", "cook", artifacts="golden-goose", tavern=1).income(0) == 2 + 3


@rule("PT-U.59", "PT-B.5")
def test_a_dwarf_king_counts_his_own_crystal_and_the_town_s() -> None:
    assert fight("dwarf-king", town=2).income(0) == 2 + 2


@rule("PT-U.54", "PT-U.61")
@pytest.mark.parametrize(("front", "back", "income"), [(("forager",), ("smuggler",), 4), (("smuggler",), ("forager",), 2)])
def test_a_forager_finds_food_in_the_front(front: tuple[str, ...], back: tuple[str, ...], income: int) -> None:
    assert fight(*front, back=back).income(0) == income


# Deployment


@rule("PT-R.28", "PT-11.10", "PT-U.15", "PT-U.19")
def test_a_kraken_rues_what_a_golem_raised() -> None:
    table = Table(Kingdom(hand=["kraken", "golem"], buildings={"town": 1}, gold=8, score=10))
    assert not table.allows(0, "place kraken front-3")
    table.deploy(0, "kraken front-1", "golem back-1")
    table.to("construction")
    assert table.buildings(0) == {"town": 2}
    assert table.score(0) == 10 - 3 + WON
    assert table.ages(0) == {"kraken": 0, "golem": 1}


@rule("PT-R.38", "PT-R.39", "PT-U.63")
def test_gains_and_losses_of_a_phase_are_added_before_the_limit() -> None:
    artifacts = ["luxuriant-grove", "luxuriant-grove", "shield-of-power", "bottomless-purse"]
    hand = Kingdom(hand=["kraken", "minstrel"], buildings={"tavern": 2}, gold=6, score=1, artifacts=artifacts)
    table = Table(hand, legends=True)
    table.deploy(0, "kraken front-1", "minstrel back-1")
    table.to("construction")
    assert table.score(0) == (1 - 3 + 4) + WON


@rule("PT-R.38")
def test_a_score_does_not_fall_below_nothing() -> None:
    table = Table(Kingdom(hand=["kraken"], buildings={"tavern": 2}, gold=6, score=1))
    table.deploy(0, "kraken front-1")
    table.to("construction")
    assert table.score(0) == 0 + WON


@rule("PT-5.15", "PT-U.28", "PT-5.13")
def test_a_necromancer_ages_the_new_and_not_itself() -> None:
    table = Table(Kingdom(front=["farmer"], hand=["necromancer", "cook"], gold=1))
    table.deploy(0, "necromancer front-2", "cook back-1")
    table.to("construction")
    assert table.ages(0) == {"farmer": 1, "necromancer": 0, "cook": 1}


@rule("PT-R.68", "PT-A.15", "PT-U.48")
def test_a_noble_counts_the_lamp_of_the_same_phase() -> None:
    table = Table(Kingdom(hand=["noble", "wishing-lamp"], gold=2), gates=True, legends=True)
    table.deploy(0, "noble front-1", "wishing-lamp")
    table.to("construction")
    assert table.score(0) == 3 + WON


@rule("PT-11.14", "PT-11.15", "PT-U.65", "PT-R.24")
def test_a_minion_pays_for_a_demon() -> None:
    table = Table(Kingdom(hand=["servile-minion", "demon"], gold=0), legends=True)
    table.deploy(0, "servile-minion back-1", "demon front-1")
    table.to("construction")
    assert set(table.units(0).values()) == {"servile-minion", "demon"}
    assert table.gold(0) == 2


@rule("PT-R.23", "PT-A.15", "PT-5.8")
def test_gold_of_the_lamp_comes_too_late_to_pay() -> None:
    table = Table(Kingdom(hand=["demon", "wishing-lamp"], gold=2), legends=True)
    table.deploy(0, "demon front-1", "wishing-lamp")
    table.to("payment")
    table.play(0, "pay wishing-lamp")
    table.to("construction")
    assert table.units(0) == {}
    assert table.gold(0) == 2 - 1 + 3 + 2


@rule("PT-12.8", "PT-12.9", "PT-R.53")
def test_three_artifacts_at_once_cost_six() -> None:
    table = Table(Kingdom(hand=["shield-of-power", "bottomless-purse", "magic-mirror"], gold=6), legends=True)
    table.deploy(0, "shield-of-power", "bottomless-purse", "magic-mirror")
    table.to("construction")
    assert len(table.artifacts(0)) == 3
    assert table.gold(0) == 2 + 1


@rule("PT-R.31", "PT-A.8", "PT-R.60")
def test_an_alchemist_alone_ages_itself_every_turn() -> None:
    table = fight("master-alchemist", artifacts="horn-of-plenty")
    assert table.ages(0) == {"master-alchemist": 1}
    age(table)
    assert table.units(0) == {}


@rule("PT-R.51", "PT-R.71", "PT-U.43")
@pytest.mark.parametrize(("other", "gold", "lp"), [("knight", 0, 0), ("golem", 2, 0), ("dragon", 2, 2)])
def test_a_banner_bearer_reads_printed_costs(other: str, gold: int, lp: int) -> None:
    table = Table(Kingdom(back=[other], hand=["banner-bearer"], gold=1), gates=True)
    table.deploy(0, "banner-bearer front-1")
    table.to("construction")
    assert table.gold(0) == gold + 2
    assert table.score(0) == lp + WON


# Construction


@rule("PT-R.75", "PT-A.6", "PT-8.5")
@pytest.mark.parametrize(("buildings", "paid"), [({}, 0), ({"mine": 1}, 0), ({"mine": 1, "tavern": 1}, 2)])
def test_a_golden_trowel_never_pays_out(buildings: dict[str, int], paid: int) -> None:
    table = fight("woodcutter", gold=3, artifacts="golden-trowel", **buildings)  # type: ignore[arg-type]
    before = table.gold(0)
    table.play(0, "construct town 1")
    age(table)
    assert before - table.gold(0) == paid


@rule("PT-U.20", "PT-8.5", "PT-A.6")
def test_a_landlord_makes_land_free_with_or_without_a_trowel() -> None:
    table = fight("landlord", artifacts="golden-trowel", mine=1, tavern=1)
    before = table.gold(0)
    table.play(0, "construct town 1")
    age(table)
    assert table.gold(0) == before


@rule("PT-R.44", "PT-U.16", "PT-8.8")
def test_an_architect_pays_what_is_missing_and_no_more() -> None:
    table = fight("woodcutter", back=("grand-architect",), gold=0)
    table.play(0, "construct town 2")
    age(table)
    assert table.buildings(0) == {"town": 2}
    assert table.gold(0) == 0


@rule("PT-U.41", "PT-8.6")
def test_a_wood_merchant_has_no_food() -> None:
    table = fight("wood-merchant", gold=9)
    assert not table.allows(0, "construct barracks 2")
    assert table.allows(0, "construct barracks 1")


@rule("PT-R.42", "PT-B.2")
def test_a_mine_digs_for_its_own_upgrade_only() -> None:
    assert fight("woodcutter", mine=1).allows(0, "upgrade mine")
    assert not fight("woodcutter", "woodcutter").allows(0, "construct mine 2")


@rule("PT-R.42", "PT-8.8", "PT-B.14")
def test_a_sawmill_saws_for_its_own_upgrade() -> None:
    assert fight("farmer", sawmill=1).allows(0, "upgrade sawmill")
    table = Table(Kingdom(front=["woodcutter", "woodcutter"], back=["farmer"]), legends=True, buildings=("sawmill",))
    table.to("construction")
    assert table.cite(0, "construct sawmill 2") == "PT-8.8"


@rule("PT-R.43", "PT-11.6")
def test_a_temple_is_met_level_by_level() -> None:
    table = fight("miner", gold=3, mine=1)
    before = table.gold(0)
    table.play(0, "construct temple 2 resources-then-gold")
    age(table)
    assert before - table.gold(0) == 2 + 3


# Aging and the end


@rule("PT-R.49", "PT-U.26", "PT-U.30", "PT-R.47")
def test_a_monkey_of_two_ages_pays_twice_in_gold_and_lp() -> None:
    table = fight(aged("monkey", 2), back=("palm-reader",))
    score, gold = table.score(0), table.gold(0)
    age(table)
    assert (table.score(0) - score, table.gold(0) - gold) == (2, 2)
    assert table.ages(0) == {"palm-reader": 1}


@rule("PT-R.48", "PT-11.8", "PT-U.27", "PT-U.35")
def test_a_dying_healer_saves_a_sculptor_who_then_leaves_nothing() -> None:
    table = fight(aged("mystical-healer"), aged("sculptor"))
    table.play(0, "pass")
    table.to("healing")
    score = table.score(0)
    table.play(0, "save sculptor")
    age(table)
    assert table.ages(0) == {"sculptor": 2}
    assert table.score(0) == score


@rule("PT-U.9")
@pytest.mark.parametrize(("ages", "lost"), [(1, 3), (2, 0)])
def test_a_demon_is_rued_at_exactly_one_age(ages: int, lost: int) -> None:
    table = fight(aged("demon", ages))
    score = table.score(0)
    age(table)
    assert score - table.score(0) == lost


@rule("PT-R.73", "PT-U.66")
@pytest.mark.parametrize(("beauty", "knight"), [("sleeping-beauty", 0), (aged("sleeping-beauty"), 1)])
def test_the_beauty_keeps_others_young_while_she_lives(beauty: Placed, knight: int) -> None:
    table = age(fight(beauty, "knight"))
    assert table.age(0, "knight") == knight
    assert ("sleeping-beauty" in table.ages(0)) == (knight == 0)


@rule("PT-R.74", "PT-B.7", "PT-A.14")
def test_nothing_pays_for_a_phoenix() -> None:
    table = fight(aged("phoenix", 2), artifacts="urn-of-ashes", clock_tower=2)
    score = table.score(0)
    age(table)
    assert table.score(0) == score
    assert table.ages(0) == {"phoenix": 1}


@rule("PT-R.72", "PT-U.51")
def test_relic_of_light_counts_all_who_stay_with_a_token() -> None:
    table = fight("relic-of-light", aged("salamander"), back=(aged("phoenix"), aged("relic-of-war", 3)))
    score = table.score(0)
    age(table)
    assert table.score(0) - score == 3


@rule("PT-B.8", "PT-R.76", "PT-9.5")
def test_the_crypt_counts_deaths_and_not_discards() -> None:
    kingdom = Kingdom(front=[aged("knight"), aged("cook")], buildings={"crypt": 1}, gold=0)
    table = Table(kingdom, gates=True, buildings=("crypt",))
    table.play(0, "discard cook", "ready")
    table.to("construction")
    gold = table.gold(0)
    age(table)
    assert table.gold(0) - gold == 1


@rule("PT-R.50", "PT-U.32", "PT-U.57")
def test_at_the_end_the_last_token_counts_and_the_dead_do_not() -> None:
    kingdom = Kingdom(front=[aged("relic-of-wisdom", 3)], back=[aged("chronicler")], artifacts=["shield-of-power"], gold=0)
    table = Table(kingdom, turn=4, legends=True)
    table.to("end")
    assert table.score(0) == WON + 2 * 4 + 1


@rule("PT-10.4", "PT-10.5")
def test_gold_breaks_a_tie_and_equal_gold_does_not() -> None:
    rich = Table(Kingdom(gold=5), Kingdom(gold=3), Kingdom(gold=3), turn=4)
    rich.to("end")
    assert rich.result.winners == (0,)
    alike = Table(turn=4)
    alike.to("end")
    assert alike.result.winners == (0, 1, 2)

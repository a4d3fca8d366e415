"""Phase 2: Deployment (PT-5, PT-R.21 to PT-R.37), without payment and secrecy, which have their own files."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.paper_tales.arrivals import shapeshift
from taletable.games.paper_tales.cards import UNIT_KEYS
from taletable.games.paper_tales.deployment import by_priority
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule

from .table import Kingdom, Table, aged

# Placing


@rule("PT-5.1")
def test_a_monarch_may_put_nothing_into_play() -> None:
    table = Table(Kingdom(hand=["knight", "demon"]))
    table.play(0, "ready")
    table.to("construction")
    assert table.units(0) == {}
    assert table.hand(0) == []


@rule("PT-5.1")
def test_a_monarch_chooses_cards_of_the_own_hand() -> None:
    table = Table(Kingdom(hand=["knight", "demon", "cook"]), Kingdom(hand=["ogre"]))
    assert table.refusal(0, "place ogre-1 front-1") == ("PT-5.1", "not-offered", ())
    table.deploy(0, "knight front-1", "cook back-2")
    table.to("construction")
    assert table.units(0) == {"front-1": "knight", "back-2": "cook"}


@rule("PT-5.2")
@pytest.mark.parametrize("spot", ["front-1", "front-2", "back-1", "back-2"])
def test_units_are_placed_on_free_spots_only(spot: str) -> None:
    table = Table(Kingdom(front=["farmer", "farmer"], back=["miner", "miner"], hand=["knight", "cook"]))
    refusal = table.refusal(0, f"place knight {spot}")
    assert (refusal.cite, refusal.key) == ("PT-5.2", "occupied")
    holder = table.units(0)[spot]
    table.play(0, f"discard {GAME.ident('card', refusal.args[0])}", f"place knight {spot}")
    assert GAME.ident("card", refusal.args[0]).startswith(holder)
    assert table.cite(0, f"place cook {spot}") == "PT-5.2"  # a card lying face down occupies its spot too


@rule("PT-R.64")
def test_a_card_placed_face_down_can_be_taken_back_until_ready() -> None:
    table = Table(Kingdom(hand=["knight"]))
    table.play(0, "place knight front-1", "take-back knight", "place knight back-1", "ready")
    table.to("construction")
    assert table.units(0) == {"back-1": "knight"}


@rule("PT-5.3")
def test_units_may_be_discarded_at_no_cost() -> None:
    table = Table(Kingdom(front=["demon", "knight"], back=["ogre"], hand=["cook"], gold=0))
    table.play(0, "discard demon", "discard ogre")
    table.deploy(0, "cook front-1")
    table.to("construction")
    assert table.units(0) == {"front-1": "cook", "front-2": "knight"}
    assert table.gold(0) == 2  # the income alone
    assert sorted(table.pile("discard")) == ["demon", "ogre"]


@rule("PT-5.4")
def test_units_may_be_moved_between_front_and_back() -> None:
    table = Table(Kingdom(front=["knight"], back=["demon"]))
    table.play(0, "move knight back-2", "move demon front-2", "ready")
    table.to("construction")
    assert table.units(0) == {"front-2": "demon", "back-2": "knight"}
    assert table.strength(0) == 7


@rule("PT-5.4", "PT-R.64")
def test_two_units_may_change_places_when_there_is_no_free_spot() -> None:
    table = Table(Kingdom(front=["knight", "cook"], back=["demon", aged("farmer")]))
    table.play(0, "move demon front-2", "ready")
    table.to("construction")
    assert table.units(0) == {"front-1": "knight", "front-2": "demon", "back-1": "cook", "back-2": "farmer"}
    assert table.age(0, "farmer") == 1


@rule("PT-5.5")
def test_never_more_units_than_spots() -> None:
    table = Table(Kingdom(front=["farmer", "farmer"], back=["miner"], hand=["cook", "monkey"]))
    table.play(0, "place cook back-2")
    for spot in ("front-1", "front-2", "back-1", "back-2"):
        assert table.cite(0, f"place monkey {spot}") == "PT-5.2"
    assert table.cite(0, "place monkey front-3") == "PT-3.4"


@rule("PT-R.21")
def test_moving_and_discarding_are_allowed_with_free_space_and_without_new_cards() -> None:
    table = Table(Kingdom(front=["knight", "demon"]))
    table.play(0, "discard demon", "move knight back-1", "ready")
    table.to("construction")
    assert table.units(0) == {"back-1": "knight"}


@rule("PT-R.64")
def test_a_discarded_unit_may_be_put_back_until_ready() -> None:
    table = Table(Kingdom(front=[aged("knight")], hand=["cook"]))
    table.play(0, "discard knight", "place cook front-1", "place knight back-1", "ready")
    table.to("construction")
    assert table.units(0) == {"front-1": "cook", "back-1": "knight"}
    assert table.age(0, "knight") == 1  # it never left, its token is still on it
    assert table.gold(0) == 3 + 2  # and it is not paid again


# Revealing, keeping, leaving


@rule("PT-5.6", "PT-R.22")
def test_new_units_are_revealed_when_all_are_ready() -> None:
    """Only what is new is told as new; what stands elsewhere now is told as moved."""
    table = Table(Kingdom(front=[None, "cook"], hand=["knight"]), Kingdom(back=["farmer"], hand=["demon"]))
    table.play(0, "move cook back-2")
    table.deploy(0, "knight front-1")
    table.deploy(1, "demon front-1")
    assert (table.units(0), table.units(1)) == ({"front-2": "cook"}, {"back-1": "farmer"})
    assert not table.told("deployed", "moved")
    table.play(2, "ready")
    assert table.units(0) == {"front-1": "knight", "back-2": "cook"}
    assert table.units(1) == {"front-1": "demon", "back-1": "farmer"}
    assert [(event["seat"], event["card"]) for event in table.told("moved")] == [(0, "cook-1")]
    assert [(event["seat"], event["card"]) for event in table.told("deployed")] == [(0, "knight-1"), (1, "demon-1")]


@rule("PT-5.10", "PT-R.26")
def test_one_card_may_be_kept_for_the_next_turn() -> None:
    table = Table(Kingdom(hand=["kraken", "cook", "farmer"]))
    table.deploy(0, "cook front-1", keep="kraken")
    table.to("construction")
    assert table.kept(0) == "kraken"
    table.next_turn()
    assert table.kept(0) is None
    assert table.hand(0)[-1] == "kraken"
    assert len(table.hand(0)) == 6


@rule("PT-R.26")
def test_keeping_is_optional_and_never_more_than_one() -> None:
    table = Table(Kingdom(hand=["kraken", "cook", "farmer"]), Kingdom(hand=["demon"]))
    table.play(0, "keep kraken", "keep cook")  # instead of Kraken
    table.play(0, "ready")
    table.to("construction")
    assert table.kept(0) == "cook"
    assert table.kept(1) is None
    assert sorted(table.pile("discard")) == ["demon", "farmer", "kraken"]


@rule("PT-R.26", "PT-R.64")
def test_a_card_that_is_kept_can_be_placed_or_put_back_until_ready() -> None:
    table = Table(Kingdom(hand=["kraken", "cook"], gold=9))
    table.play(0, "keep kraken", "place kraken front-1", "keep cook", "take-back cook", "ready")
    table.to("construction")
    assert table.units(0) == {"front-1": "kraken"}
    assert table.kept(0) is None
    assert table.pile("discard") == ["cook"]


@rule("PT-R.26")
def test_the_same_card_may_be_kept_for_several_turns() -> None:
    table = Table(Kingdom(hand=["kraken"]), turn=1)
    for turn in (1, 2, 3):
        assert table.state.turn == turn
        table.deploy(0, keep="kraken")
        table.to("construction")
        assert table.kept(0) == "kraken"
        table.to("draft")
        assert table.kept(0) == "kraken"
        table.to("plan")
        assert table.hand(0).count("kraken") == 1
    table.to("end")
    assert table.kept(0) is None


@rule("PT-5.11")
def test_all_other_cards_left_in_the_hand_are_discarded() -> None:
    table = Table(Kingdom(hand=["kraken", "cook", "farmer", "ogre", "golem", "miner"]))
    table.deploy(0, "cook front-1", keep="kraken")
    table.to("construction")
    assert table.hand(0) == []
    assert sorted(table.pile("discard")) == ["farmer", "golem", "miner", "ogre"]
    assert table.told("left-behind") == [{"kind": "left-behind", "seat": 0, "n": 4}]


# Deployment abilities


@rule("PT-5.12")
def test_deployment_abilities_of_units_in_the_kingdom_are_applied() -> None:
    table = Table(Kingdom(front=["farmer", "master-alchemist"], hand=["veteran", "golem"], buildings={"mine": 1}))
    table.deploy(0, "veteran back-1", "golem back-2")
    table.to("age_by_food")
    table.play(0, "age farmer")
    table.to("construction")
    assert table.ages(0) == {"farmer": 1, "master-alchemist": 0, "veteran": 1, "golem": 0}
    assert table.buildings(0) == {"mine": 2}


@rule("PT-5.13")
def test_a_deployment_ability_may_target_a_card_deployed_this_turn() -> None:
    table = Table(Kingdom(front=["farmer"], hand=["time-master", "adventurer"]))
    table.deploy(0, "time-master back-1", "adventurer back-2")
    table.to("age_chosen")
    assert table.options(0) == ["age farmer-1", "age time-master-1", "age adventurer-1"]
    table.play(0, "age adventurer")
    table.to("construction")
    assert table.age(0, "adventurer") == 2
    assert table.makes(0) == (0, 1, 2)


@rule("PT-5.14")
def test_a_deployment_ability_counts_what_is_there_at_the_end_of_the_phase() -> None:
    table = Table(Kingdom(front=["leviathan"], hand=["necromancer", "farmer"], back=["master-alchemist"]))
    table.deploy(0, "necromancer front-2", "farmer back-2")
    table.to("age_by_food")  # Leviathan has a token now and makes 2 Food, the new Farmer makes 1
    table.play(0, "age master-alchemist")
    table.to("construction")
    assert table.ages(0) == {"leviathan": 1, "necromancer": 0, "master-alchemist": 1 + 3, "farmer": 1}


@rule("PT-5.15", "PT-R.29")
def test_necromancer_also_reaches_units_deployed_this_turn() -> None:
    table = Table(Kingdom(front=[aged("salamander"), "knight"], hand=["necromancer", "cook"]))
    table.deploy(0, "necromancer back-1", "cook back-2")
    table.to("construction")
    assert table.ages(0) == {"salamander": 2, "knight": 1, "necromancer": 0, "cook": 1}


@rule("PT-R.29")
def test_your_other_units_are_only_your_own() -> None:
    table = Table(Kingdom(hand=["necromancer"]), Kingdom(front=["knight"]), Kingdom(front=["demon"]))
    table.deploy(0, "necromancer front-1")
    table.to("construction")
    assert table.age(0, "necromancer") == 0
    assert table.age(1, "knight") == 0
    assert table.age(2, "demon") == 0


@rule("PT-5.16", "PT-R.5", "PT-R.32")
def test_order_of_monarchs_highest_score_then_most_gold_then_random() -> None:
    table = Table(
        Kingdom(score=5, gold=1), Kingdom(score=5, gold=4), Kingdom(score=9, gold=0), Kingdom(score=2, gold=3), Kingdom(score=2, gold=3)
    )
    orders = {tuple(by_priority(table.state, [0, 1, 2, 3, 4], Run(Luck(bytes([n]))))) for n in range(20)}
    assert orders == {(2, 1, 0, 3, 4), (2, 1, 0, 4, 3)}
    assert by_priority(table.state, [0, 1], Run(Luck(b"two"))) == [1, 0]


@rule("PT-5.E1", "PT-R.2")
def test_example_of_deployment() -> None:
    assert "time-merchant" not in UNIT_KEYS
    fred = 0
    table = Table(Kingdom(front=["hunter", "time-master"], back=["farmer"], hand=["demon", "miner"], gold=3))
    assert table.cite(fred, "place demon front-1") == "PT-5.2"
    table.play(fred, "discard time-master", "move hunter back-2")
    table.deploy(fred, "demon front-1", "miner front-2")
    table.to("construction")
    assert table.told("paid") == [{"kind": "paid", "seat": fred, "n": 3}]
    assert table.units(fred) == {"front-1": "demon", "front-2": "miner", "back-1": "farmer", "back-2": "hunter"}
    assert table.gold(fred) == 0 + 2


@rule("PT-R.6")
def test_abilities_are_not_optional() -> None:
    table = Table(Kingdom(front=["farmer"], hand=["time-master", "golem", "necromancer"], buildings={"mine": 1}, gold=9))
    table.deploy(0, "time-master front-2", "golem back-1", "necromancer back-2")
    table.to("age_chosen")
    assert all(option.startswith("age ") for option in table.options(0))
    table.to("construction")
    assert table.buildings(0) == {"mine": 2}
    assert table.ages(0) == {"farmer": 1 + 2, "time-master": 1, "golem": 1, "necromancer": 0}


@rule("PT-R.8")
def test_outside_wars_no_monarch_affects_anothers_kingdom() -> None:
    outcomes = []
    for rival in (Kingdom(), Kingdom(front=["miner"], hand=["necromancer", "golem", "time-master"], gold=9, buildings={"tavern": 1})):
        table = Table(Kingdom(front=[aged("palm-reader"), "farmer"], hand=["veteran"], gold=1, buildings={"mine": 1}), rival)
        table.deploy(0, "veteran back-1")
        if table.hand(1):
            table.deploy(1, "necromancer front-2", "golem back-1", "time-master back-2")
        table.to("draft")
        lp = {source: n for source, n in table.lp(0).items() if source != "war"}
        outcomes.append((table.gold(0), table.units(0), table.ages(0), table.buildings(0), lp))
    assert outcomes[0] == outcomes[1]


@rule("PT-R.27", "PT-R.28", "PT-U.15", "PT-U.19")
def test_kraken_counts_buildings_that_golem_upgrades_in_the_same_phase() -> None:
    table = Table(Kingdom(hand=["kraken", "golem"], gold=9, score=20, buildings={"mine": 1, "temple": 1, "town": 2}))
    table.deploy(0, "kraken front-1", "golem front-2")
    table.to("construction")
    assert table.buildings(0) == {"mine": 2, "temple": 2, "town": 2}
    assert table.lp(0)["kraken"] == -9


@rule("PT-R.27")
def test_order_of_deployment_abilities() -> None:
    """(a) Shapeshifter, (b) Golem, (c) fixed tokens, (d) chosen tokens, (e) tokens by Food, (f) LP."""
    hand = ["shapeshifter", "necromancer", "kraken"]
    kingdom = Kingdom(front=["master-alchemist", "leviathan"], hand=hand, gold=9, score=9, buildings={"town": 2, "mine": 1})
    table = Table(kingdom, draw=["golem"])
    table.deploy(0, "shapeshifter front-3", "necromancer back-1", "kraken back-2")
    table.to("age_by_food")
    assert table.buildings(0) == {"town": 2, "mine": 2}
    assert table.ages(0) == {"master-alchemist": 2, "leviathan": 2, "golem": 1 + 2, "necromancer": 1, "kraken": 1}
    assert table.score(0) == 9
    table.play(0, "age kraken")  # Town 1 and Leviathan 2 Food
    table.to("construction")
    assert table.age(0, "kraken") == 4
    told = [event["kind"] for event in table.told("became", "raised", "aged", "lost")]
    assert told == ["became", "aged", "raised", *["aged"] * 8, "aged", "lost"]


# Time Master, Master Alchemist


@rule("PT-R.30", "PT-U.38")
def test_time_master_may_choose_itself_and_puts_both_tokens_on_one_unit() -> None:
    table = Table(Kingdom(front=["farmer"], hand=["time-master"]))
    table.deploy(0, "time-master front-2")
    table.to("age_chosen")
    table.play(0, "age time-master")
    table.to("construction")
    assert table.ages(0) == {"farmer": 0, "time-master": 2}


@rule("PT-R.30")
def test_two_time_masters_choose_one_after_the_other() -> None:
    table = Table(Kingdom(front=["farmer", "knight"], hand=["time-master", "time-master"]))
    table.deploy(0, "time-master back-1", "time-master back-2")
    table.to("age_chosen")
    table.play(0, "age farmer")
    assert table.ask == "age_chosen"
    table.play(0, "age knight")
    table.to("construction")
    assert (table.age(0, "farmer"), table.age(0, "knight")) == (2, 2)


@rule("PT-R.60")
def test_a_single_possible_target_is_not_asked() -> None:
    table = Table(Kingdom(hand=["time-master"]))
    table.deploy(0, "time-master front-1")
    table.play(1, "ready")
    table.play(2, "ready")
    assert table.ask == "construction"
    assert table.age(0, "time-master") == 2


@rule("PT-R.31", "PT-U.23")
def test_master_alchemist_puts_one_token_per_food_on_one_unit() -> None:
    table = Table(Kingdom(front=["forest-child", "master-alchemist"], back=["farmer"], buildings={"town": 1}))
    table.to("age_by_food")
    assert table.options(0) == ["age forest-child-1", "age master-alchemist-1", "age farmer-1"]
    table.play(0, "age master-alchemist")
    assert table.ask == "construction"
    assert table.ages(0) == {"forest-child": 0, "master-alchemist": 3, "farmer": 0}
    table.to("draft")
    assert "master-alchemist" not in table.units(0).values()  # it dies of them like anybody


@rule("PT-R.31")
def test_food_that_appears_only_by_these_tokens_adds_none() -> None:
    table = Table(Kingdom(front=["leviathan", "master-alchemist"], back=["farmer"]))
    table.to("age_by_food")
    table.play(0, "age leviathan")
    assert table.ask == "construction"
    assert table.age(0, "leviathan") == 1  # it makes 2 Food from now on
    assert table.makes(0) == (0, 3, 0)


@rule("PT-R.31", "PT-R.60")
def test_master_alchemist_alone_takes_all_tokens_itself() -> None:
    """The only Unit that can get them is not asked for; of two the Monarch chooses."""
    table = Table(Kingdom(front=["master-alchemist"], buildings={"town": 2}))
    table.to("age_by_food", "construction")
    assert table.ask == "construction"
    assert table.age(0, "master-alchemist") == table.makes(0)[1] > 0
    pair = Table(Kingdom(front=["master-alchemist"], back=["farmer"]))
    pair.to("age_by_food", "construction")
    assert (pair.ask, pair.options(0)) == ("age_by_food", ["age master-alchemist-1", "age farmer-1"])


@rule("PT-R.31")
def test_master_alchemist_without_food_does_nothing() -> None:
    table = Table(Kingdom(front=["leviathan", "master-alchemist"]))
    table.to("construction")
    assert table.ages(0) == {"leviathan": 0, "master-alchemist": 0}


@rule("PT-R.31", "PT-R.27")
def test_tokens_of_time_master_come_before_the_food_is_counted() -> None:
    table = Table(Kingdom(front=["leviathan", "master-alchemist"], hand=["time-master"]))
    table.deploy(0, "time-master back-1")
    table.to("age_chosen")
    table.play(0, "age leviathan")
    assert table.ask == "age_by_food"
    table.play(0, "age leviathan")
    assert table.age(0, "leviathan") == 2 + 2


# Shapeshifter


@rule("PT-U.36", "PT-11.1", "PT-R.34")
def test_shapeshifter_becomes_the_first_unit_of_cost_3_or_less() -> None:
    table = Table(Kingdom(hand=["shapeshifter"], gold=0), draw=["kraken", "dragon", "knight"])
    table.deploy(0, "shapeshifter back-2")
    table.to("construction")
    assert table.units(0) == {"back-2": "dragon"}
    assert table.gold(0) == 2  # nothing was paid
    assert sorted(table.pile("discard")) == ["kraken", "shapeshifter"]
    assert table.pile("draw")[0] == "knight"
    table = Table(Kingdom(hand=["shapeshifter"]), draw=["banner-of-heroes", "cook"], legends=True)
    table.deploy(0, "shapeshifter back-2")
    table.to("construction")
    assert table.units(0) == {"back-2": "cook"}  # an Artifact is no Unit


@rule("PT-11.2", "PT-R.34")
def test_the_new_unit_gets_an_age_token_and_no_gold_of_a_negative_cost() -> None:
    table = Table(Kingdom(hand=["shapeshifter"], gold=0), draw=["monkey"])
    table.deploy(0, "shapeshifter front-1")
    table.to("construction")
    assert table.ages(0) == {"monkey": 1}
    assert table.gold(0) == 2


@rule("PT-11.2")
def test_deployment_abilities_of_the_new_unit_are_applied() -> None:
    table = Table(Kingdom(front=["knight"], hand=["shapeshifter"], buildings={"mine": 1}), draw=["golem"])
    table.deploy(0, "shapeshifter front-2")
    table.to("construction")
    assert table.buildings(0) == {"mine": 2}
    assert table.ages(0) == {"knight": 0, "golem": 1}


@rule("PT-11.2")
@pytest.mark.parametrize(
    ("found", "ages"),
    [
        ("veteran", {"knight": 0, "veteran": 2}),
        ("demon", {"knight": 0, "demon": 2}),
        ("necromancer", {"knight": 1, "necromancer": 1}),
        ("time-master", {"knight": 2, "time-master": 1}),
        ("master-alchemist", {"knight": 0, "master-alchemist": 1}),
    ],
)
def test_age_tokens_of_the_new_unit(found: str, ages: dict[str, int]) -> None:
    table = Table(Kingdom(front=["knight"], hand=["shapeshifter"]), draw=[found])
    table.deploy(0, "shapeshifter front-2")
    if found == "time-master":
        table.to("age_chosen")
        table.play(0, "age knight")
    table.to("construction")
    assert table.ages(0) == ages


@rule("PT-R.35", "PT-R.29")
def test_tokens_for_all_other_units_also_reach_the_new_unit() -> None:
    table = Table(Kingdom(hand=["shapeshifter", "necromancer"]), draw=["knight"])
    table.deploy(0, "necromancer front-1", "shapeshifter front-2")
    table.to("construction")
    assert table.ages(0) == {"necromancer": 0, "knight": 2}


@rule("PT-R.33")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out_during_the_search() -> None:
    table = Table(Kingdom(front=["demon"], hand=["shapeshifter"]), draw=["kraken"], rest="discard")
    table.deploy(0, "shapeshifter front-2")
    table.to("construction")
    assert table.told("reshuffled") == [{"kind": "reshuffled", "n": 81 - 3}]  # without Demon, Shapeshifter and Kraken, which lies aside
    assert sorted(table.pile("discard")) == ["kraken", "shapeshifter"]
    assert table.age(0, table.units(0)["front-2"]) == 1
    assert len(table.pile("draw")) == 81 - 4


@rule("PT-R.33", "PT-R.34")
def test_a_search_without_a_match_ends_and_shapeshifter_stays() -> None:
    """With 81 cards a match always comes, so the other cards are held back here."""
    state = Table(Kingdom(front=["shapeshifter"]), draw=["kraken"]).state
    shapeshifter = state.spots[0]
    state.fresh[0] = (shapeshifter,)
    state.pack[1], state.draw = tuple(state.draw[:-1]), state.draw[-1:]
    run = Run(Luck(b"no match"))
    shapeshift(state, 0, shapeshifter, run)
    assert state.spots[0] == shapeshifter
    assert state.age[shapeshifter] == 0
    assert [GAME.ident("card", card) for card in state.discard] == ["kraken-1"]
    assert state.draw == []
    assert state.fresh[0] == ()
    assert [event.kind for event in run.events] == ["turned-up"]


@rule("PT-R.34", "PT-U.36")
def test_a_shapeshifter_that_stayed_has_strength_0_and_does_not_search_again() -> None:
    table = Table(Kingdom(front=["shapeshifter"]), Kingdom(front=["cook"]))
    table.to("construction")
    assert table.units(0) == {"front-1": "shapeshifter"}
    assert table.strength(0) == 0

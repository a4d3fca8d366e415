"""Phase 6: Aging, and the end of the game (PT-9, PT-10, PT-11.3, PT-11.8, PT-11.9, PT-R.38, PT-R.39, PT-R.47 to PT-R.50)."""

from __future__ import annotations

import pytest

from taletable.testing import rule

from .table import Kingdom, Table, aged


def age(*kingdoms: Kingdom, turn: int = 1) -> Table:
    """A table after an Aging phase in which nobody is saved."""
    table = Table(*kingdoms, turn=turn, at="construction")
    table.to("draft", "end")
    return table


def heal(kingdom: Kingdom, *acts: str) -> Table:
    """A table after an Aging phase in which seat 0 does some healing."""
    table = Table(kingdom, at="construction")
    table.to("healing")
    table.play(0, *acts)
    assert table.ask == "draft"
    return table


# Aging


@rule("PT-9.1")
def test_units_with_age_tokens_die_and_their_tokens_go_back() -> None:
    table = age(Kingdom(front=[aged("knight"), aged("ogre", 3)], back=["cook"]))
    assert table.units(0) == {"back-1": "cook"}
    assert sorted(table.pile("discard")) == ["knight", "ogre"]
    assert sum(table.state.age) == 1  # the new one on Cook


@rule("PT-9.2")
def test_survivors_get_one_token_each() -> None:
    table = age(Kingdom(front=["knight", "farmer"], back=["cook"]), Kingdom(front=["ogre"]))
    assert table.ages(0) == {"knight": 1, "farmer": 1, "cook": 1}
    assert table.ages(1) == {"ogre": 1}


@rule("PT-9.2", "PT-9.1")
def test_a_unit_deployed_without_tokens_lives_for_two_turns() -> None:
    table = Table(Kingdom(hand=["knight"]))
    table.deploy(0, "knight front-1")
    table.next_turn()
    assert table.units(0) == {"front-1": "knight"}
    table.next_turn()
    assert table.units(0) == {}


@rule("PT-9.3")
def test_aging_abilities_are_applied() -> None:
    table = age(Kingdom(front=[aged("sculptor"), aged("monkey", 2)], back=["palm-reader", aged("relic-of-wisdom", 3)], gold=0))
    assert table.lp(0) == {"sculptor": 3, "palm-reader": 3}
    assert table.gold(0) == 2
    assert table.ages(0) == {"palm-reader": 1, "relic-of-wisdom": 4}


@rule("PT-9.4", "PT-1.5")
def test_a_new_turn_starts_with_recruitment() -> None:
    table = age(turn=2)
    assert table.ask == "draft"
    assert table.state.turn == 3


@rule("PT-9.5")
def test_a_unit_discarded_in_another_way_does_not_die() -> None:
    table = Table(Kingdom(front=[aged("sculptor"), aged("monkey")], back=["palm-reader", aged("demon")], gold=0, score=5))
    table.play(0, "discard sculptor", "discard monkey", "discard demon", "ready")
    table.to("draft")
    assert table.lp(0) == {"war": 6}
    assert table.gold(0) == 2
    assert not table.told("died")


@rule("PT-9.5", "PT-11.1")
def test_a_replaced_shapeshifter_does_not_die() -> None:
    table = Table(Kingdom(front=["palm-reader"], hand=["shapeshifter"]), draw=["knight"])
    table.deploy(0, "shapeshifter front-2")
    table.to("draft")
    assert [event["card"] for event in table.told("died")] == ["knight-1"]
    assert table.lp(0) == {"war": 6, "palm-reader": 1}


@rule("PT-11.3", "PT-R.47", "PT-U.30")
def test_palm_reader_counts_each_dying_unit_itself_included() -> None:
    table = age(Kingdom(front=[aged("palm-reader", 2), aged("knight", 1)], back=[aged("cook", 3), "farmer"]))
    assert table.lp(0) == {"palm-reader": 6}


@rule("PT-11.3", "PT-U.19")
def test_kraken_counts_each_dying_unit_itself_included() -> None:
    table = age(Kingdom(front=[aged("kraken", 1), aged("knight", 2)]))
    assert table.lp(0) == {"kraken": 3}


@rule("PT-11.3")
def test_only_units_of_the_own_kingdom_count() -> None:
    table = age(Kingdom(front=["palm-reader"]), Kingdom(front=[aged("knight", 4)]))
    assert table.lp(0) == {}


@rule("PT-R.49")
def test_several_cards_that_pay_for_dying_units_each_pay_in_full() -> None:
    table = age(Kingdom(front=["palm-reader", "palm-reader"], back=["kraken", aged("knight", 2)]))
    assert table.lp(0) == {"palm-reader": 4, "kraken": 2}


@rule("PT-R.49")
def test_a_saved_unit_pays_nothing() -> None:
    table = heal(Kingdom(front=["palm-reader", aged("sculptor")], back=["mystical-healer", aged("cook", 2)]), "save sculptor")
    assert table.lp(0) == {"palm-reader": 2}


@rule("PT-R.47")
def test_order_in_the_aging_phase() -> None:
    table = heal(
        Kingdom(front=[aged("palm-reader"), aged("mystical-healer")], back=[aged("monkey", 2), aged("knight")], gold=0), "save knight"
    )
    kinds = [event["kind"] for event in table.told("saved", "died", "earned", "gained", "grew-older")]
    assert kinds[:6] == ["saved", "died", "died", "died", "earned", "gained"]
    assert table.lp(0) == {"palm-reader": 1 + 1 + 2}  # Palm Reader, Healer and Monkey with the tokens they had
    assert table.gold(0) == 2
    assert table.ages(0) == {"knight": 2}


# Mystical Healer


@rule("PT-11.8", "PT-U.27")
def test_a_saved_unit_gets_an_age_token_like_all_survivors() -> None:
    table = heal(Kingdom(front=["mystical-healer", aged("knight")]), "save knight")
    assert table.ages(0) == {"mystical-healer": 1, "knight": 2}


@rule("PT-11.9")
def test_mystical_healer_can_save_itself() -> None:
    table = heal(Kingdom(front=[aged("mystical-healer"), aged("knight")]), "save mystical-healer")
    assert table.ages(0) == {"mystical-healer": 2}


@rule("PT-R.48", "PT-R.6")
def test_healing_is_optional() -> None:
    table = heal(Kingdom(front=["mystical-healer", aged("demon")], score=3), "let-go")
    assert table.ages(0) == {"mystical-healer": 1}
    assert table.score(0) == 0


@rule("PT-R.48")
@pytest.mark.parametrize("tokens", [0, 2, 3])
def test_only_units_with_exactly_1_age_token_are_saved(tokens: int) -> None:
    table = Table(Kingdom(front=["mystical-healer", aged("knight", tokens)], back=[aged("cook")]), at="construction")
    table.to("healing")
    refusal = table.refusal(0, "save knight")
    assert (refusal.cite, refusal.key, refusal.args[1]) == ("PT-R.48", "not-one-age", tokens)
    assert table.cite(0, "save mystical-healer") == "PT-R.48"
    assert table.refusal(0, "save farmer-1").key == "not-offered"


@rule("PT-R.48", "PT-R.60")
def test_nobody_is_asked_where_nobody_can_be_saved() -> None:
    table = Table(
        Kingdom(front=["mystical-healer", aged("knight", 2)]),
        Kingdom(front=["mystical-healer", "cook"]),
        Kingdom(front=[aged("farmer")]),
        at="construction",
    )
    for seat in range(3):
        table.play(seat, "pass")
    assert table.ask == "draft"


@rule("PT-R.48")
def test_a_dying_healer_can_still_save_another_unit() -> None:
    table = heal(Kingdom(front=[aged("mystical-healer", 2), aged("knight")]), "save knight")
    assert table.ages(0) == {"knight": 2}


@rule("PT-R.48")
def test_each_healer_saves_one_unit() -> None:
    kingdom = Kingdom(front=["mystical-healer", "mystical-healer"], back=[aged("knight"), aged("cook")])
    assert sorted(heal(kingdom, "save knight", "save cook").units(0).values()) == ["cook", "knight", "mystical-healer", "mystical-healer"]
    assert sorted(heal(kingdom, "save knight", "let-go").units(0).values()) == ["knight", "mystical-healer", "mystical-healer"]
    one = Kingdom(front=["mystical-healer"], back=[aged("knight"), aged("cook")])
    assert sorted(heal(one, "save knight").units(0).values()) == ["knight", "mystical-healer"]


@rule("PT-R.48")
def test_a_unit_that_is_saved_already_is_not_saved_once_more() -> None:
    kingdom = Kingdom(front=["mystical-healer", "mystical-healer"], back=[aged("knight"), aged("cook")])
    table = Table(kingdom, at="construction")
    table.to("healing")
    table.play(0, "save knight")
    refusal = table.refusal(0, "save knight")
    assert (refusal.cite, refusal.key) == ("PT-R.48", "already-saved")
    assert table.options(0) == ["save cook-1", "let-go"]
    table.play(0, "save cook")
    table.to("draft")
    assert table.ages(0) == {"mystical-healer": 1, "knight": 2, "cook": 2}


@rule("PT-R.60", "PT-R.48")
def test_a_second_healer_is_not_asked_when_all_who_can_be_saved_are() -> None:
    table = heal(Kingdom(front=["mystical-healer", "mystical-healer"], back=[aged("knight")]), "save knight")
    assert sorted(table.units(0).values()) == ["knight", "mystical-healer", "mystical-healer"]


@rule("PT-R.63")
@pytest.mark.parametrize("unit", ["relic-of-wisdom", "salamander"])
def test_a_unit_that_does_not_die_now_cannot_be_saved(unit: str) -> None:
    table = Table(Kingdom(front=["mystical-healer", aged(unit)], back=[aged("cook")]), at="construction")
    table.to("healing")
    refusal = table.refusal(0, f"save {unit}")
    assert (refusal.cite, refusal.key) == ("PT-R.63", "will-not-die")


# Scores


@rule("PT-R.38")
def test_a_score_never_falls_below_0() -> None:
    table = age(Kingdom(front=[aged("demon")], score=2))
    assert table.score(0) == 0
    assert table.lp(0) == {"demon": -3, "floor": 1}
    table = Table(Kingdom(hand=["kraken"], gold=9, score=1, buildings={"mine": 2, "town": 2}))
    table.deploy(0, "kraken back-1")
    table.to("construction")
    assert table.lp(0)["kraken"] + table.lp(0)["floor"] == -1
    assert table.score(0) == sum(n for source, n in table.lp(0).items() if source not in ("kraken", "floor"))


@rule("PT-R.39")
def test_all_gains_and_losses_of_a_phase_are_added_up_first() -> None:
    table = age(Kingdom(front=[aged("demon"), aged("sculptor")], score=0))
    assert table.score(0) == 0
    assert table.lp(0) == {"demon": -3, "sculptor": 3}
    table = age(Kingdom(front=[aged("demon"), aged("palm-reader")], score=0))
    assert table.score(0) == 0  # -3 and 2: the sum is below 0
    assert table.lp(0) == {"demon": -3, "palm-reader": 2, "floor": 1}


@rule("PT-R.39", "PT-R.38")
def test_phases_are_not_added_up() -> None:
    table = Table(Kingdom(hand=["kraken"], gold=9, score=0, buildings={"mine": 2}))
    table.deploy(0, "kraken front-1")
    table.to("construction")
    assert table.score(0) == 6 + 2  # the loss of Deployment ended at 0, then came the Wars


# End of the game


@rule("PT-10.1")
def test_turn_4_has_all_six_phases() -> None:
    table = Table(Kingdom(front=[aged("sculptor")]), turn=4, at="draft")
    seen = [table.to(ask) for ask in ("draft", "plan", "construction", "end")]
    assert seen == ["draft", "plan", "construction", "end"]
    assert len(table.told("grew-older")) == 3
    assert table.lp(0)["sculptor"] == 3


@rule("PT-10.2")
def test_lp_of_constructed_buildings_are_added() -> None:
    table = Table(Kingdom(score=7, buildings={"mine": 1, "temple": 2, "town": 1}), turn=4, at="construction")
    table.to("end")
    assert table.lp(0) == {"mine": 1, "temple": 3, "town": 1}
    assert table.result.scores[0] == 12


@rule("PT-10.2")
def test_a_building_of_the_last_construction_counts() -> None:
    table = Table(Kingdom(front=["woodcutter"]), turn=4, at="construction")
    table.play(0, "construct mine 1")
    table.to("end")
    assert table.lp(0) == {"mine": 1}


@rule("PT-R.50", "PT-U.32")
def test_the_token_of_the_last_aging_phase_counts_for_relic_of_wisdom() -> None:
    table = Table(Kingdom(front=[aged("relic-of-wisdom", 2)]), turn=4, at="construction")
    table.to("end")
    assert table.lp(0) == {"relic-of-wisdom": 6}


@rule("PT-10.3")
def test_the_highest_total_wins() -> None:
    table = Table(Kingdom(score=9, gold=50), Kingdom(score=8, buildings={"mine": 2}), Kingdom(score=10), turn=4, at="construction")
    table.to("end")
    assert table.result.scores == (9, 11, 10)
    assert table.result.winners == (1,)
    assert table.told("won") == [{"kind": "won", "seat": 1, "n": 11}]


@rule("PT-10.4")
def test_on_a_tie_the_tied_monarch_with_the_most_gold_wins() -> None:
    table = Table(Kingdom(score=9, gold=2), Kingdom(score=9, gold=4), Kingdom(score=8, gold=50), turn=4, at="construction")
    table.to("end")
    assert table.result.winners == (1,)


@rule("PT-10.4")
def test_gold_spent_in_the_last_construction_is_not_left() -> None:
    table = Table(Kingdom(score=9, gold=5), Kingdom(score=10, gold=4), turn=4, at="construction")
    table.play(0, "construct temple 1 gold")
    table.to("end")
    assert table.result.scores[:2] == (10, 10)
    assert table.result.winners == (1,)


@rule("PT-10.5")
def test_if_still_tied_the_victory_is_shared() -> None:
    table = Table(Kingdom(score=9, gold=4), Kingdom(score=9, gold=3), Kingdom(score=9, gold=4), turn=4, at="construction")
    table.to("end")
    assert table.result.winners == (0, 2)
    assert [event["seat"] for event in table.told("won")] == [0, 2]


def test_the_account_explains_the_score() -> None:
    table = Table(Kingdom(front=["knight", aged("demon")], score=0, buildings={"mine": 2}), turn=4)
    table.to("end")
    assert dict(table.result.lines[0]) == {"war": 6, "mine": 2 + 3, "demon": -3}
    assert sum(lp for _, lp in table.result.lines[0]) == table.result.scores[0] == 8

"""Paying for new Units (PT-5.7 to PT-5.9, PT-11.14, PT-11.15, PT-R.23 to PT-R.25, PT-R.60, PT-R.62)."""

from __future__ import annotations

import pytest

from taletable.games.paper_tales.cards import UNITS
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule

from .table import Kingdom, Table, aged


def pay(*places: str, gold: int, paying: tuple[str, ...] = (), buildings: dict[str, int] | None = None) -> Table:
    """One Monarch deploys the places with some Gold, and pays in a certain order; the table at Construction."""
    table = Table(Kingdom(hand=[place.split()[0] for place in places], gold=gold, buildings=buildings or {}))
    table.deploy(0, *places)
    table.play(1, "ready")
    table.play(2, "ready")
    for unit in paying:
        assert table.ask == "payment"
        assert table.waiting == [0]
        table.play(0, f"pay {unit}")
    assert table.ask == "construction"
    return table


def gold_left(table: Table) -> int:
    """The Gold between payment and Income."""
    return table.gold(0) - table.income(0)


@rule("PT-5.7")
def test_the_cost_of_all_new_units_is_paid_after_the_reveal() -> None:
    table = Table(Kingdom(hand=["demon", "knight"], gold=5))
    table.deploy(0, "demon front-1", "knight front-2")
    assert table.gold(0) == 5  # still secret
    table.to("construction")
    assert table.told("paid") == [{"kind": "paid", "seat": 0, "n": 3}]
    assert gold_left(table) == 2
    kinds = [event["kind"] for event in table.told("deployed", "paid", "war")]
    assert kinds[:3] == ["deployed", "deployed", "paid"]


@rule("PT-5.7", "PT-12.8", "PT-5.9")
def test_what_will_be_short_is_told_before_sealing() -> None:
    """New Units at their cost, Artifacts at that of their number; Units of earlier turns were paid for."""
    mine = Kingdom(front=["kraken"], hand=["demon", "hourglass", "cursed-crown"], artifacts=["bottomless-purse"], gold=1)
    table = Table(mine, legends=True)
    table.play(0, "place demon front-2", "deploy hourglass", "deploy cursed-crown")
    stakes = GAME.rule(table.state).stakes(table.state, table.read(0, "ready")) or []
    demon = next(unit.cost for unit in UNITS if unit.key == "demon")
    assert [stake.args for stake in stakes if stake.key == "short"] == [(demon + 2 + 3 - 1,)]


@rule("PT-5.8")
def test_a_new_unit_that_cannot_be_paid_is_discarded_at_once() -> None:
    table = pay("kraken front-1", "cook front-2", gold=5)
    assert table.units(0) == {"front-2": "cook"}
    assert gold_left(table) == 5
    assert table.pile("discard") == ["kraken"]
    assert table.told("unpaid") == [{"kind": "unpaid", "seat": 0, "card": "kraken-1"}]


@rule("PT-5.8")
def test_paying_for_a_card_that_is_too_dear_is_refused() -> None:
    table = Table(Kingdom(hand=["kraken", "demon", "ogre"], gold=3))
    table.deploy(0, "kraken front-1", "demon front-2", "ogre back-1")
    table.to("payment")
    refusal = table.refusal(0, "pay kraken")
    assert (refusal.cite, refusal.key) == ("PT-5.8", "cannot-pay")
    assert refusal.args[1:] == (6, 3)
    assert table.options(0) == ["pay demon-1", "pay ogre-1"]


@rule("PT-5.9")
def test_units_from_earlier_turns_are_never_paid_again() -> None:
    table = Table(Kingdom(front=["kraken", "dragon"], back=["ogre"], hand=["knight"], gold=1))
    table.play(0, "move ogre back-2")
    table.deploy(0, "knight back-1")
    table.to("construction")
    assert table.told("paid") == [{"kind": "paid", "seat": 0, "n": 1}]
    assert len(table.units(0)) == 4


@rule("PT-11.14")
def test_monkey_brings_gold() -> None:
    assert gold_left(pay("monkey front-1", gold=0)) == 1
    assert gold_left(pay("monkey front-1", "monkey front-2", gold=3)) == 5


@rule("PT-11.15", "PT-R.23")
@pytest.mark.parametrize("places", [("monkey front-1", "knight front-2"), ("knight front-1", "monkey back-2")])
def test_gold_of_a_negative_cost_pays_for_other_cards_of_this_turn(places: tuple[str, ...]) -> None:
    table = pay(*places, gold=0)
    assert sorted(table.units(0).values()) == ["knight", "monkey"]
    assert gold_left(table) == 0


@rule("PT-R.23")
def test_reveal_then_pay_then_discard_the_unpaid_then_abilities() -> None:
    table = pay("necromancer front-1", "kraken front-2", "veteran back-1", gold=1)
    order = [event["kind"] for event in table.told("deployed", "paid", "unpaid", "aged")]
    assert order == ["deployed"] * 3 + ["paid", "unpaid"] + ["aged"] * 2
    assert table.ages(0) == {"necromancer": 0, "veteran": 2}


@rule("PT-R.23")
def test_gold_of_later_phases_does_not_pay_for_cards_of_this_phase() -> None:
    table = Table(Kingdom(front=["rogue"], hand=["knight"], gold=0, buildings={"temple": 1}))
    table.deploy(0, "knight front-2")
    table.to("construction")
    assert table.units(0) == {"front-1": "rogue"}
    assert table.gold(0) == 2 + 2 + 2


@rule("PT-R.24")
def test_with_too_little_gold_the_monarch_chooses() -> None:
    for chosen in ("demon", "ogre"):
        table = pay("demon front-1", "ogre front-2", gold=3, paying=(chosen,))
        assert list(table.units(0).values()) == [chosen]
        assert gold_left(table) == 1


@rule("PT-R.24")
def test_the_choice_goes_on_until_no_other_card_can_be_paid() -> None:
    places = ("demon front-1", "knight front-2", "archer back-1", "miner back-2")
    table = pay(*places, gold=3, paying=("knight", "archer"))  # then Miner is the only one left that can be paid
    assert sorted(table.units(0).values()) == ["archer", "knight", "miner"]
    assert gold_left(table) == 0
    table = pay(*places, gold=3, paying=("demon", "miner"))
    assert sorted(table.units(0).values()) == ["demon", "miner"]
    assert gold_left(table) == 0


@rule("PT-R.24")
def test_a_card_that_can_be_paid_cannot_be_refused() -> None:
    table = Table(Kingdom(hand=["demon", "knight", "archer"], gold=3))
    table.deploy(0, "demon front-1", "knight front-2", "archer back-1")
    table.to("payment")
    assert table.options(0) == ["pay demon-1", "pay knight-1", "pay archer-1"]  # no way to stop
    table.play(0, "pay demon")
    assert table.ask == "payment"
    table.play(0, "pay archer")
    assert table.ask == "construction"
    table = pay("kraken front-1", "knight front-2", gold=5)  # only Knight can be paid: it must be
    assert list(table.units(0).values()) == ["knight"]
    assert gold_left(table) == 4


@rule("PT-R.24")
def test_cards_with_negative_cost_are_taken_first_and_never_discarded() -> None:
    table = pay("dragon front-1", "demon front-2", "monkey back-1", "monkey back-2", gold=1, paying=("demon",))
    assert sorted(table.units(0).values()) == ["demon", "monkey", "monkey"]
    assert gold_left(table) == 1
    table = pay("dragon front-1", "demon front-2", "monkey back-1", "monkey back-2", gold=1, paying=("dragon",))
    assert sorted(table.units(0).values()) == ["dragon", "monkey", "monkey"]
    assert gold_left(table) == 0


@rule("PT-R.24")
def test_cards_of_cost_0_are_never_discarded() -> None:
    table = pay("kraken front-1", "cook front-2", "farmer back-1", "blacksmith back-2", gold=0)
    assert sorted(table.units(0).values()) == ["blacksmith", "cook", "farmer"]


@rule("PT-R.24", "PT-R.60")
@pytest.mark.parametrize("gold", [6, 7])
def test_exactly_enough_or_more_is_not_asked(gold: int) -> None:
    table = pay("dragon front-1", "demon front-2", "knight back-1", "cook back-2", gold=gold)
    assert len(table.units(0)) == 4
    assert gold_left(table) == gold - 6


@rule("PT-R.60")
def test_a_forced_rest_is_not_asked() -> None:
    table = pay("dragon front-1", "demon front-2", "knight back-1", gold=3, paying=("demon",))  # then Knight alone can be paid
    assert sorted(table.units(0).values()) == ["demon", "knight"]
    table = pay("dragon front-1", "demon front-2", "knight back-1", gold=3, paying=("dragon",))
    assert list(table.units(0).values()) == ["dragon"]


@rule("PT-R.62", "PT-R.60")
def test_copies_in_the_same_row_are_alike_and_not_asked() -> None:
    table = pay("knight front-1", "knight front-2", gold=1)
    assert list(table.units(0).values()) == ["knight"]
    table = pay("knight front-1", "knight front-2", "knight front-3", gold=2, buildings={"mine": 2})
    assert len(table.units(0)) == 2


@rule("PT-R.62", "PT-R.24")
@pytest.mark.parametrize(("copy", "spot"), [("knight-1", "front-1"), ("knight-2", "back-1")])
def test_between_copies_in_front_and_back_the_monarch_chooses(copy: str, spot: str) -> None:
    table = Table(Kingdom(hand=["knight-1", "knight-2"], gold=1))
    table.deploy(0, "knight-1 front-1", "knight-2 back-1")
    table.to("payment")
    table.play(0, f"pay {copy}")
    assert table.units(0) == {spot: "knight"}


@rule("PT-R.60", "PT-R.62")
def test_a_choice_that_always_ends_with_the_same_cards_is_not_asked() -> None:
    table = pay("manticore front-1", "manticore front-2", "knight back-1", gold=3)  # one Manticore and Knight in any order
    assert sorted(table.units(0).values()) == ["knight", "manticore"]
    assert gold_left(table) == 0


@rule("PT-R.24")
def test_copies_beside_another_card_leave_a_choice() -> None:
    places = ("knight front-1", "knight front-2", "demon back-1")
    table = pay(*places, gold=2, paying=("demon",))
    assert list(table.units(0).values()) == ["demon"]
    table = pay(*places, gold=2, paying=("knight",))
    assert list(table.units(0).values()) == ["knight", "knight"]


@rule("PT-R.25")
def test_an_unpaid_card_triggers_nothing_does_not_die_and_is_not_kept() -> None:
    table = Table(Kingdom(front=[aged("palm-reader"), "knight"], hand=["demon", "necromancer"], gold=0))
    table.deploy(0, "demon back-1", "necromancer back-2")
    table.to("construction")
    assert table.units(0) == {"front-1": "palm-reader", "front-2": "knight"}  # the spots stay empty
    assert table.ages(0) == {"palm-reader": 1, "knight": 0}
    assert table.kept(0) is None
    assert sorted(table.pile("discard")) == ["demon", "necromancer"]
    table.to("draft")
    assert table.lp(0) == {"war": 6, "palm-reader": 1}  # its own token; Demon cost no LP either


@rule("PT-R.25")
def test_units_discarded_to_make_room_do_not_come_back() -> None:
    table = Table(Kingdom(front=["cook", "farmer"], back=["miner", "archer"], hand=["kraken"], gold=0))
    table.play(0, "discard cook")
    table.deploy(0, "kraken front-1")
    table.to("construction")
    assert table.units(0) == {"front-2": "farmer", "back-1": "miner", "back-2": "archer"}
    assert sorted(table.pile("discard")) == ["cook", "kraken"]


@rule("PT-R.24", "PT-R.60")
def test_payments_are_sealed_and_shown_together() -> None:
    short = [Kingdom(hand=hand, gold=2) for hand in (["demon", "ogre"], ["manticore", "commander"])]
    table = Table(*short)
    table.deploy(0, "demon front-1", "ogre front-2")
    table.deploy(1, "manticore front-1", "commander front-2")
    table.play(2, "ready")
    assert table.ask == "payment"
    before = table.view(1)
    table.play(0, "pay ogre")
    after = table.view(1)
    assert (before["waiting"], after["waiting"]) == ([0, 1], [1])
    assert after["players"] == before["players"]
    table.play(1, "pay commander")
    assert table.units(0) == {"front-2": "ogre"}
    assert table.units(1) == {"front-2": "commander"}

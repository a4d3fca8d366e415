"""Phase 1: Recruitment (PT-4), and the draft of the advanced game for two (PT-V.3, PT-V.4)."""

from __future__ import annotations

import pytest

from taletable.testing import rule

from .table import Kingdom, Table

PACKS = (
    ["relic-of-wisdom", "farmer", "miner", "cook", "archer"],
    ["knight", "demon", "dragon", "golem", "ogre"],
    ["rogue", "hunter", "monkey", "kraken", "landlord"],
    ["colossus", "sculptor", "treefolk", "veteran", "commander"],
)


def draft(turn: int = 1) -> Table:
    """Four Monarchs with known packs."""
    return Table(*[Kingdom(pack=pack) for pack in PACKS], turn=turn, at="draft")


@rule("PT-4.1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_five_cards_are_dealt_to_each_monarch(seats: int) -> None:
    table = Table(seats=seats, at="construction")
    table.to("draft")
    assert [len(pack) for pack in table.state.pack] == [5] * seats
    assert len(table.state.draw) == 81 - 5 * seats
    assert [event["phase"] for event in table.told("phase")][-1] == "recruitment"


@rule("PT-4.2")
def test_each_keeps_one_card_and_passes_four_all_at_the_same_time() -> None:
    table = draft()
    table.play(0, "recruit farmer")
    table.play(2, "recruit kraken")
    table.play(3, "recruit veteran")
    assert [len(table.pack(seat)) for seat in range(4)] == [5] * 4  # nothing moves before all have chosen
    table.play(1, "recruit ogre")
    assert [table.hand(seat) for seat in range(4)] == [["farmer"], ["ogre"], ["kraken"], ["veteran"]]
    assert [len(table.pack(seat)) for seat in range(4)] == [4] * 4


@rule("PT-4.2")
def test_one_card_is_chosen_and_only_from_the_own_pack() -> None:
    table = draft()
    assert table.options(0) == [f"recruit {unit}-1" for unit in PACKS[0]]
    assert table.refusal(0, "recruit knight-1") == ("PT-4.2", "not-offered", ())
    table.play(0, "recruit farmer")
    assert table.refusal(0, "recruit miner-1").key == "not-asked"


@rule("PT-4.3")
def test_packs_of_five_four_three_two_one_until_each_has_five_new_cards() -> None:
    table = draft()
    sizes = []
    while table.ask == "draft":
        sizes.append(len(table.pack(0)))
        for seat in range(4):
            table.play(seat, "recruit " + table.pack(seat)[0])
    assert sizes == [5, 4, 3, 2]  # the last pack of one card leaves no choice (PT-R.60)
    assert [len(table.hand(seat)) for seat in range(4)] == [5] * 4
    assert [table.pack(seat) for seat in range(4)] == [[]] * 4
    assert sorted(unit for seat in range(4) for unit in table.hand(seat)) == sorted(unit for pack in PACKS for unit in pack)


@rule("PT-4.4", "PT-4.5", "PT-R.4")
@pytest.mark.parametrize(("turn", "step"), [(1, 1), (2, -1), (3, 1), (4, -1)])
def test_cards_go_left_on_turns_1_and_3_and_right_on_turns_2_and_4(turn: int, step: int) -> None:
    table = draft(turn)
    table.to("draft")
    for seat in range(4):
        table.play(seat, "recruit " + PACKS[seat][0])
    for seat in range(4):
        neighbour = (seat + step) % 4  # clockwise is to the left
        assert table.pack(neighbour) == PACKS[seat][1:]


@rule("PT-4.6", "PT-5.10")
def test_the_kept_card_is_added_to_the_hand_at_the_end_of_recruitment() -> None:
    table = Table(Kingdom(kept="kraken", pack=PACKS[0]), turn=2, at="draft")
    for _ in range(4):
        assert "kraken" not in table.hand(0)
        for seat in range(3):
            table.play(seat, "recruit " + table.pack(seat)[0])
    assert table.ask == "plan"
    assert len(table.hand(0)) == 6
    assert table.hand(0)[-1] == "kraken"
    assert table.kept(0) is None
    assert len(table.hand(1)) == 5


@rule("PT-4.7")
def test_no_card_is_kept_from_before_turn_1() -> None:
    table = Table(at="draft")
    assert [table.kept(seat) for seat in range(3)] == [None] * 3
    table.to("plan")
    assert [len(table.hand(seat)) for seat in range(3)] == [5] * 3


@rule("PT-4.8")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out() -> None:
    table = Table(Kingdom(front=["demon"], kept="ogre"), at="construction", draw=["knight", "archer", "cook"], rest="discard")
    table.to("draft")
    assert table.told("reshuffled") == [{"kind": "reshuffled", "n": 81 - 5}]
    assert [len(table.pack(seat)) for seat in range(3)] == [5] * 3
    dealt = [unit for seat in range(3) for unit in table.pack(seat)]
    assert dealt[:3] == ["knight", "archer", "cook"]
    assert table.pile("discard") == []
    assert len(table.pile("draw")) == 81 - 2 - 15
    assert "demon" not in dealt + table.pile("draw")
    assert "ogre" not in dealt + table.pile("draw")


@rule("PT-4.8")
def test_the_new_draw_pile_is_in_random_order() -> None:
    piles = []
    for seed in (b"one", b"two"):
        table = Table(at="construction", rest="discard", seed=seed)
        table.to("draft")
        piles.append(table.pile("draw"))
    assert piles[0] != piles[1]


@rule("PT-R.61")
def test_a_draw_pile_that_ends_with_the_last_card_dealt_is_renewed_when_the_next_card_is_needed() -> None:
    fifteen = ["knight"] * 3 + ["farmer"] * 3 + ["miner"] * 3 + ["cook"] * 2 + ["rogue"] * 2 + ["archer"] * 2
    table = Table(at="construction", draw=fifteen, rest="discard")
    table.to("draft")
    assert table.pile("draw") == []
    assert len(table.pile("discard")) == 66
    assert not table.told("reshuffled")
    table.to("construction")
    table.to("draft")
    assert table.told("reshuffled") == [{"kind": "reshuffled", "n": 81}]  # by then the 15 cards were discarded too


@rule("PT-4.E1")
def test_example_of_recruitment() -> None:
    table = draft()
    marie, left, right = 0, 1, 3
    assert len(table.pack(marie)) == 5
    table.play(marie, "recruit relic-of-wisdom")
    for seat, unit in ((1, "knight"), (2, "rogue"), (3, "colossus")):
        table.play(seat, f"recruit {unit}")
    assert table.pack(left) == ["farmer", "miner", "cook", "archer"]
    assert table.pack(marie) == ["sculptor", "treefolk", "veteran", "commander"]
    table.play(marie, "recruit commander")
    for seat, unit in ((1, "farmer"), (2, "demon"), (right, "hunter")):
        table.play(seat, f"recruit {unit}")
    assert table.hand(marie) == ["relic-of-wisdom", "commander"]
    assert table.pack(left) == ["sculptor", "treefolk", "veteran"]
    assert table.pack(marie) == ["monkey", "kraken", "landlord"]


@rule("PT-R.60")
def test_the_last_card_of_a_pack_is_not_asked() -> None:
    table = draft()
    table.to("plan")
    assert [event["seat"] for event in table.told("last-card")] == [0, 1, 2, 3]
    assert [len(table.hand(seat)) for seat in range(4)] == [5] * 4


@rule("PT-4.4", "PT-4.5")
def test_a_board_is_told_where_packs_go() -> None:
    assert [Table(at="draft", turn=turn).view(0)["passes"] for turn in (1, 2, 3, 4)] == ["left", "right", "left", "right"]

"""Two players: the simple and the advanced game (PT-V.1 to PT-V.6, PT-R.9 to PT-R.11, PT-R.58)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.moves import Refused
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule

from .table import Kingdom, Table, aged

NINE = ["farmer", "miner", "cook", "archer", "knight", "demon", "dragon", "golem", "ogre"]
OTHER_NINE = ["rogue", "hunter", "monkey", "kraken", "landlord", "colossus", "sculptor", "treefolk", "veteran"]


def advanced(*kingdoms: Kingdom, turn: int = 1, at: str = "plan") -> Table:
    """A table with the advanced rules for two."""
    return Table(*kingdoms, seats=2, two_player="advanced", turn=turn, at=at)


@rule("PT-V.1")
@pytest.mark.parametrize("seats", range(3, 8))
def test_three_to_seven_play_by_the_normal_rules(seats: int) -> None:
    table = Table(Kingdom(front=["knight"]), seats=seats)
    table.to("construction")
    assert [table.score(seat) for seat in range(seats)] == [6, 3, *[6] * (seats - 3), 3]
    table.to("draft")
    assert [len(pack) for pack in table.state.pack] == [5] * seats


@rule("PT-V.1", "PT-V.3")
@pytest.mark.parametrize("seats", [3, 7])
def test_the_advanced_rules_are_for_two(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(seats, {"two_player": "advanced"})
    assert caught.value.refusal == ("PT-V.3", "advanced-is-for-two", ())


@rule("PT-V.2")
def test_the_simple_game_for_two_has_the_opponent_as_only_neighbour() -> None:
    table = Table(Kingdom(pack=NINE[:5]), Kingdom(pack=OTHER_NINE[:5]), seats=2, at="draft")
    for turn in (1, 2):
        mine, theirs = table.pack(0), table.pack(1)
        assert len(mine) == len(theirs) == 5
        table.play(0, f"recruit {mine[0]}")
        table.play(1, f"recruit {theirs[0]}")
        assert (table.pack(0), table.pack(1)) == (theirs[1:], mine[1:])  # on every turn
        if turn == 1:
            table.to("construction")
            table.to("draft")


@rule("PT-R.4")
@pytest.mark.parametrize("seats", range(2, 8))
def test_neighbours(seats: int) -> None:
    state = GAME.new(seats, luck=Luck(b"ring"))
    for seat in range(seats):
        assert state.right_of(state.left_of(seat)) == seat
    assert state.left_of(seats - 1) == 0
    if seats == 2:
        assert state.left_of(0) == state.right_of(0) == 1


@rule("PT-R.9", "PT-V.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "scores"), [("knight", "farmer", (3, 0)), ("knight", "knight", (3, 3)), ("cook", "demon", (0, 3))]
)
def test_simple_game_one_war_a_turn(mine: str, theirs: str, scores: tuple[int, int]) -> None:
    table = Table(Kingdom(front=[mine]), Kingdom(front=[theirs]), seats=2)
    table.to("construction")
    assert (table.score(0), table.score(1)) == scores


@rule("PT-R.9")
def test_simple_game_gains_for_one_war() -> None:
    table = Table(Kingdom(front=["commander", "rogue"], gold=0), seats=2)
    table.to("construction")
    assert table.lp(0) == {"war": 3, "commander": 1}
    assert table.gold(0) == 1 + 2


@rule("PT-V.3")
def test_advanced_draft_deals_nine() -> None:
    table = advanced(at="construction")
    table.to("draft")
    assert [len(pack) for pack in table.state.pack] == [9, 9]


@rule("PT-V.4", "PT-R.58")
def test_advanced_draft_discards_a_card_with_each_kept_one() -> None:
    table = advanced(Kingdom(pack=NINE), Kingdom(pack=OTHER_NINE), at="draft")
    table.play(0, "recruit ogre")
    assert table.waiting == [0, 1]
    assert table.options(0) == [f"dismiss {unit}-1" for unit in NINE if unit != "ogre"]
    assert table.refusal(0, "dismiss ogre").cite == "PT-V.4"  # another card
    table.play(0, "dismiss golem")
    assert table.waiting == [1]
    table.play(1, "recruit rogue", "dismiss hunter")
    assert table.pile("discard") == ["hunter", "golem"]
    assert table.view(0)["discard"] == {"count": 2}
    assert (table.hand(0), table.hand(1)) == (["ogre"], ["rogue"])
    assert table.pack(0) == OTHER_NINE[2:]
    assert table.pack(1) == NINE[:7]


@rule("PT-V.4", "PT-R.58")
def test_advanced_draft_has_packs_of_nine_seven_five_three_one() -> None:
    table = advanced(at="draft")
    sizes = []
    while table.ask == "draft":
        sizes.append(len(table.pack(0)))
        for seat in (0, 1):
            table.play(seat, "recruit " + table.pack(seat)[0], "dismiss " + table.pack(seat)[-1])
    assert sizes == [9, 7, 5, 3]  # and one card, which is kept
    assert [len(table.hand(seat)) for seat in (0, 1)] == [5, 5]
    assert len(table.pile("discard")) == 8


@rule("PT-R.58", "PT-R.7")
def test_the_opponent_does_not_see_which_card_is_discarded() -> None:
    table = advanced(Kingdom(pack=NINE), Kingdom(pack=OTHER_NINE), at="draft")
    table.play(0, "recruit ogre", "dismiss golem")
    seen = [event for event in table.match.events if event.seen_by(1)]
    assert not [event for event in seen if event.kind in ("recruits", "dismisses")]


@rule("PT-V.5", "PT-V.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "wars"),
    [
        (["knight"], ["treefolk"], (1, 0)),  # 4 : 3
        (["knight"], ["archer"], (2, 0)),  # 4 : 2, exactly twice
        (["knight"], ["knight"], (1, 1)),  # a tie
        (["kraken"], ["knight"], (2, 0)),  # 9 : 4
        (["demon"], ["knight"], (1, 0)),  # 7 : 4
        (["cook"], ["knight"], (0, 2)),  # 1 : 4
    ],
)
def test_advanced_wars(mine: list[str], theirs: list[str], wars: tuple[int, int]) -> None:
    table = advanced(Kingdom(front=mine), Kingdom(front=theirs))
    table.to("construction")
    assert (table.score(0), table.score(1)) == (3 * wars[0], 3 * wars[1])


@rule("PT-R.10")
@pytest.mark.parametrize(("mine", "scores"), [([], (6, 6)), (["cook"], (6, 0)), (["relic-of-wisdom"], (6, 6))])
def test_against_strength_0_any_strength_is_at_least_twice(mine: list[str], scores: tuple[int, int]) -> None:
    table = advanced(Kingdom(front=mine))
    table.to("construction")
    assert (table.score(0), table.score(1)) == scores


@rule("PT-R.11")
def test_two_wars_won_count_twice_for_every_ability() -> None:
    table = advanced(Kingdom(front=["commander", aged("colossus")], back=["rogue", "master-alchemist"], buildings={"mine": 1}, gold=0))
    table.to("construction")
    assert table.lp(0) == {"war": 6, "commander": 2, "colossus": 2, "master-alchemist": 2}
    assert table.gold(0) == 2 + 2


@rule("PT-R.11")
def test_one_war_won_counts_once_in_the_advanced_game() -> None:
    table = advanced(Kingdom(front=["commander"]), Kingdom(front=["treefolk"]))
    table.to("construction")
    assert table.lp(0) == {"war": 3, "commander": 1}

"""One test for each paragraph of the rules."""

from __future__ import annotations

import pytest
from taletable.engine.moves import Refused
from taletable.testing import rule

from lantern_night.meta import GAME

from .table import Table


@rule("LN-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(seats)
    assert refused.value.refusal.cite == "LN-1.1"


@rule("LN-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_six_lanterns_that_nobody_else_sees(seats: int) -> None:
    s = GAME.new(seats)
    assert [len(hand) for hand in s.hand] == [6] * seats
    assert len(s.box) == 24 - 6 * seats
    view = GAME.view(s, 0)
    assert len(view["players"][0]["hand"]) == 6
    assert view["players"][1]["hand"] == {"count": 6}
    assert view["box"] == {"count": 24 - 6 * seats}


@rule("LN-1.3")
@pytest.mark.parametrize(("length", "evenings"), [("long", 5), ("short", 3)])
def test_the_night_has_five_evenings_or_three(length: str, evenings: int) -> None:
    table = Table("1 2 3 4 5 6", "7 8 9 10 11 12", length=length)
    table.to("end")
    assert [event["evening"] for event in table.told("phase")] == list(range(2, evenings + 1))


@rule("LN-2.1")
def test_dice_say_how_the_wind_is_and_how_many_fireflies_come() -> None:
    table = Table("1 2", "3 4")
    table.roll(4, 5)
    table.light(1, 3)
    assert (table.state.wind, table.state.swarm) == (5, 6)


@rule("LN-2.2")
def test_lanterns_are_chosen_in_secret_and_lit_at_the_same_time() -> None:
    table = Table("1 2", "3 4")
    table.play(0, "choose lantern-2")
    assert table.view(1)["players"][0]["chosen"] is None
    assert table.told("lit") == []
    table.play(1, "choose lantern-3")
    assert [event["lantern"] for event in table.told("lit")] == ["lantern-2", "lantern-3"]


@rule("LN-2.3")
def test_the_wind_blows_out_what_it_divides() -> None:
    table = Table("5 12 15", "1 2", wind=3)
    assert table.cite(0, "choose lantern-12") == "LN-2.3"
    assert table.options(0) == ["choose lantern-5"]
    assert Table("5 12 15", "1 2", wind=1).options(0) == table.offers(0)


@rule("LN-2.4")
def test_who_holds_nothing_else_may_choose_what_is_blown_out() -> None:
    assert Table("3 12 15", "1 2", wind=3).options(0) == ["choose lantern-3", "choose lantern-12", "choose lantern-15"]


@rule("LN-2.5")
def test_the_brightest_lantern_gathers_the_fireflies() -> None:
    table = Table("4 1", "9 2", "12 3", swarm=5)
    table.light(4, 9, 12)
    assert table.state.jar == [0, 0, 5]


@rule("LN-2.6")
@pytest.mark.parametrize(("brightest", "jar"), [(17, [0, 5]), (18, [5, 0])])
def test_too_bright_a_light_dazzles_them(brightest: int, jar: list[int]) -> None:
    table = Table("9 1", f"{brightest} 2", swarm=5)
    table.light(9, brightest)
    assert table.state.jar == jar
    assert len(table.told("dazzled")) == (jar == [5, 0])


@rule("LN-2.7")
def test_lanterns_burn_down() -> None:
    table = Table("4 1", "9 2")
    table.light(4, 9)
    assert table.view(None)["burnt"] == ["lantern-4", "lantern-9"]
    assert table.view(0)["players"][0]["hand"] == ["lantern-1"]


@rule("LN-3.1")
def test_who_has_most_fireflies_has_won() -> None:
    table = Table("1 2 3 4 5", "6 7 8 9 10", length="short")
    table.state.jar[:] = [20, 2]
    table.to("end")
    assert table.result.winners == (0,)
    assert table.cite(0, "choose lantern-1") == "LN-3.1"


@rule("LN-3.1")
def test_those_who_have_as_many_win_together() -> None:
    table = Table("1 2 3 4 5", "6 7 8 9 10", "11 12 13 14 15")
    table.to("end")
    table.state.jar[:] = [4, 4, 1]
    assert table.result.winners == (0, 1)

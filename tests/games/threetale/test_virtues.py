"""Virtues, Speed, Spirit, Shevitsa and Talents (TT-9, TT-10, TT-R.22 to TT-R.29, TT-R.33 to TT-R.36)."""

from __future__ import annotations

import pytest

from taletable.games.threetale.chapters import PROPHECY_KEYS
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import Scenario
from taletable.games.threetale.scenarios import SCENARIOS
from taletable.games.threetale.virtues import attack_dice, endurance, faith, hope, mercy
from taletable.games.threetale.words import TOP, VIRTUES, band
from taletable.testing import rule
from taletable.words import words_of

from .table import Hero, Table, name


@rule("TT-9.1", "TT-9.2", "TT-9.6")
def test_bands() -> None:
    assert VIRTUES == ("love", "hope", "faith", "endeavour", "endurance", "mercy")
    assert TOP == 13
    assert [band(value) for value in range(14)] == [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]


@rule("TT-9.6", "TT-9.10", "TT-9.11", "TT-9.15", "TT-9.19", "TT-9.22", "TT-9.E3", "TT-9.18")
def test_what_each_virtue_gives() -> None:
    table = Table(Hero(love=4, hope=3, faith=7, endeavour=11, endurance=6, mercy=10))
    s = table.state
    assert (attack_dice(s, 0), hope(s, 0), faith(s, 0), endurance(s, 0), mercy(s, 0)) == (4, 1, 2, 1, 2)
    assert table.view()["players"][0]["actions_left"] == 4


@rule("TT-9.5", "TT-19.3")
def test_virtues_work_in_the_future() -> None:
    table = Table(Hero(endeavour=7), scenario="iron-masks")
    assert table.view()["players"][0]["actions_left"] == 3


@rule("TT-9.7", "TT-9.E1", "TT-R.22")
def test_endeavour_gained_in_the_turn_is_an_action_at_once() -> None:
    table = Table(Hero(at=(1, 1), endeavour=2))
    table.claim(1, 1)
    table.play("raise endeavour")
    assert table.view()["players"][0]["actions_left"] == 1
    table.walk((1, 2))
    table.claim(1, 2)


@rule("TT-9.8", "TT-9.9", "TT-16.19", "TT-R.22")
def test_endeavour_lost_in_the_turn() -> None:
    """The band's Action is lost, but Actions already done stay done."""
    table = Table(Hero(at=(0, 2), endeavour=3, love=1), deck=["wild-boar"])
    assert table.view()["players"][0]["actions_left"] == 2
    table.roll(1, 1)
    table.claim(0, 2)
    if table.ask == "strike":
        table.play("strike")
    table.play("take", "lose endeavour", "lose love" if table.virtues()["love"] > 1 else "lose hope")
    table.play("escape")
    assert table.view()["players"][0]["actions_left"] == 0
    assert table.ask == "turn"


@rule("TT-9.E2", "TT-R.24")
def test_faith_falls_out_of_its_band() -> None:
    """The Bonus Card that was not used yet is lost at once; a used one keeps its effect."""
    table = Table(Hero(at=(0, 2), faith=3, bonus=["busy-hands"]), deck=["wild-boar"])
    table.state.drawn = 1
    table.roll(1, 1)
    table.claim(0, 2)
    assert table.ask == "assault"
    table.play("take", "lose faith", "lose hope")
    assert table.cards("bonus", 0) == []
    assert "busy-hands" in table.cards("discard")
    used = Table(Hero(at=(0, 2), faith=3, bonus=["strong-arm"]), deck=["wild-boar"])
    used.state.drawn = 1
    used.play("play strong-arm 1")
    used.roll(1, 1)
    used.claim(0, 2)
    used.play("take", "lose faith", "lose hope")
    assert used.cards("played", 0) == ["strong-arm"]
    assert len(used.state.dice) == 4


@rule("TT-R.24")
def test_the_player_chooses_which_unused_card_is_lost() -> None:
    table = Table(Hero(at=(0, 2), faith=7, bonus=["busy-hands", "strong-arm"]), deck=["wild-boar"])
    table.state.drawn = 2
    table.roll(1, 0)
    table.claim(0, 2)
    table.play("take", "lose faith")
    assert table.ask == "shed"
    table.play("shed busy-hands")
    assert table.cards("bonus", 0) == ["strong-arm"]


@rule("TT-R.23")
def test_faith_rises_in_the_turn() -> None:
    """Draw up to the new number; losing and regaining a band gives no second draw."""
    table = Table(Hero(at=(1, 1), faith=2), deck=["busy-hands"])
    table.claim(1, 1)
    table.play("raise faith")
    assert table.cards("bonus", 0) == ["busy-hands"]
    assert table.state.drawn == 1
    again = Table(Hero(at=(1, 1), faith=2))
    again.state.drawn = 1
    again.claim(1, 1)
    again.play("raise faith")
    assert again.cards("bonus", 0) == []


@rule("TT-R.25")
def test_faith_raised_by_another() -> None:
    table = Table(Hero(mercy=3), Hero(faith=2), deck=["busy-hands"])
    table.play("end", "comfort 1 faith")
    assert table.state.active == 1
    assert table.cards("bonus", 1) == ["busy-hands"]
    other = Table(Hero(mercy=3), Hero(), Hero(faith=2))
    other.play("end", "comfort 2 faith")
    assert other.cards("bonus", 2) == []


@rule("TT-9.4", "TT-16.E1", "TT-16.18")
def test_damage_is_split_as_the_player_likes() -> None:
    """3 damage as 2 Endeavour and 1 Hope."""
    table = Table(Hero(at=(0, 2), endeavour=4, speed=1), deck=["mountain-robber"])
    table.roll(1, 1, 1)
    table.claim(0, 2)
    table.play("take", "lose endeavour", "lose endeavour", "lose hope")
    assert table.virtues() == {"love": 2, "hope": 1, "faith": 2, "endeavour": 2, "endurance": 2, "mercy": 2}
    assert table.ask == "strike"


# Endurance and Mercy


@rule("TT-9.19", "TT-9.20", "TT-9.21", "TT-9.E5", "TT-R.29")
def test_endurance() -> None:
    table = Table(Hero(endurance=7))
    table.play("end")
    table.play("endure love", "endure endurance")
    assert (table.virtues()["love"], table.virtues()["endurance"]) == (3, 8)
    same = Table(Hero(endurance=7))
    same.play("end", "endure love", "endure love")
    assert same.virtues()["love"] == 4
    one = Table(Hero(endurance=3))
    one.play("end", "endure love")
    assert one.virtues()["love"] == 3
    assert one.state.active == 1


@rule("TT-9.22", "TT-9.23", "TT-9.24", "TT-9.E6")
def test_mercy() -> None:
    table = Table(Hero(mercy=7))
    table.play("end")
    assert not any(act.startswith("comfort 0") for act in table.offers())
    table.play("comfort 1 love", "comfort 2 hope")
    assert table.virtues(1)["love"] == 3
    assert table.virtues(2)["hope"] == 3


@rule("TT-9.25", "TT-R.29")
def test_both_numbers_are_fixed_before() -> None:
    table = Table(Hero(endurance=3, mercy=2))
    table.play("end", "endure mercy")
    assert table.virtues()["mercy"] == 3
    assert table.state.active == 1
    both = Table(Hero(endurance=3, mercy=3))
    both.play("end", "endure love")
    assert (both.ask, both.allows("endure love"), both.allows("comfort 1 love")) == ("evening", False, True)
    both.play("comfort 1 love")
    assert both.state.active == 1
    optional = Table(Hero(endurance=3, mercy=3))
    optional.play("end", "done")
    assert optional.state.active == 1


@rule("TT-R.6", "TT-R.29")
def test_limits() -> None:
    table = Table(Hero(at=(1, 1), love=13, endurance=3), Hero(hope=13))
    table.claim(1, 1)
    assert table.cite("raise love") == "TT-R.6"
    table.play("raise hope", "end")
    assert table.cite("endure love") == "TT-R.6"
    full = Table(Hero(virtues=13, at=(1, 1)))
    full.claim(1, 1)
    assert full.ask == "turn"
    mercy = Table(Hero(mercy=3), Hero(hope=13))
    mercy.play("end")
    assert mercy.cite("comfort 1 hope") == "TT-R.6"


# Shevitsa and Talents


@rule("TT-10.6", "TT-10.7", "TT-10.11", "TT-10.12", "TT-10.14", "TT-R.34", "TT-R.35", "TT-10.E1", "TT-10.15")
def test_the_first_talent() -> None:
    """2 Shevitsa: one of two Talents, which has to be chosen, is paid, and works at once."""
    table = Table(Hero(at=(3, 0), shevitsa=1))
    table.claim(3, 0)
    assert table.ask == "learn"
    assert table.options() == ["learn third-try", "learn brothers-blessing"]
    table.play("learn brothers-blessing")
    assert table.state.shevitsa[0] == 0
    assert table.ask == "raise"
    for _ in range(5):
        table.play("raise love")
    assert table.virtues()["love"] == 7
    assert table.view()["players"][0]["talents"] == ["brothers-blessing"]


@rule("TT-10.8", "TT-10.9", "TT-10.10", "TT-10.13", "TT-10.E1", "TT-R.36", "TT-R.84")
def test_four_more_and_six_more() -> None:
    table = Table(Hero(at=(3, 0), shevitsa=3, talents=["third-try"]))
    table.claim(3, 0)
    assert table.options() == ["learn whetted-edge", "learn spoils-of-the-dragon"]
    table.play("learn spoils-of-the-dragon")
    assert table.state.shevitsa[0] == 0
    third = Table(Hero(at=(3, 0), shevitsa=5, talents=["brothers-blessing", "whetted-edge"]))
    third.claim(3, 0)
    third.play("learn keeper-of-the-golden-apple")
    assert third.state.shevitsa[0] == 0
    done = Table(Hero(at=(3, 0), shevitsa=20, talents=["third-try", "whetted-edge", "keeper-of-the-golden-apple"]))
    done.claim(3, 0)
    assert done.ask == "turn"
    assert done.state.shevitsa[0] == 21


@rule("TT-R.35", "TT-10.16")
def test_several_levels_at_once() -> None:
    table = Table(Hero(at=(3, 0), shevitsa=5))
    table.claim(3, 0)
    table.play("learn third-try")
    assert table.ask == "learn"
    table.play("learn whetted-edge")
    assert table.state.shevitsa[0] == 0


@rule("TT-R.35", "TT-R.43")
def test_shevitsa_within_one_altar_action() -> None:
    """What is gained and exchanged again within the Action need not be paid for a Talent."""
    table = Table(Hero(at=(0, 0), artifacts=["ash-staff"]))
    table.play("sacrifice", "melt ash-staff")
    assert table.ask == "altar"
    table.play("exchange shevitsa", "raise love", "exchange shevitsa", "raise love", "done")
    assert table.ask == "turn"
    assert table.virtues()["love"] == 4


@rule("TT-10.3", "TT-10.4", "TT-10.2")
def test_spirit_blocks_and_frees() -> None:
    table = Table(Hero(at=(0, 2), speed=1), deck=["mountain-robber"])
    table.roll(1, 1, 1)
    table.claim(0, 2)
    table.play("block")
    assert table.total() == 12
    assert table.state.spirit[0] == 2
    table.play("escape")
    assert table.state.spirit[0] == 1


@rule("TT-10.17", "TT-19.8")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=PROPHECY_KEYS)
def test_every_scenario_says_what_a_sacred_stone_does(scenario: Scenario) -> None:
    assert type(scenario).use_stone is not Scenario.use_stone
    assert words_of(GAME).has(f"chapter.{scenario.chapter.key}.stone")


@rule("TT-3.6", "TT-R.33", "TT-C.75")
def test_a_prophecy_quest_stays_fulfilled() -> None:
    """Each Hero alone, once at any time of the Past."""
    table = Table(Hero(at=(2, 0), deeds={"treasures": 5}), prophecies=("iron-masks", "nine-rings", "lamia-of-wires"))
    table.claim(2, 0)
    table.play("open")
    while table.ask != "turn":
        table.play(table.options()[0])
    assert table.view()["players"][0]["kept"] == ["nine-rings"]
    assert table.view()["players"][1]["kept"] == []
    lost = Table(Hero(at=(1, 1), virtues=8, love=7), prophecies=("iron-masks", "nine-rings", "glowing-windows"))
    lost.claim(1, 1)
    lost.play("raise love")
    lost.state.virtues[0] = 2
    lost.play(f"walk {name(1, 0)}")
    assert lost.view()["players"][0]["kept"] == ["glowing-windows"]

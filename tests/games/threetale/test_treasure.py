"""Dice, Treasures and Bonus Cards (TT-8, TT-13, TT-15)."""

from __future__ import annotations

from itertools import product

import pytest

from taletable.engine.luck import Luck
from taletable.games.threetale.dice import NEGATIVE, POSITIVE, cast
from taletable.games.threetale.finds import HERO_BONUS, TREASURES, Treasure
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.words import Gains, worth
from taletable.testing import rule

from .table import Hero, Table
from .test_battle import AT, fight


@rule("TT-8.1")
def test_half_of_the_faces_are_positive() -> None:
    rolled = [die for n in range(200) for die in cast(10, Luck(bytes([n])))]
    assert set(rolled) == {NEGATIVE, POSITIVE}
    assert 900 < rolled.count(POSITIVE) < 1100


@rule("TT-9.14", "TT-13.2", "TT-R.80")
def test_hope_is_fresh_for_the_next_treasure() -> None:
    beside = (AT[0] + 1, AT[1])
    table = Table(Hero(at=AT, hope=3, endeavour=11), objects={AT: "treasure-1", beside: "treasure-1"}, deck=["painted-egg", "lost-bell"])
    for at in (AT, beside):
        table.roll(0, 0, 0)
        table.claim(*at)
        table.play("flip die-1", "open")
        while table.ask != "turn":
            table.play(table.options()[0])
        if at == AT:
            table.walk(beside)


def find(level: int, card: str, dice: tuple[int, ...], **more: int) -> Table:
    """A Hero claims a Treasure of a level."""
    table = Table(Hero(at=AT, **more), objects={AT: f"treasure-{level}"}, deck=[card])  # type: ignore[arg-type]
    table.roll(*dice)
    table.claim(*AT)
    return table


@rule("TT-13.2", "TT-13.3", "TT-13.6")
@pytest.mark.parametrize(("dice", "shevitsa"), [((0, 0, 0), 0), ((1, 0, 0), 1), ((1, 1, 0), 1), ((1, 1, 1), 2)])
def test_level_1(dice: tuple[int, int, int], shevitsa: int) -> None:
    """The painted egg: 1 Faith, 1 Shevitsa, 2 Shevitsa."""
    table = find(1, "painted-egg", dice)
    assert len(table.state.dice) == 3
    table.play("open")
    assert table.virtues()["faith"] == (3 if not any(dice) else 2)
    assert sum(event["n"] for event in table.told("gained-shevitsa")) == shevitsa


@rule("TT-13.4")
@pytest.mark.parametrize(("dice", "shevitsa"), [((0, 0, 0), 0), ((0, 1, 0), 1), ((1, 1, 1), 2)])
def test_level_2(dice: tuple[int, int, int], shevitsa: int) -> None:
    table = find(2, "belt-of-silver-coins", dice)
    table.play("open")
    assert sum(event["n"] for event in table.told("gained-shevitsa")) == shevitsa


@rule("TT-13.5", "TT-R.79")
def test_level_3() -> None:
    """Nothing positive: the Hero loses something, chosen as damage is, which Spirit cannot stop."""
    table = find(3, "well-at-the-worlds-edge", (0, 0, 0))
    table.play("open")
    assert table.ask == "lose"
    assert not any("block" in act for act in table.offers())
    for virtue in ("love", "love", "hope", "hope"):
        table.play(f"lose {virtue}")
    assert table.total() == 8
    nothing = find(3, "well-at-the-worlds-edge", (1, 1, 0))
    nothing.play("open")
    assert (nothing.total(), nothing.state.stones[0]) == (12, 0)
    huge = find(3, "well-at-the-worlds-edge", (1, 1, 1))
    huge.play("open")
    assert huge.state.stones[0] == 1


@rule("TT-R.79", "TT-C.68")
def test_what_a_hero_does_not_have_cannot_be_lost() -> None:
    none = find(3, "lyre-with-one-string", (0, 0, 0))
    none.play("open")
    assert none.ask == "turn"
    table = Table(
        Hero(at=AT, artifacts=["felt-helm", "ash-staff", "forest-axe"]), objects={AT: "treasure-3"}, deck=["lyre-with-one-string"]
    )
    table.roll(0, 0, 0)
    table.claim(*AT)
    table.play("open")
    assert table.options() == ["give-up ash-staff", "give-up forest-axe"]
    slow = find(3, "horse-of-bronze", (0, 0, 0), speed=0)
    slow.play("open")
    assert slow.state.speed[0] == 0


@rule("TT-13.7", "TT-9.13", "TT-8.3", "TT-9.11")
def test_hope_reaches_a_better_line() -> None:
    table = find(2, "belt-of-silver-coins", (0, 1, 1), hope=3)
    table.play("flip die-1", "open")
    assert table.told("opened")[-1]["n"] == 3
    worse = find(2, "belt-of-silver-coins", (1, 1, 1), hope=3)
    worse.play("flip die-1")
    assert worse.state.dice == (0, 1, 1)


@rule("TT-C.32")
def test_the_odds() -> None:
    """Of the 8 falls of 3 dice: the best line with 0, 1, 2, 3 flips 1, 4, 7, 8; the worst line 1, then 0."""
    falls = list(product((0, 1), repeat=3))
    assert [sum(sum(fall) + flips >= 3 for fall in falls) for flips in range(4)] == [1, 4, 7, 8]
    assert [sum(sum(fall) + flips == 0 for fall in falls) for flips in range(4)] == [1, 0, 0, 0]


# Content


@rule("TT-C.67", "TT-C.68", "TT-C.70", "TT-P.29")
@pytest.mark.parametrize("treasure", TREASURES, ids=lambda treasure: treasure.key)
def test_every_treasure_is_worth_what_its_level_says(treasure: Treasure) -> None:
    none, some, three = treasure.lines
    if treasure.level == 1:
        assert worth(none) == 1
        assert 1 <= worth(some) <= 2
        assert 2 <= worth(three) <= 4
    elif treasure.level == 2:
        assert none == ()
        assert 2 <= worth(some) <= 4
        assert 4 <= worth(three) <= 6
    else:
        assert -5 <= worth(none) <= -2
        assert all(gain.what.startswith("lose") for gain in none)
        assert some == ()
        assert 12 <= worth(three) <= 30
    assert all(gain.n <= treasure.level for line in treasure.lines for gain in line if gain.what == "artifact")


@rule("TT-C.69")
def test_mean_worth_without_and_with_one_flip() -> None:
    def mean(level: int, odds: tuple[int, int, int]) -> float:
        lines: list[tuple[Gains, ...]] = [treasure.lines for treasure in TREASURES if treasure.level == level]
        return sum(worth(line) * n for card in lines for line, n in zip(card, odds, strict=True)) / 8 / len(lines)

    plain = [mean(level, (1, 6, 1)) for level in (1, 2, 3)]
    flip = [mean(level, (0, 4, 4)) for level in (1, 2, 3)]
    assert plain == pytest.approx([1.5, 2.5, 1.5], abs=0.25)
    assert flip == pytest.approx([2, 4, 8.5], abs=0.25)


@rule("TT-22.9", "TT-22.10")
def test_how_many_there_are() -> None:
    assert [sum(treasure.level == level for treasure in TREASURES) for level in (1, 2, 3)] == [10, 10, 10]
    assert sum(gain.what == "stone" for treasure in TREASURES for gain in treasure.lines[2]) == 2


# Bonus Cards


@rule("TT-15.1", "TT-15.2")
def test_one_of_two_effects() -> None:
    table = Table(Hero(bonus=["early-rising"]))
    assert {act for act in table.options() if act.startswith("play")} == {"play early-rising 1", "play early-rising 2"}
    table.play("play early-rising 2")
    hero = table.view()["players"][0]
    assert (hero["steps_left"], hero["actions_left"]) == (3, 2)
    assert not any(act.startswith("play") for act in table.offers())


@rule("TT-9.17", "TT-15.4", "TT-C.71", "TT-C.72", "TT-C.73", "TT-15.5", "TT-22.7")
def test_the_two_decks() -> None:
    cards = GAME.catalogue()["bonus"]
    assert [sum(card["side"] == side for card in cards) for side in ("hero", "enemy")] == [10, 10]
    kinds = {what for bonus in HERO_BONUS for what, _ in bonus.effects}
    assert kinds == {"dice", "flip", "speed", "action"}
    assert 1 <= sum(not bonus.effects for bonus in HERO_BONUS) <= 2
    assert 2 <= sum(len(bonus.effects) == 2 for bonus in HERO_BONUS) <= 3
    assert all(1 <= n <= 2 for bonus in HERO_BONUS for _, n in bonus.effects)
    from taletable.games.threetale.finds import ENEMY_BONUS

    assert {what for bonus in ENEMY_BONUS for what, _ in bonus.effects} == {"speed", "strength", "defence"}
    assert 2 <= sum(not bonus.effects for bonus in ENEMY_BONUS) <= 3
    assert all(1 <= n <= 3 for bonus in ENEMY_BONUS for _, n in bonus.effects)


@rule("TT-15.4", "TT-R.81", "TT-R.26")
def test_a_flip_card_turns_one_die_of_each_object() -> None:
    table = Table(Hero(at=(2, 0), bonus=["second-sight"], endeavour=7), deck=["vineyard-key", "painted-egg"])
    table.play("play second-sight 1")
    table.roll(0, 1, 1)
    table.claim(2, 0)
    table.play("turn die-1")
    assert table.cite("turn die-2") == "TT-R.81"
    table.play("open")
    while table.ask != "turn":
        table.play(table.options()[0])
    table.state.at[0] += 2 * 122 + 1
    table.roll(0, 1, 1)
    table.claim(3, 2)
    assert table.allows("turn die-1")


@rule("TT-15.4", "TT-R.82")
def test_speed_for_the_turn() -> None:
    table = Table(Hero(bonus=["downhill-path"]))
    table.play("play downhill-path 1")
    assert table.view()["players"][0]["steps_left"] == 5
    assert table.state.speed[0] == 3
    table.finish_turn()
    assert table.view()["players"][0]["speed_now"] == 3


@rule("TT-15.4")
def test_a_card_with_nothing_on_it() -> None:
    table = Table(Hero(bonus=["quiet-evening"]))
    assert not any(act.startswith("play") for act in table.offers())


@rule("TT-15.6")
def test_a_used_up_bonus_deck() -> None:
    keys = [bonus.key for bonus in HERO_BONUS]
    table = Table(Hero(), Hero(faith=7), discard=keys[1:])
    table.finish_turn()
    assert len(table.cards("bonus", 1)) == 2
    assert table.told("shuffled")[0] == {"kind": "shuffled", "pile": "hero-bonus", "n": 9}


@rule("TT-15.4", "TT-R.26")
def test_flip_cards_and_hope_at_different_rolls() -> None:
    table = fight(Hero(at=AT, speed=1, hope=3, bonus=["second-sight"]), "mountain-robber", dice=(1, 1, 1))
    table.play("flip die-1", "play second-sight 1", "turn die-2")
    assert table.view()["battle"]["damage"] == 1

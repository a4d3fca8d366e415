"""Battles (TT-16, TT-R.48 to TT-R.54, TT-R.72 to TT-R.78)."""

from __future__ import annotations

import pytest

from taletable.games.threetale.battle import enemy_defence, enemy_speed, enemy_strength
from taletable.games.threetale.enemies import BATTLES
from taletable.games.threetale.meta import GAME
from taletable.testing import rule

from .table import Hero, Table

AT = (0, 2)


def fight(hero: Hero, enemy: str, *bonus: str, dice: tuple[int, ...] = (), **more: object) -> Table:
    """A Hero that stands on a Battle token claims it and meets this enemy; the first dice fall as given."""
    level = next(battle.level for battle in BATTLES if battle.key == enemy)
    table = Table(hero, objects={AT: f"battle-{level}"}, deck=[enemy, *bonus], **more)  # type: ignore[arg-type]
    table.roll(*dice)
    table.claim(*AT)
    return table


@rule("TT-16.E3", "TT-16.E4", "TT-16.E5", "TT-16.E6", "TT-C.10", "TT-C.18", "TT-16.6", "TT-16.8", "TT-11.E1", "TT-P.E1", "TT-C.16")
def test_the_battle_of_the_book() -> None:
    """Speed 5 against 4; Love 7, five positive dice, the Forest Axe; Hope flips a hit; the second round ends it."""
    hero = Hero(at=AT, speed=5, love=7, hope=3, mercy=4, artifacts=["forest-axe"])
    table = fight(hero, "mountain-robber", dice=(1, 1, 1, 1, 1, 0, 0))
    assert table.ask == "strike"
    table.play("use forest-axe")
    assert table.view()["battle"]["damage"] == 6
    table.roll(1, 1, 0)
    table.play("strike")
    assert table.view()["battle"]["harm"] == 6
    assert table.ask == "assault"
    table.play("flip die-1")
    assert table.view()["battle"]["damage"] == 1
    table.play("take")
    table.roll(1, 1, 1, 0, 0, 0, 0)
    table.play("lose mercy")
    assert table.virtues()["mercy"] == 3
    table.play("strike")
    assert table.told("defeated") == [{"kind": "defeated", "seat": 0, "enemy": "mountain-robber"}]
    assert table.state.speed[0] == 6
    assert table.ask == "learn"  # the two Shevitsa of the prize
    assert table.state.harm == 0


@rule("TT-16.2", "TT-16.3", "TT-16.4", "TT-16.5", "TT-C.61", "TT-R.57", "TT-P.26")
def test_what_a_battle_card_shows() -> None:
    for card in GAME.catalogue()["enemies"][:30]:
        assert card["name"]
        assert card["story"]
        assert card["prize"]
        assert (card["bonus"] > 0) == (card["level"] > 1)
        assert (card["talent"] is not None) == (card["level"] == 3)


@rule("TT-16.4", "TT-15.5", "TT-R.53")
def test_enemy_bonus_cards() -> None:
    """Drawn before the fight, in force for the whole Battle, discarded after it."""
    table = fight(Hero(at=AT, speed=9), "three-headed-dog", "on-the-wind", "iron-plates")
    s = table.state
    assert table.view()["ambush"] == ["on-the-wind", "iron-plates"]
    assert (enemy_speed(s), enemy_defence(s), enemy_strength(s)) == (9, 11, 4)
    assert table.ask == "assault"
    table.play("escape")
    assert {"on-the-wind", "iron-plates"} <= set(table.cards("discard"))
    stronger = fight(Hero(at=AT, speed=9), "three-headed-dog", "black-fury", "yawning")
    assert enemy_strength(stronger.state) == 6


@rule("TT-16.7")
def test_equal_speed_is_the_enemys() -> None:
    table = fight(Hero(at=AT, speed=3), "hungry-wolf", dice=(1, 0))
    assert table.ask == "assault"


@rule("TT-R.52")
def test_speed_with_what_is_in_force() -> None:
    """A Speed card counts if it was declared before; Steps already taken do not matter."""
    table = Table(Hero(at=(1, 2), speed=2, bonus=["downhill-path"]), deck=["hungry-wolf"])
    table.play("play downhill-path 1")
    table.walk((0, 2))
    table.claim(0, 2)
    assert table.state.first
    late = fight(Hero(at=AT, speed=2, bonus=["downhill-path"]), "hungry-wolf", dice=(1, 1))
    late.play("play downhill-path 1")
    assert not late.state.first


@rule("TT-16.9", "TT-16.13", "TT-16.8")
def test_rounds_go_on_and_damage_stays() -> None:
    table = fight(Hero(at=AT, speed=5, love=3), "stone-toad", dice=(1, 1, 1))
    for harm in (3, 6):
        table.roll(0, 1, 1, 1)
        table.play("strike")
        assert table.state.harm == harm
    table.play("strike")
    assert table.told("defeated")


@rule("TT-16.10", "TT-16.11", "TT-8.1", "TT-8.2", "TT-9.10")
def test_love_is_the_number_of_dice() -> None:
    table = fight(Hero(at=AT, speed=9, love=4), "stone-toad", dice=(1, 0, 1, 0))
    assert table.state.dice == (1, 0, 1, 0)
    assert table.view()["battle"]["damage"] == 2


@rule("TT-16.12", "TT-R.77")
def test_artifacts_and_talents_add_damage() -> None:
    hero = Hero(at=AT, speed=9, love=2, talents=["third-try", "whetted-edge"], artifacts=["ash-staff"])
    table = fight(hero, "stone-toad", dice=(1, 0))
    table.play("use ash-staff")
    assert table.view()["battle"]["damage"] == 3


@rule("TT-R.77", "TT-R.27")
def test_flips_come_before_dice_are_spent() -> None:
    table = fight(Hero(at=AT, speed=9, hope=7, love=3, artifacts=["forest-axe"]), "stone-toad", dice=(1, 0, 0))
    table.play("flip die-2", "use forest-axe")
    assert table.cite("flip die-3") == "TT-R.77"
    assert table.view()["battle"]["damage"] == 3


@rule("TT-R.2", "TT-16.14")
def test_damage_equal_to_defence_is_enough() -> None:
    table = fight(Hero(at=AT, speed=9, love=4), "hungry-wolf", dice=(1, 1, 1, 1))
    table.play("strike")
    assert table.told("defeated")
    assert table.ask == "raise"


@rule("TT-16.15", "TT-16.16", "TT-16.17", "TT-R.50")
def test_all_on_virtues_or_all_blocked() -> None:
    table = fight(Hero(at=AT, speed=1), "mountain-robber", dice=(1, 0, 1))
    assert len(table.state.dice) == 3
    table.play("take")
    assert table.ask == "lose"
    assert not any(act.startswith("block") for act in table.offers())
    none = fight(Hero(at=AT, speed=1), "mountain-robber", dice=(0, 0, 0))
    assert none.ask == "strike"
    assert none.state.spirit[0] == 3


@rule("TT-R.50")
def test_nothing_is_left_to_block_after_flips() -> None:
    table = fight(Hero(at=AT, speed=1, hope=3), "magpie-thief", dice=(1,))
    table.play("flip die-1")
    assert table.cite("block") == "TT-R.50"
    table.play("take")
    assert table.ask == "strike"


@rule("TT-16.20")
def test_losses_are_not_restored() -> None:
    table = fight(Hero(at=AT, speed=1), "mountain-robber", dice=(1, 0, 0))
    table.play("take", "lose love", "escape")
    assert table.virtues()["love"] == 1


@rule("TT-16.22", "TT-R.48", "TT-R.50", "TT-R.59", "TT-P.24")
@pytest.mark.parametrize("edition", ["2022", "preview"])
def test_no_virtues_left_is_death(edition: str) -> None:
    table = fight(Hero(at=AT, speed=1, virtues=0, love=2), "mountain-robber", dice=(1, 1, 1), options={"edition": edition})
    table.play("take")
    assert table.ask == "end"
    assert table.view()["outcome"] == "hero-died"


@rule("TT-R.48")
def test_no_spirit_is_death_with_virtues_left() -> None:
    table = fight(Hero(at=AT, speed=1, spirit=1), "mountain-robber", dice=(1, 1, 1))
    table.play("block")
    assert table.ask == "end"
    assert table.total() == 12


@rule("TT-16.24", "TT-R.51", "TT-10.4", "TT-16.25")
def test_escape() -> None:
    """At each decision, also after the enemy's roll, whose damage then does not happen."""
    table = fight(Hero(at=AT, speed=1), "mountain-robber", dice=(1, 1, 1))
    table.play("escape")
    assert table.total() == 12
    assert table.state.spirit[0] == 2
    assert table.thing(*AT) is None
    assert table.view()["players"][0]["actions_left"] == 0
    assert "mountain-robber" in table.cards("discard")
    own = fight(Hero(at=AT, speed=9, artifacts=["bag-of-red-pepper"]), "stone-toad", dice=(0, 0))
    own.play("use bag-of-red-pepper", "escape")
    assert own.cards("artifacts", 0) == []
    assert own.told("defeated") == []


@rule("TT-16.E2", "TT-9.9", "TT-16.19")
def test_hope_already_used_can_still_be_lost() -> None:
    table = fight(Hero(at=AT, speed=1, hope=3), "mountain-robber", dice=(1, 1, 0))
    table.play("flip die-1", "take", "lose hope")
    assert table.virtues()["hope"] == 2
    assert table.total() == 12


@rule("TT-9.12", "TT-9.13", "TT-9.14", "TT-R.26", "TT-R.28", "TT-P.35")
def test_hope_is_used_at_one_roll_of_an_object() -> None:
    """Own dice or the enemy's; up to the band's number of one roll, not spread over several."""
    table = fight(Hero(at=AT, speed=1, hope=7, love=2), "mountain-robber", dice=(1, 1, 1))
    table.play("flip die-1", "flip die-2")
    assert table.cite("flip die-3") == "TT-9.11"
    table.roll(0, 0)
    table.play("take", "lose mercy")
    assert table.ask == "strike"
    assert table.cite("flip die-1") == "TT-9.14"


@rule("TT-R.80")
def test_each_battle_is_an_object_of_its_own() -> None:
    table = Table(Hero(at=(2, 2), speed=9, love=9, hope=3, endeavour=3), deck=["stone-toad", "magpie-thief"])
    table.roll(1, 1, 1, 1, 1, 1, 0, 0, 0)
    table.claim(2, 2)
    table.play("flip die-9", "strike")
    table.play(table.options()[0])
    table.walk((1, 2), (0, 2))
    table.claim(0, 2)
    assert table.allows("flip die-1")


@rule("TT-R.54", "TT-R.90", "TT-15.4")
def test_more_dice_for_the_turn() -> None:
    """Not Love: they add to every own attack round, and absorb nothing."""
    table = fight(Hero(at=AT, speed=9, love=1, bonus=["strong-arm"]), "stone-toad")
    table.play("play strong-arm 1")
    assert len(table.state.dice) == 3
    assert table.virtues()["love"] == 1
    table.roll(0, 0, 0, 0)
    table.play("strike")
    while table.ask != "strike":
        table.play("block" if table.ask == "assault" else table.options()[0])
    assert len(table.state.dice) == 3


@rule("TT-R.72")
def test_love_zero() -> None:
    table = fight(Hero(at=AT, speed=9, love=0, artifacts=["ash-staff"]), "stone-toad")
    assert table.state.dice == ()
    table.play("use ash-staff")
    assert table.view()["battle"]["damage"] == 1


@rule("TT-R.92")
def test_a_fight_without_end_is_broken_off() -> None:
    table = fight(Hero(at=AT, speed=9, love=0, artifacts=["felt-helm"]), "magpie-thief")
    strikes = 0
    while table.ask in ("strike", "assault"):
        if table.ask == "strike":
            strikes += 1
            table.play("strike")
        else:
            table.play("use felt-helm", "take")
    assert strikes == 20
    assert table.told("parted")
    assert table.state.spirit[0] == 3


@rule("TT-R.73")
def test_others_take_no_part() -> None:
    table = fight(Hero(at=AT, speed=9), "stone-toad")
    assert GAME.asked(table.state) == [0]


@rule("TT-R.76")
def test_the_battle_ends_in_the_middle_of_a_round() -> None:
    table = fight(Hero(at=AT, speed=1, artifacts=["shield-of-the-horseman"]), "magpie-thief", dice=(1,))
    table.play("use shield-of-the-horseman")
    assert table.told("defeated")
    assert table.ask == "turn"
    assert table.told("took-damage") == []
    quick = fight(Hero(at=AT, speed=9, love=7), "hungry-wolf", dice=(1,) * 7)
    quick.play("strike")
    assert quick.told("attacked") == []


@rule("TT-R.78")
def test_prizes_work_in_the_same_turn() -> None:
    table = fight(Hero(at=AT, speed=9, love=7, endeavour=2), "wild-boar", dice=(1,) * 7)
    table.play("strike")
    for _ in range(3):
        table.play("raise endeavour")
    assert table.view()["players"][0]["actions_left"] == 1


# Level 3


def strong(**more: int | tuple[str, ...]) -> Hero:
    """A Hero that can stand a Level 3 enemy."""
    values = {"speed": 1, "virtues": 6, **more}
    return Hero(at=AT, **values)  # type: ignore[arg-type]


@rule("TT-R.74", "TT-C.19", "TT-C.66", "TT-C.20", "TT-R.27")
def test_the_heart_wrecker_doubles() -> None:
    """One die more with each attack; if it is positive after flips, the hits left after flips count double."""
    table = fight(strong(), "heart-wrecker", "yawning", "full-belly", dice=(1, 1, 1, 0, 0, 0, 0, 0, 1))
    assert (enemy_speed(table.state), enemy_defence(table.state), enemy_strength(table.state)) == (9, 11, 8)
    assert table.view()["battle"]["damage"] == 6
    table.play("flip die-9")
    assert table.view()["battle"]["damage"] == 3
    assert len(table.view()["ambush"]) == 2


@rule("TT-C.65")
def test_the_zmey_heals() -> None:
    table = fight(strong(speed=30, love=3), "zmey-of-the-crags", "yawning", "full-belly", dice=(1, 1, 1))
    table.play("strike")
    assert table.state.harm == 1


@rule("TT-C.65")
def test_the_lamia_grows() -> None:
    table = fight(strong(), "lamia-of-the-well", "yawning")
    before = len(table.state.dice) if table.ask == "assault" else 5
    assert before == 5
    while table.ask != "strike":
        table.play("block" if table.ask == "assault" else table.options()[0])
    table.roll(0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1)
    table.play("strike")
    assert len(table.state.dice) == 6


@rule("TT-C.65", "TT-16.6", "TT-16.5")
@pytest.mark.parametrize("artifacts", [(), ("wolf-paw-shoes",)])
def test_the_night_rider_is_first(artifacts: tuple[str, ...]) -> None:
    """Whatever the Hero's Speed, and whatever it wears; and like all of its Level it draws Bonus Cards."""
    table = fight(strong(speed=40, artifacts=artifacts), "night-rider", "yawning", "full-belly", dice=(1,) * 6)
    assert (table.ask, table.view()["ambush"]) == ("assault", ["yawning", "full-belly"])


@rule("TT-16.6", "TT-16.7")
def test_the_slower_may_let_the_faster_begin() -> None:
    """Who could be first by an Artifact, and leaves it, is asked once; then the enemy attacks."""
    table = fight(strong(speed=1, artifacts=("wolf-paw-shoes",)), "wild-boar", dice=(1,) * 6)
    assert set(table.options()) == {"use wolf-paw-shoes", "stand", "escape"}
    table.play("stand")
    assert table.ask == "assault"


@rule("TT-C.65")
def test_the_blind_king_cannot_be_blocked_at_first() -> None:
    table = fight(strong(), "blind-king", "yawning", dice=(1,) * 7)
    assert table.cite("block") == "TT-C.65"
    table.play("take")
    while table.ask == "lose":
        table.play(table.options()[0])
    table.roll(*(0,) * table.state.virtue(0, 0), *(1,) * 7)
    table.play("strike") if table.ask == "strike" else None
    assert table.allows("block")


@rule("TT-C.65")
def test_the_lady_defies_hope() -> None:
    table = fight(strong(hope=9), "lady-of-the-black-lake", "yawning", "full-belly", dice=(1,) * 7)
    assert table.cite("flip die-1") == "TT-C.65"


@rule("TT-C.65")
def test_winter_aims_at_love() -> None:
    table = fight(strong(love=1), "heart-of-winter", "yawning", "full-belly", dice=(1, 1, 0, 0, 0, 0))
    table.play("take")
    assert table.cite("lose hope") == "TT-C.65"
    table.play("lose love", "lose hope")


@rule("TT-C.65")
def test_the_thief_takes_a_card() -> None:
    hero = Hero(at=AT, speed=1, virtues=6, bonus=["busy-hands"])
    table = fight(hero, "thief-of-voices", "yawning", "full-belly", "old-scars")
    assert table.cards("bonus", 0) == []


@rule("TT-C.65")
def test_thorns() -> None:
    table = fight(strong(speed=30), "thorn-giant", "yawning")
    table.play("strike")
    assert table.ask == "lose"
    assert table.state.frames[-1].args == (0, 1, -1)


@rule("TT-C.65")
def test_the_shackler() -> None:
    hero = Hero(at=AT, speed=30, virtues=6, artifacts=["ash-staff", "basil-wreath"])
    table = fight(hero, "shackler", "yawning", "full-belly")
    assert table.cite("use ash-staff") == "TT-C.65"


@rule("TT-R.53")
def test_an_enemy_card_has_one_effect() -> None:
    for card in GAME.catalogue()["bonus"]:
        if card["side"] == "enemy":
            assert len(card["effects"]) == 1

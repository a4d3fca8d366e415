"""What play has asked (TT-R.96 to TT-R.112)."""

from __future__ import annotations

import pytest

from taletable.games.threetale.battle import enemy_strength
from taletable.games.threetale.deck import ENEMY_BONUS_PILE
from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.scenarios.nine_rings.rules import BOUND, FORGE
from taletable.games.threetale.tiles import THINGS
from taletable.games.threetale.virtues import speed
from taletable.testing import rule

from .futures import foe, future, only, stack, stand, things, world
from .table import Hero, Table, name, space
from .test_battle import AT, fight
from .test_movement import AWAY, PORTALS
from .test_preview import preview
from .test_talents import SPRINGS, gifted

DEER = "between-two-springs"


# Movement


@rule("TT-R.96", "TT-R.14", "TT-6.4")
def test_a_free_jump_is_free_once() -> None:
    """To a Portal on which somebody stands, with no Step left to go on, nobody jumps: there would be no way on."""
    table = Table(gifted(DEER, at=(1, 0), speed=1), Hero(at=(4, 0)), Hero(at=(5, 1)), land=PORTALS)
    table.walk((0, 0))
    assert table.cite(f"jump {name(4, 0)}") == "TT-R.14"
    table.play("end")
    step = Table(gifted(DEER, at=(1, 0), speed=2), Hero(at=(4, 0)), Hero(at=(5, 1)), land=PORTALS)
    step.walk((0, 0))
    step.play(f"jump {name(4, 0)}")  # the Step that is left leads away from there
    assert step.cite("end") == "TT-6.8"
    step.play(f"jump {name(0, 0)}")
    assert step.cite(f"jump {name(4, 0)}") == "TT-6.4"
    step.play("end")


@rule("TT-R.96", "TT-R.14")
def test_a_free_jump_is_a_way_on() -> None:
    """The Portal is occupied and the last Step is gone, but the free jump leads on; without the Talent there is none."""
    crowd = (Hero(at=(0, 0)), Hero(at=(5, 1)))
    assert Table(gifted(DEER, at=(1, 0), speed=1), *crowd, land=PORTALS).allows(f"walk {name(0, 0)}")
    assert Table(Hero(at=(1, 0), speed=1), *crowd, land=PORTALS).cite(f"walk {name(0, 0)}") == "TT-R.14"
    far = Table(gifted(DEER, at=(1, 0), speed=1), Hero(at=(0, 0)), Hero(at=(4, 0)), land=PORTALS)
    assert far.cite(f"walk {name(0, 0)}") == "TT-R.14"


@rule("TT-R.96", "TT-R.58", "TT-P.8")
def test_who_is_forced_in_the_preview() -> None:
    """With no Step left nobody, not even with a free jump; Altars of Sky Road force nobody, and may be jumped to."""
    last = preview(gifted(DEER, at=(1, 0), speed=1), *AWAY, land=PORTALS)
    last.walk((0, 0))
    assert last.allows(f"jump {name(4, 0)}")
    last.play("end")
    rich = preview(gifted(DEER, at=(1, 0), speed=2), *AWAY, land=PORTALS)
    rich.walk((0, 0))
    assert rich.cite("end") == "TT-P.8"
    rich.play(f"jump {name(4, 0)}")
    assert rich.view()["players"][0]["steps_left"] == 1
    altar = preview(gifted("sky-road", at=(3, 0), speed=3), Hero(at=(2, 1)), Hero(at=(5, 1)), land=SPRINGS)
    altar.walk((2, 0))
    assert altar.allows("end")
    sky = preview(gifted("sky-road", at=(1, 0), speed=3), Hero(at=(2, 1)), Hero(at=(4, 0)), land=SPRINGS)
    sky.walk((0, 0))
    assert sky.cite("end") == "TT-P.8"
    sky.play(f"jump {name(2, 0)}")
    assert sky.allows("end")
    lonely = preview(gifted("sky-road", at=(1, 0), speed=3), Hero(at=(2, 1)), Hero(at=(3, 1)), land=SPRINGS[:2])
    lonely.walk((0, 0))
    assert lonely.allows("end")


@rule("TT-F3.2", "TT-6.4")
def test_nobody_jumps_into_glass() -> None:
    table = future("forest-of-glass", Hero(at=(4, 2), speed=5))
    here, there = table.state.chart.portals
    stand(table, here)
    table.state.objects[there] = THINGS.index("thicket")
    assert table.cite(f"jump {GAME.ident('space', there)}") == "TT-F3.2"
    del table.state.objects[there]
    assert table.allows(f"jump {GAME.ident('space', there)}")


@rule("TT-R.100", "TT-R.52", "TT-10.1", "TT-6.11")
def test_steps_are_not_speed() -> None:
    """Goatskin Shoes and frost change Steps only; a Speed card changes both."""
    shoes = Table(Hero(at=AT, speed=3, artifacts=["goatskin-shoes"]), objects={AT: "battle-1"}, deck=["hungry-wolf"])
    shoes.play("use goatskin-shoes")
    assert (speed(shoes.state, 0), shoes.view()["players"][0]["steps_left"]) == (3, 4)
    shoes.claim(*AT)
    assert not shoes.state.first  # 3 against 3
    card = Table(Hero(at=AT, speed=3, bonus=["downhill-path"]), objects={AT: "battle-1"}, deck=["hungry-wolf"])
    card.play("play downhill-path 1")
    assert (speed(card.state, 0), card.view()["players"][0]["steps_left"]) == (5, 5)
    assert speed(card.state, 1) == 3  # nobody else's
    card.claim(*AT)
    assert card.state.first
    frost = future("the-beginning", Hero(at=(0, 0), speed=1), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(frost)
    stack(frost, "cold-breath")
    world(frost)
    assert (speed(frost.state, 0), frost.view()["players"][0]["steps_left"]) == (1, 0)
    frost.state.more_steps = -4
    assert frost.view()["players"][0]["steps_left"] == 0
    frost.state.more_steps = 0
    assert frost.allows(f"walk {name(1, 1)}") or frost.view()["players"][0]["steps_left"] == 1


@rule("TT-R.106", "TT-F5.4")
def test_who_is_held_leaves_its_space_in_no_way() -> None:
    things_to_wear = ["seven-league-boots", "slippers-of-the-spring", "cart-of-the-kind-neighbour"]
    table = future("lamia-of-wires", Hero(at=(0, 0), artifacts=things_to_wear), Hero(at=(0, 1)), Hero(at=(3, 0)))
    table.state.mark = [PIECES.index("wire-arm-1"), PIECES.index("wire-arm-2"), -1]
    for act in ("use seven-league-boots", "use slippers-of-the-spring", f"walk {name(1, 0)}"):
        assert table.cite(act) == "TT-R.106"
    table.play("use cart-of-the-kind-neighbour")
    assert {act.split()[1] for act in table.options()} == {"2"}
    free = future("lamia-of-wires", Hero(at=(0, 0), artifacts=things_to_wear))
    assert free.allows("use seven-league-boots")
    assert free.allows("use slippers-of-the-spring")
    both = future("lamia-of-wires", Hero(at=(0, 0), artifacts=things_to_wear))
    both.state.mark = [-1, PIECES.index("wire-arm-1"), PIECES.index("wire-arm-2")]
    assert both.cite("use cart-of-the-kind-neighbour") == "TT-R.13"


@rule("TT-6.9", "TT-7.17")
def test_a_gift_to_somebody_on_the_same_space() -> None:
    table = Table(Hero(at=(1, 0), artifacts=["ash-staff"]), Hero(at=(1, 1)))
    table.walk((1, 1))
    assert table.cite("give 1 ash-staff") == "TT-6.9"


# Dice


@rule("TT-9.11", "TT-13.7")
def test_too_little_hope() -> None:
    table = fight(Hero(at=AT, speed=9, hope=2), "stone-toad", dice=(0, 0))
    refusal = table.refusal("flip die-1")
    assert (refusal.cite, refusal.key, refusal.args) == ("TT-9.11", "too-little-hope", (2,))
    assert fight(Hero(at=AT, speed=9, hope=3), "stone-toad", dice=(0, 0)).allows("flip die-1")


@rule("TT-R.97", "TT-9.14", "TT-R.26", "TT-R.81")
def test_a_ring_that_resisted_is_the_same_ring() -> None:
    """Hope and a flip card work once at it in a turn; at another ring they are fresh; in the next turn as well."""
    hero = Hero(hope=3, endeavour=11, virtues=8, bonus=["second-sight"])
    table = future("nine-rings", hero)
    one, two, _ = things(table, "silver-ring")
    table.play("play second-sight 1")

    def reach(ring: int) -> None:
        stand(table, ring)
        table.roll(*(0,) * 6)
        table.play(f"claim {GAME.ident('space', ring)}")

    reach(one)
    table.play("flip die-1", "turn die-2", "accept", "lose love", "lose love")
    reach(two)
    assert table.allows("flip die-1")
    assert table.allows("turn die-1")
    table.play("accept", "lose love", "lose love")
    reach(one)
    assert table.cite("flip die-1") == "TT-9.14"
    assert table.cite("turn die-1") == "TT-R.81"
    table.play("accept", "lose love", "lose love")
    assert len(table.state.met) == 2
    stand(table, space(0, 0))
    table.finish_turn()
    assert list(table.state.met) == []


@rule("TT-R.97", "TT-T.39")
def test_steady_star_at_wires_that_held() -> None:
    """The first own roll of an object, and no second first one; a new turn has a new one."""
    table = future("lamia-of-wires", gifted("steady-star", at=(0, 0), love=3, endeavour=11))
    table.state.mark[0] = PIECES.index("wire-arm-1")
    for positive in (1, 0):
        table.roll(0, 0, 0)
        table.play(f"do free {name(0, 0)}")
        assert table.state.dice.count(1) == positive
        table.play("accept")


@rule("TT-R.97", "TT-R.86", "TT-F2.5")
def test_a_foe_that_raids_twice_in_one_step() -> None:
    """The Goldsmith, moved by the Omen and by himself: Hope works against him once in the step, for each Hero."""
    table = future("nine-rings", Hero(at=(0, 0), hope=3, virtues=9), Hero(at=(9, 0)), Hero(at=(9, 3)), turn=2)
    table.state.objects = {}
    foe(table, "goldsmith-1", (1, 0))
    stack(table, "clink-of-coins")
    table.roll(*(1,) * 10)
    world(table)
    assert table.ask == "assault"
    table.play("flip die-1")
    table.roll(*(1,) * 10)
    table.play("block")
    assert (table.ask, len(table.told("raid"))) == ("assault", 2)
    assert table.cite("flip die-1") == "TT-9.14"
    table.play("block")
    assert table.state.met == ()


@rule("TT-R.101", "TT-11.10", "TT-T.30")
@pytest.mark.parametrize("first", ["invoke twin-blow", "use forest-axe"])
def test_twin_blow_and_forest_axe(first: str) -> None:
    """Three positive dice, one of them spent: twice two and the axe's two, whatever is called first."""
    table = fight(gifted("twin-blow", at=AT, speed=9, love=4, artifacts=["forest-axe"]), "stone-toad", dice=(1, 1, 1, 0))
    second = "use forest-axe" if first == "invoke twin-blow" else "invoke twin-blow"
    table.play(first, second)
    assert table.view()["battle"]["damage"] == 2 * 2 + 2
    flipped = fight(gifted("twin-blow", at=AT, speed=9, love=2, hope=3), "stone-toad", dice=(1, 0))
    flipped.play("invoke twin-blow", "flip die-1")
    assert flipped.view()["battle"]["damage"] == 0
    flipped.roll(*(0,) * 9)
    flipped.play("strike")
    assert not flipped.state.twin


@rule("TT-R.102", "TT-11.8", "TT-R.38", "TT-R.50", "TT-A.32")
def test_the_shield_strikes_back_at_a_blow_that_missed() -> None:
    table = fight(Hero(at=AT, speed=1, artifacts=["shield-of-the-horseman"]), "stone-toad", dice=(0,))
    assert table.ask == "assault"
    assert table.cite("block") == "TT-R.50"
    table.play("use shield-of-the-horseman")
    assert table.state.harm == 3
    assert table.cite("use shield-of-the-horseman") == "TT-11.8"
    table.play("take")
    assert (table.ask, table.total()) == ("strike", 12)
    bare = fight(Hero(at=AT, speed=1, artifacts=["basil-wreath"]), "stone-toad", dice=(0,))
    assert bare.ask == "strike"
    worn = fight(Hero(at=AT, speed=1, artifacts=["shield-of-the-horseman"]), "shackler", "yawning", "full-belly", dice=(0,) * 6)
    assert worn.ask == "strike"  # its hands are bound


@rule("TT-R.104", "TT-R.77", "TT-R.27")
def test_no_flip_after_payment() -> None:
    hero = Hero(at=AT, speed=9, love=3, hope=3, artifacts=["forest-axe", "shepherds-cap"], bonus=["second-sight"])
    table = fight(hero, "stone-toad", dice=(1, 0, 0))
    table.play("play second-sight 1")
    assert table.allows("turn die-2")
    table.play("use forest-axe")
    for act in ("flip die-2", "turn die-2", "use shepherds-cap"):
        assert table.cite(act) == "TT-R.77"
    cap = fight(hero, "stone-toad", dice=(1, 0, 0))
    cap.play("use shepherds-cap", "use forest-axe")
    assert cap.cite("turn die-2") == "TT-R.77"


@rule("TT-R.105", "TT-R.86")
def test_a_foe_that_raids_draws_no_cards() -> None:
    table = future("nine-rings", Hero(at=(0, 0)), Hero(at=(9, 0)), Hero(at=(9, 3)), turn=2)
    table.state.objects = {}
    foe(table, "goldsmith-1", (1, 0))
    stack(table, "glitter-in-the-grass")
    world(table)
    table.play("raise love", "raise love", "raise love")
    assert table.ask == "assault"
    assert (table.view()["ambush"], enemy_strength(table.state)) == ([], 10)


# Bonus Cards


@rule("TT-R.99", "TT-R.24", "TT-R.23")
def test_cards_that_faith_did_not_draw() -> None:
    """The card of Faith is used, Faith falls: the whistle's three cards stay; and they take no draw of Faith away."""
    hero = Hero(at=AT, speed=1, faith=3, bonus=["strong-arm"], artifacts=["clay-whistle"])
    table = Table(hero, objects={AT: "battle-1"}, deck=["wild-boar"])
    table.state.drawn = 1
    table.play("play strong-arm 1", "use clay-whistle")
    drawn = table.cards("bonus", 0)
    assert len(drawn) == 3
    table.roll(1, 0)
    table.claim(*AT)
    table.play("take", "lose faith")
    assert (table.ask, table.cards("bonus", 0)) == ("strike", drawn)
    rising = Table(Hero(at=(1, 1), faith=2, artifacts=["clay-whistle"]))
    rising.play("use clay-whistle")
    rising.claim(1, 1)
    rising.play("raise faith")
    assert len(rising.cards("bonus", 0)) == 4
    rising.finish_turn()
    assert rising.state.found == ()


@rule("TT-R.99", "TT-R.24")
def test_only_cards_of_faith_are_shed() -> None:
    hero = Hero(at=AT, speed=1, faith=7, bonus=["strong-arm", "busy-hands"], artifacts=["clay-whistle"])
    table = Table(hero, objects={AT: "battle-1"}, deck=["wild-boar", "second-sight", "downhill-path", "lucky-knot"])
    table.state.drawn = 2
    table.play("use clay-whistle")
    table.roll(1, 0)
    table.claim(*AT)
    table.play("take", "lose faith")
    assert (table.ask, table.options()) == ("shed", ["shed strong-arm", "shed busy-hands"])
    table.play("shed strong-arm")
    assert table.ask == "strike"


@rule("TT-R.98", "TT-P.5", "TT-R.53")
def test_bonus_cards_come_back_when_the_turn_is_over() -> None:
    """In the preview, those of enemies as well, and not before; in the 2022 edition they stay with the discards."""
    hero = Hero(at=AT, speed=9, bonus=["busy-hands"])
    for edition in ("preview", "2022"):
        table = fight(hero, "three-headed-dog", "on-the-wind", "iron-plates", options={"edition": edition})
        table.play("escape")
        assert {"on-the-wind", "iron-plates"} <= set(table.cards("discard"))
        table.finish_turn()
        home = edition == "preview"
        assert ({"on-the-wind", "iron-plates"} <= set(table.pile("enemy-bonus"))) == home
        assert ("busy-hands" in table.pile("hero-bonus") + table.cards("bonus", 1)) == home
        assert "three-headed-dog" in table.cards("discard")


@rule("TT-R.98", "TT-P.5")
def test_lost_cards_come_back_after_the_worlds_step() -> None:
    table = future("the-beginning", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2, options={"edition": "preview"})
    only(table)
    *rest, lost = table.state.decks[ENEMY_BONUS_PILE]
    table.state.decks[ENEMY_BONUS_PILE] = tuple(rest)
    table.state.discard.append(lost)
    world(table)
    assert lost in table.state.decks[ENEMY_BONUS_PILE]


@rule("TT-R.37", "TT-P.4", "TT-17.9")
def test_a_slot_stays_blocked_when_what_was_worn_is_sacrificed() -> None:
    """Also in the preview, where the card goes back into its deck."""
    for edition in ("2022", "preview"):
        hero = Hero(at=(0, 0), artifacts=["goatskin-shoes", "boots-of-the-haiduk"])
        table = Table(hero, objects={}, options={"edition": edition})
        table.play("use goatskin-shoes", "sacrifice", "melt goatskin-shoes", "done")
        while table.ask != "turn":
            table.play(table.options()[0])
        assert table.cite("use boots-of-the-haiduk") == "TT-11.5"
        assert table.view()["players"][0]["worn"] == []


@rule("TT-R.37", "TT-11.14")
def test_what_is_sacrificed_blocks_its_slot_once() -> None:
    """Who may use two Artifacts of a slot has one left, whatever became of the first."""
    shoes = ["goatskin-shoes", "boots-of-the-haiduk", "winged-sandals"]
    table = Table(gifted("two-in-one", at=(0, 0), artifacts=shoes), objects={})
    table.play("use goatskin-shoes", "sacrifice", "melt goatskin-shoes", "done")
    while table.ask != "turn":
        table.play(table.options()[0])
    table.play("use boots-of-the-haiduk")
    assert table.cite("use winged-sandals") == "TT-11.5"


# Promises and prices


@rule("TT-R.33")
def test_a_prophecy_quest_kept_for_a_moment() -> None:
    """Every Virtue at 8 in the middle of an Altar Action, and three points of Love burnt at once: it stays fulfilled."""
    hero = Hero(at=(0, 0), virtues=8, mercy=7, shevitsa=1)
    table = Table(hero, prophecies=["glowing-windows", "nine-rings", "iron-masks"])
    table.play("sacrifice", "exchange shevitsa", "raise mercy", "exchange three-virtues", "lose love", "lose love", "lose love", "done")
    assert table.told("kept-prophecy") == [{"kind": "kept-prophecy", "seat": 0, "prophecy": "glowing-windows"}]
    assert table.view()["players"][0]["kept"] == ["glowing-windows"]


@rule("TT-R.112", "TT-F7.3", "TT-R.44", "TT-17.7")
def test_a_price_is_paid_in_full() -> None:
    poor = Hero(at=(1, 0), virtues=0, love=1)
    table = future("parallel-land", poor)
    refusal = table.refusal(f"do cross {name(1, 0)}")
    assert (refusal.cite, refusal.args) == ("TT-F7.3", (2,))
    altar = future("parallel-land", Hero(at=(0, 0), virtues=0, love=1), Hero(at=(9, 0)))
    altar.play(f"do cross {name(0, 0)}")
    assert (altar.state.mark[0], altar.ask) == (1, "turn")
    exact = future("parallel-land", Hero(at=(1, 0), virtues=0, love=2))
    exact.play(f"do cross {name(1, 0)}")
    assert exact.view()["outcome"] == "hero-died"
    sacrifice = Table(Hero(at=(0, 0), virtues=0, love=2))
    sacrifice.play("sacrifice")
    assert sacrifice.cite("exchange three-virtues") == "TT-17.7"


# Rings


def forge(*rings: str, stones: int = 0) -> Table:
    """A Hero beside the forge, with rings in its sack."""
    table = future("nine-rings", Hero(at=(1, 0), endeavour=11, stones=stones))
    FORGE.put(table.state, space(0, 0))
    table.state.bundle[0] = tuple(THINGS.index(f"{metal}-ring") for metal in rings)
    return table


@rule("TT-R.103", "TT-F2.4")
def test_one_ring_for_one_action() -> None:
    table = forge("gold", "copper", "silver")
    bind = f"do bind {name(0, 0)}"
    table.play(bind)
    assert (BOUND.all(table.state), table.view()["players"][0]["actions_left"]) == ((0, 0, 1), 3)
    assert table.view()["players"][0]["bundle"] == ["copper-ring", "silver-ring"]
    table.play(bind)
    assert BOUND.all(table.state) == (1, 0, 1)
    assert table.cite(bind) == "TT-F2.4"


@rule("TT-F2.6", "TT-F2.4")
def test_two_stones_for_two_more_rings() -> None:
    """They may be fed one after the other, and are for this round."""
    table = forge(*("copper", "silver", "gold") * 2, stones=3)
    bind, stone = f"do bind {name(0, 0)}", f"do stone {name(1, 0)}"
    table.state.more_actions = 9
    assert table.cite(stone) == "TT-F2.6"
    table.play(bind, stone, stone, bind, bind, bind)
    assert table.cite(bind) == "TT-F2.4"
    assert BOUND.all(table.state) == (2, 1, 1)
    only(table)
    for _ in range(3):
        table.finish_turn()
    table.state.bundle[0] = (THINGS.index("silver-ring"),) * 3
    table.state.more_actions = 9
    table.play(bind, bind)
    assert table.cite(bind) == "TT-F2.4"


def test_a_position_from_before_the_fire_was_fed() -> None:
    data = GAME.dump(forge("copper").state)
    data["tally"] = data["tally"][:-1]
    assert len(GAME.load(data).tally) == len(data["tally"]) + 1


# The rest of the ledger


@rule("TT-R.107", "TT-19.5", "TT-19.6")
@pytest.mark.parametrize("edition", ["2022", "preview"])
def test_a_fight_of_the_future_is_one_exchange(edition: str) -> None:
    table = future("iron-masks", Hero(at=(1, 0), speed=30, love=3), options={"edition": edition})
    foe(table, "iron-mask-1", (2, 0))
    table.play("attack iron-mask-1")
    assert table.cite("escape") == "TT-19.6"
    table.roll(*(0,) * 12)
    table.play("strike")
    assert table.ask == "turn"
    past = fight(Hero(at=AT, speed=9, love=1), "stone-toad", dice=(0,), options={"edition": edition})
    assert past.allows("escape")


@rule("TT-R.108", "TT-R.35", "TT-7.17", "TT-13.7")
def test_more_silences_of_the_preview() -> None:
    """A Talent has to be learned, diagonals are adjacent, Hope works at Treasures."""
    talent = preview(Hero(at=(3, 0), shevitsa=1))
    talent.claim(3, 0)
    assert talent.ask == "learn"
    gift = preview(Hero(at=(1, 0), artifacts=["ash-staff"]), Hero(at=(0, 1)))
    assert gift.allows("give 1 ash-staff")
    hope = preview(Hero(at=AT, hope=3), objects={AT: "treasure-2"}, deck=["vineyard-key"])
    hope.roll(0, 0, 0)
    hope.claim(*AT)
    assert hope.allows("flip die-1")


@rule("TT-R.109", "TT-R.39")
def test_a_treasure_roll_pays_in_the_preview() -> None:
    table = preview(Hero(at=AT, artifacts=["crown-of-wheat"]), objects={AT: "treasure-2"}, deck=["vineyard-key"])
    table.roll(1, 1, 1)
    table.claim(*AT)
    table.play("use crown-of-wheat", "raise love", "raise love", "open")
    assert table.told("opened")[-1]["n"] == 2


@rule("TT-R.110", "TT-18.6")
@pytest.mark.parametrize("difficulty", ["smooth", "daring", "brutal"])
def test_a_difficulty_that_was_agreed_on(difficulty: str) -> None:
    table = Table(tiles_left=0, options={"difficulty": difficulty})
    table.finish_turn()
    assert table.view()["difficulty"] == difficulty
    assert table.ask == ("last_order" if difficulty == "brutal" else "award")
    later = Table(tiles_left=0)
    later.finish_turn()
    assert later.ask == "difficulty"


@rule("TT-R.111", "TT-C.78", "TT-C.79")
def test_set_up_where_something_is_missing() -> None:
    """One printed Battle 1 space: the other Masks stand farthest away, wherever Treasures are printed."""
    heroes = (Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)))
    table = future("iron-masks", *heroes, land=((18, 0, 0, 0), (8, 1, 0, 0), (7, 2, 0, 0), (30, 3, 0, 0)))
    s = table.state
    masks = [at for piece, at, _, _ in s.foes if PIECES[piece].startswith("iron-mask")]
    assert masks[0] == space(2, 0)
    assert set(masks[1:3]) == {space(7, 0), space(7, 1)}
    assert space(3, 0) not in masks  # a Treasure
    dry = future("nine-rings", *heroes, land=((8, 0, 0, 0), (7, 1, 0, 0), (30, 2, 0, 0)))
    assert dry.state.chart.altars == ()
    assert FORGE.of(dry.state) in (space(0, 0), space(1, 0), space(0, 1), space(1, 1))
    assert scenario_of(dry.state).chapter.key == "nine-rings"


# The end


@rule("TT-1.4", "TT-R.48", "TT-R.89")
@pytest.mark.parametrize("scenario", ["forest-of-glass", "nine-rings"])
def test_who_dies_first_ends_it_and_the_game_can_be_opened_again(scenario: str) -> None:
    """Each Hero is to lose a point, and the first has one: what was to come for the others never comes, and the position is whole."""
    table = future(scenario, Hero(at=(0, 0), virtues=0, love=1), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    only(table)
    stack(table, "tax-day" if scenario == "nine-rings" else "singing-splinters")
    world(table)
    assert table.view()["outcome"] == "hero-died"
    assert [table.total(seat) for seat in (1, 2)] == [12, 12]
    data = GAME.dump(table.state)
    again = GAME.load(data)
    assert GAME.dump(again) == data
    assert GAME.view(again, None) == table.view()

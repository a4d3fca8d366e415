"""The third fifty cases: what works once a turn, what is learned on the way, the world's step, what is taken back."""

from __future__ import annotations

import pytest

from taletable.games.threetale.artifacts import ARTIFACTS
from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.heroes import HEROES, TALENT_KEYS
from taletable.games.threetale.land import Placed
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios.forest_of_glass.rules import TAKEN
from taletable.games.threetale.scenarios.glowing_windows.rules import DRUNK
from taletable.games.threetale.state import PAST
from taletable.games.threetale.tiles import THINGS
from taletable.testing import rule

from .futures import foe, future, only, stack, stand, things, world
from .table import Hero, Table, name, space
from .test_battle import AT, fight
from .test_hunt_again import WOODED, actions, steps
from .test_movement import AWAY, PORTALS
from .test_preview import preview
from .test_prophecy import start, tale
from .test_talents import gifted, upto

APART = (Hero(at=(9, 0)), Hero(at=(8, 0)))
"""Two Heroes far away on the wide Map."""


# The world's step


def beset(hero: Hero, *foes: str) -> Table:
    """The world's step: foes of the glass stand around a Hero, one after the other attacks with nine hits."""
    table = future("glowing-windows", hero, *APART, turn=2)
    table.state.objects = {}
    only(table)
    for piece, at in zip(foes, ((2, 0), (1, 1), (0, 0)), strict=False):
        foe(table, piece, at)
    table.roll(*(1,) * 9)
    world(table)
    return table


@rule("TT-R.86", "TT-T.35", "TT-10.3")
def test_the_cape_works_once_in_a_step() -> None:
    """The second attack of the same step costs Spirit; in the next step the Cape is fresh."""
    table = beset(gifted("cape-of-shadows", at=(1, 0), virtues=12), "glass-bailiff-1", "glass-bailiff-2")
    table.play("block")
    assert table.state.spirit[0] == 3
    table.play("block")
    assert table.state.spirit[0] == 2
    stack(table, "blue-flicker")
    table.roll(*(1,) * 9)
    world(table)
    table.play("block")
    assert table.state.spirit[0] == 2


@rule("TT-R.86", "TT-11.5", "TT-R.37")
def test_one_head_for_a_whole_step() -> None:
    """The wreath of the first attack serves in the second, another head Artifact does not."""
    table = beset(Hero(at=(1, 0), virtues=12, artifacts=["basil-wreath", "felt-helm"]), "glass-bailiff-1", "glass-bailiff-2")
    table.play("use basil-wreath")
    assert table.view()["battle"]["damage"] == 8
    table.roll(*(1,) * 9)
    table.play("block")
    assert table.cite("use felt-helm") == "TT-11.5"
    table.play("use basil-wreath")
    assert table.view()["battle"]["damage"] == 8


@rule("TT-R.86", "TT-9.14", "TT-R.28")
def test_hope_is_fresh_for_every_foe() -> None:
    table = beset(Hero(at=(1, 0), virtues=12, hope=4), "glass-bailiff-1", "glass-bailiff-2")
    table.play("flip die-1")
    table.roll(*(1,) * 9)
    table.play("block")
    table.play("flip die-2")
    assert table.view()["battle"]["damage"] == 8


@rule("TT-A.32", "TT-R.76", "TT-R.86", "TT-F5.5")
def test_the_shield_cuts_an_arm_off() -> None:
    """The Arm that seizes is worn down by the shield in its own attack: it lets go, and its prize is taken."""
    table = future("lamia-of-wires", Hero(at=(1, 0), artifacts=["shield-of-the-horseman"]), *APART, turn=2)
    only(table)
    foe(table, "lamia-of-wires-1", (9, 3))
    foe(table, "wire-arm-1", (2, 0), harm=16)
    table.roll(*(1,) * 9)
    world(table)
    assert table.state.mark[0] == PIECES.index("wire-arm-1")
    table.play("use shield-of-the-horseman")
    assert (table.ask, table.state.mark[0], len(table.state.foes)) == ("raise", -1, 1)
    table.play("raise love")
    assert (table.ask, table.total()) == ("turn", 13)


@rule("TT-R.76", "TT-C.87", "TT-A.32")
def test_a_foe_that_falls_by_its_own_blow_is_not_struck() -> None:
    """The slower Hero is attacked first; the shield ends the exchange before the Hero's own round."""
    table = future("iron-masks", Hero(at=(1, 0), speed=1, artifacts=["shield-of-the-horseman"]))
    foe(table, "iron-mask-1", (2, 0), harm=14)
    table.roll(*(1,) * 9)
    table.play("attack iron-mask-1", "use shield-of-the-horseman")
    assert table.ask == "raise"
    table.play("raise love", "raise love")
    assert (table.ask, table.told("struck")) == ("turn", [])


@rule("TT-F5.3", "TT-F5.O2")
def test_in_a_power_cut_the_lamia_heals() -> None:
    """Nobody attacks, but what she drinks through her Arms is no attack."""
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    only(table)
    foe(table, "lamia-of-wires-1", (2, 0), harm=10)
    foe(table, "wire-arm-1", (1, 0))
    stack(table, "power-cut")
    world(table)
    assert (table.told("raid"), table.told("seized")) == ([], [])
    assert {entry[2] for entry in table.state.foes} == {8, 0}


@rule("TT-F6.4", "TT-F6.O1", "TT-F6.O2")
def test_an_evening_programme() -> None:
    """The Windows drink twice: ten points in all."""
    table = future("glowing-windows", *[Hero(at=at, virtues=5) for at in ((0, 0), (1, 0), (1, 1))], turn=2)
    only(table)
    stack(table, "evening-programme")
    world(table)
    assert (sum(DRUNK.all(table.state)), sum(table.total(seat) for seat in range(3))) == (10, 90 - 10)


@rule("TT-F1.5", "TT-F1.O10", "TT-R.89")
def test_the_old_man_whistles_for_nobody() -> None:
    """All masks are on the Map: nothing comes. One is gone: it comes back unhurt."""
    for gone in (False, True):
        table = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
        if gone:
            table.state.foes = table.state.foes[1:]
        stack(table, "the-old-man-whistles")
        world(table)
        assert len(table.told("foe-came")) == gone


# Learned on the way


def at_a_red_stone(talent: str, **more: object) -> Table:
    """A Hero that claims the Shevitsa it lacks for this Talent, and learns it."""
    *before, _ = upto(talent)
    needed = (2, 4, 6)[len(before)]
    hero = Hero(hero=owner(talent), at=(3, 0), talents=before, shevitsa=needed - 1, **more)  # type: ignore[arg-type]
    table = Table(hero, Hero(at=(0, 1)), Hero(at=(0, 3)))
    table.claim(3, 0)
    table.play(f"learn {talent}")
    return table


def owner(talent: str) -> str:
    """The Hero whose Talent it is."""
    return HEROES[TALENT_KEYS.index(talent) // 6].key


@rule("TT-10.14", "TT-T.5", "TT-T.6", "TT-6.11", "TT-R.22")
@pytest.mark.parametrize(("talent", "left"), [("dawn-runner", (3, 1)), ("flight-of-the-herd", (6, 0))])
def test_a_talent_learned_on_the_way(talent: str, left: tuple[int, int]) -> None:
    """One more Action, or three more Steps, in the same turn."""
    table = at_a_red_stone(talent)
    assert (steps(table), actions(table)) == left


@rule("TT-10.14", "TT-T.2", "TT-6.11")
def test_swift_hooves_at_once() -> None:
    table = at_a_red_stone("swift-hooves")
    table.play("raise love")
    assert (steps(table), table.state.speed[0]) == (5, 5)


@rule("TT-10.14", "TT-T.4", "TT-7.5")
def test_antlers_at_once() -> None:
    table = at_a_red_stone("silver-antlers", endeavour=3)
    table.claim(3, 1)
    table.play("raise love")
    assert (table.ask, table.thing(3, 1)) == ("turn", None)


@rule("TT-T.9", "TT-T.7", "TT-9.25")
def test_a_well_and_cupped_hands_without_any_band() -> None:
    """Endurance and Mercy 2 give nothing; the Talents give 1 each."""
    table = Table(gifted("deep-well", at=(1, 0), virtues=2))
    table.play("end")
    assert (table.state.endure, table.state.comfort) == (1, 1)
    table.play("endure love", "comfort 1 love")
    assert (table.virtues()["love"], table.virtues(1)["love"], table.state.active) == (3, 3, 1)


@rule("TT-T.19", "TT-C.75", "TT-R.33")
def test_a_red_thread_is_no_second_stone() -> None:
    """Two Shevitsa for one Stone; for the Prophecy of five Red Stones it is one: the fifth keeps the promise, the fourth does not."""
    for claimed, kept in ((3, []), (4, ["broken-clockwork"])):
        hero = gifted("red-thread", at=(3, 0), deeds={"reds": claimed})
        table = Table(hero, prophecies=["broken-clockwork", "nine-rings", "iron-masks"])
        table.claim(3, 0)
        assert table.state.shevitsa[0] == 2
        assert table.view()["players"][0]["kept"] == kept


@rule("TT-R.33", "TT-9.22", "TT-R.1")
def test_a_promise_kept_by_a_friends_mercy() -> None:
    """The last of eight comes by Mercy in somebody else's evening."""
    heroes = (Hero(mercy=3), Hero(at=(0, 1), virtues=8, love=7), Hero(at=(3, 1)))
    table = Table(*heroes, prophecies=["glowing-windows", "nine-rings", "iron-masks"])
    table.play("end", "comfort 1 love")
    assert [table.view()["players"][seat]["kept"] for seat in range(3)] == [[], ["glowing-windows"], []]


@rule("TT-3.6", "TT-R.33", "TT-18.3")
def test_promises_end_with_the_past() -> None:
    """Awards of the Present bring every Virtue to 8, too late."""
    table = Table(Hero(virtues=8, love=2), tiles_left=0, options={"tale": "glowing-windows", "difficulty": "smooth"})
    table.finish_turn()
    table.play("choose virtues", *["raise love"] * 11, "raise hope")
    assert (table.view()["players"][0]["kept"], table.state.stones[0]) == ([], 0)
    assert table.told("kept-prophecy") == []


@rule("TT-14.3", "TT-9.25", "TT-9.22", "TT-R.114")
def test_a_reward_of_the_evening() -> None:
    """Two points of Mercy, the first of which fulfils the Quest: its reward comes after the second, and brings no third."""
    table = Table(Hero(mercy=7, quests=["well-for-strangers"], deeds={"mercies": 4}))
    table.play("end", "comfort 1 love", "comfort 2 love")
    assert (table.ask, len(table.told("quest-done"))) == ("choose_artifact", 1)
    table.play(table.options()[0], *["raise mercy"] * 3)
    assert (table.ask, table.seat, table.virtues()["mercy"]) == ("lay_tile", 1, 10)


# Treasures and dice


def find(hero: Hero, card: str, *dice: int, level: int = 1) -> Table:
    """A Hero opens a Treasure."""
    table = Table(hero, Hero(at=(3, 3)), Hero(at=(3, 2)), objects={AT: f"treasure-{level}"}, deck=[card])
    table.roll(*dice)
    table.claim(*AT)
    return table


@rule("TT-13.3", "TT-15.1", "TT-R.99")
def test_a_card_out_of_a_treasure_helps_at_once() -> None:
    table = find(Hero(at=AT), "shepherds-knot", 0, 0, 0)
    table.play("open")
    assert len(table.cards("bonus", 0)) == 1
    table.finish_turn()
    assert table.cards("bonus", 0) == []


@rule("TT-13.3", "TT-7.2")
def test_an_action_out_of_a_treasure() -> None:
    table = find(Hero(at=AT), "shepherds-knot", 1, 1, 1)
    table.play("open", "raise love")
    assert actions(table) == 1


@rule("TT-R.6", "TT-13.3")
def test_a_virtue_that_is_full_already() -> None:
    """1 Love for who has 13: nothing happens, and nothing is asked."""
    table = find(Hero(at=AT, love=13), "wooden-spoon", 0, 0, 0)
    table.play("open")
    assert (table.ask, table.total()) == ("turn", 13 + 10)


@rule("TT-T.37", "TT-9.11", "TT-13.7")
def test_hope_and_a_fourth_die() -> None:
    """Of four dice two are positive; Hope turns a third."""
    table = find(gifted("star-on-the-brow", at=AT, hope=3), "painted-egg", 1, 0, 1, 0)
    table.play("flip die-4", "open")
    assert table.told("opened")[-1]["n"] == 3


@rule("TT-R.26", "TT-R.81", "TT-15.4")
def test_two_flip_cards_and_hope() -> None:
    """Three dice are turned: one by Hope, one by each card, and no more."""
    table = Table(Hero(at=AT, hope=3, bonus=["second-sight", "lucky-knot"]), objects={AT: "treasure-2"}, deck=["vineyard-key"])
    table.play("play second-sight 1", "play lucky-knot 1")
    table.roll(0, 0, 0)
    table.claim(*AT)
    table.play("flip die-1", "turn die-2", "turn die-3")
    assert (table.cite("turn die-1"), table.cite("flip die-1")) == ("TT-R.81", "TT-9.11")
    table.play("open")
    assert table.told("opened")[-1]["n"] == 3


@rule("TT-R.27", "TT-R.74", "TT-9.12")
def test_hope_turns_the_die_of_fate() -> None:
    """The Heart Wrecker's ninth die: turned, the attack is not doubled."""
    table = fight(Hero(at=AT, speed=1, virtues=9, hope=3), "heart-wrecker", "yawning", "full-belly", dice=(1, 1, 0, 0, 0, 0, 0, 0, 1))
    assert table.view()["battle"]["damage"] == 4
    table.play("flip die-9")
    assert table.view()["battle"]["damage"] == 2


@rule("TT-A.7", "TT-11.8", "TT-R.26")
def test_flips_of_a_hood_are_for_one_roll() -> None:
    """Two dice of this roll; what was not turned is lost with it, and the hood works again in the next."""
    table = fight(Hero(at=AT, speed=9, love=3, artifacts=["icon-painters-hood"]), "stone-toad", dice=(0, 0, 0))
    table.play("use icon-painters-hood", "turn die-1")
    table.roll(1)
    table.play("strike")
    assert table.ask == "assault"
    assert table.cite("turn die-1") == "TT-15.4"
    table.play("use icon-painters-hood", "turn die-1")
    assert table.view()["battle"]["damage"] == 0


@rule("TT-A.22", "TT-R.104", "TT-R.39")
def test_a_net_is_paid_and_its_dice_are_not_flipped() -> None:
    table = fight(Hero(at=AT, speed=9, love=2, hope=3, artifacts=["net-of-nettles"]), "stone-toad", dice=(1, 0))
    table.roll(1, 1, 0, 0)
    table.play("use net-of-nettles")
    assert table.view()["battle"]["damage"] == 2
    assert table.cite("flip die-6") == "TT-R.77"
    assert table.cite("flip die-1") in ("TT-11.10", "TT-R.77")


# Artifacts


@rule("TT-R.40", "TT-11.13")
def test_nothing_is_left_to_choose_from() -> None:
    """All 18 of a level are owned: nothing is gained. Two lie with the discards: they are the choice."""
    level = [artifact.key for artifact in ARTIFACTS if artifact.level == 1]
    for owned, choice in ((level, 0), (level[2:], 2)):
        table = Table(
            Hero(at=AT, speed=9, love=8),
            Hero(at=(0, 1), artifacts=owned),
            objects={AT: "battle-1"},
            deck=["witchs-broom"],
            discard=level[: 18 - len(owned)],
        )
        table.roll(*(1,) * 8)
        table.claim(*AT)
        table.play("strike")
        assert len(table.state.choice) == choice
        assert table.ask == ("choose_artifact" if choice else "turn")


@rule("TT-R.37", "TT-R.42", "TT-11.5", "TT-7.13")
def test_boots_that_were_worn_and_given() -> None:
    """The slot of the giver stays blocked; the receiver wears them in its own turn."""
    table = Table(Hero(at=(1, 0), artifacts=["goatskin-shoes", "boots-of-the-haiduk"]), Hero(at=(0, 1)), tiles_left=9)
    table.play("use goatskin-shoes", "give 1 goatskin-shoes")
    assert table.cite("use boots-of-the-haiduk") == "TT-11.5"
    table.finish_turn()
    table.play(table.options()[0])
    table.play("use goatskin-shoes")
    assert steps(table, 1) == 4


@rule("TT-R.79", "TT-R.37", "TT-11.14")
def test_what_is_lost_was_worn() -> None:
    """Shoes used in this turn are lost to a Treasure: the feet stay used."""
    hero = Hero(at=AT, artifacts=["goatskin-shoes", "boots-of-the-haiduk"])
    table = Table(hero, objects={AT: "treasure-3"}, deck=["lyre-with-one-string"])
    table.play("use goatskin-shoes")
    table.roll(0, 0, 0)
    table.claim(*AT)
    table.play("open")
    assert table.cards("artifacts", 0) == ["boots-of-the-haiduk"]
    assert (table.cite("use boots-of-the-haiduk"), steps(table)) == ("TT-11.5", 4)


@rule("TT-7.17", "TT-9.22", "TT-R.10")
def test_who_is_not_on_the_map_yet() -> None:
    """In the first round the others have no place: no gift reaches them, Mercy does."""
    match = start()
    for seat, hero in enumerate(("queen-of-living-water", "youngest-son", "silver-deer")):
        match.play(GAME.read(f"{seat} become {hero}"))
    match.play(GAME.read("0 next 0"))
    match.play(GAME.read("0 next 1"))
    match.play(GAME.legal(tale(match), 0)[0])
    match.play(GAME.legal(tale(match), 0)[0])
    s = tale(match)
    s.stones[0] = 1
    refusal = GAME.refuse(s, GAME.read("0 give-stone 1"))
    assert refusal is not None
    assert (refusal.cite, s.phase) == ("TT-7.17", PAST)
    match.play(GAME.read("0 end"))
    match.play(GAME.read("0 comfort 1 love"))
    assert tale(match).virtue(1, 0) == 5


# Ways


@rule("TT-6.6", "TT-R.100", "TT-4.13")
def test_who_has_no_speed_can_still_act() -> None:
    table = Table(Hero(at=(1, 1), speed=0))
    assert table.cite(f"walk {name(1, 0)}") == "TT-6.3"
    table.claim(1, 1)
    table.play("raise love")
    table.finish_turn()
    assert table.state.active == 1


@rule("TT-T.1", "TT-5.7", "TT-A.48", "TT-7.18")
def test_a_deer_sleeps_in_a_tree_and_no_cart_goes_there() -> None:
    """It ends its turn there and is given things; a Cart brings nobody into a Tree, not even the Deer."""
    friends = (
        Hero(hero="youngest-son", at=(2, 1), artifacts=["cart-of-the-kind-neighbour", "ash-staff"]),
        Hero(hero="sun-and-moon", at=(7, 1)),
    )
    table = Table(gifted("forest-born", at=(1, 0)), *friends, land=WOODED)
    table.walk((1, 1))
    table.finish_turn()
    table.play(table.options()[0])
    assert table.allows("give 0 ash-staff")
    table.play("use cart-of-the-kind-neighbour")
    assert not any(act.endswith(name(1, 1)) for act in table.options())


@rule("TT-R.58", "TT-P.8", "TT-15.4")
def test_a_step_that_comes_later_forces_nobody() -> None:
    """Preview: with the last Step onto a Portal one stays; a card played there gives Steps, and one is free still."""
    table = preview(Hero(at=(1, 0), speed=1, bonus=["downhill-path"]), *AWAY, land=PORTALS)
    table.walk((0, 0))
    table.play("play downhill-path 1")
    assert table.allows("end")
    assert table.allows(f"walk {name(0, 1)}")


@rule("TT-T.4", "TT-F2.3", "TT-7.5")
def test_antlers_reach_for_a_ring() -> None:
    """From the space beside it; a ring that resists stays where it lay."""
    table = future("nine-rings", gifted("silver-antlers", endeavour=11))
    ring = things(table, "silver-ring")[0]
    beside = next(at for at in table.state.chart.beside[ring] if at not in table.state.chart.trees and at not in table.state.objects)
    stand(table, beside)
    table.roll(*(0,) * 6)
    table.play(f"claim {GAME.ident('space', ring)}", "accept", "lose love", "lose hope")
    assert ring in things(table, "silver-ring")
    assert table.state.at[0] == beside


# Places of the Futures


@rule("TT-F0.4", "TT-R.94", "TT-F0.5")
def test_all_embers_at_once() -> None:
    """Three carried embers are laid down from a space beside the hearth with one Action."""
    table = future("the-beginning", Hero(at=(1, 0)))
    hearth = table.view()["scenario"]["marks"][0]["space"]
    for _ in range(3):
        ember = things(table, "ember")[0]
        stand(table, ember)
        table.state.more_actions = 9
        table.play(f"claim {GAME.ident('space', ember)}")
    at = next(space for space in table.state.chart.spaces if GAME.ident("space", space) == hearth)
    stand(table, next(space for space in table.state.chart.beside[at] if not table.state.here(space)))
    table.play(f"do light {hearth}")
    assert table.result.winners == (0, 1, 2)


@rule("TT-F0.6", "TT-6.9", "TT-8.3")
def test_a_stone_where_another_hero_stands() -> None:
    """Its use is no Action: neither an occupied space nor spent Actions forbid it."""
    table = future("the-beginning", Hero(at=(1, 0), stones=1), Hero(at=(1, 1)))
    table.walk((1, 1))
    assert table.allows(f"do stone {name(1, 1)}")


@rule("TT-F3.1", "TT-F3.4", "TT-F3.3")
def test_the_gate_is_no_lantern_and_glass_is_cut_beside() -> None:
    """A diagonal thicket is not cut; the twelfth Lantern opens the Gate, but who stands there goes at the end of its turn."""
    table = future("forest-of-glass", Hero(at=(1, 0)))
    gate = things(table, "gate")[0]
    table.state.objects = {space(2, 1): THINGS.index("thicket"), space(1, 1): THINGS.index("lantern"), gate: THINGS.index("gate")}
    assert table.cite(f"do cut {name(2, 1)}") == "TT-F3.3"
    TAKEN.put(table.state, 11)
    table.walk((1, 1))
    table.claim(1, 1)
    stand(table, gate)
    assert table.state.mark[0] == -1
    table.finish_turn()
    assert (table.state.mark[0], table.state.at[0]) == (1, -1)


@rule("TT-F4.1", "TT-F4.4", "TT-5.7")
def test_in_clockwork_everybody_walks_through_trees() -> None:
    table = future("broken-clockwork", Hero(at=(5, 0), speed=3), *APART[:1], Hero(at=(0, 0)))
    assert space(5, 1) in table.state.chart.trees
    table.walk((5, 1), (4, 1))
    assert table.allows("end")


@rule("TT-F7.5", "TT-R.91", "TT-F7.6")
def test_reflections_hunt_on_their_own_side() -> None:
    """One stands beside a Hero of the light and one of the dark: it attacks the second."""
    table = future("parallel-land", Hero(at=(0, 0)), Hero(at=(1, 1)), Hero(at=(9, 0)), turn=2)
    only(table)
    table.state.mark = [0, 1, 0]
    foe(table, "dark-reflection-1", (1, 0), mark=1)
    table.roll(*(1,) * 9)
    world(table)
    assert table.told("raid") == [{"kind": "raid", "piece": "dark-reflection-1", "seat": 1}]


# What may be taken back


@rule("TT-9.11", "TT-16.17", "TT-R.27")
def test_a_flip_is_taken_back_and_a_strike_is_not() -> None:
    """Hope at a roll that lies there is a decision; what brings new dice is final."""
    table = fight(Hero(at=AT, speed=9, love=2, hope=3), "stone-toad", dice=(0, 1))
    assert not table.match.can_undo(0)
    table.play("flip die-1")
    table.match.undo(0)
    assert list(table.state.dice) == [0, 1]
    table.play("flip die-1")
    table.roll(1)
    table.play("strike")
    assert not table.match.can_undo(0)


@rule("TT-17.5", "TT-11.13", "TT-R.35")
def test_an_altar_is_taken_back_until_cards_are_drawn() -> None:
    table = Table(Hero(at=(0, 0), artifacts=["ash-staff", "forest-axe", "felt-helm"], shevitsa=1))
    table.play("sacrifice", "exchange shevitsa", "raise love", "melt felt-helm")
    for _ in range(4):
        table.match.undo(0)
    assert (table.ask, table.total(), len(table.cards("artifacts", 0))) == ("turn", 12, 3)
    table.play("sacrifice", "merge ash-staff forest-axe")
    assert not table.match.can_undo(0)


@rule("TT-4.12", "TT-4.5")
def test_an_evening_is_taken_back_until_the_next_tile() -> None:
    table = Table(Hero(mercy=7))
    table.play("end", "comfort 1 love")
    table.match.undo(0)
    table.match.undo(0)
    assert (table.ask, table.virtues(1)["love"]) == ("turn", 2)
    table.play("end", "comfort 1 love", "comfort 1 love")
    assert (table.seat, table.ask) == (1, "lay_tile")
    assert not table.match.can_undo(0)


@rule("TT-5.3", "TT-5.4")
def test_a_tile_is_taken_up_again_at_once() -> None:
    """Nothing new was seen since it was laid."""
    table = Table(Hero(), Hero(at=(0, 1)))
    table.finish_turn()
    first, other = table.options()[0], table.options()[-1]
    table.play(first)
    table.match.undo(1)
    table.play(other)
    laid = table.state.land[-1]
    assert isinstance(laid, Placed)
    assert GAME.write(GAME.read(f"1 {other}")).endswith(f"{GAME.ident('cell', laid.cell)} {laid.turn}")
    table.walk((1, 1))
    assert table.match.can_undo(1)


# Fights that are left


@rule("TT-R.118", "TT-R.51", "TT-16.24", "TT-A.44", "TT-19.6")
def test_an_escape_before_the_first_blow() -> None:
    """Where Wolf-paw Shoes might be used one may run as well, in the Past; the token is gone, the shoes were not worn."""
    table = fight(Hero(at=AT, speed=1, artifacts=["wolf-paw-shoes", "goatskin-shoes"]), "hungry-wolf")
    assert table.ask == "engage"
    table.play("escape")
    assert (table.ask, table.state.spirit[0], table.thing(*AT)) == ("turn", 2, None)
    table.play("use goatskin-shoes")
    night = future("iron-masks", Hero(at=(1, 0), speed=1, artifacts=["wolf-paw-shoes"]))
    foe(night, "iron-mask-1", (2, 0))
    night.play("attack iron-mask-1")
    assert (night.ask, night.allows("escape")) == ("engage", False)


@rule("TT-R.118", "TT-16.18")
def test_no_escape_from_a_blow_that_was_taken() -> None:
    table = fight(Hero(at=AT, speed=1), "hungry-wolf", dice=(1, 1))
    table.play("take", "lose love")
    assert table.cite("escape") == "TT-16.18"
    table.play("lose love")
    assert table.allows("escape")


@rule("TT-16.24", "TT-R.49", "TT-16.25", "TT-R.32")
def test_a_fatal_escape() -> None:
    """The last Spirit: all have lost, and no Battle was won."""
    table = fight(Hero(at=AT, speed=9, spirit=1, quests=["five-bells"], deeds={"battles-1": 4}), "stone-toad", dice=(0, 0))
    table.play("escape")
    assert (table.view()["outcome"], table.told("quest-done"), table.result.winners) == ("hero-died", [], ())
    assert "stone-toad" in table.cards("discard")


@rule("TT-T.28", "TT-16.7", "TT-C.65")
def test_the_chariot_stands_before_the_night_rider() -> None:
    """Who always attacks first is first, however fast the Hero: no damage of the Chariot."""
    table = fight(
        gifted("chariot-of-dawn", at=AT, speed=50, love=1, virtues=9), "night-rider", "yawning", "full-belly", dice=(1,) + (0,) * 5
    )
    table.roll(1)
    table.play("take", "lose hope")
    assert (table.ask, table.view()["battle"]["damage"]) == ("strike", 1)


@rule("TT-T.8", "TT-9.25", "TT-R.25")
def test_a_first_spring_raises_faith_of_a_friend() -> None:
    """No card for the friend before its turn, then one."""
    queen = Hero(hero="queen-of-living-water", at=(3, 0), shevitsa=1)
    table = Table(queen, Hero(hero="youngest-son", at=(0, 1)), Hero(hero="silver-deer", at=(0, 3)))
    table.claim(3, 0)
    table.play("learn first-spring", "comfort 1 faith", *["comfort 2 love"] * 5)
    assert (table.ask, table.cards("bonus", 1)) == ("turn", [])
    table.finish_turn()
    assert len(table.cards("bonus", 1)) == 1


@rule("TT-T.40", "TT-R.32", "TT-13.4")
def test_an_open_sack_for_an_empty_treasure() -> None:
    table = find(gifted("open-sack", at=AT), "vineyard-key", 0, 0, 0, level=2)
    table.play("open", "raise love", "raise love")
    assert (table.ask, table.total()) == ("turn", 14)


@rule("TT-T.20", "TT-R.35", "TT-10.8")
def test_unspun_wool_on_the_way_to_the_next_level() -> None:
    """Two Shevitsa come with the Talent; with two more stored they are four, and the next level follows at once."""
    table = Table(Hero(hero="unborn-maiden", at=(3, 0), shevitsa=3), Hero(at=(0, 1)), Hero(at=(0, 3)))
    table.claim(3, 0)
    table.play("learn unspun-wool")
    assert (table.ask, table.state.shevitsa[0]) == ("learn", 4)
    table.play("learn white-thread")
    assert (table.ask, table.state.shevitsa[0], len(table.state.talents[0])) == ("turn", 0, 2)


@rule("TT-T.3", "TT-F7.3", "TT-6.4")
def test_a_free_jump_through_the_glass() -> None:
    """Twice in a turn: to the other side for no Step, and back for one."""
    table = future("parallel-land", gifted("between-two-springs", at=(0, 0), speed=3), Hero(at=(3, 3)), Hero(at=(3, 2)))
    one, two = table.state.chart.portals
    stand(table, one)
    for at, side, left in ((two, 1, 3), (one, 0, 2)):
        table.play(f"jump {GAME.ident('space', at)}")
        assert (table.state.mark[0], steps(table)) == (side, left)

"""Beyond the Gates: its Units and Buildings in play (PT-U.43 to PT-U.55, PT-B.6 to PT-B.11)."""

from __future__ import annotations

import pytest

from taletable.games.paper_tales.cards import BUILDINGS, UNITS
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule

from . import sheet
from .table import Kingdom, Placed, Table, aged

STRONG = (Kingdom(front=["kraken"]), Kingdom(front=["demon", "necromancer"]))
"""Two rivals of strength 9 and 11: every War against them is lost."""


def play(*front: Placed, back: tuple[Placed, ...] = (), buildings: dict[str, int] | None = None, rivals: tuple[Kingdom, ...] = ()) -> Table:
    """A Kingdom without Gold after Wars and Income; against empty Kingdoms it wins both Wars."""
    levels = buildings or {}
    table = Table(Kingdom(front=front, back=back, buildings=levels, gold=0), *rivals, gates=True, buildings=tuple(levels))
    table.to("construction")
    return table


def die(*front: Placed, back: tuple[Placed, ...] = (), buildings: dict[str, int] | None = None) -> Table:
    """A Kingdom without Gold after an Aging phase."""
    levels = buildings or {}
    kingdom = Kingdom(front=front, back=back, gold=0, score=9, buildings=levels)
    table = Table(kingdom, at="construction", gates=True, buildings=tuple(levels))
    table.to("draft")
    return table


def reveal(unit: str, *front: Placed, back: tuple[Placed, ...] = (), gold: int = 9, buildings: dict[str, int] | None = None) -> Table:
    """A Unit deployed in the last spot of the Back; the Gold is what remains after its cost."""
    levels = buildings or {}
    cost = next(u.cost for u in UNITS if u.key == unit)
    kingdom = Kingdom(front=front, back=back, hand=[unit], gold=gold + cost, score=9, buildings=levels)
    table = Table(kingdom, gates=True, buildings=tuple(levels))
    table.deploy(0, f"{unit} back-2")
    return table


def n(ident: str, line: int = 0) -> int:
    """The number of a line of a Unit."""
    return sheet.unit(ident).abilities[line].n


# Units


@rule("PT-11.5", "PT-R.51", "PT-R.71", "PT-U.43")
@pytest.mark.parametrize(
    ("unit", "gold", "lp"),
    [("knight", 0, 0), ("commander", 1, 0), ("forest-spirit", 1, 1), ("princess", 1, 1)],  # cost 1, 2, 3, more
)
def test_banner_bearer_checks_each_condition_on_its_own(unit: str, gold: int, lp: int) -> None:
    table = reveal("banner-bearer", unit, gold=4)
    table.to("construction")
    assert table.gold(0) == 4 + gold * n("PT-U.43", 0) + table.income(0)
    assert table.lp(0).get("banner-bearer", 0) == lp * n("PT-U.43", 1)


@rule("PT-11.5")
def test_banner_bearer_with_a_unit_of_cost_3_gives_2_and_2() -> None:
    assert (n("PT-U.43", 0), n("PT-U.43", 1)) == (2, 2)
    table = reveal("banner-bearer", "leviathan", gold=0)
    assert [event["n"] for event in table.told("gained")] == []
    table.to("construction")
    assert [event["n"] for event in table.told("gained")] == [2]
    assert table.lp(0)["banner-bearer"] == 2


@rule("PT-R.71")
def test_banner_bearer_counts_the_printed_cost_of_a_unit_that_came_free() -> None:
    table = Table(Kingdom(hand=["shapeshifter", "banner-bearer"], gold=1), gates=True, draw=["dragon"])
    table.deploy(0, "shapeshifter front-1", "banner-bearer front-2")
    table.to("construction")
    assert table.lp(0)["banner-bearer"] == n("PT-U.43", 1)


@rule("PT-U.44", "PT-11.7")
def test_dryad_makes_wood_and_lets_gold_stand_for_anything() -> None:
    table = play("dryad")
    assert table.makes(0) == (1, 0, 0)
    table = Table(Kingdom(front=["dryad"], gold=3), at="construction", gates=True)
    table.play(0, "construct tavern 2")  # 1 Wood is there; 2 Food are replaced
    table.to("draft")
    assert table.buildings(0) == {"tavern": 2}
    assert table.gold(0) == 3 - 2


@rule("PT-U.45")
def test_grand_intendant_makes_food_and_brings_gold_once() -> None:
    table = reveal("grand-intendant", gold=0)
    table.to("construction")
    assert table.makes(0) == (0, 1, 0)
    assert table.gold(0) == n("PT-U.45", 1) + 2
    assert n("PT-U.45", 1) > 0
    table.next_turn()
    table.to("construction")
    assert table.gold(0) == n("PT-U.45", 1) + 2 + 2


@rule("PT-11.14", "PT-11.15", "PT-U.46")
def test_imp_brings_gold_that_pays_for_others_and_is_old_at_once() -> None:
    table = Table(Kingdom(hand=["imp", "knight"], gold=0), gates=True)
    table.deploy(0, "imp front-1", "knight front-2")
    table.to("construction")
    assert table.units(0) == {"front-1": "imp", "front-2": "knight"}
    assert table.ages(0) == {"imp": 1, "knight": 0}
    table.to("draft")
    assert table.units(0) == {"front-2": "knight"}


@rule("PT-U.47")
def test_lost_soul_gives_7_lp_when_it_dies() -> None:
    assert die(aged("lost-soul")).lp(0) == {"lost-soul": 7}
    assert die("lost-soul").lp(0) == {}
    table = Table(Kingdom(front=[aged("lost-soul")]), gates=True)
    table.play(0, "discard lost-soul", "ready")
    table.to("draft")
    assert "lost-soul" not in table.lp(0)  # PT-9.5


@rule("PT-U.48", "PT-R.68")
@pytest.mark.parametrize(("gold", "lp"), [(0, 0), (1, 1), (7, 7), (10, 10), (13, 10)])
def test_noble_gives_lp_for_gold_up_to_10(gold: int, lp: int) -> None:
    table = reveal("noble", gold=gold)
    table.to("construction")
    assert table.lp(0).get("noble", 0) == lp
    assert table.gold(0) == gold + 2  # counted, not spent


@rule("PT-R.68", "PT-5.14", "PT-R.27")
def test_noble_counts_gold_gained_in_the_same_step() -> None:
    table = Table(Kingdom(hand=["noble", "grand-intendant"], gold=6), gates=True)
    table.deploy(0, "noble front-1", "grand-intendant front-2")
    table.to("construction")
    assert table.lp(0)["noble"] == 6 - sheet.unit("PT-U.48").cost - sheet.unit("PT-U.45").cost + n("PT-U.45", 1)


@rule("PT-U.49")
def test_princess_earns_by_the_levels_of_all_buildings() -> None:
    table = play(back=("princess",), buildings={"town": 2, "mine": 1, "temple": 1}, rivals=STRONG)
    assert table.lp(0)["princess"] == 4 * n("PT-U.49")
    assert play("princess").lp(0) == {"war": 6}
    five = play("princess", buildings=dict.fromkeys(("barracks", "mine", "tavern", "temple", "town"), 2))
    assert five.lp(0)["princess"] >= 10  # (public) in one turn
    gates = [unit.cost for unit in UNITS if unit.set == "gates"]
    assert sheet.unit("PT-U.49").cost == max(gates)


@rule("PT-11.11", "PT-R.57", "PT-U.50")
@pytest.mark.parametrize(("front", "back", "lp"), [("relic-of-harvest", "treefolk", 2), ("treefolk", "relic-of-harvest", 1)])
def test_relic_of_harvest_example_of_the_book(front: str, back: str, lp: int) -> None:
    """3 of one resource and 2 of another."""
    table = play("forest-spirit", front, back=("farmer", back), rivals=STRONG)
    assert table.makes(0) == (3, 2, 0)
    assert table.lp(0) == {"relic-of-harvest": lp}


@rule("PT-U.50", "PT-U.51", "PT-U.52", "PT-U.32")
@pytest.mark.parametrize("relic", ["relic-of-harvest", "relic-of-light", "relic-of-war", "relic-of-wisdom"])
def test_relics_never_die(relic: str) -> None:
    assert die(aged(relic, 6)).ages(0) == {relic: 7}


@rule("PT-U.51", "PT-R.72")
def test_relic_of_light_earns_by_units_with_an_age_that_do_not_die() -> None:
    assert die("relic-of-light", "knight").lp(0) == {}  # no age
    assert die("relic-of-light", aged("knight")).lp(0) == {}  # dies
    table = die("relic-of-light", aged("relic-of-war"), aged("relic-of-wisdom", 2), back=(aged("salamander"),), buildings={"temple": 2})
    assert table.lp(0) == {"relic-of-light": 3 * n("PT-U.51", 1)}
    full = die(
        aged("relic-of-light"), aged("relic-of-war"), aged("relic-of-wisdom"),
        back=(aged("relic-of-harvest"), aged("salamander")), buildings={"temple": 2},
    )  # fmt: skip
    assert full.lp(0) == {"relic-of-light": 4}  # up to 4 (public)


@rule("PT-R.72")
def test_relic_of_light_counts_a_unit_that_a_healer_saves() -> None:
    table = Table(Kingdom(front=["relic-of-light", aged("knight")], back=["mystical-healer"]), at="construction", gates=True)
    table.to("healing")
    table.play(0, "save knight")
    table.to("draft")
    assert table.lp(0) == {"relic-of-light": n("PT-U.51", 1)}


@rule("PT-U.52")
@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_relic_of_war_grows_with_age(tokens: int) -> None:
    table = play(aged("relic-of-war", tokens), "knight")
    assert table.strength(0) == sheet.unit("PT-U.52").strength + n("PT-U.52") * tokens + 4


@rule("PT-U.54")
def test_smuggler_brings_gold_with_any_food() -> None:
    assert play("smuggler").income(0) == 2
    assert play("smuggler", "farmer").income(0) == 2 + n("PT-U.54")
    assert play("smuggler", "farmer", back=("treefolk",)).income(0) == 2 + n("PT-U.54")  # whatever the amount


# Shadow


@rule("PT-11.4", "PT-U.53", "PT-R.36", "PT-R.27")
def test_shadow_repeats_a_unit_deployed_in_the_same_phase() -> None:
    table = Table(Kingdom(front=["knight"], hand=["shadow", "grand-intendant"], gold=4), gates=True)
    table.deploy(0, "shadow back-1", "grand-intendant front-2")
    assert table.to("shadow", "construction") == "shadow"
    table.play(0, "repeat grand-intendant")
    table.to("construction")
    assert table.gold(0) == 2 * n("PT-U.45", 1) + 2
    assert [event["card"] for event in table.told("repeated")] == ["grand-intendant-1"]


@rule("PT-R.36", "PT-U.53")
def test_shadow_repeats_a_unit_of_an_earlier_turn() -> None:
    table = Table(Kingdom(front=[aged("necromancer"), "knight"], hand=["shadow"]), gates=True)
    table.deploy(0, "shadow back-1")
    table.to("shadow")
    table.play(0, "repeat necromancer")
    table.to("construction")
    assert table.ages(0) == {"necromancer": 1, "knight": 1, "shadow": 1}


@rule("PT-R.36")
def test_shadow_repeats_no_shadow() -> None:
    table = Table(Kingdom(front=["knight", "veteran"], hand=["shadow-1", "shadow-2"]), gates=True)
    table.deploy(0, "shadow-1 back-1", "shadow-2 back-2")
    table.to("shadow")
    assert table.refusal(0, "repeat shadow-1") == ("PT-R.36", "no-shadow-of-a-shadow", ())
    table.play(0, "repeat veteran", "repeat veteran")  # two Shadows, two repeats
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "veteran": 2, "shadow": 0}


@rule("PT-R.67", "PT-R.60")
def test_shadow_asks_nothing_where_there_is_nothing_to_choose() -> None:
    table = Table(Kingdom(front=["knight", "farmer"], hand=["shadow"]), gates=True)
    table.deploy(0, "shadow back-1")
    assert table.to("shadow", "construction") == "construction"  # nothing to repeat
    table = Table(Kingdom(front=["veteran"], hand=["shadow"]), gates=True)
    table.deploy(0, "shadow back-1")
    assert table.to("shadow", "construction") == "construction"  # only one Unit
    assert table.ages(0) == {"veteran": 1, "shadow": 0}


@rule("PT-R.67")
def test_shadow_may_choose_a_unit_with_nothing_to_repeat() -> None:
    table = Table(Kingdom(front=["knight", "veteran"], hand=["shadow"]), gates=True)
    table.deploy(0, "shadow back-1")
    table.to("shadow")
    table.play(0, "repeat knight")
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "veteran": 0, "shadow": 0}


@rule("PT-R.27", "PT-R.36")
def test_shadow_chooses_before_cards_bring_others_into_play() -> None:
    table = Table(Kingdom(front=["veteran"], hand=["shadow", "shapeshifter"]), gates=True, draw=["cook"])
    table.deploy(0, "shadow back-1", "shapeshifter back-2")
    assert table.to("shadow", "construction") == "shadow"
    assert table.units(0)["back-2"] == "shapeshifter"
    table.play(0, "repeat veteran")
    table.to("construction")
    assert table.units(0)["back-2"] == "cook"


@rule("PT-R.27", "PT-R.36")
def test_what_shadow_repeats_is_resolved_in_its_own_step() -> None:
    """Kraken's loss is counted after Golem's upgrade, twice."""
    kingdom = Kingdom(hand=["shadow", "kraken", "golem"], gold=9, score=20, buildings={"mine": 1})
    table = Table(kingdom, gates=True)
    table.deploy(0, "shadow back-1", "kraken front-1", "golem front-2")
    table.to("shadow")
    table.play(0, "repeat kraken")
    table.to("construction")
    assert table.lp(0)["kraken"] == -6
    assert table.ages(0) == {"shadow": 2, "kraken": 0, "golem": 2}


@rule("PT-R.27", "PT-R.30")
def test_shadow_of_a_time_master_places_tokens_twice() -> None:
    table = Table(Kingdom(front=["knight"], hand=["shadow", "time-master"]), gates=True)
    table.deploy(0, "shadow back-1", "time-master front-2")
    table.to("shadow")
    table.play(0, "repeat time-master")
    table.to("age_chosen")
    table.play(0, "age knight", "age shadow")
    table.to("construction")
    assert table.ages(0) == {"knight": 2, "time-master": 0, "shadow": 2}


@rule("PT-R.67")
def test_shadow_of_a_shapeshifter_that_is_gone_has_no_effect() -> None:
    table = Table(Kingdom(front=["knight"], hand=["shadow", "shapeshifter"]), gates=True, draw=["veteran", "golem"])
    table.deploy(0, "shadow back-1", "shapeshifter front-2")
    table.to("shadow")
    table.play(0, "repeat shapeshifter")
    table.to("construction")
    assert table.units(0) == {"front-1": "knight", "front-2": "veteran", "back-1": "shadow"}
    assert table.age(0, "veteran") == 1 + 1  # brought with one, and its own ability once
    assert table.pile("draw")[0] == "golem"


@rule("PT-R.67", "PT-R.27", "PT-11.2")
def test_a_shadow_that_a_shapeshifter_brings_chooses_after_it() -> None:
    table = Table(Kingdom(front=["veteran", "knight"], hand=["shapeshifter"]), gates=True, draw=["shadow"])
    table.deploy(0, "shapeshifter back-1")
    assert table.to("shadow", "construction") == "shadow"
    table.play(0, "repeat veteran")
    table.to("construction")
    assert table.ages(0) == {"veteran": 1, "knight": 0, "shadow": 1}


@rule("PT-R.60", "PT-R.36")
def test_the_choices_of_shadows_are_sealed() -> None:
    table = Table(*[Kingdom(front=["veteran", "knight"], hand=["shadow"])] * 2, gates=True)
    for seat in (0, 1):
        table.deploy(seat, "shadow back-1")
    table.to("shadow")
    assert table.waiting == [0, 1]
    before = [table.view(viewer)["players"] for viewer in (1, 2, None)]
    table.play(0, "repeat veteran")
    assert [table.view(viewer)["players"] for viewer in (1, 2, None)] == before
    table.play(1, "repeat knight")
    assert table.ages(0)["veteran"] == 1
    assert table.ages(1)["veteran"] == 0


# Sorcerer's Apprentice


@rule("PT-U.55", "PT-R.70")
def test_apprentice_moves_single_tokens_between_units() -> None:
    table = Table(Kingdom(front=[aged("knight", 2), "farmer"], back=[aged("archer")], hand=["sorcerers-apprentice"]), gates=True)
    table.deploy(0, "sorcerers-apprentice back-2")
    table.to("age_chosen")
    assert table.refusal(0, "shift farmer knight").cite == "PT-R.70"
    table.play(0, "shift knight farmer")
    assert table.ask == "age_chosen"
    here = {"knight-1": 1, "farmer-1": 1, "archer-1": 1, "sorcerers-apprentice-1": 0}
    assert {card: unit["age"] for card, unit in table.view(0)["players"][0]["units"].items()} == here
    before = {"knight-1": 2, "farmer-1": 0, "archer-1": 1, "sorcerers-apprentice-1": 0}
    assert {card: unit["age"] for card, unit in table.view(1)["players"][0]["units"].items()} == before
    table.play(0, "shift farmer archer")  # one that was just moved
    table.to("construction")
    assert table.ages(0) == {"knight": 1, "farmer": 0, "archer": 2, "sorcerers-apprentice": 0}
    assert len(table.told("shifted")) == n("PT-U.55") == 2


@rule("PT-R.70", "PT-R.6")
def test_moving_tokens_is_optional() -> None:
    table = Table(Kingdom(front=[aged("knight"), "farmer"], hand=["sorcerers-apprentice"]), gates=True)
    table.deploy(0, "sorcerers-apprentice back-2")
    table.to("age_chosen")
    table.play(0, "shift knight farmer", "leave-ages")
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "farmer": 1, "sorcerers-apprentice": 0}


@rule("PT-R.70", "PT-R.60")
def test_nothing_is_asked_where_no_token_can_be_moved() -> None:
    table = Table(Kingdom(front=["knight"], hand=["sorcerers-apprentice"]), gates=True)
    table.deploy(0, "sorcerers-apprentice back-2")
    assert table.to("age_chosen", "construction") == "construction"


@rule("PT-R.70", "PT-R.30", "PT-R.27")
@pytest.mark.parametrize("acts", [("age farmer", "shift farmer knight", "shift farmer knight"), ("shift knight farmer", "age knight")])
def test_placing_and_moving_in_the_order_of_choice(acts: tuple[str, ...]) -> None:
    hand = ["sorcerers-apprentice", "time-master"]
    table = Table(Kingdom(front=[aged("knight"), "farmer"], hand=hand), gates=True)
    table.deploy(0, "sorcerers-apprentice back-1", "time-master back-2")
    table.to("age_chosen")
    assert table.refusal(0, "leave-ages") == ("PT-R.30", "must-place", ())
    table.play(0, *acts)
    table.to("construction")
    assert table.age(0, "knight") == (3 if acts[0] == "age farmer" else 2)
    assert table.age(0, "farmer") == (0 if acts[0] == "age farmer" else 1)


@rule("PT-R.70")
def test_a_token_moved_away_saves_a_unit_from_dying() -> None:
    table = Table(Kingdom(front=[aged("knight"), aged("farmer")], hand=["sorcerers-apprentice"]), gates=True)
    table.deploy(0, "sorcerers-apprentice back-2")
    table.to("age_chosen")
    table.play(0, "shift knight farmer", "leave-ages")
    table.to("construction")
    table.to("draft")
    assert table.units(0) == {"front-1": "knight", "back-2": "sorcerers-apprentice"}


# Buildings


@rule("PT-11.19", "PT-R.57", "PT-B.6")
def test_abbey_example_of_the_book() -> None:
    """2, 1 and 1 of the three resources earn 2, on either level."""
    table = play("woodcutter", "forest-child", back=("miner",), buildings={"abbey": 1})
    assert table.makes(0) == (2, 1, 1)
    assert table.income(0) == 2 + 2
    table = play("woodcutter", "forest-child", back=("miner",), buildings={"abbey": 2})
    assert table.lp(0) == {"war": 6, "abbey": 2}
    assert table.income(0) == 2 + 2
    assert play("woodcutter", "forest-child", buildings={"abbey": 2}).lp(0) == {"war": 6}


@rule("PT-B.7", "PT-R.70")
def test_clock_tower_moves_a_token_in_every_deployment() -> None:
    table = Table(Kingdom(front=[aged("knight"), aged("archer")], buildings={"clock-tower": 1}), gates=True, buildings=["clock-tower"])
    table.to("age_chosen")
    table.play(0, "shift knight archer")
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "archer": 2}
    table.next_turn()
    assert table.ages(0) == {"knight": 1}  # Archer has died
    table.deploy(0, f"{table.hand(0)[0]} back-1")
    assert table.to("age_chosen", "construction") == "age_chosen"


@rule("PT-B.7", "PT-R.76", "PT-9.5")
def test_clock_tower_earns_for_each_unit_that_dies() -> None:
    assert die(aged("knight", 3), aged("farmer"), "archer", buildings={"clock-tower": 2}).lp(0) == {"clock-tower": 2}
    assert die(aged("knight"), buildings={"clock-tower": 1}).lp(0) == {}


@rule("PT-B.8", "PT-R.76")
def test_crypt_pays_for_the_dead_and_earns_by_age() -> None:
    assert die(aged("knight", 3), aged("farmer"), back=("archer",), buildings={"crypt": 1}).gold(0) == 2
    table = play(aged("knight", 3), aged("farmer", 2), buildings={"crypt": 2})
    assert table.lp(0) == {"war": 6, "crypt": 2}  # 5 tokens
    assert play(aged("knight", 3), buildings={"crypt": 1}).lp(0) == {"war": 6}


@rule("PT-B.9")
def test_library_rewards_units_with_an_age() -> None:
    table = play(aged("knight", 3), aged("farmer"), back=("archer",), buildings={"library": 1})
    assert table.income(0) == 2 + 2
    assert table.lp(0) == {"war": 6}
    table = play(aged("knight", 3), aged("farmer"), back=("archer",), buildings={"library": 2})
    assert table.lp(0) == {"war": 6, "library": 2}


@rule("PT-11.12", "PT-R.57", "PT-B.10")
def test_port_example_of_the_book() -> None:
    """Producing some of a resource earns 2, whatever the amount."""
    assert play("knight", buildings={"port": 1}).income(0) == 2
    assert play("farmer", buildings={"port": 1}).income(0) == 2 + 2
    assert play("farmer", "treefolk", back=("forest-child",), buildings={"port": 1}).income(0) == 2 + 2
    assert play("woodcutter", buildings={"port": 2}).lp(0) == {"war": 6, "port": 2}
    assert play("forest-spirit", buildings={"port": 2}).lp(0) == {"war": 6, "port": 2}
    assert play("miner", "woodcutter", buildings={"port": 2}).lp(0) == {"war": 6, "port": 3}
    assert play("farmer", buildings={"port": 2}).lp(0) == {"war": 6}


@rule("PT-B.11")
def test_watchtower_adds_strength_and_earns_by_wars() -> None:
    table = play("knight", buildings={"watchtower": 1})
    assert table.strength(0) == 4 + 2
    assert table.lp(0) == {"war": 6}
    assert play(buildings={"watchtower": 1}).strength(0) == 2  # PT-R.15
    assert play("knight", buildings={"watchtower": 2}).lp(0) == {"war": 6, "watchtower": 2}
    assert play("knight", buildings={"watchtower": 2}, rivals=STRONG).lp(0) == {}


@rule("PT-R.65", "PT-R.43")
def test_a_level_with_gold_is_bought_as_a_whole() -> None:
    crypt = next(building for building in BUILDINGS if building.key == "crypt")
    table = Table(Kingdom(front=["farmer"], gold=9), at="construction", gates=True, buildings=["crypt", "library"])
    offered = {GAME.write(m) for m in GAME.offers(table.state, 0)}
    assert "0 construct crypt 1 gold" not in offered  # level 1 shows no Gold
    assert {"0 construct crypt 2 resources", "0 construct crypt 2 resources-then-gold", "0 upgrade crypt gold"} <= offered
    assert {"0 construct library 1 gold", "0 construct library 2 gold", "0 construct library 2 gold-then-resources"} <= offered
    table.play(0, "construct crypt 2 resources-then-gold")
    table.to("draft")
    assert table.buildings(0) == {"crypt": 2}
    assert table.gold(0) == 9 - crypt.gold[1]


@rule("PT-R.65")
def test_a_level_without_its_gold_or_resources_is_refused() -> None:
    table = Table(Kingdom(gold=0, buildings={"crypt": 1}), at="construction", gates=True, buildings=["crypt"])
    assert table.cite(0, "upgrade crypt gold") == "PT-R.65"
    assert table.cite(0, "upgrade crypt resources") == "PT-R.65"

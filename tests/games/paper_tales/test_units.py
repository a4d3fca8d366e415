"""The Units: what is printed on each card, and each ability of the 42 base Units in play (PT-U)."""

from __future__ import annotations

import pytest

from taletable.games.paper_tales.cards import CARD_IDS, UNITS
from taletable.games.paper_tales.catalogue import card_text
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from . import sheet
from .table import Kingdom, Placed, Table, aged, kind

STRONG = (Kingdom(front=["kraken"]), Kingdom(front=["demon", "forest-spirit"]))
"""Two rivals of strength 9 and 10: every War against them is lost."""
BY_KEY = {unit.key: unit for unit in UNITS}


def play(*front: Placed, back: tuple[Placed, ...] = (), buildings: dict[str, int] | None = None, rivals: tuple[Kingdom, ...] = ()) -> Table:
    """A Kingdom without Gold after Wars and Income; against empty Kingdoms it wins both Wars."""
    table = Table(Kingdom(front=front, back=back, buildings=buildings or {}, gold=0), *rivals)
    table.to("construction")
    return table


def reveal(unit: str, *front: Placed, back: tuple[Placed, ...] = (), buildings: dict[str, int] | None = None, score: int = 9) -> Table:
    """A Unit deployed in the last spot of the Back, after Wars and Income."""
    table = Table(Kingdom(front=front, back=back, hand=[unit], gold=9, score=score, buildings=buildings or {}))
    table.deploy(0, f"{unit} back-2")
    return table


def die(*front: Placed, back: tuple[Placed, ...] = (), score: int = 9) -> Table:
    """A Kingdom without Gold after an Aging phase."""
    table = Table(Kingdom(front=front, back=back, gold=0, score=score), at="construction")
    table.to("draft")
    return table


# What is printed


@pytest.mark.parametrize(
    ("unit", "copies", "cost", "strength", "makes"),
    [
        pytest.param("adventurer", 2, 0, "2", (0, 0, 0), marks=rule("PT-U.1")),
        pytest.param("archer", 2, 1, "2", (0, 0, 0), marks=rule("PT-U.2")),
        pytest.param("blacksmith", 3, 0, "1", (0, 0, 0), marks=rule("PT-U.3")),
        pytest.param("cave-spirit", 2, 1, "4", (0, 0, 1), marks=rule("PT-U.4")),
        pytest.param("cerberus", 3, 0, "2*", (0, 0, 0), marks=rule("PT-U.5")),
        pytest.param("colossus", 1, 2, "1*", (0, 0, 0), marks=rule("PT-U.6")),
        pytest.param("commander", 2, 2, "4", (0, 0, 0), marks=rule("PT-U.7")),
        pytest.param("cook", 2, 0, "1", (0, 0, 0), marks=rule("PT-U.8")),
        pytest.param("demon", 1, 2, "7", (0, 0, 0), marks=rule("PT-U.9")),
        pytest.param("dragon", 1, 3, "0*", (0, 0, 0), marks=rule("PT-U.10")),
        pytest.param("farmer", 3, 0, "1", (0, 1, 0), marks=rule("PT-U.11")),
        pytest.param("forest-child", 3, 1, "1", (1, 1, 0), marks=rule("PT-U.12")),
        pytest.param("forest-spirit", 1, 3, "3", (3, 0, 0), marks=rule("PT-U.13")),
        pytest.param("giant-snake", 1, 1, "4*", (0, 0, 0), marks=rule("PT-U.14")),
        pytest.param("golem", 2, 2, "3", (0, 0, 0), marks=rule("PT-U.15")),
        pytest.param("grand-architect", 1, 1, "1", (0, 0, 0), marks=rule("PT-U.16")),
        pytest.param("hunter", 2, 0, "2", (0, 1, 0), marks=rule("PT-U.17")),
        pytest.param("knight", 3, 1, "4", (0, 0, 0), marks=rule("PT-U.18")),
        pytest.param("kraken", 1, 6, "9", (0, 0, 0), marks=rule("PT-U.19")),
        pytest.param("landlord", 1, 2, "1", (1, 0, 0), marks=rule("PT-U.20")),
        pytest.param("leviathan", 1, 3, "4*", (0, 0, 0), marks=rule("PT-U.21")),
        pytest.param("manticore", 3, 2, "2*", (0, 0, 0), marks=rule("PT-U.22")),
        pytest.param("master-alchemist", 1, 2, "1", (0, 0, 0), marks=rule("PT-U.23")),
        pytest.param("militiaman", 3, 0, "2*", (0, 0, 0), marks=rule("PT-U.24")),
        pytest.param("miner", 3, 1, "2", (0, 0, 1), marks=rule("PT-U.25")),
        pytest.param("monkey", 2, -1, "1", (0, 0, 0), marks=rule("PT-U.26")),
        pytest.param("mystical-healer", 3, 0, "1", (0, 0, 0), marks=rule("PT-U.27")),
        pytest.param("necromancer", 1, 1, "4", (0, 0, 0), marks=rule("PT-U.28")),
        pytest.param("ogre", 1, 2, "2*", (0, 0, 0), marks=rule("PT-U.29")),
        pytest.param("palm-reader", 2, 2, "1", (0, 0, 0), marks=rule("PT-U.30")),
        pytest.param("peddler", 3, 1, "1", (1, 0, 0), marks=rule("PT-U.31")),
        pytest.param("relic-of-wisdom", 1, 2, "0", (0, 0, 0), marks=rule("PT-U.32")),
        pytest.param("rogue", 2, 1, "3", (0, 0, 0), marks=rule("PT-U.33")),
        pytest.param("salamander", 1, 2, "4*", (0, 0, 0), marks=rule("PT-U.34")),
        pytest.param("sculptor", 2, 0, "1", (0, 0, 0), marks=rule("PT-U.35")),
        pytest.param("shapeshifter", 1, 0, "0", (0, 0, 0), marks=rule("PT-U.36")),
        pytest.param("strategist", 1, 3, "1*", (0, 0, 0), marks=rule("PT-U.37")),
        pytest.param("time-master", 3, 0, "1", (0, 0, 0), marks=rule("PT-U.38")),
        pytest.param("treefolk", 2, 1, "3", (0, 1, 0), marks=rule("PT-U.39")),
        pytest.param("veteran", 3, 0, "3", (0, 0, 0), marks=rule("PT-U.40")),
        pytest.param("wood-merchant", 2, 0, "1", (0, 0, 0), marks=rule("PT-U.41")),
        pytest.param("woodcutter", 3, 0, "2", (1, 0, 0), marks=rule("PT-U.42")),
    ],
)
def test_card(unit: str, copies: int, cost: int, strength: str, makes: tuple[int, int, int]) -> None:
    """Copies in the box; cost when deployed; strength and production of a Unit without Age tokens, alone in the Front."""
    assert [kind(card) for card in CARD_IDS].count(unit) == copies
    assert BY_KEY[unit].star == strength.endswith("*")
    table = Table(Kingdom(hand=[unit], gold=10), draw=["shapeshifter"] if unit != "shapeshifter" else ["cook"])
    table.deploy(0, f"{unit} front-1")
    table.to("construction")
    paid = sum(event["n"] for event in table.told("paid")) - sum(e["n"] for e in table.told("gained") if unit == "monkey")
    assert paid == cost
    table = play(unit)
    assert table.strength(0) == int(strength.rstrip("*")) + (2 if unit == "ogre" else 0)  # Ogre: at least the basic income
    food_of_hunter = makes[1] and unit == "hunter"
    assert table.makes(0) == makes
    assert play(back=(unit,)).makes(0) == (makes[0], 0 if food_of_hunter else makes[1], makes[2])


@pytest.mark.parametrize("ident", [pytest.param(f"PT-U.{n}", marks=rule(f"PT-U.{n}")) for n in range(1, len(UNITS) + 1)])
def test_the_cards_are_those_of_the_ledger(ident: str) -> None:
    row, unit = sheet.facts(ident), sheet.unit(ident)
    assert row["Unit"].lower().replace(" ", "-").replace("'", "") == unit.key
    assert row["Unit"] == words_of(GAME).get(f"unit.{unit.key}.name")
    assert int(row["Copies"]) == unit.copies
    assert sheet.number(row["Cost"]) == unit.cost
    assert row["Strength"].replace("none printed", "0") == f"{unit.strength}{'*' if unit.star else ''}"
    assert sheet.says(row.get("Produces", "") + ", " + row.get("Abilities", ""), unit.abilities)


def test_the_ledger_has_no_other_units() -> None:
    assert sum(ident.startswith("PT-U.") for ident in GAME.ledger.paragraphs) == len(UNITS)
    for unit in UNITS:
        assert words_of(GAME).say(card_text(unit))


# What each does


@rule("PT-U.1")
@pytest.mark.parametrize("tokens", [0, 1, 2, 5])
def test_adventurer_makes_a_crystal_per_age(tokens: int) -> None:
    assert play(back=(aged("adventurer", tokens),)).makes(0) == (0, 0, tokens)


@rule("PT-U.2")
def test_archer_fights_from_the_back() -> None:
    assert play(back=("archer", "knight")).strength(0) == 2


@rule("PT-U.3")
def test_blacksmith_earns_1_gold() -> None:
    assert play("blacksmith").income(0) == 3
    assert play(back=("blacksmith", "blacksmith")).income(0) == 4


@rule("PT-U.4")
def test_cave_spirit_ages_itself_when_revealed() -> None:
    table = reveal("cave-spirit", "knight")
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "cave-spirit": 1}


@rule("PT-U.5")
def test_cerberus_has_strength_3_with_food() -> None:
    assert play("cerberus").strength(0) == 2
    assert play("cerberus", back=("farmer",)).strength(0) == 3
    assert play("cerberus", back=("farmer", "farmer")).strength(0) == 3
    assert play("cerberus", back=("hunter",)).strength(0) == 2  # Hunter in the Back makes no Food


@rule("PT-U.6")
def test_colossus_has_strength_7_once_aged_and_earns_lp_for_wars() -> None:
    assert play("colossus").strength(0) == 1
    table = play(aged("colossus"))
    assert table.strength(0) == 7
    assert table.lp(0) == {"war": 6, "colossus": 2}
    assert play(aged("colossus"), rivals=STRONG).lp(0) == {}
    assert play("colossus", rivals=(Kingdom(), STRONG[0])).lp(0) == {"war": 3, "colossus": 1}


@rule("PT-U.7")
def test_commander_earns_1_lp_per_war_won() -> None:
    assert play("commander").lp(0) == {"war": 6, "commander": 2}
    assert play("commander", rivals=(Kingdom(), STRONG[0])).lp(0) == {"war": 3, "commander": 1}
    assert play("commander", rivals=STRONG).lp(0) == {}


@rule("PT-U.8")
def test_cook_earns_1_gold_per_food() -> None:
    assert play("cook").income(0) == 2
    assert play("cook", "hunter", back=("treefolk", "forest-child")).income(0) == 2 + 3


@rule("PT-U.9")
def test_demon_ages_itself_and_costs_3_lp_if_it_dies_with_exactly_1_age() -> None:
    table = reveal("demon", score=0)
    table.to("construction")
    assert table.ages(0) == {"demon": 1}
    table.to("draft")
    assert table.lp(0) == {"war": 6, "demon": -3}
    assert die(aged("demon", 2)).lp(0) == {}
    assert die("demon").ages(0) == {"demon": 1}


@rule("PT-U.10")
def test_dragon_has_strength_7_with_a_crystal() -> None:
    assert play("dragon").strength(0) == 0
    assert play("dragon", back=("miner",)).strength(0) == 7
    assert play("dragon", buildings={"mine": 1}).strength(0) == 7
    assert play("dragon", back=("miner", "miner")).strength(0) == 7


@rule("PT-U.14")
def test_giant_snake_loses_its_strength_and_brings_gold_once_aged() -> None:
    young, old = play("giant-snake"), play(aged("giant-snake", 2))
    assert (young.strength(0), young.income(0)) == (4, 2)
    assert (old.strength(0), old.income(0)) == (0, 5)


@rule("PT-U.15", "PT-11.10")
def test_golem_upgrades_all_level_1_buildings_free_and_too_late_for_the_fifth_spot() -> None:
    table = Table(Kingdom(front=["knight", "archer"], back=["farmer"], hand=["golem", "miner"], gold=2, buildings={"mine": 1, "town": 1}))
    table.play(0, "place golem back-2")
    assert table.cite(0, "place miner front-3") == "PT-3.4"
    table.play(0, "ready")
    table.to("construction")
    assert table.buildings(0) == {"mine": 2, "town": 2}
    assert table.gold(0) == 0 + 2
    assert table.allows(0, "construct temple 1 gold") is False  # 4 Gold of land
    table.to("draft")
    table.to("plan")
    assert table.allows(0, "move golem front-3")


@rule("PT-U.15")
def test_golem_leaves_other_buildings_alone() -> None:
    table = reveal("golem", buildings={"temple": 2})
    table.to("construction")
    assert table.buildings(0) == {"temple": 2}
    assert not table.told("raised")


@rule("PT-U.16")
def test_grand_architect_pays_gold_for_resources() -> None:
    table = Table(Kingdom(back=["grand-architect"], gold=3), at="construction")
    assert table.allows(0, "construct barracks 2")
    assert Table(Kingdom(gold=3), at="construction").cite(0, "construct barracks 2") == "PT-8.8"


@rule("PT-U.17")
def test_hunter_makes_food_in_the_front() -> None:
    assert play("hunter").makes(0) == (0, 1, 0)
    assert play(back=("hunter",)).makes(0) == (0, 0, 0)
    assert play(None, None, "hunter", buildings={"temple": 2}).makes(0) == (0, 1, 0)


@rule("PT-U.18")
def test_knight_has_no_ability() -> None:
    assert BY_KEY["knight"].abilities == ()


@rule("PT-U.19")
@pytest.mark.parametrize(("buildings", "loss"), [({}, 0), ({"mine": 1}, 0), ({"mine": 2}, 3), ({"mine": 2, "town": 2, "temple": 1}, 6)])
def test_kraken_loses_3_lp_per_level_2_building_and_ages_the_others(buildings: dict[str, int], loss: int) -> None:
    table = reveal("kraken", "knight", aged("ogre"), buildings=buildings, score=20)
    table.to("construction")
    assert -table.lp(0).get("kraken", 0) == loss
    assert table.ages(0) == {"knight": 1, "ogre": 2, "kraken": 0}


@rule("PT-U.19")
def test_kraken_earns_1_lp_per_age_on_dying_units() -> None:
    assert die("kraken", aged("knight", 2), back=(aged("cook"), "farmer")).lp(0) == {"kraken": 3}


@rule("PT-U.20")
def test_landlord_pays_no_land_cost() -> None:
    table = Table(Kingdom(back=["landlord"], buildings={"mine": 1, "temple": 1, "tavern": 2}, gold=0), at="construction")
    table.play(0, "construct barracks 1")
    table.to("draft")
    assert table.buildings(0)["barracks"] == 1
    assert table.gold(0) == 0


@rule("PT-U.21")
def test_leviathan() -> None:
    assert play("leviathan").strength(0) == 4
    assert play("leviathan", back=("farmer", "treefolk")).strength(0) == 4 + 4
    old = play(aged("leviathan"), "manticore")
    assert old.makes(0) == (0, 2, 0)
    assert old.strength(0) == 2 + 4  # Manticore alone: Leviathan cannot fight


@rule("PT-U.22")
def test_manticore_gains_2_strength_per_food() -> None:
    assert play("manticore", back=("farmer", "forest-child")).strength(0) == 2 + 4
    assert play("manticore", buildings={"town": 1}).strength(0) == 2 + 2


@rule("PT-U.23")
def test_master_alchemist_earns_lp_per_crystal_and_war_and_gold_per_wood() -> None:
    table = play("master-alchemist", back=("miner", "forest-spirit"), buildings={"mine": 1})
    assert table.lp(0) == {"war": 6, "master-alchemist": 4}
    assert table.income(0) == 2 + 3
    assert play("master-alchemist", back=("miner",), rivals=(Kingdom(), STRONG[0])).lp(0) == {"war": 3, "master-alchemist": 1}
    assert play("master-alchemist", back=("miner",), rivals=STRONG).lp(0) == {}


@rule("PT-U.24")
@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_militiaman_gains_strength_per_age(tokens: int) -> None:
    assert play(aged("militiaman", tokens), back=(aged("cook", 3),)).strength(0) == 2 + tokens


@rule("PT-U.26")
def test_monkey_earns_gold_per_age_when_it_dies() -> None:
    assert die(aged("monkey", 3)).gold(0) == 3
    assert die("monkey").gold(0) == 0


@rule("PT-U.28")
def test_necromancer_ages_all_other_units() -> None:
    table = reveal("necromancer", "knight", aged("ogre"), back=("cook",))
    table.to("construction")
    assert table.ages(0) == {"knight": 1, "ogre": 2, "cook": 1, "necromancer": 0}


@rule("PT-U.30")
def test_palm_reader_earns_1_lp_per_age_on_dying_units() -> None:
    assert die("palm-reader", aged("knight", 2), back=(aged("cook"), "farmer")).lp(0) == {"palm-reader": 3}
    assert die("palm-reader", aged("salamander"), back=(aged("relic-of-wisdom", 4),)).lp(0) == {}  # they do not die


@rule("PT-U.31")
def test_peddler_earns_1_gold() -> None:
    assert play("peddler", back=("peddler",)).income(0) == 4


@rule("PT-U.32")
def test_relic_of_wisdom_never_dies_and_earns_2_lp_per_age_at_the_end() -> None:
    table = Table(Kingdom(hand=["relic-of-wisdom"]), turn=1)
    table.deploy(0, "relic-of-wisdom back-1")
    table.to("end")
    assert table.ages(0) == {"relic-of-wisdom": 4}
    assert table.lp(0)["relic-of-wisdom"] == 8


@rule("PT-U.33")
def test_rogue_earns_1_gold_per_war_won() -> None:
    for rivals, won in (((), 2), ((Kingdom(), STRONG[0]), 1), (STRONG, 0)):
        table = play("rogue", rivals=rivals)
        assert table.gold(0) - table.income(0) == won


@rule("PT-U.34")
def test_salamander_grows_stronger_and_dies_only_with_2_age_or_more() -> None:
    assert play(aged("salamander", 2)).strength(0) == 6
    assert die("salamander").ages(0) == {"salamander": 1}
    assert die(aged("salamander", 1)).ages(0) == {"salamander": 2}
    assert die(aged("salamander", 2)).units(0) == {}
    assert die(aged("salamander", 3)).units(0) == {}


@rule("PT-U.35")
def test_sculptor_earns_3_lp_when_it_dies() -> None:
    assert die(aged("sculptor", 2), back=(aged("sculptor"), "cook")).lp(0) == {"sculptor": 6}
    assert die("sculptor").lp(0) == {}


@rule("PT-U.37")
def test_strategist_gains_strength_per_age_in_the_kingdom_and_fights_from_the_back() -> None:
    table = play(aged("cook", 2), back=(aged("strategist"), aged("farmer", 3)), rivals=(Kingdom(front=[aged("ogre", 9)]),))
    assert table.strength(0) == 1 + (1 + 2 + 1 + 3)


@rule("PT-U.38")
def test_time_master_puts_2_age_on_one_unit() -> None:
    table = reveal("time-master", "knight", "cook")
    table.to("age_chosen")
    assert table.options(0) == ["age knight-1", "age cook-1", "age time-master-1"]
    table.play(0, "age cook")
    assert table.ages(0) == {"knight": 0, "cook": 2, "time-master": 0}


@rule("PT-U.40")
def test_veteran_ages_itself_when_revealed() -> None:
    table = reveal("veteran", "knight")
    table.to("construction")
    assert table.ages(0) == {"knight": 0, "veteran": 1}
    table.to("draft")
    assert "back-2" not in table.units(0)


@rule("PT-U.41")
def test_wood_merchant_pays_gold_for_wood_only() -> None:
    table = Table(Kingdom(back=["wood-merchant"], gold=9), at="construction")
    assert table.cite(0, "construct tavern 1") == "PT-8.7"
    assert table.refusal(0, "construct mine 2").args[1:] == (0, 0, 1)
    table.play(0, "construct town 2")
    table.to("draft")
    assert table.buildings(0) == {"town": 2}
    assert table.gold(0) == 9 - 3

"""Aim, course of the game, setup, and the basic concepts of cards and Kingdoms (PT-1, PT-2, PT-3)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.moves import Refused
from taletable.games.paper_tales.cards import BUILDINGS, CARD_IDS, RESOURCES, UNIT_OF, UNITS
from taletable.games.paper_tales.faces import BASE
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from .table import Kingdom, Table, aged

EACH_BUILDING = {"barracks": 1, "mine": 1, "tavern": 1, "temple": 1, "town": 1}


# 1. Aim and course of the game


@rule("PT-1.1")
@pytest.mark.parametrize("seats", range(1, 8))
def test_one_to_seven_monarchs_rule_one_kingdom_each(seats: int) -> None:
    state = GAME.new(seats, luck=Luck(b"seats"))
    assert [state.kingdom(seat) for seat in range(seats)] == [[-1] * 5] * seats
    assert GAME.asked(state) == list(range(seats))


@rule("PT-1.1")
@pytest.mark.parametrize("seats", [0, 8])
def test_other_numbers_of_monarchs_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(seats)
    assert caught.value.refusal.cite == "PT-1.1"


@rule("PT-1.2", "PT-1.5", "PT-9.4", "PT-10.1")
def test_the_game_has_exactly_four_turns_and_ends_after_the_aging_of_the_fourth() -> None:
    table = Table(at="draft")
    turns = []
    while table.ask != "end":
        turns.append(table.state.turn)
        table.to("construction")
        assert table.state.turn == turns[-1]
        assert len(table.told("grew-older")) == 3 * (len(turns) - 1)
        table.to("draft", "end")
        assert len(table.told("grew-older")) == 3 * len(turns)
    assert turns == [1, 2, 3, 4]
    assert table.state.over
    assert table.refusal(0, "pass").cite == "PT-10.1"


@rule("PT-1.3")
def test_the_six_phases_come_in_their_order() -> None:
    table = Table(Kingdom(front=[aged("knight")]), at="draft")
    phase_of = {"passed": 1, "ready": 2, "war": 3, "income": 4, "decided": 5, "grew-older": 6}
    phases: list[int] = []
    for turn in range(4):
        table.to("construction")
        table.to("draft", "end")
        phases = [phase_of[event["kind"]] for event in table.told(*phase_of)][len(phases) * turn :]
        assert phases == sorted(phases)
        assert set(phases) == {1, 2, 3, 4, 5, 6}


@rule("PT-1.4")
def test_the_next_phase_starts_for_all_together() -> None:
    table = Table(seats=4)
    for seat in (2, 0, 3):
        table.play(seat, "ready")
        assert table.ask == "plan"
        assert table.refusal(seat, "ready").key == "not-asked"
        assert not table.told("war")
    table.play(1, "ready")
    assert table.ask == "construction"
    assert table.waiting == [0, 1, 2, 3]


@rule("PT-1.6")
def test_lp_come_from_wars_from_buildings_and_from_abilities() -> None:
    table = Table(Kingdom(front=["commander"], back=[aged("sculptor")], buildings={"mine": 1}), turn=4)
    table.to("end")
    assert table.lp(0) == {"war": 6, "commander": 2, "sculptor": 3, "mine": 1}
    assert table.score(0) == 12


@rule("PT-1.7")
def test_most_lp_after_the_fourth_turn_win() -> None:
    table = Table(Kingdom(score=10), Kingdom(score=11), Kingdom(score=12), turn=4)
    table.to("end")
    assert table.result.scores == (16, 17, 18)
    assert table.result.winners == (2,)


# 2. Setup


@rule("PT-2.2", "PT-2.4", "PT-2.6")
def test_time_gold_and_scores_at_the_start() -> None:
    state = GAME.new(7, luck=Luck(b"start"))
    assert state.turn == 1
    assert state.gold == [3] * 7
    assert state.score == [0] * 7


@rule("PT-2.5")
def test_gold_is_open_to_everybody() -> None:
    table = Table(Kingdom(gold=1), Kingdom(gold=5), Kingdom(gold=9))
    for viewer in (0, 1, 2, None):
        assert [player["gold"] for player in table.view(viewer)["players"]] == [1, 5, 9]


@rule("PT-2.7", "PT-C.3")
def test_each_monarch_can_construct_the_same_five_buildings() -> None:
    table = Table(*[Kingdom(gold=0)] * 7, at="construction")
    assert table.view(0)["buildings"] == ["barracks", "mine", "tavern", "temple", "town"]
    for seat in range(7):
        offered = {GAME.ident("building", m.args[0]) for m in GAME.offers(table.state, seat) if m.verb == "construct"}
        assert offered == {"town", "tavern", "mine", "temple", "barracks"}


@rule("PT-2.8", "PT-C.2")
def test_the_81_base_units_are_shuffled_into_one_draw_pile() -> None:
    assert len({UNIT_OF[card].key for card in range(81)}) == len([unit for unit in UNITS if unit.set == BASE]) == 42
    assert len(CARD_IDS) == len(set(CARD_IDS))
    one, two = GAME.new(3, luck=Luck(b"one")), GAME.new(3, luck=Luck(b"two"))
    dealt = [card for pack in one.pack for card in pack]
    assert sorted(one.draw + dealt) == list(range(81))
    assert one.draw != sorted(one.draw)
    assert one.draw != two.draw
    for viewer in (0, 1, 2, None):
        assert GAME.view(one, viewer)["draw"] == {"count": 66}


@rule("PT-2.9")
def test_discarded_cards_of_all_monarchs_go_face_down_to_one_pile() -> None:
    table = Table(Kingdom(front=["demon"], hand=["farmer"]), Kingdom(hand=["miner", "knight"], gold=0), Kingdom(back=[aged("sculptor")]))
    table.play(0, "discard demon")
    table.deploy(1, "miner front-1")
    table.to("construction")
    assert sorted(table.pile("discard")) == ["demon", "farmer", "knight", "miner"]
    table.to("draft")
    assert sorted(table.pile("discard")) == ["demon", "farmer", "knight", "miner", "sculptor"]
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["discard"] == {"count": 5}


# 3. Cards and basic concepts


@rule("PT-3.1")
def test_a_unit_card_shows_all_its_facts() -> None:
    for unit in UNITS:
        assert words_of(GAME).has(f"unit.{unit.key}.name")
        assert words_of(GAME).has(f"unit.{unit.key}.text")
        assert 1 <= unit.copies <= 3
        assert {ability.phase for ability in unit.abilities} <= {"make", "reveal", "deploy", "war", "income", "build", "age", "end"}
        assert all(ability.what in RESOURCES for ability in unit.does("make"))


@rule("PT-3.2")
def test_a_kingdom_is_all_units_and_buildings_in_play() -> None:
    table = Table(Kingdom(front=["farmer"], back=["miner"], buildings={"town": 1}, hand=["woodcutter"], kept=None))
    assert table.makes(0) == (1, 2, 1)  # Town: Wood and Food; the Woodcutter in the hand makes nothing
    player = table.view(1)["players"][0]
    assert player["spots"] == {"front-1": "farmer-1", "front-2": None, "front-3": None, "back-1": "miner-1", "back-2": None}
    assert {name: level for name, level in player["levels"].items() if level} == {"town": 1}


@rule("PT-3.3", "PT-3.4")
def test_four_spots_without_a_level_2_building() -> None:
    table = Table(Kingdom(hand=["farmer", "miner", "knight", "archer", "cook"], buildings=EACH_BUILDING))
    assert table.view(0)["players"][0]["places"] == 4
    spots = {act.split()[2] for act in table.options(0) if act.startswith("place cook")}
    assert spots == {"front-1", "front-2", "back-1", "back-2"}
    table.play(0, "place farmer front-1", "place miner front-2", "place knight back-1", "place archer back-2")
    assert table.refusal(0, "place cook front-3") == ("PT-3.4", "no-fifth-spot", ())
    assert table.refusal(0, "move farmer front-3") == ("PT-3.4", "no-fifth-spot", ())


@rule("PT-3.4")
@pytest.mark.parametrize("building", list(EACH_BUILDING))
def test_one_level_2_building_opens_a_third_spot_in_the_front(building: str) -> None:
    table = Table(Kingdom(hand=["knight", "knight", "knight"], buildings={building: 2}))
    table.deploy(0, "knight front-1", "knight front-2", "knight front-3")
    table.to("construction")
    assert table.units(0) == {"front-1": "knight", "front-2": "knight", "front-3": "knight"}
    assert table.strength(0) == 12


@rule("PT-3.4")
def test_the_fifth_spot_opens_in_the_deployment_after_the_building() -> None:
    table = Table(Kingdom(front=["forest-spirit"]), at="construction")
    table.play(0, "construct town 2")
    table.to("draft")
    table.to("plan")
    assert table.allows(0, "move forest-spirit front-3")
    assert table.cite(1, f"place {table.hand(1)[0]} front-3") == "PT-3.4"


@rule("PT-3.5")
def test_five_spots_are_the_most_with_any_number_of_level_2_buildings() -> None:
    hand = ["farmer", "miner", "knight", "archer", "cook", "monkey"]
    table = Table(Kingdom(hand=hand, gold=9, buildings=dict.fromkeys(EACH_BUILDING, 2)))
    assert table.view(0)["players"][0]["places"] == 5
    for unit, spot in zip(hand, ("front-1", "front-2", "front-3", "back-1", "back-2"), strict=False):
        table.play(0, f"place {unit} {spot}")
    assert {m.verb for m in GAME.legal(table.state, 0) if "monkey-1" in GAME.write(m)} == {"keep"}


@rule("PT-3.6")
def test_buildings_take_no_unit_spot() -> None:
    table = Table(Kingdom(hand=["farmer", "farmer", "farmer", "cook"], buildings=EACH_BUILDING))
    table.deploy(0, "farmer front-1", "farmer front-2", "farmer back-1", "cook back-2")
    table.to("construction")
    assert len(table.units(0)) == 4


@rule("PT-3.7")
def test_buildings_that_are_not_constructed_can_be_looked_at_in_every_phase() -> None:
    table = Table(Kingdom(buildings={"mine": 1}), at="draft")
    for ask in ("draft", "plan", "construction"):
        table.to(ask)
        view = table.view(0)
        assert {name: view["players"][0]["levels"][name] for name in view["buildings"]} == {
            "barracks": 0, "mine": 1, "tavern": 0, "temple": 0, "town": 0,
        }  # fmt: skip


@rule("PT-3.8", "PT-3.9", "PT-3.10", "PT-3.11", "PT-3.12")
def test_a_building_has_two_sides() -> None:
    for building in BUILDINGS:
        assert words_of(GAME).has(f"building.{building.key}.name")
        assert words_of(GAME).has(f"building.{building.key}.level1")
        assert words_of(GAME).has(f"building.{building.key}.level2")
        assert len(building.needs) == len(building.lp) == 2
        assert all(sum(need) > 0 for need in building.needs)
        one, two = building.abilities(1), building.abilities(2)
        assert building.abilities(0) == ()
        assert len(one) == (2 if building.key == "town" else 1)  # Town's one ability makes two resources
        assert two == one + building.level2
        assert len(building.level2) == (2 if building.key == "port" else 1)
        assert building.lp[1] > building.lp[0] > 0


@rule("PT-3.13")
def test_there_are_three_resources() -> None:
    table = Table(Kingdom(front=["woodcutter", "farmer"], back=["miner"]))
    assert table.view(0)["players"][0]["resources"] == {"wood": 1, "food": 1, "crystal": 1}
    assert {ability.what for unit in UNITS for ability in unit.does("make")} == {"wood", "food", "crystal"}


@rule("PT-3.14", "PT-3.15")
def test_resources_are_what_the_cards_in_play_make_now() -> None:
    table = Table(Kingdom(front=[aged("forest-spirit"), "miner"], buildings={"town": 1}))
    assert table.makes(0) == (4, 1, 1)
    table.play(0, "discard miner", "ready")
    table.to("construction")
    assert table.makes(0) == (4, 1, 0)
    table.to("draft")  # the Forest Spirit has died, nothing of its Wood is left over
    assert table.makes(0) == (1, 1, 0)


@rule("PT-3.16")
def test_resources_are_needed_to_construct_and_are_counted_by_abilities() -> None:
    with_food = Table(Kingdom(front=["farmer", "cook"]))
    without = Table(Kingdom(front=["cook"]))
    for table, income in ((with_food, 3), (without, 2)):
        table.to("construction")
        assert table.income(0) == income
        assert table.allows(0, "construct tavern 1") == (income == 3)


@rule("PT-3.17", "PT-8.11")
def test_resources_are_checked_and_not_spent() -> None:
    table = Table(Kingdom(front=["woodcutter"], gold=9), at="construction")
    table.play(0, "construct mine 1")
    table.to("draft")
    assert table.gold(0) == 9
    assert table.makes(0) == (1, 0, 1)
    table.to("plan")
    table.to("construction")
    assert table.allows(0, "construct barracks 1")  # the same Wood serves again


@rule("PT-3.18")
def test_an_ability_is_applied_in_its_phase_for_all_units_and_buildings() -> None:
    table = Table(Kingdom(front=["blacksmith", "rogue"], back=["peddler", aged("sculptor")], buildings={"temple": 2}))
    table.to("construction")
    assert table.lp(0) == {"war": 6, "temple": 2}
    assert table.gold(0) == 3 + 2 + (2 + 1 + 1 + 2)  # Rogue in the Wars; then basis, Blacksmith, Peddler, Temple
    table.to("draft")
    assert table.lp(0) == {"war": 6, "temple": 2, "sculptor": 3}


@rule("PT-3.18")
def test_at_the_end_only_what_is_for_the_end_is_applied() -> None:
    table = Table(Kingdom(front=["blacksmith", aged("relic-of-wisdom")], artifacts=["hourglass"]), legends=True, turn=4, at="construction")
    table.to("end")
    assert not {"blacksmith"} & set(table.lp(0))
    assert "relic-of-wisdom" in table.lp(0)


@rule("PT-3.19")
def test_a_reveal_ability_triggers_once() -> None:
    table = Table(Kingdom(hand=["necromancer", "salamander"]))
    table.deploy(0, "necromancer front-1", "salamander front-2")
    table.to("construction")
    assert table.ages(0) == {"necromancer": 0, "salamander": 1}
    table.to("draft")
    assert table.ages(0) == {"necromancer": 1, "salamander": 2}
    table.to("plan")
    table.to("construction")
    assert table.ages(0) == {"necromancer": 1, "salamander": 2}


@rule("PT-3.20")
def test_a_deployment_ability_without_reveal_icon_works_in_every_deployment() -> None:
    table = Table(Kingdom(front=["farmer", "relic-of-wisdom"], hand=["master-alchemist"]), turn=1)
    table.deploy(0, "master-alchemist back-1")
    table.to("age_by_food")
    table.play(0, "age relic-of-wisdom")
    table.to("construction")
    assert table.age(0, "relic-of-wisdom") == 1
    table.to("draft")
    table.to("age_by_food")
    table.play(0, "age relic-of-wisdom")
    table.to("construction")
    assert table.age(0, "relic-of-wisdom") == 3


@rule("PT-3.21")
def test_a_star_marks_a_strength_that_an_ability_can_change() -> None:
    stars = {unit.key for unit in UNITS if unit.star}
    changing = {unit.key for unit in UNITS for ability in unit.does("war") if ability.what.startswith("strength")}
    assert stars == changing
    assert stars == {
        "cerberus", "colossus", "dragon", "giant-snake", "leviathan", "manticore", "militiaman", "ogre", "salamander", "strategist",
        "relic-of-war", "castellan", "squire", "wolf",
    }  # fmt: skip

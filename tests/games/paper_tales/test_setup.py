"""Set-up with the expansions (PT-V.7 to PT-V.16), and what is in the boxes (PT-C)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from taletable.engine.fields import BadPosition
from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.paper_tales.cards import ARTIFACTS, BUILDING_KEYS, BUILDINGS, SET_OF, UNITS
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.setup import can_be_drawn, tiles
from taletable.games.paper_tales.state import Kingdoms
from taletable.testing import rule

FIXED = {"mine", "tavern", "temple", "town"}
GATES = {"abbey", "clock-tower", "crypt", "library", "port", "watchtower"}
LEGENDS = {"inn", "royal-palace", "sawmill"}


def new(seed: int = 0, *, units: bool = False, buildings: bool = False, legends: bool = False, seats: int = 3) -> Kingdoms:
    """A new game with some expansions."""
    options = {"gates_units": units, "gates_buildings": buildings, "legends": legends}
    return GAME.new(seats, options, Luck(bytes([seed])))


def pile(state: Kingdoms) -> set[str]:
    """All cards of the game."""
    return {GAME.ident("card", card) for card in [*state.draw, *[card for pack in state.pack for card in pack]]}


def names(state: Kingdoms) -> list[str]:
    """The Buildings on offer."""
    return [BUILDING_KEYS[b] for b in state.buildings]


@rule("PT-C.12", "PT-V.7", "PT-V.8", "PT-V.13", "PT-V.14")
@pytest.mark.parametrize(("units", "legends", "size"), [(False, False, 81), (True, False, 101), (False, True, 125), (True, True, 145)])
def test_the_draw_pile_has_the_cards_of_the_sets_in_use(units: bool, legends: bool, size: int) -> None:
    for buildings in (False, True):
        state = new(units=units, buildings=buildings, legends=legends)
        assert len(pile(state)) == len(state.draw) + 3 * 5 == size


@rule("PT-C.8", "PT-V.8")
def test_beyond_the_gates_has_20_unit_cards_and_6_buildings() -> None:
    assert sum(unit.copies for unit in UNITS if unit.set == "gates") == Counter(SET_OF)["gates"] == 20
    assert len([unit for unit in UNITS if unit.set == "gates"]) == 13
    assert {building.key for building in BUILDINGS if building.set == "gates"} == GATES
    assert pile(new(units=True)) - pile(new()) == {GAME.ident("card", c) for c, name in enumerate(SET_OF) if name == "gates"}


@rule("PT-C.9", "PT-V.13", "PT-V.14")
def test_what_forges_legends_has_26_unit_cards_18_artifacts_and_3_buildings() -> None:
    assert sum(unit.copies for unit in UNITS if unit.set == "legends") == 26
    assert sum(artifact.copies for artifact in ARTIFACTS) == 18
    assert {building.key for building in BUILDINGS if building.set == "legends"} == LEGENDS
    added = pile(new(legends=True)) - pile(new())
    assert len(added) == 26 + 18
    assert {"titan-1", "shield-of-power-2"} <= added


@rule("PT-C.3", "PT-2.7", "PT-V.7")
def test_without_new_buildings_there_are_the_five() -> None:
    for units in (False, True):
        assert set(names(new(units=units))) == FIXED | {"barracks"}


@rule("PT-V.9", "PT-V.10", "PT-V.12", "PT-C.10")
def test_beyond_the_gates_draws_3_of_7_tiles() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(200):
        offered = names(new(seed, buildings=True))
        assert len(offered) == 7
        assert set(offered) >= FIXED
        drawn.update(set(offered) - FIXED)
    assert set(drawn) == GATES | {"barracks"}
    assert min(drawn.values()) > 200 * 3 / 7 / 2


@rule("PT-V.11", "PT-V.16", "PT-C.10")
def test_with_both_expansions_3_of_10_tiles_are_drawn() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(200):
        offered = names(new(seed, buildings=True, legends=True))
        assert len(offered) == 7
        drawn.update(set(offered) - FIXED)
    assert set(drawn) == GATES | LEGENDS | {"barracks"}
    assert min(drawn.values()) > 200 * 3 / 10 / 2


@rule("PT-V.15", "PT-R.56")
@pytest.mark.parametrize("units", [False, True])
def test_legends_without_the_buildings_module_adds_2_of_its_3(units: bool) -> None:
    drawn = {frozenset(names(new(seed, units=units, legends=True))) - FIXED - {"barracks"} for seed in range(60)}
    assert drawn == {frozenset(LEGENDS - {name}) for name in LEGENDS}
    assert len(names(new(units=units, legends=True))) == 7


@rule("PT-V.12", "PT-8.2")
def test_all_monarchs_can_construct_the_same_seven() -> None:
    state = new(3, buildings=True, legends=True, seats=4)
    while state.frames[-1].rule != "construction":
        legal = GAME.legal(state, GAME.asked(state)[0])
        GAME.step(state, next((m for m in legal if m.verb == "ready"), legal[0]), Run(Luck(b"quiet"), quiet=True))
    for seat in range(4):
        offered = {BUILDING_KEYS[m.args[0]] for m in GAME.offers(state, seat) if m.verb == "construct"}
        assert offered == set(names(state))


@rule("PT-V.7", "PT-V.13")
def test_every_mix_can_be_set_up() -> None:
    for units, buildings, legends in product((False, True), repeat=3):
        state = new(units=units, buildings=buildings, legends=legends)
        assert can_be_drawn(state.options, state.buildings)
        fixed, rest, number = tiles(state.options)
        assert len(state.buildings) == len(fixed) + number
        assert set(state.buildings) <= {*fixed, *rest}


def test_a_position_needs_the_cards_and_buildings_of_its_options() -> None:
    data = GAME.dump(new())
    for change, where in (
        ({"options": {**data["options"], "gates_units": True}}, "position"),
        ({"buildings": [*data["buildings"], "abbey"]}, "buildings"),
        ({"buildings": data["buildings"][1:]}, "buildings"),
        ({"buildings": ["nowhere"]}, "buildings[0]"),
        ({"buildings": 5}, "buildings"),
        ({"draw": [*data["draw"][1:], "imp-1"]}, "draw"),
    ):
        with pytest.raises(BadPosition) as bad:
            GAME.load({**data, **change})
        assert bad.value.where == where

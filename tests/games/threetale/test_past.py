"""The Past Phase, the Map and its tiles (TT-4, TT-5)."""

from __future__ import annotations

from taletable.games.threetale.land import CELL_KEYS, FIRST_CELL, adjacent, spaces_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.tiles import PORTAL, TREE
from taletable.testing import rule

from .table import Hero, Table, name, space
from .test_prophecy import chosen, start


def fresh(*tiles: str) -> Table:
    """The first turn of a game whose tiles come in this order."""
    table = Table(deck=tiles, tiles_left=30)
    table.match.state = chosen(start())
    s = table.state
    pile = list(GAME.dump(s)["decks"]["tiles"]) + ([GAME.deck.ids[s.tile]] if s.tile >= 0 else [])
    rest = [card for card in pile if card not in tiles]
    order = [*rest, *reversed(tiles)]
    s.tile = GAME.deck.number[order.pop()]
    s.decks[12] = tuple(GAME.deck.number[card] for card in order)
    return table


@rule("TT-4.1", "TT-4.2", "TT-4.3", "TT-R.9", "TT-R.11", "TT-4.E1", "TT-C.14")
def test_the_first_turn() -> None:
    """The example tile: Battle 1, Treasure 3, White Stone, one free space."""
    table = fresh("tile-10", "tile-2", "tile-3")
    assert table.ask == "lay_tile"
    assert {act.split()[1] for act in table.options()} == {CELL_KEYS[FIRST_CELL]}
    table.play(f"lay {CELL_KEYS[FIRST_CELL]} 0")
    assert table.ask == "set_out"
    assert table.state.objects == {}
    assert table.options() == [f"set-out {name(0, 1)}"]
    assert table.cite(f"set-out {name(1, 1)}") == "TT-R.10"
    table.play(f"set-out {name(0, 1)}")
    assert [table.thing(0, 0), table.thing(1, 0), table.thing(1, 1)] == ["battle-1", "treasure-3", "white"]
    assert table.ask == "turn"
    assert table.state.at[0] == space(0, 1)


@rule("TT-R.10")
def test_a_tile_without_empty_space() -> None:
    """A tile of stones and a Portal: any space of it will do, but not beside a Hero and not in a Tree."""
    table = fresh("tile-22", "tile-12")
    table.play(f"lay {CELL_KEYS[FIRST_CELL]} 0")
    assert len(table.options()) == 4
    table.play(f"set-out {name(0, 0)}")
    table.finish_turn()
    table.play(f"lay {CELL_KEYS[FIRST_CELL + 1]} 0")
    assert table.cite(f"set-out {name(3, 1)}") == "TT-5.7"
    assert table.options() == [f"set-out {name(3, 0)}"]


@rule("TT-4.4", "TT-4.E2", "TT-R.21", "TT-C.2", "TT-4.10")
def test_the_youngest_son_begins() -> None:
    """Speed 2 and 1 Action: one or two spaces, and one Action on the way."""
    table = fresh("tile-10")
    table.play(f"lay {CELL_KEYS[FIRST_CELL]} 0", f"set-out {name(0, 1)}")
    hero = table.view()["players"][0]
    assert (hero["steps_left"], hero["actions_left"]) == (2, 1)
    table.walk((1, 1))
    table.claim(1, 1)
    table.play("raise love")
    table.walk((0, 1))
    assert table.cite(f"walk {name(1, 1)}") == "TT-6.3"


@rule("TT-4.5", "TT-5.3", "TT-5.2", "TT-R.9")
def test_later_tiles_are_turned_and_attached() -> None:
    table = Table()
    table.finish_turn()
    assert table.ask == "lay_tile"
    cells = {act.split()[1] for act in table.options()}
    assert len(cells) == 8
    assert len(table.options()) == 8 * 4
    corner = next(act for act in table.offers() if act.split()[1] not in cells)
    assert table.cite(corner) == "TT-5.2"


@rule("TT-4.6", "TT-5.5", "TT-5.E1", "TT-C.15", "TT-5.9")
def test_objects_of_a_new_tile() -> None:
    """The sixth tile of the example: White Stone, Red Stone, Level 3 Treasure; what was claimed stays gone."""
    table = Table(Hero(at=(1, 1)), Hero(), deck=["tile-11"])
    table.claim(1, 1)
    table.play("raise hope")
    table.finish_turn()
    table.play(f"lay {CELL_KEYS[FIRST_CELL - 1]} 1")
    assert [table.thing(-1, 0), table.thing(-1, 1), table.thing(-2, 1)] == ["white", "red", "treasure-3"]
    assert table.thing(-2, 0) is None
    assert table.thing(1, 1) is None
    fixed = Table(Hero(), Hero(), deck=["tile-12"])  # Trees and Portals are part of the tile
    fixed.finish_turn()
    fixed.play(f"lay {CELL_KEYS[FIRST_CELL - 1]} 0")
    sorts = {fixed.state.chart.print_of[at] for at in spaces_of(FIRST_CELL - 1) if at in fixed.state.objects}
    assert TREE in {fixed.state.chart.print_of[at] for at in spaces_of(FIRST_CELL - 1)}
    assert not sorts & {TREE, PORTAL}


@rule("TT-5.4")
def test_a_placed_tile_stays() -> None:
    table = Table()
    before = table.state.land
    table.finish_turn()
    table.play(f"lay {CELL_KEYS[FIRST_CELL - 1]} 0")
    assert table.state.land[:4] == before


@rule("TT-5.1")
def test_a_tile_has_four_spaces() -> None:
    assert sorted(spaces_of(FIRST_CELL)) == [space(0, 0), space(1, 0), space(0, 1), space(1, 1)]


@rule("TT-5.6", "TT-5.7", "TT-R.12", "TT-7.18")
def test_trees_block_steps_but_no_gifts() -> None:
    table = Table(Hero(at=(1, 1), artifacts=["ash-staff"]), Hero(at=(0, 0)), land=[(12, 0, 0, 1), (7, 1, 0, 0)])
    assert table.state.chart.print_of[space(0, 1)] == 1
    assert table.cite(f"walk {name(0, 1)}") == "TT-5.7"
    assert not any(thing in ("tree", "portal", "altar") for thing in table.view()["objects"].values())
    assert adjacent(space(1, 1), space(0, 0))
    assert table.allows("give 1 ash-staff")


@rule("TT-5.10", "TT-R.47")
def test_an_altar_brings_an_offering() -> None:
    table = Table(Hero(at=(0, 0), endeavour=3), deck=["tile-17"])
    table.claim(0, 0)
    table.play("sacrifice", "done")
    assert table.cite("sacrifice") == "TT-7.1"
    table.finish_turn()
    table.play(f"lay {CELL_KEYS[FIRST_CELL - 1]} 0")
    assert table.thing(-2, 0) == "offering"


@rule("TT-4.7", "TT-4.8", "TT-4.13", "TT-6.6")
def test_moving_and_acting_are_optional() -> None:
    table = Table()
    table.play("end")
    assert table.state.active == 1


@rule("TT-4.9", "TT-4.2")
def test_a_later_turn_starts_where_the_last_one_ended() -> None:
    """Only in its first turn a Hero is put on the new tile."""
    table = Table()
    table.walk((1, 1))
    table.finish_turn()
    for _ in range(2):
        table.play(table.options()[0])
        table.finish_turn()
    table.play(table.options()[0])
    assert (table.seat, table.ask, table.state.at[0]) == (0, "turn", space(1, 1))


@rule("TT-4.11", "TT-R.20", "TT-9.15")
def test_faith_cards_come_before_the_tile() -> None:
    table = Table(Hero(), Hero(faith=3), deck=["busy-hands"])
    table.finish_turn()
    assert table.ask == "lay_tile"
    assert table.cards("bonus", 1) == ["busy-hands"]
    kinds = [event.kind for event in table.events]
    assert kinds.index("drew-bonus") < kinds.index("drew-tile")


@rule("TT-4.12", "TT-15.3", "TT-9.16")
def test_bonus_cards_are_discarded_at_the_end() -> None:
    table = Table(Hero(bonus=["busy-hands", "strong-arm"], endurance=3))
    table.play("play strong-arm 1", "end")
    assert table.ask == "evening"
    table.play("done")
    assert table.cards("bonus", 0) == table.cards("played", 0) == []
    assert {"busy-hands", "strong-arm"} <= set(table.cards("discard"))


@rule("TT-4.14", "TT-R.19")
def test_the_past_ends_with_the_turn_of_the_last_tile() -> None:
    table = Table(tiles_left=1)
    table.finish_turn()
    assert table.view()["decks"]["tiles"] == {"count": 0}
    table.play(table.options()[0])
    assert table.ask == "turn"
    assert table.state.phase == 1
    table.finish_turn()
    assert table.told("phase")[-1]["phase"] == "present"


@rule("TT-4.15", "TT-22.2")
def test_thirty_tiles_are_ten_turns_each() -> None:
    table = fresh()
    turns = [0, 0, 0]
    while table.state.phase == 1:
        turns[table.state.active] += table.ask == "lay_tile"
        assert table.state.round == max(turns)
        quiet = [act for act in table.options() if act in ("end", "done")] or table.options()
        table.play(quiet[0])
        assert not table.state.over
    assert turns == [10, 10, 10]
    assert len(table.state.land) == 30

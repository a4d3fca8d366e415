"""The Future Phase, scoring, and the eight chapters of the Future Book (TT-19, TT-20, TT-F)."""

from __future__ import annotations

from typing import Any

import pytest

from taletable.engine.state import Frame
from taletable.games.threetale.battle import enemy_strength
from taletable.games.threetale.deck import DECK, OMEN_PILE
from taletable.games.threetale.ending import lines
from taletable.games.threetale.enemies import PIECES
from taletable.games.threetale.land import cell_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.prophecies import PROPHECY_KEYS
from taletable.games.threetale.scenario import reachable
from taletable.games.threetale.scenarios import SCENARIOS
from taletable.games.threetale.state import FUTURE
from taletable.games.threetale.tiles import THINGS
from tests.rules import rule

from .table import ROOM, Hero, Table, name, space
from .test_prophecy import tale

WIDE = (*ROOM, (1, 2, 0, 0), (2, 2, 1, 0), (3, 3, 0, 0), (12, 3, 1, 0), (28, 4, 0, 0), (11, 4, 1, 0))
"""Ten tiles: two Altars, two Portals, two Trees."""


REST = [tile for tile in range(1, 31) if tile not in [placed[0] for placed in WIDE]]
LARGE = (*WIDE, *[(tile, i % 5, 2 + i // 5, 0) for i, tile in enumerate(REST)])
"""All thirty tiles."""


def future(scenario: str, *heroes: Hero, **more: Any) -> Table:
    """A Hero's turn in a Future on the wide Map."""
    table = Table(*heroes, land=more.pop("land", WIDE), scenario=scenario, **more)
    quiet = {
        0: "owl-calls-once",
        1: "silent-street",
        3: "a-clearing",
        4: "yesterday-again",
        5: "static",
        6: "blue-flicker",
        7: "empty-frame",
    }
    omen = quiet.get(table.state.fate, "bribed-guards")
    stack(table, omen)
    return table


def stack(table: Table, omen: str) -> None:
    """The next Omen."""
    rest = [card for card in table.state.decks[OMEN_PILE] if card != DECK.number[omen]]
    table.state.decks[OMEN_PILE] = (*rest, DECK.number[omen])


def foe(table: Table, piece: str, at: tuple[int, int], harm: int = 0, mark: int = -1) -> None:
    """Put a foe on a space."""
    number = PIECES.index(piece)
    rest = tuple(other for other in table.state.foes if other[0] != number)
    table.state.foes = (*rest, (number, space(*at), harm, mark))


def only(table: Table, *pieces: str) -> None:
    """Take all other foes from the Map."""
    table.state.foes = tuple(other for other in table.state.foes if PIECES[other[0]] in pieces)


def things(table: Table, thing: str) -> list[int]:
    """Where tokens of a sort lie."""
    return [at for at, what in table.state.objects.items() if THINGS[what] == thing]


def stand(table: Table, at: int, seat: int = 0) -> None:
    """Put a Hero on a space."""
    table.state.at[seat] = at


def mow(table: Table) -> None:
    """Take all glass from the Map."""
    for at in things(table, "thicket"):
        del table.state.objects[at]


def forge(table: Table, *at: int) -> None:
    """Let an Altar be the forge of the rings."""
    table.state.tally = (*table.state.tally[:7], space(*at))


def world(table: Table) -> None:
    """End the turns of this round, and let the world move until somebody is asked."""
    while table.state.active >= 0 and table.ask in ("turn", "evening"):
        before = table.state.round
        table.finish_turn() if table.ask == "turn" else table.play("done")
        if table.ask == "end" or table.state.round != before:
            return


# In general


@rule("TT-19.1", "TT-19.2", "TT-R.64", "TT-4.11")
def test_a_turn_without_a_tile() -> None:
    table = future("iron-masks", Hero(), Hero(faith=3))
    only(table, "old-man-of-iron-1")
    table.finish_turn()
    assert table.ask == "turn"
    assert table.state.active == 1
    assert len(table.cards("bonus", 1)) == 1
    table.finish_turn()
    assert table.cards("bonus", 1) == []
    table.finish_turn()
    assert table.told("omen")
    assert table.state.round == 2
    assert table.state.active == 0


@rule("TT-19.5", "TT-C.87", "TT-19.6", "TT-R.91", "TT-C.88", "TT-R.93")
def test_one_exchange_for_an_action_and_damage_stays() -> None:
    """A foe on the same or a neighbouring space; no escape; it draws Enemy Bonus Cards."""
    table = future("iron-masks", Hero(at=(1, 0), speed=30, love=3, endeavour=3), deck=["yawning", "full-belly"])
    foe(table, "iron-mask-1", (2, 0))
    table.roll(1, 1, 0)
    table.play("attack iron-mask-1")
    assert len(table.view()["ambush"]) == 1
    assert table.cite("escape") == "TT-19.6"
    table.roll(*(0,) * 7)
    table.play("strike")
    assert table.ask == "turn"
    assert table.view()["scenario"]["defence"]["iron-mask-1"] == 16 - 2
    assert table.cite("attack iron-mask-1") == "TT-R.93"
    foe(table, "iron-mask-2", (1, 0), harm=15)
    table.roll(1, 1, 1)
    table.play("attack iron-mask-2", "strike")
    assert table.told("defeated")
    far = future("iron-masks", Hero(at=(1, 0)))
    foe(far, "iron-mask-1", (2, 1))
    assert not any(act == "attack iron-mask-1" for act in far.offers())


@rule("TT-19.7", "TT-R.86", "TT-19.6")
def test_a_raid() -> None:
    """One attack round in the Scenario's step; Hope, Artifacts and Spirit help, escape does not."""
    table = future("the-beginning", Hero(at=(1, 0), hope=3, artifacts=["basil-wreath"]), Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(table, "shadow-hound-1", (2, 0))
    table.roll(1, 1)
    world(table)
    assert table.ask == "assault"
    assert table.seat == 0
    assert "escape" not in table.offers()
    table.play("flip die-1", "use basil-wreath")
    assert table.view()["battle"]["damage"] == 0
    table.play("take")
    assert table.state.round == 2
    assert table.state.worn[0] == ()
    blocked = future("the-beginning", Hero(at=(1, 0)), Hero(at=(9, 0)), Hero(at=(8, 0)), turn=2)
    foe(blocked, "shadow-hound-1", (2, 0))
    blocked.roll(1, 1)
    world(blocked)
    blocked.play("block")
    assert blocked.state.spirit[0] == 2


@rule("TT-R.89")
@pytest.mark.parametrize("omen", ["cold-breath", "smell-of-bread", "hound-lifts-its-head", "moon-behind-clouds"])
def test_omens(omen: str) -> None:
    table = future("the-beginning", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    foe(table, "shadow-hound-1", (3, 0) if omen == "moon-behind-clouds" else (9, 0))
    stack(table, omen)
    before = table.state.foes[0][1]
    world(table)
    if omen == "cold-breath":
        assert table.view()["players"][0]["steps_left"] == 2
        assert table.state.chill == [0, 1, 1]
    elif omen == "smell-of-bread":
        assert table.ask == "raise"
        table.play("raise love", "raise love", "raise love")
    elif omen == "hound-lifts-its-head":
        assert abs(table.state.foes[0][1] - before) == 4
    else:
        assert table.state.foes[0][1] == before
        assert not table.told("raid")
    assert table.state.omen == -1
    assert omen in table.cards("discard")


@rule("TT-R.89")
def test_toll_and_fury() -> None:
    table = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table, "old-man-of-iron-1")
    foe(table, "old-man-of-iron-1", (9, 3))
    stack(table, "hammer-on-the-gate")
    world(table)
    assert [table.ask, table.seat] == ["lose", 0]
    table.play("lose love", "lose love", "lose love")
    assert [table.total(seat) for seat in range(3)] == [11, 11, 11]
    fury = future("iron-masks", Hero(at=(1, 0)), Hero(at=(0, 1)), Hero(at=(0, 0)), turn=2)
    only(fury)
    foe(fury, "iron-mask-1", (2, 0))
    foe(fury, "old-man-of-iron-1", (9, 3))
    stack(fury, "red-hot-masks")
    fury.roll(*(1,) * 9)
    world(fury)
    assert enemy_strength(fury.state) == 9


@rule("TT-1.3", "TT-19.9", "TT-R.67")
def test_the_win_ends_the_game_at_once() -> None:
    table = future("the-beginning", Hero(at=(1, 0), stones=1), round=4)
    table.state.tally = (2, table.state.tally[1])
    table.play(f"do stone {name(1, 0)}")
    assert table.ask == "end"
    assert table.result.winners == (0, 1, 2)
    assert table.result.verdict == "won"
    assert table.view()["chapter"]["win"]


@rule("TT-1.5", "TT-19.9", "TT-R.67", "TT-R.68")
def test_time_runs_out() -> None:
    table = future("the-beginning", Hero(at=(9, 3)), Hero(at=(8, 0)), Hero(at=(9, 0)), turn=2, round=4)
    only(table)
    world(table)
    assert table.ask == "end"
    assert table.view()["outcome"] == "time-up"
    assert table.result.winners == ()
    assert "future-quest" not in dict(table.result.lines[0])
    assert table.view()["chapter"]["loss"]


@rule("TT-R.67")
def test_death_is_stronger_than_victory() -> None:
    """A payment that wins and kills in one loses."""
    table = future("parallel-land", Hero(at=(1, 0), virtues=0, love=2))
    table.state.tally = tuple(3 if i % 2 else at for i, at in enumerate(table.state.tally))
    table.state.tally = (*table.state.tally[:1], 1, *table.state.tally[2:])
    table.play(f"do cross {name(1, 0)}")
    assert table.view()["outcome"] == "hero-died"


# Points


@rule("TT-20.3", "TT-20.4", "TT-20.5", "TT-20.6", "TT-20.7", "TT-20.8", "TT-20.9", "TT-20.E1", "TT-R.55", "TT-20.1", "TT-C.30")
def test_the_example_of_the_book() -> None:
    """Virtues 19/12/13, 2-point rows 14/10/18 and 16/24/18, Artifacts 33/30/24, Stones 0/0/30, Spirit 15/15/30, Quest 300: 621."""
    threes = ["rhomphaia", "mace-of-the-giant", "golden-quiver", "thunder-in-a-gourd", "moon-diadem", "winged-sandals"]
    twos = ["felt-helm", "cornel-bow", "harvest-sickle"]
    heroes = (
        Hero(virtues=3, love=4, shevitsa=7, speed=8, spirit=1, artifacts=[*threes[:2], twos[0], "ash-staff"], talents=()),
        Hero(virtues=2, shevitsa=5, speed=12, spirit=1, artifacts=[*threes[2:4], twos[1]]),
        Hero(virtues=2, love=3, shevitsa=9, speed=9, spirit=2, stones=1, artifacts=threes[4:]),
    )
    table = Table(*heroes, scenario="broken-clockwork")
    s = table.state
    rows = [dict(lines(s, seat)) for seat in range(3)]
    assert [row["virtues"] for row in rows] == [19, 12, 13]
    assert [row["shevitsa"] for row in rows] == [14, 10, 18]
    assert [row["speed"] for row in rows] == [16, 24, 18]
    assert [row["artifacts"] for row in rows] == [33, 30, 24]
    assert [row["stones"] for row in rows] == [0, 0, 30]
    assert [row["spirit"] for row in rows] == [15, 15, 30]
    s.tally = tuple(60 if i % 2 else at for i, at in enumerate(s.tally))
    s.talents = [(talent_of(hero, 0), talent_of(hero, 2), talent_of(hero, 4)) for hero in s.hero]
    table.walk((1, 1))
    assert table.result.scores == (621, 621, 621)


def talent_of(hero: int, n: int) -> int:
    """The nth Talent of a Hero."""
    return 6 * hero + n


# Set-up on every Map


@rule("TT-C.78", "TT-C.79", "TT-18.5", "TT-C.81", "TT-C.82")
@pytest.mark.parametrize("key", PROPHECY_KEYS)
@pytest.mark.parametrize("seed", range(4))
def test_every_chapter_works_on_every_map(key: str, seed: int) -> None:
    """Heroes that wander at random through a Past; then everything that the chapter lays out can be reached by all."""
    from random import Random

    from taletable.engine.match import Match

    random = Random(seed)
    match = Match(GAME, 3, {"tale": key, "difficulty": "brutal"}, seed=bytes([seed]))
    quiet = ("walk", "lay", "end", "done", "become", "next", "set-out", "jump", "raise", "learn", "keep")
    state = tale(match)
    while state.phase != FUTURE:
        assert not state.over
        legal = [m for m in GAME.legal(state, GAME.asked(state)[0]) if m.verb in quiet]
        match.play(random.choice(legal))
        state = tale(match)
    far = reachable(state)
    laid = [at for at, thing in state.objects.items() if THINGS[thing] != "thicket"]
    assert all(at in far for at in laid)
    assert all(foe[1] in far for foe in state.foes)
    assert laid or state.foes
    assert not SCENARIOS[state.fate].won(state)
    assert set(state.objects) <= set(state.chart.print_of)


# 0: The Beginning


@rule("TT-F0.1", "TT-F0.2", "TT-C.80", "TT-C.83", "TT-C.84")
def test_the_beginning_set_up() -> None:
    table = future("the-beginning")
    assert len(things(table, "ember")) == 5
    assert table.view()["scenario"]["places"] == [name(0, 0)]
    assert [foe["piece"] for foe in table.view()["foes"]] == ["shadow-hound-1"]
    assert (table.state.limit, SCENARIOS[0].points) == (4, 100)
    far = reachable(table.state)
    assert far[table.state.foes[0][1]] == max(far.values())


@rule("TT-F0.3", "TT-F0.4", "TT-F0.5", "TT-C.89", "TT-R.94")
def test_embers_to_the_hearth() -> None:
    table = future("the-beginning", Hero(at=(1, 0), endeavour=11))
    only(table)
    for ember in things(table, "ember")[:3]:
        stand(table, ember)
        table.play(f"claim {GAME.ident('space', ember)}")
    assert table.view()["players"][0]["bundle"] == ["ember"] * 3
    assert not any(act.startswith("do light") for act in table.offers())
    stand(table, space(1, 0))
    table.play(f"do light {name(0, 0)}")
    assert table.result.winners == (0, 1, 2)
    empty = future("the-beginning", Hero(at=(0, 0)))
    assert empty.cite(f"do light {name(0, 0)}") == "TT-F0.4"


@rule("TT-F0.6", "TT-19.8", "TT-10.17")
def test_a_stone_is_an_ember() -> None:
    table = future("the-beginning", Hero(at=(1, 0), stones=1))
    table.play(f"do stone {name(1, 0)}")
    assert table.view()["scenario"]["done"] == 1
    assert table.state.stones[0] == 0
    assert table.view()["players"][0]["actions_left"] == 1


@rule("TT-F0.7")
def test_the_hound_walks_and_bites() -> None:
    table = future("the-beginning", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    foe(table, "shadow-hound-1", (8, 1))
    world(table)
    assert table.state.foes[0][1] != space(8, 1)
    assert not table.told("raid")
    near = future("the-beginning", Hero(at=(0, 0)), Hero(at=(0, 3)), Hero(at=(0, 1)), turn=2)
    foe(near, "shadow-hound-1", (3, 0))
    near.roll(1, 1)
    world(near)
    assert near.told("raid") == [{"kind": "raid", "piece": "shadow-hound-1", "seat": 0}]


# 1: Iron Masks


@rule("TT-F1.1", "TT-F1.2")
def test_iron_masks_set_up() -> None:
    table = future("iron-masks")
    pieces = [foe["piece"].rpartition("-")[0] for foe in table.view()["foes"]]
    assert pieces == ["iron-mask"] * 5 + ["iron-fiddler"] * 5 + ["old-man-of-iron"]
    assert (table.state.limit, SCENARIOS[1].points) == (6, 300)
    only(table)
    table.walk((1, 1))
    assert table.result.winners == (0, 1, 2)


@rule("TT-F1.3")
def test_the_old_man_is_shielded() -> None:
    table = future("iron-masks", Hero(at=(1, 0)))
    foe(table, "old-man-of-iron-1", (1, 1))
    assert table.cite("attack old-man-of-iron-1") == "TT-F1.3"
    only(table, "old-man-of-iron-1", "iron-mask-1", "iron-mask-2")
    assert table.allows("attack old-man-of-iron-1")


@rule("TT-F1.4")
def test_only_who_hears_a_hero_acts() -> None:
    table = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table)
    foe(table, "iron-mask-1", (8, 0))
    foe(table, "iron-mask-2", (4, 1))
    foe(table, "old-man-of-iron-1", (9, 3))
    world(table)
    spaces = {entry["piece"]: entry["space"] for entry in table.view()["foes"]}
    assert spaces["iron-mask-1"] == name(8, 0)
    assert spaces["iron-mask-2"] != name(4, 1)


@rule("TT-F1.5", "TT-R.89")
def test_the_old_man_whistles() -> None:
    table = future("iron-masks", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table)
    foe(table, "old-man-of-iron-1", (9, 3))
    stack(table, "the-old-man-whistles")
    world(table)
    assert {entry["piece"]: entry["space"] for entry in table.view()["foes"]}["iron-mask-1"] == name(9, 3)


@rule("TT-F1.6")
def test_a_stone_breaks_a_mask() -> None:
    table = future("iron-masks", Hero(at=(1, 0), stones=2))
    only(table, "old-man-of-iron-1")
    foe(table, "iron-mask-1", (3, 0))
    table.play(f"do stone {name(1, 0)}")
    assert [entry["piece"] for entry in table.view()["foes"]] == ["old-man-of-iron-1"]
    table.play(f"do stone {name(1, 0)}")
    assert table.state.foes[0][2] == 8


# 2: Nine Rings


@rule("TT-F2.1", "TT-F2.2")
def test_nine_rings_set_up() -> None:
    table = future("nine-rings")
    assert [len(things(table, f"{metal}-ring")) for metal in ("copper", "silver", "gold")] == [3, 3, 3]
    far = reachable(table.state)
    altars = sorted(table.state.chart.altars, key=lambda at: far[at])
    assert table.view()["scenario"]["places"] == [GAME.ident("space", altars[1])]
    assert (table.state.limit, SCENARIOS[2].points) == (5, 280)
    table.state.tally = (3, 3, 3, *table.state.tally[3:])
    table.walk((1, 1))
    assert table.result.winners == (0, 1, 2)


FIVE = (1, 1, 1, 1, 1)


@rule("TT-F2.3")
def test_rings_resist() -> None:
    table = future("nine-rings", Hero(endeavour=11))
    for metal, dice, held in (("copper", (), 1), ("silver", (0, *FIVE), 1), ("gold", (*FIVE, 0), 0), ("gold", (*FIVE, 1), 1)):
        ring = things(table, f"{metal}-ring")[0]
        stand(table, ring)
        table.state.bundle[0] = ()
        table.roll(*dice)
        table.play(f"claim {GAME.ident('space', ring)}")
        if dice:
            assert table.ask == "trial"
            table.play("accept")
        if table.ask == "lose":
            assert table.state.objects[ring] == THINGS.index("gold-ring")
            table.play("lose mercy", "lose mercy")
        assert len(table.state.bundle[0]) == held
    full = future("nine-rings", Hero())
    full.state.bundle[0] = (THINGS.index("copper-ring"),)
    ring = things(full, "copper-ring")[0]
    stand(full, ring)
    assert full.cite(f"claim {GAME.ident('space', ring)}") == "TT-F2.3"


@rule("TT-F2.4")
def test_rings_are_bound_at_the_forge() -> None:
    table = future("nine-rings", Hero(at=(1, 0), endeavour=11))
    assert f"do bind {name(0, 0)}" not in table.offers()
    forge(table, 0, 0)
    assert table.cite(f"do bind {name(0, 0)}") == "TT-F2.4"
    for metal in ("copper-ring", "gold-ring"):
        table.state.bundle[0] = (THINGS.index(metal),)
        table.play(f"do bind {name(0, 0)}")
    assert table.view()["scenario"]["bound"] == [1, 0, 1]
    table.state.bundle[0] = (THINGS.index("silver-ring"),)
    assert table.cite(f"do bind {name(0, 0)}") == "TT-F2.4"
    only(table)
    table.state.frames[2] = Frame("future_round", 3)
    world(table)
    table.state.bundle[0] = (THINGS.index("silver-ring"),)
    assert table.allows(f"do bind {name(0, 0)}")


@rule("TT-F2.5")
def test_the_goldsmith() -> None:
    table = future("nine-rings", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(table, "glitter-in-the-grass")
    ring = things(table, "gold-ring")[0]
    table.state.objects = {ring: THINGS.index("gold-ring")}
    beside = next(at for at in table.state.chart.beside[ring] if at not in table.state.chart.trees)
    table.state.foes = ((table.state.foes[0][0], beside, 0, -1),)
    world(table)
    while table.ask != "turn":
        table.play(table.options()[0])
    assert table.view()["scenario"]["stolen"] == [0, 0, 1]
    assert things(table, "gold-ring") == []
    smith = table.state.foes[0]
    table.state.foes = ((smith[0], table.state.at[0], 45, -1),)
    table.state.virtues[0] = 13
    table.state.speed[0] = 50
    table.play("attack goldsmith-1", "strike")
    assert table.view()["players"][0]["bundle"] == ["gold-ring"]
    surge = future("nine-rings", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(surge, "clink-of-coins")
    world(surge)
    assert len(surge.told("foe-walked")) == 2


@rule("TT-F2.6")
def test_a_stone_feeds_the_fire() -> None:
    """Two rings in a round, three with a Stone; before the first ring it would be wasted."""
    table = future("nine-rings", Hero(at=(1, 0), endeavour=11, stones=1))
    forge(table, 0, 0)
    assert table.cite(f"do stone {name(1, 0)}") == "TT-F2.6"
    for metal in ("copper-ring", "silver-ring", "gold-ring"):
        table.state.bundle[0] = (THINGS.index(metal),)
        if metal == "gold-ring":
            assert table.cite(f"do bind {name(0, 0)}") == "TT-F2.4"
            table.play(f"do stone {name(1, 0)}")
        table.play(f"do bind {name(0, 0)}")
    assert table.view()["scenario"]["bound"] == [1, 1, 1]


# 3: Forest of Glass


@rule("TT-F3.1", "TT-F3.7")
def test_forest_set_up() -> None:
    table = future("forest-of-glass", Hero(endeavour=11))
    assert len(things(table, "lantern")) == 12
    assert things(table, "thicket")
    gate = things(table, "gate")[0]
    far = reachable(table.state)
    assert far[gate] == max(far.values())
    assert table.state.foes == ()
    assert (table.state.limit, SCENARIOS[3].points) == (5, 260)
    lantern = things(table, "lantern")[0]
    stand(table, lantern)
    table.play(f"claim {GAME.ident('space', lantern)}")
    assert table.view()["scenario"]["lanterns"] == 1


@rule("TT-F3.2", "TT-F3.3")
def test_glass_grows_and_is_cut() -> None:
    table = future("forest-of-glass", Hero(at=(4, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2, land=LARGE)
    assert len(things(table, "thicket")) == 60
    mow(table)
    world(table)
    while table.ask == "lose":
        table.play("lose love")
    glass = things(table, "thicket")
    assert len(glass) == 24
    trees = set(table.state.chart.trees)
    assert all(set(table.state.chart.beside[at]) & (trees | set(glass)) for at in glass)
    beside, cut = next((at, space) for space in glass for at in table.state.chart.beside[space] if at not in trees and at not in glass)
    stand(table, beside)
    there = GAME.ident("space", cut)
    assert table.cite(f"walk {there}") == "TT-F3.2"
    table.play(f"do cut {there}", f"walk {there}")
    surge = future("forest-of-glass", Hero(at=(4, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2, land=LARGE)
    mow(surge)
    stack(surge, "roots-of-glass")
    world(surge)
    assert len(things(surge, "thicket")) == 24 + 2


@rule("TT-F3.4", "TT-F3.7")
def test_the_gate() -> None:
    table = future("forest-of-glass", Hero(), Hero(), Hero())
    gate = things(table, "gate")[0]
    stand(table, gate)
    assert table.cite(f"claim {GAME.ident('space', gate)}") == "TT-F3.4"
    table.state.tally = (11, gate)
    table.finish_turn()
    assert table.state.at[0] == gate
    table.state.at[0] = space(1, 0)
    table.state.tally = (12, gate)
    stand(table, gate, 1)
    table.finish_turn()
    assert table.state.at[1] == -1
    stand(table, gate, 2)
    table.finish_turn()
    while table.ask == "lose":
        table.play("lose love")
    stand(table, gate, 0)
    table.finish_turn()
    assert table.result.winners == (0, 1, 2)


@rule("TT-F3.5")
def test_splinters() -> None:
    table = future("forest-of-glass", Hero(at=(0, 0)), Hero(at=(3, 3)), Hero(at=(0, 3)), turn=2)
    table.state.objects[space(1, 0)] = THINGS.index("thicket")
    world(table)
    assert table.ask == "lose"
    assert table.state.frames[-1].args == (0, 1, -1)


@rule("TT-F3.6")
def test_a_stone_breaks_glass() -> None:
    """Within two spaces of its bearer, diagonals included; without glass there it would be wasted."""
    table = future("forest-of-glass", Hero(at=(0, 0), stones=1))
    mow(table)
    for at in ((1, 0), (2, 2), (3, 0)):
        table.state.objects[space(*at)] = THINGS.index("thicket")
    table.play(f"do stone {name(0, 0)}")
    assert things(table, "thicket") == [space(3, 0)]
    assert table.view()["scenario"]["lanterns"] == 0
    wasted = future("forest-of-glass", Hero(at=(0, 0), stones=1))
    mow(wasted)
    assert wasted.cite(f"do stone {name(0, 0)}") == "TT-F3.6"


# 4: Broken Clockwork


@rule("TT-F4.1", "TT-F4.2")
def test_clockwork_set_up() -> None:
    table = future("broken-clockwork", Hero(at=(5, 0)))
    assert len(things(table, "hourglass")) == 4
    assert (table.state.limit, SCENARIOS[4].points) == (5, 300)
    assert table.state.chart.trees
    tree = min(table.state.chart.trees)
    stand(table, next(at for at in table.state.chart.beside[tree]))
    assert table.allows(f"walk {GAME.ident('space', tree)}")
    table.state.tally = tuple(60 if i % 2 else at for i, at in enumerate(table.state.tally))
    table.play(f"walk {GAME.ident('space', tree)}")
    assert table.result.winners == (0, 1, 2)


@rule("TT-F4.3")
def test_hourglasses_are_wound() -> None:
    table = future("broken-clockwork", Hero(endeavour=11, talents=["third-try", "whetted-edge"]))
    glass = things(table, "hourglass")[0]
    stand(table, glass)
    there = GAME.ident("space", glass)
    assert table.cite(f"claim {there}") == "TT-F4.3"
    table.roll(1, 1, 1, 1, 0, 0, 0)
    table.play(f"do wind {there}")
    assert len(table.state.dice) == 7
    table.play("accept")
    assert 4 in table.view()["scenario"]["sand"]
    assert table.cite(f"do wind {there}") == "TT-R.93"
    table.state.tally = tuple(40 if i % 2 else at for i, at in enumerate(table.state.tally))
    table.state.tried = ()
    table.roll(1, 1, 1, 1, 1, 1, 1)
    table.play(f"do wind {there}", "accept")
    assert table.view()["scenario"]["wound"] == 1
    assert len(things(table, "hourglass")) == 3


@rule("TT-F4.4", "TT-F4.5")
def test_tiles_fall() -> None:
    table = future("broken-clockwork", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(9, 3)), turn=2)
    only(table)
    world(table)
    assert table.view()["fallen"] == ["tile-11"]
    assert table.ask == "lose"
    assert table.state.frames[-1].args == (2, 3, -1)
    assert table.state.at[2] in table.state.chart.print_of
    while table.ask == "lose":
        table.play(table.options()[0])
    assert len(table.view()["fallen"]) == 3
    assert all(cell_of(at) in table.state.chart.tile_at for at in things(table, "hourglass"))
    assert len(things(table, "hourglass")) == 4
    surge = future("broken-clockwork", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(surge, "clock-strikes-thirteen")
    world(surge)
    assert len(surge.view()["fallen"]) == 4


@rule("TT-F4.6")
def test_a_stone_winds_an_hourglass() -> None:
    table = future("broken-clockwork", Hero(at=(1, 0), stones=1))
    table.play(f"do stone {name(1, 0)}")
    assert table.view()["scenario"]["sand"] == [10, 0, 0, 0]


# 5: Lamia of Wires


@rule("TT-F5.1", "TT-F5.2", "TT-F5.3")
def test_lamia_set_up() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)))
    assert len(table.state.foes) == 6
    assert (table.state.limit, SCENARIOS[5].points) == (6, 320)
    body = PIECES.index("lamia-of-wires-1")
    assert SCENARIOS[5].strength(table.state, body) == 5
    assert not table.state.here(table.state.foes[0][1])
    only(table)
    table.walk((1, 0))
    assert table.result.winners == (0, 1, 2)
    fed = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 1)), turn=2)
    only(fed)
    foe(fed, "lamia-of-wires-1", (9, 3), harm=40)
    foe(fed, "wire-arm-1", (9, 0))
    foe(fed, "wire-arm-2", (9, 1))
    world(fed)
    assert fed.state.foes[0][2] == 40 - 4


@rule("TT-F5.4", "TT-F5.5")
def test_arms_seize_and_friends_free() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(9, 0)), turn=2)
    only(table)
    foe(table, "lamia-of-wires-1", (9, 3))
    foe(table, "wire-arm-1", (2, 0))
    table.roll(*(0,) * 9)
    world(table)
    assert table.state.mark[0] == PIECES.index("wire-arm-1")
    assert table.state.active == 0
    assert table.cite(f"walk {name(1, 0)}") == "TT-19.1"
    table.roll(1, 0)
    table.play(f"do free {name(0, 0)}", "accept")
    assert table.state.mark[0] >= 0
    table.finish_turn()
    table.play(f"do free {name(0, 0)}")
    assert table.state.mark[0] == -1
    alone = future("lamia-of-wires", Hero(at=(0, 0)))
    only(alone)
    foe(alone, "lamia-of-wires-1", (9, 3))
    foe(alone, "wire-arm-1", (1, 0), harm=17)
    alone.state.mark[0] = PIECES.index("wire-arm-1")
    alone.state.speed[0] = 50
    alone.roll(1, 1)
    alone.play("attack wire-arm-1", "strike")
    assert alone.state.mark[0] == -1


@rule("TT-F5.4")
def test_the_body_hits_who_stands_beside_it() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(3, 3)), Hero(at=(9, 0)), turn=2)
    only(table)
    foe(table, "lamia-of-wires-1", (1, 0))
    table.roll(*(1,) * 8)
    world(table)
    assert table.told("raid") == [{"kind": "raid", "piece": "lamia-of-wires-1", "seat": 0}]
    assert table.state.mark[0] == -1


@rule("TT-F5.6")
def test_an_arm_grows_again() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table)
    foe(table, "lamia-of-wires-1", (9, 3))
    stack(table, "a-new-arm")
    world(table)
    assert {entry["piece"] for entry in table.view()["foes"]} == {"lamia-of-wires-1", "wire-arm-1"}


@rule("TT-F5.7")
def test_a_stone_frees_all() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0), stones=1))
    table.state.mark = [PIECES.index("wire-arm-1"), PIECES.index("wire-arm-2"), -1]
    table.play(f"do stone {name(0, 0)}")
    assert table.state.mark == [-1, -1, -1]
    assert table.view()["scenario"]["body"] == 130 - 12


# 6: Glowing Windows


@rule("TT-F6.1", "TT-F6.2")
def test_windows_set_up() -> None:
    table = future("glowing-windows")
    assert len(things(table, "window")) == 5
    assert [entry["piece"] for entry in table.view()["foes"]] == [f"glass-bailiff-{n}" for n in (1, 2, 3)]
    assert len({cell_of(foe[1]) for foe in table.state.foes}) == 3
    assert (table.state.limit, SCENARIOS[6].points) == (5, 300)
    assert list(table.view()["scenario"]["windows"]) == ["hope", "faith", "endeavour", "endurance", "mercy"]


@rule("TT-F6.3", "TT-F6.5")
def test_a_window_is_put_out() -> None:
    """Own Hope, and one more than the band from a friend beside; what it drank comes back."""
    table = future("glowing-windows", Hero(at=(1, 0), hope=5, endeavour=7), Hero(hope=7), Hero(hope=7))
    window = table.state.tally[0]
    stand(table, window)
    beside = next(at for at in table.state.chart.beside[window] if at not in table.state.chart.trees)
    stand(table, beside, 1)
    stand(table, max(table.state.chart.spaces, key=lambda at: abs(at % 122 - window % 122)), 2)
    there = GAME.ident("space", window)
    assert table.cite(f"claim {there}") == "TT-F6.3"
    table.state.tally = (window, 58, 2, *table.state.tally[3:])
    table.roll(*(1,) * 8)
    table.play(f"do resist {there}")
    assert len(table.state.dice) == 5 + 3
    table.play("accept")
    assert table.ask == "raise"
    assert table.state.frames[-1].args == (0, 2)
    assert len(things(table, "window")) == 4
    empty = future("glowing-windows", Hero(hope=0), Hero(at=(0, 0)), Hero(at=(0, 1)))
    stand(empty, empty.state.tally[0])
    assert empty.cite(f"do resist {GAME.ident('space', empty.state.tally[0])}") == "TT-F6.3"


@rule("TT-F6.4")
def test_windows_drink() -> None:
    table = future("glowing-windows", Hero(at=(0, 0), hope=4), Hero(at=(0, 1), mercy=5), Hero(at=(1, 0)), turn=2)
    only(table)
    world(table)
    assert (table.virtues(0)["hope"], table.virtues(1)["mercy"]) == (3, 4)
    assert table.virtues(0)["faith"] == 1
    assert sum(table.total(seat) for seat in range(3)) == 36 + 2 + 3 - 5
    surge = future("glowing-windows", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(surge)
    stack(surge, "evening-programme")
    world(surge)
    assert sum(surge.total(seat) for seat in range(3)) == 36 - 10


@rule("TT-F6.7", "TT-1.5")
def test_the_city_falls_asleep() -> None:
    table = future("glowing-windows", Hero(at=(0, 0), hope=9), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(table)
    table.state.tally = tuple(4 if i % 3 == 2 else at for i, at in enumerate(table.state.tally))
    world(table)
    assert table.view()["outcome"] == "scenario-lost"
    assert table.result.winners == ()
    assert table.view()["chapter"]["loss"]


@rule("TT-F6.6", "TT-F6.2")
def test_a_stone_puts_a_window_out() -> None:
    table = future("glowing-windows", Hero(at=(1, 0), stones=2))
    table.play(f"do stone {name(1, 0)}")
    assert table.view()["scenario"]["windows"]["hope"] == 20
    table.state.tally = tuple((45 if i == 1 else 65) if i % 3 == 1 else at for i, at in enumerate(table.state.tally))
    table.play(f"do stone {name(1, 0)}")
    assert table.result.winners == (0, 1, 2)


# 7: Parallel Land


@rule("TT-F7.1", "TT-F7.2")
def test_parallel_land_set_up() -> None:
    table = future("parallel-land")
    assert len(things(table, "seal")) == 6
    assert len({cell_of(at) for at in things(table, "seal")}) == 6
    assert [foe[3] for foe in table.state.foes] == [1, 1, 1]
    assert table.state.mark == [0, 0, 0]
    assert (table.state.limit, SCENARIOS[7].points) == (5, 320)


@rule("TT-F7.3")
def test_crossing() -> None:
    table = future("parallel-land", Hero(at=(0, 0), endeavour=7), Hero(at=(8, 1)), Hero(at=(9, 0)))
    table.play(f"do cross {name(0, 0)}")
    assert (table.state.mark[0], table.total()) == (1, 17)
    table.walk((1, 0))
    table.play(f"do cross {name(1, 0)}", "lose love", "lose love")
    assert (table.state.mark[0], table.total()) == (0, 15)
    stand(table, table.state.chart.portals[0])
    table.play(f"jump {GAME.ident('space', table.state.chart.portals[1])}")
    assert table.state.mark[0] == 1


@rule("TT-F7.4", "TT-F7.6", "TT-F7.2")
def test_both_sides_in_the_same_round() -> None:
    table = future("parallel-land", Hero(endeavour=11), Hero(), Hero())
    only(table)
    seal = things(table, "seal")[0]
    there = GAME.ident("space", seal)
    stand(table, seal)
    assert table.cite(f"claim {there}") == "TT-F7.4"
    table.roll(*(1,) * 6)
    table.play(f"do work {there}", "accept")
    assert sum(table.view()["scenario"]["worked"]) == 0
    assert table.cite(f"do work {there}") == "TT-R.93"
    table.state.hero[0] = 2
    table.state.talents[0] = (12, 14, 16)
    for side in (0, 1):
        table.state.tried = ()
        table.state.mark[0] = side
        table.roll(*(1,) * 10)
        table.play(f"do work {there}", "accept")
        if side == 0:
            table.state.tried = ()
            assert table.cite(f"do work {there}") == "TT-F7.4"
    assert table.view()["scenario"]["closed"] == 1
    assert len(things(table, "seal")) == 5
    half = future("parallel-land", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    only(half)
    half.state.tally = (half.state.tally[0], 1, half.state.tally[2], 3, *half.state.tally[4:])
    world(half)
    assert half.view()["scenario"]["worked"][:2] == [0, 3]


@rule("TT-F7.5", "TT-F7.6")
def test_only_on_the_same_side() -> None:
    table = future("parallel-land", Hero(at=(1, 0)), Hero(at=(9, 0)), Hero(at=(8, 0)))
    only(table)
    foe(table, "dark-reflection-1", (1, 1), mark=1)
    assert table.cite("attack dark-reflection-1") == "TT-F7"
    table.state.mark[0] = 1
    assert table.allows("attack dark-reflection-1")
    surge = future("parallel-land", Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), turn=2)
    stack(surge, "crack-in-the-mirror")
    first = surge.state.foes[0][0]
    world(surge)
    assert surge.told("foe-crossed") == [{"kind": "foe-crossed", "piece": PIECES[first]}]


@rule("TT-F7.7", "TT-C.84")
def test_a_stone_works_one_side() -> None:
    """The side of its bearer, and first of all where the other side is worked."""
    table = future("parallel-land", Hero(at=(1, 0), stones=3))
    table.state.tally = (*table.state.tally[:3], 2, *table.state.tally[4:])
    table.play(f"do stone {name(1, 0)}")
    assert table.view()["scenario"]["worked"] == [0, 3, 0, 0, 0, 0]
    table.play(f"do stone {name(1, 0)}")
    assert table.view()["scenario"]["worked"] == [1, 3, 0, 0, 0, 0]
    table.state.tally = tuple(sides or 1 if i % 2 else sides for i, sides in enumerate(table.state.tally))
    assert table.cite(f"do stone {name(1, 0)}") == "TT-F7.7"

"""Corks, damage, Life Points, and the shots of enemies (TP-13, TP-R.26 to TP-R.36)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.a_tale_of_pirates.cards import CHAPTERS
from taletable.games.a_tale_of_pirates.deeds import damage, damage_sector
from taletable.games.a_tale_of_pirates.ship import AREAS, SECTORS, SPACES
from taletable.testing import rule

from .table import BROKEN, ONE_HIT, SAND, TWO_HITS, Table, kinds, told


def hurt(table: Table, sector: str, n: int = 1) -> None:
    """Damage from a sector."""
    damage_sector(table.state, Run(Luck(b"")), SECTORS.index(sector), n)


@rule("TP-13.E1", "TP-13.2", "TP-13.3", "TP-13.6", "TP-13.8")
@pytest.mark.parametrize(
    ("sector", "corked"),
    [("n", "cannonballs"), ("ne", "right-1"), ("se", "sail-1"), ("sw", "lookout"), ("nw", "left-2"), ("s", None)],
)
def test_the_example_of_the_book(sector: str, corked: str | None) -> None:
    table = Table(bow="n", corks=["helm", "left-1"])
    hurt(table, sector)
    assert table.corks() == {"helm", "left-1"} | ({corked} if corked else set())
    assert table.state.life == (5 if corked else 4)


@rule("TP-13.1", "TP-13.5", "TP-13.7")
def test_three_corks_then_life_points() -> None:
    table = Table(corks=["helm", "lookout", "cannonballs"])
    hurt(table, "ne", 2)
    assert table.corks() == {"helm", "lookout", "cannonballs"}
    assert table.state.life == 3


@rule("TP-13.6")
def test_a_full_area_costs_life_even_with_corks_left() -> None:
    table = Table(corks=["helm"])
    hurt(table, "s")
    assert table.state.corks_left() == 2
    assert table.state.life == 4


@rule("TP-R.32")
def test_which_space_takes_the_cork() -> None:
    table = Table()
    hurt(table, "se")
    assert table.corks() == {"sail-1"}, "the lower number"
    table = Table(loaded=["right-1"])
    hurt(table, "ne")
    assert table.corks() == {"right-2"}, "an unloaded Cannon before a loaded one"
    table = Table(loaded=["right-1", "right-2"])
    hurt(table, "ne")
    assert table.corks() == {"right-1"}
    table = Table()
    table.play(0, "place sail-1")
    hurt(table, "se")
    assert table.corks() == {"sail-2"}, "not where a Sandtimer stands"


@rule("TP-R.102")
def test_damage_from_a_card_finds_no_room_where_a_sandtimer_stands() -> None:
    table = Table(chapter=2, speed=1, up={"n-1": "rocks-1", "n-2": "fog-1"}, corks=["sail-1"], bow="nw")
    table.play(0, "place cannonballs")
    table.play(1, "place sail-2")
    table.play(1, "hoist", now=table.now + SAND)
    table.play(2, "place helm")
    table.play(2, "steer right-1", now=table.now + SAND)
    assert table.corks() == {"sail-1"}
    assert table.state.life == 4
    assert table.state.place[0] == SPACES.index("cannonballs"), "it is not disturbed"


@rule("TP-R.34")
def test_a_loaded_ball_stays_when_its_space_is_corked() -> None:
    table = Table(loaded=["right-1", "right-2"])
    hurt(table, "ne")
    assert table.loaded() == {"right-1", "right-2"}


@rule("TP-10.2", "TP-R.36", "TP-R.21")
def test_repairs_is_never_damaged() -> None:
    table = Table(up={"se-1": "fog-1"})
    damage(table.state, Run(Luck(b"")), AREAS.index("repairs"), 1)
    assert table.corks() == set()
    for sector in SECTORS:
        hurt(table, sector, 2)
    assert "repairs" not in table.corks(), "and Corks go on the ship only, never on Cards"


@rule("TP-R.28", "TP-16.2")
def test_the_last_life_point_ends_the_chapter_at_once() -> None:
    table = Table(life=1, corks=["helm", "lookout", "sail-1"], up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[BROKEN])
    table.act(0, "right-1", "fire corvette-1")
    assert table.state.over
    assert table.dump()["outcome"] == "last-life"
    assert table.state.now < table.state.ends


# Enemies fire


@rule("TP-5.8", "TP-14.5", "TP-R.26", "TP-12.10")
@pytest.mark.parametrize(("die", "corks"), [(ONE_HIT, {"right-1"}), (TWO_HITS, {"right-1", "right-2"}), (BROKEN, set())])
def test_an_enemy_that_is_left_fires(die: int, corks: set[str]) -> None:
    table = Table(goal=1, up={"ne-1": "brigantine-1"}, dice=[die])
    events = table.wait_round()
    assert told(events, "shot")[0]["card"] == "brigantine-1"
    assert told(events, "shot")[0]["area"] == "right-cannons"
    assert table.corks() == corks
    assert table.state.life == 5


@rule("TP-5.8")
def test_a_discarded_enemy_does_not_fire() -> None:
    table = Table(goal=1, up={"ne-1": "brigantine-1"}, loaded=["right-1"], dice=[ONE_HIT])
    table.act(0, "right-1", "fire brigantine-1")
    assert "shot" not in kinds(table.wait_round())


@rule("TP-R.27")
def test_one_roll_for_each_shot_symbol() -> None:
    table = Table(chapter=4, goal=1, life=4, up={"ne-1": "gunboat-1"}, dice=[ONE_HIT, BROKEN])
    events = table.wait_round()
    assert [shot["result"] for shot in told(events, "shot")] == ["one-hit", "broken"]


@rule("TP-R.29")
def test_face_down_cards_are_turned_up_and_fire() -> None:
    table = Table(chapter=2, goal=1, speed=2, down={"ne-1": "brigantine-1", "se-1": "squall-1"}, dice=[ONE_HIT])
    events = table.wait_round()
    assert {turned["card"] for turned in told(events, "turned-up")} >= {"brigantine-1", "squall-1"}
    assert len(told(events, "shot")) == 1
    assert table.state.speed == 2, "turning up in this step causes no other reaction"


@rule("TP-R.30")
def test_a_wounded_enemy_fires_in_full() -> None:
    table = Table(goal=1, up={"ne-1": "corvette-1"}, hits={"corvette-1": 1}, dice=[TWO_HITS])
    table.wait_round()
    assert table.corks() == {"right-1", "right-2"}


@rule("TP-R.31")
def test_the_order_of_shots() -> None:
    up = {"nw-1": "brigantine-1", "se-2": "brigantine-2", "se-1": "corvette-1", "s-1": "corvette-2"}
    table = Table(goal=1, bow="se", up=up, dice=[BROKEN] * 4)
    assert [shot["card"] for shot in told(table.wait_round(), "shot")] == ["corvette-1", "brigantine-2", "corvette-2", "brigantine-1"]


@rule("TP-R.39")
def test_sandtimers_do_not_block_corks_in_the_damage_step() -> None:
    table = Table(goal=1, now=100_000, up={"s-1": "brigantine-1"}, dice=[ONE_HIT])
    table.play(0, "place helm")
    table.wait_round()
    assert table.corks() == {"helm"}


@rule("TP-R.83", "TP-R.86", "TP-5.8")
def test_a_shield_token_takes_the_first_hit() -> None:
    table = Table(
        chapter=9, goal=1, life=4, tokens={"false-flag": 1}, up={"ne-1": "brigantine-1", "se-1": "brigantine-2"}, dice=[ONE_HIT, ONE_HIT]
    )
    events = table.wait_round()
    assert kinds(events).index("gave") < kinds(events).index("corked")
    assert table.corks() == {"sail-1"}
    assert table.tokens() == {}


@rule("TP-R.86", "TP-R.27")
def test_a_shield_token_takes_only_the_first_hit_of_a_round() -> None:
    up = {"ne-1": "brigantine-1", "se-1": "brigantine-2", "s-1": "brigantine-3", "nw-1": "brigantine-4"}
    table = Table(chapter=8, goal=1, life=4, tokens={"false-flag": 2}, up=up, dice=[BROKEN, TWO_HITS, ONE_HIT, ONE_HIT])
    events = table.wait_round()
    assert [e["n"] for e in told(events, "gave")] == [1]
    assert table.tokens() == {"false-flag": 1}
    assert (table.corks(), table.state.life) == ({"left-1"}, 3), "the first miss takes none, the shot from astern finds no Helm"


@rule("TP-13.6", "TP-R.75")
def test_without_a_helm_damage_from_astern_costs_life() -> None:
    chapter = next(chapter.number for chapter in CHAPTERS if SPACES.index("helm") not in chapter.spaces)
    table = Table(chapter=chapter, life=4, bow="n")
    hurt(table, "s")
    assert table.state.life == 3
    assert table.corks() == set()

"""Cases written from the ledger alone: two or three things that meet, boundaries, and orders. The ship lies with her bow to the north."""

from __future__ import annotations

import pytest

from taletable.testing import rule

from .table import BROKEN, ONE_HIT, SAND, START, TWO_HITS, Table

# Sandtimers


@rule("TP-6.11", "TP-6.8", "TP-R.37")
def test_an_area_left_without_its_action_is_closed_as_well() -> None:
    table = Table(speed=1)
    table.act(0, "sail-1", "remove")
    assert table.cite(0, "place sail-2") == "TP-6.11"
    assert table.allows(1, "place sail-2")
    table.play(0, "place helm")


@rule("TP-6.13", "TP-R.37", "TP-12.9")
def test_from_a_broken_cannon_to_the_other_side() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[BROKEN])
    table.act(0, "right-1", "fire corvette-1")
    assert table.corks() == {"right-1"}
    assert not table.allows(0, "place right-2")
    assert table.allows(0, "place left-1")
    assert table.cite(1, "place right-1") == "TP-6.14"


@rule("TP-R.52")
@pytest.mark.parametrize(("late", "allowed"), [(-1, False), (0, True)])
def test_sand_is_through_to_the_millisecond(late: int, allowed: bool) -> None:
    table = Table(speed=1)
    table.play(0, "place sail-1")
    assert ("hoist" in table.legal(0, START + SAND + late)) == allowed


@rule("TP-6.15", "TP-R.59")
def test_a_space_holds_one() -> None:
    table = Table()
    table.play(0, "place helm")
    assert table.cite(1, "place helm") == "TP-6.15"
    assert table.allows(1, "place lookout")


@rule("TP-R.38", "TP-6.11", "TP-R.39")
def test_a_new_round_forgets_where_everybody_was() -> None:
    table = Table(speed=1, goal=1)
    table.act(0, "sail-1", "remove")
    table.wait_round()
    for seat in range(4):
        table.play(seat, "ready")
    table.wait(table.state.began)
    assert table.allows(0, "place sail-2")


# Sail and Helm


@rule("TP-R.6", "TP-7.1")
@pytest.mark.parametrize(("speed", "acts"), [(0, {"hoist"}), (1, {"hoist", "lower"}), (3, {"lower"})])
def test_a_sail_moves_by_one_inside_the_mast(speed: int, acts: set[str]) -> None:
    table = Table(speed=speed)
    table.play(0, "place sail-1")
    offered = set(table.legal(0, START + SAND)) - {"remove"}
    assert {act for act in offered if not act.startswith(("run-forward", "place"))} == acts


@rule("TP-8.7", "TP-R.8", "TP-14.10")
def test_a_passage_that_is_passed_over_stays() -> None:
    table = Table(speed=1, up={"ne-1": "passage-1-1"}, down={"se-1": "corvette-1"})
    table.act(0, "helm", "steer right-2")
    assert table.up("ne-1") == "passage-1-1"
    assert table.up("se-1") == "corvette-1"


@rule("TP-R.11", "TP-7.2", "TP-14.4")
def test_a_passage_ahead_waits_for_the_speed() -> None:
    table = Table(speed=0, up={"n-1": "passage-1-1"})
    assert table.up("n-1") == "passage-1-1"
    table.act(0, "sail-1", "hoist")
    assert table.up("n-1") is None


@rule("TP-R.12", "TP-14.10")
def test_a_passage_too_fast_stays() -> None:
    table = Table(speed=2, up={"ne-1": "passage-1-1"})
    table.act(0, "helm", "steer right-1")
    assert table.up("ne-1") == "passage-1-1"


@rule("TP-R.7", "TP-R.41", "TP-8.5")
def test_the_speed_counts_when_the_helm_is_turned() -> None:
    table = Table(speed=3)
    table.play(0, "place helm")
    table.play(1, "place sail-1")
    assert not [act for act in table.legal(0, START + SAND) if act.startswith("steer")]
    table.play(1, "lower", now=START + SAND)
    assert {act for act in table.legal(0) if act.startswith("steer")} == {"steer left-1", "steer right-1"}


# Cannons


@rule("TP-12.4", "TP-8.8")
def test_a_cannon_aims_where_it_points_when_it_fires() -> None:
    table = Table(speed=2, up={"ne-1": "corvette-1", "se-1": "corvette-2"}, loaded=["right-1"], dice=[ONE_HIT])
    table.play(0, "place right-1")
    table.play(1, "place helm")
    table.play(1, "steer right-1", now=START + SAND)
    assert "fire corvette-1" not in table.legal(0)
    table.play(0, "fire corvette-2")
    assert table.hits("corvette-2") == 1


@rule("TP-12.2", "TP-R.18")
def test_the_ball_has_to_lie_in_that_very_cannon() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-2"])
    table.play(0, "place right-1")
    assert table.legal(0, START + SAND).count("fire corvette-1") == 0
    assert "remove" in table.legal(0, START + SAND)


@rule("TP-12.11", "TP-R.15", "TP-R.16")
def test_two_hits_on_a_corvette_hit_before_sink_it_and_spill_nothing() -> None:
    table = Table(up={"ne-1": "corvette-1", "ne-2": "corvette-2"}, hits={"corvette-1": 1}, loaded=["right-1"], dice=[TWO_HITS])
    table.act(0, "right-1", "fire corvette-1")
    assert table.up("ne-1") is None
    assert table.hits("corvette-2") == 0


@rule("TP-12.5", "TP-R.17")
def test_no_target_face_down_or_without_life() -> None:
    table = Table(down={"ne-1": "corvette-1"}, up={"ne-2": "passage-1-1"}, loaded=["right-1"])
    table.play(0, "place right-1")
    assert not [act for act in table.legal(0, START + SAND) if act.startswith("fire")]


@rule("TP-R.33", "TP-13.5", "TP-12.9")
def test_a_broken_cannon_without_a_cork_costs_a_life() -> None:
    corks = ["helm", "lookout", "sail-1"]
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], corks=corks, dice=[BROKEN])
    table.act(0, "right-1", "fire corvette-1")
    assert table.corks() == set(corks)
    assert table.state.life == 4
    assert table.allows(1, "place right-1")


@rule("TP-R.34", "TP-11.4", "TP-R.73")
def test_a_corked_cannon_is_loaded_and_a_loaded_one_not_again() -> None:
    table = Table(corks=["left-1"], loaded=["left-2", "right-1", "right-2"])
    table.play(0, "place cannonballs")
    loads = {act for act in table.legal(0, START + SAND) if act.startswith("load")}
    assert loads == {"load left-1"}


@rule("TP-11.5", "TP-11.6")
def test_four_loaded_leave_no_ball() -> None:
    table = Table(loaded=["left-1", "left-2", "right-1", "right-2"])
    table.play(0, "place cannonballs")
    assert not [act for act in table.legal(0, START + SAND) if act.startswith("load")]


# Lookout and Repairs


@rule("TP-10.3", "TP-10.2")
def test_a_repaired_space_can_be_used_at_once() -> None:
    table = Table(corks=["helm"])
    assert table.cite(1, "place helm") == "TP-6.14"
    table.act(0, "repairs", "repair helm")
    assert table.allows(1, "place helm")


@rule("TP-R.72", "TP-9.1")
def test_a_lookout_sees_only_what_is_hidden() -> None:
    table = Table(up={"s-1": "corvette-1"}, down={"nw-1": "corvette-2"})
    table.play(0, "place lookout")
    assert [act for act in table.legal(0, START + SAND) if act.startswith("look")] == ["look nw-1"]


# The end of a round


@rule("TP-5.8", "TP-R.26", "TP-13.2", "TP-R.31")
def test_enemies_fire_from_the_bow_clockwise_into_the_area_that_faces_them() -> None:
    table = Table(up={"s-1": "corvette-1", "n-1": "corvette-2"}, dice=[ONE_HIT, ONE_HIT])
    table.wait_round()
    # The Cannonballs face the bow, the Helm the stern.
    assert table.corks() == {"cannonballs", "helm"}


@rule("TP-R.30", "TP-R.26")
def test_a_ship_that_was_hit_fires_in_full() -> None:
    table = Table(up={"se-1": "corvette-1"}, hits={"corvette-1": 1}, dice=[TWO_HITS])
    table.wait_round()
    assert table.corks() == {"sail-1", "sail-2"}


@rule("TP-R.29", "TP-14.5")
def test_what_lies_hidden_fires_as_well() -> None:
    table = Table(down={"sw-1": "corvette-1"}, dice=[ONE_HIT])
    table.wait_round()
    assert table.corks() == {"lookout"}


@rule("TP-13.6", "TP-13.8")
def test_damage_is_not_moved_to_another_area() -> None:
    table = Table(up={"s-1": "corvette-1"}, corks=["helm"], dice=[TWO_HITS])
    table.wait_round()
    assert table.corks() == {"helm"}
    assert table.state.life == 3


@rule("TP-R.32", "TP-13.3")
def test_a_cork_goes_to_an_empty_cannon_before_a_loaded_one() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[ONE_HIT])
    table.wait_round()
    assert table.corks() == {"right-2"}


@rule("TP-R.28", "TP-16.2")
def test_the_last_life_point_ends_the_chapter_in_the_middle_of_a_volley() -> None:
    table = Table(up={"s-1": "corvette-1", "sw-1": "corvette-2"}, corks=["helm"], life=1, dice=[ONE_HIT])
    table.wait_round()
    assert table.state.over
    assert table.corks() == {"helm"}


@rule("TP-R.39", "TP-6.5")
def test_sand_that_is_through_when_time_is_up_is_lost() -> None:
    table = Table(speed=0)
    table.play(0, "place sail-1")
    table.wait_round()
    assert table.state.speed == 0


@rule("TP-R.45", "TP-R.47")
@pytest.mark.parametrize(("life", "corks", "stars"), [(5, 0, 3), (4, 2, 2), (5, 3, 2), (1, 0, 1)])
def test_stars_count_life_and_corks(life: int, corks: int, stars: int) -> None:
    # 3 for each Life Point, 1 for each Cork in the supply, out of 18: 18, 13, 15 and 6.
    spaces = ["helm", "lookout", "sail-1"][:corks]
    table = Table(round=3, goal=3, bow="s", speed=1, life=life, corks=spaces)
    table.wait_round()
    assert table.state.over
    assert table.told("won")[-1]["n"] == stars

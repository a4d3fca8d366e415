"""Cases of the hunt: written from rulebook and ledger alone by somebody who had not read the rules' code (docs/hunts.md)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.run import Run
from taletable.games.a_tale_of_pirates.cards import LIBRARY
from taletable.games.a_tale_of_pirates.content import Effect
from taletable.games.a_tale_of_pirates.deeds import carry_out
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import SPACES
from taletable.testing import rule

from .table import BEGAN, BROKEN, ONE_HIT, SAND, START, TWO_HITS, Table, kinds, told

AT = BEGAN + 60_000
"""When the event of a case happens."""


def do(table: Table, word: str, **more: object) -> None:
    """Carry out one effect of an event."""
    carry_out(table.state, Run(Luck(b"")), (Effect(word, **more),))  # type: ignore[arg-type]


def ready(table: Table) -> None:
    """Everybody is ready, and the count-in passes."""
    for seat in range(table.state.seats):
        table.play(seat, "ready")
    table.wait(table.state.began)


# First pass. The clock


@rule("TP-R.53", "TP-5.7")
def test_the_last_millisecond_belongs_to_the_round_and_the_next_does_not() -> None:
    table = Table(goal=1)
    table.play(0, "place helm", now=table.state.ends - 1)
    assert table.state.place[0] >= 0
    table = Table(goal=1)
    table.refusal(0, "place helm", now=table.state.ends)
    assert table.state.round == 2


@rule("TP-R.52", "TP-R.53", "TP-R.39")
@pytest.mark.parametrize(("early", "speed"), [(1, 1), (0, 0)])
def test_sand_has_to_be_through_before_the_round_is(early: int, speed: int) -> None:
    table = Table(goal=1)
    ends = table.state.ends
    table.play(0, "place sail-1", now=ends - SAND - early)
    if early:
        table.play(0, "hoist", now=ends - 1)
    else:
        table.refusal(0, "hoist", now=ends)
    assert table.state.speed == speed


@rule("TP-R.54", "TP-R.59", "TP-6.15")
def test_a_space_is_handed_over_within_one_millisecond() -> None:
    table = Table()
    table.play(0, "place sail-1")
    assert table.cite(1, "place sail-1", now=START + SAND) == "TP-6.15"
    table.play(0, "hoist", 1, "place sail-1", now=START + SAND)
    assert table.state.place[:2] == [-1, SPACES.index("sail-1")]


@rule("TP-R.55", "TP-R.37", "TP-6.11")
def test_a_place_that_was_refused_is_not_remembered() -> None:
    table = Table(corks=["lookout"])
    table.play(1, "place helm")
    table.act(0, "sail-1", "remove")
    for place, cite in (("helm", "TP-6.15"), ("lookout", "TP-6.14"), ("sail-2", "TP-6.11")):
        assert table.cite(0, f"place {place}") == cite
    table.play(0, "place repairs")


@rule("TP-R.54", "TP-15.8", "TP-R.35")
@pytest.mark.parametrize(("leaves", "corks", "life"), [(AT - 1, {"lookout"}, 5), (AT, set(), 4)])
def test_who_leaves_in_the_millisecond_of_a_wave_leaves_too_late(leaves: int, corks: set[str], life: int) -> None:
    table = Table(chapter=2, round=2, goal=1, events={"2-2-wave": 60_000}, now=leaves - SAND)
    table.play(0, "place lookout")
    table.play(0, "remove", now=leaves)
    table.wait(AT)
    assert (table.corks(), table.state.life) == (corks, life)


@rule("TP-15.11", "TP-R.52", "TP-R.47")
def test_short_sand_is_through_to_the_millisecond_too() -> None:
    table = Table(chapter=10, round=5, goal=4, tokens={"sand": 3}, up={"s-1": "flagship-1", "se-1": "galleon-1"}, hits={"flagship-1": 2})
    table.play(0, "place flagship-1")
    assert table.cite(0, "use flagship-1", now=START + 19_999) == "TP-6.4"
    events = table.play(0, "use flagship-1", now=START + 20_000)
    assert kinds(events)[-2:] == ["goal-met", "won"], "at once, before anybody fires"
    assert "shot" not in kinds(events)


@rule("TP-6.1", "TP-R.52", "TP-R.76")
@pytest.mark.parametrize(("rest", "n"), [(30_000, 30), (29_999, 30), (1_000, 1), (1, 1)])
def test_a_rest_of_time_is_said_in_seconds_that_have_begun(rest: int, n: int) -> None:
    table = Table()
    table.play(0, "place helm")
    do(table, "close-space", space=SPACES.index("lookout"), n=30)
    assert table.refusal(0, "remove", now=START + SAND - rest).args == (n,)
    assert table.refusal(1, "place lookout", now=START + SAND - rest).args[1] == n


# Rum


@rule("TP-R.86", "TP-6.14", "TP-6.15", "TP-6.11")
@pytest.mark.parametrize("case", ["another area", "corked", "taken", "no rum", "not yet used", "sand runs"])
def test_rum_is_kept_where_it_cannot_be_drunk(case: str) -> None:
    table = Table(chapter=4, tokens={} if case == "no rum" else {"rum": 1}, corks=["sail-2"] if case == "corked" else [])
    if case != "not yet used":
        table.act(0, "sail-1", "remove")
    if case == "taken":
        table.play(1, "place sail-2")
    if case == "sand runs":
        table.play(0, "place helm")
    refusal = table.refusal(0, "linger helm" if case == "another area" else "linger sail-2")
    assert refusal.cite == {"corked": "TP-6.14", "taken": "TP-6.15", "sand runs": "TP-6.4"}.get(case, "TP-R.86")
    assert table.tokens() == ({} if case == "no rum" else {"rum": 1})


@rule("TP-R.86", "TP-14.7", "TP-R.19")
def test_rum_lets_a_sandtimer_stay_on_a_card() -> None:
    table = Table(chapter=4, tokens={"rum": 1}, corks=["helm", "sail-1"], up={"s-1": "wreck-1"})
    table.act(0, "wreck-1", "repair helm")
    assert table.cite(0, "place wreck-1") == "TP-14.7"
    table.play(0, "linger wreck-1")
    table.play(0, "repair sail-1", now=table.now + SAND)
    assert (table.corks(), table.tokens()) == (set(), {})
    assert table.cite(0, "place wreck-1") == "TP-14.7", "once for each Rum"


# Cards under a Sandtimer


@rule("TP-R.20", "TP-R.74", "TP-14.7")
def test_mildred_throws_off_who_stands_on_her() -> None:
    table = Table(
        chapter=7, round=2, goal=1, up={"ne-1": "mildred-1"}, hits={"mildred-1": 3}, loaded=["right-1"],
        tokens={"herring": 1}, dice=[ONE_HIT],
    )  # fmt: skip
    table.play(0, "place mildred-1")
    table.act(1, "right-1", "fire mildred-1")
    assert (table.up("ne-1"), table.hits("mildred-1")) == ("mildred-1", 0)
    assert table.state.place[0] == -1, "her Card left the board, if only for a moment"
    assert table.cite(0, "place mildred-1") == "TP-14.7"
    assert table.tokens() == {"herring": 1}, "the action is lost, and the Herring is not"


@rule("TP-R.19", "TP-R.20", "TP-12.4")
def test_a_courier_that_tacks_away_takes_her_boarder_along() -> None:
    table = Table(chapter=4, round=2, goal=1, speed=2, up={"n-1": "courier-1"}, events={"4-2-tack": 60_000}, now=AT - SAND)
    table.play(0, "place courier-1")
    assert table.up("n-1") == "courier-1", "at her speed she is boarded, not passed"
    table.wait(AT)
    assert table.up("ne-1") == "courier-1"
    assert table.cite(0, "use courier-1") == "TP-R.19"
    table.act(1, "helm", "steer right-1")
    table.play(0, "use courier-1")
    assert (table.tokens(), table.up("ne-1")) == ({"rum": 1}, None)


@rule("TP-6.15", "TP-14.8", "TP-R.59")
def test_the_space_of_a_card_holds_one_too() -> None:
    table = Table(chapter=3, up={"s-1": "raft-1"})
    table.play(0, "place raft-1")
    assert table.cite(1, "place raft-1") == "TP-6.15"
    assert table.cite(0, "place helm") == "TP-6.4"


# Damage


@rule("TP-R.86", "TP-R.35", "TP-R.82")
def test_a_false_flag_fools_guns_only() -> None:
    table = Table(chapter=8, life=4, round=2, goal=1, tokens={"false-flag": 2}, events={"8-2-splinters": 60_000})
    table.wait(AT)
    assert (table.corks(), table.tokens()) == ({"left-1"}, {"false-flag": 2})
    table = Table(chapter=8, life=4, bow="nw", speed=2, tokens={"false-flag": 2}, up={"n-1": "rocks-1"})
    table.act(0, "capstan", "haul right-1")
    assert (table.corks(), table.tokens()) == ({"cannonballs"}, {"false-flag": 2})


@rule("TP-R.86", "TP-R.27")
def test_a_false_flag_fools_one_gun_of_two() -> None:
    table = Table(chapter=8, goal=1, life=4, tokens={"false-flag": 2}, up={"nw-1": "gunboat-1"}, dice=[TWO_HITS, ONE_HIT])
    table.wait_round()
    assert (table.corks(), table.state.life, table.tokens()) == ({"left-1"}, 4, {"false-flag": 1})


@rule("TP-R.86", "TP-R.28", "TP-13.7")
def test_a_false_flag_saves_the_last_life_point() -> None:
    corks = ["cannonballs", "lookout", "sail-1"]
    table = Table(chapter=8, goal=1, life=1, corks=corks, tokens={"false-flag": 1}, up={"s-1": "brigantine-1"}, dice=[TWO_HITS])
    table.wait_round()
    assert (table.state.life, table.tokens(), table.state.over) == (1, {}, False)


@rule("TP-13.2", "TP-13.6", "TP-R.26", "TP-2.11")
def test_two_hits_on_an_area_of_one_space() -> None:
    table = Table(goal=1, bow="sw", up={"se-1": "brigantine-1"}, dice=[TWO_HITS])
    table.wait_round()
    assert (table.corks(), table.state.life) == ({"lookout"}, 4)


@rule("TP-13.5", "TP-R.26")
def test_two_hits_with_one_cork_left() -> None:
    table = Table(goal=1, corks=["helm", "lookout"], up={"se-1": "brigantine-1"}, dice=[TWO_HITS])
    table.wait_round()
    assert (table.corks(), table.state.life) == ({"helm", "lookout", "sail-1"}, 4)


@rule("TP-R.31", "TP-13.5")
def test_the_last_cork_goes_where_the_first_shot_falls() -> None:
    up = {"se-1": "brigantine-1", "sw-1": "brigantine-2"}
    table = Table(goal=1, bow="s", corks=["helm", "lookout"], up=up, dice=[ONE_HIT, ONE_HIT])
    table.wait_round()
    assert (table.corks(), table.state.life) == ({"helm", "lookout", "right-1"}, 4)


@rule("TP-R.32", "TP-R.34", "TP-13.3")
def test_a_loaded_cannon_takes_the_cork_if_the_other_has_one() -> None:
    table = Table(goal=1, corks=["left-2"], loaded=["left-1"], up={"nw-1": "brigantine-1"}, dice=[ONE_HIT])
    table.wait_round()
    assert (table.corks(), table.loaded()) == ({"left-1", "left-2"}, {"left-1"})


@rule("TP-R.32", "TP-R.35", "TP-15.8")
def test_an_event_prefers_a_loaded_cannon_to_one_in_use() -> None:
    table = Table(chapter=5, round=4, goal=3, life=4, loaded=["right-1"], events={"5-4-last-chord": 60_000}, now=AT - 5_000)
    table.play(0, "place right-2")
    table.wait(AT)
    assert (table.corks(), table.loaded(), table.state.life) == ({"right-1"}, {"right-1"}, 4)


@rule("TP-R.102", "TP-R.28", "TP-R.82")
@pytest.mark.parametrize(("life", "outcome"), [(2, "playing"), (1, "last-life")])
def test_a_current_onto_rocks_while_somebody_fetches_balls(life: int, outcome: str) -> None:
    table = Table(chapter=2, round=3, goal=2, speed=2, life=life, up={"ne-1": "rocks-1"}, events={"2-3-swirl": 60_000}, now=AT - 5_000)
    table.play(0, "place cannonballs")
    table.wait(AT)
    assert table.state.life == life - 1
    assert table.corks() == set()
    assert table.dump()["outcome"] == outcome


@rule("TP-R.82")
def test_rocks_strike_again_after_a_harmless_speed() -> None:
    table = Table(chapter=2, speed=2, bow="nw", up={"n-1": "rocks-1"})
    table.act(0, "helm", "steer right-1")
    assert table.corks() == {"cannonballs"}
    do(table, "set-speed", n=0)
    table.act(1, "repairs", "repair cannonballs")
    do(table, "set-speed", n=3)
    table.act(2, "cannonballs", "load left-1")
    assert table.corks() == {"cannonballs"}


# The end of a round


@rule("TP-R.83", "TP-R.31", "TP-13.2")
def test_waterspouts_turn_the_ship_one_after_the_other() -> None:
    table = Table(chapter=5, goal=1, life=4, up={"ne-1": "waterspout-1", "s-1": "waterspout-2", "nw-1": "brigantine-1"}, dice=[ONE_HIT])
    events = table.wait_round()
    # The Brigantine fires first, at the left-hand Cannons. Then the bow comes to NE and the first spout lies ahead; then SE, and S is right of it.
    assert table.corks() == {"left-1", "cannonballs", "right-1"}
    assert told(events, "shot")[0]["area"] == "left-cannons"


@rule("TP-R.11", "TP-R.83", "TP-R.84")
def test_a_passage_that_a_waterspout_turns_the_bow_to_is_not_taken() -> None:
    table = Table(chapter=5, goal=1, life=4, speed=1, up={"ne-1": "passage-1-1", "s-1": "waterspout-1"})
    assert "dealt-with" not in kinds(table.wait_round())


@rule("TP-R.29", "TP-R.83")
@pytest.mark.parametrize(("card", "corks"), [("tentacle-1", {"helm"}), ("waterspout-1", {"sail-1"}), ("fog-1", set())])
def test_what_lies_hidden_at_the_end_does_what_it_does(card: str, corks: set[str]) -> None:
    table = Table(chapter=7, goal=1, down={"s-1": card})
    table.wait_round()
    assert table.corks() == corks, "the spout has turned the bow to NE, and S is two sectors on"


@rule("TP-R.23", "TP-R.83", "TP-R.22")
def test_mildred_stays_where_she_is_though_the_next_round_deals_her_too() -> None:
    table = Table(chapter=7, round=2, goal=1, up={"s-1": "mildred-1"}, hits={"mildred-1": 2})
    table.wait_round()
    assert (table.state.round, table.corks()) == (3, {"helm"})
    assert (table.up("s-1"), table.hits("mildred-1")) == ("mildred-1", 2)


@rule("TP-R.84", "TP-R.98", "TP-R.47", "TP-1.4")
def test_a_flagship_that_strikes_her_flag_early_wins_two_rounds_later() -> None:
    table = Table(chapter=10, round=3, goal=2, up={"ne-1": "flagship-1"}, hits={"flagship-1": 4}, loaded=["right-1"], dice=[ONE_HIT])
    events = table.act(0, "right-1", "fire flagship-1")
    assert (table.tokens(), len(told(events, "goal-met"))) == ({"sand": 5}, 1)
    events = table.wait_round()
    assert (table.state.round, len(told(events, "goal-met")), table.state.over) == (4, 1, False)
    ready(table)
    events = table.wait_round()
    assert (table.state.round, kinds(events)[-2:]) == (5, ["goal-met", "won"])


@rule("TP-R.84", "TP-R.46", "TP-8.2")
@pytest.mark.parametrize(("bow", "speed", "outcome"), [("s", 0, "mission-failed"), ("s", 3, "won"), ("se", 1, "mission-failed")])
def test_the_open_sea_is_reached_under_sail_only(bow: str, speed: int, outcome: str) -> None:
    table = Table(round=3, goal=3, bow=bow, speed=speed)
    table.wait_round()
    assert table.dump()["outcome"] == outcome


@rule("TP-R.84", "TP-R.46", "TP-R.28")
@pytest.mark.parametrize(("dice", "life", "round", "outcome"), [(BROKEN, 1, 3, "playing"), (ONE_HIT, 2, 3, "playing"), (ONE_HIT, 1, 2, "last-life")])
def test_corks_are_counted_after_the_shots(dice: int, life: int, round: int, outcome: str) -> None:
    table = Table(chapter=5, round=2, goal=1, life=life, corks=["helm", "lookout"], up={"ne-1": "brigantine-1"}, dice=[dice])
    table.wait_round()
    assert (table.state.round, table.dump()["outcome"]) == (round, outcome)
    assert table.state.life == (1 if outcome == "playing" else 0)


@rule("TP-R.46", "TP-13.6", "TP-R.28")
def test_a_missed_goal_may_take_the_last_life_point() -> None:
    table = Table(chapter=7, round=3, goal=2, life=1, corks=["helm"])
    table.wait_round()
    assert table.dump()["outcome"] == "last-life"


@rule("TP-R.46", "TP-R.84")
@pytest.mark.parametrize(("round", "outcome"), [(1, "playing"), (2, "mission-failed")])
def test_a_bell_may_be_rung_until_the_end_of_the_second_round(round: int, outcome: str) -> None:
    table = Table(chapter=9, life=4, round=round)
    table.wait_round()
    assert table.dump()["outcome"] == outcome


@rule("TP-R.84", "TP-R.105")
def test_sand_that_is_given_back_does_not_unmeet_a_goal() -> None:
    table = Table(
        chapter=10, round=4, goal=3, tokens={"sand": 1}, up={"s-1": "flagship-1"}, hits={"flagship-1": 3}, corks=["helm"],
        events={"10-4-choice": 60_000},
    )  # fmt: skip
    table.act(0, "flagship-1", "use flagship-1")
    assert (table.tokens(), table.state.goal) == ({"sand": 2}, 4)
    table.wait(AT)
    table.play(0, "answer 0")
    assert (table.tokens(), table.state.goal, table.corks()) == ({"sand": 1}, 4, set())


# Cards


@rule("TP-12.11", "TP-R.16")
def test_a_barge_sets_off_the_next() -> None:
    up = {"ne-1": "powder-barge-1", "ne-2": "powder-barge-2", "ne-3": "corvette-1", "se-1": "brigantine-1"}
    table = Table(chapter=5, life=4, up=up, loaded=["right-1"], dice=[ONE_HIT])
    table.act(0, "right-1", "fire powder-barge-1")
    assert [table.up(slot) for slot in up] == [None, None, None, "brigantine-1"]


@rule("TP-R.86", "TP-12.8", "TP-R.16")
def test_a_double_charge_with_two_hits_sinks_a_frigate() -> None:
    table = Table(chapter=5, life=4, tokens={"powder": 2}, up={"ne-1": "frigate-1", "ne-2": "corvette-1"}, loaded=["right-1"], dice=[TWO_HITS])
    table.act(0, "right-1", "blast frigate-1")
    assert (table.up("ne-1"), table.hits("corvette-1"), table.tokens()) == (None, 0, {"powder": 1})
    table = Table(chapter=5, life=4, up={"ne-1": "frigate-1"}, loaded=["right-1"])
    table.play(0, "place right-1")
    assert table.cite(0, "blast frigate-1", now=START + SAND) == "TP-R.86"
    assert "blast frigate-1" not in table.legal(0)


@rule("TP-R.11", "TP-R.9", "TP-R.14")
def test_a_squall_slows_the_ship_into_a_passage() -> None:
    table = Table(chapter=2, round=3, goal=2, speed=2, down={"ne-1": "passage-1-1", "ne-2": "squall-1"})
    events = table.act(0, "helm", "steer right-1")
    assert (table.state.speed, table.up("ne-1"), table.up("ne-2")) == (1, None, "squall-1")
    assert [e["card"] for e in told(events, "dealt-with")] == ["passage-1-1"]


@rule("TP-R.82", "TP-R.11", "TP-8.6")
def test_a_squall_beside_rocks_slows_the_ship_in_time() -> None:
    table = Table(chapter=2, speed=2, down={"ne-1": "rocks-1", "ne-2": "squall-1"})
    table.act(0, "helm", "steer right-1")
    assert (table.up("ne-1"), table.corks()) == (None, set())


@rule("TP-9.1", "TP-R.11")
def test_a_passage_that_is_only_seen_is_not_taken() -> None:
    table = Table(speed=1, down={"ne-1": "passage-1-1"})
    table.act(0, "lookout", "look ne-1")
    assert table.up("ne-1") == "passage-1-1"
    table.act(0, "helm", "steer right-1")
    assert table.up("ne-1") is None


@rule("TP-R.86")
def test_a_lantern_finds_two_squalls_and_goes_on_burning() -> None:
    table = Table(chapter=10, speed=3, tokens={"lantern": 1}, down={"s-1": "squall-1", "s-3": "squall-2"})
    table.act(0, "lookout", "look s-3")
    assert (table.state.speed, table.tokens()) == (1, {"lantern": 1})


@rule("TP-R.74", "TP-15.11")
@pytest.mark.parametrize("slot", ["n-1", "s-1"])
def test_a_shoal_holds_the_crew_and_not_the_wind(slot: str) -> None:
    table = Table(chapter=4, speed=2, up={slot: "shoal-1"}, events={"4-1-lift": 60_000}, now=AT - SAND)
    table.play(0, "place sail-1")
    assert ("hoist" in table.legal(0, AT)) == (slot == "s-1")
    table.wait(AT)
    assert table.state.speed == 3, "the text of the chapter goes before that of the Card"


@rule("TP-R.99", "TP-14.4")
@pytest.mark.parametrize(("corks", "left"), [([], set()), (["left-1"], set()), (["helm", "right-2", "left-1"], {"helm", "left-1"})])
def test_a_cove_mends_what_there_is(corks: list[str], left: set[str]) -> None:
    table = Table(chapter=6, speed=1, up={"n-1": "cove-1"}, corks=corks)
    table.act(0, "sail-1", "lower")
    assert (table.up("n-1"), table.corks()) == (None, left)


@rule("TP-R.17", "TP-R.27", "TP-R.15")
def test_a_fort_is_run_past_or_suffered() -> None:
    table = Table(chapter=8, goal=1, life=4, loaded=["right-1"], up={"ne-1": "fort-1"}, dice=[ONE_HIT, ONE_HIT])
    table.play(0, "place right-1")
    assert table.cite(0, "fire fort-1", now=START + SAND) == "TP-R.17"
    table.wait_round()
    assert table.corks() == {"right-1", "right-2"}


@rule("TP-R.22", "TP-R.23", "TP-13.3")
def test_a_flagship_wears_round_into_a_full_sector() -> None:
    up = {"n-1": "flagship-1", "ne-1": "fog-1", "ne-2": "fog-2"}
    table = Table(chapter=10, round=3, goal=2, bow="s", up=up, down={"ne-3": "fog-3"}, events={"10-3-wear": 60_000}, hits={"flagship-1": 2})
    table.wait(AT)
    assert (table.up("n-1"), table.up("se-1"), table.hits("flagship-1")) == (None, "flagship-1", 2)


@rule("TP-R.100", "TP-R.64")
def test_only_hunters_in_sight_close_in() -> None:
    table = Table(chapter=8, life=4, round=2, goal=1, up={"ne-1": "hunter-1", "s-1": "hunter-2"}, down={"nw-1": "hunter-3"}, events={"8-2-close-in": 60_000})
    table.wait(AT)
    assert (table.up("se-1"), table.up("s-1"), table.down("nw-1")) == ("hunter-1", "hunter-2", True)


@rule("TP-R.22", "TP-R.101", "TP-15.11")
def test_a_patrol_comes_where_there_is_room_and_not_at_all_without_a_ship() -> None:
    full = {"ne-1": "fog-1", "ne-2": "fog-2", "ne-3": "fog-3"}
    table = Table(chapter=6, round=3, goal=2, down=full, events={"6-3-patrol": 60_000})
    table.wait(AT)
    assert table.up("se-1") == "brigantine-1"
    all_four = {"s-1": "brigantine-1", "s-2": "brigantine-2", "s-3": "brigantine-3", "sw-1": "brigantine-4"}
    table = Table(chapter=6, round=3, goal=2, up=all_four, events={"6-3-patrol": 60_000})
    table.wait(AT)
    assert table.up("ne-1") is None


@rule("TP-R.77", "TP-14.5")
def test_mildred_snacks_on_the_nearest_enemy_that_lies_open() -> None:
    up = {"se-1": "corvette-1", "s-1": "brigantine-1"}
    table = Table(chapter=7, round=3, goal=2, up=up, down={"ne-1": "brigantine-2"}, events={"7-3-snack": 60_000})
    table.wait(AT)
    assert (table.up("se-1"), table.up("s-1"), table.down("ne-1")) == (None, "brigantine-1", True)


@rule("TP-R.19", "TP-14.4", "TP-R.80")
def test_a_bell_is_rung_at_any_speed_ahead_and_heard_by_ghosts_in_sight() -> None:
    up = {"n-1": "bell-buoy-1", "s-1": "ghost-1"}
    table = Table(chapter=9, life=4, speed=3, up=up, down={"se-1": "ghost-2"})
    table.act(0, "bell-buoy-1", "use bell-buoy-1")
    assert (table.hits("ghost-1"), table.hits("ghost-2"), table.up("n-1")) == (1, 0, None)
    table = Table(chapter=9, life=4, speed=3, up={"ne-1": "bell-buoy-1"})
    table.play(0, "place bell-buoy-1")
    assert table.cite(0, "use bell-buoy-1", now=START + SAND) == "TP-R.19"


@rule("TP-R.80", "TP-R.10", "TP-R.103")
def test_a_ghost_hides_when_the_bow_leaves_its_own_sector_whoever_turned_it() -> None:
    table = Table(chapter=9, life=4, speed=2, round=3, goal=1, down={"ne-1": "ghost-1"}, up={"n-1": "ghost-2"}, events={"9-3-drift": 60_000})
    table.act(0, "lookout", "look ne-1")
    table.wait(AT)
    assert table.dump()["bow"] == "nw"
    assert (table.up("ne-1"), table.down("n-1")) == ("ghost-1", True)


# The ship's parts


@rule("TP-R.87", "TP-11.6", "TP-11.5")
def test_five_cannons_share_four_balls() -> None:
    table = Table(chapter=10, loaded=["left-1", "left-2", "right-1", "right-2"])
    table.play(0, "place cannonballs")
    assert table.cite(0, "load stern-gun", now=START + SAND) == "TP-11.5"
    table = Table(chapter=10, loaded=["left-1", "left-2", "right-1"])
    table.play(0, "place cannonballs")
    assert table.cite(0, "load-two right-2 stern-gun", now=START + SAND) == "TP-R.73"
    table.play(0, "load stern-gun", now=START + SAND)
    assert table.loaded() == {"left-1", "left-2", "right-1", "stern-gun"}


@rule("TP-R.87", "TP-6.13", "TP-12.9", "TP-10.1")
def test_a_broken_stern_gun_is_mended_like_any_other() -> None:
    table = Table(chapter=10, up={"s-1": "corvette-1"}, loaded=["stern-gun"], dice=[BROKEN])
    table.act(0, "stern-gun", "fire corvette-1")
    assert table.corks() == {"stern-gun"}
    assert table.cite(0, "place stern-gun") in ("TP-6.11", "TP-6.14")
    assert table.allows(0, "place left-1")
    table.act(1, "repairs", "repair stern-gun")
    assert table.allows(1, "place stern-gun")
    assert table.cite(0, "place stern-gun") == "TP-6.11"


@rule("TP-R.87", "TP-6.11")
def test_the_capstan_turns_by_one_and_not_twice_in_a_row() -> None:
    table = Table(chapter=8, life=4, speed=1)
    table.play(0, "place capstan")
    assert table.cite(0, "haul right-2", now=START + SAND) == "TP-R.87"
    assert table.cite(0, "steer right-1", now=START + SAND) == "TP-6.9"
    table.play(0, "haul left-1", now=START + SAND)
    assert table.cite(0, "place capstan") == "TP-6.11"
    assert table.cite(0, "place helm") == "TP-R.87"


@rule("TP-R.87", "TP-6.11", "TP-13.6", "TP-R.32")
def test_two_baskets_are_one_area() -> None:
    table = Table(chapter=6, goal=1, down={"s-1": "fog-1"}, up={"sw-1": "gunboat-1"}, dice=[TWO_HITS, ONE_HIT])
    table.act(0, "lookout-2", "remove")
    assert table.cite(0, "place lookout") == "TP-6.11"
    table.wait_round()
    assert (table.corks(), table.state.life) == ({"lookout", "lookout-2"}, 4)


@rule("TP-R.76", "TP-10.1", "TP-10.3")
def test_a_cork_comes_out_of_a_closed_space() -> None:
    table = Table(corks=["sail-1"])
    do(table, "close-space", space=SPACES.index("sail-1"), n=60)
    table.act(0, "repairs", "repair sail-1")
    assert table.corks() == set()
    assert table.cite(1, "place sail-1") == "TP-R.76"


# Events that ask


@rule("TP-R.54", "TP-R.63")
@pytest.mark.parametrize(("at", "bow"), [(AT + 9_999, "n"), (AT + 10_000, "ne")])
def test_an_answer_in_the_last_millisecond_counts_and_later_the_default_does(at: int, bow: str) -> None:
    table = Table(chapter=4, round=4, goal=3, events={"4-4-choice": 60_000}, now=AT)
    if bow == "n":
        table.play(0, "answer 1", now=at)
    else:
        table.refusal(0, "answer 1", now=at)
    assert (table.dump()["bow"], table.corks()) == (bow, {"helm"} if bow == "n" else set())


@rule("TP-R.78", "TP-R.49")
def test_an_open_question_takes_its_default_when_the_clock_runs_forward() -> None:
    table = Table(chapter=4, round=4, goal=3, events={"4-4-choice": 60_000})
    table.wait(AT)
    events = table.play(*[part for seat in range(4) for part in (seat, "run-forward")], now=AT + 1_000)
    order = kinds(events)
    assert order.index("answered") < order.index("time-up")
    assert table.dump()["bow"] == "ne"


@rule("TP-R.78")
def test_an_open_question_takes_its_default_before_the_next_event() -> None:
    table = Table(chapter=4, round=4, goal=3, corks=["sail-1"], events={"4-4-choice": 60_000, "4-4-letter": 68_000})
    events = table.wait(AT + 8_000)
    order = [e.kind for e in events if e.kind in ("happening", "answered", "uncorked")]
    assert order == ["happening", "answered", "happening", "uncorked"]
    assert (table.dump()["bow"], table.corks()) == ("ne", set())


@rule("TP-R.105", "TP-R.63")
def test_a_default_that_finds_nothing_to_lose_costs_nothing() -> None:
    table = Table(chapter=6, round=4, goal=3, events={"6-4-choice": 60_000})
    table.wait(AT + 10_000)
    assert (table.state.question, table.loaded(), table.state.life) == (-1, set(), 5)

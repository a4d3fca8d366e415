"""Cases of the hunt: written from rulebook and ledger alone by somebody who had not read the rules' code (docs/hunts.md)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from taletable.bots import Call, Heard, Thinker, bots_for
from taletable.bots.timed import let_play
from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Move, Refused
from taletable.engine.run import Run
from taletable.games.a_tale_of_pirates.bot.levels import Mate
from taletable.games.a_tale_of_pirates.content import Effect
from taletable.games.a_tale_of_pirates.deeds import carry_out
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import SPACES
from taletable.lab.simulation import Task, play_match
from taletable.table.absence import back, miss
from taletable.table.pausing import Kept, pause
from taletable.testing import rule
from taletable.words import words_of
from tests.table.tables import make_table

from .table import BEGAN, BROKEN, ONE_HIT, SAND, START, TWO_HITS, Table, kinds, told, voyage

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
    # The Brigantine fires first. Then the bow comes to NE, where the first spout lies ahead; then to SE, and S is right of it.
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
@pytest.mark.parametrize(
    ("dice", "life", "round", "outcome"), [(BROKEN, 1, 3, "playing"), (ONE_HIT, 2, 3, "playing"), (ONE_HIT, 1, 2, "last-life")]
)
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
    table = Table(
        chapter=5, life=4, tokens={"powder": 2}, up={"ne-1": "frigate-1", "ne-2": "corvette-1"}, loaded=["right-1"], dice=[TWO_HITS]
    )
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
    table = Table(
        chapter=8,
        life=4,
        round=2,
        goal=1,
        up={"ne-1": "hunter-1", "s-1": "hunter-2"},
        down={"nw-1": "hunter-3"},
        events={"8-2-close-in": 60_000},
    )
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
    table = Table(
        chapter=9, life=4, speed=2, round=3, goal=1, down={"ne-1": "ghost-1"}, up={"n-1": "ghost-2"}, events={"9-3-drift": 60_000}
    )
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


# Second pass. Before the clock


def musters(**more: object) -> Table:
    """A table before the last “ready” of a round."""
    data = Table(**more).dump()  # type: ignore[arg-type]
    data["frames"] = [{"rule": "tale", "step": 1}, {"rule": "round", "step": 2}, {"rule": "muster", "step": 1}]
    data.update(schedule=[], began=0, ends=0)
    table = Table(**more)  # type: ignore[arg-type]
    table.match = Match(GAME, len(data["players"]), position=data, seed=b"muster")
    return table


def start(table: Table) -> list[str]:
    """Everybody is ready; what was told."""
    return [event.kind for seat in range(table.state.seats) for event in table.play(seat, "ready")]


@rule("TP-R.104", "TP-R.82", "TP-R.28")
@pytest.mark.parametrize(("life", "outcome"), [(2, "playing"), (1, "last-life")])
def test_rocks_ahead_strike_with_the_last_ready(life: int, outcome: str) -> None:
    table = musters(chapter=2, speed=2, life=life, corks=["cannonballs"], up={"n-1": "rocks-1"})
    start(table)
    assert (table.state.life, table.dump()["outcome"]) == (life - 1, outcome)
    assert GAME.dump(GAME.load(table.dump())) == table.dump()
    assert GAME.asked(table.state) == ([] if life == 1 else [0, 1, 2, 3])


@rule("TP-R.104", "TP-R.84", "TP-R.81")
def test_a_passage_that_goes_with_the_last_ready_is_the_crews() -> None:
    table = musters(speed=1, up={"n-1": "passage-1-1"})
    assert "goal-met" in start(table)
    assert table.now < table.state.began


@rule("TP-5.4", "TP-R.55")
def test_nobody_is_ready_twice_or_acts_before_the_clock() -> None:
    table = musters(chapter=2)
    table.play(0, "ready")
    assert table.refusal(0, "ready").key == "not-asked"
    assert table.refusal(1, "place helm")[:2] == ("TP-5.4", "count-in")
    assert table.refusal(1, "run-forward")[:2] == ("TP-5.4", "count-in")
    start_again = musters()
    assert start_again.refusal(0, "resolve-events")[:2] == ("TP-15.2", "no-events")


@rule("TP-15.4", "TP-R.63", "TP-15.11")
def test_who_took_charge_of_events_is_asked_in_later_rounds_too() -> None:
    table = musters(chapter=4, round=3, goal=3)
    table.play(2, "resolve-events")
    start(table)
    table.wait(table.state.ends)
    assert table.state.round == 4
    ready(table)
    while table.state.question < 0:
        table.wait(GAME.due(table.state)[0])
    assert table.refusal(0, "answer 1") == ("TP-R.63", "not-resolver", (2,))
    table.play(2, "answer 1")
    assert table.refusal(2, "answer 1")[:2] == ("TP-R.63", "nothing-asked")


@rule("TP-R.81", "TP-R.49", "TP-R.90")
def test_a_crew_may_run_on_in_the_count_in_and_nothing_breaks() -> None:
    table = musters(chapter=2, goal=1)
    start(table)
    for seat in range(4):
        table.play(seat, "run-forward")
    assert (table.state.round, table.ask) == (2, "muster")
    ready(table)
    table.play(0, "place helm")


# Set-up


@rule("TP-R.9", "TP-15.10", "TP-R.10")
def test_an_extra_page_that_turns_the_ship_decides_what_comes_to_light() -> None:
    table = Table(chapter=5, goal=1, life=4, loaded=["right-1"])
    table.wait_round()
    assert (table.dump()["bow"], table.loaded()) == ("se", {"right-1", "right-2"})
    assert table.up("se-1")
    assert table.down("n-1"), "the bow points there no more"


@rule("TP-15.10", "TP-11.6", "TP-R.86")
def test_an_extra_page_gives_what_there_is() -> None:
    table = Table(chapter=5, goal=1, life=4, loaded=["right-1", "right-2", "left-1", "left-2"])
    table.wait_round()
    assert table.state.balls_left() == 0
    table = Table(chapter=5, round=3, goal=3, life=4, tokens={"powder": 4})
    table.wait_round()
    assert (table.state.round, table.tokens()) == (4, {"powder": 4})


@rule("TP-R.23", "TP-3.3", "TP-R.22")
def test_a_flagship_that_stays_is_dealt_around() -> None:
    table = Table(chapter=10, round=3, goal=3, bow="s", up={"ne-1": "flagship-1"}, hits={"flagship-1": 3}, dice=[BROKEN, BROKEN])
    events = table.wait_round()
    assert "flagship-1" not in [e["card"] for e in told(events, "discarded")]
    assert (table.up("ne-1"), table.hits("flagship-1")) == ("flagship-1", 3)
    for sector in ("n", "ne", "se", "s", "sw", "nw"):
        slots = [f"{sector}-{n}" for n in (1, 2, 3)]
        assert 1 <= sum(table.up(slot) is not None or table.down(slot) for slot in slots) <= 3


@rule("TP-R.15", "TP-R.23", "TP-3.6")
def test_wounds_are_forgotten_in_the_supply() -> None:
    table = Table(goal=1, up={"ne-1": "corvette-1"}, hits={"corvette-1": 1}, dice=[BROKEN])
    table.wait_round()
    assert sum(table.state.hits) == 0


@rule("TP-R.44", "TP-R.50")
@pytest.mark.parametrize(("seats", "factor"), [(2, 1.5), (3, 1.16), (4, 1)])
@pytest.mark.parametrize(("level", "share"), [("easy", 1.25), ("normal", 1), ("hard", 0.85)])
def test_rounds_are_whole_milliseconds_for_every_crew(seats: int, factor: float, level: str, share: float) -> None:
    table = Table(seats=seats, difficulty=level)
    length = table.state.ends - BEGAN
    assert isinstance(length, int)
    assert abs(length - 140_000 * factor * share) < 1_000


@rule("TP-R.85", "TP-R.89")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_wave_keeps_its_place_in_the_round_of_any_crew(seats: int) -> None:
    table = Table(seats=seats, chapter=2, goal=1)
    table.wait_round()
    ready(table)
    (sign, _), (time, _) = table.state.schedule
    part = (time - table.state.began) / (table.state.ends - table.state.began)
    assert 60 / 140 <= part <= 80 / 140
    assert time - sign == 9_000


@rule("TP-V.1", "TP-R.88")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_ship_has_two_to_four_sandtimers(seats: int) -> None:
    with pytest.raises(Refused, match=r"TP-V\.1"):
        Match(GAME, seats)


# Voting


@rule("TP-R.90", "TP-R.49")
def test_a_vote_is_given_and_taken_back_once() -> None:
    table = Table(seats=3, goal=1)
    table.play(0, "run-forward")
    assert table.refusal(0, "run-forward")[:2] == ("TP-R.90", "voted-already")
    table.play(0, "play-on")
    assert table.refusal(0, "play-on")[:2] == ("TP-R.90", "not-voted")
    table.play(1, "run-forward", 2, "run-forward")
    assert table.state.round == 1
    table.play(0, "run-forward")
    assert table.state.round == 2


@rule("TP-R.49", "TP-R.39", "TP-15.8")
def test_running_on_hits_spaces_in_use_and_loses_what_was_ready() -> None:
    table = Table(chapter=2, round=2, goal=2, speed=1, events={"2-2-wave": 60_000})
    table.play(0, "place lookout", 1, "place sail-1")
    for seat in range(3):
        table.play(seat, "run-forward", now=START + SAND)
    events = kinds(table.play(3, "run-forward", now=START + SAND))
    assert events.index("happening") < events.index("lost-life") < events.index("time-up")
    assert (table.state.speed, table.state.life, table.corks()) == (1, 4, set())


@rule("TP-R.49", "TP-R.28")
def test_who_runs_on_may_lose_before_the_round_ends() -> None:
    table = Table(chapter=2, round=2, goal=2, life=1, corks=["lookout"], events={"2-2-wave": 60_000})
    for seat in range(4):
        table.play(seat, "run-forward")
    assert (table.dump()["outcome"], "time-up" in kinds(table.events)) == ("last-life", False)


# Actions in chains


@rule("TP-12.9", "TP-R.34", "TP-10.3", "TP-12.2")
def test_a_cannon_that_broke_is_loaded_mended_and_fired() -> None:
    table = Table(up={"ne-1": "brigantine-1"}, loaded=["right-1"], now=BEGAN, dice=[BROKEN, ONE_HIT])
    table.act(0, "right-1", "fire brigantine-1")
    table.play(1, "place cannonballs", 2, "place repairs")
    table.play(1, "load right-1", 2, "repair right-1", now=table.now + SAND)
    table.act(3, "right-1", "fire brigantine-1")
    assert (table.up("ne-1"), table.loaded(), table.corks()) == (None, set(), set())


@rule("TP-11.1", "TP-11.2", "TP-R.73", "TP-11.4")
@pytest.mark.parametrize(
    ("text", "cite"),
    [
        ("load-two left-1 left-1", "TP-11.1"), ("load helm", "TP-11.2"), ("load-two helm left-1", "TP-11.2"),
        ("load-two right-1 left-1", "TP-R.73"), ("load right-2", "TP-11.4"),
    ],
)  # fmt: skip
def test_one_ball_and_where_it_does_not_go(text: str, cite: str) -> None:
    table = Table(loaded=["right-2", "left-1", "left-2"])
    table.play(0, "place cannonballs")
    assert table.cite(0, text, now=START + SAND) == cite
    assert table.loaded() == {"right-2", "left-1", "left-2"}


@rule("TP-10.2", "TP-R.72")
def test_repairs_mends_all_but_itself() -> None:
    table = Table(corks=["helm"])
    table.play(0, "place repairs")
    assert table.refusal(0, "repair repairs", now=START + SAND)[:2] == ("TP-10.2", "never-damaged")
    assert table.cite(0, "repair sail-1", now=START + SAND) == "TP-R.72"


@rule("TP-R.56", "TP-10.3", "TP-R.55")
def test_two_carpenters_choose_when_they_act() -> None:
    table = Table(chapter=3, corks=["helm", "sail-1"], up={"s-1": "wreck-1"})
    table.play(0, "place repairs", 1, "place wreck-1")
    table.play(0, "repair helm", now=START + SAND)
    assert table.cite(1, "repair helm") == "TP-R.72"
    table.play(1, "repair sail-1")
    assert table.corks() == set()


@rule("TP-R.59", "TP-9.1", "TP-R.72")
def test_two_lookouts_want_the_same_card() -> None:
    table = Table(chapter=6, down={"s-1": "fog-1"})
    table.play(0, "place lookout", 1, "place lookout-2")
    table.play(0, "look s-1", now=START + SAND)
    assert table.cite(1, "look s-1") == "TP-R.72"
    table.play(1, "remove")


@rule("TP-R.18", "TP-12.11", "TP-6.8")
def test_a_second_gunner_finds_the_target_gone_and_keeps_the_ball() -> None:
    table = Table(up={"ne-1": "brigantine-1"}, loaded=["right-1", "right-2"], dice=[ONE_HIT])
    table.play(0, "place right-1", 1, "place right-2")
    table.play(0, "fire brigantine-1", now=START + SAND)
    assert table.cite(1, "fire brigantine-1") == "TP-12.3"
    table.play(1, "remove")
    assert table.loaded() == {"right-2"}


@rule("TP-6.10", "TP-6.11", "TP-R.37")
def test_there_and_back_again() -> None:
    table = Table(speed=1, now=BEGAN)
    for place, text in (("sail-1", "hoist"), ("helm", "steer right-1"), ("sail-2", "hoist"), ("lookout", "remove")):
        table.act(0, place, text)
    assert (table.state.speed, table.dump()["bow"]) == (3, "ne")


# Cards


@rule("TP-15.9", "TP-R.105", "TP-R.84")
def test_a_full_store_of_rum_does_not_keep_anybody_from_the_courier() -> None:
    table = Table(chapter=4, round=2, goal=1, speed=2, tokens={"rum": 4}, up={"n-1": "courier-1"})
    events = table.act(0, "courier-1", "use courier-1")
    assert (table.tokens(), table.up("n-1")) == ({"rum": 4}, None)
    assert [e["goal"] for e in told(events, "goal-met")] == ["4-2-1"]


@rule("TP-R.74", "TP-R.98", "TP-R.20", "TP-14.6")
def test_the_herring_that_tires_mildred_too_early_feeds_her_and_she_is_back() -> None:
    table = Table(chapter=7, round=2, goal=1, up={"ne-1": "mildred-1"}, hits={"mildred-1": 2}, tokens={"herring": 1})
    events = table.act(0, "mildred-1", "use mildred-1")
    assert [e["goal"] for e in told(events, "goal-met")] == ["7-2-1"]
    assert (table.up("ne-1"), table.hits("mildred-1"), table.tokens()) == ("mildred-1", 0, {})
    assert table.cite(0, "place mildred-1") == "TP-14.7"
    table.play(1, "place mildred-1")
    assert table.refusal(1, "use mildred-1", now=table.now + SAND)[:2] == ("TP-R.19", "needs-token")


@rule("TP-R.98", "TP-R.47", "TP-14.6")
def test_the_last_herring_wins() -> None:
    table = Table(
        chapter=7, round=4, goal=3, life=1, up={"ne-1": "mildred-1", "s-1": "gunboat-1"}, hits={"mildred-1": 2}, tokens={"herring": 1}
    )
    events = table.act(0, "mildred-1", "use mildred-1")
    assert kinds(events)[-2:] == ["goal-met", "won"]
    assert GAME.unlocks(table.state)[-1] == "stars-7-normal-1"


@rule("TP-R.86", "TP-R.20", "TP-12.11", "TP-R.84")
def test_one_shot_a_barge_a_merchant_and_who_was_aboard() -> None:
    up = {"ne-1": "powder-barge-1", "ne-2": "merchant-1", "ne-3": "raft-1"}
    table = Table(chapter=5, life=4, up=up, loaded=["right-1"], dice=[ONE_HIT])
    table.play(0, "place merchant-1", 2, "place raft-1")
    table.act(1, "right-1", "fire powder-barge-1")
    assert [table.up(slot) for slot in up] == [None, None, "raft-1"], "a raft has nothing to hit"
    assert (table.dump()["players"][0]["last"], table.tokens()) == ("merchant-1", {})
    table.play(2, "use raft-1")
    assert table.tokens() == {"treasure": 1}


@rule("TP-R.76", "TP-R.33", "TP-12.9")
def test_a_cannon_that_breaks_where_no_cork_may_go() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[BROKEN])
    table.play(0, "place right-1")
    do(table, "close-space", space=SPACES.index("right-1"), n=60)
    table.play(0, "fire corvette-1", now=START + SAND)
    assert (table.corks(), table.state.life, table.loaded()) == (set(), 4, set())


@rule("TP-R.76", "TP-R.102", "TP-R.32")
def test_rocks_find_a_closed_space_as_little_free() -> None:
    table = Table(chapter=2, bow="n", speed=2, up={"ne-1": "rocks-1"})
    do(table, "close-space", space=SPACES.index("cannonballs"), n=60)
    table.act(0, "helm", "steer right-1")
    assert (table.corks(), table.state.life) == (set(), 4)


@rule("TP-R.14", "TP-R.82", "TP-R.11")
def test_rocks_are_rounded_and_others_strike_as_the_speed_changes() -> None:
    table = Table(chapter=2, round=3, goal=2, speed=0, up={"n-1": "rocks-1", "n-2": "rocks-2"})
    events = table.act(0, "sail-1", "hoist")
    assert [e["card"] for e in told(events, "dealt-with")] == ["rocks-1", "rocks-2"]
    table = Table(chapter=2, bow="nw", speed=3, up={"n-1": "rocks-1", "n-2": "rocks-2"})
    do(table, "turn-ship", n=1)
    table.act(0, "cannonballs", "load left-1")
    assert (table.corks(), table.state.life) == ({"cannonballs"}, 4), "each strikes once"


@rule("TP-R.22", "TP-R.100", "TP-R.31")
def test_mildred_goes_the_shorter_way_round_and_stops_at_the_stern() -> None:
    table = Table(chapter=7, round=3, goal=2, bow="s", up={"nw-1": "mildred-1"}, hits={"mildred-1": 1}, events={"7-3-cuddle": 60_000})
    table.wait(AT)
    assert (table.up("n-1"), table.hits("mildred-1")) == ("mildred-1", 1)


@rule("TP-R.9", "TP-R.101")
def test_the_dog_points_clockwise_from_the_bow() -> None:
    table = Table(
        chapter=9, life=4, round=4, goal=2, bow="s", down={"ne-1": "fog-1", "nw-2": "ghost-1", "sw-1": "fog-2"}, events={"9-4-dog": 60_000}
    )
    events = table.wait(AT)
    assert [e["card"] for e in told(events, "turned-up")] == ["fog-2", "ghost-1"]
    assert table.down("ne-1")


@rule("TP-R.80", "TP-3.5")
def test_a_sigh_ahead_hides_only_whole_ships_on_the_right_of_the_bow() -> None:
    up = {"ne-1": "ghost-1", "ne-2": "brigantine-1", "ne-3": "bell-buoy-1", "n-1": "fog-1", "se-1": "fog-2"}
    table = Table(chapter=9, life=4, round=2, goal=1, up=up, hits={"ghost-1": 1}, events={"9-2-sigh": 60_000})
    table.wait(AT)
    assert [table.up(slot) for slot in up] == ["ghost-1", None, "bell-buoy-1", "fog-1", "fog-2"]
    assert table.view(0)["down"]["ne-2"] == {"count": 1}


@rule("TP-R.35", "TP-15.6", "TP-2.11")
@pytest.mark.parametrize(("bow", "corks", "life"), [("n", {"helm", "lookout"}, 4), ("se", {"helm", "lookout"}, 4)])
def test_an_old_salute_comes_from_astern_wherever_that_is(bow: str, corks: set[str], life: int) -> None:
    table = Table(chapter=9, life=4, round=5, goal=3, bow=bow, corks=["lookout"], events={"9-5-salute": 60_000})
    table.wait(AT)
    assert (table.corks(), table.state.life) == (corks, life)


@rule("TP-R.103", "TP-R.84", "TP-15.11")
def test_a_cut_line_that_turns_the_bow_to_a_passage_takes_it() -> None:
    table = Table(chapter=4, round=4, goal=2, speed=2, up={"ne-1": "passage-2-1"}, events={"4-4-choice": 60_000})
    events = table.wait(AT + 10_000)
    assert [e["goal"] for e in told(events, "goal-met")] == ["4-3-1"]
    assert table.up("ne-1") is None


@rule("TP-R.63", "TP-13.6", "TP-R.28", "TP-15.8")
def test_an_answer_may_lose_the_chapter() -> None:
    table = Table(chapter=4, round=4, goal=3, life=1, events={"4-4-choice": 60_000})
    table.wait(AT)
    table.play(1, "place helm")
    table.play(0, "answer 1")
    assert table.dump()["outcome"] == "last-life"
    assert GAME.dump(GAME.load(table.dump())) == table.dump()
    assert table.refusal(0, "answer 0").key == "over"


# The end


@rule("TP-R.83", "TP-R.46", "TP-R.84", "TP-R.28")
def test_who_dies_by_an_arm_in_the_last_step_has_not_survived() -> None:
    table = Table(chapter=7, round=4, goal=3, life=1, corks=["helm"], up={"s-1": "tentacle-1"})
    table.wait_round()
    assert table.dump()["outcome"] == "last-life"


@rule("TP-R.31", "TP-R.28", "TP-R.86")
def test_the_flag_goes_to_the_first_hit_from_the_bow_on() -> None:
    up = {"nw-1": "brigantine-1", "n-1": "brigantine-2", "se-1": "brigantine-3"}
    table = Table(chapter=8, goal=1, life=4, bow="se", tokens={"false-flag": 1}, up=up, dice=[BROKEN, ONE_HIT, ONE_HIT])
    events = table.wait_round()
    assert [e["card"] for e in told(events, "shot")] == ["brigantine-3", "brigantine-1", "brigantine-2"]
    assert (table.state.life, table.corks(), table.tokens()) == (4, {"lookout"}, {}), "NW lies astern, N on the side of the Lookout"


@rule("TP-R.45")
@pytest.mark.parametrize(
    ("life", "corks", "stars"), [(4, 0, 3), (4, 2, 3), (4, 3, 2), (3, 0, 2), (2, 0, 2), (2, 1, 2), (2, 2, 1), (1, 0, 1)]
)
def test_stars_of_a_chapter_that_begins_with_four(life: int, corks: int, stars: int) -> None:
    spaces = ["helm", "lookout", "sail-1"][:corks]
    table = Table(chapter=5, round=4, goal=4, life=life, corks=spaces)
    table.wait_round()
    assert table.told("won")[-1]["n"] == stars
    assert GAME.unlocks(table.state)[-1] == f"stars-5-normal-{stars}"


@rule("TP-R.44", "TP-R.45", "TP-16.3")
def test_easy_stars_are_counted_from_the_life_that_easy_gives() -> None:
    table = Table(chapter=5, round=4, goal=4, life=4, difficulty="easy")
    table.wait_round()
    assert GAME.unlocks(table.state)[-1] == "stars-5-easy-2", "15 of 18"


@rule("TP-R.46", "TP-R.98", "TP-1.4")
def test_two_goals_of_a_round_are_due_in_turn() -> None:
    table = Table(chapter=3, round=3, goal=2, tokens={"treasure": 3}, up={"s-1": "raft-1"})
    assert table.view(0)["mission"]["progress"] in (0, 3)
    events = table.act(0, "raft-1", "use raft-1")
    assert [e["goal"] for e in told(events, "goal-met")] == ["3-3-1"]
    assert not table.state.over
    table.wait_round()
    assert table.dump()["outcome"] == "won"
    failed = Table(chapter=3, round=3, goal=2, tokens={"treasure": 3})
    failed.wait_round()
    assert failed.dump()["outcome"] == "mission-failed", "to survive is not enough"


# What is seen, what is undone


@rule("TP-R.64", "TP-R.77", "TP-R.80")
def test_what_mist_hides_is_named_to_nobody_and_known_to_be_there() -> None:
    table = Table(chapter=6, round=2, goal=1, up={"s-1": "frigate-1", "sw-1": "fog-1"}, events={"6-2-mist": 60_000})
    table.wait(AT)
    assert table.down("s-1")
    for viewer in (0, 3, None):
        view = table.view(viewer)
        assert view["up"]["s-1"] is None
        assert view["down"]["s-1"] == {"count": 1}
        assert "s-1" not in view["life_left"]
    for n in range(5):
        imagined = GAME.imagine(table.state, 1, Luck(b"mist", n))
        assert imagined.down == table.state.down, "one Card was lost from sight there, and no other"


@rule("TP-R.52", "TP-R.55", "TP-R.68")
@pytest.mark.parametrize(("at", "state"), [(START + SAND - 1, "running"), (START + SAND, "ready")])
def test_all_see_when_sand_is_through(at: int, state: str) -> None:
    table = Table()
    table.play(0, "place helm")
    table.play(1, "place lookout", now=at)
    for viewer in (1, None):
        assert table.view(viewer)["players"][0]["sandtimer"]["state"] == state


@rule("TP-R.57", "TP-6.4")
def test_nothing_of_a_round_is_taken_back() -> None:
    table = musters(chapter=4, round=4, goal=3)
    for seat, text in ((0, "resolve-events"), (0, "ready")):
        if GAME.refuse(table.state, table.read(seat, text)) is None:
            table.play(seat, text)
            assert not table.match.can_undo(0)
    table = Table(chapter=4, round=4, goal=3, events={"4-4-choice": 60_000}, now=AT)
    table.wait(AT)
    for text in ("answer 0", "run-forward", "play-on", "place sail-1"):
        table.play(0, text)
        assert not table.match.can_undo(0)
    table.play(0, "hoist", now=AT + SAND)
    assert not table.match.can_undo(0)


@rule("TP-R.64", "TP-R.89")
def test_a_sign_tells_when_and_only_then() -> None:
    table = Table(chapter=2, round=2, goal=2, events={"2-2-wave": 60_000})
    sign = AT - 9_000
    table.state.schedule.insert(0, (sign, table.state.schedule[0][1] - 1))
    table.wait(sign - 1)
    assert table.view(0)["events"]["signs"] == []
    table.wait(sign)
    assert [one["due"] for one in table.view(None)["events"]["signs"]] == [AT]
    table.wait(AT)
    assert table.view(0)["events"]["signs"] == []
    assert table.corks() == {"lookout"}


# Mates


@rule("TP-R.92", "TP-R.87")
def test_a_call_for_the_helm_of_a_ship_without_one_disturbs_no_mate() -> None:
    table = Table(chapter=8, life=4)
    for seat in (1, 2, 3):
        for now in range(START, START + 6_000, 700):
            heard = Heard((Call(START, 0, "", ("helm",)),), 0b1110)
            plan = Thinker(Mate(seat), seat).plan(GAME, table.state, seat, now, heard)
            assert plan == Thinker(Mate(seat), seat).plan(GAME, table.state, seat, now, Heard((), 0b1110))


@rule("TP-R.67", "TP-R.63", "TP-R.105")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_mate_in_charge_answers_before_the_default_and_what_it_can_pay(level: str) -> None:
    table = Table(chapter=6, round=4, goal=3, loaded=["left-1"], events={"6-4-choice": 60_000}, now=AT - 1)
    table.wait(AT)
    thinkers = {seat: Thinker(bots_for(GAME)[level](seat), seat) for seat in range(4)}
    let_play(table.match, thinkers, AT, AT + 9_999)
    assert table.state.question == -1
    assert [e["n"] for e in table.told("answered")] == [1], "there is no Rum to give"


# Third pass. Ship and sea


@rule("TP-2.11", "TP-13.2", "TP-R.31")
@pytest.mark.parametrize(
    ("sector", "space"),
    [("sw", "cannonballs"), ("nw", "right-1"), ("n", "sail-1"), ("ne", "helm"), ("se", "lookout"), ("s", "left-1")],
)
def test_the_table_of_the_book_with_the_bow_to_the_south_west(sector: str, space: str) -> None:
    table = Table(goal=1, bow="sw", up={f"{sector}-2": "brigantine-1"}, dice=[ONE_HIT])
    table.wait_round()
    assert table.corks() == {space}


@rule("TP-R.3", "TP-8.3", "TP-8.8")
def test_the_ship_turns_across_the_north() -> None:
    table = Table(bow="nw", speed=1, up={"se-1": "brigantine-1"}, loaded=["right-1"], dice=[ONE_HIT])
    table.act(0, "helm", "steer right-2")
    assert table.dump()["bow"] == "ne"
    table.act(1, "right-1", "fire brigantine-1")
    assert table.up("se-1") is None


@rule("TP-R.6", "TP-R.7", "TP-8.5")
@pytest.mark.parametrize(("speed", "text"), [(0, "lower"), (3, "hoist")])
def test_the_mast_has_two_ends(speed: int, text: str) -> None:
    table = Table(speed=speed)
    table.play(0, "place sail-2")
    assert table.cite(0, text, now=START + SAND) == "TP-R.6"


@rule("TP-14.4", "TP-8.5", "TP-R.11")
def test_full_sail_takes_a_passage_and_holds_the_course() -> None:
    table = Table(chapter=4, speed=2, up={"n-1": "passage-3-1"})
    table.play(1, "place helm")
    table.act(0, "sail-1", "hoist")
    assert table.up("n-1") is None
    assert table.cite(1, "steer left-1") == "TP-8.5"


@rule("TP-14.4", "TP-R.83")
def test_a_waterspout_that_was_broken_through_turns_nobody() -> None:
    table = Table(chapter=5, life=4, speed=2, up={"n-1": "waterspout-1"}, bow="n")
    table.act(0, "sail-1", "hoist")
    assert (table.up("n-1"), table.state.goal) == (None, 1)
    events = table.wait_round()
    assert "corked" not in kinds(events)
    assert [e["sector"] for e in told(events, "bow")] == ["se"], "the extra page alone has turned her"


@rule("TP-R.19", "TP-14.4", "TP-15.9")
def test_an_island_wants_an_anchor() -> None:
    table = Table(chapter=6, speed=1, up={"n-1": "island-1"}, tokens={"map-piece": 3})
    table.play(0, "place island-1")
    assert table.cite(0, "use island-1", now=START + SAND) == "TP-14.4"
    table.act(1, "sail-1", "lower")
    assert table.up("n-1") == "island-1", "it has an action space, so it waits"
    table.play(0, "use island-1")
    assert (table.up("n-1"), table.tokens()) == (None, {"map-piece": 4})


@rule("TP-R.104", "TP-R.99")
def test_a_cove_ahead_at_anchor_mends_with_the_last_ready() -> None:
    table = musters(chapter=6, corks=["left-2"], up={"n-2": "cove-1"})
    start(table)
    assert (table.corks(), table.up("n-2")) == (set(), None)


@rule("TP-12.7", "TP-12.8", "TP-14.3")
def test_a_frigate_sinks_by_one_and_two() -> None:
    table = Table(chapter=5, life=4, up={"ne-1": "frigate-1"}, loaded=["right-1", "right-2"], dice=[ONE_HIT, TWO_HITS])
    table.play(0, "place right-1", 1, "place right-2")
    table.play(0, "fire frigate-1", now=START + SAND)
    assert table.hits("frigate-1") == 1
    table.play(1, "fire frigate-1")
    assert table.up("ne-1") is None


@rule("TP-R.27", "TP-R.31", "TP-R.30")
def test_a_card_fires_all_its_guns_before_the_next_card() -> None:
    up = {"s-1": "gunboat-1", "n-3": "galleon-1", "s-2": "corvette-1"}
    table = Table(chapter=10, goal=1, up=up, hits={"galleon-1": 3}, dice=[BROKEN] * 5)
    events = table.wait_round()
    assert [e["card"] for e in told(events, "shot")] == ["galleon-1"] * 2 + ["gunboat-1"] * 2 + ["corvette-1"]


@rule("TP-R.100", "TP-R.23", "TP-12.11")
def test_a_hunter_keeps_its_wounds_when_it_closes_in() -> None:
    table = Table(
        chapter=8, life=4, round=2, goal=1, up={"n-1": "hunter-1"}, hits={"hunter-1": 1}, loaded=["right-1"],
        events={"8-2-close-in": 60_000}, now=AT - SAND, dice=[ONE_HIT],
    )  # fmt: skip
    table.play(0, "place right-1")
    table.wait(AT)
    assert (table.up("ne-1"), table.hits("hunter-1")) == ("hunter-1", 1), "equally far both ways, so clockwise"
    table.play(0, "fire hunter-1")
    assert table.up("ne-1") is None


@rule("TP-15.11", "TP-R.84")
@pytest.mark.parametrize("up", [{"ne-1": "tentacle-1", "se-1": "fog-1"}, {}])
def test_a_snack_without_an_enemy_is_none(up: dict[str, str]) -> None:
    table = Table(chapter=7, round=3, goal=2, up=up, events={"7-3-snack": 60_000})
    assert "discarded" not in kinds(table.wait(AT))


@rule("TP-15.11", "TP-R.74")
def test_mildred_takes_the_two_nearest_brigantines() -> None:
    up = {"n-1": "brigantine-4", "nw-1": "brigantine-1", "se-1": "brigantine-2", "ne-1": "corvette-1"}
    table = Table(chapter=10, round=5, goal=4, bow="ne", up=up, events={"10-5-mildred": 60_000})
    table.wait(AT)
    assert [table.up(slot) for slot in up] == ["brigantine-4", None, None, "corvette-1"]


@rule("TP-R.16", "TP-R.84", "TP-12.5")
def test_an_old_friend_hits_what_lies_open_to_the_right() -> None:
    up = {"ne-1": "corvette-1", "ne-2": "brigantine-1", "se-1": "brigantine-2"}
    table = Table(chapter=10, up=up, down={"ne-3": "brigantine-3"}, events={"10-1-ghost-help": 60_000})
    table.wait(AT)
    assert (table.hits("corvette-1"), table.up("ne-2"), table.up("se-1"), table.down("ne-3")) == (1, None, "brigantine-2", True)


@rule("TP-R.86", "TP-15.9", "TP-R.56")
def test_a_lantern_that_comes_while_somebody_climbs_shines_at_once() -> None:
    down = {"s-1": "fog-1", "s-2": "fog-2"}
    table = Table(chapter=9, life=4, down=down, tokens={"lantern": 1}, events={"9-1-lantern": 60_000}, now=AT - SAND)
    table.play(0, "place lookout")
    table.wait(AT)
    assert table.tokens() == {"lantern": 1}, "there is one"
    table.play(0, "look s-2")
    assert (table.up("s-1"), table.up("s-2")) == ("fog-1", "fog-2")


# Closed spaces


@rule("TP-R.54", "TP-R.76", "TP-R.59")
@pytest.mark.parametrize(("at", "open"), [(AT - 1, True), (AT, False)])
def test_a_deck_goes_under_before_who_comes_in_the_same_millisecond(at: int, open: bool) -> None:
    table = Table(chapter=5, life=4, round=4, goal=3, events={"5-4-wash": 60_000}, now=at)
    if open:
        table.play(0, "place sail-1")
        table.wait(AT)
        table.play(0, "hoist", now=at + SAND)
        assert table.state.speed == 1
    else:
        assert table.cite(0, "place sail-1", now=at) == "TP-R.76"
        table.play(0, "place sail-2")


@rule("TP-R.76", "TP-R.87")
@pytest.mark.parametrize(("later", "open"), [(14_999, False), (15_000, True)])
def test_the_pawl_holds_for_fifteen_seconds(later: int, open: bool) -> None:
    table = Table(chapter=8, life=4, round=3, goal=2, events={"8-3-pawl": 60_000})
    table.wait(AT)
    table.now = AT + later
    assert table.allows(0, "place capstan") == open
    assert table.view(0)["ship"]["spaces"]["capstan"]["closed_until"] == AT + 15_000


@rule("TP-R.76", "TP-15.7", "TP-R.35")
def test_damage_to_a_closed_helm_costs_life() -> None:
    table = Table(chapter=6, round=3, goal=2, events={"6-3-landslip": 60_000})
    do(table, "close-space", space=SPACES.index("helm"), n=90)
    table.wait(AT)
    assert (table.corks(), table.state.life) == (set(), 4)


@rule("TP-R.76", "TP-R.86")
def test_rum_opens_no_closed_space() -> None:
    table = Table(chapter=5, life=4, tokens={"rum": 1})
    table.act(0, "sail-1", "remove")
    do(table, "close-space", space=SPACES.index("sail-1"), n=20)
    assert table.cite(0, "linger sail-1") == "TP-R.76"
    table.play(0, "linger sail-2")
    assert table.tokens() == {}


# Damage


@rule("TP-15.7", "TP-13.7", "TP-13.5")
def test_a_free_space_without_a_cork_in_the_supply_costs_life_too() -> None:
    table = Table(chapter=10, round=2, goal=1, corks=["lookout", "sail-1", "stern-gun"], events={"10-2-sniper": 60_000})
    table.wait(AT)
    assert (table.corks(), table.state.life) == ({"lookout", "sail-1", "stern-gun"}, 4)


@rule("TP-R.99", "TP-R.105")
@pytest.mark.parametrize(("corks", "told_of"), [([], []), (["lookout", "sail-2"], ["sail-2"])])
def test_a_barrel_of_putty_mends_the_first_cork_or_none(corks: list[str], told_of: list[str]) -> None:
    table = Table(chapter=3, corks=corks, events={"3-1-barrel": 60_000})
    assert [e["space"] for e in told(table.wait(AT), "uncorked")] == told_of


@rule("TP-R.28", "TP-R.26", "TP-R.31")
def test_a_volley_stops_with_the_last_life_point_between_two_hits_of_one_shot() -> None:
    table = Table(goal=1, life=1, corks=["helm", "lookout", "sail-1"], up={"s-1": "brigantine-1", "sw-1": "brigantine-2"}, dice=[TWO_HITS])
    events = table.wait_round()
    assert [e["n"] for e in told(events, "lost-life")] == [1]
    assert len(told(events, "shot")) == 1
    assert table.dump()["outcome"] == "last-life"


# Goals


@rule("TP-R.84", "TP-1.4")
def test_two_passages_are_counted_however_they_are_met() -> None:
    table = Table(round=2, goal=1, speed=0, up={"n-1": "passage-1-1", "ne-1": "passage-1-2"})
    table.act(0, "sail-1", "hoist")
    assert (table.state.goal, table.view(None)["mission"]["progress"]) == (1, 1)
    table.act(1, "helm", "steer right-1")
    assert table.state.goal == 2


@rule("TP-R.46", "TP-R.23")
@pytest.mark.parametrize(("round", "outcome"), [(2, "playing"), (3, "mission-failed")])
def test_a_map_piece_has_time_until_the_third_round(round: int, outcome: str) -> None:
    table = Table(chapter=6, round=round, goal=1, tokens={"map-piece": 1})
    table.wait_round()
    assert table.dump()["outcome"] == outcome
    if outcome == "playing":
        assert table.view(0)["mission"]["progress"] == 1, "what is held goes on counting"


@rule("TP-R.23", "TP-5.2", "TP-R.10")
def test_a_courier_that_got_away_comes_again_on_the_right() -> None:
    table = Table(chapter=4, round=2, goal=1, bow="nw", up={"s-1": "courier-1"})
    events = table.wait_round()
    assert "courier-1" in [e["card"] for e in told(events, "discarded")]
    assert table.up("ne-1") == "courier-1", "at bow + 2, face up"
    assert told(events, "goal") == [], "the order to board her stands"


@rule("TP-R.46", "TP-1.4")
def test_a_goal_that_was_missed_and_paid_for_makes_room_for_the_next() -> None:
    table = Table(chapter=5, round=2, goal=1, life=3, corks=["helm", "lookout", "sail-1"])
    events = table.wait_round()
    assert ([e["goal"] for e in told(events, "goal-missed")], [e["goal"] for e in told(events, "goal")]) == (["5-2-1"], ["5-3-1"])
    assert (table.state.life, table.state.round, table.state.speed) == (2, 3, 0)


@rule("TP-R.84", "TP-R.98")
def test_who_sinks_a_passage_guard_has_taken_no_passage() -> None:
    table = Table(up={"ne-1": "brigantine-1"}, loaded=["right-1"], dice=[ONE_HIT])
    table.act(0, "right-1", "fire brigantine-1")
    assert (table.state.goal, table.state.progress) == (0, 0)


# Time


@rule("TP-R.54", "TP-R.78")
def test_a_long_silence_brings_all_events_in_their_order() -> None:
    table = Table(chapter=8, life=4, round=2, goal=2, up={"n-1": "hunter-1"}, events={"8-2-close-in": 30_000, "8-2-splinters": 70_000})
    events = table.wait(table.state.ends + 10**7)
    assert [e["happening"] for e in told(events, "happening")] == ["8-2-close-in", "8-2-splinters"]
    assert (table.state.round, table.ask) == (3, "muster"), "and nothing begins by itself"


@rule("TP-R.50", "TP-R.65")
def test_the_same_moments_again_change_nothing() -> None:
    table = Table(chapter=2, events={"2-1-gust": 60_000})
    table.wait(AT)
    before = table.dump()
    for now in (AT, AT - 5_000, AT):
        assert table.wait(now) == []
    assert table.dump() == before


@rule("TP-R.63", "TP-R.65", "TP-R.20")
def test_a_game_that_is_laid_down_with_a_question_open_is_taken_up_as_it_was() -> None:
    table = Table(chapter=4, round=4, goal=3, up={"s-1": "courier-1"}, events={"4-4-choice": 60_000}, now=AT - 5_000)
    table.play(0, "place courier-1")
    table.wait(AT)
    table.match = Match(GAME, 4, position=table.dump(), seed=b"again")
    assert table.dump()["players"][0]["place"] == "courier-1"
    table.wait(AT + 9_999)
    assert table.state.question >= 0
    table.wait(AT + 10_000)
    assert (table.state.question, table.dump()["bow"]) == (-1, "ne")


@rule("TP-R.58", "TP-R.53", "TP-R.63")
def test_no_grace_for_an_answer_that_came_too_late() -> None:
    table = Table(chapter=4, round=4, goal=3, events={"4-4-choice": 60_000})
    table.wait(AT)
    assert GAME.moment(table.state, sent=AT + 9_999, received=AT + 10_001) == AT + 10_001
    assert GAME.grace(table.state) == 0


@rule("TP-R.60", "TP-6.4", "TP-R.43")
def test_a_pause_stops_sand_and_events_together() -> None:
    table = make_table(GAME, 4, {"chapter": 2})
    sheet = table.sheet
    kept = Kept("running", None, 0)
    for at, until in ((20_000, 50_000), (60_000, 61_000)):
        changes = pause(kept, sheet.coached, True, at)
        assert changes
        sheet.paused = changes["paused"]
        assert table.now(at) == table.now(until - 1), "it stands still"
        changes = pause(Kept("paused", at, sheet.lost), sheet.coached, False, until)
        assert changes
        sheet.paused, sheet.lost = None, changes["lost"]
        kept = Kept("running", None, sheet.lost)
    assert table.now(100_000) - table.now(0) == 100_000 - 31_000


# Crews


@rule("TP-R.42", "TP-R.88", "TP-16.1")
def test_two_sandtimers_are_one_person_and_are_marked() -> None:
    table = Table(seats=2, round=3, goal=3, bow="s", speed=1)
    table.wait_round()
    assert GAME.unlocks(table.state) == ("chapter-2", "stars-1-normal-3-solo")
    assert table.result.winners == (0, 1)


@rule("TP-1.5", "TP-R.44")
@pytest.mark.parametrize("options", [{"chapter": 11}, {"chapter": 0}, {"difficulty": "brutal"}])
def test_there_are_ten_chapters_and_three_levels(options: dict[str, str | int | bool]) -> None:
    with pytest.raises(Refused):
        Match(GAME, 4, options)


@rule("TP-1.5", "TP-R.44", "TP-R.57")
def test_the_next_chapter_keeps_level_crew_and_help() -> None:
    table = Table(chapter=5, round=4, goal=4, life=4, difficulty="hard", crew="solo")
    table.wait_round()
    assert GAME.sequel(table.state) == {"chapter": 6, "difficulty": "hard", "crew": "solo", "helped": False}


@rule("TP-1.7", "TP-R.64", "TP-R.77")
def test_the_reference_has_what_is_open_and_what_is_held() -> None:
    reference = Table(chapter=4, tokens={"rum": 3}).view(None)["reference"]
    assert {token["key"]: token["held"] for token in reference["tokens"]} == {"treasure": 0, "rum": 3}
    assert "waterspout" not in {card["key"] for card in reference["cards"]}


@rule("TP-1.4", "TP-R.45")
def test_how_far_the_crew_has_come() -> None:
    table = Table(round=3, goal=3, bow="s", speed=1, life=4)
    life, mission, time = GAME.standings(table.state, None)
    assert (life.value, mission.value, time.value) == (4, 75, 130)
    table.wait_round()
    assert GAME.standings(table.state, None)[1].value == 100
    assert table.view(0)["mission"]["text"] is None


# Mates


@rule("TP-R.49", "TP-R.67")
def test_mates_agree_to_run_on_when_nothing_can_be_begun_any_more() -> None:
    table = Table(goal=1)
    now = table.state.ends - 20_000
    thinkers = {seat: Thinker(Mate(seat), seat) for seat in (1, 2, 3)}
    let_play(table.match, thinkers, now, now + 5_000)
    assert not any(table.state.vote), "not by themselves"
    table.play(0, "run-forward", now=now + 5_000)
    let_play(table.match, thinkers, now + 5_000, now + 12_000)
    assert table.state.round == 2


@rule("TP-R.67", "TP-R.81", "TP-5.4")
def test_mates_do_nothing_in_the_count_in() -> None:
    table = musters(chapter=1)
    start(table)
    let_play(table.match, {seat: Thinker(Mate(seat), seat) for seat in range(4)}, table.now, table.state.began)
    assert table.state.place == [-1] * 4


@rule("TP-R.67", "TP-12.2", "TP-6.8")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_mate_never_waits_at_an_empty_sea(level: str) -> None:
    table = Table(loaded=["right-1"])
    table.play(1, "place right-1")
    let_play(table.match, {1: Thinker(bots_for(GAME)[level](1), 1)}, START, START + SAND + 15_000)
    assert table.state.place[1] != SPACES.index("right-1")


# What is tried in vain


@rule("TP-12.3", "TP-R.86", "TP-R.77")
@pytest.mark.parametrize(("text", "cite"), [("fire corvette-1", "TP-12.3"), ("blast corvette-1", "TP-R.86"), ("use corvette-1", "TP-6.9")])
def test_at_an_empty_sea_the_reason_is_the_sea(text: str, cite: str) -> None:
    table = Table(loaded=["right-1"], down={"ne-1": "corvette-1"})
    table.play(0, "place right-1")
    assert table.cite(0, text, now=START + SAND) == cite


@rule("TP-9.1")
def test_at_an_empty_sea_there_is_nothing_to_look_at() -> None:
    table = Table()
    table.play(0, "place lookout")
    assert table.refusal(0, "look n-1", now=START + SAND)[:2] == ("TP-9.1", "nothing-there")


@rule("TP-6.6", "TP-6.4", "TP-6.2")
def test_ones_own_space_and_ones_own_hand() -> None:
    table = Table()
    assert table.refusal(0, "remove")[:2] == ("TP-6.2", "in-hand")
    table.play(0, "place helm")
    assert table.refusal(0, "place helm")[:2] == ("TP-6.4", "sand-runs")
    assert table.refusal(0, "place helm", now=START + SAND)[:2] == ("TP-6.6", "stands-here")
    assert table.refusal(0, "place lookout", now=START + SAND)[:2] == ("TP-6.6", "stands-elsewhere")


@rule("TP-6.9", "TP-14.6", "TP-R.19")
def test_aboard_one_card_nothing_is_done_aboard_another() -> None:
    table = Table(chapter=3, up={"s-1": "raft-1", "s-2": "raft-2", "n-1": "brigantine-1"})
    table.play(0, "place raft-1")
    for text in ("use raft-2", "use brigantine-1", "repair helm"):
        assert table.cite(0, text, now=START + SAND) == "TP-6.9"


# Third pass, what else may meet


@rule("TP-R.98", "TP-R.84", "TP-1.4")
def test_a_bell_that_is_rung_a_round_too_early_is_only_a_shot() -> None:
    table = Table(chapter=9, life=4, round=3, goal=1, up={"n-1": "bell-buoy-1", "ne-1": "ghost-1"}, hits={"ghost-1": 1})
    events = table.act(0, "bell-buoy-1", "use bell-buoy-1")
    assert [e["goal"] for e in told(events, "goal-met")] == ["9-2-1"]
    events = table.wait_round()
    assert [e["goal"] for e in told(events, "goal")] == ["9-4-1"]
    assert table.view(0)["mission"]["progress"] == 0


@rule("TP-R.61", "TP-R.91")
def test_a_player_is_waited_for_once_in_a_round() -> None:
    sheet = make_table(GAME, 4).sheet
    running = Kept("running", None, 0)
    assert miss(running, sheet.absence, "person-1", 3, False, 10_000, 60_000) == {"status": "paused", "paused": 10_000}
    assert sheet.absence.until == 70_000
    assert back(Kept("paused", 10_000, 0), sheet.absence, "person-1", False, 15_000) == {"status": "running", "paused": None, "lost": 5_000}
    assert miss(running, sheet.absence, "person-1", 3, False, 20_000, 60_000) == {}, "the clock runs on"
    assert sheet.absence.until == 20_000, "and the others choose at once"
    assert miss(running, sheet.absence, "person-2", 3, False, 21_000, 60_000) is None, "one is missed at a time"


@rule("TP-R.77", "TP-12.7", "TP-14.5")
def test_all_see_what_lies_open_and_how_much_of_it_is_left() -> None:
    table = Table(chapter=4, up={"ne-1": "corvette-1", "ne-2": "gunboat-1"}, down={"ne-3": "brigantine-1"}, hits={"corvette-1": 1})
    for viewer in (2, None):
        view = table.view(viewer)
        assert view["life_left"] == {"corvette-1": 1, "gunboat-1": 1}
        assert {sector["key"]: sector["shots"] for sector in view["sea"]}["ne"] == 3


@rule("TP-R.6", "TP-15.11")
@pytest.mark.parametrize("chapter", [2, 5])
def test_a_squall_at_anchor_finds_no_sail(chapter: int) -> None:
    table = Table(chapter=chapter, life=4, speed=0, down={"s-1": "squall-1"})
    table.act(0, "lookout", "look s-1")
    assert table.state.speed == 0


@rule("TP-R.14", "TP-R.82", "TP-R.11")
def test_a_passage_beside_rocks_is_taken_at_a_price() -> None:
    table = Table(chapter=4, bow="nw", speed=2, up={"n-1": "rocks-1", "n-2": "passage-2-1"})
    table.act(0, "helm", "steer right-1")
    assert (table.up("n-1"), table.up("n-2"), table.corks()) == ("rocks-1", None, {"cannonballs"})


@rule("TP-R.86", "TP-R.37")
def test_two_rums_for_one_sandtimer() -> None:
    table = Table(chapter=4, speed=0, tokens={"rum": 2}, now=BEGAN)
    table.act(0, "sail-1", "hoist")
    for text in ("hoist", "hoist"):
        table.play(0, "linger sail-1")
        table.play(0, text, now=table.now + SAND)
    assert (table.state.speed, table.tokens()) == (3, {})
    assert table.cite(0, "linger sail-1") == "TP-R.86"


@rule("TP-R.87", "TP-12.4", "TP-8.8")
def test_the_stern_gun_swings_against_the_bow() -> None:
    table = Table(chapter=10, speed=2, up={"sw-1": "corvette-1", "s-1": "corvette-2"}, loaded=["stern-gun"], dice=[TWO_HITS])
    table.play(0, "place stern-gun", 1, "place helm")
    table.play(1, "steer right-1", now=START + SAND)
    assert table.cite(0, "fire corvette-2") == "TP-12.5"
    table.play(0, "fire corvette-1")
    assert (table.up("sw-1"), table.up("s-1")) == (None, "corvette-2")


@rule("TP-R.82", "TP-R.86", "TP-R.28", "TP-16.2")
def test_a_ship_that_is_lost_on_rocks_fires_no_more() -> None:
    table = Table(
        chapter=2, bow="nw", speed=2, life=1, corks=["cannonballs"], up={"n-1": "rocks-1", "ne-1": "brigantine-1"}, loaded=["right-1"]
    )
    table.play(1, "place right-1")
    table.act(0, "helm", "steer right-1")
    assert table.refusal(1, "fire brigantine-1")[:2] == ("TP-16.2", "over")
    assert GAME.unlocks(table.state) == ()
    assert table.view(0)["clock"]["running"] is False


@rule("TP-R.69", "TP-15.3", "TP-R.89")
def test_every_event_of_a_sign_can_be_seen_before_it_strikes() -> None:
    """The board lets the named area pulse from the sign on: the view has time and place."""
    table = Table(chapter=10, round=3, goal=2, events={"10-3-strike": 80_000})
    due, code = table.state.schedule[0]
    table.state.schedule.insert(0, (due - 10_000, code - 1))
    table.wait(due - 1)
    [sign] = table.view(None)["events"]["signs"]
    assert (sign["due"], sign["sound"]) == (due, "gong")
    assert table.corks() == set()
    table.wait(due)
    assert table.corks() == {"right-1"}


# Every natural attempt has a reason


@rule("TP-R.55", "TP-R.59")
@pytest.mark.parametrize("chapter", range(1, 11))
def test_whatever_somebody_tries_is_refused_with_a_reason(chapter: int) -> None:
    """All moves there are, at moments of a whole chapter: only a pair of Cannons in the order in which nobody offers it has none."""
    moves = [
        Move(0, key.removeprefix("move."), args)
        for key, domains in GAME.grammar.arguments.items()
        if key.startswith("move.")
        for args in product(*[range(domain.low, domain.high + 1) for domain in domains.values()])
    ]
    task = Task(GAME.id, 4, ("easy",) * 4, 7, {"chapter": chapter, "difficulty": "normal", "crew": "crew", "helped": False}, "")
    match = play_match(GAME, task, 0)
    again = Match(GAME, 4, match.options, match.seed, log=match.log[:1])
    random = Random(chapter)
    for n, entry in enumerate(match.log[1:]):
        again.feed(entry)
        state = voyage(again.state)
        for move in () if n % 9 or state.over else random.sample(moves, 150):
            tried = Move(random.randrange(4), move.verb, move.args)
            refusal = GAME.refuse(state, tried)
            if refusal and refusal.key == "not-offered":
                one, other = tried.args
                assert tried.verb == "load-two"
                assert Move(tried.seat, "load-two", (other, one)) in GAME.offers(state, tried.seat)
            elif refusal:
                assert refusal.cite in GAME.ledger
                assert words_of(GAME).refusal(refusal)

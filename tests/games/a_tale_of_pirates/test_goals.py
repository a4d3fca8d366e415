"""Which deeds count for a goal, and when it is met (TP-R.84, TP-R.98, TP-R.103)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.engine.saying import say
from taletable.games.a_tale_of_pirates.cards import CARD_IDS, CHAPTERS, LIBRARY
from taletable.games.a_tale_of_pirates.content import Effect, Where
from taletable.games.a_tale_of_pirates.deeds import carry_out, count, hit
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import SECTORS
from taletable.testing import rule

from .table import BEGAN, ONE_HIT, Table, kinds, told


def quiet() -> Run:
    """A run that draws nothing."""
    return Run(Luck(b""))


def goal_of(chapter: int, key: str) -> int:
    """The place of a goal in the chain of its chapter."""
    return [LIBRARY.goals[goal].key for plan in CHAPTERS[chapter - 1].rounds for goal in plan.goals].index(key)


# Chains


@rule("TP-R.84", "TP-R.98")
def test_the_next_card_of_a_chain_counts_for_the_next_goal() -> None:
    table = Table(chapter=2, round=3, goal=goal_of(2, "2-3-1"), up={"n-1": "rocks-1", "n-2": "passage-1-1"})
    events = table.act(0, "sail-1", "hoist")
    assert [e["goal"] for e in told(events, "goal-met")] == ["2-3-1", "2-3-2"]
    order = kinds(events)
    assert order.index("goal-met") < len(order) - 1 - order[::-1].index("dealt-with")


@rule("TP-R.98")
def test_a_passage_before_its_goal_is_current_counts_for_nothing() -> None:
    table = Table(chapter=2, round=3, goal=goal_of(2, "2-3-1"), up={"n-1": "passage-1-1", "n-2": "rocks-1"})
    events = table.act(0, "sail-1", "hoist")
    assert [e["goal"] for e in told(events, "goal-met")] == ["2-3-1"]


@rule("TP-R.98", "TP-12.11")
def test_a_destroyed_card_is_one_deed() -> None:
    goal = goal_of(9, "9-2-1")
    table = Table(chapter=9, life=4, round=4, goal=goal, up={"ne-1": "ghost-1", "ne-2": "ghost-2"})
    hit(table.state, quiet(), CARD_IDS.index("ghost-1"), 2)
    assert (table.state.goal, table.state.progress) == (goal + 1, 0)
    hit(table.state, quiet(), CARD_IDS.index("ghost-2"), 2)
    assert (table.state.goal, table.state.progress) == (goal + 1, 0), "the next goal wants something else"


@rule("TP-R.98", "TP-14.6")
def test_the_hits_of_a_bell_are_the_crews_and_count_for_the_goal_that_is_current_then() -> None:
    up = {"n-1": "bell-buoy-1", "ne-1": "ghost-1"}
    table = Table(chapter=9, life=4, round=2, goal=goal_of(9, "9-1-1"), up=up, hits={"ghost-1": 1})
    events = table.act(0, "bell-buoy-1", "use bell-buoy-1")
    assert [e["goal"] for e in told(events, "goal-met")] == ["9-1-1", "9-2-1"]
    assert kinds(events).index("goal-met") < kinds(events).index("sunk")


@rule("TP-R.98", "TP-R.84")
def test_a_goal_that_ends_at_once_ends_a_chain_of_hits() -> None:
    up = {"ne-1": "mildred-1", "ne-2": "brigantine-1"}
    table = Table(chapter=7, round=4, goal=goal_of(7, "7-4-1"), up=up, hits={"mildred-1": 3})
    carry_out(table.state, quiet(), (Effect("hit-card", where=Where(0, SECTORS.index("ne")), n=1),), crew=True)
    assert table.dump()["outcome"] == "won"
    assert table.up("ne-2") == "brigantine-1"


@rule("TP-1.4", "TP-R.84", "TP-R.47")
def test_a_last_goal_that_does_not_end_at_once_waits_for_the_shots() -> None:
    table = Table(chapter=8, life=4, round=4, goal=goal_of(8, "8-4-1"), speed=2, up={"n-1": "fort-1"})
    events = table.act(0, "sail-1", "hoist")
    assert [e["goal"] for e in told(events, "goal-met")] == ["8-4-1"]
    assert not table.state.over
    assert GAME.view(table.state, 0)["mission"]["text"] is None
    table.wait_round()
    assert table.dump()["outcome"] == "won"


@rule("TP-R.46", "TP-R.47")
def test_who_survives_the_round_has_met_the_goal() -> None:
    table = Table(chapter=3, round=3, goal=goal_of(3, "3-3-2"))
    events = table.wait_round()
    assert kinds(events)[-2:] == ["goal-met", "won"]


@rule("TP-5.1", "TP-5.2", "TP-1.4")
def test_a_round_without_a_goal_of_its_own_is_set_up_all_the_same() -> None:
    table = Table(chapter=9, life=4, round=2, goal=goal_of(9, "9-4-1"))
    events = table.wait_round()
    assert table.state.round == 3
    assert told(events, "goal") == []
    table = Table(chapter=9, life=4, round=2, goal=goal_of(9, "9-2-1"))
    assert told(table.wait_round(), "goal") == [], "the crew knows it already"


# Whose deed it is


@rule("TP-R.84", "TP-R.103")
def test_what_an_event_takes_away_counts_for_nothing() -> None:
    table = Table(up={"s-1": "passage-1-1"})
    carry_out(table.state, quiet(), (Effect("discard-card", card="passage"),))
    assert table.up("s-1") is None
    assert (table.state.goal, table.state.progress) == (0, 0)
    count(table.state, quiet(), CARD_IDS.index("fog-1"), "discard")
    assert (table.state.goal, table.state.progress) == (0, 0)
    count(table.state, quiet(), CARD_IDS.index("passage-1-1"), "discard")
    assert table.state.goal == 1


@rule("TP-R.84", "TP-R.103")
def test_a_card_that_an_event_destroys_counts_for_nothing_and_what_it_takes_along_neither() -> None:
    goal = goal_of(5, "5-4-1")
    shot = (Effect("hit-card", where=Where(0, SECTORS.index("ne")), n=1),)
    for up in ({"ne-1": "frigate-1"}, {"ne-1": "powder-barge-1", "ne-2": "frigate-1"}):
        table = Table(chapter=5, life=4, round=4, goal=goal, up=up, hits={"frigate-1": 2})
        carry_out(table.state, quiet(), shot)
        assert set(table.state.up) == {-1}
        assert (table.state.goal, table.state.progress) == (goal, 0)
        table = Table(chapter=5, life=4, round=4, goal=goal, up=up, hits={"frigate-1": 2}, loaded=["right-1"], dice=[ONE_HIT])
        table.act(0, "right-1", f"fire {up['ne-1']}")
        assert table.state.goal == goal + 1, "the crew's own shot does"


@rule("TP-R.84", "TP-R.103")
def test_the_event_of_a_chapter_that_hits_counts_for_nothing() -> None:
    table = Table(chapter=10, up={"ne-1": "brigantine-1"}, events={"10-1-ghost-help": 60_000})
    table.wait(BEGAN + 60_000)
    assert table.up("ne-1") is None
    assert table.state.progress == 0
    table = Table(chapter=7, round=3, goal=goal_of(7, "7-3-1"), up={"s-1": "tentacle-1"}, hits={"tentacle-1": 1})
    carry_out(table.state, quiet(), (Effect("hit-card", card="arm"),))
    assert table.up("s-1") is None
    assert table.state.goal == goal_of(7, "7-3-1")


@rule("TP-R.103")
@pytest.mark.parametrize(("chapter", "event", "bow"), [(2, "2-1-gust", "n"), (5, "5-3-cross-sea", "ne")])
def test_a_card_that_goes_because_an_event_moved_the_ship_counts(chapter: int, event: str, bow: str) -> None:
    gust = event == "2-1-gust"
    card = "rocks-1" if gust else "waterspout-1"
    goal = goal_of(chapter, "2-1-1" if gust else "5-3-1")
    table = Table(
        chapter=chapter,
        life=4,
        round=1 if gust else 3,
        goal=goal,
        bow=bow,
        speed=0 if gust else 3,
        up={"n-1": card},
        events={event: 60_000},
    )
    events = table.wait(BEGAN + 60_000)
    assert [e["card"] for e in told(events, "dealt-with")] == [card]
    assert (table.state.goal, table.state.progress) == ((goal, 1) if gust else (goal + 1, 0))


# Goals that are met already


@rule("TP-R.84", "TP-R.98")
def test_a_goal_that_is_met_already_is_met_at_set_up() -> None:
    table = Table(chapter=3, round=1, goal=1, tokens={"treasure": 2})
    events = table.wait_round()
    assert table.state.round == 2
    assert kinds(events).index("goal") < kinds(events).index("goal-met")
    assert [e["goal"] for e in told(events, "goal-met")] == ["3-2-1"]
    assert [frame.rule for frame in table.state.frames][-1] == "muster", "before the clock starts"
    table = Table(chapter=3, round=1, goal=1, tokens={"treasure": 1})
    table.wait_round()
    assert GAME.view(table.state, 0)["mission"]["progress"] == 1, "and what is held already is shown"


@rule("TP-R.84", "TP-R.98")
def test_a_last_goal_that_is_met_already_wins_at_set_up() -> None:
    table = Table(chapter=10, round=4, goal=goal_of(10, "10-5-1"), tokens={"sand": 5})
    events = table.wait_round()
    assert (table.state.round, table.dump()["outcome"]) == (5, "won")
    assert kinds(events)[-2:] == ["goal-met", "won"]


# Mildred


@rule("TP-R.74", "TP-R.19", "TP-14.6")
def test_mildred_comes_back_if_she_tires_before_she_was_fed() -> None:
    table = Table(
        chapter=7, round=3, goal=goal_of(7, "7-2-1"), up={"ne-1": "mildred-1"}, hits={"mildred-1": 3}, loaded=["right-1"],
        tokens={"herring": 1}, dice=[ONE_HIT],
    )  # fmt: skip
    events = table.act(0, "right-1", "fire mildred-1")
    assert "sunk" in kinds(events)
    assert table.up("ne-1") == "mildred-1"
    assert table.hits("mildred-1") == 0
    events = table.act(1, "mildred-1", "use mildred-1")
    assert [e["goal"] for e in told(events, "goal-met")] == ["7-2-1"]
    assert (table.tokens(), table.hits("mildred-1")) == ({}, 2), "the Herring is given up"


@rule("TP-R.74")
def test_mildred_sleeps_when_her_goal_has_come() -> None:
    table = Table(chapter=7, round=4, goal=goal_of(7, "7-4-1"), up={"ne-1": "mildred-1"})
    hit(table.state, quiet(), CARD_IDS.index("mildred-1"), 4)
    assert table.dump()["outcome"] == "won"
    assert table.up("ne-1") is None


@rule("TP-R.46")
def test_the_arms_of_mildred_may_be_missed() -> None:
    table = Table(chapter=7, round=3, goal=goal_of(7, "7-3-1"))
    events = table.wait_round()
    assert [e["goal"] for e in told(events, "goal-missed")] == ["7-3-1"]
    assert (table.state.round, table.corks()) == (4, {"helm"})
    assert GAME.view(table.state, 0)["mission"]["text"] == say("goal.7-4-1")

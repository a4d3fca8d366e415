"""Bots in real time: plans are carried out as the clock goes on, and nobody is put off for ever."""

from __future__ import annotations

from taletable.bots import Plan, RandomBot, Thinker
from taletable.bots.timed import let_play
from taletable.companions.bot import A_MOMENT
from taletable.engine.match import Match
from taletable.engine.moves import Move
from tests.engine.toys import WATCH
from tests.engine.toys.watch import ROUND, WatchState


def crew(match: Match) -> dict[int, Thinker]:
    """A random bot on each seat."""
    return {seat: Thinker(RandomBot(seat), seat) for seat in range(match.seats)}


def test_bots_play_a_game_in_real_time_to_its_end() -> None:
    match = Match(WATCH, 3, seed=b"timed")
    now = let_play(match, crew(match), 0)
    assert match.state.over
    assert now >= 2 * ROUND
    acted = {entry.move.seat for entry in match.log if entry.move.verb == "set"}
    assert acted == {0, 1, 2}, "no seat is shut out by the others"
    assert match.log == Match(WATCH, 3, seed=match.seed, log=match.log).log


def test_the_clock_stops_where_it_is_told() -> None:
    match = Match(WATCH, 2, seed=b"until")
    assert let_play(match, crew(match), 0, 2_500) == 2_500
    assert match.log[-1].now <= 2_500
    assert not match.state.over


def test_small_steps_of_the_clock_make_the_same_game() -> None:
    whole, steps = Match(WATCH, 2, seed=b"steps"), Match(WATCH, 2, seed=b"steps")
    let_play(whole, {0: Thinker(Steady())}, 0, ROUND - 1)
    now = 0
    for until in range(300, ROUND, 300):
        now = let_play(steps, {0: Thinker(Steady())}, now, until)
    let_play(steps, {0: Thinker(Steady())}, now, ROUND - 1)
    assert [(entry.now, entry.move) for entry in steps.log] == [(entry.now, entry.move) for entry in whole.log]


class Steady(RandomBot):
    """Takes the first legal offer."""

    def choose(self, game: object, state: object, seat: int) -> Move:
        assert isinstance(state, WatchState)
        return WATCH.legal(state, seat)[0]


def test_a_plan_hangs_on_the_clock_and_not_on_the_question() -> None:
    state = WATCH.new(2)
    plans = set()
    for now in range(0, A_MOMENT, 100):
        state.now = now
        plans.add(Thinker(Steady()).plan(WATCH, state, 0, now).at)
    assert plans == {A_MOMENT}
    assert Plan(5, None).move is None


def test_what_is_due_happens_without_bots() -> None:
    match = Match(WATCH, 2, seed=b"alone")
    let_play(match, {}, 0, 3 * ROUND)
    assert match.state.over

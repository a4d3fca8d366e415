"""Bots in real time: their plans are carried out as the clock goes on, whoever drives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from taletable.companions.bot import SILENCE, Heard
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.state import State

from .thinker import Thinker


def let_play(
    match: Match,
    thinkers: Mapping[int, Thinker],
    now: int,
    until: int | None = None,
    heard: Heard = SILENCE,
    watch: Callable[[State, Move], None] | None = None,
) -> int:
    """Let the clock go from `now` to `until` (None: to the end of the game) while bots act on their seats; the time that it is then.

    It costs no waiting: the clock goes to the next plan, or to what is due, whichever comes first. All are asked anew after that.
    `watch` is told of every move before it is played.
    """
    game = match.game
    while not match.state.over:
        state = match.state
        plans = [(thinkers[seat].plan(game, state, seat, now, heard), seat) for seat in game.asked(state) if seat in thinkers]
        plan = min(plans, key=lambda planned: (planned[0].at, planned[1]))[0] if plans else None
        due = game.due(state)[0]
        at = -1 if plan is None else max(now, plan.at)
        if due >= 0 and (at < 0 or due <= at):
            at, plan = due, None
        if at < 0 or (until is not None and at > until):
            return now if until is None else max(now, until)
        now = max(now, at)
        match.advance(now)
        if plan is not None and plan.move is not None:
            if watch:
                watch(match.state, plan.move)
            match.play(plan.move, now)
    return now

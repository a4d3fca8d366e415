"""What a bot answers within its time. Whoever carries a table asks here: a thinker's process of the server, or a page."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from taletable.companions.bot import Bot, Heard, Plan
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from .house import house_bots

Imagined = Callable[[], State]
"""Gives the position as the bot's seat may know it, anew each time: a bot may change what it is given."""
Find = Callable[[Game[Any], str], type[Bot]]
"""Finds a bot that is not of the house."""


class Overtime(BaseException):
    """A thought took too long. No bot catches it by mistake."""


def decide(game: Game[Any], level: str, imagined: Imagined, seat: int, seed: int, limit_s: float, find: Find | None = None) -> Move:
    """Let a bot choose. When its time is over, the best that it has found so far counts. A bot of the house that has none yet leaves it
    to the next weaker one."""
    house = list(house_bots(game))
    levels = house[house.index(level) :: -1] if level in house else [level]
    for name in levels[:-1]:
        if (move := _chosen(game, _bot(game, name, seed, find), imagined(), seat, limit_s)) is not None:
            return move
    move = _chosen(game, _bot(game, levels[-1], seed, find), imagined(), seat, 0.0 if level in house else limit_s)
    if move is None:
        raise TimeoutError(f"it thought for more than {limit_s:g} s")
    return move


def intend(
    game: Game[Any], level: str, state: State, seat: int, seed: int, limit_s: float, now: int, heard: Heard, find: Find | None = None
) -> Plan:
    """What a bot means to do in real time, and when. Those of the house take milliseconds."""
    state.now = max(state.now, now)
    with within(0.0 if level in house_bots(game) else limit_s):
        return _bot(game, level, seed, find).plan(game, state, seat, heard)


def _chosen(game: Game[Any], bot: Bot, state: State, seat: int, limit_s: float) -> Move | None:
    """What a bot chooses within its time."""
    try:
        with within(limit_s):
            return bot.choose(game, state, seat)
    except TimeoutError:
        return bot.so_far()


def _bot(game: Game[Any], level: str, seed: int, find: Find | None) -> Bot:
    house = house_bots(game)
    if find is None or level in house:
        return house[level](seed)
    return find(game, level)(seed)


# Being interrupted

BROWSER: Final = "emscripten"


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer than so many seconds; 0: never. Where there is nothing to interrupt it with, it is not interrupted."""
    if not seconds:
        yield
        return
    interrupted = _watched if sys.platform == BROWSER else _alarmed if hasattr(signal, "setitimer") else _free
    try:
        with interrupted(seconds):
            yield
    except Overtime:
        raise TimeoutError(f"it thought for more than {seconds:g} s") from None


@contextmanager
def _free(seconds: float) -> Iterator[None]:
    yield


@contextmanager
def _alarmed(seconds: float) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise Overtime

    before = signal.signal(signal.SIGALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _watched(seconds: float) -> Iterator[None]:
    """In a browser there are no alarms: the clock is looked at whenever a function begins."""
    monitoring = getattr(sys, "monitoring", None)
    if monitoring is None:
        yield
        return
    end, tool, event = time.monotonic() + seconds, monitoring.PROFILER_ID, monitoring.events.PY_START

    def look(code: object, offset: int) -> None:
        if time.monotonic() > end:
            monitoring.set_events(tool, 0)
            raise Overtime

    monitoring.use_tool_id(tool, "taletable")
    try:
        monitoring.register_callback(tool, event, look)
        monitoring.set_events(tool, event)
        yield
    finally:
        monitoring.set_events(tool, 0)
        monitoring.register_callback(tool, event, None)
        monitoring.free_tool_id(tool)

"""Bots think in other processes, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from taletable.bots import Bot, Heard, Plan, find_bot, house_bots
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.state import State
from taletable.games import games

T = TypeVar("T")


class Overtime(BaseException):
    """A thought took too long. No bot catches it by mistake."""


class Barred(Exception):
    """A bot from elsewhere has made too much trouble."""


def _leave_with_parent() -> None:
    """A killed server takes its thinkers along."""
    parent = multiprocessing.parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(game_id: str, level: str, data: bytes, seat: int, seed: int, limit_s: float) -> Move:
    """In a thinker's process: let a bot choose. The position is imagined already, so it holds no secrets of others."""
    game = games()[game_id]
    state = game.load(msgspec.json.decode(data))
    with _within(limit_s):
        return _bot(game, level, seed).choose(game, state, seat)


def plan(game_id: str, level: str, data: bytes, seat: int, seed: int, limit_s: float, now: int, heard: Heard) -> Plan:
    """In a thinker's process: what a bot means to do in real time, and when."""
    game = games()[game_id]
    state = game.load(msgspec.json.decode(data))
    state.now = max(state.now, now)
    with _within(limit_s):
        return _bot(game, level, seed).plan(game, state, seat, heard)


def _bot(game: Game[Any], level: str, seed: int) -> Bot:
    return find_bot(game, level)(seed)


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer than so many seconds; 0: never. Where there are no interval timers nothing is interrupted."""
    if not seconds or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise Overtime

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except Overtime:
        raise TimeoutError(f"it thought for more than {seconds:g} s") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


MAX_TROUBLE = 3
"""A bot from elsewhere that hung or killed its process so often is not asked any more."""
HOUSE = ""


class Thinkers:
    """Pools of processes: one for the bots of the house, and one for each bot from elsewhere, so that none that hangs or dies takes others
    along. A pool starts with the first question and is made anew if one of its processes dies."""

    def __init__(self, processes: int, guest_s: float) -> None:
        self.processes = processes
        self.guest_s = guest_s
        """A bot from elsewhere that thinks longer is interrupted."""
        self.pools: dict[str, ProcessPoolExecutor] = {}
        self.trouble: Counter[str] = Counter()
        """How often bots from elsewhere hung, or killed their process."""

    async def choose(self, game: Game[Any], level: str, state: State, seat: int, seed: int | None = None) -> Move:
        """What a bot of the level does on the seat. It is shown an imagined state, never the true one."""
        seed = secrets.randbits(60) if seed is None else seed
        return await self._ask(think, game, level, self._seen(game, state, seat, seed), seat, seed)

    async def plan(self, game: Game[Any], level: str, state: State, seat: int, seed: int, now: int, heard: Heard) -> Plan:
        """What a bot means to do in real time. The same seed for the same seat makes it one person."""
        return await self._ask(plan, game, level, self._seen(game, state, seat, secrets.randbits(60)), seat, seed, now, heard)

    @staticmethod
    def _seen(game: Game[Any], state: State, seat: int, seed: int) -> bytes:
        imagined = game.imagine(state, seat, QuickLuck(seed))
        return msgspec.json.encode(game.dump(imagined))  # a compiled state cannot be pickled

    async def _ask(self, question: Callable[..., T], game: Game[Any], level: str, data: bytes, seat: int, seed: int, *more: object) -> T:
        if level in house_bots(game):
            return await self._answer(HOUSE, 3, question, game.id, level, data, seat, seed, 0.0, *more)
        if self.trouble[level] >= MAX_TROUBLE:
            raise Barred
        try:
            return await self._answer(level, 1, question, game.id, level, data, seat, seed, self.guest_s, *more)
        except (BrokenProcessPool, TimeoutError):
            self.trouble[level] += 1
            raise

    async def _answer(self, name: str, attempts: int, question: Callable[..., T], *arguments: object) -> T:
        for attempt in range(attempts):
            pool = self.pools.get(name)
            if pool is None:
                context = multiprocessing.get_context("spawn")
                pool = self.pools[name] = ProcessPoolExecutor(self.processes, context, initializer=_leave_with_parent)
            try:
                return await asyncio.wrap_future(pool.submit(question, *arguments))
            except BrokenProcessPool:
                if self.pools.get(name) is pool:
                    del self.pools[name]
                    pool.shutdown(wait=False)
                if attempt == attempts - 1:
                    raise
        raise AssertionError("not reached")

    async def close(self) -> None:
        """Send the thinkers home, once they have finished their thought."""
        pools, self.pools = self.pools, {}
        for pool in pools.values():
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

"""Bots think in other processes, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from taletable.bots import Heard, Plan, find_bot, house_bots
from taletable.bots.answer import decide, intend
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.state import State
from taletable.games import games

from .turns import Claim, Turns

T = TypeVar("T")
Look = Callable[[], State | None]
"""How things stand when a question gets its turn; None: nobody wants to know any more."""


class Barred(Exception):
    """A bot from elsewhere has made too much trouble."""


class Stale(Exception):
    """Nobody wants to know any more."""


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
    return decide(game, level, lambda: game.load(msgspec.json.decode(data)), seat, seed, limit_s, find_bot)


def plan(game_id: str, level: str, data: bytes, seat: int, seed: int, limit_s: float, now: int, heard: Heard) -> Plan:
    """In a thinker's process: what a bot means to do in real time, and when."""
    game = games()[game_id]
    return intend(game, level, game.load(msgspec.json.decode(data)), seat, seed, limit_s, now, heard, find_bot)


MAX_TROUBLE = 3
"""A bot from elsewhere that hung or killed its process so often is not asked any more."""
HOUSE = ""


class Thinkers:
    """Pools of processes: one for the bots of the house, and one for each bot from elsewhere, so that none that hangs or dies takes others
    along. A pool starts with the first question and is made anew if one of its processes dies. Each has its own turns."""

    def __init__(self, processes: int, guest_s: float, thought_s: float) -> None:
        self.processes = processes
        self.guest_s = guest_s
        """A bot from elsewhere that thinks longer is interrupted."""
        self.thought_s = thought_s
        """So long a bot of the house thinks at most, waiting included; then it does the best that it has found."""
        self.pools: dict[str, ProcessPoolExecutor] = {}
        self.turns: dict[str, Turns] = {}
        self.trouble: Counter[str] = Counter()
        """How often bots from elsewhere hung, or killed their process."""

    @property
    def waiting(self) -> int:
        """How many questions wait for their turn."""
        return sum(turns.waiting for turns in self.turns.values())

    async def choose(self, claim: Claim, game: Game[Any], level: str, look: Look, seat: int, seed: int | None = None) -> Move:
        """What a bot of the level does on the seat. It is shown an imagined state, never the true one. Raises Stale."""
        seed = secrets.randbits(60) if seed is None else seed
        return await self._ask(think, claim, game, level, look, seat, seed, seed)

    async def plan(self, claim: Claim, game: Game[Any], level: str, look: Look, seat: int, seed: int, now: int, heard: Heard) -> Plan:
        """What a bot means to do in real time. The same seed for the same seat makes it one person. Raises Stale."""
        return await self._ask(plan, claim, game, level, look, seat, seed, secrets.randbits(60), now, heard)

    @staticmethod
    def _seen(game: Game[Any], state: State, seat: int, seed: int) -> bytes:
        imagined = game.imagine(state, seat, QuickLuck(seed))
        return msgspec.json.encode(game.dump(imagined))  # a compiled state cannot be pickled

    async def _ask(
        self,
        question: Callable[..., T],
        claim: Claim,
        game: Game[Any],
        level: str,
        look: Look,
        seat: int,
        seed: int,
        luck: int,
        *more: object,
    ) -> T:
        house = level in house_bots(game)
        name, attempts = (HOUSE, 3) if house else (level, 1)
        if self.trouble[level] >= MAX_TROUBLE:
            raise Barred
        turns = self.turns.setdefault(name, Turns(self.processes, self.thought_s if house else self.guest_s))
        for attempt in range(attempts):
            limit = await turns.wait(claim)
            state = look()
            if state is None:
                turns.done(claim, 0.0)
                raise Stale
            limit = limit if house else self.guest_s
            try:
                with self._pool(name) as pool:
                    future = self._begin(pool, turns, claim, question, game, level, state, luck, seat, seed, limit, *more)
                    return await asyncio.wrap_future(future)
            except (BrokenProcessPool, TimeoutError) as error:
                if not house:
                    self.trouble[level] += 1
                if attempt == attempts - 1 or not isinstance(error, BrokenProcessPool):
                    raise
        raise AssertionError("not reached")

    @contextmanager
    def _pool(self, name: str) -> Iterator[ProcessPoolExecutor]:
        """A pool; one that breaks is put away."""
        pool = self.pools.get(name)
        if pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self.pools[name] = ProcessPoolExecutor(self.processes, context, initializer=_leave_with_parent)
        try:
            yield pool
        except BrokenProcessPool:
            if self.pools.get(name) is pool:
                del self.pools[name]
                pool.shutdown(wait=False)
            raise

    def _begin(
        self,
        pool: ProcessPoolExecutor,
        turns: Turns,
        claim: Claim,
        question: Callable[..., T],
        game: Game[Any],
        level: str,
        state: State,
        luck: int,
        seat: int,
        *more: object,
    ) -> Future[T]:
        """Put a question. The turn is over when its process is free again, even if nobody waits for the answer any more."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            future = pool.submit(question, game.id, level, self._seen(game, state, seat, luck), seat, *more)
        except BaseException:
            turns.done(claim, 0.0)
            raise
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(lambda: turns.done(claim, loop.time() - began)))
        return future

    async def close(self) -> None:
        """Send the thinkers home, once they have finished their thought."""
        pools, self.pools = self.pools, {}
        for pool in pools.values():
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

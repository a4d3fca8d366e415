"""Bots think in other processes, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from taletable.bots import Heard, Plan, bots_for
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.state import State
from taletable.games import games

T = TypeVar("T")


def _leave_with_parent() -> None:
    """A killed server takes its thinkers along."""
    parent = multiprocessing.parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(game_id: str, level: str, data: bytes, seat: int, seed: int) -> Move:
    """In a thinker's process: let a bot choose. The position is imagined already, so it holds no secrets of others."""
    game = games()[game_id]
    return bots_for(game)[level](seed).choose(game, game.load(msgspec.json.decode(data)), seat)


def plan(game_id: str, level: str, data: bytes, seat: int, seed: int, now: int, heard: Heard) -> Plan:
    """In a thinker's process: what a bot means to do in real time, and when."""
    game = games()[game_id]
    state = game.load(msgspec.json.decode(data))
    state.now = max(state.now, now)
    return bots_for(game)[level](seed).plan(game, state, seat, heard)


class Thinkers:
    """A pool of processes. It starts with the first question and is made anew if one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game[Any], level: str, state: State, seat: int, seed: int | None = None) -> Move:
        """What a bot of the level does on the seat. It is shown an imagined state, never the true one."""
        seed = secrets.randbits(60) if seed is None else seed
        return await self._ask(think, game.id, level, self._seen(game, state, seat, seed), seat, seed)

    async def plan(self, game: Game[Any], level: str, state: State, seat: int, seed: int, now: int, heard: Heard) -> Plan:
        """What a bot means to do in real time. The same seed for the same seat makes it one person."""
        return await self._ask(plan, game.id, level, self._seen(game, state, seat, secrets.randbits(60)), seat, seed, now, heard)

    @staticmethod
    def _seen(game: Game[Any], state: State, seat: int, seed: int) -> bytes:
        imagined = game.imagine(state, seat, QuickLuck(seed))
        return msgspec.json.encode(game.dump(imagined))  # a compiled state cannot be pickled

    async def _ask(self, question: Callable[..., T], *arguments: object) -> T:
        for attempt in range(3):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.processes, context, initializer=_leave_with_parent)
            pool = self.pool
            try:
                return await asyncio.wrap_future(pool.submit(question, *arguments))
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
                if attempt == 2:
                    raise
        raise AssertionError("not reached")

    async def close(self) -> None:
        """Send the thinkers home, once they have finished their thought."""
        if self.pool:
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
            self.pool = None

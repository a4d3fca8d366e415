"""Bots think in other processes, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from taletable.bots import bots_for
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.state import State
from taletable.games import games


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


class Thinkers:
    """A pool of processes. It starts with the first question and is made anew if one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game[Any], level: str, state: State, seat: int, seed: int | None = None) -> Move:
        """What a bot of the level does on the seat. It is shown an imagined state, never the true one."""
        seed = secrets.randbits(60) if seed is None else seed
        imagined = game.imagine(state, seat, QuickLuck(seed))
        data = msgspec.json.encode(game.dump(imagined))  # a compiled state cannot be pickled
        for attempt in range(3):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.processes, context, initializer=_leave_with_parent)
            pool = self.pool
            try:
                question = pool.submit(think, game.id, level, data, seat, seed)
                return await asyncio.wrap_future(question)
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

"""Who plays the games of a simulation: this process, processes beside it, or a Ray cluster. What comes out is the same."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

from taletable.engine.saying import Wrong, say

T = TypeVar("T")
Chunk = tuple[int, int]
"""From which game on, and up to which one, which is not among them."""
Play = Callable[[int, int], T]
"""Plays the games of a chunk. It can be pickled, and does the same wherever it is called."""
CHUNK: Final = 25
"""Games of a chunk that is kept: some seconds of work, and a file that is worth having."""
AHEAD: Final = 2
"""Chunks that are handed out for each core, so that none is idle while a result is on its way."""
RETRIES: Final = 5
"""A chunk whose process or node died is played again elsewhere, so many times."""


class Crew(NamedTuple):
    """So many processes of this machine (0: one for each core), or all cores of a Ray cluster."""

    workers: int = 0
    cluster: bool = False

    def size(self, chunks: int) -> int:
        """How many will play so many chunks."""
        if self.workers < 0:
            raise Wrong(say("lab.workers"))
        if self.cluster:
            return int(connected().cluster_resources().get("CPU", 1))
        return max(1, min(self.workers or os.cpu_count() or 1, chunks))

    def play(self, play: Play[T], chunks: Sequence[Chunk]) -> Iterator[tuple[Chunk, T]]:
        """Play all chunks; what comes of each is given in their order."""
        if not chunks:
            return iter(())
        if self.cluster:
            return _in_order(chunks, _on_ray(play, chunks, AHEAD * self.size(len(chunks))))
        size = self.size(len(chunks))
        if size == 1:
            return ((chunk, play(*chunk)) for chunk in chunks)
        return _in_order(chunks, _beside(play, chunks, size))


def chunks_of(games: int, size: int, done: int = 0) -> list[Chunk]:
    """Games in chunks that begin at the multiples of a size, whoever plays them."""
    return [(first, min(first + size, games)) for first in range(done, games, size)]


def _in_order(chunks: Sequence[Chunk], results: Iterator[tuple[Chunk, T]]) -> Iterator[tuple[Chunk, T]]:
    ready: dict[Chunk, T] = {}
    due = list(reversed(chunks))
    for played, result in results:
        ready[played] = result
        while due and due[-1] in ready:
            yield due[-1], ready.pop(due.pop())


def _beside(play: Play[T], chunks: Sequence[Chunk], size: int) -> Iterator[tuple[Chunk, T]]:
    """Workers are spawned, not forked: a progress bar runs in a thread."""
    coming = iter(chunks)
    with ProcessPoolExecutor(size, get_context("spawn")) as pool:
        running: dict[Future[T], Chunk] = {pool.submit(play, *chunk): chunk for chunk in islice(coming, AHEAD * size)}
        try:
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
                    running.update({pool.submit(play, *chunk): chunk for chunk in islice(coming, 1)})
        finally:
            pool.shutdown(cancel_futures=True)


# Ray

_ours: list[bool] = []
"""Not empty: the connection to the cluster was made here, and is closed when all is played."""


def connected() -> Any:
    """Ray, connected to the cluster that RAY_ADDRESS names, or to that of this machine, or to one that is begun here."""
    try:
        import ray
    except ModuleNotFoundError:
        raise Wrong(say("lab.no-ray")) from None
    if not ray.is_initialized():
        _ours.append(True)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # who plays here need not be told elsewhere
        ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False if "RAY_ADDRESS" not in os.environ else None)
    return ray


def _on_ray(play: Play[T], chunks: Sequence[Chunk], ahead: int) -> Iterator[tuple[Chunk, T]]:
    """A process that dies, or a node, costs the chunks that it was playing; they are played elsewhere."""
    ray = connected()
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_played_there)
    shared, folder = ray.put(play), os.getcwd()
    coming = iter(chunks)
    running = {remote.remote(shared, folder, *chunk): chunk for chunk in islice(coming, ahead)}
    with redirect_stdout(sys.stderr):  # where Ray says what has died
        try:
            while running:
                for done in ray.wait(list(running), num_returns=1)[0]:
                    chunk = running.pop(done)
                    yield chunk, _received(ray, done)
                    running.update({remote.remote(shared, folder, *more): more for more in islice(coming, 1)})
        finally:
            for left in running:
                ray.cancel(left, force=True)
            if _ours:
                _ours.clear()
                ray.shutdown()


def _played_there(play: Play[T], folder: str, first: int, last: int) -> T:
    """On a node. Bots of the working folder are found where the node has the same folder."""
    if folder not in sys.path:
        sys.path.append(folder)
    return play(first, last)


def _received(ray: Any, done: Any) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # what a worker process of this machine would have raised
    except ray.exceptions.RayError as error:
        raise BrokenProcessPool(str(error)) from error

"""A stop-watch for rates. Standard library only, so that it runs in every environment that is measured."""

from __future__ import annotations

import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float = 1.0, rounds: int = 3) -> float:
    """Units of work per second: the best of some rounds, each at least as long as asked. `work` returns the units it did."""
    work()
    best = 0.0
    for _ in range(rounds):
        done = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            done += work()
        best = max(best, done / spent)
    return best

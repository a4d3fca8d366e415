"""What can be counted of a worker, in the text format of Prometheus. No names, no addresses, no tables: numbers only."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .hall import Hall

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """Durations, by how long they were."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Another one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str, about: str) -> list[str]:
        """As Prometheus reads it."""
        out, total = [f"# HELP {name} {about}", f"# TYPE {name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            out.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*out, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Of one worker."""

    def __init__(self) -> None:
        self.moves = Histogram()
        """From an act until the log has it."""
        self.thoughts = Histogram()
        """From the question to a bot until its answer."""
        self.database = Histogram()
        """A group of entries until the database has it."""
        self.requests = Histogram()
        self.answers: Counter[int] = Counter()
        """Requests by their status."""
        self.failed = 0
        """Acts that could not be written."""

    def text(self, hall: Hall) -> str:
        """All of it, now."""
        tables = list(hall.tables.values())
        gauges = {
            "taletable_tables": ("Tables in memory", len(tables)),
            "taletable_tables_awake": ("Tables where bots play", sum(live.awake for live in tables)),
            "taletable_lines": ("Live lines", sum(len(live.presence.visitors) for live in tables)),
            "taletable_thoughts_waiting": ("Questions to bots that wait for their turn", hall.thinkers.waiting),
            "taletable_acts_pending": ("Acts that the log does not have yet", sum(live.pending for live in tables)),
        }
        lines: list[str] = []
        for name, (about, value) in gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value}"]
        lines += ["# HELP taletable_storage_errors_total Acts that could not be written", "# TYPE taletable_storage_errors_total counter"]
        lines += [f"taletable_storage_errors_total {self.failed}"]
        lines += ["# HELP taletable_requests_total Requests by status", "# TYPE taletable_requests_total counter"]
        lines += [f'taletable_requests_total{{status="{status}"}} {n}' for status, n in sorted(self.answers.items())]
        lines += self.moves.lines("taletable_move_seconds", "From an act until it is durable")
        lines += self.thoughts.lines("taletable_thought_seconds", "From the question to a bot until its answer")
        lines += self.database.lines("taletable_database_seconds", "A group of entries until the database has it")
        lines += self.requests.lines("taletable_request_seconds", "Requests over HTTP")
        return "\n".join(lines) + "\n"

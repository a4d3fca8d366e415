"""How far many games have come: a bar in a terminal, and a line now and then elsewhere, each with an estimate."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Protocol

import typer

from taletable.words import say_it

EVERY_S: Final = 30
"""Where there is no terminal, a line so often."""


class Tell(Protocol):
    """Is told how many games of a row of games are done."""

    def __call__(self, key: str, done: int) -> None: ...


@contextmanager
def progress(rows: dict[str, tuple[str, int]], shown: bool = True) -> Iterator[Tell]:
    """Show progress of rows of games: by key, what each is called and how many games it has. What is done at first costs no time."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not (shown and console.is_terminal):
        yield Lines(rows) if shown else lambda key, done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, speed_estimate_period=120, transient=len(rows) == 1) as bar:
        tasks = {key: bar.add_task(name, total=total, start=False) for key, (name, total) in rows.items()}

        def tell(key: str, done: int) -> None:
            bar.start_task(tasks[key])
            bar.update(tasks[key], completed=done)

        yield tell


class Lines:
    """A line on standard error now and then."""

    def __init__(self, rows: dict[str, tuple[str, int]]) -> None:
        self.rows = rows
        self.begun: dict[str, tuple[float, int]] = {}
        self.last = monotonic()

    def __call__(self, key: str, done: int) -> None:
        now = monotonic()
        since, first = self.begun.setdefault(key, (now, done))
        if now - self.last < EVERY_S or done == first:
            return
        self.last = now
        name, total = self.rows[key]
        rate = (done - first) / (now - since)
        typer.echo(
            say_it("cli.progress", name=name, done=done, games=total, rate=f"{rate:,.2f}", left=duration((total - done) / rate)), err=True
        )


def duration(seconds: float) -> str:
    """Hours, minutes and seconds, as clocks show them."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02d}:{rest:02d}"

"""`taletable measure`: count all games that are over anew."""

from __future__ import annotations

import typer

from taletable.engine.saying import Wrong
from taletable.words import say_it

from .common import AsJson, fail, print_json


def measure(
    database: str = "",
    json: AsJson = False,
) -> None:
    """Work out statistics, ratings and seals anew from the tables."""
    import asyncio

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from taletable.server.counting import count

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=json or not console.is_terminal) as bar:
        task = bar.add_task(say_it("cli.upgrade-tables"), total=None)
        try:
            done, lost = asyncio.run(count(database or None, lambda n: bar.update(task, total=n), lambda: bar.advance(task)))
        except Wrong as wrong:
            fail(wrong.said)
    if json:
        print_json({"counted": done, "unreadable": lost})
    else:
        typer.echo(say_it("cli.measured", n=done))
        if lost:
            typer.echo(say_it("cli.measured-lost", n=lost))

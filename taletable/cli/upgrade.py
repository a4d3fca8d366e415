"""`taletable upgrade`: look before you leap."""

from __future__ import annotations

import typer

from taletable.engine.saying import Say, Wrong, say
from taletable.words import say_it

from .common import AsJson, fail, out, print_json
from .help import Spoken, SpokenGroup

app = typer.Typer(cls=SpokenGroup, no_args_is_help=True)
WOULD_REST = 4
"""Exit code: some tables would rest."""


@app.callback()
def upgrade() -> None:
    """What an upgrade would do to the tables of a database."""


@app.command(cls=Spoken)
def check(
    database: str = "",
    json: AsJson = False,
) -> None:
    """Say which tables under way would go on with this version of Taletable, and which would rest on the shelf.

    Their logs are replayed under the rules of this version. Nothing is changed, and the server may go on meanwhile.
    Exit codes: 0 all go on · 4 some would rest · 1 the database cannot be read.

      taletable upgrade check

      taletable upgrade check --database postgresql://localhost/taletable
    """
    import asyncio

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from taletable.server.upgrade import check as look

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=json or not console.is_terminal) as bar:
        task = bar.add_task(say_it("cli.upgrade-tables"), total=None)
        try:
            seen = asyncio.run(look(database or None, lambda n: bar.update(task, total=n), lambda: bar.advance(task)))
        except Wrong as wrong:
            fail(wrong.said)
    rests = [one for one in seen if one.why]
    if json:
        tables = [{**one._asdict(), "goes_on": not one.why} for one in seen]
        print_json({"go_on": len(seen) - len(rests), "rest": len(rests), "tables": tables})
    else:
        for one in rests:
            people: list[str] | Say = one.people or say("cli.upgrade-nobody")
            line = say_it("cli.upgrade-rests", game=one.game, people=people, entries=one.entries, why=one.why)
            out().print(f"{one.table}  {line}", markup=False, soft_wrap=True)
        changed = sum(not one.same for one in seen)
        count = say("cli.upgrade-changed", n=len(seen), changed=changed) if changed else say("cli.upgrade-count", n=len(seen))
        typer.echo(say_it("cli.upgrade-some", tables=count, n=len(rests)) if rests else say_it("cli.upgrade-all", tables=count))
    raise typer.Exit(WOULD_REST if rests else 0)

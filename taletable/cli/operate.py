"""Looking after a server: `taletable admin`, `backup`, `restore`, `doctor`. All of it works while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from taletable.engine.saying import Wrong, say
from taletable.words import say_it

from .common import AsJson, at_file, fail, out, print_json
from .help import Spoken, SpokenGroup

if TYPE_CHECKING:
    from taletable.server.operating.admin import Operator
    from taletable.server.operating.backup import Step, Summary

T = TypeVar("T")
Database = Annotated[str, typer.Option(metavar="DATABASE")]
Tables = Annotated[list[str], typer.Argument(metavar="TABLE…", show_default=False)]
Limit = Annotated[int, typer.Option(min=1)]
ILL = 1
app = typer.Typer(cls=SpokenGroup, no_args_is_help=True)
command = app.command(cls=Spoken)


@app.callback()
def admin() -> None:
    """Look after the tables and people of a server."""


def done(work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work; what is wrong is said."""
    try:
        return asyncio.run(work)
    except Wrong as wrong:
        fail(wrong.said)
    except OSError as error:
        fail(at_file(error))


def operate(database: str, work: Callable[[Operator], Coroutine[Any, Any, T]], write: bool = False) -> T:
    """Let an operator do something."""
    from taletable.server.operating.admin import operator

    async def run() -> T:
        async with operator(database or None, write) as one:
            return await work(one)

    return done(run())


def moment(ms: int | None) -> str:
    """A time, as the terminal's clock has it."""
    from datetime import datetime

    return datetime.fromtimestamp(ms / 1000).strftime("%Y-%m-%d %H:%M") if ms else "–"


def lay_out(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """A table on the terminal."""
    from rich.table import Table

    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in heads:
        grid.add_column(say_it(f"operator.col-{head}"), overflow="fold")
    from rich.text import Text

    for row in rows:
        grid.add_row(*(Text(str(cell)) for cell in row))
    out().print(grid)


@command
def tables(
    database: Database = "",
    game: str = "",
    status: str = "",
    person: str = "",
    limit: Limit = 50,
    json: AsJson = False,
) -> None:
    """List tables, the freshest first.

    taletable admin tables --status running
    """
    found = operate(database, lambda one: one.tables(game, status, person, limit))
    if json:
        print_json([row._asdict() for row in found])
        return
    heads = ("id", "code", "game", "status", "host", "people", "entries", "updated")
    lay_out(heads, [(r.id, r.code, r.game, r.status, r.host, ", ".join(r.people), r.entries, moment(r.updated)) for r in found])


@command
def people(
    database: Database = "",
    name: str = "",
    banned: Annotated[bool, typer.Option("--banned")] = False,
    limit: Limit = 50,
    json: AsJson = False,
) -> None:
    """List people, the last seen first."""
    found = operate(database, lambda one: one.people(name, banned, limit))
    if json:
        print_json([row._asdict() for row in found])
        return
    heads = ("id", "name", "created", "seen", "hosts", "sits", "banned")
    lay_out(heads, [(r.id, r.name, moment(r.created), moment(r.seen), r.hosts, r.sits, moment(r.banned)) for r in found])


@command
def reports(
    database: Database = "",
    every: Annotated[bool, typer.Option("--all")] = False,
    settle: Annotated[str, typer.Option(metavar="REPORT")] = "",
    json: AsJson = False,
) -> None:
    """What people think that an operator should look at.

    taletable admin reports --settle 3f1c9a0e5b7d2c48
    """
    if settle:
        operate(database, lambda one: one.settle(settle), write=True)
        typer.echo(say_it("operator.settled", id=settle))
        return
    found = operate(database, lambda one: one.reports(every))
    if json:
        print_json([row._asdict() for row in found])
        return
    heads = ("id", "at", "table", "about", "by", "text", "said")
    lay_out(heads, [(r.id, moment(r.at), r.table, f"{r.name} ({r.about})", r.by, r.text, r.said) for r in found])


@command
def close(tables: Tables, database: Database = "") -> None:
    """End tables without a result; those who sit there are told at once."""
    found = operate(database, lambda one: one.close(tables), write=True)
    typer.echo(say_it("operator.closed", n=len(found)))


@command
def delete(tables: Tables, database: Database = "", yes: Annotated[bool, typer.Option("--yes")] = False) -> None:
    """Delete tables with their logs, for good."""
    if not yes:
        fail(say("operator.sure", n=len(tables)))
    found = operate(database, lambda one: one.delete(tables), write=True)
    typer.echo(say_it("operator.deleted", n=len(found)))


@command
def ban(
    person: Annotated[str, typer.Argument(metavar="PERSON", show_default=False)],
    database: Database = "",
    lift: Annotated[bool, typer.Option("--lift")] = False,
) -> None:
    """Keep a person out of the whole server, or let them in again."""
    row = operate(database, lambda one: one.ban(person, not lift), write=True)
    typer.echo(say_it("operator.let-in" if lift else "operator.banned", name=row.name, id=row.id))


@command
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", show_default=False)] = "",
    database: Database = "",
    minutes: Annotated[int, typer.Option(min=1)] = 60,
) -> None:
    """Tell everybody something; without a text, take back what was announced.

    taletable admin announce "Back in ten minutes: the server is upgraded at 20:00." --minutes 30
    """
    operate(database, lambda one: one.announce(text, minutes), write=True)
    typer.echo(say_it("operator.announced" if text else "operator.silent"))


@command
def clean_up(
    database: Database = "",
    days: Annotated[int, typer.Option(min=1)] = 180,
    running: Annotated[bool, typer.Option("--running")] = False,
    dry: Annotated[bool, typer.Option("--dry-run")] = False,
) -> None:
    """Delete what nobody has used for long."""
    found = operate(database, lambda one: one.clean_up(days, running, dry), write=True)
    counts = [say(f"operator.n-{name}", n=n) for name, n in found._asdict().items()]
    typer.echo(say_it("operator.would-clean" if dry else "operator.cleaned", counts=counts))


@command
def statistics(database: Database = "", json: AsJson = False) -> None:
    """How much there is of everything."""
    found = operate(database, lambda one: one.statistics())
    if json:
        print_json(found)
        return
    for key, value in found.items():
        shown = ", ".join(f"{name} {n:,}" for name, n in value.items()) if isinstance(value, dict) else f"{value:,}"
        out().print(f"{say_it(f'operator.count-{key}')}  {shown}", markup=False, soft_wrap=True)


# Backups


@contextmanager
def progress(key: str) -> Iterator[Step]:
    """A bar on the terminal, told how many rows are done and of how many."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say_it(key), total=None)
        yield lambda n, of: bar.update(task, completed=n, total=of or None)


def summed(found: Summary) -> dict[str, Any]:
    """A backup in a sentence."""
    names = {"tables": found.rows.get("tables", 0), "people": found.rows.get("persons", 0), "entries": found.rows.get("log", 0)}
    return {"path": str(found.path), "made": moment(found.made), "mb": round(found.bytes / 1024**2, 1), **names}


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    database: Database = "",
    keep: Annotated[int, typer.Option(min=0)] = 0,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Write all that the database holds into one file, and read it again.

    taletable backup /var/backups/taletable --keep 14

    taletable backup before-the-upgrade.talebackup
    """
    from taletable.server.operating.backup import backup as make
    from taletable.server.operating.backup import kept_in

    with progress("backup.rows") as step:
        found = done(make(database or None, target, force, step))
    typer.echo(say_it("backup.made", **summed(found)))
    for old in kept_in(target)[:-keep] if keep and target.is_dir() else ():
        old.unlink()


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    database: Database = "",
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    """Fill an empty database from a backup, of either kind of database.

    taletable restore taletable-20260101-030000.talebackup --database postgresql://localhost/taletable

    taletable restore taletable-20260101-030000.talebackup --check
    """
    from taletable.server.operating.backup import check as look
    from taletable.server.operating.backup import restore as fill

    with progress("backup.rows") as step:
        try:
            found = look(file, step) if check else done(fill(file, database or None, step))
        except Wrong as wrong:
            fail(wrong.said)
    typer.echo(say_it("backup.whole" if check else "backup.restored", **summed(found)))


# The doctor


def doctor(
    database: Database = "",
    url: str = "",
    json: AsJson = False,
) -> None:
    """Look at database, permissions, versions, disk and proxy.

    taletable doctor

    taletable doctor --url https://tales.example.org
    """
    from taletable.server.operating.doctor import Finding, examine

    async def run() -> list[Finding]:
        found = []
        async for finding in examine(database or None, url):
            found.append(finding)
            if not json:
                mark, colour = {"well": ("✓", "green"), "warn": ("!", "yellow"), "ill": ("✗", "red")}[finding.how]
                typer.secho(f"{mark} {say_it(f'doctor.{finding.area}')}: {say_it(finding.said)}", fg=colour)
        return found

    found = done(run())
    if json:
        print_json([{"area": one.area, "how": one.how, "text": say_it(one.said)} for one in found])
    raise typer.Exit(ILL if any(one.how == "ill" for one in found) else 0)

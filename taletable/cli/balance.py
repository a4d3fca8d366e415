"""`taletable balance`: study a game's balance and write the report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import GameName, fail, the_game


def balance(
    game_name: GameName,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="KEY", help="Play only this configuration; may be repeated.")] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", min=1, help="Games of each configuration, instead of the study's own number.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games, whatever the number of workers.")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0, help="Processes; 0 for one on each core.")] = 0,
    folder: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="Where the report goes.")] = Path("docs/balance"),
    kept: Annotated[Path, typer.Option("--kept", metavar="DIR", help="Where tallies are kept, so that a stopped study can go on.")] = Path(
        "build/balance"
    ),
    afresh: Annotated[bool, typer.Option("--afresh", help="Use no tallies of an earlier study.")] = False,
    list_: Annotated[bool, typer.Option("--list", help="Only list the configurations.")] = False,
) -> None:
    """Study a game's balance: bots play thousands of games, and a report with plots says how each card, seat and level fares.

    A study that was stopped goes on where it was. A full one takes hours; --games 200 gives a first look in minutes.

    [bold]Examples[/bold]

      taletable balance paper-tales --list

      taletable balance paper-tales --games 200 --out build/first-look
    """
    game = the_game(game_name)
    import os

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from taletable.engine.moves import Refused
    from taletable.lab.balance import NoStudy, configurations, run_study, write_report

    try:
        chosen = configurations(game, tuple(only or ()), games)
    except NoStudy as error:
        fail(str(error))
    if list_:
        for c in chosen:
            typer.echo(f"{c.key:<18} {c.games:>7,} games, {c.seats} seats  {c.title}")
        return
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        fail("a report has plots, and they need matplotlib: pip install 'taletable[lab]'")
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        rows = {c.key: bar.add_task(c.title, total=c.games) for c in chosen}

        def tell(key: str, played: int) -> None:
            bar.update(rows[key], completed=played)

        try:
            study = run_study(game, chosen, kept, seed, workers or os.cpu_count() or 1, tell, afresh)
        except Refused as refused:
            fail(f"a bot chose what the rules refuse: {refused}")
        except OSError as error:
            fail(str(error))
    write_report(study, folder)
    typer.echo(f"The report is in {folder / (game.id + '.md')}")

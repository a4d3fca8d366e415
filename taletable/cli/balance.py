"""`taletable balance`: study a game's balance and write the report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from taletable.engine.saying import say
from taletable.words import say_it

from .common import GameName, at_file, fail, the_game


def balance(
    game_name: GameName,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="KEY")] = None,
    games: Annotated[int | None, typer.Option("--games", "-n", min=1)] = None,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0)] = 0,
    folder: Annotated[Path, typer.Option("--out", "-o", metavar="DIR")] = Path("docs/balance"),
    kept: Annotated[Path, typer.Option("--kept", metavar="DIR")] = Path("build/balance"),
    afresh: Annotated[bool, typer.Option("--afresh")] = False,
    list_: Annotated[bool, typer.Option("--list")] = False,
) -> None:
    """Study a game's balance: bots play thousands of games, and a report with plots says how each card, seat and level fares.

    A study that was stopped goes on where it was. A full one takes hours; --games 200 gives a first look in minutes.

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
        fail(error.said)
    if list_:
        for c in chosen:
            typer.echo(f"{c.key:<18} {say_it('cli.configuration', games=c.games, seats=c.seats):>18}  {c.title}")
        return
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        fail(say("cli.no-matplotlib"))
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        rows = {c.key: bar.add_task(c.title, total=c.games) for c in chosen}

        def tell(key: str, played: int) -> None:
            bar.update(rows[key], completed=played)

        try:
            study = run_study(game, chosen, kept, seed, workers or os.cpu_count() or 1, tell, afresh)
        except Refused as refused:
            fail(say("cli.bot-refused", why=refused.cited), game=game)
        except OSError as error:
            fail(at_file(error))
    write_report(study, folder)
    typer.echo(say_it("cli.report", file=str(folder / f"{game.id}.md")))

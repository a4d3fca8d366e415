"""`taletable balance`: study a game's balance and write the report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from taletable.engine.saying import Wrong, say
from taletable.words import say_it

from .common import GameName, OnCluster, RowsIn, at_file, bot_names, check_bots, fail, the_game
from .progress import progress


def balance(
    game_name: GameName,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="KEY")] = None,
    games: Annotated[int | None, typer.Option("--games", "-n", min=1)] = None,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "",
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0)] = 0,
    folder: Annotated[Path, typer.Option("--out", "-o", metavar="DIR")] = Path("docs/balance"),
    kept: Annotated[Path, typer.Option("--kept", metavar="DIR")] = Path("build/balance"),
    rows: RowsIn = None,
    cluster: OnCluster = False,
    afresh: Annotated[bool, typer.Option("--afresh")] = False,
    list_: Annotated[bool, typer.Option("--list")] = False,
) -> None:
    """Study a game's balance: bots play thousands of games, and a report with plots says how each card, seat and level fares.

    A study that was stopped goes on where it was. A full one takes hours; --games 200 gives a first look in minutes.

      taletable balance paper-tales --list

      taletable balance paper-tales --games 200 --out build/first-look

      taletable balance paper-tales --only base --bots my_bots:Clever --rows rows --cluster
    """
    game = the_game(game_name)
    names = tuple(bot_names(bots))
    check_bots(game, names)
    import os
    from concurrent.futures.process import BrokenProcessPool

    from taletable.engine.moves import Refused
    from taletable.lab.balance import NoStudy, configurations, run_study, write_report

    try:
        chosen = configurations(game, tuple(only or ()), games, names)
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
    with progress({c.key: (c.title, c.games) for c in chosen}) as tell:
        try:
            study = run_study(game, chosen, kept, seed, workers or os.cpu_count() or 1, tell, afresh, rows, cluster)
        except Wrong as wrong:
            fail(wrong.said)
        except Refused as refused:
            fail(say("cli.bot-refused", why=refused.cited), game=game)
        except OSError as error:
            fail(at_file(error))
        except BrokenProcessPool:
            fail(say("cli.process-died"))
    write_report(study, folder)
    typer.echo(say_it("cli.report", file=str(folder / f"{game.id}.md")))

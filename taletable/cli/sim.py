"""`taletable sim`: let bots play many games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from taletable.engine.saying import Wrong, say
from taletable.words import say_it

from .common import (
    AsJson,
    GameName,
    OnCluster,
    OptionPairs,
    RowsIn,
    at_file,
    bot_names,
    check_bots,
    fail,
    out,
    print_json,
    settle,
    the_game,
)
from .progress import progress

if TYPE_CHECKING:
    from taletable.lab.simulation import Side, Summary


def sim(
    game_name: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    seats: Annotated[int | None, typer.Option("--seats", "-k")] = None,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "random",
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0)] = 0,
    option: OptionPairs = None,
    folder: Annotated[Path | None, typer.Option("--out", "-o", metavar="DIR")] = None,
    rows: RowsIn = None,
    cluster: OnCluster = False,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and show who wins how often.

    Seats rotate: each bot has each seat equally often. A shared victory counts as a fraction. Intervals are Wilson's at 95 %.

      taletable sim paper-tales --games 1000 --bots normal,random,random,random

      taletable sim paper-tales --seats 2 --option two_player=advanced --bots normal --out records

      taletable sim paper-tales --bots my_bots:Clever=3,hard,hard

      taletable sim paper-tales --games 100000 --bots hard --rows rows --cluster
    """
    game = the_game(game_name)
    names = bot_names(bots)
    if not names:
        fail(say("cli.no-bots"), 2)
    if seats is None:
        seats = len(names) if len(names) > 1 else min(max(4, game.min_seats), game.max_seats)
    options = settle(game, seats, option)
    check_bots(game, names)
    from concurrent.futures.process import BrokenProcessPool

    from taletable.engine.moves import Refused
    from taletable.lab.simulation import simulate

    done = 0
    with progress({game.id: (game.name, games)}, not json) as tell:

        def more(n: int) -> None:
            nonlocal done
            done += n
            tell(game.id, done)

        try:
            summary = simulate(game, games, seats, names, seed, workers, options, folder, more, rows, cluster)
        except Wrong as wrong:
            fail(wrong.said)
        except OSError as error:
            fail(at_file(error))
        except Refused as refused:
            fail(say("cli.bot-refused", why=refused.cited), game=game)
        except BrokenProcessPool:
            fail(say("cli.process-died"))
    if json:
        print_json(summary.as_json())
        return
    _show(game.name, summary)
    if folder:
        typer.echo(say_it("cli.records-in", n=games, folder=str(folder)))
    if rows:
        typer.echo(say_it("cli.rows-in", n=games, folder=str(rows)))


def _show(name: str, summary: Summary) -> None:
    from rich.table import Table
    from rich.text import Text

    console = out()
    played = {"game": name, "seats": summary.seats, "games": summary.games, "seed": str(summary.seed)}
    share = f"{100 / summary.seats:.1f}"
    head = say_it("cli.sim", **played) if summary.lost else say_it("cli.sim-fair", **played, share=share)
    console.print(Text(head, style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for heading in ("played", "won", "rate", "interval", "score"):
        table.add_column(say_it(f"cli.sim-{heading}"), justify="right")
    for side in summary.by_bot:
        _row(table, side, side.name)
    for side in summary.by_seat:
        _row(table, side, say_it("cli.sim-seat", seat=side.name))
    console.print(table)
    length = summary.decisions
    mean, sd = f"{length.mean:.1f}", f"{length.sd:.1f}"
    console.print(say_it("cli.decisions", mean=mean, sd=sd, low=int(length.low), high=int(length.high)))
    if summary.shared:
        console.print(say_it("cli.shared", n=summary.shared))
    if summary.lost:
        console.print(say_it("cli.lost", n=summary.lost))
    if summary.cut:
        console.print(say_it("cli.cut", n=summary.cut))
    if summary.fresh < summary.games:
        console.print(say_it("cli.played-before", n=summary.games - summary.fresh))
    rate, games = summary.fresh_decisions / summary.seconds, summary.fresh / summary.seconds
    if summary.fresh:
        console.print(say_it("cli.speed", decisions=round(rate), games=f"{games:,.1f}", workers=summary.workers))


def _row(table: object, side: Side, name: str) -> None:
    from rich.table import Table

    assert isinstance(table, Table)
    low, high = side.rate.interval
    table.add_row(
        name,
        str(side.rate.trials),
        f"{side.rate.wins:.1f}",
        f"{100 * side.rate.share:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f} %",
        f"{side.scores.mean:.1f} ± {side.scores.sd:.1f}",
    )

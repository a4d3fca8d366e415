"""`taletable sim`: let bots play many games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .common import AsJson, GameName, OptionPairs, check_bots, fail, out, print_json, settle, the_game

if TYPE_CHECKING:
    from taletable.lab.simulation import Side, Summary


def sim(
    game_name: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", "-k", help="How many seats; by default one for each bot named.")] = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help="Names of bots with commas: one for all seats, or one for each.")] = "random",
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games, whatever the number of workers.")] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0, help="Processes; 0 for one on each core.")] = 0,
    option: OptionPairs = None,
    folder: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="Write all records and summary.json into this folder.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and show who wins how often.

    Seats rotate: each bot has each seat equally often. A shared victory counts as a fraction. Intervals are Wilson's at 95 %.

    [bold]Examples[/bold]

      taletable sim paper-tales --games 1000 --bots normal,random,random,random

      taletable sim paper-tales --seats 2 --option two_player=advanced --bots normal --out records
    """
    game = the_game(game_name)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        fail("name at least one bot", 2)
    if seats is None:
        seats = len(names) if len(names) > 1 else min(max(4, game.min_seats), game.max_seats)
    options = settle(game, seats, option)
    check_bots(game, names)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from taletable.engine.moves import Refused
    from taletable.lab.simulation import simulate

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=json or not console.is_terminal) as bar:
        task = bar.add_task(game.name, total=games)
        try:
            summary = simulate(game, games, seats, names, seed, workers, options, folder, lambda n: bar.advance(task, n))
        except (ValueError, OSError) as error:
            fail(str(error))
        except Refused as refused:
            fail(f"a bot chose what the rules refuse: {refused}")
    if json:
        print_json(summary.as_json())
        return
    _show(game.name, summary)
    if folder:
        typer.echo(f"{games} records and summary.json are in {folder}")


def _show(name: str, summary: Summary) -> None:
    from rich.table import Table

    console = out()
    fair = "" if summary.lost else f" · an even share is {100 / summary.seats:.1f} %"
    console.print(f"[bold]{name}[/bold], {summary.seats} seats, {summary.games} games, seed {summary.seed}{fair}")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("", "Played", "Won", "Rate", "95 % interval", "Score"):
        table.add_column(heading, justify="left" if heading == "" else "right")
    for side in summary.by_bot:
        _row(table, side, side.name)
    for side in summary.by_seat:
        _row(table, side, f"seat {side.name}")
    console.print(table)
    length = summary.decisions
    console.print(f"Decisions in a game: {length.mean:.1f} ± {length.sd:.1f} ({length.low:.0f} to {length.high:.0f})")
    if summary.shared:
        console.print(f"Shared victories: {summary.shared}")
    if summary.lost:
        console.print(f"Games without a winner: {summary.lost}")
    rate, games = summary.total_decisions / summary.seconds, summary.games / summary.seconds
    console.print(f"{rate:,.0f} decisions/s, {games:,.1f} games/s with {summary.workers} worker{'s' if summary.workers > 1 else ''}")


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

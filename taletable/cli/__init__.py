"""The command `taletable`. Each command imports what it needs when it runs, so that all of them start fast."""

from __future__ import annotations

import typer

from .balance import balance
from .common import fail
from .play import play
from .position import app as position_app
from .records import replay, verify
from .rules import rules
from .shelf import games, version
from .sim import sim

__all__ = ["app"]

app = typer.Typer(
    name="taletable",
    help="A digital table for story board games: play, simulate, replay, and look up the rules.",
    epilog="Exit codes: 0 all is well · 1 refused, or something is wrong with what you gave · 2 the command line cannot be understood.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command()(games)
app.command()(play)
app.command()(sim)
app.command()(balance)
app.command()(rules)
app.add_typer(position_app, name="position")
app.command()(replay)
app.command()(verify)
app.command()(version)


@app.command()
def serve(
    host: str = typer.Option("127.0.0.1", help="Address to listen on; 0.0.0.0 for all."),
    port: int = typer.Option(8000, min=1, max=65535, help="Port to listen on."),
    database: str = typer.Option("", help="postgresql://… or the path of an SQLite file; without one, a file in the user's data folder."),
    workers: int = typer.Option(1, min=1, help="Server processes; more than one needs PostgreSQL."),
    open_browser: bool = typer.Option(False, "--open", help="Open a browser, too."),
) -> None:
    """Open the table to browsers.

    [bold]Examples[/bold]

      taletable serve

      taletable serve --host 0.0.0.0 --port 80 --database postgresql://localhost/taletable --workers 4
    """
    from taletable.server.main import serve as run

    try:
        run(host=host, port=port, database=database or None, workers=workers, open_browser=open_browser)
    except (ValueError, OSError) as error:
        fail(str(error))

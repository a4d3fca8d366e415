"""The command `taletable`. Each command imports what it needs when it runs, so that all of them start fast."""

from __future__ import annotations

from typing import Annotated

import typer

from taletable.engine.saying import Wrong

from .balance import balance
from .common import at_file, bot_names, fail
from .help import Spoken, SpokenGroup
from .measure import measure
from .new_game import new_game
from .operate import app as admin_app
from .operate import backup, doctor, restore
from .play import play
from .position import app as position_app
from .records import replay, verify
from .rules import rules
from .schema import schema
from .shelf import games, version
from .sim import sim
from .site import site
from .train import train
from .upgrade import app as upgrade_app

__all__ = ["app"]

app = typer.Typer(
    name="taletable",
    cls=SpokenGroup,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

command = app.command(cls=Spoken)
command(games)
command(play)
command(sim)
command(balance)
command(train)
command(rules)
app.add_typer(position_app, name="position")
command(replay)
command(verify)
command(schema)
command(new_game)
app.add_typer(upgrade_app, name="upgrade")
app.add_typer(admin_app, name="admin")
command(backup)
command(restore)
command(doctor)
command(measure)
command(site)
command(version)


@command
def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: str = "",
    workers: Annotated[int, typer.Option(min=1)] = 1,
    bots: Annotated[str, typer.Option(metavar="MODULE:CLASS")] = "",
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    root_path: Annotated[str, typer.Option(metavar="/PATH")] = "",
) -> None:
    """Open the table to browsers.

    taletable serve

    taletable serve --host 0.0.0.0 --port 80 --database postgresql://localhost/taletable --workers 4
    """
    from taletable.server.main import serve as run

    try:
        run(host, port, database or None, workers, open_browser, bot_names(bots), root_path or None)
    except Wrong as wrong:
        fail(wrong.said)
    except OSError as error:
        fail(at_file(error))

"""`taletable site`: the page as files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from taletable.engine.saying import Wrong, say
from taletable.words import say_it

from .common import fail

ANYWHERE = "./"


def site(
    folder: Annotated[Path, typer.Option("--out", metavar="DIR", show_default=False)],
    base: Annotated[str, typer.Option(metavar="/PATH/")] = ANYWHERE,
) -> None:
    """Write the page as files for any host: lobby, lessons, all games, rules, documents. Tables are kept by who plays.

    taletable site --out public

    taletable site --out public --base /taletable/
    """
    from taletable.server.settings import WEB
    from taletable.server.site import write_site

    if base != ANYWHERE and not re.fullmatch(r"/([\w.~-]+/)*", base):
        fail(say("cli.site-base"), 2)
    try:
        size = write_site(WEB, folder, base)
    except Wrong as wrong:
        fail(wrong.said)
    typer.echo(say_it("cli.site-written", folder=str(folder), size=f"{size / 1e6:.1f}"))
    typer.echo(say_it("cli.site-try", folder=str(folder)))

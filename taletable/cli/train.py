"""`taletable train`: let a network learn a game by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from taletable.engine.saying import Wrong, say
from taletable.words import say_it

from .common import GameName, at_file, fail, out, the_game

if TYPE_CHECKING:
    from taletable.lab.train.training import Report


def train(
    game_name: GameName,
    folder: Annotated[Path, typer.Option("--out", "-o", metavar="DIR")] = Path("build/train"),
    config: Annotated[Path | None, typer.Option("--config", "-c", metavar="FILE")] = None,
    minutes: Annotated[int | None, typer.Option("--minutes", "-m", min=0)] = None,
    ship: Annotated[Path | None, typer.Option("--ship", metavar="FILE")] = None,
) -> None:
    """Let a network learn a game by playing against itself, on a GPU if there is one.

    A training that was stopped goes on where it was.

      taletable train paper-tales --minutes 60

      taletable train paper-tales --ship expert.npz
    """
    game = the_game(game_name)
    from taletable.lab.train.config import Config, config_of
    from taletable.lab.train.senses import sense_of

    try:
        sense = sense_of(game.id)
    except Wrong as wrong:
        fail(wrong.said)
    try:
        from taletable.lab.train.training import Training
        from taletable.lab.train.training import ship as ship_it
    except ModuleNotFoundError:
        fail(say("cli.no-torch"))
    try:
        plan = Config.load(config or config_of(game.id))
        training = Training(sense, plan, folder)
        if ship is None:
            done = training.run(60 * minutes if minutes is not None else float("inf"), _tell)
            typer.echo(say_it("cli.trained" if done else "cli.trained-so-far", folder=str(folder)))
        else:
            ship_it(folder, ship, sense)
    except OSError as error:
        fail(at_file(error))
    except (ValueError, TypeError) as error:
        fail(say("cli.bad-training", why=str(error)))


def _tell(report: Report) -> None:
    decisions, pace = f"{report.decisions / 1e6:.2f}", f"{report.pace:,.0f}"
    told = say_it("cli.lesson", n=report.lessons, decisions=decisions, pace=pace, games=report.games, entropy=f"{report.entropy:.3f}")
    against = [
        say_it("cli.lesson-against", seats=seats, share=f"{100 * share:.1f}", games=games)
        for seats, (games, share) in report.against.items()
    ]
    out().print(" · ".join([told, *against]))

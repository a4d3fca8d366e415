"""`taletable games` and `taletable version`."""

from __future__ import annotations

from typing import Any

import typer

from taletable.engine.saying import say
from taletable.words import say_it, words_of

from .common import AsJson, out, print_json


def games(json: AsJson = False) -> None:
    """The games, how many play them, their options and bots. What is installed and cannot be played is named with its reason.

    taletable games

    taletable games --json
    """
    from taletable.bots import broken_bots
    from taletable.games import broken
    from taletable.games import games as all_games

    described = [describe(game) for game in all_games().values()]
    if json:
        print_json(described)
    else:
        _list(described)
    for key, ones in (("cli.broken-game", broken()), ("cli.broken-bot", broken_bots())):
        for ill in ones:
            name = say("cli.of-package", name=ill.name, origin=ill.origin) if ill.origin else ill.name
            typer.secho(say_it(key, name=name, why=ill.reason), err=True, fg=typer.colors.RED)
    for game in all_games().values():
        if game.web and (trouble := game.web.trouble(game.folder)):
            typer.secho(say_it("cli.plain-only", game=game.id, why=trouble), err=True, fg=typer.colors.YELLOW)


def _list(described: list[dict[str, Any]]) -> None:
    from rich.text import Text

    console = out()
    for game in described:
        low, high = game["min_seats"], game["max_seats"]
        players = say("cli.players", n=high) if low == high else say("cli.players-from", low=low, high=high)
        line = say_it("cli.game", name=game["name"], players=players, paragraphs=game["paragraphs"])
        console.print(Text.assemble((game["id"], "bold"), f"  {line}"))
        console.print(Text(f"  {game['tagline']}", style="dim"))
        for option in game["options"]:
            choices = f"{option['key']}={'|'.join(_default_first(option))}"
            console.print(Text(f"  {say_it('cli.option'):<7} {choices}  {option['text']}"))
        console.print(Text(f"  {say_it('cli.bots'):<7} {say_it('cli.weakest-first', bots=game['bots'])}"))
        if game["guests"]:
            console.print(Text(f"  {say_it('cli.guests'):<7} {', '.join(game['guests'])}"))


def describe(game: Any) -> dict[str, Any]:
    """What a game's folder declares, as plain data."""
    from taletable.bots import bots_for, house_bots

    house = list(house_bots(game))
    return {
        "id": game.id,
        "name": game.name,
        "rules": game.rules_version,
        "tagline": words_of(game).get("game.tagline", ""),
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "cooperative": game.cooperative,
        "real_time": game.real_time,
        "options": [
            {
                "key": option.key,
                "name": words_of(game).get(f"option.{option.key}.name", option.key),
                "text": words_of(game).get(f"option.{option.key}.text", ""),
                "default": option.default,
                "choices": list(option.choices),
            }
            for option in game.options
        ],
        "bots": house,
        "guests": [name for name in bots_for(game) if name not in house],
        "paragraphs": len(game.ledger.paragraphs),
    }


def _default_first(option: dict[str, Any]) -> list[str]:
    ordered = sorted(option["choices"], key=lambda choice: choice != option["default"])
    return [str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in ordered]


def version(json: AsJson = False) -> None:
    """The version of Taletable and of its rules."""
    from taletable import __version__
    from taletable.games import games as all_games

    if json:
        print_json({"taletable": __version__, "rules": {game.id: game.rules_version for game in all_games().values()}})
        return
    typer.echo(f"taletable {__version__}")
    for game in all_games().values():
        typer.echo("  " + say_it("cli.rules-version", game=game.id, version=game.rules_version))

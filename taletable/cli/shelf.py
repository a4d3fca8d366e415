"""`taletable games` and `taletable version`."""

from __future__ import annotations

from typing import Any

import typer

from .common import AsJson, out, print_json


def games(json: AsJson = False) -> None:
    """The games, how many play them, their options and bots.

    [bold]Examples[/bold]

      taletable games

      taletable games --json
    """
    from taletable.games import games as all_games

    described = [describe(game) for game in all_games().values()]
    if json:
        print_json(described)
        return
    from rich.text import Text

    console = out()
    for game in described:
        low, high = game["min_seats"], game["max_seats"]
        players = f"{low} player{'s' if low > 1 else ''}" if low == high else f"{low} to {high} players"
        console.print(Text.assemble((game["id"], "bold"), f"  {game['name']}, {players}, {game['paragraphs']} paragraphs of rules"))
        console.print(Text(f"  {game['tagline']}", style="dim"))
        for option in game["options"]:
            console.print(Text(f"  option  {option['key']}={'|'.join(_default_first(option))}  {option['text']}"))
        console.print(Text(f"  bots    {', '.join(game['bots'])} (weakest first)"))


def describe(game: Any) -> dict[str, Any]:
    """What a game's folder declares, as plain data."""
    from taletable.bots import bots_for

    return {
        "id": game.id,
        "name": game.name,
        "version": game.version,
        "tagline": game.text.get("game.tagline", ""),
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "cooperative": game.cooperative,
        "real_time": game.real_time,
        "options": [
            {
                "key": option.key,
                "name": game.text.get(f"option.{option.key}.name", option.key),
                "text": game.text.get(f"option.{option.key}.text", ""),
                "default": option.default,
                "choices": list(option.choices),
            }
            for option in game.options
        ],
        "bots": list(bots_for(game)),
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
        print_json({"taletable": __version__, "rules": {game.id: game.version for game in all_games().values()}})
        return
    typer.echo(f"taletable {__version__}")
    for game in all_games().values():
        typer.echo(f"  {game.id}: rules version {game.version}")

"""What the commands share: games, options, files, JSON, and errors without tracebacks."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from taletable.engine.game import Game
    from taletable.engine.state import Options, State

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or the start of it.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")]

MAX_FILE = 20_000_000
"""Characters of a position file."""


def fail(text: str, code: int = 1) -> NoReturn:
    """Say what is wrong, and end."""
    typer.secho(f"error: {text}", err=True, fg=typer.colors.RED)
    raise typer.Exit(code)


def out() -> Console:
    """The console on standard output; where it is no terminal, lines may be longer than 80 characters."""
    import os

    from rich.console import Console

    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = 120
    return console


def the_game(name: str) -> Game[Any]:
    """A game by its name, or an error that lists them."""
    from taletable.games import find_game

    try:
        return find_game(name)
    except KeyError as error:
        fail(str(error.args[0]))


def read_options(game: Game[Any], pairs: list[str] | None) -> Options:
    """`key=value` pairs as options: true and false, whole numbers, or words. The game itself refuses what cannot be."""
    options: Options = {}
    for pair in pairs or ():
        key, sign, text = pair.partition("=")
        if not sign or not key:
            fail(f"“{pair}” is not an option; write it as key=value", 2)
        options[key] = _value(game, key, text)
    return options


def _value(game: Game[Any], key: str, text: str) -> str | int | bool:
    for option in game.options:
        if option.key == key:
            for choice in option.choices:
                if str(choice).lower() == text.lower():
                    return choice
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 10 else text


def settle(game: Game[Any], seats: int, pairs: list[str] | None) -> Options:
    """The options of a new game, or the game's refusal with its citation."""
    from taletable.engine.moves import Refused

    try:
        return game.settle_options(seats, read_options(game, pairs))
    except Refused as refused:
        fail(str(refused))


def seed_bytes(seed: str | None) -> bytes:
    """The seed of a match out of any text; without one, a random one."""
    from secrets import token_bytes

    from taletable.engine.record import MAX_SEED

    if seed is None:
        return token_bytes(16)
    if len(seed.encode()) > MAX_SEED:
        fail(f"a seed has at most {MAX_SEED} bytes", 2)
    return seed.encode()


def check_bots(game: Game[Any], names: Iterable[str]) -> None:
    """End with an error that lists the game's bots if one of the names is none."""
    from taletable.bots import find_bot

    try:
        for name in names:
            find_bot(game, name)
    except KeyError as error:
        fail(str(error.args[0]))


def print_json(data: Any) -> None:
    """Data on standard output, laid out for people: what is short stays on one line."""
    typer.echo(pretty(data))


def pretty(data: Any, indent: str = "", width: int = 110) -> str:
    """JSON in which objects and lists that fit on a line stay on one."""
    flat = json.dumps(data, ensure_ascii=False)
    if not isinstance(data, dict | list) or not data or (indent and len(indent) + len(flat) <= width):
        return flat
    inner = indent + "  "
    if isinstance(data, dict):
        parts = [f"{inner}{json.dumps(key, ensure_ascii=False)}: {pretty(value, inner, width)}" for key, value in data.items()]
        return "{\n" + ",\n".join(parts) + f"\n{indent}}}"
    if all(not isinstance(item, dict | list) for item in data):
        return "[\n" + _filled([json.dumps(item, ensure_ascii=False) for item in data], inner, width) + f"\n{indent}]"
    return "[\n" + ",\n".join(inner + pretty(item, inner, width) for item in data) + f"\n{indent}]"


def _filled(words: Iterable[str], indent: str, width: int) -> str:
    lines: list[str] = []
    line = indent
    for word in words:
        if len(line) + len(word) + 2 > width and line.strip():
            lines.append(line.rstrip())
            line = indent
        line += word + ", "
    return "\n".join([*lines, line.rstrip(", ")])


def file_name(file: str) -> str:
    """What a file is called in an error."""
    return "standard input" if file == "-" else file


def read_text(file: str) -> str:
    """A whole file, `-` being standard input."""
    try:
        if file == "-":
            text = sys.stdin.read(MAX_FILE + 1)
        else:
            with Path(file).open(encoding="utf-8") as stream:
                text = stream.read(MAX_FILE + 1)
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file_name(file)}: {_why(error)}")
    if len(text) > MAX_FILE:
        fail(f"{file_name(file)}: is longer than {MAX_FILE} characters")
    return text


def read_lines(file: str, longest: int) -> Iterator[str]:
    """The lines of a file, `-` being standard input. A line that is too long is cut just above the limit, so that its reader notices."""
    try:
        stream = sys.stdin if file == "-" else Path(file).open(encoding="utf-8")  # noqa: SIM115 closed below
        try:
            while line := stream.readline(longest + 2):
                yield line.rstrip("\r\n")
        finally:
            if stream is not sys.stdin:
                stream.close()
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file_name(file)}: {_why(error)}")


def _why(error: OSError | UnicodeDecodeError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else "is not UTF-8 text"


def load_position(file: str) -> tuple[Game[Any], State, dict[str, Any]]:
    """A position file: its game, its state, and its JSON. An invalid one is refused with the place and the reason."""
    from taletable.engine.fields import BadPosition

    try:
        data = json.loads(read_text(file))
    except json.JSONDecodeError as error:
        fail(f"{file_name(file)}: this is not JSON: {error.msg} at line {error.lineno}, column {error.colno}")
    except RecursionError:
        fail(f"{file_name(file)}: this is nested too deeply")
    except ValueError as error:
        fail(f"{file_name(file)}: {error}")
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        fail(f"{file_name(file)}: this is no position: expected a JSON object with “taletable”, “game” and so on")
    game = the_game(data["game"])
    try:
        return game, game.load(data), data
    except BadPosition as error:
        fail(f"{file_name(file)}: {error}")


def seat_names(seats: int, names: Iterable[str] = ()) -> list[str]:
    """Names of all seats; without one, the number that moves use."""
    known = list(names)
    return [known[seat] if seat < len(known) and known[seat] else f"Seat {seat}" for seat in range(seats)]


def check_seat(game: Game[Any], state: State, seat: int | None) -> None:
    """End with an error if there is no such seat."""
    if seat is not None and not 0 <= seat < state.seats:
        fail(f"there is no seat {seat}; {game.name} is played here with seats 0 to {state.seats - 1}")

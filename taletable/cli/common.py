"""What the commands share: games, options, files, JSON, and errors without tracebacks."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from taletable.engine.saying import Say, Wrong, foreign, say
from taletable.words import say_it, words_of

if TYPE_CHECKING:
    from rich.console import Console

    from taletable.engine.game import Game
    from taletable.engine.state import Options, State

GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
File = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
ThroughSeat = Annotated[int | None, typer.Option("--seat")]
AsJson = Annotated[bool, typer.Option("--json")]
RowsIn = Annotated[Path | None, typer.Option("--rows", metavar="DIR")]
OnCluster = Annotated[bool, typer.Option("--cluster")]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]

MAX_FILE = 20_000_000
"""Characters of a position file."""


def fail(said: Say, code: int = 1, game: Game[Any] | None = None, names: Sequence[str] = ()) -> NoReturn:
    """Say what is wrong, in the words of a game where it is about one, and end."""
    complain(said, game, names)
    raise typer.Exit(code)


def complain(said: Say, game: Game[Any] | None = None, names: Sequence[str] = ()) -> None:
    """Say what is wrong."""
    error = say("cli.error", why=said)
    typer.secho(words_of(game).say(error, names) if game else say_it(error), err=True, fg=typer.colors.RED)


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
    except Wrong as wrong:
        fail(wrong.said)


def read_options(game: Game[Any], pairs: list[str] | None) -> Options:
    """`key=value` pairs as options: true and false, whole numbers, or words. The game itself refuses what cannot be."""
    options: Options = {}
    for pair in pairs or ():
        key, sign, text = pair.partition("=")
        if not sign or not key:
            fail(say("cli.not-an-option", text=pair), 2)
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
        fail(refused.cited, game=game)


def seed_bytes(seed: str | None) -> bytes:
    """The seed of a match out of any text; without one, a random one."""
    from secrets import token_bytes

    from taletable.engine.record import MAX_SEED

    if seed is None:
        return token_bytes(16)
    if len(seed.encode()) > MAX_SEED:
        fail(say("cli.long-seed", n=MAX_SEED), 2)
    return seed.encode()


def bot_names(text: str) -> list[str]:
    """The bots of `--bots`: names, each with its arguments, with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def check_bots(game: Game[Any], names: Iterable[str]) -> None:
    """End with an error that lists the game's bots if one of the names is none."""
    from taletable.bots import find_bot

    try:
        for name in names:
            find_bot(game, name)
    except Wrong as wrong:
        fail(wrong.said)


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


def file_name(file: str) -> str | Say:
    """What a file is called in a sentence."""
    return say("cli.standard-input") if file == "-" else file


def fail_in(file: str, why: Say, game: Game[Any] | None = None) -> NoReturn:
    """Say what is wrong with a file, and end."""
    fail(say("cli.in-file", file=file_name(file), why=why), game=game)


def read_text(file: str) -> str:
    """A whole file, `-` being standard input."""
    try:
        if file == "-":
            text = sys.stdin.read(MAX_FILE + 1)
        else:
            with Path(file).open(encoding="utf-8") as stream:
                text = stream.read(MAX_FILE + 1)
    except (OSError, UnicodeDecodeError) as error:
        fail_in(file, _why(error))
    if len(text) > MAX_FILE:
        fail_in(file, say("cli.long-file", n=MAX_FILE))
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
        fail_in(file, _why(error))


def _why(error: OSError | UnicodeDecodeError) -> Say:
    return system(error) if isinstance(error, OSError) else say("cli.no-utf8")


def system(error: OSError) -> Say:
    """What the system says."""
    return foreign(error.strerror or str(error))


def at_file(error: OSError) -> Say:
    """What the system says, and of which file."""
    return say("cli.in-file", file=str(error.filename), why=system(error)) if error.filename else system(error)


def load_position(file: str) -> tuple[Game[Any], State, dict[str, Any]]:
    """A position file: its game, its state, and its JSON. An invalid one is refused with the place and the reason."""
    from taletable.engine.fields import BadPosition

    try:
        data = json.loads(read_text(file))
    except json.JSONDecodeError as error:
        fail_in(file, say("cli.no-json", why=foreign(error.msg), line=error.lineno, column=error.colno))
    except RecursionError:
        fail_in(file, say("record.too-deep"))
    except ValueError as error:  # a number with thousands of digits
        fail_in(file, say("record.unreadable", why=str(error)))
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        fail_in(file, say("cli.no-position"))
    game = the_game(data["game"])
    try:
        return game, game.load(data), data
    except BadPosition as bad:
        fail_in(file, bad.said, game)


def seat_names(seats: int, names: Iterable[str] = ()) -> list[str]:
    """Names of all seats; without one, the number that moves use."""
    known = list(names)
    return [known[seat] if seat < len(known) and known[seat] else say_it("cli.seat", n=seat) for seat in range(seats)]


def check_seat(game: Game[Any], state: State, seat: int | None) -> None:
    """End with an error if there is no such seat."""
    if seat is not None and not 0 <= seat < state.seats:
        fail(say("cli.no-seat", seat=seat, game=game.name, last=state.seats - 1))

"""`taletable replay` and `taletable verify`. See docs/record.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .common import AsJson, check_seat, fail, file_name, out, print_json, read_lines, seat_names

if TYPE_CHECKING:
    from taletable.engine.match import Match
    from taletable.engine.record import Header

File = Annotated[str, typer.Argument(metavar="FILE", help="A .tale record; - for standard input.", show_default=False)]
UNFINISHED = 3
"""The exit code of `verify` for a record that is sound so far."""


def replay(
    file: File,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0, help="Stop after entry N.", show_default="the last")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="See what this seat saw.", show_default="the log knows all")] = None,
    position: Annotated[bool, typer.Option("--position", help="Print only the position there, to branch off from it.")] = False,
    json: AsJson = False,
) -> None:
    """Tell a recorded game again, and show the table at its end or at an entry.

    [bold]Examples[/bold]

      taletable replay game.tale

      taletable replay game.tale --at 40 --seat 1

      taletable replay game.tale --at 40 --position > branch.json
    """
    from taletable.engine.record import MAX_LINE, BadRecord, read_record
    from taletable.games import find_game

    try:
        match, header = read_record(read_lines(file, MAX_LINE), find_game)
    except BadRecord as error:
        fail(f"{file_name(file)}: {error}")
    game = match.game
    check_seat(game, match.state, seat)
    last = len(match.log) - 1
    if at is not None:
        if at > last:
            fail(f"the record has entries 0 to {last}")
        match = match.at(at)
    names = seat_names(match.seats, header.names)
    if position:
        print_json(game.dump(match.state))
    elif json:
        print_json(replay_json(match, header, seat, names))
    else:
        _show(match, last, seat, names)


def replay_json(match: Match, header: Header, seat: int | None, names: list[str]) -> dict[str, Any]:
    """A replay as plain data. With a seat, only what that seat saw; the view without a seat is a spectator's."""
    from taletable.engine.match import TABLE
    from taletable.engine.record import result_json, write_entry

    from .position import event_json

    game = match.game
    entries = []
    for n, entry in enumerate(match.log):
        now, text, *_ = write_entry(game, entry)
        hidden = seat is not None and entry.move.seat not in (TABLE, seat)
        events = match.events[match.marks[n - 1] if n else 0 : match.marks[n]]
        entries.append(
            {
                "n": n,
                "ms": now,
                "move": None if hidden else text,
                "in_force": n in match.line,
                "events": [event_json(game, event, names) for event in events if seat is None or event.seen_by(seat)],
            }
        )
    return {
        "game": header.game,
        "rules": header.rules,
        "options": header.options,
        "names": names,
        "entries": entries,
        "view": game.view(match.state, seat),
        "digest": game.digest(match.state),
        "result": result_json(game.results(match.state)),
    }


def _show(match: Match, last: int, seat: int | None, names: list[str]) -> None:
    from rich.text import Text

    from taletable.engine.match import TABLE
    from taletable.engine.record import write_entry

    from .table import show_state

    console, game = out(), match.game
    in_force = set(match.line)
    console.print(Text(f"{game.name}: {', '.join(names)}", style="bold"))
    for n, entry in enumerate(match.log):
        if seat is None or entry.move.seat in (TABLE, seat):
            shown = write_entry(game, entry)[1]
        else:
            shown = f"{entry.move.seat} …"
        undone = "" if n in in_force or entry.move.seat == TABLE else " (taken back)"
        console.print(Text.assemble((f"{n:>5} ", "cyan"), (shown + undone, "" if not undone else "dim")))
        for event in match.events[match.marks[n - 1] if n else 0 : match.marks[n]]:
            if (seat is None or event.seen_by(seat)) and (text := game.event_text(event, names)):
                console.print(Text(f"        {text}", style="dim"))
    console.print()
    console.print(Text(f"After entry {len(match.log) - 1} of {last}:", style="bold"))
    show_state(console, game, match.state, seat, names)


def verify(file: File, json: AsJson = False) -> None:
    """Check a record: every move, the result, and that all chance came from the seed committed to at the start.

    Exit codes: 0 all is true · 1 something is wrong · 3 sound so far, but unfinished, so that chance cannot be checked yet.

    [bold]Example[/bold]

      taletable verify game.tale
    """
    from taletable.engine.record import MAX_LINE, verify_record
    from taletable.games import find_game

    report = verify_record(read_lines(file, MAX_LINE), find_game)
    verdict = "wrong" if not report.ok else "verified" if report.complete else "unfinished"
    if json:
        print_json({"verdict": verdict, "entries": report.entries, "checks": [check._asdict() for check in report.checks]})
    else:
        signs = {True: ("✓", "green"), False: ("✗", "red"), None: ("–", "yellow")}
        for check in report.checks:
            sign, colour = signs[check.ok]
            typer.echo(f"{typer.style(sign, fg=colour)} {check.name}: {check.text}")
        typer.echo({"wrong": "This record is not true.", "verified": "This record is true.", "unfinished": "Sound so far."}[verdict])
    raise typer.Exit({"wrong": 1, "verified": 0, "unfinished": UNFINISHED}[verdict])

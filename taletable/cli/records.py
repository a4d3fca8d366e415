"""`taletable replay` and `taletable verify`. See docs/record.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from taletable.engine.saying import say
from taletable.words import say_it, words_of

from .common import AsJson, File, ThroughSeat, check_seat, fail, fail_in, out, print_json, read_lines, seat_names

if TYPE_CHECKING:
    from taletable.engine.match import Match
    from taletable.engine.record import Header

UNFINISHED = 3
"""The exit code of `verify` for a record that is sound so far."""


def replay(
    file: File,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    seat: ThroughSeat = None,
    position: Annotated[bool, typer.Option("--position")] = False,
    json: AsJson = False,
) -> None:
    """Tell a recorded game again, and show the table at its end or at an entry.

    taletable replay game.tale

    taletable replay game.tale --at 40 --seat 1

    taletable replay game.tale --at 40 --position > branch.json
    """
    from taletable.engine.record import MAX_LINE, BadRecord, read_record
    from taletable.games import find_game

    try:
        match, header = read_record(read_lines(file, MAX_LINE), find_game)
    except BadRecord as error:
        fail_in(file, error.said, error.game)
    game = match.game
    check_seat(game, match.state, seat)
    last = len(match.log) - 1
    if at is not None:
        if at > last:
            fail(say("cli.no-entry", last=last))
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
    console.print(Text(say_it("cli.match", game=game.name, names=names), style="bold"))
    for n, entry in enumerate(match.log):
        if seat is None or entry.move.seat in (TABLE, seat):
            shown = write_entry(game, entry)[1]
        else:
            shown = f"{entry.move.seat} …"
        undone = n not in in_force and entry.move.seat != TABLE
        line = say_it("cli.undone", move=shown) if undone else shown
        console.print(Text.assemble((f"{n:>5} ", "cyan"), (line, "dim" if undone else "")))
        for event in match.events[match.marks[n - 1] if n else 0 : match.marks[n]]:
            if (seat is None or event.seen_by(seat)) and (text := words_of(game).event(event, names)):
                console.print(Text(f"        {text}", style="dim"))
    console.print()
    console.print(Text(say_it("cli.after-entry", n=len(match.log) - 1, last=last), style="bold"))
    show_state(console, game, match.state, seat, names)


def verify(file: File, json: AsJson = False) -> None:
    """Check a record: every move, the result, and that all chance came from the seed committed to at the start.

    Exit codes: 0 all is true · 1 something is wrong · 3 sound so far, but unfinished, so that chance cannot be checked yet.

      taletable verify game.tale
    """
    from taletable.engine.record import MAX_LINE, verify_record
    from taletable.games import find_game

    report = verify_record(read_lines(file, MAX_LINE), find_game)
    verdict = "wrong" if not report.ok else "verified" if report.complete else "unfinished"
    said = words_of(find_game(report.header.game)).say if report.header else say_it
    if json:
        checks = [{"name": check.name, "ok": check.ok, "text": said(check.said)} for check in report.checks]
        print_json({"verdict": verdict, "entries": report.entries, "checks": checks})
    else:
        signs = {True: ("✓", "green"), False: ("✗", "red"), None: ("–", "yellow")}
        for check in report.checks:
            sign, colour = signs[check.ok]
            typer.echo(f"{typer.style(sign, fg=colour)} {said(say('cli.check', name=say(f'cli.check-{check.name}'), text=check.said))}")
        typer.echo(say_it(f"cli.record-{verdict}"))
    raise typer.Exit({"wrong": 1, "verified": 0, "unfinished": UNFINISHED}[verdict])

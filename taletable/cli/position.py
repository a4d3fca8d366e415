"""`taletable position`: make, look at and change positions as files. See docs/position.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .common import (
    AsJson,
    GameName,
    OptionPairs,
    check_seat,
    fail,
    file_name,
    load_position,
    out,
    print_json,
    seat_names,
    seed_bytes,
    settle,
    the_game,
)

if TYPE_CHECKING:
    from taletable.engine.game import Game
    from taletable.engine.moves import Event, Move, Refusal
    from taletable.engine.state import State

app = typer.Typer(
    help="Make, look at and change positions: any state of a game as a JSON file that can be edited by hand.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

File = Annotated[str, typer.Argument(metavar="FILE", help="A position file; - for standard input.", show_default=False)]
Seed = Annotated[str | None, typer.Option("--seed", "-s", help="Any text; the same seed gives the same chance.", show_default="random")]


@app.command()
def new(
    game_name: GameName,
    seats: Annotated[int | None, typer.Option("--seats", "-k", help="How many seats.", show_default="the fewest")] = None,
    seed: Seed = None,
    option: OptionPairs = None,
) -> None:
    """Print the position at the first decision of a new game.

    [bold]Example[/bold]

      taletable position new paper-tales --seats 3 --seed 7 > start.json
    """
    from taletable.engine.luck import Luck

    game = the_game(game_name)
    seats = game.min_seats if seats is None else seats
    options = settle(game, seats, option)
    print_json(game.dump(game.new(seats, options, Luck(seed_bytes(seed)))))


@app.command()
def show(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", help="Show what this seat sees.", show_default="what everybody sees")] = None,
    json: AsJson = False,
) -> None:
    """Draw a position as a table; with --json, the view of a seat.

    [bold]Examples[/bold]

      taletable position show start.json

      taletable position show start.json --seat 0 --json
    """
    game, state, _ = load_position(file)
    check_seat(game, state, seat)
    if json:
        print_json(game.view(state, seat))
        return
    from .table import show_state

    show_state(out(), game, state, seat, seat_names(state.seats))


@app.command()
def offers(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", help="Only the offers of this seat.", show_default="all that are asked")] = None,
    json: AsJson = False,
) -> None:
    """List everything a seat might try, with the refusal and its rule where it is not allowed.

    [bold]Example[/bold]

      taletable position offers start.json --seat 0
    """
    from taletable.engine.moves import Move

    game, state, _ = load_position(file)
    check_seat(game, state, seat)
    asked = game.asked(state)
    if seat is not None and seat not in asked:
        if json:
            print_json([])
            return
        refusal = game.refuse(state, Move(seat, ""))
        assert refusal
        fail(f"{game.refusal_text(refusal, seat_names(state.seats))} ({refusal.cite})")
    listed = [offer_json(game, state, move) for q in (asked if seat is None else [seat]) for move in game.offers(state, q)]
    if json:
        print_json(listed)
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Move", no_wrap=True)
    table.add_column("Meaning")
    table.add_column("Refused because")
    for offer in listed:
        refused = offer["refusal"]
        reason = f"{refused['text']} ({refused['cite']})" if refused else ""
        table.add_row(Text(offer["move"]), Text(offer["text"]), Text(reason), style="dim" if refused else "")
    out().print(table)


@app.command()
def apply(
    file: File,
    moves: Annotated[list[str] | None, typer.Argument(metavar="MOVE...", help="Moves, each in quotes.", show_default=False)] = None,
    seed: Seed = None,
    now: Annotated[int, typer.Option("--now", min=0, help="The time of the moves in milliseconds, for games in real time.")] = 0,
    json: AsJson = False,
) -> None:
    """Play moves from a position: the new position goes to standard output, the events to standard error.

    With --json, one object with position, events and luck goes to standard output. If a move is refused, nothing is
    printed but the refusal with its rule, and the exit code is 1.

    [bold]Examples[/bold]

      taletable position apply start.json "0 recruit rogue-2" > next.json

      taletable position apply start.json "0 recruit rogue-2" "1 recruit knight-1" --json
    """
    from taletable.engine.match import Match
    from taletable.engine.moves import Refused

    game, state, data = load_position(file)
    if not moves and not now:
        fail("name at least one move", 2)
    names = seat_names(state.seats)
    match = Match(game, state.seats, state.options, seed_bytes(seed), data)
    if not moves:
        match.advance(now)
    for text in moves or ():
        try:
            match.play(game.read(text), now)
        except ValueError as error:
            fail(f"{error}; each move is one argument, in quotes")
        except Refused as refused:
            sentence = game.refusal_text(refused.refusal, names)
            if json:
                print_json({"refused": {"move": text, **refusal_json(game, refused.refusal, names)}})
                raise typer.Exit(1) from None
            fail(f"“{text}” is refused: {sentence} ({refused.refusal.cite})")
        except LookupError:  # it passed every check, and still it is a position that play does not lead to
            fail(f"the rules cannot go on after “{text}”; look at frames, waiting and the sealed answers of {file_name(file)}")
    if json:
        print_json(
            {
                "position": game.dump(match.state),
                "events": [event_json(game, event, names) for event in match.events],
                "luck": [n for entry in match.log for n in entry.luck],
            }
        )
        return
    print_json(game.dump(match.state))
    for event in match.events:
        if text := game.event_text(event, names):
            typer.echo(text, err=True)


def offer_json(game: Game[Any], state: State, move: Move) -> dict[str, Any]:
    """An offer as plain data, with its refusal or null."""
    refusal = game.rule(state).refuse(state, move)
    words = game.words(move)
    return {
        **words._asdict(),
        "refusal": refusal_json(game, refusal, seat_names(state.seats)) if refusal else None,
    }


def refusal_json(game: Game[Any], refusal: Refusal, names: list[str]) -> dict[str, str]:
    """A refusal as plain data."""
    return {"cite": refusal.cite, "key": refusal.key, "text": game.refusal_text(refusal, names)}


def event_json(game: Game[Any], event: Event, names: list[str]) -> dict[str, Any]:
    """An event as plain data. `sees` lists the seats that may learn of it, null being everybody."""
    from taletable.engine.moves import ALL, seats_of

    return {
        "kind": event.kind,
        "args": game.named(f"event.{event.kind}", event.args),
        "sees": None if event.sees == ALL else seats_of(event.sees),
        "text": game.event_text(event, names),
    }

"""`taletable position`: make, look at and change positions as files. See docs/position.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from taletable.engine.saying import Wrong, say
from taletable.words import say_it, words_of

from .common import (
    AsJson,
    File,
    GameName,
    OptionPairs,
    ThroughSeat,
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
from .help import Spoken, SpokenGroup

if TYPE_CHECKING:
    from taletable.engine.game import Game
    from taletable.engine.moves import Event, Move, Refusal
    from taletable.engine.state import State

app = typer.Typer(cls=SpokenGroup, no_args_is_help=True, rich_markup_mode="rich")
command = app.command(cls=Spoken)

Seed = Annotated[str | None, typer.Option("--seed", "-s")]


@command
def new(
    game_name: GameName,
    seats: Annotated[int | None, typer.Option("--seats", "-k")] = None,
    seed: Seed = None,
    option: OptionPairs = None,
) -> None:
    """Print the position at the first decision of a new game.

    taletable position new paper-tales --seats 3 --seed 7 > start.json
    """
    from taletable.engine.luck import Luck

    game = the_game(game_name)
    seats = game.min_seats if seats is None else seats
    options = settle(game, seats, option)
    print_json(game.dump(game.new(seats, options, Luck(seed_bytes(seed)))))


@command
def show(file: File, seat: ThroughSeat = None, json: AsJson = False) -> None:
    """Draw a position as a table; with --json, the view of a seat.

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


@command
def offers(file: File, seat: ThroughSeat = None, json: AsJson = False) -> None:
    """List everything a seat might try, with the refusal and its rule where it is not allowed.

    taletable position offers start.json --seat 0
    """
    from taletable.engine.moves import Move, Refused

    game, state, _ = load_position(file)
    check_seat(game, state, seat)
    asked = game.asked(state)
    if seat is not None and seat not in asked:
        if json:
            print_json([])
            return
        refusal = game.refuse(state, Move(seat, ""))
        assert refusal
        fail(Refused(refusal, game.why(refusal)).cited, game=game, names=seat_names(state.seats))
    listed = [offer_json(game, state, move) for q in (asked if seat is None else [seat]) for move in game.offers(state, q)]
    if json:
        print_json(listed)
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say_it("cli.move"), no_wrap=True)
    table.add_column(say_it("cli.meaning"))
    table.add_column(say_it("cli.refused-because"))
    for offer in listed:
        refused = offer["refusal"]
        reason = f"{refused['text']} ({refused['cite']})" if refused else ""
        table.add_row(Text(offer["move"]), Text(offer["text"]), Text(reason), style="dim" if refused else "")
    out().print(table)


@command
def apply(
    file: File,
    moves: Annotated[list[str] | None, typer.Argument(metavar="MOVE...", show_default=False)] = None,
    seed: Seed = None,
    now: Annotated[int, typer.Option("--now", min=0)] = 0,
    json: AsJson = False,
) -> None:
    """Play moves from a position: the new position goes to standard output, the events to standard error.

    With --json, one object with position, events and luck goes to standard output. If a move is refused, nothing is
    printed but the refusal with its rule, and the exit code is 1.

      taletable position apply start.json "0 recruit rogue-2" > next.json

      taletable position apply start.json "0 recruit rogue-2" "1 recruit knight-1" --json
    """
    from taletable.engine.match import Match
    from taletable.engine.moves import Refused

    game, state, data = load_position(file)
    if not moves and not now:
        fail(say("cli.no-moves"), 2)
    names = seat_names(state.seats)
    match = Match(game, state.seats, state.options, seed_bytes(seed), data)
    if not moves:
        match.advance(now)
    for text in moves or ():
        try:
            match.play(game.read(text), now)
        except Wrong as wrong:
            fail(say("cli.move-in-quotes", why=wrong.said))
        except Refused as refused:
            if json:
                print_json({"refused": {"move": text, **refusal_json(game, refused.refusal, names)}})
                raise typer.Exit(1) from None
            fail(say("cli.move-refused", move=text, why=refused.cited), game=game, names=names)
        except LookupError:  # it passed every check, and still it is a position that play does not lead to
            fail(say("cli.cannot-go-on", move=text, file=file_name(file)))
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
        if text := words_of(game).event(event, names):
            typer.echo(text, err=True)


def offer_json(game: Game[Any], state: State, move: Move) -> dict[str, Any]:
    """An offer as plain data, with its refusal or null."""
    refusal = game.rule(state).refuse(state, move)
    words = game.words(move)
    return {
        "move": words.move,
        "verb": words.verb,
        "args": list(words.args),
        "touches": list(words.touches),
        "text": words_of(game).move(move),
        "refusal": refusal_json(game, refusal, seat_names(state.seats)) if refusal else None,
    }


def refusal_json(game: Game[Any], refusal: Refusal, names: list[str]) -> dict[str, str]:
    """A refusal as plain data."""
    return {"cite": refusal.cite, "key": refusal.key, "text": words_of(game).refusal(refusal, names)}


def event_json(game: Game[Any], event: Event, names: list[str]) -> dict[str, Any]:
    """An event as plain data. `sees` lists the seats that may learn of it, null being everybody."""
    from taletable.engine.moves import ALL, seats_of

    return {
        "kind": event.kind,
        "args": game.named(f"event.{event.kind}", event.args),
        "sees": None if event.sees == ALL else seats_of(event.sees),
        "text": words_of(game).event(event, names),
    }

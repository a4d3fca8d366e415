"""What a game's module `terminal` is made of: its table as text, for `taletable play` and `taletable position show`.

Such a module has `tableau(game, state, seat, names)`, which gives what a seat sees (None: a spectator) as something that rich can draw,
and may have `remark(game, state, move)`, a word of help beside a choice. A game without it is shown plainly, field by field.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from taletable.engine.game import Game
from taletable.engine.saying import Say, say
from taletable.words import words_of


@cache
def labels(game: Game[Any]) -> dict[str, Say]:
    """What each id of the game is called."""
    return {name: game.label(kind, n) for kind, things in game.grammar.things.items() for n, name in enumerate(things.names)}


def things(game: Game[Any], ids: Iterable[str], kind: str = "") -> list[Say]:
    """Things as sayings. `kind` says what they are, where things of different kinds have the same ids."""
    if kind:
        return [game.label(kind, game.grammar.things[kind].number[ident]) for ident in ids]
    return [labels(game).get(ident) or say("verbatim", text=ident) for ident in ids]


def called(game: Game[Any], ids: Iterable[str], join: str = ", ", kind: str = "") -> str:
    """Things in words; a dash for none."""
    return join.join(words_of(game).say(thing) for thing in things(game, ids, kind)) or "–"


def told(game: Game[Any], key: str, **args: Any) -> str:
    """What only the terminal says: `terminal.<key>` of the game's catalogue."""
    return words_of(game).say(say(f"terminal.{key}", **args))


def sheet(game: Game[Any], *headings: str, numbers: Iterable[str] = ()) -> Table:
    """A table without lines, with headings of the game's catalogue (`terminal.<heading>`); the columns of numbers are set to the right."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    for heading in headings:
        table.add_column(told(game, heading), justify="right" if heading in set(numbers) else "left")
    return table


def named(names: Sequence[str], seat: int, viewer: int | None) -> Text:
    """A player's name, that of the viewer in bold."""
    return Text(names[seat], style="bold" if seat == viewer else "")

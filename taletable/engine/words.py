"""Words: moves as text on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .grammar import Grammar
from .moves import Move
from .saying import Say, Wrong, say

if TYPE_CHECKING:
    from .game import Game


class Words(NamedTuple):
    """A move as it goes over the wire: as text, its arguments by name, the ids of the things it touches, its sentence."""

    move: str
    verb: str
    args: tuple[str, ...]
    touches: tuple[str, ...]
    said: Say | None
    """None: that of its verb, `move.<verb>`."""


def words_of(game: Game[Any], move: Move) -> Words:
    """Everything a client is told about a move."""
    domains = list(game.grammar.arguments[f"move.{move.verb}"].values())
    args = tuple([domain.ident(arg) for domain, arg in zip(domains, move.args, strict=True)])
    touches = tuple([word for domain, word in zip(domains, args, strict=True) if domain.names])
    return Words(" ".join([str(move.seat), move.verb, *args]), move.verb, args, touches, game.move_said(move))


def read_move(grammar: Grammar, text: str) -> Move:
    """A move out of text. Raises Wrong where it is none."""
    words = text.split()
    if len(words) < 2 or not (words[0].isascii() and words[0].isdecimal() and len(words[0]) < 3):
        raise Wrong(say("reading.no-move", text=text[:80]))
    seat, verb = int(words[0]), words[1]
    arguments = grammar.arguments.get(f"move.{verb}")
    if arguments is None:
        raise Wrong(say("reading.unknown-verb", verb=verb[:40], verbs=sorted(grammar.group("move"))))
    if len(words) - 2 != len(arguments):
        raise Wrong(say("reading.arguments", verb=verb, n=len(arguments), names=list(arguments), got=len(words) - 2))
    args = []
    for (name, domain), word in zip(arguments.items(), words[2:], strict=True):
        value = domain.read(word)
        if value is None:
            raise Wrong(say("reading.argument", word=word[:40], name=name))
        args.append(value)
    return Move(seat, verb, tuple(args))

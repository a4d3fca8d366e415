"""The words of a game: what its rules, things and tables say, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from taletable.engine.catalogues import files
from taletable.engine.game import Game
from taletable.engine.grammar import Seats
from taletable.engine.moves import Event, Move, Refusal
from taletable.engine.saying import ENGLISH, say
from taletable.engine.state import State

from .house import speech, spoken
from .speech import PSEUDO, Speech, unmarked


class GameWords(Speech):
    """A game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        written = ENGLISH if language == PSEUDO else language
        super().__init__(language, files(game, written), None if written == ENGLISH else words_of(game, ENGLISH))
        self.game = game
        self._labels: dict[tuple[str, int], str] = {}

    def fill(self, key: str, args: Mapping[str, Any]) -> str | None:
        """The sentence of a key: the game's own, or one of the house around it."""
        text = super().fill(key, args)
        return speech(self.language).fill(key, args) if text is None else text

    def label(self, key: str, name: str, value: str | int, names: Sequence[str]) -> Any:
        """An argument as a sentence names it: seats by who sits there, things by their names."""
        domain = self.game.grammar.arguments.get(key, {}).get(name)
        if isinstance(domain, Seats):
            return names[int(value)] if int(value) < len(names) else self.fill("seat", {"n": int(value) + 1}) or str(value)
        if domain is None or not domain.names or isinstance(value, int):
            return value
        return self.called(domain.name, domain.number[value])

    def forms(self, key: str, name: str, value: Any, names: Sequence[str]) -> dict[str, Any]:
        """Whether a seat is that of who reads, and who sits there, whatever they play."""
        if isinstance(value, int) and isinstance(self.game.grammar.arguments.get(key, {}).get(name), Seats):
            return {f"{name}-is": "other", f"{name}-person": self.label(key, name, value, names)}
        return {}

    def called(self, kind: str, value: int) -> str:
        """What a person calls a thing, inside a sentence."""
        found = self._labels.get((kind, value))
        if found is None:
            found = self._labels[kind, value] = self._say(self.game.label(kind, value), ())
        return found

    def thing(self, kind: str, value: int) -> str:
        """What a person calls a thing."""
        return self.say(self.game.label(kind, value))

    def move(self, move: Move) -> str:
        """A move as a person would say it."""
        said = self.game.move_said(move)
        key = f"move.{move.verb}"
        return self.say(said or say(key, **self.game.named(key, move.args)))

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why a move is not allowed."""
        return self.say(self.game.why(refusal), names)

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """What happened, as a sentence of the log; empty for events that need none."""
        key = f"event.{event.kind}"
        return self.say(say(key, **self.game.named(key, event.args)), names) if self.has(key) else ""

    def prompt(self, state: State, seat: int) -> str:
        """What is asked of a seat, the verb first."""
        key = self.game.prompt(state, seat)
        return unmarked(self.get(key)) if key else ""

    def source(self, source: str) -> str:
        """A source of points."""
        return self.say(self.game.source(source))


@cache
def _words(game: Game[Any], language: str) -> GameWords:
    return GameWords(game, language)


def words_of(game: Game[Any], language: str = "") -> GameWords:
    """The words of a game; without a language, that of the terminal."""
    return _words(game, language or spoken())

"""Odd positions: many rare things at once, which play from the start seldom brings together."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from taletable.engine.fields import BadPosition, Flag, Kind, Names, Num, Slots
from taletable.engine.state import State

from .walking import AnyGame

SWAPS = 12
"""How often two cards change places."""
TRIES = 4
"""How often something is tried that may not fit."""
FEW = 9
"""Numbers are mostly small."""


def oddly(game: AnyGame, s: State, free: Collection[str], random: Random) -> State:
    """A state like this one with other cards, and with anything at all in the fields named `free`: whatever the game lets be loaded.

    Two cards may change places wherever they lie. A zone that is free gets cards out of piles; a field gets a value of its kind.
    """
    data = game.dump(s)
    for change in _changes(game, s, free, random):
        other = change(json.loads(json.dumps(data)))
        try:
            loaded = game.load(other)
        except BadPosition:
            continue
        if all(game.legal(loaded, seat) for seat in game.asked(loaded)) or game.real_time:
            data = other
    found: State = game.load(data)
    return found


def _changes(game: AnyGame, s: State, free: Collection[str], random: Random) -> Iterator[Any]:
    """What to try, in random order."""
    changes: list[Any] = [lambda data: _swap(game, data, random)] * (SWAPS if len(game.deck.ids) > 1 else 0)
    for field in game.fields:
        if field.name in free:
            for seat in range(s.seats) if field.per_seat else (-1,):
                place = _Place(game, field.name, field.kind, seat, random)
                changes += [place.deal if field.zone else place.fill] * TRIES
    random.shuffle(changes)
    yield from changes


def _swap(game: AnyGame, data: dict[str, Any], random: Random) -> dict[str, Any]:
    """Two cards change places, whoever has them, and whatever remembers them."""
    one, two = random.sample(game.deck.ids, 2)
    text = json.dumps(data)
    for old, new in ((one, "\0"), (two, one), ("\0", two)):
        text = text.replace(json.dumps(old), json.dumps(new))
    swapped: dict[str, Any] = json.loads(text)
    return swapped


class _Place:
    """A field of the table, or of one seat."""

    def __init__(self, game: AnyGame, name: str, kind: Kind[Any], seat: int, random: Random) -> None:
        self.game = game
        self.name = name
        self.kind = kind
        self.seat = seat
        self.random = random

    def home(self, data: dict[str, Any]) -> dict[str, Any]:
        """Where its value stands."""
        home: dict[str, Any] = data if self.seat < 0 else data["players"][self.seat]
        return home

    def deal(self, data: dict[str, Any]) -> dict[str, Any]:
        """A card of some pile comes here."""
        piles = [pile for field in self.game.fields if field.zone and not field.per_seat for pile in _lists(data[field.name]) if pile]
        if piles:
            pile = self.random.choice(piles)
            self.home(data)[self.name].append(pile.pop(self.random.randrange(len(pile))))
        return data

    def fill(self, data: dict[str, Any]) -> dict[str, Any]:
        """Some other value, or one thing more."""
        home = self.home(data)
        home[self.name] = self.some(self.kind, home[self.name])
        return data

    def some(self, kind: Kind[Any], value: Any) -> Any:
        """A value of a kind, as JSON."""
        if isinstance(kind, Num):
            low, high = max(kind.low, -FEW), min(kind.high, FEW)
            return self.random.choice([self.random.randint(low, high), min(kind.high, 3 * FEW), value])
        if isinstance(kind, Flag):
            return not value
        if isinstance(kind, Names):
            return [*value, self.random.choice(kind.name.names)]
        assert isinstance(kind, Slots), f"{self.name} is of no kind that can be odd"
        return {name: self.some(kind.kind, value[name]) for name in value}


def _lists(value: Any) -> list[list[str]]:
    """The lists of cards in a value."""
    if isinstance(value, dict):
        return [found for part in value.values() for found in _lists(part)]
    return [value] if isinstance(value, list) and all(isinstance(item, str) for item in value) else []

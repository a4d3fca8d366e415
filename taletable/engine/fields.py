"""Fields describe a state once: its JSON form, who sees what, and where its cards are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

EVERYBODY: Final = 0
OWNER: Final = 1
NOBODY: Final = 2


class BadPosition(Exception):
    """A position that cannot be read: where it is wrong, and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class Kind:
    """How one sort of value is written, read, hidden and re-dealt."""

    def dump(self, value: Any) -> Any:
        """The value as JSON."""
        return value

    def load(self, data: Any, where: str) -> Any:
        """The value out of JSON; BadPosition if it is not one."""
        raise NotImplementedError

    def veil(self, value: Any) -> Any:
        """What somebody sees of it who may not look."""
        return None

    def cards(self, value: Any) -> Iterable[int]:
        """The cards that lie here."""
        return ()

    def remap(self, value: Any, to: list[int]) -> Any:
        """The value with every card replaced."""
        return value


class Num(Kind):
    """A whole number within bounds."""

    def __init__(self, low: int = 0, high: int = 10**9) -> None:
        self.low = low
        self.high = high

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, int) or isinstance(data, bool):
            raise BadPosition(where, f"expected a whole number, got {data!r}")
        if not self.low <= data <= self.high:
            raise BadPosition(where, f"expected {self.low} to {self.high}, got {data}")
        return data


class Flag(Kind):
    """True or false."""

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, bool):
            raise BadPosition(where, f"expected true or false, got {data!r}")
        return data


class Deck:
    """The physical cards of a game: ids such as `archer-2`."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = tuple(ids)
        self.number = {name: card for card, name in enumerate(self.ids)}

    def load(self, data: Any, where: str) -> int:
        """The number of a card by its id."""
        card = self.number.get(data) if isinstance(data, str) else None
        if card is None:
            raise BadPosition(where, f"there is no card {data!r}")
        return card


class OneCard(Kind):
    """One card, or none (-1)."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def dump(self, value: Any) -> Any:
        return None if value < 0 else self.deck.ids[value]

    def load(self, data: Any, where: str) -> Any:
        return -1 if data is None else self.deck.load(data, where)

    def veil(self, value: Any) -> Any:
        return {"count": 0 if value < 0 else 1}

    def cards(self, value: Any) -> Iterable[int]:
        return () if value < 0 else (value,)

    def remap(self, value: Any, to: list[int]) -> Any:
        return value if value < 0 else to[value]


class Cards(Kind):
    """Cards in order: a tuple, or a list where `mutable` (long piles)."""

    def __init__(self, deck: Deck, mutable: bool = False) -> None:
        self.deck = deck
        self.mutable = mutable

    def dump(self, value: Any) -> Any:
        ids = self.deck.ids
        return [ids[card] for card in value]

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, f"expected a list of cards, got {data!r}")
        cards = [self.deck.load(item, f"{where}[{i}]") for i, item in enumerate(data)]
        return cards if self.mutable else tuple(cards)

    def veil(self, value: Any) -> Any:
        return {"count": len(value)}

    def cards(self, value: Any) -> Iterable[int]:
        cards: Iterable[int] = value
        return cards

    def remap(self, value: Any, to: list[int]) -> Any:
        cards = [to[card] for card in value]
        return cards if self.mutable else tuple(cards)


class Slots(Kind):
    """A fixed set of named places, each holding a value of one kind."""

    def __init__(self, names: Sequence[str], kind: Kind) -> None:
        self.names = tuple(names)
        self.kind = kind

    def dump(self, value: Any) -> Any:
        dump = self.kind.dump
        return {name: dump(item) for name, item in zip(self.names, value, strict=True)}

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(where, f"expected an object with {', '.join(self.names)}")
        for name in data:
            if name not in self.names:
                raise BadPosition(where, f"there is no place {name!r}; expected {', '.join(self.names)}")
        values = []
        for name in self.names:
            if name not in data:
                raise BadPosition(where, f"{name} is missing")
            values.append(self.kind.load(data[name], f"{where}.{name}"))
        return values

    def cards(self, value: Any) -> Iterable[int]:
        return [card for item in value for card in self.kind.cards(item)]

    def remap(self, value: Any, to: list[int]) -> Any:
        return [self.kind.remap(item, to) for item in value]


class PerCard(Kind):
    """A number on each card (tokens), written for the cards that have any."""

    def __init__(self, deck: Deck, high: int = 99) -> None:
        self.deck = deck
        self.number = Num(0, high)

    def dump(self, value: Any) -> Any:
        ids = self.deck.ids
        return {ids[card]: n for card, n in enumerate(value) if n}

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(where, "expected an object from card to number")
        values = [0] * len(self.deck.ids)
        for name, n in data.items():
            values[self.deck.load(name, where)] = self.number.load(n, f"{where}.{name}")
        return values

    def remap(self, value: Any, to: list[int]) -> Any:
        values = [0] * len(value)
        for card, n in enumerate(value):
            values[to[card]] = n
        return values


class Rows(Kind):
    """A growing list of rows of numbers and words, such as a score sheet."""

    def __init__(self, columns: Sequence[str], mutable: bool = True) -> None:
        self.columns = tuple(columns)
        self.mutable = mutable

    def dump(self, value: Any) -> Any:
        return [list(row) for row in value]

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, "expected a list of rows")
        rows = []
        for i, row in enumerate(data):
            if not isinstance(row, list) or len(row) != len(self.columns):
                raise BadPosition(f"{where}[{i}]", f"expected [{', '.join(self.columns)}]")
            if not all(isinstance(cell, int | str) and not isinstance(cell, bool) for cell in row):
                raise BadPosition(f"{where}[{i}]", "expected whole numbers and words")
            rows.append(tuple(row))
        return rows if self.mutable else tuple(rows)


class Name(Kind):
    """A thing by its name, or none (-1)."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.number = {name: n for n, name in enumerate(self.names)}

    def dump(self, value: Any) -> Any:
        return None if value < 0 else self.names[value]

    def load(self, data: Any, where: str) -> Any:
        if data is None:
            return -1
        if not isinstance(data, str) or data not in self.number:
            raise BadPosition(where, f"there is no {data!r} here")
        return self.number[data]


class Names(Name):
    """Several things by their names, in order."""

    def dump(self, value: Any) -> Any:
        return [self.names[n] for n in value]

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, f"expected a list, got {data!r}")
        if None in data:
            raise BadPosition(where, "there is no None here")
        return tuple([Name.load(self, item, f"{where}[{i}]") for i, item in enumerate(data)])


class Field:
    """One field of a state.

    `zone`: the cards in it lie here (each card lies in exactly one zone); without it, cards are only pointed at.
    `width`: the field is one flat list with that many entries per seat.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        *,
        per_seat: bool = False,
        sees: int = EVERYBODY,
        zone: bool = False,
        width: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.per_seat = per_seat or width > 0
        self.sees = sees
        self.zone = zone
        self.width = width

    def of(self, values: Any, seat: int) -> Any:
        """The value of one seat."""
        return values[seat * self.width : (seat + 1) * self.width] if self.width else values[seat]

    def join(self, values: list[Any]) -> Any:
        """The field's value out of the values of all seats."""
        return [item for value in values for item in value] if self.width else values

    def visible(self, owner: int, viewer: int | None) -> bool:
        """May the viewer look into the owner's field?"""
        return self.sees == EVERYBODY or (self.sees == OWNER and owner == viewer)

"""Fields describe a state once: first value, copy, JSON form and its schema, who sees what, where the cards are, and how large it all gets.

A state declares its fields in the class body (`engine/state.py`):

    class Kingdoms(State):
        turn = field(Num(1, 4))
        draw = field(Pile(DECK), sees=NOBODY, zone=True)
        gold = per_seat(Num(0, 999), start=3)
        spots = per_seat_flat(Slots(SPOTS, OneCard(DECK)), zone=True)

A `Kind` says what sort of value it is: type checkers read `int`, `list[int]`, `list[int]` and `list[int]` off these four.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Final, Generic, TypeVar

from .saying import Say, Wrong, say, short

EVERYBODY: Final = 0
OWNER: Final = 1
NOBODY: Final = 2

Options = dict[str, "str | int | bool"]
Schema = dict[str, Any]
"""A JSON schema (draft 2020-12)."""
NULL: Final[Schema] = {"type": "null"}

C = TypeVar("C", tuple[int, ...], list[int])
R = TypeVar("R")
T = TypeVar("T")
V = TypeVar("V")


class BadPosition(Wrong):
    """A position that cannot be read: where it is wrong, and why."""

    def __init__(self, where: str, why: Say) -> None:
        super().__init__(say("position.at", where=where, why=why))
        self.args = (where, why)
        self.where = where
        self.why = why


# Schemas


def array_of(items: Schema, most: int, least: int = 0) -> Schema:
    """The schema of a list."""
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}


def object_of(properties: Mapping[str, Schema]) -> Schema:
    """The schema of an object that has exactly these properties."""
    return {"type": "object", "properties": dict(properties), "required": list(properties), "additionalProperties": False}


def some_of(names: Sequence[str], value: Schema) -> Schema:
    """The schema of an object from some of these names to values."""
    return {"type": "object", "propertyNames": one_of(names), "additionalProperties": value}


def one_of(names: Sequence[str], none: bool = False) -> Schema:
    """The schema of one of these words, or null where `none`."""
    return {"enum": [*names, None] if none else list(names)}


def either(one: Schema, other: Schema) -> Schema:
    """The schema of what fits one of two schemas."""
    return one if one == other else {"anyOf": [one, other]}


# Kinds of values


class Kind(Generic[T]):
    """One sort of value: how it begins, is written, read, hidden and re-dealt, and how large it can get.

    `size`: how many numbers it takes when it is written into a row of a tensor, each from `low` to `high`. A name is written as one
    number for each name there is, 1 where it is the one; several names or cards as how many there are of each; cards count by
    their kinds, not by their copies (`Deck.kinds`).
    """

    def __init__(self, size: int = 1, low: int = 0, high: int = 1, copying: str = "") -> None:
        self.size = size
        self.low = low
        self.high = high
        self.copying = copying
        """What is written behind a value to copy it, such as `[:]`. Empty: it cannot change, so that clones share it."""

    def first(self) -> T:
        """The value to begin with, where the declaration names no other."""
        raise NotImplementedError

    def dump(self, value: T) -> Any:
        """The value as JSON."""
        return value

    def load(self, data: Any, where: str) -> T:
        """The value out of JSON; BadPosition if it is not one."""
        raise NotImplementedError

    def schema(self) -> Schema:
        """What `dump` gives."""
        raise NotImplementedError

    def veil(self, value: T) -> Any:
        """What somebody sees of it who may not look."""
        return None

    def veiled(self) -> Schema:
        """What `veil` gives."""
        return NULL

    def cards(self, value: T) -> Iterable[int]:
        """The cards that lie here."""
        return ()

    def dealing(self, value: str) -> str:
        """The source of a value in which every card is replaced by `to[card]`, -1 by itself. Empty: there are no cards in it."""
        return ""


class Num(Kind[int]):
    """A whole number within bounds. It begins with 0, or with the lowest where 0 is out of bounds."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(1, low, high)

    def first(self) -> int:
        return 0 if self.low <= 0 <= self.high else self.low

    def load(self, data: Any, where: str) -> int:
        if not isinstance(data, int) or isinstance(data, bool):
            raise BadPosition(where, say("position.whole-number", got=short(data)))
        if not self.low <= data <= self.high:
            raise BadPosition(where, say("position.range", low=self.low, high=self.high, got=short(data)))
        return data

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Seat(Num):
    """A seat by its number, or nobody (-1), unless `nobody` is False. In a tensor seats are counted from the one who looks."""

    def __init__(self, seats: int, nobody: bool = True) -> None:
        super().__init__(-1 if nobody else 0, seats - 1)
        self.size = seats

    def first(self) -> int:
        return self.low

    def schema(self) -> Schema:
        return {**super().schema(), "format": "seat"}


class Bits(Num):
    """Which ones of so many things, as bits of a number."""

    def __init__(self, things: int) -> None:
        super().__init__(0, (1 << things) - 1)
        self.size = things


class Seats(Bits):
    """Which seats, as bits of a number. In a tensor seats are counted from the one who looks."""


class Many(Kind[tuple[T, ...]]):
    """Values of one kind in order, as a tuple: `Many(Num(0, 2), 5)` are up to five numbers. The kind's own values must not change."""

    def __init__(self, kind: Kind[T], most: int) -> None:
        super().__init__(most * kind.size, kind.low, kind.high)
        if kind.copying:
            raise TypeError("what many have must not change: give a kind of tuples, not of lists")
        self.kind = kind
        self.most = most

    def first(self) -> tuple[T, ...]:
        return ()

    def dump(self, value: tuple[T, ...]) -> Any:
        return [self.kind.dump(item) for item in value]

    def load(self, data: Any, where: str) -> tuple[T, ...]:
        return tuple(load_list(self.kind, data, self.most, where))

    def schema(self) -> Schema:
        return array_of(self.kind.schema(), self.most)

    def cards(self, value: tuple[T, ...]) -> Iterable[int]:
        return [card for item in value for card in self.kind.cards(item)]

    def dealing(self, value: str) -> str:
        inner = self.kind.dealing("item")
        return inner and f"tuple([{inner} for item in {value}])"


class Flag(Kind[bool]):
    """True or false."""

    def first(self) -> bool:
        return False

    def load(self, data: Any, where: str) -> bool:
        if not isinstance(data, bool):
            raise BadPosition(where, say("position.true-or-false", got=short(data)))
        return data

    def schema(self) -> Schema:
        return {"type": "boolean"}


class Word(Kind[str]):
    """One of these words, as itself: for keys that rules hand on to the texts."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(len(words))
        self.words = tuple(words)
        self.known = frozenset(words)

    def first(self) -> str:
        return self.words[0]

    def load(self, data: Any, where: str) -> str:
        if not isinstance(data, str) or data not in self.known:
            raise BadPosition(where, say("position.unknown", got=short(data)))
        return data

    def schema(self) -> Schema:
        return one_of(self.words)


class Name(Kind[int]):
    """A thing by its name, as its number; or none (-1), unless `none` is False."""

    def __init__(self, names: Sequence[str], none: bool = True) -> None:
        super().__init__(len(names))
        self.names = tuple(names)
        self.none = none
        self.number = {name: n for n, name in enumerate(self.names)}

    def first(self) -> int:
        return -1 if self.none else 0

    def dump(self, value: int) -> Any:
        return None if value < 0 else self.names[value]

    def load(self, data: Any, where: str) -> int:
        if data is None and self.none:
            return -1
        if not isinstance(data, str) or data not in self.number:
            raise BadPosition(where, say("position.unknown", got=short(data)))
        return self.number[data]

    def schema(self) -> Schema:
        return one_of(self.names, self.none)


class Square(Name):
    """A place on a square grid by its name, such as `s3-4`, as the number `4 * width + 3`; or none. In a tensor it is two numbers."""

    def __init__(self, letter: str, width: int, none: bool = True) -> None:
        super().__init__([f"{letter}{x}-{y}" for y in range(width) for x in range(width)], none)
        self.letter = letter
        self.size, self.low, self.high = 2, -1, width - 1

    def schema(self) -> Schema:
        name = {"type": "string", "pattern": rf"^{self.letter}\d+-\d+$"}
        return either(name, NULL) if self.none else name


class Names(Kind[tuple[int, ...]]):
    """Several things by their names, in order. `most`: how many there can be; without it each is there once at most."""

    def __init__(self, names: Sequence[str], most: int = 0) -> None:
        super().__init__(len(names), 0, most or 1)
        self.name = Name(names, none=False)
        self.most = most or len(names)

    def first(self) -> tuple[int, ...]:
        return ()

    def dump(self, value: tuple[int, ...]) -> Any:
        names = self.name.names
        return [names[n] for n in value]

    def load(self, data: Any, where: str) -> tuple[int, ...]:
        return tuple(load_list(self.name, data, self.most, where))

    def schema(self) -> Schema:
        return array_of(self.name.schema(), self.most)


# Cards


class Deck:
    """The physical cards of a game: ids such as `archer-2`, and the kind of each, such as `archer`; each its own kind if not given."""

    def __init__(self, ids: Sequence[str], kinds: Sequence[str] | None = None) -> None:
        of = tuple(ids if kinds is None else kinds)
        self.ids = tuple(ids)
        self.number = {name: card for card, name in enumerate(self.ids)}
        self.kinds = tuple(dict.fromkeys(of))
        """The kinds of cards there are."""
        numbers = {name: kind for kind, name in enumerate(self.kinds)}
        self.kind_of = tuple([numbers[name] for name in of])
        """The number of each card's kind."""
        self.copies = max([of.count(name) for name in self.kinds], default=0)
        """How many cards there are of the commonest kind."""

    def load(self, data: Any, where: str) -> int:
        """The number of a card by its id."""
        card = self.number.get(data) if isinstance(data, str) else None
        if card is None:
            raise BadPosition(where, say("position.no-card", got=short(data)))
        return card

    def count(self) -> Schema:
        """The schema of what is seen of cards that lie face down: how many they are."""
        return object_of({"count": Num(0, len(self.ids)).schema()})


class OneCard(Kind[int]):
    """One card, or none (-1)."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(len(deck.kinds))
        self.deck = deck

    def first(self) -> int:
        return -1

    def dump(self, value: int) -> Any:
        return None if value < 0 else self.deck.ids[value]

    def load(self, data: Any, where: str) -> int:
        return -1 if data is None else self.deck.load(data, where)

    def schema(self) -> Schema:
        return one_of(self.deck.ids, none=True)

    def veil(self, value: int) -> Any:
        return {"count": 0 if value < 0 else 1}

    def veiled(self) -> Schema:
        return object_of({"count": Num(0, 1).schema()})

    def cards(self, value: int) -> Iterable[int]:
        return () if value < 0 else (value,)

    def dealing(self, value: str) -> str:
        return f"to[{value}]"


class Several(Kind[C]):
    """Cards in order."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(len(deck.kinds), 0, deck.copies)
        self.deck = deck

    def dump(self, value: C) -> Any:
        ids = self.deck.ids
        return [ids[card] for card in value]

    def read(self, data: Any, where: str) -> list[int]:
        """The cards out of JSON."""
        if not isinstance(data, list):
            raise BadPosition(where, say("position.cards", got=short(data)))
        return [self.deck.load(item, f"{where}[{i}]") for i, item in enumerate(data)]

    def schema(self) -> Schema:
        return array_of(one_of(self.deck.ids), len(self.deck.ids))

    def veil(self, value: C) -> Any:
        return {"count": len(value)}

    def veiled(self) -> Schema:
        return self.deck.count()

    def cards(self, value: C) -> Iterable[int]:
        return value


class Cards(Several[tuple[int, ...]]):
    """Cards in order, as a tuple: hands, and what lies on the table."""

    def first(self) -> tuple[int, ...]:
        return ()

    def load(self, data: Any, where: str) -> tuple[int, ...]:
        return tuple(self.read(data, where))

    def dealing(self, value: str) -> str:
        return f"tuple([to[card] for card in {value}])"


class Pile(Several[list[int]]):
    """Cards in order, as a list: long piles, from whose end cards are drawn."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.copying = "[:]"

    def first(self) -> list[int]:
        return []

    def load(self, data: Any, where: str) -> list[int]:
        return self.read(data, where)

    def dealing(self, value: str) -> str:
        return f"[to[card] for card in {value}]"


# Values made of values


class Sealed(Kind[T]):
    """A value of which others see nothing at all: neither how much it is, nor that there is any. For answers given in secret."""

    def __init__(self, kind: Kind[T]) -> None:
        super().__init__(kind.size, kind.low, kind.high, kind.copying)
        self.kind = kind

    def first(self) -> T:
        return self.kind.first()

    def dump(self, value: T) -> Any:
        return self.kind.dump(value)

    def load(self, data: Any, where: str) -> T:
        return self.kind.load(data, where)

    def schema(self) -> Schema:
        return self.kind.schema()

    def cards(self, value: T) -> Iterable[int]:
        return self.kind.cards(value)

    def dealing(self, value: str) -> str:
        return self.kind.dealing(value)


class Slots(Kind[list[T]]):
    """A fixed set of named places, each holding a value of one kind. Who may not look sees of each place what its kind shows."""

    def __init__(self, names: Sequence[str], kind: Kind[T]) -> None:
        super().__init__(len(names) * kind.size, kind.low, kind.high, "[:]")
        if kind.copying:
            raise TypeError("what lies in a place must not change: give a kind of tuples, not of lists")
        self.names = tuple(names)
        self.kind = kind

    def first(self) -> list[T]:
        return [self.kind.first()] * len(self.names)

    def dump(self, value: list[T]) -> Any:
        dump = self.kind.dump
        return {name: dump(item) for name, item in zip(self.names, value, strict=True)}

    def load(self, data: Any, where: str) -> list[T]:
        if not isinstance(data, dict):
            raise BadPosition(where, say("position.object-with", names=list(self.names)))
        for name in data:
            if name not in self.names:
                raise BadPosition(where, say("position.no-place", got=short(name), names=list(self.names)))
        values = []
        for name in self.names:
            if name not in data:
                raise BadPosition(where, say("position.lacks", name=name))
            values.append(self.kind.load(data[name], f"{where}.{name}"))
        return values

    def schema(self) -> Schema:
        return object_of({name: self.kind.schema() for name in self.names})

    def veil(self, value: list[T]) -> Any:
        veil = self.kind.veil
        return {name: veil(item) for name, item in zip(self.names, value, strict=True)}

    def veiled(self) -> Schema:
        return object_of({name: self.kind.veiled() for name in self.names})

    def cards(self, value: list[T]) -> Iterable[int]:
        return [card for item in value for card in self.kind.cards(item)]

    def dealing(self, value: str) -> str:
        inner = self.kind.dealing("item")
        return inner and f"[{inner} for item in {value}]"


class Some(Kind[list[int]]):
    """A number for each name, written where it is not 0."""

    def __init__(self, names: Sequence[str], high: int) -> None:
        super().__init__(len(names), 0, high, "[:]")
        self.names = tuple(names)
        self.index = {name: n for n, name in enumerate(self.names)}
        self.number = Num(0, high)

    def first(self) -> list[int]:
        return [0] * len(self.names)

    def dump(self, value: list[int]) -> Any:
        names = self.names
        return {names[i]: n for i, n in enumerate(value) if n}

    def load(self, data: Any, where: str) -> list[int]:
        if not isinstance(data, dict):
            raise BadPosition(where, say("position.numbers"))
        values = self.first()
        for name, n in data.items():
            if name not in self.index:
                raise BadPosition(where, say("position.unknown", got=short(name)))
            values[self.index[name]] = self.number.load(n, f"{where}.{name}")
        return values

    def schema(self) -> Schema:
        return some_of(self.names, self.number.schema())


class PerCard(Some):
    """A number on each card (tokens), written for the cards that have any. In a tensor the numbers on cards of a kind are added up."""

    def __init__(self, deck: Deck, high: int = 99) -> None:
        super().__init__(deck.ids, high)
        self.deck = deck
        self.size = len(deck.kinds)
        self.high = high * deck.copies

    def dealing(self, value: str) -> str:
        return f"[n for _, n in sorted(zip(to, {value}))]"


class Places(Kind[dict[int, int]]):
    """What lies where: things by their names, on some of many named places."""

    def __init__(self, most: int, place: Name, thing: Name) -> None:
        super().__init__(most * (place.size + thing.size), min(place.low, thing.low), max(place.high, thing.high), ".copy()")
        self.most = most
        self.place = place
        self.thing = thing

    def first(self) -> dict[int, int]:
        return {}

    def dump(self, value: dict[int, int]) -> Any:
        places, things = self.place.names, self.thing.names
        return {places[place]: things[value[place]] for place in sorted(value)}

    def load(self, data: Any, where: str) -> dict[int, int]:
        if not isinstance(data, dict) or len(data) > self.most:
            raise BadPosition(where, say("position.places", most=self.most))
        found = {self.place.load(key, where): self.thing.load(item, f"{where}.{key}") for key, item in data.items()}
        return dict(sorted(found.items()))

    def schema(self) -> Schema:
        places = self.place.schema()
        return {"type": "object", "propertyNames": places, "additionalProperties": self.thing.schema(), "maxProperties": self.most}


class Maybe(Kind[tuple[int, ...]]):
    """Numbers that belong together, or nothing: `Maybe(building=Num(0, 9), level=Num(1, 2))`."""

    def __init__(self, **parts: Num) -> None:
        super().__init__(width(parts), lowest(parts), highest(parts))
        self.parts = parts

    def first(self) -> tuple[int, ...]:
        return ()

    def dump(self, value: tuple[int, ...]) -> Any:
        return list(value)

    def load(self, data: Any, where: str) -> tuple[int, ...]:
        names = list(self.parts)
        if not isinstance(data, list) or len(data) not in (0, len(names)):
            raise BadPosition(where, say("position.nothing-or-row", names=names))
        return tuple([self.parts[name].load(item, where) for name, item in zip(names, data, strict=False)])

    def schema(self) -> Schema:
        return either(array_of({}, 0), row_of(self.parts))


class Rows(Kind[list[R]]):
    """A growing list of rows with typed columns, such as a score sheet: `Rows[tuple[int, str]](99, seat=Num(0, 3), source=Word(KEYS))`."""

    def __init__(self, most: int, /, **columns: Kind[Any]) -> None:
        super().__init__(most * width(columns), lowest(columns), highest(columns), "[:]")
        self.columns = columns
        self.most = most

    def first(self) -> list[R]:
        return []

    def dump(self, value: list[R]) -> Any:
        return [dump_row(self.columns, row) for row in value]

    def load(self, data: Any, where: str) -> list[R]:
        return [self.load_row(row, f"{where}[{i}]") for i, row in enumerate(listed(data, self.most, where))]

    def load_row(self, row: Any, where: str) -> Any:
        """One row out of JSON."""
        if not isinstance(row, list) or len(row) != len(self.columns):
            raise BadPosition(where, say("position.row", names=list(self.columns)))
        return tuple([kind.load(cell, where) for kind, cell in zip(self.columns.values(), row, strict=True)])

    def schema(self) -> Schema:
        return array_of(row_of(self.columns), self.most)


class Objects(Kind[tuple[R, ...]]):
    """Things with typed parts, written as objects: `Objects[Placed](9, Placed._make, own="cell", tile=…, cell=…)`.

    `make`: makes a thing out of its parts. `own`: the part that no two of them share.
    """

    def __init__(self, most: int, make: Callable[[list[Any]], R], own: str = "", /, **parts: Kind[Any]) -> None:
        super().__init__(most * width(parts), lowest(parts), highest(parts))
        self.parts = parts
        self.most = most
        self.make = make
        self.own = own

    def first(self) -> tuple[R, ...]:
        return ()

    def dump(self, value: tuple[R, ...]) -> Any:
        names = list(self.parts)
        return [dict(zip(names, dump_row(self.parts, item), strict=True)) for item in value]

    def load(self, data: Any, where: str) -> tuple[R, ...]:
        items = listed(data, self.most, where)
        if not all(isinstance(item, dict) and set(item) == set(self.parts) for item in items):
            raise BadPosition(where, say("position.objects", names=list(self.parts)))
        if self.own:
            taken = [item[self.own] for item in items]
            for i, own in enumerate(taken):
                if own in taken[:i]:
                    raise BadPosition(f"{where}[{i}].{self.own}", say("position.two", own=short(own)))
        return tuple([self.load_one(item, f"{where}[{i}]") for i, item in enumerate(items)])

    def load_one(self, item: dict[str, Any], where: str) -> R:
        """One thing out of JSON."""
        return self.make([kind.load(item[name], f"{where}.{name}") for name, kind in self.parts.items()])

    def schema(self) -> Schema:
        return array_of(object_of({name: kind.schema() for name, kind in self.parts.items()}), self.most)

    def cards(self, value: tuple[R, ...]) -> Iterable[int]:
        found: list[int] = []
        for item in value:
            cells: Any = item
            for kind, cell in zip(self.parts.values(), cells, strict=True):
                found.extend(kind.cards(cell))
        return found


def width(kinds: Mapping[str, Kind[Any]]) -> int:
    """How many numbers a row of these kinds takes in a tensor."""
    return sum([kind.size for kind in kinds.values()])


def lowest(kinds: Mapping[str, Kind[Any]]) -> int:
    """The least number that values of these kinds have."""
    return min([kind.low for kind in kinds.values()])


def highest(kinds: Mapping[str, Kind[Any]]) -> int:
    """The greatest number that values of these kinds have."""
    return max([kind.high for kind in kinds.values()])


def row_of(kinds: Mapping[str, Kind[Any]]) -> Schema:
    """The schema of a list with one value of each kind; titles name them."""
    columns = [{"title": name, **kind.schema()} for name, kind in kinds.items()]
    return {"type": "array", "prefixItems": columns, "items": False, "minItems": len(columns), "maxItems": len(columns)}


def dump_row(kinds: Mapping[str, Kind[Any]], row: Any) -> list[Any]:
    """The values of a row as JSON."""
    return [kind.dump(cell) for kind, cell in zip(kinds.values(), row, strict=True)]


def listed(data: Any, most: int, where: str) -> list[Any]:
    """A list out of JSON that is not too long."""
    if not isinstance(data, list):
        raise BadPosition(where, say("position.list", got=short(data)))
    if len(data) > most:
        raise BadPosition(where, say("position.most", most=most, got=len(data)))
    return data


def load_list(kind: Kind[T], data: Any, most: int, where: str) -> list[T]:
    """Values of one kind out of JSON."""
    return [kind.load(item, f"{where}[{i}]") for i, item in enumerate(listed(data, most, where))]


# Fields


class Field(Generic[V]):
    """One field of a state, as `field`, `per_seat` and `per_seat_flat` declare it.

    A type checker takes it for what it holds, by `__get__` and `__set__`. They are never called: a state takes the declarations out of
    its class, and its fields are plain attributes.

    `zone`: the cards in it lie here (each card lies in exactly one zone); without it, cards are only pointed at.
    `width`: the field is one flat list with that many entries per seat.
    """

    def __init__(self, kind: Kind[Any], start: Any, sees: int, zone: bool, per_seat: bool = False, width: int = 0) -> None:
        self.name = ""
        self.kind = kind
        self.start = kind.first() if start is None else start
        self.sees = sees
        self.zone = zone
        self.per_seat = per_seat
        self.width = width
        kind.load(kind.dump(self.start), "start")
        if per_seat and not width and kind.copying:
            raise TypeError("what each seat has of its own must not change: give a kind of tuples, not of lists, or a flat one")
        if sees == OWNER and not per_seat:
            raise TypeError("what belongs to no seat has no owner who sees it")

    def named(self, name: str) -> Field[V]:
        """The field, which now knows its name."""
        self.name = name
        return self

    def __get__(self, state: object, owner: type | None = None) -> V:
        raise AttributeError(self.name)

    def __set__(self, state: object, value: V) -> None:
        raise AttributeError(self.name)

    @property
    def copying(self) -> str:
        """What is written behind the field's value to copy it."""
        return "[:]" if self.per_seat else self.kind.copying

    def first(self, seats: int, options: Options) -> V:
        """What a new state begins with."""
        value: Any = copy(self.start)
        if self.per_seat:
            value = value * seats if self.width else [value] * seats
        first: V = value
        return first

    def of(self, values: Any, seat: int) -> Any:
        """The value of one seat."""
        return values[seat * self.width : (seat + 1) * self.width] if self.width else values[seat]

    def parts(self, s: Any) -> list[tuple[int, Any]]:
        """What a state holds of it: each value with the seat it belongs to, -1 where it belongs to none."""
        value = getattr(s, self.name)
        return [(q, self.of(value, q)) for q in range(s.seats)] if self.per_seat else [(-1, value)]

    def join(self, values: list[Any]) -> Any:
        """The field's value out of the values of all seats."""
        return [item for value in values for item in value] if self.width else values

    def hidden(self, name: str) -> list[str]:
        """Source that puts the cards in it whose face `seat` does not see into the list `found`; the field is called `name` there."""
        if not self.zone or self.sees == EVERYBODY:
            return []
        if not self.per_seat:
            return [f"found.extend({self._lying(f'self.{self.name}', name)})"]
        part = f"self.{self.name}[{f'q * {self.width} : (q + 1) * {self.width}' if self.width else 'q'}]"
        put = f"found.extend({self._lying(part, name)})"
        return ["for q in range(self.seats):", *(["    if q != seat:", f"        {put}"] if self.sees == OWNER else [f"    {put}"])]

    def _lying(self, value: str, name: str) -> str:
        return value if isinstance(self.kind, Several) else f"{name}.kind.cards({value})"

    def dealing(self) -> list[str]:
        """Source that replaces every card in it, where there are any that not everybody sees."""
        value = f"self.{self.name}"
        whole = self.kind.dealing(value)
        if not whole or self.sees == EVERYBODY:
            return []
        return [
            f"{value} = [{self.kind.dealing('part')} for part in {value}]" if self.per_seat and not self.width else f"{value} = {whole}"
        ]

    def visible(self, owner: int, viewer: int | None) -> bool:
        """May the viewer look into the owner's field?"""
        return self.sees == EVERYBODY or (self.sees == OWNER and owner == viewer)

    def schema(self) -> Schema:
        """What a position holds of it: of one seat, where each has its own."""
        return self.kind.schema()

    def seen(self) -> Schema:
        """What a view holds of it: of one seat, where each has its own."""
        if self.sees == EVERYBODY:
            return self.kind.schema()
        return self.kind.veiled() if self.sees == NOBODY else either(self.kind.schema(), self.kind.veiled())


AnyField = Field[Any]


def field(kind: Kind[T], *, start: T | None = None, sees: int = EVERYBODY, zone: bool = False) -> Field[T]:
    """Declare a field of which there is one."""
    return Field(kind, start, sees, zone)


def per_seat(kind: Kind[T], *, start: T | None = None, sees: int = EVERYBODY, zone: bool = False) -> Field[list[T]]:
    """Declare a field of which each seat has its own: a list with one value for each."""
    return Field(kind, start, sees, zone, per_seat=True)


def per_seat_flat(kind: Kind[list[T]], *, start: list[T] | None = None, sees: int = EVERYBODY, zone: bool = False) -> Field[list[T]]:
    """Declare a field of which each seat has several entries (`Slots`), all in one flat list, which is quicker than lists in a list."""
    return Field(kind, start, sees, zone, per_seat=True, width=len(kind.first()))


class Memo(Generic[V]):
    """What a state keeps beside its fields, because to work it out again takes time. It is no part of positions, and clones share it."""

    copying: ClassVar[str] = ""

    def __init__(self, make: Callable[[Options], V]) -> None:
        self.make = make

    def __get__(self, state: object, owner: type | None = None) -> V:
        raise AttributeError

    def __set__(self, state: object, value: V) -> None:
        raise AttributeError

    def first(self, seats: int, options: Options) -> V:
        """What a new state begins with."""
        return self.make(options)


def memo(make: Callable[[Options], V]) -> Memo[V]:
    """Declare something that follows from the options, or that the state works out for itself when it is wanted."""
    return Memo(make)

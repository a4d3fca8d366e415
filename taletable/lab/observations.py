"""What a seat sees as a row of numbers, made from the declarations of a game's fields.

A row is written by a function that is made as source, once for a game: straight on, field after field, as fast as if written by hand.
Whoever looks comes first, the others follow clockwise. What may not be looked into is written as a view shows it: as how many cards
there are, or not at all. So two states that look the same to a seat give the same row.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Any, Final, NamedTuple

from taletable.engine.fields import (
    EVERYBODY,
    NOBODY,
    AnyField,
    Bits,
    Flag,
    Kind,
    Many,
    Maybe,
    Name,
    Names,
    Num,
    Objects,
    OneCard,
    PerCard,
    Places,
    Rows,
    Sealed,
    Seat,
    Seats,
    Several,
    Slots,
    Some,
    Square,
    Word,
)
from taletable.engine.game import Game
from taletable.engine.state import Options, State

LARGEST: Final = 10_000
"""A field that takes more numbers is a chronicle, such as a score sheet line by line: rows leave it out."""

Write = Callable[[Any, int, int, Any], None]
"""`write(state, seat, seats, row)`: into a row of zeros, anything whose items can be set (a memoryview of float32 is quickest)."""


class Column(NamedTuple):
    """Numbers of a row that belong together, each from `low` to `high`."""

    name: str
    at: int
    size: int
    low: int
    high: int


class Observation:
    """How the states of a game are written for a number of seats. With `places`, for tables of up to so many seats in one form."""

    def __init__(self, game: Game[Any], seats: int, options: Options | None = None, places: int = 0) -> None:
        self.game = game
        self.seats = seats
        self.places = max(seats, places)
        self.options: Options = game.settle_options(seats, options or {})
        self.columns: list[Column] = []
        self.left_out = tuple([field.name for field in game.fields if field.kind.size > LARGEST])
        """The fields that are chronicles."""
        self.size = 0
        self.write: Write = self._made()
        head = self._head()
        self.fixed = tuple([(at, value) for at, value in enumerate(head) if value])
        """What is the same in every state of the game: how many seats there are, and the options."""

    def row(self, s: State, seat: int) -> list[float]:
        """A state as the seat sees it."""
        row = [0.0] * self.size
        self.fill(s, seat, row)
        return row

    def fill(self, s: State, seat: int, row: Any) -> None:
        """Write a state as the seat sees it into a row of zeros."""
        for at, value in self.fixed:
            row[at] = value
        self.write(s, seat, self.seats, row)

    def _head(self) -> list[float]:
        head = [0.0] * self.places
        head[self.seats - 1] = 1.0
        for option in self.game.options:
            head += [1.0 if self.options[option.key] == choice else 0.0 for choice in option.choices]
        return head

    def _column(self, name: str, size: int, low: int, high: int) -> int:
        at = self.size
        if size:
            self.columns.append(Column(name, at, size, low, high))
            self.size += size
        return at

    def _made(self) -> Write:
        source = Source()
        self._column("seats", self.places, 0, 1)
        for option in self.game.options:
            self._column(f"options.{option.key}", len(option.choices), 0, 1)
        rules = {name: n for n, name in enumerate(self.game.rules)}
        at = self._column("frames", len(rules), 0, 1)
        source.line("for frame in s.frames:").line(f"    row[{at} + {source.constant(rules)}[frame.rule]] = 1.0")
        for name in ("asked", "waiting"):
            at = self._column(name, self.places, 0, 1)
            source.put(Seats(self.places), f"s.{name}", str(at))
        if self.game.real_time:
            at = self._column("now", 1, 0, 1 << 31)
            source.line(f"row[{at}] = s.now")
        own, others = Source(source.constants), Source(source.constants)
        own.line("q = seat")
        others.depth = own.depth + 1
        for field in self.game.fields:
            if field.name not in self.left_out:
                self._field(field, source, own, others)
        source.lines += own.lines
        if others.lines:
            source.line("for k in range(1, seats):").line("    q = (seat + k) % seats")
            source.lines += others.lines
        made: dict[str, Any] = {"compress": compress, **source.constants}
        exec(source.text(), made)
        write: Write = made["write"]
        return write

    def _field(self, field: AnyField, source: Source, own: Source, others: Source) -> None:
        """Lines for a field: what is the same for everybody, what is the seat's own, and what is each other's."""
        opened = (field.kind.size, *bounds(field.kind))
        hidden = (hidden_size(field.kind), 0, counts(field.kind))
        if not field.per_seat:
            seen = field.sees == EVERYBODY
            at = self._column(field.name, *(opened if seen else hidden))
            source.put(field.kind, f"s.{field.name}", str(at), seen)
            return
        mine, *span = hidden if field.sees == NOBODY else opened
        mine_at = self._column(f"own.{field.name}", mine, *span)
        theirs, *span = opened if field.sees == EVERYBODY else hidden
        theirs_at = self._column(f"others.{field.name}", theirs * (self.places - 1), *span)
        value = f"s.{field.name}[q * {field.width} : q * {field.width} + {field.width}]" if field.width else f"s.{field.name}[q]"
        if mine:
            own.put(field.kind, value, str(mine_at), field.sees != NOBODY)
        if theirs and self.places > 1:
            others.line(f"at = {theirs_at - theirs} + k * {theirs}")
            others.put(field.kind, value, "at", field.sees == EVERYBODY)


def bounds(kind: Kind[Any]) -> tuple[int, int]:
    """The least and the greatest number in what a kind writes."""
    match kind:
        case Seat() | Bits():
            return 0, 1
        case Sealed() | Slots() | Many():
            return bounds(kind.kind)
        case Places():
            return spanned([kind.place, kind.thing])
        case Maybe() | Objects():
            return spanned(list(kind.parts.values()))
        case Rows():
            return spanned(list(kind.columns.values()))
    return min(kind.low, 0), max(kind.high, 0)


def spanned(kinds: list[Any]) -> tuple[int, int]:
    """The least and the greatest number in what several kinds write."""
    each = [bounds(kind) for kind in kinds]
    return min(low for low, _ in each), max(high for _, high in each)


def hidden_size(kind: Kind[Any]) -> int:
    """How many numbers a kind takes for somebody who may not look: one for each count that a view shows."""
    match kind:
        case Slots():
            return len(kind.names) * hidden_size(kind.kind)
        case OneCard() | Several():
            return 1
    return 0


def counts(kind: Kind[Any]) -> int:
    """The greatest count of what lies hidden."""
    match kind:
        case Slots():
            return counts(kind.kind)
        case Several():
            return len(kind.deck.ids)
    return 1


class Source:
    """The source of a function that writes rows, line by line."""

    def __init__(self, constants: dict[str, Any] | None = None) -> None:
        self.lines: list[str] = []
        self.constants: dict[str, Any] = {} if constants is None else constants
        self.depth = 1
        self.names = 0

    def text(self) -> str:
        """The whole function."""
        return "\n".join(["def write(s, seat, seats, row):", *self.lines])

    def line(self, text: str) -> Source:
        """One more line, indented as deep as we are."""
        self.lines.append("    " * self.depth + text)
        return self

    def begin(self, text: str) -> int:
        """Open a block; gives the depth to go back to."""
        self.line(text)
        self.depth += 1
        return self.depth - 1

    def end(self, depth: int) -> None:
        """Close a block."""
        self.depth = depth

    def constant(self, value: Any) -> str:
        """The name under which the function finds a value."""
        for name, known in self.constants.items():
            if known is value or (isinstance(value, dict) and known == value):
                return name
        name = f"C{len(self.constants)}"
        self.constants[name] = value
        return name

    def fresh(self, letter: str) -> str:
        """A name that nothing else has."""
        self.names += 1
        return f"{letter}{self.names}"

    def put(self, kind: Kind[Any], value: str, at: str, seen: bool = True) -> None:
        """Lines that write a value of a kind at a place of the row; `seen`: openly, else as it shows to who may not look."""
        if not seen:
            self.hide(kind, value, at)
            return
        match kind:
            case Sealed():
                self.put(kind.kind, value, at)
            case Slots() | Many() if type(kind.kind) is Num:
                self.numbers(value, at)
            case Slots() | Many():
                self.each(value, at, kind.kind.size, lambda item, place: self.put(kind.kind, item, place))
            case Objects() | Rows():
                parts = kind.parts if isinstance(kind, Objects) else kind.columns
                self.each(value, at, sum(part.size for part in parts.values()), lambda item, place: self.parts(parts, item, place))
            case Maybe():
                block = self.begin(f"if {value}:")
                self.parts(kind.parts, value, at)
                self.end(block)
            case Places():
                self.places(kind, value, at)
            case _:
                self.plain(kind, value, at)

    def plain(self, kind: Kind[Any], value: str, at: str) -> None:
        """Lines for a value that is not made of values."""
        match kind:
            case Seats():
                self.line(f"v = {value}").line("v = (v >> seat | v << seats - seat) & (1 << seats) - 1")
                self.bits(at)
            case Bits():
                self.line(f"v = {value}")
                self.bits(at)
            case Seat():
                self.line(f"v = {value}").line(f"if v >= 0: row[{at} + (v - seat) % seats] = 1.0")
            case Num():
                self.line(f"row[{at}] = {value}")
            case Flag():
                self.line(f"if {value}: row[{at}] = 1.0")
            case Word():
                numbers = {word: n for n, word in enumerate(kind.words)}
                self.line(f"row[{at} + {self.constant(numbers)}[{value}]] = 1.0")
            case Square():
                wide = kind.high + 1
                self.line(f"v = {value}").line(f"row[{at}], row[{at} + 1] = (v % {wide}, v // {wide}) if v >= 0 else (-1.0, -1.0)")
            case Name():
                self.line(f"v = {value}").line(f"if v >= 0: row[{at} + v] = 1.0")
            case OneCard():
                self.line(f"v = {value}").line(f"if v >= 0: row[{at} + {self.constant(kind.deck.kind_of)}[v]] = 1.0")
            case Names():
                self.line(f"for v in {value}: row[{at} + v] += 1.0")
            case Several():
                self.line(f"for v in {value}: row[{at} + {self.constant(kind.deck.kind_of)}[v]] += 1.0")
            case PerCard():
                kinds = self.constant(kind.deck.kind_of)
                self.line(f"v = {value}").line(f"for n in compress({self.constant(range(len(kind.deck.ids)))}, v):")
                self.line(f"    row[{at} + {kinds}[n]] += v[n]")
            case Some():
                self.numbers(value, at)
            case _:
                raise TypeError(f"{type(kind).__name__} cannot be written into a row")

    def numbers(self, value: str, at: str) -> None:
        """Lines for plain numbers one behind another, most of which are 0."""
        self.line(f"v = {value}").line(f"for n in compress({self.constant(range(LARGEST))}, v):").line(f"    row[{at} + n] = v[n]")

    def bits(self, at: str) -> None:
        """Lines that write the bits of `v`."""
        self.line("while v:").line("    n = v & -v").line(f"    row[{at} + n.bit_length() - 1] = 1.0").line("    v ^= n")

    def each(self, value: str, at: str, size: int, put: Callable[[str, str], None]) -> None:
        """Lines for values one behind another."""
        item, place = self.fresh("item"), self.fresh("place")
        self.line(f"{place} = {at}")
        block = self.begin(f"for {item} in {value}:")
        put(item, place)
        self.line(f"{place} += {size}")
        self.end(block)

    def parts(self, parts: dict[str, Kind[Any]] | dict[str, Num], value: str, at: str) -> None:
        """Lines for the parts of one thing."""
        offset = 0
        for n, part in enumerate(parts.values()):
            self.put(part, f"{value}[{n}]", f"{at} + {offset}")
            offset += part.size

    def places(self, kind: Places, value: str, at: str) -> None:
        """Lines for what lies where, by place."""
        key, where, place = self.fresh("key"), self.fresh("where"), self.fresh("place")
        self.line(f"{place} = {at}").line(f"{where} = {value}")
        block = self.begin(f"for {key} in sorted({where}):")
        self.put(kind.place, key, place)
        self.put(kind.thing, f"{where}[{key}]", f"{place} + {kind.place.size}")
        self.line(f"{place} += {kind.place.size + kind.thing.size}")
        self.end(block)

    def hide(self, kind: Kind[Any], value: str, at: str) -> None:
        """Lines for a value that may not be looked into."""
        match kind:
            case Slots() if hidden_size(kind.kind):
                self.each(value, at, hidden_size(kind.kind), lambda item, place: self.hide(kind.kind, item, place))
            case OneCard():
                self.line(f"if {value} >= 0: row[{at}] = 1.0")
            case Several():
                self.line(f"row[{at}] = len({value})")

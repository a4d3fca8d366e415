"""A field is declared once: the first state, clones, positions, views, bounds and schemas come from the declaration."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from taletable.engine import fields
from taletable.engine.fields import field, memo, per_seat, per_seat_flat
from taletable.engine.state import Frame, State
from tests.engine.holding import held

DECK = fields.Deck(["fox-1", "fox-2", "owl-1"], ["fox", "fox", "owl"])
NAMES = ("north", "south")


class Wood(State):
    """A field of every kind."""

    cold = memo(lambda options: options["season"] == "winter")
    _path: fields.Memo[tuple[int, ...] | None] = memo(lambda options: None)
    day = field(fields.Num(1, 7))
    frost = field(fields.Num(-9, 9), start=-2)
    dark = field(fields.Flag())
    guest = field(fields.Seat(3))
    host = field(fields.Seat(3, nobody=False))
    asleep = field(fields.Seats(3))
    lit = field(fields.Bits(2))
    mood = field(fields.Word(["calm", "wild"]))
    wind = field(fields.Name(NAMES))
    side = field(fields.Name(NAMES, none=False))
    gone = field(fields.Names(NAMES))
    trail = field(fields.Many(fields.Num(0, 9), 4))
    plans = field(fields.Many(fields.Many(fields.Num(0, 9), 2), 4))
    top = field(fields.OneCard(DECK))
    pile = field(fields.Pile(DECK), sees=fields.NOBODY, zone=True)
    nests = field(fields.Slots(NAMES, fields.Cards(DECK)), sees=fields.NOBODY)
    berries = field(fields.Some(NAMES, 5))
    marks = field(fields.PerCard(DECK, 3))
    stones = field(fields.Places(9, fields.Square("s", 3, none=False), fields.Name(["flat", "round"], none=False)))
    log = field(fields.Rows[tuple[int, str]](9, who=fields.Seat(3), what=fields.Word(["sang", "slept"])))
    paths = field(fields.Objects[tuple[int, int]](4, tuple, "to", to=fields.Name(NAMES, none=False), length=fields.Num(0, 9)))
    food = per_seat(fields.Num(0, 99), start=3)
    at = per_seat(fields.Square("s", 3))
    hand = per_seat(fields.Cards(DECK), sees=fields.OWNER, zone=True)
    choice = per_seat(fields.Sealed(fields.OneCard(DECK)), sees=fields.OWNER)
    offer = per_seat(fields.Sealed(fields.Maybe(what=fields.Num(0, 1), price=fields.Num(1, 9))), sees=fields.OWNER)
    paws = per_seat_flat(fields.Slots(["left", "right"], fields.OneCard(DECK)))
    fur = per_seat_flat(fields.Slots(["head", "tail"], fields.Num(0, 9)), start=[1, 2])

    def song(self) -> str:
        """Classes with fields have methods like any other."""
        return self.mood * self.day


class Clearing(Wood):
    """More fields on top of those of another state."""

    sun = per_seat(fields.Flag())


FIELDS = {field.name: field for field in Clearing.fields}

FIRST: dict[str, Any] = {
    "day": 1, "frost": -2, "dark": False, "guest": -1, "host": 0, "asleep": 0, "lit": 0, "mood": "calm", "wind": -1, "side": 0, "gone": (),
    "trail": (), "plans": (), "top": -1, "pile": [], "nests": [(), ()], "berries": [0, 0], "marks": [0, 0, 0], "stones": {}, "log": [],
    "paths": (), "food": [3, 3], "at": [-1, -1], "hand": [(), ()], "choice": [-1, -1], "offer": [(), ()], "paws": [-1, -1, -1, -1],
    "fur": [1, 2, 1, 2], "sun": [False, False],
}  # fmt: skip

LATER: dict[str, Any] = {
    "day": 7, "frost": 9, "dark": True, "guest": 2, "host": 1, "asleep": 5, "lit": 3, "mood": "wild", "wind": 1, "side": 1, "gone": (1, 0),
    "trail": (9, 0), "plans": ((1,), (2, 3)), "top": 2, "pile": [2, 0], "nests": [(1,), ()], "berries": [0, 5], "marks": [0, 3, 1],
    "stones": {4: 1, 0: 0}, "log": [(-1, "sang"), (2, "slept")], "paths": ((1, 9), (0, 0)), "food": [0, 99], "at": [8, -1],
    "hand": [(2, 0), ()], "choice": [1, -1], "offer": [(1, 9), ()], "paws": [-1, 2, 0, -1], "fur": [9, 0, 1, 2], "sun": [True, False],
}  # fmt: skip

WRITTEN: dict[str, Any] = {
    "guest": 2, "mood": "wild", "wind": "south", "gone": ["south", "north"], "plans": [[1], [2, 3]], "top": "owl-1",
    "pile": ["owl-1", "fox-1"],
    "nests": {"north": ["fox-2"], "south": []}, "berries": {"south": 5}, "marks": {"fox-2": 3, "owl-1": 1},
    "stones": {"s0-0": "flat", "s1-1": "round"}, "log": [[-1, "sang"], [2, "slept"]],
    "paths": [{"to": "south", "length": 9}, {"to": "north", "length": 0}],
}  # fmt: skip

VEILED: dict[str, Any] = {
    "pile": {"count": 2}, "nests": {"north": {"count": 1}, "south": {"count": 0}}, "hand": {"count": 2}, "choice": None, "offer": None,
}  # fmt: skip


def later() -> Clearing:
    """A state in which nothing is as it began."""
    s = Clearing(2, {"season": "winter"})
    for name, value in deepcopy(LATER).items():
        setattr(s, name, value)
    return s


def parts(s: State) -> list[tuple[fields.Field[Any], Any]]:
    """All values of a state that positions hold, with their fields."""
    return [(field, value) for field in s.fields for _, value in field.parts(s)]


def test_a_new_state_begins_as_declared() -> None:
    s = Clearing(2, {"season": "winter"})
    assert {name: getattr(s, name) for name in FIRST} == FIRST
    assert list(FIELDS) == list(FIRST), "fields keep the order in which they are declared, those of the base first"
    assert all(FIRST[name] != LATER[name] for name in FIRST)
    assert (s.cold, s._path) == (True, None)
    assert not Clearing(2, {"season": "summer"}).cold
    assert s.song() == "calm"


def test_two_new_states_share_nothing_that_can_change() -> None:
    one, two = Wood(2, {"season": "winter"}), Wood(2, {"season": "winter"})
    shared = [name for name in FIRST if hasattr(one, name) and isinstance(getattr(one, name), list | dict)]
    assert shared
    assert all(getattr(one, name) is not getattr(two, name) for name in shared)


def test_a_clone_is_equal_and_independent_for_every_kind() -> None:
    s = later()
    s.frames, s.asked, s.waiting, s.now, s.group, s.trace = [Frame("sleep")], 3, 1, 77, 5, [(1,)]
    s._path = (1, 2)
    clone = s.clone()
    assert type(clone) is Clearing
    assert held(clone) == held(s)
    for name, value in held(s).items():
        if isinstance(value, list | dict) and name != "options":
            assert getattr(clone, name) is not value
            value.clear()
            assert getattr(clone, name), f"{name} of the clone is the same object"


def test_fields_are_plain_slots() -> None:
    assert not any(isinstance(value, fields.Field | fields.Memo) for cls in Clearing.__mro__ for value in vars(cls).values())
    assert set(held(Wood(2, {"season": ""}))) >= set(FIRST) - {"sun"} | {"cold", "_path"}
    assert not hasattr(Clearing(2, {"season": ""}), "__dict__"), "what is not declared has no place"


def test_a_subclass_may_clone_in_its_own_way() -> None:
    class Odd(Wood):
        extra = field(fields.Num(0, 1))

        def clone(self) -> Odd:
            return self

    s = Odd(2, {"season": ""})
    assert s.clone() is s
    assert s.extra == 0


def test_every_kind_is_written_and_read() -> None:
    s = later()
    for f, part in parts(s):
        data = json.loads(json.dumps(f.kind.dump(part)))
        assert f.kind.load(data, "here") == part
    written = {name: FIELDS[name].kind.dump(LATER[name]) for name in WRITTEN}
    assert written == WRITTEN
    assert list(written["stones"]) == ["s0-0", "s1-1"], "places are written in their order"


def test_schemas_fit_what_is_written_and_what_is_seen() -> None:
    for s in (later(), Clearing(2, {"season": ""})):
        for f, part in parts(s):
            Draft202012Validator.check_schema(f.schema())
            Draft202012Validator(f.schema()).validate(f.kind.dump(part))
            Draft202012Validator(f.kind.veiled()).validate(f.kind.veil(part))
            seen = Draft202012Validator(f.seen())
            if f.sees != fields.NOBODY:
                seen.validate(f.kind.dump(part))
            if f.sees != fields.EVERYBODY:
                seen.validate(f.kind.veil(part))


def test_what_is_seen_of_what_may_not_be_seen() -> None:
    s = later()
    for name, veil in VEILED.items():
        f = FIELDS[name]
        assert f.kind.veil(f.of(getattr(s, name), 0) if f.per_seat else getattr(s, name)) == veil


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("day", [0, 8, 1.5, "1", None, True]),
        ("dark", [0, None]),
        ("guest", [-2, 3]),
        ("host", [-1]),
        ("asleep", [8, -1]),
        ("mood", ["sad", None]),
        ("wind", ["east", 0]),
        ("side", [None]),
        ("gone", [["east"], [None], ["north", "south", "north"]]),
        ("trail", [[10], [1, 2, 3, 4, 5], {}]),
        ("plans", [[1], [[10]]]),
        ("top", ["fox-3", 0]),
        ("pile", [["fox-3"], {"count": 1}, None]),
        ("nests", [{"north": []}, {"north": [], "south": [], "east": []}]),
        ("berries", [{"east": 1}, {"north": 6}, []]),
        ("marks", [{"fox-3": 1}, {"fox-1": 4}]),
        ("stones", [{"north": "flat"}, {"s0-0": "square"}, {"s0-0": None}, []]),
        ("log", [[[0]], [[0, "flew"]], [[3, "sang"]], [[0, "sang", 1]], {}]),
        ("paths", [[{"to": "north"}], [{"to": "north", "length": 10}], [{"to": None, "length": 1}], [1]]),
        ("offer", [[1], [2, 1], [0, 0], None]),
        ("at", ["t1-1", 3]),
        ("paws", [{"left": None}, {"left": "fox-3", "right": None}]),
    ],
)
def test_schema_and_reader_refuse_the_same(name: str, wrong: list[Any]) -> None:
    kind, validator = FIELDS[name].kind, Draft202012Validator(FIELDS[name].schema())
    for data in wrong:
        assert not validator.is_valid(data), data
        with pytest.raises(fields.BadPosition):
            kind.load(data, "here")


def test_sizes_and_bounds() -> None:
    facts = {name: (f.kind.size, f.kind.low, f.kind.high) for name, f in FIELDS.items()}
    assert facts["frost"] == (1, -9, 9)
    assert facts["dark"] == (1, 0, 1)
    assert facts["guest"] == (3, -1, 2)
    assert facts["asleep"] == (3, 0, 7)
    assert facts["lit"] == (2, 0, 3)
    assert facts["wind"] == facts["mood"] == (2, 0, 1)
    assert facts["plans"] == (8, 0, 9)
    assert facts["top"] == (2, 0, 1), "cards count by their kinds"
    assert facts["pile"] == (2, 0, 2), "of the commonest kind there are two"
    assert facts["nests"] == (4, 0, 2)
    assert facts["marks"] == (2, 0, 6)
    assert facts["at"] == (2, -1, 2)
    assert facts["log"] == (9 * (3 + 2), -1, 2)
    assert facts["paws"] == (4, 0, 1)
    assert facts["choice"] == facts["top"]


def test_a_deck_knows_the_kinds_of_its_cards() -> None:
    assert (DECK.kinds, DECK.kind_of, DECK.copies) == (("fox", "owl"), (0, 0, 1), 2)
    single = fields.Deck(["a", "b"])
    assert (single.kinds, single.kind_of, single.copies) == (("a", "b"), (0, 1), 1)
    assert fields.Deck(()).copies == 0


def titles(schema: fields.Schema) -> list[str]:
    """The names of the columns of a row."""
    return [column["title"] for column in schema["items"]["prefixItems"]]


def test_columns_have_names_in_the_schema() -> None:
    assert titles(FIELDS["log"].schema()) == ["who", "what"]


def test_what_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="must not change"):
        per_seat(fields.Pile(DECK))
    with pytest.raises(TypeError, match="must not change"):
        fields.Slots(NAMES, fields.Pile(DECK))
    with pytest.raises(TypeError, match="must not change"):
        fields.Many(fields.Pile(DECK), 3)
    with pytest.raises(TypeError, match="no owner"):
        field(fields.Num(0, 1), sees=fields.OWNER)
    with pytest.raises(fields.BadPosition):
        field(fields.Num(0, 1), start=2)


def test_a_game_may_write_a_kind_of_its_own() -> None:
    class Even(fields.Kind[int]):
        """An even number, written as its half."""

        def first(self) -> int:
            return 0

        def dump(self, value: int) -> Any:
            return value // 2

        def load(self, data: Any, where: str) -> int:
            return 2 * fields.Num(0, 4).load(data, where)

        def schema(self) -> fields.Schema:
            return fields.Num(0, 4).schema()

    class Pair(State):
        shoes = per_seat(Even(1, 0, 8), start=4)

    s = Pair(2, {})
    assert s.shoes == [4, 4]
    assert Pair.fields[0].kind.dump(s.shoes[0]) == 2

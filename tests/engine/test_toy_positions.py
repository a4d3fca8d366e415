"""Positions: every sort of mistake is refused with its place and the reason."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taletable.engine import fields
from taletable.engine.luck import Luck
from tests.sentences import raises, sentence

from .toys import COURT, DELVE, WHISPERS

GOOD: dict[str, Any] = WHISPERS.dump(WHISPERS.new(3, {"cards": 6}, luck=Luck(b"good")))
HAND: str = GOOD["players"][0]["hand"][0]
OTHER: str = GOOD["players"][1]["hand"][0]


def changed(**fields: Any) -> dict[str, Any]:
    """The good position with other values."""
    return {**copy.deepcopy(GOOD), **fields}


def player(**fields: Any) -> dict[str, Any]:
    """The good position with other values of the first seat."""
    data = copy.deepcopy(GOOD)
    data["players"][0].update(fields)
    return data


def without(key: str) -> dict[str, Any]:
    """The good position with something left out."""
    data = copy.deepcopy(GOOD)
    del data[key]
    return data


def frames(*more: dict[str, Any], last: dict[str, Any] | None = None) -> dict[str, Any]:
    """The good position with other frames."""
    return changed(frames=[*more, last or {"rule": "give", "step": 1}])


COURSE = {"rule": "whispers", "step": 2}

MISTAKES: list[tuple[Any, str, str]] = [
    ([], "position", "expected a JSON object"),
    (None, "position", "expected a JSON object"),
    (changed(taletable=2), "taletable", "the version of the position format"),
    (without("taletable"), "taletable", "missing"),
    (changed(game="chess"), "game", "expected 'toy-whispers', got 'chess'"),
    (changed(rules=0), "rules", "expected the version of the rules, got 0"),
    (changed(rules="0", game="chess"), "game", "got 'chess' (it was made under rules 0, these are "),
    (changed(seats="three"), "seats", "expected a whole number, got 'three'"),
    (changed(seats=True), "seats", "expected a whole number"),
    (changed(seats=9), "seats", "expected 2 to 4, got 9"),
    (changed(options=[]), "options", "expected an object"),
    (changed(options={"cards": 5}), "options", "it takes 4, 6, 9"),
    (changed(options={"cards": 4}), "options", "too few cards"),
    (changed(options={"cards": 6.0}), "options", "not possible"),
    (changed(options={"luck": 1}), "options", "no option “luck”"),
    (changed(options={"short": 1}), "options", "it takes false, true"),
    (changed(spoon=1), "position", "unknown spoon"),
    (changed(now=-1), "now", "expected 0 to"),
    (changed(now=1.5), "now", "expected a whole number"),
    (changed(over="no"), "over", "expected true or false"),
    (changed(over=True), "waiting", "nobody then"),
    (changed(waiting=[]), "waiting", "somebody has to decide"),
    (changed(asked=[0, 1]), "waiting", "was not asked"),
    (changed(asked=[0, 1, 3]), "asked", "expected 0 to 2, got 3"),
    (changed(asked="all"), "asked", "expected a list of seats"),
    (without("waiting"), "waiting", "missing"),
    (changed(frames=None), "frames", "expected a list of open paragraphs"),
    (changed(frames=[]), "frames", "has to be a rule that asks"),
    (changed(frames=[COURSE]), "frames", "has to be a rule that asks"),
    (changed(frames=["give"]), "frames[0]", "expected an object with rule and step"),
    (frames({"rule": "feast", "step": 1}), "frames[0]", "there is no rule 'feast'; there are whispers, give, bury"),
    (frames({"rule": ["give"], "step": 1}), "frames[0]", "there is no rule ['give']"),
    (frames({**COURSE, "colour": 1}), "frames[0]", "unknown colour"),
    (frames({"rule": "whispers", "step": 5}), "frames[0].step", "expected 0 to 4, got 5"),
    (frames(COURSE, last={"rule": "give", "step": 0}), "frames[1].step", "expected 1 to 1, got 0"),
    (frames(COURSE, last={"rule": "give"}), "frames[1].step", "expected a whole number, got None"),
    (frames({"rule": "whispers", "step": 3}), "frames[1]", "'whispers' at step 3 is in 'bury', not in 'give'"),
    (frames({**COURSE, "args": 3}), "frames[0].args", "expected []"),
    (frames({**COURSE, "args": [1]}), "frames[0].args", "expected []"),
    (frames({**COURSE, "asked": [0]}), "frames[0].asked", "belongs to a paragraph that asks"),
    (frames(last={"rule": "give", "step": 1, "asked": [0]}), "frames[0].asked", "while another one is open on top"),
    (frames({"rule": "bury", "step": 1, "waiting": [0]}), "frames[0].waiting", "was not asked"),
    (changed(players={}), "players", "expected a list of 3 objects"),
    (changed(players=GOOD["players"][:2]), "players", "expected a list of 3 objects"),
    (changed(players=[1, 2, 3]), "players", "expected a list of 3 objects"),
    (player(hat="red"), "players[0]", "unknown hat"),
    (player(score=-1), "players[0].score", "expected 0 to"),
    (player(hand="card-1"), "players[0].hand", "expected a list of cards"),
    (player(hand=["card-77", "card-1"]), "players[0].hand[0]", "there is no card 'card-77'"),
    (player(hand=[{}, "card-1"]), "players[0].hand[0]", "there is no card {}"),
    (player(hand=[HAND, HAND]), "players[0].hand", f"{HAND} lies in players[0].hand too"),
    (player(hand=[HAND, OTHER]), "players[1].hand", f"{OTHER} lies in players[0].hand too"),
    (player(hand=[HAND, "card-9"]), "players[0].hand", "card-9 is not part of the game with these options"),
    (player(hand=[HAND]), "position", "cards are missing: card-"),
    (player(chosen=3), "players[0].chosen", "there is no card 3"),
    (without("round"), "round", "missing"),
    (changed(round=9), "round", "expected 1 to 3, got 9"),
    (changed(group="x"), "group", "expected a whole number"),
    (player(lost_sight=[]), "players[0].lost_sight", "expected an object from lots to cards"),
    (player(lost_sight={"99": [OTHER]}), "players[0].lost_sight", "the newest first (“7” or “9/7”), got '99'"),
    (player(lost_sight={"0": [OTHER]}), "players[0].lost_sight", "got '0'"),
    (player(lost_sight={"": [OTHER]}), "players[0].lost_sight", "got ''"),
    (player(lost_sight={"1/1": [OTHER]}), "players[0].lost_sight", "got '1/1'"),
    (player(lost_sight={"٣": [OTHER]}), "players[0].lost_sight", "expected lots"),
    (player(lost_sight={"9" * 5000: [OTHER]}), "players[0].lost_sight", "expected lots"),
    (player(lost_sight={1: [OTHER]}), "players[0].lost_sight", "expected lots"),
]


def test_the_good_one_is_good() -> None:
    data = changed(group=9)
    data["players"][0]["lost_sight"] = {"3": [OTHER], "9/3": ["card-1"], "8/0": ["card-2"]}
    again = WHISPERS.dump(WHISPERS.load(data))
    assert again == data
    assert WHISPERS.load(json.loads(json.dumps(data))).trace == WHISPERS.load(data).trace


def test_what_may_be_left_out() -> None:
    data = copy.deepcopy(GOOD)
    for key in ("rules", "now", "over", "group"):
        del data[key]
    for one in data["players"]:
        del one["lost_sight"]
    assert WHISPERS.dump(WHISPERS.load(data))["rules"] == WHISPERS.rules_version


def test_a_position_of_other_rules_opens_if_it_can_be() -> None:
    again = WHISPERS.load(changed(rules="0"))
    assert WHISPERS.dump(again) == GOOD
    assert WHISPERS.digest(again) == WHISPERS.digest(WHISPERS.load(GOOD))


@pytest.mark.parametrize(("data", "where", "why"), MISTAKES, ids=[f"{n}-{where}" for n, (_, where, _) in enumerate(MISTAKES)])
def test_a_mistake_is_named(data: Any, where: str, why: str) -> None:
    before = copy.deepcopy(data)
    if "lost_sight" in where and isinstance(data["players"][0]["lost_sight"], dict):
        data["group"] = 9
        before["group"] = 9
    with pytest.raises(fields.BadPosition) as caught:
        WHISPERS.load(data)
    assert caught.value.where == where
    assert why in sentence(caught.value, WHISPERS)
    assert data == before, "to read a position does not change it"


def test_a_card_of_one_lot_is_not_of_another() -> None:
    data = player(lost_sight={"1": [OTHER], "2": [OTHER]})
    data["group"] = 2
    with raises(fields.BadPosition, "is named twice"):
        WHISPERS.load(data)


@pytest.mark.parametrize(
    ("args", "why"),
    [
        ([0], "expected [seat, points]"),
        ([], "expected [seat, points]"),
        ([0, 3], "expected 1 to 2"),
        ([2, 1], "there is no seat 2"),
        (["x", 1], "whole"),
    ],
)
def test_what_a_paragraph_was_pushed_with_is_checked(args: list[Any], why: str) -> None:
    data = DELVE.dump(DELVE.new(2, luck=Luck(b"good")))
    data["frames"] = [*data["frames"], {"rule": "wound", "step": 1, "args": args}]
    data["frames"][-2] |= {"asked": [0], "waiting": [0]}
    with pytest.raises(fields.BadPosition) as caught:
        DELVE.load(data)
    assert caught.value.where == "frames[2].args"
    assert why in sentence(caught.value, DELVE)
    data["frames"][-1]["args"] = [0, 1]
    assert DELVE.dump(DELVE.load(data)) == data


# Whatever somebody writes into the file: it is a position, or it is refused in words

values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=5), st.sampled_from(WHISPERS.deck.ids)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=5,
)


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a position."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *[found for key, value in items for found in paths(value, (*path, key))]]


@pytest.mark.parametrize("toy", [WHISPERS, COURT, DELVE], ids=lambda toy: toy.id)
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_any_edit_is_read_or_refused(toy: Any, data: st.DataObject) -> None:
    position: Any = json.loads(json.dumps(toy.dump(toy.new(2, luck=Luck(b"edit")))))
    path = data.draw(st.sampled_from(paths(position)[1:]))
    target = position
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = data.draw(values)
    try:
        state = toy.load(position)
    except fields.BadPosition:
        return
    assert toy.dump(toy.load(toy.dump(state))) == toy.dump(state)
    assert all(toy.offers(state, seat) for seat in toy.asked(state))


# Kinds of values


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (fields.Num(-2, 5), [-2, 0, 5], [-3, 6, True, 1.0, "1", None]),
        (fields.Flag(), [True, False], [0, 1, None, "true"]),
        (fields.OneCard(fields.Deck(["a", "b"])), [None, "a"], ["c", 0, ["a"]]),
        (fields.Cards(fields.Deck(["a", "b"])), [[], ["b", "a"]], ["a", [0], None, {}]),
        (fields.Pile(fields.Deck(["a", "b"])), [[], ["b", "a"]], [None]),
        (fields.Sealed(fields.Cards(fields.Deck(["a", "b"]))), [[], ["b", "a"]], [None]),
        (fields.Word(["x", "y"]), ["x", "y"], ["z", None, 0, ["x"]]),
        (fields.Name(["x", "y"]), ["x", None], ["z", 0, ["x"]]),
        (fields.Name(["x", "y"], none=False), ["x", "y"], ["z", 0, None]),
        (fields.Names(["x", "y"]), [[], ["y", "x"]], [None, "x", [None], ["z"], ["x", "y", "x"]]),
        (fields.Names(["x", "y"], 3), [["x", "y", "x"]], [["x", "x", "x", "x"]]),
        (fields.Many(fields.Num(0, 3), 2), [[], [3, 0]], [None, 1, [4], [1, 2, 3], [True]]),
        (fields.Many(fields.Many(fields.Num(0, 3), 2), 2), [[], [[3], [1, 0]]], [[1], [[4]], [[], [], []]]),
        (fields.Maybe(x=fields.Num(0, 3), y=fields.Num(1, 2)), [[], [3, 1]], [None, [1], [4, 1], [0, 0], [1, 1, 1]]),
        (fields.Some(["x", "y"], 3), [{}, {"x": 1}], [{"z": 1}, {"x": 4}, [], None]),
        (
            fields.Places(1, fields.Name(["here", "there"], none=False), fields.Name(["x", "y"], none=False)),
            [{}, {"there": "x"}],
            [{"z": "x"}, {"here": "z"}, {"here": None}, {"here": "x", "there": "x"}, [], None],
        ),
        (
            fields.Objects[tuple[int, int]](2, tuple, "at", at=fields.Name(["x", "y", "z"], none=False), n=fields.Num(0, 3)),
            [[], [{"at": "x", "n": 1}, {"at": "y", "n": 1}]],
            [[{"at": "x"}], [{"at": "x", "n": 9}], [{"at": "x", "n": 1}] * 2, [{"at": name, "n": 0} for name in "xyz"], {}, [1]],
        ),
        (fields.Slots(["x", "y"], fields.Num(0, 3)), [{"x": 1, "y": 2}], [{"x": 1}, {"x": 1, "y": 2, "z": 3}, {"x": 1, "y": 9}, [], None]),
        (fields.PerCard(fields.Deck(["a", "b"]), 4), [{}, {"a": 3}], [{"c": 1}, {"a": 5}, {"a": -1}, [], None]),
        (
            fields.Rows[tuple[int, str]](2, who=fields.Num(0, 1), what=fields.Word(["x"])),
            [[], [[1, "x"]]],
            [[1], [[1]], [[1, True]], [[1, None]], [[2, "x"]], [[1, "y"]], [[1, "x"]] * 3, {}],
        ),
    ],
)
def test_kinds_read_what_they_write(kind: Any, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert kind.dump(kind.load(value, "here")) == value
    for value in bad:
        with pytest.raises(fields.BadPosition) as caught:
            kind.load(value, "here")
        assert caught.value.where.startswith("here")


def test_what_a_stranger_sees_of_cards() -> None:
    deck = fields.Deck(["a", "b"])
    assert fields.Cards(deck).veil((0, 1)) == {"count": 2}
    assert fields.OneCard(deck).veil(-1) == {"count": 0}
    assert fields.OneCard(deck).veil(1) == {"count": 1}
    assert fields.Num(0, 9).veil(3) is None
    assert fields.Slots(["x"], fields.OneCard(deck)).veil([1]) == {"x": {"count": 1}}
    assert fields.Sealed(fields.Slots(["x"], fields.OneCard(deck))).veil([1]) is None
    assert list(fields.Slots(["x", "y"], fields.OneCard(deck)).cards([1, -1])) == [1]


def test_a_field_that_came_later_begins_as_in_a_new_game() -> None:
    """A position of older rules does not have it; one of today's rules has to."""
    table = next(field for field in WHISPERS.fields if not field.per_seat and not field.zone)
    mine = next(field for field in WHISPERS.fields if field.per_seat and not field.zone)
    data = {**without(table.name), "rules": "older"}
    for one in data["players"]:
        del one[mine.name]
    again, first = WHISPERS.load(data), WHISPERS.first(3, WHISPERS.settle_options(3, {"cards": 6}))
    assert getattr(again, table.name) == getattr(first, table.name)
    assert getattr(again, mine.name) == getattr(first, mine.name)
    with raises(fields.BadPosition, f"{table.name}: "):
        WHISPERS.load(without(table.name))


def test_the_end_may_cut_short_what_has_not_begun() -> None:
    data = changed(over=True, asked=[], waiting=[])
    data["frames"][-1] = {**data["frames"][-1], "step": 0}
    assert WHISPERS.load(data).over
    with raises(fields.BadPosition, "step"):
        WHISPERS.load({**data, "over": False, "asked": GOOD["asked"], "waiting": GOOD["waiting"]})

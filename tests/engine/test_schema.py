"""Schemas out of declarations: types, fields, grammar, and what the schema of a whole game says."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

import pytest
from jsonschema import Draft202012Validator

from taletable.engine.grammar import Number, Things
from taletable.engine.schema import Definitions, schema_of
from taletable.games import find_game

from .toys import TOYS
from .toys.base import AnyToy

CARD = Things("card", ("ace", "king"))
CardId = Annotated[str, CARD]


class Pile(TypedDict):
    """Cards that lie together."""

    cards: list[CardId]
    """The top one last."""
    owner: int | None
    face: NotRequired[Literal["up", "down"]]
    below: NotRequired[Pile]


def test_types_have_schemas() -> None:
    made = Definitions([])
    assert made.of(int) == {"type": "integer"}
    assert made.of(str | None) == {"anyOf": [{"type": "string"}, {"type": "null"}]}
    assert made.of(tuple[int, str]) == {
        "type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": False, "minItems": 2,
    }  # fmt: skip
    assert made.of(dict[str, bool]) == {"type": "object", "additionalProperties": {"type": "boolean"}}
    assert made.of(Annotated[int, Number(2, 4)]) == {"type": "integer", "minimum": 2, "maximum": 4}
    with pytest.raises(TypeError, match="has no schema"):
        made.of(bytes)


def test_a_typed_dict_is_named_and_documented() -> None:
    made = Definitions([CARD])
    assert made.of(list[Pile]) == {"type": "array", "items": {"$ref": "#/$defs/Pile"}}
    pile = made.found["Pile"]
    assert pile["description"] == "Cards that lie together."
    assert pile["properties"]["cards"] == {
        "type": "array", "items": {"$ref": "#/$defs/Card"}, "description": "The top one last.",
    }  # fmt: skip
    assert pile["required"] == ["cards", "owner"]
    document = {"$ref": "#/$defs/Pile", "$defs": made.found}
    fits = Draft202012Validator(document).is_valid
    assert fits({"cards": ["ace"], "owner": None, "below": {"cards": [], "owner": 1, "face": "up"}})
    assert not fits({"cards": ["queen"], "owner": None})
    assert not fits({"cards": [], "owner": 1, "colour": "red"})
    assert not fits({"cards": []})


def test_names_are_listed_once() -> None:
    made = Definitions([CARD])
    assert made.found["Card"] == {"enum": ["ace", "king"]}
    assert made.tidy({"enum": ["ace", "king"]}) == {"$ref": "#/$defs/Card"}
    maybe = {"anyOf": [{"enum": ["ace", "king", None]}, {"type": "null"}]}
    assert made.tidy(maybe) == {"anyOf": [{"$ref": "#/$defs/Card"}, {"type": "null"}]}
    assert made.tidy({"enum": ["ace", "queen"]}) == {"enum": ["ace", "queen"]}
    with pytest.raises(ValueError, match="two things are called Card"):
        made.define("Card", {})


def test_names_too_many_to_list_have_a_pattern() -> None:
    squares = Things("square", [f"s{n}" for n in range(5000)], r"s\d+")
    made = Definitions([squares])
    assert made.found["Square"] == {"type": "string", "pattern": r"^s\d+$"}
    assert made.tidy({"enum": list(squares.names)}) == {"$ref": "#/$defs/Square"}


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_every_game_has_a_schema(toy: AnyToy) -> None:
    document = schema_of(toy)
    Draft202012Validator.check_schema(document)
    assert {"View", "Player", "Event", "Move", "Refusal", "Options", "Catalogue"} <= document["$defs"].keys()


def test_a_schema_knows_what_a_game_sends() -> None:
    document = schema_of(find_game("paper-tales"))

    def fits(name: str, data: object) -> bool:
        return Draft202012Validator({**document, "$ref": f"#/$defs/{name}"}).is_valid(data)

    war = {"kind": "war", "args": {"seat": 0, "n": 5, "seat2": 1, "n2": 4}, "n": 12}
    assert fits("Event", war)
    assert not fits("Event", {**war, "args": {"seat": 7, "n": 5, "seat2": 1, "n2": 4}})
    assert not fits("Event", {**war, "kind": "peace"})
    assert fits("Move", {"verb": "construct", "args": ["temple", "2", "gold"]})
    assert not fits("Move", {"verb": "construct", "args": ["temple", "2"]})
    assert not fits("Move", {"verb": "construct", "args": ["palace", "2", "gold"]})
    assert fits("Refusal", "occupied")
    player = document["$defs"]["Player"]["properties"]
    assert player["hand"]["anyOf"][0]["items"] == {"$ref": "#/$defs/Card"}
    assert player["hand"]["anyOf"][1]["properties"]["count"]["type"] == "integer"
    assert player["gold"]["minimum"] == 0

"""`taletable schema`: JSON schema, and types of TypeScript."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from taletable.cli import app
from taletable.cli.schema import typescript

RUN = CliRunner()


def test_a_schema_is_printed() -> None:
    done = RUN.invoke(app, ["schema", "dice"])
    assert done.exit_code == 0
    document = json.loads(done.stdout)
    assert document["$id"] == "taletable:dice-upon-a-time"
    assert document["$defs"]["Token"] == {"enum": ["gold", "bread", "apple"]}


def test_an_unknown_game_has_none() -> None:
    done = RUN.invoke(app, ["schema", "chess"])
    assert done.exit_code == 1


def test_types_are_written() -> None:
    text = typescript(
        {
            "title": "Toy",
            "$id": "taletable:toy",
            "$defs": {
                "Spot": {"enum": ["left", "right"]},
                "Card": {"enum": [f"card-{n}" for n in range(40)]},
                "Square": {"type": "string", "pattern": "^s$"},
                "Kingdom": {
                    "type": "object",
                    "description": "A Kingdom.",
                    "properties": {
                        "spots": {
                            "type": "object",
                            "properties": {"left": {"$ref": "#/$defs/Card"}, "right": {"$ref": "#/$defs/Card"}},
                            "required": ["left", "right"],
                        },
                        "age": {"type": "object", "propertyNames": {"$ref": "#/$defs/Card"}, "additionalProperties": {"type": "integer"}},
                        "level": {"type": "integer", "minimum": 0, "maximum": 2, "description": "So high."},
                        "seat": {"type": "integer", "minimum": 0, "maximum": 2, "format": "seat"},
                        "hand": {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/Card"}}, {"type": "null"}]},
                        "from-to": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "boolean"}], "items": False},
                        "maybe": {"type": "array", "items": {"enum": ["a", None]}},
                    },
                    "required": ["spots", "age", "level", "seat", "hand", "from-to"],
                },
                "Move": {
                    "oneOf": [
                        {
                            "type": "object",
                            "properties": {
                                "verb": {"const": "go"},
                                "args": {"type": "array", "prefixItems": [{"$ref": "#/$defs/Spot", "title": "spot"}], "items": False},
                            },
                            "required": ["verb", "args"],
                        },
                        {
                            "type": "object",
                            "properties": {"verb": {"const": "rest"}, "args": {"type": "array", "items": {}, "maxItems": 0}},
                            "required": ["verb", "args"],
                        },
                    ]
                },
            },
        }
    )
    assert "export type Spot = 'left' | 'right'\n" in text
    assert "export type Card =\n  | 'card-0' | 'card-1'" in text
    assert "export type Square = string\n" in text
    assert max(len(line) for line in text.splitlines()) < 140
    assert (
        "/** A Kingdom. */\n"
        "export interface Kingdom {\n"
        "  spots: Record<Spot, Card>\n"
        "  age: Record<string, number>\n"
        "  /** So high. */\n"
        "  level: 0 | 1 | 2\n"
        "  seat: number\n"
        "  hand: Card[] | null\n"
        "  'from-to': [string, boolean]\n"
        "  maybe?: ('a' | null)[]\n"
        "}\n"
    ) in text
    assert "import type { Tried } from './port'\n" in text
    assert "export type Move =\n  | Tried<'go', [spot: Spot]>\n  | Tried<'rest', []>\n" in text

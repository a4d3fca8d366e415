"""`taletable schema`: what a game sends, as a JSON schema or as types of TypeScript."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

import typer

from taletable.engine.schema import SAID, schema_of

from .common import GameName, the_game

WIDE = 120
"""Columns after which a list of alternatives is broken."""

FEW, MANY = 4, 10**9
LISTED = 16
"""So many named places are told apart; more are looked up by any text."""
Schema = dict[str, Any]


class Common(NamedTuple):
    """A type of the port, and what a game has from it."""

    name: str
    entries: tuple[str, ...]


COMMON = {
    "View": Common("CommonView", ("now", "over", "asked", "waiting")),
    "Frame": Common("FrameView", ("cite", "text")),
    "Event": Common("Told", ("kind", "args")),
    "Move": Common("Tried", ("verb", "args")),
}
"""What is alike in all games, by the types that are made of it."""


def schema(
    game: GameName,
    types: Annotated[bool, typer.Option("--types")] = False,
) -> None:
    """The shapes of all that a game sends: view, players, events, moves, options, catalogue.

    taletable schema paper-tales

    taletable schema my-game --types > board/my-game.ts
    """
    found = schema_of(the_game(game))
    typer.echo(typescript(found).rstrip("\n") if types else json.dumps(found, indent=2, ensure_ascii=False))


def typescript(document: Schema) -> str:
    """The definitions of a game's schema as types of TypeScript, and `Types`, which the port takes."""
    defs: dict[str, Schema] = document["$defs"]
    parts = [f"// What {document['title']} sends. Made by `taletable schema {document['$id'].partition(':')[2]} --types`. Do not edit.\n"]
    shared = sorted({COMMON[name].name for name in COMMON.keys() & defs.keys()})
    if shared:
        parts.append(f"import type {{ {', '.join(shared)} }} from './port'\n")
    for name in sorted(defs.keys() - {SAID}):
        parts.append(_remark(defs[name], "") + _definition(name, defs[name], defs))
    parts.append("/** The verbs of moves. */\nexport type Verb = Move['verb']\n")
    parts.append(
        "/** The types of the game, for the port. */\n"
        "export interface Types {\n  view: View\n  event: Event\n  catalogue: { groups: Catalogue }\n}\n"
    )
    return "\n".join(parts)


def _definition(name: str, s: Schema, defs: dict[str, Schema]) -> str:
    common = COMMON.get(name, Common("", ()))
    if "oneOf" in s:
        return f"export type {name} =\n" + "".join(f"  | {line}\n" for line in _alike(common, s["oneOf"], defs))
    if "properties" not in s:
        return f"export type {name} ={_broken(_union(name, s, defs))}\n"
    own = {key: value for key, value in s["properties"].items() if key not in common.entries}
    lines = [_remark(value, "  ") + f"  {_entry(key, value, s, defs)}\n" for key, value in own.items()]
    head = f"type {name} =" if name == "Options" else f"interface {name}"  # the port takes options by any key, as an interface has none
    head += f" extends {common.name}" if common.name else ""
    short = f"export {head} {{ {'; '.join(line.strip() for line in lines)} }}\n"
    if len(lines) > 1 and len(short) <= WIDE and "/**" not in short:
        return short
    return f"export {head} {{\n{''.join(lines)}}}\n"


def _union(name: str, s: Schema, defs: dict[str, Schema]) -> str:
    """Alternatives that have a name together are called by it, the largest group first."""
    choices = list(s.get("enum", ()))
    called: list[str] = []
    for other, one in sorted(defs.items(), key=lambda item: -len(item[1].get("enum", ()))):
        named = one.get("enum", ())
        if other != name and FEW < len(named) < len(s.get("enum", ())) and set(named) <= set(choices):
            choices = [value for value in choices if value not in named]
            called.append(other)
    rest = [_type({**s, "enum": choices} if called else s, defs)] if choices or not called else []
    return " | ".join(rest + called)


def _alike(common: Common, alternatives: list[Schema], defs: dict[str, Schema]) -> Iterator[str]:
    """Verbs and kinds that have the same arguments share a line, as many as fit on it."""
    found: dict[str, list[str]] = {}
    for one in alternatives:
        word, args = (one["properties"][key] for key in common.entries)
        found.setdefault(_type(args, defs), []).append(_type(word, defs))
    for args, words in found.items():
        for line in _lines(words, WIDE - len(args)):
            yield f"{common.name}<{line}, {args}>"


def _remark(s: Schema, indent: str) -> str:
    return f"{indent}/** {s['description']} */\n" if "description" in s else ""


def _entry(key: str, value: Schema, s: Schema, defs: dict[str, Schema]) -> str:
    name = key if key.isidentifier() else _literal(key)
    return f"{name}{'' if key in s['required'] else '?'}: {_type(value, defs)}"


def _type(s: Schema, defs: dict[str, Schema]) -> str:
    if "$ref" in s:
        named = str(s["$ref"]).rpartition("/")[2]
        return "string" if named == SAID else named  # in words, when it comes to a board
    if "const" in s:
        return _literal(s["const"])
    if "enum" in s:
        return " | ".join(_literal(value) for value in s["enum"])
    if "anyOf" in s:
        return " | ".join(dict.fromkeys(_type(one, defs) for one in s["anyOf"]))
    if s["type"] == "array":
        return _list(s, defs)
    if s["type"] == "object":
        return _object(s, defs)
    return _number(s) if s["type"] == "integer" else str(s["type"])


def _number(s: Schema) -> str:
    """A few numbers are spelled out, but for seats."""
    low, high = s.get("minimum", 0), MANY if s.get("format") == "seat" else s.get("maximum", MANY)
    return " | ".join(str(n) for n in range(low, high + 1)) if high - low < FEW else "number"


def _list(s: Schema, defs: dict[str, Schema]) -> str:
    if "prefixItems" in s:
        items = [(f"{one['title']}: " if "title" in one else "") + _type(one, defs) for one in s["prefixItems"]]
        return f"[{', '.join(items)}]"
    if s.get("maxItems") == 0:
        return "[]"
    item = _type(s["items"], defs)
    return f"({item})[]" if " | " in item else f"{item}[]"


def _object(s: Schema, defs: dict[str, Schema]) -> str:
    if "properties" not in s:
        return f"Record<string, {_type(s['additionalProperties'], defs)}>"
    properties: dict[str, Schema] = s["properties"]
    values = list(properties.values())
    places = next((name for name, one in defs.items() if one.get("enum") == list(properties)), None)
    if places and all(one == values[0] for one in values):
        return f"Record<{places if len(values) <= LISTED else 'string'}, {_type(values[0], defs)}>"
    return f"{{ {'; '.join(_entry(key, value, s, defs) for key, value in properties.items())} }}" if properties else "Record<never, never>"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _broken(text: str) -> str:
    """Alternatives on lines of bearable length."""
    if len(text) < WIDE:
        return f" {text}"
    return "".join(f"\n  | {line}" for line in _lines(text.split(" | "), WIDE))


def _lines(words: list[str], wide: int) -> Iterator[str]:
    """Alternatives, as many as fit on each line."""
    line = words[0]
    for word in words[1:]:
        if len(line) + len(word) + len(" | ") > wide:
            yield line
            line = word
        else:
            line += f" | {word}"
    yield line

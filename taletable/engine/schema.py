"""JSON schemas (draft 2020-12) of what a game sends: its view, events, moves, options and catalogue, made from what it declares.

Fields and grammar are declared for the rules. What `Game.extras` and `Game.catalogue` add is described by TypedDicts, the game's
`shapes`: `Annotated[str, CARD]` is the name of a card, and a string below an entry says what it is.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from .fields import EVERYBODY, NOBODY, Field, Schema, array_of, either, object_of, one_of
from .grammar import Arguments, Domain, Grammar, Seats
from .saying import SAY, Say

if TYPE_CHECKING:
    from .game import Game

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
TEXT: Final[Schema] = {"type": "string"}
WHOLE: Final[Schema] = {"type": "integer"}
SAID: Final = "Say"
SAYING: Final[Schema] = {
    "description": "A sentence as a key with its arguments; who reads it puts it into words.",
    "type": "object",
    "properties": {SAY: TEXT},
    "required": [SAY],
    "additionalProperties": True,
}


class Nothing(TypedDict):
    """Nothing beside the fields."""


class Shapes(NamedTuple):
    """What a game adds to its view, for the table and for each player, and what its catalogue holds, each as a TypedDict."""

    table: Any = Nothing
    player: Any = Nothing
    catalogue: Any = Nothing


class Extras(NamedTuple):
    """What a view shows beside the fields: of the table, and of each player. Entries of the same name stand for the field."""

    table: Mapping[str, Any] = {}
    players: Sequence[Mapping[str, Any]] = ()


class Definitions:
    """Named schemas. Every set of named things and every TypedDict gets one; others refer to it."""

    def __init__(self, things: Iterable[Domain]) -> None:
        self.found: dict[str, Schema] = {}
        self._names: dict[tuple[str, ...], str] = {}
        self._shapes: dict[str, Any] = {}
        for domain in things:
            self._name(domain)

    def _name(self, domain: Domain) -> None:
        schema = {**TEXT, "pattern": f"^{domain.pattern}$"} if domain.pattern else one_of(domain.names)
        self._names[domain.names] = self.define(_title(domain.name), schema)

    def define(self, name: str, schema: Schema) -> str:
        """Give a schema a name that nothing else has."""
        if name in self.found:
            raise ValueError(f"two things are called {name}")
        self.found[name] = schema
        return name

    def tidy(self, schema: Schema) -> Schema:
        """The same schema, with references to named things in place of lists of their names."""
        words = schema.get("enum")
        if words is not None:
            named = self._names.get(tuple([word for word in words if word is not None]))
            if named is None:
                return schema
            return either(refer(named), {"type": "null"}) if None in words else refer(named)
        found = {key: self._tidy(value) for key, value in schema.items()}
        return {**found, "anyOf": _alternatives(found["anyOf"])} if "anyOf" in found else found

    def _tidy(self, value: Any) -> Any:
        if isinstance(value, dict):
            return self.tidy(value)
        return [self._tidy(item) for item in value] if isinstance(value, list) else value

    def of(self, shape: Any) -> Schema:
        """The schema of a type."""
        origin, args = get_origin(shape), get_args(shape)
        if shape in _PLAIN:
            return _PLAIN[shape]
        if shape is Say:
            self.found[SAID] = SAYING
            return refer(SAID)
        if origin is Annotated:
            return self._within(args[1])
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return {"anyOf": _alternatives([self.of(one) for one in args])}
        if origin is list or (origin is tuple and args[-1] is ...):
            return {"type": "array", "items": self.of(args[0])}
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.of(one) for one in args], "items": False, "minItems": len(args)}
        if origin in (dict, Mapping):
            values: Schema = {"type": "object", "additionalProperties": self.of(args[1])}
            return values if args[0] is str else {**values, "propertyNames": self.of(args[0])}
        if hasattr(shape, "__required_keys__"):
            return self._object(shape)
        raise TypeError(f"{shape!r} has no schema")

    def _within(self, domain: Domain) -> Schema:
        if not domain.names:
            return {**WHOLE, "minimum": domain.low, "maximum": domain.high}
        if domain.names not in self._names:
            self._name(domain)
        return refer(self._names[domain.names])

    def _object(self, shape: Any) -> Schema:
        name = shape.__name__
        if self._shapes.setdefault(name, shape) is not shape:
            raise ValueError(f"two things are called {name}")
        if name not in self.found:
            self.found[name] = {}  # it may hold itself
            self.found[name] = self.entries(shape)
        return refer(name)

    def entries(self, shape: Any) -> Schema:
        """The schema of a TypedDict, written out."""
        properties: dict[str, Schema] = {}
        required: list[str] = []
        remarks = _remarks(shape)
        for key, hint in get_type_hints(shape, include_extras=True).items():
            maybe = get_origin(hint) is NotRequired
            schema = self.of(get_args(hint)[0] if maybe else hint)
            properties[key] = {**schema, "description": remarks[key]} if key in remarks else schema
            required += [] if maybe else [key]
        found: Schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
        return {"description": _first_line(shape.__doc__), **found} if shape.__doc__ else found


_PLAIN: Final[dict[Any, Schema]] = {str: TEXT, int: WHOLE, bool: {"type": "boolean"}, float: {"type": "number"}, NoneType: {"type": "null"}}


def _alternatives(schemas: list[Schema]) -> list[Schema]:
    """Alternatives, with those of an alternative in its place, each once."""
    found: list[Schema] = []
    for schema in schemas:
        found += [one for one in schema.get("anyOf", [schema]) if one not in found]
    return found


def refer(name: str) -> Schema:
    """A reference to a named schema."""
    return {"$ref": f"#/$defs/{name}"}


def _title(name: str) -> str:
    """`quest-item` is called QuestItem."""
    return "".join([part.capitalize() for part in name.replace("_", "-").split("-")])


def _first_line(text: str) -> str:
    return " ".join(inspect.cleandoc(text).split())


def _remarks(shape: Any) -> dict[str, str]:
    """The strings below the entries of a TypedDict."""
    try:
        body = ast.parse(textwrap.dedent(inspect.getsource(shape))).body[0]
    except (OSError, TypeError):
        return {}
    found: dict[str, str] = {}
    last = ""
    for node in body.body if isinstance(body, ast.ClassDef) else ():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            last = node.target.id
        elif last and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found[last] = _first_line(node.value.value)
    return found


# A whole game


def schema_of(game: Game[Any]) -> Schema:
    """One document with a definition each of View, Player, Event, Move, Refusal, Options, Catalogue, and all that they speak of."""
    grammar: Grammar = game.grammar
    made = Definitions(grammar.things.values())
    seat: Schema = {**WHOLE, "format": "seat", "minimum": 0, "maximum": game.max_seats - 1}
    made.define("Options", {"description": "What was chosen at set-up.", **object_of({o.key: _choices(o.choices) for o in game.options})})
    made.define("View", {"description": f"What a seat, or a spectator, may see of a game of {game.name}.", **_view(game, made, seat)})
    made.define("Player", {"description": "What the viewer may see of one seat.", **_player(game, made)})
    made.define("Rule", {"description": "The paragraphs that ask or sequence.", **one_of(list(game.rules))})
    frame = object_of({"rule": refer("Rule"), "cite": TEXT, "text": made.of(Say)})
    made.define("Frame", {"description": "An open paragraph of the rulebook.", **frame})
    made.define("Event", {"description": "Something that happened, as the viewer may know it.", **_events(grammar, made, seat)})
    made.define("Move", {"description": "What a seat may try: a verb and its arguments, as an offer has them.", **_moves(grammar, made)})
    made.define("Refusal", {"description": "Why something is not allowed.", **one_of(list(grammar.group("refuse")))})
    made.define("Catalogue", {"description": "The things of the game by group.", **made.entries(game.shapes.catalogue)})
    return {"$schema": DIALECT, "$id": f"taletable:{game.id}", "title": game.name, "$defs": made.found}


def _choices(choices: tuple[str | int | bool, ...]) -> Schema:
    return {"type": "boolean"} if set(choices) == {True, False} and isinstance(choices[0], bool) else {"enum": list(choices)}


def _view(game: Game[Any], made: Definitions, seat: Schema) -> Schema:
    seats = array_of(seat, game.max_seats)
    common: dict[str, Schema] = {
        "game": {"const": game.id},
        "seats": {**WHOLE, "minimum": game.min_seats, "maximum": game.max_seats},
        "options": refer("Options"),
        "now": {**WHOLE, "minimum": 0, "description": "Milliseconds on the table's clock."},
        "over": {"type": "boolean"},
        "frames": {"type": "array", "items": refer("Frame"), "description": "Where we are in the rulebook, outermost first."},
        "asked": {**seats, "description": "The seats that the open question was put to."},
        "waiting": {**seats, "description": "Those of them that still owe an answer."},
    }
    fields = {field.name: made.tidy(_shown(field)) for field in game.fields if not field.per_seat}
    players: dict[str, Schema] = {"players": array_of(refer("Player"), game.max_seats, game.min_seats)}
    return _extended(made, {**common, **fields, **players}, game.shapes.table)


def _player(game: Game[Any], made: Definitions) -> Schema:
    return _extended(made, {field.name: made.tidy(_shown(field)) for field in game.fields if field.per_seat}, game.shapes.player)


def _extended(made: Definitions, properties: dict[str, Schema], shape: Any) -> Schema:
    """An object with these properties and those of a TypedDict, which may say more of one of them."""
    more = made.entries(shape)
    required = [*properties, *[key for key in more["required"] if key not in properties]]
    return {**object_of({**properties, **more["properties"]}), "required": required}


def _shown(field: Field[Any]) -> Schema:
    """What a viewer sees of a field."""
    if field.sees == EVERYBODY:
        return field.kind.schema()
    return field.kind.veiled() if field.sees == NOBODY or not field.per_seat else either(field.kind.schema(), field.kind.veiled())


def _argument(domain: Domain, made: Definitions, seat: Schema) -> Schema:
    if isinstance(domain, Seats):
        return seat
    return made.tidy(one_of(domain.names)) if domain.names else {**WHOLE, "minimum": domain.low, "maximum": domain.high}


def _events(grammar: Grammar, made: Definitions, seat: Schema) -> Schema:
    def told(kind: str, arguments: Arguments) -> Schema:
        args = object_of({name: _argument(domain, made, seat) for name, domain in arguments.items()})
        number: Schema = {**WHOLE, "minimum": 0, "description": "The entry of the log that it belongs to."}
        return object_of({"kind": {"const": kind}, "args": args, "n": number})

    return {"oneOf": [told(kind, arguments) for kind, arguments in sorted(grammar.group("event").items())]}


def _moves(grammar: Grammar, made: Definitions) -> Schema:
    """On the wire a move is text, and so are the numbers in it."""

    def tried(verb: str, arguments: Arguments) -> Schema:
        items: list[Schema] = []
        for name, domain in arguments.items():
            written = made.tidy(one_of(domain.names)) if domain.names else {"type": "string", "pattern": "^[0-9]+$"}
            items.append({**written, "title": name})
        args: Schema = {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
        return object_of({"verb": {"const": verb}, "args": args if items else array_of(TEXT, 0)})

    return {"oneOf": [tried(verb, arguments) for verb, arguments in sorted(grammar.group("move").items())]}

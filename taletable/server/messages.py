"""What clients send, and what HTTP answers: with the plain data of `taletable.table.messages`, everything that goes over the wire.

A client sends ClientMessage and gets ServerMessage, as JSON text frames; a live message carries its name in `t`. The schema is of both.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from taletable.engine.saying import Say
from taletable.engine.schema import SAID, SAYING
from taletable.engine.state import Options
from taletable.table.absence import Choice
from taletable.table.messages import Curve, GameInfo, Problem, Replay, SeenEvent, ServerMessage, Status, TableInfo, TableLine

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Ref = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Milliseconds = Annotated[int, Meta(ge=1000, le=30 * 24 * 3600 * 1000)]


# Games


class BrokenGame(Struct):
    """A game that is installed and cannot be played."""

    name: str
    origin: str
    """The package that it was installed with, and its version; empty for our own."""
    reason: str


class Games(Struct):
    """The shelf."""

    games: list[GameInfo]
    broken: list[BrokenGame]


class Paragraph(Struct):
    """One paragraph of the rule ledger."""

    id: str
    heading: list[str]
    text: str


class Rules(Struct):
    """A game's rule ledger."""

    title: str
    paragraphs: list[Paragraph]


class GameWords(Struct):
    """All that a reader needs to put what a game says into words; docs/text.md explains it."""

    language: str
    sources: list[str]
    """Files of Project Fluent; a message of a later one stands for one of an earlier one."""
    fallback: list[str]
    """The same in English, for what the language lacks; empty if it is English."""
    arguments: dict[str, dict[str, str]]
    """By the key of a sentence: what each of its arguments is. A kind of things, `seat`, or `number`."""
    labels: dict[str, dict[str, Say]]
    """What things are called, by kind and id."""
    origins: dict[str, int]
    """Kinds of things that are called by the numbers in their ids, counted from here."""


class Catalogue(Struct):
    """The things of a game (cards, buildings …), group by group; the groups are the game's own."""

    groups: dict[str, list[dict[str, Any]]]


# Persons


class NewMe(Struct, forbid_unknown_fields=True):
    """Who one is. Without a session this makes a person, with one it renames."""

    name: Name


class Recover(Struct, forbid_unknown_fields=True):
    """Become the person of a recovery code on this device."""

    code: Code


class Me(Struct):
    """The person of this session. `known` is false without one."""

    known: bool
    name: str
    recovery: str | None = None
    """The recovery code. It is told once, when it is made."""


# Crews


class Member(Struct):
    """Somebody of a crew."""

    name: str
    you: bool
    opened: list[str]
    """What has been opened with it, in whatever crew. A crew may choose what any of its members has opened."""


class Crew(Struct):
    """The people who play a campaign together, and how far they came. Bots do not count."""

    id: str
    members: list[Member]
    kept: list[str]
    """What its own games have brought: chapters, stars."""
    at: int
    """When its last one did (milliseconds since 1970); 0: none yet."""


class Crews(Struct):
    """One's crews in a game: oneself alone, then the others, the latest first."""

    crews: list[Crew]


# Tables


class SeatSpec(Struct, forbid_unknown_fields=True):
    """A seat as asked for. `you` and each `mate` may stand on several seats."""

    kind: Literal["you", "mate", "open", "bot"]
    level: str | None = None
    mate: SeatNumber | None = None
    """For `mate`: who of the crew, as a place in its list of members."""


class NewTable(Struct, forbid_unknown_fields=True):
    """Set up a table. With `start` it begins at once; all seats must then be taken."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=16)]
    options: Options = {}
    crew: Code | None = None
    """The crew that the mates are of (see `Crew.id`)."""
    start: bool = False
    think_ms: Milliseconds | None = None
    """Thinking time of a decision; when it is over a bot decides."""
    leave_ms: Milliseconds | None = None
    """How long a seat whose person has left is waited for before a bot stands in."""


class Join(Struct, forbid_unknown_fields=True):
    """Find a table by its short code; it gives the right to sit on an open seat."""

    code: Code


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat: an open one after joining by code, or any seat with its invitation (which shares a taken one)."""

    seat: SeatNumber
    invite: Code | None = None


class Stand(Struct, forbid_unknown_fields=True):
    """Give up a seat."""

    seat: SeatNumber


class SetSeat(Struct, forbid_unknown_fields=True):
    """The host decides who sits on a seat nobody holds, or (kind open) sends its holder away."""

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: str | None = None


class Start(Struct, forbid_unknown_fields=True):
    """Begin. Open seats get bots of the level `fill`; without it they refuse the start."""

    fill: str | None = None


class Settle(Struct, forbid_unknown_fields=True):
    """The host chooses anew what is played, before it begins. Options that are left out stay as they are."""

    options: Options


class Branch(Struct, forbid_unknown_fields=True):
    """Try from here: a new table from the position just after entry `at`."""

    at: Seq


class Tables(Struct):
    """One's tables, the freshest first."""

    tables: list[TableLine]


Rest = Literal["rules", "game", "log", "continued"]
"""Why a table rests: its log does not replay under today's rules; its game is not there; its log cannot be read; it goes on elsewhere."""


class Shelf(Struct):
    """A table that rests, as it was kept, and as one seat (null: a spectator) saw it then."""

    why: Rest
    text: str
    was: Status
    """How it stood before."""
    rules: str | None
    """The version of the rules that it was played under."""
    today: str | None
    """That of the rules there are now."""
    seq: int
    """So many entries are shown …"""
    last: int
    """… out of so many."""
    at: int
    """When it was kept (milliseconds since 1970)."""
    viewer: int | None
    view: dict[str, Any] | None
    """Null where nothing was kept that could be shown."""
    events: list[SeenEvent]
    """The whole story until then."""
    scores: list[int] | None
    waiting: list[int]
    """The seats that owed an answer."""
    goes_on: bool
    """Those who sat here can play on from here, at a new table and under today's rules."""
    continued: str | None
    """The table at which it goes on."""


# Live messages from a client


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message; `t` says which."""


class Wish(FromClient):
    """A message that is answered by its `ref`."""

    ref: Ref


class Hello(FromClient, tag="hello"):
    """The first message. With `last_seq` and the same seat the story continues from there."""

    last_seq: Seq | None = None
    seat: SeatNumber | None = None
    """The held seat to look through; without it the server chooses one that is asked."""


class MoveMessage(Wish, tag="move"):
    """Play a move. `ref` grows with every message of a connection. `seq` is that of the state it answers: a late one is an error."""

    move: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: Seq | None = None
    at: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """When it was made, on the table's clock as the client knows it. In real time a move that was made just before a deadline counts."""


class UndoMessage(Wish, tag="undo"):
    """Take back the seat's last act, where the law allows."""

    seat: SeatNumber
    seq: Seq | None = None


class Propose(Wish, tag="propose"):
    """Ask all who sit here to go back to just after entry `to`."""

    kind: Literal["take-back"]
    to: Seq


class Answer(Wish, tag="answer"):
    """Answer the open proposal."""

    agree: bool


class Chat(FromClient, tag="chat"):
    """Say something."""

    text: Line


class Point(FromClient, tag="ping"):
    """Point at things."""

    touches: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=8)] = []
    text: Annotated[str, Meta(max_length=120)] = ""


class Look(FromClient, tag="look"):
    """Look through another held seat; null shows what a spectator sees."""

    seat: SeatNumber | None


class Pause(Wish, tag="pause"):
    """Stop the table and its clocks."""


class Resume(Wish, tag="resume"):
    """Go on."""


class Choose(Wish, tag="absence"):
    """Somebody is missed, and the wait is over: wait again, let a bot or a player go on for the person, or stop without a result."""

    choice: Choice
    to: SeatNumber | None = None
    """For `player`: a seat of who takes over; without it, whoever says so."""


class ReadOn(Wish, tag="read"):
    """In a lesson: what the coach said was read, and it may go on. A step that it does not say any more changes nothing."""

    step: Annotated[int, Meta(ge=0, le=10_000)]
    """See `LessonStep.step`."""


class LeaveLesson(Wish, tag="leave-lesson"):
    """Play on without the coach."""


class AskTime(FromClient, tag="time"):
    """What does the table's clock show?"""


class Presence(FromClient, tag="presence"):
    """A sign of life: here, or away (the page is hidden)."""

    here: bool


Numbered = MoveMessage | UndoMessage | Propose | Answer | Pause | Resume | Choose | ReadOn | LeaveLesson
"""What is answered: its `ref` grows with every message of a connection."""
ClientMessage = Hello | Chat | Point | Look | Presence | AskTime | Numbered

HTTP_TYPES: tuple[type, ...] = (
    Games, GameInfo, GameWords, Rules, Catalogue, NewMe, Recover, Me, Crew, Crews, NewTable, Join, Sit, Stand, SetSeat, Settle,
    Start, Branch, TableInfo, Tables, Problem, Replay, Curve, Shelf,
)  # fmt: skip


def schema_components() -> dict[str, Any]:
    """JSON schemas of all types by name, ClientMessage and ServerMessage among them."""
    told = get_args(ServerMessage)
    (client, *shapes), components = msgspec.json.schema_components(
        [ClientMessage, *told, *HTTP_TYPES], ref_template="#/components/schemas/{name}"
    )
    for type_ in {*_all(told), *_all(HTTP_TYPES)}:
        for name, hint in get_type_hints(type_).items():
            if _says(hint):
                known = components[type_.__name__]["properties"]
                known[name] = {**_said(hint), **{key: known[name][key] for key in ("description", "default") if key in known[name]}}
    components[SAID] = SAYING
    return {**components, "ClientMessage": client, "ServerMessage": {"anyOf": shapes[: len(told)], "discriminator": {"propertyName": "t"}}}


def _all(types: Iterable[Any]) -> set[Any]:
    """The types themselves, and those that they are made of."""
    found: set[Any] = set()
    new = list(types)
    while new:
        type_ = new.pop()
        if get_args(type_):
            new += get_args(type_)
        elif isinstance(type_, type) and type_.__module__.startswith("taletable") and type_ not in found:
            found.add(type_)
            new += get_type_hints(type_).values()
    return found


def _says(hint: Any) -> bool:
    return hint is Say or any(_says(part) for part in get_args(hint))


def _said(hint: Any) -> dict[str, Any]:
    """The schema of a type that is made of sayings; for msgspec they are just objects."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return {"type": "array", "items": _said(args[0])}
    if origin is dict:
        return {"type": "object", "additionalProperties": _said(args[1])}
    if args:
        return {"anyOf": [_said(part) for part in args]}
    return {"$ref": f"#/components/schemas/{SAID}"} if hint is Say else {"type": "null" if hint is NoneType else "string"}

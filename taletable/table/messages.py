"""What a client is told, written once: plain data that any carrier may put on its way.

A live message carries its name in `t`. The server encodes these for its lines; `write` does it with the standard library alone.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from taletable.engine.saying import Say
from taletable.engine.state import Options

Status = Literal["open", "running", "paused", "over", "abandoned", "shelved"]
"""open: people still sit down. shelved: it rests, and is kept to be looked at. The other words say themselves."""

Kind = Literal["person", "bot", "open"]
"""Of a seat: who plays it."""
OptionValue = str | int | bool


# Games


@dataclass(slots=True)
class OptionRefusal:
    """A choice that cannot be with a number of seats (the other options at their defaults)."""

    choice: OptionValue
    seats: int
    cite: str
    text: Say


@dataclass(slots=True)
class OptionInfo:
    """One choice at set-up."""

    key: str
    kind: Literal["choice", "flag", "number"]
    name: Say
    text: Say
    default: OptionValue
    choices: list[OptionValue]
    choice_names: list[Say]
    choice_texts: list[Say]
    keys: list[str]
    """What has to be opened before each choice (see `Crew`); empty for nothing."""
    refusals: list[OptionRefusal]


@dataclass(slots=True)
class GameWeb:
    """What a game brings for the web client; see docs/port.md."""

    module: str
    """The address of its ES module; empty: it is played on the plain table."""
    styles: list[str]
    """Style sheets that are loaded before the module draws something."""
    cover: str
    """Its cover as an SVG file; empty: the module draws it, or the client makes one."""
    broken: Say
    """Why its board cannot be used; empty if it can."""


@dataclass(slots=True)
class GameInfo:
    """A game on the shelf."""

    id: str
    name: str
    version: str
    tagline: Say
    blurb: Say
    min_seats: int
    max_seats: int
    ready: bool
    """It has a board and bots; else it is in the making, and only the plain table plays it."""
    real_time: bool
    cooperative: bool
    hidden: bool
    """Seats have secrets: a shared screen is covered between seats."""
    shelf: dict[str, Say]
    options: list[OptionInfo]
    bots: list[str]
    """The levels of its bots: those of the house, weakest first, then bots from elsewhere."""
    reactions: bool
    """It has reaction windows: a person may say when to be asked."""
    lesson: Say | None
    """The title of its lesson, if it has one."""
    web: GameWeb | None = None
    """Who serves the files knows it."""


# Tables


@dataclass(slots=True)
class SeatInfo:
    """A seat as everybody may know it."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    connected: bool
    stand_in: bool
    """A bot plays for the absent person until it comes back."""
    you: bool
    invite: str | None
    """The secret of the invitation link, told to the host only."""
    lent: str | None
    """Who plays it while its person is away, in real time."""


@dataclass(slots=True)
class ScoreLine:
    """One line of the account of a score."""

    key: str
    text: Say
    amount: int


@dataclass(slots=True)
class RivalInfo:
    """The score of an opponent whom the rules play."""

    key: str
    name: Say
    score: int
    lines: list[ScoreLine]


@dataclass(slots=True)
class ResultInfo:
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    lines: list[list[ScoreLine]]
    together: bool = False
    """The seats share one score, and win or lose together."""
    verdict: Say | None = None
    """More than victory or defeat."""
    rivals: list[RivalInfo] = field(default_factory=list)


@dataclass(slots=True)
class ClockInfo:
    """The table's clock in milliseconds. Deadlines are times on it; pauses do not count."""

    now: int
    running: bool
    speed: float
    """Milliseconds of this clock in one of the world's."""
    think_ms: int | None
    leave_ms: int | None
    held: bool
    """It stands still because the coach of a lesson speaks: a move that is wanted can be made all the same."""


@dataclass(slots=True)
class Helper:
    """Somebody who can play a seat for a person who is missed, named by a seat of its own."""

    seat: int
    name: str
    you: bool


@dataclass(slots=True)
class AbsenceInfo:
    """Somebody is missed at a table in real time. The table waits, then the others choose; a clock that runs does not wait."""

    name: str
    seats: list[int]
    """What the person plays."""
    wait_ms: int
    """So long the table still waits; 0: the others choose."""
    choose: bool
    """You are one of the others."""
    helpers: list[Helper]
    """Who can take over."""
    stop: list[str]
    """Who would rather stop; it takes all of the others who are here."""
    runs: bool
    """The clock runs meanwhile."""


@dataclass(slots=True)
class TableInfo:
    """What a person may know about a table; sent whenever it changes."""

    t: Literal["table"] = field(default="table", init=False)
    id: str
    code: str | None
    """The short code, for those who sit here or joined by it."""
    game: str
    name: str
    version: str
    options: Options
    seats: list[SeatInfo]
    host: str
    you_host: bool
    status: Status
    commitment: str
    """SHA-256 of the seed, in hex, from the start."""
    seed: str | None
    """The seed in hex, once the game has ended."""
    result: ResultInfo | None
    seq: int
    waiting: list[int]
    """The seats that owe an answer."""
    clock: ClockInfo
    watching: int
    """How many people look on without a seat."""
    created: int
    rematch: str | None
    """The table of the rematch, if there is one."""
    sequel: str | None
    """The table of what follows in the campaign, if it has been laid."""
    branch_of: str | None
    branch_at: int | None
    lesson: bool
    """The table teaches its game."""
    absence: AbsenceInfo | None
    table_rules: dict[str, str]
    """Paragraphs of the game's ledger on what is the table's business: `pause`, `absence`, `crew`."""


@dataclass(slots=True)
class TableLine:
    """A table in one's list."""

    id: str
    game: str
    name: str
    status: Status
    seats: list[SeatInfo]
    waiting: list[int]
    your_turn: bool
    created: int
    updated: int
    result: ResultInfo | None


@dataclass(slots=True)
class Problem:
    """Why a request was not done; nothing has changed."""

    code: str
    args: dict[str, Any] | None
    """With these `problem.<code>` says why, in the language of who reads it; null: a game's rules refuse it, and `text` says why."""
    cite: str = ""
    text: str = ""
    """In words, for those who have no catalogue; empty before it goes over the wire."""


# What is seen of a game


@dataclass(slots=True)
class RefusalInfo:
    """Why not: the paragraph, a key, and the sentence."""

    cite: str
    key: str
    text: Say


@dataclass(slots=True)
class Offer:
    """Something a seat might try. `refusal` is null where it may."""

    move: str
    verb: str
    args: list[str]
    text: Say | None
    """Null: the sentence of its verb, `move.<verb>`."""
    touches: list[str]
    refusal: RefusalInfo | None


@dataclass(slots=True)
class Ask:
    """What a seat has to decide."""

    seat: int
    rule: str
    cite: str
    prompt: Say
    sealed: bool
    deadline: int | None
    """A time on the table's clock."""
    offers: list[Offer]
    """Empty for a held seat that is not looked at, in games with secrets."""
    undo: bool
    since: int
    """When it was asked, on the table's clock."""
    let_be: str | None
    """In a reaction window: the move that does nothing."""


@dataclass(slots=True)
class SeenEvent:
    """Something that happened, as the viewer may know it, in the words of `event.<kind>` if there are any. `n` is the entry of the log
    that caused it."""

    kind: str
    args: dict[str, str | int]
    n: int


@dataclass(slots=True)
class LessonStep:
    """What the coach of a lesson says now, and what it waits for."""

    step: int
    """Its place in the lesson: `read` names it."""
    number: int
    """Counted from 1 without asides; 0: an aside."""
    total: int
    text: Say
    cite: str
    point: list[list[str]]
    """Ids of things in groups; one of the first group on the board is meant."""
    button: bool
    """It is read on; otherwise a move is wanted."""
    takes: list[str] | None
    """The moves that are let through; null: all."""


@dataclass(slots=True)
class Scene:
    """A step that is worth seeing: what happened, and what it changed in the view."""

    key: str
    """Which step of the book it is, as the rules name it; empty: a plain act."""
    n: int
    """The entry of the log that it belongs to."""
    events: list[SeenEvent]
    view: dict[str, Any]
    """The fields of the view that changed, with their new values; of `players`, for each seat, those of its fields that changed."""
    gone: list[str]
    """Fields that are in the view no more: `field`, or `players/<seat>/field`."""


@dataclass(slots=True)
class StateMessage:
    """The game as one seat (null: a spectator) sees it after `seq` entries: whole, or as the scenes that led to it."""

    t: Literal["state"] = field(default="state", init=False)
    seq: int
    viewer: int | None
    view: dict[str, Any] | None
    """Null: as the last scene leaves it."""
    scenes: list[Scene]
    """What happened since the last message, one after the other; the last one is the present."""
    asks: list[Ask]
    """One per held seat that is asked."""
    events: list[SeenEvent]
    """With a whole view: what led to it."""
    full: bool
    """`events` is the whole story so far and replaces what the client has; otherwise it, or the scenes, continue it."""
    calm: bool
    """No clock runs: scenes may be watched at leisure."""
    undo: list[int]
    """Held seats that may take something back now, asked or not."""
    lesson: LessonStep | None
    """At a table that teaches: what the coach says to the viewer, if anything."""


@dataclass(slots=True)
class Replay:
    """A past moment: the view just after entry `at`, what that entry brought, and the scenes that followed up to another entry."""

    at: int
    last: int
    viewer: int | None
    view: dict[str, Any]
    events: list[SeenEvent]
    scenes: list[Scene]


@dataclass(slots=True)
class CurveLine:
    """How a seat (null: the team, or somebody without a seat) stood in one thing that matters."""

    key: str
    text: Say
    seat: int | None
    top: int | None
    """The most that there can be; null: nobody knows."""
    steps: list[list[int]]
    """Each change as the number of the scene and the new value; the first is that of the beginning."""


@dataclass(slots=True)
class CurvePart:
    """A turn, a round or a chapter, and the scene with which it begins."""

    scene: int
    text: Say


@dataclass(slots=True)
class TurningPoint:
    """What turned the tale, and in which scene."""

    scene: int
    event: SeenEvent
    line: int | None
    """The line that it moved most, as its number."""
    gain: int
    """By how much."""


@dataclass(slots=True)
class Curve:
    """The course of a game, as one seat (null: a spectator) may know it: its scenes, and what mattered in them."""

    last: int
    viewer: int | None
    entries: list[int]
    """For each scene the entry of the log that it belongs to."""
    times: list[int]
    """For each scene the time on the table's clock; empty where no clock matters."""
    lines: list[CurveLine]
    parts: list[CurvePart]
    turnings: list[TurningPoint]


# Live messages


@dataclass(slots=True)
class Ack:
    """Done, and durable."""

    t: Literal["ack"] = field(default="ack", init=False)
    ref: int
    seq: int


@dataclass(slots=True)
class Refused:
    """The rules forbid it."""

    t: Literal["refused"] = field(default="refused", init=False)
    ref: int
    refusal: RefusalInfo


@dataclass(slots=True)
class Error:
    """The message was no good; nothing has changed."""

    t: Literal["error"] = field(default="error", init=False)
    code: str
    args: dict[str, Any]
    """With these `problem.<code>` says why, in the language of who reads it."""
    ref: int | None = None


@dataclass(slots=True)
class ChatLine:
    """One thing said at the table."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


@dataclass(slots=True)
class ChatMessage:
    """Things said; after `hello` the last ones."""

    t: Literal["chat"] = field(default="chat", init=False)
    lines: list[ChatLine]


@dataclass(slots=True)
class TimeMessage:
    """The table's clock. It is never ahead when it arrives, so a client that takes it as it is sees no sand run out too early."""

    t: Literal["time"] = field(default="time", init=False)
    now: int
    running: bool


@dataclass(slots=True)
class PingMessage:
    """Somebody points at things."""

    t: Literal["ping"] = field(default="ping", init=False)
    seat: int | None
    name: str
    text: str | Say
    """What a person says, or a saying."""
    touches: list[str]


@dataclass(slots=True)
class ProposalMessage:
    """A take-back that needs the consent of all who sit here. `open` is false when it is settled."""

    t: Literal["proposal"] = field(default="proposal", init=False)
    open: bool
    kind: Literal["take-back"]
    to: int
    by: str
    agreed: list[str]
    missing: list[str]
    you: bool
    """You are still asked."""
    outcome: Literal["", "done", "declined"]


ServerMessage = TableInfo | StateMessage | Ack | Refused | Error | ChatMessage | PingMessage | ProposalMessage | TimeMessage
"""What a live line carries to a client."""


def write(message: Any) -> str:
    """Plain data as JSON."""
    return json.dumps(message, default=_members, ensure_ascii=False, separators=(",", ":"))


def _members(data: Any) -> dict[str, Any]:
    return {member.name: getattr(data, member.name) for member in fields(data)}

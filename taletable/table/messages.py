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

Talking = Literal["all", "seated", "none"]
"""Who may say something at a table."""
Public = Literal["open", "strangers"]
"""Who wants may sit down: at a table that its host has opened to all, at one that was laid for people who do not know each other."""
Bar = Literal["seat", "table", "mute"]
"""What the host keeps somebody from."""

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


@dataclass(slots=True)
class Paragraph:
    """One paragraph of the rule ledger."""

    id: str
    heading: list[str]
    text: str


@dataclass(slots=True)
class Rules:
    """A game's rule ledger."""

    title: str
    paragraphs: list[Paragraph]


@dataclass(slots=True)
class GameWords:
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
    role: str
    """The field of a player in a view that says what the seat plays; also the kind of thing that is. Empty: nothing with a name."""


# Crews


@dataclass(slots=True)
class Member:
    """Somebody of a crew."""

    name: str
    you: bool
    opened: list[str]
    """What has been opened with it, in whatever crew. A crew may choose what any of its members has opened."""


@dataclass(slots=True)
class Crew:
    """The people who play a campaign together, and how far they came. Bots do not count."""

    id: str
    members: list[Member]
    kept: list[str]
    """What its own games have brought: chapters, stars."""
    at: int
    """When its last one did (milliseconds since 1970); 0: none yet."""


@dataclass(slots=True)
class Crews:
    """One's crews in a game: oneself alone, then the others, the latest first."""

    crews: list[Crew]


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
    until: int | None = None
    """When the time of what it is asked is out, on the table's clock."""
    left: int | None = None
    """So much time it has left where that is for the game or the day, as of when it was asked last."""
    rests: bool = False
    """Its people are on vacation, and its time rests."""
    forfeited: bool = False
    """Its time was out: a bot plays it to the end."""


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
    practice: bool = False
    """The table went back to before luck or a reveal: it opens nothing, and nobody's win counts."""
    stood_in: list[int] = field(default_factory=list)
    """Seats of people for whom a bot decided more often than they did themselves: what they won is not theirs."""


@dataclass(slots=True)
class PaceInfo:
    """How long people may think at a table."""

    per: Literal["decision", "game", "day"]
    total_ms: int
    gain_ms: int
    """What a decision gives back, where the time is for the game."""
    out: Literal["bot", "skip", "forfeit"]
    """What becomes of a seat whose time is out."""


@dataclass(slots=True)
class ClockInfo:
    """The table's clock in milliseconds. Deadlines are times on it; pauses do not count."""

    now: int
    running: bool
    speed: float
    """Milliseconds of this clock in one of the world's."""
    pace: PaceInfo | None
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
class SharingInfo:
    """Somebody asks to sit beside who holds a seat."""

    key: str
    """By which it is answered."""
    seat: int
    name: str
    you: bool
    """You ask."""
    yours: bool
    """You hold the seat, and answer."""


@dataclass(slots=True)
class PersonInfo:
    """Somebody at a table. Everybody knows who sits; the host also who looks on, was invited, or is kept out."""

    key: str
    """By which the person is named to the server."""
    name: str
    seats: list[int]
    host: bool
    here: bool
    bars: list[Bar]
    """What the host keeps the person from."""


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
    sharing: list[SharingInfo]
    looked_into: bool
    """It was tried out from a past moment while it ran: nobody else sits down here any more."""
    bound: str | None
    """What it is played for: `day:2026-11-19` for the tale of a day, `event:<code>` for a league, `dare:<code>` for a challenge."""
    onlooking: int
    """So many seconds who only looks on is behind; less than 0: the game is not shown to them."""
    talking: Talking
    public: Public | None
    """Who wants may sit down before it begins; with `strangers` it begins by itself."""
    language: str
    """That is spoken at a public table; empty: any."""
    people: list[PersonInfo]
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
    until: int | None = None
    """When the time for your move is out (milliseconds since 1970); null: there is no clock, or it rests."""
    bound: str | None = None
    """What it is played for, see `TableInfo`."""


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


Tone = Literal["cost", "gain", "plain", "deed"]
"""How something at stake is meant: it is paid or lost, it comes of the move, it is good to know, or the button that does it says so."""


@dataclass(slots=True)
class StakeInfo:
    """What a move costs or brings, or what else should be known before it is done."""

    tone: Tone
    text: Say


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
    deeds: dict[str, list[StakeInfo]]
    """Moves that are asked for twice, because they cannot be taken back or are dear, each with what is at stake."""


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
    flows: bool
    """It moves by itself, as time does."""
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
    said: Say | None
    """The gain in words."""


@dataclass(slots=True)
class DeedLine:
    """What a seat did in the game, and how often; the best of it earns an award."""

    seat: int
    key: str
    n: int
    text: Say
    award: Say | None


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
    deeds: list[DeedLine]
    """What is told of the seats, once the game is over."""


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


Deed = Literal[
    "sits", "stands", "shares", "opens", "becomes", "hosts", "sends-away", "bars", "lets-in", "mutes", "unmutes", "onlooking", "talking"
]


@dataclass(slots=True)
class ChatLine:
    """One thing said at the table."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""
    deed: Deed | None = None
    """The table itself tells what the person of this name has done; `text` is the name of whom it was done to, if anybody, or how it is
    now."""
    who: str | None = None
    """By which who said it is named to the server: to be muted, blocked, reported."""


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
class AnnouncementMessage:
    """What the operators of the server want everybody to know; empty: nothing any more."""

    t: Literal["announcement"] = field(default="announcement", init=False)
    text: str


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


ServerMessage = (
    TableInfo | StateMessage | Ack | Refused | Error | ChatMessage | PingMessage | ProposalMessage | TimeMessage | AnnouncementMessage
)
"""What a live line carries to a client."""


def write(message: Any) -> str:
    """Plain data as JSON."""
    return json.dumps(message, default=_members, ensure_ascii=False, separators=(",", ":"))


def _members(data: Any) -> dict[str, Any]:
    return {member.name: getattr(data, member.name) for member in fields(data)}

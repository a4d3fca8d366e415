"""Everything that goes over the wire, written once: HTTP bodies, live messages, and the schema made from them.

Live messages carry their name in `t`. A client sends ClientMessage and gets ServerMessage, as JSON text frames.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Status = Literal["open", "running", "paused", "over", "abandoned"]
"""open: people still sit down. The other words say themselves."""

OptionValue = str | int | bool
Options = dict[str, OptionValue]

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Ref = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Milliseconds = Annotated[int, Meta(ge=1000, le=30 * 24 * 3600 * 1000)]

JsonObject = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object", "additionalProperties": True})]


# Games


class OptionRefusal(Struct):
    """A choice that cannot be with a number of seats (the other options at their defaults)."""

    choice: OptionValue
    seats: int
    cite: str
    text: str


class OptionInfo(Struct):
    """One choice at set-up."""

    key: str
    kind: Literal["choice", "flag", "number"]
    name: str
    text: str
    default: OptionValue
    choices: list[OptionValue]
    choice_names: list[str]
    choice_texts: list[str]
    keys: list[str]
    """What has to be opened before each choice (see `Crew`); empty for nothing."""
    refusals: list[OptionRefusal]


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    name: str
    version: str
    tagline: str
    blurb: str
    min_seats: int
    max_seats: int
    ready: bool
    """It has a board and bots; else it is in the making, and only the plain table plays it."""
    real_time: bool
    cooperative: bool
    hidden: bool
    """Seats have secrets: a shared screen is covered between seats."""
    shelf: dict[str, str]
    options: list[OptionInfo]
    bots: list[str]
    """The levels of its bots, weakest first."""
    reactions: bool
    """It has reaction windows: a person may say when to be asked."""
    lesson: str | None
    """The title of its lesson, if it has one."""


class Games(Struct):
    """The shelf."""

    games: list[GameInfo]


class Paragraph(Struct):
    """One paragraph of the rule ledger."""

    id: str
    heading: list[str]
    text: str


class Rules(Struct):
    """A game's rule ledger."""

    title: str
    paragraphs: list[Paragraph]


class LessonStep(Struct):
    """One thing that the coach says; see `taletable.games.lessons`."""

    say: str
    at: str
    """The rule that has to ask the learner; empty for any moment."""
    when: dict[str, OptionValue | list[OptionValue]]
    point: list[str]
    do: list[str]
    until: list[str]
    cite: str
    can: list[str]
    aside: bool
    """Said once, as soon as its moment comes, whatever was said before."""
    flows: bool
    """The clock goes on meanwhile."""


class Lesson(Struct):
    """What the coach of a game's lesson says."""

    title: str
    text: str
    hold: list[str]
    """Rules at which the clock stands still while the coach speaks."""
    steps: list[LessonStep]


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


class SeatInfo(Struct):
    """A seat as everybody may know it."""

    seat: int
    kind: Literal["person", "bot", "open"]
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


class ScoreLine(Struct):
    """One line of the account of a score."""

    key: str
    text: str
    amount: int


class RivalInfo(Struct):
    """The score of an opponent whom the rules play."""

    key: str
    name: str
    score: int
    lines: list[ScoreLine]


class ResultInfo(Struct):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    lines: list[list[ScoreLine]]
    together: bool = False
    """The seats share one score, and win or lose together."""
    verdict: str = ""
    """More than victory or defeat, in words."""
    rivals: list[RivalInfo] = []


class ClockInfo(Struct):
    """The table's clock in milliseconds. Deadlines are times on it; pauses do not count."""

    now: int
    running: bool
    speed: float
    """Milliseconds of this clock in one of the world's."""
    think_ms: int | None
    leave_ms: int | None


class Helper(Struct):
    """Somebody who can play a seat for a person who is missed, named by a seat of its own."""

    seat: int
    name: str
    you: bool


class AbsenceInfo(Struct):
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


class TableInfo(Struct, tag_field="t", tag="table"):
    """What a person may know about a table; sent whenever it changes."""

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


class TableLine(Struct):
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


class Tables(Struct):
    """One's tables, the freshest first."""

    tables: list[TableLine]


class Problem(Struct):
    """Why a request was not done; nothing has changed."""

    code: str
    text: str
    cite: str = ""


# What is seen of a game


class RefusalInfo(Struct):
    """Why not: the paragraph, a key, and a sentence."""

    cite: str
    key: str
    text: str


class Offer(Struct):
    """Something a seat might try. `refusal` is null where it may."""

    move: str
    verb: str
    args: list[str]
    text: str
    touches: list[str]
    refusal: RefusalInfo | None


class Ask(Struct):
    """What a seat has to decide."""

    seat: int
    rule: str
    cite: str
    prompt: str
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


class SeenEvent(Struct):
    """Something that happened, as the viewer may know it. `n` is the entry of the log that caused it."""

    kind: str
    args: dict[str, str | int]
    text: str
    n: int


class StateMessage(Struct, tag_field="t", tag="state"):
    """The game as one seat (null: a spectator) sees it after `seq` entries."""

    seq: int
    viewer: int | None
    view: JsonObject
    asks: list[Ask]
    """One per held seat that is asked."""
    events: list[SeenEvent]
    full: bool
    """`events` is the whole story so far and replaces what the client has; otherwise it continues it."""
    undo: list[int]
    """Held seats that may take something back now, asked or not."""


class Replay(Struct):
    """A past moment: the view just after entry `at`, and what that entry brought."""

    at: int
    last: int
    viewer: int | None
    view: JsonObject
    events: list[SeenEvent]


# Live messages from the server


class Ack(Struct, tag_field="t", tag="ack"):
    """Done, and durable."""

    ref: int
    seq: int


class Refused(Struct, tag_field="t", tag="refused"):
    """The rules forbid it."""

    ref: int
    refusal: RefusalInfo


class Error(Struct, tag_field="t", tag="error"):
    """The message was no good; nothing has changed."""

    code: str
    text: str
    ref: int | None = None


class ChatLine(Struct):
    """One thing said at the table."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class ChatMessage(Struct, tag_field="t", tag="chat"):
    """Things said; after `hello` the last ones."""

    lines: list[ChatLine]


class TimeMessage(Struct, tag_field="t", tag="time"):
    """The table's clock. It is never ahead when it arrives, so a client that takes it as it is sees no sand run out too early."""

    now: int
    running: bool


class PingMessage(Struct, tag_field="t", tag="ping"):
    """Somebody points at things."""

    seat: int | None
    name: str
    text: str
    touches: list[str]


class ProposalMessage(Struct, tag_field="t", tag="proposal"):
    """A take-back that needs the consent of all who sit here. `open` is false when it is settled."""

    open: bool
    kind: Literal["take-back"]
    to: int
    by: str
    agreed: list[str]
    missing: list[str]
    you: bool
    """You are still asked."""
    outcome: Literal["", "done", "declined"]


# Live messages from a client


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message. With `last_seq` and the same seat the story continues from there."""

    last_seq: Seq | None = None
    seat: SeatNumber | None = None
    """The held seat to look through; without it the server chooses one that is asked."""


class MoveMessage(Struct, tag_field="t", tag="move", forbid_unknown_fields=True):
    """Play a move. `ref` grows with every message of a connection. `seq` is that of the state it answers: a late one is an error."""

    ref: Ref
    move: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: Seq | None = None
    at: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """When it was made, on the table's clock as the client knows it. In real time a move that was made just before a deadline counts."""


class UndoMessage(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last act, where the law allows."""

    ref: Ref
    seat: SeatNumber
    seq: Seq | None = None


class Propose(Struct, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Ask all who sit here to go back to just after entry `to`."""

    ref: Ref
    kind: Literal["take-back"]
    to: Seq


class Answer(Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """Answer the open proposal."""

    ref: Ref
    agree: bool


class Say(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Say something."""

    text: Line


class Point(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Point at things."""

    touches: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=8)] = []
    text: Annotated[str, Meta(max_length=120)] = ""


class Look(Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """Look through another held seat; null shows what a spectator sees."""

    seat: SeatNumber | None


class Pause(Struct, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """Stop the table and its clocks."""

    ref: Ref


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    """Go on."""

    ref: Ref


class Choose(Struct, tag_field="t", tag="absence", forbid_unknown_fields=True):
    """Somebody is missed, and the wait is over: wait again, let a bot or a player go on for the person, or stop without a result."""

    ref: Ref
    choice: Literal["wait", "bot", "player", "stop"]
    to: SeatNumber | None = None
    """For `player`: a seat of who takes over; without it, whoever says so."""


class AskTime(Struct, tag_field="t", tag="time", forbid_unknown_fields=True):
    """What does the table's clock show?"""


class Presence(Struct, tag_field="t", tag="presence", forbid_unknown_fields=True):
    """A sign of life: here, or away (the page is hidden)."""

    here: bool


ClientMessage = Hello | MoveMessage | UndoMessage | Propose | Answer | Say | Point | Look | Pause | Resume | Choose | Presence | AskTime
ServerMessage = TableInfo | StateMessage | Ack | Refused | Error | ChatMessage | PingMessage | ProposalMessage | TimeMessage

HTTP_TYPES: tuple[type[Struct], ...] = (
    Games, GameInfo, Rules, Lesson, Catalogue, NewMe, Recover, Me, Crew, Crews, NewTable, Join, Sit, Stand, SetSeat, Settle,
    Start, Branch, TableInfo, Tables, Problem, Replay,
)  # fmt: skip


def schema_components() -> dict[str, Any]:
    """JSON schemas of all types by name, ClientMessage and ServerMessage among them."""
    (client, server, *_), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *HTTP_TYPES], ref_template="#/components/schemas/{name}"
    )
    return {**components, "ClientMessage": client, "ServerMessage": server}

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
from taletable.table.messages import (
    Crew,
    Crews,
    Curve,
    GameInfo,
    GameWords,
    PaceInfo,
    Problem,
    Replay,
    Rules,
    ScoreLine,
    SeenEvent,
    ServerMessage,
    Status,
    TableInfo,
    TableLine,
    Talking,
)
from taletable.table.pace import Out, Per

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


class Catalogue(Struct):
    """The things of a game (cards, buildings …), group by group; the groups are the game's own."""

    groups: dict[str, list[dict[str, Any]]]


class Parcel(Struct):
    """An archive of what a page takes along."""

    game: str
    """The game that is in it; empty: what all games need."""
    url: str
    size: int


class Luggage(Struct):
    """What a page takes along to carry tables by itself, beside its own files."""

    parcels: list[Parcel]


# Persons


class NewMe(Struct, forbid_unknown_fields=True):
    """Who one is. Without a session this makes a person, with one it renames."""

    name: Name


class Me(Struct):
    """The person of this session. `known` is false without one."""

    known: bool
    name: str
    recovery: str | None = None
    """The recovery code. It is told once, when it is made."""
    announcement: str = ""
    """What the operators of the server want everybody to know."""


# Coming in


class ReaderCard(Struct):
    """What would come along with somebody."""

    name: str
    waiting: int
    finished: int
    lessons: int
    guest: bool
    """Nothing but a recovery code opens this door: another card can take in all that is on it."""


class KeyInfo(Struct):
    """What opens one's door."""

    key: str
    kind: Literal["passkey", "mail", "club"]
    name: str
    created: int
    used: int


class Keys(Struct):
    """By what one comes in, and by what one could."""

    keys: list[KeyInfo]
    card: ReaderCard | None
    """None for who is nobody yet."""
    mails: bool
    """The operator has a server for letters."""
    club: str
    """What the club is called that has an identity server; empty for none."""


class ForgetKey(Struct, forbid_unknown_fields=True):
    """It opens one's door no more."""

    key: Code


class Asking(Struct):
    """What a browser has to be asked for a passkey (WebAuthn)."""

    options: dict[str, Any]


class Passkey(Struct, forbid_unknown_fields=True):
    """What it answered."""

    credential: dict[str, Any]


class Letter(Struct, forbid_unknown_fields=True):
    """Write to this address, with a code that lets its owner in."""

    address: Annotated[str, Meta(min_length=3, max_length=200)]


class Posted(Struct):
    """Something was sent or made that lets somebody in until then (milliseconds since 1970)."""

    until: int
    code: str = ""
    link: str = ""


class ClubWay(Struct):
    """Where one signs in at the club."""

    url: str


class Enter(Struct, forbid_unknown_fields=True):
    """Come in with a code: the recovery code, that of a letter or of another device, or what an offer has given."""

    code: Code
    typed: bool = False
    """By hand, into this page: then it was asked for on purpose."""
    how: Literal["", "leave", "together"] = ""
    """Once all is told: leave the card behind that is here, or put both together."""
    name: Annotated[str, Meta(max_length=32)] = ""
    """What somebody is called who is new here."""


class Door(Struct):
    """Whose door it is. Nothing has happened yet."""

    code: str
    card: ReaderCard
    mine: ReaderCard | None
    together: bool
    """Both cards can be put together."""


class Entered(Struct):
    """One is in, or has to say how."""

    me: Me | None = None
    kept: bool = False
    """The key is new, and opens the door of who is here."""
    together: bool = False
    door: Door | None = None


class SetVacation(Struct, forbid_unknown_fields=True):
    """Be away until a moment (milliseconds since 1970); null: be back."""

    until: Annotated[int, Meta(ge=0, le=2**53)] | None


class Vacation(Struct):
    """Is one away, and how long may one be?"""

    until: int | None
    left_ms: int


class NewChallenge(Struct, forbid_unknown_fields=True):
    """Let others try the deal of a game that is over."""

    said: Annotated[str, Meta(max_length=120)] = ""


class Attempt(Struct):
    """Somebody's try at a deal."""

    name: str
    you: bool
    table: str
    over: bool
    score: int | None
    won: bool
    better: bool
    """Better than who challenges."""


class Challenge(Struct):
    """ "Beat me on this deal": a game that is over, and who has tried the same deal."""

    code: str
    game: str
    name: str
    """Of the game."""
    by: str
    you: bool
    """One's own."""
    said: str
    options: Options
    seats: list[SeatSpec]
    """Who sits where: who tries it as `you`, all others as bots."""
    commitment: str
    """SHA-256 of the seed, in hex: the same for all who try."""
    score: int | None
    won: bool
    table: str | None
    """Where the game was played: told once one's own try is over."""
    tried: int
    mine: Attempt | None
    attempts: list[Attempt]
    """All that are over, the best first: told once one's own is."""


DayState = Literal["fresh", "adrift", "done", "along", "closed"]
"""Of one's own try: not begun, begun, over, taken along to one's own device; or it cannot be begun any more."""


class DayLine(Struct):
    """The tale of today of one game."""

    game: str
    name: str
    state: DayState
    tried: int
    """So many have begun their serious try."""
    seats: list[SeatSpec]
    options: Options
    commitment: str = ""
    """SHA-256 of the seed, in hex; it was fixed the day before."""
    tomorrow: str = ""
    """That of tomorrow's."""
    table: str | None = None
    score: int | None = None
    rank: int | None = None


class PlayedDay(Struct):
    """Has somebody played on a day?"""

    day: str
    played: bool


class Today(Struct):
    """The tales of today, the seals of tomorrow, and on which of the last days one has played."""

    day: str
    ends: int
    games: list[DayLine]
    fortnight: list[PlayedDay]


class DayResult(Struct):
    """What came of somebody's try."""

    name: str
    you: bool
    table: str | None
    """Null: it was played elsewhere."""
    rank: int | None
    score: int | None
    """Null: it was given up."""
    won: bool
    lines: list[ScoreLine]
    minutes: int
    """From the first moment to the last."""


class DayPage(Struct):
    """The deal of a day. How others did is told once one's own try is over, or the day."""

    day: str
    game: str
    name: str
    state: DayState
    today: bool
    ends: int
    seats: list[SeatSpec]
    options: Options
    sealed: int
    """When it was fixed (milliseconds since 1970)."""
    commitment: str
    seed: str | None
    """In hex, once the day is over."""
    table: str | None
    """One's own."""
    tried: int
    opened: bool
    results: list[DayResult]
    """Those that count, the best first."""
    apart: list[DayResult]
    """Those that do not: played on a device, with help, or ended after the day."""
    scores: list[int]
    """Of all that count."""


class TakenDeal(Struct):
    """A day's deal for a table on one's own device. Whoever has it has the seed, so that nothing counts any more."""

    day: str
    game: str
    rules: str
    options: Options
    seats: list[SeatSpec]
    seed: str
    commitment: str


class BringTale(Struct, forbid_unknown_fields=True):
    """What came of a deal that was taken along: its record."""

    day: Annotated[str, Meta(max_length=10)]
    tale: str


class Beside(Struct):
    """Two games of a kind that are over, side by side."""

    seats: list[int]
    """Whose games they are: one's own seat, else the first that a person held."""
    same: bool
    """The same deal."""
    decisions: list[list[int]]
    """Of both, the entries at which those seats decided something."""
    fork: int | None
    """The first decision that is not the same; null: all are."""


class BySeats(Struct):
    """How often somebody won, where so many played."""

    seats: int
    played: int
    won: int


class Favourite(Struct):
    """What somebody had at the end of games."""

    thing: str
    """An id of the catalogue."""
    times: int
    won: int


class Rival(Struct):
    """Head to head with somebody."""

    name: str | None
    """Null for bots."""
    level: str | None
    before: int
    """In so many games one was before them …"""
    behind: int
    """… and in so many behind."""


class RatingPoint(Struct):
    """A rating after a game."""

    at: int
    value: int
    band: int
    table: str


class BotRating(Struct):
    """How strong a bot is."""

    level: str
    value: int


class Rated(Struct):
    """Somebody's rating in a game."""

    value: int
    band: int
    settled: bool
    games: int
    course: list[RatingPoint]
    bots: list[BotRating]


class LastGame(Struct):
    """A game that was played."""

    table: str
    won: bool
    at: int


class SealInfo(Struct):
    """What somebody has earned, or how far it is."""

    key: str
    name: Say
    how: Say
    thing: str
    done: int
    of: int
    table: str | None
    """The table at which it was earned; null: not yet."""
    at: int | None


class GameRecord(Struct):
    """What somebody's games of one kind say."""

    game: str
    name: str
    games: int
    won: int
    by_seats: list[BySeats]
    last: list[LastGame]
    """The latest ones, the latest last."""
    in_a_row: int
    longest: int
    best: int | None
    best_table: str | None
    pace: int | None
    """Milliseconds of a decision."""
    favourites: list[Favourite]
    rivals: list[Rival]
    rating: Rated | None
    fitting: str | None
    """The bot that fits best; null where there are none."""
    seals: list[SealInfo]


class PersonPage(Struct):
    """Somebody, by what they played. Only games count that were played unaided and without going back past luck."""

    handle: str
    name: str
    you: bool
    open: bool
    """Whoever has the link may look."""
    rated: bool
    since: int
    all_games: int
    """Those that do not count included."""
    games: list[GameRecord]


class NewProfile(Struct, forbid_unknown_fields=True):
    """What one wants to be told of, and by whom to be seen. What is left out stays as it is."""

    open: bool | None = None
    rated: bool | None = None


# Calls

Event = Literal["turn", "waits", "invited", "over"]
"""It is your turn; half of your time has passed; you are asked to a table; a game has ended."""
Way = Literal["push", "mail", "hook"]
WAYS: tuple[Way, ...] = ("push", "mail", "hook")
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class PushKeys(Struct):
    """What only this browser can read notices with."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class Subscription(Struct):
    """A browser that can be called, as it says itself (`PushSubscription`)."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """A browser that shall not be called any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Hook(Struct, forbid_unknown_fields=True):
    """An address that is posted to."""

    kind: Literal["discord", "slack", "matrix", "json"]
    url: Annotated[str, Meta(min_length=8, max_length=500)]


class Calling(Struct, forbid_unknown_fields=True):
    """What somebody wants to be told while elsewhere, and on which ways."""

    turn: list[Way] = []
    waits: list[Way] = []
    invited: list[Way] = []
    over: list[Way] = []
    quiet: tuple[Minute, Minute] | None = None
    """From one minute of the day to another nothing is told; it waits."""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    digest: bool = True
    """What is due at once is told as one."""
    hook: Hook | None = None
    mail: str = ""
    """The address for letters, once it is confirmed."""
    language: Annotated[str, Meta(max_length=20)] = "en"
    silent: Annotated[list[Code], Meta(max_length=300)] = []
    """Tables that call on no way."""

    def ways(self, event: str, table: str) -> list[Way]:
        """On which ways something is told of a table."""
        wanted: list[Way] = getattr(self, event) if table not in self.silent else []
        ready = {"push": True, "mail": bool(self.mail), "hook": self.hook is not None}
        return [way for way in WAYS if way in wanted and ready[way]]

    def wakes(self, minute: int) -> int:
        """In how many minutes the quiet is over; 0: it is not quiet."""
        if self.quiet is None:
            return 0
        since, until = self.quiet
        quiet = since <= minute < until if since <= until else minute >= since or minute < until
        return (until - minute) % (24 * 60) if quiet else 0


class CallingInfo(Struct):
    """What one wants, and which ways there are here."""

    calling: Calling
    push_key: str
    mails: bool
    """The operator has a server for letters."""
    browsers: int
    """So many of one's browsers can be called."""


class TryWay(Struct, forbid_unknown_fields=True):
    """Show what a notice looks like."""

    way: Way


class SetMail(Struct, forbid_unknown_fields=True):
    """The address for letters; empty: none any more. A letter asks whether it is right."""

    address: Annotated[str, Meta(max_length=200)]


class ConfirmMail(Struct, forbid_unknown_fields=True):
    """What stood in that letter."""

    token: Annotated[str, Meta(max_length=600)]


class Device(Struct):
    """Where one is signed in."""

    key: str
    name: str
    """What the device calls itself."""
    created: int
    seen: int
    here: bool


class Devices(Struct):
    """Where one is signed in, the last used first. What was signed in before there were devices is not listed until it comes again."""

    devices: list[Device]


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign out on one device; without one everywhere, or with `others` everywhere but here."""

    device: Code | None = None
    others: bool = False


class DeleteMe(Struct, forbid_unknown_fields=True):
    """One's present name, so that it is meant."""

    name: Name


class Blocked(Struct):
    """Somebody whom one does not want to hear."""

    key: str
    name: str


class Blocks(Struct):
    """Whom one has blocked."""

    people: list[Blocked]


class Unblock(Struct, forbid_unknown_fields=True):
    """Hear somebody again."""

    key: Code


# Others

Speech = Annotated[str, Meta(pattern="^([a-z]{2,3}(-[A-Za-z0-9]{2,8})?)?$", max_length=20)]
"""A language that people speak, as its tag; empty: any."""
Speed = Literal["any", "live", "days"]
"""In one go, or over days."""


class Friend(Struct):
    """Somebody one knows, as far as they show themselves."""

    key: str
    """By which they are named to whom they know, and to nobody else."""
    name: str
    state: Literal["here", "playing", "away", "hidden"]
    """`hidden`: they do not show whether they are here."""
    game: str | None
    """What they play."""
    since: int | None
    """When they were last seen (milliseconds since 1970)."""
    handle: str | None
    """Of their page, where that is open to who has the link."""


class Company(Struct):
    """Whom one knows."""

    friends: list[Friend]
    shown: bool
    """Friends see whether one is here."""
    code: str | None
    """By which others become friends; null: none was made."""


class SetCompany(Struct, forbid_unknown_fields=True):
    """Do friends see whether one is here?"""

    shown: bool


class FriendCode(Struct, forbid_unknown_fields=True):
    """What somebody has given to whom they want to know."""

    code: Code


class FriendOffer(Struct):
    """Whose code it is."""

    name: str
    you: bool
    friends: bool
    """They know each other already."""


class ToFriend(Struct, forbid_unknown_fields=True):
    """Which friend is meant."""

    key: Code


class OpenTable(Struct):
    """A table on the board: who wants may sit down."""

    id: str
    game: str
    name: str
    """Of the game."""
    seats: int
    free: int
    bots: int
    pace: PaceInfo | None
    real_time: bool
    language: str
    host: str
    people: list[str]
    created: int
    strangers: bool
    """It was laid for people who waited, and begins by itself."""
    you: bool
    """One sits there."""


class Board(Struct):
    """Tables at which anybody may sit down, those with the fewest free seats first."""

    tables: list[OpenTable]
    all: int
    """So many there are whatever is wished for."""
    languages: list[str]
    """That are spoken at them."""


class Wanted(Struct, forbid_unknown_fields=True):
    """With whom one would play what."""

    game: Annotated[str, Meta(max_length=64)] | None = None
    """Null: any."""
    low: Annotated[int, Meta(ge=2, le=16)] = 2
    """So many at the table at least …"""
    high: Annotated[int, Meta(ge=2, le=16)] = 16
    """… and so many at most."""
    speed: Speed = "any"
    language: Speech = ""


class Seek(Struct):
    """How it stands with one's wait."""

    wish: Wanted | None
    """Null: one does not wait."""
    since: int | None
    table: str | None
    """The table that was found; one sits there already."""
    others: int
    """So many others wait."""
    fitting: int
    """So many of them want what one wants; with one that fits there is a table, so mostly it is none."""


# Tables


class SeatSpec(Struct, forbid_unknown_fields=True):
    """A seat as asked for. `you` and each `mate` may stand on several seats."""

    kind: Literal["you", "mate", "open", "bot"]
    level: str | None = None
    mate: SeatNumber | None = None
    """For `mate`: who of the crew, as a place in its list of members."""


class NewPace(Struct, forbid_unknown_fields=True):
    """How long people may think: for each decision, for the whole game (a decision gives `gain_ms` back, up to the total), or for each
    day of the table."""

    per: Per
    total_ms: Milliseconds
    gain_ms: Annotated[int, Meta(ge=0, le=24 * 3600 * 1000)] = 0
    out: Out = "bot"


class NewTable(Struct, forbid_unknown_fields=True):
    """Set up a table. With `start` it begins at once; all seats must then be taken."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=16)]
    options: Options = {}
    crew: Code | None = None
    """The crew that the mates are of (see `Crew.id`)."""
    start: bool = False
    think_ms: Milliseconds | None = None
    """Thinking time of a decision; when it is over a bot decides. The short form of a `pace`."""
    pace: NewPace | None = None
    leave_ms: Milliseconds | None = None
    """How long a seat whose person has left is waited for before a bot stands in."""
    public: bool = False
    """It stands on the board, and who wants may sit down."""
    language: Speech = ""
    """That is spoken there."""


class Join(Struct, forbid_unknown_fields=True):
    """Find a table by its short code; it gives the right to sit on an open seat."""

    code: Code


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat: an open one after joining by code, or any seat with its invitation (which shares a taken one)."""

    seat: SeatNumber
    invite: Code | None = None


class Share(Struct, forbid_unknown_fields=True):
    """Answer who asks to share a seat, or withdraw one's own wish."""

    key: Annotated[str, Meta(max_length=16)]
    agree: bool


class Stand(Struct, forbid_unknown_fields=True):
    """Give up a seat."""

    seat: SeatNumber


class SetSeat(Struct, forbid_unknown_fields=True):
    """The host decides who sits on a seat nobody holds, or (kind open) sends its holder away."""

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: str | None = None


Act = Literal["host", "send-away", "bar", "let-in", "mute", "unmute"]


class Manage(Struct, forbid_unknown_fields=True):
    """What the host does with somebody: hand the table over, send away from the seats or from the table, let in again, mute."""

    who: Code
    """See `PersonInfo.key`, `ChatLine.who`."""
    act: Act


class Manners(Struct, forbid_unknown_fields=True):
    """Who may look on and talk; what is left out stays as it is."""

    onlooking: Annotated[int, Meta(ge=-1, le=3600)] | None = None
    """So many seconds onlookers are behind; -1: the game is not shown to them."""
    talking: Talking | None = None
    public: bool | None = None
    """The table stands on the board until it begins."""
    language: Speech | None = None


class Block(Struct, forbid_unknown_fields=True):
    """Do not hear somebody any more."""

    who: Code


class Report(Struct, forbid_unknown_fields=True):
    """Tell the operators of somebody."""

    who: Code
    text: Line


class Start(Struct, forbid_unknown_fields=True):
    """Begin. Open seats get bots of the level `fill`; without it they refuse the start."""

    fill: str | None = None


class Settle(Struct, forbid_unknown_fields=True):
    """The host chooses anew what is played, before it begins. Options that are left out stay as they are."""

    options: Options


class Branch(Struct, forbid_unknown_fields=True):
    """Try from here: a new table from the position just after entry `at`."""

    at: Seq


class Bring(Struct, forbid_unknown_fields=True):
    """A table out of a `.tale`. Without seats one sits on the first, and bots on the others; only `you` and `bot` can sit there."""

    tale: str
    seats: list[SeatSpec] | None = None


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


# Leagues and tournaments


class NewEvent(Struct, forbid_unknown_fields=True):
    """A league or a tournament: rounds at tables of so many seats, and single elimination among the best, if that is wanted."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=2, le=4)]
    rounds: Annotated[int, Meta(ge=0, le=20)]
    """Swiss ones; 0: single elimination from the start."""
    cut: Annotated[int, Meta(ge=0, le=16)] = 0
    """So many go on to single elimination."""
    everybody: bool = False
    """In pairs, everybody meets everybody; `rounds` does not matter then."""
    options: Options = {}
    pace: NewPace | None = None
    round_ms: Annotated[int, Meta(ge=60_000, le=90 * 24 * 3600 * 1000)] = 7 * 24 * 3600 * 1000
    """How long a round is."""
    late: Literal["wait", "forfeit"] = "wait"
    """Tables that are not done in time: the round waits, or whoever is waited for has lost."""
    said: Annotated[str, Meta(max_length=120)] = ""
    """Whose it is."""


class ManageEvent(Struct, forbid_unknown_fields=True):
    """What the organiser does."""

    act: Literal["drop", "back", "correct", "anew", "extend", "end"]
    who: Annotated[str, Meta(max_length=16)] = ""
    """Drop somebody, or take them back: see `EventLine.key`."""
    round: int = 0
    n: int = 0
    """Correct a table of the present round, or lay it anew."""
    places: Annotated[dict[str, Annotated[int, Meta(ge=1, le=8)]], Meta(max_length=8)] = {}
    """Correct: the place of each who sat there."""
    ms: Annotated[int, Meta(ge=0, le=90 * 24 * 3600 * 1000)] = 0
    """So much more time for the round."""


class EventLine(Struct):
    """How somebody stands in the rounds."""

    key: str
    name: str
    you: bool
    dropped: bool
    played: int
    points: int
    rivals: int
    """The points of all whom they met."""
    difference: int
    """Of scores to those of their rivals."""
    places: list[int | None]
    """Round by round; 0: rested, null: not decided, or not there."""
    moved: int
    """So many places up since the round before."""


class EventSeat(Struct):
    """Somebody at a table of a round."""

    key: str
    name: str
    you: bool
    place: int | None
    score: int | None


class EventTable(Struct):
    """A table of a round."""

    round: int
    n: int
    final: bool
    """Of the single elimination."""
    table: str | None
    how: Literal["", "played", "bye", "forfeit", "corrected"]
    """How it was decided; empty: not yet."""
    abandoned: bool
    """It was given up without a result: the organiser decides."""
    waiting: str
    """For whom it waits, if that is one."""
    people: list[EventSeat] = []


class EventPage(Struct):
    """A league or a tournament, as whoever has its link may see it."""

    code: str
    name: str
    said: str
    game: str
    game_name: str
    options: Options
    seats: int
    rounds: int
    all_rounds: int
    """Those of the single elimination included."""
    cut: int
    everybody: bool
    pace: NewPace | None
    round_ms: int
    late: Literal["wait", "forfeit"]
    status: Literal["open", "running", "over"]
    round: int
    ends: int
    """When the time of the round is out."""
    host: str
    you_host: bool
    you_in: bool
    lines: list[EventLine]
    tables: list[EventTable]
    champion: str | None


class EventBrief(Struct):
    """One's league or tournament in a list."""

    code: str
    name: str
    said: str
    game: str
    game_name: str
    status: Literal["open", "running", "over"]
    round: int
    entrants: int
    you_host: bool


class MyEvents(Struct):
    """Those one organises or takes part in."""

    events: list[EventBrief]


HTTP_TYPES: tuple[type, ...] = (
    SetVacation, Vacation, Calling, CallingInfo, Hook, PushKeys, Subscription, Unsubscribe, TryWay, SetMail, ConfirmMail,
    Games, GameInfo, GameWords, Rules, Catalogue, NewMe, Me, Crew, Crews, NewTable, Join, Sit, Share, Stand, SetSeat, Settle,
    Keys, ForgetKey, Asking, Passkey, Letter, Posted, ClubWay, Enter, Entered,
    Devices, SignOut, DeleteMe, Blocks, Unblock, Manage, Manners, Block, Report,
    Start, Branch, Bring, TableInfo, Tables, Problem, Replay, Curve, Shelf, PersonPage, NewProfile, NewChallenge, Challenge, Luggage,
    Company, SetCompany, FriendCode, FriendOffer, ToFriend, Board, Wanted, Seek,
    Today, DayPage, TakenDeal, BringTale, Beside,
    NewEvent, ManageEvent, EventPage, MyEvents,
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

"""What is kept of a table beside its log: who sits where, how it stands, and what people agreed on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from taletable.engine.state import Options

from .days import is_past
from .messages import Bar, Kind, Public, ResultInfo, Status, Talking
from .refuse import Refuse

if TYPE_CHECKING:
    from .pace import Pace

ENDED: Final[tuple[Status, ...]] = ("over", "abandoned")
BOT_NAMES: Final = ("Wren", "Odo", "Ilse", "Tarek", "Bram", "Sela", "Juno")
"""Bots are called by their seats, shortly, so that the log reads like a story; their level stands beside the name."""


@dataclass
class Seat:
    """A seat: who sits there."""

    seat: int
    kind: Kind
    level: str | None
    invite: str = ""
    """The secret of its invitation; given when the table is laid."""
    stand_in: bool = False
    holders: list[str] = field(default_factory=list)
    """The persons who hold it."""
    lent: str | None = None
    """Who plays it while its holder is away."""
    forfeited: bool = False
    """Its time was out, and a bot plays it to the end."""

    def hands(self, real_time: bool) -> list[str]:
        """Who may act for it now: its holders, unless it was given away while they were gone.

        In turns a person who is back takes the seat by acting; in real time it is handed back.
        """
        if self.forfeited:
            return []
        if self.lent is not None:
            return [self.lent]
        return [] if self.stand_in and real_time else self.holders


@dataclass
class Proposal:
    """An open proposal to go back to just after entry `to`."""

    by: str
    to: int
    agreed: list[str]


@dataclass
class Sharing:
    """Somebody asks to sit beside who holds a seat."""

    seat: int
    person: str


@dataclass
class Absence:
    """Who is missed at a table in real time, and what becomes of the seats meanwhile."""

    person: str | None = None
    """Who is missed now."""
    until: int = 0
    """The table waits until then (milliseconds since 1970); after that the others choose."""
    waited: dict[str, int] = field(default_factory=dict)
    """For whom the table has waited by itself, and in which stretch of the game."""
    stop: list[str] = field(default_factory=list)
    """Who of the others would rather stop."""
    lent: dict[str, str] = field(default_factory=dict)
    """Seats that somebody else plays meanwhile: number to person."""


@dataclass
class Coached:
    """What a learner did at a lesson beside playing, and whether its coach keeps the clock."""

    read: list[tuple[int, int]] = field(default_factory=list)
    """Steps that were read on: the learner's last entry in force then, and the step."""
    left: bool = False
    """The learner plays on without the coach."""
    held: bool = False
    """The clock stands still because the coach speaks."""


@dataclass
class Sheet:
    """A table as it is kept, without its log. Times are milliseconds since 1970."""

    id: str
    code: str
    game: str
    options: Options
    seats: list[Seat]
    host: str
    status: Status
    seed: bytes = field(repr=False)
    position: dict[str, Any] | None = field(repr=False)
    created: int
    started: int | None
    paused: int | None
    lost: int
    """Milliseconds spent in pauses."""
    pace: Pace | None
    """How long people may think; None: as long as they like."""
    leave_ms: int | None
    proposal: Proposal | None
    absence: Absence
    result: ResultInfo | None
    rematch: str | None
    sequel: str | None
    branch_of: str | None
    branch_at: int | None
    lesson: bool
    seq: int
    waiting: int
    updated: int
    coached: Coached = field(default_factory=Coached)
    rules: str | None = None
    """The version of the rules under which its log is known to replay; none before it begins, and for tables of old."""
    shelved: str | None = None
    """The version under which it was found not to."""
    continued: str | None = None
    """The table at which it goes on."""
    looked_into: bool = False
    """Somebody has tried it out from a past moment while it ran, and may know what lies face down."""
    bound: str | None = None
    """What it is played for: `day:2026-11-19` for the tale of a day, `event:<code>` for a league, `dare:<code>` for a challenge."""
    sharing: list[Sharing] = field(default_factory=list)
    """Who asks to sit beside whom."""
    onlooking: int = 0
    """So many seconds who only looks on is behind; less than 0: nobody looks on."""
    talking: Talking = "all"
    """Who may say something here."""
    public: Public | None = None
    """Who wants may sit down."""
    attended: int | None = None
    """When somebody who sits at a public table was last there (milliseconds since 1970)."""
    language: str = ""
    """That is spoken at a public table; empty: any."""
    barred: list[tuple[Bar, str]] = field(default_factory=list)
    """Whom the host keeps from seats, from the table, or from its talk."""
    sat: list[tuple[int, str]] = field(default_factory=list)
    """Who has sat where since the game began, whoever has left since."""
    guests: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    """Person to nickname, for all who hold a seat, and the host."""
    ends: list[int | None] = field(default_factory=list)
    """When the time of each seat that is asked is out, milliseconds since 1970: for lists, and like `waiting` it may lag behind the log."""
    away: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    """When those who hold seats were or are on vacation."""

    @property
    def day(self) -> str | None:
        """The day whose tale this is a try at."""
        return self.bound.removeprefix("day:") if self.bound and self.bound.startswith("day:") else None

    def free(self) -> None:
        """At somebody's one try at a deal nothing is done that others cannot do: no going back, no trying out, nobody beside."""
        if self.bound and self.bound.startswith(("day:", "dare:")) and self.status not in ENDED:
            raise Refuse(409, "one-try")

    def as_laid(self, person: str) -> None:
        """Whoever has one try at a deal, or plays in a league, does not choose against whom: no other bots, and nobody is sent away."""
        if self.bound and self.held_by(person):
            raise Refuse(409, "settled")

    def seed_told(self, time: int) -> bool:
        """May the seed be told? That of a day's tale lies with many, and is opened when the day is over."""
        return self.status in ENDED and (self.day is None or is_past(self.day, time))

    def is_away(self, person: str, time: int) -> bool:
        """Is somebody on vacation?"""
        return any(since <= time < until for since, until in self.away.get(person, ()))

    def bars(self, person: str | None, kind: Bar) -> bool:
        """Does the host keep the person from something?"""
        return (kind, person) in self.barred

    def may_talk(self, person: str) -> None:
        """May the person say something here?"""
        if self.bars(person, "mute"):
            raise Refuse(403, "muted")
        if self.talking == "none" or (self.talking == "seated" and not self.held_by(person) and person != self.host):
            raise Refuse(403, "no-talk")

    def may_look(self, person: str | None) -> bool:
        """Is the person shown the game?"""
        return self.onlooking >= 0 or self.status in ENDED or bool(self.held_by(person))

    def held_by(self, person: str | None) -> list[int]:
        """The seats a person holds, or plays for somebody who is away."""
        return [seat.seat for seat in self.seats if person in seat.holders or (person is not None and person == seat.lent)]

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        if number >= len(self.seats):
            raise Refuse(422, "no-seat")
        return self.seats[number]

    def seated(self, person: str) -> None:
        """Does the person sit here?"""
        if not self.held_by(person):
            raise Refuse(403, "not-seated")

    def hosted(self, person: str) -> None:
        """Is the person the host?"""
        if person != self.host:
            raise Refuse(403, "not-host")

    def people(self) -> list[str]:
        """The persons who sit here, each once."""
        return list(dict.fromkeys(person for seat in self.seats for person in seat.holders))

    def ever_sat(self) -> set[str]:
        """All who have sat here, whoever has left since."""
        return {*self.people(), *(person for _, person in self.sat)}

    def may_sit(self, person: str, seat: int, hidden: bool) -> None:
        """May somebody who is welcome take a seat that nobody holds? While others play, nobody who has seen one hand sees another."""
        if self.status == "open" or not hidden or self.ever_sat() <= {person}:
            return
        if self.looked_into:
            raise Refuse(409, "looked-into")
        if any(other != seat for other, sitter in self.sat if sitter == person):
            raise Refuse(409, "seen-another")

    def crew(self) -> list[str]:
        """The persons who play here, or who would: without them the host."""
        return self.people() or [self.host]

    def seat_names(self) -> list[str]:
        """What the seats are called in sentences; a second seat of the same name gets a number."""
        names: list[str] = []
        for seat in self.seats:
            if seat.holders:
                name = " & ".join(self.names.get(person, "?") for person in seat.holders)
            else:
                name = BOT_NAMES[seat.seat % len(BOT_NAMES)] if seat.kind == "bot" else f"Seat {seat.seat + 1}"
            names.append(name)
        return [f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name for i, name in enumerate(names)]

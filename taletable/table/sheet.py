"""What is kept of a table beside its log: who sits where, how it stands, and what people agreed on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from taletable.engine.state import Options

from .messages import Kind, ResultInfo, Status
from .refuse import Refuse

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

    def hands(self, real_time: bool) -> list[str]:
        """Who may act for it now: its holders, unless it was given away while they were gone.

        In turns a person who is back takes the seat by acting; in real time it is handed back.
        """
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
    think_ms: int | None
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
    guests: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    """Person to nickname, for all who hold a seat, and the host."""

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

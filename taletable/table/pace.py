"""How long people may think where a game goes on over days, and what becomes of a seat whose time is out.

A decision that is asked takes time from its seat: of the decision alone, of the game, or of the day. Times are milliseconds of the table's
clock. Who has gone on vacation is not timed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from .sheet import Sheet

Per = Literal["decision", "game", "day"]
Out = Literal["bot", "skip", "forfeit"]
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
VACATION_DAYS: Final = 21
"""So many days in any year a person may be away."""


@dataclass
class Pace:
    """The clock of a table, as it was chosen at set-up."""

    per: Per
    """What the time is for."""
    total_ms: int
    """So much of it each seat has, and never more."""
    gain_ms: int = 0
    """What a decision gives back, where the time is for the game."""
    out: Out = "bot"
    """When time is out: a bot decides, the seat does nothing where its game allows that, or it is given up."""
    forfeited: list[int] = field(default_factory=list)
    """Seats whose time was out, where that gives them up."""

    @property
    def slow(self) -> bool:
        """Does a game at this pace take days, so that a vacation matters?"""
        return self.total_ms >= HOUR


class Rest(NamedTuple):
    """A span of the table's clock in which a seat is not timed."""

    since: int
    until: int


class Spent(NamedTuple):
    """What a seat has used of its time, and on which day of the table."""

    day: int = 0
    ms: int = 0


def rested(rests: Iterable[Rest], since: int, until: int) -> int:
    """How much of a span a seat was not timed."""
    return sum(max(0, min(rest.until, until) - max(rest.since, since)) for rest in rests)


def spend(pace: Pace, spent: Spent, rests: Sequence[Rest], asked: int, now: int) -> Spent:
    """What a seat has used once it has decided what it was asked."""
    if pace.per == "decision":
        return spent
    if pace.per == "game":
        used = spent.ms + now - asked - rested(rests, asked, now)
        return Spent(0, max(0, min(used, pace.total_ms) - pace.gain_ms))
    today = now // DAY
    before = spent.ms if spent.day == today else 0
    since = max(asked, today * DAY)
    return Spent(today, before + now - since - rested(rests, since, now))


def take_back(pace: Pace, spent: Spent) -> Spent:
    """What a decision gave back is gone when the decision is taken back."""
    return Spent(spent.day, min(pace.total_ms, spent.ms + pace.gain_ms)) if pace.per == "game" else spent


def deadline(pace: Pace, spent: Spent, rests: Sequence[Rest], asked: int) -> int:
    """When the time of a seat is out that was asked at a moment."""
    if pace.per == "decision":
        return _past(asked, pace.total_ms, rests)
    if pace.per == "game":
        return _past(asked, max(0, pace.total_ms - spent.ms), rests)
    today = asked // DAY
    left = max(0, pace.total_ms - (spent.ms if spent.day == today else 0))
    end = _past(asked, left, rests)
    while end > (midnight := (today + 1) * DAY):  # a new day begins before the time of this one is out
        today, end = today + 1, _past(midnight, pace.total_ms, rests)
        if pace.total_ms >= DAY:
            break
    return end


def _past(since: int, left: int, rests: Sequence[Rest]) -> int:
    """The moment when so much time has passed, rests left out."""
    end = since + left
    for rest in sorted(rests):
        if rest.since >= end:
            break
        end += max(0, rest.until - max(rest.since, since))
    return end


def rests_of(sheet: Sheet, first: int, speed: float = 1.0) -> list[list[Rest]]:
    """When each seat is not timed: while all who hold it are on vacation. The table's clock began at `first`.

    How long the table was stopped after a vacation is not known any more, and is for the benefit of who was away.
    """
    if sheet.started is None or sheet.pace is None or not sheet.pace.slow:
        return [[] for _ in sheet.seats]
    zero = sheet.started + sheet.lost

    def clock(time: int) -> int:
        return first + int((time - zero) * speed)

    found = []
    for seat in sheet.seats:
        spans: list[tuple[int, int]] | None = None
        for person in seat.holders:
            theirs = sheet.away.get(person, [])
            spans = theirs if spans is None else _common(spans, theirs)
        found.append([Rest(clock(since), clock(until)) for since, until in spans or []])
    return found


def _common(some: Sequence[tuple[int, int]], others: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    both = [(max(a, c), min(b, d)) for a, b in some for c, d in others]
    return [(since, until) for since, until in both if since < until]


def vacation_left(spans: Iterable[tuple[int, int]], now: int) -> int:
    """How much vacation somebody has left who had these in the last year, in milliseconds."""
    year = 365 * DAY
    return max(0, VACATION_DAYS * DAY - sum(max(0, until - max(since, now - year)) for since, until in spans))


def may_rest(spans: Sequence[tuple[int, int]], since: int, until: int, now: int) -> bool:
    """May somebody who had these vacations be away for another span?"""
    return until > now and until - since <= vacation_left(spans, now)

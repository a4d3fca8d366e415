"""What is kept of each seat of a game that is over: pure functions of its match and its sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.table.sheet import Sheet

from .seals import honours_of

TALE: Final = -1
"""The seat of what people play against together: the tale itself."""
LONGEST_MS: Final = 10 * 60_000
"""Who takes longer for a decision is elsewhere."""


class Facts(Struct):
    """What somebody did in a game."""

    deeds: dict[str, int] = {}
    """See `Game.deeds`."""
    lines: dict[str, int] = {}
    """What the score is made of."""
    things: list[str] = []
    """What was theirs at the end."""
    decisions: int = 0
    ms: int = 0
    """So long they took for them."""


class Played(Struct):
    """A seat of a game that is over."""

    table: str
    seat: int
    game: str
    person: str | None
    level: str | None
    """A bot's; or what a tale is called that people play against together."""
    seats: int
    score: int | None
    place: int
    """1: won."""
    ended: int
    counts: bool
    """Unaided and unrewound."""
    facts: Facts
    rated: bool = False
    mu: float | None = None
    sigma: float | None = None

    @property
    def won(self) -> bool:
        """Was it won?"""
        return self.place == 1

    @property
    def who(self) -> str:
        """Whose rating it moves."""
        return f"p:{self.person}" if self.person else f"b:{self.level}"


def counts(sheet: Sheet) -> bool:
    """Does the game count? Not if somebody was taught, tried it from a past moment, went back past luck, was helped, or held two hands."""
    result = sheet.result
    aided = sheet.lesson or sheet.position is not None or sheet.branch_of is not None or sheet.looked_into
    if result is None or aided or result.practice or result.stood_in:
        return False
    held = [holder for seat in sheet.seats for holder in seat.holders]
    alone = all(len(seat.holders) <= 1 for seat in sheet.seats)
    crew = result.together  # a crew may hold what it likes: the hands are open to all of it
    return sheet.status == "over" and (alone and (crew or len(held) == len(set(held))))


def played(sheet: Sheet, match: Match, ended: int) -> list[Played]:
    """All seats of a game that is over; of a game played together also the tale that was played against."""
    result, game = sheet.result, match.game
    assert result
    known = things_of(game)
    view = game.view(match.state, None).get("players") or []
    rows, serious = [], counts(sheet)
    for seat in sheet.seats:
        if seat.kind == "open":
            continue
        facts = Facts(
            lines={line.key: line.amount for line in (result.lines[seat.seat] if seat.seat < len(result.lines) else [])},
            things=sorted({thing for thing in things_in(view[seat.seat]) if thing in known}) if seat.seat < len(view) else [],
        )
        person = seat.holders[0] if seat.holders else None
        rows.append(
            Played(
                sheet.id,
                seat.seat,
                game.id,
                person,
                None if person else seat.level,
                len(sheet.seats),
                result.scores[seat.seat] if result.scores else None,
                place_of(seat.seat, result.scores, result.winners, result.together),
                ended,
                serious,
                facts,
            )
        )
    _do(rows, match)
    if result.together:
        level = "tale:" + ",".join(f"{key}={value}" for key, value in sorted(match.options.items()))
        place = 2 if result.winners else 1
        rows.append(Played(sheet.id, TALE, game.id, None, level[:120], len(sheet.seats), None, place, ended, serious, Facts()))
    return rows


def place_of(seat: int, scores: list[int], winners: list[int], together: bool) -> int:
    """The place of a seat: winners are first, the others follow by their scores."""
    if seat in winners:
        return 1
    if together or not scores:
        return 2
    better = sum(score > scores[seat] for other, score in enumerate(scores) if other not in winners)
    return 1 + max(1, len(winners)) + better


def _do(rows: list[Played], match: Match) -> None:
    """What they did, and how long it took them."""
    by = {row.seat: row.facts for row in rows}
    before = 0
    for n in match.line:
        entry = match.log[n]
        if facts := by.get(entry.move.seat):
            facts.decisions += 1
            facts.ms += min(LONGEST_MS, max(0, entry.now - before))
        before = entry.now
        for event in match.events[match.marks[n - 1] if n else 0 : match.marks[n]]:
            for seat, key, amount in match.game.deeds(event):
                if facts := by.get(seat):
                    facts.deeds[key] = facts.deeds.get(key, 0) + amount


def things_of(game: Game[Any]) -> frozenset[str]:
    """What somebody may have at the end that can be a favourite."""
    catalogue = game.catalogue()
    return frozenset(str(one["key"]) for group in honours_of(game.folder).favourites for one in catalogue.get(group, ()))


def things_in(view: Any) -> Iterable[str]:
    """The kinds of all that is named in a view, as it stands there: `archer-1` is an `archer`."""
    if isinstance(view, str):
        yield view
        kind, _, number = view.rpartition("-")
        if number.isdigit() and kind:
            yield kind
    elif isinstance(view, dict):
        for part in view.values():
            yield from things_in(part)
    elif isinstance(view, (list, tuple)):
        for part in view:
            yield from things_in(part)

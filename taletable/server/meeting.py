"""Who finds whom: the board of open tables, and bringing those together who want to play with strangers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from taletable.engine.game import Game
from taletable.games import games
from taletable.table.info import pace_info
from taletable.table.laying import options_for
from taletable.table.pace import DAY, Pace
from taletable.table.refuse import Refuse, RefusedByRules
from taletable.table.sheet import Seat, Sheet

from . import messages as wire
from .session import Buckets
from .storage import epoch_ms
from .storage.company import Seeker
from .table import Live

if TYPE_CHECKING:
    from .hall import Hall

logger = logging.getLogger("taletable")
MINUTE: Final = 60_000
LIVE_MS: Final = MINUTE
"""Somebody who was heard of so long ago is still there."""
WAITS_MS: Final = 20_000
"""So long somebody who waits is not asked after the last word."""
MOST_NOTED: Final = 10_000
DESERTED_MS: Final = 10 * MINUTE
LIVE_PACE: Final = Pace("decision", 2 * MINUTE)
SLOW_PACE: Final = Pace("decision", DAY)
LEAVE_MS: Final = 2 * MINUTE


class Terms(NamedTuple):
    """What several wishes have in common; a speed and a language that are not chosen yet are empty."""

    game: str | None
    low: int
    high: int
    speed: wire.Speed
    language: str


def terms_of(wish: wire.Wanted) -> Terms:
    """The terms of one wish."""
    return Terms(wish.game, wish.low, wish.high, wish.speed, wish.language)


def both(one: Terms, other: Terms) -> Terms | None:
    """What two want together; None: they want different things."""
    low, high = max(one.low, other.low), min(one.high, other.high)
    if one.game and other.game and one.game != other.game:
        return None
    if "any" not in (one.speed, other.speed) and one.speed != other.speed:
        return None
    if one.language and other.language and one.language != other.language:
        return None
    terms = Terms(
        one.game or other.game,
        low,
        high,
        other.speed if one.speed == "any" else one.speed,
        one.language or other.language,
    )
    return terms if low <= high and games_for(terms, 2) else None


def games_for(terms: Terms, people: int) -> list[tuple[Game[Any], int]]:
    """The games that so many can play on these terms, each with the number of seats."""
    found = []
    for game in games().values():
        seats = max(people, terms.low, game.min_seats)
        fits = terms.game in (None, game.id) and seats <= min(terms.high, game.max_seats)
        if game.ready and fits and not (game.real_time and terms.speed == "days"):
            found.append((game, seats))
    return found


def suits(sheet: Sheet, terms: Terms) -> bool:
    """Would somebody with such a wish sit down at a table?"""
    slow = bool(sheet.pace and sheet.pace.slow)
    return (
        terms.game in (None, sheet.game)
        and terms.low <= len(sheet.seats) <= terms.high
        and terms.speed in ("any", "days" if slow else "live")
        and (not terms.language or not sheet.language or terms.language == sheet.language)
    )


class Meeting:
    """One per worker; who waits is in the database, so it does not matter at which worker."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept = hall.storage.company
        settings = hall.settings
        self.seeks = Buckets(settings.seek_rate, settings.seek_burst)
        """For waits that begin, by person and by address."""
        self.asks = Buckets(settings.seek_rate, settings.seek_burst)
        """For invitations of friends."""
        self.gathering: set[str] = set()
        """Tables of strangers that are about to begin."""
        self.attended = 0.0
        self.noted: dict[str, float] = {}
        """When signs of life were written down."""

    async def here(self, person: str) -> None:
        """A sign of life. It is written down now and then."""
        now = asyncio.get_running_loop().time()
        if now - self.noted.get(person, -1e9) > self.hall.settings.attend_s:
            if len(self.noted) > MOST_NOTED:
                self.noted.clear()
            self.noted[person] = now
            await self.kept.note([person])

    # The board

    async def tables(self, person: str | None, every: bool = False) -> list[Sheet]:
        """The open tables that a person may see: none with anybody who has blocked them, or whom they have blocked."""
        shunned = await self.kept.shunned_by(person) if person else set()
        found = []
        for sheet in await self.kept.board(epoch_ms() - LIVE_MS):
            free = any(seat.kind == "open" for seat in sheet.seats)
            apart = shunned.isdisjoint({sheet.host, *sheet.people()}) and not (sheet.bars(person, "table") or sheet.bars(person, "seat"))
            if sheet.game in games() and apart and (free or every):
                found.append(sheet)
        return sorted(found, key=lambda sheet: (sum(seat.kind == "open" for seat in sheet.seats), sheet.created))

    async def board(self, person: str | None, wish: wire.Wanted, free: int) -> wire.Board:
        """The board, with what suits a wish and has so many free seats."""
        sheets, terms = await self.tables(person), terms_of(wish)
        told = [open_table(sheet, person) for sheet in sheets if suits(sheet, terms)]
        return wire.Board(
            [one for one in told if one.free >= free],
            len(sheets),
            sorted({sheet.language for sheet in sheets if sheet.language}),
        )

    # Waiting

    async def seek(self, person: str, where: str, wish: wire.Wanted) -> wire.Seek:
        """Begin to wait for strangers. Who sits at a table of strangers that has not begun is led there."""
        if wish.game is not None and wish.game not in games():
            raise Refuse(404, "no-game", name=wish.game)
        if not games_for(terms_of(wish), 2):
            raise Refuse(422, "no-such-table")
        waits = await self.kept.seeker(person)
        if waits and waits.table and await self._held(person, waits.table):
            return await self.stands(person)
        if not self.seeks.take(person) or not self.seeks.take(f"at {where}", 0.25):
            raise Refuse(429, "too-fast")
        await self.kept.seek(person, wish)
        return await self.stands(person)

    async def stands(self, person: str) -> wire.Seek:
        """How it stands with somebody's wait; asking says that they still wait."""
        waits = await self.kept.seeker(person)
        if waits is None:
            return wire.Seek(None, None, None, 0, 0)
        if waits.table and not await self._held(person, waits.table):  # it has begun, or they stood up
            await self.kept.stop(person)
            return wire.Seek(None, None, None, 0, 0)
        await self.kept.still(person)
        if not waits.table:
            await self._bring_together(person)
            waits = await self.kept.seeker(person)
            if waits is None:
                return wire.Seek(None, None, None, 0, 0)
        others = [one for one in await self.kept.seekers(epoch_ms() - WAITS_MS) if one.person != person]
        shunned = await self.kept.shunned_by(person)
        mine = terms_of(waits.wish)
        fitting = sum(one.person not in shunned and both(mine, terms_of(one.wish)) is not None for one in others)
        return wire.Seek(waits.wish, waits.since, waits.table, len(others), fitting)

    async def stop(self, person: str) -> None:
        """Wait no more. Who was given a seat that is not played at yet gives it back."""
        async with self.kept.bringing_together():
            waits = await self.kept.seeker(person)
            await self.kept.stop(person)
        if waits and waits.table and (live := await self._held(person, waits.table)):
            await self.hall.desk.charge.leave(live, person)

    async def _held(self, person: str, table: str) -> Live | None:
        """The table of strangers at which somebody sits and that has not begun."""
        sheet = await self.hall.storage.tables.find(table)
        if sheet is None or sheet.status != "open" or person not in sheet.people():
            return None
        found = await self.hall.find(table)
        return found if isinstance(found, Live) else None

    async def _bring_together(self, person: str) -> None:
        """Find a table for somebody who waits, or lay one for those who want the same. One at a time, at whatever worker."""
        async with self.kept.bringing_together():
            await self.kept.tidy(epoch_ms() - LIVE_MS)
            waits = await self.kept.seeker(person)
            if waits is None or waits.table:
                return
            if await self._sit_down(waits):
                return
            group, terms = await self._group(waits)
            if len(group) > 1:
                await self._lay(group, terms)

    async def _sit_down(self, waits: Seeker) -> bool:
        """Sit down at the table that fits and lacks the fewest; somebody may be faster."""
        for sheet in await self.tables(waits.person):
            if not suits(sheet, terms_of(waits.wish)) or waits.person in sheet.people():
                continue
            live = await self.hall.find(sheet.id)
            seat = next(seat.seat for seat in sheet.seats if seat.kind == "open")
            if not isinstance(live, Live):
                continue
            try:
                await self.hall.desk.seats.sit(live, waits.person, seat, None)
            except Refuse:
                continue
            await self.kept.found([waits.person], sheet.id)
            return True
        return False

    async def _group(self, waits: Seeker) -> tuple[list[Seeker], Terms]:
        """Those who want the same and have nothing against each other, the longest wait first."""
        group, terms = [waits], terms_of(waits.wish)
        for other in await self.kept.seekers(epoch_ms() - WAITS_MS):
            common = both(terms, terms_of(other.wish))
            if other.person == waits.person or common is None or not games_for(common, len(group) + 1):
                continue
            if not await self.kept.at_odds(other.person, [one.person for one in group]):
                group.append(other)
                terms = common
        return sorted(group, key=lambda one: (one.since, one.person)), terms

    async def _lay(self, group: Sequence[Seeker], terms: Terms) -> None:
        """A table for people who wait. Who sits where is left to chance; seats that are over are on the board."""
        game, count = secrets.choice(games_for(terms, len(group)))
        sitters: list[str | None] = [one.person for one in group]
        sitters += [None] * (count - len(group))
        secrets.SystemRandom().shuffle(sitters)
        seats = [Seat(n, "person" if one else "open", None, holders=[one] if one else []) for n, one in enumerate(sitters)]
        try:
            options = options_for(game, count, {})
        except RefusedByRules:
            return
        slow = terms.speed == "days"
        pace = None if game.real_time else SLOW_PACE if slow else LIVE_PACE
        identity = await self.hall.storage.tables.create(
            game,
            options,
            group[0].person,
            seats,
            pace=pace,
            leave_ms=None if game.real_time or slow else LEAVE_MS,
            public="strangers",
            language=terms.language,
        )
        await self.kept.found([one.person for one in group], identity)

    # Tables of strangers

    def changed(self, live: Live) -> None:
        """A table has come to stand otherwise. One of strangers begins by itself once all seats are taken and all are there."""
        if live.row.public == "strangers" and live.row.id not in self.gathering and self._complete(live):
            self.gathering.add(live.row.id)
            self.hall.spawn(self._gather(live))

    @staticmethod
    def _complete(live: Live) -> bool:
        row = live.row
        if row.status != "open" or not live.keeper or any(seat.kind == "open" for seat in row.seats):
            return False
        return bool(row.pace and row.pace.slow) or all(map(live.presence.present, row.people()))

    async def _gather(self, live: Live) -> None:
        """Whoever thinks better of it has a moment to stand up."""
        try:
            await asyncio.sleep(self.hall.settings.gather_ms / 1000)
            async with self.hall.desk.laying.changing(live):
                if self._complete(live) and not self.hall.closing.is_set():
                    await self.hall.desk.laying.begin(live)
        finally:
            self.gathering.discard(live.row.id)
        if live.row.status == "running":
            live.drive()

    async def look(self) -> None:
        """Now and then: who is there is noted where it matters to others, and strangers who did not come lose their seats."""
        now = asyncio.get_running_loop().time()
        if now - self.attended < self.hall.settings.attend_s:
            return
        self.attended = now
        playing: dict[str, set[str]] = {}
        around: set[str] = set()
        attended = []
        for live in list(self.hall.tables.values()):
            here = set(live.presence.here())
            if live.row.status == "running":
                playing.setdefault(live.row.game, set()).update(here & {*live.row.people()})
            around |= here
            if live.row.public and live.row.status == "open":
                if here & {*live.row.people()}:
                    attended.append(live.row.id)
                if live.row.public == "strangers" and live.keeper and not (live.row.pace and live.row.pace.slow):
                    await self._see_to(live)
        if around:
            await self.kept.note(around)
        for game, people in playing.items():
            if people:
                await self.kept.note(people, game)
        if attended:
            await self.kept.attend(attended)
        for identity in await self.kept.deserted(epoch_ms() - DESERTED_MS):
            await self.hall.storage.tables.change(identity, "open", status="abandoned")
            await self.hall.touch(identity)

    async def _see_to(self, live: Live) -> None:
        absent_ms = self.hall.settings.absent_ms
        for person in live.row.people():
            if not live.presence.present(person) and epoch_ms() - live.presence.gone(person) > absent_ms:
                await self.hall.desk.charge.leave(live, person)
                if live.row.status != "open":
                    return


def open_table(sheet: Sheet, person: str | None) -> wire.OpenTable:
    """A table on the board."""
    game = games()[sheet.game]
    kinds = [seat.kind for seat in sheet.seats]
    return wire.OpenTable(
        sheet.id,
        sheet.game,
        game.name,
        len(kinds),
        kinds.count("open"),
        kinds.count("bot"),
        pace_info(sheet),
        game.real_time,
        sheet.language,
        sheet.names.get(sheet.host, "?"),
        [sheet.names.get(one, "?") for one in sheet.people()],
        sheet.created,
        sheet.public == "strangers",
        person is not None and person in sheet.people(),
    )

"""The tale of the day: one deal a day for each game, sealed the day before, the same for everybody, one serious try."""

from __future__ import annotations

import secrets
from datetime import date
from typing import Any, Final

from taletable.engine.game import Game
from taletable.engine.record import commitment, verify_record
from taletable.games import find_game, games
from taletable.table.days import begins, day_of, is_day, is_past, later
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED, Seat, Sheet

from .. import messages as wire
from ..shown import shown
from ..storage import Storage, epoch_ms
from ..storage.days import Deal, Try
from .clerk import Clerk
from .crews import Crews

MOST_SEATS: Final = 3
"""A small round, so that a try is short."""
LEVELS: Final[tuple[str, ...]] = ("normal", "hard")
FORTNIGHT: Final = 14
MOST_SHOWN: Final = 200
"""Lines of a table of results; one's own is always among them."""


def deal_of(game: Game[Any], day: str) -> Deal:
    """A fresh deal for a day: how many sit there and how strong the bots are goes round from day to day; the luck is new."""
    n = date.fromisoformat(day).toordinal()
    rounds = [seats for seats in range(1, MOST_SEATS + 1) if game.min_seats <= seats <= game.max_seats] or [game.min_seats]
    levels = [level for level in LEVELS if level in shown(game).levels] or [shown(game).strongest]
    seats = rounds[n % len(rounds)]
    level = levels[n // len(rounds) % len(levels)]
    return Deal(day, game.id, secrets.token_bytes(16), seats, level, game.settle_options(seats, {}), epoch_ms())


def better(one: Try) -> tuple[bool, int]:
    """Tries are compared by this; more is better."""
    return one.won, one.score or 0


class Daily(Clerk):
    """Who seals the deals of the days, and keeps what came of them."""

    def __init__(self, storage: Storage, crews: Crews) -> None:
        super().__init__(storage)
        self.crews = crews

    # Deals

    async def deals(self, *days: str) -> dict[tuple[str, str], Deal]:
        """The deals of some days. Those of today and tomorrow are made where nobody has made them yet."""
        today = day_of(epoch_ms())
        found = await self.storage.days.deals(*days)
        due = [day for day in days if day in (today, later(today, 1))]
        missing = [deal_of(game, day) for day in due for game in games().values() if (day, game.id) not in found]
        await self.storage.days.seal(missing)
        unbound = [day for day, game in found if day == today and found[day, game].rules is None and game in games()]
        for day, game in [(today, game) for game in games()] if missing or unbound else ():
            if today in days:
                await self.storage.days.bind(day, game, games()[game].rules_version)
        return await self.storage.days.deals(*days) if missing or unbound else found

    async def seal(self) -> None:
        """See to it that the deals of today and tomorrow lie sealed."""
        today = day_of(epoch_ms())
        await self.deals(today, later(today, 1))

    async def _deal(self, day: str, game: str) -> Deal:
        deal = (await self.deals(day)).get((day, game)) if is_day(day) and day <= day_of(epoch_ms()) else None
        if deal is None:
            raise Refuse(404, "no-day")
        return deal

    async def _of_today(self, game: str) -> tuple[Deal, Game[Any]]:
        """The deal that can be tried now."""
        deal, known = await self._deal(day_of(epoch_ms()), game), games().get(game)
        if known is None or deal.rules != known.rules_version:
            raise Refuse(409, "other-rules")
        return deal, known

    # Tries

    async def begin(self, person: str, game: str) -> str:
        """The one serious try of today: its table, which waits to begin or has begun."""
        deal, known = await self._of_today(game)
        if mine := await self.storage.days.of(deal.day, game, person):
            return self._table(mine)
        await self.crews.allow(known, deal.options, [person])
        seats = [Seat(0, "person", None, holders=[person]), *(Seat(seat, "bot", deal.level) for seat in range(1, deal.seats))]
        bound = f"day:{deal.day}"
        table = await self.storage.tables.create(known, deal.options, person, seats, seed=deal.seed, looked_into=True, bound=bound)
        taken = await self.storage.days.take(Try(deal.day, game, person, "", table, False, epoch_ms()))
        if taken.table != table:  # asked for twice at the same time
            await self.storage.tables.change(table, status="abandoned")
        return self._table(taken)

    @staticmethod
    def _table(one: Try) -> str:
        if one.table is None:
            raise Refuse(409, "taken-along")
        return one.table

    async def take_along(self, person: str, game: str) -> wire.TakenDeal:
        """Today's deal for a table on one's own device. Whoever has it has seen the seed: what comes of it counts no more."""
        deal, _ = await self._of_today(game)
        taken = await self.storage.days.take(Try(deal.day, game, person, "", None, True, epoch_ms()))
        if taken.table is not None and taken.ended is None:
            await self.settle()
            taken = await self.storage.days.of(deal.day, game, person) or taken
            if taken.ended is None:
                raise Refuse(409, "adrift")
        return wire.TakenDeal(deal.day, game, deal.rules or "", deal.options, self._specs(deal), deal.seed.hex(), commitment(deal.seed))

    async def bring(self, person: str, game: str, day: str, tale: str) -> None:
        """What came of a deal that was taken along, out of its record."""
        deal = await self._deal(day, game)
        mine = await self.storage.days.of(day, game, person)
        if mine is None or mine.table is not None:
            raise Refuse(409, "not-taken-along")
        report = verify_record(tale.splitlines(), find_game)
        header = report.header
        result = header.ending.result if header and header.ending else None
        if not report.complete or not report.ok or not header or not header.ending or not result or header.position:
            raise Refuse(422, "bad-record")
        played = (header.game, header.rules, header.seats, header.options, header.ending.seed)
        if played != (game, deal.rules, deal.seats, deal.options, deal.seed):
            raise Refuse(422, "bad-record")
        mine.ended, mine.score, mine.won = epoch_ms(), result["scores"][0], 0 in result["winners"]
        await self.storage.days.note(mine)

    async def settle(self) -> None:
        """Note what came of tries whose tables have ended."""
        for one in await self.storage.days.over():
            if sheet := await self.storage.tables.find(one.table or ""):
                one.ended = sheet.updated
                if result := sheet.result:
                    one.score, one.won, one.lines = result.scores[0], 0 in result.winners, result.lines[0]
                    one.apart = result.practice or bool(result.stood_in) or is_past(one.day, sheet.updated)
                await self.storage.days.note(one)

    async def opens(self, sheet: Sheet, person: str | None) -> bool:
        """May somebody look at a table? While its day lasts, a try is shown to who has done theirs."""
        if sheet.day is None or is_past(sheet.day, epoch_ms()) or (person is not None and sheet.held_by(person)):
            return True
        if person is None or sheet.status not in ENDED:
            return False
        mine = await self.storage.days.of(sheet.day, sheet.game, person)
        if mine and mine.ended is None:
            await self.settle()
            mine = await self.storage.days.of(sheet.day, sheet.game, person)
        return mine is not None and mine.table is not None and mine.ended is not None

    # Pages

    async def today(self, person: str | None) -> wire.Today:
        """The tales of today, and the seals of tomorrow."""
        day = day_of(epoch_ms())
        await self.settle()
        deals = await self.deals(day, later(day, 1))
        counted = await self.storage.days.counted(day)
        since = later(day, 1 - FORTNIGHT)
        mine = await self.storage.days.by(person, since) if person else []
        lines = []
        for game in games().values():
            deal = deals[day, game.id]
            own = next((one for one in mine if (one.day, one.game) == (day, game.id)), None)
            rank = self._rank(own, await self.storage.days.all_of(day, game.id)) if own and own.ended else None
            resting = deal.rules != game.rules_version
            line = wire.DayLine(game.id, game.name, _state(own, resting), counted.get(game.id, 0), self._specs(deal), deal.options)
            line.commitment, line.tomorrow = commitment(deal.seed), commitment(deals[later(day, 1), game.id].seed)
            if own:
                line.table, line.score, line.rank = own.table, own.score, rank
            lines.append(line)
        played = {one.day for one in mine if one.ended is not None and not one.apart}
        fortnight = [wire.PlayedDay(one, one in played) for one in (later(since, n) for n in range(FORTNIGHT))]
        return wire.Today(day, begins(later(day, 1)), lines, fortnight)

    async def page(self, game: str, day: str, person: str | None) -> wire.DayPage:
        """A day's deal, as somebody may know it: how others did only once their own try is over, or the day."""
        day = day or day_of(epoch_ms())
        deal = await self._deal(day, game)
        await self.settle()
        tries = await self.storage.days.all_of(day, game)
        own = next((one for one in tries if one.person == person), None)
        past = is_past(day, epoch_ms())
        opened = past or (own is not None and own.ended is not None and own.table is not None)
        known = games().get(game)
        resting = known is None or deal.rules != known.rules_version
        serious = [one for one in tries if not one.apart]
        results = sorted((one for one in serious if one.ended is not None), key=better, reverse=True)
        apart = [one for one in tries if one.apart and one.ended is not None]
        shown_results = results[:MOST_SHOWN] + [one for one in results[MOST_SHOWN:] if one.person == person]
        return wire.DayPage(
            day,
            game,
            known.name if known else game,
            _state(own, resting or past),
            not past,
            begins(later(day, 1)),
            self._specs(deal),
            deal.options,
            deal.sealed,
            commitment(deal.seed),
            deal.seed.hex() if past else None,
            own.table if own else None,
            len(serious),
            opened,
            [self._result(one, person, self._rank(one, results)) for one in shown_results] if opened else [],
            [self._result(one, person, None) for one in apart if opened or one.person == person],
            [one.score or 0 for one in results] if opened else [],
        )

    @staticmethod
    def _rank(own: Try, tries: list[Try]) -> int | None:
        """The place of a try among those that count."""
        if own.apart or own.score is None:
            return None
        return 1 + sum(not one.apart and one.ended is not None and better(one) > better(own) for one in tries)

    @staticmethod
    def _result(one: Try, viewer: str | None, rank: int | None) -> wire.DayResult:
        minutes = max(1, round(((one.ended or one.began) - one.began) / 60_000))
        return wire.DayResult(one.name, one.person == viewer, one.table, rank, one.score, one.won, one.lines or [], minutes)

    @staticmethod
    def _specs(deal: Deal) -> list[wire.SeatSpec]:
        return [wire.SeatSpec("you"), *(wire.SeatSpec("bot", deal.level) for _ in range(1, deal.seats))]


def _state(own: Try | None, closed: bool) -> wire.DayState:
    if own is None:
        return "closed" if closed else "fresh"
    if own.table is None:
        return "along"
    return "adrift" if own.ended is None else "done"

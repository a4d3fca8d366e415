"""Who counts games that are over, rates who played them, and says what that comes to."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from taletable.bots import house_bots
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.saying import say
from taletable.games import games
from taletable.table.sheet import Sheet

from .. import messages as wire
from ..measure import summary
from ..measure.facts import Played, played
from ..measure.ratings import SETTLED, Rating, fitting, prior, rate_game, rating_of
from ..measure.seals import Earned, earned, honours_of
from ..resuming import take_up
from ..storage import epoch_ms
from ..storage.played import Profile
from .clerk import Clerk

logger = logging.getLogger("taletable")
LAST = 40
"""Of somebody's games that are told one by one."""


class Measuring(Clerk):
    """Who counts."""

    async def keep(self, sheet: Sheet, match: Match) -> None:
        """Count a game that is over. Whatever goes wrong here is no matter of the table."""
        try:
            rows = await asyncio.to_thread(played, sheet, match, epoch_ms())
            people, levels = {row.person for row in rows if row.person}, {row.level for row in rows if row.level}
            known = {row.who: rating_of(row) for row in await self.storage.played.latest(sheet.game, people, levels)}
            rate_game(rows, await self.storage.played.rated_since(people), known, list(house_bots(match.game)))
            await self.storage.played.keep(rows)
        except Exception as error:
            logger.error("table %s is not counted: %s", sheet.id, type(error).__name__)

    async def again(self, begin: Callable[[int], None], step: Callable[[], None]) -> tuple[int, int]:
        """Work everything out anew from the tables: how many games were counted, and how many could not be read any more. Those are
        left as they were counted once, and rated anew like the others."""
        tables = await self.storage.played.over()
        begin(len(tables))
        old = summary.by_table(await self.storage.played.at([table for table, _ in tables]))
        since = await self.storage.played.rated_since(None)
        known: dict[str, dict[str, Rating]] = defaultdict(dict)
        lost = 0
        for identity, ended in tables:
            rows = await self._read(identity, ended)
            if rows is None:
                lost += 1
                rows = old.get(identity, [])
            for row in rows:
                row.rated, row.mu, row.sigma = False, None, None
            if rows and rows[0].game in games():
                ratings = known[rows[0].game]
                if rate_game(rows, since, ratings, list(house_bots(games()[rows[0].game]))):
                    ratings.update({row.who: rating_of(row) for row in rows})
            await self.storage.played.replace(identity, rows)
            step()
        return len(tables) - lost, lost

    async def _read(self, identity: str, ended: int) -> list[Played] | None:
        """What a table tells by its log; None: it does not replay under today's rules."""
        sheet = await self.storage.tables.find(identity)
        game = games().get(sheet.game) if sheet else None
        try:
            course = take_up(game, sheet, await self.storage.logs.stored(identity)) if sheet and game else None
            return played(sheet, course.match, ended) if sheet and course else None
        except Exception:
            return None

    async def page(self, profile: Profile, viewer: str | None) -> wire.PersonPage:
        """What somebody's games say, as somebody else or they themselves may know it."""
        every = await self.storage.played.of(profile.person)
        serious = [row for row in every if row.counts]
        others = await self.storage.played.at({row.table for row in serious})
        names = await self.storage.played.open_names({row.person for row in others if row.person})
        mine: dict[str, list[Played]] = defaultdict(list)
        for row in serious:
            if row.game in games():
                mine[row.game].append(row)
        for game in games().values():
            if game.ready:
                mine.setdefault(game.id, [])
        records = [await self._record(games()[game], rows, others, names, profile) for game, rows in mine.items()]
        records.sort(key=lambda record: -record.games)
        tables = {row.table for row in every}
        you = viewer == profile.person
        return wire.PersonPage(
            profile.handle, profile.name, you, profile.open, profile.rated is not None, profile.since, len(tables), records
        )

    async def _record(
        self, game: Game[Any], mine: list[Played], others: list[Played], names: dict[str, str], profile: Profile
    ) -> wire.GameRecord:
        once = list({row.table: row for row in mine}.values())  # who held several hands of a crew played one game
        now, longest = summary.streaks(once)
        best = max((row for row in once if row.score is not None), key=lambda row: row.score or 0, default=None)
        rated = [row for row in once if row.rated]
        bots = await self._bots(game)
        rating = rating_of(rated[-1]) if rated else Rating()
        return wire.GameRecord(
            game.id,
            game.name,
            len(once),
            sum(row.won for row in once),
            summary.by_seats(once),
            [wire.LastGame(row.table, row.won, row.ended) for row in once[-LAST:]],
            now,
            longest,
            best.score if best else None,
            best.table if best else None,
            summary.pace(mine),
            summary.favourites(mine),
            [] if game.cooperative else summary.rivals(once, summary.by_table([row for row in others if row.game == game.id]), names),
            wire.Rated(
                rating.shown,
                rating.band,
                len(rated) >= SETTLED,
                len(rated),
                [wire.RatingPoint(row.ended, rating_of(row).shown, rating_of(row).band, row.table) for row in rated],
                [wire.BotRating(level, one.shown) for level, one in bots.items()],
            )
            if profile.rated is not None
            else None,
            fitting(rating, bots),
            [_seal(earned(seal, mine)) for seal in honours_of(game.folder).seal],
        )

    async def _bots(self, game: Game[Any]) -> dict[str, Rating]:
        levels = list(house_bots(game))
        known = {row.level: rating_of(row) for row in await self.storage.played.latest(game.id, (), levels)}
        return {level: known.get(level) or prior(f"b:{level}", levels) for level in levels}


def _seal(one: Earned) -> wire.SealInfo:
    key = f"seal.{one.seal.key}"
    return wire.SealInfo(one.seal.key, say(key), say(f"{key}-how"), one.seal.thing, one.done, one.of, one.table, one.at)

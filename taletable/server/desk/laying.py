"""Laying tables: new ones, lessons, rematches, and those that begin at a past moment."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from taletable.engine.game import Game
from taletable.engine.moves import Refused
from taletable.engine.state import Options
from taletable.games import games
from taletable.table.laying import branch_seats, deal, lesson_seats, level_of, next_options, options_for, same_seats, seats_for
from taletable.table.pace import DAY, Pace
from taletable.table.refuse import Refuse, RefusedByRules
from taletable.table.sheet import ENDED, Sheet

from .. import messages as wire
from ..shelf import Shelved
from ..shown import shown
from ..storage import Storage
from ..storage.logs import entry_text
from ..table import Live
from .charge import Charge
from .clerk import Clerk
from .crews import Crews


def find(game_id: str) -> Game[Any]:
    """A game by its exact id."""
    game = games().get(game_id)
    if game is None:
        raise Refuse(404, "no-game", name=game_id[:64])
    return game


def pace_of(game: Game[Any], body: wire.NewTable) -> Pace | None:
    """How long people may think at a new table. A game in real time has a clock of its own."""
    if game.real_time and (body.pace or body.think_ms):
        raise Refuse(422, "own-clock", game=game.name)
    if body.pace is None:
        return Pace("decision", body.think_ms) if body.think_ms else None
    pace = Pace(body.pace.per, body.pace.total_ms, body.pace.gain_ms, body.pace.out)
    if pace.gain_ms and pace.per != "game":
        raise Refuse(422, "no-gain")
    if pace.per == "day" and pace.total_ms >= DAY:
        raise Refuse(422, "long-day")
    return pace


def fresh(pace: Pace | None) -> Pace | None:
    """The same clock for another game."""
    return replace(pace, forfeited=[]) if pace else None


class Laying(Clerk):
    """Who lays tables, and begins their games."""

    def __init__(self, storage: Storage, crews: Crews, charge: Charge) -> None:
        super().__init__(storage)
        self.crews = crews
        self.charge = charge

    async def create(self, person: str, body: wire.NewTable) -> str:
        """Set up a table; its id."""
        game = find(body.game)
        options = options_for(game, len(body.seats), body.options)
        crew = await self.crews.mates(game, person, body)
        mates = [crew[spec.mate] for spec in body.seats if spec.mate is not None]
        sits = not mates or any(spec.kind in ("you", "open") for spec in body.seats)
        await self.crews.allow(game, options, [person, *mates] if sits else mates)
        seats = seats_for(shown(game), body.seats, person, crew)
        if body.start and (mates or any(seat.kind == "open" for seat in seats)):
            raise Refuse(422, "open-seats")
        if body.public and not any(seat.kind == "open" for seat in seats):
            raise Refuse(422, "no-open-seat")
        if body.public:
            await self.charge.may_open(person)
        return await self.storage.tables.create(
            game,
            options,
            person,
            seats,
            pace=pace_of(game, body),
            leave_ms=body.leave_ms,
            public="open" if body.public else None,
            language=body.language,
        )

    async def settle(self, live: Live, person: str, changes: Options) -> None:
        """The host chooses anew what is played."""
        async with self.changing(live):
            row = live.row
            row.hosted(person)
            if row.status != "open" or row.position is not None or row.lesson or row.bound:
                raise Refuse(409, "settled")
            options = options_for(live.game, len(row.seats), {**row.options, **changes})
            await self.crews.allow(live.game, options, row.crew())
            if not await self.storage.tables.change(row.id, "open", options=json.dumps(options)):
                raise Refuse(409, "started")
            await self.refresh(live)

    async def teach(self, person: str, game_id: str) -> str:
        """Set up the lesson of a game; the table's id."""
        game = find(game_id)
        lesson, seats = lesson_seats(shown(game), person)
        return await self.storage.tables.create(game, lesson.options, person, seats, lesson=True, seed=lesson.seed)

    async def start(self, live: Live, person: str, fill: str | None) -> None:
        """Begin the game."""
        async with self.changing(live):
            live.row.hosted(person)
            if live.row.status != "open":
                raise Refuse(409, "started")
            open_seats = [seat.seat for seat in live.row.seats if seat.kind == "open"]
            if open_seats and fill is None:
                raise Refuse(409, "open-seats")
            if live.row.position is None:
                await self.crews.allow(live.game, live.row.options, live.row.crew())
            for seat in open_seats:
                await self.storage.seats.give(live.row.id, seat, "bot", level_of(live.table.shown, fill))
            await self.begin(live)

    async def begin(self, live: Live) -> None:
        """Deal: the first entry of the log."""
        row = live.row
        match = deal(live.game, row)
        await self.storage.tables.start(row.id, live.game.rules_version, [entry_text(live.game, match.log[0])], match.state.waiting)
        await self.refresh(live)

    async def rematch(self, live: Live, person: str, sequel: bool = False) -> str:
        """A new table for the same people, with the same options or what comes next; its id. Asked for twice, it is the same."""
        async with self.changing(live):
            row = live.row
            self._sat(row, person)
            if row.status in ENDED and (laid := row.sequel if sequel else row.rematch):
                return laid
            options = next_options(live.table, sequel)
            if sequel:
                await self.crews.allow(live.game, options, row.crew())
            seats = same_seats(row)
            identity = await self.storage.tables.create(live.game, options, person, seats, pace=fresh(row.pace), leave_ms=row.leave_ms)
            await (self.storage.tables.change(row.id, sequel=identity) if sequel else self.storage.tables.change(row.id, rematch=identity))
            await self.refresh(live)
            return identity

    async def branch(self, live: Live, person: str, at: int) -> str:
        """Try from here: a new table from a past position, the other seats played by bots; its id."""
        async with self.changing(live):
            row, at = live.row, live.table.veil(person).true(at)
            state, seats = branch_seats(live.table, person, at, live.durable - 1)
            looked_into = row.looked_into or not live.table.ended
            if looked_into and not row.looked_into:  # the branch can be given up, and then tells all that lies face down here
                await self.storage.tables.change(row.id, looked_into=True)
                await self.refresh(live)
            position = live.game.dump(state)
            return await self.storage.tables.create(
                live.game, row.options, person, seats, position=position, branch_of=row.id, branch_at=at, looked_into=looked_into
            )

    # Out of the shelf

    async def go_on(self, rests: Shelved, person: str) -> str:
        """Continue from here: a new table for the same people, from where one that rests stood; its id. It begins at once.

        There is only one: what lies face down is the same at both, so nobody may play on at two of them.
        """
        row = rests.sheet
        self._sat(row, person)
        if row.continued is not None:
            return row.continued
        position = rests.start()
        if position is None or rests.game is None:
            raise Refuse(409, "cannot-go-on")
        identity = await self._same(rests, row.host, position)
        if await self.storage.tables.go_on(row.id, identity):
            return identity
        await self.storage.tables.change(identity, status="abandoned")  # somebody else was faster
        again = await self.storage.tables.find(row.id)
        assert again
        assert again.continued
        return again.continued

    async def anew(self, rests: Shelved, person: str) -> str:
        """A new game for the people of a table that rests; its table's id. Asked for twice, it is the same."""
        row = rests.sheet
        self._sat(row, person)
        if row.rematch is not None:
            return row.rematch
        if rests.game is None:
            raise Refuse(409, "game-away", name=rests.name)
        identity = await self._same(rests, person)
        await self.storage.tables.change(row.id, rematch=identity)
        return identity

    @staticmethod
    def _sat(row: Sheet, person: str) -> None:
        if not row.held_by(person) and person != row.host:
            raise Refuse(403, "not-sat")

    async def _same(self, rests: Shelved, host: str, position: dict[str, Any] | None = None) -> str:
        row, game = rests.sheet, rests.game
        assert game
        try:
            options = game.settle_options(len(row.seats), row.options)
        except Refused as refused:
            raise RefusedByRules(409, game, refused) from None
        return await self.storage.tables.create(
            game,
            options,
            host,
            same_seats(row),
            pace=fresh(row.pace),
            leave_ms=row.leave_ms,
            position=position,
            branch_of=row.branch_of if position else None,
            branch_at=row.branch_at if position else None,
            bound=row.bound if position and not row.day else None,
        )

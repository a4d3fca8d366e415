"""Who lets others try the deal of a game that is over: the same seed, the same options, the same bots."""

from __future__ import annotations

from taletable.engine.record import commitment
from taletable.games import games
from taletable.table.laying import level_of
from taletable.table.refuse import Refuse
from taletable.table.sheet import Seat, Sheet

from .. import messages as wire
from ..shelf import name_of
from ..shown import shown
from ..storage import Storage, epoch_ms
from ..storage.challenges import Dared
from .clerk import Clerk
from .crews import Crews


class Daring(Clerk):
    """Who keeps challenges."""

    def __init__(self, storage: Storage, crews: Crews) -> None:
        super().__init__(storage)
        self.crews = crews

    async def dare(self, sheet: Sheet, person: str, said: str) -> str:
        """Let others try the deal of a table; the code of the challenge."""
        if sheet.status != "over" or sheet.result is None:
            raise Refuse(409, "not-ended")
        if (
            not sheet.held_by(person)
            or sheet.lesson
            or sheet.position is not None
            or sheet.branch_of is not None  # nobody can say how it was made
            or sheet.result.practice
            or not sheet.seed_told(epoch_ms())
        ):
            raise Refuse(409, "no-dare")
        return await self.storage.challenges.dare(sheet.id, person, " ".join(said.split()))

    async def find(self, code: str) -> tuple[Dared, Sheet]:
        """A challenge and the table that it is about."""
        dared = await self.storage.challenges.find(code) if len(code) <= 16 and code.isalnum() else None
        sheet = await self.storage.tables.find(dared.table) if dared else None
        if dared is None or sheet is None or sheet.result is None:
            raise Refuse(404, "no-challenge")
        return dared, sheet

    async def take(self, code: str, person: str) -> str:
        """Try it, once: the table, which waits to begin or has begun. What lies face down there may be known to who has seen the replay,
        so it counts for nothing but this challenge."""
        dared, sheet = await self.find(code)
        if dared.person == person:
            raise Refuse(409, "own-challenge")
        if table := (await self.storage.challenges.tries(code)).get(person):
            return table
        game = games().get(sheet.game)
        if game is None or sheet.rules != game.rules_version:
            raise Refuse(409, "other-rules")
        await self.crews.allow(game, sheet.options, [person])
        seats = [
            Seat(seat.seat, "person", None, holders=[person])
            if spec.kind == "you"
            else Seat(seat.seat, "bot", level_of(shown(game), spec.level if spec.level in shown(game).levels else None))
            for seat, spec in zip(sheet.seats, self._seats(sheet, dared.person), strict=True)
        ]
        table = await self.storage.tables.create(
            game, sheet.options, person, seats, seed=sheet.seed, looked_into=True, bound=f"dare:{code}"
        )
        taken = await self.storage.challenges.take(code, person, table)
        if taken != table:  # asked for twice at the same time
            await self.storage.tables.change(table, status="abandoned")
        return taken

    async def shown(self, code: str, viewer: str | None) -> wire.Challenge:
        """A challenge as somebody may know it: how others did only once their own try is over."""
        dared, sheet = await self.find(code)
        target = self._attempt(sheet, dared.person, viewer, None)
        tries = await self.storage.challenges.tries(code)
        attempts = []
        for person, table in tries.items():
            if tried := await self.storage.tables.find(table):
                attempts.append((person, self._attempt(tried, person, viewer, target)))
        mine = next((one for person, one in attempts if person == viewer), None)
        opened = dared.person == viewer or (mine is not None and mine.over)
        done = sorted((one for _, one in attempts if one.over), key=lambda one: (one.won, one.score or 0), reverse=True)
        return wire.Challenge(
            code,
            sheet.game,
            name_of(sheet),
            target.name,
            dared.person == viewer,
            dared.said,
            sheet.options,
            self._seats(sheet, dared.person),
            commitment(sheet.seed),
            target.score,
            target.won,
            sheet.id if opened else None,
            len(done),
            mine,
            done if opened else [],
        )

    @staticmethod
    def _seats(sheet: Sheet, by: str) -> list[wire.SeatSpec]:
        """Who tries it has the seats of who challenges; those of other people are played by bots."""
        mine = set(sheet.held_by(by))
        return [wire.SeatSpec("you") if seat.seat in mine else wire.SeatSpec("bot", seat.level) for seat in sheet.seats]

    @staticmethod
    def _attempt(sheet: Sheet, person: str, viewer: str | None, target: wire.Attempt | None) -> wire.Attempt:
        result, held = sheet.result, sheet.held_by(person)
        fair = result is not None and not result.practice and not result.stood_in
        score = max((result.scores[seat] for seat in held), default=None) if result and result.scores else None
        won = bool(result and set(held) & set(result.winners))
        over = sheet.status in ("over", "abandoned")
        better = target is not None and fair and (won, score or 0) > (target.won, target.score or 0)
        return wire.Attempt(sheet.names.get(person, "?"), person == viewer, sheet.id, over, score, won, better)

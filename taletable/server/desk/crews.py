"""Crews, and what they have opened."""

from __future__ import annotations

from typing import Any

from taletable.engine.game import Game
from taletable.engine.state import Options
from taletable.table import messages as told
from taletable.table.laying import allow
from taletable.table.refuse import Refuse

from .. import messages as wire
from ..shown import shown
from ..storage.crews import CrewRow
from .clerk import Clerk


class Crews(Clerk):
    """How far people came together."""

    async def allow(self, game: Game[Any], options: Options, people: list[str]) -> None:
        """May these people play this? One of them must have opened it, in whatever crew."""
        if game.key_for(options):
            allow(game, options, set().union(*(await self.storage.crews.reached(game.id, people)).values()))

    async def mates(self, game: Game[Any], person: str, body: wire.NewTable) -> list[str]:
        """The persons of the crew that a table is laid for, as they were listed; none without a crew."""
        crews = await self.storage.crews.of(person, game.id) if body.crew is not None else []
        crew = next((list(crew.names) for crew in crews if crew.id == body.crew), [])
        if body.crew is not None and not crew:
            raise Refuse(403, "no-crew")
        named = [crew[spec.mate] for spec in body.seats if spec.mate is not None and spec.mate < len(crew)]
        if await self.storage.company.at_odds(person, named):
            raise Refuse(403, "shunned")
        for spec in body.seats:
            if (spec.kind == "mate") != (spec.mate is not None):
                raise Refuse(422, "which-mate")
            if spec.mate is not None and spec.mate >= len(crew):
                raise Refuse(422, "no-mate")
            if spec.mate is not None and spec.level is not None:
                raise Refuse(422, "only-bots")
        return crew

    async def crew(self, game: Game[Any], people: list[str], person: str | None) -> told.Crew:
        """The crew of these people, as a person is shown it."""
        return (await self._shown(game, [await self.storage.crews.crew(game.id, people)], person))[0]

    async def of(self, game: Game[Any], person: str) -> list[told.Crew]:
        """A person's crews: itself alone, then the others, the latest first."""
        found = await self.storage.crews.of(person, game.id)
        alone = await self.storage.crews.crew(game.id, [person])
        return await self._shown(game, [alone, *[crew for crew in found if crew.id != alone.id]], person)

    async def _shown(self, game: Game[Any], crews: list[CrewRow], person: str | None) -> list[told.Crew]:
        reached = await self.storage.crews.reached(game.id, {member for crew in crews for member in crew.names})
        gates = shown(game).gates
        return [
            told.Crew(
                crew.id,
                [told.Member(name, member == person, sorted(reached[member] & gates)) for member, name in crew.names.items()],
                crew.kept,
                crew.at,
            )
            for crew in crews
        ]

"""The bots of a live table: who of them has to decide, what they mean to do in real time, and what they are called."""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from taletable.bots import Call
from taletable.bots.minds import Minds
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.state import State
from taletable.table.course import Play
from taletable.table.messages import PingMessage

from .thinking import Barred, Stale
from .turns import Claim

if TYPE_CHECKING:
    from .table import Live

logger = logging.getLogger("taletable")


class Bots:
    """Lets the bots of one table decide. Only the worker that keeps the table does."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.thinking: dict[int, asyncio.Task[Any]] = {}
        """The seats whose bots are asked at the moment."""
        self.minds = Minds()
        self.unseen = 0
        """So many decisions they have made since somebody was last here."""

    def level(self, seat: int) -> str | None:
        """The level of the bot that decides for the seat now; None if a person does."""
        live = self.live
        match = live.match
        if match and self.minds.at_a_loss(seat, len(match.log)):
            return live.table.shown.levels[0]
        return live.table.bot_level(seat, live.now())

    @property
    def rests(self) -> bool:
        """Does nobody look on, so that they wait until somebody comes?

        Where people sit who are away, bots go on for a while: it may be the turn of one of them next. A clock that runs waits for nobody.
        """
        live = self.live
        if live.game.real_time or live.presence.attended:
            return False
        people = any(seat.kind == "person" and not seat.stand_in for seat in live.row.seats)
        return not people or self.unseen >= live.hall.settings.rest_after

    def drive(self, match: Match) -> None:
        """Let bots decide where they have to."""
        live, real_time = self.live, self.live.game.real_time
        self.minds.forget(len(match.log))
        asked = live.game.asked(match.state)
        for seat in [seat for seat in self.thinking if seat not in asked or not self.level(seat)]:
            self.thinking.pop(seat).cancel()
        if live.presence.attended:
            self.unseen = 0
        if self.rests:
            self.stop()
            return
        for seat in asked:
            if seat not in self.thinking and not live.watch.hands_back(seat) and (level := self.level(seat)):
                if real_time and self._keep_to_plan(match, seat):
                    continue
                asks = self._plan if real_time else self._think
                self.thinking[seat] = live.hall.spawn(asks(match, seat, level))

    def stop(self) -> None:
        """Nobody waits for what they think any more."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def _claim(self) -> Claim:
        live = self.live
        return Claim(live.row.host, live.row.id, live.presence.attended)

    def _asked(self, seat: int) -> State | None:
        """How things stand, if the bot of a seat still has to decide."""
        live, match = self.live, self.live.match
        if not match or live.reloading or live.row.status != "running" or match.state.over or not match.state.waiting >> seat & 1:
            return None
        return match.state if self.level(seat) else None

    async def _fails(self, seat: int, level: str, length: int, error: Exception) -> None:
        """A bot cannot decide: the weakest does it, here and now."""
        if not isinstance(error, Barred):  # that was said before
            logger.error("the bot %s of %s cannot decide: %s", level, self.live.game.id, type(error).__name__)
            await asyncio.sleep(self.live.hall.settings.puzzled_s)
        self.minds.puzzle([seat], length)

    # In turns

    async def _think(self, match: Match, seat: int, level: str) -> None:
        live, length = self.live, len(match.log)
        move: Move | None = None
        try:
            seed = live.table.bot_seed(seat)
            began = time.monotonic()
            move = await live.hall.thinkers.choose(self._claim(), live.game, level, lambda: self._asked(seat), seat, seed)
            live.hall.metrics.thoughts.add(time.monotonic() - began)
        except Stale:
            pass
        except Exception as error:
            await self._fails(seat, level, length, error)
        await self._leave_time(seat)
        self.thinking.pop(seat, None)
        now, state = live.match, self._asked(seat)
        if not now or not state or move is None:
            return live.drive()
        if live.game.refuse(state, move) is not None:
            if len(now.log) == length:
                self.minds.puzzle([seat], length)
            return live.drive()
        self.unseen += not live.presence.attended
        return live.perform(Play(move))

    async def _leave_time(self, seat: int) -> None:
        """While a person could still take something back that this bot's answer would settle, it waits a moment."""
        live = self.live
        await asyncio.sleep(live.table.regret_ms(seat, live.now(), live.hall.settings.undo_ms) / 1000)

    # In real time

    def _keep_to_plan(self, match: Match, seat: int) -> bool:
        """Carry out what a bot planned, once its time has come; False if it has no plan for how things stand."""
        now = self.live.now()
        plan = self.minds.plan_of(seat, match)
        if plan is None:
            return False
        if says := self.minds.says(plan, now):
            self.live.point(PingMessage(says.seat, self.live.table.names[says.seat], says.text, list(says.touches)))
        if plan.at > now:
            return True
        taken = self.minds.takes(seat, match, now)
        if taken is None or taken.move is None:
            return False
        self.live.perform(Play(taken.move))
        return True

    async def _plan(self, match: Match, seat: int, level: str) -> None:
        """Ask the bot of a seat what it means to do."""
        live, calls, length = self.live, self.minds.calls, len(match.log)
        seed = int.from_bytes(sha256(b"%b %d" % (live.row.seed, seat)).digest()[:7])
        try:
            heard = self.minds.heard(live.table.bots())
            plan = await live.hall.thinkers.plan(self._claim(), live.game, level, lambda: match.state, seat, seed, live.now(), heard)
            if self.minds.calls is calls:  # else somebody called meanwhile, and it is asked again
                self.minds.plans[seat] = (length, plan)
        except Exception as error:
            await self._fails(seat, level, length, error)
        self.thinking.pop(seat, None)
        live.drive()

    # Calls

    def hear(self, ping: PingMessage) -> None:
        """Somebody points at things: in real time the bots hear it, and think again."""
        live = self.live
        if live.game.real_time and ping.seat is not None and not live.table.bots() >> ping.seat & 1:
            self.minds.hear(Call(live.now(), ping.seat, ping.text, tuple(ping.touches)))
            live.drive()

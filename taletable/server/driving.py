"""The bots of a live table: who of them has to decide, what they mean to do in real time, and what they are called."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from taletable.bots import Call, Heard, Plan
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.table.course import Play
from taletable.table.messages import PingMessage

from .thinking import Barred

if TYPE_CHECKING:
    from .table import Live

logger = logging.getLogger("taletable")
CALLS_KEPT = 8
"""Bots remember so many of the last calls of persons."""


class Bots:
    """Lets the bots of one table decide. Only the worker that keeps the table does."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.thinking: dict[int, asyncio.Task[Any]] = {}
        """The seats whose bots are asked at the moment."""
        self.puzzled: dict[int, int] = {}
        """Seats whose bot failed or chose something refused, and at which length of the log: there the weakest decides."""
        self.plans: dict[int, tuple[int, Plan]] = {}
        """In real time: what the bot of a seat means to do, and at which length of the log it did."""
        self.calls: tuple[Call, ...] = ()
        """In real time: what persons called to the bots."""
        self.said: list[Call] = []
        """What bots have answered."""

    def level(self, seat: int) -> str | None:
        """The level of the bot that decides for the seat now; None if a person does."""
        live = self.live
        match = live.match
        if match and self.puzzled.get(seat) == len(match.log):
            return live.table.shown.levels[0]
        return live.table.bot_level(seat, live.now())

    def drive(self, match: Match) -> None:
        """Let bots decide where they have to."""
        live, real_time = self.live, self.live.game.real_time
        self.plans = {seat: known for seat, known in self.plans.items() if known[0] == len(match.log)}
        for seat in live.game.asked(match.state):
            if seat not in self.thinking and not live.watch.hands_back(seat) and (level := self.level(seat)):
                if real_time and self._keep_to_plan(match, seat):
                    continue
                asks = self._plan if real_time else self._think
                self.thinking[seat] = live.hall.spawn(asks(match, seat, level))

    def stop(self) -> None:
        """Nobody waits for what they think any more."""
        for task in self.thinking.values():
            task.cancel()

    async def _fails(self, seat: int, level: str, length: int, error: Exception) -> None:
        """A bot cannot decide: the weakest does it, here and now."""
        if not isinstance(error, Barred):  # that was said before
            logger.error("the bot %s of %s cannot decide: %s", level, self.live.game.id, type(error).__name__)
            await asyncio.sleep(self.live.hall.settings.puzzled_s)
        self.puzzled[seat] = length

    # In turns

    async def _think(self, match: Match, seat: int, level: str) -> None:
        live, length = self.live, len(match.log)
        move: Move | None = None
        try:
            move = await live.hall.thinkers.choose(live.game, level, match.state, seat, live.table.bot_seed(seat))
        except Exception as error:
            await self._fails(seat, level, length, error)
        await self._leave_time(seat)
        self.thinking.pop(seat, None)
        now = live.match
        if not now or live.reloading or live.row.status != "running" or now.state.over or not now.state.waiting >> seat & 1:
            return live.drive()
        if move is None or not self.level(seat):
            return live.drive()
        if live.game.refuse(now.state, move) is not None:
            if len(now.log) == length:
                self.puzzled[seat] = length
            return live.drive()
        return live.perform(Play(move))

    async def _leave_time(self, seat: int) -> None:
        """While a person could still take something back that this bot's answer would settle, it waits a moment."""
        live, match = self.live, self.live.match
        if not match or match.state.over or (live.game.rule(match.state).sealed and match.state.waiting != 1 << seat):
            return
        if any(row.kind == "person" and not row.stand_in and match.can_undo(row.seat) for row in live.row.seats):
            left = match.log[-1].now + live.hall.settings.undo_ms - live.now()
            await asyncio.sleep(max(0, left) / 1000)

    # In real time

    def _keep_to_plan(self, match: Match, seat: int) -> bool:
        """Carry out what a bot planned, once its time has come; False if it has no plan for how things stand."""
        now = self.live.now()
        length, plan = self.plans.get(seat, (-1, None))
        if plan is None or length != len(match.log):
            return False
        if plan.says:
            self._answer(plan.says)
        if plan.at > now:
            return True
        del self.plans[seat]
        if plan.move is None or match.refuse(plan.move, now) is not None:
            return False
        self.live.perform(Play(plan.move))
        return True

    async def _plan(self, match: Match, seat: int, level: str) -> None:
        """Ask the bot of a seat what it means to do."""
        live, calls, length = self.live, self.calls, len(match.log)
        seed = int.from_bytes(sha256(b"%b %d" % (live.row.seed, seat)).digest()[:7])
        try:
            heard = Heard(calls, live.table.bots())
            plan = await live.hall.thinkers.plan(live.game, level, match.state, seat, seed, live.now(), heard)
            if self.calls is calls:  # else somebody called meanwhile, and it is asked again
                self.plans[seat] = (length, plan)
        except Exception as error:
            await self._fails(seat, level, length, error)
        self.thinking.pop(seat, None)
        live.drive()

    # Calls

    def hear(self, ping: PingMessage) -> None:
        """Somebody points at things: in real time the bots hear it, and think again."""
        live = self.live
        if live.game.real_time and ping.seat is not None and not live.table.bots() >> ping.seat & 1:
            call = Call(live.now(), ping.seat, ping.text, tuple(ping.touches))
            self.calls = (*self.calls, call)[-CALLS_KEPT:]
            self.plans.clear()
            live.drive()

    def _answer(self, says: Call) -> None:
        """A bot calls something: once, when its time has come, and for all workers."""
        live = self.live
        if says.at <= live.now() and says not in self.said:
            self.said.append(says)
            live.point(PingMessage(says.seat, live.table.names[says.seat], says.text, list(says.touches)))

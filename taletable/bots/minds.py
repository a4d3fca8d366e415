"""What the bots of one table have in mind: what they mean to do, whom they have heard, where one is at a loss."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from taletable.engine.match import Match

from . import Call, Heard, Plan

CALLS_KEPT: Final = 8
"""Bots remember so many of the last calls of persons."""


class Minds:
    """Of all bots of a table. Who carries the table asks them, and lets them."""

    def __init__(self) -> None:
        self.puzzled: dict[int, int] = {}
        """Seats whose bot failed or chose something refused, and at which length of the log: there the weakest decides."""
        self.plans: dict[int, tuple[int, Plan]] = {}
        """In real time: what the bot of a seat means to do, and at which length of the log it did."""
        self.calls: tuple[Call, ...] = ()
        """In real time: what persons called to the bots."""
        self.said: list[Call] = []
        """What bots have answered."""

    def at_a_loss(self, seat: int, length: int) -> bool:
        """Does the bot of a seat not know what to do at this length of the log?"""
        return self.puzzled.get(seat) == length

    def forget(self, length: int) -> None:
        """Plans hold only as long as nothing has happened."""
        self.plans = {seat: known for seat, known in self.plans.items() if known[0] == length}

    def plan_of(self, seat: int, match: Match) -> Plan | None:
        """What the bot of a seat means to do as things stand; None: it has to be asked."""
        length, plan = self.plans.get(seat, (-1, None))
        return plan if length == len(match.log) else None

    def moments(self) -> list[int]:
        """When the plans are to be carried out, on the table's clock."""
        return [plan.at for _, plan in self.plans.values()]

    def hear(self, call: Call) -> None:
        """A person calls something: they think again."""
        self.calls = (*self.calls, call)[-CALLS_KEPT:]
        self.plans.clear()

    def heard(self, bots: int) -> Heard:
        """What they have heard; `bots` are the seats that they play."""
        return Heard(self.calls, bots)

    def says(self, plan: Plan, now: int) -> Call | None:
        """What a bot calls now: once, when its time has come."""
        says = plan.says
        if says is None or says.at > now or says in self.said:
            return None
        self.said.append(says)
        return says

    def takes(self, seat: int, match: Match, now: int) -> Plan | None:
        """The plan of a seat whose time has come and that can still be carried out; it is not planned any more then."""
        plan = self.plan_of(seat, match)
        if plan is None or plan.at > now:
            return None
        del self.plans[seat]
        return None if plan.move is None or match.refuse(plan.move, now) is not None else plan

    def puzzle(self, seats: Collection[int], length: int) -> None:
        """These do not know what to do."""
        self.puzzled.update(dict.fromkeys(seats, length))

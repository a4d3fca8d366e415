"""Forest of Glass, as bots read it."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from taletable.engine.moves import Move

from ...bot.errands import Errand, Fitting, Leaning, Reader, act_here, left_by, reached, tokens
from ...scenario import STONE
from ...state import Tale
from ...turn import springs
from ...virtues import actions_left, speed, steps_left, talent
from ...words import ENDEAVOUR, band
from .rules import CUT, DOOR, LANTERN, THICKET, glass_around, is_open

WORTH_A_STONE: Final = 3
"""Thickets around a Hero for which it breaks a Sacred Stone."""


class ForestOfGlassReader(Reader):
    """Lanterns while they are needed, then out."""

    leaning = Leaning(love=0.4, hope=0.5, action=0.7, speed=2.0, talent=0.7)
    fitting = Fitting(virtues=0.4, shevitsa=0.5, speed=2.0, artifact=1.0)

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        if is_open(s):
            return [Errand(DOOR.of(s), "end", -1, 30)]
        return [*tokens(s, LANTERN, 10), Errand(DOOR.of(s), "end", -1, 1.0 + s.round)]

    def timely(self, s: Tale, seat: int) -> bool:
        """Glass is broken where it is in the way: see `first`."""
        return False

    def first(self, s: Tale, seat: int, legal: list[Move]) -> Move | None:
        """The way that takes the least time, through thickets where cutting is quicker than going around."""
        acts, left, pace = actions_left(s, seat), steps_left(s, seat), max(1, speed(s, seat))
        toil = 1 + pace / (1 + band(s.virtue(seat, ENDEAVOUR)))
        best, goal = 0.0, None
        from_here = glass_ways(s, seat, s.at[seat], toil)
        for errand in self.errands(s, seat):
            time = from_here.get(errand.space, 999.0)
            value = reached(errand.worth, max(0.0, time - left) / pace, time) * (left_by(s, seat, errand) if time > left else 1.0)
            if value > best:
                best, goal = value, errand
        if goal is None:
            return None
        if s.at[seat] == goal.space:
            return act_here(goal, legal)
        far = glass_ways(s, seat, goal.space, toil)
        step = min(next_to(s, seat, s.at[seat]), key=lambda space: (entry(s, space, toil) + far.get(space, 999.0), space), default=-1)
        if s.objects.get(step) != THICKET:
            return next((m for m in legal if m.verb in ("walk", "jump") and m.args[0] == step), None)
        stone, cut, end = Move(seat, "do", (STONE, s.at[seat])), Move(seat, "do", (CUT, step)), Move(seat, "end")
        if stone in legal and (not acts or len(glass_around(s, seat)) >= WORTH_A_STONE):
            return stone
        return cut if cut in legal else end if end in legal else None


def next_to(s: Tale, seat: int, space: int) -> list[int]:
    """Where a Step or a jump leads. Glass can be cut before a Step, not before a jump."""
    trees = frozenset() if s.wading or talent(s, seat, "woods") else s.chart.trees
    doors = [door for door in springs(s, seat) if s.objects.get(door) != THICKET]
    return [other for other in (*s.chart.beside[space], *(doors if space in doors else ())) if other != space and other not in trees]


def entry(s: Tale, space: int, toil: float) -> float:
    """What it costs to enter a space, in Steps: glass has to be cut first."""
    return 1.0 + toil if s.objects.get(space) == THICKET else 1.0


def glass_ways(s: Tale, seat: int, goal: int, toil: float) -> dict[int, float]:
    """What the way to a goal costs from everywhere, in Steps."""
    found: dict[int, float] = {}
    queue = [(0.0, goal)]
    while queue:
        cost, space = heappop(queue)
        if space not in found:
            found[space] = cost
            on = cost + entry(s, space, toil)
            for other in next_to(s, seat, space):
                if other not in found:
                    heappush(queue, (on, other))
    return found


READER = ForestOfGlassReader

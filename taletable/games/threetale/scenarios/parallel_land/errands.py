"""Parallel Land, as bots read it."""

from __future__ import annotations

from math import ceil

from taletable.engine.moves import Move

from ...bot.errands import Errand, Fitting, Leaning, Reader, around, reached, use
from ...state import Tale
from ...turn import closed, springs
from ...virtues import actions_left, speed, steps_left
from .rules import CLOSED, CROSS, PLACE, SEAL, SIDES, WORK

HALF_WORKED, UNWORKED, BARELY = 14.0, 9.0, 4.0
"""What the work on a Seal is worth: when its other side is done, when nothing is, and when nobody comes after in this round."""


class ParallelLandReader(Reader):
    """Seals, from the side where work is worth most."""

    leaning = Leaning(love=0.7, hope=1.5, action=1.1, speed=1.8, talent=1.5)
    fitting = Fitting(virtues=0.4, shevitsa=0.5, speed=1.5, artifact=1.0)

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        found: list[Errand] = []
        for space, sides in zip(PLACE.all(s), SIDES.all(s), strict=True):
            if sides != CLOSED and s.objects.get(space) == SEAL:
                found += use(s, space, 6 if sides >> s.mark[seat] & 1 else 14 if sides else 8)
        return found

    def first(self, s: Tale, seat: int, legal: list[Move]) -> Move | None:
        """To the Seal and the side where work is worth most; a Seal that is half worked needs somebody on the other side."""
        goal = best_side(s, seat)
        end = Move(seat, "end")
        if goal is None:
            return end if end in legal else None
        node, seal, side = goal
        if 2 * s.at[seat] + s.mark[seat] == node:
            deed = Move(seat, "do", (WORK, seal) if side == s.mark[seat] else (CROSS, s.at[seat]))
            return deed if deed in legal else end if end in legal else None
        back = two_sided(s, seat, node)
        here = back.get(2 * s.at[seat] + s.mark[seat], 999)
        for m in legal:
            if m.verb in ("walk", "jump") and back.get(2 * m.args[0] + s.mark[seat] ^ (m.verb == "jump"), 999) < here:
                return m
        return end if end in legal else None


def best_side(s: Tale, seat: int) -> tuple[int, int, int] | None:
    """Where to go (a space on a side), for which Seal, and on which side to work it; None if nothing is worth it."""
    acts, left, pace = actions_left(s, seat), steps_left(s, seat), max(1, speed(s, seat))
    far = two_sided(s, seat, 2 * s.at[seat] + s.mark[seat])
    late = s.order[-1] == seat
    best, goal = 0.3, None
    for seal, done in zip(PLACE.all(s), SIDES.all(s), strict=True):
        if done == CLOSED or seal in s.tried:
            continue
        worth = HALF_WORKED if done else BARELY if late else UNWORKED
        for near in [space for space in around(s, seal) if not s.here(space, seat)]:
            for side, crossing in ((0, 0), (0, 1), (1, 0), (1, 1)):
                node = 2 * near + (side ^ crossing)
                if done >> side & 1 or node not in far:
                    continue
                steps = far[node]
                days = 0 if steps <= left and crossing < acts else max(1, ceil((steps - left) / pace))
                value = reached(worth - 2 * crossing, days, steps)
                if value > best:
                    best, goal = value, (node, seal, side)
    return goal


def two_sided(s: Tale, seat: int, start: int) -> dict[int, int]:
    """Steps between a space on a side and all others (2 * space + side); a jump leads to the other side."""
    shut, doors = closed(s, seat), springs(s, seat)
    found = {start: 0}
    queue = [start]
    for node in queue:
        space, side = divmod(node, 2)
        steps = found[node] + 1
        onward = [2 * other + side for other in s.chart.beside[space] if other not in shut]
        if space in doors:
            onward += [2 * other + 1 - side for other in doors if other != space]
        for other in onward:
            if other not in found:
                found[other] = steps
                queue.append(other)
    return found


READER = ParallelLandReader

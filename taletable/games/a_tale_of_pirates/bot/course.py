"""The ways of the ship: where she might point, at which speed, and by which steps."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..cards import kind_of
from ..ship import AROUND, CAPSTAN, HELM, MAX_SPEED, MOST_TURN, ROOM, SAIL, TURN_BY, clockwise
from ..state import Voyage

FAR: Final = 99
SPEEDS: Final = MAX_SPEED + 1
STRIKE_COST: Final = 3
"""A danger that strikes is avoided as if it cost so many actions."""


class Step(NamedTuple):
    """One action on the way of the ship: by the sail (up or down) or by the helm (a turn)."""

    area: int
    by: int


class Want(NamedTuple):
    """A bow and a speed (-1: any) that something wants of the ship: a Card to point at, or (`gun`) one to shoot at."""

    worth: float
    bow: int
    speed: int
    gun: bool = False


class Course(NamedTuple):
    """Where the ship should point, at which speed, how much that is worth, and the steps that lead there."""

    worth: float
    steps: tuple[Step, ...]
    bow: int
    speed: int


class Sea(NamedTuple):
    """What matters for the ways of the ship."""

    dangers: frozenset[int]
    """Bow and speed at which something strikes."""
    held: frozenset[int]
    """Bows at which the sail cannot be hoisted."""
    turner: int
    """The area that turns the ship, Helm or Capstan."""


def chart(s: Voyage) -> Sea:
    """The sea as it is known."""
    dangers, held = set(), set()
    for slot, card in enumerate(s.up):
        if card >= 0:
            kind = kind_of(card)
            dangers.update([slot // ROOM * SPEEDS + v for v in kind.danger])
            if kind.holds_sail:
                held.add(slot // ROOM)
    return Sea(frozenset(dangers), frozenset(held), HELM if s.spaces_of(HELM) else CAPSTAN)


@lru_cache(maxsize=20_000)
def ways(sea: Sea, bow: int, speed: int) -> Ways:
    """All ways from a bow and speed; remembered, since the sea is mostly the same."""
    return Ways(sea, bow, speed)


class Ways:
    """All ways of the ship from where she is: the fewest actions to each bow and speed, dangers avoided."""

    def __init__(self, sea: Sea, bow: int, speed: int) -> None:
        self.cost = [FAR] * (AROUND * SPEEDS)
        self.back: dict[int, tuple[int, Step]] = {}
        self.start = bow * SPEEDS + speed
        self.cost[self.start] = 0
        queue = [self.start]
        while queue:
            queue.sort(key=lambda node: self.cost[node])
            node = queue.pop(0)
            for other, step in self._steps_from(sea, *divmod(node, SPEEDS)):
                cost = self.cost[node] + 1 + (STRIKE_COST if other in sea.dangers else 0)
                if cost < self.cost[other]:
                    self.cost[other] = cost
                    self.back[other] = (node, step)
                    queue.append(other)

    def _steps_from(self, sea: Sea, bow: int, speed: int) -> list[tuple[int, Step]]:
        found = []
        if speed < MAX_SPEED and bow not in sea.held:
            found.append((bow * SPEEDS + speed + 1, Step(SAIL, 1)))
        if speed > 0:
            found.append((bow * SPEEDS + speed - 1, Step(SAIL, -1)))
        most = MOST_TURN[speed] if sea.turner == HELM else 1
        found += [(clockwise(bow, by) * SPEEDS + speed, Step(sea.turner, by)) for by in TURN_BY if abs(by) <= most]
        return found

    def steps(self, bow: int, speed: int) -> tuple[Step, ...]:
        """The steps to a bow and speed."""
        node = bow * SPEEDS + speed
        found: list[Step] = []
        while node != self.start:
            node, step = self.back[node]
            found.append(step)
        return tuple(reversed(found))

    def rate(self, want: Want) -> tuple[float, int]:
        """The worth of a want for the actions it takes, and the speed at which that is best."""
        speeds = range(SPEEDS) if want.speed < 0 else (want.speed,)
        cost, speed = min([(self.cost[want.bow * SPEEDS + v], v) for v in speeds])
        return (want.worth / (cost + 0.7) if cost < FAR else 0.0), speed

    def best(self, wants: list[Want]) -> Course | None:
        """The course with the most worth for its actions."""
        best: Course | None = None
        most = 0.0
        for want in wants:
            rate, speed = self.rate(want)
            if rate > most:
                most = rate
                best = Course(want.worth, self.steps(want.bow, speed), want.bow, speed)
        return best

    def value(self, wants: list[Want]) -> float:
        """How good it is to be here: the best of what has to be pointed at, and some of what guns want."""
        point = max([self.rate(want)[0] for want in wants if not want.gun], default=0.0)
        return point + 0.5 * max([self.rate(want)[0] for want in wants if want.gun], default=0.0)

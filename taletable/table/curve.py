"""The course of a game in one pass over its log: how it stood scene by scene, its parts, and what turned it."""

from __future__ import annotations

from typing import Final, NamedTuple

from taletable.engine.game import Standing
from taletable.engine.match import Match
from taletable.engine.moves import Event
from taletable.engine.saying import Say, say

from .messages import Curve, CurveLine, CurvePart, DeedLine, TurningPoint
from .scenes import put_in_words, seen, walk
from .shown import Shown
from .veil import OPEN, Veil

TURNINGS: Final = 6
"""So many turning points are told at most."""


class Turn(NamedTuple):
    """Something that may have turned the tale."""

    weight: int
    scene: int
    entry: int
    event: Event


class _Course:
    """What is gathered on the way."""

    def __init__(self, shown: Shown, seats: int, viewer: int | None) -> None:
        self.game = shown.game
        self.seats = seats
        self.viewer = viewer
        self.lines: dict[tuple[str, int], CurveLine] = {}
        self.parts: list[CurvePart] = []
        self.turns: list[Turn] = []
        self.done: dict[tuple[str, int], dict[int, int]] = {}

    def stands(self, scene: int, standings: list[Standing]) -> None:
        """How it stands after a scene."""
        for key, seat, value, top, flows in standings:
            line = self.lines.get((key, seat))
            if line is None:
                line = self.lines[key, seat] = CurveLine(key, say(f"standing.{key}"), seat if seat >= 0 else None, top or None, flows, [])
            if top:
                line.top = max(top, line.top or 0)
            if line.steps and line.steps[-1][0] == scene:
                line.steps.pop()
            if not line.steps or line.steps[-1][1] != value:
                line.steps.append([scene, value])

    def reaches(self, scene: int, part: Say | None) -> None:
        """In which part of the game a scene is."""
        if part and (not self.parts or self.parts[-1].text != part):
            self.parts.append(CurvePart(scene, part))

    def happens(self, scene: int, entry: int, told: list[Event]) -> None:
        """What weighs in a scene: for each seat the weightiest event, with all that it met there."""
        best: dict[object, Event] = {}
        sums: dict[object, int] = {}
        for event in told:
            for seat, key, n in self.game.deeds(event):
                by = self.done.setdefault((key, seat), {})
                by[entry] = by.get(entry, 0) + n
            if weight := self.game.weigh(event):
                whose = self.whose(event)
                sums[whose] = sums.get(whose, 0) + weight
                if whose not in best or weight > self.game.weigh(best[whose]):
                    best[whose] = event
        if best:
            whose = max(sums, key=lambda one: sums[one])
            self.turns.append(Turn(sums[whose], scene, entry, best[whose]))

    def whose(self, event: Event) -> object:
        """The seat that an event is about; None: nobody's."""
        return self.game.named(f"event.{event.kind}", event.args).get("seat")

    def moved(self, event: Event, scene: int) -> tuple[int | None, int]:
        """The line that moved most in the scene of an event, among those of its seat if that has any; and by how much."""
        whose = self.whose(event)
        own = [line.seat == whose for line in self.lines.values()]
        found: tuple[int | None, int] = None, 0
        for i, line in enumerate(self.lines.values()):
            if (
                not line.flows
                and (own[i] if any(own) else line.seat is None)
                and (change := _change(line, scene))
                and abs(change) > abs(found[1])
            ):
                found = i, change
        return found

    def turning(self, turn: Turn, shown: Shown, veil: Veil) -> TurningPoint:
        """A turning point, with what it moved."""
        i, gain = self.moved(turn.event, turn.scene)
        key = None if i is None else list(self.lines.values())[i].key
        return TurningPoint(
            turn.scene,
            shown.event(turn.event, veil.told(turn.entry)),
            i,
            gain,
            say(f"gain.{key}", n=abs(gain), sign="+" if gain > 0 else "−") if key else None,
        )

    def deeds(self, force: set[int]) -> list[DeedLine]:
        """What is told of the seats at the end: in the order of the book, those of a seat together."""
        counts = {pair: sum(n for entry, n in by.items() if entry in force) for pair, by in self.done.items()}
        found = []
        for (key, seat), n in counts.items():
            best = self.seats > 1 and all(n > other for (what, whose), other in counts.items() if what == key and whose != seat)
            if n:
                found.append(DeedLine(seat, key, n, say(f"did.{key}", n=n), say(f"award.{key}") if best else None))
        order = list(dict.fromkeys(self.game.deed_kinds.values()))
        return sorted(found, key=lambda line: (line.seat, order.index(line.key)))


def _change(line: CurveLine, scene: int) -> int:
    for (_, before), (at, after) in zip(line.steps, line.steps[1:], strict=False):
        if at == scene:
            return after - before
    return 0


def curve_of(shown: Shown, match: Match, last: int, viewer: int | None, veil: Veil = OPEN) -> Curve:
    """The course of a match up to entry `last`, as the viewer may know it."""
    game, course = shown.game, _Course(shown, match.seats, viewer)
    entries: list[int] = []
    times: list[int] = []
    force: list[int] = []
    for then, stage in walk(match, 0, last):
        force = then.line
        for staged, told in seen(then, stage, viewer):
            state, scene = staged.scene.state, len(entries)
            if not scene or put_in_words(shown, then, staged, told, viewer):
                entries.append(veil.told(staged.n))
                times.append(match.log[staged.n].now)
                course.happens(scene, staged.n, told)
            else:
                scene -= 1
            course.stands(scene, game.standings(state, viewer))
            course.reaches(scene, game.part(state))
    still = set(force)
    weighty = sorted([turn for turn in course.turns if turn.entry in still], key=lambda turn: -turn.weight)[:TURNINGS]
    return Curve(
        veil.told(last),
        viewer,
        entries,
        times if game.real_time else [],
        list(course.lines.values()),
        course.parts,
        [course.turning(turn, shown, veil) for turn in sorted(weighty, key=lambda turn: turn.scene)],
        course.deeds(still) if match.state.over else [],
    )

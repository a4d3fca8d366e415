"""Forest of Glass: take the lanterns, open the gate, and get everybody out before the forest closes (TT-F3)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ...domains import SPACE
from ...land import WIDTH
from ...scenario import OMEN, OWN, Count, Scenario, deed_of, farthest, lying, places
from ...state import Tale
from ...tally import Tally
from ...tiles import ALTAR, QUEST, TREASURE_1, thing_of

THICKET, LANTERN, GATE, CUT = thing_of("thicket"), thing_of("lantern"), thing_of("gate"), deed_of("cut")
LANTERNS: Final = 12
"""On the Map; all of them are needed."""
STANDING: Final = 60
"""Thickets at the start."""
GROWTH: Final = 24
SHATTERED: Final = 2
"""How far around its bearer a Sacred Stone breaks the glass."""
GROW, SPLINTERS = range(2)
OUT: Final = 1
"""The mark of a Hero that is out of the forest."""

TALLY: Final = Tally()
TAKEN: Final = TALLY.number("taken", LANTERNS)
"""Lanterns."""
DOOR: Final = TALLY.space("door")
"""Where the gate stands."""

GRAMMAR = Grammar(
    refusals={"thicket": (), "stone-wasted": (), "nothing-to-cut": ()}, events={"cut": (SEAT, SPACE), "left": (SEAT,), "grew": (SPACE,)}
)


def is_open(s: Tale) -> bool:
    """Is the gate open?"""
    return TAKEN.of(s) >= LANTERNS


def glass_around(s: Tale, seat: int) -> list[int]:
    """Thickets within two spaces of a Hero, as the crow flies."""
    y, x = divmod(s.at[seat], WIDTH)
    return [space for space in lying(s, THICKET) if max(abs(space // WIDTH - y), abs(space % WIDTH - x)) <= SHATTERED]


class ForestOfGlass(Scenario):
    """Thickets of glass grow from the Trees."""

    tally = TALLY

    def set_up(self, s: Tale, run: Run) -> None:
        TALLY.begin(s)
        DOOR.put(s, farthest(s))
        s.objects[DOOR.of(s)] = GATE
        for space in places(s, (QUEST, ALTAR, TREASURE_1), LANTERNS, frozenset(s.at)):
            s.objects[space] = LANTERN
        for _ in range(STANDING):
            self.grow(s, run)

    def won(self, s: Tale) -> bool:
        """All three Heroes are out (TT-F3.7, TT-C.24)."""
        return all(mark == OUT for mark in s.mark)

    def blocked(self, s: Tale) -> frozenset[int]:
        return frozenset(lying(s, THICKET))

    def in_the_way(self, s: Tale, space: int) -> Refusal:
        return Refusal("TT-F3.2", "thicket")

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F3.4", "not-to-be-taken") if s.objects[space] == GATE else None

    def claim(self, s: Tale, seat: int, thing: int, space: int, run: Run) -> None:
        TAKEN.add(s, 1)
        run.tell("brought", (seat, LANTERN, 1))

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "do", (CUT, space)) for space in s.chart.beside[s.at[seat]] if s.objects.get(space) == THICKET]

    def too_far(self, s: Tale, m: Move) -> Refusal:
        return Refusal("TT-F3.3", "nothing-to-cut")

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        self.cut(s, m.seat, m.args[1], run)

    def cut(self, s: Tale, seat: int, space: int, run: Run) -> None:
        """A thicket is gone."""
        del s.objects[space]
        run.tell("cut", (seat, space))

    def turn_ends(self, s: Tale, seat: int, run: Run) -> None:
        """Who ends its turn in the open gate is out (TT-F3.4)."""
        if s.at[seat] == DOOR.of(s) and is_open(s):
            s.at[seat] = -1
            s.mark[seat] = OUT
            run.tell("left", (seat,))

    def refuse_stone(self, s: Tale, seat: int) -> Refusal | None:
        return None if glass_around(s, seat) else Refusal("TT-F3.6", "stone-wasted")

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """The glass around its bearer breaks (TT-F3.6)."""
        for space in glass_around(s, seat):
            self.cut(s, seat, space, run)

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return ((OMEN,), (OWN, GROW), (OWN, SPLINTERS))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        if item[1] == GROW:
            for _ in range(GROWTH):
                self.grow(s, run)
            return
        for seat in reversed(s.order):
            if s.at[seat] >= 0 and any(s.objects.get(space) == THICKET for space in s.chart.beside[s.at[seat]]):
                s.push("lose", (seat, 1, -1))

    def grow(self, s: Tale, run: Run) -> None:
        """A thicket grows beside a Tree or another thicket, where nobody stands and nothing lies (TT-F3.2)."""
        glass = {*s.chart.trees, *lying(s, THICKET)}
        beside = s.chart.beside
        near = {space for grown in glass for space in beside[grown]}
        free = [space for space in sorted(near - glass) if space not in s.objects and space not in s.at]
        if free:
            space = free[run.luck.below(len(free))]
            s.objects[space] = THICKET
            run.tell("grew", (space,))

    def surge(self, s: Tale, run: Run) -> None:
        """Two thickets more."""
        self.grow(s, run)
        self.grow(s, run)

    def panel(self, s: Tale) -> list[Count]:
        return [
            Count("lanterns", "thing", "lantern", TAKEN.of(s), LANTERNS),
            Count("out", "thing", "gate", s.mark.count(OUT), s.seats),
        ]


SCENARIO = ForestOfGlass

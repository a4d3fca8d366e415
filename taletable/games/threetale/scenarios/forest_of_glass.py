"""Forest of Glass: take three lanterns, open the gate, and get everybody out before the forest closes (TT-F3)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ..land import WIDTH
from ..scenario import CUT, OMEN, OWN, Scenario, places, reachable
from ..state import Tale
from ..tiles import ALTAR, GATE, LANTERN, QUEST, THICKET, TREASURE_1

LANTERNS: Final = 12
NEEDED: Final = 12
STANDING: Final = 60
"""Thickets at the start."""
GROWTH: Final = 24
SHATTERED: Final = 2
"""How far around its bearer a Sacred Stone breaks the glass."""
GROW, SPLINTERS = range(2)
GONE: Final = 1


class ForestOfGlass(Scenario):
    """Thickets of glass grow from the Trees. `tally`: lanterns taken, space of the gate. A Hero that is out has `mark` 1."""

    number = 3
    rounds = 5
    points = 260
    cites = "TT-F3"

    def set_up(self, s: Tale, run: Run) -> None:
        far = reachable(s)
        gate = max(far, key=lambda space: (far[space], -space))
        s.tally = (0, gate)
        s.objects[gate] = GATE
        for space in places(s, (QUEST, ALTAR, TREASURE_1), LANTERNS, frozenset(s.at)):
            s.objects[space] = LANTERN
        for _ in range(STANDING):
            self.grow(s, run)

    def won(self, s: Tale) -> bool:
        return all(mark == GONE for mark in s.mark)

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F3.4", "not-to-be-taken") if s.objects[space] == GATE else None

    def claim(self, s: Tale, seat: int, thing: int, space: int, run: Run) -> None:
        s.tally = (s.tally[0] + 1, s.tally[1])
        run.tell("brought", (seat, LANTERN, 1))

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "do", (CUT, space)) for space in s.chart.beside[s.at[seat]] if s.objects.get(space) == THICKET]

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        del s.objects[m.args[1]]
        run.tell("cut", (m.seat, m.args[1]))

    def turn_ends(self, s: Tale, seat: int, run: Run) -> None:
        """Who ends its turn in the open gate is out (TT-F3.4)."""
        if s.at[seat] == s.tally[1] and s.tally[0] >= NEEDED:
            s.at[seat] = -1
            s.mark[seat] = GONE
            run.tell("left", (seat,))

    def refuse_stone(self, s: Tale, seat: int) -> Refusal | None:
        return None if self.around(s, seat) else Refusal("TT-F3.6", "stone-wasted")

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """The glass around its bearer breaks (TT-F3.6)."""
        for space in self.around(s, seat):
            del s.objects[space]
            run.tell("cut", (seat, space))

    def around(self, s: Tale, seat: int) -> list[int]:
        """Thickets within two spaces of a Hero, as the crow flies."""
        y, x = divmod(s.at[seat], WIDTH)
        glass = [space for space, thing in s.objects.items() if thing == THICKET]
        return [space for space in glass if max(abs(space // WIDTH - y), abs(space % WIDTH - x)) <= SHATTERED]

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
        glass = {*s.chart.trees, *(space for space, thing in s.objects.items() if thing == THICKET)}
        free = [
            space
            for space in s.chart.spaces
            if space not in glass and space not in s.objects and not s.here(space) and any(near in glass for near in s.chart.beside[space])
        ]
        if free:
            space = free[run.luck.below(len(free))]
            s.objects[space] = THICKET
            run.tell("grew", (space,))

    def surge(self, s: Tale, run: Run) -> None:
        """Two thickets more."""
        self.grow(s, run)
        self.grow(s, run)

    def panel(self, s: Tale) -> dict[str, Any]:
        return {"lanterns": s.tally[0], "needed": NEEDED, "out": [seat for seat in range(s.seats) if s.mark[seat] == GONE]}

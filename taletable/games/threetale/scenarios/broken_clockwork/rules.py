"""Broken Clockwork: wind up four hourglasses while the Map falls away tile by tile (TT-F4)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ...domains import CARD
from ...foes import piece_of
from ...land import apart, cell_of, spaces_of
from ...land import beside as cells_beside
from ...scenario import (
    FOE_ACTS,
    OMEN,
    OWN,
    Count,
    Mark,
    Scenario,
    Stake,
    add_foe,
    deed_of,
    farthest,
    in_reach,
    lay_out,
    lying,
    places,
    remove_foe,
)
from ...state import Tale
from ...tally import Tally
from ...tiles import ALTAR, PORTAL, thing_of

HOURGLASS, WIND, EATER = thing_of("hourglass"), deed_of("wind"), piece_of("hour-eater")
GLASSES: Final = 4
FULL: Final = 42
"""Positive dice that wind up one hourglass."""
DICE: Final = 5
"""Of a Hero without Talents."""
STONE_SAND: Final = 10
FALLING: Final = 3
FALL_HURTS: Final = 3

TALLY: Final = Tally(rows=GLASSES)
PLACE: Final = TALLY.space("place")
SAND: Final = TALLY.number("sand", FULL)
"""How far an hourglass is wound."""

GRAMMAR = Grammar(events={"fell": (CARD,)})


class BrokenClockwork(Scenario):
    """Talents wind faster."""

    tally = TALLY
    trees_open = True

    def set_up(self, s: Tale, run: Run) -> None:
        lay_out(s, HOURGLASS, places(s, (ALTAR, PORTAL), GLASSES), PLACE)
        add_foe(s, EATER, farthest(s))

    def won(self, s: Tale) -> bool:
        """All Hourglasses are wound up (TT-F4.2, TT-C.24)."""
        return all(sand == FULL for sand in SAND.all(s))

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F4.3", "not-to-be-taken")

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "do", (WIND, glass)) for glass in in_reach(s, seat, lying(s, HOURGLASS))]

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        """5 dice, and 1 more for each Talent (TT-F4.3)."""
        s.push("trial", (m.seat, DICE + len(s.talents[m.seat]), PLACE.all(s).index(m.args[1])))

    def trial(self, s: Tale, seat: int, subject: int, positives: int, run: Run) -> None:
        self.wind(s, subject, positives, run)

    def stake(self, s: Tale, subject: int) -> Stake:
        return Stake(HOURGLASS, have=SAND.of(s, subject), full=FULL)

    def wind(self, s: Tale, glass: int, n: int, run: Run) -> None:
        """An hourglass is wound further; a full one leaves the Map."""
        space, sand = PLACE.of(s, glass), SAND.add(s, n, glass)
        run.tell("worked", (space, sand, FULL))
        if sand == FULL:
            s.objects.pop(space, None)

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """A Sacred Stone winds up the hourglass that is furthest behind (TT-F4.6)."""
        sand = SAND.all(s)
        self.wind(s, sand.index(min(sand)), STONE_SAND, run)

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return ((OMEN,), *((OWN,),) * FALLING, *((FOE_ACTS, foe[0]) for foe in s.foes))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        self.fall(s, run)

    def surge(self, s: Tale, run: Run) -> None:
        """One more tile falls."""
        self.fall(s, run)

    def loose(self, s: Tale) -> list[int]:
        """The cells that can fall next: without a running-down hourglass, without cutting the Map in two, and as far from the first tile
        as can be (TT-F4.4)."""
        cells = set(s.chart.tile_at)
        kept = {cell_of(space) for space in lying(s, HOURGLASS)} | {s.land[0].cell}
        far = steps_from(s.land[0].cell, cells)
        for distance in sorted(set(far.values()), reverse=True):
            loose = [cell for cell in sorted(cells - kept) if far[cell] == distance and connected(cells - {cell})]
            if loose:
                return loose
        return []

    def fall(self, s: Tale, run: Run) -> None:
        """One of the loose tiles falls; chance decides which (TT-F4.4)."""
        last = self.loose(s)
        if not last:
            return
        cell = last[run.luck.below(len(last))]
        card = s.chart.tile_at[cell]
        spaces = spaces_of(cell)
        s.relay(tuple([placed for placed in s.land if placed.cell != cell]))
        s.fallen += (card,)
        run.tell("fell", (card,))
        for space in spaces:
            s.objects.pop(space, None)
        for foe in s.foes:
            if foe[1] in spaces:
                remove_foe(s, foe[0])
                run.tell("foe-gone", (foe[0],))
        for seat in reversed(s.order):
            if s.at[seat] in spaces:
                self.drop(s, seat, run)

    def drop(self, s: Tale, seat: int, run: Run) -> None:
        """A Hero on a falling tile leaps to the nearest free space and is hurt (TT-F4.5)."""
        free = [space for space in s.chart.spaces if not s.here(space)]
        s.at[seat] = min(free, key=lambda space: (apart(space, s.at[seat]), space))
        run.tell("carried", (seat, s.at[seat]))
        s.push("lose", (seat, FALL_HURTS, -1))

    def marks(self, s: Tale) -> list[Mark]:
        return [Mark(space, "work", sand, FULL) for space, sand in zip(PLACE.all(s), SAND.all(s), strict=True) if space in s.objects]

    def panel(self, s: Tale) -> list[Count]:
        glasses = [Count(f"sand-{i}", "thing", "hourglass", sand, FULL, say="sand", nth=i + 1) for i, sand in enumerate(SAND.all(s))]
        return [*glasses, Count("fallen", "glyph", "minus", len(s.fallen), bad=True)]


def steps_from(start: int, cells: set[int]) -> dict[int, int]:
    """Tiles between a cell and all others."""
    found = {start: 0}
    queue = [start]
    for cell in queue:
        for other in cells_beside(cell):
            if other in cells and other not in found:
                found[other] = found[cell] + 1
                queue.append(other)
    return found


def connected(cells: set[int]) -> bool:
    """Do the tiles hang together?"""
    return not cells or len(steps_from(min(cells), cells)) == len(cells)


SCENARIO = BrokenClockwork

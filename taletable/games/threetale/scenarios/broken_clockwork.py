"""Broken Clockwork: wind up four hourglasses while the Map falls away tile by tile (TT-F4)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ..deck import FIRST_TILE
from ..enemies import HOUR_EATER, pieces_of
from ..land import SPACE_KEYS, WIDTH, cell_of, spaces_of
from ..land import beside as cells_beside
from ..scenario import FOE_ACTS, OMEN, OWN, WIND, Scenario, add_foe, in_reach, places, reachable, remove_foe
from ..state import Tale
from ..tiles import ALTAR, HOURGLASS, PORTAL, THINGS

EATER: Final = pieces_of(HOUR_EATER)[0]
GLASSES: Final = 4
SAND: Final = 42
"""Positive dice that wind up one hourglass."""
STONE_SAND: Final = 10
FALLING: Final = 3
FALL_HURTS: Final = 3


class BrokenClockwork(Scenario):
    """Talents wind faster. `tally`: for each hourglass its space and how far it is wound."""

    number = 4
    rounds = 5
    points = 300
    trees_open = True
    once_deeds = (WIND,)
    cites = "TT-F4"

    def set_up(self, s: Tale, run: Run) -> None:
        far = reachable(s)
        tally: list[int] = []
        for space in places(s, (ALTAR, PORTAL), GLASSES):
            s.objects[space] = HOURGLASS
            tally += [space, 0]
        s.tally = tuple(tally)
        add_foe(s, EATER, max(far, key=lambda space: (far[space], -space)))

    def wound(self, s: Tale) -> int:
        """Hourglasses that run again."""
        return sum([sand >= SAND for sand in s.tally[1::2]])

    def won(self, s: Tale) -> bool:
        return self.wound(s) == len(s.tally) // 2

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F4.3", "not-to-be-taken")

    def offers(self, s: Tale, seat: int) -> list[Move]:
        glasses = [space for space, thing in s.objects.items() if thing == HOURGLASS]
        return [Move(seat, "do", (WIND, glass)) for glass in in_reach(s, seat, glasses)]

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        """5 dice, and 1 more for each Talent (TT-F4.3)."""
        s.push("trial", (m.seat, 5 + len(s.talents[m.seat]), s.tally[::2].index(m.args[1])))

    def trial(self, s: Tale, seat: int, subject: int, positives: int, run: Run) -> None:
        self.wind(s, subject, positives, run)

    def stake(self, s: Tale, subject: int) -> dict[str, Any]:
        return {"thing": THINGS[HOURGLASS], "have": s.tally[2 * subject + 1], "full": SAND}

    def wind(self, s: Tale, glass: int, n: int, run: Run) -> None:
        """An hourglass is wound further; a full one leaves the Map."""
        at = 2 * glass + 1
        s.tally = (*s.tally[:at], min(SAND, s.tally[at] + n), *s.tally[at + 1 :])
        run.tell("worked", (s.tally[at - 1], s.tally[at], SAND))
        if s.tally[at] == SAND:
            s.objects.pop(s.tally[at - 1], None)

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """A Sacred Stone winds up the hourglass that is furthest behind (TT-F4.6)."""
        glass = min(range(len(s.tally) // 2), key=lambda i: (s.tally[2 * i + 1], i))
        self.wind(s, glass, STONE_SAND, run)

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return ((OMEN,), *((OWN,),) * FALLING, *((FOE_ACTS, foe[0]) for foe in s.foes))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        self.fall(s, run)

    def surge(self, s: Tale, run: Run) -> None:
        """One more tile falls."""
        self.fall(s, run)

    def loose(self, s: Tale) -> list[int]:
        """Cells that can fall: without a running-down hourglass, and without cutting the Map in two (TT-F4.4)."""
        cells = set(s.chart.tile_at)
        kept = {cell_of(space) for space, thing in s.objects.items() if thing == HOURGLASS} | {s.land[0].cell}
        return [cell for cell in sorted(cells - kept) if connected(cells - {cell})]

    def fall(self, s: Tale, run: Run) -> None:
        """The loose tile that is farthest from the first tile falls; chance decides between equals (TT-F4.4)."""
        loose = self.loose(s)
        if not loose:
            return
        far = steps_from(s.land[0].cell, set(s.chart.tile_at))
        most = max([far[cell] for cell in loose])
        last = [cell for cell in loose if far[cell] == most]
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

    def marks(self, s: Tale) -> list[dict[str, Any]]:
        glasses = zip(s.tally[::2], s.tally[1::2], strict=True)
        return [{"space": SPACE_KEYS[space], "kind": "work", "have": sand, "full": SAND} for space, sand in glasses if space in s.objects]

    def panel(self, s: Tale) -> dict[str, Any]:
        return {"wound": self.wound(s), "sand": list(s.tally[1::2]), "full": SAND, "fallen": [card - FIRST_TILE + 1 for card in s.fallen]}


def apart(one: int, two: int) -> int:
    """How far two spaces are apart as the crow flies."""
    (y1, x1), (y2, x2) = divmod(one, WIDTH), divmod(two, WIDTH)
    return abs(y1 - y2) + abs(x1 - x2)


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

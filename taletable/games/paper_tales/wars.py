"""Phase 3: Wars (PT-6, PT-R.9 to PT-R.20), and the advanced Wars for two (PT-V.5, PT-V.6)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import SEAT, Grammar, Things
from taletable.engine.rules import Sequence
from taletable.engine.run import Run

from .domains import GOLD, LP, STRENGTH
from .kingdom import Lines, income, resources, strength, war_gains
from .recruitment import is_advanced
from .solo import MONARCH, discard_left_over, is_solo, lich_lines, march
from .state import SOURCES, Kingdoms

LP_FOR_A_WAR = 3
SOURCE_NUMBER = {source: n for n, source in enumerate(SOURCES)}

SOURCE: Final = Things("source", SOURCES)
GRAMMAR = Grammar(
    events={
        "war": (SEAT, STRENGTH, SEAT, STRENGTH),
        "earned": (SEAT, LP, SOURCE),
        "lost": (SEAT, LP, SOURCE),
        "gained": (SEAT, GOLD),
        "lich-earned": (LP, SOURCE),
    }
)


class Wars(Sequence[Kingdoms]):
    """PT-R.20: fix all strengths, compare, then give all LP and Gold."""

    cite = "PT-6"
    steps = ("fight",)

    def fight(self, s: Kingdoms, run: Run) -> None:
        s.begin_phase("wars", run)
        strengths = [kingdom_strength(s, seat) for seat in range(s.seats)]
        if is_solo(s):
            s.wars[MONARCH] = march(s, strengths[MONARCH], run)
            lich_gains(s, strengths[MONARCH], run)  # PT-S.26
        else:
            meet_neighbours(s, strengths, run)
        for seat in range(s.seats):
            spots, levels, artifacts = s.kingdom(seat), s.towns(seat), s.artifacts[seat]
            made = resources(spots, s.age, levels, artifacts)
            earned = income(spots, s.age, levels, made, artifacts)
            lines, gold = war_gains(spots, s.age, levels, made, earned, s.wars[seat], artifacts)
            lines.insert(0, ("war", LP_FOR_A_WAR * s.wars[seat]))
            tell_lines(seat, lines, run)
            s.earn(seat, lines)
            if gold:
                s.gold[seat] += gold  # PT-U.33
                run.tell("gained", (seat, gold))


def meet_neighbours(s: Kingdoms, strengths: list[int], run: Run) -> None:
    """PT-6.3: everybody compares with the neighbours."""
    for seat in range(s.seats):
        s.wars[seat] = wars_won(s, seat, strengths)
    for seat in range(s.seats if s.seats > 2 else 1):
        rival = s.left_of(seat)
        run.tell("war", (seat, strengths[seat], rival, strengths[rival]))
        run.tell("war", (rival, strengths[rival], seat, strengths[seat]))
        run.scene(s, "war")


def lich_gains(s: Kingdoms, mine: int, run: Run) -> None:
    """PT-S.21 to PT-S.25: all that the Lich King earns; then the left-over cards are discarded."""
    for source, lp in lich_lines(s, mine, run):
        if lp:
            s.lich_earns(source, lp)
            run.tell("lich-earned", (lp, SOURCE_NUMBER[source]))
    discard_left_over(s)


def tell_lines(seat: int, lines: Lines, run: Run) -> None:
    """Tell of LP won and lost."""
    for source, lp in lines:
        if lp > 0:
            run.tell("earned", (seat, lp, SOURCE_NUMBER[source]))
        elif lp:
            run.tell("lost", (seat, -lp, SOURCE_NUMBER[source]))


def kingdom_strength(s: Kingdoms, seat: int) -> int:
    """The strength of a Kingdom in play (PT-6.1)."""
    spots, levels, artifacts = s.kingdom(seat), s.towns(seat), s.artifacts[seat]
    made = resources(spots, s.age, levels, artifacts)
    return strength(spots, s.age, levels, made, income(spots, s.age, levels, made, artifacts), artifacts)


def wars_won(s: Kingdoms, seat: int, strengths: list[int]) -> int:
    """PT-6.3 to PT-6.5; two players compare once (PT-R.9), or by PT-V.5 and PT-V.6."""
    mine, left, right = strengths[seat], strengths[s.left_of(seat)], strengths[s.right_of(seat)]
    if s.seats > 2:
        return int(mine >= left) + int(mine >= right)
    return int(mine >= left) + int(is_advanced(s) and mine >= 2 * left)

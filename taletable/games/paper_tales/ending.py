"""The course of the game and its end (PT-1, PT-10)."""

from __future__ import annotations

from taletable.engine.game import Result
from taletable.engine.rules import Sequence
from taletable.engine.run import Run

from .cards import BUILDINGS, UNIT_OF
from .state import PHASES, Kingdoms
from .wars import SOURCE_NUMBER

TURNS = 4


class Tale(Sequence[Kingdoms]):
    """Four turns, then the count."""

    cite = "PT-1.2"
    steps = ("turn", "count")

    def count(self, s: Kingdoms, run: Run) -> None:
        """PT-10.2, PT-R.45, PT-R.50: LP of Buildings, and abilities of the end of the game."""
        for seat in range(s.seats):
            lines = [(b.key, b.lp[level - 1]) for b, level in zip(BUILDINGS, s.towns(seat), strict=True) if level]
            for card in s.units(seat):
                for ability in UNIT_OF[card].does("end"):
                    lines.append((UNIT_OF[card].key, ability.n * s.age[card]))
            for source, lp in lines:
                run.tell("earned", (seat, lp, SOURCE_NUMBER[source]))
            s.earn(seat, lines)
        for seat in winners(s):
            run.tell("won", (seat, s.score[seat]))
        s.over = True


class Turn(Sequence[Kingdoms]):
    """PT-1.3: the six phases."""

    cite = "PT-1.3"
    steps = PHASES

    def again(self, s: Kingdoms) -> bool:
        """PT-9.4, PT-10.1: the Time pawn moves on until the fourth turn is over."""
        if s.turn == TURNS:
            return False
        s.turn += 1
        return True


def winners(s: Kingdoms) -> list[int]:
    """PT-10.3 to PT-10.5: most LP, then most Gold; a tie is a shared victory."""
    ranks = [(s.score[seat], s.gold[seat]) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if ranks[seat] == max(ranks)]


def results(s: Kingdoms) -> Result | None:
    """Scores with the line-by-line account of where they came from."""
    if not s.over:
        return None
    lines: list[tuple[tuple[str, int], ...]] = []
    for seat in range(s.seats):
        sums: dict[str, int] = {}
        for owner, _, source, lp in s.tally:
            if owner == seat:
                sums[source] = sums.get(source, 0) + lp
        if rest := s.score[seat] - sum(sums.values()):
            sums["start"] = rest  # a position that was set up by hand
        lines.append(tuple(sums.items()))
    return Result(tuple(s.score), tuple(winners(s)), tuple(lines))

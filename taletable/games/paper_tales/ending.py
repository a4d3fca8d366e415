"""The course of the game and its end (PT-1, PT-10)."""

from __future__ import annotations

from taletable.engine.game import Result, Rival
from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.rules import Sequence
from taletable.engine.run import Run

from .cards import ARTIFACT_OF, BUILDINGS, FIRST_ARTIFACT, UNIT_OF
from .domains import SCORE
from .kingdom import Lines
from .solo import MONARCH, is_solo
from .state import LICH, PHASES, Kingdoms
from .wars import tell_lines

TURNS = 4

GRAMMAR = Grammar(events={"won": (SEAT, SCORE), "lich-won": (SCORE, SCORE)})


class Tale(Sequence[Kingdoms]):
    """Four turns, then the count."""

    cite = "PT-1.2"
    steps = ("turn", "count")

    def count(self, s: Kingdoms, run: Run) -> None:
        """PT-10.2, PT-12.17, PT-R.45, PT-R.50: LP of Buildings and Artifacts, and abilities of the end of the game."""
        for seat in range(s.seats):
            lines: Lines = [(b.key, b.lp[level - 1]) for b, level in zip(BUILDINGS, s.towns(seat), strict=True) if level]
            for card in s.artifacts[seat]:
                lines.append((ARTIFACT_OF[card - FIRST_ARTIFACT].key, ARTIFACT_OF[card - FIRST_ARTIFACT].lp))
            for card in s.units(seat):
                for ability in UNIT_OF[card].does("end"):
                    times = s.age[card] if ability.per == "age" else len(s.artifacts[seat])
                    lines.append((UNIT_OF[card].key, ability.n * times))
            tell_lines(seat, lines, run)
            s.earn(seat, lines)
        for seat in winners(s):
            run.tell("won", (seat, s.score[seat]))
        if is_solo(s) and not winners(s):  # PT-S.27
            run.tell("lich-won", (s.lich_score, s.score[MONARCH]))
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
    """PT-10.3 to PT-10.5: most LP, then most Gold; a tie is a shared victory. Alone: more LP than the Lich King (PT-S.3)."""
    if is_solo(s):
        return [MONARCH] if s.score[MONARCH] > s.lich_score else []
    ranks = [(s.score[seat], s.gold[seat]) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if ranks[seat] == max(ranks)]


def results(s: Kingdoms) -> Result | None:
    """Scores with the line-by-line account of where they came from."""
    if not s.over:
        return None
    lines = tuple([tuple(s.lp_by_source(seat, s.score[seat]).items()) for seat in range(s.seats)])
    rivals = (Rival("lich-king", s.lich_score, tuple(s.lp_by_source(LICH, s.lich_score).items())),) if is_solo(s) else ()
    return Result(tuple(s.score), tuple(winners(s)), lines, rivals=rivals)

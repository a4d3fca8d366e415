"""Points and results (TT-20, TT-P.19, TT-R.67, TT-R.68)."""

from __future__ import annotations

from taletable.engine.game import Result

from .deck import artifact_of
from .scenarios import scenario_of
from .state import OUTCOMES, WON, Tale
from .words import WORTH_OF_ARTIFACT, WORTH_OF_STONE


def lines(s: Tale, seat: int) -> list[tuple[str, int]]:
    """The points of one Hero by source (TT-20.3 to TT-20.8)."""
    artifacts = sum([WORTH_OF_ARTIFACT[artifact_of(card).level - 1] for card in s.artifacts[seat]])
    return [
        ("virtues", s.total(seat)),
        ("shevitsa", 2 * s.shevitsa[seat]),
        ("speed", 2 * s.speed[seat]),
        ("artifacts", artifacts),
        ("stones", WORTH_OF_STONE * s.stones[seat]),
        ("spirit", 15 * s.spirit[seat]),
    ]


def team_lines(s: Tale) -> list[tuple[str, int]]:
    """One score for the team (TT-20.2): all Heroes, the Future Quest (TT-20.9), in the preview each round left (TT-P.19, TT-R.70)."""
    totals: dict[str, int] = {}
    for seat in range(s.seats):
        for source, points in lines(s, seat):
            totals[source] = totals.get(source, 0) + points
    if s.outcome == WON:
        totals["future-quest"] = scenario_of(s).chapter.points
        if s.preview:
            totals["rounds-left"] = 10 * max(0, s.limit - s.round)
    return [(source, points) for source, points in totals.items() if points]


def team_score(s: Tale) -> int:
    """All points together."""
    return sum([points for _, points in team_lines(s)])


def results(s: Tale) -> Result | None:
    """All win or all lose; everybody has the team's score (TT-1.2)."""
    if not s.over:
        return None
    account = tuple(team_lines(s))
    score = sum([points for _, points in account])
    winners = tuple(range(s.seats)) if s.outcome == WON else ()
    return Result((score,) * s.seats, winners, (account,) * s.seats, together=True, verdict=OUTCOMES[s.outcome])

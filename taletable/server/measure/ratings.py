"""Ratings: Plackett–Luce (openskill), for many players and for teams. Bots have them too, and so have tales."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from .facts import TALE, Played

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
PER_MU: Final = 60
"""Shown is 1500 + 60 (mu − 25)."""
SETTLED: Final = 10
"""Games after which a rating is more than a guess."""
BOT_STEP, BOT_SIGMA = 4.0, 4.0
"""Bots begin this far apart, weakest first, so that a newcomer's first rival fits."""


class Rating(NamedTuple):
    """How strong somebody is thought to be, and how sure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        """The number that people are told."""
        return round(MIDDLE + PER_MU * (self.mu - MODEL.mu))

    @property
    def band(self) -> int:
        """It lies within so much of it in 19 of 20 cases."""
        return round(2 * PER_MU * self.sigma)


def prior(who: str, levels: Sequence[str]) -> Rating:
    """What is thought of somebody before the first game; `levels` are the bots of the house, weakest first."""
    kind, _, name = who.partition(":")
    if kind == "b" and name in levels:
        return Rating(MODEL.mu + BOT_STEP * (levels.index(name) - (len(levels) - 1) / 2), BOT_SIGMA)
    return Rating()


def rate(rows: Sequence[Played], known: Mapping[str, Rating], levels: Sequence[str]) -> dict[str, Rating]:
    """The ratings after a game, of all who played it. Where they played together they are one team, and the tale is the other."""
    if any(row.seat == TALE for row in rows):
        teams = [[row for row in rows if row.seat != TALE], [row for row in rows if row.seat == TALE]]
    else:
        teams = [[row] for row in rows]
    before = [[known.get(row.who) or prior(row.who, levels) for row in team] for team in teams]
    after = MODEL.rate(
        [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in before], ranks=[team[0].place for team in teams]
    )
    found: dict[str, list[Rating]] = defaultdict(list)
    for team, rated in zip(teams, after, strict=True):
        for row, one in zip(team, rated, strict=True):
            found[row.who].append(Rating(one.mu, one.sigma))
    # A bot may sit on several seats: what its seats would have got is shared.
    return {who: Rating(sum(r.mu for r in all_) / len(all_), sum(r.sigma for r in all_) / len(all_)) for who, all_ in found.items()}


def rate_game(rows: Sequence[Played], since: Mapping[str, int], known: Mapping[str, Rating], levels: Sequence[str]) -> bool:
    """Rate a game, if it counts and all people at it wanted to be rated by then (`since`). False: it moves no rating."""
    people = {row.person for row in rows if row.person}
    willing = all(row.counts and (row.person is None or since.get(row.person, row.ended + 1) <= row.ended) for row in rows)
    if len(rows) < 2 or not people or not willing:
        return False
    after = rate(rows, known, levels)
    for row in rows:
        row.rated, row.mu, row.sigma = True, *after[row.who]
    return True


def rating_of(row: Played) -> Rating:
    """The rating after a game."""
    return Rating(row.mu, row.sigma) if row.mu is not None and row.sigma is not None else Rating()


def fitting(mine: Rating, bots: Mapping[str, Rating]) -> str | None:
    """The bot that is nearest in strength."""
    return min(bots, key=lambda level: abs(bots[level].mu - mine.mu), default=None)

"""The few statistics that a report needs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""The 97.5 % point of the normal distribution."""


class Rate(NamedTuple):
    """How often something happened, with its Wilson 95 % interval. A shared victory counts as a fraction."""

    wins: float
    trials: int

    @property
    def share(self) -> float:
        """The observed rate; 0 without trials."""
        return self.wins / self.trials if self.trials else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson score interval at 95 %."""
        return wilson(self.wins, self.trials)


def wilson(wins: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a rate; it stays inside 0 to 1 and is right for few trials and rates near the ends."""
    if trials <= 0:
        return 0.0, 1.0
    if not 0 <= wins <= trials:
        raise ValueError(f"{wins} of {trials} is no rate")
    p, z2 = wins / trials, z * z
    centre = p + z2 / (2 * trials)
    spread = z * sqrt(p * (1 - p) / trials + z2 / (4 * trials * trials))
    scale = 1 + z2 / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def difference(a: Rate, b: Rate) -> tuple[float, float, float]:
    """How much greater the first rate is, with Newcombe's 95 % interval (made of both Wilson intervals): value, low, high."""
    (low_a, high_a), (low_b, high_b) = a.interval, b.interval
    value = a.share - b.share
    return (
        value,
        value - sqrt((a.share - low_a) ** 2 + (high_b - b.share) ** 2),
        value + sqrt((high_a - a.share) ** 2 + (b.share - low_b) ** 2),
    )


class Spread(NamedTuple):
    """Mean, standard deviation of the sample, least and greatest of some numbers."""

    mean: float
    sd: float
    low: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    """Describe some numbers; all zero if there are none."""
    if not values:
        return Spread(0.0, 0.0, 0.0, 0.0)
    mean = sum(values) / len(values)
    sd = sqrt(sum((v - mean) ** 2 for v in values) / (len(values) - 1)) if len(values) > 1 else 0.0
    return Spread(mean, sd, min(values), max(values))

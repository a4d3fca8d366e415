"""Wilson's interval and the spread of numbers, against known values."""

from __future__ import annotations

import pytest

from taletable.companions.statistics import Rate, spread, wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        # Newcombe (1998), table I, method 3: the score interval without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=0.00006)


def test_wilson_takes_fractions_and_knows_nothing_without_trials() -> None:
    low, high = wilson(2.5, 10)
    assert wilson(2, 10)[0] < low < 0.25 < high < wilson(3, 10)[1]
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("wins", [-1, 11])
def test_wilson_refuses_what_is_no_rate(wins: float) -> None:
    with pytest.raises(ValueError, match="is no rate"):
        wilson(wins, 10)


def test_rate() -> None:
    assert Rate(2.5, 10).share == 0.25
    assert Rate(0, 0).share == 0.0
    assert Rate(2.5, 10).interval == wilson(2.5, 10)


def test_spread() -> None:
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx((5.0, 2.13809, 2, 9), abs=1e-5)
    assert spread([3]) == (3.0, 0.0, 3, 3)
    assert spread([]) == (0.0, 0.0, 0.0, 0.0)

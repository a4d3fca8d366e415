"""What the sums of a study say."""

from __future__ import annotations

import pytest

from taletable.companions.rates import change, everybody, lead, signed
from taletable.companions.study import Configuration, Outcome, Tally, add, had


@pytest.fixture
def outcome() -> Outcome:
    """Ten games of two: the first seat won seven, and had the lamp each time it won, and once when it lost."""
    tally: Tally = {}
    add(tally, "seat:0", 7)
    add(tally, "seat:1", 3)
    for _ in range(7):
        had(tally, "item:lamp", 1.0, 2.0)
    had(tally, "item:lamp", 0.0, -2.0)
    return Outcome(Configuration("two", "Two", 2, {}, ("easy",), 10), 10, tally)


def test_everybody_wins_once_in_as_many_games_as_there_are_seats(outcome: Outcome) -> None:
    assert everybody(outcome) == (10.0, 20)
    assert everybody(outcome, "order") == (0.0, 20)


def test_change_is_the_difference_from_everybody(outcome: Outcome) -> None:
    dot = change(outcome, "item:lamp", everybody(outcome))
    assert dot.label == "lamp"
    assert dot.value == pytest.approx(7 / 8 - 1 / 2)
    assert dot.low < dot.value < dot.high


def test_lead_is_a_mean_with_its_interval(outcome: Outcome) -> None:
    mean, half = lead(outcome, "item:lamp")
    assert mean == pytest.approx(1.5)
    assert half == pytest.approx(1.96 * (1.75 / 8) ** 0.5, rel=1e-3)
    assert lead(outcome, "item:ring") == (0.0, 0.0)


def test_signed() -> None:
    assert signed(0.125) == "+12.5"
    assert signed(-0.01) == "-1.0"

"""What the sums of a study say: chances to win, how they change for those who had something, and by how much those lead."""

from __future__ import annotations

from math import sqrt

from .charts import Dot
from .statistics import Z95, Rate, difference
from .study import Outcome


def everybody(outcome: Outcome, wins: str = "seat") -> Rate:
    """The chance to win of anybody. The tally counts the wins as `<wins>:0`, `<wins>:1` and so on, one for each seat."""
    seats = outcome.configuration.seats
    return Rate(sum([outcome.total(f"{wins}:{n}") for n in range(seats)]), seats * outcome.games)


def change(outcome: Outcome, name: str, whole: Rate) -> Dot:
    """By how much the chance to win is greater for those who had something than for all, with its 95 % interval."""
    those = Rate(outcome.total(f"{name}:won"), round(outcome.total(f"{name}:n")))
    value, low, high = difference(those, whole)
    return Dot(name.split(":")[1], value, low, high)


def lead(outcome: Outcome, name: str) -> tuple[float, float]:
    """The mean lead over the table of those who had something, and half its 95 % interval."""
    n = outcome.total(f"{name}:n")
    if n < 2:
        return 0.0, 0.0
    mean = outcome.total(f"{name}:margin") / n
    return mean, Z95 * sqrt(max(0.0, outcome.total(f"{name}:square") / n - mean * mean) / n)


def signed(share: float) -> str:
    """A difference of chances in percentage points."""
    return f"{100 * share:+.1f}"

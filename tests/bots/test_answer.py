"""A bot answers within its time, wherever it thinks."""

from __future__ import annotations

import sys
import time

import pytest

from taletable.bots import answer


def think_for_ever() -> None:
    """A thought without an end."""

    def step(n: int) -> int:
        return n + 1

    n = 0
    while True:
        n = step(n)


def test_a_thought_is_interrupted() -> None:
    with pytest.raises(TimeoutError), answer.within(0.05):
        think_for_ever()
    with answer.within(0.05):
        pass
    time.sleep(0.06)  # nothing rings later


if hasattr(sys, "monitoring"):  # as in a browser, which has a later Python

    def test_a_thought_is_interrupted_where_there_are_no_alarms(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", answer.BROWSER)
        for _ in range(2):
            with pytest.raises(TimeoutError), answer.within(0.05):
                think_for_ever()

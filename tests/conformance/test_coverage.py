"""Every paragraph of every ledger has a test, or says why it cannot have one."""

from __future__ import annotations

import pytest

from taletable.games import games
from taletable.lab.coverage import coverage


@pytest.mark.parametrize("name", games())
def test_every_paragraph_has_a_test(name: str) -> None:
    report = coverage(None, [games()[name]]).games[0]
    assert [p.id for p in report.missing] == [], f"{report.percent:.1f} % of the testable ids have a test"
    assert [p.id for p in report.excused_but_tested] == []
    assert report.strays == ()


def test_no_test_names_a_paragraph_that_does_not_exist() -> None:
    assert coverage().unknown == ()

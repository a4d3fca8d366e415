"""For the tests of games: the laws that every game obeys, a table to play at in the words of the game, and marks for the rules tested.

It is a plug-in of pytest. In the conftest.py beside the tests:

    pytest_plugins = "taletable.testing"

and then

    from taletable.testing import Laws, Table, rule
"""

from __future__ import annotations

import pytest

from .laws import Laws
from .marks import rule
from .table import Table

__all__ = ["Laws", "Table", "rule"]


def pytest_configure(config: pytest.Config) -> None:
    """The marks."""
    config.addinivalue_line("markers", "rule(*ids): the ledger ids this test checks")
    config.addinivalue_line("markers", "long: random sweeps that only `--long` runs")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long`: run the sweeps, too."""
    parser.addoption("--long", action="store_true", help="run the long random sweeps as well")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without `--long`, and without `-m long`, long sweeps are not part of the suite."""
    if config.getoption("--long") or "long" in config.getoption("-m", default=""):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]

"""What holds for all tests: the long sweeps run only when asked for, and interpreted toys stay away from compiled rules."""

from __future__ import annotations

import os

import pytest

if os.environ.get("TALETABLE_COMPILED"):
    # Toy games and rigged dice are interpreted classes, which cannot be derived from compiled ones. Everything else runs on both builds.
    collect_ignore_glob = ["engine/test_toy_*.py", "engine/test_write_a_game.py", "conformance/test_checks.py", "games/dice_upon_a_time/*"]


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

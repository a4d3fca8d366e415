"""Fresh environments for plug-ins."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fresh import Fresh, build_wheel


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Taletable as a wheel, without a client."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def fresh(wheel: Path, tmp_path: Path) -> Fresh:
    """An environment in which only Taletable is installed."""
    return Fresh(tmp_path, wheel)

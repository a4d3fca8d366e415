"""Which documents go into the folder of `taletable site`."""

from __future__ import annotations

from pathlib import Path

import pytest

from taletable.games import games
from taletable.server import site

RULES = {f"rules-{game}.html" for game in games()}


def names() -> set[str]:
    """The pages."""
    return {name for name, _ in site._documents()}


def test_a_copy_of_the_sources_brings_its_documents() -> None:
    assert {"index.html", "play.html", "architecture.html", *RULES} <= names()


@pytest.mark.parametrize("project", ["", '[project]\nname = "something-else"', "no toml at all ["])
def test_what_lies_beside_an_installed_package_is_not_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, project: str) -> None:
    """Some packages put a folder `docs`, or even their `pyproject.toml`, where all packages are."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "secret.md").write_text("# Not ours\n", encoding="utf-8")
    if project:
        (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    monkeypatch.setattr(site, "SOURCES", tmp_path)
    assert names() == {"index.html", *RULES}

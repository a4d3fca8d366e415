"""The notebooks run from their first cell to their last, and show what they say."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))
LONG_S = 600
"""A cell that takes longer takes for ever."""


def read(file: Path) -> Any:
    """A notebook as it lies there."""
    library: Any = nbformat
    return library.read(file, as_version=4)


def run(file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A notebook with what its cells gave. Its kernel leaves nothing outside the folder."""
    for variable in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "MPLCONFIGDIR"):
        monkeypatch.setenv(variable, str(folder / ".kernel"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(folder)]))
    notebook = read(file)
    NotebookClient(notebook, timeout=LONG_S, resources={"metadata": {"path": str(folder)}}).execute()
    return notebook


def given(notebook: Any) -> list[str]:
    """The text that each cell of code gave."""
    told = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            out = [output.get("text") or output.get("data", {}).get("text/plain", "") for output in cell.outputs]
            told.append("".join(out))
    return told


def test_there_are_three_and_they_are_kept_without_what_they_gave() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["read-a-study", "train-an-agent", "write-a-bot"]
    for file in NOTEBOOKS:
        for cell in read(file).cells:
            assert cell.cell_type != "code" or (not cell.outputs and cell.execution_count is None)


def test_a_study_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = given(run(NOTEBOOKS[0], tmp_path, monkeypatch))
    assert "('normal', 1.0" in told[0]
    assert "PT-" in told[2]
    assert "Figure" in told[4]


def test_an_agent_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = given(run(NOTEBOOKS[1], tmp_path, monkeypatch))
    before, after = map(float, told[2].strip("()").split(", "))
    assert before < 0.7 < after


def test_a_bot_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = given(run(NOTEBOOKS[2], tmp_path, monkeypatch))
    assert "0 recruit" in told[1]
    assert "reckless:Reckless=0.9" in told[2]
    assert "between 0 and 1" in told[3]

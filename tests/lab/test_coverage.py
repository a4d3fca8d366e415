"""The coverage of ledgers, on a small repository written for it."""

from __future__ import annotations

import json
import os
from pathlib import Path

from taletable.engine.ledger import Ledger
from taletable.engine.saying import Wrong
from taletable.games import find_game
from taletable.lab.coverage import GameCoverage, Mention, OfId, coverage, mentions
from taletable.lab.mutants import KILLED, SURVIVED, Outcome, Verdict
from tests.sentences import raises

LEDGER = """# Tiny: rule ledger

## 1. Course

- **TI-1.1** First.
- **TI-1.2** Second.
- **TI-1.3** Advice.
- **TI-1.4** More advice.

## Ids without a test

| Id | Why |
|---|---|
| TI-1.3 to TI-1.4 | advice |
"""


class Tiny:
    """As much of a game as the report looks at."""

    id = "tiny"
    name = "Tiny"
    rules_version = "r2"

    def __init__(self, ledger: str) -> None:
        self.ledger = Ledger(ledger)


def repository(folder: Path, test: str) -> Path:
    """A repository with one test file."""
    (folder / "tests" / "deep").mkdir(parents=True)
    (folder / "tests" / "deep" / "test_tiny.py").write_text(test, encoding="utf-8")
    return folder


def tiny_coverage(folder: Path, test: str, ledger: str = LEDGER) -> GameCoverage:
    """The report on the tiny game."""
    return coverage(repository(folder, test), [Tiny(ledger)]).games[0]  # type: ignore[list-item]


def test_ids_are_found_in_every_way_of_marking(tmp_path: Path) -> None:
    root = repository(
        tmp_path,
        "import pytest\n"
        "@rule('TI-1.1', 'TI-1.2')\n"
        "@pytest.mark.rule('TI-1.3')\n"
        "def test(): game.rule('TI-9.9')\n"
        "CASES = [pytest.param(1, marks=rule('TI-1.4'))]\n"
        "@rule(*MANY, f'TI-{n}', 7)\n"
        "def test_more(): ...\n",
    )
    found = {(mention.id, mention.line) for mention in mentions(root)}
    assert found == {("TI-1.1", 2), ("TI-1.2", 2), ("TI-1.3", 3), ("TI-1.4", 5)}
    assert {mention.file for mention in mentions(root)} == {"tests/deep/test_tiny.py"}


def test_missing_ids_are_told(tmp_path: Path) -> None:
    report = tiny_coverage(tmp_path, "@rule('TI-1.1')\ndef test(): ...\n")
    assert [p.id for p in report.tested] == ["TI-1.1"]
    assert [p.id for p in report.missing] == ["TI-1.2"]
    assert [(p.id, p.untested) for p in report.untestable] == [("TI-1.3", "advice"), ("TI-1.4", "advice")]
    assert report.percent == 50
    assert not report.complete


def test_everything_tested_or_excused_is_complete(tmp_path: Path) -> None:
    report = tiny_coverage(tmp_path, "@rule('TI-1.1', 'TI-1.2')\ndef test(): ...\n")
    assert report.percent == 100
    assert report.complete


def test_an_excuse_with_a_test_is_out_of_date(tmp_path: Path) -> None:
    report = tiny_coverage(tmp_path, "@rule('TI-1.1', 'TI-1.2', 'TI-1.3')\ndef test(): ...\n")
    assert [p.id for p in report.excused_but_tested] == ["TI-1.3"]
    assert not report.complete


def test_an_excuse_for_nothing_is_told(tmp_path: Path) -> None:
    report = tiny_coverage(tmp_path, "@rule('TI-1.1', 'TI-1.2')\ndef test(): ...\n", LEDGER.replace("to TI-1.4", "to TI-1.5"))
    assert report.strays == ("TI-1.5",)
    assert not report.complete


def test_ids_of_no_ledger_are_told_with_their_place(tmp_path: Path) -> None:
    report = coverage(repository(tmp_path, "@rule('XX-1.1')\ndef test(): ...\n"), [])
    assert report.unknown == (Mention("XX-1.1", "tests/deep/test_tiny.py", 1),)
    assert not report.complete


def test_an_empty_ledger_is_covered(tmp_path: Path) -> None:
    assert tiny_coverage(tmp_path, "", "# Nothing").percent == 100


def test_a_folder_without_tests_is_an_error(tmp_path: Path) -> None:
    with raises(Wrong, "no folder “tests”"):
        coverage(tmp_path)


def test_the_report_is_plain_data(tmp_path: Path) -> None:
    game = find_game("paper-tales")
    report = coverage(repository(tmp_path, "@rule('PT-1.2')\ndef test(): ...\n"), [game])
    data = json.loads(json.dumps(report.json()))
    assert data["complete"] is False
    assert data["games"][0]["game"] == "paper-tales"
    assert data["games"][0]["tested"] == ["PT-1.2"]
    assert "PT-1.3" in data["games"][0]["missing"]


def test_how_many_tests_an_id_has_and_whether_they_notice_mutants(tmp_path: Path) -> None:
    report = tiny_coverage(tmp_path, "@rule('TI-1.1', 'TI-1.2')\ndef test(): ...\n@rule('TI-1.1')\ndef test_more(): ...\n")
    assert report.ids == [OfId("TI-1.1", 2, None, None), OfId("TI-1.2", 1, None, None)]
    verdicts = [Verdict("a", 1, ("TI-1.1",), KILLED, ("TI-1.1",), ""), Verdict("b", 1, ("TI-1.1",), SURVIVED, (), "")]
    Outcome("tiny", "r1", "2026-01-01", {"TI-1.2": 3}, verdicts).write(tmp_path)
    whole = coverage(tmp_path, [Tiny(LEDGER)])  # type: ignore[list-item]
    assert whole.games[0].ids == [OfId("TI-1.1", 2, 2, 1), OfId("TI-1.2", 3, 0, 0)]
    found = whole.json()["games"][0]["mutants"]
    assert found["open"] == ["b"]
    assert (found["killed"], found["mutants"], found["current"]) == (1, 2, False), "the list was made for rules r1"


def test_the_repository_is_found_from_anywhere(tmp_path: Path) -> None:
    here = Path.cwd()
    os.chdir(tmp_path)
    try:
        assert any(mention.id.startswith("PT-") for mention in mentions(Path(__file__).resolve().parent.parent.parent))
        assert [game.game for game in coverage().games]
    finally:
        os.chdir(here)

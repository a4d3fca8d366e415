"""Which paragraphs of the ledgers have a test: tests say it with `rule("PT-5.8")`, and are read, not run."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from taletable.engine.game import Game
from taletable.engine.ledger import Paragraph
from taletable.engine.saying import Wrong, say
from taletable.games import games

from .mutants import Outcome, read_outcome


class OfId(NamedTuple):
    """An id, and how its tests do."""

    id: str
    tests: int
    mutants: int | None
    """Of the code that cites it; 0 if none does, None if nobody has measured."""
    killed: int | None
    """By the tests of this id."""


class Mention(NamedTuple):
    """A place where a test names an id."""

    id: str
    file: str
    line: int


@dataclass(frozen=True)
class GameCoverage:
    """The ledger of one game against the tests."""

    game: str
    name: str
    tested: tuple[Paragraph, ...]
    missing: tuple[Paragraph, ...]
    """Paragraphs that need a test and have none."""
    untestable: tuple[Paragraph, ...]
    """Paragraphs that the ledger excuses, with the reason in `untested`."""
    excused_but_tested: tuple[Paragraph, ...]
    """Paragraphs that the ledger excuses although there is a test: the excuse is out of date."""
    strays: tuple[str, ...]
    """Excuses for ids that the ledger does not have."""
    marks: Mapping[str, int]
    """How often tests name an id."""
    outcome: Outcome | None
    """What became of mutants; None where nobody has measured."""
    rules: str
    """The version of the rules."""

    @property
    def ids(self) -> list[OfId]:
        """Every id that can be tested: its tests, and whether they notice mistakes."""
        by_id = self.outcome.by_id if self.outcome else {}
        counted = self.outcome.tests if self.outcome else {}
        return [
            OfId(p.id, max(self.marks.get(p.id, 0), counted.get(p.id, 0)), *(by_id.get(p.id, (0, 0)) if self.outcome else (None, None)))
            for p in (*self.tested, *self.missing)
        ]

    @property
    def percent(self) -> float:
        """How many of the testable ids have a test."""
        total = len(self.tested) + len(self.missing)
        return 100 * len(self.tested) / total if total else 100.0

    @property
    def complete(self) -> bool:
        """Every id has a test or a valid excuse."""
        return not (self.missing or self.excused_but_tested or self.strays)


@dataclass(frozen=True)
class Report:
    """All games against the tests."""

    games: tuple[GameCoverage, ...]
    unknown: tuple[Mention, ...]
    """Tests that name an id of no ledger."""

    @property
    def complete(self) -> bool:
        """Nothing is missing and nothing is wrong."""
        return not self.unknown and all(game.complete for game in self.games)

    def json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "complete": self.complete,
            "games": [
                {
                    "game": game.game,
                    "complete": game.complete,
                    "percent": round(game.percent, 1),
                    "tested": [p.id for p in game.tested],
                    "missing": [p.id for p in game.missing],
                    "untestable": {p.id: p.untested for p in game.untestable},
                    "excused_but_tested": [p.id for p in game.excused_but_tested],
                    "strays": list(game.strays),
                    "ids": {one.id: {"tests": one.tests, "mutants": one.mutants, "killed": one.killed} for one in game.ids},
                    "mutants": _mutants(game),
                }
                for game in self.games
            ],
            "unknown": [mention._asdict() for mention in self.unknown],
        }


def _mutants(game: GameCoverage) -> dict[str, Any] | None:
    if game.outcome is None:
        return None
    outcome = game.outcome
    return {
        "made": outcome.made,
        "rules": outcome.rules,
        "current": outcome.rules == game.rules,
        "mutants": len(outcome.counted),
        "killed": len(outcome.killed),
        "explained": len(outcome.explained),
        "open": [verdict.key for verdict in outcome.open],
        "nominal": outcome.nominal,
    }


def coverage(root: Path | None = None, only: Sequence[Game[Any]] | None = None) -> Report:
    """Compare the tests under `root` (by default the repository of this package) with the ledgers of all games, or of some."""
    root = Path(__file__).resolve().parent.parent.parent if root is None else root
    chosen = list(games().values()) if only is None else only
    named = list(mentions(root))
    marks = Counter(mention.id for mention in named)
    known = {identity for game in (*games().values(), *chosen) for identity in game.ledger.paragraphs}
    return Report(tuple(_compare(game, marks, root) for game in chosen), tuple(mention for mention in named if mention.id not in known))


def _compare(game: Game[Any], ids: Mapping[str, int], root: Path) -> GameCoverage:
    ledger = game.ledger
    every = ledger.paragraphs.values()
    return GameCoverage(
        game.id,
        game.name,
        tested=tuple(p for p in every if p.id in ids and not p.untested),
        missing=tuple(p for p in every if p.id not in ids and not p.untested),
        untestable=tuple(p for p in every if p.untested),
        excused_but_tested=tuple(p for p in every if p.id in ids and p.untested),
        strays=tuple(ledger.strays),
        marks={identity: ids[identity] for identity in ledger.paragraphs if identity in ids},
        outcome=read_outcome(root, game.id),
        rules=game.rules_version,
    )


def mentions(root: Path) -> Iterator[Mention]:
    """Every literal id in a call of `rule` or of `pytest.mark.rule` in the tests under `root`. Raises Wrong if there are none."""
    folder = root / "tests"
    if not folder.is_dir():
        raise Wrong(say("lab.no-tests", root=str(root)))
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), name)):
            if isinstance(node, ast.Call) and _is_rule(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield Mention(argument.value, name, argument.lineno)


def _is_rule(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id == "rule"
    return isinstance(function, ast.Attribute) and function.attr == "rule" and getattr(function.value, "attr", "") == "mark"

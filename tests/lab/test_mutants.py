"""Which code cites what, which mistakes are put into it, and what becomes of them: on small sources, and on Egg Timer with real workers."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from taletable.engine.ledger import Ledger
from taletable.games import find_game
from taletable.lab.citing import modules, named, slug
from taletable.lab.mutants import KILLED, STILLBORN, SURVIVED, TIME, Outcome, Verdict, mutants_of, read_outcome
from taletable.testing.mutants import Bench, Measuring, summary
from tests import plugin

LEDGER = """# Tiny: rule ledger

## 1. Course

- **TI-1.1** First.
- **TI-1.2** Second.
- **TI-1.3** Third.
- **TI-1.4** Fourth.
- **TI-1.5** Advice.

| Id | Card | Cost |
|---|---|---|
| **TI-2.1** | The Witch's Oven | 2 |

## Ids without a test

| Id | Why |
|---|---|
| TI-1.5 | advice |
"""


class Tiny:
    """As much of a game as is looked at."""

    id = "tiny"
    name = "Tiny"
    ledger = Ledger(LEDGER)

    def __init__(self, folder: Path, **files: str) -> None:
        self.folder = folder
        for name, text in files.items():
            path = folder / name.replace("__", "/").replace("_", ".")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def cited(tmp_path: Path, **files: str) -> dict[str, list[str]]:
    """The lines of the passages by id."""
    found: dict[str, list[str]] = {}
    for module in modules(Tiny(tmp_path, **files)):  # type: ignore[arg-type]
        lines = module.source.splitlines()
        for passage in module.passages:
            for identity in passage.ids:
                found.setdefault(identity, []).append("\n".join(lines[passage.first - 1 : passage.last]))
    return found


def changes(tmp_path: Path, source: str) -> list[str]:
    """The lines that mutants of a module change, as they are then."""
    (tmp_path / "game").mkdir()
    found = []
    for mutant in mutants_of(Tiny(tmp_path / "game", rules_py=source), most=99):  # type: ignore[arg-type]
        text = mutant.text(source)
        ast.parse(text)
        found.append(text.splitlines()[mutant.line - 1].strip())
    return found


# Citing


def test_ids_in_a_text() -> None:
    assert named("see TI-1.1, TI-1.3 to TI-1.5 (TI-2.E1), not TI-3") == {"TI-1.1", "TI-1.3", "TI-1.4", "TI-1.5", "TI-2.E1"}
    assert slug("The Witch's Oven") == "the-witchs-oven"


def test_a_docstring_cites_its_function_and_that_of_a_module_nothing(tmp_path: Path) -> None:
    source = '"""TI-1.1."""\n\ndef f(x):\n    """TI-1.2."""\n    return x + 1\n\nN = 3\n"""TI-1.3."""\n'
    assert cited(tmp_path, rules_py=source) == {"TI-1.2": ['def f(x):\n    """TI-1.2."""\n    return x + 1'], "TI-1.3": ["N = 3"]}


def test_a_refusal_cites_its_condition_and_a_cite_its_class(tmp_path: Path) -> None:
    source = (
        'class A:\n    cite = "TI-1.1"\n\n    def refuse(self, x):\n        if x > 3:\n            return Refusal("TI-1.2", "no")\n'
        '        return Refusal("TI-1.3", "no") if x else None\n'
    )
    found = cited(tmp_path, rules_py=source)
    assert found["TI-1.1"] == [source.rstrip()]
    assert found["TI-1.2"] == ['        if x > 3:\n            return Refusal("TI-1.2", "no")']
    assert found["TI-1.3"] == ['        return Refusal("TI-1.3", "no") if x else None']


def test_a_comment_cites_the_statement_beside_or_below_it(tmp_path: Path) -> None:
    source = "x = 1  # TI-1.1\n# TI-1.2\ny = 2\nz = {\n    1: 1,  # TI-1.3\n    2: 2,\n}\nif x:  # TI-1.4\n    y = 3\n"
    found = cited(tmp_path, rules_py=source)
    assert found["TI-1.1"] == ["x = 1  # TI-1.1"]
    assert found["TI-1.2"] == ["y = 2"]
    assert found["TI-1.3"] == ["    1: 1,  # TI-1.3"]
    assert found["TI-1.4"] == ["if x:  # TI-1.4\n    y = 3"]


def test_a_row_of_the_ledger_cites_the_card_with_its_name(tmp_path: Path) -> None:
    found = cited(tmp_path, cards_toml="witchs-oven = { cost = 2 }\nother = { cost = 1 }\n", cards_py='CARD = Card("the-witchs-oven", 2)\n')
    assert sorted(found["TI-2.1"]) == ['CARD = Card("the-witchs-oven", 2)', "witchs-oven = { cost = 2 }"]


def test_bots_and_studies_cite_nothing(tmp_path: Path) -> None:
    assert cited(tmp_path, bot__mind_py="x = 1  # TI-1.1\n", balance_py="x = 1  # TI-1.1\n") == {}


# Mutants


def test_how_code_is_changed(tmp_path: Path) -> None:
    source = (
        "def f(s, m, run):\n"
        '    """TI-1.1."""\n'
        "    if s.gold < 3 and not s.over:\n"
        '        return Refusal("TI-1.1", "no", (5,))\n'
        "    run.tell('paid', (7,))\n"
        "    s.gold -= max(s.cost, 2)\n"
        "    s.done = True\n"
        "    return [x for x in s.cards if s.fits(x)]\n"
    )
    found = changes(tmp_path, source)
    assert {
        "if (s.gold <= 3) and not s.over:",
        "if s.gold < (4) and not s.over:",
        "if (s.gold < 3 or not s.over):",
        "if (s.gold < 3):",
        "if (not s.over):",
        "if s.gold < 3 and (s.over):",
        "if False:",
        "return None",
        "pass",
        "s.gold += max(s.cost, 2)",
        "s.gold -= (min(s.cost, 2))",
        "s.gold -= max(s.cost, (3))",
        "s.done = (False)",
        "return [x for x in s.cards if True]",
        "return [x for x in s.cards if not (s.fits(x))]",
    } == set(found)


def test_comparisons_with_nothing_are_turned_around(tmp_path: Path) -> None:
    assert set(changes(tmp_path, "def f(x):\n    return x >= 0  # TI-1.1\n")) == {"return (x < 0)  # TI-1.1"}


def test_how_content_is_changed(tmp_path: Path) -> None:
    text = 'witchs-oven = { cost = 2, hot = true, does = [{ war = "lp" }, { age = "gold" }] }\nother = { war = "gold" }\n'
    found = {mutant.text(text).splitlines()[0] for mutant in mutants_of(Tiny(tmp_path, cards_toml=text), most=99)}  # type: ignore[arg-type]
    assert found == {
        text.splitlines()[0].replace(old, new)
        for old, new in (
            ("cost = 2", "cost = 3"),
            ("true", "false"),
            ('war = "lp"', 'war = "gold"'),
            ('{ war = "lp" }, ', ""),
            (', { age = "gold" }', ""),
        )
    }


def test_a_place_belongs_to_the_narrowest_passage(tmp_path: Path) -> None:
    source = "def f(x):\n    '''TI-1.1, TI-1.5.'''\n    y = x + 2\n    return y > 3  # TI-1.2\n"
    found = {mutant.key: mutant.ids for mutant in mutants_of(Tiny(tmp_path, rules_py=source), most=99)}  # type: ignore[arg-type]
    assert {ids for key, ids in found.items() if "return" in key} == {("TI-1.1", "TI-1.2")}, "but the tests of all around it are asked"
    assert {ids for key, ids in found.items() if "y =" in key} == {("TI-1.1",)}, "an id that is excused has no mutants"


def test_an_id_has_a_few_mutants_of_different_kinds_and_always_the_same(tmp_path: Path) -> None:
    source = "def f(x):\n    '''TI-1.1.'''\n    return x + 2 > 3 or x - 4 > 5 or x + 6 > 7 or not x\n"
    game: Any = Tiny(tmp_path, rules_py=source)
    first = mutants_of(game, most=3)
    assert len(first) == 3
    assert first == mutants_of(game, most=3)
    game.folder.joinpath("rules.py").write_text("\n\n" + source, encoding="utf-8")
    assert [mutant.key for mutant in mutants_of(game, most=3)] == [mutant.key for mutant in first], "keys do not hang on lines"


# What became of them


def outcome(*verdicts: tuple[str, str, tuple[str, ...], tuple[str, ...]], **excuses: str) -> Outcome:
    """A list of mutants: key, verdict, ids, killers."""
    made = [Verdict(key, 1, ids, verdict, killers, "") for key, verdict, ids, killers in verdicts]
    return Outcome("tiny", "r1", "2026-01-01", {"TI-1.1": 2}, made, excuses)


def test_a_list_is_good_over_the_bar_when_the_rest_is_explained() -> None:
    dead = [(f"k{n}", KILLED if n else TIME, ("TI-1.1",), ("TI-1.1",)) for n in range(19)]
    alive = ("weak", SURVIVED, ("TI-1.1",), ())
    unborn = ("unborn", STILLBORN, ("TI-1.1",), ())
    assert not outcome(*dead, alive, unborn).good
    assert outcome(*dead, alive, unborn, weak="it changes nothing").good
    assert outcome(*dead, alive, unborn).percent == 95
    assert not outcome(*dead, weak="it is dead").good, "an excuse that nobody needs"
    assert not outcome(*dead[:9], alive, weak="it changes nothing").good, "under the bar"


def test_an_id_is_nominal_when_its_own_tests_notice_nothing() -> None:
    found = outcome(("a", KILLED, ("TI-1.1", "TI-1.2"), ("TI-1.1",)), ("b", KILLED, ("TI-1.1",), ("TI-1.1",)))
    assert found.by_id == {"TI-1.1": (2, 2), "TI-1.2": (1, 0)}
    assert found.nominal == ["TI-1.2"]
    assert not found.good


def test_a_list_is_written_and_read(tmp_path: Path) -> None:
    found = outcome(("a ⟦1 → 2⟧", KILLED, ("TI-1.1",), ("TI-1.1",)), ("b", SURVIVED, ("TI-1.2",), ()))
    found.write(tmp_path)
    (tmp_path / "tests" / "mutants" / "tiny.toml").write_text('[[excuse]]\nwhy = "so"\nkeys = ["b"]\nids = ["TI-1.3"]\n', encoding="utf-8")
    again = read_outcome(tmp_path, "tiny")
    assert again is not None
    assert again.verdicts == found.verdicts
    assert again.excuses == {"b": "so", "TI-1.3": "so"}
    assert again.stale_excuses == ["TI-1.3"]
    assert read_outcome(tmp_path, "other") is None
    page = summary([again], {"tiny": "Tiny"})
    assert "| Tiny | 2 | 2 | 1 (50.0 %) | 1 | 0 | `r1` | 2026-01-01 |" in page
    assert "so\n\n- `b` (TI-1.2)" in page


# With workers

TESTS = """from egg_timer import GAME
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.testing import rule


@rule("EG-1.2")
def test_nobody_steals():
    match = Match(GAME, 2, seed=b"1")
    {assertion}


@rule("EG-1.1")
def test_nothing():
    assert GAME.name


@rule("EG-1.1")
def test_that_never_passes():
    assert False
"""


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Callable[..., tuple[dict[str, Verdict], Outcome]]]:
    """Egg Timer in a repository with a test that asserts what one gives it; the mutants by what they change."""
    with plugin.installed(tmp_path) as install:
        package = install("egg-timer")
        package.change(
            "__init__.py", '    cite = "EG-1.1"\n', '    cite = "EG-1.1"\n\n    def first_come(self):\n        return 1 + 1  # EG-1.1\n\n'
        )

        def measure(assertion: str, living: bool = False) -> tuple[dict[str, Verdict], Outcome]:
            (tmp_path / "tests").mkdir(exist_ok=True)
            (tmp_path / "tests" / "test_egg.py").write_text(TESTS.format(assertion=assertion), encoding="utf-8")
            measuring = Measuring(find_game("egg-timer"), tmp_path, living=living)
            wanted = [mutant.key for mutant in measuring.mutants if measuring.asks(mutant)]
            bench = Bench(1, tmp_path)
            asked: list[Verdict] = []
            try:
                measuring.look_at_tests(bench, lambda: None)
                measuring.look_at_mutants(bench, asked.append)
            finally:
                bench.close()
            assert sorted(verdict.key for verdict in asked) == sorted(wanted)
            assert living or len(wanted) == len(measuring.mutants)
            assert [test.name.partition("::")[2] for test in measuring.tests if not test.passes] == ["test_that_never_passes"]
            return {verdict.key.partition(": ")[2]: verdict for verdict in asked}, measuring.outcome()

        yield measure


def test_mutants_die_by_the_tests_of_their_ids_alone(measured: Callable[..., tuple[dict[str, Verdict], Outcome]]) -> None:
    found, whole = measured('assert match.refuse(Move(0, "steal")).cite == "EG-1.2" and match.refuse(Move(0, "flip")) is None')
    refusal = next(verdict for key, verdict in found.items() if "steal" in key and "!=" in key)
    assert (refusal.verdict, refusal.killers) == (KILLED, ("EG-1.2",))
    number = next(verdict for key, verdict in found.items() if "return" in key and "1 + 1" in key)
    assert (number.verdict, number.killers) == (SURVIVED, ()), "the tests of EG-1.1 look at nothing"
    assert whole.tests == {"EG-1.2": 1, "EG-1.1": 2}
    assert whole.nominal == ["EG-1.1"]


def test_a_nominal_test_kills_nothing_and_is_asked_again_when_it_has_changed(
    measured: Callable[..., tuple[dict[str, Verdict], Outcome]],
) -> None:
    found, whole = measured("assert match")
    assert not any(verdict.dead for verdict in found.values() if verdict.ids == ("EG-1.2",))
    assert "EG-1.2" in whole.nominal
    again, _ = measured("assert match", living=True)
    assert again == {key: verdict for key, verdict in found.items() if verdict.verdict == SURVIVED}
    _, better = measured('assert match.refuse(Move(0, "steal")) and not match.refuse(Move(0, "flip"))')
    assert "EG-1.2" not in better.nominal


def test_what_goes_on_and_on_is_ended_and_what_cannot_be_loaded_does_not_count(
    measured: Callable[..., tuple[dict[str, Verdict], Outcome]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taletable.testing.mutants.WORK", (2, 1))
    package = tmp_path / "egg_timer" / "__init__.py"
    text = package.read_text(encoding="utf-8")
    loop = "def count(n):\n    while n > 0:\n        n -= 1  # EG-1.2\n    return n\n\n\n[0].pop(5 - 5)  # EG-1.1\n\n\n"
    package.write_text(text.replace("class EggTimer(", f"{loop}class EggTimer("), encoding="utf-8")
    found, whole = measured("import egg_timer\n    assert egg_timer.count(3) == 0")
    assert {verdict.verdict for verdict in found.values()} >= {TIME, STILLBORN}
    assert all(verdict.verdict != STILLBORN for verdict in whole.counted)

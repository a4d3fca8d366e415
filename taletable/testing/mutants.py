"""Run the mutants of games against the tests of the ids that their code cites, and write the lists (`make mutants`).

    python -m taletable.testing.mutants [GAME …] [--ids PT-R.77 …] [--open] [--processes 2] [--root DIR]

Workers have pytest imported but no game. For every mutant a worker forks; the child imports the game with the mistake in it, in memory,
collects the files that carry the ids, and runs nothing but the tests of those ids, quick ones first, until the tests of every id have
noticed. No file of the game is ever written. A mutant is not run again while the rules of the game and the tests of its ids are as they
were (`--fresh` runs all, for instance after a change of the engine).
"""

from __future__ import annotations

import argparse
import importlib
import importlib.machinery
import io
import json
import os
import pathlib
import queue
import resource
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from taletable.engine.game import Game
from taletable.engine.version import meaning_of
from taletable.games import find_game, games
from taletable.lab.citing import modules, named
from taletable.lab.mutants import (
    KILLED,
    STILLBORN,
    SURVIVED,
    TIME,
    Mutant,
    Outcome,
    Verdict,
    list_of,
    mutants_of,
    read_excuses,
    read_outcome,
)

ELSEWHERE: Final = ("browser",)
"""Folders of tests that are too slow to be asked about every mutant."""
WORK: Final = (6, 4)
"""Seconds of computing that a mutant has: so many, and so many times what its tests need without it."""
WAIT: Final = 120
"""Seconds after which one is given up that does nothing but wait."""
MEMORY: Final = 4 << 30
SLOW: Final = 1.0
"""Seconds from which on a test is not asked about mutants of other ids."""
EVERY: Final = 5.0
"""Seconds after which what is known is written, so that a run can be stopped and taken up."""


class Test(NamedTuple):
    """A test that carries ids."""

    name: str
    file: str
    ids: tuple[str, ...]
    seconds: float
    passes: bool


# In the child of a worker


class _Judge:
    """A plug-in of pytest: run the tests of some ids until the tests of every one of them have failed."""

    def __init__(self, ids: Sequence[str], order: dict[str, float], without: Sequence[str], enough: int = 0) -> None:
        self.enough = enough
        self.ids = set(ids)
        self.order = order
        self.without = set(without)
        self.killers: set[str] = set()
        self.tests: dict[str, list[Any]] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests of the ids, quick ones first."""
        items[:] = [item for item in items if _ids(item) & self.ids and item.nodeid not in self.without]
        items.sort(key=lambda item: self.order.get(item.nodeid, 0.0))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """A test is left out when all its ids have noticed already."""
        mine = _ids(item) & self.ids
        if self.enough and sum(not test[4] for test in self.tests.values()) >= self.enough:
            return True
        self.tests[item.nodeid] = [item.nodeid, item.nodeid.partition("::")[0], sorted(mine), 0.0, True]
        return True if mine <= self.killers and self.order and not self.enough else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails notices for all its ids."""
        test = self.tests[report.nodeid]
        test[3] += report.duration
        if report.failed:
            test[4] = False
            self.killers.update(test[2])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tests that cannot even be collected notice as well."""
        if report.failed:
            self.killers.update(self.ids)


def _ids(item: pytest.Item) -> set[str]:
    return {identity for mark in item.iter_markers("rule") for identity in mark.args}


def put_in(path: Path, text: str) -> None:
    """From now on, in this process, a file has another text: a module when it is imported, content when it is read."""
    if path.suffix == ".py":
        code_of = importlib.machinery.SourceFileLoader.get_code

        def get_code(self: importlib.machinery.SourceFileLoader, fullname: str) -> Any:
            return compile(text, str(path), "exec") if Path(self.path) == path else code_of(self, fullname)

        importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
        return
    open_of = pathlib.Path.open

    def open_(self: Path, *args: Any, **kwargs: Any) -> Any:
        if self != path:
            return open_of(self, *args, **kwargs)
        binary = "b" in (args[0] if args else kwargs.get("mode", "r"))
        return io.BytesIO(text.encode()) if binary else io.StringIO(text)

    pathlib.Path.open = open_  # type: ignore[method-assign]
    pathlib.Path.read_text = lambda self, *args, **kwargs: self.open("r", -1, "utf-8").read()  # type: ignore[method-assign]
    pathlib.Path.read_bytes = lambda self: self.open("rb").read()  # type: ignore[method-assign]


def judge(job: dict[str, Any]) -> dict[str, Any]:
    """Import the game with the mistake of the job in it, and run the tests. The process is spoilt after it."""
    if job["path"]:
        sys.dont_write_bytecode = True
        put_in(Path(job["path"]), job["text"])
        try:
            importlib.import_module(job["module"])
        except BaseException as error:
            return {"verdict": STILLBORN, "killers": [], "tests": [], "why": repr(error)[:200]}
    plugin = _Judge(job["ids"], job["order"], job["without"], job["enough"])
    options = ["-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:playwright"]
    pytest.main([*options, "-p", "taletable.testing", *job["files"]], plugins=[plugin])
    killers = sorted(plugin.killers)
    return {"verdict": KILLED if killers else SURVIVED, "killers": killers, "tests": list(plugin.tests.values())}


def _settle_hypothesis() -> None:
    """The same examples every time, none remembered, none made smaller."""
    with suppress(ImportError):
        from hypothesis import Phase, settings

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", database=None, derandomize=True, deadline=None, phases=phases)
        settings.load_profile("mutants")


# A worker: forks for every job


def work() -> None:
    """Answer jobs, one in each line of the input."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for plugin in entry_points(group="pytest11"):  # once, and not in every child
        with suppress(Exception):
            plugin.load()
    _settle_hypothesis()
    for line in sys.stdin:
        job = json.loads(line)
        assert job["module"] not in sys.modules, f"{job['module']} is imported before its mutants"
        print(json.dumps(attempt(job)), file=answers, flush=True)


def attempt(job: dict[str, Any]) -> dict[str, Any]:
    """Judge in a child that is ended when it computes or waits for too long."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _be_child(job, reading, writing)
    os.close(writing)
    data = bytearray()
    end = time.monotonic() + job["wait"]
    while (left := end - time.monotonic()) > 0:
        if select.select([reading], [], [], left)[0]:
            part = os.read(reading, 1 << 16)
            if not part:
                break
            data += part
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reading)
    try:
        answer: dict[str, Any] = json.loads(bytes(data))
    except ValueError:  # ended from outside, before it could answer
        answer = {"verdict": TIME, "killers": list(job["ids"]), "tests": []}
    return answer


def _be_child(job: dict[str, Any], reading: int, writing: int) -> None:
    os.setsid()
    os.close(reading)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_CPU, (job["work"], job["work"] + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(job["root"])
    sys.path.insert(0, job["root"])
    code = 1
    try:
        answer = json.dumps(judge(job)).encode()
        while answer:
            answer = answer[os.write(writing, answer) :]
        code = 0
    finally:
        os._exit(code)


# The one who gives out the jobs


class Bench:
    """Some workers, and jobs for them."""

    def __init__(self, processes: int, root: Path) -> None:
        command = [sys.executable, "-m", "taletable.testing.mutants", "--worker"]
        self.workers = [
            subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            for _ in range(processes)
        ]

    def run(self, jobs: Sequence[dict[str, Any]], done: Callable[[int, dict[str, Any]], None]) -> None:
        """Have all jobs done; `done` is called here, in this thread, whenever one is."""
        todo: queue.SimpleQueue[int] = queue.SimpleQueue()
        answers: queue.SimpleQueue[tuple[int, str]] = queue.SimpleQueue()
        for number in range(len(jobs)):
            todo.put(number)

        def serve(worker: subprocess.Popen[str]) -> None:
            assert worker.stdin
            assert worker.stdout
            with suppress(queue.Empty):
                while True:
                    number = todo.get_nowait()
                    worker.stdin.write(json.dumps(jobs[number]) + "\n")
                    worker.stdin.flush()
                    answers.put((number, worker.stdout.readline()))

        for worker in self.workers:
            threading.Thread(target=serve, args=(worker,), daemon=True).start()
        for _ in jobs:
            number, line = answers.get()
            if not line:
                raise RuntimeError("a worker has ended")
            done(number, json.loads(line))

    def close(self) -> None:
        """Send the workers home."""
        for worker in self.workers:
            assert worker.stdin
            worker.stdin.close()
            worker.wait()


class Measuring:
    """All about one game: its tests, its mutants, what is known of them."""

    def __init__(self, game: Game[Any], root: Path, only: Sequence[str] = (), fresh: bool = False, living: bool = False) -> None:
        self.game = game
        self.root = root
        self.mutants = mutants_of(game)
        self.sources = {module.file: module for module in modules(game)}
        meanings = [meaning_of(m.source.encode()) if m.tree else m.source for m in self.sources.values()]
        self.rules_seal = sha256("\n".join(meanings).encode()).hexdigest()
        self.ids = [paragraph.id for paragraph in game.ledger.paragraphs.values() if not paragraph.untested]
        self.files = dict(_files(root, self.ids))
        self.known = read_outcome(root, game.id) or Outcome(game.id)
        self.tests: list[Test] = []
        self.verdicts: dict[str, Verdict] = {} if fresh else {verdict.key: verdict for verdict in self.known.verdicts}
        self.only = set(only)
        self.living = living
        self.current: set[str] = set()
        """The mutants whose verdict is about rules and tests as they are."""

    def asks(self, mutant: Mutant) -> bool:
        """Whether this run is about a mutant."""
        known = self.verdicts.get(mutant.key)
        dead = known is not None and known.ids == mutant.ids and (known.dead or known.verdict == STILLBORN)
        return not (self.living and dead) and (not self.only or bool(self.only & set(mutant.ids)))

    def job(self, files: Sequence[str], ids: Sequence[str], tests: Sequence[Test], mutant: Mutant | None = None) -> dict[str, Any]:
        """What a worker needs to know."""
        needed = sum(test.seconds for test in tests)
        module = self.sources[mutant.file] if mutant else None
        return {
            "root": str(self.root),
            "module": type(self.game).__module__,
            "files": list(files),
            "ids": list(ids),
            "order": {test.name: test.seconds for test in tests},
            "without": [test.name for test in tests if not test.passes],
            "enough": 0,
            "path": str(module.path) if module else "",
            "text": mutant.text(module.source) if mutant and module else "",
            "work": int(WORK[0] + WORK[1] * needed) if mutant else 1200,
            "wait": WAIT + 2 * WORK[1] * needed if mutant else 1200,
        }

    # The tests as they are

    def look_at_tests(self, bench: Bench, done: Callable[[], None]) -> None:
        """Which tests carry which ids, how long they take, and whether they pass. What is known of a file that is as it was is kept."""
        memory = self.root / "build" / "mutants" / f"{self.game.id}.json"
        known = json.loads(memory.read_text(encoding="utf-8")) if memory.exists() else {}
        found: dict[str, Any] = {file: known[seal] for file, seal in self.files.items() if seal in known}
        todo = [file for file in self.files if file not in found]

        def take(number: int, answer: dict[str, Any]) -> None:
            found[todo[number]] = answer["tests"]
            done()

        bench.run([self.job([file], self.ids, ()) for file in todo], take)
        memory.parent.mkdir(parents=True, exist_ok=True)
        memory.write_text(json.dumps({self.files[file]: tests for file, tests in found.items()}), encoding="utf-8")
        self.tests = [Test(*test) for file in self.files for test in found[file]]

    # The mutants

    def look_at_mutants(self, bench: Bench, done: Callable[[Verdict], None]) -> None:
        """Run all that are not known, and write what is known from time to time."""
        carriers: dict[str, list[Test]] = {}
        for test in self.tests:
            for identity in test.ids:
                carriers.setdefault(identity, []).append(test)
        jobs: list[dict[str, Any]] = []
        seals: list[tuple[Mutant, str]] = []
        for mutant in self.mutants:
            tests = list({test.name: test for identity in mutant.ids for test in carriers.get(identity, ())}.values())
            files = sorted({test.file for test in tests if test.passes})
            seal = self.seal(mutant, files)
            known = self.verdicts.get(mutant.key)
            if known and known.seal == seal:
                self.current.add(mutant.key)
            if not self.asks(mutant):
                continue
            if known and known.seal == seal and known.ids == mutant.ids and not self.only:
                self.verdicts[mutant.key] = known._replace(line=mutant.line)
                done(known)
            elif not files:
                self.verdicts[mutant.key] = Verdict(mutant.key, mutant.line, mutant.ids, SURVIVED, (), seal)
                self.current.add(mutant.key)
                done(self.verdicts[mutant.key])
            else:
                jobs.append(self.job(files, mutant.ids, tests, mutant))
                seals.append((mutant, seal))
        written = time.monotonic()

        def take(number: int, answer: dict[str, Any]) -> None:
            nonlocal written
            mutant, seal = seals[number]
            verdict = Verdict(mutant.key, mutant.line, mutant.ids, answer["verdict"], tuple(answer["killers"]), seal)
            self.verdicts[mutant.key] = verdict
            self.current.add(mutant.key)
            done(verdict)
            if time.monotonic() > written + EVERY:
                self.outcome().write(self.root)
                written = time.monotonic()

        bench.run(jobs, take)
        self.outcome().write(self.root)

    def look_elsewhere(self, bench: Bench, done: Callable[[Verdict, list[Test]], None]) -> None:
        """Of all that live and have no reason: which tests of other ids notice them? A few, quick ones first."""
        by_key = {mutant.key: mutant for mutant in self.mutants}
        living = [verdict for verdict in self.outcome().open if not self.only or self.only & set(verdict.ids)]
        jobs = []
        for verdict in living:
            others = [test for test in self.tests if test.seconds < SLOW and not set(test.ids) & set(verdict.ids)]
            files = sorted({test.file for test in others if test.passes})
            job = self.job(files, self.ids, others, by_key[verdict.key])
            slow = [test.name for test in self.tests if test not in others]
            jobs.append({**job, "without": [*job["without"], *slow], "enough": 3})
        names = {test.name: test for test in self.tests}

        def take(number: int, answer: dict[str, Any]) -> None:
            done(living[number], [names.get(test[0], Test(*test)) for test in answer["tests"] if not test[4]])

        bench.run(jobs, take)

    def seal(self, mutant: Mutant, files: Sequence[str]) -> str:
        """Of all that the verdict hangs on."""
        return sha256(repr((self.rules_seal, mutant.key, mutant.new, mutant.ids, [self.files[f] for f in files])).encode()).hexdigest()[:12]

    def outcome(self) -> Outcome:
        """The list as it is now; mutants that are gone are left out. It is of these rules when all were asked about them."""
        tests: dict[str, int] = {}
        for test in self.tests:
            for identity in test.ids:
                tests[identity] = tests.get(identity, 0) + 1
        verdicts = [self.verdicts[mutant.key] for mutant in self.mutants if mutant.key in self.verdicts]
        whole = self.current >= {mutant.key for mutant in self.mutants}
        rules, made = (self.game.rules_version, date.today().isoformat()) if whole else (self.known.rules, self.known.made)
        return Outcome(self.game.id, rules, made, tests, verdicts, read_excuses(self.root, self.game.id))


def _files(root: Path, ids: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The test files that may carry an id of a game, each with a seal: of itself, and of what lies beside it to help."""
    prefixes = {identity.partition("-")[0] + "-" for identity in ids}
    for path in sorted((root / "tests").rglob("test_*.py")):
        place = path.relative_to(root)
        if set(place.parts) & set(ELSEWHERE):
            continue
        text = path.read_text(encoding="utf-8")
        if "rule(" not in text or not any(prefix in text for prefix in prefixes):
            continue
        seal = sha256(text.encode())
        for beside in sorted(path.parent.glob("*.py")):
            if not beside.name.startswith("test_"):
                seal.update(beside.read_bytes())
        yield place.as_posix(), seal.hexdigest()[:16]


# By hand


def summary(outcomes: Sequence[Outcome], names: dict[str, str]) -> str:
    """All lists in one page."""
    lines = [
        "# Mutants",
        "",
        "Written by `make mutants`; see [CONTRIBUTING.md](../CONTRIBUTING.md). A mutant is a small mistake in code that cites a paragraph",
        "of a ledger. It is killed if a test fails that carries an id cited there; no other tests are run.",
        "Rules and day are those of the last run about all mutants; such as lived then, or are new, may have been asked since.",
        "",
        "| game | ids cited | mutants | killed | explained | open | rules | made |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in outcomes:
        share = f"{len(one.killed)} ({one.percent:.1f} %)"
        row = (names[one.game], len(one.by_id), len(one.counted), share, len(one.explained), len(one.open), f"`{one.rules}`", one.made)
        lines.append(f"| {' | '.join(str(cell) for cell in row)} |")
    for one in outcomes:
        lines += ["", f"## {names[one.game]}", ""]
        reasons: dict[str, list[str]] = {}
        for verdict in one.explained:
            reasons.setdefault(one.excuses[verdict.key], []).append(f"- `{verdict.key}` ({', '.join(verdict.ids)})")
        for why, keys in reasons.items():
            lines += [f"{why}", "", *keys, ""]
        if one.open:
            lines += ["Open:", "", *[f"- `{verdict.key}` ({', '.join(verdict.ids)})" for verdict in one.open], ""]
        if one.nominal:
            lines += [f"Ids whose own tests kill nothing: {', '.join(one.nominal)}.", ""]
        while lines[-1] == "":
            lines.pop()
    return "\n".join(lines) + "\n"


def measure(
    chosen: Sequence[Game[Any]], root: Path, processes: int, only: Sequence[str] = (), fresh: bool = False, living: bool = False
) -> list[Outcome]:
    """Measure games, with a bar for each."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    outcomes = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
    )
    with Progress(*columns) as progress:
        bench = Bench(processes, root)
        for game in chosen:
            measuring = Measuring(game, root, only, fresh, living)
            looking = progress.add_task(f"{game.name}: tests", total=len(measuring.files), note="")
            measuring.look_at_tests(bench, lambda task=looking: progress.advance(task))  # type: ignore[misc]
            progress.update(looking, completed=len(measuring.files))
            running = progress.add_task(f"{game.name}: mutants", total=sum(map(measuring.asks, measuring.mutants)), note="")
            lives: list[Verdict] = []

            def done(verdict: Verdict, task: Any = running, lives: list[Verdict] = lives) -> None:
                if not verdict.dead and verdict.verdict != STILLBORN:
                    lives.append(verdict)
                progress.update(task, advance=1, note=f"{len(lives)} live")

            measuring.look_at_mutants(bench, done)
            for test in measuring.tests:
                if not test.passes:
                    progress.console.print(f"  does not pass by itself, and was not asked: {test.name}")
            outcomes.append(measuring.outcome())
        bench.close()
    return outcomes


def elsewhere(chosen: Sequence[Game[Any]], root: Path, processes: int, only: Sequence[str]) -> int:
    """Where to look when a mutant lives: no test notices it, or one that carries another id."""
    bench = Bench(processes, root)

    def tell(verdict: Verdict, tests: list[Test]) -> None:
        print(f"{verdict.line} {verdict.key} ({', '.join(verdict.ids)})")
        for test in tests:
            print(f"    {test.name} ({', '.join(test.ids)})", flush=True)

    for game in chosen:
        measuring = Measuring(game, root, only)
        measuring.look_at_tests(bench, lambda: None)
        measuring.look_elsewhere(bench, tell)
    bench.close()
    return 0


def main() -> int:
    """Measure, write, and say how it is."""
    parser = argparse.ArgumentParser(
        prog="python -m taletable.testing.mutants", description="Do the tests of each rule notice mistakes in it?"
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="games, by their ids; all of them if none is named")
    parser.add_argument("--ids", nargs="*", default=[], metavar="ID", help="only the mutants of these ids, whether they are known or not")
    parser.add_argument("--fresh", action="store_true", help="run all, known or not")
    parser.add_argument("--open", action="store_true", help="only those that live, as far as is known, or are new")
    parser.add_argument("--elsewhere", action="store_true", help="of those that live, say which tests of other ids notice them")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="how many work at the same time (2)")
    parser.add_argument("--root", type=Path, default=Path.cwd(), metavar="DIR", help="the repository; by default the folder one is in")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        work()
        return 0
    root = given.root.resolve()
    only = sorted(named(" ".join(given.ids)))
    chosen = [find_game(name) for name in given.games] or list(games().values())
    if only and not given.games:
        chosen = [game for game in chosen if any(identity in game.ledger.paragraphs for identity in only)]
    if given.elsewhere:
        return elsewhere(chosen, root, given.processes, only)
    outcomes = measure(chosen, root, given.processes, only, given.fresh, given.open)
    if only:
        for outcome in outcomes:
            for verdict in outcome.verdicts:
                if set(verdict.ids) & set(only):
                    print(f"{verdict.verdict:9} {verdict.key} ({', '.join(verdict.ids)}; noticed: {', '.join(verdict.killers) or '–'})")
        return 0
    known = [read_outcome(root, game.id) for game in games().values() if list_of(root, game.id).exists()]
    names = {game.id: game.name for game in games().values()}
    (root / "docs" / "mutants.md").write_text(summary([one for one in known if one], names), encoding="utf-8")
    for outcome in outcomes:
        killed = f"{len(outcome.killed)} of {len(outcome.counted)} mutants die by the tests of their ids ({outcome.percent:.1f} %)"
        rest = f"{len(outcome.explained)} more are explained, {len(outcome.open)} are open, {len(outcome.nominal)} ids are nominal"
        print(f"{names[outcome.game]}: {killed}, {rest}")
        for key in outcome.stale_excuses:
            print(f"  explained, but dead or gone: {key}")
    return 0 if all(outcome.good for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())

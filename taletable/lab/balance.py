"""Studies of a game's balance: bots play many games of several configurations, and a report says what was seen.

A game's folder may hold a `balance.py` with

- `CONFIGURATIONS`: what is played,
- `watch(match)`: what one finished game adds to the tally of its configuration,
- `report(study, folder)`: writes `<game id>.md` with its pictures into a folder.

A tally is kept after each chunk of games, so a study that was stopped goes on where it was. What was played with other rules, content
or bots is not used; whoever changes what `watch` looks at begins afresh.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from taletable.companions import companion
from taletable.companions.study import Configuration, Outcome, Study, Tally, add
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.saying import Wrong, say
from taletable.games import find_game

from .simulation import Task, play_match

CHUNK: Final = 25
"""Games that one task of a worker plays: some seconds of work."""


class NoStudy(Wrong):
    """A game whose folder has no balance.py, or a configuration that is not in it."""


def configurations(game: Game[Any], only: tuple[str, ...] = (), games: int | None = None) -> list[Configuration]:
    """What a game's study plays: all of it, or the configurations with certain keys; `games` overrides how many."""
    module = companion(game, "balance")
    if module is None:
        raise NoStudy(say("lab.no-study", game=game.name))
    every: tuple[Configuration, ...] = module.CONFIGURATIONS
    if unknown := set(only) - {c.key for c in every}:
        raise NoStudy(say("lab.no-configuration", key=sorted(unknown)[0], keys=[c.key for c in every]))
    chosen = [c for c in every if not only or c.key in only]
    return [c._replace(games=games) for c in chosen] if games else chosen


def run_study(
    game: Game[Any],
    chosen: list[Configuration],
    kept: Path,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[str, int], None] | None = None,
    afresh: bool = False,
) -> Study:
    """Play what is still missing of each configuration. `kept` is the folder of tallies; `progress` hears of a key and its games so far."""
    kept.mkdir(parents=True, exist_ok=True)
    outcomes = {}
    for configuration in chosen:
        for outcome in _play(game, configuration, kept, seed, workers, afresh):
            if progress:
                progress(configuration.key, outcome.games)
        outcomes[configuration.key] = outcome
    return Study(game, seed, outcomes)


def write_report(study: Study, folder: Path) -> None:
    """Let the game's own balance.py write its report."""
    folder.mkdir(parents=True, exist_ok=True)
    module = companion(study.game, "balance")
    assert module
    module.report(study, folder)


def _play(game: Game[Any], configuration: Configuration, kept: Path, seed: int, workers: int, afresh: bool) -> Iterator[Outcome]:
    """The outcome so far, from nothing or from what was kept, until all games are played."""
    options = game.settle_options(configuration.seats, configuration.options)
    bots = configuration.bots * configuration.seats if len(configuration.bots) == 1 else configuration.bots
    task = Task(game.id, configuration.seats, bots, seed, options, "")
    mark = sha256(f"{fingerprint(game)} {task}".encode()).hexdigest()[:16]
    file = kept / f"{game.id}-{configuration.key}-{mark}.json"
    done, tally = (0, {}) if afresh else _read(file)
    yield Outcome(configuration, done, tally)
    for first, more in _chunks(task, done, configuration.games, workers):
        for name, n in more.items():
            add(tally, name, n)
        done = min(first + CHUNK, configuration.games)
        file.with_suffix(".new").write_text(json.dumps({"games": done, "tally": tally}), encoding="utf-8")
        file.with_suffix(".new").replace(file)
        yield Outcome(configuration, done, tally)


def _read(file: Path) -> tuple[int, Tally]:
    """Games and tally so far. A broken file counts as none."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return int(data["games"]), dict(data["tally"])
    except (OSError, ValueError, KeyError, TypeError):
        return 0, {}


def _chunks(task: Task, done: int, games: int, workers: int) -> Iterator[tuple[int, Tally]]:
    """Tallies of the chunks still to play, in order of their games, so that what is kept is always a beginning."""
    starts = iter(range(done, games, CHUNK))
    if workers == 1:
        for first in starts:
            yield first, watch_chunk(task, first, min(first + CHUNK, games))
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:

        def ahead(n: int) -> dict[Future[Tally], int]:
            return {pool.submit(watch_chunk, task, first, min(first + CHUNK, games)): first for first in islice(starts, n)}

        ready: dict[int, Tally] = {}
        running = ahead(2 * workers)
        due = done
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                ready[running.pop(future)] = future.result()
                running.update(ahead(1))
            while due in ready:
                yield due, ready.pop(due)
                due += CHUNK


def watch_chunk(task: Task, first: int, last: int) -> Tally:
    """Play some games of a simulation and add up what the game's study sees in them."""
    game = find_game(task.game)
    module = companion(game, "balance")
    assert module
    watch: Callable[[Match], Tally] = module.watch
    tally: Tally = {}
    for number in range(first, last):
        for name, n in watch(play_match(game, task, number)).items():
            add(tally, name, n)
    return tally


def fingerprint(game: Game[Any]) -> str:
    """A hash of everything in a game's folder that decides how bots play: rules, content, bots."""
    hashed = sha256()
    for path, data in sorted(_sources(files(game.package), "")):
        hashed.update(path.encode() + b"\0" + data + b"\0")
    return hashed.hexdigest()


def _sources(folder: Traversable, under: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "text":
            yield from _sources(entry, f"{under}{entry.name}/")
        elif entry.name.endswith((".py", ".toml")) and entry.name not in ("balance.py", "terminal.py"):
            yield under + entry.name, entry.read_bytes()

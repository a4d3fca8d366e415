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
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from taletable.companions import companion
from taletable.companions.study import Configuration, Outcome, Study, Tally, add
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.saying import Wrong, say
from taletable.games import find_game

from .crew import CHUNK, Crew, chunks_of
from .rows import Decision, Folder, Rows, fingerprint, rows_of, watching
from .simulation import Played, Task, play_match, played_of, seating


class NoStudy(Wrong):
    """A game whose folder has no balance.py, or a configuration that is not in it."""


def configurations(
    game: Game[Any], only: tuple[str, ...] = (), games: int | None = None, bots: tuple[str, ...] = ()
) -> list[Configuration]:
    """What a game's study plays: all of it, or the configurations with certain keys; `games` overrides how many, `bots` who plays."""
    module = companion(game, "balance")
    if module is None:
        raise NoStudy(say("lab.no-study", game=game.name))
    every: tuple[Configuration, ...] = module.CONFIGURATIONS
    if unknown := set(only) - {c.key for c in every}:
        raise NoStudy(say("lab.no-configuration", key=sorted(unknown)[0], keys=[c.key for c in every]))
    chosen = [c for c in every if not only or c.key in only]
    if len(bots) > 1 and (other := next((c for c in chosen if c.seats != len(bots)), None)):
        raise NoStudy(say("lab.bots", n=len(bots), seats=other.seats))
    return [c._replace(games=games or c.games, bots=bots or c.bots) for c in chosen]


def run_study(
    game: Game[Any],
    chosen: list[Configuration],
    kept: Path,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[str, int], None] | None = None,
    afresh: bool = False,
    rows: Path | None = None,
    cluster: bool = False,
) -> Study:
    """Play what is still missing of each configuration. `kept` is the folder of tallies; `progress` hears of a key and its games so far.

    With `rows`, a folder of each configuration gets a row for each game and decision. `cluster`: on Ray instead of processes here.
    """
    kept.mkdir(parents=True, exist_ok=True)
    outcomes = {}
    for configuration in chosen:
        folder = rows / configuration.key if rows else None
        for outcome in _play(game, configuration, kept, seed, Crew(workers, cluster), afresh, folder):
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


def _play(
    game: Game[Any], configuration: Configuration, kept: Path, seed: int, crew: Crew, afresh: bool, rows: Path | None
) -> Iterator[Outcome]:
    """The outcome so far, from nothing or from what was kept, until all games are played."""
    options = game.settle_options(configuration.seats, configuration.options)
    bots = configuration.bots * configuration.seats if len(configuration.bots) == 1 else configuration.bots
    task = Task(game.id, configuration.seats, bots, seed, options, "")
    own = fingerprint(game)
    mark = sha256(f"{own} {task}".encode()).hexdigest()[:16]
    file = kept / f"{game.id}-{configuration.key}-{mark}.json"
    done, tally = (0, {}) if afresh else _read(file)
    folder = Folder(rows, {**task._asdict(), "fingerprint": own}) if rows else None
    if folder and not all(folder.has(*chunk) for chunk in chunks_of(done, CHUNK)):
        done, tally = 0, {}  # what was tallied before rows were wanted has none
    yield Outcome(configuration, done, tally)
    chunks = chunks_of(configuration.games, CHUNK, done)
    for (first, last), (more, made) in crew.play(partial(watch_chunk, task, folder is not None, own if crew.cluster else ""), chunks):
        if folder and made:
            folder.keep(first, last, made)
        for name, n in more.items():
            add(tally, name, n)
        file.with_suffix(".new").write_text(json.dumps({"games": last, "tally": tally}), encoding="utf-8")
        file.with_suffix(".new").replace(file)
        yield Outcome(configuration, last, tally)


def _read(file: Path) -> tuple[int, Tally]:
    """Games and tally so far. A broken file counts as none."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return int(data["games"]), dict(data["tally"])
    except (OSError, ValueError, KeyError, TypeError):
        return 0, {}


def watch_chunk(task: Task, with_rows: bool, mark: str, first: int, last: int) -> tuple[Tally, Rows | None]:
    """Play some games of a simulation and add up what the game's study sees in them."""
    game = find_game(task.game)
    if mark and fingerprint(game) != mark:
        raise Wrong(say("lab.other-rules", game=game.name))
    module = companion(game, "balance")
    assert module
    watch: Callable[[Match], Tally] = module.watch
    tally: Tally = {}
    played: list[Played] = []
    decisions: list[list[Decision]] = [[] for _ in range(first, last)]
    for number in range(first, last):
        match = play_match(game, task, number, watching(game, decisions[number - first]) if with_rows else None)
        if not match.state.over:
            raise Wrong(say("lab.endless", n=number))
        played.append(played_of(match, seating(task, number)))
        for name, n in watch(match).items():
            add(tally, name, n)
    return tally, rows_of(task, first, played, decisions) if with_rows else None

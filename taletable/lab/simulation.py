"""Simulation: bots play many games, and the same seed gives the same games whatever the number of workers."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from taletable.bots import Thinker, find_bot
from taletable.bots.timed import let_play
from taletable.companions.statistics import Rate, Spread, spread
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.record import write_record
from taletable.engine.saying import Wrong, say
from taletable.engine.state import Options
from taletable.games import find_game

MAX_DECISIONS: Final = 1_000_000
"""A game that takes longer does not end."""


class Played(NamedTuple):
    """How one game went. `bots[seat]` is the index of the bot that sat there."""

    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    together: bool
    decisions: int


class Side(NamedTuple):
    """What a bot, or a seat, achieved over all games."""

    name: str
    rate: Rate
    scores: Spread


class Summary(NamedTuple):
    """What a simulation shows."""

    game: str
    rules: str
    options: Options
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    by_bot: tuple[Side, ...]
    by_seat: tuple[Side, ...]
    shared: int
    """Games with more than one winner."""
    lost: int
    """Games that nobody won."""
    decisions: Spread
    total_decisions: int
    seconds: float
    workers: int

    def as_json(self) -> dict[str, Any]:
        """The summary as plain data, the key `speed` being the only part that depends on the machine."""
        return {
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
            "by_bot": [_side_json(side) for side in self.by_bot],
            "by_seat": [_side_json(side) for side in self.by_seat],
            "shared_victories": self.shared,
            "no_winner": self.lost,
            "decisions_per_game": self.decisions._asdict(),
            "speed": {
                "seconds": round(self.seconds, 3),
                "workers": self.workers,
                "decisions_per_second": round(self.total_decisions / self.seconds),
                "games_per_second": round(self.games / self.seconds, 2),
            },
        }


def _side_json(side: Side) -> dict[str, Any]:
    low, high = side.rate.interval
    return {
        "name": side.name,
        "played": side.rate.trials,
        "wins": side.rate.wins,
        "win_rate": side.rate.share,
        "win_rate_95": [low, high],
        "score": side.scores._asdict(),
    }


class Task(NamedTuple):
    """Everything that a game of a simulation depends on, beside its number."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Options
    out: str


def seating(task: Task, number: int) -> tuple[int, ...]:
    """Which bot sits where. In each round of as many games as seats, every bot has every seat once; each round has new neighbours."""
    turn, shift = divmod(number, task.seats)
    order = Random(f"{task.seed}/seating/{turn}").sample(range(task.seats), task.seats)
    return tuple(order[(seat + shift) % task.seats] for seat in range(task.seats))


def game_seed(task: Task, number: int) -> bytes:
    """The seed of one game."""
    return sha256(f"{task.seed}/game/{number}".encode()).digest()[:16]


def play_match(game: Game[Any], task: Task, number: int) -> Match:
    """Let the bots of a simulation play one of its games to the end."""
    bots = seating(task, number)
    dice = Random(f"{task.seed}/bots/{number}")
    thinkers = [Thinker(find_bot(game, task.bots[bot])(dice.getrandbits(32)), dice.getrandbits(32)) for bot in bots]
    match = Match(game, task.seats, task.options, game_seed(task, number))
    if game.real_time:
        let_play(match, dict(enumerate(thinkers)), 0)
        return match
    decisions = 0
    while not match.state.over:
        state = match.state
        waiting = state.waiting
        seat = (waiting & -waiting).bit_length() - 1
        thinker = thinkers[seat]
        move = thinker.choose(game, state, seat)
        if thinker.bot.blind:
            match.play_offered(move)
        else:  # a bot that thinks can be wrong, and a wrong move shall not spoil the figures
            match.play(move)
        decisions += 1
        if decisions > MAX_DECISIONS:
            raise RuntimeError(f"game {number} does not end")
    return match


def play_one(game: Game[Any], task: Task, number: int) -> Played:
    """Play one game of a simulation, and write its record if asked to."""
    bots = seating(task, number)
    match = play_match(game, task, number)
    if task.out:
        names = [f"{task.bots[bot]}-{bot + 1}" for bot in bots]
        text = "\n".join(write_record(match, names)) + "\n"
        (Path(task.out) / record_name(number)).write_text(text, encoding="utf-8")
    result = game.results(match.state)
    assert result
    return Played(bots, result.scores, result.winners, result.together, len(match.log) - 1)


def record_name(number: int) -> str:
    """The file of one game's record."""
    return f"game-{number + 1:06d}.tale"


def _play_chunk(task: Task, first: int, last: int) -> list[Played]:
    game = find_game(task.game)
    return [play_one(game, task, number) for number in range(first, last)]


def simulate(
    game: Game[Any],
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int = 0,
    workers: int = 0,
    options: Options | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Let bots play. One name fills all seats; else there is one for each seat. `progress` is told how many more games are done.

    With `out`, an empty or new folder gets all records and summary.json. workers=0: one for each core.
    """
    if games < 1:
        raise Wrong(say("lab.no-games"))
    if workers < 0:
        raise Wrong(say("lab.workers"))
    chosen = game.settle_options(seats, options or {})
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise Wrong(say("lab.bots", n=len(names), seats=seats))
    for name in names:
        find_bot(game, name)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        if any(out.iterdir()):
            raise Wrong(say("lab.not-empty", folder=str(out)))
    task = Task(game.id, seats, names, seed, chosen, str(out.resolve()) if out else "")
    workers = min(workers or os.cpu_count() or 1, games)
    start = perf_counter()
    played: list[Played] = []
    for chunk in _one_by_one(game, task, games) if workers == 1 else _in_parallel(task, games, workers):
        played += chunk
        if progress:
            progress(len(chunk))
    summary = _summarise(game, task, played, perf_counter() - start, workers)
    if out is not None:
        (out / "summary.json").write_text(json.dumps(summary.as_json(), indent=2) + "\n", encoding="utf-8")
    return summary


def _one_by_one(game: Game[Any], task: Task, games: int) -> Iterator[list[Played]]:
    for number in range(games):
        yield [play_one(game, task, number)]


def _in_parallel(task: Task, games: int, workers: int) -> Iterator[list[Played]]:
    """Chunks in order of their games. Workers are spawned, not forked: a progress bar runs in a thread."""
    size = max(1, min(200, ceil(games / (workers * 8))))
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        futures = [pool.submit(_play_chunk, task, first, min(first + size, games)) for first in range(0, games, size)]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _summarise(game: Game[Any], task: Task, played: list[Played], seconds: float, workers: int) -> Summary:
    return Summary(
        game.id,
        game.rules_version,
        task.options,
        task.seats,
        task.bots,
        task.seed,
        len(played),
        _sides(played, dict.fromkeys(task.bots), lambda p, seat: task.bots[p.bots[seat]]),
        _sides(played, [str(seat) for seat in range(task.seats)], lambda _, seat: str(seat)),
        sum(len(p.winners) > 1 and not p.together for p in played),
        sum(not p.winners for p in played),
        spread([p.decisions for p in played]),
        sum(p.decisions for p in played),
        seconds,
        workers,
    )


def _sides(played: list[Played], names: Iterable[str], side: Callable[[Played, int], str]) -> tuple[Side, ...]:
    """The record of each bot or seat. A victory shared by two counts a half for each, unless the game is won together."""
    wins = dict.fromkeys(names, 0.0)
    scores: dict[str, list[float]] = {name: [] for name in wins}
    for p in played:
        for seat in range(len(p.bots)):
            name = side(p, seat)
            scores[name].append(p.scores[seat])
            if seat in p.winners:
                wins[name] += 1 if p.together else 1 / len(p.winners)
    return tuple(Side(name, Rate(wins[name], len(scores[name])), spread(scores[name])) for name in wins)

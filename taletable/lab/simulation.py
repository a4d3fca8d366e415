"""Simulation: bots play many games, and the same seed gives the same games whoever plays them: a process, several, a cluster."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256
from math import ceil
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

from .crew import CHUNK, Crew, chunks_of
from .rows import Decision, Folder, Rows, Watch, fingerprint, rows_of, watching

MOST_DECISIONS: Final = 50_000
"""A game that takes longer is cut, and nobody has won it. Games of bots take 60 to 700 decisions."""


class Played(NamedTuple):
    """How one game went. `bots[seat]` is the index of the bot that sat there."""

    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    together: bool
    decisions: int
    cut: bool = False
    """It took too long."""

    def share(self, seat: int) -> float:
        """What a seat has won: a shared victory counts as a fraction, unless the game is won together."""
        return 0.0 if seat not in self.winners else 1.0 if self.together else 1 / len(self.winners)


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
    cut: int
    """Games that took too long; nobody has won them."""
    decisions: Spread
    seconds: float
    """What was played now took so long: the others had been played before."""
    fresh: int
    fresh_decisions: int
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
            "cut": self.cut,
            "decisions_per_game": self.decisions._asdict(),
            "speed": {
                "seconds": round(self.seconds, 3),
                "workers": self.workers,
                "decisions_per_second": round(self.fresh_decisions / self.seconds),
                "games_per_second": round(self.fresh / self.seconds, 2),
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


def play_match(game: Game[Any], task: Task, number: int, watch: Watch | None = None) -> Match:
    """Let the bots of a simulation play one of its games to the end, or until it takes too long."""
    bots = seating(task, number)
    dice = Random(f"{task.seed}/bots/{number}")
    thinkers = [Thinker(find_bot(game, task.bots[bot])(dice.getrandbits(32)), dice.getrandbits(32)) for bot in bots]
    match = Match(game, task.seats, task.options, game_seed(task, number))
    if game.real_time:
        let_play(match, dict(enumerate(thinkers)), 0, watch=watch)
        return match
    decisions = 0
    while not match.state.over:
        state = match.state
        waiting = state.waiting
        seat = (waiting & -waiting).bit_length() - 1
        thinker = thinkers[seat]
        move = thinker.choose(game, state, seat)
        if watch:
            watch(state, move)
        if thinker.bot.blind:
            match.play_offered(move)
        else:  # a bot that thinks can be wrong, and a wrong move shall not spoil the figures
            match.play(move)
        decisions += 1
        if decisions == MOST_DECISIONS:
            break
    return match


def play_one(game: Game[Any], task: Task, number: int, watch: Watch | None = None) -> Played:
    """Play one game of a simulation, and write its record if asked to."""
    bots = seating(task, number)
    match = play_match(game, task, number, watch)
    if task.out:
        names = [f"{task.bots[bot]}-{bot + 1}" for bot in bots]
        text = "\n".join(write_record(match, names)) + "\n"
        (Path(task.out) / record_name(number)).write_text(text, encoding="utf-8")
    return played_of(match, bots)


def played_of(match: Match, bots: tuple[int, ...]) -> Played:
    """How a game of these bots went."""
    game, decisions = match.game, len(match.log) - 1
    result = game.results(match.state) if match.state.over else None
    if result is None:
        return Played(bots, (0,) * match.seats, (), game.cooperative, decisions, cut=True)
    return Played(bots, result.scores, result.winners, result.together, decisions)


def record_name(number: int) -> str:
    """The file of one game's record."""
    return f"game-{number + 1:06d}.tale"


def play_chunk(task: Task, with_rows: bool, mark: str, first: int, last: int) -> tuple[list[Played], Rows | None]:
    """Play some games of a simulation. With a mark, only where the game's rules and bots are those that it stands for."""
    game = find_game(task.game)
    if mark and fingerprint(game) != mark:
        raise Wrong(say("lab.other-rules", game=game.name))
    if not with_rows:
        return [play_one(game, task, number) for number in range(first, last)], None
    decisions: list[list[Decision]] = [[] for _ in range(first, last)]
    played = [play_one(game, task, number, watching(game, decisions[number - first])) for number in range(first, last)]
    return played, rows_of(task, first, played, decisions)


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
    rows: Path | None = None,
    cluster: bool = False,
) -> Summary:
    """Let bots play. One name fills all seats; else there is one for each seat. `progress` is told how many more games are done.

    With `out`, an empty or new folder gets all records and summary.json. With `rows`, a folder gets a row for each game and decision;
    what is in it already is not played again. workers=0: one for each core. `cluster`: on Ray instead.
    """
    if games < 1:
        raise Wrong(say("lab.no-games"))
    crew = Crew(workers, cluster)
    chosen = game.settle_options(seats, options or {})
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise Wrong(say("lab.bots", n=len(names), seats=seats))
    for name in names:
        find_bot(game, name)
    if out is not None and (rows or cluster):
        raise Wrong(say("lab.records-here"))
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        if any(out.iterdir()):
            raise Wrong(say("lab.not-empty", folder=str(out)))
    task = Task(game.id, seats, names, seed, chosen, str(out.resolve()) if out else "")
    mark = fingerprint(game) if rows or cluster else ""
    folder = Folder(rows, {**task._asdict(), "out": "", "fingerprint": mark}) if rows else None
    size = CHUNK if folder else 1 if crew.size(games) == 1 else max(1, min(200, ceil(games / (crew.size(games) * 8))))
    chunks = chunks_of(games, size)
    played: dict[int, list[Played]] = {}
    for first, last in chunks:
        if folder and folder.has(first, last):
            played[first] = folder.played(first, last)
            if progress:
                progress(last - first)
    missing = [chunk for chunk in chunks if chunk[0] not in played]
    fresh: list[Played] = []
    workers = crew.size(len(missing)) if missing else 0
    start = perf_counter()
    for (first, last), (done, made) in crew.play(partial(play_chunk, task, folder is not None, mark), missing):
        if folder and made:
            folder.keep(first, last, made)
        played[first] = done
        fresh += done
        if progress:
            progress(len(done))
    seconds = perf_counter() - start
    every = [one for first, _ in chunks for one in played[first]]
    summary = _summarise(game, task, every, fresh, seconds, workers)
    if out is not None:
        (out / "summary.json").write_text(json.dumps(summary.as_json(), indent=2) + "\n", encoding="utf-8")
    return summary


def _summarise(game: Game[Any], task: Task, played: list[Played], fresh: list[Played], seconds: float, workers: int) -> Summary:
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
        sum(p.cut for p in played),
        spread([p.decisions for p in played]),
        max(seconds, 1e-9),
        len(fresh),
        sum(p.decisions for p in fresh),
        workers,
    )


def _sides(played: list[Played], names: Iterable[str], side: Callable[[Played, int], str]) -> tuple[Side, ...]:
    """The record of each bot or seat."""
    wins = dict.fromkeys(names, 0.0)
    scores: dict[str, list[float]] = {name: [] for name in wins}
    for p in played:
        for seat in range(len(p.bots)):
            name = side(p, seat)
            scores[name].append(p.scores[seat])
            wins[name] += p.share(seat)
    return tuple(Side(name, Rate(wins[name], len(scores[name])), spread(scores[name])) for name in wins)

"""Random walks through a game, and the settings in which it can be played."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations as combinations_of
from itertools import product
from random import Random
from typing import Any, NamedTuple

from taletable.engine.game import Game
from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Event, Move, Refused
from taletable.engine.run import Run
from taletable.engine.state import Options, State

CAP = 20_000
"""Decisions after which a walk is called endless."""
PAUSES = (0, 1, 400, 1500, 9000)
"""Milliseconds between two acts in real time."""
PATIENCE = 10_000
"""Tries after which a game in real time is called stuck."""
SHY = 0.02
"""How often a move is considered that ends much at once, such as a vote to end a round."""
AnyGame = Game[Any]


class Setting(NamedTuple):
    """One way to set a game up."""

    game: AnyGame
    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = [f"{key}={self.options[key]}" for key in self.options]
        return "-".join([self.game.id, str(self.seats), *chosen])

    def match(self, seed: int, position: dict[str, Any] | None = None) -> Match:
        """A new match, or one that goes on from a position."""
        return Match(self.game, self.seats, self.options, seed.to_bytes(8, "big"), position)


def combinations(game: AnyGame) -> Iterator[tuple[int, Options, Refused | None]]:
    """Every number of seats with every combination of options; where it cannot be played, why."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for values in product(*[option.choices for option in game.options]):
            options: Options = {option.key: value for option, value in zip(game.options, values, strict=True)}
            try:
                yield seats, game.settle_options(seats, options), None
            except Refused as refused:
                yield seats, options, refused


def settings(game: AnyGame) -> list[Setting]:
    """Every way to play the game."""
    return [Setting(game, seats, options) for seats, options, refused in combinations(game) if refused is None]


def covering(found: list[Setting]) -> list[Setting]:
    """Few of the settings, so that any two values of different options, seats included, meet in one; the long sweep plays them all."""
    order = Random(1).sample(found, len(found))
    open_pairs = {number: _pairs(setting) for number, setting in enumerate(order)}
    kept = []
    while open_pairs:
        best = max(open_pairs, key=lambda number: len(open_pairs[number]))
        met = open_pairs[best]
        kept.append(order[best])
        open_pairs = {number: rest for number, pairs in open_pairs.items() if (rest := pairs - met)}
    return kept


def _pairs(setting: Setting) -> set[frozenset[tuple[str, object]]]:
    values = [("seats", setting.seats), *setting.options.items()]
    return {frozenset(pair) for pair in combinations_of(values, 2)} or {frozenset(values)}


class Act(NamedTuple):
    """What happens next on a walk: a move, or (None) time passes."""

    move: Move | None
    now: int


class Walk:
    """A match played at random. Iterating stops at every decision, with the act that comes next in `act`."""

    def __init__(self, setting: Setting, seed: int, rare: Collection[str] = (), position: dict[str, Any] | None = None) -> None:
        """`rare` are verbs of which few moves are made."""
        self.game = setting.game
        self.match = setting.match(seed, position)
        self.random = Random(seed)
        self.act = Act(None, 0)
        self.rare = rare
        self.events: list[Event] = list(self.match.events)
        """What the last act told."""

    @property
    def state(self) -> State:
        """Where the walk is."""
        return self.match.state

    def __iter__(self) -> Iterator[State]:
        for _ in range(CAP):
            if self.state.over:
                return
            self.act = self._choose()
            yield self.state
            self.take(self.act)
        raise AssertionError(f"{self.game.id} does not end")

    def take(self, act: Act) -> None:
        """Do what was chosen."""
        self.events = self.match.advance(act.now) if act.move is None else self.match.play_offered(act.move, act.now)

    def _choose(self) -> Act:
        game, state = self.game, self.state
        if not game.real_time:
            legal = game.legal(state, self.random.choice(game.asked(state)))
            assert legal, "a seat is asked and can do nothing"
            return Act(self.random.choice(legal), 0)
        return self._choose_in_time()

    def _choose_in_time(self) -> Act:
        """In real time: now and then somebody does something, or what is due happens. Most of the time nothing does."""
        game, state, random = self.game, self.state, self.random
        due = game.due(state)[0]
        now = max(self.act.now, state.now)
        for _ in range(PATIENCE):
            now += random.choice(PAUSES)
            if 0 <= due <= now:
                return Act(None, now)
            then = state.clone()
            then.now = now
            legal = game.legal(then, random.choice(game.asked(state)))
            if random.random() > SHY:
                legal = [move for move in legal if move.verb not in self.rare]
            if legal:
                return Act(random.choice(legal), now)
        raise AssertionError("nobody can act and nothing is due")


def step(game: AnyGame, state: State, move: Move, luck: Luck) -> Run:
    """Play a move on a bare state; what it told and whether it revealed something."""
    run = Run(luck)
    game.step(state, move, run)
    return run


def is_barrier(state: State, run: Run) -> bool:
    """May what the run did not be taken back?"""
    return bool(run.luck.drawn) or run.revealed or state.over


def seen(events: list[Event], seat: int | None) -> list[tuple[str, tuple[int, ...]]]:
    """What a seat learns of events."""
    return [(event.kind, event.args) for event in events if event.seen_by(seat)]


def viewers(state: State) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(state.seats), None]


def sampled(walk: Walk, number: int) -> Iterator[State]:
    """About so many states of a walk, at random, among them the first of every kind of question."""
    random = Random(walk.match.seed)
    asked: set[tuple[str, ...]] = set()
    chance = 0.5
    taken = 0
    for state in walk:
        question = tuple(frame.rule for frame in state.frames)
        if question not in asked or random.random() < chance:
            asked.add(question)
            taken += 1
            chance = 0.5 if taken < number // 2 else 0.05
            yield state

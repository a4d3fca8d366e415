"""Search for any turn-based game: worlds are imagined from what a seat knows, and played on down trees that grow where it pays.

This is information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) with a tree for each seat, in which only what that
seat sees leads on, so that nobody answers in secret what he cannot know. Moves that come to the same but for the copy of a card are one
(`actions.py`), and a node opens more of them the more often it is visited. Standard library only.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from math import ceil, log, sqrt
from random import Random
from typing import Any, Final

from taletable.bots import find_bot
from taletable.companions import companion
from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import State

from .actions import Alphabet
from .arena import worth

Key = tuple[int, ...]
"""A move by its tokens; those of another seat begin with ~seat."""
LONGEST: Final = 2_000
"""A world is played on for so many decisions at most."""
CURIOSITY: Final = 0.5
"""How much is tried that has been tried little, against what has turned out well."""
WIDTH: Final = 1.5
"""A node that was visited n times has so many times √n moves open."""
WIN: Final = 0.5
"""What victory counts against the distance in points."""
DURATION: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")


class Node:
    """What has been found after some moves."""

    __slots__ = ("below", "offered", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.worth = 0.0
        """What all visits brought to the one who moved here, each from 0 to 1."""
        self.offered = 0
        """How often one could have come here."""
        self.below: dict[Key, Node] = {}

    @property
    def mean(self) -> float:
        """What a visit brought."""
        return self.worth / self.visits if self.visits else 0.0


class Values:
    """What an end is worth to each seat, from 0 to 1: victory, and the distance in points by the measure of those that have been seen."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.ends = 0
        self.points = self.distances = 0.0

    def of(self, s: State) -> list[float]:
        """The worth of a finished game; of one that is not, nobody has won, and what each has so far is counted."""
        result = self.game.results(s) if s.over else None
        won = worth(result, s.seats) if result else [0.0] * s.seats
        scores = result.scores if result else self._so_far(s)
        if self.game.cooperative or s.seats == 1:
            self.points += sum(scores)
            usual = self.points / (self.ends + 1)
            ahead = [sum(scores) - usual] * s.seats
        else:
            ahead = [scores[q] - max([score for other, score in enumerate(scores) if other != q]) for q in range(s.seats)]
        self.ends += 1
        self.distances += abs(ahead[0])
        scale = 1 + self.distances / self.ends
        return [(1 + WIN * won[q] + (1 - WIN) * ahead[q] / (scale + abs(ahead[q]))) / 2 for q in range(s.seats)]

    def _so_far(self, s: State) -> list[int]:
        scores = [0] * s.seats
        for standing in self.game.standings(s, None):
            if standing.seat >= 0:
                scores[standing.seat] += standing.value
        return scores


class Search(Bot):
    """Looks for so long, or into so many worlds, and does what it has tried most. `search:2s`, `search:500`, `search:1s+rollout=easy`.

    `rollout`: the bot that plays a world on once it has left the trees, and whose choice is tried first in them; without it what the game's
    own bots name as `ROLLOUT`, or chance. `horizon`: for so many decisions at most.
    With a number of worlds the same seed and question give the same answer; with a time that hangs on the machine.
    """

    slow = True
    turns_only = True

    def __init__(self, seed: int = 0, budget: str | int | float = "1s", rollout: str = "", horizon: int = 0) -> None:
        super().__init__(seed)
        self.seconds, self.worlds = budget_of(budget)
        self.rollout = rollout
        self.horizon = horizon
        self._for = LONGEST
        self.clock: Callable[[], float] = time.monotonic
        self.random = Random(seed)
        self.luck = QuickLuck(self.random.getrandbits(60))
        self.looked = 0
        """Into so many worlds, for the last decision."""
        self._root: Node | None = None
        self._moves: dict[Key, Move] = {}
        self._alphabet: Alphabet | None = None
        self._keys: dict[Move, Key] = {}
        self._player: Callable[[State, int], Move] | None = None

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """What was tried most."""
        self._prepare(game, state)
        self.looked = 0
        self._root = None
        moves = self._options(state, game.onward(state, seat))
        if len(moves) == 1:
            return next(iter(moves.values()))
        self._moves, self._root = moves, Node()
        roots = [Node() for _ in range(state.seats)]
        roots[seat] = self._root
        values = Values(game)
        end = self.clock() + self.seconds
        while not self.looked or (self.looked < self.worlds if self.worlds else self.clock() < end):
            self._look(game, game.imagine(state, seat, self.luck), seat, roots, values)
            self.looked += 1
        move = self.so_far()
        assert move
        return move

    def so_far(self) -> Move | None:
        """What has been tried most by now."""
        if self._root is None or not self._root.below:
            return None
        return self._moves[max(self._root.below, key=lambda key: self._rank(key))]

    def _rank(self, key: Key) -> tuple[int, float]:
        assert self._root
        node = self._root.below[key]
        return node.visits, node.mean

    # Moves

    def _prepare(self, game: Game[Any], state: State) -> None:
        if self._alphabet is None or self._alphabet.game is not game or self._alphabet.seats != state.seats:
            self._alphabet = Alphabet(game, state.seats)
            self._keys = {}
            usual: tuple[str, int] = getattr(companion(game, "bot"), "ROLLOUT", ("random", 0))
            rollout, horizon = (self.rollout, self.horizon) if self.rollout else usual
            self._for = self.horizon or horizon or LONGEST
            player = find_bot(game, rollout)(self.seed)
            self._player = None if rollout == "random" else lambda s, seat: player.choose(game, s, seat)

    def _options(self, state: State, legal: list[Move]) -> dict[Key, Move]:
        """The moves to choose from: of copies that lie alike one."""
        assert self._alphabet
        found: dict[Key, Move] = {}

        def walk(tree: dict[int, Any], before: Key) -> None:
            for token, below in tree.items():
                if isinstance(below, Move):
                    found[(*before, token)] = below
                else:
                    walk(below, (*before, token))

        walk(self._alphabet.paths(state, legal), ())
        return found

    def _key(self, s: State, move: Move) -> Key:
        key = self._keys.get(move)
        if key is None:
            assert self._alphabet
            key = self._keys[move] = tuple([token for token, _ in self._alphabet.spell(s, move)])
        return key

    # A world

    def _look(self, game: Game[Any], s: State, me: int, roots: list[Node], values: Values) -> None:
        """Play one world down the trees, then to its end, and remember what came of it."""
        run = Run(self.luck, quiet=True)
        at = roots[:]
        path: list[tuple[int, Node]] = []
        fresh = False
        while not fresh and not s.over:
            seat = (s.waiting & -s.waiting).bit_length() - 1
            node = at[seat]
            moves = self._moves if node is roots[me] and seat == me else {self._key(s, move): move for move in game.onward(s, seat)}
            key = next(iter(moves)) if len(moves) == 1 else self._select(s, seat, node, moves)
            child = node.below.get(key)
            if child is None:
                child = node.below[key] = Node()
                fresh = len(moves) > 1
            path.append((seat, child))
            at[seat] = child
            if not game.rule(s).sealed:
                for other in range(s.seats):
                    if other != seat:
                        at[other] = at[other].below.setdefault((~seat, *key), Node())
            game.step(s, moves[key], run)
        self._play_on(game, s, run)
        brought = values.of(s)
        roots[me].visits += 1
        for seat, node in path:
            node.visits += 1
            node.worth += brought[seat]

    def _select(self, s: State, seat: int, node: Node, keys: Mapping[Key, Move]) -> Key:
        """A new move as long as the node is narrow, first what the player of the worlds would do; else what is good, or tried little."""
        below = node.below
        new: list[Key] = []
        best, most, known, visits = None, -1.0, 0, 1
        for key in keys:
            child = below.get(key)
            if child is None:
                new.append(key)
                continue
            known += 1
            visits += child.visits
            child.offered += 1
            hope = child.worth / child.visits + CURIOSITY * sqrt(log(child.offered) / child.visits)
            if hope > most:
                best, most = key, hope
        if best is None and self._player:
            liked = self._player(s, seat)
            return next((key for key, move in keys.items() if move == liked), new[0])
        if new and (best is None or known < ceil(WIDTH * sqrt(visits))):
            return new[int(self.random.random() * len(new))]
        assert best is not None
        return best

    def _play_on(self, game: Game[Any], s: State, run: Run) -> None:
        chance, player = self.random.random, self._player
        for _ in range(self._for):
            if s.over:
                return
            seat = (s.waiting & -s.waiting).bit_length() - 1
            if player is not None:
                game.step(s, player(s, seat), run)
                continue
            rule = game.rule(s)
            offers = rule.offers(s, seat)
            while True:
                i = int(chance() * len(offers))
                move = offers[i]
                if rule.refuse(s, move) is None:
                    break
                offers[i] = offers[-1]
                offers.pop()
            game.step(s, move, run)


def budget_of(budget: str | int | float) -> tuple[float, int]:
    """Seconds, or a number of worlds: `2s`, `300ms`, `500`."""
    if not isinstance(budget, str):
        return 0.0, max(1, int(budget))
    if budget.isdigit():
        return 0.0, max(1, int(budget))
    found = DURATION.fullmatch(budget)
    if not found:
        raise ValueError(f"how long, as 2s or 300ms, or how many worlds, as 500: {budget}")
    return float(found[1]) / (1000 if found[2] == "ms" else 1), 0

"""A game in which chance is a player: each draw of luck is a node of its own, with its true probabilities."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck, Scripted, Wanted
from taletable.engine.moves import ALL, Move
from taletable.engine.run import Run
from taletable.engine.state import Options, State
from taletable.games import find_game
from taletable.lab.actions import Actions
from taletable.lab.arena import worth
from taletable.lab.observations import Observation

CHANCE: Final = -1
"""Chance is to play."""
OVER: Final = -4
"""Nobody is. Both are OpenSpiel's numbers."""
Told = tuple[str, tuple[int, ...], int]
"""What happened or was done, and who may know it."""


class Kit:
    """What all boards of a kind share: the game, its options, and how moves and sights are numbers."""

    def __init__(self, name: str, seats: int, options: Options, onward: bool, most: int) -> None:
        self.way = (name, seats, tuple(options.items()), onward, most)
        self.game: Game[Any] = find_game(name)
        self.seats = seats
        self.options = self.game.settle_options(seats, options)
        self.onward = onward
        self.most = most
        self.moves = Actions(self.game, seats)
        self.sight = Observation(self.game, seats, self.options)


@cache
def kit_of(name: str, seats: int, options: tuple[tuple[str, str | int | bool], ...], onward: bool, most: int) -> Kit:
    """The kit of a kind of game, made once."""
    return Kit(name, seats, dict(options), onward, most)


class Board:
    """One game, between two nodes of its tree. A move that draws luck waits until chance has said every outcome that it wants."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.state: State | None = None
        """None: the game is being set up."""
        self.move: Move | None = None
        """What is being done."""
        self.script: tuple[int, ...] = ()
        """The outcomes that chance has said for it."""
        self.wanted = 0
        """Chance is to say one of so many; 0: it is not asked."""
        self.decisions = 0
        self.told: list[Told] = []
        self.heard: list[tuple[bytes, int]] = [(b"", 0)] * kit.seats
        """What each seat knows of the story, as a digest, and up to which entry."""
        self.known: dict[int, Move] = {}

    @classmethod
    def begun(cls, kit: Kit) -> Board:
        """A new game, at the first outcome that its set-up wants."""
        board = cls(kit)
        board._go_on()
        return board

    def copy(self) -> Board:
        """The same position, on its own."""
        new = Board.__new__(Board)
        new.kit, new.move, new.script, new.wanted, new.decisions = self.kit, self.move, self.script, self.wanted, self.decisions
        new.state = self.state and self.state.clone()
        new.told, new.heard, new.known = self.told[:], self.heard[:], self.known
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.state and self.kit.game.dump(self.state)
        return revived, (self.kit.way, state, self.move, self.script, self.wanted, self.decisions, self.told)

    # Whose turn it is

    @property
    def over(self) -> bool:
        """Has it ended, by the rules or because it took too long?"""
        return not self.wanted and self.state is not None and (self.state.over or self.decisions >= self.kit.most)

    @property
    def player(self) -> int:
        """Who plays: a seat, or chance, or nobody."""
        if self.wanted:
            return CHANCE
        assert self.state
        if self.over:
            return OVER
        waiting = self.state.waiting
        return (waiting & -waiting).bit_length() - 1

    def legal(self, seat: int) -> dict[int, Move]:
        """The legal moves by their numbers, in rising order."""
        if not self.known:
            game, number = self.kit.game, self.kit.moves.number
            listed = game.onward if self.kit.onward else game.legal
            self.known = dict(sorted([(number(move), move) for move in listed(self.state, seat)]))
        return self.known

    # What is done

    def say(self, outcome: int) -> None:
        """Chance says an outcome."""
        self.script += (outcome,)
        self._go_on()

    def play(self, action: int) -> None:
        """Who is asked takes an action."""
        seat = self.player
        self.move = self.legal(seat)[action]
        self.decisions += 1
        self.script = ()
        self._go_on()

    def _go_on(self) -> None:
        run = Run(Scripted(self.script))
        try:
            if self.state is None:
                self.state = self.kit.game.new(self.kit.seats, self.kit.options, run=run)
            else:
                assert self.move
                state = self.state.clone()
                self.kit.game.step(state, self.move, run)
                self.told.append((self.move.verb, self.move.args, 1 << self.move.seat))
                self.state = state
        except Wanted as wanted:
            self.wanted = wanted.n
            return
        self.told += run.events
        self.wanted, self.move, self.script, self.known = 0, None, (), {}

    def imagined(self, seat: int, seed: int) -> Board:
        """A board that looks the same to a seat, in which all that it cannot know is dealt anew."""
        new = self.copy()
        new.state = self.kit.game.imagine(self.state, seat, QuickLuck(seed))
        new.known = {}
        return new

    # What is seen

    def view(self, seat: int | None) -> str:
        """The table as a seat sees it."""
        if self.state is None:
            return ""
        return json.dumps(self.kit.game.view(self.state, seat), ensure_ascii=False, separators=(",", ":"))

    def story(self, seat: int) -> str:
        """All that a seat has done and learnt until now, as a digest."""
        digest, at = self.heard[seat]
        if at < len(self.told):
            mine = [entry[:2] for entry in self.told[at:] if entry[2] == ALL or entry[2] >> seat & 1]
            if mine:
                digest = blake2b(digest + repr(mine).encode(), digest_size=12).digest()
            self.heard[seat] = (digest, len(self.told))
        return digest.hex()

    # What it was worth

    def returns(self) -> list[float]:
        """What the game was worth to each seat: 0 before its end; what took too long is a draw, or a defeat of all together."""
        game, seats = self.kit.game, self.kit.seats
        if not self.over:
            return [0.0] * seats
        result = game.results(self.state)
        if result is None:
            return [-1.0 if game.cooperative else 0.0] * seats
        return worth(result, seats)


def revived(way: tuple[Any, ...], state: Any, move: Move | None, script: tuple[int, ...], wanted: int, decisions: int, told: Any) -> Board:
    """A board that was written down."""
    board = Board(kit_of(*way))
    board.state = state and board.kit.game.load(state)
    board.move, board.script, board.wanted, board.decisions, board.told = move, script, wanted, decisions, told
    return board

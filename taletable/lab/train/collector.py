"""Games side by side in many processes: their positions lie in shared arrays, one row for each game, in which a seat is to choose.

Each worker plays two halves of its games in turn, so that it steps one half while the network thinks about the other.
"""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from taletable.bots import bots_for
from taletable.companions.learned.sense import Sense
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run

from .config import Config

PLACES: Final = 8
"""Room for the rewards of so many seats."""
HALVES: Final = 2
SELF, PAST, BOTS = range(3)
"""Against whom a game is played."""
MOST: Final = 3_000
"""A game that takes more decisions is given up: nobody has won it."""


@dataclass
class Board:
    """The shared arrays."""

    marks: NDArray[np.uint16]
    figures: NDArray[np.float32]
    moves: NDArray[np.int16]
    count: NDArray[np.int32]
    seat: NDArray[np.int32]
    past: NDArray[np.uint8]
    """The choice is a past self's."""
    choice: NDArray[np.int32]
    ended: NDArray[np.uint8]
    reward: NDArray[np.float32]
    verdict: NDArray[np.float32]
    """Of a game against bots that has ended: its seats, and the learner's share of the victory; else 0."""

    @classmethod
    def shared(cls, sense: Sense, rows: int) -> Board:
        """Arrays that processes forked from this one share."""
        context = multiprocessing.get_context("fork")

        def array(kind: Any, *shape: int) -> NDArray[Any]:
            size = int(np.prod((rows, *shape))) * np.dtype(kind).itemsize
            return np.frombuffer(context.RawArray("b", max(1, size)), kind, int(np.prod((rows, *shape)))).reshape(rows, *shape)

        return cls(
            array(np.uint16, sense.most), array(np.float32, sense.figures), array(np.int16, sense.choices, 4), array(np.int32),
            array(np.int32), array(np.uint8), array(np.int32), array(np.uint8), array(np.float32, PLACES), array(np.float32, 2),
        )  # fmt: skip


class Slot:
    """One game, again and again."""

    def __init__(self, sense: Sense, config: Config, seed: int) -> None:
        self.sense = sense
        self.config = config
        self.chance = Random(seed)
        self.luck = QuickLuck(seed)
        self.run = Run(self.luck, quiet=True)
        self.kind = SELF
        self.learners = 0
        """The seats, as a mask, that learn."""
        self.rivals: dict[int, Any] = {}
        self.known: list[Move] = []
        self.begin()

    def begin(self) -> None:
        """A new game."""
        chance, sense = self.chance, self.sense
        tables = sense.tables()
        seats = chance.choices([seats for seats, _ in tables], [often for _, often in tables])[0]
        self.state = sense.game.new(seats, sense.any_options(seats, chance), self.luck, self.run)
        self.decisions = 0
        draw = chance.random()
        self.kind = BOTS if draw < self.config.bots else PAST if draw < self.config.bots + self.config.past else SELF
        self.learners = self.state.everyone
        self.rivals = {}
        if self.kind == PAST:
            self.learners = chance.randrange(1, self.state.everyone)
        elif self.kind == BOTS:
            me = chance.randrange(seats)
            self.learners = 1 << me
            bot = bots_for(sense.game)[chance.choice(self.config.rivals)]
            self.rivals = {seat: bot(chance.getrandbits(32)) for seat in range(seats) if seat != me}

    def proceed(self) -> list[float] | None:
        """Go on to the next choice of the network; gives what the game was worth if it ended on the way."""
        sense, game, s, run = self.sense, self.sense.game, self.state, self.run
        while not s.over and self.decisions < MOST:
            waiting = s.waiting
            seat = (waiting & -waiting).bit_length() - 1
            self.decisions += 1
            if seat in self.rivals:
                bot = self.rivals[seat]
                seen = s if bot.blind else game.imagine(s, seat, self.luck)
                game.step(s, bot.choose(game, seen, seat), run)
                continue
            moves = sense.moves(s, seat)
            if len(moves) > 1:
                self.known = moves
                self.seat = seat
                return None
            game.step(s, moves[0], run)
        return sense.worth(s) if s.over else [0.0] * s.seats

    def verdict(self) -> tuple[float, float]:
        """Of a game against bots: its seats, and the learner's share of the victory."""
        result = self.sense.game.results(self.state) if self.state.over else None
        me = self.learners.bit_length() - 1
        return float(self.state.seats), 1 / len(result.winners) if result and me in result.winners else 0.0


def work(sense: Sense, config: Config, board: Board, worker: int, pipe: Connection) -> None:
    """What a worker does until it is told to stop."""
    gc.set_threshold(200_000, 50, 1_000)  # what is remembered of positions is large, and never garbage
    slots = [Slot(sense, config, config.seed * 1_000_003 + worker * config.games + n) for n in range(config.games)]
    half = config.games // HALVES
    rows = [(n // half * config.workers + worker) * half + n % half for n in range(config.games)]

    def show(slot: Slot, row: int) -> None:
        ended = slot.proceed()
        board.ended[row] = 0
        while ended is not None:
            board.ended[row] = 1
            board.reward[row, : len(ended)] = ended
            board.verdict[row] = slot.verdict() if slot.kind == BOTS else (0.0, 0.0)
            slot.begin()
            ended = slot.proceed()
        marks, figures = sense.see(slot.state, slot.seat)
        size = min(len(marks) // 2, sense.most)
        bag = board.marks[row]
        bag[size:] = 0
        bag[:size] = np.frombuffer(marks, np.uint16, size)
        board.figures[row] = np.frombuffer(figures, np.float32)
        count = len(slot.known)
        board.moves[row, :count] = [sense.spell(slot.state, move) for move in slot.known]
        board.count[row] = count
        board.seat[row] = slot.seat
        board.past[row] = not slot.learners >> slot.seat & 1

    for slot, row in zip(slots, rows, strict=True):
        show(slot, row)
        board.ended[row] = 0
    pipe.send(0)
    while True:
        which = pipe.recv()
        if which < 0:
            return
        for n in range(which * half, which * half + half):
            slot = slots[n]
            sense.game.step(slot.state, slot.known[board.choice[rows[n]]], slot.run)
            show(slot, rows[n])
        pipe.send(which)


class Collector:
    """The workers, and what they show."""

    def __init__(self, sense: Sense, config: Config) -> None:
        self.config = config
        self.rows = config.workers * config.games
        self.board = Board.shared(sense, self.rows)
        context = multiprocessing.get_context("fork")
        self.pipes: list[Connection] = []
        self.processes = []
        for worker in range(config.workers):
            mine, theirs = context.Pipe()
            process = context.Process(target=work, args=(sense, config, self.board, worker, theirs), daemon=True)
            process.start()
            self.pipes.append(mine)
            self.processes.append(process)
        self.wait()

    def rows_of(self, half: int) -> slice:
        """The rows of a half of all games."""
        size = self.rows // HALVES
        return slice(half * size, half * size + size)

    def go(self, half: int) -> None:
        """Let all workers take the choices of a half."""
        for pipe in self.pipes:
            pipe.send(half)

    def wait(self) -> None:
        """Until all workers have done what they were told last."""
        for pipe in self.pipes:
            pipe.recv()

    def stop(self) -> None:
        """Send the workers home."""
        for pipe in self.pipes:
            pipe.send(-1)
        for process in self.processes:
            process.join()


@contextmanager
def collecting(sense: Sense, config: Config) -> Iterator[Collector]:
    """Workers for as long as they are needed."""
    collector = Collector(sense, config)
    try:
        yield collector
    finally:
        for process in collector.processes:
            process.terminate()
            process.join()

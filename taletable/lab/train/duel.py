"""How strong a network is: it plays against bots of the house, in many processes, with or without thinking ahead."""

from __future__ import annotations

import multiprocessing
import sys
import time
from dataclasses import replace
from functools import reduce
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from taletable.bots import Thinker, bots_for
from taletable.companions.learned.network import Network
from taletable.companions.learned.thought import Depth, Thought
from taletable.engine.luck import QuickLuck
from taletable.engine.run import Run
from taletable.engine.state import Options

from .senses import sense_of

PLAIN: Final = Depth(worlds=0)
"""The network alone."""


class Duel(NamedTuple):
    """One sort of game to be played."""

    game: str
    seats: int
    rival: str
    depth: Depth
    options: Options


class Score(NamedTuple):
    """How it ended: games, shares of victories and their squares, decisions of the network and the seconds they took, the longest."""

    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def plus(self, other: Score) -> Score:
        """Both together."""
        return Score(
            self.games + other.games, self.won + other.won, self.squares + other.squares, self.decisions + other.decisions,
            self.seconds + other.seconds, max(self.longest, other.longest),
        )  # fmt: skip

    @property
    def share(self) -> float:
        """The share of victories."""
        return self.won / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """Half of its 95 % interval."""
        spread = self.squares / self.games - self.share**2 if self.games else 0.0
        return 1.96 * float(np.sqrt(max(spread, 0.0) / max(1, self.games)))


def play(network: Network, duel: Duel, seed: int) -> Score:
    """One game; the network sits on any seat."""
    sense = sense_of(duel.game)
    game = sense.game
    chance = Random(seed)
    luck = QuickLuck(chance.getrandbits(60))
    run = Run(luck, quiet=True)
    s = game.new(duel.seats, duel.options, luck, run)
    me = seed % duel.seats
    thought = Thought(sense, network, duel.depth, chance.getrandbits(30))
    bots = {q: Thinker(bots_for(game)[duel.rival](chance.getrandbits(30)), chance.getrandbits(30)) for q in range(duel.seats) if q != me}
    decisions, seconds, longest = 0, 0.0, 0.0
    while not s.over:
        seat = game.asked(s)[0]
        if seat == me:
            start = time.process_time()
            move = thought.choose(game.imagine(s, seat, luck), seat)
            took = time.process_time() - start
            decisions, seconds, longest = decisions + 1, seconds + took, max(longest, took)
        else:
            move = bots[seat].choose(game, s, seat)
        game.step(s, move, run)
    result = game.results(s)
    won = 1 / len(result.winners) if result and me in result.winners else 0.0
    return Score(1, won, won * won, decisions, seconds, longest)


def some(job: tuple[str, Duel, int, float]) -> Score:
    """Games for so many seconds."""
    weights, duel, first, seconds = job
    network = Network(dict(np.load(weights)))
    end = time.monotonic() + seconds
    score = Score()
    seed = first * 100_003
    while time.monotonic() < end:
        score = score.plus(play(network, duel, seed))
        seed += 1
    return score


def duels(weights: Path, duel: Duel, processes: int, seconds: float) -> Score:
    """As many games as there is time for."""
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        scores = pool.map(some, [(str(weights), duel, n, seconds) for n in range(processes)], chunksize=1)
    return reduce(Score.plus, scores, Score())


def main(game: str, weights: str, processes: str, *sorts: str) -> None:
    """`… GAME WEIGHTS PROCESSES [SEATS:RIVAL:DECISIONS:SECONDS[:OPTION …] …]`; 0 decisions: the network alone."""
    for sort in sorts:
        seats, rival, decisions, seconds, *options = sort.split(":")
        depth = replace(Depth(), decisions=int(decisions)) if int(decisions) else PLAIN
        chosen: Options = {option: True for option in options if option != "advanced"}
        if "advanced" in options:
            chosen["two_player"] = "advanced"
        score = duels(Path(weights), Duel(game, int(seats), rival, depth, chosen), int(processes), float(seconds))
        print(
            f"{sort}\t{score.games}\t{score.share:.3f} ± {score.error:.3f}"
            f"\t{1000 * score.seconds / max(1, score.decisions):.1f} ms\t≤ {score.longest:.2f} s",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])

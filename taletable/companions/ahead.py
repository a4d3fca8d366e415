"""Thinking ahead with quick minds: answers are played on in imagined worlds, and what has come of them is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run

from .judge import Judge

LONGEST: Final = 3_000
"""Decisions that a world is played on for at most."""
MOST_ROUNDS: Final = 16
"""So many times as many worlds as in the first round are enough."""


@dataclass(frozen=True)
class Depth:
    """How far and how widely a thought goes."""

    worlds: int = 6
    """In the first round, for each answer; then twice as many for the better half, and so on."""
    decisions: int = 1_500
    """Decisions in all worlds: what a thought may cost."""
    caution: float = 1.0
    """Another answer than the mind's own has to be better by so many times what chance may do to their difference."""


class Answer:
    """Moves of one seat, one after another, and what has come of them, world by world."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves
        self.came: list[float] = []

    def lead(self, own: Answer, caution: float) -> float:
        """How much better than the mind's own it is at least, in the worlds that both were played in. One world tells nothing."""
        if self is own:
            return 0.0
        if len(self.came) < 2:
            return -1.0
        gains = [mine - other for mine, other in zip(self.came, own.came, strict=False)]
        n = len(gains)
        mean = sum(gains) / n
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (n - 1)
        return mean - caution * sqrt(spread / n)


class Ahead:
    """Weighs answers. It is given a state that is imagined already, and imagines more of them."""

    def __init__(self, judge: Judge, depth: Depth, seed: int = 0) -> None:
        self.judge, self.depth = judge, depth
        self.luck, self.chance = QuickLuck(seed), Random(seed)
        self.best: Move | None = None

    def weigh(self, s: Any, seat: int, moves: Sequence[Sequence[Move]], on: Callable[[Any], bool]) -> Sequence[Move]:
        """The answer of which most has come; the first is the mind's own. In every world all answers meet the same chance.

        A world is played as long as it is `on`.
        """
        depth, spent, worlds = self.depth, 0, self.depth.worlds
        answers = [Answer(some) for some in moves]
        own = answers[0]
        self.best = own.moves[0]
        while len(answers) > 1:
            for _ in range(worlds):
                world, seed = self.judge.game.imagine(s, seat, self.luck), self.chance.getrandbits(60)
                for answer in answers:
                    spent += self._play(world.clone(), seat, answer, seed, on)
                if spent >= depth.decisions:
                    break
            answers.sort(key=lambda answer: -answer.lead(own, depth.caution))
            self.best = answers[0].moves[0]
            if spent >= depth.decisions:
                break
            kept = answers[: (len(answers) + 1) // 2]
            answers = kept if own in kept else [*kept, own]
            worlds *= 2
            if len(answers) == 2 and worlds > depth.worlds * MOST_ROUNDS:
                break
        return answers[0].moves

    def _play(self, s: Any, seat: int, answer: Answer, seed: int, on: Callable[[Any], bool]) -> int:
        """Play a world on; how many decisions that took."""
        judge, game, run = self.judge, self.judge.game, Run(QuickLuck(seed), quiet=True)
        done = 0
        for move in answer.moves:
            if done and game.refuse(s, move) is not None:
                break
            game.step(s, move, run)
            done += 1
        while not s.over and done < LONGEST and on(s):
            game.step(s, judge.move(s, (s.waiting & -s.waiting).bit_length() - 1), run)
            done += 1
        answer.came.append(judge.value(s, seat))
        return done

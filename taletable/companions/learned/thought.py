"""Thinking ahead with a network: likely answers are played on in imagined worlds to the end of a stretch, and weighed there."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np

from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run

from .network import Network
from .sense import Sense

LONGEST: Final = 400
"""Decisions that a world is played on for at most."""


@dataclass(frozen=True)
class Depth:
    """How far and how widely a thought goes."""

    answers: int = 8
    """So many likely answers are weighed at most."""
    draws: int = 24
    """An answer of several moves is drawn so often."""
    worlds: int = 16
    """In the first round, divided by the number of seats, for each answer; then twice as many for the better half, and so on.
    0: the network alone decides."""
    most: int = 120
    """Worlds for one answer at most."""
    decisions: int = 3_000
    """Decisions of the network in all of them: what a thought may cost."""
    sure: float = 0.98
    """What the network is so sure of is done at once."""
    trust: float = 0.01
    """How much the network's own leaning weighs."""
    heat: float = 0.7
    """How freely moves are drawn while worlds are played on; 0: always the likeliest."""


@dataclass
class Answer:
    """Moves of one seat, one after another, and what has been found of them."""

    moves: list[Move]
    leaning: float
    """The logarithm of how likely the network gives it."""
    total: float = 0.0
    worlds: int = 0

    def score(self, trust: float) -> float:
        """What it is worth, as far as is known."""
        return (self.total / self.worlds if self.worlds else 0.0) + trust * self.leaning


class Thought:
    """A mind that thinks with one network. It is given a state that is imagined already."""

    def __init__(self, sense: Sense, network: Network, depth: Depth, seed: int = 0) -> None:
        self.sense, self.network, self.depth = sense, network, depth
        self.luck = QuickLuck(seed)
        self.chance = Random(seed)
        self.coming: list[Move] = []
        """The rest of an answer that was settled at once."""
        self.expected: tuple[bytes, bytes] | None = None
        self.best: Move | None = None

    # Choosing

    def choose(self, s: Any, seat: int) -> Move:
        """The best move, as far as was seen."""
        moves = self.sense.moves(s, seat)
        self.best = moves[0]
        if len(moves) == 1:
            return moves[0]
        if self.coming and self.expected == self.sense.see(s, seat) and self.sense.game.refuse(s, self.coming[0]) is None:
            return self._follow(s, seat, self.coming)
        self.coming = []
        if not self.depth.worlds:
            return moves[self._likeliest(s, seat, moves)]
        answers = self._whole_answers(s, seat) if self.sense.game.rule(s).sealed else self._single_moves(s, seat, moves)
        self.best = answers[0].moves[0]
        if len(answers) > 1:
            answers = self._weigh(s, seat, answers)
        return self._follow(s, seat, answers[0].moves)

    def _likeliest(self, s: Any, seat: int, moves: list[Move]) -> int:
        hidden = self.network.look([self.sense.see(s, seat)])
        return int(np.argmax(self.network.weigh(hidden, [[self.sense.spell(s, move) for move in moves]])[0]))

    def _follow(self, s: Any, seat: int, moves: list[Move]) -> Move:
        """Take the first move; the others follow as long as all is as expected."""
        self.coming = moves[1:]
        if self.coming:
            after = s.clone()
            self.sense.game.step(after, moves[0], Run(QuickLuck(0), quiet=True))
            self.expected = self.sense.see(after, seat)
        return moves[0]

    # Answers

    def _single_moves(self, s: Any, seat: int, moves: list[Move]) -> list[Answer]:
        hidden = self.network.look([self.sense.see(s, seat)])
        logits = self.network.weigh(hidden, [[self.sense.spell(s, move) for move in moves]])[0]
        logs = logits - logits.max()
        logs = logs - np.log(np.exp(logs).sum())
        order = np.argsort(-logs)
        if logs[order[0]] > np.log(self.depth.sure):
            return [Answer([moves[order[0]]], 0.0)]
        return [Answer([moves[i]], float(logs[i])) for i in order[: self.depth.answers]]

    def _whole_answers(self, s: Any, seat: int) -> list[Answer]:
        """Answers drawn from the network, each to the end of what is asked now; those that come to the same are one."""
        run = Run(self.luck, quiet=True)
        frame, game, sense = s.frames[-1], self.sense.game, self.sense
        moves = sense.moves(s, seat)
        if self._settles(s, moves):
            return self._single_moves(s, seat, moves)
        found: dict[Any, Answer] = {}
        live = [(s.clone(), Answer([], 0.0), n == 0) for n in range(self.depth.draws)]
        for _ in range(LONGEST):
            asked = [(state, answer, best) for state, answer, best in live]
            live = []
            chosen = self._draw([(state, seat) for state, _, _ in asked], [0.0 if best else 1.0 for _, _, best in asked])
            for (state, answer, best), (move, leaning) in zip(asked, chosen, strict=True):
                answer.moves.append(move)
                answer.leaning += leaning
                key = (frozenset(sense.spell(state, m) for m in answer.moves), len(answer.moves))
                rule = game.rules[frame.rule]
                if rule.apply(state, move, run):
                    if key not in found or best:
                        found[key] = answer
                else:
                    live.append((state, answer, best))
            if not live:
                break
        answers = sorted(found.values(), key=lambda answer: -answer.leaning)
        for moves in sense.advice(s, seat):
            state, spelt = s.clone(), set()
            for move in moves:
                spelt.add(sense.spell(state, move))
                game.rules[frame.rule].apply(state, move, run)
            if (frozenset(spelt), len(moves)) not in found:
                answers.insert(1, Answer(moves, answers[0].leaning))
        return answers[: self.depth.answers]

    def _settles(self, s: Any, moves: list[Move]) -> bool:
        """Is the last of the moves a whole answer by itself?"""
        state = s.clone()
        return self.sense.game.rule(s).apply(state, moves[-1], Run(QuickLuck(0), quiet=True))

    def _draw(self, asked: list[tuple[Any, int]], heats: list[float]) -> list[tuple[Move, float]]:
        """A move for each of the states, drawn from the network; and the logarithm of its chance."""
        sense = self.sense
        moves = [sense.moves(state, seat) for state, seat in asked]
        open_ones = [n for n, some in enumerate(moves) if len(some) > 1]
        chosen = [(some[0], 0.0) for some in moves]
        if open_ones:
            hidden = self.network.look([sense.see(*asked[n]) for n in open_ones])
            spelt = [[sense.spell(asked[n][0], move) for move in moves[n]] for n in open_ones]
            for n, logits in zip(open_ones, self.network.weigh(hidden, spelt), strict=True):
                logs = logits - logits.max()
                heat = heats[n]
                if heat:
                    noise = [-np.log(-np.log(self.chance.random() or 0.5)) for _ in logs]
                    at = int(np.argmax(logs / heat + noise))
                else:
                    at = int(np.argmax(logs))
                chosen[n] = (moves[n][at], float(logs[at] - np.log(np.exp(logs).sum())))
        return chosen

    # Weighing

    def _weigh(self, s: Any, seat: int, answers: list[Answer]) -> list[Answer]:
        """Play all of them on in imagined worlds, the better ones in more."""
        depth, worlds, spent, rounds = self.depth, max(3, self.depth.worlds // s.seats), 0, 0
        while worlds:
            rounds += worlds * len(answers)
            played: list[tuple[Any, Run, Answer]] = []
            for _ in range(worlds):
                world = self.sense.game.imagine(s, seat, self.luck)
                seed = self.chance.getrandbits(60)
                for answer in answers:
                    run = Run(QuickLuck(seed), quiet=True)
                    state = world.clone()
                    for move in answer.moves:
                        self.sense.game.step(state, move, run)
                    played.append((state, run, answer))
            spent += self._play_on(played, seat, self.sense.stretch(s))
            answers.sort(key=lambda answer: -answer.score(depth.trust))
            self.best = answers[0].moves[0]
            answers = answers[: max(2, (len(answers) + 1) // 2)]
            affordable = (depth.decisions - spent) * rounds // (max(1, spent) * len(answers))
            worlds = max(0, min(2 * worlds, depth.most - answers[0].worlds, affordable))
        return answers

    def _play_on(self, played: list[tuple[Any, Run, Answer]], seat: int, stretch: int) -> int:
        """Play worlds on to the end of the stretch; how many decisions that took."""
        game, sense, heat = self.sense.game, self.sense, self.depth.heat
        live, decisions = played, 0
        ends: list[tuple[Any, Answer]] = []
        for _ in range(LONGEST):
            going = []
            for state, run, answer in live:
                if state.over:
                    answer.total += sense.worth(state)[seat]
                    answer.worlds += 1
                elif sense.stretch(state) != stretch:
                    ends.append((state, answer))
                else:
                    going.append((state, run, answer))
            if not going:
                break
            asked = [(state, (state.waiting & -state.waiting).bit_length() - 1) for state, _, _ in going]
            for (state, run, _), (move, _leaning) in zip(going, self._draw(asked, [heat] * len(asked)), strict=True):
                game.step(state, move, run)
            decisions += len(going)
            live = going
        if ends:
            hidden = self.network.look([sense.see(state, seat) for state, _ in ends])
            for (_, answer), value in zip(ends, self.network.values(hidden), strict=True):
                answer.total += float(value)
                answer.worlds += 1
        return decisions

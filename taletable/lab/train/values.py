"""What positions are worth, learned from games of quick minds: how much each figure of a judge weighs. A logistic regression."""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from taletable.companions import companion
from taletable.companions.judge import Judge
from taletable.engine.luck import QuickLuck
from taletable.engine.run import Run
from taletable.games import find_game

Numbers = NDArray[np.float64]
MOST: Final = 5_000
"""A game that takes more decisions is given up."""
DOUBT: Final = 20.0
"""How strongly weights are held near nothing."""
STEPS: Final = 30


class Row(NamedTuple):
    """A position of a game to learn from, and its share of the victory."""

    stage: int
    rivals: int
    figures: list[float]
    won: float


def play(judge: Judge, seed: int) -> list[Row]:
    """The positions of one game at which a part began, each as every seat sees it."""
    game, chance = judge.game, Random(seed)
    seats, options = judge.table(chance)
    run = Run(QuickLuck(chance.getrandbits(60)), quiet=True)
    s = game.new(seats, options, run.luck, run)
    seen: list[tuple[int, Row]] = []
    part, decisions = -1, 0
    while not s.over and decisions < MOST:
        if judge.part(s) != part:
            part, stage = judge.part(s), judge.stage(s)
            if stage >= 0:
                seen += [(seat, Row(stage, judge.rivals(s), judge.figures(s, seat), 0.0)) for seat in range(s.seats)]
        game.step(s, judge.move(s, (s.waiting & -s.waiting).bit_length() - 1), run)
        decisions += 1
    return [row._replace(won=judge.value(s, seat)) for seat, row in seen] if s.over else []


def fit(figures: Numbers, rivals: Numbers, won: Numbers) -> Numbers:
    """The likeliest weights (Newton's method); figures that vary much may weigh as much as others."""
    doubt = DOUBT * figures.std(axis=0) ** 2 + 1e-3
    weights = np.zeros(figures.shape[1])
    for _ in range(STEPS):
        chance = expected(figures, rivals, weights)
        slope = figures.T @ (chance - won) + doubt * weights
        bend = (figures * (chance * (1 - chance))[:, None]).T @ figures + np.diag(doubt)
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def expected(figures: Numbers, rivals: Numbers, weights: Numbers) -> Numbers:
    """The chance to win of each row."""
    found: Numbers = 1 / (1 + rivals * np.exp(-figures @ weights))
    return found


def surprise(chance: Numbers, won: Numbers) -> float:
    """The mean surprise at how it ended, in bits."""
    chance = np.clip(chance, 1e-9, 1 - 1e-9)
    return float(-(won * np.log2(chance) + (1 - won) * np.log2(1 - chance)).mean())


def learn(judge: Judge, games: int, seed: int = 0) -> dict[int, Numbers]:
    """Weights by stage, from so many games; what they are good for is told of the last seventh, with weights from the others."""
    by_stage: dict[int, list[tuple[int, Row]]] = {}
    for n in range(games):
        for row in play(judge, seed + n):
            by_stage.setdefault(row.stage, []).append((n, row))
    weights: dict[int, Numbers] = {}
    for stage, rows in sorted(by_stage.items()):
        game = np.array([n for n, _ in rows])
        figures = np.array([row.figures for _, row in rows])
        rivals, won = np.array([float(row.rivals) for _, row in rows]), np.array([row.won for _, row in rows])
        known, new = game < games * 6 // 7, game >= games * 6 // 7
        if known.any() and new.any():
            tried = expected(figures[new], rivals[new], fit(figures[known], rivals[known], won[known]))
            even = surprise(1 / (1 + rivals[new]), won[new])
            print(f"{stage}\t{len(rows)}\t{surprise(tried, won[new]):.3f} < {even:.3f}", flush=True)
        weights[stage] = fit(figures, rivals, won)
    return weights


def main(game: str, games: str = "2000", seed: str = "0") -> None:
    """`python -m taletable.lab.train.values GAME [GAMES [SEED]]`: learn, and write the file of the game's judge."""
    found: Any = companion(find_game(game), "bot.levels")
    judge: Judge = found.JUDGE
    weights = learn(judge, int(games), int(seed))
    lines = [f"{stage} = {[round(float(weight), 4) for weight in some]}" for stage, some in weights.items()]
    head = [f"games = {games}", f"seed = {seed}", f'rules = "{judge.game.rules_version}"', "", "[weights]"]
    judge.file.write_text("\n".join([*head, *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""A training from beginning to end, or until it is stopped: it goes on from where it was."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch

from taletable.companions.learned.sense import Sense

from .collector import HALVES, Collector, collecting
from .config import Config
from .learner import Learner, Lesson


class Report(NamedTuple):
    """How a training goes, after a lesson."""

    lessons: int
    decisions: int
    games: int
    seconds: float
    collecting: float
    """Of them; the rest is learning."""
    pace: float
    """Decisions a second."""
    kl: float
    entropy: float
    error: float
    against: dict[int, tuple[int, float]]
    """Against bots, lately, by the number of seats: how many games, and the share of victories. Choices are drawn, not the best."""


class Training:
    """The state of a training, in a folder."""

    def __init__(self, sense: Sense, config: Config, folder: Path) -> None:
        self.sense, self.config, self.folder = sense, config, folder
        self.learner = Learner(sense, config)
        self.lessons = self.decisions = self.games = 0
        self.seconds = 0.0
        self.lately: dict[int, list[float]] = {}
        self.curve: list[dict[str, Any]] = []
        if (folder / "progress.json").exists():
            self.load()
        elif config.begin:
            with np.load(config.begin) as data:
                self.learner.restore(data, {}, {}, 0)
            self.learner.remember()

    def load(self) -> None:
        """Go on from what lies in the folder."""
        kept = json.loads((self.folder / "progress.json").read_text())
        self.lessons, self.decisions, self.games, self.seconds = (kept[key] for key in ("lessons", "decisions", "games", "seconds"))
        self.curve = kept["curve"]
        arrays = [dict(np.load(self.folder / f"{name}.npz")) for name in ("weights", "first", "second")]
        self.learner.restore(arrays[0], arrays[1], arrays[2], kept["steps"])
        for file in sorted(self.folder.glob("past-*.npz")):
            with np.load(file) as data:
                self.learner.past.append({name: torch.from_numpy(data[name]).float().to(self.learner.device) for name in data.files})

    def save(self) -> None:
        """Keep all that it takes to go on; files are replaced when they are whole."""
        self.folder.mkdir(parents=True, exist_ok=True)
        first, second = self.learner.moments()
        weights = {name: value.detach().cpu().numpy() for name, value in self.learner.net.state_dict().items()}
        files = {"weights": weights, "first": first, "second": second}
        past = self.learner.past
        for n, old in enumerate(past[:: max(1, (len(past) + 2) // 3)]):
            files[f"past-{n}"] = {name: value.half().cpu().numpy() for name, value in old.items()}
        for name, arrays in files.items():
            with (self.folder / f"{name}.new").open("wb") as file:
                np.savez(file, **arrays)
            (self.folder / f"{name}.new").replace(self.folder / f"{name}.npz")
        kept = {key: getattr(self, key) for key in ("lessons", "decisions", "games", "seconds", "curve")}
        (self.folder / "progress.json").write_text(json.dumps({**kept, "steps": self.learner.steps()}))

    def run(self, seconds: float, tell: Callable[[Report], None], fit: bool = False) -> bool:
        """Learn until the training is done, or for so long; is it done? `fit`: be done when the time is over, however far that is."""
        begun = time.monotonic()
        end, before = begun + seconds, self.decisions
        with collecting(self.sense, self.config) as collector:
            lesson = Lesson(self.sense, self.config, self.learner.device)
            longest = 0.0
            while self.decisions < self.config.decisions and time.monotonic() + longest < end:
                start = time.monotonic()
                if fit and self.decisions > before:
                    pace = (self.decisions - before) / (start - begun)
                    self.config = replace(self.config, decisions=int(self.decisions + pace * (end - start)) + 1)
                self.learner.face(Random(self.config.seed + self.lessons).getrandbits(30))
                self.collect(collector, lesson)
                collected = time.monotonic() - start
                learnt = self.learner.learn(lesson, self.decisions / self.config.decisions)
                self.lessons += 1
                if self.lessons % self.config.remember == 0:
                    self.learner.remember()
                took = time.monotonic() - start
                self.seconds += took
                longest = max(longest, took)
                report = self.report(took, collected, learnt)
                tell(report)
        self.save()
        return self.decisions >= self.config.decisions

    def collect(self, collector: Collector, lesson: Lesson) -> None:
        """Play on in all games for so many ticks."""
        halves = [collector.rows_of(half) for half in range(HALVES)]
        for tick in range(self.config.ticks):
            for half, rows in enumerate(halves):
                if tick:
                    collector.wait()
                    self.note(collector, lesson, tick - 1, rows)
                self.choose(collector, lesson, tick, rows)
                collector.go(half)
        for rows in halves:
            collector.wait()
            self.note(collector, lesson, self.config.ticks - 1, rows)
        self.decisions += self.config.ticks * collector.rows

    def choose(self, collector: Collector, lesson: Lesson, tick: int, rows: slice) -> None:
        """Let the network choose in some games."""
        board, learner = collector.board, self.learner
        at = (tick, rows)

        def given(values: Any) -> torch.Tensor:
            return torch.from_numpy(values[rows]).to(learner.device)

        marks, figures = given(board.marks.view(np.int16)), given(board.figures)
        moves, count, past = given(board.moves), given(board.count), given(board.past).bool()
        choice, chance, worth = learner.choose(marks, figures, moves, count, past)
        board.choice[rows] = choice.cpu().numpy()
        lesson.marks[at], lesson.figures[at], lesson.moves[at] = marks, figures, moves
        lesson.count[at], lesson.past[at], lesson.seat[at] = count, past, given(board.seat).long()
        lesson.choice[at], lesson.chance[at], lesson.worth[at] = choice, chance, worth

    def note(self, collector: Collector, lesson: Lesson, tick: int, rows: slice) -> None:
        """What has come of the choices of a tick."""
        board = collector.board
        ended = board.ended[rows] > 0
        lesson.ended[tick, rows] = torch.from_numpy(ended).to(self.learner.device)
        lesson.reward[tick, rows] = torch.from_numpy(board.reward[rows]).to(self.learner.device)
        self.games += int(ended.sum())
        for seats, share in board.verdict[rows][ended]:
            if seats:
                self.lately.setdefault(int(seats), []).append(float(share))

    def report(self, took: float, collected: float, learnt: dict[str, float]) -> Report:
        """How it goes."""
        against = {}
        for seats, shares in sorted(self.lately.items()):
            del shares[:-1000]
            against[seats] = (len(shares), sum(shares) / len(shares))
        report = Report(
            self.lessons,
            self.decisions,
            self.games,
            took,
            collected,
            self.config.ticks * self.config.workers * self.config.games / took,
            learnt["kl"],
            learnt["entropy"],
            learnt["error"],
            against,
        )
        self.curve.append({key: value for key, value in report._asdict().items() if key not in ("seconds", "collecting", "pace")})
        return report


def lines(report: Report) -> Iterator[str]:
    """A report as plain text, for a log."""
    against = " ".join(f"{seats}: {share:.3f} ({n})" for seats, (n, share) in report.against.items())
    yield (
        f"{report.lessons:5d} {report.decisions / 1e6:7.1f}M {report.games:8d} games {report.seconds:5.2f}s ({report.collecting:.2f}s) "
        f"kl {report.kl:.4f} entropy {report.entropy:.3f} error {report.error:.3f} | {against}"
    )


def ship(folder: Path, file: Path, sense: Sense) -> None:
    """What has been learned as a file of half the size, with the sense and the rules that it was learned for."""
    with np.load(folder / "weights.npz") as data:
        weights = {name: data[name].astype(np.float16) for name in data.files}
    weights["marks"][0] = weights["tokens"][0] = 0
    np.savez_compressed(file, sense=np.array(sense.name), rules=np.array(sense.game.rules_version), **weights)

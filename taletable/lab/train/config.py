"""How a training goes: all that it takes to repeat it, in a file of this folder."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Config:
    """The numbers of a training."""

    game: str
    seed: int = 1
    begin: str = ""
    """A file of weights to begin with; without it, the network begins by chance."""
    decisions: int = 100_000_000
    """After so many the training is done; learning slows down towards it."""
    workers: int = 15
    games: int = 256
    """Side by side in each worker."""
    ticks: int = 64
    """Decisions of each game between two lessons."""
    width: int = 512
    layers: int = 2
    query: int = 128
    rate: float = 5e-4
    batch: int = 16_384
    epochs: int = 2
    clip: float = 0.2
    trace: float = 0.96
    """How far the advantage looks ahead (the lambda of GAE)."""
    entropy: float = 0.01
    entropy_end: float = 0.001
    past: float = 0.15
    """The share of games in which some seats are held by past selves."""
    bots: float = 0.04
    """The share of games in which all other seats are held by bots."""
    rivals: tuple[str, ...] = ("normal",)
    remember: int = 25
    """A past self is kept every so many lessons."""
    memory: int = 10
    """So many past selves at most."""

    @classmethod
    def load(cls, path: Path) -> Config:
        """Read a file. Raises ValueError for a number it does not know."""
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        unknown = set(data) - {field.name for field in fields(cls)}
        if unknown:
            raise ValueError(f"{path.name}: {', '.join(sorted(unknown))}")
        values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
        return cls(**values)


def config_of(game: str) -> Path:
    """The file for a game, in this folder."""
    return HERE / f"{game}.toml"

"""The network of a bot that learned, with numpy only: what it makes of what a seat sees, and of the moves to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .sense import Spelt

Numbers = NDArray[np.float32]


class Network:
    """Three layers on what is seen, one embedding for a move, and their product; beside it what the position is worth."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        self.w: dict[str, Numbers] = {name: np.ascontiguousarray(value, np.float32) for name, value in weights.items() if value.ndim}
        self.figures = self.w["figures.weight"].T.copy()
        self.layers = [(self.w[f"layers.{n}.weight"].T.copy(), self.w[f"layers.{n}.bias"]) for n in range(self._layers())]
        self.asks = (self.w["asks.weight"].T.copy(), self.w["asks.bias"])
        self.hopes = (self.w["hopes.weight"].T.copy(), self.w["hopes.bias"])
        self.hope = (self.w["hope.weight"].T.copy(), self.w["hope.bias"])
        self.scale = 1 / float(np.sqrt(self.asks[1].size))
        self.known: dict[Spelt, tuple[Numbers, float]] = {}
        """Moves by their tokens: their embedding and their own weight."""

    def _layers(self) -> int:
        return sum(1 for name in self.w if name.startswith("layers.") and name.endswith("weight"))

    @classmethod
    def load(cls, path: Path, sense: str) -> Network:
        """Read weights from a file. Raises ValueError if they were made for another sense."""
        with np.load(path, allow_pickle=False) as data:
            if str(data["sense"]) != sense:
                raise ValueError(f"{path.name} was trained for {data['sense']}, not for {sense}")
            return cls({name: data[name] for name in data.files})

    def look(self, seen: Sequence[tuple[bytes, bytes]]) -> Numbers:
        """What the network makes of positions, one row for each."""
        marks = self.w["marks"]
        bags = [np.frombuffer(bag, np.uint16) for bag, _ in seen]
        ends = np.cumsum([0, *[bag.size for bag in bags]])
        hidden: Numbers = np.add.reduceat(marks[np.concatenate(bags)], ends[:-1], axis=0)
        if self.figures.size:
            figures = np.frombuffer(b"".join([figures for _, figures in seen]), np.float32).reshape(len(seen), -1)
            hidden += figures @ self.figures
        hidden += self.w["figures.bias"]
        np.maximum(hidden, 0, out=hidden)
        for weight, bias in self.layers:
            more = hidden @ weight
            more += bias
            np.maximum(more, 0, out=more)
            hidden = hidden + more
        return hidden

    def values(self, hidden: Numbers) -> Numbers:
        """What positions are worth to who looks, from -1 to 1."""
        weight, bias = self.hopes
        mid = np.maximum(hidden @ weight + bias, 0)
        return np.tanh(mid @ self.hope[0] + self.hope[1])[:, 0]  # type: ignore[no-any-return]

    def embed(self, move: Spelt) -> tuple[Numbers, float]:
        """What the network makes of a move."""
        found = self.known.get(move)
        if found is None:
            e = self.w["tokens"][list(move)].sum(axis=0) + self.w["pairs"][(move[0] * 1009 + move[1]) % len(self.w["pairs"])]
            mid = np.maximum(e @ self.w["turns_1.weight"].T + self.w["turns_1.bias"], 0)
            e = e + mid @ self.w["turns_2.weight"].T + self.w["turns_2.bias"]
            found = self.known[move] = e * self.scale, float(e @ self.w["leans.weight"][0] + self.w["leans.bias"][0])
        return found

    def weigh(self, hidden: Numbers, moves: Sequence[Sequence[Spelt]]) -> list[Numbers]:
        """How much is to be said for each of the moves of each position."""
        weight, bias = self.asks
        queries = hidden @ weight + bias
        found = []
        for query, some in zip(queries, moves, strict=True):
            embedded = [self.embed(move) for move in some]
            found.append(np.array([e for e, _ in embedded]) @ query + np.array([own for _, own in embedded], np.float32))
        return found

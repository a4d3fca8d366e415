"""Luck is an input: seeded, logged, and read back on replay."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from .saying import Wrong, say


class Luck:
    """A stream of chance keyed by a seed and the number of the log entry.

    Block i of entry n is SHA-256(seed ‖ n ‖ i), n and i as 8 bytes, read as eight big-endian 32-bit words. `below(n)` takes the first word
    under the largest multiple of n and reduces it. So no generator state is stored, and anyone can check a record.
    """

    def __init__(self, seed: bytes, entry: int = 0) -> None:
        self.seed = seed
        self.drawn: list[int] = []
        self.begin(entry)

    def begin(self, entry: int) -> None:
        """Start the stream of one log entry."""
        self.entry = entry
        self.block = 0
        self.word = 8
        self.words: list[int] = []
        if self.drawn:
            self.drawn = []

    def _next(self) -> int:
        if self.word == 8:
            data = sha256(self.seed + self.entry.to_bytes(8, "big") + self.block.to_bytes(8, "big")).digest()
            self.words = [int.from_bytes(data[i : i + 4], "big") for i in range(0, 32, 4)]
            self.block += 1
            self.word = 0
        value = self.words[self.word]
        self.word += 1
        return value

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely."""
        limit = 4294967296 - 4294967296 % n
        value = self._next()
        while value >= limit:
            value = self._next()
        value %= n
        self.drawn.append(value)
        return value

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in random order (Fisher–Yates from the end)."""
        order = items[:]
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class BadLuck(Wrong):
    """A record's outcomes do not fit the moves."""


class Replayed(Luck):
    """Feeds back the outcomes of a log."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.outcomes: tuple[int, ...] = ()
        self.at = 0

    def feed(self, outcomes: tuple[int, ...]) -> None:
        """The outcomes of the next entry."""
        self.outcomes = outcomes
        self.at = 0
        self.drawn = []

    def below(self, n: int) -> int:
        if self.at >= len(self.outcomes):
            raise BadLuck(say("luck.too-few"))
        value = self.outcomes[self.at]
        self.at += 1
        if not 0 <= value < n:
            raise BadLuck(say("luck.impossible", outcome=value, n=n))
        self.drawn.append(value)
        return value


class QuickLuck(Luck):
    """Chance for imagining and searching: seeded and fast, and nothing is written down."""

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self.random = Random(seed)

    def below(self, n: int) -> int:
        return int(self.random.random() * n)

    def shuffled(self, items: list[int]) -> list[int]:
        """What `random.shuffle` gives, written out, because searches live on it."""
        order = items[:]
        draw = self.random.getrandbits
        bits = len(order).bit_length()
        for i in range(len(order) - 1, 0, -1):
            if not (i + 1) >> (bits - 1):
                bits -= 1
            j: int = draw(bits)
            while j > i:
                j = draw(bits)
            order[i], order[j] = order[j], order[i]
        return order


class Wanted(Exception):
    """The outcomes that were given are used up, and one more of so many is wanted."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Scripted(Luck):
    """Luck whose outcomes are given one by one, by whoever plays chance."""

    def __init__(self, script: tuple[int, ...]) -> None:
        super().__init__(b"")
        self.script = script
        self.at = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.at == len(self.script):
            raise Wanted(n)
        self.at += 1
        return self.script[self.at - 1]


class Rigged(Luck):
    """Luck that falls as somebody says, then as it would: for tests."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.next: list[int] = []

    def below(self, n: int) -> int:
        if not self.next:
            return super().below(n)
        value = self.next.pop(0)
        if not 0 <= value < n:
            raise BadLuck(say("luck.impossible", outcome=value, n=n))
        self.drawn.append(value)
        return value

"""Seals: what somebody has earned, worked out of what they played. A game declares them in `text/seals.toml`, beside their words.

favourites = ["units"]  # groups of the catalogue: of these somebody has favourites

[[seal]]
key = "old-age"       # `seal-old-age` and `seal-old-age-how` in text/<language>/seals.ftl
thing = "farmer"      # what is drawn in its middle (web/src/games/<game>/art/picture.ts)
deed = "deaths"       # so many of this deed in one game (`Game.deed_kinds`) …
line = "war"          # … or so many points of this source …
score = 30            # … or such a score, at least; `n` belongs to `deed` and `line`
n = 9
without = "wars"      # none of this deed
won = true            # in a game that was won
seats = 5             # with so many people at least
times = 10            # in so many games; without it, in one
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from .facts import Played


class Seal(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be done for a seal."""

    key: str
    thing: str
    deed: str = ""
    line: str = ""
    n: int = 1
    score: int | None = None
    without: str = ""
    won: bool = False
    seats: int = 0
    times: int = 1


class Honours(msgspec.Struct, forbid_unknown_fields=True):
    """What a game has to tell of who plays it often."""

    favourites: list[str] = []
    seal: list[Seal] = []


class Earned(NamedTuple):
    """How far somebody is with a seal: `done` out of `of`; the table at which it was earned, and when."""

    seal: Seal
    done: int
    of: int
    table: str | None
    at: int | None


@cache
def honours_of(folder: Path) -> Honours:
    """What a game declares, given its folder."""
    file = folder / "text" / "seals.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Honours) if file.is_file() else Honours()


def _reached(seal: Seal, row: Played) -> tuple[int, int] | None:
    """How far a game leads, and how far it has to; None: it is no game for this seal."""
    if (seal.won and not row.won) or row.seats < seal.seats or (seal.without and row.facts.deeds.get(seal.without)):
        return None
    if seal.deed:
        return row.facts.deeds.get(seal.deed, 0), seal.n
    if seal.line:
        return row.facts.lines.get(seal.line, 0), seal.n
    if seal.score is not None:
        return row.score or 0, seal.score
    return 1, 1


def earned(seal: Seal, rows: Sequence[Played]) -> Earned:
    """How far somebody is, given what they played, the first first."""
    full, best, of = 0, 0, seal.n if seal.deed or seal.line else seal.score or 1
    for row in rows:
        if not row.counts or (found := _reached(seal, row)) is None:
            continue
        done, of = found
        best = max(best, min(done, of))
        full += done >= of
        if full == seal.times:
            return Earned(seal, of if seal.times == 1 else full, of if seal.times == 1 else seal.times, row.table, row.ended)
    return Earned(seal, best, of, None, None) if seal.times == 1 else Earned(seal, full, seal.times, None, None)

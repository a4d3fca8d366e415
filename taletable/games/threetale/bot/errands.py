"""What a reader of the Future Book would run for: places with a worth. Each chapter has a `Reader` in its room."""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar, Final, NamedTuple

from taletable.engine.moves import Move

from ..chapters import CHAPTERS
from ..foes import foe_of
from ..land import apart
from ..scenarios import __name__ as rooms
from ..state import Tale


class Errand(NamedTuple):
    """Go to the space and do it, worth so much: a verb, and what it is done to (a space, a piece, a seat; -1: anything)."""

    space: int
    verb: str
    what: int
    worth: float


class Leaning(NamedTuple):
    """How much a Future asks for: Love, Hope, Actions, Speed, Talents; 1 is the mean. `each`: every Virtue point in itself."""

    love: float
    hope: float
    action: float
    speed: float
    talent: float
    each: float = 0.0


class Fitting(NamedTuple):
    """How much better or worse than its worth each award serves a Future.

    Measured with the same award forced on all three Heroes of the same Pasts. Most Futures are races from place to place, so Speed saves
    most turns; Virtue points are Love and endurance where much is fought, and go into Virtues that are full already elsewhere.
    """

    virtues: float = 1.0
    shevitsa: float = 1.0
    speed: float = 1.0
    artifact: float = 1.0


class Reader:
    """What somebody who has read a chapter knows of it."""

    leaning: ClassVar[Leaning] = Leaning(1.0, 1.0, 1.0, 1.0, 1.0)
    fitting: ClassVar[Fitting] = Fitting()

    def errands(self, s: Tale, seat: int) -> list[Errand]:
        """Everything worth doing in this Future, for this Hero."""
        raise NotImplementedError

    def first(self, s: Tale, seat: int, legal: list[Move]) -> Move | None:
        """What comes before all errands, if anything does."""
        return None

    def timely(self, s: Tale, seat: int) -> bool:
        """Is this the moment for a Sacred Stone?"""
        return True


_readers: dict[int, Reader] = {}


def reader_of(fate: int) -> Reader:
    """The reader of a chapter."""
    if fate not in _readers:
        _readers[fate] = import_module(f"{rooms}.{CHAPTERS[fate].folder.name}.errands").READER()
    return _readers[fate]


# What an errand is worth

PATIENCE: Final = 0.7
STEP: Final = 0.02


def reached(worth: float, turns: float, steps: float) -> float:
    """What something is worth that is so many turns and steps away."""
    left: float = worth * PATIENCE**turns - STEP * steps
    return left


def left_by(s: Tale, seat: int, errand: Errand) -> float:
    """How much of its worth a friend leaves who can take it first."""
    return 0.5 if friend_is_nearer(s, seat, errand) else 1.0


def left_in(s: Tale, what: int) -> float:
    """How much of its worth is left in what may have been tried this turn already."""
    return 0.3 if what in s.tried else 1.0


# Sorts of errands


def around(s: Tale, space: int) -> list[int]:
    """The space and its neighbours, but for Trees."""
    return [near for near in [space, *s.chart.beside[space]] if near not in s.chart.trees]


def tokens(s: Tale, thing: int, worth: float) -> list[Errand]:
    """Every token of a sort."""
    return [Errand(space, "claim", space, worth) for space, what in s.objects.items() if what == thing]


def use(s: Tale, place: int, worth: float) -> list[Errand]:
    """Spaces from which a place can be used; later, if it was used this turn."""
    value = worth * left_in(s, place)
    return [Errand(near, "do", place, value) for near in around(s, place)]


def fights(s: Tale, pieces: list[int], worth: float) -> list[Errand]:
    """Spaces from which a foe can be attacked."""
    found: list[Errand] = []
    for piece, space, harm, _ in s.foes:
        if piece in pieces:
            rest = foe_of(piece).defence - harm
            value = (worth + 10 / max(1, rest) + worth * harm / (2 * (rest + harm))) * left_in(s, ~piece)
            found += [Errand(near, "attack", piece, value) for near in around(s, space)]
    return found


# Doing them


def friend_is_nearer(s: Tale, seat: int, errand: Errand) -> bool:
    """Can a friend take in its next turn what this Hero cannot take in this one?"""
    if errand.verb != "claim":
        return False
    mine = apart(s.at[seat], errand.what)
    return any(q != seat and s.at[q] >= 0 and apart(s.at[q], errand.what) <= min(mine - 1, s.speed[q]) for q in range(s.seats))


def act_here(goal: Errand, legal: list[Move]) -> Move | None:
    """The act of an errand, if it is possible now."""
    for m in legal:
        if m.verb == goal.verb and (goal.what < 0 or not m.args or m.args[1 if m.verb == "do" else 0] == goal.what):
            return m
    return None

"""The state of a game: plain data at every decision."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple, Self

from .declaring import Declaring
from .fields import AnyField, Memo, Options

__all__ = ["UNSEEN", "Frame", "Lots", "Options", "State"]

Lots = tuple[int, ...]
UNSEEN: Final[Lots] = (0,)


class Frame(NamedTuple):
    """One open paragraph of the rulebook. The stack of frames says where we are."""

    rule: str
    step: int = 0
    args: tuple[int, ...] = ()
    asked: int = 0
    """While another frame lies on top: the seats this one asked."""
    waiting: int = 0
    """While another frame lies on top: those of them that still owe an answer."""


def opened(rule: str, step: int, args: tuple[int, ...]) -> Frame:
    """A frame, three times as fast as by its class: rules go on by a new one with every step."""
    return tuple.__new__(Frame, (rule, step, args, 0, 0))


class State(metaclass=Declaring):
    """What every game's state has. A game adds its own fields, declared in the class body (`engine/fields.py`).

    `trace[seat * cards + card]` says what the seat knows of a card that it does not see: the lots it lies in, the newest first.
    A lot is a set of cards of which the seat knows that they went somewhere together, but not which is which: `UNSEEN`, the cards
    it never saw; `(7,)`, the cards that it lost sight of as lot 7; `(9, 7)`, those of lot 7 that were shuffled with others as lot 9.
    """

    __slots__ = ("asked", "cards", "frames", "group", "now", "options", "over", "seats", "trace", "waiting")

    fields: ClassVar[tuple[AnyField, ...]] = ()
    declared: ClassVar[dict[str, AnyField | Memo[Any]]] = {}
    """What this class itself declares, by name."""

    def __init__(self, seats: int, options: Options, like: State | None = None) -> None:
        self.seats = seats
        self.options = options
        if like is None:
            self.frames: list[Frame] = []
            self.asked = 0
            self.waiting = 0
            self.now = 0
            self.over = False
            self.cards = 0
            self.group = 0
            self.trace: list[Lots] = []
        else:
            self.frames = like.frames[:]
            self.asked = like.asked
            self.waiting = like.waiting
            self.now = like.now
            self.over = like.over
            self.cards = like.cards
            self.group = like.group
            self.trace = like.trace[:]

    def clone(self) -> Self:
        """An independent equal state."""
        raise NotImplementedError

    def hidden_from(self, seat: int) -> list[int]:
        """The cards whose face a seat does not see, place by place."""
        return []

    def deal(self, to: list[int]) -> None:
        """Lay `to[card]` in place of each card wherever not everybody sees it; `to[-1]` is -1."""

    def push(self, rule: str, args: tuple[int, ...] = ()) -> None:
        """Open a paragraph on top of the present one, whose ask waits meanwhile."""
        if self.asked and self.frames:
            top = self.frames[-1]
            self.frames[-1] = Frame(top.rule, top.step, top.args, self.asked, self.waiting)
            self.asked = self.waiting = 0
        self.frames.append(opened(rule, 0, args))

    def leave(self, rule: str) -> None:
        """Close a paragraph and all that was opened on top of it, whatever they still wait for: an escape, the end of a round."""
        while self.frames.pop().rule != rule:
            pass
        self.asked = self.waiting = 0

    def lose_sight(self, cards: tuple[int, ...] | list[int], seats: int) -> None:
        """The seats in the mask see these cards go, all together, to a place that they cannot look into."""
        if not cards:
            return
        self.group += 1
        lot, trace, total = (self.group,), self.trace, self.cards
        for seat in range(self.seats):
            if seats >> seat & 1:
                base = seat * total
                for card in cards:
                    trace[base + card] = lot

    def mix(self, cards: tuple[int, ...] | list[int], seats: int) -> None:
        """Cards that the seats in the mask do not see are shuffled together, or are about to be divided in secret.

        What such a seat knew of each of them it now knows of the lot; nothing changes where it could not tell them apart anyway.
        """
        self.group += 1
        if len(cards) < 2:
            return
        lot, trace, total = (self.group,), self.trace, self.cards
        for seat in range(self.seats):
            if seats >> seat & 1:
                base = seat * total
                first = trace[base + cards[0]]
                for card in cards:
                    if trace[base + card] != first:
                        break
                else:
                    continue
                for card in cards:
                    trace[base + card] = lot + trace[base + card]

    @property
    def everyone(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

"""The state of a game: plain data at every decision."""

from __future__ import annotations

from typing import Final, NamedTuple

Options = dict[str, "str | int | bool"]
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


class State:
    """What every game's state has. A game adds its own fields, lists of immutable values or plain values.

    `trace[seat * cards + card]` says what the seat knows of a card that it does not see: the lots it lies in, the newest first.
    A lot is a set of cards of which the seat knows that they went somewhere together, but not which is which: `UNSEEN`, the cards
    it never saw; `(7,)`, the cards that it lost sight of as lot 7; `(9, 7)`, those of lot 7 that were shuffled with others as lot 9.
    """

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.frames: list[Frame] = []
        self.asked = 0
        self.waiting = 0
        self.now = 0
        self.over = False
        self.cards = 0
        self.group = 0
        self.trace: list[Lots] = []

    def clone(self) -> State:
        """An independent equal state. Games write it by hand, for speed; the conformance suite watches it."""
        raise NotImplementedError

    def copy_base(self, other: State) -> None:
        """Copy the common fields into a fresh state."""
        other.frames = self.frames[:]
        other.asked = self.asked
        other.waiting = self.waiting
        other.now = self.now
        other.over = self.over
        other.cards = self.cards
        other.group = self.group
        other.trace = self.trace[:]

    def push(self, rule: str, args: tuple[int, ...] = ()) -> None:
        """Open a paragraph on top of the present one, whose ask waits meanwhile."""
        if self.asked and self.frames:
            top = self.frames[-1]
            self.frames[-1] = Frame(top.rule, top.step, top.args, self.asked, self.waiting)
            self.asked = self.waiting = 0
        self.frames.append(Frame(rule, 0, args))

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

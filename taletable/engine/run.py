"""What a rule may use while it acts."""

from __future__ import annotations

from typing import NamedTuple

from .luck import Luck
from .moves import ALL, Event
from .state import State


class Scene(NamedTuple):
    """A step of the book that is worth seeing: what it is, the events up to its end, and the state as it stood then."""

    key: str
    events: int
    """How many events its run had told by then."""
    state: State


class Run:
    """Chance, and a place to tell what happens. A quiet run (search) tells nothing and is otherwise the same.

    A staged run also keeps the scenes that the rules mark, for tables at which somebody looks on; the others pay nothing for them.
    """

    __slots__ = ("events", "luck", "moved_on", "quiet", "revealed", "scenes", "staged")

    def __init__(self, luck: Luck, quiet: bool = False, staged: bool = False) -> None:
        self.luck = luck
        self.quiet = quiet
        self.staged = staged
        self.events: list[Event] = []
        self.scenes: list[Scene] = []
        self.moved_on = False
        """The ask was left: another one is open now, or none."""
        self.revealed = False
        """Somebody saw something new: what came before cannot be taken back."""

    def tell(self, kind: str, args: tuple[int, ...], sees: int = ALL) -> None:
        """Something happened that the seats in the mask may see."""
        if not self.quiet:
            self.events.append(tuple.__new__(Event, (kind, args, sees)))  # as fast as can be: rules tell all the time

    def scene(self, s: State, key: str) -> None:
        """What was told since the last scene belongs together, and is seen before anything that follows."""
        if self.staged and len(self.events) > (self.scenes[-1].events if self.scenes else 0):
            self.scenes.append(Scene(key, len(self.events), s.clone()))

    def reveal(self) -> None:
        """Hidden things came to light."""
        self.revealed = True

"""What a rule may use while it acts."""

from __future__ import annotations

from .luck import Luck
from .moves import ALL, Event


class Run:
    """Chance, and a place to tell what happens. A quiet run (search) tells nothing and is otherwise the same."""

    def __init__(self, luck: Luck, quiet: bool = False) -> None:
        self.luck = luck
        self.quiet = quiet
        self.events: list[Event] = []
        self.moved_on = False
        """The ask was left: another one is open now, or none."""
        self.revealed = False
        """Somebody saw something new: what came before cannot be taken back."""

    def tell(self, kind: str, args: tuple[int, ...], sees: int = ALL) -> None:
        """Something happened that the seats in the mask may see."""
        if not self.quiet:
            self.events.append(Event(kind, args, sees))

    def reveal(self) -> None:
        """Hidden things came to light."""
        self.revealed = True

"""The Lich King's side of a table for rule tests: which Necropolis cards lie in the row, what is left over, what he has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Lair:
    """What the Lich King has at a position. The level follows from his cards."""

    row: Sequence[str] = ("rusted-gate", "paupers-field", "coffin-maker", "heralds-stair")
    cards: Sequence[str] = ()
    left_over: Sequence[str] = ()
    unseen: Sequence[str] = ()
    """The first cards of the packs that are still to be opened, in their order."""
    score: int = 0

    @property
    def level(self) -> int:
        """The level that uses so many Lich King cards."""
        return 1 + len(self.cards)

    def lay(self, data: dict[str, Any], at: str, take: Callable[[str], str], some: Callable[[], str]) -> None:
        """Put it all into a position; packs that are not named to the end are made up of any cards."""
        data["row"] = list(self.row)
        data["lich_cards"] = list(self.cards)
        data["lich_score"] = self.score
        data["risen"] = data["turn"] - (at in ("solo_draft", "plan"))
        data["players"][0]["left_over"] = [take(name) for name in self.left_over]
        data["stock"] = [take(name) for name in self.unseen]
        if at == "solo_draft":
            pack = data["players"][0]["pack"]
            pack += [some() for _ in range(4 - len(pack))]
            data["stock"] += [some() for _ in range(8 - len(self.unseen))]

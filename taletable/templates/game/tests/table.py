"""A table at which the tests play."""

from __future__ import annotations

from taletable import testing

from lantern_night.lanterns import DECK
from lantern_night.meta import GAME
from lantern_night.state import Night


class Table(testing.Table[Night]):
    """An evening with chosen hands, wind and swarm."""

    def __init__(self, *hands: str, wind: int = 1, swarm: int = 3, length: str = "long") -> None:
        """A hand is written as the numbers of its lanterns: `3 17 20`. The other lanterns are in the box."""
        super().__init__(GAME, len(hands), {"length": length})
        held = [tuple(int(word) - 1 for word in hand.split()) for hand in hands]
        position = GAME.dump(self.state)
        position["wind"], position["swarm"] = wind, swarm
        for player, lanterns in zip(position["players"], held, strict=True):
            player["hand"] = [DECK.ids[lantern] for lantern in lanterns]
        position["box"] = [name for n, name in enumerate(DECK.ids) if not any(n in lanterns for lanterns in held)]
        super().__init__(GAME, position=position)

    def light(self, *numbers: int) -> None:
        """Every seat chooses a lantern."""
        for seat, number in enumerate(numbers):
            self.play(seat, f"choose lantern-{number}")
